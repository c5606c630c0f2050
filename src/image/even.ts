/** Bytes in even rows: what kernels/even_pixels.cuh asks of memory, in exchange for speed. */
import type { Tile } from "./launch.ts";
import type { Operand } from "./operand.ts";

/** Pixels of a block along x and y: PIXELS of kernels/even_pixels.cuh. */
export const EVEN_TILE: Tile = [256, 8];

/** True of u8 without gaps between pixels, with rows at multiples of 16 bytes and of 16 pixels within 2 GiB of an image's start. */
export function isEven(operand: Operand): boolean {
  const { images, array, dtype, channels, width, height, rowStride, imageStride } = operand;
  return images === null && dtype === "u8" && width % 16 === 0 && operand.columnStride === channels &&
    (channels === 1 || operand.channelStride === 1) && rowStride % 16 === 0 && imageStride % 16 === 0 &&
    rowStride >= 0 && rowStride * height < 2 ** 31 && array.pointer % 16n === 0n;
}
