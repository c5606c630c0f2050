/**
 * Trigonometric functions and their inverses. They use correctly rounded instructions only, so that every
 * device returns the same bits. Polynomials: Moshier, Cephes (f32), but for the arc tangent a Remez fit; Sun
 * Microsystems, fdlibm (f64).
 *
 * @module
 */
import type { KernelBuilder } from "../ir/builder.ts";
import type { Value } from "../ir/ir.ts";
import { copySign, polynomial } from "./float_parts.ts";
import { acosOf64, asinOf64, fromUnit64 } from "./inverse64.ts";
import { type Pair, pairQuotient, total, twoSum } from "./pair.ts";
import { reduce } from "./reduction.ts";

function sinePolynomial(b: KernelBuilder, r: Value, low?: Value): Value {
  if (low !== undefined) return total(b, sinePair(b, r, low));
  const s = b.mul(r, r);
  return b.fma(b.mul(r, s), polynomial(b, s, -1.9515295891e-4, 8.3321608736e-3, -1.6666654611e-1), r);
}

/** Returns sin(r + low) of f64, about sin r + low cos r, as r and the rest. */
function sinePair(b: KernelBuilder, r: Value, low: Value): Pair {
  const s = b.mul(r, r);
  const terms = polynomial(
    b,
    s,
    1.58969099521155010221e-10,
    -2.50507602534068634195e-8,
    2.75573137070700676789e-6,
    -1.98412698298579493134e-4,
    8.33333333332248946124e-3,
    -1.66666666666666324348e-1,
  );
  return { high: r, low: b.fma(b.mul(r, s), terms, b.fma(b.mul(s, -0.5), low, low)) };
}

function cosinePolynomial(b: KernelBuilder, r: Value, low?: Value): Value {
  if (low !== undefined) return total(b, cosinePair(b, r, low));
  const s = b.mul(r, r);
  const terms = polynomial(b, s, 2.443315711809948e-5, -1.388731625493765e-3, 4.166664568298827e-2);
  return b.fma(b.mul(s, s), terms, b.fma(s, -0.5, b.constant("f32", 1)));
}

/** Returns cos(r + low) of f64 as its first terms and the rest. */
function cosinePair(b: KernelBuilder, r: Value, low: Value): Pair {
  const s = b.mul(r, r);
  const terms = polynomial(
    b,
    s,
    -1.13596475577881948265e-11,
    2.08757232129817482790e-9,
    -2.75573143513906633035e-7,
    2.48015872894767294178e-5,
    -1.38888888888741095749e-3,
    4.16666666666666019037e-2,
  );
  const high = b.fma(s, -0.5, b.constant("f64", 1));
  const lost = b.fma(s, -0.5, b.sub(b.constant("f64", 1), high));
  return { high, low: b.fma(b.mul(s, s), terms, b.fma(b.unary("neg", r), low, lost)) };
}

/** Returns the sine (`turns` 0) or cosine (1) of an angle. */
export function sine(b: KernelBuilder, x: Value, turns: 0 | 1): Value {
  const { quadrant, rest, low } = reduce(b, x);
  const q = b.add(quadrant, turns);
  const odd = b.compare("ne", b.binary("and", q, 1), 0), back = b.compare("ne", b.binary("and", q, 2), 0);
  const value = b.select(odd, cosinePolynomial(b, rest, low), sinePolynomial(b, rest, low));
  const signed = b.select(back, b.unary("neg", value), value);
  // The reduction loses the sign of -0.
  return turns === 0 ? b.select(b.compare("eq", x, 0), x, signed) : signed;
}

/** Returns the tangent. */
export function tan(b: KernelBuilder, x: Value): Value {
  const { quadrant, rest, low } = reduce(b, x);
  const odd = b.compare("ne", b.binary("and", quadrant, 1), 0);
  const choose = (s: Value, c: Value): [Value, Value] => [
    b.select(odd, b.unary("neg", c), s),
    b.select(odd, s, c),
  ];
  let value: Value;
  if (low === undefined) {
    value = b.div(...choose(sinePolynomial(b, rest), cosinePolynomial(b, rest)));
  } else {
    const sine = sinePair(b, rest, low), cosine = cosinePair(b, rest, low);
    const s = twoSum(b, sine.high, sine.low), c = twoSum(b, cosine.high, cosine.low);
    const high = choose(s.high, c.high), lows = choose(s.low, c.low);
    value = total(b, pairQuotient(b, { high: high[0], low: lows[0] }, { high: high[1], low: lows[1] }));
  }
  return b.select(b.compare("eq", x, 0), x, value);
}

/** Returns the arc sine. */
export function asin(b: KernelBuilder, x: Value): Value {
  if (x.type === "f64") return asinOf64(b, x);
  const a = b.unary("abs", x), large = b.compare("gt", a, 0.5);
  const value = arcSine(b, a, large);
  // π/2 in two parts.
  const mirrored = b.add(b.fma(value, -2, b.constant("f32", 1.5707963705062866)), -4.371138828e-8);
  return copySign(b, b.select(large, mirrored, value), x);
}

/** Returns asin(a), or asin(√((1 - a) / 2)) for a `large` a. */
function arcSine(b: KernelBuilder, a: Value, large: Value): Value {
  const z = b.select(large, b.fma(a, -0.5, b.constant("f32", 0.5)), b.mul(a, a));
  const root = b.select(large, b.unary("sqrt", z), a);
  const terms = polynomial(
    b,
    z,
    4.2163199048e-2,
    2.4181311049e-2,
    4.5470025998e-2,
    7.4953002686e-2,
    1.6666752422e-1,
  );
  return b.fma(b.mul(root, z), terms, root);
}

/** Returns the arc cosine. */
export function acos(b: KernelBuilder, x: Value): Value {
  if (x.type === "f64") return acosOf64(b, x);
  const a = b.unary("abs", x), large = b.compare("gt", a, 0.5);
  const value = arcSine(b, a, large);
  const negative = b.compare("lt", x, 0);
  const twice = b.mul(value, 2);
  const far = b.add(b.sub(b.constant("f32", 3.1415927410125732), twice), -8.742277657e-8);
  const signed = b.select(negative, b.unary("neg", value), value);
  const middle = b.add(b.sub(b.constant("f32", 1.5707963705062866), signed), -4.371138828e-8);
  return b.select(large, b.select(negative, far, twice), middle);
}

/** Returns the arc tangent. */
export function atan(b: KernelBuilder, x: Value): Value {
  const a = b.unary("abs", x);
  const inverse = b.compare("gt", a, 1);
  return copySign(b, fromUnit(b, b.select(inverse, b.div(b.constant(x.type, 1), a), a), inverse), x);
}

/** Returns atan(t) for t from 0 to 1, or π/2 - atan(t) for `inverse`. */
function fromUnit(b: KernelBuilder, t: Value, inverse: Value): Value {
  if (t.type === "f64") return fromUnit64(b, t, inverse);
  const z = b.mul(t, t);
  const terms = polynomial(
    b,
    z,
    0.002919696969911456,
    -0.01636538840830326,
    0.043208710849285126,
    -0.07551932334899902,
    0.10665840655565262,
    -0.14211007952690125,
    0.19993767142295837,
    -0.33333152532577515,
  );
  const value = b.fma(b.mul(t, z), terms, t);
  const mirrored = b.add(b.sub(b.constant("f32", 1.5707963705062866), value), -4.371138828e-8);
  return b.select(inverse, mirrored, value);
}

/** Returns the angle of the point (x, y). */
export function atan2(b: KernelBuilder, y: Value, x: Value): Value {
  const { type } = x, wide = type === "f64";
  const ax = b.unary("abs", x), ay = b.unary("abs", y);
  const steep = b.compare("gt", ay, ax);
  const small = b.select(steep, ax, ay), large = b.select(steep, ay, ax);
  const ratio = b.div(small, large);
  // 0/0 and ∞/∞.
  const diagonal = b.compare("eq", small, Infinity), origin = b.compare("eq", large, 0);
  const t = b.select(origin, 0, b.select(diagonal, 1, ratio));
  const value = fromUnit(b, t, steep);
  const left = b.compare("lt", b.bitcast(x, wide ? "i64" : "i32"), 0);
  const [pi, rest] = wide ? [Math.PI, 1.2246467991473532e-16] : [3.1415927410125732, -8.742277657e-8];
  const turned = b.add(b.sub(b.constant(type, pi), value), rest);
  const result = copySign(b, b.select(left, turned, value), y);
  const isNaN = b.binary("or", b.compare("ne", x, x), b.compare("ne", y, y));
  return b.select(isNaN, NaN, result);
}
