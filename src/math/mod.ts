/** Operations on elements, as the methods of `DeviceArray` call them. */
import type { DeviceArray } from "../array/array.ts";
import type { GeneratedOperations, OperationName, OperationOptions } from "../array/generated.ts";
import { checkDType, checkOptionNames, mismatch, type OptionNames } from "../base/check.ts";
import { isReal, type RealDType, weakKind } from "../base/promotion.ts";
import { ArrayData } from "../core/memory/array_data.ts";
import { matmul } from "./matmul/matmul.ts";
import * as reductions from "./reduction/reductions.ts";
import { sort, topK } from "./sort/array_sort.ts";
import { searchSorted, unique } from "./sort/search.ts";
import { compress, take } from "./take.ts";
import { applyPointwise, type InputSpec, isInRange } from "./apply.ts";
import { convertElement } from "./elements.ts";
import { isArrayOperand, type OperandValue } from "./operands.ts";
import {
  type OperandType,
  type Operation,
  OPERATIONS,
  type OperationTypes,
  UnsupportedTypes,
} from "./operations.ts";
import type { PointwiseFunction } from "./pointwise.ts";

const OPTIONS: OptionNames<OperationOptions> = { into: true, dtype: true, stream: true };

/** `x.add(y)` and the like. */
function elementwise(
  name: OperationName,
  operands: readonly unknown[],
  options: OperationOptions,
): DeviceArray<RealDType> {
  const { into, dtype, stream } = checkOptionNames(options, OPTIONS, `${name}: options`);
  const given = operands.map((value, i): OperandValue => {
    const label = `${name}: ${operandLabel(name, i)}`;
    return isArrayOperand(label, value) ? value : value as OperandValue;
  });
  if (name === "where") checkCondition(given[0] as ArrayData);
  const { values, types } = comparable(given, typesOf(name, given, dtype));
  const inputs = values.map((value, i): InputSpec => ({
    value,
    label: operandLabel(name, i),
    dtype: types.operands[i]!,
  }));
  const fn = functionOf(name, inputs, types);
  const target = { name: "into", dtype: types.result, into };
  const [result] = applyPointwise(name, fn, inputs, [target], stream);
  return result!;
}

/** Throws unless the condition is of bool: `x.where(condition, 0)` has the order of other libraries. */
function checkCondition({ dtype }: ArrayData): void {
  if (dtype === "bool") return;
  const advice = "write x.greater(3).where(x, 0), or x.notEqual(0) for a mask of numbers";
  throw new TypeError(`${mismatch("where", "a bool array as the condition", dtype)}; ${advice}`);
}

/** Returns the name of an operand in errors. */
function operandLabel(name: OperationName, index: number): string {
  if (name === "where") return ["condition", "x", "y"][index]!;
  if (name === "clamp") return ["this", "low", "high"][index]!;
  return index === 0 ? "this" : "other";
}

function typesOf(name: OperationName, values: readonly OperandValue[], dtype: unknown): OperationTypes {
  const operation = OPERATIONS[name];
  const wanted = dtype === undefined ? undefined : checkDType(`${name}: dtype`, dtype);
  if (wanted !== undefined && !isReal(wanted)) {
    throw new TypeError(mismatch(`${name}: dtype`, "a real type", wanted));
  }
  const operands = values.map((value): OperandType =>
    value instanceof ArrayData ? value.dtype : weakKind(value)
  );
  try {
    return operation.types(operands, wanted);
  } catch (error) {
    if (!(error instanceof UnsupportedTypes)) throw error;
    const got = wanted === undefined ? operands.map(describe).join(" and ") : `dtype ${wanted}`;
    const advice = wanted === undefined && operands.every((type) => /^[iu]\d/.test(type))
      ? "; no integer type holds both, so convert one with astype()"
      : "";
    throw new TypeError(mismatch(name, error.message, got) + advice);
  }
}

/** Names the type of an operand. */
function describe(type: OperandType): string {
  return type === "weak bool" ? "a boolean" : type.startsWith("weak") ? "a number" : type;
}

/**
 * Replaces a number outside of the range of the type in which it is compared by an infinity, and the type by f64:
 * elements stay on the same side of it, even those that round to the number in f64.
 */
function comparable(
  values: readonly OperandValue[],
  types: OperationTypes,
): { values: readonly OperandValue[]; types: OperationTypes } {
  const fits = (value: OperandValue, i: number) =>
    value instanceof ArrayData || isInRange(value, types.operands[i]!);
  if (types.result !== "bool" || values.every(fits)) return { values, types };
  return {
    values: values.map((value, i) => fits(value, i) ? value : (value as number) > 0 ? Infinity : -Infinity),
    types: { ...types, operands: types.operands.map(() => "f64") },
  };
}

function functionOf(
  name: OperationName,
  inputs: readonly InputSpec[],
  { operands, result }: OperationTypes,
): PointwiseFunction {
  const { heavy, body }: Operation = OPERATIONS[name];
  return {
    name,
    key: `${name} ${operands} ${result}`,
    heavy,
    body: (b, values) => {
      const converted = values.map((value, i) => {
        const { value: input } = inputs[i]!;
        return input instanceof ArrayData ? convertElement(b, value, input.dtype, operands[i]!) : value;
      });
      return [body(b, converted, operands[0]!)];
    },
  };
}

/** The implementation of the methods of `DeviceArray`. */
export const operations: GeneratedOperations = {
  elementwise,
  ...reductions,
  sort,
  topK,
  searchSorted,
  unique,
  take,
  compress,
  matmul,
};
