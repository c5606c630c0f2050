import { describe, test } from "node:test";
import assert from "node:assert/strict";
import { probeFusedMultiplyAdd } from "../../src/driver/software/codegen/values/index.ts";
import type { FmaMode } from "../../src/driver/software/abi.ts";
import { compile, parse } from "./model/harness.ts";
import { evaluate } from "./model/isa.ts";
import { Random } from "./model/values.ts";

/**
 * fma has to be rounded once. A million triples made to fail where it is not: sums that lie within a hair of halfway between
 * two numbers, subnormal and overflowing ones, cancellations.
 */

const COUNT = 1 << 20;
const CAPACITY = 1 << 16;

/** Reinterprets numbers as bits through one buffer. */
const f32 = new Float32Array(1);
const u32 = new Uint32Array(f32.buffer);
const f64 = new Float64Array(1);
const u64 = new BigUint64Array(f64.buffer);

/** A fast generator of 32 bits (xorshift32), for bulk. */
function generator(seed: number): () => number {
  let x = seed | 0;
  return () => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return x >>> 0;
  };
}

function float(bits: number): number {
  u32[0] = bits;
  return f32[0];
}

function bitsOf(value: number): number {
  f32[0] = value;
  return u32[0];
}

/** Fills a[i], b[i], c[i] with a triple of one of the adversarial kinds. */
function adversarialTriple(
  next: () => number,
  a: Float32Array,
  b: Float32Array,
  c: Float32Array,
  i: number,
): void {
  const kind = next() % 6;
  const sign = next() & 0x80000000;
  const significand = () => next() & 0x7fffff;
  const exponent = (low: number, high: number) => (low + next() % (high - low + 1)) << 23;
  if (kind === 0) {
    // Anything at all, infinities and NaN too.
    [a[i], b[i], c[i]] = [float(next()), float(next()), float(next())];
  } else if (kind === 1) {
    // The product is half a place of c but for a little that f64 loses: (1 + k·2⁻²³)(1 − k·2⁻²³) = 1 − k²·2⁻⁴⁶.
    const e = 60 + next() % 120;
    const k = next() % 4;
    c[i] = float(sign | (e << 23) | significand());
    a[i] = 2 ** (e - 127 - 24) * (1 + k * 2 ** -23) * (next() & 1 ? 1 : -1);
    b[i] = 1 - k * 2 ** -23;
  } else if (kind === 2) {
    // A product of 25 significant bits, exactly halfway but for a tiny c.
    const ea = 90 + next() % 60;
    const eb = 90 + next() % 60;
    a[i] = float(sign | (ea << 23) | (significand() & ~0xfff) | 0x1000);
    b[i] = float((eb << 23) | (significand() & ~0x7ff) | 0x800);
    c[i] = float(
      (next() & 0x80000000) | (Math.max(0, ea + eb - 127 - 28 - next() % 30) << 23) | significand(),
    );
  } else if (kind === 3) {
    // Cancellation: c is near −a·b.
    a[i] = float(sign | exponent(70, 180) | significand());
    b[i] = float(exponent(100, 150) | significand());
    f32[0] = -(a[i] * b[i]);
    u32[0] += (next() % 9) - 4;
    c[i] = f32[0];
  } else if (kind === 4) {
    // Subnormal results and results beside them.
    a[i] = float(sign | exponent(1, 70) | significand());
    b[i] = float(exponent(40, 80) | significand());
    c[i] = float((next() & 0x80000000) | (next() % 3 << 23) | significand());
  } else {
    // Beside the largest number.
    a[i] = float(sign | exponent(190, 192) | significand());
    b[i] = float(exponent(188, 190) | significand());
    c[i] = float((next() & 0x80000000) | exponent(250, 254) | significand());
  }
}

/**
 * a·b + c of f32 numbers rounded once, by another way than the code under test: the f64 sum and its exact error, and where
 * the error matters, the f32 neighbours of the sum compared with the true value.
 */
function reference(a: number, b: number, c: number): number {
  const product = a * b;
  const sum = product + c;
  const rounded = Math.fround(sum);
  if (!Number.isFinite(sum) || sum === 0) return rounded;
  const t = sum - product;
  const error = (product - (sum - t)) + (c - t);
  if (error === 0) return rounded;
  // Only a sum exactly halfway between neighbours is decided by what was lost of it.
  f32[0] = rounded;
  const magnitude = u32[0];
  const neighbours = [magnitude - 1, magnitude + 1].map((bits) => {
    u32[0] = bits;
    return f32[0] === Infinity || f32[0] === -Infinity ? Math.sign(f32[0]) * 2 ** 128 : f32[0];
  });
  const own = Number.isFinite(rounded) ? rounded : Math.sign(rounded) * 2 ** 128;
  for (const neighbour of neighbours) {
    if (sum - own === neighbour - sum) {
      const towardNeighbour = neighbour > own ? error > 0 : error < 0;
      return towardNeighbour ? Math.fround(neighbour) : rounded;
    }
  }
  return rounded;
}

function checkBulk(lanes: 1 | 4, fma: FmaMode): void {
  const loop = compile("fma.rn.f32 d, a, b, c", { lanes, fma }, CAPACITY);
  const view = (name: string) => new Float32Array(loop.memory.buffer, loop.bases.get(name)!, CAPACITY);
  const [a, b, c] = ["a", "b", "c"].map(view);
  const d = new Uint32Array(loop.memory.buffer, loop.bases.get("d")!, CAPACITY);
  const next = generator(20240229);
  const instruction = parse("fma.rn.f32 d, a, b, c");
  for (let done = 0; done < COUNT; done += CAPACITY) {
    for (let i = 0; i < CAPACITY; i++) adversarialTriple(next, a, b, c, i);
    loop.execute(CAPACITY);
    for (let i = 0; i < CAPACITY; i++) {
      const expected = reference(a[i], b[i], c[i]);
      const bits = Number.isNaN(expected) ? 0x7fffffff : bitsOf(expected);
      if (d[i] !== bits) {
        assert.fail(
          `fma(${a[i]}, ${b[i]}, ${c[i]}) = 0x${d[i].toString(16)}, expected 0x${bits.toString(16)}`,
        );
      }
      // The reference itself against exact rationals, now and then.
      if (i % 509 !== 0) continue;
      const registers = new Map([["a", a], ["b", b], ["c", c]].map(([name, values]) => [
        name as string,
        BigInt(bitsOf((values as Float32Array)[i])),
      ]));
      assert.equal(BigInt(bits), evaluate(instruction, { registers, carry: 0n }).results[0]);
    }
  }
}

test("the triples are adversarial: the sum in f64, rounded again, is wrong for more than one in twenty", () => {
  const next = generator(20240229);
  const [a, b, c] = [0, 1, 2].map(() => new Float32Array(CAPACITY));
  let wrong = 0;
  for (let i = 0; i < CAPACITY; i++) {
    adversarialTriple(next, a, b, c, i);
    const expected = reference(a[i], b[i], c[i]);
    if (!Object.is(Math.fround(a[i] * b[i] + c[i]), expected)) wrong++;
  }
  assert.ok(wrong > CAPACITY / 20, `${wrong} of ${CAPACITY}`);
});

describe("fma.rn.f32 is rounded once on a million adversarial triples", () => {
  test("one lane", () => checkBulk(1, "exact"));
  test("four lanes", () => checkBulk(4, "exact"));
  test("in whichever form this engine runs fastest", () => {
    const mode = probeFusedMultiplyAdd() ? "fused" : "exact";
    checkBulk(4, mode);
    if (mode === "fused") checkBulk(1, mode);
  });
});

describe("fma.rn.f64 is rounded once", () => {
  /** Triples near halfway, of cancellation, subnormal and overflowing. */
  function triples(count: number): bigint[][] {
    const random = new Random(64);
    const number = (exponent: number, fraction: bigint) => {
      u64[0] = (BigInt(Math.max(0, Math.min(2046, exponent))) << 52n) | fraction;
      return f64[0] * (random.below(2) ? 1 : -1);
    };
    const columns: bigint[][] = [[], [], []];
    for (let i = 0; i < count; i++) {
      const kind = i % 5;
      let [a, b, c] = [
        number(random.below(2047), random.bits(52)),
        number(random.below(2047), random.bits(52)),
        0,
      ];
      if (kind === 0) c = number(random.below(2047), random.bits(52));
      else if (kind === 1) {
        const e = 500 + random.below(900);
        c = number(e, random.bits(52));
        a = number(e - 53, random.below(3) ? random.bits(2) : 0n);
        b = number(1023, random.bits(2));
      } else if (kind === 2) {
        a = number(900 + random.below(200), random.bits(26) << 26n);
        b = number(900 + random.below(200), random.bits(27) << 25n);
        c = number(300 + random.below(500), random.bits(52));
      } else if (kind === 3) {
        a = number(900 + random.below(200), random.bits(52));
        b = number(900 + random.below(200), random.bits(52));
        f64[0] = -a * b;
        u64[0] += random.bits(2);
        c = f64[0];
      } else {
        a = number(random.below(1100), random.bits(52));
        b = number(random.below(100), random.bits(52));
        c = number(random.below(3), random.bits(52));
      }
      [a, b, c].forEach((value, k) => {
        f64[0] = value;
        columns[k].push(u64[0]);
      });
    }
    return columns;
  }

  for (const mode of ["exact", "fused"] as const) {
    if (mode === "fused" && !probeFusedMultiplyAdd()) continue;
    test(`mode ${mode}`, () => {
      const columns = triples(20000);
      const got = compile("fma.rn.f64 d, a, b, c", { lanes: 1, fma: mode }, 20000).run(columns, () => true);
      const instruction = parse("fma.rn.f64 d, a, b, c");
      got[0].forEach((bits, i) => {
        const registers = new Map(["a", "b", "c"].map((name, k) => [name, columns[k][i]]));
        const [expected] = evaluate(instruction, { registers, carry: 0n }).results;
        const isNaN = (x: bigint) => (x & 0x7fffffffffffffffn) > 0x7ff0000000000000n;
        assert.ok(
          bits === expected || (isNaN(bits) && isNaN(expected)),
          `fma(${columns.map((k) => k[i].toString(16))}) = ${bits.toString(16)}, expected ${
            expected.toString(16)
          }`,
        );
      });
    });
  }
});

test("unfused multiply-add rounds twice, as its name says", () => {
  const loop = compile("fma.rn.f32 d, a, b, c", { lanes: 4, fma: "unfused" }, 16);
  const [a, b, c] = [1 + 2 ** -13, 1 - 2 ** -13, -1].map((value) => BigInt(bitsOf(value)));
  assert.equal(loop.run([[a], [b], [c]], () => false)[0][0], 0n);
});
