/**
 * Integers packed in 32 bits: dp4a and dp2a (ISA section 9.7.1), vabsdiff4 (9.7.18) and 16x2 arithmetic.
 */
import type { Operand, ScalarType } from "../../ptx/ast.ts";
import { has, operandsOf, sourceType, typesOf } from "../../ptx/instruction.ts";
import type { EmitContext, Emitter } from "../context.ts";
import { get, i32, isSigned, lanewise, op, scratch, shift } from "./lanes.ts";

/** Pushes the field of `bits` bits at `position`, sign-extended or zero-extended. */
function pushField(
  context: EmitContext,
  local: number,
  position: number,
  bits: number,
  signed: boolean,
): void {
  get(context.code, local);
  shift(context, "i32.shl", 32 - bits - position);
  shift(context, signed ? "i32.shr_s" : "i32.shr_u", 32 - bits);
}

function read(context: EmitContext, operand: Operand): number {
  const local = scratch(context, "i32");
  context.push(operand, "b32");
  context.code.localSet(local);
  return local;
}

/** dp4a: c + Σ aᵢ·bᵢ over four bytes. dp2a: over the two halves of a and the low or high two bytes of b. */
function dotProduct(context: EmitContext): void {
  const { instruction } = context;
  const [d, left, right, c] = operandsOf(instruction, 4);
  const [aType, bType] = typesOf(instruction, 1);
  if (bType === undefined) context.unsupported("expected the types of both operands");
  const terms = instruction.opcode === "dp4a" ? 4 : 2;
  const aBits = 32 / terms;
  const bStart = terms === 2 && has(instruction, "hi") ? 16 : 0;
  const a = read(context, left);
  const b = read(context, right);
  const type = isSigned(aType) || isSigned(bType) ? "s32" : "u32";
  context.push(c, type);
  for (let i = 0; i < terms; i++) {
    pushField(context, a, aBits * i, aBits, isSigned(aType));
    pushField(context, b, bStart + 8 * i, 8, isSigned(bType));
    op(context, "i32.mul", "i32.add");
  }
  context.pop(d, type);
}

/** vabsdiff4: |aᵢ − bᵢ| of unsigned bytes; with .add, c plus their sum. */
function absoluteDifferences(context: EmitContext): void {
  const { code, instruction, lanes } = context;
  const { types, modifiers } = instruction;
  const [d, left, right, c] = operandsOf(instruction, 4);
  if (types.length !== 3 || types.some((type) => type !== "u32")) context.unsupported("signed bytes");
  if (modifiers.includes("sat")) context.unsupported(".sat");
  const readBytes = (operand: Operand): number => {
    const local = context.temporary("v128");
    context.push(operand, "b32");
    if (lanes === 1) code.op("i32x4.splat");
    code.localSet(local);
    return local;
  };
  const [a, b] = [readBytes(left), readBytes(right)];
  get(code, a, b);
  code.op("i8x16.max_u");
  get(code, a, b);
  code.op("i8x16.min_u", "i8x16.sub");
  const sum = has(instruction, "add");
  if (sum) code.op("i16x8.extadd_pairwise_i8x16_u", "i32x4.extadd_pairwise_i16x8_u");
  if (lanes === 1) code.lane("i32x4.extract_lane", 0);
  if (sum) {
    context.push(c, "u32");
    op(context, "i32.add");
  }
  context.pop(d, "u32");
}

/** Pushes one half of the result, given the halves of the operands in locals. */
type Half = (context: EmitContext, signed: boolean, a: number, b: number) => void;

function halves(compute: Half): (context: EmitContext) => void {
  return (context) => {
    const { code, instruction } = context;
    const [d, left, right] = operandsOf(instruction, 3);
    const type: ScalarType = sourceType(instruction);
    const signed = isSigned(type);
    const [a, b] = [read(context, left), read(context, right)];
    const half = (position: number): void => {
      const readField = (local: number): number => {
        const value = scratch(context, "i32");
        pushField(context, local, position, 16, signed);
        code.localSet(value);
        return value;
      };
      compute(context, signed, readField(a), readField(b));
    };
    half(16);
    shift(context, "i32.shl", 16);
    half(0);
    i32(context, 0xffff);
    op(context, "i32.and", "i32.or");
    context.pop(d, type);
  };
}

const add: Half = (context, _signed, a, b) => {
  get(context.code, a, b);
  op(context, "i32.add");
};

function minimumOrMaximum(name: "lt" | "gt"): Half {
  return (context, signed, a, b) => {
    const { code } = context;
    get(code, a, b, a, b);
    op(context, signed ? `i32.${name}_s` : `i32.${name}_u`, "select");
    if (!has(context.instruction, "relu")) return;
    const value = scratch(context, "i32");
    code.localTee(value);
    i32(context, 0);
    get(code, value);
    i32(context, 0);
    op(context, "i32.gt_s", "select");
  };
}

export const DOT_PRODUCTS: Readonly<Record<string, Emitter>> = {
  dp4a: lanewise(dotProduct, true),
  dp2a: lanewise(dotProduct, true),
  vabsdiff4: lanewise(absoluteDifferences, true),
};

export const PACKED_INTEGERS: Readonly<Record<string, Emitter>> = {
  add: lanewise(halves(add), true),
  min: lanewise(halves(minimumOrMaximum("lt")), true),
  max: lanewise(halves(minimumOrMaximum("gt")), true),
};
