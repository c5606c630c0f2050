/** Floating-point arithmetic: exact, then rounded once. */
import {
  type Evaluation,
  highHalf,
  joinHalves,
  lowHalf,
  type Model,
  outputs,
  packedElement,
  widthOf,
} from "./evaluation.ts";
import * as real from "./real.ts";
import { type Format, formatOf, type Mode, NAN, type Real } from "./real.ts";

/** True for subnormal numbers and zero. */
export function isTiny(x: Real, format: Format): boolean {
  return x.denominator !== 0n && (x.numerator << BigInt(-format.minimumExponent)) < x.denominator;
}

/**
 * Decodes an operand. With .ftz, subnormal numbers become zero (f32, and f16 in half-precision instructions).
 */
export function flushInput(e: Evaluation, bits: bigint, type: string): Real {
  const format = formatOf(type);
  const x = real.decode(bits, format);
  return e.has("ftz") && type !== "f64" && isTiny(x, format) ? real.zero(x.negative) : x;
}

/** Encodes a result: applies .sat, .relu, the rounding, then .ftz. */
export function roundResult(e: Evaluation, x: Real, type: string, mode: Mode = e.mode): bigint {
  const format = formatOf(type);
  if (e.has("sat")) {
    if (real.isNaN(x) || x.negative) x = real.zero(false);
    else if (real.compare(x, real.integer(1n)) === 1) x = real.integer(1n);
  }
  if (e.has("relu") && !real.isNaN(x) && x.negative) x = real.zero(false);
  const bits = real.encode(x, format, mode);
  const rounded = real.decode(bits, format);
  // f32 products count as tiny if they are when rounded with an unlimited exponent range.
  const isProduct = type === "f32" && x.denominator !== 0n && /^(mul|fma|mad)$/.test(e.instruction.opcode);
  const unlimited = { ...format, bits: 64, minimumExponent: -1000 };
  const tested = isProduct ? real.decode(real.encode(x, unlimited, mode), unlimited) : rounded;
  if (e.has("ftz") && type !== "f64" && isTiny(tested, format)) {
    return real.encode(real.zero(rounded.negative), format);
  }
  return bits;
}

/**
 * A function of exact operands, applied to a scalar or to both halves of packed operands. Missing operands
 * are NaN.
 */
function floating(compute: (e: Evaluation, a: Real, b: Real, c: Real) => Real): Model {
  return (e) => {
    const evaluate = (type: string, part: (bits: bigint) => bigint): bigint => {
      const operand = (i: number): Real => i <= e.sourceCount ? flushInput(e, part(e.bits(i)), type) : NAN;
      return roundResult(e, compute(e, operand(1), operand(2), operand(3)), type);
    };
    const element = packedElement(e.type);
    if (element === undefined) return outputs(evaluate(e.type, (bits) => bits));
    return outputs(joinHalves(evaluate(element, lowHalf), evaluate(element, highHalf)));
  };
}

function extremum(e: Evaluation, a: Real, b: Real): Real {
  const minimum = e.instruction.opcode === "min";
  if (e.has("abs")) {
    const r = choose(e, minimum, real.magnitude(a), real.magnitude(b));
    return { ...r, negative: a.negative !== b.negative };
  }
  return choose(e, minimum, a, b);
}

function choose(e: Evaluation, minimum: boolean, a: Real, b: Real): Real {
  if (real.isNaN(a) || real.isNaN(b)) {
    return e.has("NaN") || (real.isNaN(a) && real.isNaN(b)) ? NAN : real.isNaN(a) ? b : a;
  }
  const order = real.compare(a, b);
  // −0 is less than +0.
  if (order === 0) return a.negative === minimum ? a : b;
  return (order === -1) === minimum ? a : b;
}

const extremumOfAll = floating((e, a, b, c) =>
  e.sourceCount === 3 ? extremum(e, extremum(e, a, b), c) : extremum(e, a, b)
);
const multiplyAdd = floating((e, a, b, c) => real.add(real.multiply(a, b), c, e.mode));

export const FLOATS: Record<string, Model> = {
  add: floating((e, a, b) => real.add(a, b, e.mode)),
  sub: floating((e, a, b) => real.add(a, real.negate(b), e.mode)),
  mul: floating((_, a, b) => real.multiply(a, b)),
  fma: multiplyAdd,
  mad: multiplyAdd,
  div: floating((_, a, b) => real.divide(a, b)),
  rcp: floating((_, a) => real.divide(real.integer(1n), a)),
  sqrt: floating((_, a) => real.squareRoot(a)),
  abs: floating((_, a) => real.magnitude(a)),
  neg: floating((_, a) => real.negate(a)),
  min: extremumOfAll,
  max: extremumOfAll,
  copysign: (e) => {
    const sign = 1n << BigInt(widthOf(e.type) - 1);
    return outputs((e.bits(2) & ~sign) | (e.bits(1) & sign));
  },
};

export const testProperty: Model = (e) => {
  const format = formatOf(e.type);
  const x = real.decode(e.bits(1), format);
  const finite = x.denominator !== 0n;
  const subnormal = finite && !real.isZero(x) && isTiny(x, format);
  const answers: Record<string, boolean> = {
    finite,
    infinite: real.isInfinite(x),
    number: !real.isNaN(x),
    notanumber: real.isNaN(x),
    normal: finite && !subnormal, // includes zero, according to the ISA
    subnormal,
  };
  return outputs(answers[e.instruction.modifiers[0] ?? ""] ? 1n : 0n);
};
