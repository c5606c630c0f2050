/** Results of operators: new memory in the source's layout, or the checked `into` option. */
import { DeviceArray, emptyArray } from "../../array/array.ts";
import { checkOptions, invalid, mismatch, otherDevice, show } from "../../base/check.ts";
import type { DType } from "../../base/dtype.ts";
import { sameShape } from "../../base/strides.ts";
import { allocationOf, checkNotDisposed } from "../../core/memory/array_data.ts";
import { streamOf } from "../../core/stream_state.ts";
import { MAX_SIDE } from "./limits.ts";
import { overlapping } from "./overlap.ts";
import type { Size } from "./size.ts";
import {
  type ImageLayout,
  type ImageOptions,
  type Images,
  imagesOf,
  type ImageView,
  listView,
  readArray,
} from "./view.ts";

/** How a result differs from the source. */
export interface ResultShape {
  readonly dtype?: DType | undefined;
  readonly channels?: number | undefined;
  readonly layout?: ImageLayout | undefined;
  /** One size for all images, or for a list one for each. */
  readonly size?: Size | readonly Size[] | undefined;
  /** Images of the batch; not for lists. */
  readonly count?: number | undefined;
}

/** Additional rules for the memory of a result. */
export interface ResultRules {
  /** True if `into` may be the source: each element is read before the same thread overwrites it. */
  readonly inPlace?: boolean | undefined;
  /** Other sources, which `into` must not overlap either. */
  readonly others?: readonly ImageView[] | undefined;
}

/**
 * Allocates the result for the source `from`, or checks `into`.
 *
 * @throws {RangeError | TypeError} `into` has another shape or dtype, overlaps a source, or is read-only.
 */
export function resultFor(
  from: ImageView,
  shape: ResultShape,
  options: ImageOptions<Images>,
  { inPlace = false, others }: ResultRules = {},
): ImageView {
  const { into } = checkOptions(options);
  const { images, context } = from;
  const sources = others === undefined ? [from] : [from, ...others];
  streamOf(context, options.stream);
  const { size } = shape;
  if (images === null) {
    const one = size ?? [from.height, from.width];
    return resultArray("into", from, shape, one as Size, into, options, { sources, inPlace, index: 0 });
  }
  if (into !== undefined && (!Array.isArray(into) || into.length !== images.length)) {
    throw new TypeError(invalid("into", `a list of ${images.length} arrays, as src is one`, into));
  }
  const results: ImageView[] = [];
  try {
    for (let i = 0; i < images.length; i++) {
      const image = images[i]!;
      const one = size === undefined
        ? [image.height, image.width] as const
        : (typeof size[0] === "number" ? size : size[i]) as Size;
      const target = into === undefined ? undefined : into[i] ?? null;
      const rules = { sources, inPlace, index: i };
      results.push(resultArray(`into[${i}]`, image, shape, one, target, options, rules));
    }
    checkDisjoint(into as readonly DeviceArray[] | undefined);
  } catch (error) {
    for (const view of results) discard(view);
    throw error;
  }
  return listView("into", results, into === undefined);
}

/** How `into` may overlap the sources. `index` is its position in a list. */
interface Overlap {
  readonly sources: readonly ImageView[];
  readonly inPlace: boolean;
  readonly index: number;
}

function resultArray(
  name: string,
  from: ImageView,
  shape: ResultShape,
  [height, width]: Size,
  into: Images | null | undefined,
  options: ImageOptions<Images>,
  overlap: Overlap,
): ImageView {
  const { dtype = from.dtype, channels = from.channels, count = from.count } = shape;
  // HW has no axis for several channels.
  const layout = shape.layout ?? (from.layout === "HW" && channels > 1 ? "HWC" : from.layout);
  const extents = extentsOf(layout, count, height, width, channels);
  if (into === undefined) {
    if (!(height >= 1 && width >= 1 && height <= MAX_SIDE && width <= MAX_SIDE)) {
      throw new RangeError(
        mismatch("the result", `sides of 1 to ${MAX_SIDE}`, `${height} × ${width} pixels`),
      );
    }
    const state = streamOf(from.context, options.stream);
    const array = emptyArray(from.context, extents, dtype, state, layout);
    return readArray(name, array, [dtype], undefined, true, layout);
  }
  if (!(into instanceof DeviceArray)) {
    throw new TypeError(invalid(name, "a DeviceArray", into));
  }
  if (into.dtype !== dtype || !sameShape(into.shape, extents)) {
    const got = `${into.dtype} ${show(into.shape)}`;
    const message = mismatch(name, `${dtype} ${show(extents)} (${layout})`, got);
    throw into.dtype === dtype ? new RangeError(message) : new TypeError(message);
  }
  if (into.layout !== undefined && into.layout !== layout) {
    throw new RangeError(mismatch(name, `layout ${show(layout)}`, show(into.layout)));
  }
  checkWritable(name, into, from);
  checkOverlap(name, into, overlap);
  return readArray(name, into, [dtype], undefined, false, layout);
}

function checkWritable(name: string, into: DeviceArray, { context }: ImageView): void {
  checkNotDisposed(into, name);
  if (allocationOf(into).context !== context) {
    throw otherDevice(name, context, allocationOf(into).context, "src");
  }
  if (into.readOnly) {
    throw new TypeError(mismatch(name, "writable memory", "memory that its owner marked read-only"));
  }
  const { shape, strides } = into;
  for (let axis = 0; axis < shape.length; axis++) {
    if (strides[axis] === 0 && shape[axis]! > 1) {
      throw new RangeError(mismatch(name, "elements at different addresses", `strides ${show(strides)}`));
    }
  }
}

function checkOverlap(name: string, into: DeviceArray, { sources, inPlace, index }: Overlap): void {
  for (const source of sources) {
    const images = imagesOf(source);
    for (let i = 0; i < images.length; i++) {
      const { array } = images[i]!;
      if (!overlapping(into, array)) continue;
      // The images of a list are processed in any order: only the result's own source may be overwritten.
      const own = images[source.images === null ? 0 : index]!;
      const isOwn = i === index || source.images === null;
      if (inPlace && isOwn && into.pointer === array.pointer && into.sameLayout(array)) continue;
      throw new RangeError(
        mismatch(
          name,
          `separate memory${inPlace ? `, or exactly ${own.name}` : ""}`,
          `memory that overlaps ${images[i]!.name}`,
        ),
      );
    }
  }
}

/** Checks that no two results of a list overlap. */
function checkDisjoint(list: readonly DeviceArray[] | undefined): void {
  if (list === undefined) return;
  for (let i = 1; i < list.length; i++) {
    for (let j = 0; j < i; j++) {
      if (overlapping(list[i]!, list[j]!)) {
        throw new RangeError(
          mismatch(`into[${i}]`, "separate memory", `memory that overlaps into[${j}]`),
        );
      }
    }
  }
}

/** The shape of images in a layout. */
function extentsOf(
  layout: ImageLayout,
  count: number,
  height: number,
  width: number,
  channels: number,
): number[] {
  switch (layout) {
    case "HW":
      return [height, width];
    case "HWC":
      return [height, width, channels];
    case "CHW":
      return [channels, height, width];
    case "NHWC":
      return [count, height, width, channels];
    case "NCHW":
      return [count, channels, height, width];
  }
}

/** Frees a result that the operator allocated, after a failure. */
export function discard(view: ImageView): void {
  if (!view.owned) return;
  for (const { array } of imagesOf(view)) array.dispose();
}

/** Runs `launch`; frees the result if it throws. */
export function launchInto<I extends Images>(to: ImageView, launch: () => void): I {
  try {
    launch();
  } catch (error) {
    discard(to);
    throw error;
  }
  return returned(to);
}

/** Returns the result to the caller: the array, or the arrays of a list. */
export function returned<I extends Images>({ array, images }: ImageView): I {
  return (images === null ? array : images.map((image) => image.array)) as Images as I;
}
