/** The .approx instructions compared with Math in f64, within the error bounds of the ISA. */
import { describe, test } from "node:test";
import assert from "node:assert/strict";
import { at } from "../../src/base/at.ts";
import { f64FromBits } from "../support/float_bits.ts";
import { Random } from "../support/random.ts";
import { isVectorizable, runOne } from "./model/harness.ts";
import { decode, encode, formatOf, fromNumber } from "./model/real.ts";
import { tuples } from "./model/values.ts";

/** Returns the value of the bits of a floating-point type. */
function numberOf(bits: bigint, type: string): number {
  if (type === "f64") return f64FromBits(bits);
  const { negative, numerator, denominator } = decode(bits, formatOf(type));
  if (denominator === 0n) return numerator === 0n ? NaN : negative ? -Infinity : Infinity;
  // This is exact: numerators have at most 24 significant bits, and denominators are powers of two.
  const magnitude = Number(numerator) * 2 ** -(denominator.toString(2).length - 1);
  return negative ? -magnitude : magnitude;
}

/** Returns the unit in the last place of a type at a value. */
function ulp(value: number, type: string): number {
  const { precision, minimumExponent } = formatOf(type);
  const exponent = value === 0
    ? minimumExponent
    : Math.max(Math.floor(Math.log2(Math.abs(value))), minimumExponent);
  return 2 ** (exponent - precision + 1);
}

interface Approximation {
  readonly text: string;
  readonly type: string;
  readonly exact: (...operands: number[]) => number;
  /** Maximum error: in ulps of the result, absolute or relative. */
  readonly ulps?: number;
  readonly absolute?: number;
  readonly relative?: number;
  /** The operands for which the ISA states a bound. */
  readonly domain?: (...operands: number[]) => boolean;
}

const tiny = 2 ** -126;
const flush = (x: number): number => Math.abs(x) < tiny ? x * 0 : x;
const oneTurn = (x: number): boolean => Math.abs(x) <= 2 * Math.PI || !Number.isFinite(x);

const APPROXIMATIONS: readonly Approximation[] = [
  { text: "rcp.approx.f32 d, a", type: "f32", exact: (a) => 1 / a, ulps: 1 },
  { text: "rcp.approx.ftz.f32 d, a", type: "f32", exact: (a) => flush(1 / flush(a)), ulps: 1 },
  {
    text: "div.approx.f32 d, a, b",
    type: "f32",
    exact: (a, b) => a / b,
    ulps: 2,
    domain: (_, b) => Math.abs(b) <= 2 ** 126,
  },
  { text: "div.full.f32 d, a, b", type: "f32", exact: (a, b) => a / b, ulps: 2 },
  { text: "div.full.ftz.f32 d, a, b", type: "f32", exact: (a, b) => flush(flush(a) / flush(b)), ulps: 2 },
  { text: "sqrt.approx.f32 d, a", type: "f32", exact: Math.sqrt, ulps: 1 },
  { text: "sqrt.approx.ftz.f32 d, a", type: "f32", exact: (a) => Math.sqrt(flush(a)), ulps: 1 },
  { text: "rsqrt.approx.f32 d, a", type: "f32", exact: (a) => 1 / Math.sqrt(a), relative: 2 ** -22.9 },
  {
    text: "rsqrt.approx.ftz.f32 d, a",
    type: "f32",
    exact: (a) => 1 / Math.sqrt(flush(a)),
    relative: 2 ** -22.9,
  },
  { text: "rsqrt.approx.f64 d, a", type: "f64", exact: (a) => 1 / Math.sqrt(a), ulps: 2 },
  { text: "sin.approx.f32 d, a", type: "f32", exact: Math.sin, absolute: 2 ** -20.5, domain: oneTurn },
  {
    text: "sin.approx.ftz.f32 d, a",
    type: "f32",
    exact: (a) => flush(Math.sin(flush(a))),
    absolute: 2 ** -20.5,
    domain: oneTurn,
  },
  { text: "cos.approx.f32 d, a", type: "f32", exact: Math.cos, absolute: 2 ** -20.5, domain: oneTurn },
  { text: "cos.approx.ftz.f32 d, a", type: "f32", exact: Math.cos, absolute: 2 ** -20.5, domain: oneTurn },
  { text: "ex2.approx.f32 d, a", type: "f32", exact: (a) => 2 ** a, ulps: 2 },
  { text: "ex2.approx.ftz.f32 d, a", type: "f32", exact: (a) => flush(2 ** flush(a)), ulps: 2 },
  { text: "lg2.approx.f32 d, a", type: "f32", exact: Math.log2, ulps: 1 },
  { text: "lg2.approx.ftz.f32 d, a", type: "f32", exact: (a) => Math.log2(flush(a)), ulps: 1 },
  { text: "tanh.approx.f32 d, a", type: "f32", exact: Math.tanh, relative: 2 ** -11 },
  { text: "ex2.approx.f16 d, a", type: "f16", exact: (a) => 2 ** a, ulps: 1 },
  { text: "tanh.approx.f16 d, a", type: "f16", exact: Math.tanh, ulps: 1 },
  { text: "ex2.approx.ftz.bf16 d, a", type: "bf16", exact: (a) => flush(2 ** flush(a)), ulps: 1 },
  { text: "tanh.approx.bf16 d, a", type: "bf16", exact: Math.tanh, ulps: 1 },
];

function checkApproximation({ text, type, exact, ulps, absolute, relative, domain }: Approximation): void {
  const names = text.includes(", b") ? ["a", "b"] : ["a"];
  const random = new Random(text);
  const columns = tuples(names.map(() => type), random, 2000);
  // Add numbers of common magnitudes.
  for (let i = 0; i < 2000; i++) {
    columns.forEach((column) =>
      column.push(
        encode(
          fromNumber((random.below(1 << 24) - (1 << 23)) / (1 << (8 + random.below(14)))),
          formatOf(type),
        ),
      )
    );
  }
  const format = formatOf(type);
  let oneLane: bigint[] | undefined;
  for (const lanes of [1, 4] as const) {
    if (lanes === 4 && !isVectorizable(text)) continue;
    const got = runOne(text, { lanes }, columns);
    // Four lanes must give the same bits as one.
    oneLane ??= got;
    assert.deepEqual(got, oneLane);
    got.forEach((bits, i) => {
      const operands = columns.map((column) => numberOf(at(column, i), type));
      if (domain && !domain(...operands)) return;
      const expected = exact(...operands);
      const value = numberOf(bits, type);
      const message = `${text} of ${operands} is ${value}, expected ${expected}`;
      const rounded = numberOf(encode(fromNumber(expected), format), type);
      // Infinities, NaN and signs of zeros must be exact. NaN must be canonical, except in f64.
      if (Number.isNaN(expected)) {
        return assert.ok(type === "f64" ? Number.isNaN(value) : bits === format.nan, message);
      }
      if (!Number.isFinite(rounded) || !Number.isFinite(value)) {
        const nearLargest = Math.abs(expected) > 2 ** format.maximumExponent * 1.99;
        return assert.ok(value === rounded || nearLargest, message);
      }
      if (expected === 0) return assert.ok(Object.is(value, expected), message);
      const error = Math.abs(value - expected);
      const bound = ulps !== undefined
        ? ulps * ulp(expected, type)
        : absolute ?? Math.max(relative! * Math.abs(expected), 2 ** -149);
      // With .ftz, a subnormal result may be zero.
      assert.ok(
        error <= bound || (text.includes("ftz") && value === 0 && Math.abs(expected) <= tiny),
        message,
      );
    });
  }
}

describe("approximations are within the error bounds of the ISA", () => {
  for (const approximation of APPROXIMATIONS) {
    test(approximation.text, () => checkApproximation(approximation));
  }
});

test("packed approximations equal scalar ones in each half", () => {
  for (const name of ["ex2.approx", "tanh.approx"]) {
    for (const type of ["f16", "bf16"]) {
      const single = `${name}${name.startsWith("ex2") && type === "bf16" ? ".ftz" : ""}.${type}`;
      const packed = at(tuples([`${type}x2`], new Random(single), 400), 0);
      const got = runOne(`${single}x2 d, a`, { lanes: 1 }, [packed]);
      const low = runOne(`${single} d, a`, { lanes: 1 }, [packed.map((bits) => bits & 0xffffn)]);
      const high = runOne(`${single} d, a`, { lanes: 1 }, [packed.map((bits) => bits >> 16n)]);
      assert.deepEqual(got, low.map((bits, i) => bits | (at(high, i) << 16n)));
    }
  }
});

describe("instructions with special results", () => {
  const run = (text: string, ...operands: bigint[]): bigint =>
    at(runOne(text, { lanes: 1 }, operands.map((bits) => [bits])), 0);

  test("div.approx by more than 2¹²⁶ gives zero, or NaN for an infinity", () => {
    assert.equal(run("div.approx.f32 d, a, b", 0x7f000000n, 0x7f000000n), 0n);
    assert.equal(run("div.approx.f32 d, a, b", 0xff000000n, 0x7f000000n), 0x80000000n);
    assert.equal(run("div.approx.f32 d, a, b", 0x7f800000n, 0x7f000000n), 0x7fffffffn);
    assert.equal(run("div.full.f32 d, a, b", 0x7f000000n, 0x7f000000n), 0x3f800000n);
  });

  test("sin and cos of large numbers are between −1 and 1", () => {
    for (const bits of [0x49800000n, 0x5f000000n, 0x7f7fffffn, 0xff7fffffn]) {
      for (const name of ["sin", "cos"]) {
        const value = numberOf(run(`${name}.approx.f32 d, a`, bits), "f32");
        assert.ok(Math.abs(value) <= 1, `${name} = ${value}`);
      }
    }
  });

  test("rcp.approx.ftz.f64 and rsqrt.approx.ftz.f64 have 20 significant bits and clear the lower word", () => {
    const random = new Random("approx.f64");
    for (let i = 0; i < 200; i++) {
      const bits = (BigInt(1 + random.below(2045)) << 52n) | random.bits(52);
      const x = numberOf(bits, "f64");
      for (const [name, exact] of [["rcp", 1 / x], ["rsqrt", 1 / Math.sqrt(x)]] as const) {
        const result = run(`${name}.approx.ftz.f64 d, a`, bits);
        const value = numberOf(result, "f64");
        assert.equal(result & 0xffffffffn, 0n);
        const flushed = exact < 2 ** -1022 && value === 0;
        assert.ok(flushed || Math.abs(value - exact) <= 2 ** -18 * exact, `${name} ${x} = ${value}`);
      }
    }
    assert.equal(run("rcp.approx.ftz.f64 d, a", 0x8000000000000001n), 0xfff0000000000000n);
  });
});

describe("all 65536 half-precision values", () => {
  const all = Array.from({ length: 65536 }, (_, i) => BigInt(i));
  for (const type of ["f16", "bf16"]) {
    for (const lanes of [1, 4] as const) {
      test(`${type} → f32 → ${type} is the identity, ${lanes} lanes`, () => {
        const wide = runOne(`cvt.f32.${type} d, a`, { lanes }, [all]);
        const back = runOne(`cvt.rn.${type}.f32 d, a`, { lanes }, [wide]);
        const infinity = type === "f16" ? 0x7c00 : 0x7f80;
        back.forEach((bits, i) => {
          const isNaN = (i & 0x7fff) > infinity;
          if (bits !== (isNaN ? 0x7fffn : BigInt(i))) {
            assert.fail(`0x${i.toString(16)} became 0x${bits.toString(16)}`);
          }
        });
      });
    }
  }
});
