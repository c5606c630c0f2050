import type { DType } from "../../base/dtype.ts";
import {
  gradientDType,
  type GradientOf,
  kernelSize,
  scaling,
  type SobelOptions,
  sobelWeights,
} from "../core/gradient.ts";
import { filterWeights } from "../core/linear_filter.ts";
import { type Images, readImages, type Result } from "../core/view.ts";

/**
 * The sum of the second derivatives along x and y: OpenCV's `Laplacian`. Arguments as for {@link sobel}.
 */
export function laplacian<I extends Images, D extends DType = GradientOf<I>>(
  src: I,
  options: SobelOptions<NoInfer<I>, D> = {},
): Result<I, D> {
  const from = readImages("src", src);
  const size = kernelSize(options.size ?? 1);
  const rows = laplacianWeights(size);
  return filterWeights(from, gradientDType(options.dtype, from.dtype), rows, scaling(options), options);
}

function laplacianWeights(size: number): number[][] {
  if (size === 1) return [[0, 1, 0], [1, -4, 1], [0, 1, 0]];
  const along = sobelWeights(size, 2), across = sobelWeights(size, 0);
  return along.map((_, y) => along.map((_, x) => along[x]! * across[y]! + across[x]! * along[y]!));
}
