import type { Images } from "../core/view.ts";
import { type MatrixValues, readMatrices, warpImages, type WarpOptions } from "../core/warp_matrix.ts";

/**
 * Warps images by a 3 × 3 matrix, as OpenCV's `cv::warpPerspective`: the pixel at (x, y) goes to (X / W, Y / W), where (X, Y, W) is the
 * matrix times (x, y, 1).
 *
 * @param src Images of 1 to 4 channels, of u8, u16, i16, f16 or f32, in any layout; or a list of images of any sizes.
 * @param matrix 9 numbers, row by row; or a list with a matrix for each image.
 * @returns The same layout and element type, of the source's size or that of the options.
 * @throws {TypeError | RangeError} If an argument is not accepted, or the matrix has no inverse. Nothing has been launched then.
 */
export function warpPerspective<I extends Images>(
  src: I,
  matrix: MatrixValues | readonly MatrixValues[],
  options: WarpOptions<NoInfer<I>> = {},
): I {
  return warpImages(src, readMatrices("matrix", matrix, 9, options.inverse ?? false), options);
}
