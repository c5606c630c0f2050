/**
 * Logic and shifts (ISA section 9.7.8).
 */
import type { Instruction, Operand } from "../../ptx/ast.ts";
import { has, operandsOf, sourceType } from "../../ptx/instruction.ts";
import type { EmitContext, Emitter } from "../context.ts";
import {
  bitsOf,
  get,
  i32,
  immediate,
  integerType,
  isSigned,
  lanewise,
  not,
  op,
  popInteger,
  pushInteger,
  readOperand,
  shift,
} from "./lanes.ts";

function bitwise(context: EmitContext, name: "and" | "or" | "xor"): void {
  const { code, instruction } = context;
  const [d, a, b] = operandsOf(instruction, 3);
  const type = sourceType(instruction);
  context.push(a, type);
  context.push(b, type);
  if (integerType(type) === "i64") code.op(`i64.${name}`);
  else op(context, `i32.${name}`);
  context.pop(d, type);
}

function complement(context: EmitContext): void {
  const { code, instruction } = context;
  const [d, a] = operandsOf(instruction, 2);
  const type = sourceType(instruction);
  context.push(a, type);
  if (type === "pred") {
    not(context);
    return context.pop(d, type);
  }
  if (integerType(type) === "i64") {
    code.i64Const(-1n);
    code.op("i64.xor");
  } else {
    i32(context, -1);
    op(context, "i32.xor");
  }
  popInteger(context, d, type);
}

/** cnot: 1 for 0, otherwise 0. */
function logicalNot(context: EmitContext): void {
  const { code, instruction } = context;
  const [d, a] = operandsOf(instruction, 2);
  const type = sourceType(instruction);
  context.push(a, type);
  if (integerType(type) === "i64") {
    code.op("i64.eqz", "i64.extend_i32_u");
  } else {
    i32(context, 0);
    op(context, "i32.eq");
    i32(context, 1);
    op(context, "i32.and");
  }
  context.pop(d, type);
}

/** Pushes the function of b and c given by a 4-bit truth table (bit 2·b + c). */
function twoInputFunction(context: EmitContext, table: number, b: number, c: number): void {
  const { code } = context;
  // A table with a 1 for b = c = 0 is the complement of one that needs at most two instructions.
  const complemented = (table & 1) === 1;
  switch (complemented ? ~table & 15 : table) {
    case 0b0000:
      i32(context, 0);
      break;
    case 0b1000:
      get(code, b, c);
      op(context, "i32.and");
      break;
    case 0b1110:
      get(code, b, c);
      op(context, "i32.or");
      break;
    case 0b0110:
      get(code, b, c);
      op(context, "i32.xor");
      break;
    case 0b1100:
      get(code, b);
      break;
    case 0b1010:
      get(code, c);
      break;
    case 0b0100:
      get(code, b, b, c);
      op(context, "i32.and", "i32.xor");
      break;
    case 0b0010:
      get(code, c, b, c);
      op(context, "i32.and", "i32.xor");
      break;
  }
  if (complemented) {
    i32(context, -1);
    op(context, "i32.xor");
  }
}

/**
 * lop3, by the halves of its truth table: f = f₀ ^ (a & (f₀ ^ f₁)), where f₀ and f₁ are functions of b and c.
 */
function threeInputLogic(context: EmitContext): void {
  const { code, instruction } = context;
  const boolean = has(instruction, "and") ? "i32.and" : has(instruction, "or") ? "i32.or" : undefined;
  const [d, left, middle, right, lut, q] = operandsOf(instruction, 5);
  const table = immediate(lut);
  if (table === undefined) context.unsupported("expected an immediate lookup table");
  const a = readOperand(context, left, "b32");
  const b = readOperand(context, middle, "b32");
  const c = readOperand(context, right, "b32");
  const without = table & 15;
  const difference = without ^ ((table >> 4) & 15);
  if (difference !== 0) {
    get(code, a);
    if (difference !== 15) {
      twoInputFunction(context, difference, b, c);
      op(context, "i32.and");
    }
  }
  if (without !== 0 || difference === 0) {
    twoInputFunction(context, without, b, c);
    if (difference !== 0) op(context, "i32.xor");
  }
  if (boolean === undefined) return context.pop(d, "b32");
  // lop3.or.b32 d|p, …, q: p = (result != 0) or q.
  if (d.kind !== "pair" || q === undefined) {
    context.unsupported("expected d|p and a predicate q with .and or .or");
  }
  const result = context.temporary(context.lanes === 4 ? "v128" : "i32");
  code.localTee(result);
  i32(context, 0);
  op(context, "i32.ne");
  context.push(q, "pred");
  op(context, boolean);
  context.pop(d.second, "pred");
  get(code, result);
  context.pop(d.first, "b32");
}

/**
 * shl and shr. Counts of the type's width or more shift out every bit: shl and unsigned shr return 0, signed
 * shr the sign.
 */
function shiftBits(context: EmitContext, name: "shl" | "shr"): void {
  const { code, instruction } = context;
  const [d, a, amount] = operandsOf(instruction, 3);
  const type = sourceType(instruction);
  const bits = bitsOf(type);
  const wasm = integerType(type);
  const signed = name === "shr" && isSigned(type);
  const opcode = name === "shl" ? "shl" : signed ? "shr_s" : "shr_u";
  const constant = immediate(amount);
  pushInteger(context, a, type);
  if (constant !== undefined) {
    const count = signed ? Math.min(constant, bits - 1) : constant;
    if (count < bits) {
      if (wasm === "i32") shift(context, `i32.${opcode}`, count);
      else {
        code.i64Const(BigInt(count));
        code.op(`i64.${opcode}`);
      }
    } else {
      if (wasm === "i32") {
        i32(context, 0);
        op(context, "i32.and");
      } else {
        code.i64Const(0n);
        code.op("i64.and");
      }
    }
    return popInteger(context, d, type);
  }
  // WebAssembly takes counts modulo 32 or 64, so larger ones are handled separately.
  const limit = wasm === "i64" ? 63 : 31;
  const count = readOperand(context, amount, "u32");
  if (signed) {
    get(code, count);
    code.i32Const(limit);
    get(code, count);
    code.i32Const(limit);
    code.op("i32.lt_u", "select");
    if (wasm === "i64") code.op("i64.extend_i32_u");
    code.op(`${wasm}.shr_s`);
  } else {
    get(code, count);
    if (wasm === "i64") code.op("i64.extend_i32_u");
    code.op(`${wasm}.${opcode}`);
    if (wasm === "i64") code.i64Const(0n);
    else code.i32Const(0);
    get(code, count);
    code.i32Const(limit);
    code.op("i32.le_u", "select");
  }
  popInteger(context, d, type);
}

/** shf: shifts the 64 bits b:a; .l keeps the high half, .r the low half. */
function funnelShift(context: EmitContext): void {
  const { code, instruction } = context;
  const [d, a, b, amount] = operandsOf(instruction, 4);
  const left = has(instruction, "l");
  const constant = immediate(amount);
  if (constant !== undefined) {
    const count = has(instruction, "wrap") ? constant & 31 : Math.min(constant, 32);
    if (count === 0 || count === 32) {
      context.push((count === 0) === left ? b : a, "b32");
    } else {
      context.push(b, "b32");
      shift(context, "i32.shl", left ? count : 32 - count);
      context.push(a, "b32");
      shift(context, "i32.shr_u", left ? 32 - count : count);
      op(context, "i32.or");
    }
    return context.pop(d, "b32");
  }
  if (sameRegister(a, b) && has(instruction, "wrap")) {
    context.push(a, "b32");
    context.push(amount, "u32");
    code.op(left ? "i32.rotl" : "i32.rotr");
    return context.pop(d, "b32");
  }
  context.push(b, "b32");
  code.op("i64.extend_i32_u");
  code.i64Const(32n);
  code.op("i64.shl");
  context.push(a, "b32");
  code.op("i64.extend_i32_u", "i64.or");
  const count = readOperand(context, amount, "u32");
  get(code, count);
  if (has(instruction, "wrap")) {
    code.i32Const(31);
    code.op("i32.and");
  } else {
    code.i32Const(32);
    get(code, count);
    code.i32Const(32);
    code.op("i32.lt_u", "select");
  }
  code.op("i64.extend_i32_u");
  if (left) {
    code.op("i64.shl");
    code.i64Const(32n);
  }
  code.op("i64.shr_u", "i32.wrap_i64");
  context.pop(d, "b32");
}

function sameRegister(a: Operand, b: Operand): boolean {
  return a.kind === "register" && b.kind === "register" && a.name === b.name;
}

const hasConstantCount = (operand: number) => (instruction: Instruction): boolean =>
  immediate(instruction.operands[operand]) !== undefined;

export const LOGIC: Readonly<Record<string, Emitter>> = {
  and: lanewise((context) => bitwise(context, "and"), true),
  or: lanewise((context) => bitwise(context, "or"), true),
  xor: lanewise((context) => bitwise(context, "xor"), true),
  not: lanewise(complement, true),
  cnot: lanewise(logicalNot, true),
  lop3: lanewise(threeInputLogic, true),
  shl: lanewise((context) => shiftBits(context, "shl"), hasConstantCount(2)),
  shr: lanewise((context) => shiftBits(context, "shr"), hasConstantCount(2)),
  shf: lanewise(funnelShift, hasConstantCount(3)),
};
