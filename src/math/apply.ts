/** Applies a function of elements to arrays and numbers. */
import type { DeviceArray } from "../array/array.ts";
import { bfloat16Bits, bfloat16ToFloat32 } from "../base/bfloat16.ts";
import { roundToFloat16 } from "../base/float16.ts";
import { sharesBytes } from "../array/operations.ts";
import { invalid, mismatch } from "../base/check.ts";
import { isFloatDType, type RealDType } from "../base/promotion.ts";
import { allocationOf, ArrayData } from "../core/memory/array_data.ts";
import { type StreamLike, streamOf } from "../core/stream_state.ts";
import { SCALARS } from "../kernel/ir/types.ts";
import { convertElement } from "./elements.ts";
import {
  broadcastShapes,
  contextOf,
  operandOf,
  type OperandValue,
  resultArray,
  safeInputs,
} from "./operands.ts";
import {
  type ArrayOperand,
  launchPointwise,
  type NumberOperand,
  type PointwiseFunction,
} from "./pointwise.ts";

/** A result of {@link applyPointwise}. */
export interface ResultSpec {
  /** The name of `into` in errors. */
  readonly name: string;
  /** The type of the values that the function returns. */
  readonly dtype: RealDType;
  readonly into: unknown;
}

/** An input of {@link applyPointwise}. */
export interface InputSpec {
  readonly value: OperandValue;
  /** Its name in errors. */
  readonly label: string;
  /** The type that a number is converted to. */
  readonly dtype: RealDType;
}

/**
 * Enqueues a function of elements and returns its results. Broadcasts the inputs, allocates results without
 * `into`, copies inputs that overlap `into`, and converts results to its type.
 *
 * @param name Starts the errors.
 */
export function applyPointwise(
  name: string,
  fn: PointwiseFunction,
  inputs: readonly InputSpec[],
  results: readonly ResultSpec[],
  stream: StreamLike | undefined,
): DeviceArray<RealDType>[] {
  const arrays = inputs.map(({ value }) => value).filter((value) => value instanceof ArrayData);
  const context = contextOf(name, arrays);
  const state = streamOf(context, stream);
  const labels = () => inputs.filter(({ value }) => value instanceof ArrayData).map(({ label }) => label);
  const shape = broadcastShapes(name, arrays.map(({ shape }) => shape), labels);
  const label = arrays.find((array) => array.layout !== undefined && array.ndim === shape.length)?.layout;
  const outputs: DeviceArray<RealDType>[] = [];
  try {
    for (const { name: target, dtype, into } of results) {
      outputs.push(resultArray(`${name}: ${target}`, context, shape, dtype, into, state, label));
    }
    checkDisjoint(name, outputs, results);
    using safe = safeInputs(inputs.map(({ value }) => value), outputs, state);
    const operands = safe.inputs.map((value, i): ArrayOperand | NumberOperand =>
      value instanceof ArrayData ? operandOf(value, shape) : numberOperand(name, value, inputs[i]!.dtype)
    );
    for (const array of [...outputs, ...safe.inputs]) {
      if (array instanceof ArrayData) allocationOf(array).touch(state);
    }
    const targets = outputs.map((output) => operandOf(output, shape));
    launchPointwise(state, stored(fn, results, targets), {
      shape,
      outputs: targets,
      inputs: operands,
      inPlace: safe.inPlace,
    });
    return outputs;
  } catch (error) {
    outputs.forEach((output, i) => {
      if (results[i]!.into === undefined) output.dispose();
    });
    throw error;
  }
}

/** Throws if two results share memory. */
function checkDisjoint(
  name: string,
  outputs: readonly DeviceArray<RealDType>[],
  results: readonly ResultSpec[],
): void {
  outputs.forEach((output, i) => {
    const other = outputs.findIndex((one, j) => j < i && sharesBytes(one, output));
    if (other < 0) return;
    throw new RangeError(
      mismatch(
        `${name}: ${results[i]!.name}`,
        "separate memory",
        `an array that overlaps ${results[other]!.name}`,
      ),
    );
  });
}

/** Returns the function with its results converted to the types of the target arrays. */
function stored(
  fn: PointwiseFunction,
  results: readonly ResultSpec[],
  targets: readonly ArrayOperand[],
): PointwiseFunction {
  if (results.every(({ dtype }, i) => dtype === targets[i]!.dtype)) return fn;
  return {
    ...fn,
    key: `${fn.key} ${results.map(({ dtype }) => dtype)}`,
    body: (b, inputs) =>
      fn.body(b, inputs).map((value, i) => {
        const { dtype } = results[i]!;
        return convertElement(b, b.narrow(value, dtype), dtype, targets[i]!.dtype);
      }),
  };
}

/** Returns a number, rounded to `dtype`, as an argument of its register type. */
function numberOperand(
  name: string,
  value: number | bigint | boolean,
  dtype: RealDType,
): NumberOperand {
  const type = SCALARS[dtype].register;
  if (type === "bool") return { type, value: Number(value) !== 0 }; // NaN is true, unlike in JavaScript
  if (isFloatDType(dtype)) return { type, value: roundTo(dtype, Number(value)) };
  if (!isInRange(value, dtype)) {
    const range = integerRange(dtype);
    const advice = `; pass { dtype } for another type of the result`;
    throw new RangeError(
      invalid(name, `an integer from ${range[0]} to ${range[1]}, the range of ${dtype}`, value) + advice,
    );
  }
  return { type, value: BigInt(value) };
}

/** Returns true if a number is within the range of a type; floats round. */
export function isInRange(value: number | bigint | boolean, dtype: RealDType): boolean {
  if (dtype === "bool" || isFloatDType(dtype)) return true;
  if (!Number.isFinite(Number(value))) return false;
  const [low, high] = integerRange(dtype), whole = BigInt(value);
  return whole >= low && whole <= high;
}

/** Returns the smallest and the largest number of an integer type. */
export function integerRange(dtype: RealDType): [low: bigint, high: bigint] {
  const bits = BigInt(8 * SCALARS[dtype].bytes);
  return dtype[0] === "i" ? [-(1n << (bits - 1n)), (1n << (bits - 1n)) - 1n] : [0n, (1n << bits) - 1n];
}

/** Returns a number rounded to a floating-point type. */
function roundTo(dtype: RealDType, value: number): number {
  if (dtype === "f64") return value;
  if (dtype === "f32") return Math.fround(value);
  if (dtype === "bf16") return bfloat16ToFloat32([bfloat16Bits(value)])[0]!;
  return roundToFloat16(value);
}
