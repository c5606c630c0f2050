/** Joins arrays: `device.concatenate()` and `device.stack()`. */
import {
  checkOptionNames,
  invalid,
  mismatch,
  notAnArray,
  type OptionNames,
  otherDevice,
  show,
} from "../base/check.ts";
import type { DType } from "../base/dtype.ts";
import { isReal, promoteAll } from "../base/promotion.ts";
import { checkAxis, sameShape } from "../base/strides.ts";
import type { Context } from "../core/context.ts";
import { allocationOf, checkNotDisposed } from "../core/memory/array_data.ts";
import { streamOf } from "../core/stream_state.ts";
import { type ArrayOptions, DeviceArray, emptyArray } from "./array.ts";
import { sharesBytes } from "./operations.ts";

/** Options of `device.arange()`. */
export interface ArangeOptions extends ArrayOptions {
  /** The first number. Default 0. */
  readonly start?: number | undefined;
  /** The distance between numbers, which may be negative. Default 1. */
  readonly step?: number | undefined;
}

/** Options of `device.concatenate()` and `device.stack()`. */
export interface JoinOptions extends ArrayOptions {
  /** The axis along which arrays are joined, negative from the end. Default 0. */
  readonly axis?: number | undefined;
  /** An array for the result, which must not overlap the arrays. */
  readonly into?: DeviceArray | undefined;
}

/** The element type of joined arrays: their own, or the promoted one of several. */
export type Joined<D extends DType, E extends DType = D> = D extends unknown ? [E] extends [D] ? D : DType
  : never;

const OPTIONS: OptionNames<JoinOptions> = { axis: true, into: true, stream: true };

/** Joins arrays along an axis that they have. */
export function concatenate(
  context: Context,
  arrays: readonly DeviceArray[],
  options: JoinOptions,
): DeviceArray {
  const [first] = checkArrays("concatenate", arrays);
  const { axis = 0 } = checkOptionNames(options, OPTIONS, "concatenate: options");
  if (first.ndim === 0) {
    throw new RangeError(mismatch("concatenate", "at least one axis", "arrays without axes; use stack()"));
  }
  return join("concatenate", context, arrays, checkAxis("concatenate: axis", axis, first.ndim), options);
}

/** Joins arrays along a new axis. */
export function stack(context: Context, arrays: readonly DeviceArray[], options: JoinOptions): DeviceArray {
  const [first] = checkArrays("stack", arrays);
  const { axis = 0 } = checkOptionNames(options, OPTIONS, "stack: options");
  const at = checkAxis("stack: axis", axis, first.ndim + 1);
  const other = arrays.findIndex(({ shape }) => !sameShape(shape, first.shape));
  if (other >= 0) {
    const got = `${show(first.shape)} and ${show(arrays[other]!.shape)}`;
    throw new RangeError(mismatch("stack", "arrays of one shape", got));
  }
  return join("stack", context, arrays.map((array) => array.unsqueeze(at)), at, options);
}

function checkArrays(name: string, arrays: readonly DeviceArray[]): readonly [DeviceArray] {
  if (!Array.isArray(arrays) || arrays.length === 0) {
    const advice = arrays instanceof DeviceArray ? `; pass the arrays in a list: ${name}([x, y])` : "";
    throw new TypeError(invalid(name, "a list of at least one DeviceArray", arrays) + advice);
  }
  arrays.forEach((array, i) => {
    if (!(array instanceof DeviceArray)) {
      throw notAnArray(`${name}[${i}]`, array);
    }
    if (array.disposed) checkNotDisposed(array, `${name}[${i}]`);
  });
  return arrays as unknown as readonly [DeviceArray];
}

function join(
  name: string,
  context: Context,
  arrays: readonly DeviceArray[],
  axis: number,
  { into, stream }: JoinOptions,
): DeviceArray {
  const [{ shape, layout }] = arrays as unknown as readonly [DeviceArray];
  const other = arrays.find((array) =>
    !sameShape(array.shape.toSpliced(axis, 1), shape.toSpliced(axis, 1)) || array.ndim !== shape.length
  );
  if (other !== undefined) {
    const expected = `arrays whose extents are equal except along axis ${axis}`;
    throw new RangeError(mismatch(name, expected, `${show(shape)} and ${show(other.shape)}`));
  }
  const extent = arrays.reduce((sum, array) => sum + array.shape[axis]!, 0),
    result = shape.with(axis, extent);
  const dtype = joinedType(name, arrays);
  const target = into ?? emptyArray(
    context,
    result,
    dtype,
    streamOf(context, stream),
    arrays.every((array) => array.layout === layout) ? layout : undefined,
  );
  if (into !== undefined) checkTarget(name, context, arrays, into, result, dtype);
  try {
    let start = 0;
    for (const array of arrays) {
      const stop = start + array.shape[axis]!;
      const ranges = shape.map((_, at) => at === axis ? [start, stop] as const : null);
      target.slice(...ranges).copyFrom(array, { stream });
      start = stop;
    }
    return target;
  } catch (error) {
    if (into === undefined) target.dispose();
    throw error;
  }
}

function joinedType(name: string, arrays: readonly DeviceArray[]): DType {
  const dtypes = [...new Set(arrays.map(({ dtype }) => dtype))];
  if (dtypes.length === 1) return dtypes[0]!;
  const real = dtypes.filter((dtype) => isReal(dtype));
  if (real.length === dtypes.length) return promoteAll(real);
  throw new TypeError(`${mismatch(name, "arrays of one type", dtypes.join(" and "))}; convert with astype()`);
}

function checkTarget(
  name: string,
  context: Context,
  arrays: readonly DeviceArray[],
  into: DeviceArray,
  shape: readonly number[],
  dtype: DType,
): void {
  if (!(into instanceof DeviceArray)) throw new TypeError(invalid(`${name}: into`, "a DeviceArray", into));
  checkNotDisposed(into, `${name}: into`);
  if (allocationOf(into).context !== context) {
    throw otherDevice(`${name}: into`, context, allocationOf(into).context);
  }
  if (into.dtype !== dtype || !sameShape(into.shape, shape)) {
    throw new RangeError(
      mismatch(`${name}: into`, `${dtype} ${show(shape)}`, `${into.dtype} ${show(into.shape)}`),
    );
  }
  if (arrays.some((array) => sharesBytes(array, into))) {
    throw new RangeError(mismatch(`${name}: into`, "separate memory", "memory that overlaps an array"));
  }
}
