/** Linear filters: any kernel of weights, and separable ones. */
import { LINEAR_FILTER_GENERIC } from "../../../ptx/ops/linear_filter/generic.ts";
import { LINEAR_FILTER_U8 } from "../../../ptx/ops/linear_filter/u8.ts";
import { checkInteger, invalid } from "../../base/check.ts";
import type { DType } from "../../base/dtype.ts";
import { shippedKernel } from "../../core/module/builtin_kernels.ts";
import { type Border, borderCode } from "./border.ts";
import { launchImages, typeCode } from "./launch.ts";
import { launchSliding, slidingLaunch } from "./neighborhood.ts";
import { resultOf, returned } from "./result.ts";
import type { ArithmeticOptions } from "./result_dtype.ts";
import type { ImageOptions, Images, ImageView, Result } from "./view.ts";

/** Which weight of a kernel lies on the pixel itself. */
export type Anchor = readonly [x: number, y: number];

/** Options of what reads the pixels around each one. */
export interface WindowOptions<I extends Images = Images> extends ImageOptions<I> {
  /** What is read beyond the edges; `"constant"` is 0. Default `"reflect101"`, OpenCV's. */
  border?: Border;
}

/** Options of filters. */
export interface FilterOptions<I extends Images = Images, D extends DType = DType>
  extends WindowOptions<Result<I, D>>, ArithmeticOptions<I, D> {}

/** Options of filters with a kernel of the caller's. */
export interface KernelOptions<I extends Images = Images, D extends DType = DType>
  extends FilterOptions<I, D> {
  /** Default: the kernel's middle. */
  anchor?: Anchor;
  /** Added to every element. Default 0. */
  delta?: number;
}

/** Largest kernels, separable ones and others: MOST_TAPS and LONGEST_SIDE of kernels/ops/linear_filter/generic.cu. */
export const MOST_TAPS = 128;

export const LONGEST_SIDE = 31;

/** Pixels of a block: BLOCK_X and ROWS of kernels/ops/linear_filter/generic.cu. */
const FILTER_TILE = [32, 32] as const;

/** `Separable` and `Weights` of kernels/ops/linear_filter/generic.cu, `Taps`, `Fixed` and `Square` of kernels/ops/linear_filter/u8.cu. Launches copy them. */
const separableStruct = struct(9 + 2 * MOST_TAPS), weightsStruct = struct(8 + LONGEST_SIDE ** 2);

const tapsStruct = struct(12), fixedStruct = struct(18), squareStruct = struct(10);

interface Struct {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly ints: Int32Array;
  readonly floats: Float32Array;
}

function struct(words: number): Struct {
  const bytes = new Uint8Array(new ArrayBuffer(4 * words));
  return { bytes, ints: new Int32Array(bytes.buffer), floats: new Float32Array(bytes.buffer) };
}

/** A separable kernel: weights along x and along y, and what becomes of the sum. */
export interface SeparableKernel {
  readonly x: readonly number[];
  readonly y: readonly number[];
  readonly anchor?: Anchor;
  readonly scale?: number;
  readonly delta?: number;
  /** Rounds up from halves: what OpenCV's blurs in fixed point do. Otherwise to even. */
  readonly up?: boolean;
}

/** Filters with a separable kernel whose sizes and anchor have been checked. */
export function filterSeparable<R extends Images>(
  from: ImageView,
  dtype: DType,
  kernel: SeparableKernel,
  options: WindowOptions,
): R {
  const { x, y, scale = 1, delta = 0, up = false } = kernel;
  const [anchorX, anchorY] = kernel.anchor ?? [x.length >> 1, y.length >> 1];
  const border = options.border ?? "reflect101", code = borderCode(border);
  const to = resultOf(from, { dtype }, options);
  const square = x.length === y.length && (x.length === 3 || x.length === 5) && anchorX === x.length >> 1 &&
    anchorY === anchorX;
  const fixed = square && isFixed(kernel);
  const sliding = square ? slidingLaunch(from, to, { radius: fixed ? anchorX : 2, border }) : null;
  if (sliding !== null) {
    const name = fixed ? `fixed_${x.length}` : "filter",
      bytes = fixed ? fixedBytes(kernel) : tapsBytes(kernel);
    const launched = shippedKernel(from.context, LINEAR_FILTER_U8, `${name}_${sliding.channels}`);
    launchSliding(launched, sliding, options.stream, bytes);
    return returned(to);
  }
  const { ints, floats, bytes } = separableStruct;
  ints.set([x.length, y.length, anchorX, anchorY, code, typeCode(dtype), up ? 1 : 0]);
  floats[7] = scale;
  floats[8] = delta;
  floats.set(x, 9);
  floats.set(y, 9 + MOST_TAPS);
  const launched = shippedKernel(from.context, LINEAR_FILTER_GENERIC, `separable_${from.dtype}`);
  launchImages(launched, [from, to], FILTER_TILE, options.stream, bytes);
  return returned(to);
}

/** A mean with whole weights of 8 bits, as `Fixed` of kernels/ops/linear_filter/u8.cu holds them; sums along x fit in 16 bits. */
function isFixed({ x, y, scale = 1, delta = 0, up = false }: SeparableKernel): boolean {
  const whole = (taps: readonly number[]) => taps.every((it) => Number.isInteger(it) && it >= 0 && it <= 255);
  if (!up || delta !== 0 || !whole(x) || !whole(y)) return false;
  const sumX = total(x), sums = sumX * total(y);
  return sumX <= 257 && (scale === 2 ** -16 ? sums <= 2 ** 16 : sums <= 25 && scale === 1 / sums);
}

function total(taps: readonly number[]): number {
  return taps.reduce((sum, it) => sum + it, 0);
}

/** `Fixed` of kernels/ops/linear_filter/u8.cu. */
function fixedBytes({ x, y, scale }: SeparableKernel): Uint8Array<ArrayBuffer> {
  const { ints, bytes } = fixedStruct;
  ints.fill(0);
  x.forEach((weight, i) => {
    for (let byte = 0; byte < 4; byte++) ints[i - byte + 3]! |= weight << 8 * byte;
  });
  y.forEach((weight, i) => {
    for (let byte = 0; byte < 2; byte++) ints[8 + i - byte + 1]! |= weight << 8 * byte;
  });
  // The result is in byte 2; or in byte 3 of the sum times 2^24 · scale, which is exact enough for sums of up to 25 bytes.
  if (scale === 2 ** -16) ints.set([1 << 15, 0, 0, 0x62], 14);
  else ints.set([0, Math.round(2 ** 24 * scale!), 1 << 23, 0x73], 14);
  return bytes;
}

/** `Taps` of kernels/ops/linear_filter/u8.cu. */
function tapsBytes({ x, y, scale = 1, delta = 0 }: SeparableKernel): Uint8Array<ArrayBuffer> {
  const { floats, bytes } = tapsStruct;
  const first = 2 - (x.length >> 1);
  floats.fill(0);
  x.forEach((it, i) => floats[first + i] = it);
  y.forEach((it, i) => floats[5 + first + i] = it * scale);
  floats[10] = -128 * x.reduce((sum, it) => sum + Math.fround(it), 0);
  floats[11] = (delta + 0.5) / 256;
  return bytes;
}

/** Filters with `rows` of weights that have been checked. */
export function filterWeights<R extends Images>(
  from: ImageView,
  dtype: DType,
  rows: readonly (readonly number[])[],
  { anchor, scale = 1, delta = 0 }: { anchor?: Anchor; scale?: number; delta?: number },
  options: WindowOptions,
): R {
  const height = rows.length, width = rows[0]!.length;
  const [anchorX, anchorY] = anchor ?? [width >> 1, height >> 1];
  const border = options.border ?? "reflect101", code = borderCode(border);
  const to = resultOf(from, { dtype }, options);
  const square = width === 3 && height === 3 && anchorX === 1 && anchorY === 1;
  const sliding = square ? slidingLaunch(from, to, { radius: 1, border }) : null;
  if (sliding !== null) {
    const weights = rows.flat(), { floats, bytes } = squareStruct;
    weights.forEach((it, i) => floats[i] = it * scale);
    floats[9] = (delta + 0.5) / 256 - 128 * floats.subarray(0, 9).reduce((sum, it) => sum + it, 0);
    const launched = shippedKernel(from.context, LINEAR_FILTER_U8, `square_3_${sliding.channels}`);
    launchSliding(launched, sliding, options.stream, bytes);
    return returned(to);
  }
  const { ints, floats, bytes } = weightsStruct;
  ints.set([width, height, anchorX, anchorY, code, typeCode(dtype)]);
  floats[6] = scale;
  floats[7] = delta;
  rows.forEach((row, y) => floats.set(row, 8 + y * width));
  const launched = shippedKernel(from.context, LINEAR_FILTER_GENERIC, `conv2d_${from.dtype}`);
  launchImages(launched, [from, to], FILTER_TILE, options.stream, bytes);
  return returned(to);
}

/** An anchor within a kernel; default its middle. */
export function checkAnchor(anchor: Anchor | undefined, width: number, height: number): Anchor {
  if (anchor === undefined) return [width >> 1, height >> 1];
  if (!Array.isArray(anchor) || anchor.length !== 2) {
    throw new RangeError(invalid("anchor", "[x, y]", anchor));
  }
  return [
    checkInteger("anchor[0]", anchor[0], 0, width - 1),
    checkInteger("anchor[1]", anchor[1], 0, height - 1),
  ];
}
