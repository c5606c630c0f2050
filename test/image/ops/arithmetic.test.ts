/** Arithmetic against OpenCV's values, and NumPy's where OpenCV has none (test/data/make_image_arithmetic.py). */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type DeviceArray, type NDArray, openDevice } from "../../../mod.ts";
import * as image from "../../../src/image/mod.ts";
import type { Comparison, Term } from "../../../src/image/mod.ts";
import type { DType } from "../../../mod.ts";
import type { Tolerance } from "../../support/compare.ts";
import { type Case, checkOperator, type Operation, readCases } from "../../support/operator_cases.ts";
import { withSecond, withSeconds } from "../../support/second_image.ts";

const device = await openDevice();

const cases = {
  arithmetic: await readCases<{ op: string; src2: NDArray }>("arithmetic"),
  arithmetic_scalar: await readCases<{ op: string; scalar: number[] }>("arithmetic_scalar"),
  compare: await readCases<{ comparison: Comparison; src2: NDArray }>("compare"),
  vectors: await readCases<{ op: string; degrees?: boolean; src2: NDArray }>("vectors"),
  unary: await readCases<{ op: string; power: number; dtype?: DType }>("unary"),
  bitwise: await readCases<{ op: string; scalar?: number[]; src2: NDArray }>("bitwise"),
};

type Any = DeviceArray | readonly DeviceArray[];
/** An operator of two terms, its options bound. */
type Binary = (src1: Any, src2: Term, options: object) => Any;

const BINARY: Record<string, Binary> = {
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
  bitwiseAnd: image.bitwiseAnd,
  bitwiseOr: image.bitwiseOr,
  bitwiseXor: image.bitwiseXor,
};

/** Both terms images. */
function withImages(it: Case<{ src2: NDArray }>, operator: Binary): Operation {
  return {
    one: (src, options) =>
      withSecond(device, it.src2, src, (src2) => operator(src, src2, options) as DeviceArray),
    ...it.src.shape[0] === 1 && {
      list: (src: readonly DeviceArray[], options: object) =>
        withSeconds(device, it.src2, src, (src2) => [...operator(src, src2, options) as DeviceArray[]]),
    },
  };
}

/** The second term a scalar. */
function withScalar(it: { scalar: number[] }, operator: Binary): Operation {
  return {
    one: (src, options) => operator(src, it.scalar, options) as DeviceArray,
    list: (src, options) => [...operator(src, it.scalar, options) as DeviceArray[]],
  };
}

/** OpenCV multiplies some integers by the scale in doubles, and rounds ties of what it divides otherwise. */
const ROUNDS_OTHERWISE = ["multiply", "divide", "addWeighted"];

describe("operators of two images agree with OpenCV", () => {
  for (const it of cases.arithmetic) {
    const tolerance: Tolerance = { levels: ROUNDS_OTHERWISE.includes(it.op) ? 1 : 0 };
    test(it.name, () => checkOperator(device, it, withImages(it, BINARY[it.op]!), tolerance));
  }
});

describe("operators of an image and a scalar agree with NumPy", () => {
  for (const it of cases.arithmetic_scalar) {
    test(it.name, () => checkOperator(device, it, withScalar(it, BINARY[it.op]!), { levels: 0 }));
  }
});

describe("compare agrees with OpenCV", () => {
  for (const it of cases.compare) {
    const operator: Binary = (a, b, options) => image.compare(a, b, it.comparison, options);
    test(it.name, () => checkOperator(device, it, withImages(it, operator)));
  }
});

describe("magnitude and phase agree with NumPy", () => {
  for (const it of cases.vectors) {
    const operator: Binary = (a, b, options) => BINARY[it.op]!(a, b, { ...options, degrees: it.degrees });
    test(it.name, () => checkOperator(device, it, withImages(it, operator)));
  }
});

describe("functions of one image agree with OpenCV and NumPy", () => {
  const UNARY: Record<string, (src: Any, options: object, power: number) => Any> = {
    abs: image.abs,
    sqr: image.sqr,
    sqrt: image.sqrt,
    exp: image.exp,
    log: image.log,
    pow: (src, options, power) => image.pow(src, power, options),
  };
  for (const it of cases.unary) {
    const run = (src: Any, options: object): Any =>
      UNARY[it.op]!(src, { ...options, ...it.dtype && { dtype: it.dtype } }, it.power);
    test(it.name, () =>
      checkOperator(device, it, {
        one: (src, options) => run(src, options) as DeviceArray,
        list: (src, options) => [...run(src, options) as DeviceArray[]],
      }));
  }
});

describe("bitwise operators agree with OpenCV", () => {
  for (const it of cases.bitwise) {
    test(it.name, () => {
      const not: Operation = {
        one: (src, options) => image.bitwiseNot(src, options),
        list: (src, options) => [...image.bitwiseNot(src, options)],
      };
      const operator = BINARY[it.op]!;
      const { scalar } = it;
      const operation = it.op === "bitwiseNot"
        ? not
        : scalar
        ? withScalar({ scalar }, operator)
        : withImages(it, operator);
      checkOperator(device, it, operation);
    });
  }
});

test("what is divided by zero is 0 in integers, and in floats infinite or NaN, whatever the source's type", () => {
  using bytes = device.array(Uint8Array.of(0, 5, 255), { shape: [1, 3] });
  using none = device.zeros([1, 3], "u8");
  using floats = bytes.astype("f32"), noFloats = none.astype("f32");
  // cv2.divide with dtype CV_32F and CV_8U.
  for (const [a, b] of [[bytes, none], [floats, noFloats]] as const) {
    using toFloats = image.divide(a, b, { dtype: "f32" }), toBytes = image.divide(a, b, { dtype: "u8" });
    using byScalar = image.divide(a, 0, { dtype: "f32" });
    assert.deepEqual([...toFloats.toHost()], [NaN, Infinity, Infinity]);
    assert.deepEqual([...byScalar.toHost()], [NaN, Infinity, Infinity]);
    assert.deepEqual([...toBytes.toHost()], [0, 0, 0]);
  }
});

test("one image is added to each of a batch, and a result may be the source itself", () => {
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

test("second terms that do not suit the first are refused, and so are other wrong arguments", () => {
  using src = device.zeros([4, 5, 3], "u8", { layout: "HWC" });
  using wider = device.zeros([4, 6, 3], "u8", { layout: "HWC" });
  using floats = device.zeros([4, 5, 3], "f32", { layout: "HWC" });
  const before = device.memoryInUse();
  assert.throws(
    () => image.add(src, wider),
    /src2: expected as many images of the same sizes as src1:.* got \[4, 6, 3\]/,
  );
  assert.throws(() => image.add(src, floats), /src2: expected an array of u8, got f32/);
  assert.throws(
    () => image.add(src, [1, 2]),
    /src2: expected a finite number, or 3 of them, one for.* got \[1, 2\]/,
  );
  assert.throws(() => image.add(src, [src]), /src2: /);
  assert.throws(() => image.add(src, NaN), /src2: expected .*, got NaN/);
  assert.throws(() => image.multiply(src, 2, { scale: Infinity }), /scale: expected .*, got Infinity/);
  assert.throws(() => image.add(src, 2, { dtype: "f64" }), /dtype: expected .*u8, u16.*got "f64"/);
  assert.throws(() => image.compare(src, 2, "above" as Comparison), /comparison: expected .*, got "above"/);
  assert.throws(() => image.pow(src, "2" as unknown as number), /power: expected .*, got "2"/);
  assert.throws(
    () => image.subtract(src, wider.slice(null, [0, 5]), { into: wider.slice(null, [1, 6]) }),
    /into: it shares memory with src2/,
  );
  assert.equal(device.memoryInUse(), before);
});
