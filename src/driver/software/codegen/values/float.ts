/**
 * f32 and f64 arithmetic (ISA section 9.7.3).
 */
import type { Instruction, Operand, ScalarType } from "../../ptx/ast.ts";
import { has, operandsOf, sourceType, typesOf } from "../../ptx/instruction.ts";
import type { EmitContext, Emitter } from "../context.ts";
import { grossApproximation } from "./approximate.ts";
import { fusedMultiplyAdd, fusedMultiplyAdd64 } from "./fma.ts";
import { asBits, asFloat, f32, get, i32, lanewise, op, scratch } from "./lanes.ts";
import { floatOp, popResult, pushFloat, readFloat } from "./float_operands.ts";

type DirectedRounding = "rz" | "rm" | "rp";

/** Returns the directed rounding mode of an instruction, or undefined for round to nearest. */
export function directedRounding(instruction: Instruction): DirectedRounding | undefined {
  return (["rz", "rm", "rp"] as const).find((mode) => has(instruction, mode));
}

/**
 * Pushes a·b + c of f64 values, rounded to f32 in a directed mode. Rounding down is rounding up between
 * negations, which also gives an exact zero the sign that IEEE 754 requires.
 */
function directedF32(context: EmitContext, rounding: DirectedRounding, push: (() => void)[]): void {
  const { code } = context;
  push.forEach((operand, i) => {
    operand();
    if (rounding === "rm" && i !== 1) code.op("f64.neg");
  });
  code.call(context.support("fma_odd"));
  code.call(context.support(`f64_to_f32_${rounding === "rm" ? "rp" : rounding}`));
  if (rounding === "rm") code.op("f32.neg");
}

/**
 * Writes add, sub, mul and fma in a directed mode, all as a·b + c: a + b is a·1 + b, and a·b is a·b + 0 with
 * the sign of the product.
 */
function directed(context: EmitContext, type: ScalarType, rounding: DirectedRounding): void {
  const { code, instruction } = context;
  const [, a, b, c] = operandsOf(instruction, 3);
  const from = sourceType(instruction);
  const x = readFloat(context, a, from);
  const y = readFloat(context, b, c === undefined ? type : from);
  const value = (local: number) => () => {
    get(code, local);
    if (type === "f32") code.op("f64.promote_f32");
  };
  const negated = (local: number) => () => {
    value(local)();
    code.op("f64.neg");
  };
  const one = () => code.f64Const(1);
  const zeroOfProduct = () => {
    code.f64Const(0);
    value(x)();
    value(y)();
    // XOR of the sign bits. The product's magnitude does not matter here, so NaN and infinity need no care.
    code.op("i64.reinterpret_f64");
    const bits = context.temporary("i64");
    code.localSet(bits);
    code.op("i64.reinterpret_f64");
    get(code, bits);
    code.op("i64.xor", "f64.reinterpret_i64", "f64.copysign");
  };
  const push = c !== undefined
    ? [value(x), value(y), value(readFloat(context, c, type))]
    : instruction.opcode === "add"
    ? [value(x), one, value(y)]
    : instruction.opcode === "sub"
    ? [value(x), one, negated(y)]
    : [value(x), value(y), zeroOfProduct];
  if (type === "f32") return directedF32(context, rounding, push);
  for (const operand of push) operand();
  code.call(context.support(`fma_f64_${rounding}`));
}

function addSubtractMultiply(context: EmitContext, name: "add" | "sub" | "mul"): void {
  const { instruction } = context;
  const [, a, b] = operandsOf(instruction, 3);
  const [type] = typesOf(instruction, 1);
  const rounding = directedRounding(instruction);
  if (rounding !== undefined) directed(context, type, rounding);
  else {
    // Only `a` has the second type of a mixed-precision instruction: add.f32.f16 d, a, b.
    pushFloat(context, a, sourceType(instruction));
    pushFloat(context, b, type);
    floatOp(context, type, name);
  }
  if (name === "mul") flushTinyProduct(context, type, [a, b]);
  popResult(context, type);
}

function multiplyAdd(context: EmitContext): void {
  const { instruction } = context;
  const [, a, b, c] = operandsOf(instruction, 4);
  const [type] = typesOf(instruction, 1);
  const from = sourceType(instruction);
  const rounding = directedRounding(instruction);
  if (rounding !== undefined) directed(context, type, rounding);
  else {
    const x = readFloat(context, a, from);
    const y = readFloat(context, b, from);
    const z = readFloat(context, c, type);
    if (type === "f64") fusedMultiplyAdd64(context, x, y, z);
    else fusedMultiplyAdd(context, x, y, z, [constantOf(a, from), constantOf(b, from), constantOf(c, type)]);
  }
  flushTinyProduct(context, type, [a, b, c]);
  popResult(context, type);
}

/** Returns the value of a constant f32 operand that is a normal number. */
function constantOf(operand: Operand, type: ScalarType): number | undefined {
  if (operand.kind !== "float" || type !== "f32") return undefined;
  const value = Math.fround(operand.value);
  return Math.abs(value) >= 2 ** -126 && Math.abs(value) < Infinity ? value : undefined;
}

/**
 * .ftz flushes results that are below the smallest normal number when rounded to 24 bits, before the limited
 * exponent range rounds them again. Results that only the second rounding makes normal become zero, too.
 */
function flushTinyProduct(context: EmitContext, type: ScalarType, operands: readonly Operand[]): void {
  const { code, instruction } = context;
  if (type !== "f32" || !has(instruction, "ftz")) return;
  const result = scratch(context, "f32");
  code.localTee(result);
  op(context, "f32.abs");
  f32(context, 2 ** -126);
  op(context, "f32.eq");
  if (context.lanes === 4) code.op("v128.any_true");
  code.if();
  const locals = operands.map((operand) => readFloat(context, operand, type));
  const rounding = directedRounding(instruction);
  for (let lane = 0; lane < context.lanes; lane++) {
    const push = (local: number): void => {
      get(code, local);
      if (context.lanes === 4) code.lane("f32x4.extract_lane", lane);
    };
    if (context.lanes === 4) get(code, result);
    push(result);
    for (const local of locals) {
      push(local);
      code.op("f64.promote_f32");
    }
    if (locals.length === 2) code.f64Const(0);
    code.call(context.support("fma_odd"));
    // Rounding up reaches the normal range from further below than rounding to nearest.
    code.f64Const(2 ** -126 * (1 - 2 ** -24 + (rounding === undefined ? 2 ** -25 : 2 ** -53)));
    code.call(context.support("flush_tiny"));
    if (context.lanes === 4) code.lane("f32x4.replace_lane", lane);
    code.localSet(result);
  }
  code.end();
  get(code, result);
}

/**
 * div. An f64 quotient of two f32 values is never so close to an f32 that rounding it again could be wrong,
 * in any mode. div.approx returns 0 for divisors beyond 2¹²⁶, or NaN for an infinite dividend (ISA, div).
 */
function divide(context: EmitContext): void {
  const { code, instruction } = context;
  const [, a, b] = operandsOf(instruction, 3);
  const type = sourceType(instruction);
  const rounding = directedRounding(instruction);
  const x = readFloat(context, a, type);
  const y = readFloat(context, b, type);
  if (rounding === undefined) {
    get(code, x, y);
    floatOp(context, type, "div");
    if (has(instruction, "approx")) outOfRangeDivisor(context, x, y);
  } else if (type === "f64") {
    get(code, x, y);
    code.call(context.support(`div_f64_${rounding}`));
  } else {
    get(code, x);
    code.op("f64.promote_f32");
    get(code, y);
    code.op("f64.promote_f32", "f64.div");
    code.call(context.support(`f64_to_f32_${rounding}`));
  }
  popResult(context, type);
}

/** Replaces the quotient on the stack with a·(±0) if |b| > 2¹²⁶. NaN divisors keep the quotient. */
function outOfRangeDivisor(context: EmitContext, a: number, b: number): void {
  const { code } = context;
  const quotient = scratch(context, "f32");
  code.localSet(quotient);
  get(code, a);
  get(code, b);
  asBits(context);
  i32(context, 0x80000000);
  op(context, "i32.and");
  asFloat(context);
  op(context, "f32.mul");
  get(code, quotient, b);
  op(context, "f32.abs");
  f32(context, 2 ** 126);
  op(context, "f32.gt", "select");
}

function reciprocal(context: EmitContext): void {
  const { code, instruction } = context;
  const [, a] = operandsOf(instruction, 2);
  const type = sourceType(instruction);
  const rounding = directedRounding(instruction);
  if (type === "f64" && has(instruction, "approx")) return grossApproximation(context, false);
  if (rounding === undefined) {
    if (type === "f64") code.f64Const(1);
    else f32(context, 1);
    pushFloat(context, a, type);
    floatOp(context, type, "div");
  } else if (type === "f64") {
    code.f64Const(1);
    pushFloat(context, a, type);
    code.call(context.support(`div_f64_${rounding}`));
  } else {
    code.f64Const(1);
    pushFloat(context, a, type);
    code.op("f64.promote_f32", "f64.div");
    code.call(context.support(`f64_to_f32_${rounding}`));
  }
  popResult(context, type);
}

function squareRoot(context: EmitContext): void {
  const { code, instruction } = context;
  const [, a] = operandsOf(instruction, 2);
  const type = sourceType(instruction);
  const rounding = directedRounding(instruction);
  pushFloat(context, a, type);
  if (rounding === undefined) floatOp(context, type, "sqrt");
  else if (type === "f64") code.call(context.support(`sqrt_f64_${rounding}`));
  else {
    code.op("f64.promote_f32", "f64.sqrt");
    code.call(context.support(`f64_to_f32_${rounding}`));
  }
  popResult(context, type);
}

/**
 * abs and neg. PTX leaves the sign and payload of a NaN result unspecified; it is canonicalized like any
 * other result.
 */
function changeSign(context: EmitContext, name: "abs" | "neg"): void {
  const { instruction } = context;
  const [, a] = operandsOf(instruction, 2);
  const type = sourceType(instruction);
  pushFloat(context, a, type);
  floatOp(context, type, name);
  popResult(context, type);
}

/**
 * Pushes the minimum or maximum of two float locals. If one operand is NaN, the result is the other one, or
 * NaN with .NaN.
 */
export function pushMinimumOrMaximum(
  context: EmitContext,
  type: "f32" | "f64",
  name: "min" | "max",
  a: number,
  b: number,
): void {
  const { code } = context;
  const select = () => type === "f64" ? code.op("select") : op(context, "select");
  if (has(context.instruction, "NaN")) {
    get(code, a, b);
    return floatOp(context, type, name);
  }
  // WebAssembly returns NaN if either operand is NaN; select the other operand instead.
  get(code, a, b, a, b);
  floatOp(context, type, name);
  get(code, a, a);
  floatOp(context, type, "ne");
  select();
  get(code, b, b);
  floatOp(context, type, "ne");
  select();
}

/**
 * Returns the operands of a min or max with a constant bound c that one comparison can compute: `c < a ? a :
 * c` is max(a, c) and returns c if a is NaN. The zero whose sign matters (−0 for max, +0 for min) is
 * excluded.
 */
function constantBound(
  instruction: Instruction,
  name: "min" | "max",
): [bound: Operand, other: Operand] | undefined {
  const [, a, b, c] = operandsOf(instruction, 3);
  if (c !== undefined || has(instruction, "NaN") || has(instruction, "abs")) return undefined;
  for (const [bound, other] of [[b, a], [a, b]] as const) {
    if (bound.kind !== "float" || Number.isNaN(bound.value)) continue;
    if (Object.is(bound.value, name === "max" ? -0 : 0)) continue;
    return [bound, other];
  }
  return undefined;
}

function minimumOrMaximum(context: EmitContext, name: "min" | "max"): void {
  const { code, instruction } = context;
  const [, a, b, c] = operandsOf(instruction, 3);
  const type = sourceType(instruction) as "f32" | "f64";
  const bound = constantBound(instruction, name);
  if (bound !== undefined && type === "f32") {
    const other = readFloat(context, bound[1], type);
    const limit = readFloat(context, bound[0], type);
    if (context.lanes === 4) {
      get(code, limit, other);
      code.op(`f32x4.p${name}`);
    } else {
      get(code, other, limit, limit, other);
      code.op(name === "max" ? "f32.lt" : "f32.gt", "select");
    }
    return popResult(context, type);
  }
  const x = readFloat(context, a, type);
  const y = readFloat(context, b, type);
  if (has(instruction, "abs")) {
    if (!has(instruction, "xorsign")) context.unsupported();
    pushXorSign(context, name, x, y);
    return popResult(context, "f32");
  }
  pushMinimumOrMaximum(context, type, name, x, y);
  if (c !== undefined) {
    const partial = type === "f64" ? context.temporary("f64") : scratch(context, "f32");
    code.localSet(partial);
    pushMinimumOrMaximum(context, type, name, partial, readFloat(context, c, type));
  }
  popResult(context, type);
}

/** .xorsign.abs: pushes the f32 minimum or maximum of the magnitudes, with the sign of the product. */
export function pushXorSign(context: EmitContext, name: "min" | "max", a: number, b: number): void {
  const { code } = context;
  const x = scratch(context, "f32");
  const y = scratch(context, "f32");
  for (const [from, to] of [[a, x], [b, y]] as const) {
    get(code, from);
    op(context, "f32.abs");
    code.localSet(to);
  }
  pushMinimumOrMaximum(context, "f32", name, x, y);
  asBits(context);
  get(code, a);
  asBits(context);
  get(code, b);
  asBits(context);
  op(context, "i32.xor");
  i32(context, 0x80000000);
  op(context, "i32.and", "i32.or");
  asFloat(context);
}

/** copysign d, a, b: b with the sign of a. */
function copySign(context: EmitContext): void {
  const { code, instruction } = context;
  const [d, a, b] = operandsOf(instruction, 3);
  const type = sourceType(instruction);
  if (type === "f64") {
    context.push(b, type);
    context.push(a, type);
    code.op("f64.copysign");
  } else {
    context.push(b, "b32");
    i32(context, 0x7fffffff);
    op(context, "i32.and");
    context.push(a, "b32");
    i32(context, 0x80000000);
    op(context, "i32.and", "i32.or");
    asFloat(context);
  }
  context.pop(d, type);
}

const nearest = (instruction: Instruction): boolean => directedRounding(instruction) === undefined;

export const FLOAT: Readonly<Record<string, Emitter>> = {
  add: lanewise((context) => addSubtractMultiply(context, "add"), nearest),
  sub: lanewise((context) => addSubtractMultiply(context, "sub"), nearest),
  mul: lanewise((context) => addSubtractMultiply(context, "mul"), nearest),
  fma: lanewise(multiplyAdd, nearest),
  mad: lanewise(multiplyAdd, nearest),
  div: lanewise(divide, nearest),
  rcp: lanewise(reciprocal, nearest),
  sqrt: lanewise(squareRoot, nearest),
  abs: lanewise((context) => changeSign(context, "abs"), true),
  neg: lanewise((context) => changeSign(context, "neg"), true),
  min: lanewise((context) => minimumOrMaximum(context, "min"), true),
  max: lanewise((context) => minimumOrMaximum(context, "max"), true),
  copysign: lanewise(copySign, true),
};
