/** The range of values that the pixels of a pipeline use, which floating point does not show by its dtype. */
import { centerOf, maxValueOf } from "../core/value_range.ts";
import type { DType } from "../../base/dtype.ts";

/** The values of black and white. */
export type ValueRange = readonly [black: number, white: number];

/** Returns the range of a dtype as that of a source: 0 … 1 for floating point. */
export function rangeOf(dtype: DType): ValueRange {
  return [0, maxValueOf(dtype)];
}

/**
 * Returns the range after `value * scale + shift` is stored as `dtype`. Integers use all of their values; floating
 * point keeps the values, and therefore their range. Of several factors or summands, one for each channel, the range
 * has the extremes.
 */
export function scaledRange(
  range: ValueRange,
  dtype: DType,
  scales: readonly number[] = [1],
  shifts: readonly number[] = [0],
): ValueRange {
  if (dtype !== "f16" && dtype !== "f32") return rangeOf(dtype);
  const count = Math.max(scales.length, shifts.length);
  const ends = Array.from({ length: count }, (_, c) => {
    const scale = scales[c % scales.length]!, shift = shifts[c % shifts.length]!;
    return range.map((value) => value * scale + shift);
  }).flat();
  return [Math.min(...ends), Math.max(...ends)];
}

/** Returns the value that a change of contrast keeps: CV-CUDA's for the range of a dtype. */
export function centerOfRange([black, white]: ValueRange): number {
  return black === 0 ? centerOf(white) : (black + white) / 2;
}
