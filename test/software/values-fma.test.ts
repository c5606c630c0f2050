/** fma must round once: a million operands chosen so that double rounding gives another result. */
import { describe, test } from "node:test";
import assert from "node:assert/strict";
import type { FmaMode } from "../../src/driver/software/abi/index.ts";
import { probeFusedMultiplyAdd } from "../../src/driver/software/codegen/values/index.ts";
import { bitsOfF32, bitsOfF64, f32FromBits, f64FromBits } from "../support/float_bits.ts";
import { Random } from "../support/random.ts";
import { compile, parse, runOne } from "./model/harness.ts";
import { evaluate } from "./model/isa.ts";
import { isNaNOf } from "./model/real.ts";

const COUNT = 1 << 20;
const CAPACITY = 1 << 16;

type Triple<T> = readonly [a: T, b: T, c: T];

const KINDS_F32: readonly ((random: Random) => Triple<number>)[] = [
  // Any numbers, including infinities and NaN.
  (random) => [f32FromBits(random.u32()), f32FromBits(random.u32()), f32FromBits(random.u32())],
  // The product is half an ulp of c, less a small part that f64 loses: (1 + k·2⁻²³)(1 − k·2⁻²³) = 1 −
  // k²·2⁻⁴⁶.
  (random) => {
    const exponent = 60 + random.below(120);
    const k = random.below(4);
    return [
      2 ** (exponent - 127 - 24) * (1 + k * 2 ** -23) * (random.below(2) ? 1 : -1),
      1 - k * 2 ** -23,
      floatWith(random, exponent),
    ];
  },
  // A product of 25 significant bits is halfway between two numbers, except for a tiny c.
  (random) => {
    const a = 90 + random.below(60);
    const b = 90 + random.below(60);
    return [
      floatWith(random, a, (significand) => (significand & ~0xfff) | 0x1000),
      Math.abs(floatWith(random, b, (significand) => (significand & ~0x7ff) | 0x800)),
      floatWith(random, Math.max(0, a + b - 127 - 28 - random.below(30))),
    ];
  },
  // Cancellation: c is close to −a·b.
  (random) => {
    const a = floatWith(random, 70 + random.below(111));
    const b = floatWith(random, 100 + random.below(51));
    return [a, b, f32FromBits(bitsOfF32(-(a * b)) + random.below(9) - 4)];
  },
  // Results near the smallest normal number.
  (random) => [
    floatWith(random, 1 + random.below(70)),
    floatWith(random, 40 + random.below(41)),
    floatWith(random, random.below(3)),
  ],
  // Results near the largest number.
  (random) => [
    floatWith(random, 190 + random.below(3)),
    floatWith(random, 188 + random.below(3)),
    floatWith(random, 250 + random.below(5)),
  ],
];

/** Returns a random f32 number with this biased exponent. */
function floatWith(random: Random, exponent: number, change = (significand: number) => significand): number {
  const bits = random.u32();
  return f32FromBits((bits & 0x80000000) | (exponent << 23) | change(bits & 0x7fffff));
}

/**
 * Returns a·b + c of f32 numbers, rounded once. Unlike the code under test, it computes the f64 sum and its
 * exact error. If the error matters, it compares the f32 neighbors of the sum with the true value.
 */
function reference([a, b, c]: Triple<number>): number {
  const product = a * b;
  const sum = product + c;
  const rounded = Math.fround(sum);
  if (!Number.isFinite(sum) || sum === 0) return rounded;
  const t = sum - product;
  const error = (product - (sum - t)) + (c - t);
  if (error === 0) return rounded;
  // The error matters only if the sum is exactly halfway between neighbors. Infinity counts as 2¹²⁸.
  const finite = (value: number): number => Number.isFinite(value) ? value : Math.sign(value) * 2 ** 128;
  const own = finite(rounded);
  for (const step of [-1, 1]) {
    const neighbor = finite(f32FromBits(bitsOfF32(rounded) + step));
    if (sum - own === neighbor - sum) {
      const towardNeighbor = neighbor > own ? error > 0 : error < 0;
      return towardNeighbor ? Math.fround(neighbor) : rounded;
    }
  }
  return rounded;
}

function* triplesF32(count: number): Generator<Triple<number>> {
  const random = new Random("fma.f32");
  for (let i = 0; i < count; i++) yield random.pick(KINDS_F32)(random);
}

function checkBulk(lanes: 1 | 4, fma: FmaMode, hasFewDigits = false): void {
  const loop = compile("fma.rn.f32 d, a, b, c", { lanes, fma, hasFewDigits }, CAPACITY);
  const elements = (name: string) => new Float32Array(loop.memory.buffer, loop.bases.get(name)!, CAPACITY);
  const a = elements("a"), b = elements("b"), c = elements("c");
  const d = new Uint32Array(loop.memory.buffer, loop.bases.get("d")!, CAPACITY);
  const instruction = parse("fma.rn.f32 d, a, b, c");
  const triples = triplesF32(COUNT);
  for (let start = 0; start < COUNT; start += CAPACITY) {
    for (let i = 0; i < CAPACITY; i++) [a[i], b[i], c[i]] = triples.next().value as Triple<number>;
    loop.execute(CAPACITY);
    for (let i = 0; i < CAPACITY; i++) {
      const triple: Triple<number> = [a[i]!, b[i]!, c[i]!];
      const expected = reference(triple);
      const bits = Number.isNaN(expected) ? 0x7fffffff : bitsOfF32(expected);
      if (d[i] !== bits) {
        assert.fail(`fma(${triple.join(", ")}) = 0x${d[i]!.toString(16)}, expected 0x${bits.toString(16)}`);
      }
      // Check the reference against exact rationals for a sample.
      if (i % 509 !== 0) continue;
      const registers = new Map(triple.map((value, k) => ["abc".charAt(k), BigInt(bitsOfF32(value))]));
      assert.equal(BigInt(bits), evaluate(instruction, { registers, carry: 0n }).results[0]);
    }
  }
}

test("for more than one in twenty of the operands, rounding the f64 sum gives a wrong result", () => {
  let wrong = 0;
  for (const triple of triplesF32(CAPACITY)) {
    const [a, b, c] = triple;
    if (!Object.is(Math.fround(a * b + c), reference(triple))) wrong++;
  }
  assert.ok(wrong > CAPACITY / 20, `${wrong} of ${CAPACITY}`);
});

describe("fma.rn.f32 rounds once for a million adversarial operands", () => {
  for (const hasFewDigits of [false, true]) {
    const origin = hasFewDigits ? ", computed from integers" : "";
    test(`one lane${origin}`, () => checkBulk(1, "exact", hasFewDigits));
    test(`four lanes${origin}`, () => checkBulk(4, "exact", hasFewDigits));
  }
  test("in the fastest mode of this engine", () => {
    const mode = probeFusedMultiplyAdd() ? "fused" : "exact";
    checkBulk(4, mode);
    if (mode === "fused") checkBulk(1, mode);
  });
});

/** Returns a random f64 number with this biased exponent, which is limited to finite numbers. */
function doubleWith(random: Random, exponent: number, fraction = random.bits(52)): number {
  const bits = (BigInt(Math.max(0, Math.min(2046, exponent))) << 52n) | fraction;
  return f64FromBits(bits) * (random.below(2) ? 1 : -1);
}

const KINDS_F64: readonly ((random: Random) => Triple<number>)[] = [
  (random) => [
    doubleWith(random, random.below(2047)),
    doubleWith(random, random.below(2047)),
    doubleWith(random, random.below(2047)),
  ],
  // The product is about half an ulp of c.
  (random) => {
    const exponent = 500 + random.below(900);
    return [
      doubleWith(random, exponent - 53, random.below(3) ? random.bits(2) : 0n),
      doubleWith(random, 1023, random.bits(2)),
      doubleWith(random, exponent),
    ];
  },
  // The product has few significant bits.
  (random) => [
    doubleWith(random, 900 + random.below(200), random.bits(26) << 26n),
    doubleWith(random, 900 + random.below(200), random.bits(27) << 25n),
    doubleWith(random, 300 + random.below(500)),
  ],
  // Cancellation: c is close to −a·b.
  (random) => {
    const a = doubleWith(random, 900 + random.below(200));
    const b = doubleWith(random, 900 + random.below(200));
    return [a, b, f64FromBits(bitsOfF64(-a * b) + random.bits(2))];
  },
  // Subnormal results.
  (random) => [
    doubleWith(random, random.below(1100)),
    doubleWith(random, random.below(100)),
    doubleWith(random, random.below(3)),
  ],
];

describe("fma.rn.f64 rounds once", () => {
  for (const mode of ["exact", "fused"] as const) {
    if (mode === "fused" && !probeFusedMultiplyAdd()) continue;
    test(`mode ${mode}`, () => {
      const random = new Random("fma.f64");
      const triples = Array.from({ length: 20000 }, () => random.pick(KINDS_F64)(random).map(bitsOfF64));
      const columns = [0, 1, 2].map((k) => triples.map((triple) => triple[k]!));
      const got = runOne("fma.rn.f64 d, a, b, c", { lanes: 1, fma: mode }, columns);
      const instruction = parse("fma.rn.f64 d, a, b, c");
      triples.forEach((triple, i) => {
        const registers = new Map(triple.map((bits, k) => ["abc".charAt(k), bits]));
        const bits = got[i]!;
        const expected = evaluate(instruction, { registers, carry: 0n }).results[0]!;
        assert.ok(
          bits === expected || (isNaNOf("f64", bits) && isNaNOf("f64", expected)),
          `fma(${triple.map((operand) => operand.toString(16))}) = ${bits.toString(16)}, ` +
            `expected ${expected.toString(16)}`,
        );
      });
    });
  }
});

test("unfused multiply-add rounds twice", () => {
  const columns = [1 + 2 ** -13, 1 - 2 ** -13, -1].map((value) => [BigInt(bitsOfF32(value))]);
  assert.deepEqual(runOne("fma.rn.f32 d, a, b, c", { lanes: 4, fma: "unfused" }, columns), [0n]);
});
