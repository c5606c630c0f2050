/** Typed arrays of the right length and the wrong type: two elements of `dtype` by their bytes. */
import type { DType, TypedArray } from "../../mod.ts";

export const WRONG_DATA: readonly { dtype: DType; data: TypedArray; message: string }[] = ([
  ["f32", new Int32Array(2), "expected a Float32Array for f32, got an Int32Array"],
  ["i64", new Float64Array(2), "expected a BigInt64Array for i64, got a Float64Array"],
  ["complex64", new Float64Array(2), "expected a Float32Array for complex64, got a Float64Array"],
  ["u8", new Int8Array(2), "expected a Uint8Array for u8, got an Int8Array"],
  ["f16", new Uint16Array(2), "expected a Float16Array for f16, got a Uint16Array"],
  ["i32", new Uint8Array(8), "expected an Int32Array for i32, got a Uint8Array"],
] as const).map(([dtype, data, message]) => ({ dtype, data, message }));
