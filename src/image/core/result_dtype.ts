/** The `dtype` option of operators whose result may have another dtype than the source. */
import type { DeviceArray } from "../../array/array.ts";
import { invalid } from "../../base/check.ts";
import type { DType } from "../../base/dtype.ts";
import { IMAGE_DTYPES, type ImageOptions, type Images, type Result } from "./view.ts";

/** The element type of images. */
export type ElementType<I extends Images> = I extends DeviceArray<infer D> ? D
  : I extends readonly DeviceArray<infer D>[] ? D
  : DType;

/** Options of arithmetic operators. */
export interface ArithmeticOptions<I extends Images = Images, D extends DType = DType>
  extends ImageOptions<Result<I, D>> {
  /** Element type of the result. Integers keep within their range (they saturate). Default: that of the source. */
  dtype?: D;
}

/** What `magnitude` and `phase` give for the elements of `I`. */
export type FloatOf<I extends Images> = FloatFor<ElementType<I>>;

/** f16 for f16, else f32. */
export type FloatFor<D extends DType> = D extends "f16" ? "f16" : "f32";

/** An option that names the result's element type, or the usual one. */
export function dtypeOption(asked: unknown, usual: DType): DType {
  if (asked === undefined) return usual;
  if (!IMAGE_DTYPES.includes(asked as DType)) {
    throw new TypeError(invalid("dtype", `one of ${IMAGE_DTYPES.join(", ")}`, asked));
  }
  return asked as DType;
}
