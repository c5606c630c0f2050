/** Warps by affine and perspective matrices. */
import type { DeviceArray } from "../../array/array.ts";
import { invalid, mismatch, type OptionNames } from "../../base/check.ts";
import { readSampling, SAMPLING_OPTIONS, type SamplingOptions } from "./interpolation.ts";
import { resultFor, returned } from "./result.ts";
import { checkSizes, type Size } from "./size.ts";
import type { Images, ImageView } from "./view.ts";
import { launchWarp } from "./warp.ts";

/** The numbers of a matrix in row-major order, or its rows. */
export type MatrixValues = readonly number[] | Float64Array | Float32Array | readonly (readonly number[])[];

/** Options of `warpAffine` and `warpPerspective`. */
export interface WarpOptions<I extends Images = DeviceArray> extends SamplingOptions<I> {
  /**
   * The result's `[height, width]`, or one number for both; for a list also a list of them. Default: the
   * source's.
   */
  size?: number | Size | readonly Size[] | undefined;
  /**
   * True if the matrix maps the result to the source (OpenCV's WARP_INVERSE_MAP). Default false: it maps the
   * source to the result.
   */
  inverse?: boolean | undefined;
}

/** The names of {@link WarpOptions}. */
export const WARP_OPTIONS: OptionNames<WarpOptions> = { size: true, inverse: "boolean", ...SAMPLING_OPTIONS };

/** Reads one matrix or a list, and returns 9 numbers for each that map the result to the source. */
export function readMatrices(
  matrix: MatrixValues | readonly MatrixValues[],
  length: 6 | 9,
  inverse: boolean,
): number[][] {
  if (
    ArrayBuffer.isView(matrix) || (Array.isArray(matrix) && typeof matrix[0] === "number") ||
    isRows(matrix, 6) || isRows(matrix, 9)
  ) {
    return [readMatrix("matrix", matrix as MatrixValues, length, inverse)];
  }
  if (!Array.isArray(matrix) || matrix.length === 0) {
    throw new TypeError(invalid("matrix", `${length} numbers in row-major order`, matrix));
  }
  return Array.from(
    matrix as readonly MatrixValues[],
    (one, i) => readMatrix(`matrix[${i}]`, one, length, inverse),
  );
}

/** Whether a value is the rows of one matrix, and not a list of matrices. */
function isRows(value: unknown, length: 6 | 9): value is readonly (readonly number[])[] {
  return Array.isArray(value) && value.length === length / 3 &&
    value.every((row) => Array.isArray(row) && row.length === 3 && !Array.isArray(row[0]));
}

function readMatrix(name: string, values: MatrixValues, length: 6 | 9, inverse: boolean): number[] {
  const nine: number[] = isRows(values, 6) || isRows(values, 9)
    ? values.flat()
    : Array.isArray(values) || (ArrayBuffer.isView(values) && "length" in values)
    ? [...values]
    : [];
  if (nine.length === 15 - length) throw new RangeError(otherMatrix(name, length));
  if (nine.length !== length || !nine.every(Number.isFinite)) {
    throw new RangeError(invalid(name, `${length} finite numbers in row-major order`, values));
  }
  if (length === 6) nine.push(0, 0, 1);
  return inverse ? nine : invert(name, nine);
}

/** The error for a matrix of the other operator. */
function otherMatrix(name: string, length: 6 | 9): string {
  return length === 6
    ? `${mismatch(name, "2 rows of 3 numbers", "3 rows of 3")}; drop the last row, or use warpPerspective()`
    : `${mismatch(name, "3 rows of 3 numbers", "2 rows of 3")}; use warpAffine(), or add the row [0, 0, 1]`;
}

/** The inverse of a 3 × 3 matrix, by cofactors. Throws if it has none, or none in f64. */
function invert(name: string, matrix: readonly number[]): number[] {
  type Nine = [number, number, number, number, number, number, number, number, number];
  const [a, b, c, d, e, f, g, h, i] = matrix as unknown as Nine;
  const determinant = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
  if (determinant === 0 || !Number.isFinite(determinant)) {
    const rows = [[a, b, c], [d, e, f], [g, h, i]];
    throw new RangeError(
      `${invalid(name, "an invertible matrix", rows)}, whose determinant is ${determinant}`,
    );
  }
  const adjugate = [
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
  return adjugate.map((value) => value / determinant);
}

/** Warps images by matrices that map the result to the source. */
export function warpImages<I extends Images>(
  from: ImageView,
  matrices: readonly (readonly number[])[],
  options: WarpOptions<I>,
): I {
  const sampling = readSampling(from, options);
  if (matrices.length !== 1 && matrices.length !== from.count) {
    throw new RangeError(
      mismatch(
        "matrix",
        `one matrix, or ${from.count} of them, one for each image`,
        `a list of ${matrices.length}`,
      ),
    );
  }
  const size = options.size === undefined ? undefined : checkSizes("size", options.size, from);
  const to = resultFor(from, { size }, options);
  launchWarp(from, to, { matrices }, sampling, options.stream);
  return returned(to);
}
