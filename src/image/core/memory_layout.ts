/** What fast kernels ask of the memory of bytes. */
import type { Tile } from "./launch.ts";
import type { ImageView } from "./view.ts";

/** Tiles of kernels/access/interleaved_u8.cuh, which takes `isPackedBytes()`, and how many pixels make the large ones worth it. */
const LARGE_TILE: Tile = [512, 8], SMALL_TILE: Tile = [256, 8], MANY_PIXELS = 2 ** 23;

/** Pixels of a block along x and y: of few ones less, so that there are enough blocks. Kernels are told those along x. */
export function packedTile({ count, height, width }: ImageView): Tile {
  return count * height * width < MANY_PIXELS ? SMALL_TILE : LARGE_TILE;
}

/** Pixels of a block along x and y where a warp makes SPAN bytes of a row: kernels/access/vec16.cuh. */
export function bytesTile(channels: number): Tile {
  return [Math.floor(512 / channels), 8];
}

/** True of u8 without gaps between pixels, with rows at multiples of 16 bytes and of 16 pixels within 2 GiB of an image's start. */
export function isEven(view: ImageView): boolean {
  const { images, array, dtype, channels, width, height, rowStride, imageStride } = view;
  return images === null && dtype === "u8" && width % 16 === 0 && view.columnStride === channels &&
    (channels === 1 || view.channelStride === 1) && rowStride % 16 === 0 && imageStride % 16 === 0 &&
    rowStride >= 0 && rowStride * height < 2 ** 31 && array.pointer % 16n === 0n;
}

/** True of u8 of one channel whose rows follow one another without gaps, 16 bytes by 16: {@link asOneRow} makes one row of each image. */
export function isEvenRun(view: ImageView): boolean {
  const { images, array, dtype, channels, width, height, rowStride, columnStride, imageStride } = view;
  return images === null && dtype === "u8" && channels === 1 && columnStride === 1 &&
    (rowStride === width || height === 1) && (width * height) % 16 === 0 && width * height < 2 ** 31 &&
    imageStride % 16 === 0 && array.pointer % 16n === 0n;
}

/** Images of one channel whose rows follow one another without gaps, as those of {@link isEvenRun}, as images of one row. */
export function asOneRow(view: ImageView): ImageView {
  const { images } = view;
  if (images === null) return { ...view, width: view.width * view.height, height: 1 };
  const rows = images.map(asOneRow);
  const width = rows.reduce((most, row) => Math.max(most, row.width), 0);
  return { ...view, images: rows, width, height: 1 };
}

/** True of pixels without gaps, in rows of a multiple of four pixels at such multiples of elements, within 2 GiB of an image's start. */
export function isInFours(view: ImageView): boolean {
  const { images, array, channels, width, height, rowStride, columnStride, channelStride, imageStride } =
    view;
  const { itemSize } = array, four = 4 * itemSize;
  return images === null && width % 4 === 0 && columnStride === channels * itemSize &&
    (channels === 1 || channelStride === itemSize) && rowStride % four === 0 && imageStride % four === 0 &&
    rowStride >= 0 && rowStride * height < 2 ** 31 && array.pointer % BigInt(four) === 0n;
}

/** True if the channels of a pixel lie together, and the pixels of a row. */
export function isInterleaved(
  { images, array, channels, columnStride, channelStride, width }: ImageView,
): boolean {
  if (images !== null) return images.every(isInterleaved);
  if (channels === 1) return false;
  return channelStride === array.itemSize && (width === 1 || columnStride === channels * array.itemSize);
}

/** The same memory with the elements of a row as pixels of one channel. */
export function asRows(view: ImageView): ImageView {
  return {
    ...view,
    images: view.images && view.images.map(asRows),
    width: view.width * view.channels,
    channels: 1,
    columnStride: view.array.itemSize,
  };
}

/** True for 1, 3 or 4 bytes a pixel without gaps, in rows from top to bottom; of a list for all: what the fastest kernels take. */
export function isPackedBytes(view: ImageView): boolean {
  const { images, dtype, channels, width, rowStride, columnStride, channelStride } = view;
  if (dtype !== "u8" || channels === 2) return false;
  if (images !== null) return images.every(isPackedBytes);
  return columnStride === channels && (channels === 1 || channelStride === 1) &&
    rowStride >= width * channels;
}
