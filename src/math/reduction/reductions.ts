/** The reductions of `DeviceArray`: arguments, result types, and results. */
import { type DeviceArray, emptyArray } from "../../array/array.ts";
import type {
  AxisOptions,
  IntoOptions,
  NormOptions,
  PositionOptions,
  ReduceOptions,
  ScanOptions,
  SumOptions,
  VarianceOptions,
} from "../../array/reduction_options.ts";
import type { DType } from "../../base/dtype.ts";
import { checkDType, checkOptionNames, invalid, mismatch, type OptionNames, show } from "../../base/check.ts";
import { floatOf, isFloatDType, isReal, type RealDType } from "../../base/promotion.ts";
import { checkAxis } from "../../base/strides.ts";
import { allocationOf, type ArrayData } from "../../core/memory/array_data.ts";
import { streamOf } from "../../core/stream_state.ts";
import { type RegisterType, SCALARS } from "../../kernel/ir/types.ts";
import { axisOption, compute } from "../compute.ts";
import { type RealArray, realArray } from "../operands.ts";
import * as definitions from "./definitions.ts";
import { reduceInto, type Source } from "./reduce.ts";
import type { Reduction } from "./reduction.ts";
import { scanInto, type ScanOp } from "./scan.ts";
import { softmaxInto } from "./softmax.ts";

const INTO: OptionNames<IntoOptions> = { into: true, stream: true };
const REDUCE: OptionNames<ReduceOptions> = { ...INTO, axis: true, keepDims: "boolean" };
const POSITION: OptionNames<PositionOptions> = REDUCE;
const SUM: OptionNames<SumOptions> = { ...REDUCE, dtype: true };
const VARIANCE: OptionNames<VarianceOptions> = { ...SUM, correction: true };
const NORM: OptionNames<NormOptions> = { ...REDUCE, order: true };
const AXIS: OptionNames<AxisOptions> = { ...INTO, axis: true };
const SCAN: OptionNames<ScanOptions> = { ...AXIS, dtype: true };

/** Returns the reduced axes in ascending order. */
function axesOf(name: string, ndim: number, axis: number | readonly number[] | undefined): number[] {
  if (axis === undefined) return Array.from({ length: ndim }, (_, at) => at);
  const list: readonly unknown[] = Array.isArray(axis) ? axis : [axis];
  const axes = list.map((one) => checkAxis(`${name}: axis`, one as number, ndim));
  if (new Set(axes).size < axes.length) {
    throw new RangeError(invalid(`${name}: axis`, "different axes", axis));
  }
  return axes.sort((a, b) => a - b);
}

/** Reduces the axes of the options of an array. */
function reduce(
  name: string,
  array: RealArray,
  options: ReduceOptions,
  dtype: RealDType,
  reduction: Reduction | ((length: number) => Reduction),
  needsElements = false,
  center?: (axes: readonly number[]) => DeviceArray<RealDType>,
): DeviceArray<RealDType> {
  const { shape, strides } = array;
  return reduceSources(name, [{ array, strides }], shape, options, dtype, reduction, needsElements, center);
}

/**
 * Reduces the axes of the options of arrays that are broadcast to one shape.
 *
 * @param needsElements Whether the result is undefined without elements.
 * @param center Returns the array for {@link Reduction.center}.
 */
export function reduceSources(
  name: string,
  sources: readonly Source[],
  from: readonly number[],
  options: ReduceOptions,
  dtype: RealDType,
  reduction: Reduction | ((length: number) => Reduction),
  needsElements = false,
  center?: (axes: readonly number[]) => DeviceArray<RealDType>,
): DeviceArray<RealDType> {
  const axes = axesOf(name, from.length, options.axis);
  const length = axes.reduce((product, axis) => product * from[axis]!, 1);
  const kept = from.map((extent, axis) => axes.includes(axis) ? 1 : extent);
  const shape = options.keepDims === true ? kept : kept.filter((_, axis) => !axes.includes(axis));
  if (needsElements && length === 0 && !shape.includes(0)) {
    throw new RangeError(mismatch(name, "at least one element", `shape ${show(from)}`));
  }
  const { stream } = options;
  const chosen = typeof reduction === "function" ? reduction(length) : reduction;
  const arrays = sources.map(({ array }) => array);
  const { context } = allocationOf(arrays[0]!);
  return compute(name, context, arrays, shape, dtype, options, (target) => {
    using centers = center?.(axes);
    reduceInto(target, sources, from, axes, chosen, stream, centers);
  });
}

/** Returns the type of sums: 64-bit integers for integers. */
function sumDType(dtype: RealDType): RealDType {
  if (isFloatDType(dtype)) return dtype;
  return dtype[0] === "u" ? "u64" : "i64";
}

function meanDType(dtype: RealDType): RealDType {
  return isFloatDType(dtype) ? dtype : "f64";
}

function dtypeOption(name: string, dtype: DType | undefined, natural: RealDType): RealDType {
  if (dtype === undefined) return natural;
  const checked = checkDType(`${name}: dtype`, dtype);
  if (!isReal(checked)) throw new TypeError(invalid(`${name}: dtype`, "a real type", dtype));
  return checked;
}

function floatType(name: string, dtype: RealDType): "f32" | "f64" {
  const type = SCALARS[dtype].register;
  if (type === "f32" || type === "f64") return type;
  throw new TypeError(mismatch(`${name}: dtype`, "f16, bf16, f32 or f64", dtype));
}

/** `array.sum()` and `array.prod()`. */
export function sum(op: "sum" | "prod", source: ArrayData, options: SumOptions): DeviceArray<RealDType> {
  const array = realArray(op, source);
  const { dtype } = checkOptionNames(options, SUM, `${op}: options`);
  const result = dtypeOption(op, dtype, sumDType(array.dtype));
  const type = SCALARS[result].register;
  // The sum of bools is their or, the product their and.
  const reduction = type === "bool"
    ? definitions[op === "sum" ? "any" : "all"]
    : (op === "sum" ? definitions.sum : definitions.product)(type);
  return reduce(op, array, options, result, reduction);
}

/** `array.mean()`. */
export function mean(source: ArrayData, options: SumOptions): DeviceArray<RealDType> {
  const array = realArray("mean", source);
  const { dtype } = checkOptionNames(options, SUM, "mean: options");
  const result = dtypeOption("mean", dtype, meanDType(array.dtype));
  const type = floatType("mean", result);
  return reduce("mean", array, options, result, definitions.mean(sumRegister(array.dtype, type), type));
}

/** Returns the type of accumulators. Integers of up to 32 bits are summed exactly. */
function sumRegister(dtype: RealDType, type: "f32" | "f64"): RegisterType {
  const isExact = !isFloatDType(dtype) && SCALARS[dtype].bytes <= 4;
  return isExact ? "i64" : type;
}

/** `array.variance()` and `array.standardDeviation()`. */
export function variance(
  name: "variance" | "standardDeviation",
  source: ArrayData,
  options: VarianceOptions,
): DeviceArray<RealDType> {
  const array = realArray(name, source);
  const { dtype, correction = 0, stream } = checkOptionNames(options, VARIANCE, `${name}: options`);
  if (typeof correction !== "number" || !Number.isFinite(correction)) {
    throw new RangeError(invalid(`${name}: correction`, "a finite number", correction));
  }
  const result = dtypeOption(name, dtype, meanDType(array.dtype));
  const type = floatType(name, result);
  const reduction = definitions.variance(type, correction, name === "standardDeviation");
  const center = (axes: readonly number[]) =>
    reduce(name, array, { axis: axes, stream }, type, definitions.mean(sumRegister(array.dtype, type), type));
  return reduce(name, array, options, result, reduction, false, center);
}

/** `array.min()` and `array.max()`. */
export function extremum(
  op: "min" | "max",
  source: ArrayData,
  options: ReduceOptions,
): DeviceArray<RealDType> {
  const array = realArray(op, source);
  checkOptionNames(options, REDUCE, `${op}: options`);
  const reduction = definitions.extremum(op, SCALARS[array.dtype].register);
  return reduce(op, array, options, array.dtype, reduction, true);
}

/** `array.argMin()` and `array.argMax()`. */
export function position(
  op: "min" | "max",
  source: ArrayData,
  options: PositionOptions,
): DeviceArray<RealDType> {
  const name = op === "min" ? "argMin" : "argMax";
  const array = realArray(name, source);
  const { axis } = checkOptionNames(options, POSITION, `${name}: options`);
  if (axis !== undefined && typeof axis !== "number") {
    throw new TypeError(invalid(`${name}: axis`, "one axis, or none for all", axis));
  }
  const { register } = SCALARS[array.dtype];
  const reduction = (length: number) => definitions.position(op, register, length < 2 ** 31 ? "i32" : "i64");
  return reduce(name, array, options, "i64", reduction, true);
}

/** `array.any()`, `array.all()` and `array.countNonzero()`. */
export function truth(
  op: "any" | "all" | "countNonzero",
  source: ArrayData,
  options: ReduceOptions,
): DeviceArray<RealDType> {
  const array = realArray(op, source);
  checkOptionNames(options, REDUCE, `${op}: options`);
  return reduce(op, array, options, op === "countNonzero" ? "i64" : "bool", definitions[op]);
}

/** `array.norm()`. */
export function norm(source: ArrayData, options: NormOptions): DeviceArray<RealDType> {
  const array = realArray("norm", source);
  const { order = 2 } = checkOptionNames(options, NORM, "norm: options");
  if (order !== 1 && order !== 2 && order !== Infinity) {
    throw new RangeError(invalid("norm: order", "1, 2 or Infinity", order));
  }
  const result = meanDType(array.dtype);
  return reduce("norm", array, options, result, definitions.norm(order, floatType("norm", result)));
}

/** `array.softmax()` and `array.logSoftmax()`. */
export function softmax(
  name: "softmax" | "logSoftmax",
  source: ArrayData,
  options: AxisOptions,
): DeviceArray<RealDType> {
  const array = realArray(name, source);
  const { axis, stream } = checkOptionNames(options, AXIS, `${name}: options`);
  const at = axisOption(name, array, axis), { context } = allocationOf(array), result = floatOf(array.dtype);
  return compute(name, context, [array], array.shape, result, options, (target) => {
    const write = (floats: ArrayData) => softmaxInto(target, floats, at, name === "logSoftmax", stream);
    if (result === array.dtype) return write(array);
    using floats = emptyArray(context, array.shape, result, streamOf(context, stream));
    floats.copyFrom(array, { stream });
    write(floats);
  });
}

/** `array.cumulativeSum()` and `array.cumulativeProduct()`. */
export function scan(op: ScanOp, source: ArrayData, options: ScanOptions): DeviceArray<RealDType> {
  const name = op === "add" ? "cumulativeSum" : "cumulativeProduct";
  const array = realArray(name, source);
  const { axis, dtype, stream } = checkOptionNames(options, SCAN, `${name}: options`);
  const result = dtypeOption(name, dtype, sumDType(array.dtype));
  const at = axisOption(name, array, axis);
  const type = SCALARS[result].register, { context } = allocationOf(array);
  return compute(name, context, [array], array.shape, result, options, (target) => {
    if (type !== "bool") scanInto(target, array, at, op, type, stream);
    else {
      using truth = emptyArray(context, array.shape, "bool", streamOf(context, stream));
      truth.copyFrom(array, { stream });
      scanInto(target, truth, at, op, "i32", stream);
    }
  });
}
