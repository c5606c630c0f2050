import { checkOperatorOptions } from "../core/option_names.ts";
import {
  type MatrixValues,
  readMatrices,
  WARP_OPTIONS,
  warpImages,
  type WarpOptions,
} from "../core/warp_matrix.ts";
import { type Images, readImages } from "../core/view.ts";

/**
 * Warps images by a 3 × 3 matrix, as OpenCV's `cv::warpPerspective`: the pixel at (x, y) moves to (X / W, Y /
 * W), where (X, Y, W) is the matrix times (x, y, 1).
 *
 * ```ts
 * using flat = warpPerspective(frame, homography, { size: [480, 640] });
 * ```
 *
 * @param src Images with 1 to 4 channels of u8, u16, i16, f16 or f32 in any layout, or a list of images of
 * any sizes.
 * @param matrix 9 numbers in row-major order or as rows, or a list with a matrix for each image.
 * @returns Images of the same layout and dtype, of the source's size or that of the options.
 * @throws {TypeError | RangeError} An argument is invalid, or the matrix is not invertible; nothing was
 * launched.
 */
export function warpPerspective<I extends Images>(
  src: I,
  matrix: MatrixValues | readonly MatrixValues[],
  options: WarpOptions<NoInfer<I>> = {},
): I {
  const from = readImages("src", src), matrices = readMatrices(matrix, 9, options?.inverse ?? false);
  checkOperatorOptions(options, WARP_OPTIONS);
  return warpImages<I>(from, matrices, options as WarpOptions<I>);
}
