/** Launches of kernels that make each element of the result of the same element of the source. */
import { TONE } from "../../ptx/tone.ts";
import type { DeviceArray } from "../array.ts";
import { asRows, isInterleaved } from "./elements.ts";
import { bytesTile, isEven } from "./even.ts";
import { shippedKernel } from "./kernels.ts";
import { launchImages, type Tile, typeCode } from "./launch.ts";
import type { ImageOptions, Images, Operand } from "./operand.ts";

/** `enum Operation` of kernels/tone.cu. */
const OPERATIONS = ["scale", "threshold", "solarize", "posterize", "gamma", "lookup"] as const;

/** What is made of an element, and the numbers that kernels/tone.cu wants for it. */
export interface Tone {
  readonly operation: typeof OPERATIONS[number];
  /** Five at most. */
  readonly numbers?: readonly number[];
  /** Whole numbers, three at most. */
  readonly whole?: readonly number[];
  readonly table?: DeviceArray | null;
}

/** Elements of a block along x and y: GROUPS and BLOCK_Y of kernels/tone.cu. */
const ELEMENTS_TILE: Tile = [512, 8];

/** `Tone` of kernels/tone.cu; the launch copies it. */
const how = new Int32Array(new ArrayBuffer(48)), numbers = new Float32Array(how.buffer, 16, 5);

/** Launches a kernel of kernels/tone.cu: pixels without gaps between their channels are seen as rows of elements. */
export function launchElements(from: Operand, to: Operand, options: ImageOptions<Images>, tone: Tone): void {
  const rows = isInterleaved(from) && isInterleaved(to);
  const src = rows ? asRows(from) : from, dst = rows ? asRows(to) : to;
  how[0] = typeCode(from.dtype);
  how[1] = typeCode(to.dtype);
  how[2] = rows ? to.channels : 1; // how many channels take turns along x
  how[3] = OPERATIONS.indexOf(tone.operation);
  tone.numbers?.forEach((value, i) => numbers[i] = value);
  tone.whole?.forEach((value, i) => how[9 + i] = value);
  const name = kernelName(src, dst, tone);
  const kernel = shippedKernel(from.context, TONE, name);
  const tile = name.endsWith("_bytes") ? bytesTile(1) : ELEMENTS_TILE;
  launchImages(kernel, [src, dst], tile, options.stream, how, tone.table ?? null);
}

/** The kernel of even bytes for an operation, if it takes these operands, or the one that takes all. */
function kernelName(from: Operand, to: Operand, { operation, whole }: Tone): string {
  if (from.dtype === "u8" && from.channels === 1) {
    const ofEach = operation === "lookup" && whole![2] !== 0; // a table for each channel
    if (isEven(from) && isEven(to) && !ofEach) return `${operation}_bytes`;
    if (operation === "scale" && to.dtype === "f32" && inFours(from) && inFours(to)) return "scale_floats";
  }
  return "tone";
}

/** True of one channel whose rows start at multiples of four elements and have such a number of them, within 2 GiB. */
function inFours(
  { images, array, width, height, rowStride, columnStride, imageStride }: Operand,
): boolean {
  const { itemSize } = array, four = 4 * itemSize;
  return images === null && width % 4 === 0 && columnStride === itemSize && rowStride % four === 0 &&
    imageStride % four === 0 && rowStride >= 0 && rowStride * height < 2 ** 31 &&
    array.pointer % BigInt(four) === 0n;
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
