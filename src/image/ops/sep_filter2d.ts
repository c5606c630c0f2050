import { invalid } from "../../base/check.ts";
import type { DType } from "../../base/dtype.ts";
import { checkAnchor, filterSeparable, type KernelOptions, MOST_TAPS } from "../core/linear_filter.ts";
import { dtypeOption, type ElementType } from "../core/result_dtype.ts";
import { type Images, readImages, type Result } from "../core/view.ts";
import { finite } from "./arithmetic.ts";

/**
 * Filters along x with one kernel and along y with another: OpenCV's `sepFilter2D`. Arguments as for {@link conv2D}.
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
  const anchor = checkAnchor(options.anchor, x.length, y.length);
  const delta = finite("delta", options.delta ?? 0);
  return filterSeparable(from, dtypeOption(options.dtype, from.dtype), { x, y, anchor, delta }, options);
}

/** Weights along one axis. */
function checkTaps(name: string, taps: readonly number[]): readonly number[] {
  if (
    !Array.isArray(taps) || taps.length < 1 || taps.length > MOST_TAPS || !taps.every(Number.isFinite)
  ) {
    throw new RangeError(invalid(name, `1 to ${MOST_TAPS} finite numbers`, taps));
  }
  return taps;
}
