/** Reference cases of arrays, by NumPy (test/data/make_array_reference.py). */
import { Buffer } from "node:buffer";
import { readFile } from "node:fs/promises";
import type { DType, HostArray, NDArray } from "../../mod.ts";
import { hostView } from "../../src/base/dtype.ts";

/** Reads the cases of test/data/array/`name`.jsonl. */
export async function readArrayCases<T>(name: string): Promise<T[]> {
  const text = await readFile(`${import.meta.dirname}/../data/array/${name}.jsonl`, "utf8");
  return text.trimEnd().split("\n").map((line) => JSON.parse(line) as T);
}

/** Decodes base64 into a new buffer. */
export function decodeBase64(base64: string): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(base64, "base64");
  const own = new Uint8Array(new ArrayBuffer(bytes.length));
  own.set(bytes);
  return own;
}

/** Decodes base64 as elements. */
export function elementsOf<D extends DType>(dtype: D, base64: string): HostArray<D> {
  return hostView(dtype, decodeBase64(base64).buffer);
}

/** An i32 array with the elements 0, 1, 2 … */
export function range(shape: readonly number[]): NDArray<"i32"> {
  const size = shape.reduce((product, extent) => product * extent, 1);
  return { dtype: "i32", shape, data: Int32Array.from({ length: size }, (_, i) => i) };
}

/** Bytes that differ from their neighbors. */
export function pattern(byteLength: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(new ArrayBuffer(byteLength));
  for (let i = 0; i < byteLength; i++) bytes[i] = i * 167 + (i >> 8) * 13;
  return bytes;
}
