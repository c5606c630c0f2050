/**
 * Integer arithmetic (ISA section 9.7.1), except carries, bit fields and packed types.
 */
import type { Instruction, ScalarType } from "../../ptx/ast.ts";
import { has, operandsOf, sourceType } from "../../ptx/instruction.ts";
import type { EmitContext, Emitter } from "../context.ts";
import {
  bitsOf,
  get,
  i32,
  integerType,
  isNarrow,
  isSigned,
  lanewise,
  op,
  popInteger,
  pushInteger,
  readOperand,
  scratch,
  shift,
  teeOperand,
} from "./lanes.ts";

/** Writes an i64 instruction, or an i32 instruction for one or four lanes. */
function arithmetic(
  context: EmitContext,
  type: ScalarType,
  name: "add" | "sub" | "mul" | "and" | "or" | "xor",
): void {
  if (integerType(type) === "i64") context.code.op(`i64.${name}`);
  else op(context, `i32.${name}`);
}

function addOrSubtract(context: EmitContext, name: "add" | "sub"): void {
  const { instruction } = context;
  const [d, a, b] = operandsOf(instruction, 3);
  const type = sourceType(instruction);
  if (has(instruction, "sat")) {
    if (type !== "s32") context.unsupported();
    saturating(context, name, readOperand(context, a, type), readOperand(context, b, type));
  } else {
    pushInteger(context, a, type);
    pushInteger(context, b, type);
    arithmetic(context, type, name);
  }
  popInteger(context, d, type);
}

/** Pushes a + b or a − b clamped to s32. Overflow shows in the sign of the result. */
function saturating(context: EmitContext, name: "add" | "sub", a: number, b: number): void {
  const { code } = context;
  const result = scratch(context, "i32");
  // The clamped result has the sign of a: 0x7fffffff or 0x80000000.
  get(code, a);
  shift(context, "i32.shr_s", 31);
  i32(context, 0x7fffffff);
  op(context, "i32.xor");
  get(code, a, b);
  op(context, `i32.${name}`);
  code.localTee(result);
  get(code, a, b);
  op(context, "i32.xor");
  if (name === "add") {
    i32(context, -1);
    op(context, "i32.xor");
  }
  get(code, a, result);
  op(context, "i32.xor", "i32.and");
  i32(context, 0);
  op(context, "i32.lt_s", "select");
}

/** Pushes the low half, the high half or (.wide) the full product. Returns the type of the pushed value. */
function product(context: EmitContext, a: number, b: number, type: ScalarType): ScalarType {
  const { code, instruction } = context;
  const bits = bitsOf(type);
  const extend = isSigned(type) ? "i64.extend_i32_s" : "i64.extend_i32_u";
  if (has(instruction, "wide")) {
    if (bits === 64) context.unsupported();
    get(code, a);
    if (bits === 32) code.op(extend);
    get(code, b);
    if (bits === 32) code.op(extend, "i64.mul");
    else op(context, "i32.mul");
    return (bits === 32 ? (isSigned(type) ? "s64" : "u64") : isSigned(type) ? "s32" : "u32");
  }
  if (!has(instruction, "hi")) {
    get(code, a, b);
    arithmetic(context, type, "mul");
  } else if (bits === 64) {
    get(code, a, b);
    code.call(context.support(isSigned(type) ? "mulhi_s64" : "mulhi_u64"));
  } else if (bits === 16) {
    get(code, a, b);
    op(context, "i32.mul");
    shift(context, "i32.shr_u", 16);
  } else if (context.lanes === 4) {
    const suffix = isSigned(type) ? "s" : "u";
    get(code, a, b);
    code.op(`i64x2.extmul_low_i32x4_${suffix}`);
    get(code, a, b);
    code.op(`i64x2.extmul_high_i32x4_${suffix}`);
    code.shuffle32(1, 3, 5, 7);
  } else {
    get(code, a);
    code.op(extend);
    get(code, b);
    code.op(extend, "i64.mul");
    code.i64Const(32n);
    code.op("i64.shr_u", "i32.wrap_i64");
  }
  return type;
}

function multiply(context: EmitContext): void {
  const [d, a, b] = operandsOf(context.instruction, 3);
  const type = sourceType(context.instruction);
  const left = readOperand(context, a, type);
  const right = a === b ? left : readOperand(context, b, type);
  popInteger(context, d, product(context, left, right, type));
}

function multiplyAdd(context: EmitContext): void {
  const { instruction } = context;
  const [d, a, b, c] = operandsOf(instruction, 4);
  const type = sourceType(instruction);
  const left = readOperand(context, a, type);
  const right = readOperand(context, b, type);
  const result = product(context, left, right, type);
  if (has(instruction, "sat")) {
    if (type !== "s32") context.unsupported();
    const high = scratch(context, "i32");
    context.code.localSet(high);
    saturating(context, "add", high, readOperand(context, c, type));
  } else {
    pushInteger(context, c, result);
    arithmetic(context, result, "add");
  }
  popInteger(context, d, result);
}

/**
 * Division never traps. Division by zero returns all ones for the quotient and the remainder, as on the GPU
 * (the ISA leaves it unspecified). The smallest number divided by −1 wraps.
 */
function divide(context: EmitContext, name: "div" | "rem"): void {
  const { code, instruction } = context;
  const [d, a, b] = operandsOf(instruction, 3);
  const type = sourceType(instruction);
  const wasm = integerType(type);
  const constant = (value: number) => wasm === "i64" ? code.i64Const(BigInt(value)) : code.i32Const(value);
  const divisor = immediate32(instruction);
  if (divisor !== undefined && divisor !== 0 && divisor !== -1) {
    pushInteger(context, a, type);
    pushInteger(context, b, type);
    code.op(`${wasm}.${name}_${isSigned(type) ? "s" : "u"}`);
    return popInteger(context, d, type);
  }
  const left = readOperand(context, a, type);
  const right = teeOperand(context, b, type);
  code.op(`${wasm}.eqz`);
  code.if(wasm);
  constant(-1);
  code.else();
  if (isSigned(type)) {
    get(code, right);
    constant(-1);
    code.op(`${wasm}.eq`);
    code.if(wasm);
    constant(0);
    if (name === "div") {
      get(code, left);
      code.op(`${wasm}.sub`);
    }
    code.else();
    get(code, left, right);
    code.op(`${wasm}.${name}_s`);
    code.end();
  } else {
    get(code, left, right);
    code.op(`${wasm}.${name}_u`);
  }
  code.end();
  popInteger(context, d, type);
}

/** Returns a constant divisor as a signed number if it fits in 32 bits. */
function immediate32(instruction: Instruction): number | undefined {
  const divisor = operandsOf(instruction, 3)[2];
  if (divisor?.kind !== "integer") return undefined;
  const bits = bitsOf(sourceType(instruction));
  const value = BigInt.asIntN(bits, divisor.value);
  return BigInt.asIntN(32, value) === value ? Number(value) : undefined;
}

function minimumOrMaximum(context: EmitContext, name: "min" | "max"): void {
  const { code, instruction } = context;
  const [d, a, b] = operandsOf(instruction, 3);
  const type = sourceType(instruction);
  const suffix = isSigned(type) ? "s" : "u";
  if (context.lanes === 4) {
    pushInteger(context, a, type);
    pushInteger(context, b, type);
    code.op(`i32x4.${name}_${suffix}`);
  } else {
    const left = teeOperand(context, a, type);
    const right = teeOperand(context, b, type);
    get(code, left, right);
    code.op(`${integerType(type)}.${name === "min" ? "lt" : "gt"}_${suffix}`, "select");
  }
  if (has(instruction, "relu")) relu(context);
  popInteger(context, d, type);
}

/** Clamps the s32 on the stack to zero or more. */
function relu(context: EmitContext): void {
  const value = scratch(context, "i32");
  context.code.localTee(value);
  i32(context, 0);
  get(context.code, value);
  i32(context, 0);
  op(context, "i32.gt_s", "select");
}

function absolute(context: EmitContext): void {
  const { code, instruction } = context;
  const [d, a] = operandsOf(instruction, 2);
  const type = sourceType(instruction);
  if (context.lanes === 4) {
    pushInteger(context, a, type);
    code.op("i32x4.abs");
  } else {
    const wasm = integerType(type);
    const zero = () => wasm === "i64" ? code.i64Const(0n) : code.i32Const(0);
    const value = readOperand(context, a, type);
    zero();
    get(code, value);
    code.op(`${wasm}.sub`);
    get(code, value, value);
    zero();
    code.op(`${wasm}.lt_s`, "select");
  }
  popInteger(context, d, type);
}

function negate(context: EmitContext): void {
  const { code, instruction } = context;
  const [d, a] = operandsOf(instruction, 2);
  const type = sourceType(instruction);
  if (integerType(type) === "i64") code.i64Const(0n);
  else i32(context, 0);
  pushInteger(context, a, type);
  arithmetic(context, type, "sub");
  popInteger(context, d, type);
}

/** sad: c + |a − b|. */
function sumOfAbsoluteDifference(context: EmitContext): void {
  const { code, instruction } = context;
  const [d, a, b, c] = operandsOf(instruction, 4);
  const type = sourceType(instruction);
  const wasm = integerType(type);
  const suffix = isSigned(type) ? "s" : "u";
  const left = readOperand(context, a, type);
  const right = readOperand(context, b, type);
  get(code, left, right);
  arithmetic(context, type, "sub");
  get(code, right, left);
  arithmetic(context, type, "sub");
  get(code, left, right);
  if (wasm === "i64") code.op(`i64.gt_${suffix}`, "select");
  else op(context, `i32.gt_${suffix}`, "select");
  pushInteger(context, c, type);
  arithmetic(context, type, "add");
  popInteger(context, d, type);
}

/** mul24 and mad24: the low or high 32 bits of a 24 × 24-bit product. */
function multiply24(context: EmitContext): void {
  const { code, instruction } = context;
  const [d, a, b, c] = operandsOf(instruction, 3);
  const type = sourceType(instruction);
  const low24 = (operand: typeof a): void => {
    context.push(operand, type);
    shift(context, "i32.shl", 8);
    shift(context, isSigned(type) ? "i32.shr_s" : "i32.shr_u", 8);
  };
  low24(a);
  if (has(instruction, "hi")) {
    const extend = isSigned(type) ? "i64.extend_i32_s" : "i64.extend_i32_u";
    code.op(extend);
    low24(b);
    code.op(extend, "i64.mul");
    code.i64Const(16n);
    code.op("i64.shr_u", "i32.wrap_i64");
  } else {
    low24(b);
    op(context, "i32.mul");
  }
  if (c !== undefined && has(instruction, "sat")) {
    const high = scratch(context, "i32");
    code.localSet(high);
    saturating(context, "add", high, readOperand(context, c, type));
  } else if (c !== undefined) {
    pushInteger(context, c, type);
    op(context, "i32.add");
  }
  popInteger(context, d, type);
}

const low = (instruction: Instruction): boolean => !has(instruction, "hi");

/** Excludes the 32-bit mul.wide, whose result is 64-bit although its suffix names no 64-bit type. */
function narrowProduct(write: (context: EmitContext) => void): Emitter {
  return {
    ...lanewise(write, true),
    vectorizable: (instruction) =>
      isNarrow(instruction) && !(has(instruction, "wide") && bitsOf(sourceType(instruction)) === 32),
  };
}

export const INTEGER: Readonly<Record<string, Emitter>> = {
  add: lanewise((context) => addOrSubtract(context, "add"), true),
  sub: lanewise((context) => addOrSubtract(context, "sub"), true),
  mul: narrowProduct(multiply),
  mad: narrowProduct(multiplyAdd),
  div: lanewise((context) => divide(context, "div")),
  rem: lanewise((context) => divide(context, "rem")),
  min: lanewise((context) => minimumOrMaximum(context, "min"), true),
  max: lanewise((context) => minimumOrMaximum(context, "max"), true),
  abs: lanewise(absolute, true),
  neg: lanewise(negate, true),
  sad: lanewise(sumOfAbsoluteDifference, true),
  mul24: lanewise(multiply24, low),
  mad24: lanewise(multiply24, low),
};
