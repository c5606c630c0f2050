/** Where an operator writes: new memory in the source's layout, or what `into` names, checked. */
import { DeviceArray } from "../../array/array.ts";
import { sameShape } from "../../base/strides.ts";
import { invalid, mismatch, show } from "../../base/check.ts";
import type { DType } from "../../base/dtype.ts";
import { streamOf } from "../../core/stream_state.ts";
import type { Size } from "./size.ts";
import {
  type ImageLayout,
  type ImageOptions,
  type Images,
  type ImageView,
  LARGEST_SIDE,
  listView,
  overlapping,
  readArray,
} from "./view.ts";

/** What of a result differs from the source. */
export interface ResultShape {
  readonly dtype?: DType;
  readonly channels?: number;
  readonly layout?: ImageLayout;
  /** One size for all images, or of a list one for each. */
  readonly size?: Size | readonly Size[];
  /** Images of the batch; not for lists. */
  readonly count?: number;
}

/**
 * The view that an operator with the source `from` writes. `beside` are further sources.
 *
 * @param inPlace True if `into` may be the source itself, because each element is read before it is written and by the same thread.
 * @throws {RangeError | TypeError} `into` has another shape or element type, overlaps a source, or cannot be written.
 */
export function resultOf(
  from: ImageView,
  shape: ResultShape,
  options: ImageOptions<Images>,
  inPlace = false,
  beside: readonly ImageView[] = [],
): ImageView {
  const { into } = options;
  const { images, context } = from;
  const sources = beside.length === 0 ? [from] : [from, ...beside];
  streamOf(context, options.stream);
  if (images === null) {
    return resultArray(
      "into",
      from,
      shape,
      (shape.size ?? [from.height, from.width]) as Size,
      into,
      options,
      sources,
      inPlace,
    );
  }
  if (into !== undefined && (!Array.isArray(into) || into.length !== images.length)) {
    throw new TypeError(invalid("into", `a list of ${images.length} arrays, as src is one`, into));
  }
  const made: ImageView[] = [];
  try {
    for (let i = 0; i < images.length; i++) {
      const image = images[i]!;
      const { size } = shape;
      const own = size === undefined
        ? [image.height, image.width] as const
        : (typeof size[0] === "number" ? size : size[i]) as Size;
      const target = into === undefined ? undefined : into[i] ?? null;
      made.push(resultArray(`into[${i}]`, image, shape, own, target, options, sources, inPlace, i));
    }
    checkApart(into as readonly DeviceArray[] | undefined);
  } catch (error) {
    for (const view of made) discard(view);
    throw error;
  }
  return listView("into", made, into === undefined);
}

function resultArray(
  name: string,
  from: ImageView,
  shape: ResultShape,
  [height, width]: Size,
  into: Images | null | undefined,
  options: ImageOptions<Images>,
  sources: readonly ImageView[],
  inPlace: boolean,
  index = 0,
): ImageView {
  const { context } = from;
  const { dtype = from.dtype, channels = from.channels, count = from.count } = shape;
  // A plane without an axis for channels gets one if there are several.
  const layout = shape.layout ?? (from.layout === "HW" && channels > 1 ? "HWC" : from.layout);
  const extents = extentsOf(layout, count, height, width, channels);
  if (into === undefined) {
    if (!(height >= 1 && width >= 1 && height <= LARGEST_SIDE && width <= LARGEST_SIDE)) {
      throw new RangeError(
        `the result: ${height} × ${width} pixels asked for; accepted are sides of 1 to ${LARGEST_SIDE}`,
      );
    }
    const array = DeviceArray.empty(context, extents, dtype, streamOf(context, options.stream), layout);
    return readArray(name, array, [dtype], undefined, true, layout);
  }
  if (!(into instanceof DeviceArray)) {
    throw new TypeError(invalid(name, "a DeviceArray", into));
  }
  if (into.dtype !== dtype || !sameShape(into.shape, extents)) {
    throw new RangeError(
      mismatch(name, `${dtype} ${show(extents)} (${layout})`, `${into.dtype} ${show(into.shape)}`),
    );
  }
  if (into.layout !== undefined && into.layout !== layout) {
    throw new RangeError(mismatch(name, show(layout), `layout ${show(into.layout)}`));
  }
  checkWritable(name, into, from, sources, inPlace, index);
  return readArray(name, into, [dtype], undefined, false, layout);
}

function checkWritable(
  name: string,
  into: DeviceArray,
  from: ImageView,
  sources: readonly ImageView[],
  inPlace: boolean,
  index: number,
): void {
  void into.pointer;
  const { context } = from;
  if (into.allocation.context !== context) {
    throw new RangeError(
      mismatch(name, `memory of ${context}, where src is`, `memory of device ${into.allocation.context}`),
    );
  }
  if (into.readOnly) {
    throw new TypeError(
      `${name}: the owner of the memory has made it read-only; accepted is memory to write to`,
    );
  }
  const { shape, strides } = into;
  for (let axis = 0; axis < shape.length; axis++) {
    if (strides[axis] === 0 && shape[axis]! > 1) {
      throw new RangeError(
        mismatch(name, "elements that lie at different addresses", `strides ${show(strides)}`),
      );
    }
  }
  for (const source of sources) {
    const images = source.images ?? [source];
    for (let i = 0; i < images.length; i++) {
      const { array } = images[i]!;
      if (!overlapping(into, array)) continue;
      // Of a list, other images than this one are read at any time.
      const own = images[source.images === null ? 0 : index]!;
      const same = i === index || source.images === null;
      if (inPlace && same && into.pointer === array.pointer && into.sameLayout(array)) continue;
      throw new RangeError(
        `${name}: it shares memory with ${images[i]!.name}; accepted is memory of its own` +
          (inPlace ? `, or exactly ${own.name}` : ""),
      );
    }
  }
}

/** Two results in the same place cannot both be written. */
function checkApart(list: readonly DeviceArray[] | undefined): void {
  if (list === undefined) return;
  for (let i = 1; i < list.length; i++) {
    for (let j = 0; j < i; j++) {
      if (overlapping(list[i]!, list[j]!)) {
        throw new RangeError(
          `into[${i}]: it shares memory with into[${j}]; accepted are arrays that do not overlap`,
        );
      }
    }
  }
}

/** The shape of images in a layout. */
export function extentsOf(
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

/** Frees what an operator has made, after a failure. */
export function discard(view: ImageView): void {
  if (!view.made) return;
  for (const { array } of view.images ?? [view]) array.dispose();
}

/** What the operator returns: the array, or the arrays of the list. */
export function returned<I extends Images>(view: ImageView): I {
  return (view.images === null ? view.array : view.images.map(({ array }) => array)) as Images as I;
}
