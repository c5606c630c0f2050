/** Launches of kernels that make each element of the result of the same element of the source. */
import { TONE } from "../../ptx/tone.ts";
import type { DeviceArray } from "../array.ts";
import { asRows, isInterleaved } from "./elements.ts";
import { asOneRow, isEven, isEvenRun, isInFours } from "./even.ts";
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

/** Elements of a block along x and y, by kernels: GROUPS, SPAN and ROWS of kernels/tone.cu. */
const TILES = {
  tone: [512, 8],
  scale_bytes: [512, 8],
  choose_bytes: [512, 8],
  scale_fours: [512, 8],
  scale: [512, 8],
  threshold: [512, 8],
  by_table: [512, 16],
} as const satisfies Record<string, Tile>;

/** `Tone` of kernels/tone.cu; the launch copies it. */
const how = new Int32Array(new ArrayBuffer(48)), numbers = new Float32Array(how.buffer, 16, 5);
const howBytes = new Uint8Array(how.buffer);

const NONE: readonly number[] = [];

/** Launches a kernel of kernels/tone.cu: pixels without gaps between their channels are seen as rows of elements. */
export function launchElements(from: Operand, to: Operand, options: ImageOptions<Images>, tone: Tone): void {
  const rows = isInterleaved(from) && isInterleaved(to);
  const src = rows ? asRows(from) : from, dst = rows ? asRows(to) : to;
  how[0] = typeCode(from.dtype);
  how[1] = typeCode(to.dtype);
  how[2] = rows && differs(tone, to.channels) ? to.channels : 1; // how many channels take turns along x
  how[3] = OPERATIONS.indexOf(tone.operation);
  const given = tone.numbers ?? NONE, whole = tone.whole ?? NONE;
  for (let i = 0; i < given.length; i++) numbers[i] = given[i]!;
  for (let i = 0; i < whole.length; i++) how[9 + i] = whole[i]!;
  const isRun = isEvenRun(src) && isEvenRun(dst);
  const name = isRun || (isEven(src) && isEven(dst)) ? kernelOfBytes(tone) : kernelOfAny(src, dst, tone);
  const kernel = shippedKernel(from.context, TONE, name), [x, y] = TILES[name];
  const operands = isRun ? [asOneRow(src), asOneRow(dst)] : [src, dst];
  launchImages(kernel, operands, isRun ? [x * y, 1] : [x, y], options.stream, howBytes, tone.table ?? null);
}

function kernelOfBytes(tone: Tone): keyof typeof TILES {
  if (tone.operation === "scale") return "scale_bytes";
  if (tone.operation !== "gamma" && tone.operation !== "lookup") return "choose_bytes";
  return "by_table";
}

function kernelOfAny(from: Operand, to: Operand, { operation }: Tone): keyof typeof TILES {
  if (operation === "threshold") return "threshold";
  if (operation !== "scale") return "tone";
  const ofBytes = from.dtype === "u8" && from.channels === 1 && (to.dtype === "u8" || to.dtype === "f32");
  return ofBytes && isInFours(from) && isInFours(to) ? "scale_fours" : "scale";
}

/** True if something else is made of one channel than of another. */
function differs({ operation, numbers, whole }: Tone, channels: number): boolean {
  if (operation === "lookup") return whole![2] !== 0;
  return operation === "gamma" && numbers!.slice(1, channels).some((gamma) => gamma !== numbers![0]);
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
