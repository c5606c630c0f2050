import type { DeviceArray } from "../../array/array.ts";
import { invalid, mismatch } from "../../base/check.ts";
import { type Images, readImages } from "../core/view.ts";
import { checkSize } from "./resize.ts";
import { resultOf, returned, type Size } from "../core/result.ts";
import { sampling, type SamplingOptions } from "../core/interpolation.ts";
import { launchWarp } from "../core/warp.ts";

/** Numbers of a matrix, row by row. */
export type MatrixValues = readonly number[] | Float64Array | Float32Array;

/** Options of {@link warpAffine} and {@link warpPerspective}. */
export interface WarpOptions<I extends Images = DeviceArray> extends SamplingOptions<I> {
  /** Size of the result: `[height, width]`, or one number for both; for a list also a list. Default: the source's. */
  size?: number | Size | readonly Size[];
  /** True: the matrix leads from the result to the source (OpenCV's WARP_INVERSE_MAP). Default false: from the source to the result. */
  inverse?: boolean;
}

/** Options of {@link rotate}. */
export interface RotateOptions<I extends Images = DeviceArray> extends SamplingOptions<I> {
  /** The point that stays where it is, `[x, y]`. Default: the middle of the image. */
  center?: readonly [x: number, y: number];
  /** How much larger the result's contents are. Default 1. */
  scale?: number;
}

/**
 * Moves, turns, scales and shears images by a 2 × 3 matrix, as OpenCV's `cv::warpAffine`: the pixel at (x, y) goes to
 * (m0 x + m1 y + m2, m3 x + m4 y + m5). Coordinates count pixels between centres: the first pixel's centre is (0, 0).
 *
 * ```ts
 * using moved = warpAffine(frame, [1, 0, 10.5, 0, 1, -3], { border: "replicate" });
 * ```
 *
 * @param src Images of 1 to 4 channels, of u8, u16, i16, f16 or f32, in any layout; or a list of images of any sizes.
 * @param matrix 6 numbers, row by row; or a list with a matrix for each image.
 * @returns The same layout and element type, of the source's size or that of the options.
 * @throws {TypeError | RangeError} If an argument is not accepted, or the matrix has no inverse. Nothing has been launched then.
 */
export function warpAffine<I extends Images>(
  src: I,
  matrix: MatrixValues | readonly MatrixValues[],
  options: WarpOptions<NoInfer<I>> = {},
): I {
  return warp(src, matrices("matrix", matrix, 6, options.inverse ?? false), options);
}

/**
 * Warps images by a 3 × 3 matrix, as OpenCV's `cv::warpPerspective`: the pixel at (x, y) goes to (X / W, Y / W), where (X, Y, W) is the
 * matrix times (x, y, 1).
 *
 * @param src Images of 1 to 4 channels, of u8, u16, i16, f16 or f32, in any layout; or a list of images of any sizes.
 * @param matrix 9 numbers, row by row; or a list with a matrix for each image.
 * @returns The same layout and element type, of the source's size or that of the options.
 * @throws {TypeError | RangeError} If an argument is not accepted, or the matrix has no inverse. Nothing has been launched then.
 */
export function warpPerspective<I extends Images>(
  src: I,
  matrix: MatrixValues | readonly MatrixValues[],
  options: WarpOptions<NoInfer<I>> = {},
): I {
  return warp(src, matrices("matrix", matrix, 9, options.inverse ?? false), options);
}

/**
 * Turns images counter-clockwise, without changing their size: `cv::warpAffine` with `cv::getRotationMatrix2D`.
 *
 * ```ts
 * using turned = rotate(frame, 30, { border: "replicate" });
 * ```
 *
 * @param src Images of 1 to 4 channels, of u8, u16, i16, f16 or f32, in any layout; or a list of images of any sizes.
 * @param degrees Counter-clockwise. Quarter turns about the middle move whole pixels if both sides are even or both are odd.
 * @returns The same layout, element type and sizes.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function rotate<I extends Images>(
  src: I,
  degrees: number,
  options: RotateOptions<NoInfer<I>> = {},
): I {
  const { center, scale = 1 } = options;
  if (typeof degrees !== "number" || !Number.isFinite(degrees)) {
    throw new RangeError(invalid("degrees", "a finite number", degrees));
  }
  if (!Number.isFinite(scale) || scale === 0) {
    throw new RangeError(invalid("scale", "a finite number other than 0", scale));
  }
  if (center !== undefined && !isPoint(center)) {
    throw new RangeError(invalid("center", "[x, y]", center));
  }
  const [cos, sin] = cosSin(degrees);
  const about = (x: number, y: number): number[] => {
    const a = cos / scale, b = sin / scale;
    // From the result to the source: the turn backwards.
    return [a, -b, x - a * x + b * y, b, a, y - b * x - a * y, 0, 0, 1];
  };
  const from = readImages("src", src);
  const matrices = center !== undefined
    ? [about(...center)]
    : (from.images ?? [from]).map(({ width, height }) => about((width - 1) / 2, (height - 1) / 2));
  return warp(src, matrices, options);
}

function isPoint(value: readonly [x: number, y: number]): boolean {
  return Array.isArray(value) && value.length === 2 && value.every(Number.isFinite);
}

/** Exact for quarter turns. */
function cosSin(degrees: number): [cos: number, sin: number] {
  const turn = ((degrees % 360) + 360) % 360;
  if (turn % 90 === 0) {
    return ([[1, 0], [0, 1], [-1, 0], [0, -1]] as const)[turn / 90]!.slice() as [number, number];
  }
  return [Math.cos(turn * Math.PI / 180), Math.sin(turn * Math.PI / 180)];
}

/** The matrices from the result to the source, 9 numbers each. */
function matrices(
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

function warp<I extends Images>(src: I, matrices: number[][], options: WarpOptions<NoInfer<I>>): I {
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
