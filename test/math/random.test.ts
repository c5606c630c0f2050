/** Random numbers: the generator's published test vectors, distributions, and errors. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Device, DeviceArray } from "../../mod.ts";
import { KernelBuilder } from "../../src/kernel/ir/builder.ts";
import { optimize } from "../../src/kernel/ir/passes.ts";
import { writePtx } from "../../src/kernel/ptx/writer.ts";
import { philox, type Words } from "../../src/math/random/philox.ts";
import { useTestDevice } from "../support/suite_device.ts";

let device: Device;
useTestDevice((opened) => device = opened);

/** Known answers of Random123 (kat_vectors, philox4x32 with 10 rounds): counter, key, words. */
const KNOWN = [
  ["00000000 00000000 00000000 00000000", "00000000 00000000", "6627e8d5 e169c58d bc57ac4c 9b00dbd8"],
  ["ffffffff ffffffff ffffffff ffffffff", "ffffffff ffffffff", "408f276d 41c83b0e a20bc7c6 6d5451fd"],
  ["243f6a88 85a308d3 13198a2e 03707344", "a4093822 299f31d0", "d16cfe09 94fdcceb 5001e420 24126ea1"],
] as const;

function words(text: string): number[] {
  return text.split(" ").map((word) => parseInt(word, 16));
}

/** Returns mean and standard deviation. */
function moments(values: ArrayLike<number>): [mean: number, deviation: number] {
  const numbers = Array.from(values);
  const mean = numbers.reduce((sum, x) => sum + x, 0) / numbers.length;
  return [mean, Math.sqrt(numbers.reduce((sum, x) => sum + (x - mean) ** 2, 0) / numbers.length)];
}

/** Returns the largest difference between the distribution of a sample and another one (Kolmogorov, Smirnov). */
function largestDifference(values: ArrayLike<number>, distribution: (x: number) => number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted.reduce(
    (largest, x, i) => Math.max(largest, Math.abs(distribution(x) - (i + 0.5) / sorted.length)),
    0,
  );
}

/** The normal distribution. Abramowitz and Stegun, 7.1.26, to 1.5e-7. */
function normalDistribution(x: number): number {
  const z = Math.abs(x) / Math.SQRT2, t = 1 / (1 + 0.3275911 * z);
  const tail = t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429)))) *
    Math.exp(-z * z) / 2;
  return x < 0 ? tail : 1 - tail;
}

const COUNT = 20_001;
/** The difference that one in 1000 samples of a distribution exceeds. */
const UNLIKELY = 1.95 / Math.sqrt(COUNT);

describe("random numbers", () => {
  test("continue at the next counter of four floats", () => {
    const numbers = (...sizes: number[]): number[] => {
      const random = device.random(5);
      return sizes.flatMap((size) => {
        using part = random.normal(size);
        return [...part.toHost()];
      });
    };
    const [whole, split] = [numbers(8), numbers(3, 5)];
    assert.deepEqual(numbers(4, 4), whole);
    assert.deepEqual([split.slice(0, 3), split.slice(3, 7)], [whole.slice(0, 3), whole.slice(4)]);
  });

  test("are the published ones of Philox 4x32-10", () => {
    const b = new KernelBuilder("known");
    const input = b.pointerParameter("input", "u32"), output = b.pointerParameter("output", "u32");
    const given = Array.from({ length: 6 }, (_, i) => b.load(input, i));
    const result = philox(b, given.slice(0, 4) as unknown as Words<typeof given[0]>, [given[4]!, given[5]!]);
    result.forEach((word, i) => b.store(output, i, word));
    const kernel = device.loadModule(writePtx(optimize(b.finish()))).kernel("known");
    for (const [counter, key, expected] of KNOWN) {
      using inputs = device.array(Uint32Array.from([...words(counter), ...words(key)]));
      using outputs = device.empty([4], "u32");
      kernel.launch({ grid: 1, block: 1 }, inputs, outputs);
      assert.deepEqual([...outputs.toHost()], words(expected));
    }
    // Seed and counter of a generator are the key, and the low half of the counter.
    using first = device.random(0).integers([2], { high: 2n ** 64n, dtype: "u64" });
    assert.deepEqual([...first.toHost()], [0xe169_c58d_6627_e8d5n, 0x9b00_dbd8_bc57_ac4cn]);
  });

  test("of uniform() fill the range evenly, in every type", () => {
    for (const dtype of ["f16", "bf16", "f32", "f64"] as const) {
      using x = device.random(1).uniform([COUNT], { low: -2, high: 6, dtype });
      const values = x.toFloat32();
      assert.ok(values.every((value) => value >= -2 && value < (dtype === "f64" ? 6.0001 : 6)), dtype);
      const step = dtype === "bf16" ? 1 / 128 : 0.001;
      assert.ok(largestDifference(values, (value) => (value + 2) / 8) < UNLIKELY + step, dtype);
    }
  });

  test("of normal() have their distribution, in every type", () => {
    for (const dtype of ["f16", "bf16", "f32", "f64"] as const) {
      using x = device.random(2).normal([COUNT], { mean: 3, standardDeviation: 2, dtype });
      const values = x.toFloat32().map((value) => (value - 3) / 2);
      const step = dtype === "bf16" ? 1 / 128 : 0.001;
      assert.ok(largestDifference(values, normalDistribution) < UNLIKELY + step, dtype);
      const [mean, deviation] = moments(values);
      assert.ok(Math.abs(mean) < 0.03 && Math.abs(deviation - 1) < 0.03, `${dtype}: ${mean}, ${deviation}`);
    }
  });

  test("of integers() are in the range, equally often", () => {
    using dice = device.random(3).integers([6000], { low: -2, high: 4, dtype: "i8" });
    const counts = new Map<number, number>();
    for (const value of dice.toHost()) counts.set(value, (counts.get(value) ?? 0) + 1);
    assert.deepEqual([...counts.keys()].sort((a, b) => a - b), [-2, -1, 0, 1, 2, 3]);
    const chiSquared = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    assert.ok(chiSquared < 20.5, `chi-squared with 5 degrees of freedom: ${chiSquared}`);
    using wide = device.random(3).integers([100], { low: -(2n ** 63n), high: 2n ** 63n, dtype: "i64" });
    assert.ok(wide.toHost().some((value) => value < 0n) && wide.toHost().some((value) => value > 2n ** 60n));
  });

  test("of integers() are converted to the type of an existing array", () => {
    const range = { low: 0n, high: 2n ** 64n, dtype: "u64" } as const;
    using wide = device.random(3).integers([5], range);
    using floats = device.random(3).integers([5], { ...range, into: device.zeros([5], "f64") });
    assert.deepEqual([...floats.toHost()].map(Number), [...wide.toHost()].map(Number));
  });

  test("of f64 may be beyond the range of f32", () => {
    using wide = device.random(3).uniform([100], { low: -1e300, high: 1e300, dtype: "f64" });
    assert.ok(wide.toHost().every((value) => Math.abs(value) <= 1e300));
    assert.ok(wide.toHost().some((value) => Math.abs(value) > 1e299));
    assert.throws(
      () => device.random(3).uniform([1], { low: -3e38, high: 3e38 }),
      /high - low: .*finite.* of f32, got 6e\+38/,
    );
    assert.throws(() => device.random(3).normal([1], { mean: 1e300 }), /mean: .*of f32, got 1e\+300/);
  });

  test("of permutation() contain each integer once", () => {
    using order = device.random(4).permutation(3000);
    const values = [...order.toHost()].map(Number);
    assert.notDeepEqual(values.slice(0, 3), [0, 1, 2]);
    assert.deepEqual(values.sort((a, b) => a - b), Array.from({ length: 3000 }, (_, i) => i));
  });

  test("depend on seed and offset only, not on the sizes of calls", () => {
    const random = device.random(5), again = device.random(5n);
    using all = random.uniform([4096]);
    const parts: DeviceArray<"f32">[] = [1000, 3000, 96].map((count) => again.uniform([count]));
    assert.deepEqual(parts.flatMap((part) => [...part.toHost()]), [...all.toHost()]);
    assert.equal(random.offset, again.offset);
    for (const part of parts) part.dispose();
    again.offset = 250n;
    using unaligned = device.zeros([3001], "f32");
    again.uniform([3000], { into: unaligned.slice([1]) });
    assert.deepEqual([...unaligned.toHost().slice(1)], [...all.toHost().slice(1000, 4000)]);
    using columns = device.zeros([3, 2], "f32");
    again.offset = 0n;
    again.uniform([3], { into: columns.index(null, 1) });
    assert.deepEqual([...columns.toHost()], [0, all.toHost()[0], 0, all.toHost()[1], 0, all.toHost()[2]]);
    using other = device.random().uniform([8]);
    assert.notDeepEqual([...other.toHost()], [...all.toHost().slice(0, 8)]);
    assert.equal(String(device.random(7)), `RandomGenerator seed 7, offset 0, on ${device}`);
  });

  test("reject wrong arguments", () => {
    const random = device.random(1);
    const wrong: [() => unknown, RegExp][] = [
      [() => device.random(-1), /seed: expected an integer from 0 to 2\^64 - 1/],
      [() => device.random(0.5), /seed: expected an integer/],
      [
        () => random.uniform([2], { dtype: "i32" as "f32" }),
        /dtype: expected f16, bf16, f32 or f64, got i32/,
      ],
      [() => random.uniform([2], { high: Infinity }), /high: expected a finite number, got Infinity/],
      [() => random.normal([-1]), /shape/],
      [
        () => (random.integers as (shape: number[]) => unknown)([3]),
        /options: expected an object such as \{ high \}, got undefined/,
      ],
      [
        () => random.integers([3], 10 as never),
        /options: expected an object such as \{ low, high \}, got 10/,
      ],
      [
        () => random.integers([2], { high: 257, dtype: "u8" }),
        /integers: expected low < high within 0 to 256/,
      ],
      [() => random.integers([2], { high: 0 }), /integers: expected low < high .*, got 0 to 0/],
      [() => random.integers([2], { high: 1.5 }), /high: expected an integer/],
      [() => random.integers([2], { high: 2, dtype: "f32" as "i32" }), /dtype: expected an integer type/],
      [() => random.permutation(-1), /count/],
    ];
    for (const [call, message] of wrong) assert.throws(call, message);
    assert.equal(random.offset, 0n);
  });
});
