/** Reductions against OpenCV's values, and NumPy's where OpenCV has none (test/data/make_image_arithmetic.py). */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { DeviceArray, type DType, type NDArray, openDevice, type Stream } from "../../../mod.ts";
import {
  countNonZero,
  integral,
  mean,
  meanStdDev,
  minMaxLoc,
  norm,
  type NormType,
  reduce,
  type Reduction,
  sqrIntegral,
  sum,
} from "../../../src/image/mod.ts";
import { imageOf, placeImages, type Placement } from "../../support/image_memory.ts";
import { type Case, checkOperator, readCases } from "../../support/operator_cases.ts";
import { withSecond } from "../../support/second_image.ts";

const device = await openDevice();

const cases = {
  statistics: await readCases<{ other: NDArray; numbers: Record<string, number[][]> }>("statistics"),
  extremes: await readCases<{ values: number[][]; locations: number[][][] }>("min_max_loc"),
  axis: await readCases<{ axis: "x" | "y"; reduction: Reduction }>("reduce"),
  integral: await readCases<{ op: "integral" | "sqrIntegral"; dtype?: "i32" }>("integral"),
};

const PLACEMENTS: readonly Placement[] = [
  { layout: "NHWC" },
  { layout: "NHWC", lead: 3, pad: 5 },
  { layout: "NCHW", pad: 1, bottomUp: true },
];

/** Runs `body` on the images of a case in all kinds of memory, and looks for what it left. */
function everywhere(it: Case<unknown>, body: (src: DeviceArray) => void): void {
  const before = device.memoryInUse();
  for (const placement of PLACEMENTS) {
    using from = placeImages(device, it.src.shape, it.src.dtype, it.src.data, placement);
    body(from.view);
  }
  assert.equal(device.memoryInUse(), before, "memory was left");
}

/** A list with the images of a case, each of memory of its own. */
function withList(it: Case<unknown>, body: (list: DeviceArray[]) => void): void {
  using stack = new DisposableStack();
  const list = Array.from({ length: it.src.shape[0]! }, (_, n) => {
    const { shape, dtype, data } = imageOf(it.src, n);
    return stack.use(placeImages(device, shape, dtype, data, { layout: n % 2 ? "CHW" : "HWC", pad: 2 })).view;
  });
  body(list);
}

/** Integers' numbers are exact but for the rounding of f64; OpenCV makes some of floats in f32. */
function assertNumbers(actual: DeviceArray, expected: number[][], what: string, tolerance: number): void {
  const count = expected.length, channels = expected[0]!.length;
  assert.deepEqual(actual.shape, [count, channels], what);
  assert.equal(actual.dtype, "f64");
  [...actual.toHost() as Float64Array].forEach((is, i) => {
    const wanted = expected.flat()[i]!;
    assert.ok(
      Math.abs(is - wanted) <= tolerance * Math.max(1, Math.abs(wanted)),
      `${what}: ${is}, not ${wanted}`,
    );
  });
}

describe("sums, means, deviations, counts and norms agree with OpenCV", () => {
  for (const it of cases.statistics) {
    const { numbers } = it;
    const tolerance = it.src.dtype.startsWith("f") ? 1e-6 : 1e-12;
    const all = (src: DeviceArray | readonly DeviceArray[]): void => {
      using total = sum(src), average = mean(src), count = countNonZero(src), both = meanStdDev(src);
      assertNumbers(total, numbers.sum!, "sum", tolerance);
      assertNumbers(average, numbers.mean!, "mean", tolerance);
      assertNumbers(count, numbers.countNonZero!, "countNonZero", tolerance);
      assertNumbers(both.mean, numbers.mean!, "meanStdDev's mean", tolerance);
      assertNumbers(both.stdDev, numbers.stdDev!, "meanStdDev's deviation", tolerance);
      for (const type of ["inf", "l1", "l2", "l2sqr"] as NormType[]) {
        using of = norm(src, { type });
        assertNumbers(of, numbers[`norm ${type}`]!, `norm ${type}`, tolerance);
      }
    };
    test(it.name, () =>
      everywhere(it, (src) => {
        all(src);
        withList(it, all);
        for (const type of ["inf", "l1", "l2", "l2sqr"] as NormType[]) {
          withSecond(device, it.other, src, (from) => {
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

test("sums of packed bytes are exact wherever rows start and end", () => {
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
          base.allocation,
          "u8",
          [height, width, channels],
          strides,
          lead,
          base,
          "HWC",
        );
        using total = sum(src), count = countNonZero(src), squares = norm(src, { type: "l2sqr" });
        const what = `${height} × ${width} × ${channels} at ${lead}, ${pad} between rows`;
        assert.deepEqual([...total.toHost()], numbers[0], what);
        assert.deepEqual([...count.toHost()], numbers[1], what);
        assert.deepEqual([...squares.toHost()], [numbers[2]!.reduce((a, b) => a + b)], what);
        using both = meanStdDev(src);
        const pixels = height * width, means = numbers[0]!.map((sum) => sum / pixels);
        assert.deepEqual([...both.mean.toHost()], means, what);
        both.stdDev.toHost().forEach((is, c) => {
          const variance = numbers[2]![c]! / pixels - means[c]! ** 2;
          assert.ok(Math.abs(is - Math.sqrt(Math.max(variance, 0))) < 1e-9, what);
        });
      }
    }
  }
});

describe("minMaxLoc is OpenCV's", () => {
  for (const it of cases.extremes) {
    const same = (src: DeviceArray | readonly DeviceArray[]): void => {
      using found = minMaxLoc(src);
      assert.deepEqual([...found.values.toHost()], it.values.flat().map(Math.fround));
      assert.deepEqual([...found.locations.toHost()], it.locations.flat(2));
    };
    test(it.name, () =>
      everywhere(it, (src) => {
        same(src);
        withList(it, same);
      }));
  }
  test("NaN is passed over, and an image of nothing else has no extremes", () => {
    using some = device.array(Float32Array.of(NaN, 2, NaN, -1), { shape: [2, 2] });
    using none = device.array(Float32Array.of(NaN), { shape: [1, 1] });
    using found = minMaxLoc(some), nothing = minMaxLoc(none);
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

describe("reduce agrees with OpenCV", () => {
  for (const it of cases.axis) {
    test(it.name, () =>
      checkOperator(device, it, {
        one: (src, options) => reduce(src, it.axis, it.reduction, options as object),
        list: (src, options) => [...reduce(src, it.axis, it.reduction, options as object)],
      }));
  }
});

describe("integral and sqrIntegral agree with OpenCV and NumPy", () => {
  const integrals = { integral, sqrIntegral };
  for (const it of cases.integral) {
    const options = it.dtype && { dtype: it.dtype };
    test(it.name, () =>
      checkOperator(device, it, {
        one: (src, rest) => integrals[it.op](src, { ...rest, ...options } as object),
        list: (src, rest) => [...integrals[it.op](src, { ...rest, ...options } as object)],
      }));
  }
});

test("an image without a batch has numbers without one", () => {
  using src = device.array(Uint8Array.of(1, 2, 3, 4, 5, 6), { shape: [1, 2, 3], layout: "HWC" });
  using total = sum(src), length = norm(src, { type: "l1" });
  assert.deepEqual([total.shape, [...total.toHost()]], [[3], [5, 7, 9]]);
  assert.deepEqual([length.shape, [...length.toHost()]], [[1], [21]]);
  using sums = integral(src), squares = sqrIntegral(src);
  assert.deepEqual([sums.dtype, squares.dtype, sums.shape], ["i32", "f64", [2, 3, 3]]);
});

test("results go where into says, and what was given is not freed with them", () => {
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

test("wrong arguments are refused, and nothing is left", () => {
  using src = device.zeros([4, 5, 3], "u8");
  using doubles = device.zeros([4], "f64");
  using bytes = device.zeros([64], "u8");
  const odd = new DeviceArray(bytes.allocation, "f64", [3], [8], 4, bytes);
  using wrong = device.zeros([4], "f64");
  const before = device.memoryInUse();
  assert.throws(() => sum(src, { into: wrong }), /into: expected f64 \[3\] without gaps, got f64 \[4\]/);
  assert.throws(() => sum(src, { into: odd }), /into: expected f64 \[3\] without gaps, got f64 \[3\]/);
  assert.throws(
    () => sum(src, { into: doubles.slice([0, 3]), stream: {} as Stream }),
    /stream: expected .*, got Object/,
  );
  const mean = doubles.slice([0, 3]), stdDev = doubles.slice([1, 4]);
  assert.throws(
    () => meanStdDev(src, { into: { mean, stdDev } }),
    /into.stdDev: it shares memory with into.mean/,
  );
  assert.throws(
    () => meanStdDev(src, { into: { mean, stdDev: wrong } }),
    /into.stdDev: expected .*f64 \[3\].*got f64 \[4\]/,
  );
  const bits = new DeviceArray(src.allocation, "f64", [3], [8], 0, src);
  assert.throws(() => sum(src, { into: bits }), /into: it shares memory with src/);
  assert.throws(
    () => minMaxLoc(src.slice(null, null, [0, 1]), { into: { values: bits, locations: bits } as never }),
    /into.values: expected .*f32 \[2\] without gaps.*got f64 \[3\]/,
  );
  assert.throws(() => minMaxLoc(src), /src: expected one of 1, got 3 channels \(shape \[4, 5, 3\]\)/);
  assert.throws(() => norm(src, { type: "l3" as NormType }), /type: expected .*, got "l3"/);
  assert.throws(
    () => norm(src, { from: src.slice([0, 3]) }),
    /from: expected as many images of the same sizes as.* got \[3, 5, 3\]/,
  );
  assert.throws(() => reduce(src, "z" as "x", "sum"), /axis: expected .*, got "z"/);
  assert.throws(() => reduce(src, "x", "median" as "sum"), /reduction: expected .*, got "median"/);
  assert.throws(
    () => integral(src, { dtype: "u8" as DType as "i32" }),
    /dtype: expected .*i32.*got "u8"/,
  );
  assert.equal(device.memoryInUse(), before);
});
