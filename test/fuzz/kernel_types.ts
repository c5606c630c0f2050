/** Values and types of random kernels. */

/** The types of values. */
export type Type = "i32" | "u32" | "f32" | "f64" | "bool";

/** The state of one thread: variables by name, and its elements of the array `z`. */
export interface State {
  readonly variables: Map<string, number>;
  readonly z: Int32Array;
}

/** An expression: its text, type, and value. A literal takes the type of the other operand. */
export interface Expression {
  readonly text: string;
  readonly type: Type;
  readonly literal?: boolean;
  readonly value: (state: State) => number;
}

/** Rounds a number to a type as a conversion of CUDA does. */
export function convert(value: number, type: Type): number {
  switch (type) {
    case "bool":
      return value !== 0 && !Number.isNaN(value) ? 1 : 0;
    case "f32":
      return Math.fround(value);
    case "f64":
      return value;
    case "i32":
      return Number.isInteger(value) && Math.abs(value) < 2 ** 33
        ? value | 0
        : clamp(value, -(2 ** 31), 2 ** 31 - 1);
    case "u32":
      return Number.isInteger(value) && Math.abs(value) < 2 ** 33
        ? value >>> 0
        : clamp(value, 0, 2 ** 32 - 1);
  }
}

function clamp(value: number, low: number, high: number): number {
  return Number.isNaN(value) ? 0 : Math.min(Math.max(Math.trunc(value), low), high) + 0;
}

/** The lower 32 bits of a float's integer of 64 bits, to which larger floats are clamped. */
export function lowerBits(value: number): number {
  return Math.abs(value) < 2 ** 63 ? value | 0 : value > 0 ? -1 : 0;
}

/** A conversion of a float clamps, and one between integers wraps. */
export function cast(value: number, from: Type, to: Type): number {
  if (from !== "f32" && from !== "f64") return convert(value, to);
  // PTX's conversion of a NaN of 64 bits.
  if (from === "f64" && Number.isNaN(value) && to !== "f32") {
    if (to !== "bool" && to !== "f64") return to === "i32" ? -(2 ** 31) : 2 ** 31;
  }
  if (to === "i32") return clamp(value, -(2 ** 31), 2 ** 31 - 1);
  return to === "u32" ? clamp(value, 0, 2 ** 32 - 1) : convert(value, to);
}

/** Returns the type of an operation on two values. */
export function join(a: Expression, b: Expression): Type {
  if (a.literal && !b.literal) return literalJoin(a, b);
  if (b.literal && !a.literal) return literalJoin(b, a);
  for (const type of ["f64", "f32", "u32"] as const) if (a.type === type || b.type === type) return type;
  return "i32";
}

function literalJoin(literal: Expression, { type }: Expression): Type {
  if (literal.type === "f32" && (type === "i32" || type === "u32" || type === "bool")) return "f32";
  if (literal.type === "u32" && type === "i32") return "u32";
  return type === "bool" ? literal.type : type;
}

/** True for f32 and f64. */
export const isFloat = (type: Type): boolean => type === "f32" || type === "f64";
