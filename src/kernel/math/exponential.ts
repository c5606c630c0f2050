/**
 * Exponentials and logarithms. They use correctly rounded instructions only, so that every device returns the
 * same bits. Polynomials of f32: Moshier, Cephes; of f64: Sun Microsystems, fdlibm.
 *
 * @module
 */
import type { KernelBuilder } from "../ir/builder.ts";
import type { Value } from "../ir/ir.ts";
import { polynomial, powerOfTwo, powerOfTwo64, splitFloat } from "./float_parts.ts";
import { logarithmOf, logBase64 } from "./logarithm64.ts";
import { type Pair, total, twoProduct, twoSum } from "./pair.ts";

const LOG2_E = 1.4426950408889634;
/** ln 2 in two f32: the first has 9 bits fewer, so that its products with exponents are exact. */
const LN2_HIGH = 0.693359375, LN2_LOW = -2.12194440e-4;

/** Returns e^x * 2^`exponent`. */
export function exp(b: KernelBuilder, x: Value, exponent = 0): Value {
  return x.type === "f64"
    ? exp64(b, x, b.constant("f64", 0), b.constant("i32", exponent))
    : exp32(b, x, b.constant("f32", 0), exponent);
}

/** Returns e^(high + low) * 2^`exponent`; `low` is a rounding error of `high`. */
export function exp32(b: KernelBuilder, high: Value, low: Value, exponent = 0): Value {
  const n = b.unary("rint", b.mul(high, LOG2_E));
  const first = b.fma(n, -LN2_HIGH, high);
  const r = b.add(b.fma(n, -LN2_LOW, first), low);
  const terms = polynomial(
    b,
    r,
    1.9875691500e-4,
    1.3981999507e-3,
    8.3334519073e-3,
    4.1665795894e-2,
    1.6666665459e-1,
    5.0000001201e-1,
  );
  const value = b.add(b.fma(b.mul(r, r), terms, r), 1);
  // In two steps, because the powers of two of the largest and smallest results are out of range.
  const power = b.add(b.convert(n, "i32"), exponent);
  const limited = b.binary("max", b.binary("min", power, 252), -252);
  const half = b.shift("shr", limited, 1);
  const scaled = b.mul(b.mul(value, powerOfTwo(b, half)), powerOfTwo(b, b.sub(limited, half)));
  const overflow = b.compare("gt", high, 89.5), underflow = b.compare("lt", high, -105);
  return b.select(overflow, Infinity, b.select(underflow, 0, scaled));
}

/** e^x as a power of two and a mantissa around 1. */
export interface Exponential {
  readonly exponent: Value;
  readonly mantissa: Pair;
}

/** Returns e^(x + small) in f64 as its parts; `small` is a rounding error of `x`. */
export function exponential64(b: KernelBuilder, x: Value, small: Value): Exponential {
  const n = b.unary("rint", b.mul(x, LOG2_E));
  const high = b.fma(n, -6.93147180369123816490e-1, x);
  const low = b.sub(b.mul(n, 1.90821492927058770002e-10), small);
  const r = b.sub(high, low), t = b.mul(r, r);
  const terms = polynomial(
    b,
    t,
    4.13813679705723846039e-8,
    -1.65339022054652515390e-6,
    6.61375632143793436117e-5,
    -2.77777777770155933842e-3,
    1.66666666666666019037e-1,
  );
  const c = b.sub(r, b.mul(t, terms));
  const ratio = b.div(b.mul(r, c), b.sub(b.constant("f64", 2), c));
  const sum = twoSum(b, b.constant("f64", 1), high);
  return {
    exponent: b.convert(n, "i32"),
    mantissa: { high: sum.high, low: b.add(sum.low, b.sub(ratio, low)) },
  };
}

/** Returns e^(x + small) * 2^`exponent`; `small` is a rounding error of `x`. */
export function exp64(b: KernelBuilder, x: Value, small: Value, exponent: Value): Value {
  const { mantissa, exponent: power } = exponential64(b, x, small);
  const scaled = scale64(b, total(b, mantissa), b.add(power, exponent));
  return b.select(b.compare("gt", x, 711), Infinity, b.select(b.compare("lt", x, -746), 0, scaled));
}

/** Returns a value times 2^n, in two steps, because the largest and smallest powers of two are out of range. */
export function scale64(b: KernelBuilder, value: Value, n: Value): Value {
  const limited = b.binary("max", b.binary("min", n, 2044), -2044);
  const half = b.shift("shr", limited, 1);
  return b.mul(b.mul(value, powerOfTwo64(b, half)), powerOfTwo64(b, b.sub(limited, half)));
}

/** Returns 2^x or 10^x. */
export function expBase(b: KernelBuilder, x: Value, base: 2 | 10): Value {
  const logarithm = Math.log(base);
  if (x.type === "f32") {
    // Beyond these bounds, the low part of the product would be NaN.
    const bounded = b.binary("max", b.binary("min", x, 400), -400);
    const high = Math.fround(logarithm), product = b.mul(bounded, high);
    const rest = b.fma(bounded, logarithm - high, b.fma(bounded, high, b.unary("neg", product)));
    return b.select(b.compare("ne", x, x), x, exp32(b, product, rest));
  }
  // Subtracts a multiple of log(2) exactly.
  const scale = 1 / Math.log10(2), bounded = b.binary("max", b.binary("min", x, 2000), -2000);
  const n = b.unary("rint", base === 2 ? bounded : b.mul(bounded, scale));
  let high: Value, low: Value;
  if (base === 2) {
    const product = twoProduct(b, b.sub(bounded, n), b.constant("f64", Math.LN2));
    ({ high } = product);
    low = b.fma(b.sub(bounded, n), 2.3190468138462996e-17, product.low);
  } else {
    const product = twoProduct(b, n, b.constant("f64", 0.3010299956639812));
    const first = b.sub(bounded, product.high);
    const rest = b.sub(b.mul(n, 2.8037281277851704e-18), product.low);
    const sum = twoSum(b, first, rest), scaled = twoProduct(b, sum.high, b.constant("f64", Math.LN10));
    ({ high } = scaled);
    low = b.fma(sum.low, Math.LN10, b.fma(sum.high, -2.1707562233822494e-16, scaled.low));
  }
  return b.select(b.compare("ne", x, x), x, exp64(b, high, low, b.convert(n, "i32")));
}

/** Returns the natural logarithm. */
export function log(b: KernelBuilder, x: Value): Value {
  if (x.type === "f64") return log64(b, x);
  const { mantissa, exponent } = splitFloat(b, x);
  const f = b.sub(mantissa, 1), z = b.mul(f, f);
  const terms = polynomial(
    b,
    f,
    7.0376836292e-2,
    -1.1514610310e-1,
    1.1676998740e-1,
    -1.2420140846e-1,
    1.4249322787e-1,
    -1.6668057665e-1,
    2.0000714765e-1,
    -2.4999993993e-1,
    3.3333331174e-1,
  );
  let sum = b.mul(b.mul(f, z), terms);
  sum = b.fma(exponent, LN2_LOW, sum);
  sum = b.fma(z, -0.5, sum);
  return logarithmOf(b, x, b.fma(exponent, LN2_HIGH, b.add(f, sum)));
}

function log64(b: KernelBuilder, x: Value): Value {
  const tiny = b.compare("lt", x, 2 ** -1022);
  const bits = b.bitcast(b.select(tiny, b.mul(x, 2 ** 54), x), "i64");
  const whole = b.shift("shr", b.sub(bits, 0x3fe6_a09e_667f_3bcdn), 52);
  const mantissa = b.bitcast(b.sub(bits, b.shift("shl", whole, 52)), "f64");
  const k = b.convert(b.add(b.convert(whole, "i32"), b.select(tiny, b.constant("i32", -54), 0)), "f64");
  const f = b.sub(mantissa, 1), s = b.div(f, b.add(f, 2)), z = b.mul(s, s);
  const terms = polynomial(
    b,
    z,
    1.479819860511658591e-1,
    1.531383769920937332e-1,
    1.818357216161805012e-1,
    2.222219843214978396e-1,
    2.857142874366239149e-1,
    3.999999999940941908e-1,
    6.666666666666735130e-1,
  );
  const halfSquare = b.mul(b.mul(f, f), 0.5);
  const rest = b.mul(s, b.add(halfSquare, b.mul(z, terms)));
  const low = b.add(rest, b.mul(k, 1.90821492927058770002e-10));
  const value = b.sub(b.mul(k, 6.93147180369123816490e-1), b.sub(b.sub(halfSquare, low), f));
  return logarithmOf(b, x, value);
}

/** Returns the natural logarithm of a mantissa from √½ to √2 with about 40 bits. */
export function mantissaLog(b: KernelBuilder, mantissa: Value): Pair {
  // 2 atanh(q) for q = (m - 1) / (m + 1). Exact products give the rounding error of q.
  const f = b.sub(mantissa, 1), divisor = b.add(mantissa, 1);
  const lost = b.sub(mantissa, b.sub(divisor, 1));
  const q = b.div(f, divisor);
  const remainder = b.sub(b.fma(b.unary("neg", q), divisor, f), b.mul(q, lost));
  const qLow = b.div(remainder, divisor);
  const s = b.mul(q, q);
  const terms = polynomial(b, s, 2 / 13, 2 / 11, 2 / 9, 2 / 7, 2 / 5, 2 / 3);
  const cubic = b.mul(b.mul(q, s), terms);
  return twoSum(b, b.mul(q, 2), b.fma(qLow, 2, cubic));
}

/** Returns the logarithm to the base 2 or 10. */
export function logBase(b: KernelBuilder, x: Value, base: 2 | 10): Value {
  const scale = 1 / Math.log(base);
  if (x.type === "f64") return logarithmOf(b, x, logBase64(b, x, base));
  const { mantissa, exponent } = splitFloat(b, x);
  const { high, low } = mantissaLog(b, mantissa);
  const scaleHigh = Math.fround(scale), unit = 1 / Math.log2(base), unitHigh = Math.fround(unit);
  const product = b.mul(high, scaleHigh);
  const rest = b.fma(
    high,
    scale - scaleHigh,
    b.fma(low, scaleHigh, b.fma(high, scaleHigh, b.unary("neg", product))),
  );
  const whole = b.mul(exponent, unitHigh);
  const wholeRest = b.fma(exponent, unit - unitHigh, b.fma(exponent, unitHigh, b.unary("neg", whole)));
  const sum = b.add(whole, product);
  const lost = b.sub(product, b.sub(sum, whole));
  // The sum above needs a `whole` larger than `product`; with an exponent of 0, `whole` is 0.
  const value = b.add(sum, b.add(lost, b.add(rest, wholeRest)));
  return logarithmOf(b, x, b.select(b.compare("eq", exponent, 0), b.add(product, rest), value));
}
