import { invalid } from "../../base/check.ts";
import type { DType } from "../../base/dtype.ts";
import { checkAnchor, filterWeights, type KernelOptions, LONGEST_SIDE } from "../core/linear_filter.ts";
import { dtypeOption, type ElementType } from "../core/result_dtype.ts";
import { type Images, readImages, type Result } from "../core/view.ts";
import { finite } from "./arithmetic.ts";

/**
 * Weighs the pixels around each one: OpenCV's `filter2D` and CV-CUDA's `conv2d`. Like them it correlates: the kernel is not
 * turned over.
 *
 * ```ts
 * using sharp = conv2D(frame, [[0, -1, 0], [-1, 5, -1], [0, -1, 0]]);
 * ```
 *
 * @param src Images of 1 to 4 channels, of u8, u16, i16, f16 or f32, in any layout; or a list of images.
 * @param kernel Rows of weights, at most 31 × 31.
 * @returns The same sizes and layout. Integers are rounded to the nearest and keep within their range; a half of a level goes to
 * the even one, or of bytes, where the fastest kernels do them, up.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function conv2D<I extends Images, D extends DType = ElementType<I>>(
  src: I,
  kernel: readonly (readonly number[])[],
  options: KernelOptions<NoInfer<I>, D> = {},
): Result<I, D> {
  const from = readImages("src", src);
  const rows = checkRows(kernel);
  const anchor = checkAnchor(options.anchor, rows[0]!.length, rows.length);
  const delta = finite("delta", options.delta ?? 0);
  return filterWeights(from, dtypeOption(options.dtype, from.dtype), rows, { anchor, delta }, options);
}

function checkRows(kernel: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const width = Array.isArray(kernel) && Array.isArray(kernel[0]) ? kernel[0].length : 0;
  const sound = width > 0 && width <= LONGEST_SIDE && kernel.length <= LONGEST_SIDE &&
    kernel.every((row) => Array.isArray(row) && row.length === width && row.every(Number.isFinite));
  if (!sound) {
    throw new RangeError(
      invalid(
        "kernel",
        `at most ${LONGEST_SIDE} rows of one length, of at most ${LONGEST_SIDE} finite numbers`,
        kernel,
      ),
    );
  }
  return kernel;
}
