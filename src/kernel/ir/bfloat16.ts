/** Conversions of bf16 in integer arithmetic, which works on every GPU. */
import type { Value } from "./ir.ts";
import type { Operations } from "./operations.ts";

/** Returns the bits of an f32 rounded to bf16, ties to even; 0x7fff for NaN. */
export function bfloat16Bits(b: Operations, value: Value): Value {
  const bits = b.bitcast(value, "u32");
  const odd = b.binary("and", b.shift("shr", bits, 16), 1);
  const rounded = b.shift("shr", b.add(b.add(bits, 0x7fff), odd), 16);
  const isNumber = b.compare("eq", value, value);
  return b.bitcast(b.select(isNumber, rounded, 0x7fff), "i32");
}

/** Returns the value of a bf16, whose bits are in the low half of an i32, as f32. */
export function bfloat16Value(b: Operations, bits: Value): Value {
  return b.bitcast(b.shift("shl", bits, 16), "f32");
}
