/** Arrays as batches of images: which axis is what, checked and in one form for every operator. */
import { DeviceArray } from "../array.ts";
import { show } from "../check.ts";
import type { DType } from "../dtype.ts";

/** Order of the axes: H rows, W columns, C channels, N images of a batch. */
export type Layout = "HWC" | "NHWC" | "CHW" | "NCHW";

/** A batch of images in an array: extents, and the bytes from one image, channel, row or column to the next. */
export interface Images {
  /** True if the array has an axis for it; without one, `count` is 1. */
  readonly batched: boolean;
  readonly count: number;
  readonly height: number;
  readonly width: number;
  readonly channels: number;
  readonly imageStride: number;
  readonly rowStride: number;
  readonly columnStride: number;
  readonly channelStride: number;
}

const LARGEST_BATCH = 65535; // gridDim.z
const LARGEST_EXTENT = 2 ** 30;

/** The extents and strides of `array`, whose axes are named by `layout`. */
export function imagesOf(array: DeviceArray, layout: Layout): Images {
  const axis = (name: string): number => layout.indexOf(name);
  const extent = (name: string): number => axis(name) < 0 ? 1 : array.shape[axis(name)]!;
  const stride = (name: string): number => axis(name) < 0 ? 0 : array.strides[axis(name)]!;
  return {
    batched: layout.length === 4,
    count: extent("N"),
    height: extent("H"),
    width: extent("W"),
    channels: extent("C"),
    imageStride: stride("N"),
    rowStride: stride("H"),
    columnStride: stride("W"),
    channelStride: stride("C"),
  };
}

/** Checks that `src` holds interleaved 8-bit images of 1, 3 or 4 channels, HWC or NHWC, rows as far apart as they like. */
export function checkInterleaved(src: DeviceArray): Images {
  if (!(src instanceof DeviceArray)) {
    throw new TypeError(`src: ${show(src)} given; accepted is a DeviceArray`);
  }
  void src.pointer; // an error if it was disposed of
  const accepted =
    "accepted are u8 images of 1, 3 or 4 interleaved channels, [height, width, channels] or [count, height, width, channels]";
  const given = `src: ${src.dtype} ${show(src.shape)} given`;
  if (src.dtype !== "u8") throw new TypeError(`${given}; ${accepted}`);
  if (src.shape.length !== 3 && src.shape.length !== 4) throw new RangeError(`${given}; ${accepted}`);
  const images = imagesOf(src, src.shape.length === 4 ? "NHWC" : "HWC");
  const { count, height, width, channels, rowStride, columnStride, channelStride } = images;
  if (channels !== 1 && channels !== 3 && channels !== 4) throw new RangeError(`${given}; ${accepted}`);
  if (height < 1 || width < 1) throw new RangeError(`${given}; accepted are images of at least one pixel`);
  if (count > LARGEST_BATCH) {
    throw new RangeError(`${given}; accepted are at most ${LARGEST_BATCH} images in one call`);
  }
  if (height > LARGEST_EXTENT || width * channels > LARGEST_EXTENT) {
    throw new RangeError(`${given}; accepted are rows of at most ${LARGEST_EXTENT} bytes, and as many rows`);
  }
  const packed = (channels === 1 || channelStride === 1) && (width === 1 || columnStride === channels);
  if (!packed || (height > 1 && rowStride < width * channels)) {
    throw new RangeError(
      `src: strides ${
        show(src.strides)
      } given; accepted are pixels without gaps, in rows that may be padded but not turned or overlapping`,
    );
  }
  return images;
}

/** The layout of a result for a source with or without a batch axis. */
export function checkLayout(layout: Layout | undefined, batched: boolean): Layout {
  const accepted: Layout[] = batched ? ["NCHW", "NHWC"] : ["CHW", "HWC"];
  if (layout === undefined) return accepted[0]!;
  const full = batched && layout.length === 3 ? `N${layout}` as Layout : layout;
  if (!accepted.includes(full)) {
    throw new RangeError(
      `layout: ${show(layout)} given; accepted for ${batched ? "a batch" : "one image"} are ${
        accepted.map(show).join(" and ")
      }`,
    );
  }
  return full;
}

/** The shape of images in a layout. */
export function shapeOf(
  layout: Layout,
  count: number,
  height: number,
  width: number,
  channels: number,
): number[] {
  return Array.from(
    layout,
    (axis) => axis === "N" ? count : axis === "H" ? height : axis === "W" ? width : channels,
  );
}

/** Checks that the destination that a caller gave has the element type, shape and memory that the operator writes. */
export function checkInto<D extends DType>(
  into: DeviceArray<D>,
  dtype: D,
  shape: readonly number[],
  src: DeviceArray,
): DeviceArray<D> {
  if (
    into.dtype !== dtype || into.shape.length !== shape.length ||
    into.shape.some((extent, axis) => extent !== shape[axis])
  ) {
    throw new RangeError(
      `into: ${into.dtype} ${show(into.shape)} given; accepted is ${dtype} ${show(shape)}`,
    );
  }
  void into.pointer;
  if (into.allocation.context !== src.allocation.context) {
    throw new RangeError(
      `into: memory of device ${into.allocation.context} given; accepted is memory of ${src.allocation.context}, where src is`,
    );
  }
  if (into.allocation === src.allocation) {
    throw new RangeError("into: it shares memory with src; accepted is an array of its own");
  }
  if (
    into.strides.some((stride, axis) => stride % into.itemSize !== 0 || (stride === 0 && shape[axis]! > 1))
  ) {
    throw new RangeError(
      `into: strides ${
        show(into.strides)
      } given; accepted are multiples of ${into.itemSize} bytes, none of them 0`,
    );
  }
  return into;
}
