/**
 * cvt and cvt.pack (ISA section 9.7.9).
 */
import type { Instruction, Operand, ScalarType } from "../../ptx/ast.ts";
import { has, operandsOf, typesOf } from "../../ptx/instruction.ts";
import type { EmitContext, Emitter } from "../context.ts";
import { directedRounding } from "./float.ts";
import { convertFp8, isFp8Conversion } from "./fp8.ts";
import {
  asBits,
  asFloat,
  bitsOf,
  f32,
  get,
  i32,
  integerType,
  isNarrow,
  isSigned,
  lanewise,
  op,
  popInteger,
  pushInteger,
  scratch,
  shift,
} from "./lanes.ts";
import {
  canonicalizeNaN,
  clampScalar,
  flush,
  type Half,
  HALF_TYPES,
  narrow,
  popFloat,
  relu,
  reluF64,
  saturate,
  widen,
} from "./float_operands.ts";

const FLOATS: ReadonlySet<ScalarType> = new Set(["f16", "bf16", "f32", "f64"]);

/** The rounding-to-integer modes of cvt, by their WebAssembly names. */
const INTEGRAL: Readonly<Record<string, "nearest" | "trunc" | "floor" | "ceil">> = {
  rni: "nearest",
  rzi: "trunc",
  rmi: "floor",
  rpi: "ceil",
};

function integralRounding(instruction: Instruction): "nearest" | "trunc" | "floor" | "ceil" | undefined {
  const modifier = instruction.modifiers.find((name) => Object.hasOwn(INTEGRAL, name));
  return modifier === undefined ? undefined : INTEGRAL[modifier];
}

function convert(context: EmitContext): void {
  const { instruction } = context;
  if (has(instruction, "pack")) return packIntegers(context);
  if (instruction.types.length !== 2) context.unsupported();
  const [to, from] = typesOf(instruction, 2);
  if (isFp8Conversion(to, from)) return convertFp8(context);
  if (to === "f16x2" || to === "bf16x2") return packHalves(context, to === "f16x2" ? "f16" : "bf16");
  if (to === "tf32") return toTf32(context);
  const known = (type: ScalarType) => FLOATS.has(type) || /^[us](8|16|32|64)$/.test(type);
  if (!known(to) || !known(from)) context.unsupported();
  if (FLOATS.has(from)) {
    if (FLOATS.has(to)) floatToFloat(context, to, from);
    else floatToInteger(context, to, from);
  } else if (FLOATS.has(to)) integerToFloat(context, to, from);
  else integerToInteger(context, to, from);
}

/** Returns the smallest and the largest value of an integer type. */
function range(type: ScalarType): [bigint, bigint] {
  const bits = BigInt(bitsOf(type));
  return isSigned(type) ? [-(1n << (bits - 1n)), (1n << (bits - 1n)) - 1n] : [0n, (1n << bits) - 1n];
}

/** Clamps the integer on the stack to a range, leaving out bounds that type `from` cannot exceed. */
function clampInteger(context: EmitContext, from: ScalarType, [low, high]: [bigint, bigint]): void {
  const { code } = context;
  const [lowest, highest] = range(from);
  const wasm = integerType(from);
  const suffix = isSigned(from) ? "s" : "u";
  const bound = (limit: bigint, keepIf: "gt" | "lt"): void => {
    const constant = () =>
      wasm === "i64" ? code.i64Const(limit) : i32(context, Number(BigInt.asIntN(32, limit)));
    if (context.lanes === 4) {
      constant();
      return code.op(`i32x4.${keepIf === "gt" ? "max" : "min"}_${suffix}`);
    }
    const value = context.temporary(wasm);
    code.localTee(value);
    constant();
    get(code, value);
    constant();
    code.op(`${wasm}.${keepIf}_${suffix}`, "select");
  };
  if (lowest < low) bound(low, "gt");
  if (highest > high) bound(high, "lt");
}

function integerToInteger(context: EmitContext, to: ScalarType, from: ScalarType): void {
  const { code, instruction } = context;
  const [d, a] = operandsOf(instruction, 2);
  pushInteger(context, a, from);
  if (has(instruction, "sat")) clampInteger(context, from, range(to));
  if (bitsOf(to) === 64 && bitsOf(from) < 64) {
    code.op(isSigned(from) ? "i64.extend_i32_s" : "i64.extend_i32_u");
  } else if (bitsOf(to) < 64 && bitsOf(from) === 64) code.op("i32.wrap_i64");
  popInteger(context, d, to);
}

function integerToFloat(context: EmitContext, to: ScalarType, from: ScalarType): void {
  const { code, instruction } = context;
  const [d, a] = operandsOf(instruction, 2);
  const rounding = directedRounding(instruction);
  const suffix = isSigned(from) ? "s" : "u";
  const wasm = integerType(from);
  pushInteger(context, a, from);
  if (to === "f32" && rounding === undefined) {
    // Unsigned types below 32 bits are zero-extended, so the faster signed conversion is correct.
    if (wasm === "i64") code.op(`f32.convert_i64_${suffix}`);
    else op(context, bitsOf(from) < 32 ? "f32.convert_i32_s" : `f32.convert_i32_${suffix}`);
    if (has(instruction, "sat")) saturate(context);
    return context.pop(d, "f32");
  }
  if (wasm === "i32") code.op(`f64.convert_i32_${suffix}`);
  else if (to === "f64" && rounding === undefined) code.op(`f64.convert_i64_${suffix}`);
  else if (to === "f64") code.call(context.support(`${suffix}64_to_f64_${rounding}`));
  else code.call(context.support(`${suffix}64_odd`));
  if (has(instruction, "sat")) clampScalar(context, "f64");
  if (to !== "f64") code.call(context.support(`f64_to_${to}_${rounding ?? "rn"}`));
  context.pop(d, to);
}

/** Pushes the source of a conversion, f64 as f64 and all other types as f32, with .ftz applied. */
function pushSource(context: EmitContext, operand: Operand, type: ScalarType): void {
  context.push(operand, type);
  if (type === "f16" || type === "bf16") widen(context, type);
  // .ftz applies to f32 only.
  if (type === "f32" && has(context.instruction, "ftz")) flush(context);
}

/**
 * Converts a float to an integer, clamped to the range. NaN becomes 0, or the value with only the top bit set
 * when converting from f64 or to 64 bits (ISA, cvt).
 */
function floatToInteger(context: EmitContext, to: ScalarType, from: ScalarType): void {
  const { code, instruction } = context;
  const [d, a] = operandsOf(instruction, 2);
  const rounding = integralRounding(instruction) ?? context.unsupported("expected a rounding mode");
  const wide = bitsOf(to) === 64;
  const suffix = isSigned(to) ? "s" : "u";
  pushSource(context, a, from);
  if (from === "f64") {
    if (rounding !== "trunc") code.op(`f64.${rounding}`);
  } else if (rounding !== "trunc") op(context, `f32.${rounding}`);
  const nanGivesTopBit = from === "f64" || wide;
  const source = from === "f64" ? "f64" : "f32";
  const value = nanGivesTopBit ? context.temporary(source) : 0;
  if (nanGivesTopBit) code.localTee(value);
  if (wide) code.op(`i64.trunc_sat_${source}_${suffix}`);
  else {
    // Types below 32 bits are clamped as s32, which contains their range.
    const short = bitsOf(to) < 32;
    if (source === "f64") code.op(short ? "i32.trunc_sat_f64_s" : `i32.trunc_sat_f64_${suffix}`);
    else op(context, short ? "i32.trunc_sat_f32_s" : `i32.trunc_sat_f32_${suffix}`);
    if (short) clampInteger(context, "s32", range(to));
  }
  if (nanGivesTopBit) {
    if (wide) code.i64Const(1n << 63n);
    else code.i32Const(2 ** (bitsOf(to) - 1));
    get(code, value, value);
    code.op(`${source}.eq`, "select");
  }
  popInteger(context, d, to);
}

function floatToFloat(context: EmitContext, to: ScalarType, from: ScalarType): void {
  const { code, instruction } = context;
  const [d, a] = operandsOf(instruction, 2);
  const integral = integralRounding(instruction);
  const rounding = directedRounding(instruction);
  pushSource(context, a, from);
  if (integral !== undefined) {
    if (from === "f64") code.op(`f64.${integral}`);
    else op(context, `f32.${integral}`);
  }
  if (to === "f64") {
    if (from !== "f64") code.op("f64.promote_f32");
    if (has(instruction, "sat")) clampScalar(context, "f64");
    return context.pop(d, "f64");
  }
  if (to === "f32") {
    if (from === "f64" && rounding === undefined) code.op("f32.demote_f64");
    else if (from === "f64") code.call(context.support(`f64_to_f32_${rounding}`));
    // A bf16 is the upper half of an f32. The GPU copies NaN payloads too.
    return from === "bf16" && !has(instruction, "sat") ? context.pop(d, "f32") : popFloat(context, d);
  }
  toHalf(context, to as Half, from);
  context.pop(d, to);
}

/**
 * Replaces an f32 (or an f64, according to `from`) with the bits of an f16 or bf16, applying .sat, .relu and
 * the rounding mode.
 */
function toHalf(context: EmitContext, to: Half, from: ScalarType): void {
  const { code, instruction } = context;
  const rounding = directedRounding(instruction);
  if (has(instruction, "satfinite")) clampToFinite(context, to);
  if (from === "f64" || rounding !== undefined) {
    if (from !== "f64") code.op("f64.promote_f32");
    if (has(instruction, "sat")) clampScalar(context, "f64");
    if (has(instruction, "relu")) reluF64(context);
    return code.call(context.support(`f64_to_${to}_${rounding ?? "rn"}`));
  }
  if (has(instruction, "sat")) saturate(context);
  if (has(instruction, "relu")) relu(context);
  narrow(context, to);
}

const LARGEST_FINITE = { f16: 65504, bf16: 2 ** 128 - 2 ** 120, tf32: 2 ** 128 - 2 ** 117 };

/** Limits the f32 on the stack to the finite numbers of a format; NaN stays (.satfinite). */
function clampToFinite(context: EmitContext, to: keyof typeof LARGEST_FINITE): void {
  f32(context, LARGEST_FINITE[to]);
  op(context, "f32.min");
  f32(context, -LARGEST_FINITE[to]);
  op(context, "f32.max");
}

/** cvt.rn.f16x2.f32 d, a, b: a becomes the upper half. */
function packHalves(context: EmitContext, to: Half): void {
  const { instruction } = context;
  const [type, from] = typesOf(instruction, 1);
  const [d, a, b] = operandsOf(instruction, 2);
  if (from !== "f32" || b === undefined) context.unsupported();
  pushSource(context, a, "f32");
  toHalf(context, to, "f32");
  shift(context, "i32.shl", 16);
  pushSource(context, b, "f32");
  toHalf(context, to, "f32");
  op(context, "i32.or");
  context.pop(d, type);
}

/** tf32 is an f32 whose low 13 bits are zero. .rna rounds ties away from zero by adding half a unit. */
function toTf32(context: EmitContext): void {
  const { code, instruction } = context;
  const [d, a] = operandsOf(instruction, 2);
  if (instruction.types[1] !== "f32") context.unsupported();
  const value = scratch(context, "f32");
  context.push(a, "f32");
  if (has(instruction, "satfinite")) clampToFinite(context, "tf32");
  if (has(instruction, "relu")) relu(context);
  code.localTee(value);
  asBits(context);
  if (has(instruction, "rna")) {
    i32(context, 0x1000);
    op(context, "i32.add");
  } else if (has(instruction, "rn")) {
    i32(context, 0xfff);
    op(context, "i32.add");
    get(code, value);
    asBits(context);
    shift(context, "i32.shr_u", 13);
    i32(context, 1);
    op(context, "i32.and", "i32.add");
  }
  i32(context, ~0x1fff);
  op(context, "i32.and");
  asFloat(context);
  get(code, value, value, value);
  op(context, "f32.eq", "select");
  canonicalizeNaN(context);
  asBits(context);
  context.pop(d, "b32");
}

/**
 * cvt.pack.sat.type.s32{.b32} d, a, b{, c}: saturated b in the low bits, saturated a above it, and c above
 * both.
 */
function packIntegers(context: EmitContext): void {
  const { instruction } = context;
  const [d, a, b, c] = operandsOf(instruction, 3);
  const name = instruction.modifiers.find((modifier) => /^[us](2|4|8|16)$/.test(modifier)) ??
    context.unsupported();
  const bits = Number(name.slice(1));
  const signed = name.startsWith("s");
  const limits: [bigint, bigint] = signed
    ? [-(1n << BigInt(bits - 1)), (1n << BigInt(bits - 1)) - 1n]
    : [0n, (1n << BigInt(bits)) - 1n];
  const field = (operand: Operand): void => {
    context.push(operand, "s32");
    clampInteger(context, "s32", limits);
    i32(context, 2 ** bits - 1);
    op(context, "i32.and");
  };
  field(a);
  shift(context, "i32.shl", bits);
  field(b);
  op(context, "i32.or");
  if (c !== undefined) {
    if (bits === 16) context.unsupported();
    context.push(c, "b32");
    shift(context, "i32.shl", 2 * bits);
    op(context, "i32.or");
  }
  context.pop(d, "b32");
}

function isNative(instruction: Instruction): boolean {
  if (!isNarrow(instruction)) return false;
  if (has(instruction, "pack")) return true;
  const [to, from] = typesOf(instruction, 2);
  // Directed rounding is computed in f64, and so are f16 and bf16 from integers.
  const throughF64 = directedRounding(instruction) !== undefined || (HALF_TYPES.has(to) && !FLOATS.has(from));
  return to === "tf32" || !throughF64;
}

export const CONVERT: Readonly<Record<string, Emitter>> = { cvt: lanewise(convert, isNative) };
