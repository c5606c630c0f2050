/**
 * Element types of arrays, their sizes and their typed arrays.
 *
 * @module
 */

/** One row of {@link DTYPES}. */
export interface DTypeInfo {
  /** Bytes of one element. */
  readonly itemSize: number;
  /** `bool`, unsigned, signed, IEEE float, bfloat16 or complex. */
  readonly kind: "bool" | "uint" | "int" | "float" | "bfloat" | "complex";
  /** The `typestr` of NumPy's array interface; bf16 has none. */
  readonly typestr: string | null;
  /** Natural alignment in bytes. */
  readonly alignment: number;
}

/** The name of an element type, such as `"f32"`. */
export type DType =
  | "bool"
  | "u8"
  | "u16"
  | "u32"
  | "u64"
  | "i8"
  | "i16"
  | "i32"
  | "i64"
  | "f16"
  | "bf16"
  | "f32"
  | "f64"
  | "complex64"
  | "complex128";

/** All element types, by name. */
export const DTYPES: Readonly<Record<DType, DTypeInfo>> = {
  bool: { itemSize: 1, kind: "bool", typestr: "|b1", alignment: 1 },
  u8: { itemSize: 1, kind: "uint", typestr: "|u1", alignment: 1 },
  u16: { itemSize: 2, kind: "uint", typestr: "<u2", alignment: 2 },
  u32: { itemSize: 4, kind: "uint", typestr: "<u4", alignment: 4 },
  u64: { itemSize: 8, kind: "uint", typestr: "<u8", alignment: 8 },
  i8: { itemSize: 1, kind: "int", typestr: "|i1", alignment: 1 },
  i16: { itemSize: 2, kind: "int", typestr: "<i2", alignment: 2 },
  i32: { itemSize: 4, kind: "int", typestr: "<i4", alignment: 4 },
  i64: { itemSize: 8, kind: "int", typestr: "<i8", alignment: 8 },
  f16: { itemSize: 2, kind: "float", typestr: "<f2", alignment: 2 },
  bf16: { itemSize: 2, kind: "bfloat", typestr: null, alignment: 2 },
  f32: { itemSize: 4, kind: "float", typestr: "<f4", alignment: 4 },
  f64: { itemSize: 8, kind: "float", typestr: "<f8", alignment: 8 },
  complex64: { itemSize: 8, kind: "complex", typestr: "<c8", alignment: 4 },
  complex128: { itemSize: 16, kind: "complex", typestr: "<c16", alignment: 8 },
};

/**
 * The typed array for elements of type `D` on the host. `bool` is a `Uint8Array` of 0 and 1 (uploads turn other
 * bytes into 1), and `bf16` a `Uint16Array` of raw bits. Complex numbers are pairs (real, imaginary), so their array
 * has twice as many elements.
 */
export type HostArray<D extends DType, B extends ArrayBufferLike = ArrayBuffer> = D extends "bool" | "u8"
  ? Uint8Array<B>
  : D extends "u16" | "bf16" ? Uint16Array<B>
  : D extends "u32" ? Uint32Array<B>
  : D extends "u64" ? BigUint64Array<B>
  : D extends "i8" ? Int8Array<B>
  : D extends "i16" ? Int16Array<B>
  : D extends "i32" ? Int32Array<B>
  : D extends "i64" ? BigInt64Array<B>
  : D extends "f16" ? Float16Array<B>
  : D extends "f32" | "complex64" ? Float32Array<B>
  : D extends "f64" | "complex128" ? Float64Array<B>
  : never;

/**
 * An n-dimensional array on the host: the contents of `.npy` and safetensors files, and an input of
 * `device.array()`.
 */
export interface NDArray<D extends DType = DType, B extends ArrayBufferLike = ArrayBuffer> {
  /** Element type. */
  readonly dtype: D;
  /** Extents, outermost first. The elements are in C order without gaps. */
  readonly shape: readonly number[];
  /** The elements. */
  readonly data: HostArray<D, B>;
}

/**
 * One element as a JavaScript value: 64-bit integers may be bigints, complex numbers are `[real, imaginary]`
 * or real.
 */
export type ElementValue<D extends DType> = D extends "bool" ? boolean | number
  : D extends "u64" | "i64" ? bigint | number
  : D extends "complex64" | "complex128" ? number | readonly [real: number, imaginary: number]
  : number;

/** The only element of an array as a JavaScript value; 64-bit integers are bigints. */
export type Item<D extends DType> = D extends "bool" ? boolean
  : D extends "u64" | "i64" ? bigint
  : D extends "complex64" | "complex128" ? [real: number, imaginary: number]
  : number;

/** Any typed array that can be uploaded. */
export type TypedArray =
  | Uint8Array
  | Uint8ClampedArray
  | Uint16Array
  | Uint32Array
  | BigUint64Array
  | Int8Array
  | Int16Array
  | Int32Array
  | BigInt64Array
  | Float16Array
  | Float32Array
  | Float64Array;

/** The element type of a typed array. */
export type DTypeOf<T extends TypedArray> = T extends Uint8Array | Uint8ClampedArray ? "u8"
  : T extends Uint16Array ? "u16"
  : T extends Uint32Array ? "u32"
  : T extends BigUint64Array ? "u64"
  : T extends Int8Array ? "i8"
  : T extends Int16Array ? "i16"
  : T extends Int32Array ? "i32"
  : T extends BigInt64Array ? "i64"
  : T extends Float16Array ? "f16"
  : T extends Float32Array ? "f32"
  : T extends Float64Array ? "f64"
  : never;

const BY_TAG: Record<string, DType | undefined> = {
  Uint8Array: "u8",
  Uint8ClampedArray: "u8",
  Uint16Array: "u16",
  Uint32Array: "u32",
  BigUint64Array: "u64",
  Int8Array: "i8",
  Int16Array: "i16",
  Int32Array: "i32",
  BigInt64Array: "i64",
  Float16Array: "f16",
  Float32Array: "f32",
  Float64Array: "f64",
};

/** Returns the element type of a typed array, or undefined for a `DataView` and everything else. */
export function dtypeOfView(view: ArrayBufferView): DType | undefined {
  return BY_TAG[(view as unknown as { [Symbol.toStringTag]?: string })[Symbol.toStringTag] ?? ""];
}

/**
 * Returns the element type whose typed array stores `dtype` on the host: `u16` for `bf16`, `f32` for
 * `complex64`.
 */
export function hostForm(dtype: DType): DType {
  return HOST_FORM[dtype] ?? dtype;
}

/** Returns the name of the typed array that stores `dtype` on the host. */
export function hostClass(dtype: DType): string {
  return Object.keys(BY_TAG).find((tag) => BY_TAG[tag] === hostForm(dtype))!;
}

const HOST_FORM: Partial<Record<DType, DType>> = {
  bool: "u8",
  bf16: "u16",
  complex64: "f32",
  complex128: "f64",
};

/** Returns true if `value` is the name of an element type. */
export function isDType(value: unknown): value is DType {
  return typeof value === "string" && Object.hasOwn(DTYPES, value);
}

/** Returns the typed-array elements per element of `dtype`: 2 for complex numbers, otherwise 1. */
export function hostElements(dtype: DType): 1 | 2 {
  return DTYPES[dtype].kind === "complex" ? 2 : 1;
}

/**
 * Returns a typed array of `dtype` over `byteLength` bytes of `buffer`.
 *
 * @throws {Error} For `f16` on a runtime without `Float16Array`.
 */
export function hostView<D extends DType>(
  dtype: D,
  buffer: ArrayBufferLike,
  byteOffset = 0,
  byteLength: number = buffer.byteLength - byteOffset,
): HostArray<D> {
  return makeView(dtype, buffer as ArrayBuffer, byteOffset, byteLength) as HostArray<D>;
}

function makeView(dtype: DType, buffer: ArrayBuffer, offset: number, bytes: number): TypedArray {
  switch (dtype) {
    case "bool":
    case "u8":
      return new Uint8Array(buffer, offset, bytes);
    case "u16":
    case "bf16":
      return new Uint16Array(buffer, offset, bytes / 2);
    case "u32":
      return new Uint32Array(buffer, offset, bytes / 4);
    case "u64":
      return new BigUint64Array(buffer, offset, bytes / 8);
    case "i8":
      return new Int8Array(buffer, offset, bytes);
    case "i16":
      return new Int16Array(buffer, offset, bytes / 2);
    case "i32":
      return new Int32Array(buffer, offset, bytes / 4);
    case "i64":
      return new BigInt64Array(buffer, offset, bytes / 8);
    case "f16":
      if (typeof Float16Array === "undefined") {
        throw new Error(
          "f16: this JavaScript runtime has no Float16Array; use a newer runtime, or u16 for the raw bits",
        );
      }
      return new Float16Array(buffer, offset, bytes / 2);
    case "f32":
    case "complex64":
      return new Float32Array(buffer, offset, bytes / 4);
    case "f64":
    case "complex128":
      return new Float64Array(buffer, offset, bytes / 8);
  }
}
