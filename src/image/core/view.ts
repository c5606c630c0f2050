/** Image arguments of operators: checked, and in one form for every layout. */
import { DeviceArray } from "../../array/array.ts";
import { swappedAxesAdvice } from "../../array/layout_label.ts";
import { invalid, mismatch, type OptionNames, show } from "../../base/check.ts";
import { type DType, DTYPES } from "../../base/dtype.ts";
import { allocationOf, checkNotDisposed } from "../../core/memory/array_data.ts";
import type { Context } from "../../core/context.ts";
import type { Stream } from "../../core/stream/stream.ts";
import { MAX_BATCH, MAX_CHANNELS, MAX_SIDE } from "./limits.ts";

/** One array with an image or a batch, or a list of images that may differ in size. */
export type Images = DeviceArray | readonly DeviceArray[];

/** The result of an operator on `I` with dtype `D`: an array for an array, a list for a list. */
export type Result<I extends Images, D extends DType> = I extends DeviceArray ? DeviceArray<D>
  : DeviceArray<D>[];

/** Options of every image operator. `I` is the type of the result. */
export interface ImageOptions<I extends Images = DeviceArray> {
  /**
   * Writes the result here instead of allocating it: an array of the result's shape and dtype with any
   * strides, or a list of them for a list of images. It must not overlap the source, unless the operator allows it.
   */
  into?: I | undefined;
  /** The stream to enqueue on. Default: the device's own. */
  stream?: Stream | undefined;
}

/** The names of {@link ImageOptions}. */
export const IMAGE_OPTIONS: OptionNames<ImageOptions> = { into: true, stream: true };

/** The order of the axes: N images of a batch, H rows, W columns, C channels. */
export type ImageLayout = "HW" | "HWC" | "CHW" | "NHWC" | "NCHW";

/** The dtypes that image operators accept unless documented otherwise. */
export const IMAGE_DTYPES: readonly DType[] = ["u8", "u16", "i16", "f16", "f32"];

/**
 * A checked image argument: pointer, extents, and strides in bytes. For a list, `images` holds its members,
 * `height` and `width` are the largest ones, and all strides are 0.
 */
export interface ImageView {
  /** The argument's name in error messages. */
  readonly name: string;
  readonly context: Context;
  /** The array, or the first array of a list. */
  readonly array: DeviceArray;
  readonly images: readonly ImageView[] | null;
  readonly dtype: DType;
  readonly layout: ImageLayout;
  /** The number of images. */
  readonly count: number;
  readonly height: number;
  readonly width: number;
  readonly channels: number;
  readonly imageStride: number;
  readonly rowStride: number;
  readonly columnStride: number;
  readonly channelStride: number;
  /** True if the operator allocated the memory, so that it frees it when it fails. */
  readonly owned: boolean;
}

/**
 * Reads the argument `name`: an array, or a list of arrays that agree in dtype, channels and device.
 *
 * @throws {TypeError} Not an array, or a dtype that is not in `dtypes`.
 * @throws {RangeError} A shape, layout or number of channels that the operator does not accept, or arrays of
 * a list that do not agree.
 */
export function readImages(
  name: string,
  value: Images,
  dtypes: readonly DType[] = IMAGE_DTYPES,
  channels?: readonly number[],
): ImageView {
  return value instanceof DeviceArray
    ? readArray(name, value, dtypes, channels, false)
    : readList(name, value, dtypes, channels);
}

function readList(
  name: string,
  list: readonly DeviceArray[],
  dtypes: readonly DType[],
  channels: readonly number[] | undefined,
): ImageView {
  if (!Array.isArray(list) || list.length === 0) {
    throw new TypeError(
      invalid(name, "a DeviceArray, or a list of at least one DeviceArray", list) + uploadAdvice(list),
    );
  }
  if (list.length > MAX_BATCH) {
    throw new RangeError(mismatch(name, `at most ${MAX_BATCH} images`, `${list.length}`));
  }
  const images = Array.from(list, (array, i) => readArray(`${name}[${i}]`, array, dtypes, channels, false));
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
      throw new RangeError(mismatch(image.name, `${describe(first)}, like ${first.name}`, describe(image)));
    }
  }
  return listView(name, images, false);
}

/** Returns advice for pixels on the host, such as those of `decodeImage()`. */
function uploadAdvice(value: unknown): string {
  const isImage = typeof value === "object" && value !== null && "data" in value && "width" in value &&
    ArrayBuffer.isView(value.data);
  return isImage
    ? "; upload it: device.array(image.data, { shape: [image.height, image.width, 3] }), or read files with readImage()"
    : frameAdvice(value);
}

/** How to pass a frame of a video. */
function frameAdvice(value: unknown): string {
  const isFrame = typeof value === "object" && value !== null && "y" in value && "uv" in value &&
    value.y instanceof DeviceArray;
  if (!isFrame) return "";
  const code = (value.y as DeviceArray).dtype === "u8" ? "YUV2RGB_NV12" : "YUV2RGB_P010";
  return `; convert it: cvtColor(frame, "${code}"), or read frames as RGB with video.sample()`;
}

/** Returns one view for images that agree in everything but their sizes. */
export function listView(name: string, images: readonly ImageView[], owned: boolean): ImageView {
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
    owned,
  };
}

function describe({ dtype, channels, context }: ImageView): string {
  return `${dtype} with ${channels} ${channels === 1 ? "channel" : "channels"} on ${context}`;
}

/** The images of a view: the members of a list, or the view itself. */
export function imagesOf(view: ImageView): readonly ImageView[] {
  return view.images ?? [view];
}

/** Reads one array. `layout` names the axes if they are already known. */
export function readArray(
  name: string,
  array: DeviceArray,
  dtypes: readonly DType[],
  channels: readonly number[] | undefined,
  owned: boolean,
  layout?: ImageLayout,
): ImageView {
  if (!(array instanceof DeviceArray)) {
    throw new TypeError(invalid(name, "a DeviceArray, or a list of them", array));
  }
  const { dtype } = array;
  if (!dtypes.includes(dtype)) {
    throw new TypeError(mismatch(name, `an array of ${dtypes.join(", ")}`, dtype));
  }
  const view = withAxes(name, array, layout ?? layoutOf(name, array), owned);
  checkExtents(view, channels);
  checkAligned(view);
  return view;
}

/**
 * The layout of an array: its label, or a guess from its shape that looks for up to four channels, innermost
 * first.
 */
function layoutOf(name: string, { layout, shape }: DeviceArray): ImageLayout {
  if (layout !== undefined) {
    if (
      layout === "HWC" || layout === "NHWC" || layout === "CHW" || layout === "NCHW" || layout === "HW"
    ) return layout;
    const got = `an array with layout ${show(layout)}`;
    throw new RangeError(mismatch(name, "HW, HWC, NHWC, CHW or NCHW", got) + swappedAxesAdvice(layout));
  }
  if (shape.length === 2) return "HW";
  if (shape.length === 3) {
    if (shape[2]! <= MAX_CHANNELS) return "HWC";
    if (shape[0]! <= MAX_CHANNELS) return "CHW";
  }
  if (shape.length === 4) {
    if (shape[3]! <= MAX_CHANNELS) return "NHWC";
    if (shape[1]! <= MAX_CHANNELS) return "NCHW";
  }
  const gray = shape.length === 3 ? "; for a batch of gray images, add an axis: array.unsqueeze(-1)" : "";
  throw new RangeError(
    mismatch(
      name,
      `images with 1 to ${MAX_CHANNELS} channels: [height, width], [height, width, channels] or ` +
        "[channels, height, width], the latter two optionally with a leading batch axis",
      `shape ${show(shape)}${gray}`,
    ),
  );
}

function withAxes(name: string, array: DeviceArray, layout: ImageLayout, owned: boolean): ImageView {
  const { shape, strides } = array;
  const batched = layout.length === 4 ? 1 : 0;
  const planar = layout === "CHW" || layout === "NCHW";
  const h = planar ? batched + 1 : batched, w = h + 1, c = planar ? batched : h + 2;
  const hasChannels = layout !== "HW";
  return {
    name,
    context: allocationOf(array).context,
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
    owned,
  };
}

function checkExtents(
  { name, array, count, height, width, channels }: ImageView,
  accepted?: readonly number[],
): void {
  checkNotDisposed(array, name);
  if (accepted ? !accepted.includes(channels) : channels < 1 || channels > MAX_CHANNELS) {
    const expected = accepted === undefined ? `1 to ${MAX_CHANNELS} channels` : channelsText(accepted);
    throw new RangeError(mismatch(name, expected, `${channels} (shape ${show(array.shape)})`));
  }
  if (height < 1 || width < 1 || height > MAX_SIDE || width > MAX_SIDE) {
    throw new RangeError(mismatch(name, `sides of 1 to ${MAX_SIDE}`, `${height} × ${width} pixels`));
  }
  if (count > MAX_BATCH) {
    throw new RangeError(mismatch(name, `at most ${MAX_BATCH} images`, `${count}`));
  }
}

/** `[1]` is "1 channel", `[1, 3, 4]` is "1, 3 or 4 channels". */
export function channelsText(accepted: readonly number[]): string {
  if (accepted.length === 1) return `${accepted[0]} ${accepted[0] === 1 ? "channel" : "channels"}`;
  return `${accepted.slice(0, -1).join(", ")} or ${accepted.at(-1)} channels`;
}

/** Kernels load and store whole elements, which must be aligned. */
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
      "elements aligned to their size",
      `${array.dtype} at address ${array.pointer} with strides ${show(strides)}; use copy() to align them`,
    ),
  );
}
