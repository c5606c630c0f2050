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
import { filter2D, type WindowOptions } from "../core/linear_filter.ts";
import { checkOperatorOptions } from "../core/option_names.ts";
import { type Images, readImages, type Result } from "../core/view.ts";

/**
 * Computes the sum of the second derivatives along x and y: OpenCV's `Laplacian`.
 *
 * ```ts
 * using edges = laplacian(frame, { size: 3 }); // i16 for u8
 * ```
 *
 * @param src Images with 1 to 4 channels of u8, u16, i16, f16 or f32 in any layout, or a list of images.
 * @returns Images of the same sizes and layout. With a `scale`, integers may differ from OpenCV's by 1. Sums are in
 * f32, as for {@link sobel}.
 * @throws {TypeError | RangeError} An argument is invalid; nothing was launched.
 */
export function laplacian<I extends Images, D extends DType = GradientOf<I>>(
  src: I,
  options: SobelOptions<NoInfer<I>, D> = {},
): Result<I, D> {
  const from = readImages("src", src);
  const rows = laplacianWeights(gradientSize(checkOperatorOptions(options, SOBEL_OPTIONS).size ?? 1));
  const dtype = gradientDType(options.dtype, from.dtype);
  const kernel = { rows, ...scaleAndDelta(options as GradientOptions) };
  return filter2D(from, dtype, kernel, options as WindowOptions);
}

function laplacianWeights(size: number): number[][] {
  if (size === 1) return [[0, 1, 0], [1, -4, 1], [0, 1, 0]];
  const derivative = sobelWeights(size, 2), smoothing = sobelWeights(size, 0);
  return derivative.map((_, y) =>
    derivative.map((_, x) => derivative[x]! * smoothing[y]! + smoothing[x]! * derivative[y]!)
  );
}
