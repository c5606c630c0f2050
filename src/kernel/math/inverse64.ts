/** Inverse trigonometric functions of f64. Coefficients: Chebyshev fits. */
import type { KernelBuilder } from "../ir/builder.ts";
import type { Value } from "../ir/ir.ts";
import { copySign, polynomial } from "./float_parts.ts";
import { twoSum } from "./pair.ts";

const HALF_PI = 1.5707963267948966, HALF_PI_LOW = 6.123233995736766e-17;

/** asin(a), or asin(√((1 - a) / 2)) for a `large` a: a root, and what the arc adds to it. */
function arc(b: KernelBuilder, a: Value, large: Value): { root: Value; rest: Value } {
  const z = b.select(large, b.fma(a, -0.5, b.constant("f64", 0.5)), b.mul(a, a));
  const root = b.select(large, b.unary("sqrt", z), a);
  const exact = b.fma(b.unary("neg", root), root, z);
  // Of the square root; 0 / 0 for a = 1.
  const lost = b.select(
    b.binary("and", large, b.compare("gt", root, 0)),
    b.div(exact, b.add(root, root)),
    b.constant("f64", 0),
  );
  const terms = polynomial(
    b,
    z,
    0.02877844261259304,
    -0.014881409392818063,
    0.017419357964884856,
    0.005450878187720551,
    0.010324318288744113,
    0.011478952690257387,
    0.013971235301124539,
    0.017352391265909227,
    0.022372173002005596,
    0.030381944137085216,
    0.04464285714637338,
    0.07499999999998425,
    0.16666666666666669,
  );
  return { root, rest: b.fma(b.mul(root, z), terms, lost) };
}

/** Returns the arc sine. */
export function asinOf64(b: KernelBuilder, x: Value): Value {
  const a = b.unary("abs", x), large = b.compare("gt", a, 0.5);
  const { root, rest } = arc(b, a, large);
  const sum = twoSum(b, b.constant("f64", HALF_PI), b.mul(root, -2));
  const mirrored = b.add(sum.high, b.add(sum.low, b.fma(rest, -2, b.constant("f64", HALF_PI_LOW))));
  return copySign(b, b.select(large, mirrored, b.add(root, rest)), x);
}

/** Returns the arc cosine. */
export function acosOf64(b: KernelBuilder, x: Value): Value {
  const a = b.unary("abs", x), large = b.compare("gt", a, 0.5), negative = b.compare("lt", x, 0);
  const { root, rest } = arc(b, a, large);
  const signed = (value: Value): Value => b.select(negative, value, b.unary("neg", value));
  // π/2 - asin(x), or π - 2 asin(…) of a large negative x.
  const start = b.select(large, b.constant("f64", 2 * HALF_PI), HALF_PI);
  const startLow = b.select(large, b.constant("f64", 2 * HALF_PI_LOW), HALF_PI_LOW);
  const factor = b.select(large, b.constant("f64", -2), 1);
  const middle = b.select(large, b.mul(root, factor), signed(root));
  const small = b.select(large, b.mul(rest, factor), signed(rest));
  const sum = twoSum(b, start, middle);
  const far = b.add(sum.high, b.add(sum.low, b.add(small, startLow)));
  const near = b.mul(b.add(root, rest), 2);
  return b.select(b.binary("and", large, b.unary("not", negative)), near, far);
}

/** Arc tangents of 0/8 to 8/8, each as a sum of two f64. */
const ARCS = [
  [0, 0],
  [0.12435499454676144, -3.1253241424539383e-18],
  [0.24497866312686414, 1.0698755618734451e-17],
  [0.35877067027057225, -2.4623815582638635e-17],
  [0.4636476090008061, 2.2698777452961687e-17],
  [0.5585993153435624, -5.4556305485916264e-18],
  [0.6435011087932844, 1.5834785051444286e-17],
  [0.7188299996216245, -2.1478388444456983e-17],
  [0.7853981633974483, 3.061616997868383e-17],
];

/** Returns atan(t) for t from 0 to 1, or π/2 - atan(t) for `inverse`. */
export function fromUnit64(b: KernelBuilder, t: Value, inverse: Value): Value {
  const bytes = new Uint8Array(new Float64Array(ARCS.flat()).buffer);
  const table = b.array("const", "f64", 2 * ARCS.length, { bytes });
  const nearest = b.unary("rint", b.mul(t, 8));
  // With 1/8, t - c could cancel: c is 0 or at least 2/8. NaN takes any entry.
  const c = b.select(b.compare("ge", t, 0.1875), b.mul(nearest, 0.125), b.constant("f64", 0));
  const index = b.binary("min", b.binary("max", b.convert(b.mul(c, 16), "i32"), 0), 16);
  const u = b.div(b.sub(t, c), b.fma(t, c, b.constant("f64", 1))), z = b.mul(u, u);
  const terms = polynomial(
    b,
    z,
    -0.04566774981021987,
    0.05837528058595027,
    -0.06665088439768121,
    0.07692275119150346,
    -0.09090908694832622,
    0.1111111110840097,
    -0.14285714285704984,
    0.19999999999999987,
    -0.3333333333333333,
  );
  const rest = b.fma(b.mul(u, z), terms, b.load(table, b.add(index, 1)));
  const sum = twoSum(b, b.load(table, index), u);
  const low = b.add(sum.low, rest);
  const mirrored = twoSum(b, b.constant("f64", HALF_PI), b.unary("neg", sum.high));
  const turned = b.add(mirrored.high, b.add(mirrored.low, b.sub(b.constant("f64", HALF_PI_LOW), low)));
  return b.select(inverse, turned, b.add(sum.high, low));
}
