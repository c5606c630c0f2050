/** Encodes single elements. */
import { bfloat16Bits } from "../base/bfloat16.ts";
import { setFloat16 } from "../base/float16.ts";
import { invalid } from "../base/check.ts";
import { type DType, DTYPES } from "../base/dtype.ts";

/** Returns the bytes of `value` as an element of `dtype`. Throws if it does not fit. */
export function elementBytes(name: string, dtype: DType, value: unknown): Uint8Array {
  const { itemSize, kind } = DTYPES[dtype];
  const bytes = new Uint8Array(itemSize);
  const view = new DataView(bytes.buffer);
  if (kind === "bool") {
    if (value !== true && value !== false && value !== 0 && value !== 1) {
      throw new TypeError(invalid(name, "true, false, 1 or 0 for bool", value));
    }
    bytes[0] = Number(value);
  } else if (kind === "uint" || kind === "int") {
    writeInteger(name, dtype, value, bytes);
  } else if (kind === "complex") {
    const [re, im] = Array.isArray(value) && value.length === 2 ? value : [value, 0];
    writeFloat(name, itemSize === 8 ? "f32" : "f64", re, view, 0);
    writeFloat(name, itemSize === 8 ? "f32" : "f64", im, view, itemSize / 2);
  } else writeFloat(name, dtype, value, view, 0);
  return bytes;
}

function writeInteger(name: string, dtype: DType, value: unknown, bytes: Uint8Array): void {
  const { itemSize, kind } = DTYPES[dtype];
  // Values that fit every integer type need no bigint.
  if (Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 127) {
    bytes[0] = value as number;
    return;
  }
  const bits = BigInt(8 * itemSize);
  const low = kind === "int" ? -(1n << (bits - 1n)) : 0n;
  const high = kind === "int" ? (1n << (bits - 1n)) - 1n : (1n << bits) - 1n;
  const whole = typeof value === "bigint" || Number.isSafeInteger(value)
    ? BigInt(value as bigint)
    : undefined;
  if (whole === undefined || whole < low || whole > high) {
    throw new RangeError(
      invalid(
        name,
        `an integer from ${low} to ${high}${itemSize === 8 ? " (a bigint beyond 2^53)" : ""} for ${dtype}`,
        value,
      ),
    );
  }
  const word = new DataView(new ArrayBuffer(8));
  word.setBigInt64(0, BigInt.asIntN(64, whole), true);
  bytes.set(new Uint8Array(word.buffer, 0, itemSize));
}

function writeFloat(name: string, dtype: DType, value: unknown, view: DataView, offset: number): void {
  if (typeof value !== "number") {
    throw new TypeError(invalid(name, `a number for ${dtype}`, value));
  }
  if (dtype === "f16") setFloat16(view, offset, value, true);
  else if (dtype === "bf16") view.setUint16(offset, bfloat16Bits(value), true);
  else if (dtype === "f32") view.setFloat32(offset, value, true);
  else view.setFloat64(offset, value, true);
}
