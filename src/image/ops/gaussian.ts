import { checkInteger, invalid, mismatch, type OptionNames, show } from "../../base/check.ts";
import type { DType } from "../../base/dtype.ts";
import { gaussianWeights } from "../core/gaussian_weights.ts";
import { filterSeparable, MAX_TAPS, WINDOW_OPTIONS, type WindowOptions } from "../core/linear_filter.ts";
import { checkOperatorOptions } from "../core/option_names.ts";
import { type Images, readImages } from "../core/view.ts";

/** Options of {@link gaussian}. */
export interface GaussianOptions<I extends Images = Images> extends WindowOptions<I> {
  /**
   * The number of weights along x and y, odd: one for both, or `[width, height]`. Default: as many as OpenCV
   * chooses for the deviations.
   */
  size?: number | readonly [width: number, height: number] | undefined;
}

/** The names of {@link GaussianOptions}. */
const GAUSSIAN_OPTIONS: OptionNames<GaussianOptions> = { size: true, ...WINDOW_OPTIONS };

/**
 * Blurs images with Gaussian weights: OpenCV's `GaussianBlur` and CV-CUDA's `gaussian`.
 *
 * u8 is equal to OpenCV's fixed-point result. u16 and i16 are rounded from f32; OpenCV rounds the weights for u16 to
 * 16 bits, so that results differ by up to 2.
 *
 * ```ts
 * using soft = gaussian(frame, 1.5);
 * using five = gaussian(frame, 0, { size: 5 }); // the deviation follows from the size
 * ```
 *
 * @param src Images with 1 to 4 channels of u8, u16, i16, f16 or f32 in any layout, or a list of images.
 * @param sigma The standard deviation in pixels, or one for x and one for y. 0 derives it from `size`.
 * @returns Images of the same layout, dtype and sizes.
 * @throws {TypeError | RangeError} An argument is invalid; nothing was launched.
 */
export function gaussian<I extends Images>(
  src: I,
  sigma: number | readonly [x: number, y: number],
  options: GaussianOptions<NoInfer<I>> = {},
): I {
  const from = readImages("src", src);
  const [sigmaX, sigmaY] = checkSigma(sigma);
  if (typeof options === "number") {
    const call = `gaussian(src, ${options}, { size: ${show(sigma)} })`;
    throw new TypeError(`${invalid("options", "an object such as { size }", options)}; write ${call}`);
  }
  const given = checkOperatorOptions(options, GAUSSIAN_OPTIONS).size;
  const size = typeof given === "number" ? [given, given] : given;
  if (size !== undefined && (!Array.isArray(size) || size.length !== 2)) {
    throw new RangeError(invalid("size", "a number, or [width, height]", given));
  }
  const width = checkTaps("size[0]", size?.[0], sigmaX, from.dtype);
  const height = checkTaps("size[1]", size?.[1], sigmaY, from.dtype);
  // OpenCV filters u8 with 8-bit integer weights.
  const bits = from.dtype === "u8" ? 8 : 0;
  const x = gaussianWeights(width, sigmaX, bits), y = gaussianWeights(height, sigmaY, bits);
  const kernel = { x, y, scale: 2 ** (-2 * bits), roundTiesUp: bits > 0 };
  return filterSeparable(from, from.dtype, kernel, options as WindowOptions);
}

function checkSigma(sigma: number | readonly [number, number]): readonly [number, number] {
  const both = typeof sigma === "number" ? [sigma, sigma] as const : sigma;
  if (!Array.isArray(both) || both.length !== 2 || !both.every((it) => Number.isFinite(it) && it >= 0)) {
    throw new RangeError(invalid("sigma", "a non-negative number of pixels, or [x, y]", sigma));
  }
  return both as unknown as readonly [number, number];
}

/** The number of weights: `size`, or three deviations to each side, four for elements of more than 8 bits. */
function checkTaps(name: string, size: number | undefined, sigma: number, dtype: DType): number {
  if (size === undefined || size === 0) {
    if (sigma === 0) throw new RangeError(mismatch("sigma", "a positive number if there is no size", "0"));
    const wanted = Math.round(sigma * (dtype === "u8" ? 3 : 4) * 2 + 1) | 1;
    if (wanted > MAX_TAPS) {
      const got = `${sigma}, which needs ${wanted}`;
      throw new RangeError(mismatch("sigma", `a deviation for at most ${MAX_TAPS - 1} weights`, got));
    }
    return wanted;
  }
  checkInteger(name, size, 1, MAX_TAPS - 1);
  if (size % 2 === 0) throw new RangeError(mismatch(name, "an odd number", size));
  return size;
}
