/** Arithmetic against OpenCV, and against NumPy where OpenCV has no such function. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { DType, NDArray } from "../../../mod.ts";
import * as image from "../../../src/image/mod.ts";
import type { Comparison } from "../../../src/image/mod.ts";
import { openTestDevice } from "../../support/device.ts";
import { type AnyImages, checkOperator, operation, readCases } from "../../support/operator_cases.ts";
import { testRejectedArguments } from "../../support/rejected_arguments.ts";
import { type BinaryOperator, withImages, withScalar } from "../../support/second_image.ts";

const device = await openTestDevice();

const references = {
  images: await readCases<{ op: string; src2: NDArray }>("arithmetic"),
  scalars: await readCases<{ op: string; scalar: number[] }>("arithmetic_scalar"),
  compare: await readCases<{ comparison: Comparison; src2: NDArray }>("compare"),
  vectors: await readCases<{ op: string; degrees?: boolean; src2: NDArray }>("vectors"),
  unary: await readCases<{ op: string; power: number; dtype?: DType }>("unary"),
};

const BINARY: Record<string, BinaryOperator> = {
  add: image.add,
  subtract: image.subtract,
  multiply: (a, b, options) => image.multiply(a, b, { ...options, scale: 0.5 }),
  divide: (a, b, options) => image.divide(a, b, { ...options, scale: 2 }),
  addWeighted: (a, b, options) => image.addWeighted(a, 0.75, b, -0.5, 3, options),
  absdiff: image.absdiff,
  min: image.min,
  max: image.max,
  magnitude: image.magnitude,
  phase: image.phase,
};

describe("arithmetic of two images matches OpenCV", () => {
  for (const reference of references.images) {
    const { op } = reference;
    test(reference.name, () => checkOperator(device, reference, withImages(device, reference, BINARY[op]!)));
  }
});

describe("arithmetic of an image and a scalar matches NumPy", () => {
  for (const reference of references.scalars) {
    test(
      reference.name,
      () => checkOperator(device, reference, withScalar(reference.scalar, BINARY[reference.op]!)),
    );
  }
});

describe("compare matches OpenCV", () => {
  for (const reference of references.compare) {
    const compare: BinaryOperator = (a, b, options) => image.compare(a, b, reference.comparison, options);
    test(reference.name, () => checkOperator(device, reference, withImages(device, reference, compare)));
  }
});

describe("magnitude and phase match NumPy", () => {
  for (const reference of references.vectors) {
    const { op, degrees } = reference;
    const run: BinaryOperator = (a, b, options) => BINARY[op]!(a, b, { ...options, degrees });
    test(reference.name, () => checkOperator(device, reference, withImages(device, reference, run)));
  }
});

describe("functions of one image match OpenCV and NumPy", () => {
  const UNARY: Record<string, (src: AnyImages, options: object, power: number) => AnyImages> = {
    abs: image.abs,
    sqr: image.sqr,
    sqrt: image.sqrt,
    exp: image.exp,
    log: image.log,
    pow: (src, options, power) => image.pow(src, power, options),
  };
  for (const reference of references.unary) {
    const { op, power, dtype } = reference;
    const run = operation((src, options) => UNARY[op]!(src, { ...options, ...dtype && { dtype } }, power));
    test(reference.name, () => checkOperator(device, reference, run));
  }
});

test("division by zero gives 0 for integers, and infinity or NaN for floats, for any source dtype", () => {
  using bytes = device.array(Uint8Array.of(0, 5, 255), { shape: [1, 3] });
  using zeros = device.zeros([1, 3], "u8");
  using floats = bytes.astype("f32"), floatZeros = zeros.astype("f32");
  // cv2.divide with dtype CV_32F and CV_8U.
  for (const [a, b] of [[bytes, zeros], [floats, floatZeros]] as const) {
    using toFloats = image.divide(a, b, { dtype: "f32" }), toBytes = image.divide(a, b, { dtype: "u8" });
    using byScalar = image.divide(a, 0, { dtype: "f32" });
    assert.deepEqual([...toFloats.toHost()], [NaN, Infinity, Infinity]);
    assert.deepEqual([...byScalar.toHost()], [NaN, Infinity, Infinity]);
    assert.deepEqual([...toBytes.toHost()], [0, 0, 0]);
  }
});

test("an image is broadcast over a batch, and arithmetic can work in place", () => {
  const before = device.memoryInUse();
  {
    using batch = device.array(Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8), {
      shape: [2, 2, 2, 1],
      layout: "NHWC",
    });
    using one = device.array(Uint8Array.of(10, 20, 30, 250), { shape: [2, 2], layout: "HW" });
    assert.equal(image.add(batch, one, { into: batch }), batch);
    assert.deepEqual([...batch.toHost()], [11, 22, 33, 254, 15, 26, 37, 255]);
    using doubled = image.add(one, one, { dtype: "f32" });
    assert.deepEqual([...doubled.toHost()], [20, 40, 60, 500]);
  }
  assert.equal(device.memoryInUse(), before);
});

const src = device.zeros([4, 5, 3], "u8", { layout: "HWC" });
const wider = device.zeros([4, 6, 3], "u8", { layout: "HWC" });
const floats = device.zeros([4, 5, 3], "f32", { layout: "HWC" });

testRejectedArguments(device, "arithmetic", [
  [
    "a second image of another size",
    /src2: expected as many images of the same sizes as src1:.* got \[4, 6, 3\]/,
    () => image.add(src, wider),
  ],
  ["a second image of another dtype", /src2: expected an array of u8, got f32/, () => image.add(src, floats)],
  [
    "a scalar with the wrong number of channels",
    /src2: expected a finite number, or 3 of them, one for.* got \[1, 2\]/,
    () => image.add(src, [1, 2]),
  ],
  ["a list as second term of an image", /src2: /, () => image.add(src, [src])],
  ["a scalar of NaN", /src2: expected .*, got NaN/, () => image.add(src, NaN)],
  [
    "an infinite scale",
    /scale: expected .*, got Infinity/,
    () => image.multiply(src, 2, { scale: Infinity }),
  ],
  [
    "an unsupported dtype",
    /dtype: expected .*u8, u16.*, got "f64"/,
    () => image.add(src, 2, { dtype: "f64" }),
  ],
  [
    "an unknown comparison",
    /comparison: expected .*, got "above"/,
    () => image.compare(src, 2, "above" as Comparison),
  ],
  [
    "a power that is not a number",
    /power: expected .*, got "2"/,
    () => image.pow(src, "2" as unknown as number),
  ],
  [
    "into memory of the second image",
    /into: expected separate memory, or exactly src2, got memory that overlaps src2/,
    () => image.subtract(src, wider.slice(null, [0, 5]), { into: wider.slice(null, [1, 6]) }),
  ],
]);
