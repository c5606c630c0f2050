import { checkFinite, invalid } from "../../base/check.ts";
import type { DType } from "../../base/dtype.ts";
import {
  checkAnchor,
  filterSeparable,
  KERNEL_OPTIONS,
  type KernelOptions,
  MAX_TAPS,
  type WindowOptions,
} from "../core/linear_filter.ts";
import { checkOperatorOptions } from "../core/option_names.ts";
import { dtypeOption, type ElementType } from "../core/result_dtype.ts";
import { type Images, readImages, type Result } from "../core/view.ts";

/**
 * Filters along x with one kernel and along y with another: OpenCV's `sepFilter2D`. Images, options and
 * rounding are those of {@link conv2D}. (OpenCV computes u8 with some weights in fixed point.)
 *
 * ```ts
 * using soft = sepFilter2D(frame, [0.25, 0.5, 0.25], [0.25, 0.5, 0.25]);
 * ```
 *
 * @param kernelX Weights along x, at most 128.
 * @param kernelY Weights along y, at most 128.
 */
export function sepFilter2D<I extends Images, D extends DType = ElementType<I>>(
  src: I,
  kernelX: readonly number[],
  kernelY: readonly number[],
  options: KernelOptions<NoInfer<I>, D> = {},
): Result<I, D> {
  const from = readImages("src", src);
  const x = checkTaps("kernelX", kernelX), y = checkTaps("kernelY", kernelY);
  const anchor = checkAnchor(checkOperatorOptions(options, KERNEL_OPTIONS).anchor, x.length, y.length);
  const delta = checkFinite("delta", options.delta ?? 0);
  const dtype = dtypeOption(options.dtype, from.dtype);
  return filterSeparable(from, dtype, { x, y, anchor, delta }, options as WindowOptions);
}

function checkTaps(name: string, taps: readonly number[]): readonly number[] {
  if (!Array.isArray(taps) || taps.length < 1 || taps.length > MAX_TAPS || !taps.every(Number.isFinite)) {
    throw new RangeError(invalid(name, `1 to ${MAX_TAPS} finite numbers`, taps));
  }
  return taps;
}
