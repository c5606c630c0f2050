/** Blurs. */
import { checkInteger, invalid, mismatch } from "../../base/check.ts";
import type { DType } from "../../base/dtype.ts";
import { dtypeOption, type ElementType } from "./arithmetic.ts";
import {
  type Anchor,
  checkAnchor,
  type FilterOptions,
  filterSeparable,
  MOST_TAPS,
  type WindowOptions,
} from "../core/linear_filter.ts";
import { type Images, readImages, type Result } from "../core/view.ts";

/** Options of `gaussian`. */
export interface GaussianOptions<I extends Images = Images> extends WindowOptions<I> {
  /** Weights along x and y, odd. Default: as many as the deviations ask for, as OpenCV does. */
  size?: readonly [width: number, height: number];
}

/** Options of `averageBlur` and `boxFilter`. */
export interface BoxOptions<I extends Images = Images, D extends DType = DType> extends FilterOptions<I, D> {
  /** Which pixel of the box is the pixel itself. Default: the middle. */
  anchor?: Anchor;
}

/** Options of `boxFilter`. */
export interface BoxFilterOptions<I extends Images = Images, D extends DType = DType>
  extends BoxOptions<I, D> {
  /** False: sums instead of means. Default true. */
  normalize?: boolean;
}

/**
 * Blurs with Gaussian weights: OpenCV's `GaussianBlur` and CV-CUDA's `gaussian`.
 *
 * u8 is equal to OpenCV's fixed-point result; u16 is within 1 of it.
 *
 * ```ts
 * using soft = gaussian(frame, 1.5);
 * using five = gaussian(frame, 0, { size: [5, 5] }); // deviation from the size
 * ```
 *
 * @param src Images of 1 to 4 channels, of u8, u16, i16, f16 or f32, in any layout; or a list of images.
 * @param sigma Standard deviation in pixels, or one for x and one for y. 0: that which `size` suggests.
 * @returns The same layout, element type and sizes.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function gaussian<I extends Images>(
  src: I,
  sigma: number | readonly [x: number, y: number],
  options: GaussianOptions<NoInfer<I>> = {},
): I {
  const from = readImages("src", src);
  const [sigmaX, sigmaY] = checkSigma(sigma);
  const size = options.size;
  if (size !== undefined && (!Array.isArray(size) || size.length !== 2)) {
    throw new RangeError(invalid("size", "[width, height]", size));
  }
  const width = gaussianSize("size[0]", size?.[0], sigmaX, from.dtype);
  const height = gaussianSize("size[1]", size?.[1], sigmaY, from.dtype);
  const bits = from.dtype === "u8" ? 8 : 0;
  const x = gaussianWeights(width, sigmaX, bits), y = gaussianWeights(height, sigmaY, bits);
  return filterSeparable(from, from.dtype, { x, y, scale: 2 ** (-2 * bits), up: bits > 0 }, options);
}

function checkSigma(sigma: number | readonly [number, number]): readonly [number, number] {
  const both = typeof sigma === "number" ? [sigma, sigma] as const : sigma;
  if (!Array.isArray(both) || both.length !== 2 || !both.every((it) => Number.isFinite(it) && it >= 0)) {
    throw new RangeError(invalid("sigma", "a number of pixels from 0 on, or [x, y] of them", sigma));
  }
  return both as unknown as readonly [number, number];
}

/** The number of weights: as given, or three deviations to each side, four where elements have more than 8 bits. */
function gaussianSize(name: string, size: number | undefined, sigma: number, dtype: DType): number {
  if (size === undefined || size === 0) {
    if (sigma === 0) throw new RangeError(`sigma: 0 given without size; accepted are numbers above 0`);
    const wanted = Math.round(sigma * (dtype === "u8" ? 3 : 4) * 2 + 1) | 1;
    if (wanted > MOST_TAPS) {
      throw new RangeError(
        `sigma: ${sigma} given, which takes ${wanted} weights; accepted are at most ${MOST_TAPS - 1}`,
      );
    }
    return wanted;
  }
  checkInteger(name, size, 1, MOST_TAPS - 1);
  if (size % 2 === 0) throw new RangeError(mismatch(name, "odd sizes", size));
  return size;
}

/** What OpenCV takes for small kernels where no deviation is given. */
const SMALL: readonly (readonly number[])[] = [
  [1],
  [0.25, 0.5, 0.25],
  [0.0625, 0.25, 0.375, 0.25, 0.0625],
  [0.03125, 0.109375, 0.21875, 0.28125, 0.21875, 0.109375, 0.03125],
  [4 / 256, 13 / 256, 30 / 256, 51 / 256, 60 / 256, 51 / 256, 30 / 256, 13 / 256, 4 / 256],
];

/** What was made last: a filter is mostly called again as it is. */
let last: { size: number; sigma: number; bits: number; weights: readonly number[] } | null = null;

/**
 * Gaussian weights with a sum of 1: OpenCV's `getGaussianKernel`. With `bits` whole numbers with a sum of 2^bits: what is lost
 * by rounding one is added to the next, from the ends to the middle, as OpenCV does.
 */
export function gaussianWeights(size: number, sigma: number, bits: number): readonly number[] {
  if (last === null || last.size !== size || last.sigma !== sigma || last.bits !== bits) {
    const weights = smoothWeights(size, sigma);
    last = { size, sigma, bits, weights: bits === 0 ? weights : wholeWeights(weights, bits) };
  }
  return last.weights;
}

function smoothWeights(size: number, sigma: number): readonly number[] {
  const middle = size >> 1;
  if (sigma === 0 && middle < SMALL.length) return SMALL[middle]!;
  const deviation = sigma > 0 ? sigma : 0.15 * size + 0.35;
  const bell = Array.from({ length: size }, (_, i) => Math.exp(-0.5 * ((i - middle) / deviation) ** 2));
  const sum = bell.reduce((total, it) => total + it, 0);
  return bell.map((it) => it / sum);
}

function wholeWeights(exact: readonly number[], bits: number): number[] {
  const size = exact.length, middle = size >> 1, one = 2 ** bits, weights = [...exact];
  let lost = 0, rest = one;
  for (let i = 0; i < middle; i++) {
    const wanted = exact[i]! * one + lost, whole = roundToEven(wanted);
    lost = wanted - whole;
    weights[i] = weights[size - 1 - i] = whole;
    rest -= 2 * whole;
  }
  weights[middle] = rest;
  return weights;
}

function roundToEven(value: number): number {
  const rounded = Math.round(value);
  return rounded - value === 0.5 && rounded % 2 !== 0 ? rounded - 1 : rounded;
}

/**
 * The mean, or the sum, of a box of pixels around each one: OpenCV's `boxFilter`.
 *
 * @param src Images of 1 to 4 channels, of u8, u16, i16, f16 or f32, in any layout; or a list of images.
 * @param size Width and height of the box, 1 to 128; one number for both.
 * @returns The same sizes and layout. Integers are rounded to the nearest and keep within their range.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function boxFilter<I extends Images, D extends DType = ElementType<I>>(
  src: I,
  size: number | readonly [width: number, height: number],
  options: BoxFilterOptions<NoInfer<I>, D> = {},
): Result<I, D> {
  const from = readImages("src", src);
  const [width, height] = boxSize(size);
  const anchor = checkAnchor(options.anchor, width, height);
  const x = new Array<number>(width).fill(1), y = new Array<number>(height).fill(1);
  const scale = options.normalize === false ? 1 : 1 / (width * height);
  const dtype = dtypeOption(options.dtype, from.dtype);
  return filterSeparable(
    from,
    dtype,
    { x, y, anchor, scale, up: from.dtype === "u8" && dtype === "u8" },
    options,
  );
}

function boxSize(size: number | readonly [number, number]): readonly [number, number] {
  const both: readonly [number, number] = typeof size === "number" ? [size, size] : size;
  if (!Array.isArray(both) || both.length !== 2) {
    throw new RangeError(invalid("size", "a number, or [width, height]", size));
  }
  checkInteger("size[0]", both[0], 1, MOST_TAPS);
  checkInteger("size[1]", both[1], 1, MOST_TAPS);
  return both;
}

/** The mean of a box around each pixel: OpenCV's `blur` and CV-CUDA's `averageblur`. Arguments as for {@link boxFilter}. */
export function averageBlur<I extends Images, D extends DType = ElementType<I>>(
  src: I,
  size: number | readonly [width: number, height: number],
  options: BoxOptions<NoInfer<I>, D> = {},
): Result<I, D> {
  return boxFilter<I, D>(src, size, { ...options, normalize: true });
}
