import { checkInteger, invalid, mismatch } from "../../base/check.ts";
import type { DType } from "../../base/dtype.ts";
import {
  gradientDType,
  type GradientOf,
  type GradientOptions,
  gradientSize,
  scaleAndDelta,
  SOBEL_OPTIONS,
  type SobelOptions,
  sobelWeights,
} from "../core/gradient.ts";
import { filterSeparable, type WindowOptions } from "../core/linear_filter.ts";
import { checkOperatorOptions } from "../core/option_names.ts";
import { type Images, readImages, type Result } from "../core/view.ts";

/**
 * Computes derivatives along one axis with smoothing along the other: OpenCV's `Sobel`.
 *
 * ```ts
 * using x = sobel(frame, 1, 0); // i16 for u8
 * using y = sobel(frame, 0, 1);
 * using strength = magnitude(x, y);
 * ```
 *
 * @param src Images with 1 to 4 channels of u8, u16, i16, f16 or f32 in any layout, or a list of images.
 * @param dx The order of the derivative along x, less than `size` (0 to 2 for sizes 1 and 3).
 * @param dy The order along y; not both are 0.
 * @returns Images of the same sizes and layout. Sums are in f32; from size 7 on, those of u16 and i16 may exceed
 * 2^24, and results may differ from OpenCV's by their rounding.
 * @throws {TypeError | RangeError} An argument is invalid; nothing was launched.
 */
export function sobel<I extends Images, D extends DType = GradientOf<I>>(
  src: I,
  dx: number,
  dy: number,
  options: SobelOptions<NoInfer<I>, D> = {},
): Result<I, D> {
  const from = readImages("src", src);
  if (typeof dx !== "number") {
    throw new TypeError(`${invalid("dx", "an integer", dx)}; the option dtype is OpenCV's depth`);
  }
  if (typeof dy !== "number") throw new TypeError(invalid("dy", "an integer", dy));
  const size = gradientSize(checkOperatorOptions(options, SOBEL_OPTIONS).size ?? 3);
  const highest = Math.max(size, 3) - 1;
  checkInteger("dx", dx, 0, highest);
  checkInteger("dy", dy, 0, highest);
  if (dx + dy === 0) throw new RangeError(mismatch("dx, dy", "at least one derivative", "0, 0"));
  const dtype = gradientDType(options.dtype, from.dtype);
  const kernel = {
    x: sobelWeights(size, dx),
    y: sobelWeights(size, dy),
    ...scaleAndDelta(options as GradientOptions),
  };
  return filterSeparable(from, dtype, kernel, options as WindowOptions);
}
