/** Sums, means, deviations, counts, norms and extremes against OpenCV. */
import { allocationOf } from "../../../src/core/memory/array_data.ts";
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { DeviceArray, type NDArray, type Stream } from "../../../mod.ts";
import {
  countNonZero,
  mean,
  meanStdDev,
  minMaxLoc,
  norm,
  type NormType,
  sum,
} from "../../../src/image/mod.ts";
import { openTestDevice } from "../../support/device.ts";
import { imageOf, placeImages, type Placement } from "../../support/image_memory.ts";
import { type Case, readCases } from "../../support/operator_cases.ts";
import { testRejectedArguments } from "../../support/rejected_arguments.ts";
import { withSecond } from "../../support/second_image.ts";

const device = await openTestDevice();

const references = {
  statistics: await readCases<{ other: NDArray; numbers: Record<string, number[][]> }>("statistics"),
  extremes: await readCases<{ values: number[][]; locations: number[][][] }>("min_max_loc"),
};

const PLACEMENTS: readonly Placement[] = [
  { layout: "NHWC" },
  { layout: "NHWC", lead: 3, pad: 5 },
  { layout: "NCHW", pad: 1, bottomUp: true },
];

/** Runs `body` on the images of a case in every placement, and checks that it leaks no memory. */
function inEveryPlacement(reference: Case<unknown>, body: (src: DeviceArray) => void): void {
  const before = device.memoryInUse();
  for (const placement of PLACEMENTS) {
    using from = placeImages(device, reference.src.shape, reference.src.dtype, reference.src.data, placement);
    body(from.view);
  }
  assert.equal(device.memoryInUse(), before, "memory is still allocated");
}

/** Runs `body` on a list of the images of a case, each in its own allocation. */
function withList(reference: Case<unknown>, body: (list: DeviceArray[]) => void): void {
  using stack = new DisposableStack();
  const list = Array.from({ length: reference.src.shape[0]! }, (_, n) => {
    const { shape, dtype, data } = imageOf(reference.src, n);
    return stack.use(placeImages(device, shape, dtype, data, { layout: n % 2 ? "CHW" : "HWC", pad: 2 })).view;
  });
  body(list);
}

/**
 * Compares numbers in f64. Those of integers are exact up to rounding; OpenCV computes some of floats in f32.
 */
function assertNumbers(actual: DeviceArray, expected: number[][], what: string, tolerance: number): void {
  const count = expected.length, channels = expected[0]!.length;
  assert.deepEqual(actual.shape, [count, channels], what);
  assert.equal(actual.dtype, "f64");
  [...actual.toHost() as Float64Array].forEach((value, i) => {
    const wanted = expected.flat()[i]!;
    assert.ok(
      Math.abs(value - wanted) <= tolerance * Math.max(1, Math.abs(wanted)),
      `${what}: ${value}, expected ${wanted}`,
    );
  });
}

describe("sums, means, deviations, counts and norms match OpenCV", () => {
  for (const reference of references.statistics) {
    const { numbers } = reference;
    const tolerance = reference.src.dtype.startsWith("f") ? 1e-6 : 1e-12;
    const all = (src: DeviceArray | readonly DeviceArray[]): void => {
      using total = sum(src), average = mean(src), count = countNonZero(src), both = meanStdDev(src);
      assertNumbers(total, numbers.sum!, "sum", tolerance);
      assertNumbers(average, numbers.mean!, "mean", tolerance);
      assertNumbers(count, numbers.countNonZero!, "countNonZero", tolerance);
      assertNumbers(both.mean, numbers.mean!, "meanStdDev's mean", tolerance);
      assertNumbers(both.stdDev, numbers.stdDev!, "meanStdDev's deviation", tolerance);
      for (const type of ["inf", "l1", "l2", "l2sqr"] as NormType[]) {
        using result = norm(src, { type });
        assertNumbers(result, numbers[`norm ${type}`]!, `norm ${type}`, tolerance);
      }
    };
    test(reference.name, () =>
      inEveryPlacement(reference, (src) => {
        all(src);
        withList(reference, all);
        for (const type of ["inf", "l1", "l2", "l2sqr"] as NormType[]) {
          withSecond(device, reference.other, src, (from) => {
            using into = device.empty([src.shape[0]!, 1], "f64");
            assert.equal(norm(src, { type, from, into }), into);
            assertNumbers(
              into,
              numbers[`norm of difference ${type}`]!,
              `norm of difference ${type}`,
              tolerance,
            );
          });
        }
      }));
  }
});

test("sums of interleaved bytes are exact at every row alignment", () => {
  const bytes = Uint8Array.from(
    { length: 400_000 },
    (_, i) => i * 2654435761 >>> 7 & 255 & (i & 64 ? 255 : 1),
  );
  using base = device.array(bytes);
  for (const channels of [1, 3]) {
    for (const [height, width] of [[1, 1], [9, 5], [3, 341], [10, 515], [2, 3001], [17_000, 2]] as const) {
      for (const [lead, pad] of [[0, 0], [1, 3], [6, 1], [15, 16]] as const) {
        const pitch = width * channels + pad,
          numbers = [0, 1, 2].map(() => new Array<number>(channels).fill(0));
        for (let i = 0; i < height * width * channels; i++) {
          const at = lead + Math.floor(i / (width * channels)) * pitch + i % (width * channels);
          const byte = bytes[at]!;
          [byte, byte === 0 ? 0 : 1, byte * byte].forEach((add, k) => numbers[k]![i % channels]! += add);
        }
        const strides = [pitch, channels, 1];
        const src = new DeviceArray(
          allocationOf(base),
          "u8",
          [height, width, channels],
          strides,
          lead,
          base,
          "HWC",
        );
        using total = sum(src), count = countNonZero(src), squares = norm(src, { type: "l2sqr" });
        const message = `${height} × ${width} × ${channels} at ${lead}, ${pad} between rows`;
        assert.deepEqual([...total.toHost()], numbers[0], message);
        assert.deepEqual([...count.toHost()], numbers[1], message);
        assert.deepEqual([...squares.toHost()], [numbers[2]!.reduce((a, b) => a + b)], message);
        using both = meanStdDev(src);
        const pixels = height * width, means = numbers[0]!.map((sum) => sum / pixels);
        assert.deepEqual([...both.mean.toHost()], means, message);
        both.stdDev.toHost().forEach((value, c) => {
          const variance = numbers[2]![c]! / pixels - means[c]! ** 2;
          assert.ok(Math.abs(value - Math.sqrt(Math.max(variance, 0))) < 1e-9, message);
        });
      }
    }
  }
});

describe("minMaxLoc matches OpenCV", () => {
  for (const reference of references.extremes) {
    const same = (src: DeviceArray | readonly DeviceArray[]): void => {
      using found = minMaxLoc(src);
      assert.deepEqual([...found.values.toHost()], reference.values.flat().map(Math.fround));
      assert.deepEqual([...found.locations.toHost()], reference.locations.flat(2));
    };
    test(reference.name, () =>
      inEveryPlacement(reference, (src) => {
        same(src);
        withList(reference, same);
      }));
  }
  test("minMaxLoc ignores NaN, and finds nothing in an image of NaN only", () => {
    using mixed = device.array(Float32Array.of(NaN, 2, NaN, -1), { shape: [2, 2] });
    using empty = device.array(Float32Array.of(NaN), { shape: [1, 1] });
    using found = minMaxLoc(mixed), nothing = minMaxLoc(empty);
    assert.deepEqual([...found.values.toHost()], [-1, 2]);
    assert.deepEqual(found.locations.shape, [2, 2]);
    assert.deepEqual([...found.locations.toHost()], [1, 1, 1, 0]);
    assert.deepEqual([...nothing.locations.toHost()], [-1, -1, -1, -1]);
    using infinite = device.array(Float32Array.of(NaN, Infinity), { shape: [1, 2] });
    using all = minMaxLoc(infinite);
    assert.deepEqual([...all.values.toHost()], [Infinity, Infinity]);
    assert.deepEqual([...all.locations.toHost()], [1, 0, 1, 0]);
  });
});

test("results of a single image have no batch axis", () => {
  using src = device.array(Uint8Array.of(1, 2, 3, 4, 5, 6), { shape: [1, 2, 3], layout: "HWC" });
  using total = sum(src), length = norm(src, { type: "l1" });
  assert.deepEqual([total.shape, [...total.toHost()]], [[3], [5, 7, 9]]);
  assert.deepEqual([length.shape, [...length.toHost()]], [[1], [21]]);
});

test("results are written to into, and disposing of the result does not free it", () => {
  using src = device.array(Uint8Array.of(1, 2, 3, 6), { shape: [2, 2] });
  using mean = device.zeros([1], "f64");
  using stdDev = device.zeros([1], "f64");
  using values = device.zeros([2], "f32");
  using locations = device.zeros([2, 2], "i32");
  const before = device.memoryInUse();
  {
    using statistics = meanStdDev(src, { into: { mean, stdDev } });
    using extremes = minMaxLoc(src, { into: { values, locations } });
    assert.deepEqual([statistics.mean, statistics.stdDev], [mean, stdDev]);
    assert.deepEqual([extremes.values, extremes.locations], [values, locations]);
  }
  assert.deepEqual([...mean.toHost(), ...stdDev.toHost()], [3, Math.sqrt(3.5)]);
  assert.deepEqual([...values.toHost(), ...locations.toHost()], [1, 6, 0, 0, 1, 1]);
  assert.equal(device.memoryInUse(), before);
});

const src = device.zeros([4, 5, 3], "u8");
const doubles = device.zeros([4], "f64");
const bytes = device.zeros([64], "u8");
const odd = new DeviceArray(allocationOf(bytes), "f64", [3], [8], 4, bytes);
const wrong = device.zeros([4], "f64");
const meanOut = doubles.slice([0, 3]), stdDevOut = doubles.slice([1, 4]);
const bits = new DeviceArray(allocationOf(src), "f64", [3], [8], 0, src);

testRejectedArguments(device, "reductions", [
  [
    "into of the wrong shape",
    /into: expected a contiguous f64 \[3\], got f64 \[4\]/,
    () => sum(src, { into: wrong }),
  ],
  [
    "an unaligned into",
    /into: expected a contiguous f64 \[3\], got f64 \[3\]/,
    () => sum(src, { into: odd }),
  ],
  [
    "an object that is not a stream",
    /stream: expected .*, got Object/,
    () => sum(src, { into: doubles.slice([0, 3]), stream: {} as Stream }),
  ],
  [
    "mean and stdDev that share memory",
    /into\.stdDev: expected separate memory, got memory that overlaps into\.mean/,
    () => meanStdDev(src, { into: { mean: meanOut, stdDev: stdDevOut } }),
  ],
  [
    "a stdDev of the wrong shape",
    /into.stdDev: expected .*f64 \[3\].*, got f64 \[4\]/,
    () => meanStdDev(src, { into: { mean: meanOut, stdDev: wrong } }),
  ],
  [
    "into memory of the source",
    /into: expected separate memory, got memory that overlaps src/,
    () => sum(src, { into: bits }),
  ],
  [
    "values of the wrong dtype",
    /into\.values: expected a contiguous f32 \[2\], got f64 \[3\]/,
    () => minMaxLoc(src.slice(null, null, [0, 1]), { into: { values: bits, locations: bits } as never }),
  ],
  [
    "minMaxLoc of three channels",
    /src: expected 1 channel, got 3 \(shape \[4, 5, 3\]\)/,
    () => minMaxLoc(src),
  ],
  ["an unknown norm", /type: expected .*, got "l3"/, () => norm(src, { type: "l3" as NormType })],
  [
    "a second image of another size",
    /from: expected as many images of the same sizes as.* got \[3, 5, 3\]/,
    () => norm(src, { from: src.slice([0, 3]) }),
  ],
]);
