/** Building blocks of the functions: polynomials, and the parts of a float. */
import type { KernelBuilder } from "../ir/builder.ts";
import type { Value } from "../ir/ir.ts";

/** Returns the polynomial in x with these coefficients, highest power first, by Horner's rule. */
export function polynomial(b: KernelBuilder, x: Value, ...coefficients: readonly number[]): Value {
  const [first, ...rest] = coefficients.map((one) => b.constant(x.type, one));
  return rest.reduce((sum, coefficient) => b.fma(sum, x, coefficient), first!);
}

/** Returns 2^n as f32 for an i32 n from -126 to 127. */
export function powerOfTwo(b: KernelBuilder, n: Value): Value {
  return b.bitcast(b.shift("shl", b.add(n, 127), 23), "f32");
}

/** Returns 2^n as f64 for an i32 n from -1022 to 1023. */
export function powerOfTwo64(b: KernelBuilder, n: Value): Value {
  return b.bitcast(b.shift("shl", b.convert(b.add(n, 1023), "i64"), 52), "f64");
}

/** Returns a magnitude with the sign of another float. */
export function copySign(b: KernelBuilder, magnitude: Value, sign: Value): Value {
  if (magnitude.type === "f64") {
    const bit = b.binary("and", b.bitcast(sign, "u64"), 1n << 63n);
    const rest = b.binary("and", b.bitcast(magnitude, "u64"), (1n << 63n) - 1n);
    return b.bitcast(b.binary("or", rest, bit), "f64");
  }
  const bit = b.binary("and", b.bitcast(sign, "u32"), 0x8000_0000);
  const rest = b.binary("and", b.bitcast(magnitude, "u32"), 0x7fff_ffff);
  return b.bitcast(b.binary("or", rest, bit), "f32");
}

/** Returns mantissa and exponent: x = mantissa * 2^exponent with a mantissa from √½ to √2, for positive x. */
export function splitFloat(b: KernelBuilder, x: Value): { mantissa: Value; exponent: Value } {
  const tiny = b.compare("lt", x, 2 ** -126);
  const bits = b.bitcast(b.select(tiny, b.mul(x, 2 ** 24), x), "i32");
  // Subtracting the bits of √½ rounds the exponent so that the mantissa is from √½ to √2.
  const shifted = b.sub(bits, 0x3f35_04f3);
  const whole = b.shift("shr", shifted, 23);
  const mantissa = b.bitcast(b.sub(bits, b.shift("shl", whole, 23)), "f32");
  const exponent = b.add(whole, b.select(tiny, b.constant("i32", -24), 0));
  return { mantissa, exponent: b.convert(exponent, "f32") };
}
