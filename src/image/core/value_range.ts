/** The range of values that images of a dtype use. */
import type { DType } from "../../base/dtype.ts";

/** All values of integers, 0 to 1 for floating point. */
export const VALUE_RANGES: Readonly<Partial<Record<DType, readonly [low: number, high: number]>>> = {
  u8: [0, 255],
  u16: [0, 65535],
  i16: [-32768, 32767],
  f16: [0, 1],
  f32: [0, 1],
};

/** The largest value of a dtype: white, or opaque alpha. */
export function maxValueOf(dtype: DType): number {
  return VALUE_RANGES[dtype]![1];
}

/**
 * Returns the value in the middle of 0 and `max` that a change of contrast keeps, as in CV-CUDA: 128 of 255, 32768 of
 * 65535, 16384 of 32767, 0.5 of 1.
 */
export function centerOf(max: number): number {
  return [255, 65535, 32767].includes(max) ? (max + 1) / 2 : max / 2;
}

/** The dtypes whose values start at 0. */
export const UNSIGNED_DTYPES: readonly DType[] = ["u8", "u16", "f16", "f32"];
