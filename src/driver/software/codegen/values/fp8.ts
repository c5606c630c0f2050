/**
 * Conversions of pairs of 8-bit floats, e4m3x2 and e5m2x2, which are stored in 16 bits (ISA section 9.7.9,
 * cvt).
 */
import { has, operandsOf, typesOf } from "../../ptx/instruction.ts";
import type { ScalarType } from "../../ptx/ast.ts";
import type { EmitContext } from "../context.ts";
import { narrow, pushHalves, readFloat, relu, widen } from "./float_operands.ts";
import { asBits, asFloat, f32, get, i32, op, scratch, shift } from "./lanes.ts";

interface Format {
  readonly fractionBits: number;
  readonly bias: number;
  readonly largest: number;
}

const FORMATS: Readonly<Record<string, Format | undefined>> = {
  e4m3x2: { fractionBits: 3, bias: 7, largest: 448 },
  e5m2x2: { fractionBits: 2, bias: 15, largest: 57344 },
};
const NAN = 0x7f;

/** Whether cvt.to.from converts to or from 8-bit floats. */
export function isFp8Conversion(to: ScalarType | undefined, from: ScalarType | undefined): boolean {
  return FORMATS[to ?? ""] !== undefined || FORMATS[from ?? ""] !== undefined;
}

export function convertFp8(context: EmitContext): void {
  const { instruction } = context;
  const [to, from] = typesOf(instruction, 2);
  const [d, a, b] = operandsOf(instruction, 2);
  const format = FORMATS[to];
  if (format === undefined) return fromFp8(context, from);
  let halves: readonly [low: number, high: number];
  if (from === "f16x2" && b === undefined) halves = pushHalves(context, a, from);
  else if (from === "f32" && b !== undefined) {
    halves = [readFloat(context, b, from), readFloat(context, a, from)];
  } else return context.unsupported();
  const [low, high] = halves;
  pushByte(context, format, high);
  shift(context, "i32.shl", 8);
  pushByte(context, format, low);
  op(context, "i32.or");
  context.pop(d, "b16");
}

/** Pushes the byte nearest to an f32 local, ties to even. Numbers out of range become the largest one. */
function pushByte(context: EmitContext, { fractionBits, bias, largest }: Format, source: number): void {
  const { code } = context;
  const value = scratch(context, "f32");
  const magnitude = scratch(context, "i32");
  get(code, source);
  if (has(context.instruction, "relu")) relu(context);
  code.localTee(value);
  op(context, "f32.abs");
  f32(context, largest);
  op(context, "f32.min");
  asBits(context);
  code.localSet(magnitude);
  // As in float_operands.ts: normal results by rebiasing the exponent, subnormal ones by adding a number whose
  // last place is theirs.
  const dropped = 23 - fractionBits;
  get(code, magnitude);
  i32(context, ((bias - 127) << 23) + (1 << (dropped - 1)) - 1);
  op(context, "i32.add");
  get(code, magnitude);
  shift(context, "i32.shr_u", dropped);
  i32(context, 1);
  op(context, "i32.and", "i32.add");
  shift(context, "i32.shr_u", dropped);
  const place = 1 - bias - fractionBits + 23;
  get(code, magnitude);
  asFloat(context);
  f32(context, 2 ** place);
  op(context, "f32.add");
  asBits(context);
  i32(context, (place + 127) << 23);
  op(context, "i32.sub");
  get(code, magnitude);
  i32(context, (1 - bias + 127) << 23);
  op(context, "i32.ge_s", "select");
  get(code, value);
  asBits(context);
  shift(context, "i32.shr_u", 24);
  i32(context, 0x80);
  op(context, "i32.and", "i32.or");
  i32(context, NAN);
  get(code, value, value);
  op(context, "f32.eq", "select");
}

/** cvt.rn.f16x2.e4m3x2 and .e5m2x2, which are exact. */
function fromFp8(context: EmitContext, from: ScalarType): void {
  const { code, instruction } = context;
  const [d, a] = operandsOf(instruction, 2);
  if (instruction.types[0] !== "f16x2") context.unsupported();
  const bytes = scratch(context, "i32");
  context.push(a, "b16");
  code.localSet(bytes);
  const pushHalf = (position: number): void => {
    // The byte as the upper half of an f16, which has the exponent of e5m2.
    get(code, bytes);
    if (position === 0) shift(context, "i32.shl", 8);
    i32(context, 0xff00);
    op(context, "i32.and");
    if (from === "e4m3x2") widenE4m3(context);
    else widen(context, "f16");
    if (has(instruction, "relu")) relu(context);
    narrow(context, "f16");
  };
  pushHalf(1);
  shift(context, "i32.shl", 16);
  pushHalf(0);
  op(context, "i32.or");
  context.pop(d, "b32");
}

/** Replaces an e4m3 in bits 8 to 15 with the f32 of the same value. */
function widenE4m3(context: EmitContext): void {
  const { code } = context;
  const bits = scratch(context, "i32");
  const value = scratch(context, "f32");
  // Its exponent has one bit less than that of f16, and a bias that is lower by 8.
  code.localTee(bits);
  i32(context, 0x7f00);
  op(context, "i32.and");
  shift(context, "i32.shr_u", 1);
  get(code, bits);
  i32(context, 0x8000);
  op(context, "i32.and", "i32.or");
  widen(context, "f16");
  f32(context, 256);
  op(context, "f32.mul");
  code.localTee(value);
  // The bits of 480 mean NaN.
  i32(context, 0x7fffffff);
  asFloat(context);
  get(code, value);
  op(context, "f32.abs");
  f32(context, 480);
  op(context, "f32.lt", "select");
}
