/** The integers that a parameter of a kernel accepts. */
import { DTYPES } from "../../base/dtype.ts";
import type { KernelParameter, ParameterType } from "./signature.ts";

/** Bounds, inclusive; as numbers and bigints, because comparing one with the other is slow. */
export interface IntegerRange {
  readonly low: number;
  readonly high: number;
  readonly lowBig: bigint;
  readonly highBig: bigint;
}

/**
 * Returns the range of a parameter: that of its C++ type if it is known, otherwise all values of its size. PTX
 * alone does not distinguish signed from unsigned parameters: NVCC and NVRTC declare `int` as `.u32`.
 */
export function integerRange(
  { scalar, pointer, byteLength }: Pick<KernelParameter, "scalar" | "pointer" | "byteLength">,
): IntegerRange {
  if (scalar === "bool") return rangeOf(0n, 1n);
  const kind = scalar === null ? "any" : DTYPES[scalar].kind;
  return rangeOfBits(Math.min(byteLength, 8) * 8, kind !== "uint" && !pointer, kind !== "int");
}

/** Returns the range of an explicit PTX type; `b` types are signed or unsigned. */
export function rangeOfPtxType(type: ParameterType): IntegerRange {
  return rangeOfBits(Number(type.slice(1)), type[0] !== "u", type[0] !== "s");
}

function rangeOfBits(bits: number, signed: boolean, unsigned: boolean): IntegerRange {
  const count = 1n << BigInt(bits);
  return rangeOf(signed ? -count / 2n : 0n, (unsigned ? count : count / 2n) - 1n);
}

function rangeOf(lowBig: bigint, highBig: bigint): IntegerRange {
  return { low: Number(lowBig), high: Number(highBig), lowBig, highBig };
}

/** Whether a value is an integer within a range. */
export function isInRange(value: unknown, { low, high, lowBig, highBig }: IntegerRange): boolean {
  if (typeof value === "number") return Number.isInteger(value) && value >= low && value <= high;
  return typeof value === "bigint" && value >= lowBig && value <= highBig;
}
