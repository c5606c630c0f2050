/** The element types of results: NumPy 2's promotion (NEP 50). */
import type { DType } from "./dtype.ts";

/** The element types of arithmetic: all but the complex ones. */
export type RealDType = Exclude<DType, "complex64" | "complex128">;

/**
 * The result of two types, in the row of one and the column of the other: that of NumPy 2, and of ml_dtypes
 * for bf16 with other floats.
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

/** The words of a row of {@link PROMOTION}. */
export type PromotionWords<S extends string> = S extends ` ${infer R}` ? PromotionWords<R>
  : S extends `${infer W} ${infer R}` ? [W, ...PromotionWords<R>]
  : [S];

/** The columns of {@link PROMOTION} by their types. */
export interface PromotionColumns {
  /** The first column. */
  readonly bool: 0;
  /** The second column. */
  readonly u8: 1;
  /** The third column. */
  readonly i8: 2;
  /** The fourth column. */
  readonly u16: 3;
  /** The fifth column. */
  readonly i16: 4;
  /** The sixth column. */
  readonly u32: 5;
  /** The seventh column. */
  readonly i32: 6;
  /** The eighth column. */
  readonly u64: 7;
  /** The ninth column. */
  readonly i64: 8;
  /** The tenth column. */
  readonly bf16: 9;
  /** The eleventh column. */
  readonly f16: 10;
  /** The twelfth column. */
  readonly f32: 11;
  /** The last column. */
  readonly f64: 12;
}

/** {@link PROMOTION} for the type checker: the types of each row. */
export type PromotionTable = {
  readonly [D in RealDType]: PromotionWords<(typeof PROMOTION)[D]>;
};

/** The element type of an operation on two element types. */
export type Promoted<A extends DType, B extends DType> = A extends RealDType
  ? B extends RealDType ? PromotionTable[A][PromotionColumns[B]] & RealDType : never
  : never;

/** The element types of numbers: all but bool and complex numbers. */
export type NumberDType = Exclude<RealDType, "bool">;

/** The floating-point types. */
export type FloatDType = "f16" | "bf16" | "f32" | "f64";

/** The element type of `sqrt`, `exp` and the like: the smallest float that holds every element. */
export type FloatOf<D extends DType> = D extends FloatDType ? D
  : D extends "bool" | "u8" | "i8" ? "f16"
  : D extends "u16" | "i16" ? "f32"
  : D extends RealDType ? "f64"
  : never;

/** The element type of quotients: f64 for integers. */
export type QuotientOf<D extends DType> = D extends FloatDType ? D : D extends RealDType ? "f64" : never;

/** The element type of operations that treat bool as an integer. */
export type NumberOf<D extends DType> = D extends "bool" ? "i8" : D;

/**
 * The element type of an array of `D` and a number. A literal shows whether it has a fraction; any other number
 * may or may not.
 */
export type WithNumber<D extends DType, N> = D extends FloatDType ? D
  : N extends boolean ? D
  : N extends bigint ? IntegerOf<D>
  : `${N & number}` extends `${bigint}` ? IntegerOf<D>
  : number extends N ? IntegerOf<D> | "f64"
  : "f64";

/** The element type of an array of `D` and an integer: i64 for bool. */
export type IntegerOf<D extends DType> = D extends "bool" ? "i64" : D;

/** The element type of an operation on elements of `D` and an operand: an array, a number, or null for none. */
export type Operated<D extends DType, O> = O extends { readonly dtype: infer E extends DType }
  ? Promoted<D, E>
  : O extends null ? D
  : WithNumber<D, O>;

/** The element type of two operands of which both may be numbers. */
export type Together<X, Y> = X extends { readonly dtype: infer D extends DType } ? Operated<D, Y>
  : Y extends { readonly dtype: infer D extends DType } ? Operated<D, X>
  : WithNumber<"bool", X> | WithNumber<"bool", Y>;

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

/** The kind of a JavaScript number. It is weak: the number takes the type of the array in the operation. */
export type WeakKind = "weak bool" | "weak int" | "weak float";

/** Returns the kind of a JavaScript value. A number without a fraction counts as an integer. */
export function weakKind(value: number | bigint | boolean): WeakKind {
  if (typeof value === "boolean") return "weak bool";
  return typeof value === "bigint" || Number.isInteger(value) ? "weak int" : "weak float";
}

/** Returns true for floating-point types. */
export function isFloatDType(dtype: RealDType): dtype is FloatDType {
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
