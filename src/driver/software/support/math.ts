/**
 * Functions that PTX approximates, computed in f64 with errors far below the last place of an f32. Their f32
 * results are correctly rounded except in rare cases, well within the bounds of the ISA.
 */
import type { ValueType } from "../wasm/code.ts";
import {
  call,
  choose,
  constant,
  f64,
  get,
  i32,
  i64,
  type Node,
  op,
  polynomial,
  select,
  set,
  write,
} from "./expressions.ts";
import type { SupportFunction, SupportLibrary } from "./linker.ts";

function factorial(n: number): number {
  return n < 2 ? 1 : n * factorial(n - 1);
}

/** Taylor coefficients in x² of sin(x)/x and cos(x); the error on ±π/4 is below 2⁻⁵⁰. */
const SINE = Array.from({ length: 8 }, (_, i) => (-1) ** i / factorial(2 * i + 1));
const COSINE = Array.from({ length: 9 }, (_, i) => (-1) ** i / factorial(2 * i));

/** Taylor coefficients of 2ˣ; the error on ±1/2 is below 2⁻⁵⁰. */
const EXP2 = Array.from({ length: 14 }, (_, i) => Math.LN2 ** i / factorial(i));

/** Coefficients in s² of log₂((1 + s)/(1 − s))/s; the error on ±0.172 is below 2⁻⁵⁰. */
const LOG2 = Array.from({ length: 10 }, (_, i) => 2 / (Math.LN2 * (2 * i + 1)));

/** π/2 in two parts. The first is 33 bits long, so its products with quadrant numbers below 2²⁰ are exact. */
const HALF_PI_HIGH = 1.5707963267341256;
const HALF_PI_LOW = 6.077100506506192e-11;

/**
 * sin or cos of an f64 converted from f32. Beyond ±2²⁰ the result is some number in [−1, 1], which the ISA
 * allows.
 */
function sineOrCosine(quadrantOffset: bigint): SupportFunction {
  return {
    parameters: ["f64"],
    results: ["f64"],
    write(code) {
      const [turns, rest, square] = code.locals("f64", 3);
      const quadrant = code.local("i64");
      write(
        code,
        set(turns, op("f64.nearest", op("f64.mul", get(0), f64(2 / Math.PI)))),
        set(quadrant, op("i64.add", op("i64.trunc_sat_f64_s", get(turns)), i64(quadrantOffset))),
        set(
          rest,
          op(
            "f64.sub",
            op("f64.sub", get(0), op("f64.mul", get(turns), f64(HALF_PI_HIGH))),
            op("f64.mul", get(turns), f64(HALF_PI_LOW)),
          ),
        ),
        // Far arguments reduce with no precision left and may leave a large remainder.
        set(rest, op("f64.max", f64(-1), op("f64.min", f64(1), get(rest)))),
        set(square, op("f64.mul", get(rest), get(rest))),
        set(
          rest,
          choose(
            "f64",
            op("i32.wrap_i64", op("i64.and", get(quadrant), i64(1n))),
            polynomial(get(square), COSINE),
            op("f64.mul", get(rest), polynomial(get(square), SINE)),
          ),
        ),
        set(
          rest,
          select(op("i64.eqz", op("i64.and", get(quadrant), i64(2n))), get(rest), op("f64.neg", get(rest))),
        ),
        // sin(−0) is −0, but the range reduction returns +0.
        quadrantOffset === 0n ? select(op("f64.eq", get(0), f64(0)), get(0), get(rest)) : get(rest),
      );
    },
  };
}

/** Adding this to a small f64 moves its integer part to the low bits. */
const TO_LOW_BITS = 1.5 * 2 ** 52;

/** 2ˣ of one or two f64 values. Results beyond the range of f32 become 0 or infinity when rounded. */
function exp2(type: "f64" | "f64x2"): SupportFunction {
  const value: ValueType = type === "f64" ? "f64" : "v128";
  const bits = (node: Node): Node => type === "f64" ? op("i64.reinterpret_f64", node) : node;
  const float = (node: Node): Node => type === "f64" ? op("f64.reinterpret_i64", node) : node;
  const exponentField: Node = type === "f64" ? i64(52n) : i32(52);
  return {
    parameters: [value],
    results: [value],
    write(code) {
      const integer = code.local(value);
      const limited = op(
        `${type}.max`,
        constant(type, -1000),
        op(`${type}.min`, constant(type, 1000), get(0)),
      );
      const lowBits = bits(op(`${type}.add`, get(integer), constant(type, TO_LOW_BITS + 1023)));
      write(
        code,
        // NaN propagates through every step.
        set(0, limited),
        set(integer, op(`${type}.nearest`, get(0))),
        op(
          `${type}.mul`,
          polynomial(op(`${type}.sub`, get(0), get(integer)), EXP2, type),
          float(op(type === "f64" ? "i64.shl" : "i64x2.shl", lowBits, exponentField)),
        ),
      );
    },
  };
}

/** log₂ of an f64 that is not subnormal. */
const log2: SupportFunction = {
  parameters: ["f64"],
  results: ["f64"],
  write(code) {
    const [bits, exponent] = code.locals("i64", 2);
    const [fraction, s] = code.locals("f64", 2);
    const SQRT_HALF_BITS = 0x3fe6a09e667f3bcdn;
    write(
      code,
      choose(
        "f64",
        op("f64.gt", get(0), f64(0)),
        choose(
          "f64",
          op("f64.lt", get(0), f64(Infinity)),
          (inner) =>
            write(
              inner,
              // x = fraction · 2^exponent with the fraction in [√½, √2).
              set(bits, op("i64.reinterpret_f64", get(0))),
              set(exponent, op("i64.shr_s", op("i64.sub", get(bits), i64(SQRT_HALF_BITS)), i64(52n))),
              set(
                fraction,
                op(
                  "f64.reinterpret_i64",
                  op("i64.sub", get(bits), op("i64.shl", get(exponent), i64(52n))),
                ),
              ),
              set(
                s,
                op("f64.div", op("f64.sub", get(fraction), f64(1)), op("f64.add", get(fraction), f64(1))),
              ),
              op(
                "f64.add",
                op("f64.convert_i64_s", get(exponent)),
                op("f64.mul", get(s), polynomial(op("f64.mul", get(s), get(s)), LOG2)),
              ),
            ),
          get(0),
        ),
        // Zero returns −∞, negative numbers and NaN return NaN.
        choose(
          "f64",
          op("f64.eq", get(0), f64(0)),
          f64(-Infinity),
          f64(NaN),
        ),
      ),
    );
  },
};

/** tanh x = (e²ˣ − 1)/(e²ˣ + 1), or the first terms of its series near zero. */
const tanh: SupportFunction = {
  parameters: ["f64"],
  results: ["f64"],
  write(code, link) {
    const power = code.local("f64");
    const x: Node = get(0);
    write(
      code,
      choose(
        "f64",
        op("f64.lt", op("f64.abs", x), f64(2 ** -10)),
        op("f64.mul", x, op("f64.sub", f64(1), op("f64.mul", op("f64.mul", x, x), f64(1 / 3)))),
        (inner) =>
          write(
            inner,
            set(0, op("f64.max", f64(-40), op("f64.min", f64(40), x))),
            set(power, call(link("exp2"), op("f64.mul", x, f64(2 * Math.LOG2E)))),
            op("f64.div", op("f64.sub", get(power), f64(1)), op("f64.add", get(power), f64(1))),
          ),
      ),
    );
  },
};

export const MATH: SupportLibrary = {
  sin: sineOrCosine(0n),
  cos: sineOrCosine(1n),
  exp2: exp2("f64"),
  exp2_f64x2: exp2("f64x2"),
  log2,
  tanh,
};
