/** Linear filters with a separable kernel or any other kernel of weights. */
import {
  FILTER_KERNEL,
  FILTER_MAX_SIDE,
  FILTER_MAX_TAPS,
  FIXED_POINT_TAPS,
  FLOAT_TAPS,
  LINEAR_FILTER_TILE,
  SEPARABLE_KERNEL,
  SQUARE_KERNEL,
} from "../../../ptx/layouts.ts";
import { LINEAR_FILTER_GENERIC } from "../../../ptx/ops/linear_filter/generic.ts";
import { LINEAR_FILTER_U8 } from "../../../ptx/ops/linear_filter/u8.ts";
import { checkInteger, invalid, type OptionNames } from "../../base/check.ts";
import type { DType } from "../../base/dtype.ts";
import { type Border, borderCode } from "./border.ts";
import { typeCode } from "./launch.ts";
import { readWindow, type Window, windowArgs, windowTile } from "./neighborhood.ts";
import { paramBlock } from "./params.ts";
import { resultFor, returned } from "./result.ts";
import { ARITHMETIC_OPTIONS, type ArithmeticOptions } from "./result_dtype.ts";
import { type Call, launchVariant, variants } from "./variants.ts";
import { IMAGE_OPTIONS, type ImageOptions, type Images, type ImageView, type Result } from "./view.ts";

/** The position in a kernel of the weight that lies on the pixel itself. */
export type Anchor = readonly [x: number, y: number];

/** Options of operators that read the pixels around each one. */
export interface WindowOptions<I extends Images = Images> extends ImageOptions<I> {
  /** How pixels beyond the edges are chosen; `"constant"` is 0. Default `"reflect101"`, as in OpenCV. */
  border?: Border | undefined;
}

/** The names of {@link WindowOptions}. */
export const WINDOW_OPTIONS: OptionNames<WindowOptions> = { border: true, ...IMAGE_OPTIONS };

/** Options of filters. */
export interface FilterOptions<I extends Images = Images, D extends DType = DType>
  extends WindowOptions<Result<I, D>>, ArithmeticOptions<I, D> {}

/** The names of {@link FilterOptions}. */
export const FILTER_OPTIONS: OptionNames<FilterOptions> = { ...WINDOW_OPTIONS, ...ARITHMETIC_OPTIONS };

/** Options of filters with a user-supplied kernel. */
export interface KernelOptions<I extends Images = Images, D extends DType = DType>
  extends FilterOptions<I, D> {
  /** Default: the kernel's center. */
  anchor?: Anchor | undefined;
  /** Added to every element. Default 0. */
  delta?: number | undefined;
}

/** The names of {@link KernelOptions}. */
export const KERNEL_OPTIONS: OptionNames<KernelOptions> = { anchor: true, delta: true, ...FILTER_OPTIONS };

/** The most weights of a separable filter along an axis. */
export const MAX_TAPS: number = FILTER_MAX_TAPS;

/** The largest side of another kernel. */
export const MAX_KERNEL_SIDE: number = FILTER_MAX_SIDE;

/** A separable kernel. The result is `scale` times the weighted sum, plus `delta`. */
export interface SeparableKernel {
  readonly x: readonly number[];
  readonly y: readonly number[];
  readonly anchor?: Anchor | undefined;
  readonly scale?: number | undefined;
  readonly delta?: number | undefined;
  /** Rounds ties up, as OpenCV's fixed-point blurs do. Otherwise ties go to even. */
  readonly roundTiesUp?: boolean | undefined;
}

/** Any other kernel, by rows. */
export interface FilterKernel {
  readonly rows: readonly (readonly number[])[];
  readonly anchor?: Anchor | undefined;
  readonly scale?: number | undefined;
  readonly delta?: number | undefined;
}

interface FilterCall extends Call {
  readonly border: Border;
  readonly anchor: Anchor;
  /**
   * The memory for the u8 kernels; null if it does not suit them or the kernel has another size or anchor.
   */
  readonly window: Window | null;
}

interface SeparableCall extends FilterCall {
  readonly kernel: SeparableKernel;
}

interface Filter2DCall extends FilterCall {
  readonly kernel: FilterKernel;
}

const SEPARABLE = variants<SeparableCall>("separableFilter", [
  {
    name: "fixed_point_u8",
    file: "linear_filter/u8",
    requires: "interleaved u8; weights in fixed point, at most 5 per axis",
    gain: "1.62× at 32 × 1080p gaussian 3×3, gray",
    ptx: LINEAR_FILTER_U8,
    when: (_, { window, anchor, kernel }) =>
      window !== null && window.minHeight > anchor[0] && isFixedPoint(kernel),
    kernel: ({ window, kernel }) => `fixed_${kernel.x.length}_${window!.channels}`,
    tile: ({ window }) => windowTile(window!),
    views: ({ window }) => window!.views,
    args: ({ window, border, kernel }) => [...windowArgs(window!, border), fixedPointTaps(kernel)],
  },
  {
    name: "u8",
    file: "linear_filter/u8",
    requires: "interleaved u8; at most 5 weights per axis",
    gain: "8.5× at 32 × 1080p sepFilter2D 5×5",
    ptx: LINEAR_FILTER_U8,
    when: (_, { window }) => window !== null && window.minHeight > 2,
    kernel: ({ window }) => `filter_${window!.channels}`,
    tile: ({ window }) => windowTile(window!),
    views: ({ window }) => window!.views,
    args: ({ window, border, kernel }) => [...windowArgs(window!, border), floatTaps(kernel)],
  },
  {
    name: "generic",
    file: "linear_filter/generic",
    ptx: LINEAR_FILTER_GENERIC,
    kernel: ({ views: [from] }) => `separable_${from!.dtype}`,
    tile: LINEAR_FILTER_TILE,
    args: (call) => [separableParams(call)],
  },
]);

const FILTER_2D = variants<Filter2DCall>("filter2D", [
  {
    name: "square_u8",
    file: "linear_filter/u8",
    requires: "interleaved u8; 3 × 3",
    gain: "9.1× at 32 × 1080p conv2D 3×3",
    ptx: LINEAR_FILTER_U8,
    when: (_, { window }) => window !== null && window.minHeight > 1,
    kernel: ({ window }) => `square_3_${window!.channels}`,
    tile: ({ window }) => windowTile(window!),
    views: ({ window }) => window!.views,
    args: ({ window, border, kernel }) => [...windowArgs(window!, border), squareKernel(kernel)],
  },
  {
    name: "generic",
    file: "linear_filter/generic",
    ptx: LINEAR_FILTER_GENERIC,
    kernel: ({ views: [from] }) => `conv2d_${from!.dtype}`,
    tile: LINEAR_FILTER_TILE,
    args: (call) => [filterParams(call)],
  },
]);

/** Filters with a separable kernel whose sizes and anchor have been checked. */
export function filterSeparable<R extends Images>(
  from: ImageView,
  dtype: DType,
  kernel: SeparableKernel,
  options: WindowOptions,
): R {
  const { x, y } = kernel;
  const anchor = kernel.anchor ?? centerOf(x.length, y.length);
  const border = options.border ?? "reflect101";
  borderCode(border);
  const to = resultFor(from, { dtype }, options);
  const suits = x.length === y.length && (x.length === 3 || x.length === 5) &&
    isCentered(anchor, x.length, y.length);
  const window = suits ? readWindow(from, to) : null;
  launchVariant(SEPARABLE, { views: [from, to], stream: options.stream, border, anchor, window, kernel });
  return returned(to);
}

/** Filters with a kernel that has been checked. */
export function filter2D<R extends Images>(
  from: ImageView,
  dtype: DType,
  kernel: FilterKernel,
  options: WindowOptions,
): R {
  const height = kernel.rows.length, width = kernel.rows[0]!.length;
  const anchor = kernel.anchor ?? centerOf(width, height);
  const border = options.border ?? "reflect101";
  borderCode(border);
  const to = resultFor(from, { dtype }, options);
  const suits = width === 3 && height === 3 && isCentered(anchor, width, height);
  const window = suits ? readWindow(from, to) : null;
  launchVariant(FILTER_2D, { views: [from, to], stream: options.stream, border, anchor, window, kernel });
  return returned(to);
}

function centerOf(width: number, height: number): Anchor {
  return [width >> 1, height >> 1];
}

/** True if the anchor is the center of a window with odd sides. */
export function isCentered(anchor: Anchor, width: number, height: number): boolean {
  return anchor[0] === width >> 1 && anchor[1] === height >> 1;
}

/** Checks the option `anchor`: a position within a kernel, by default its center. */
export function checkAnchor(anchor: Anchor | undefined, width: number, height: number): Anchor {
  if (anchor === undefined) return centerOf(width, height);
  if (!Array.isArray(anchor) || anchor.length !== 2) {
    throw new RangeError(invalid("anchor", "[x, y]", anchor));
  }
  return [
    checkInteger("anchor[0]", anchor[0], 0, width - 1),
    checkInteger("anchor[1]", anchor[1], 0, height - 1),
  ];
}

/** True for a mean with 8-bit integer weights whose sums along x fit in 16 bits: `FixedPointTaps`. */
function isFixedPoint({ x, y, scale = 1, delta = 0, roundTiesUp = false }: SeparableKernel): boolean {
  const isU8 = (taps: readonly number[]) => taps.every((it) => Number.isInteger(it) && it >= 0 && it <= 255);
  if (!roundTiesUp || delta !== 0 || !isU8(x) || !isU8(y)) return false;
  const sumX = total(x), sums = sumX * total(y);
  return sumX <= 257 && (scale === 2 ** -16 ? sums <= 2 ** 16 : sums <= 25 && scale === 1 / sums);
}

function total(taps: readonly number[]): number {
  return taps.reduce((sum, it) => sum + it, 0);
}

const separableBlock = paramBlock(SEPARABLE_KERNEL), filterBlock = paramBlock(FILTER_KERNEL);
const floatBlock = paramBlock(FLOAT_TAPS), fixedBlock = paramBlock(FIXED_POINT_TAPS);
const squareBlock = paramBlock(SQUARE_KERNEL);

function separableParams({ views: [, to], border, anchor, kernel }: SeparableCall): Uint8Array<ArrayBuffer> {
  const { x, y, scale = 1, delta = 0, roundTiesUp = false } = kernel;
  const { bytes, i32, f32 } = separableBlock, fields = SEPARABLE_KERNEL;
  i32[fields.i32.width] = x.length;
  i32[fields.i32.height] = y.length;
  i32[fields.i32.anchorX] = anchor[0];
  i32[fields.i32.anchorY] = anchor[1];
  i32[fields.i32.border] = borderCode(border);
  i32[fields.i32.toType] = typeCode(to!.dtype);
  i32[fields.i32.up] = roundTiesUp ? 1 : 0;
  f32[fields.f32.scale] = scale;
  f32[fields.f32.delta] = delta;
  f32.set(x, fields.f32.x);
  f32.set(y, fields.f32.y);
  return bytes;
}

function filterParams({ views: [, to], border, anchor, kernel }: Filter2DCall): Uint8Array<ArrayBuffer> {
  const { rows, scale = 1, delta = 0 } = kernel;
  const { bytes, i32, f32 } = filterBlock, fields = FILTER_KERNEL, width = rows[0]!.length;
  i32[fields.i32.width] = width;
  i32[fields.i32.height] = rows.length;
  i32[fields.i32.anchorX] = anchor[0];
  i32[fields.i32.anchorY] = anchor[1];
  i32[fields.i32.border] = borderCode(border);
  i32[fields.i32.toType] = typeCode(to!.dtype);
  f32[fields.f32.scale] = scale;
  f32[fields.f32.delta] = delta;
  rows.forEach((row, y) => f32.set(row, fields.f32.weight + y * width));
  return bytes;
}

function fixedPointTaps({ x, y, scale }: SeparableKernel): Uint8Array<ArrayBuffer> {
  const { bytes, i32 } = fixedBlock, { u32 } = FIXED_POINT_TAPS;
  i32.fill(0);
  // Each tap is stored at every position that a byte may have within a word.
  x.forEach((weight, i) => {
    for (let byte = 0; byte < 4; byte++) i32[u32.x + i - byte + 3]! |= weight << 8 * byte;
  });
  y.forEach((weight, i) => {
    for (let byte = 0; byte < 2; byte++) i32[u32.y + i - byte + 1]! |= weight << 8 * byte;
  });
  // The result is byte 2 of the sum, or byte 3 of the sum times 2^24 · scale, which is exact for sums of up
  // to 25 bytes.
  const exact = scale === 2 ** -16;
  i32[u32.round] = exact ? 1 << 15 : 0;
  i32[u32.scale] = exact ? 0 : Math.round(2 ** 24 * scale!);
  i32[u32.bias] = exact ? 0 : 1 << 23;
  i32[u32.pick] = exact ? 0x62 : 0x73;
  return bytes;
}

/**
 * Weights are centered among those of the kernel, which reads a byte b as 128 + b / 256, which `bias` and `delta` undo,
 * and computes (255 - level) / 256.
 */
function floatTaps({ x, y, scale = 1, delta = 0 }: SeparableKernel): Uint8Array<ArrayBuffer> {
  const { bytes, f32 } = floatBlock, fields = FLOAT_TAPS.f32;
  const first = (fields.y - fields.x >> 1) - (x.length >> 1);
  f32.fill(0);
  x.forEach((it, i) => f32[fields.x + first + i] = it);
  y.forEach((it, i) => f32[fields.y + first + i] = -it * scale);
  f32[fields.bias] = -128 * x.reduce((sum, it) => sum + Math.fround(it), 0);
  f32[fields.delta] = (255 - delta) / 256;
  return bytes;
}

function squareKernel({ rows, scale = 1, delta = 0 }: FilterKernel): Uint8Array<ArrayBuffer> {
  const { bytes, f32 } = squareBlock, fields = SQUARE_KERNEL.f32;
  rows.flat().forEach((it, i) => f32[fields.weight + i] = -it * scale);
  const sum = f32.subarray(fields.weight, fields.weight + 9).reduce((sum, it) => sum + it, 0);
  f32[fields.delta] = (255 - delta) / 256 - 128 * sum;
  return bytes;
}
