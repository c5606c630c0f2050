/** The element types of results: NumPy 2's promotion (NEP 50). */
import type { DType } from "./dtype.ts";

/** The element types of arithmetic: all but the complex ones. */
export type RealDType = Exclude<DType, "complex64" | "complex128">;

/**
 * The type of a result of two types, in the row of one and the column of the other. As NumPy 2, and as
 * ml_dtypes for bf16 with other floats.
 */
export const PROMOTION = {
  //      bool u8   i8   u16  i16  u32  i32  u64  i64  bf16 f16  f32 f64
  bool: " bool u8   i8   u16  i16  u32  i32  u64  i64  bf16 f16  f32 f64",
  u8: "   u8   u8   i16  u16  i16  u32  i32  u64  i64  bf16 f16  f32 f64",
  i8: "   i8   i16  i8   i32  i16  i64  i32  f64  i64  bf16 f16  f32 f64",
  u16: "  u16  u16  i32  u16  i32  u32  i32  u64  i64  f32  f32  f32 f64",
  i16: "  i16  i16  i16  i32  i16  i64  i32  f64  i64  f32  f32  f32 f64",
  u32: "  u32  u32  i64  u32  i64  u32  i64  u64  i64  f64  f64  f64 f64",
  i32: "  i32  i32  i32  i32  i32  i64  i32  f64  i64  f64  f64  f64 f64",
  u64: "  u64  u64  f64  u64  f64  u64  f64  u64  f64  f64  f64  f64 f64",
  i64: "  i64  i64  i64  i64  i64  i64  i64  f64  i64  f64  f64  f64 f64",
  bf16: " bf16 bf16 bf16 f32  f32  f64  f64  f64  f64  bf16 f32  f32 f64",
  f16: "  f16  f16  f16  f32  f32  f64  f64  f64  f64  f32  f16  f32 f64",
  f32: "  f32  f32  f32  f32  f32  f64  f64  f64  f64  f32  f32  f32 f64",
  f64: "  f64  f64  f64  f64  f64  f64  f64  f64  f64  f64  f64  f64 f64",
} as const;

/** The words of a text. */
type Words<S extends string> = S extends ` ${infer R}` ? Words<R>
  : S extends `${infer W} ${infer R}` ? [W, ...Words<R>]
  : [S];

/** The position of a type in the rows of {@link PROMOTION}. */
interface Column {
  bool: 0;
  u8: 1;
  i8: 2;
  u16: 3;
  i16: 4;
  u32: 5;
  i32: 6;
  u64: 7;
  i64: 8;
  bf16: 9;
  f16: 10;
  f32: 11;
  f64: 12;
}

/** The rows of {@link PROMOTION}. */
type Rows = { readonly [D in RealDType]: Words<(typeof PROMOTION)[D]> };

/** The element type of an operation on two element types. */
export type Promoted<A extends DType, B extends DType> = A extends RealDType
  ? B extends RealDType ? Rows[A][Column[B]] & RealDType : never
  : never;

const NAMES = Object.keys(PROMOTION) as RealDType[];
const rows = new Map(NAMES.map((name) => [name, PROMOTION[name].trim().split(/ +/) as RealDType[]]));

/** Returns the element type of an operation on two element types. */
export function promote(a: RealDType, b: RealDType): RealDType {
  return a === b ? a : rows.get(a)![NAMES.indexOf(b)]!;
}

/** Returns true for the element types of arithmetic. */
export function isReal(dtype: DType): dtype is RealDType {
  return Object.hasOwn(PROMOTION, dtype);
}

/** A number of the program: weak, it takes the type of the array that it meets. */
export type WeakKind = "weak bool" | "weak int" | "weak float";

/** Returns the kind of a JavaScript value. A number without a fraction is an integer. */
export function weakKind(value: number | bigint | boolean): WeakKind {
  if (typeof value === "boolean") return "weak bool";
  return typeof value === "bigint" || Number.isInteger(value) ? "weak int" : "weak float";
}

/** Returns true for types of floats. */
export function isFloatDType(dtype: RealDType): boolean {
  return dtype === "f32" || dtype === "f16" || dtype === "bf16" || dtype === "f64";
}

/**
 * Returns the element type of an operation: the promotion of all arrays, and of numbers of a higher kind, which
 * NumPy takes for i64 and f64. Numbers alone are bool, i64 or f64.
 */
export function promoteAll(types: readonly (RealDType | WeakKind)[]): RealDType {
  let dtype: RealDType | undefined;
  let weak = 0;
  for (const type of types) {
    if (type === "weak bool") weak = Math.max(weak, 1);
    else if (type === "weak int") weak = Math.max(weak, 2);
    else if (type === "weak float") weak = 3;
    else dtype = dtype === undefined ? type : promote(dtype, type);
  }
  if (dtype === undefined) return weak === 3 ? "f64" : weak === 2 ? "i64" : "bool";
  if (weak === 3) return isFloatDType(dtype) ? dtype : "f64";
  return weak === 2 && dtype === "bool" ? "i64" : dtype;
}

/** The smallest float that holds every element of an integer type: the type of `sqrt`, `exp` and the like. */
export function floatOf(dtype: RealDType): RealDType {
  if (isFloatDType(dtype)) return dtype;
  const { length } = dtype.slice(1);
  if (dtype === "bool" || length === 1) return "f16";
  return dtype === "u16" || dtype === "i16" ? "f32" : "f64";
}

const KINDS: Readonly<Record<string, number>> = { b: 0, u: 1, i: 2, f: 3 };

/** Returns true if a result of one type may be stored as another: NumPy's `same_kind` casts. */
export function isSameKind(from: RealDType, to: RealDType): boolean {
  return kindOf(from) <= kindOf(to);
}

function kindOf(dtype: RealDType): number {
  return dtype === "bf16" ? 3 : KINDS[dtype[0]!]!;
}
