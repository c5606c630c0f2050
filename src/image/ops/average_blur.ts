import type { DType } from "../../base/dtype.ts";
import type { ElementType } from "../core/result_dtype.ts";
import type { Images, Result } from "../core/view.ts";
import { boxFilter, type BoxOptions } from "./box_filter.ts";

/** The mean of a box around each pixel: OpenCV's `blur` and CV-CUDA's `averageblur`. Arguments as for {@link boxFilter}. */
export function averageBlur<I extends Images, D extends DType = ElementType<I>>(
  src: I,
  size: number | readonly [width: number, height: number],
  options: BoxOptions<NoInfer<I>, D> = {},
): Result<I, D> {
  return boxFilter<I, D>(src, size, { ...options, normalize: true });
}
