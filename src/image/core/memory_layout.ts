/** The memory layout of images: the facts that select a kernel variant. */
import { VECTOR } from "../../../ptx/layouts.ts";
import type { DType } from "../../base/dtype.ts";
import { allocationOf } from "../../core/memory/array_data.ts";
import type { ImageView } from "./view.ts";

/**
 * Facts that hold for the memory of all images of a launch. Lists contribute each of their images, so one
 * record describes any mix of sources and results.
 */
export interface MemoryLayout {
  /** The common dtype, or null if dtypes differ. */
  readonly dtype: DType | null;
  /** True if any argument is a list of images. */
  readonly listed: boolean;
  /**
   * The channels of a pixel are contiguous, and so are the pixels of a row (HWC without gaps within rows).
   */
  readonly interleaved: boolean;
  /**
   * Rows of each channel are contiguous (CHW without gaps within rows). Single-channel images may be both.
   */
  readonly planar: boolean;
  /** Rows follow in ascending addresses without overlapping. */
  readonly ascending: boolean;
  /** There are no gaps between the rows and planes of an image. */
  readonly contiguous: boolean;
  /** u8 with 1, 3 or 4 interleaved channels in ascending rows: the layout of most specialized kernels. */
  readonly interleavedU8: boolean;
  /** The largest power of two, up to 16, that divides the address of every row of every plane, in bytes. */
  readonly alignment: number;
  /** The same in elements of each image's own dtype. */
  readonly alignedElements: number;
  /** The largest power of two, up to 16, that divides every width, in pixels. */
  readonly widthMultiple: number;
  /** The smallest width in pixels. */
  readonly minWidth: number;
  /** The smallest height in pixels. */
  readonly minHeight: number;
  /** The largest `height * rowStride`, in bytes: offsets within an image or plane are smaller. */
  readonly maxExtent: number;
  /** Offsets within every image or plane fit in a signed 32-bit integer. */
  readonly fits32Bits: boolean;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** Describes the memory of all `views` together. */
export function memoryLayout(views: readonly ImageView[]): MemoryLayout {
  const layout: Mutable<MemoryLayout> = {
    dtype: views[0]!.dtype,
    listed: false,
    interleaved: true,
    planar: true,
    ascending: true,
    contiguous: true,
    interleavedU8: true,
    alignment: VECTOR,
    alignedElements: VECTOR,
    widthMultiple: VECTOR,
    minWidth: Infinity,
    minHeight: Infinity,
    maxExtent: 0,
    fits32Bits: true,
  };
  for (let i = 0; i < views.length; i++) {
    const view = views[i]!;
    if (view.images === null) include(layout, view);
    else {
      layout.listed = true;
      for (let j = 0; j < view.images.length; j++) include(layout, view.images[j]!);
    }
  }
  layout.fits32Bits = layout.maxExtent < 2 ** 31;
  return layout;
}

/** Narrows `layout` to the facts that also hold for one array. */
function include(layout: Mutable<MemoryLayout>, view: ImageView): void {
  const { array: { itemSize }, dtype, height, width, channels } = view;
  const { rowStride, columnStride, channelStride } = view;
  const pixelBytes = channels * itemSize;
  const interleaved = (channels === 1 || channelStride === itemSize) &&
    (width === 1 || columnStride === pixelBytes);
  const planar = columnStride === itemSize;
  const ascending = rowStride >= (interleaved ? width * pixelBytes : width * itemSize);
  const alignment = rowAlignment(view, 0);
  const widthMultiple = (width | VECTOR) & -(width | VECTOR);
  const extent = Math.abs(rowStride) * height;
  if (dtype !== layout.dtype) layout.dtype = null;
  layout.interleaved &&= interleaved;
  layout.planar &&= planar;
  layout.ascending &&= ascending;
  layout.contiguous &&= interleaved
    ? height === 1 || rowStride === width * pixelBytes
    : planar && (height === 1 || rowStride === width * itemSize) &&
      channelStride === height * width * itemSize;
  layout.interleavedU8 &&= dtype === "u8" && channels !== 2 && interleaved && ascending;
  if (alignment < layout.alignment) layout.alignment = alignment;
  if (alignment / itemSize < layout.alignedElements) layout.alignedElements = alignment / itemSize;
  if (widthMultiple < layout.widthMultiple) layout.widthMultiple = widthMultiple;
  if (width < layout.minWidth) layout.minWidth = width;
  if (height < layout.minHeight) layout.minHeight = height;
  if (extent > layout.maxExtent) layout.maxExtent = extent;
}

/**
 * The largest power of two, up to 16, that divides the addresses `byteOffset` after the start of every row of
 * one array. For channels that are not contiguous, the rows of all planes count.
 */
export function rowAlignment(view: ImageView, byteOffset: number): number {
  const { array, count, height, channels, imageStride, rowStride, channelStride } = view;
  // Strides of axes with a single element are never used. OR also keeps the low bits of negative strides.
  const first = allocationOf(array).alignmentBits + array.byteOffset % VECTOR;
  let address = first + byteOffset % VECTOR | VECTOR;
  if (height > 1) address |= rowStride % VECTOR;
  if (count > 1) address |= imageStride % VECTOR;
  if (channels > 1 && channelStride !== array.itemSize) address |= channelStride % VECTOR;
  return address & -address;
}

/** Interleaved images as images of one channel, whose rows hold the channels of all pixels. */
export function mergeChannels(view: ImageView): ImageView {
  return {
    ...view,
    images: view.images && view.images.map(mergeChannels),
    width: view.width * view.channels,
    channels: 1,
    columnStride: view.array.itemSize,
  };
}

/** Contiguous single-channel images as images of one row. */
export function mergeRows(view: ImageView): ImageView {
  const { images, width: columns, height } = view;
  if (images === null) {
    // The column stride of a single column is never used, so it may be anything.
    const columnStride = columns === 1 ? view.rowStride : view.columnStride;
    const width = columns * height;
    return { ...view, width, height: 1, rowStride: width * columnStride, columnStride };
  }
  const rows = images.map(mergeRows);
  const width = rows.reduce((most, row) => Math.max(most, row.width), 0);
  return { ...view, images: rows, width, height: 1 };
}

/** A contiguous batch of images of one row as a single row. */
export function mergeBatch(view: ImageView): ImageView {
  const width = view.count * view.width;
  return { ...view, count: 1, width, rowStride: width * view.columnStride };
}

/**
 * Contiguous single-channel u8 images as one row each that consists of aligned 16-byte vectors, or null if
 * their memory does not allow that.
 */
export function vec16Row(view: ImageView): ImageView | null {
  if (view.images !== null || view.dtype !== "u8" || view.channels !== 1) return null;
  if (!memoryLayout([view]).contiguous) return null;
  const row = mergeRows(view);
  const { alignment, widthMultiple } = memoryLayout([row]);
  return alignment === VECTOR && widthMultiple === VECTOR && row.width < 2 ** 31 ? row : null;
}
