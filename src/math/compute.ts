/** Arguments and results of operations that compute a whole array at a time. */
import { type DeviceArray, emptyArray } from "../array/array.ts";
import { sharesBytes } from "../array/operations.ts";
import type { IntoOptions } from "../array/reduction_options.ts";
import type { RealDType } from "../base/promotion.ts";
import { checkAxis } from "../base/strides.ts";
import type { Context } from "../core/context.ts";
import type { ArrayData } from "../core/memory/array_data.ts";
import { streamOf } from "../core/stream_state.ts";
import { resultArray } from "./operands.ts";

/** Returns the axis along which to operate. A scalar counts as an array with one axis of one element. */
export function axisOption(name: string, { ndim }: ArrayData, axis = -1): number {
  return checkAxis(`${name}: axis`, axis, Math.max(1, ndim));
}

/**
 * Calls `write` with a contiguous array that overlaps no source, and returns the result: a new array, or
 * `into`. If `into` is not contiguous or overlaps a source, `write` gets a new array, which is then copied to
 * it.
 */
export function compute(
  name: string,
  context: Context,
  sources: readonly ArrayData[],
  shape: readonly number[],
  dtype: RealDType,
  { into, stream }: IntoOptions,
  write: (target: DeviceArray<RealDType>) => void,
): DeviceArray<RealDType> {
  const state = streamOf(context, stream);
  const result = resultArray(`${name}: into`, context, shape, dtype, into, state);
  if (into !== undefined) {
    const direct = result.isContiguous && !sources.some((source) => sharesBytes(result, source));
    if (direct) write(result);
    else {
      using contiguous = emptyArray(context, shape, result.dtype, state);
      write(contiguous);
      result.copyFrom(contiguous, { stream });
    }
    return result;
  }
  try {
    write(result);
    return result;
  } catch (error) {
    result.dispose();
    throw error;
  }
}
