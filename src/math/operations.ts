/** The operations of arrays: the types in which they compute, and what they compute. */
import type { OperationName } from "../array/generated.ts";
import { floatOf, isFloatDType, promoteAll, type RealDType, type WeakKind } from "../base/promotion.ts";
import type { KernelBuilder } from "../kernel/ir/builder.ts";
import type { BinaryOp, CompareOp, Value } from "../kernel/ir/ir.ts";
import { isFloat, SCALARS } from "../kernel/ir/types.ts";
import { compareMixed } from "../kernel/math/compare.ts";
import { exp, log } from "../kernel/math/exponential.ts";
import { tanh } from "../kernel/math/hyperbolic.ts";
import { power } from "../kernel/math/power.ts";
import { sine } from "../kernel/math/trigonometry.ts";
import * as floats from "./float_functions.ts";
import * as integers from "./integer_functions.ts";

/** The type of an operand: an element type, or the kind of a number. */
export type OperandType = RealDType | WeakKind;

/** The types in which an operation computes. */
export interface OperationTypes {
  /** The type to which each operand is converted. */
  readonly operands: readonly RealDType[];
  readonly result: RealDType;
}

/** An operation of arrays. */
export interface Operation {
  /** Takes more than about 20 instructions. */
  readonly heavy: boolean;
  /**
   * Returns the types for `dtype`, by default the promoted type. Throws `UnsupportedTypes` if the operation
   * is not defined for them.
   */
  readonly types: (operands: readonly OperandType[], dtype: RealDType | undefined) => OperationTypes;
  /** Returns the result for values of the operand types. `dtype` is that of the first operand. */
  readonly body: (b: KernelBuilder, values: readonly Value[], dtype: RealDType) => Value;
}

/** An operation is not defined for the types of its operands. The message says what it expects. */
export class UnsupportedTypes extends Error {}

type TypeRule = Operation["types"];

/** All operands and the result have the promoted type; bool becomes `forBool`, or is rejected for "numbers". */
function sameType(forBool: "bool" | "i8" | "numbers"): TypeRule {
  return (operands, dtype) => {
    const promoted = dtype ?? promoteAll(operands);
    if (promoted === "bool" && forBool === "numbers") throw new UnsupportedTypes("numbers");
    const type = promoted === "bool" && forBool === "i8" ? "i8" : promoted;
    return { operands: operands.map(() => type), result: type };
  };
}

/** Floats; integers become the smallest floating-point type that holds them. */
const floatType: TypeRule = (operands, dtype) => {
  const type = dtype ?? floatOf(promoteAll(operands));
  if (!isFloatDType(type)) throw new UnsupportedTypes("a floating-point type");
  return { operands: operands.map(() => type), result: type };
};

/** Floats; integers become f64. */
const quotientType: TypeRule = (operands, dtype) => {
  const promoted = dtype ?? promoteAll(operands);
  if (dtype !== undefined && !isFloatDType(dtype)) throw new UnsupportedTypes("a floating-point type");
  const type = isFloatDType(promoted) ? promoted : "f64";
  return { operands: operands.map(() => type), result: type };
};

function withoutDType(rule: TypeRule): TypeRule {
  return (operands, dtype) => {
    if (dtype !== undefined && dtype !== "bool") {
      throw new UnsupportedTypes("no dtype, because the result is bool");
    }
    return rule(operands, undefined);
  };
}

/**
 * Operands of the promoted type, a result of bool. i64 and u64 are compared as they are, because no type
 * holds both.
 */
const comparedTypes: TypeRule = withoutDType((operands) => {
  const [a, b] = operands;
  const mixed = (a === "i64" && b === "u64") || (a === "u64" && b === "i64");
  const type = promoteAll(operands);
  return { operands: mixed ? [a, b] as RealDType[] : operands.map(() => type), result: "bool" };
});

const logicalTypes: TypeRule = withoutDType((operands) => ({
  operands: operands.map(() => "bool"),
  result: "bool",
}));

/** Integers and bool. */
const bitTypes: TypeRule = (operands, dtype) => {
  const types = sameType("bool")(operands, dtype);
  if (isFloatDType(types.result)) throw new UnsupportedTypes("integers or bool");
  return types;
};

const shiftTypes: TypeRule = (operands, dtype) => {
  const types = sameType("i8")(operands, dtype);
  if (isFloatDType(types.result)) throw new UnsupportedTypes("integers");
  return types;
};

const selectedTypes: TypeRule = ([, ...operands], dtype) => {
  const { result } = sameType("bool")(operands, dtype);
  return { operands: ["bool", result, result], result };
};

/** The number of bits of an element. */
function bitsOf(dtype: RealDType): number {
  return 8 * SCALARS[dtype].bytes;
}

function arithmetic(op: BinaryOp, forBool: BinaryOp | undefined): Operation {
  return {
    heavy: false,
    types: sameType(forBool === undefined ? "numbers" : "bool"),
    body: (b, [x, y], dtype) => b.binary(dtype === "bool" ? forBool! : op, x!, y!),
  };
}

function comparison(op: CompareOp): Operation {
  return {
    heavy: false,
    types: comparedTypes,
    body: (b, [x, y]) => x!.type === y!.type ? b.compare(op, x!, y!) : compareMixed(b, op, x!, y!),
  };
}

function bitwise(op: BinaryOp, types: TypeRule): Operation {
  return { heavy: false, types, body: (b, [x, y]) => b.binary(op, x!, y!) };
}

function extremum(op: "min" | "max"): Operation {
  return {
    heavy: false,
    types: sameType("bool"),
    body: (b, [x, y]) => extremumOf(b, op, x!, y!),
  };
}

function extremumOf(b: KernelBuilder, op: "min" | "max", x: Value, y: Value): Value {
  if (x.type === "bool") return b.binary(op === "min" ? "and" : "or", x, y);
  return isFloat(x.type) ? floats.extremum(b, op, x, y) : b.binary(op, x, y);
}

function floatFunction(body: (b: KernelBuilder, x: Value) => Value, heavy = true): Operation {
  return { heavy, types: floatType, body: (b, [x]) => body(b, x!) };
}

/** A rounding of floats. Integers stay as they are. */
function rounding(op: "floor" | "ceil" | "rint"): Operation {
  return {
    heavy: false,
    types: sameType("bool"),
    body: (b, [x]) => isFloat(x!.type) ? b.unary(op, x!) : x!,
  };
}

/** A division rounded down, or its remainder. */
function division(name: "floorDivide" | "remainder"): Operation {
  return {
    heavy: true,
    types: sameType("i8"),
    body: (b, [x, y]) => (isFloat(x!.type) ? floats : integers)[name](b, x!, y!),
  };
}

function shifting(name: "leftShift" | "rightShift"): Operation {
  return {
    heavy: false,
    types: shiftTypes,
    body: (b, [x, y], dtype) => integers[name](b, x!, y!, bitsOf(dtype), dtype[0] === "i"),
  };
}

/** The operations by the names of the methods of `DeviceArray`. */
export const OPERATIONS: Readonly<Record<OperationName, Operation>> = {
  add: arithmetic("add", "or"),
  subtract: arithmetic("sub", undefined),
  multiply: arithmetic("mul", "and"),
  divide: { heavy: false, types: quotientType, body: (b, [x, y]) => b.div(x!, y!) },
  floorDivide: division("floorDivide"),
  remainder: division("remainder"),
  power: {
    heavy: true,
    types: sameType("i8"),
    body: (b, [x, y]) => isFloat(x!.type) ? power(b, x!, y!) : integers.integerPower(b, x!, y!),
  },
  negative: { heavy: false, types: sameType("numbers"), body: (b, [x]) => b.unary("neg", x!) },
  abs: {
    heavy: false,
    types: sameType("bool"),
    body: (b, [x], dtype) => /^[ub]/.test(dtype) && dtype !== "bf16" ? x! : b.unary("abs", x!),
  },
  minimum: extremum("min"),
  maximum: extremum("max"),
  clamp: {
    heavy: false,
    types: sameType("bool"),
    body: (b, [x, low, high]) => extremumOf(b, "min", extremumOf(b, "max", x!, low!), high!),
  },
  equal: comparison("eq"),
  notEqual: comparison("ne"),
  less: comparison("lt"),
  lessEqual: comparison("le"),
  greater: comparison("gt"),
  greaterEqual: comparison("ge"),
  logicalAnd: bitwise("and", logicalTypes),
  logicalOr: bitwise("or", logicalTypes),
  logicalXor: bitwise("xor", logicalTypes),
  logicalNot: { heavy: false, types: logicalTypes, body: (b, [x]) => b.unary("not", x!) },
  bitwiseAnd: bitwise("and", bitTypes),
  bitwiseOr: bitwise("or", bitTypes),
  bitwiseXor: bitwise("xor", bitTypes),
  bitwiseNot: { heavy: false, types: bitTypes, body: (b, [x]) => b.unary("not", x!) },
  leftShift: shifting("leftShift"),
  rightShift: shifting("rightShift"),
  exp: floatFunction((b, x) => exp(b, x)),
  log: floatFunction(log),
  sqrt: floatFunction((b, x) => b.unary("sqrt", x), false),
  sin: floatFunction((b, x) => sine(b, x, 0)),
  cos: floatFunction((b, x) => sine(b, x, 1)),
  tanh: floatFunction(tanh),
  sigmoid: floatFunction(floats.sigmoid),
  floor: rounding("floor"),
  ceil: rounding("ceil"),
  round: rounding("rint"),
  isNaN: {
    heavy: false,
    types: comparedTypes,
    body: (b, [x]) => isFloat(x!.type) ? b.compare("ne", x!, x!) : b.constant("bool", false),
  },
  where: {
    heavy: false,
    types: selectedTypes,
    body: (b, [condition, x, y]) => b.select(condition!, x!, y!),
  },
};
