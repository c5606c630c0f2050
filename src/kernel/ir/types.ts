/**
 * The types of the kernel IR.
 *
 * Memory holds {@link Scalar} types. Registers hold {@link RegisterType}: as in C, loads promote narrow
 * integers to i32. f16 and bf16 become f32: they are for storage, not arithmetic.
 *
 * @module
 */

/** A type of elements in memory and of kernel parameters. */
export type Scalar =
  | "bool"
  | "i8"
  | "u8"
  | "i16"
  | "u16"
  | "i32"
  | "u32"
  | "i64"
  | "u64"
  | "f16"
  | "bf16"
  | "f32"
  | "f64";

/** A type of values in registers. */
export type RegisterType = "bool" | "i32" | "u32" | "i64" | "u64" | "f32" | "f64";

/** Properties of a {@link Scalar}. */
interface ScalarInfo {
  /** Bytes in memory. */
  readonly bytes: number;
  /** The type of a loaded value. */
  readonly register: RegisterType;
}

/** All scalar types, by name. */
export const SCALARS: Readonly<Record<Scalar, ScalarInfo>> = {
  bool: { bytes: 1, register: "bool" },
  i8: { bytes: 1, register: "i32" },
  u8: { bytes: 1, register: "i32" },
  i16: { bytes: 2, register: "i32" },
  u16: { bytes: 2, register: "i32" },
  i32: { bytes: 4, register: "i32" },
  u32: { bytes: 4, register: "u32" },
  i64: { bytes: 8, register: "i64" },
  u64: { bytes: 8, register: "u64" },
  f16: { bytes: 2, register: "f32" },
  bf16: { bytes: 2, register: "f32" },
  f32: { bytes: 4, register: "f32" },
  f64: { bytes: 8, register: "f64" },
};

/** Returns true for the name of a scalar type. */
export function isScalar(name: unknown): name is Scalar {
  return typeof name === "string" && Object.hasOwn(SCALARS, name);
}

/** Returns true for f32 and f64. */
export function isFloat(type: RegisterType): type is "f32" | "f64" {
  return type === "f32" || type === "f64";
}

/** Returns true for integers of 32 and 64 bits. */
export function isInteger(type: RegisterType): type is "i32" | "u32" | "i64" | "u64" {
  return !isFloat(type) && type !== "bool";
}

/** Returns true for u32 and u64. */
export function isUnsigned(type: RegisterType): boolean {
  return type === "u32" || type === "u64";
}

/** Returns the width of a register in bits; 1 for bool. */
export function bitsOf(type: RegisterType): number {
  return type === "bool" ? 1 : type.endsWith("64") ? 64 : 32;
}
