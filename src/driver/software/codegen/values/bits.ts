/**
 * Bit fields, bit counts and byte permutations (ISA section 9.7.1: bfe, bfi, bfind, brev, clz, popc, prmt,
 * fns, bmsk, szext).
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
  op,
  readOperand,
  shift,
} from "./lanes.ts";

/** Pushes a position or length, which is the low 8 bits of an operand (ISA, bfe and bfi). */
function pushByte(context: EmitContext, operand: Operand): void {
  context.push(operand, "u32");
  context.code.i32Const(0xff);
  context.code.op("i32.and");
}

const hasConstantField = (position: number) => (instruction: Instruction): boolean =>
  immediate(instruction.operands[position]) !== undefined &&
  immediate(instruction.operands[position + 1]) !== undefined;

function extractField(context: EmitContext): void {
  const { code, instruction } = context;
  const [d, a, b, c] = operandsOf(instruction, 4);
  const type = sourceType(instruction);
  const signed = isSigned(type);
  const [position, length] = [immediate(b), immediate(c)];
  if (bitsOf(type) === 32 && position !== undefined && length !== undefined) {
    constantField(context, a, position & 0xff, length & 0xff, signed);
    return context.pop(d, type);
  }
  context.push(a, type);
  // Extending to 64 bits supplies the zeros or sign bits that a field reads beyond bit 31.
  if (bitsOf(type) === 32) code.op(signed ? "i64.extend_i32_s" : "i64.extend_i32_u");
  pushByte(context, b);
  pushByte(context, c);
  code.call(context.support(signed ? "bfe_s64" : "bfe_u64"));
  if (bitsOf(type) === 32) code.op("i32.wrap_i64");
  context.pop(d, type);
}

/** Pushes a 32-bit field whose position and length are constants. */
function constantField(
  context: EmitContext,
  a: Operand,
  position: number,
  length: number,
  signed: boolean,
): void {
  if (length === 0 || (position > 31 && !signed)) return i32(context, 0);
  context.push(a, "b32");
  const start = Math.min(position, 31);
  const end = Math.min(position > 31 ? 32 : position + length, 32);
  if (signed) {
    shift(context, "i32.shl", 32 - end);
    shift(context, "i32.shr_s", 32 - end + start);
  } else {
    shift(context, "i32.shr_u", start);
    if (end < 32) {
      i32(context, 2 ** length - 1);
      op(context, "i32.and");
    }
  }
}

function insertField(context: EmitContext): void {
  const { code, instruction } = context;
  const [f, a, b, c, d] = operandsOf(instruction, 5);
  const type = sourceType(instruction);
  const [constantPosition, constantLength] = [immediate(c), immediate(d)];
  if (bitsOf(type) === 32 && constantPosition !== undefined && constantLength !== undefined) {
    const position = constantPosition & 0xff;
    const length = Math.min(constantLength & 0xff, 32);
    const mask = position > 31 ? 0 : ((2 ** length - 1) * 2 ** position) % 2 ** 32;
    context.push(a, type);
    shift(context, "i32.shl", position & 31);
    i32(context, mask);
    op(context, "i32.and");
    context.push(b, type);
    i32(context, ~mask);
    op(context, "i32.and", "i32.or");
    return context.pop(f, type);
  }
  for (const operand of [a, b]) {
    context.push(operand, type);
    if (bitsOf(type) === 32) code.op("i64.extend_i32_u");
  }
  pushByte(context, c);
  pushByte(context, d);
  code.call(context.support("bfi_b64"));
  if (bitsOf(type) === 32) code.op("i32.wrap_i64");
  context.pop(f, type);
}

/**
 * bfind: the highest bit that differs from the sign bit; with .shiftamt, its distance from the top bit. The
 * result is −1 if there is no such bit.
 */
function findLeading(context: EmitContext): void {
  const { code, instruction } = context;
  const [d, a] = operandsOf(instruction, 2);
  const type = sourceType(instruction);
  const wasm = integerType(type);
  const value = readOperand(context, a, type);
  const zeros = context.temporary("i32");
  get(code, value);
  if (isSigned(type)) {
    get(code, value);
    if (wasm === "i64") code.i64Const(63n);
    else code.i32Const(31);
    code.op(`${wasm}.shr_s`, `${wasm}.xor`);
  }
  code.op(`${wasm}.clz`);
  if (wasm === "i64") code.op("i32.wrap_i64");
  code.localSet(zeros);
  if (has(instruction, "shiftamt")) {
    get(code, zeros);
    code.i32Const(-1);
    get(code, zeros);
    code.i32Const(bitsOf(type));
    code.op("i32.ne", "select");
  } else {
    code.i32Const(bitsOf(type) - 1);
    get(code, zeros);
    code.op("i32.sub");
  }
  context.pop(d, "u32");
}

function reverse(context: EmitContext): void {
  const [d, a] = operandsOf(context.instruction, 2);
  const type = sourceType(context.instruction);
  context.push(a, type);
  context.code.call(context.support(integerType(type) === "i64" ? "brev_b64" : "brev_b32"));
  context.pop(d, type);
}

function count(context: EmitContext, name: "clz" | "popcnt"): void {
  const { code, instruction } = context;
  const [d, a] = operandsOf(instruction, 2);
  const type = sourceType(instruction);
  context.push(a, type);
  if (context.lanes === 4) {
    code.op("i8x16.popcnt", "i16x8.extadd_pairwise_i8x16_u", "i32x4.extadd_pairwise_i16x8_u");
  } else {
    code.op(`${integerType(type)}.${name}`);
    if (integerType(type) === "i64") code.op("i32.wrap_i64");
  }
  context.pop(d, "u32");
}

/** The selectors of each prmt mode, indexed by the low two bits of c (ISA, table of prmt). */
const PERMUTE_MODES: Readonly<Record<string, readonly number[]>> = {
  f4e: [0x3210, 0x4321, 0x5432, 0x6543],
  b4e: [0x5670, 0x6701, 0x7012, 0x0123],
  rc8: [0x0000, 0x1111, 0x2222, 0x3333],
  ecl: [0x3210, 0x3211, 0x3222, 0x3333],
  ecr: [0x0000, 0x1110, 0x2210, 0x3210],
  rc16: [0x1010, 0x3232, 0x1010, 0x3232],
};

function permuteSelectors(instruction: Instruction): readonly number[] | undefined {
  const mode = instruction.modifiers.find((modifier) => Object.hasOwn(PERMUTE_MODES, modifier));
  return mode === undefined ? undefined : PERMUTE_MODES[mode];
}

function permute(context: EmitContext): void {
  const { code, instruction } = context;
  const [d, a, b, c] = operandsOf(instruction, 4);
  const modes = permuteSelectors(instruction);
  const constant = immediate(c);
  if (constant !== undefined) {
    constantPermute(context, a, b, modes ? modes[constant & 3]! : constant & 0xffff);
    return context.pop(d, "b32");
  }
  context.push(a, "b32");
  context.push(b, "b32");
  if (modes) {
    // All four selectors, side by side in 64 bits.
    code.i64Const(modes.reduce((all, selector, i) => all | (BigInt(selector) << BigInt(16 * i)), 0n));
    context.push(c, "b32");
    code.i32Const(3);
    code.op("i32.and");
    code.i32Const(4);
    code.op("i32.shl", "i64.extend_i32_u", "i64.shr_u", "i32.wrap_i64");
  } else {
    context.push(c, "b32");
  }
  code.call(context.support("prmt"));
  context.pop(d, "b32");
}

/** Pushes the permutation by a constant selector. */
function constantPermute(context: EmitContext, a: Operand, b: Operand, selector: number): void {
  const { code } = context;
  const nibbles = [0, 1, 2, 3].map((i) => (selector >> (4 * i)) & 15);
  const signs = nibbles.reduce((mask, nibble, i) => mask | (nibble & 8 ? 0xff << (8 * i) : 0), 0);
  if (context.lanes === 4) {
    context.push(a, "b32");
    context.push(b, "b32");
    code.shuffle(
      [0, 1, 2, 3].flatMap((lane) =>
        nibbles.map((nibble) => 4 * lane + (nibble & 3) + (nibble & 4 ? 16 : 0))
      ),
    );
    if (signs === 0) return;
    const bytes = context.temporary("v128");
    code.localTee(bytes);
    code.i32Const(7);
    code.op("i8x16.shr_s");
    get(code, bytes);
    code.i32x4Const(signs);
    code.op("v128.bitselect");
    return;
  }
  // Group bytes that come from the same source with the same rotation, to move them at once.
  const moves = new Map<string, { source: Operand; rotation: number; mask: number }>();
  nibbles.forEach((nibble, i) => {
    if (nibble & 8) return;
    const rotation = (8 * (i - (nibble & 3)) + 32) % 32;
    const key = `${nibble & 4} ${rotation}`;
    const move = moves.get(key) ?? { source: nibble & 4 ? b : a, rotation, mask: 0 };
    move.mask |= 0xff << (8 * i);
    moves.set(key, move);
  });
  let first = true;
  const combine = () => {
    if (!first) code.op("i32.or");
    first = false;
  };
  for (const { source, rotation, mask } of moves.values()) {
    context.push(source, "b32");
    if (rotation !== 0) {
      code.i32Const(rotation);
      code.op("i32.rotl");
    }
    if (mask !== -1) {
      code.i32Const(mask);
      code.op("i32.and");
    }
    combine();
  }
  nibbles.forEach((nibble, i) => {
    if (!(nibble & 8)) return;
    context.push(nibble & 4 ? b : a, "b32");
    code.i32Const(24 - 8 * (nibble & 3));
    code.op("i32.shl");
    code.i32Const(31);
    code.op("i32.shr_s");
    code.i32Const(0xff << (8 * i));
    code.op("i32.and");
    combine();
  });
}

function findNthSet(context: EmitContext): void {
  const [d, mask, base, offset] = operandsOf(context.instruction, 4);
  context.push(mask, "b32");
  context.push(base, "b32");
  context.push(offset, "s32");
  context.code.call(context.support("fns"));
  context.pop(d, "b32");
}

/** Pushes 2ⁿ − 1 as i64, where n is the local clamped to 32 (.clamp) or taken modulo 32. */
function pushLowMask(context: EmitContext, local: number): void {
  const { code, instruction } = context;
  code.i64Const(1n);
  pushClamped(context, local, has(instruction, "clamp"));
  code.op("i64.shl");
  code.i64Const(1n);
  code.op("i64.sub");
}

function pushClamped(context: EmitContext, local: number, clamp: boolean): void {
  const { code } = context;
  get(code, local);
  if (clamp) {
    code.i32Const(32);
    get(code, local);
    code.i32Const(32);
    code.op("i32.lt_u", "select");
  } else {
    code.i32Const(31);
    code.op("i32.and");
  }
  code.op("i64.extend_i32_u");
}

/** bmsk: a mask of b ones starting at bit a. */
function bitMask(context: EmitContext): void {
  const { code, instruction } = context;
  const [d, a, b] = operandsOf(instruction, 3);
  const position = readOperand(context, a, "b32");
  pushLowMask(context, readOperand(context, b, "b32"));
  pushClamped(context, position, has(instruction, "clamp"));
  code.op("i64.shl", "i32.wrap_i64");
  context.pop(d, "b32");
}

/** szext: the low b bits of a, sign-extended or zero-extended. */
function extendFrom(context: EmitContext): void {
  const { code, instruction } = context;
  const [d, a, b] = operandsOf(instruction, 3);
  const type = sourceType(instruction);
  const length = readOperand(context, b, "u32");
  context.push(a, type);
  if (!isSigned(type)) {
    pushLowMask(context, length);
    code.op("i32.wrap_i64", "i32.and");
    return context.pop(d, type);
  }
  const unused = context.temporary("i64");
  code.op("i64.extend_i32_s");
  code.i64Const(64n);
  pushClamped(context, length, has(instruction, "clamp"));
  code.op("i64.sub");
  code.localTee(unused);
  code.op("i64.shl");
  get(code, unused);
  code.op("i64.shr_s", "i32.wrap_i64");
  code.i32Const(0);
  // A length of 0 would shift by 64, which WebAssembly treats as 0.
  get(code, unused);
  code.i64Const(64n);
  code.op("i64.ne", "select");
  context.pop(d, type);
}

const hasConstantSelector = (instruction: Instruction): boolean =>
  immediate(instruction.operands[3]) !== undefined;

export const BITS: Readonly<Record<string, Emitter>> = {
  bfe: lanewise(extractField, hasConstantField(2)),
  bfi: lanewise(insertField, hasConstantField(3)),
  bfind: lanewise(findLeading),
  brev: lanewise(reverse),
  clz: lanewise((context) => count(context, "clz")),
  popc: lanewise((context) => count(context, "popcnt"), true),
  prmt: lanewise(permute, hasConstantSelector),
  fns: lanewise(findNthSet),
  bmsk: lanewise(bitMask),
  szext: lanewise(extendFrom),
};
