import { invalid, oneOf } from "../../base/check.ts";
import type { DType } from "../../base/dtype.ts";
import {
  GRADIENT_OPTIONS,
  gradientDType,
  type GradientOf,
  type GradientOptions,
  scaleAndDelta,
} from "../core/gradient.ts";
import { filterSeparable, type WindowOptions } from "../core/linear_filter.ts";
import { checkOperatorOptions } from "../core/option_names.ts";
import { type Images, readImages, type Result } from "../core/view.ts";

/**
 * Computes the first derivative along one axis with Scharr's weights (3 10 3): OpenCV's `Scharr`.
 *
 * ```ts
 * using x = scharr(frame, "x"); // i16 for u8
 * ```
 *
 * @param src Images with 1 to 4 channels of u8, u16, i16, f16 or f32 in any layout, or a list of images.
 * @param axis `"x"` or `"y"`.
 * @returns Images of the same sizes and layout.
 * @throws {TypeError | RangeError} An argument is invalid; nothing was launched.
 */
export function scharr<I extends Images, D extends DType = GradientOf<I>>(
  src: I,
  axis: "x" | "y",
  options: GradientOptions<NoInfer<I>, D> = {},
): Result<I, D> {
  if (axis !== "x" && axis !== "y") {
    throw new RangeError(invalid("axis", oneOf(["x", "y"]), axis));
  }
  const from = readImages("src", src);
  const derivative = [-1, 0, 1], smoothing = [3, 10, 3];
  const weights = axis === "x" ? { x: derivative, y: smoothing } : { x: smoothing, y: derivative };
  const dtype = gradientDType(checkOperatorOptions(options, GRADIENT_OPTIONS).dtype, from.dtype);
  const kernel = { ...weights, ...scaleAndDelta(options as GradientOptions) };
  return filterSeparable(from, dtype, kernel, options as WindowOptions);
}
