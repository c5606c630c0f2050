import { describe, test } from "node:test";
import assert from "node:assert/strict";
import { compile, isVectorizable } from "./model/harness.ts";
import { decode, encode, FORMATS, NAN, type Real } from "./model/real.ts";
import { Random, tuples } from "./model/values.ts";

/** The .approx instructions against Math in f64, within the error bounds that the ISA states. */

const view = new DataView(new ArrayBuffer(8));

function numberOf(bits: bigint, type: string): number {
  if (type === "f64") {
    view.setBigUint64(0, bits);
    return view.getFloat64(0);
  }
  const { negative, numerator, denominator } = decode(bits, FORMATS[type]);
  if (denominator === 0n) return numerator === 0n ? NaN : negative ? -Infinity : Infinity;
  // Exact: numerators have at most 24 bits, or are powers of two times that.
  const magnitude = denominator === 1n ? Number(numerator) : ratio(numerator, denominator);
  return negative ? -magnitude : magnitude;
}

function ratio(numerator: bigint, denominator: bigint): number {
  return Number(numerator) * 2 ** -(denominator.toString(2).length - 1);
}

function real(value: number): Real {
  if (Number.isNaN(value)) return NAN;
  view.setFloat64(0, value);
  return decode(view.getBigUint64(0), FORMATS.f64);
}

/** One place of the result's format at a value. */
function place(value: number, type: string): number {
  const { precision, minimumExponent } = FORMATS[type];
  const exponent = value === 0
    ? minimumExponent
    : Math.max(Math.floor(Math.log2(Math.abs(value))), minimumExponent);
  return 2 ** (exponent - precision + 1);
}

interface Approximation {
  readonly text: string;
  readonly type: string;
  readonly exact: (...operands: number[]) => number;
  /** Largest error in places of the result, or else `absolute` or `relative`. */
  readonly places?: number;
  readonly absolute?: number;
  readonly relative?: number;
  /** Operands that the ISA gives no bound for. */
  readonly only?: (...operands: number[]) => boolean;
}

const tiny = 2 ** -126;
const flush = (x: number): number => Math.abs(x) < tiny ? x * 0 : x;
const circle = (x: number): boolean => Math.abs(x) <= 2 * Math.PI || !Number.isFinite(x);

const APPROXIMATIONS: readonly Approximation[] = [
  { text: "rcp.approx.f32 d, a", type: "f32", exact: (a) => 1 / a, places: 1 },
  { text: "rcp.approx.ftz.f32 d, a", type: "f32", exact: (a) => flush(1 / flush(a)), places: 1 },
  {
    text: "div.approx.f32 d, a, b",
    type: "f32",
    exact: (a, b) => a / b,
    places: 2,
    only: (_, b) => Math.abs(b) <= 2 ** 126,
  },
  { text: "div.full.f32 d, a, b", type: "f32", exact: (a, b) => a / b, places: 2 },
  { text: "div.full.ftz.f32 d, a, b", type: "f32", exact: (a, b) => flush(flush(a) / flush(b)), places: 2 },
  { text: "sqrt.approx.f32 d, a", type: "f32", exact: Math.sqrt, places: 1 },
  { text: "sqrt.approx.ftz.f32 d, a", type: "f32", exact: (a) => Math.sqrt(flush(a)), places: 1 },
  { text: "rsqrt.approx.f32 d, a", type: "f32", exact: (a) => 1 / Math.sqrt(a), relative: 2 ** -22.9 },
  {
    text: "rsqrt.approx.ftz.f32 d, a",
    type: "f32",
    exact: (a) => 1 / Math.sqrt(flush(a)),
    relative: 2 ** -22.9,
  },
  { text: "rsqrt.approx.f64 d, a", type: "f64", exact: (a) => 1 / Math.sqrt(a), places: 2 },
  { text: "sin.approx.f32 d, a", type: "f32", exact: Math.sin, absolute: 2 ** -20.5, only: circle },
  {
    text: "sin.approx.ftz.f32 d, a",
    type: "f32",
    exact: (a) => flush(Math.sin(flush(a))),
    absolute: 2 ** -20.5,
    only: circle,
  },
  { text: "cos.approx.f32 d, a", type: "f32", exact: Math.cos, absolute: 2 ** -20.5, only: circle },
  { text: "cos.approx.ftz.f32 d, a", type: "f32", exact: Math.cos, absolute: 2 ** -20.5, only: circle },
  { text: "ex2.approx.f32 d, a", type: "f32", exact: (a) => 2 ** a, places: 2 },
  { text: "ex2.approx.ftz.f32 d, a", type: "f32", exact: (a) => flush(2 ** flush(a)), places: 2 },
  { text: "lg2.approx.f32 d, a", type: "f32", exact: Math.log2, places: 1 },
  { text: "lg2.approx.ftz.f32 d, a", type: "f32", exact: (a) => Math.log2(flush(a)), places: 1 },
  { text: "tanh.approx.f32 d, a", type: "f32", exact: Math.tanh, relative: 2 ** -11 },
  { text: "ex2.approx.f16 d, a", type: "f16", exact: (a) => 2 ** a, places: 1 },
  { text: "tanh.approx.f16 d, a", type: "f16", exact: Math.tanh, places: 1 },
  { text: "ex2.approx.ftz.bf16 d, a", type: "bf16", exact: (a) => flush(2 ** flush(a)), places: 1 },
  { text: "tanh.approx.bf16 d, a", type: "bf16", exact: Math.tanh, places: 1 },
];

function checkApproximation({ text, type, exact, places, absolute, relative, only }: Approximation): void {
  const names = text.includes(", b") ? ["a", "b"] : ["a"];
  const columns = tuples(names.map(() => type), new Random(11), 2000);
  // Numbers of everyday size as well.
  const random = new Random(12);
  for (let i = 0; i < 2000; i++) {
    columns.forEach((column) =>
      column.push(
        encode(real((random.below(1 << 24) - (1 << 23)) / (1 << (8 + random.below(14)))), FORMATS[type]),
      )
    );
  }
  const format = FORMATS[type];
  const isZeroOrNumber = (bits: bigint) => numberOf(bits, type);
  let oneLane: bigint[] | undefined;
  for (const lanes of [1, 4] as const) {
    if (lanes === 4 && !isVectorizable(text)) continue;
    const [got] = compile(text, { lanes }, 8192).run(columns, () => type === "f64");
    // Four lanes give the same bits as one.
    oneLane ??= got;
    assert.deepEqual(got, oneLane);
    got.forEach((bits, i) => {
      const operands = columns.map((column) => numberOf(column[i], type));
      if (only && !only(...operands)) return;
      const expected = exact(...operands);
      const value = isZeroOrNumber(bits);
      const message = `${text} of ${operands} is ${value}, expected ${expected}`;
      const rounded = numberOf(encode(real(expected), format), type);
      // Infinities, NaN (canonical but in f64) and the signs of zeros are exact.
      if (Number.isNaN(expected)) {
        return assert.ok(type === "f64" ? Number.isNaN(value) : bits === format.nan, message);
      }
      if (!Number.isFinite(rounded) || !Number.isFinite(value)) {
        const nearLargest = Math.abs(expected) > 2 ** format.maximumExponent * 1.99;
        return assert.ok(value === rounded || nearLargest, message);
      }
      if (expected === 0) return assert.ok(Object.is(value, expected), message);
      const error = Math.abs(value - expected);
      const bound = places !== undefined
        ? places * place(expected, type)
        : absolute ?? Math.max(relative! * Math.abs(expected), 2 ** -149);
      // A subnormal result of .ftz is a zero.
      assert.ok(
        error <= bound || (text.includes("ftz") && value === 0 && Math.abs(expected) <= tiny),
        message,
      );
    });
  }
}

describe("approximations are within the bounds of the ISA", () => {
  for (const approximation of APPROXIMATIONS) {
    test(approximation.text, () => checkApproximation(approximation));
  }
});

test("packed approximations are those of the halves", () => {
  for (const name of ["ex2.approx", "tanh.approx"]) {
    for (const type of ["f16", "bf16"]) {
      const single = `${name}${name.startsWith("ex2") && type === "bf16" ? ".ftz" : ""}.${type}`;
      const [packed] = tuples([`${type}x2`], new Random(5), 400);
      const [got] = compile(`${single}x2 d, a`, { lanes: 1 }).run([packed], () => false);
      const [low, high] = [0n, 16n].map((shift) =>
        compile(`${single} d, a`, { lanes: 1 }).run(
          [packed.map((bits) => (bits >> shift) & 0xffffn)],
          () => false,
        )[0]
      );
      got.forEach((bits, i) => assert.equal(bits, low[i] | (high[i] << 16n)));
    }
  }
});

describe("instructions with special results", () => {
  const run = (text: string, ...operands: bigint[]): bigint =>
    compile(text, { lanes: 1 }).run(operands.map((bits) => [bits]), () => text.includes("f64"))[0][0];

  test("div.approx gives zero for divisors beyond 2¹²⁶, and NaN of an infinity", () => {
    assert.equal(run("div.approx.f32 d, a, b", 0x7f000000n, 0x7f000000n), 0n);
    assert.equal(run("div.approx.f32 d, a, b", 0xff000000n, 0x7f000000n), 0x80000000n);
    assert.equal(run("div.approx.f32 d, a, b", 0x7f800000n, 0x7f000000n), 0x7fffffffn);
    assert.equal(run("div.full.f32 d, a, b", 0x7f000000n, 0x7f000000n), 0x3f800000n);
  });

  test("sin and cos of large numbers are in [−1, 1]", () => {
    for (const bits of [0x49800000n, 0x5f000000n, 0x7f7fffffn, 0xff7fffffn]) {
      for (const name of ["sin", "cos"]) {
        const value = numberOf(run(`${name}.approx.f32 d, a`, bits), "f32");
        assert.ok(Math.abs(value) <= 1, `${name} = ${value}`);
      }
    }
  });

  test("rcp.approx.ftz.f64 and rsqrt.approx.ftz.f64 have 20 bits and nothing in the lower word", () => {
    const random = new Random(3);
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
      test(`${type} → f32 → ${type} gives them back, ${lanes} lanes`, () => {
        const [wide] = compile(`cvt.f32.${type} d, a`, { lanes }, 65536).run([all], () => false);
        const [back] = compile(`cvt.rn.${type}.f32 d, a`, { lanes }, 65536).run([wide], () => false);
        const infinity = type === "f16" ? 0x7c00 : 0x7f80;
        back.forEach((bits, i) => {
          const isNaN = (i & 0x7fff) > infinity;
          if (bits !== (isNaN ? 0x7fffn : BigInt(i))) {
            assert.fail(`0x${i.toString(16)} came back as 0x${bits.toString(16)}`);
          }
        });
      });
    }
  }
});
