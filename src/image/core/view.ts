/** Arguments of image operators: which axis is what, checked, and in one form for every operator. */
import { DeviceArray } from "../../array/array.ts";
import { span } from "../../base/strides.ts";
import { invalid, mismatch, show } from "../../base/check.ts";
import { type DType, DTYPES } from "../../base/dtype.ts";
import type { Context } from "../../core/context.ts";
import type { Stream } from "../../core/stream/stream.ts";

/** What an operator takes: one array of one image or a batch, or a list of images that each have a size of their own. */
export type Images = DeviceArray | readonly DeviceArray[];

/** What an operator that makes elements of type `D` returns for `I`: an array for an array, a list for a list. */
export type Result<I extends Images, D extends DType> = I extends DeviceArray ? DeviceArray<D>
  : DeviceArray<D>[];

/** Options of every image operator. `I` is what it returns. */
export interface ImageOptions<I extends Images = DeviceArray> {
  /**
   * Where to write, instead of new memory: an array of the result's shape and element type with any strides, or for a list of
   * images a list of such arrays. It must not overlap the source.
   */
  into?: I;
  /** The stream that the work is given to. Default: the device's own. */
  stream?: Stream;
}

/** The axes of images in their order: N images of a batch, H rows, W columns, C channels. */
export type ImageLayout = "HW" | "HWC" | "CHW" | "NHWC" | "NCHW";

/** The element types that image operators take unless they say otherwise. */
export const IMAGE_DTYPES: readonly DType[] = ["u8", "u16", "i16", "f16", "f32"];

/**
 * An argument of an operator, read. Of a list, `images` are its members; `count` is how many there are, `height` and `width`
 * are the largest, and the strides, in bytes, are 0.
 */
export interface ImageView {
  readonly name: string;
  readonly context: Context;
  /** What was given: the array, or the first of a list. */
  readonly array: DeviceArray;
  readonly images: readonly ImageView[] | null;
  readonly dtype: DType;
  readonly layout: ImageLayout;
  readonly count: number;
  readonly height: number;
  readonly width: number;
  readonly channels: number;
  readonly imageStride: number;
  readonly rowStride: number;
  readonly columnStride: number;
  readonly channelStride: number;
  /** True if the operator has made the memory, and frees it where it fails. */
  readonly made: boolean;
}

/** Blocks of 8 rows, as many as a grid may have; wide enough for columns, too. */
export const LARGEST_SIDE: number = 8 * 65535;

const LARGEST_BATCH = 65535;

const MOST_CHANNELS = 4;

/**
 * Reads the argument `name`: an array, or a list of arrays that agree in everything but their sizes.
 *
 * @throws {TypeError} Not an array, an element type that is not among `dtypes`, memory of several devices.
 * @throws {RangeError} A shape, layout or number of channels that is not accepted.
 */
export function readImages(
  name: string,
  value: Images,
  dtypes: readonly DType[] = IMAGE_DTYPES,
  channels?: readonly number[],
): ImageView {
  return value instanceof DeviceArray
    ? readArray(name, value, dtypes, channels, false)
    : readList(name, value, dtypes, channels, false);
}

function readList(
  name: string,
  list: readonly DeviceArray[],
  dtypes: readonly DType[],
  channels: readonly number[] | undefined,
  made: boolean,
): ImageView {
  if (!Array.isArray(list) || list.length === 0) {
    throw new TypeError(invalid(name, "a DeviceArray, or a list of at least one DeviceArray", list));
  }
  if (list.length > LARGEST_BATCH) {
    throw new RangeError(mismatch(name, `at most ${LARGEST_BATCH}`, `${list.length} images`));
  }
  const images = list.map((array, i) => readArray(`${name}[${i}]`, array, dtypes, channels, made));
  const first = images[0]!;
  for (const image of images) {
    if (image.layout.length === 4) {
      throw new RangeError(
        mismatch(image.name, "single images in a list", `a batch ${show(image.array.shape)}`),
      );
    }
    if (
      image.dtype !== first.dtype || image.channels !== first.channels || image.context !== first.context
    ) {
      throw new RangeError(
        `${image.name}: ${describe(image)} given, and ${name}[0] is ${describe(first)}; ` +
          "accepted in a list are images of one element type, one number of channels and one device",
      );
    }
  }
  return listView(name, images, made);
}

/** Images that agree in everything but their sizes as one view. */
export function listView(name: string, images: readonly ImageView[], made: boolean): ImageView {
  const { context, array, dtype, layout, channels } = images[0]!;
  let height = 0, width = 0;
  for (const image of images) {
    height = Math.max(height, image.height);
    width = Math.max(width, image.width);
  }
  return {
    name,
    context,
    array,
    images,
    dtype,
    layout,
    count: images.length,
    height,
    width,
    channels,
    imageStride: 0,
    rowStride: 0,
    columnStride: 0,
    channelStride: 0,
    made,
  };
}

function describe({ dtype, channels, context }: ImageView): string {
  return `${dtype} of ${channels} ${channels === 1 ? "channel" : "channels"} on ${context}`;
}

/** Reads one array. `layout` is what its axes are, where that is known already. */
export function readArray(
  name: string,
  array: DeviceArray,
  dtypes: readonly DType[],
  channels: readonly number[] | undefined,
  made: boolean,
  layout?: ImageLayout,
): ImageView {
  if (!(array instanceof DeviceArray)) {
    throw new TypeError(invalid(name, "a DeviceArray, or a list of them", array));
  }
  const { dtype } = array;
  if (!dtypes.includes(dtype)) {
    throw new TypeError(
      mismatch(name, `an array of ${dtypes.join(", ")}`, dtype),
    );
  }
  const view = withAxes(name, array, layout ?? layoutOf(name, array), made);
  checkExtents(view, channels);
  checkAligned(view);
  return view;
}

/** The layout that the array says, or that its shape suggests: up to four channels, innermost if that is possible. */
function layoutOf(name: string, { layout, shape }: DeviceArray): ImageLayout {
  if (layout !== undefined) {
    if (
      layout === "HWC" || layout === "NHWC" || layout === "CHW" || layout === "NCHW" || layout === "HW"
    ) return layout;
    throw new RangeError(
      mismatch(name, "HW, HWC, NHWC, CHW or NCHW", `an array with layout ${show(layout)}`),
    );
  }
  if (shape.length === 2) return "HW";
  if (shape.length === 3) {
    if (shape[2]! <= MOST_CHANNELS) return "HWC";
    if (shape[0]! <= MOST_CHANNELS) return "CHW";
  }
  if (shape.length === 4) {
    if (shape[3]! <= MOST_CHANNELS) return "NHWC";
    if (shape[1]! <= MOST_CHANNELS) return "NCHW";
  }
  throw new RangeError(
    mismatch(
      name,
      `images with 1 to ${MOST_CHANNELS} channels: [height, width], [height, width, channels] or ` +
        "[channels, height, width], the latter two optionally with a leading batch axis",
      `shape ${show(shape)}; if the shape is ambiguous, name the axes: asTensor(array, "CHW")`,
    ),
  );
}

function withAxes(name: string, array: DeviceArray, layout: ImageLayout, made: boolean): ImageView {
  const { shape, strides } = array;
  const batched = layout.length === 4 ? 1 : 0;
  const planar = layout === "CHW" || layout === "NCHW";
  const h = planar ? batched + 1 : batched, w = h + 1, c = planar ? batched : h + 2;
  const hasChannels = layout !== "HW";
  return {
    name,
    context: array.allocation.context,
    array,
    images: null,
    dtype: array.dtype,
    layout,
    count: batched ? shape[0]! : 1,
    height: shape[h]!,
    width: shape[w]!,
    channels: hasChannels ? shape[c]! : 1,
    imageStride: batched ? strides[0]! : 0,
    rowStride: strides[h]!,
    columnStride: strides[w]!,
    channelStride: hasChannels ? strides[c]! : 0,
    made,
  };
}

function checkExtents(
  { name, array, count, height, width, channels }: ImageView,
  accepted?: readonly number[],
): void {
  void array.pointer; // an error if it was disposed of
  if (accepted ? !accepted.includes(channels) : channels < 1 || channels > MOST_CHANNELS) {
    throw new RangeError(
      mismatch(
        name,
        `one of ${accepted?.join(", ") ?? `1 to ${MOST_CHANNELS}`}`,
        `${channels} channels (shape ${show(array.shape)})`,
      ),
    );
  }
  if (height < 1 || width < 1 || height > LARGEST_SIDE || width > LARGEST_SIDE) {
    throw new RangeError(
      mismatch(name, `sides of 1 to ${LARGEST_SIDE}`, `images of ${height} × ${width} pixels`),
    );
  }
  if (count > LARGEST_BATCH) {
    throw new RangeError(mismatch(name, `at most ${LARGEST_BATCH}`, `${count} images`));
  }
}

/** Kernels read and write whole elements: they must lie at multiples of their size. */
function checkAligned({ name, array }: ImageView): void {
  const { itemSize, alignment } = DTYPES[array.dtype];
  if (itemSize === 1) return;
  const { strides } = array;
  let aligned = array.pointer % BigInt(alignment) === 0n;
  for (let axis = 0; axis < strides.length; axis++) aligned &&= strides[axis]! % alignment === 0;
  if (aligned) return;
  throw new RangeError(
    mismatch(
      name,
      "one aligned to its elements: copy() makes one",
      `an array of ${array.dtype} at address ${array.pointer} with strides ${show(strides)}`,
    ),
  );
}

/** True if two arrays have bytes in common. Of regions of one pitched frame only the columns and rows that both cover count. */
export function overlapping(a: DeviceArray, b: DeviceArray): boolean {
  const { allocation } = a, other = b.allocation;
  if (allocation !== other && allocation.kind !== "foreign" && other.kind !== "foreign") return false;
  if (a.size === 0 || b.size === 0) return false;
  const [aLow, aHigh] = span(a.shape, a.strides, a.itemSize),
    [bLow, bHigh] = span(b.shape, b.strides, b.itemSize);
  const distance = Number(a.pointer - b.pointer) + aLow - bLow;
  if (distance >= bHigh - bLow || -distance >= aHigh - aLow) return false;
  return !apartWithinRows(a, b, distance);
}

/** True if both are made of runs of bytes that are equally far apart, and one lies beside the other each time. */
function apartWithinRows(a: DeviceArray, b: DeviceArray, distance: number): boolean {
  const aRuns = runsOf(a), bRuns = runsOf(b);
  if (aRuns === null || bRuns === null || aRuns.pitch !== bRuns.pitch) return false;
  const { pitch } = aRuns;
  const offset = ((distance % pitch) + pitch) % pitch;
  return offset >= bRuns.length && offset + aRuns.length <= pitch;
}

/** The bytes without gaps and how far it is to the next ones, if that is always the same or a multiple: the rows of a region. */
function runsOf({ shape, strides, itemSize }: DeviceArray): { pitch: number; length: number } | null {
  const axes = shape.map((extent, axis) => ({ extent, step: Math.abs(strides[axis]!) }))
    .filter(({ extent }) => extent > 1).sort((p, q) => p.step - q.step);
  let length = itemSize;
  for (const { extent, step } of axes) {
    if (step > length) {
      const regular = axes.every((axis) => axis.step < step || axis.step % step === 0);
      return regular ? { pitch: step, length } : null;
    }
    length += (extent - 1) * step;
  }
  return null;
}
