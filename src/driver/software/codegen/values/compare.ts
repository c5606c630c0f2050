/**
 * Comparison and selection (ISA section 9.7.6): setp, set, selp, slct; and testp (section 9.7.3).
 */
import type { Operand, ScalarType } from "../../ptx/ast.ts";
import { has, operandsOf, sourceType, typesOf } from "../../ptx/instruction.ts";
import type { EmitContext, Emitter } from "../context.ts";
import {
  bitsOf,
  f32,
  get,
  i32,
  integerType,
  isSigned,
  lanewise,
  not,
  op,
  pushInteger,
  scratch,
} from "./lanes.ts";
import { floatOp, HALF_TYPES, pushFloat, pushHalves, readFloat } from "./float_operands.ts";

const INTEGER_COMPARISONS: Readonly<Record<string, "eq" | "ne" | "lt" | "le" | "gt" | "ge" | undefined>> = {
  eq: "eq",
  ne: "ne",
  lt: "lt",
  le: "le",
  gt: "gt",
  ge: "ge",
  lo: "lt",
  ls: "le",
  hi: "gt",
  hs: "ge",
};

/**
 * Float comparisons as a WebAssembly comparison, possibly negated. WebAssembly's `ne` is the unordered one.
 */
const FLOAT_COMPARISONS: Readonly<
  Record<string, readonly [name: "eq" | "ne" | "lt" | "le" | "gt" | "ge", negated: boolean] | undefined>
> = {
  eq: ["eq", false],
  lt: ["lt", false],
  le: ["le", false],
  gt: ["gt", false],
  ge: ["ge", false],
  neu: ["ne", false],
  ltu: ["ge", true],
  leu: ["gt", true],
  gtu: ["le", true],
  geu: ["lt", true],
};

const OPERATIONS: ReadonlySet<string> = new Set([
  ...Object.keys(INTEGER_COMPARISONS),
  ...Object.keys(FLOAT_COMPARISONS),
  "equ",
  "num",
  "nan",
]);

function comparison(context: EmitContext): string {
  return context.instruction.modifiers.find((modifier) => OPERATIONS.has(modifier)) ?? context.unsupported();
}

/** Pushes the comparison of two floats in locals. */
function compareFloats(
  context: EmitContext,
  operation: string,
  wasm: "f32" | "f64",
  a: number,
  b: number,
): void {
  const { code } = context;
  const direct = FLOAT_COMPARISONS[operation];
  if (direct !== undefined) {
    get(code, a, b);
    floatOp(context, wasm, direct[0]);
    if (direct[1]) not(context);
    return;
  }
  // `num` holds if neither operand is NaN, `nan` is its negation. `ne` is less or greater, `equ` its
  // negation.
  const ordered = operation === "num" || operation === "nan";
  get(code, a, ordered ? a : b);
  floatOp(context, wasm, ordered ? "eq" : "lt");
  get(code, b, ordered ? b : a);
  floatOp(context, wasm, ordered ? "eq" : "lt");
  op(context, ordered ? "i32.and" : "i32.or");
  if (operation === "nan" || operation === "equ") not(context);
}

/** Pushes the condition `a operation b` for a type that is not packed. */
function compare(context: EmitContext, operation: string, type: ScalarType, a: Operand, b: Operand): void {
  const { code } = context;
  if (type === "f32" || type === "f64" || HALF_TYPES.has(type)) {
    const wasm = type === "f64" ? "f64" : "f32";
    return compareFloats(context, operation, wasm, readFloat(context, a, type), readFloat(context, b, type));
  }
  const name = INTEGER_COMPARISONS[operation] ?? context.unsupported();
  // lo, ls, hi and hs are unsigned for every type; .b types only have eq and ne.
  const signed = isSigned(type) && !["lo", "ls", "hi", "hs"].includes(operation);
  for (const operand of [a, b]) {
    if (signed) pushInteger(context, operand, type);
    else context.push(operand, type);
  }
  const wasm = integerType(type);
  const full = name === "eq" || name === "ne" ? name : `${name}_${signed ? "s" : "u"}` as const;
  if (wasm === "i64") code.op(`i64.${full}`);
  else op(context, `i32.${full}`);
}

/** Combines the condition on the stack with the optional operand `c` of setp and set. */
function combine(context: EmitContext, c: Operand | undefined): void {
  if (c === undefined) return;
  const { instruction } = context;
  const boolean = ["and", "or", "xor"].find((name) => has(instruction, name));
  if (boolean === undefined) context.unsupported();
  if (c.kind === "not") {
    context.push(c.operand, "pred");
    not(context);
  } else {
    context.push(c, "pred");
  }
  op(context, `i32.${boolean as "and" | "or" | "xor"}`);
}

function setPredicate(context: EmitContext): void {
  const { code, instruction } = context;
  const [d, a, b, c] = operandsOf(instruction, 3);
  const type = sourceType(instruction);
  const operation = comparison(context);
  const condition = scratch(context, "i32");
  if (type === "f16x2" || type === "bf16x2") {
    const second = scratch(context, "i32");
    packedConditions(context, operation, type, a, b, condition, second);
    if (d.kind !== "pair") context.unsupported("expected d|p for packed types");
    get(code, condition);
    combine(context, c);
    get(code, second);
    combine(context, c);
    context.pop(d.second, "pred");
    return context.pop(d.first, "pred");
  }
  compare(context, operation, type, a, b);
  if (d.kind !== "pair") {
    combine(context, c);
    return context.pop(d, "pred");
  }
  code.localTee(condition);
  combine(context, c);
  get(code, condition);
  not(context);
  combine(context, c);
  context.pop(d.second, "pred");
  context.pop(d.first, "pred");
}

/** Compares the halves of packed operands and stores the conditions in two locals. */
function packedConditions(
  context: EmitContext,
  operation: string,
  type: "f16x2" | "bf16x2",
  a: Operand,
  b: Operand,
  low: number,
  high: number,
): void {
  const left = pushHalves(context, a, type);
  const right = pushHalves(context, b, type);
  compareFloats(context, operation, "f32", left[0], right[0]);
  context.code.localSet(low);
  compareFloats(context, operation, "f32", left[1], right[1]);
  context.code.localSet(high);
}

/** set.op.dtype.stype: all ones if true, or 1.0 for a float type. */
function set(context: EmitContext): void {
  const { code, instruction } = context;
  const [d, a, b, c] = operandsOf(instruction, 3);
  const [result] = typesOf(instruction, 1);
  const type = sourceType(instruction);
  const operation = comparison(context);
  if (type === "f16x2" || type === "bf16x2") {
    const low = scratch(context, "i32");
    const high = scratch(context, "i32");
    packedConditions(context, operation, type, a, b, low, high);
    const one = result === "f16x2" ? 0x3c00 : result === "bf16x2" ? 0x3f80 : 0xffff;
    [low, high].forEach((condition, i) => {
      get(code, condition);
      combine(context, c);
      pushTrue(context, one << (16 * i));
      if (i === 1) op(context, "i32.or");
    });
    return context.pop(d, result);
  }
  compare(context, operation, type, a, b);
  combine(context, c);
  const ones: Partial<Record<ScalarType, number>> = { f32: 0x3f800000, f16: 0x3c00, bf16: 0x3f80 };
  pushTrue(context, ones[result] ?? (bitsOf(result) === 16 ? 0xffff : -1));
  if (result === "f32" && context.lanes === 1) code.op("f32.reinterpret_i32");
  context.pop(d, result);
}

/** Replaces the condition on the stack with `bits` if true, 0 if false. */
function pushTrue(context: EmitContext, bits: number): void {
  const condition = scratch(context, "i32");
  context.code.localSet(condition);
  i32(context, bits);
  i32(context, 0);
  get(context.code, condition);
  op(context, "select");
}

function selectByPredicate(context: EmitContext): void {
  const { instruction } = context;
  const [d, a, b, p] = operandsOf(instruction, 4);
  const type = sourceType(instruction);
  context.push(a, type);
  context.push(b, type);
  context.push(p, "pred");
  op(context, "select");
  context.pop(d, type);
}

/** slct: a if c ≥ 0, otherwise b. −0.0 counts as 0; NaN selects b. */
function selectBySign(context: EmitContext): void {
  const { instruction } = context;
  const [d, a, b, c] = operandsOf(instruction, 4);
  const [type, selector] = typesOf(instruction, 1);
  context.push(a, type);
  context.push(b, type);
  if (selector === "f32") {
    // .ftz only matters for negative subnormals, which become −0.0.
    pushFloat(context, c, "f32");
    f32(context, 0);
    op(context, "f32.ge");
  } else {
    context.push(c, "s32");
    i32(context, 0);
    op(context, "i32.ge_s");
  }
  op(context, "select");
  context.pop(d, type);
}

/** testp: the class of a float, determined from its bits. */
function testProperty(context: EmitContext): void {
  const { code, instruction } = context;
  const [d, a] = operandsOf(instruction, 2);
  const type = sourceType(instruction);
  const wide = type === "f64";
  const magnitude = wide ? context.temporary("i64") : scratch(context, "i32");
  const constant = (bits: bigint) => wide ? code.i64Const(bits) : i32(context, Number(bits));
  const binary = (name: "and" | "lt_u" | "le_u" | "gt_u" | "ge_u" | "eq" | "sub") => {
    if (wide) code.op(`i64.${name}`);
    else op(context, `i32.${name}`);
  };
  const infinity = wide ? 0x7ff0000000000000n : 0x7f800000n;
  const smallest = wide ? 0x0010000000000000n : 0x00800000n;
  context.push(a, wide ? "b64" : "b32");
  constant(wide ? 0x7fffffffffffffffn : 0x7fffffffn);
  binary("and");
  code.localTee(magnitude);
  if (has(instruction, "finite")) {
    constant(infinity);
    binary("lt_u");
  } else if (has(instruction, "infinite")) {
    constant(infinity);
    binary("eq");
  } else if (has(instruction, "number")) {
    constant(infinity);
    binary("le_u");
  } else if (has(instruction, "notanumber")) {
    constant(infinity);
    binary("gt_u");
  } else if (has(instruction, "normal")) {
    // Normal numbers and, as the ISA specifies, zero.
    constant(smallest);
    binary("sub");
    constant(infinity - smallest);
    binary("lt_u");
    code.localGet(magnitude);
    constant(0n);
    binary("eq");
    op(context, "i32.or");
  } else if (has(instruction, "subnormal")) {
    // Subtracting 1 wraps zero to the largest value.
    constant(1n);
    binary("sub");
    constant(smallest - 1n);
    binary("lt_u");
  } else context.unsupported();
  context.pop(d, "pred");
}

export const COMPARE: Readonly<Record<string, Emitter>> = {
  setp: lanewise(setPredicate, true),
  set: lanewise(set, true),
  selp: lanewise(selectByPredicate, true),
  slct: lanewise(selectBySign, true),
  testp: lanewise(testProperty, true),
};
