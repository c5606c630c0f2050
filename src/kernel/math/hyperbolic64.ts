/** Hyperbolic functions of f64, and e^x - 1. Coefficients: a Chebyshev fit. */
import type { KernelBuilder } from "../ir/builder.ts";
import type { Value } from "../ir/ir.ts";
import { exp, exponential64, scale64 } from "./exponential.ts";
import { copySign, polynomial, powerOfTwo64 } from "./float_parts.ts";
import { log1pPair, logarithmOf, logPair } from "./logarithm64.ts";
import { anySum, type Pair, pairQuotient, total, twoSum } from "./pair.ts";

/** Returns e^x - 1 as a pair, for x clamped to -40 … 40. */
function expm1Pair(b: KernelBuilder, x: Value): Pair {
  const bounded = b.binary("max", b.binary("min", x, 40), -40);
  const n = b.unary("rint", b.mul(bounded, Math.LOG2E));
  const high = b.fma(n, -6.93147180369123816490e-1, bounded), lost = b.mul(n, 1.90821492927058770002e-10);
  const r = b.sub(high, lost), rest = b.sub(b.sub(high, r), lost);
  const terms = polynomial(
    b,
    r,
    1.6084341282207346e-10,
    2.0914707069612355e-09,
    2.505207797012878e-08,
    2.7557273594799413e-07,
    2.755731923998249e-06,
    2.480158732558584e-05,
    0.00019841269841266407,
    0.0013888888888883737,
    0.008333333333333333,
    0.04166666666666667,
    0.16666666666666666,
  );
  const part = twoSum(b, r, b.mul(b.mul(r, r), b.fma(r, terms, b.constant("f64", 0.5))));
  const power = powerOfTwo64(b, b.convert(n, "i32"));
  // From 2^54 on, power - 1 is inexact.
  const less = anySum(b, power, b.constant("f64", -1));
  const sum = anySum(b, less.high, b.mul(power, part.high));
  return { high: sum.high, low: b.fma(power, b.add(part.low, rest), b.add(sum.low, less.low)) };
}

/** Returns e^x - 1. */
export function expm1Of64(b: KernelBuilder, x: Value): Value {
  const value = total(b, expm1Pair(b, x));
  const large = b.select(b.compare("gt", x, 40), exp(b, x), b.select(b.compare("lt", x, -40), -1, value));
  return b.select(b.compare("eq", x, 0), x, b.select(b.compare("ne", x, x), x, large));
}

/** Returns ln(1 + x). */
export function log1pOf64(b: KernelBuilder, x: Value): Value {
  const value = logarithmOf(b, b.add(x, 1), log1pPair(b, x));
  const near = b.compare("lt", b.unary("abs", x), 2 ** -54);
  return b.select(near, x, b.select(b.compare("eq", x, Infinity), x, value));
}

/** Returns the hyperbolic sine: (t + t / (t + 1)) / 2 for t = e^x - 1. */
export function sinhOf64(b: KernelBuilder, x: Value): Value {
  const a = b.unary("abs", x), { t, quotient } = partOf(b, a, 1), sum = twoSum(b, t.high, quotient.high);
  const near = b.mul(b.add(sum.high, b.add(sum.low, b.add(t.low, quotient.low))), 0.5);
  const value = copySign(b, b.select(b.compare("lt", a, 22), near, exp(b, a, -1)), x);
  return b.select(b.compare("ne", x, x), x, value);
}

/** Returns t = e^x - 1 and t / (t + plus) for a positive x. */
function partOf(b: KernelBuilder, x: Value, plus: 1 | 2): { t: Pair; quotient: Pair } {
  const pair = expm1Pair(b, x), t = twoSum(b, pair.high, pair.low);
  const divisor = anySum(b, t.high, b.constant("f64", plus));
  return { t, quotient: pairQuotient(b, t, { high: divisor.high, low: b.add(divisor.low, t.low) }) };
}

/** Returns the hyperbolic cosine. */
export function coshOf64(b: KernelBuilder, x: Value): Value {
  const a = b.unary("abs", x);
  const { mantissa, exponent } = exponential64(b, b.binary("min", a, 712), b.constant("f64", 0));
  const { high, low } = twoSum(b, mantissa.high, mantissa.low), half = b.sub(exponent, 1);
  const large = scale64(b, high, half);
  const rest = b.add(scale64(b, low, half), b.div(b.constant("f64", 0.25), large));
  const value = b.select(b.compare("lt", a, 711), b.add(large, rest), Infinity);
  return b.select(b.compare("ne", x, x), x, value);
}

/** Returns the hyperbolic tangent: t / (t + 2) for t = e^(2x) - 1. */
export function tanhOf64(b: KernelBuilder, x: Value): Value {
  const value = total(b, partOf(b, b.mul(b.unary("abs", x), 2), 2).quotient);
  return b.select(b.compare("ne", x, x), x, copySign(b, value, x));
}

/** Beyond this, x² + 1 is x². */
const LARGE = 2 ** 28;
/** Up to this, the inverse hyperbolic sine and tangent of x are x; sums and products would lose subnormal bits. */
const SMALL = 2 ** -27;

/** Returns the inverse hyperbolic sine. */
export function asinhOf64(b: KernelBuilder, x: Value): Value {
  const a = b.unary("abs", x), bounded = b.binary("min", a, LARGE), square = b.mul(bounded, bounded);
  const root = b.unary("sqrt", b.add(square, 1));
  const near = total(b, log1pPair(b, b.add(bounded, b.div(square, b.add(root, 1)))));
  return withLarge(b, a, near, (value) => copySign(b, b.select(b.compare("lt", a, SMALL), a, value), x));
}

/** Returns the inverse hyperbolic cosine. */
export function acoshOf64(b: KernelBuilder, x: Value): Value {
  const t = b.sub(b.binary("min", x, LARGE), 1);
  const near = total(b, log1pPair(b, b.add(t, b.unary("sqrt", b.mul(t, b.add(t, 2))))));
  return withLarge(b, x, near, (value) => b.select(b.compare("lt", x, 1), NaN, value));
}

function withLarge(b: KernelBuilder, x: Value, near: Value, finish: (value: Value) => Value): Value {
  const { high, low } = logPair(b, x);
  const far = b.add(b.add(high, Math.LN2), low);
  const value = b.select(b.compare("lt", x, LARGE), near, b.select(b.compare("eq", x, Infinity), x, far));
  return finish(b.select(b.compare("ne", x, x), x, value));
}

/** Returns the inverse hyperbolic tangent. */
export function atanhOf64(b: KernelBuilder, x: Value): Value {
  const a = b.unary("abs", x), up = log1pPair(b, a), down = log1pPair(b, b.unary("neg", a));
  const sum = anySum(b, up.high, b.unary("neg", down.high));
  const value = b.mul(b.add(sum.high, b.add(sum.low, b.sub(up.low, down.low))), 0.5);
  const edge = b.select(b.compare("eq", a, 1), Infinity, b.select(b.compare("lt", a, 1), value, NaN));
  return copySign(b, b.select(b.compare("lt", a, SMALL), a, edge), x);
}
