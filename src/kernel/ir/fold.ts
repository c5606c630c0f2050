/** Arithmetic on constants, exactly as a device computes it. */
import type { BinaryOp, CompareOp, ShiftOp, UnaryOp } from "./ir.ts";
import { bitsOf, isFloat, isInteger, isUnsigned, type RegisterType } from "./types.ts";

/** A constant: bigint for i64 and u64, 0 or 1 for bool, otherwise a number. */
export type Constant = number | bigint;

/** Returns a number as a constant of a type: integers wrap, f32 rounds. */
export function constantOf(type: RegisterType, value: number | bigint | boolean): Constant {
  switch (type) {
    case "bool":
      return value ? 1 : 0;
    case "f32":
      return Math.fround(Number(value));
    case "f64":
      return Number(value);
    case "i32":
      return typeof value === "number" ? value | 0 : Number(BigInt.asIntN(32, BigInt(value)));
    case "u32":
      return typeof value === "number" ? value >>> 0 : Number(BigInt.asUintN(32, BigInt(value)));
    case "i64":
      return BigInt.asIntN(64, toBigInt(value));
    case "u64":
      return BigInt.asUintN(64, toBigInt(value));
  }
}

function toBigInt(value: number | bigint | boolean): bigint {
  return typeof value === "number" ? BigInt(Math.trunc(value)) : BigInt(value);
}

/** Returns `left op right`; undefined for undefined results, such as those of an integer division by zero. */
export function foldBinary(
  op: BinaryOp,
  type: RegisterType,
  left: Constant,
  right: Constant,
): Constant | undefined {
  if (isFloat(type)) return foldFloat(op, type, Number(left), Number(right));
  if (type === "bool") return foldBool(op, Number(left), Number(right));
  const a = BigInt(left), b = BigInt(right);
  const result = foldInteger(op, type, a, b);
  return result === undefined ? undefined : constantOf(type, result);
}

function foldFloat(op: BinaryOp, type: RegisterType, a: number, b: number): Constant | undefined {
  switch (op) {
    case "add":
      return constantOf(type, a + b);
    case "sub":
      return constantOf(type, a - b);
    case "mul":
      return constantOf(type, a * b);
    case "div":
      return constantOf(type, a / b);
    case "min":
      return Number.isNaN(a) ? b : Number.isNaN(b) ? a : Math.min(a, b);
    case "max":
      return Number.isNaN(a) ? b : Number.isNaN(b) ? a : Math.max(a, b);
    default:
      return undefined;
  }
}

function foldBool(op: BinaryOp, a: number, b: number): Constant | undefined {
  return op === "and" ? a & b : op === "or" ? a | b : op === "xor" ? a ^ b : undefined;
}

function foldInteger(op: BinaryOp, type: RegisterType, a: bigint, b: bigint): bigint | undefined {
  switch (op) {
    case "add":
      return a + b;
    case "sub":
      return a - b;
    case "mul":
      return a * b;
    case "div":
      return b === 0n ? undefined : a / b;
    case "rem":
      return b === 0n ? undefined : a % b;
    case "min":
      return a < b ? a : b;
    case "max":
      return a > b ? a : b;
    case "and":
      return a & b;
    case "or":
      return a | b;
    case "xor":
      return a ^ b;
    case "mulhi":
      return (a * b) >> BigInt(bitsOf(type));
  }
}

/** Returns a shifted constant. Counts of the type's width and more shift out all bits. */
export function foldShift(op: ShiftOp, type: RegisterType, value: Constant, count: number): Constant {
  const places = BigInt(Math.min(count >>> 0, bitsOf(type)));
  return constantOf(type, op === "shl" ? BigInt(value) << places : BigInt(value) >> places);
}

/** Returns 1 if the comparison holds, otherwise 0. */
export function foldCompare(op: CompareOp, a: Constant, b: Constant): number {
  switch (op) {
    case "eq":
      return a === b ? 1 : 0;
    case "ne":
      return a !== b ? 1 : 0;
    case "lt":
      return a < b ? 1 : 0;
    case "le":
      return a <= b ? 1 : 0;
    case "gt":
      return a > b ? 1 : 0;
    case "ge":
      return a >= b ? 1 : 0;
  }
}

/** Returns `op value`, or undefined for operations whose result depends on the device. */
export function foldUnary(op: UnaryOp, type: RegisterType, value: Constant): Constant | undefined {
  switch (op) {
    case "neg":
      return isFloat(type) ? -Number(value) : constantOf(type, -BigInt(value));
    case "abs":
      return isFloat(type) ? Math.abs(Number(value)) : constantOf(type, value < 0 ? -BigInt(value) : value);
    case "not":
      return type === "bool" ? 1 - Number(value) : constantOf(type, ~BigInt(value));
    case "sqrt":
      return constantOf(type, Math.sqrt(Number(value)));
    case "floor":
      return Math.floor(Number(value));
    case "ceil":
      return Math.ceil(Number(value));
    case "trunc":
      return Math.trunc(Number(value));
    default:
      return undefined;
  }
}

/**
 * Returns a constant converted to another type as PTX does it: floats to integers are truncated and clamped, and
 * integers wrap.
 */
export function foldConvert(from: RegisterType, to: RegisterType, value: Constant): Constant {
  if (to === "bool") return value === 0 || value === 0n ? 0 : 1;
  if (isFloat(from) && isInteger(to)) return clamp(from, to, Number(value));
  // Through f64: a 64-bit integer would be rounded twice on its way to f32.
  if (typeof value === "bigint" && to === "f32") return bigintToFloat32(value);
  return constantOf(to, value);
}

function clamp(from: RegisterType, type: RegisterType, value: number): Constant {
  // As in the instructions, NaN becomes 0 only from f32 to 32 bits.
  if (Number.isNaN(value)) {
    const zero = from === "f32" && bitsOf(type) === 32;
    return constantOf(type, zero ? 0n : 1n << BigInt(bitsOf(type) - 1));
  }
  const bits = BigInt(bitsOf(type));
  const low = isUnsigned(type) ? 0n : -(1n << (bits - 1n));
  const high = low + (1n << bits) - 1n;
  if (value <= Number(low)) return constantOf(type, low);
  return value >= Number(high) ? constantOf(type, high) : constantOf(type, value);
}

function bigintToFloat32(value: bigint): number {
  const magnitude = value < 0n ? -value : value;
  const excess = magnitude.toString(2).length - 26;
  if (excess <= 0) return Math.fround(Number(value));
  // Keep 26 bits, and set the last one if any lower bit is set: rounding to 24 bits is then correct.
  const shift = BigInt(excess);
  const sticky = magnitude & ((1n << shift) - 1n) ? 1n : 0n;
  const rounded = Math.fround(Number(((magnitude >> shift) << 1n) | sticky)) * 2 ** (excess - 1);
  return value < 0n ? -rounded : rounded;
}
