/** Options and weights of derivative filters. */
import { checkFinite, checkInteger, mismatch, type OptionNames } from "../../base/check.ts";
import type { DType } from "../../base/dtype.ts";
import { FILTER_OPTIONS, type FilterOptions } from "./linear_filter.ts";
import { dtypeOption, type ElementType } from "./result_dtype.ts";
import type { Images } from "./view.ts";

/** The default dtype of derivatives of `I`: signed, and wide enough. */
export type GradientOf<I extends Images> = GradientFor<ElementType<I>>;

/** i16 for u8, f32 for u16, otherwise the same dtype. */
export type GradientFor<D extends DType> = D extends "u8" ? "i16" : D extends "u16" ? "f32" : D;

/** Options of `scharr`. */
export interface GradientOptions<I extends Images = Images, D extends DType = DType>
  extends FilterOptions<I, D> {
  /** The dtype of the result. Default: i16 for u8, f32 for u16, otherwise the source's. */
  dtype?: D | undefined;
  /** Multiplies every element. Default 1. */
  scale?: number | undefined;
  /** Added to every element. Default 0. */
  delta?: number | undefined;
}

/** The names of {@link GradientOptions}. */
export const GRADIENT_OPTIONS: OptionNames<GradientOptions> = {
  scale: true,
  delta: true,
  ...FILTER_OPTIONS,
};

/** Options of `sobel` and `laplacian`. */
export interface SobelOptions<I extends Images = Images, D extends DType = DType>
  extends GradientOptions<I, D> {
  /** The kernel's size: odd, 1 to 31. Default 3 for `sobel` and 1 for `laplacian`, as in OpenCV. */
  size?: number | undefined;
}

/** The names of {@link SobelOptions}. */
export const SOBEL_OPTIONS: OptionNames<SobelOptions> = { size: true, ...GRADIENT_OPTIONS };

/** Checks the option `dtype` for a source of `dtype`. */
export function gradientDType(option: unknown, dtype: DType): DType {
  return dtypeOption(option, dtype === "u8" ? "i16" : dtype === "u16" ? "f32" : dtype);
}

/** Checks the option `size`. */
export function gradientSize(size: number): number {
  checkInteger("size", size, 1, 31);
  if (size % 2 === 0) throw new RangeError(mismatch("size", "an odd number", size));
  return size;
}

/** Checks the options `scale` and `delta`. */
export function scaleAndDelta(options: GradientOptions): { scale: number; delta: number } {
  return { scale: checkFinite("scale", options.scale ?? 1), delta: checkFinite("delta", options.delta ?? 0) };
}

/**
 * Sobel's weights for a derivative: (1 1) convolved with itself and `order` times with (-1 1), up to `size`
 * weights. Size 1 means no smoothing: one weight, or three for a derivative.
 */
export function sobelWeights(size: number, order: number): number[] {
  const length = size === 1 && order > 0 ? 3 : size;
  let weights = [1];
  for (let i = 1; i < length; i++) {
    const sign = i < length - order ? 1 : -1;
    weights = [...weights, 0].map((it, k) => sign * it + (weights[k - 1] ?? 0));
  }
  return weights;
}
