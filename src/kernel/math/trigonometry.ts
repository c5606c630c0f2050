/**
 * Trigonometric functions and their inverses. Only correctly rounded instructions, so that every device returns
 * the same bits. Polynomials: Moshier, Cephes (f32); Sun Microsystems, fdlibm (f64).
 *
 * @module
 */
import type { KernelBuilder } from "../ir/builder.ts";
import type { Value } from "../ir/ir.ts";
import { copySign, polynomial } from "./float_parts.ts";

/** An angle as quadrant (an i32, modulo 4) and a rest from -π/4 to π/4. */
interface Reduced {
  readonly quadrant: Value;
  readonly rest: Value;
}

/** Beyond this, π/2 in three parts is not exact enough. */
const FAR = 105615;

function reduce(b: KernelBuilder, x: Value): Reduced {
  if (x.type === "f64") {
    return near(b, x, [1.5707963267948966, 6.123233995736766e-17, -1.4973849048591833e-33]);
  }
  const quadrant = b.variable("i32", "quadrant"), rest = b.variable("f32", "rest");
  const close = near(b, x, [1.5707963705062866, -4.3711388286737929e-8, -1.7151245100058819e-15]);
  b.set(quadrant, close.quadrant);
  b.set(rest, close.rest);
  b.if(b.compare("gt", b.unary("abs", x), FAR), () => {
    const distant = far(b, x);
    b.set(quadrant, distant.quadrant);
    b.set(rest, distant.rest);
  });
  return { quadrant: b.get(quadrant), rest: b.get(rest) };
}

function near(b: KernelBuilder, x: Value, parts: readonly number[]): Reduced {
  const n = b.unary("rint", b.mul(x, 2 / Math.PI));
  const rest = parts.reduce((left, part) => b.fma(n, -part, left), x);
  return { quadrant: b.convert(n, "i32"), rest };
}

/** The bits of 2/π in words, shifted right by two, after a word for small exponents. */
const TWO_OVER_PI = [0, 0x28be60db, 0x9391054a, 0x7f09d5f4, 0x7d4d3770, 0x36d8a566, 0x4f10e410, 0];

/** Payne and Hanek's reduction: multiplies with those bits of 2/π that matter. Infinity and NaN become NaN. */
function far(b: KernelBuilder, x: Value): Reduced {
  const bytes = new Uint8Array(new Uint32Array(TWO_OVER_PI).buffer);
  const table = b.array("const", "u32", TWO_OVER_PI.length, { bytes });
  const bits = b.bitcast(x, "u32");
  const mantissa = b.binary("or", b.shift("shl", bits, 8), 0x8000_0000);
  const exponent = b.sub(b.convert(b.binary("and", b.shift("shr", bits, 23), 0xff), "i32"), 126);
  const word = b.shift("shr", exponent, 5), shift = b.binary("and", exponent, 31);
  // Infinity and NaN would read behind the table.
  const words = [0, 1, 2, 3].map((offset) => b.load(table, b.binary("min", b.add(word, offset), 7)));
  const wide = (high: Value, low: Value): Value =>
    b.binary("or", b.shift("shl", b.convert(high, "u64"), 32), b.convert(low, "u64"));
  const aligned = (index: number): Value =>
    b.convert(b.shift("shr", b.shift("shl", wide(words[index]!, words[index + 1]!), shift), 32), "u32");
  const hi = aligned(0), mid = aligned(1), lo = aligned(2);
  const factor = b.convert(mantissa, "u64");
  const product = (right: Value): Value => b.mul(factor, b.convert(right, "u64"));
  let p = b.shift("shr", product(lo), 32);
  p = b.add(product(mid), p);
  p = b.add(b.shift("shl", product(hi), 32), p);
  const whole = b.convert(b.shift("shr", p, 62), "i32");
  const fraction = b.binary("and", p, 0x3fff_ffff_ffff_ffffn);
  const above = b.compare("ne", b.binary("and", p, 0x2000_0000_0000_0000n), 0);
  const signed = b.bitcast(b.select(above, b.sub(fraction, 0x4000_0000_0000_0000n), fraction), "i64");
  const quadrant = b.add(whole, b.convert(above, "i32"));
  const rest = b.convert(b.mul(b.convert(signed, "f64"), Math.PI / 2 ** 63), "f32");
  const negative = b.compare("lt", x, 0);
  const finite = b.compare("lt", b.unary("abs", x), Infinity);
  return {
    quadrant: b.select(negative, b.unary("neg", quadrant), quadrant),
    rest: b.select(finite, b.select(negative, b.unary("neg", rest), rest), NaN),
  };
}

function sinePolynomial(b: KernelBuilder, r: Value): Value {
  const s = b.mul(r, r);
  const terms = r.type === "f32"
    ? polynomial(b, s, -1.9515295891e-4, 8.3321608736e-3, -1.6666654611e-1)
    : polynomial(
      b,
      s,
      1.58969099521155010221e-10,
      -2.50507602534068634195e-8,
      2.75573137070700676789e-6,
      -1.98412698298579493134e-4,
      8.33333333332248946124e-3,
      -1.66666666666666324348e-1,
    );
  return b.fma(b.mul(r, s), terms, r);
}

function cosinePolynomial(b: KernelBuilder, r: Value): Value {
  const s = b.mul(r, r);
  const terms = r.type === "f32"
    ? polynomial(b, s, 2.443315711809948e-5, -1.388731625493765e-3, 4.166664568298827e-2)
    : polynomial(
      b,
      s,
      -1.13596475577881948265e-11,
      2.08757232129817482790e-9,
      -2.75573143513906633035e-7,
      2.48015872894767294178e-5,
      -1.38888888888741095749e-3,
      4.16666666666666019037e-2,
    );
  return b.fma(b.mul(s, s), terms, b.fma(s, -0.5, b.constant(r.type, 1)));
}

/** Returns the sine (`turns` 0) or cosine (1) of an angle. */
export function sine(b: KernelBuilder, x: Value, turns: 0 | 1): Value {
  const { quadrant, rest } = reduce(b, x);
  const q = b.add(quadrant, turns);
  const odd = b.compare("ne", b.binary("and", q, 1), 0), back = b.compare("ne", b.binary("and", q, 2), 0);
  const value = b.select(odd, cosinePolynomial(b, rest), sinePolynomial(b, rest));
  return b.select(back, b.unary("neg", value), value);
}

/** Returns the tangent. */
export function tan(b: KernelBuilder, x: Value): Value {
  const { quadrant, rest } = reduce(b, x);
  const odd = b.compare("ne", b.binary("and", quadrant, 1), 0);
  const s = sinePolynomial(b, rest), c = cosinePolynomial(b, rest);
  return b.div(b.select(odd, b.unary("neg", c), s), b.select(odd, s, c));
}

/** Returns the arc sine. */
export function asin(b: KernelBuilder, x: Value): Value | undefined {
  if (x.type === "f64") return undefined;
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
export function acos(b: KernelBuilder, x: Value): Value | undefined {
  if (x.type === "f64") return undefined;
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
export function atan(b: KernelBuilder, x: Value): Value | undefined {
  if (x.type === "f64") return undefined;
  const a = b.unary("abs", x);
  const inverse = b.compare("gt", a, 1);
  return copySign(b, fromUnit(b, b.select(inverse, b.div(b.constant("f32", 1), a), a), inverse), x);
}

/** Returns atan(t) for t from 0 to 1, or π/2 less that. */
function fromUnit(b: KernelBuilder, t: Value, inverse: Value): Value {
  const shifted = b.compare("gt", t, 0.4142135623730950);
  const u = b.select(shifted, b.div(b.sub(t, 1), b.add(t, 1)), t);
  const z = b.mul(u, u);
  const terms = polynomial(b, z, 8.05374449538e-2, -1.38776856032e-1, 1.99777106478e-1, -3.33329491539e-1);
  const part = b.fma(b.mul(u, z), terms, u);
  const value = b.select(shifted, b.add(b.add(part, -2.185569414e-8), 0.7853981852531433), part);
  const mirrored = b.add(b.sub(b.constant("f32", 1.5707963705062866), value), -4.371138828e-8);
  return b.select(inverse, mirrored, value);
}

/** Returns the angle of the point (x, y). */
export function atan2(b: KernelBuilder, y: Value, x: Value): Value | undefined {
  if (x.type === "f64") return undefined;
  const ax = b.unary("abs", x), ay = b.unary("abs", y);
  const steep = b.compare("gt", ay, ax);
  const small = b.select(steep, ax, ay), large = b.select(steep, ay, ax);
  const ratio = b.div(small, large);
  // 0/0 and ∞/∞.
  const diagonal = b.compare("eq", small, Infinity), origin = b.compare("eq", large, 0);
  const t = b.select(origin, 0, b.select(diagonal, 1, ratio));
  const value = fromUnit(b, t, steep);
  const left = b.compare("lt", b.bitcast(x, "i32"), 0);
  const turned = b.add(b.sub(b.constant("f32", 3.1415927410125732), value), -8.742277657e-8);
  const result = copySign(b, b.select(left, turned, value), y);
  const isNaN = b.binary("or", b.compare("ne", x, x), b.compare("ne", y, y));
  return b.select(isNaN, NaN, result);
}
