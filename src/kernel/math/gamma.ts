/** The error function, the gamma function and their relatives. Coefficients: Chebyshev fits. */
import type { KernelBuilder } from "../ir/builder.ts";
import type { Value } from "../ir/ir.ts";
import { exp64, log } from "./exponential.ts";
import { copySign, polynomial } from "./float_parts.ts";
import { logPair, scaledPair } from "./logarithm64.ts";
import { anySum, type Pair, pairOf, pairProduct, twoProduct, twoSum } from "./pair.ts";
import { sine } from "./trigonometry.ts";

/** Computes a function in f64, and rounds the result for f32. */
function inDouble(b: KernelBuilder, x: Value, compute: (x: Value) => Value): Value {
  return x.type === "f64" ? compute(x) : b.convert(compute(b.convert(x, "f64")), "f32");
}

/** Returns one of two values, of which only that one is computed. */
function choose(b: KernelBuilder, condition: Value, then: () => Value, otherwise: () => Value): Value {
  const result = b.variable("f64");
  b.if(condition, () => b.set(result, then()), () => b.set(result, otherwise()));
  return b.get(result);
}

/** Returns erf(a) / a - 1 for a from 0 to 1. */
function erfSeries(b: KernelBuilder, a: Value): Value {
  return polynomial(
    b,
    b.mul(a, a),
    5.957176147748911e-11,
    -1.1372848856791674e-09,
    1.4659775274047436e-08,
    -1.6350312701054695e-07,
    1.6461000484121368e-06,
    -1.4925595266831182e-05,
    0.0001205533111164271,
    -0.000854832698083379,
    0.0052239776248180145,
    -0.026866170645076792,
    0.11283791670954879,
    -0.3761263890318375,
    0.1283791670955126,
  );
}

/** Returns 1 - erf(a) for a from 0.95. */
function erfcTail(b: KernelBuilder, a: Value): Value {
  const x = b.binary("min", a, 28);
  const q = b.div(b.sub(x, 4), b.add(x, 4));
  const terms = polynomial(
    b,
    q,
    -7.476711048362173e-10,
    1.769172710814947e-09,
    4.599540229732992e-09,
    -1.5224347958762068e-08,
    -2.2640650978609168e-08,
    1.1100156074993279e-07,
    7.94230609855544e-08,
    -8.257166894382838e-07,
    2.9068771381677193e-07,
    5.709648108087824e-06,
    -1.1220684985626837e-05,
    -2.4399109197959477e-05,
    0.000150621292291592,
    -0.00019925673421769985,
    -0.0007577732172201368,
    0.005031969985739793,
    -0.01619773406618081,
    0.03716751553665171,
    -0.06633036581163547,
    0.0937328349983957,
    -0.10103906603632538,
    0.06809705425469156,
    0.015379652102620043,
    -0.1396211168405625,
    1.2329951186255526,
  );
  const square = twoProduct(b, x, x);
  const decay = exp64(b, b.unary("neg", square.high), b.unary("neg", square.low), b.constant("i32", 0));
  return b.mul(b.div(terms, b.fma(x, 2, b.constant("f64", 1))), decay);
}

/** Returns the error function. */
export function erf(b: KernelBuilder, x: Value): Value {
  return inDouble(b, x, (wide) => {
    const a = b.unary("abs", wide);
    const value = choose(
      b,
      b.compare("lt", a, 1),
      () => b.fma(a, erfSeries(b, a), a),
      () => b.sub(b.constant("f64", 1), erfcTail(b, a)),
    );
    return b.select(b.compare("ne", wide, wide), wide, copySign(b, value, wide));
  });
}

/** Returns 1 - erf(x), without cancellation for large x. */
export function erfc(b: KernelBuilder, x: Value): Value {
  return inDouble(b, x, (wide) => {
    const a = b.unary("abs", wide), negative = b.compare("lt", wide, 0);
    const value = choose(b, b.compare("lt", a, 0.95), () => {
      const signed = b.sub(b.constant("f64", 1), wide);
      return b.fma(b.unary("neg", wide), erfSeries(b, a), signed);
    }, () => {
      const tail = erfcTail(b, a);
      return b.select(negative, b.sub(b.constant("f64", 2), tail), tail);
    });
    return b.select(b.compare("ne", wide, wide), wide, value);
  });
}

/** Returns sin(πx) of f64. */
function sinPi(b: KernelBuilder, x: Value): Value {
  const half = b.mul(x, 0.5), turn = b.mul(b.sub(half, b.unary("rint", half)), 2);
  // The fraction is from -1/2 to 1/2, where the product with π is accurate enough.
  const mirrored = b.sub(copySign(b, b.constant("f64", 1), turn), turn);
  const near = b.select(b.compare("gt", b.unary("abs", turn), 0.5), mirrored, turn);
  return sine(b, b.mul(near, Math.PI), 0);
}

/** Returns (x - 1/2) ln x - x + ½ ln 2π + … for x from 8 on. */
function stirling(b: KernelBuilder, x: Value): Pair {
  const inverse = b.div(b.constant("f64", 1), x);
  const terms = polynomial(
    b,
    b.mul(inverse, inverse),
    0.005065905360156132,
    -0.001890382993887715,
    0.0008414700852503147,
    -0.0005952365845057049,
    0.0007936507897524059,
    -0.002777777777773988,
    0.08333333333333333,
  );
  const grown = scaledPair(b, logPair(b, x), b.sub(x, 0.5));
  const sum = anySum(b, grown.high, b.unary("neg", x));
  const rest = b.fma(inverse, terms, b.add(grown.low, sum.low));
  const shifted = anySum(b, sum.high, b.constant("f64", 0.9189385332046728));
  return twoSum(b, shifted.high, b.add(shifted.low, b.sub(rest, 3.8782941580672414e-17)));
}

/** Returns ln Γ(x) for x from 1 to 3, given x - 1 and x - 2, which are exact where x was rounded. */
function lgammaNear(b: KernelBuilder, less1: Value, less2: Value): Value {
  const terms = polynomial(
    b,
    less2,
    -5.546451520257133e-11,
    1.1390564273704021e-10,
    2.0962032408762526e-10,
    -4.297645248580929e-10,
    -7.268124874450559e-10,
    1.4933544932751008e-09,
    4.235324058487562e-10,
    -8.565868100375897e-10,
    -3.338506444900642e-09,
    6.915323389115334e-09,
    -9.161622215587696e-09,
    1.9154871760639296e-08,
    -4.396662803032218e-08,
    9.21388035355947e-08,
    -1.9146174158031374e-07,
    4.0333996464191575e-07,
    -8.530191609865739e-07,
    1.8082175835468087e-06,
    -3.847310267877505e-06,
    8.22216504804543e-06,
    -1.7661678411724024e-05,
    3.816889292298188e-05,
    -8.309512611788942e-05,
    0.00018255263873555506,
    -0.00040570739751837585,
    0.0009153769222707815,
    -0.0021081308339555033,
    0.0049986411646967465,
    -0.012384192193371281,
    0.03296500062115583,
    -0.10031730167435392,
    0.42278433509846713,
  );
  return b.mul(b.mul(less1, less2), terms);
}

/** Returns ln Γ(x) for a positive x. */
function positiveLgamma(b: KernelBuilder, x: Value): Value {
  return choose(b, b.compare("ge", x, 8), () => {
    // Infinity would become NaN.
    const { high, low } = stirling(b, b.binary("min", x, 2 ** 1000));
    const value = b.add(high, low);
    return b.select(b.compare("gt", x, 2 ** 60), b.mul(x, b.sub(log(b, x), 1)), value);
  }, () => {
    // Γ(x) = (x - 1) (x - 2) … Γ(x - n), and Γ(x) = Γ(x + 1) / x.
    let product: Value = b.constant("f64", 1), reduced = x;
    for (let step = 0; step < 5; step++) {
      const above = b.compare("ge", reduced, 3), next = b.sub(reduced, 1);
      reduced = b.select(above, next, reduced);
      product = b.select(above, b.mul(product, next), product);
    }
    const small = b.compare("lt", x, 1);
    const factor = log(b, b.select(small, x, product));
    const less1 = b.select(small, x, b.sub(reduced, 1));
    const near = lgammaNear(b, less1, b.sub(less1, 1));
    return b.add(near, b.select(small, b.unary("neg", factor), factor));
  });
}

/** Returns the logarithm of the absolute value of the gamma function. */
export function lgamma(b: KernelBuilder, x: Value): Value {
  return inDouble(b, x, (wide) => {
    const a = b.unary("abs", wide), value = positiveLgamma(b, a), tiny = b.compare("lt", a, 2 ** -60);
    const positive = b.select(tiny, b.unary("neg", log(b, a)), value);
    return choose(b, b.compare("lt", wide, 0), () => {
      const reflected = b.unary("abs", b.mul(sinPi(b, a), a));
      const negative = b.sub(log(b, b.div(b.constant("f64", Math.PI), reflected)), value);
      const pole = b.compare("eq", b.unary("floor", a), a);
      return b.select(pole, Infinity, b.select(tiny, positive, negative));
    }, () => b.select(b.compare("ne", wide, wide), wide, positive));
  });
}

/** Returns the gamma function. */
export function tgamma(b: KernelBuilder, x: Value): Value {
  return inDouble(b, x, (wide) => {
    const negative = b.compare("lt", wide, 0.5);
    // Γ(x) = π / (sin(πx) Γ(1 - x))
    const mirrored = anySum(b, b.constant("f64", 1), b.unary("neg", wide));
    const a = b.binary("min", b.select(negative, mirrored.high, wide), 200);
    const aLow = b.select(negative, mirrored.low, 0);
    let product: Pair = pairOf(b, 1, 0), shifted: Pair = { high: a, low: aLow };
    for (let step = 0; step < 8; step++) {
      const below = b.compare("lt", shifted.high, 8), multiplied = pairProduct(b, product, shifted);
      const next = anySum(b, shifted.high, b.constant("f64", 1));
      const select = (one: Pair, other: Pair): Pair => ({
        high: b.select(below, one.high, other.high),
        low: b.select(below, one.low, other.low),
      });
      product = select(multiplied, product);
      shifted = select({ high: next.high, low: b.add(next.low, shifted.low) }, shifted);
    }
    const series = stirling(b, shifted.high);
    // The derivative of ln Γ(x) is about ln x.
    const low = b.fma(shifted.low, log(b, shifted.high), series.low);
    const none = b.constant("i32", 0), ratio = b.div(product.low, product.high);
    const value = b.div(exp64(b, series.high, b.sub(low, ratio), none), product.high);
    const inverse = b.mul(
      exp64(b, b.unary("neg", series.high), b.sub(ratio, low), none),
      b.mul(product.high, b.div(b.constant("f64", Math.PI), sinPi(b, wide))),
    );
    const isPole = b.binary("and", negative, b.compare("eq", b.unary("floor", wide), wide));
    const zero = b.div(b.constant("f64", 1), wide);
    const pole = b.select(b.compare("eq", wide, 0), zero, NaN);
    const regular = b.select(negative, b.select(b.compare("lt", wide, -190), 0, inverse), value);
    const tiny = b.compare("lt", b.unary("abs", wide), 2 ** -60);
    const result = b.select(tiny, zero, b.select(isPole, pole, regular));
    const large = b.select(b.compare("gt", wide, 172), Infinity, result);
    return b.select(b.compare("ne", wide, wide), wide, large);
  });
}
