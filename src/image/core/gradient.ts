/** Options and weights shared by the derivative filters. */
import { checkInteger, mismatch } from "../../base/check.ts";
import type { DType } from "../../base/dtype.ts";
import type { FilterOptions } from "./linear_filter.ts";
import { dtypeOption, type ElementType } from "./result_dtype.ts";
import type { Images } from "./view.ts";
import { finite } from "../ops/arithmetic.ts";

/** What derivatives of the elements of `I` are: signed, and wide enough. */
export type GradientOf<I extends Images> = GradientFor<ElementType<I>>;

/** i16 for u8, f32 for u16, else the same. */
export type GradientFor<D extends DType> = D extends "u8" ? "i16" : D extends "u16" ? "f32" : D;

/** Options of `scharr`. */
export interface GradientOptions<I extends Images = Images, D extends DType = DType>
  extends FilterOptions<I, D> {
  /** Element type of the result. Default: i16 for u8, f32 for u16, else that of the source. */
  dtype?: D;
  /** A factor. Default 1. */
  scale?: number;
  /** Added to every element. Default 0. */
  delta?: number;
}

/** Options of `sobel` and `laplacian`. */
export interface SobelOptions<I extends Images = Images, D extends DType = DType>
  extends GradientOptions<I, D> {
  /** Size of the kernel: odd, 1 to 31. Default 3 for `sobel`, 1 for `laplacian`, as in OpenCV. */
  size?: number;
}

export function gradientDType(asked: unknown, dtype: DType): DType {
  return dtypeOption(asked, dtype === "u8" ? "i16" : dtype === "u16" ? "f32" : dtype);
}

export function kernelSize(size: number): number {
  checkInteger("size", size, 1, 31);
  if (size % 2 === 0) throw new RangeError(mismatch("size", "odd sizes", size));
  return size;
}

/**
 * Sobel's weights for a derivative: (1 1) folded with itself and `order` times with (-1 1), to `size` weights. A size of 1 means
 * no smoothing: 1, or 3 for a derivative.
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

export function scaling(options: GradientOptions): { scale: number; delta: number } {
  return { scale: finite("scale", options.scale ?? 1), delta: finite("delta", options.delta ?? 0) };
}
