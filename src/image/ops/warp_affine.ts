import type { Images } from "../core/view.ts";
import { type MatrixValues, readMatrices, warpImages, type WarpOptions } from "../core/warp_matrix.ts";

/**
 * Moves, turns, scales and shears images by a 2 × 3 matrix, as OpenCV's `cv::warpAffine`: the pixel at (x, y) goes to
 * (m0 x + m1 y + m2, m3 x + m4 y + m5). Coordinates count pixels between centres: the first pixel's centre is (0, 0).
 *
 * ```ts
 * using moved = warpAffine(frame, [1, 0, 10.5, 0, 1, -3], { border: "replicate" });
 * ```
 *
 * @param src Images of 1 to 4 channels, of u8, u16, i16, f16 or f32, in any layout; or a list of images of any sizes.
 * @param matrix 6 numbers, row by row; or a list with a matrix for each image.
 * @returns The same layout and element type, of the source's size or that of the options.
 * @throws {TypeError | RangeError} If an argument is not accepted, or the matrix has no inverse. Nothing has been launched then.
 */
export function warpAffine<I extends Images>(
  src: I,
  matrix: MatrixValues | readonly MatrixValues[],
  options: WarpOptions<NoInfer<I>> = {},
): I {
  return warpImages(src, readMatrices("matrix", matrix, 6, options.inverse ?? false), options);
}
