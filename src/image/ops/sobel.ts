import { checkInteger, mismatch } from "../../base/check.ts";
import type { DType } from "../../base/dtype.ts";
import {
  gradientDType,
  type GradientOf,
  kernelSize,
  scaling,
  type SobelOptions,
  sobelWeights,
} from "../core/gradient.ts";
import { filterSeparable } from "../core/linear_filter.ts";
import { type Images, readImages, type Result } from "../core/view.ts";

/**
 * Derivatives with smoothing across: OpenCV's `Sobel`.
 *
 * ```ts
 * using x = sobel(frame, 1, 0); // i16 of u8
 * using y = sobel(frame, 0, 1);
 * using strength = magnitude(x, y);
 * ```
 *
 * @param src Images of 1 to 4 channels, of u8, u16, i16, f16 or f32, in any layout; or a list of images.
 * @param dx Order of the derivative along x, below `size` (0 to 2 for sizes of 1 and 3).
 * @param dy Order along y; not both 0.
 * @returns The same sizes and layout.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function sobel<I extends Images, D extends DType = GradientOf<I>>(
  src: I,
  dx: number,
  dy: number,
  options: SobelOptions<NoInfer<I>, D> = {},
): Result<I, D> {
  const from = readImages("src", src);
  const size = kernelSize(options.size ?? 3);
  const highest = Math.max(size, 3) - 1;
  checkInteger("dx", dx, 0, highest);
  checkInteger("dy", dy, 0, highest);
  if (dx + dy === 0) throw new RangeError(mismatch("dx, dy", "at least one derivative", "0, 0"));
  const kernel = { x: sobelWeights(size, dx), y: sobelWeights(size, dy), ...scaling(options) };
  return filterSeparable(from, gradientDType(options.dtype, from.dtype), kernel, options);
}
