import { checkInteger, invalid, mismatch } from "../../base/check.ts";
import type { DType } from "../../base/dtype.ts";
import { gaussianWeights } from "../core/gaussian_weights.ts";
import { filterSeparable, MOST_TAPS, type WindowOptions } from "../core/linear_filter.ts";
import { type Images, readImages } from "../core/view.ts";

/** Options of `gaussian`. */
export interface GaussianOptions<I extends Images = Images> extends WindowOptions<I> {
  /** Weights along x and y, odd. Default: as many as the deviations ask for, as OpenCV does. */
  size?: readonly [width: number, height: number];
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
