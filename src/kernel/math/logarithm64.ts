/** Logarithms of f64 with about 64 bits, for powers and other functions. Coefficients: Chebyshev fits. */
import type { KernelBuilder } from "../ir/builder.ts";
import type { Value } from "../ir/ir.ts";
import { polynomial, powerOfTwo64 } from "./float_parts.ts";
import { anySum, type Pair, pairOf, pairProduct, total, twoProduct, twoSum } from "./pair.ts";

/** ln 2 in two parts; the first has 21 bits fewer, so that its products with exponents are exact. */
const LN2_HIGH = 6.93147180369123816490e-1, LN2_LOW = 1.90821492927058770002e-10;

/** A logarithm as an exponent of two and the logarithm of the mantissa. */
interface Parts {
  readonly exponent: Value;
  readonly mantissa: Pair;
}

/** Returns ln(x + low) as its parts, for a positive x; `low` is a rounding error of `x`. */
function logParts(b: KernelBuilder, x: Value, low?: Value): Parts {
  const tiny = b.compare("lt", x, 2 ** -1022);
  const bits = b.bitcast(b.select(tiny, b.mul(x, 2 ** 54), x), "i64");
  // Subtracting the bits of √½ rounds the exponent so that the mantissa is from √½ to √2.
  const whole = b.shift("shr", b.sub(bits, 0x3fe6_a09e_667f_3bcdn), 52);
  const m = b.bitcast(b.sub(bits, b.shift("shl", whole, 52)), "f64");
  const power = b.convert(whole, "i32");
  const exponent = b.convert(b.add(power, b.select(tiny, b.constant("i32", -54), 0)), "f64");
  // 2^-1024, next to which low is 0, has no such bits.
  const scale = b.binary("max", b.unary("neg", power), -1023);
  const rest = low === undefined ? b.constant("f64", 0) : b.mul(low, powerOfTwo64(b, scale));
  // 2 atanh(q) for q = (m - 1) / (m + 1). Exact products give the rounding error of q.
  const f = b.sub(m, 1), divisor = b.add(m, 1);
  const lost = b.add(b.sub(m, b.sub(divisor, 1)), rest);
  const q = b.div(f, divisor);
  const remainder = b.add(b.sub(b.fma(b.unary("neg", q), divisor, f), b.mul(q, lost)), rest);
  const quotient: Pair = { high: q, low: b.div(remainder, divisor) };
  const square = pairProduct(b, quotient, quotient);
  const tail = b.mul(
    square.high,
    polynomial(
      b,
      square.high,
      0.10765126886769226,
      0.10456028749030954,
      0.1176682645681458,
      0.1333329622582821,
      0.15384615765102574,
      0.18181818179629908,
      0.22222222222228522,
      0.28571428571428564,
      0.4,
    ),
  );
  const sum = twoSum(b, b.constant("f64", 2 / 3), tail);
  const factor: Pair = { high: sum.high, low: b.add(sum.low, 3.700743415417188e-17) };
  const cubic = pairProduct(b, pairProduct(b, quotient, square), factor);
  const { high, low: error } = twoSum(b, b.mul(q, 2), cubic.high);
  const small = b.add(error, b.fma(quotient.low, 2, cubic.low));
  return { exponent, mantissa: twoSum(b, high, small) };
}

/** Returns ln(x + low) for a positive, finite x. */
export function logPair(b: KernelBuilder, x: Value, low?: Value): Pair {
  const { exponent, mantissa } = logParts(b, x, low);
  const sum = twoSum(b, b.mul(exponent, LN2_HIGH), mantissa.high);
  return twoSum(b, sum.high, b.add(sum.low, b.fma(exponent, LN2_LOW, mantissa.low)));
}

/** Returns the logarithm to the base 2 or 10 of a positive, finite x. */
export function logBase64(b: KernelBuilder, x: Value, base: 2 | 10): Value {
  const { exponent, mantissa } = logParts(b, x);
  const scale = base === 2
    ? pairOf(b, 1.4426950408889634, 2.0355273740931033e-17)
    : pairOf(b, 0.4342944819032518, 1.098319650216765e-17);
  const part = pairProduct(b, mantissa, scale);
  const whole = base === 2 ? { high: exponent, low: b.constant("f64", 0) } : pairProduct(
    b,
    { high: exponent, low: b.constant("f64", 0) },
    pairOf(b, 0.3010299956639812, -2.8037281277851704e-18),
  );
  const sum = twoSum(b, whole.high, part.high);
  return b.add(sum.high, b.add(sum.low, b.add(whole.low, part.low)));
}

/** Returns ln(1 + x) for a finite x above -1. */
export function log1pPair(b: KernelBuilder, x: Value): Pair {
  const sum = anySum(b, b.constant("f64", 1), x);
  return logPair(b, sum.high, sum.low);
}

/** Returns x * y of a pair and a value. */
export function scaledPair(b: KernelBuilder, { high, low }: Pair, factor: Value): Pair {
  const product = twoProduct(b, high, factor);
  return twoSum(b, product.high, b.fma(low, factor, product.low));
}

/** Returns the sum of a pair, or the logarithm of 0, infinity, NaN and negative numbers. */
export function logarithmOf(b: KernelBuilder, x: Value, value: Value | Pair): Value {
  const sum = "high" in value ? total(b, value) : value;
  const finite = b.select(b.compare("eq", x, Infinity), x, sum);
  const positive = b.select(b.compare("gt", x, 0), finite, NaN);
  return b.select(b.compare("eq", x, 0), -Infinity, positive);
}
