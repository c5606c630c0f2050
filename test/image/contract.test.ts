/**
 * The contract of every image operator: its result is the same in every memory layout, for images of a single
 * pixel, row or column, in batches and in lists; it returns `into` and writes nothing else; it rejects
 * invalid arguments; and a call that fails at any allocation, upload or launch leaks no memory.
 */
import { allocationOf } from "../../src/core/memory/array_data.ts";
import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import { DeviceArray, type DType, DTYPES, type NDArray, type TypedArray } from "../../mod.ts";
import { sizeOf } from "../../src/base/strides.ts";
import * as image from "../../src/image/mod.ts";
import { operators } from "../support/contract_images.ts";
import { otherOperators } from "../support/contract_results.ts";
import { type Contract, failAtStep } from "../support/contract_suite.ts";
import { openTestDevice } from "../support/device.ts";
import { inNHWC, placeImages, type Placement, repeated, type TestLayout } from "../support/image_memory.ts";
import { randomElements } from "../support/random.ts";

const device = await openTestDevice();
const shared = new DisposableStack();
const OPERATORS = operators(device, shared), OTHER_OPERATORS = otherOperators(device, shared);
after(() => {
  shared.dispose();
  device.dispose();
});

const PLACEMENTS: readonly Placement[] = [
  { layout: "CHW", lead: 3, pad: 5 },
  { layout: "CHW" },
  { layout: "HWC", lead: 1, pad: 1 },
  { layout: "HWC", pad: 16, bottomUp: true },
  { layout: "NHWC", lead: 3, pad: 5 },
  { layout: "NCHW", pad: 4, bottomUp: true },
];
/** A single pixel, row and column, rows of whole 16-byte vectors, and a row longer than a block. */
const SIZES = [[1, 1], [1, 9], [7, 1], [6, 8], [9, 64], [2, 531]] as const;

/** A random image. */
function randomImage(dtype: DType, shape: readonly number[]): NDArray {
  return { dtype, shape: [...shape], data: randomElements(dtype, sizeOf(shape)) };
}

function elementsOf(array: DeviceArray): TypedArray {
  return array.layout ? inNHWC(array) : array.toHost();
}

/** Integers must be equal, or within the contract's levels; floats may differ by rounding. */
function assertSame(result: DeviceArray, expected: DeviceArray, message: string, levels = 0): void {
  assert.equal(result.dtype, expected.dtype, message);
  const actual = elementsOf(result), wanted = elementsOf(expected);
  assert.equal(actual.length, wanted.length, message);
  const isFloat = DTYPES[result.dtype].kind === "float";
  const share = result.dtype === "f16" ? 2 ** -10 : 1e-6;
  for (let i = 0; i < actual.length; i++) {
    const a = Number(actual[i]), b = Number(wanted[i]);
    const allowed = isFloat ? share * Math.max(1, Math.abs(b)) : levels;
    if (Object.is(a, b) || a === b || Math.abs(a - b) <= allowed) continue;
    assert.fail(`${message}: element ${i} is ${a}, but ${b} in contiguous memory`);
  }
}

/** The extents of an array of images along N, H, W and C. */
function extents({ layout, shape }: DeviceArray): number[] {
  return [..."NHWC"].map((axis) => layout!.includes(axis) ? shape[layout!.indexOf(axis)]! : 1);
}

function checkPlacements(
  contract: Contract,
  dtype: DType,
  height: number,
  width: number,
  channels: number,
): void {
  const src = randomImage(dtype, [1, height, width, channels]);
  using plain = device.array(src.data, { shape: [height, width, channels], layout: "HWC" });
  using expected = contract.one(plain, {});
  const allPlacements = width === 8;
  for (const placement of allPlacements ? PLACEMENTS : PLACEMENTS.slice(0, width > 9 ? 2 : 1)) {
    const message = `${dtype} ${height} × ${width} × ${channels} ${JSON.stringify(placement)}`;
    using from = placeImages(device, src.shape, dtype, src.data, placement);
    using result = contract.one(from.view, {});
    assertSame(result, expected, message, contract.levels);
    const layout = result.layout as TestLayout;
    using to = placeImages(device, extents(result), result.dtype, null, { ...placement, layout });
    assert.equal(contract.one(from.view, { into: to.view }), to.view, message);
    assertSame(to.view, expected, `${message}, into`, contract.levels);
    to.assertGapsUntouched();
  }
  if (allPlacements) checkBatchAndList(contract, src, plain, expected);
}

/** Checks the image in a batch, and in a list next to a crop of it. */
function checkBatchAndList(
  contract: Contract,
  src: NDArray,
  plain: DeviceArray,
  expected: DeviceArray,
): void {
  const message = `${src.dtype} of ${src.shape[3]} channels`;
  const two = repeated(src, 2);
  using batch = device.array(two.data, { shape: two.shape, layout: "NHWC" });
  using results = contract.one(batch, {});
  assertSame(results.slice([1, 2]), expected, `${message}, second of a batch`, contract.levels);
  if (!contract.list) return;
  const part = plain.slice([0, plain.shape[0]! - 1], [0, plain.shape[1]! - 3]);
  using alone = contract.one(part, {});
  using stack = new DisposableStack();
  const list = contract.list([part, plain], {}).map((result) => stack.use(result));
  assertSame(list[0]!, alone, `${message}, first of a list`, contract.levels);
  assertSame(list[1]!, expected, `${message}, second of a list`, contract.levels);
}

describe("the result is the same in every memory layout", () => {
  for (const contract of OPERATORS) {
    test(contract.name, () => {
      const before = device.memoryInUse();
      for (const dtype of contract.dtypes) {
        for (const channels of contract.channels) {
          for (const [height, width] of SIZES) {
            if (contract.fits?.(height, width) ?? true) {
              checkPlacements(contract, dtype, height, width, channels);
            }
          }
        }
      }
      assert.equal(device.memoryInUse(), before);
    });
  }
});

describe("results that are not images are the same in every memory layout", () => {
  for (const contract of OTHER_OPERATORS) {
    test(contract.name, () => {
      const before = device.memoryInUse();
      for (const dtype of contract.dtypes) {
        for (const channels of contract.channels) {
          for (const [height, width] of SIZES) {
            const src = randomImage(dtype, [1, height, width, channels]);
            using stack = new DisposableStack();
            const plain = device.array(src.data, { shape: [height, width, channels], layout: "HWC" });
            const expected = contract.run(stack.use(plain)).map((result) => stack.use(result));
            for (const placement of PLACEMENTS.slice(0, 3)) {
              const message = `${dtype} ${height} × ${width} × ${channels} ${JSON.stringify(placement)}`;
              const from = stack.use(placeImages(device, src.shape, dtype, src.data, placement));
              const results = contract.run(from.view).map((result) => stack.use(result));
              results.forEach((result, i) => assertSame(result, expected[i]!, message));
            }
          }
        }
      }
      assert.equal(device.memoryInUse(), before);
    });
  }
});

describe("invalid arguments are rejected", () => {
  for (const contract of OPERATORS) {
    const dtype = contract.dtypes[0]!, channels = contract.channels.at(-1)!, shape = [6, 8, channels];
    test(contract.name, () => {
      using src = device.zeros(shape, dtype, { layout: "HWC" });
      using doubles = device.zeros(shape, "f64", { layout: "HWC" });
      using six = device.zeros([6, 8, 6], dtype, { layout: "HWC" });
      using result = contract.one(src, {});
      using small = device.zeros([1, 1, 1], result.dtype);
      using other = device.zeros(result.shape, result.dtype === "u8" ? "f32" : "u8");
      using base = device.zeros(6 * 8 * 64 * 8 + 64, "u8");
      const allocation = allocationOf(base);
      const at = (like: DeviceArray, offset: number): DeviceArray =>
        new DeviceArray(allocation, like.dtype, like.shape, like.strides, offset, base, like.layout);
      const disposed = device.zeros(shape, dtype, { layout: "HWC" });
      disposed.dispose();
      const before = device.memoryInUse();
      const rejected: [RegExp, () => unknown][] = [
        [/^TypeError: \w+: expected an array of .*\w, got f64/, () => contract.one(doubles, {})],
        [/^RangeError: \w+: expected .*, got (6 \(|)shape/, () => contract.one(six, {})],
        [/has been disposed/, () => contract.one(disposed, {})],
        [/^RangeError: into: expected /, () => contract.one(src, { into: small })],
        [/^TypeError: into: expected /, () => contract.one(src, { into: other })],
        [/^TypeError: into: expected .*, got Object/, () => contract.one(src, { into: {} as DeviceArray })],
        [
          /^RangeError: into: expected separate memory.*, got memory that overlaps \w+/,
          () => contract.one(at(src, 0), { into: at(result, 8) }),
        ],
      ];
      if (contract.list) {
        const list = contract.list;
        rejected.push(
          [/^TypeError: \w+: expected .*, got (\[\]|an empty list)/, () => list([], {})],
          [/^TypeError: \w+(\[1\])?: expected an array of .*, got f64/, () => list([src, doubles], {})],
          [/^TypeError: into: expected a list of 2/, () => list([src, src], { into: [result] })],
          [
            /^RangeError: into\[1\]: expected separate memory, got memory that overlaps into\[0\]/,
            () => list([src, src], { into: [result, result] }),
          ],
        );
      }
      for (const [message, call] of rejected) {
        assert.throws(
          call,
          (error: Error) => message.test(`${error.name}: ${error.message}`) || assert.fail(`${error}`),
        );
        assert.equal(device.memoryInUse(), before, `${message}`);
      }
    });
  }
});

describe("a failure at any step leaks no memory", () => {
  /** Lets `call` succeed once, then fail at each of its steps. */
  function check(call: () => readonly DeviceArray[]): void {
    const { context } = allocationOf(device.empty(0, "u8"));
    const before = device.memoryInUse();
    const steps = failAtStep(context, Infinity, () => {
      for (const result of call()) result.dispose();
    });
    assert.equal(device.memoryInUse(), before, "after success");
    assert.ok(steps > 0);
    for (let step = 0; step < steps; step++) {
      assert.throws(() => failAtStep(context, step, call), /injected failure/, `step ${step} of ${steps}`);
      assert.equal(device.memoryInUse(), before, `step ${step} of ${steps}`);
    }
  }

  for (const contract of OPERATORS) {
    test(contract.name, () => {
      const src = randomImage(contract.dtypes[0]!, [6, 8, contract.channels.at(-1)!]);
      using plain = device.array(src.data, { shape: src.shape, layout: "HWC" });
      check(() => [contract.one(plain, {})]);
      if (contract.list) check(() => contract.list!([plain, plain], {}));
    });
  }
  for (const contract of OTHER_OPERATORS) {
    test(contract.name, () => {
      const src = randomImage(contract.dtypes[0]!, [6, 8, contract.channels.at(-1)!]);
      using plain = device.array(src.data, { shape: src.shape, layout: "HWC" });
      check(() => contract.run(plain));
    });
  }
});

test("every operator has a contract", () => {
  const known = [...OPERATORS, ...OTHER_OPERATORS].map(({ name }) => name.split(" ")[0]);
  const helpers = ["letterboxPlacement", "structuringElement"];
  const missing = Object.entries(image).filter(([name, value]) =>
    typeof value === "function" && !known.includes(name) && !helpers.includes(name)
  );
  assert.deepEqual(missing.map(([name]) => name), []);
});
