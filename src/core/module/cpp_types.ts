/** The scalar and vector types of CUDA C++ that have an element type of the same representation. */
import { type DType, DTYPES, hostForm } from "../../base/dtype.ts";
import { runtime } from "../../runtime/index.ts";
import type { KernelParameter, ParameterType } from "./signature.ts";

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

/** CUDA Programming Guide, "Built-in Vector Types", and the vectors of `cuda_fp16.h` and `cuda_bf16.h`. */
const VECTOR =
  /^(?:(u?(?:char|short|int|long|longlong)|float|double)([1-4])(?:_(?:16|32)a)?|((?:__)?(?:half|nv_bfloat16))(2))$/;

/** The complex type of two components. */
const COMPLEX_OF: { readonly [component in DType]?: DType } = { f32: "complex64", f64: "complex128" };

/** The types of `cuComplex.h`. */
const COMPLEX: Readonly<Record<string, DType>> = {
  cuComplex: "complex64",
  cuFloatComplex: "complex64",
  cuDoubleComplex: "complex128",
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

/** The size of `long` that a pointer refers to: NVRTC and NVCC follow the host, so 4 on Windows only. */
function hostLongBytes(): number {
  return runtime.platform() === "windows" ? 4 : 8;
}

/** A vector type such as `float4`. */
export interface VectorType {
  readonly scalar: DType;
  /** The number of components. */
  readonly count: number;
}

/** Returns the scalar type and the length of a vector type, or undefined for every other type. */
export function vectorTypeOf(name: string): VectorType | undefined {
  const [, base, count, half, two] = VECTOR.exec(name) ?? [];
  const scalar = base?.replace(/^u/, "unsigned ").replace("longlong", "long long") ?? half;
  if (scalar === undefined) return undefined;
  return { scalar: scalarOf(scalar.split(" "), hostLongBytes())!, count: Number(count ?? two) };
}

/**
 * Returns the element type of arrays for a pointer to a scalar or vector; null for every other type. That of
 * `float2*` and `double2*` is a complex type.
 */
export function elementOf(words: readonly string[]): DType | null {
  const star = words.indexOf("*");
  if (star < 0 || words.lastIndexOf("*") !== star) return null;
  const type = words.slice(0, star).filter((word) => word !== "const" && word !== "volatile");
  const scalar = scalarOf(type, hostLongBytes());
  if (scalar !== undefined || type.length !== 1) return scalar ?? null;
  const vector = vectorTypeOf(type[0]!);
  if (vector === undefined) return Object.hasOwn(COMPLEX, type[0]!) ? COMPLEX[type[0]!]! : null;
  const { scalar: component, count } = vector;
  return (count === 2 ? COMPLEX_OF[component] : undefined) ?? component;
}

/** Returns the type of a parameter that is a half by value; undefined for every other one. */
export function halfOf(
  { scalar, declaredType }: Pick<KernelParameter, "scalar" | "declaredType">,
): "f16" | "bf16" | undefined {
  if (scalar === "f16" || scalar === "bf16") return scalar;
  const [, name] = /\b_*(?:nv_)?(half|bfloat16)$/.exec(declaredType) ?? [];
  return name === undefined ? undefined : name === "half" ? "f16" : "bf16";
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
 * whatever their sign, and real numbers for pairs of them.
 */
export function isPassableAs(dtype: DType, element: DType): boolean {
  if (dtype === element) return true;
  const given = DTYPES[dtype], wanted = DTYPES[element];
  if (wanted.kind === "complex") return dtype === hostForm(element);
  const isInteger = (kind: string): boolean => kind === "int" || kind === "uint" || kind === "bool";
  return given.itemSize === wanted.itemSize && isInteger(given.kind) && isInteger(wanted.kind);
}
