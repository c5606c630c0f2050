/** The `dtype` option of operators whose result may have another dtype than the source. */
import type { DeviceArray } from "../../array/array.ts";
import { invalid, oneOf, type OptionNames } from "../../base/check.ts";
import type { DType } from "../../base/dtype.ts";
import { IMAGE_DTYPES, IMAGE_OPTIONS, type ImageOptions, type Images, type Result } from "./view.ts";

/** The dtype of images. */
export type ElementType<I extends Images> = I extends DeviceArray<infer D> ? D
  : I extends readonly DeviceArray<infer D>[] ? D
  : DType;

/** Options of arithmetic operators. */
export interface ArithmeticOptions<I extends Images = Images, D extends DType = DType>
  extends ImageOptions<Result<I, D>> {
  /** The dtype of the result; integers saturate. Default: the source's. */
  dtype?: D | undefined;
}

/** The names of {@link ArithmeticOptions}. */
export const ARITHMETIC_OPTIONS: OptionNames<ArithmeticOptions> = { dtype: true, ...IMAGE_OPTIONS };

/** The floating-point dtype for elements of `I`. */
export type FloatOf<I extends Images> = FloatFor<ElementType<I>>;

/** f16 for f16, otherwise f32. */
export type FloatFor<D extends DType> = D extends "f16" ? "f16" : "f32";

/** Checks the option `dtype`. */
export function dtypeOption(dtype: unknown, defaultDType: DType): DType {
  if (dtype === undefined) return defaultDType;
  if (!IMAGE_DTYPES.includes(dtype as DType)) {
    throw new TypeError(invalid("dtype", oneOf(IMAGE_DTYPES), dtype));
  }
  return dtype as DType;
}
