/** The scalar types of CUDA C++ that have an element type of the same representation. */
import { type DType, DTYPES } from "../../base/dtype.ts";
import type { ParameterType } from "./signature.ts";

/** Types whose size is the same on every platform. `long` is not one of them. */
const NAMED: Readonly<Record<string, DType>> = {
  float: "f32",
  double: "f64",
  bool: "bool",
  half: "f16",
  __half: "f16",
  __nv_bfloat16: "bf16",
  nv_bfloat16: "bf16",
  int8_t: "i8",
  int16_t: "i16",
  int32_t: "i32",
  int64_t: "i64",
  uint8_t: "u8",
  uint16_t: "u16",
  uint32_t: "u32",
  uint64_t: "u64",
  size_t: "u64",
};

const INTEGER_WORDS = new Set(["unsigned", "signed", "char", "short", "int", "long"]);

/**
 * Returns the element type of a scalar type, without regard to const; undefined for every other type.
 *
 * @param longBytes The size of `long`, if it is known.
 */
export function scalarOf(words: readonly string[], longBytes?: number): DType | undefined {
  let base = words.filter((word) => word !== "const" && word !== "volatile");
  if (base[0] === "std" && base[1] === "::") base = base.slice(2);
  if (base.length === 1 && Object.hasOwn(NAMED, base[0]!)) return NAMED[base[0]!];
  if (base.length === 0 || !base.every((word) => INTEGER_WORDS.has(word))) return undefined;
  const longs = base.filter((word) => word === "long").length;
  if (longs === 1 && longBytes !== 4 && longBytes !== 8) return undefined;
  const ofLong = longs === 2 ? 64 : longs === 1 ? longBytes! * 8 : 32;
  const bits = base.includes("char") ? 8 : base.includes("short") ? 16 : ofLong;
  return `${base.includes("unsigned") ? "u" : "i"}${bits}` as DType;
}

/** Returns the element type of a pointer to a plain scalar, null for every other type. */
export function elementOf(words: readonly string[]): DType | null {
  const star = words.indexOf("*");
  if (star < 0 || words.lastIndexOf("*") !== star) return null;
  return scalarOf(words.slice(0, star)) ?? null;
}

/** Whether a parameter of this type in the PTX can be a scalar of the element type. */
export function isScalarOf(scalar: DType, type: ParameterType, byteLength: number): boolean {
  const { itemSize, kind } = DTYPES[scalar];
  if (byteLength !== itemSize) return false;
  // A half is a structure in the headers, and so an array of bytes in the PTX.
  if (type === "unknown" || type === "bytes" || itemSize === 2) return true;
  return (kind === "float") === (type[0] === "f");
}

/**
 * Whether arrays of an element type can be passed for a pointer to another one: integers of the same size,
 * whatever their sign.
 */
export function isPassableAs(dtype: DType, element: DType): boolean {
  if (dtype === element) return true;
  const given = DTYPES[dtype], wanted = DTYPES[element];
  const isInteger = (kind: string): boolean => kind === "int" || kind === "uint" || kind === "bool";
  return given.itemSize === wanted.itemSize && isInteger(given.kind) && isInteger(wanted.kind);
}
