/** Sort keys: unsigned integers in the same order as the elements, computed from their bits. */
import type { KernelBuilder } from "../../kernel/ir/builder.ts";
import type { Value } from "../../kernel/ir/ir.ts";
import { type Scalar, SCALARS } from "../../kernel/ir/types.ts";

/** How keys are ordered. */
export interface Order {
  readonly dtype: Scalar;
  readonly descending: boolean;
}

/** Returns the unsigned type with the bits of an element. */
export function bitsType(dtype: Scalar): "u8" | "u16" | "u32" | "u64" {
  return ({ 1: "u8", 2: "u16", 4: "u32", 8: "u64" } as const)[SCALARS[dtype].bytes as 1 | 2 | 4 | 8];
}

/** Returns the register type of keys. */
export function keyType(dtype: Scalar): "u32" | "u64" {
  return SCALARS[dtype].bytes === 8 ? "u64" : "u32";
}

/** Exponent bits of floats: all of them are set for infinity and NaN. */
const EXPONENT: Partial<Record<Scalar, bigint>> = {
  f16: 0x7c00n,
  bf16: 0x7f80n,
  f32: 0x7f80_0000n,
  f64: 0x7ff0_0000_0000_0000n,
};

/**
 * Returns the key of an element from its bits. NaN has the largest key in either order. Zeros are equal with
 * `equalZeros`; otherwise −0 is below 0.
 */
export function keyOf(
  b: KernelBuilder,
  bits: Value,
  { dtype, descending }: Order,
  equalZeros: boolean,
): Value {
  const all = (1n << BigInt(8 * SCALARS[dtype].bytes)) - 1n, sign = (all >> 1n) + 1n;
  const exponent = EXPONENT[dtype];
  const flipped = (key: Value) => descending ? b.binary("xor", key, all) : key;
  if (exponent === undefined) {
    return flipped(dtype.startsWith("i") ? b.binary("xor", bits, sign) : bits);
  }
  const source = equalZeros ? b.select(b.compare("eq", bits, sign), 0, bits) : bits;
  const isNegative = b.compare("ge", source, sign);
  const mask = b.select(isNegative, b.constant(bits.type, all), b.constant(bits.type, sign));
  const key = flipped(b.binary("xor", source, mask));
  const isNaN = b.compare("gt", b.binary("and", bits, all >> 1n), exponent);
  return b.select(isNaN, all, key);
}

/** Returns the bits of the element with a key. All NaNs become the same NaN. */
export function bitsOfKey(b: KernelBuilder, key: Value, { dtype, descending }: Order): Value {
  const all = (1n << BigInt(8 * SCALARS[dtype].bytes)) - 1n, sign = (all >> 1n) + 1n;
  const straight = descending ? b.binary("xor", key, all) : key;
  const exponent = EXPONENT[dtype];
  if (exponent === undefined) return dtype.startsWith("i") ? b.binary("xor", straight, sign) : straight;
  const isNegative = b.compare("lt", straight, sign);
  const mask = b.select(isNegative, b.constant(key.type, all), b.constant(key.type, sign));
  return b.select(b.compare("eq", key, all), all >> 1n, b.binary("xor", straight, mask));
}
