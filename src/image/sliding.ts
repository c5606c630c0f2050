/** Launches of kernels on top of kernels/sliding.cuh: 8-bit images whose rows are words of memory. */
import type { Tile } from "./launch.ts";
import type { Operand } from "./operand.ts";

/** A launch that suits the operands. */
export interface SlidingLaunch {
  /** Interleaved channels: 1, 3 or 4. */
  readonly channels: number;
  /** Source and result as images of bytes. */
  readonly operands: readonly [Operand, Operand];
  readonly tile: Tile;
  /** Rows that a thread makes. */
  readonly strip: number;
}

/** Bytes of a row that a block makes, and of a thread; rows of threads in a block. */
const BLOCK_BYTES = 256, THREAD_BYTES = 8, BLOCK_ROWS = 8;
/** Threads that keep a large GPU busy. Rows at the ends of strips are read twice, so strips are as long as this allows. */
const THREADS = 130_000;
const SHORTEST_STRIP = 4, LONGEST_STRIP = 20;
const LARGEST_BATCH = 65535;

/** How `from` is filtered into `to` by a sliding window, or null where another kernel must do it. */
export function slidingLaunch(from: Operand, to: Operand): SlidingLaunch | null {
  if (from.dtype !== "u8" || to.dtype !== "u8") return null;
  const { channels } = from;
  let operands: [Operand, Operand];
  if (channels !== 2 && isInterleaved(from) && isInterleaved(to)) operands = [asBytes(from), asBytes(to)];
  else if (isPlanar(from) && isPlanar(to)) operands = [asPlanes(from), asPlanes(to)];
  else return null;
  if (!operands.every(hasWords)) return null;
  const { count, width, height } = operands[1];
  const threads = count * Math.ceil(width / THREAD_BYTES) * height;
  const longest = Math.min(Math.max(Math.floor(threads / THREADS), SHORTEST_STRIP), LONGEST_STRIP);
  const blocks = Math.ceil(height / (BLOCK_ROWS * longest));
  const strip = Math.ceil(height / (BLOCK_ROWS * blocks));
  return {
    channels: operands[0].width === from.width ? 1 : channels,
    operands,
    tile: [BLOCK_BYTES, BLOCK_ROWS * strip],
    strip,
  };
}

function isInterleaved({ images, channels, columnStride, channelStride }: Operand): boolean {
  if (images !== null) return images.every(isInterleaved);
  return columnStride === channels && (channels === 1 || channelStride === 1);
}

/** True if all planes of all images are equally far apart. */
function isPlanar({ images, count, channels, columnStride, channelStride, imageStride }: Operand): boolean {
  return images === null && columnStride === 1 && count * channels <= LARGEST_BATCH &&
    (count === 1 || imageStride === channels * channelStride);
}

function hasWords({ images, array, rowStride, imageStride }: Operand): boolean {
  if (images !== null) return images.every(hasWords);
  return rowStride % 4 === 0 && imageStride % 4 === 0 && array.pointer % 4n === 0n;
}

function asBytes(operand: Operand): Operand {
  return {
    ...operand,
    images: operand.images && operand.images.map(asBytes),
    width: operand.width * operand.channels,
    channels: 1,
  };
}

function asPlanes(operand: Operand): Operand {
  return {
    ...operand,
    count: operand.count * operand.channels,
    imageStride: operand.channelStride,
    channels: 1,
  };
}
