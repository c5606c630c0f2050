/** Launches of kernels that make each element of the result of the same element of the source. */
import type { DeviceArray } from "../array.ts";
import type { KernelArgument } from "../arguments.ts";
import type { Kernel } from "../kernel.ts";
import { launchImages, type Tile, typeCode } from "./launch.ts";
import type { ImageOptions, Images, Operand } from "./operand.ts";

/** Elements of a block along x and y: GROUPS and BLOCK_Y of kernels/elementwise.cuh. */
const ELEMENTS_TILE: Tile = [512, 8];

/** `Elements` of kernels/elementwise.cuh; the launch copies it. */
const how = new Int32Array(new ArrayBuffer(16));

/** Launches an `ELEMENTWISE` kernel: pixels without gaps between their channels are seen as rows of elements. */
export function launchElements(
  kernel: Kernel,
  from: Operand,
  to: Operand,
  options: ImageOptions<Images>,
  ...args: KernelArgument[]
): void {
  const rows = isPacked(from) && isPacked(to);
  const src = rows ? asRows(from) : from, dst = rows ? asRows(to) : to;
  how[0] = typeCode(from.dtype);
  how[1] = typeCode(to.dtype);
  how[2] = rows ? to.channels : 1; // how many channels take turns along x
  how[3] = from.dtype === "u8" && (to.dtype === "u8" || to.dtype === "f32") && isEven(src) && isEven(dst)
    ? 1
    : 0;
  launchImages(kernel, [src, dst], ELEMENTS_TILE, options.stream, how, ...args);
}

/** True of one channel whose rows start at multiples of four elements and have such a number of them, within 2 GiB. */
function isEven(
  { images, array, channels, width, height, rowStride, columnStride, imageStride }: Operand,
): boolean {
  const { itemSize } = array, four = 4 * itemSize;
  return images === null && channels === 1 && width % 4 === 0 && columnStride === itemSize &&
    rowStride % four === 0 &&
    imageStride % four === 0 && rowStride >= 0 && rowStride * height < 2 ** 31 &&
    array.pointer % BigInt(four) === 0n;
}

/** True if the channels of a pixel lie together, and the pixels of a row. */
export function isPacked({ images, array, channels, columnStride, channelStride, width }: Operand): boolean {
  if (images !== null) return images.every(isPacked);
  if (channels === 1) return false;
  return channelStride === array.itemSize && (width === 1 || columnStride === channels * array.itemSize);
}

/**
 * An operand for kernels that make something of each image, or of parts of it, beside images: blocks of `columns` × `rows` for
 * each of `count` images with a tile of 1 × 1.
 */
export function blocksOf(array: DeviceArray, from: Operand, columns: number, rows: number): Operand {
  const noStrides = { imageStride: 0, rowStride: 0, columnStride: 0, channelStride: 0 };
  return {
    ...from,
    ...noStrides,
    array,
    images: null,
    dtype: array.dtype,
    width: columns,
    height: rows,
    made: false,
  };
}

/** The tile of {@link blocksOf}. */
export const ONE_BLOCK: Tile = [1, 1];

/** The same memory with the elements of a row as pixels of one channel. */
export function asRows(operand: Operand): Operand {
  return {
    ...operand,
    images: operand.images && operand.images.map(asRows),
    width: operand.width * operand.channels,
    channels: 1,
    columnStride: operand.array.itemSize,
  };
}
