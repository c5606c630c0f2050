import type { DType } from "../../base/dtype.ts";
import type { ElementType } from "../core/result_dtype.ts";
import type { Images, Result } from "../core/view.ts";
import { BOX_OPTIONS, type BoxOptions, filterBox } from "./box_filter.ts";

/**
 * Computes the mean of a box of pixels around each one: OpenCV's `blur` and CV-CUDA's `averageblur`.
 * Arguments are those of {@link boxFilter}, and so is the rounding.
 *
 * ```ts
 * using soft = averageBlur(frame, 5);
 * ```
 */
export function averageBlur<I extends Images, D extends DType = ElementType<I>>(
  src: I,
  size: number | readonly [width: number, height: number],
  options: BoxOptions<NoInfer<I>, D> = {},
): Result<I, D> {
  return filterBox(src, size, options, BOX_OPTIONS);
}
