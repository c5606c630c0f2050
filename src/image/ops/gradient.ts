/** Derivatives of images. */
import { checkInteger, invalid, mismatch } from "../../base/check.ts";
import type { DType } from "../../base/dtype.ts";
import { dtypeOption, type ElementType, finite } from "./arithmetic.ts";
import { type FilterOptions, filterSeparable, filterWeights } from "../core/linear_filter.ts";
import { type Images, readImages, type Result } from "../core/view.ts";

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

function gradientDType(asked: unknown, dtype: DType): DType {
  return dtypeOption(asked, dtype === "u8" ? "i16" : dtype === "u16" ? "f32" : dtype);
}

function kernelSize(size: number): number {
  checkInteger("size", size, 1, 31);
  if (size % 2 === 0) throw new RangeError(mismatch("size", "odd sizes", size));
  return size;
}

/**
 * Sobel's weights for a derivative: (1 1) folded with itself and `order` times with (-1 1), to `size` weights. A size of 1 means
 * no smoothing: 1, or 3 for a derivative.
 */
function sobelWeights(size: number, order: number): number[] {
  const length = size === 1 && order > 0 ? 3 : size;
  let weights = [1];
  for (let i = 1; i < length; i++) {
    const sign = i < length - order ? 1 : -1;
    weights = [...weights, 0].map((it, k) => sign * it + (weights[k - 1] ?? 0));
  }
  return weights;
}

/**
 * Derivatives with smoothing across: OpenCV's `Sobel`.
 *
 * ```ts
 * using x = sobel(frame, 1, 0); // i16 of u8
 * using y = sobel(frame, 0, 1);
 * using strength = magnitude(x, y);
 * ```
 *
 * @param src Images of 1 to 4 channels, of u8, u16, i16, f16 or f32, in any layout; or a list of images.
 * @param dx Order of the derivative along x, below `size` (0 to 2 for sizes of 1 and 3).
 * @param dy Order along y; not both 0.
 * @returns The same sizes and layout.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function sobel<I extends Images, D extends DType = GradientOf<I>>(
  src: I,
  dx: number,
  dy: number,
  options: SobelOptions<NoInfer<I>, D> = {},
): Result<I, D> {
  const from = readImages("src", src);
  const size = kernelSize(options.size ?? 3);
  const highest = Math.max(size, 3) - 1;
  checkInteger("dx", dx, 0, highest);
  checkInteger("dy", dy, 0, highest);
  if (dx + dy === 0) throw new RangeError(mismatch("dx, dy", "at least one derivative", "0, 0"));
  const kernel = { x: sobelWeights(size, dx), y: sobelWeights(size, dy), ...scaling(options) };
  return filterSeparable(from, gradientDType(options.dtype, from.dtype), kernel, options);
}

function scaling(options: GradientOptions): { scale: number; delta: number } {
  return { scale: finite("scale", options.scale ?? 1), delta: finite("delta", options.delta ?? 0) };
}

/**
 * The first derivative along one axis, with Scharr's weights (3 10 3): OpenCV's `Scharr`. Arguments as for {@link sobel}.
 *
 * @param axis `"x"` or `"y"`.
 */
export function scharr<I extends Images, D extends DType = GradientOf<I>>(
  src: I,
  axis: "x" | "y",
  options: GradientOptions<NoInfer<I>, D> = {},
): Result<I, D> {
  if (axis !== "x" && axis !== "y") {
    throw new RangeError(invalid("axis", `"x" or "y"`, axis));
  }
  const from = readImages("src", src);
  const along = [-1, 0, 1], across = [3, 10, 3];
  const kernel = axis === "x" ? { x: along, y: across } : { x: across, y: along };
  return filterSeparable(
    from,
    gradientDType(options.dtype, from.dtype),
    { ...kernel, ...scaling(options) },
    options,
  );
}

/**
 * The sum of the second derivatives along x and y: OpenCV's `Laplacian`. Arguments as for {@link sobel}.
 */
export function laplacian<I extends Images, D extends DType = GradientOf<I>>(
  src: I,
  options: SobelOptions<NoInfer<I>, D> = {},
): Result<I, D> {
  const from = readImages("src", src);
  const size = kernelSize(options.size ?? 1);
  const rows = laplacianWeights(size);
  return filterWeights(from, gradientDType(options.dtype, from.dtype), rows, scaling(options), options);
}

function laplacianWeights(size: number): number[][] {
  if (size === 1) return [[0, 1, 0], [1, -4, 1], [0, 1, 0]];
  const along = sobelWeights(size, 2), across = sobelWeights(size, 0);
  return along.map((_, y) => along.map((_, x) => along[x]! * across[y]! + across[x]! * along[y]!));
}
