import { checkFinite, invalid } from "../../base/check.ts";
import type { DType } from "../../base/dtype.ts";
import {
  checkAnchor,
  filter2D,
  KERNEL_OPTIONS,
  type KernelOptions,
  MAX_KERNEL_SIDE,
  type WindowOptions,
} from "../core/linear_filter.ts";
import { checkOperatorOptions } from "../core/option_names.ts";
import { dtypeOption, type ElementType } from "../core/result_dtype.ts";
import { type Images, readImages, type Result } from "../core/view.ts";

/**
 * Computes weighted sums of the pixels around each one: OpenCV's `filter2D` and CV-CUDA's `conv2d`. Like
 * them, it computes a correlation: the kernel is not mirrored.
 *
 * ```ts
 * using sharp = conv2D(frame, [[0, -1, 0], [-1, 5, -1], [0, -1, 0]]);
 * ```
 *
 * @param src Images with 1 to 4 channels of u8, u16, i16, f16 or f32 in any layout, or a list of images.
 * @param kernel Rows of weights, at most 31 × 31.
 * @returns Images of the same sizes and layout. Integers are rounded to nearest, ties to even, and saturated.
 * Sums in f32 depend on their order if weights are not multiples of a power of two, such as 0.1: near ties,
 * results may differ by 1 from OpenCV's, and for u8 between memory layouts, and between lists and
 * single images.
 * @throws {TypeError | RangeError} An argument is invalid; nothing was launched.
 */
export function conv2D<I extends Images, D extends DType = ElementType<I>>(
  src: I,
  kernel: readonly (readonly number[])[],
  options: KernelOptions<NoInfer<I>, D> = {},
): Result<I, D> {
  const from = readImages("src", src);
  const rows = checkKernel(kernel);
  const anchor = checkAnchor(
    checkOperatorOptions(options, KERNEL_OPTIONS).anchor,
    rows[0]!.length,
    rows.length,
  );
  const delta = checkFinite("delta", options.delta ?? 0);
  const dtype = dtypeOption(options.dtype, from.dtype);
  return filter2D(from, dtype, { rows, anchor, delta }, options as WindowOptions);
}

function checkKernel(kernel: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const width = Array.isArray(kernel) && Array.isArray(kernel[0]) ? kernel[0].length : 0;
  const valid = width > 0 && width <= MAX_KERNEL_SIDE && kernel.length <= MAX_KERNEL_SIDE &&
    kernel.every((row) => Array.isArray(row) && row.length === width && row.every(Number.isFinite));
  if (!valid) {
    const expected =
      `at most ${MAX_KERNEL_SIDE} rows of the same length, of at most ${MAX_KERNEL_SIDE} finite numbers`;
    const advice = Array.isArray(kernel) ? "" : "; pass the rows: [[0, 1, 0], [1, -4, 1], [0, 1, 0]]";
    throw new RangeError(invalid("kernel", expected, kernel) + advice);
  }
  return kernel;
}
