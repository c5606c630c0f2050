/**
 * What every image operator promises: the same result whatever memory the images lie in, also of one pixel, row or column, in
 * batches and in lists; what `into` names is returned, and nothing beside it is written; and a call that fails, at whatever
 * step, leaves no memory behind.
 */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { DeviceArray, type DType, DTYPES, type NDArray, type TypedArray } from "../../mod.ts";
import { hostView } from "../../src/base/dtype.ts";
import * as image from "../../src/image/mod.ts";
import { type Contract, failingAt, operators, otherOperators } from "../support/contract_suite.ts";
import { openTestDevice } from "../support/device.ts";
import { inNHWC, placeImages, type Placement, repeated, type TestLayout } from "../support/image_memory.ts";

const device = await openTestDevice();

const PLACEMENTS: readonly Placement[] = [
  { layout: "CHW", lead: 3, pad: 5 },
  { layout: "CHW" },
  { layout: "HWC", lead: 1, pad: 1 },
  { layout: "HWC", pad: 16, bottomUp: true },
  { layout: "NHWC", lead: 3, pad: 5 },
  { layout: "NCHW", pad: 4, bottomUp: true },
];
/** One pixel, row and column; then rows in whole vectors, and a row of more than a block's pixels with a rest. */
const SIZES = [[1, 1], [1, 9], [7, 1], [6, 8], [9, 64], [2, 531]] as const;

/** Random elements (xorshift32): of integers all values, of floats 0 … 1. */
function noise(dtype: DType, shape: readonly number[]): NDArray {
  const count = shape.reduce((a, b) => a * b, 1);
  const data = hostView(dtype, new ArrayBuffer(count * DTYPES[dtype].itemSize));
  const isFloat = DTYPES[dtype].kind === "float";
  let state = 2463534242;
  for (let i = 0; i < count; i++) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    (data as Float32Array)[i] = isFloat ? (state >>> 8) / 2 ** 24 : state >>> 8;
  }
  return { dtype, shape: [...shape], data };
}

function elementsOf(array: DeviceArray): TypedArray {
  return array.layout ? inNHWC(array) : array.toHost();
}

/** Integers are equal, but for a level where the contract says so; floats may differ in their last places. */
function assertSame(result: DeviceArray, expected: DeviceArray, what: string, levels = 0): void {
  assert.equal(result.dtype, expected.dtype, what);
  const is = elementsOf(result), wanted = elementsOf(expected);
  assert.equal(is.length, wanted.length, what);
  const isFloat = DTYPES[result.dtype].kind === "float";
  const share = result.dtype === "f16" ? 2 ** -10 : 1e-6;
  for (let i = 0; i < is.length; i++) {
    const a = Number(is[i]), b = Number(wanted[i]);
    const allowed = isFloat ? share * Math.max(1, Math.abs(b)) : levels;
    if (Object.is(a, b) || a === b || Math.abs(a - b) <= allowed) continue;
    assert.fail(`${what}: element ${i} is ${a}, and ${b} of memory without gaps`);
  }
}

/** The extents of an array of images along N, H, W and C. */
function extents({ layout, shape }: DeviceArray): number[] {
  return [..."NHWC"].map((axis) => layout!.includes(axis) ? shape[layout!.indexOf(axis)]! : 1);
}

function checkMemory(
  contract: Contract,
  dtype: DType,
  height: number,
  width: number,
  channels: number,
): void {
  const src = noise(dtype, [1, height, width, channels]);
  using plain = device.array(src.data, { shape: [height, width, channels], layout: "HWC" });
  using expected = contract.one(plain, {});
  const whole = width === 8;
  for (const placement of whole ? PLACEMENTS : PLACEMENTS.slice(0, width > 9 ? 2 : 1)) {
    const what = `${dtype} ${height} × ${width} × ${channels} ${JSON.stringify(placement)}`;
    using from = placeImages(device, src.shape, dtype, src.data, placement);
    using result = contract.one(from.view, {});
    assertSame(result, expected, what, contract.levels);
    const layout = result.layout as TestLayout;
    using to = placeImages(device, extents(result), result.dtype, null, { ...placement, layout });
    assert.equal(contract.one(from.view, { into: to.view }), to.view, what);
    assertSame(to.view, expected, `${what}, into`, contract.levels);
    to.assertGapsUntouched();
  }
  if (whole) checkSeveral(contract, src, plain, expected);
}

/** The same image in a batch, and in a list beside a part of it. */
function checkSeveral(contract: Contract, src: NDArray, plain: DeviceArray, expected: DeviceArray): void {
  const what = `${src.dtype} of ${src.shape[3]} channels`;
  const two = repeated(src, 2);
  using batch = device.array(two.data, { shape: two.shape, layout: "NHWC" });
  using results = contract.one(batch, {});
  assertSame(results.slice([1, 2]), expected, `${what}, second of a batch`, contract.levels);
  if (!contract.list) return;
  const part = plain.slice([0, plain.shape[0]! - 1], [0, plain.shape[1]! - 3]);
  using alone = contract.one(part, {});
  using stack = new DisposableStack();
  const list = contract.list([part, plain], {}).map((made) => stack.use(made));
  assertSame(list[0]!, alone, `${what}, first of a list`, contract.levels);
  assertSame(list[1]!, expected, `${what}, second of a list`, contract.levels);
}

describe("every operator treats all memory alike", () => {
  for (const contract of operators(device)) {
    test(contract.name, () => {
      const before = device.memoryInUse();
      for (const dtype of contract.dtypes) {
        for (const channels of contract.channels) {
          for (const [height, width] of SIZES) {
            if (contract.fits?.(height, width) ?? true) checkMemory(contract, dtype, height, width, channels);
          }
        }
      }
      assert.equal(device.memoryInUse(), before);
    });
  }
});

describe("operators with other results treat all memory alike", () => {
  for (const contract of otherOperators(device)) {
    test(contract.name, () => {
      const before = device.memoryInUse();
      for (const dtype of contract.dtypes) {
        for (const channels of contract.channels) {
          for (const [height, width] of SIZES) {
            const src = noise(dtype, [1, height, width, channels]);
            using stack = new DisposableStack();
            const plain = device.array(src.data, { shape: [height, width, channels], layout: "HWC" });
            const expected = contract.run(stack.use(plain)).map((made) => stack.use(made));
            for (const placement of PLACEMENTS.slice(0, 3)) {
              const what = `${dtype} ${height} × ${width} × ${channels} ${JSON.stringify(placement)}`;
              const from = stack.use(placeImages(device, src.shape, dtype, src.data, placement));
              const results = contract.run(from.view).map((made) => stack.use(made));
              results.forEach((made, i) => assertSame(made, expected[i]!, what));
            }
          }
        }
      }
      assert.equal(device.memoryInUse(), before);
    });
  }
});

describe("every operator refuses by name, and leaves nothing allocated", () => {
  for (const contract of operators(device)) {
    const dtype = contract.dtypes[0]!, channels = contract.channels.at(-1)!, shape = [6, 8, channels];
    test(contract.name, () => {
      using src = device.zeros(shape, dtype, { layout: "HWC" });
      using doubles = device.zeros(shape, "f64", { layout: "HWC" });
      using six = device.zeros([6, 8, 6], dtype, { layout: "HWC" });
      using result = contract.one(src, {});
      using small = device.zeros([1, 1, 1], result.dtype);
      using other = device.zeros(result.shape, result.dtype === "u8" ? "f32" : "u8");
      using base = device.zeros(6 * 8 * 64 * 8 + 64, "u8");
      const { allocation } = base;
      const at = (like: DeviceArray, offset: number): DeviceArray =>
        new DeviceArray(allocation, like.dtype, like.shape, like.strides, offset, base, like.layout);
      const gone = device.zeros(shape, dtype, { layout: "HWC" });
      gone.dispose();
      const before = device.memoryInUse();
      const refusals: [RegExp, () => unknown][] = [
        [/^TypeError: \w+: expected an array of .*\w, got f64/, () => contract.one(doubles, {})],
        [/^RangeError: \w+: expected .*, got (6 channels|shape)/, () => contract.one(six, {})],
        [/after dispose/, () => contract.one(gone, {})],
        [/^RangeError: into: expected /, () => contract.one(src, { into: small })],
        [/^RangeError: into: expected /, () => contract.one(src, { into: other })],
        [/^TypeError: into: expected .*, got Object/, () => contract.one(src, { into: {} as DeviceArray })],
        [
          /^RangeError: into: it shares memory with \w+; accepted is memory of its own/,
          () => contract.one(at(src, 0), { into: at(result, 8) }),
        ],
      ];
      if (contract.list) {
        const list = contract.list;
        refusals.push(
          [/^TypeError: \w+: expected .*, got (\[\]|an empty list)/, () => list([], {})],
          [/^TypeError: \w+(\[1\])?: expected an array of .*, got f64/, () => list([src, doubles], {})],
          [/^TypeError: into: expected a list of 2/, () => list([src, src], { into: [result] })],
          [
            /^RangeError: into\[1\]: it shares memory with into\[0\]/,
            () => list([src, src], { into: [result, result] }),
          ],
        );
      }
      for (const [message, call] of refusals) {
        assert.throws(
          call,
          (error: Error) => message.test(`${error.name}: ${error.message}`) || assert.fail(`${error}`),
        );
        assert.equal(device.memoryInUse(), before, `${message}`);
      }
    });
  }
});

describe("an operator that fails, at whatever step, leaves no memory behind", () => {
  /** Lets `call` succeed once, and then fail at each of its steps. */
  function check(call: () => readonly DeviceArray[]): void {
    const { context } = device.empty(0, "u8").allocation;
    const before = device.memoryInUse();
    const steps = failingAt(context, Infinity, () => {
      for (const made of call()) made.dispose();
    });
    assert.equal(device.memoryInUse(), before, "after success");
    assert.ok(steps > 0);
    for (let step = 0; step < steps; step++) {
      assert.throws(() => failingAt(context, step, call), /refused on purpose/, `step ${step} of ${steps}`);
      assert.equal(device.memoryInUse(), before, `step ${step} of ${steps}`);
    }
  }

  for (const contract of operators(device)) {
    test(contract.name, () => {
      const src = noise(contract.dtypes[0]!, [6, 8, contract.channels.at(-1)!]);
      using plain = device.array(src.data, { shape: src.shape, layout: "HWC" });
      check(() => [contract.one(plain, {})]);
      if (contract.list) check(() => contract.list!([plain, plain], {}));
    });
  }
  for (const contract of otherOperators(device)) {
    test(contract.name, () => {
      const src = noise(contract.dtypes[0]!, [6, 8, contract.channels.at(-1)!]);
      using plain = device.array(src.data, { shape: src.shape, layout: "HWC" });
      check(() => contract.run(plain));
    });
  }
});

test("no operator is missing here", () => {
  const known = [...operators(device), ...otherOperators(device)].map(({ name }) => name.split(" ")[0]);
  const helpers = ["letterboxPlacement", "structuringElement"];
  const missing = Object.entries(image).filter(([name, value]) =>
    typeof value === "function" && !known.includes(name) && !helpers.includes(name)
  );
  assert.deepEqual(missing.map(([name]) => name), []);
});
