/** Linear filters against OpenCV's values (test/data/make_image_filters.py). */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type DeviceArray, type DType, openDevice } from "../../mod.ts";
import {
  type Anchor,
  averageBlur,
  type Border,
  boxFilter,
  conv2D,
  gaussian,
  laplacian,
  scharr,
  sepFilter2D,
  sobel,
} from "../../src/image/mod.ts";
import { check, type Operation, readCases, type Tolerance } from "../support/operator_cases.ts";

const device = await openDevice();

type Any = DeviceArray | readonly DeviceArray[];

/** An operator with its options bound, on an array and on a list. */
function operation(run: (src: Any, options: object) => Any): Operation {
  return {
    one: (src, options) => run(src, options) as DeviceArray,
    list: (src, options) => [...run(src, options) as DeviceArray[]],
  };
}

interface Filter {
  border?: Border;
  dtype?: DType;
  size: [number, number];
  anchor?: Anchor;
}

const cases = {
  gaussian: await readCases<Filter & { sigma: [number, number] }>("gaussian"),
  box: await readCases<Filter & { normalize?: boolean }>("box"),
  conv2D: await readCases<Filter & { kernel: number[][]; delta: number }>("conv2d"),
  separable: await readCases<Filter & { x: number[]; y: number[]; delta: number }>("sep_filter2d"),
  gradients: await readCases<
    Omit<Filter, "size"> & {
      op: "sobel" | "scharr" | "laplacian";
      size: number;
      dx: number;
      dy: number;
      axis: "x" | "y";
      scale?: number;
      delta?: number;
    }
  >("gradients"),
};

/** The options of a case that are given: the rest keep their defaults. */
function given<T, K extends keyof T>(it: T, ...names: K[]): Partial<Pick<T, K>> {
  const options: Partial<Pick<T, K>> = {};
  for (const name of names) if (it[name] !== undefined) options[name] = it[name];
  return options;
}

/** OpenCV filters integers in fixed point or adds in another order, which is seen at ties. */
const ONE_LEVEL: Tolerance = { levels: 1 };

describe("gaussian is OpenCV's: equal for u8, within 1 level for other integers", () => {
  for (const it of cases.gaussian) {
    const run = operation((src, options) =>
      gaussian(src, it.sigma, { ...options, size: it.size, border: it.border })
    );
    test(it.name, () => check(device, it, run, { levels: it.src.dtype === "u8" ? 0 : 1 }));
  }
});

describe("averageBlur and boxFilter agree with OpenCV", () => {
  for (const it of cases.box) {
    const options = given(it, "border", "dtype", "anchor", "normalize");
    const run = operation((src, rest) => boxFilter(src, it.size, { ...rest, ...options }));
    const ties = it.size[0] * it.size[1] % 2 === 0;
    test(it.name, () => check(device, it, run, ties || it.src.dtype !== "u8" ? ONE_LEVEL : {}));
  }
  test("averageBlur is boxFilter's mean, of a square for one number", () => {
    using src = device.array(Uint8Array.from({ length: 60 }, (_, i) => i * 4), { shape: [6, 10] });
    using mean = averageBlur(src, 3);
    using box = boxFilter(src, [3, 3]);
    assert.ok(mean.equals(box));
  });
});

describe("conv2D agrees with OpenCV's filter2D", () => {
  for (const it of cases.conv2D) {
    const options = given(it, "border", "dtype", "anchor", "delta");
    const run = operation((src, rest) => conv2D(src, it.kernel, { ...rest, ...options }));
    test(it.name, () => check(device, it, run, ONE_LEVEL));
  }
});

describe("sepFilter2D agrees with OpenCV", () => {
  for (const it of cases.separable) {
    const options = given(it, "border", "dtype", "anchor", "delta");
    const run = operation((src, rest) => sepFilter2D(src, it.x, it.y, { ...rest, ...options }));
    test(it.name, () => check(device, it, run, ONE_LEVEL));
  }
});

describe("sobel, scharr and laplacian agree with OpenCV", () => {
  for (const it of cases.gradients) {
    const options = given(it, "dtype", "size", "scale", "delta");
    const run = operation((src, rest) => {
      const all = { ...rest, ...options };
      if (it.op === "sobel") return sobel(src, it.dx, it.dy, all);
      return it.op === "scharr" ? scharr(src, it.axis, all) : laplacian(src, all);
    });
    test(it.name, () => check(device, it, run, ONE_LEVEL));
  }
  test("derivatives are signed unless another type is asked for", () => {
    using src = device.zeros([4, 5], "u8");
    using x = sobel(src, 1, 0);
    using sum = laplacian(src, { dtype: "u8" });
    assert.deepEqual([x.dtype, sum.dtype], ["i16", "u8"]);
  });
});

test("wrong sizes, weights and anchors are refused, and nothing is left", () => {
  using src = device.zeros([4, 5, 3], "u8");
  const before = device.memoryInUse();
  assert.throws(
    () => gaussian(src, -1),
    /sigma: expected a number of pixels from 0 on, or \[x, y\] of.* got -1/,
  );
  assert.throws(() => gaussian(src, 0), /sigma: 0 given without size/);
  assert.throws(() => gaussian(src, 100), /sigma: 100 given, which takes 601 weights/);
  assert.throws(() => gaussian(src, 1, { size: [4, 5] }), /size\[0\]: expected .*odd sizes.*got 4/);
  assert.throws(
    () => gaussian(src, 1, { border: "mirror" as Border }),
    /border: expected one of "constant", "replicate", "reflect",.* got "mirror"/,
  );
  assert.throws(() => boxFilter(src, 0), /size\[0\]: 0 given/);
  assert.throws(() => boxFilter(src, 3, { anchor: [3, 0] }), /anchor\[0\]: 3 given/);
  assert.throws(
    () => conv2D(src, [[1, 2], [3]]),
    /kernel: expected .*at most 31 rows of one length.*got \[\[1, 2\], \[3\]\]/,
  );
  assert.throws(() => conv2D(src, []), /kernel: \[\] given/);
  assert.throws(
    () => conv2D(src, new Array(32).fill(new Array(31).fill(1))),
    /kernel: expected .*at most 31 rows.*got an array of 32/,
  );
  assert.throws(() => sepFilter2D(src, [NaN], [1]), /kernelX: \[NaN\] given/);
  assert.throws(() => sepFilter2D(src, [1], []), /kernelY: \[\] given/);
  assert.throws(() => sobel(src, 0, 0), /dx, dy: 0, 0 given/);
  assert.throws(() => sobel(src, 3, 0), /dx: 3 given/);
  assert.throws(() => sobel(src, 1, 0, { size: 4 }), /size: expected .*odd sizes.*got 4/);
  assert.throws(() => scharr(src, "z" as "x"), /axis: "z" given/);
  assert.throws(() => laplacian(src, { scale: NaN }), /scale: expected a finite number, got NaN/);
  assert.equal(device.memoryInUse(), before);
});
