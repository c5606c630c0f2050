/** Warps by affine and perspective matrices. */
import type { DeviceArray } from "../../array/array.ts";
import { invalid, mismatch } from "../../base/check.ts";
import { sampling, type SamplingOptions } from "./interpolation.ts";
import { resultOf, returned } from "./result.ts";
import { checkSize, type Size } from "./size.ts";
import { type Images, readImages } from "./view.ts";
import { launchWarp } from "./warp.ts";

/** Numbers of a matrix, row by row. */
export type MatrixValues = readonly number[] | Float64Array | Float32Array;

/** Options of {@link warpAffine} and {@link warpPerspective}. */
export interface WarpOptions<I extends Images = DeviceArray> extends SamplingOptions<I> {
  /** Size of the result: `[height, width]`, or one number for both; for a list also a list. Default: the source's. */
  size?: number | Size | readonly Size[];
  /** True: the matrix leads from the result to the source (OpenCV's WARP_INVERSE_MAP). Default false: from the source to the result. */
  inverse?: boolean;
}

/** The matrices from the result to the source, 9 numbers each. */
export function readMatrices(
  name: string,
  given: MatrixValues | readonly MatrixValues[],
  length: number,
  inverse: boolean,
): number[][] {
  const one = (label: string, values: MatrixValues): number[] => {
    const nine = Array.isArray(values) || ArrayBuffer.isView(values) ? [...values as number[]] : [];
    if (
      nine.length !== length || !nine.every((value) => typeof value === "number" && Number.isFinite(value))
    ) {
      throw new RangeError(invalid(label, `${length} finite numbers, row by row`, given));
    }
    if (length === 6) nine.push(0, 0, 1);
    return inverse ? nine : inverted(label, nine);
  };
  if (ArrayBuffer.isView(given) || (Array.isArray(given) && typeof given[0] === "number")) {
    return [one(name, given as MatrixValues)];
  }
  if (!Array.isArray(given) || given.length === 0) {
    throw new TypeError(invalid(name, `${length} numbers, row by row`, given));
  }
  return (given as readonly MatrixValues[]).map((values, i) => one(`${name}[${i}]`, values));
}

/** The inverse by cofactors. */
function inverted(name: string, m: readonly number[]): number[] {
  const [a, b, c, d, e, f, g, h, i] = m as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const determinant = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
  if (determinant === 0) {
    throw new RangeError(invalid(name, "a matrix with an inverse", m));
  }
  const cofactors = [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ];
  return cofactors.map((value) => value / determinant);
}

export function warpImages<I extends Images>(
  src: I,
  matrices: number[][],
  options: WarpOptions<NoInfer<I>>,
): I {
  const from = readImages("src", src);
  const how = sampling(from, options);
  if (matrices.length !== 1 && matrices.length !== from.count) {
    throw new RangeError(
      mismatch(
        "matrix",
        `one matrix, or ${from.count} of them, one for each image`,
        `a list of ${matrices.length}`,
      ),
    );
  }
  const size = options.size === undefined ? undefined : checkSize("size", options.size, from);
  const to = resultOf(from, { size }, options);
  launchWarp(from, to, { matrices }, how, options.stream);
  return returned(to);
}
