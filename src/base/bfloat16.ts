/**
 * bfloat16 on the host: the upper half of a 32-bit float. JavaScript has no typed array for it, so its bits
 * are a `Uint16Array`.
 *
 * @module
 */

import { invalid } from "./check.ts";

const word = new Float32Array(1);
const wordBits = new Uint32Array(word.buffer);

/**
 * Returns the bits of `value` as bfloat16, rounded to f32 and then to nearest, ties to even. NaN is 0x7fc0.
 */
export function bfloat16Bits(value: number): number {
  word[0] = value;
  const bits = wordBits[0]!;
  if (Number.isNaN(value)) return 0x7fc0;
  return (bits + 0x7fff + (bits >>> 16 & 1)) >>> 16;
}

function checkNumbers(name: string, values: ArrayLike<number>): ArrayLike<number> {
  if (ArrayBuffer.isView(values) && !(values instanceof BigInt64Array || values instanceof BigUint64Array)) {
    if (!(values instanceof DataView)) return values;
  } else if (Array.isArray(values) && values.every((value) => typeof value === "number")) return values;
  throw new TypeError(invalid(name, "a typed array or an array of numbers", values));
}

/**
 * Rounds numbers to bfloat16, to nearest, ties to even.
 *
 * ```ts
 * float32ToBfloat16(new Float32Array([1, -2])); // Uint16Array [0x3f80, 0xc000]
 * ```
 */
export function float32ToBfloat16(values: ArrayLike<number>): Uint16Array<ArrayBuffer> {
  const bits = new Uint16Array(checkNumbers("values", values).length);
  for (let i = 0; i < bits.length; i++) bits[i] = bfloat16Bits(values[i]!);
  return bits;
}

/**
 * Converts the bits of bfloat16 numbers to their exact values.
 *
 * ```ts
 * const values = bfloat16ToFloat32(x.astype("bf16").toHost());
 * ```
 */
export function bfloat16ToFloat32(bits: ArrayLike<number>): Float32Array<ArrayBuffer> {
  const words = new Uint32Array(checkNumbers("bits", bits).length);
  for (let i = 0; i < words.length; i++) words[i] = bits[i]! << 16;
  return new Float32Array(words.buffer);
}
