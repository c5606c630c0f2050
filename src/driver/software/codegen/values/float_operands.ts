/**
 * Float operands and results: flushing subnormals, saturation, NaN, and 16-bit formats computed as f32.
 */
import type { Operand, ScalarType } from "../../ptx/ast.ts";
import { has, operandsOf } from "../../ptx/instruction.ts";
import type { EmitContext } from "../context.ts";
import { asBits, asFloat, f32, get, i32, op, scratch, shift } from "./lanes.ts";

export const HALF_TYPES: ReadonlySet<ScalarType> = new Set(["f16", "bf16"]);
export const PACKED_HALF_TYPES: ReadonlySet<ScalarType> = new Set(["f16x2", "bf16x2"]);

export type Half = "f16" | "bf16";

/** Returns the element type of f16, f16x2, bf16 or bf16x2. */
export function elementOf(type: ScalarType): Half {
  return type.startsWith("b") ? "bf16" : "f16";
}

/** Float instructions that exist for f32, f64 and four lanes of f32. */
type FloatInstruction =
  | "add"
  | "sub"
  | "mul"
  | "div"
  | "sqrt"
  | "abs"
  | "neg"
  | "min"
  | "max"
  | "eq"
  | "ne"
  | "lt"
  | "le"
  | "gt"
  | "ge";

/** Writes an f64 instruction, or an f32 instruction for one or four lanes. */
export function floatOp(context: EmitContext, type: ScalarType, name: FloatInstruction): void {
  if (type === "f64") context.code.op(`f64.${name}`);
  else op(context, `f32.${name}`);
}

const SMALLEST_NORMAL_F32 = 2 ** -126;

/** Replaces a subnormal f32 with a zero of the same sign (.ftz). */
export function flush(context: EmitContext): void {
  flushBelow(context, SMALLEST_NORMAL_F32);
}

/** Replaces an f32 whose magnitude is below `limit` with a zero of the same sign. */
function flushBelow(context: EmitContext, limit: number): void {
  const { code } = context;
  const value = scratch(context, "f32");
  if (context.lanes === 4) {
    code.localTee(value);
    get(code, value);
    code.op("f32x4.abs");
    code.f32x4Const(limit);
    code.op("f32x4.lt");
    code.i32x4Const(0x7fffffff);
    code.op("v128.and", "v128.andnot");
  } else {
    code.localSet(value);
    code.f32Const(0);
    get(code, value);
    code.op("f32.copysign");
    get(code, value, value);
    code.op("f32.abs");
    code.f32Const(limit);
    code.op("f32.lt", "select");
  }
}

/** Clamps an f32 to [0, 1]; NaN and −0 become +0 (.sat). */
export function saturate(context: EmitContext): void {
  const { code } = context;
  if (context.lanes === 4) {
    // pmax(c, x) is c < x ? x : c. With the constant first, NaN and −0 are replaced.
    const value = scratch(context, "f32");
    code.localSet(value);
    code.f32x4Const(0);
    get(code, value);
    code.op("f32x4.pmax");
    code.localSet(value);
    code.f32x4Const(1);
    get(code, value);
    code.op("f32x4.pmin");
    return;
  }
  clampScalar(context, "f32");
}

/** {@link saturate} for a single f32 or f64. */
export function clampScalar(context: EmitContext, type: "f32" | "f64"): void {
  const { code } = context;
  const constant = (value: number) => type === "f32" ? code.f32Const(value) : code.f64Const(value);
  const value = context.temporary(type);
  code.localTee(value);
  constant(0);
  get(code, value);
  constant(0);
  code.op(`${type}.gt`, "select");
  code.localTee(value);
  constant(1);
  get(code, value);
  constant(1);
  code.op(`${type}.lt`, "select");
}

/** Replaces numbers up to zero with +0; NaN stays (.relu). */
export function relu(context: EmitContext): void {
  const value = scratch(context, "f32");
  context.code.localSet(value);
  f32(context, 0);
  get(context.code, value, value);
  f32(context, 0);
  op(context, "f32.le", "select");
}

/** {@link relu} for one f64. */
export function reluF64(context: EmitContext): void {
  const { code } = context;
  const value = context.temporary("f64");
  code.localSet(value);
  code.f64Const(0);
  get(code, value, value);
  code.f64Const(0);
  code.op("f64.le", "select");
}

/** Replaces any f32 NaN with 0x7fffffff, the result of the GPU's f32 arithmetic. */
export function canonicalizeNaN(context: EmitContext): void {
  const { code } = context;
  const value = scratch(context, "f32");
  code.localTee(value);
  if (context.lanes === 4) code.i32x4Const(0x7fffffff);
  else code.f32Bits(0x7fffffff);
  get(code, value, value);
  op(context, "f32.eq", "select");
}

/** Finishes an f32 operation: applies .ftz and .sat, canonicalizes NaN, and pops the result. */
export function popFloat(context: EmitContext, operand: Operand): void {
  const { instruction } = context;
  if (has(instruction, "ftz")) flush(context);
  if (has(instruction, "sat")) saturate(context);
  else if (context.nanObservable) canonicalizeNaN(context);
  context.pop(operand, "f32");
}

/** Finishes an f32 or f64 operation and pops its result into the destination. */
export function popResult(context: EmitContext, type: ScalarType): void {
  const [d] = operandsOf(context.instruction, 1);
  if (type === "f64") context.pop(d, "f64");
  else popFloat(context, d);
}

/** Pushes a float operand: f64 as f64, f32 with .ftz applied, f16 and bf16 as f32. */
export function pushFloat(context: EmitContext, operand: Operand, type: ScalarType): void {
  const { instruction } = context;
  const constant = operand.kind === "float" || operand.kind === "integer";
  context.push(operand, type);
  if (type === "f16" || type === "bf16") widen(context, type);
  if (type !== "f64" && has(instruction, "ftz")) {
    if (type === "f16") flushBelow(context, 2 ** -14);
    else if (!constant || isSubnormal(operand)) flush(context);
  }
}

function isSubnormal(operand: Operand): boolean {
  return operand.kind !== "float" || Math.abs(operand.value) < SMALLEST_NORMAL_F32;
}

/** Stores a float operand in a scratch local and returns the local. */
export function readFloat(context: EmitContext, operand: Operand, type: ScalarType): number {
  pushFloat(context, operand, type);
  const local = type === "f64" ? context.temporary("f64") : scratch(context, "f32");
  context.code.localSet(local);
  return local;
}

/** Stores the low and the high half of a packed operand as f32 in scratch locals. */
export function pushHalves(
  context: EmitContext,
  operand: Operand,
  type: ScalarType,
): [low: number, high: number] {
  const { code } = context;
  const element = elementOf(type);
  const ftz = has(context.instruction, "ftz");
  const packed = scratch(context, "i32");
  const locals: [number, number] = [scratch(context, "f32"), scratch(context, "f32")];
  context.push(operand, type);
  code.localSet(packed);
  locals.forEach((local, half) => {
    get(code, packed);
    if (half === 1) shift(context, "i32.shr_u", 16);
    else {
      i32(context, 0xffff);
      op(context, "i32.and");
    }
    widen(context, element);
    if (ftz) flushBelow(context, element === "f16" ? 2 ** -14 : SMALLEST_NORMAL_F32);
    code.localSet(local);
  });
  return locals;
}

/** Replaces a zero-extended f16 or bf16 with the f32 of the same value. */
export function widen(context: EmitContext, type: Half): void {
  const { code } = context;
  if (type === "bf16") {
    shift(context, "i32.shl", 16);
    return asFloat(context);
  }
  // Move fraction and exponent into place, then rebias the exponent by a multiplication, which also
  // normalizes subnormals.
  const half = scratch(context, "i32");
  const magnitude = scratch(context, "f32");
  code.localTee(half);
  i32(context, 0x7fff);
  op(context, "i32.and");
  shift(context, "i32.shl", 13);
  asFloat(context);
  f32(context, 2 ** 112);
  op(context, "f32.mul");
  code.localTee(magnitude);
  asBits(context);
  // A magnitude of 65536 or more had the exponent of infinity and NaN.
  i32(context, 0x7f800000);
  i32(context, 0);
  get(code, magnitude);
  f32(context, 65536);
  op(context, "f32.ge", "select", "i32.or");
  get(code, half);
  i32(context, 0x8000);
  op(context, "i32.and");
  shift(context, "i32.shl", 16);
  op(context, "i32.or");
  asFloat(context);
}

/** Replaces an f32 with the nearest f16 or bf16, ties to even; NaN becomes 0x7fff. */
export function narrow(context: EmitContext, type: Half): void {
  const { code } = context;
  const bits = scratch(context, "i32");
  const magnitude = scratch(context, "i32");
  asBits(context);
  code.localTee(bits);
  i32(context, 0x7fffffff);
  op(context, "i32.and");
  code.localSet(magnitude);
  if (type === "bf16") {
    get(code, bits);
    i32(context, 0x7fff);
    op(context, "i32.add");
    get(code, bits);
    shift(context, "i32.shr_u", 16);
    i32(context, 1);
    op(context, "i32.and", "i32.add");
    shift(context, "i32.shr_u", 16);
  } else {
    narrowToF16(context, magnitude);
    get(code, bits);
    shift(context, "i32.shr_u", 16);
    i32(context, 0x8000);
    op(context, "i32.and", "i32.or");
  }
  i32(context, 0x7fff);
  get(code, magnitude);
  i32(context, 0x7f800000);
  op(context, "i32.le_s", "select");
}

/** Pushes the f16 bits of a magnitude that is not NaN. */
function narrowToF16(context: EmitContext, magnitude: number): void {
  const { code } = context;
  // Normal results: rebias the exponent and add just under half a unit, plus the lowest kept bit for ties to
  // even.
  get(code, magnitude);
  i32(context, ((15 - 127) << 23) + 0xfff);
  op(context, "i32.add");
  get(code, magnitude);
  shift(context, "i32.shr_u", 13);
  i32(context, 1);
  op(context, "i32.and", "i32.add");
  shift(context, "i32.shr_u", 13);
  // Subnormal results: adding 1/2, whose last place is 2⁻²⁴, rounds.
  get(code, magnitude);
  asFloat(context);
  f32(context, 0.5);
  op(context, "f32.add");
  asBits(context);
  i32(context, 0x3f000000);
  op(context, "i32.sub");
  get(code, magnitude);
  i32(context, 0x38800000);
  op(context, "i32.ge_s", "select");
  // Values from 65536 on become infinity; the rounding above already handles 65520 to 65536.
  i32(context, 0x7c00);
  get(code, magnitude);
  i32(context, 0x47800000);
  op(context, "i32.lt_s", "select");
}
