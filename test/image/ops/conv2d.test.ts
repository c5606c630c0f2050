/** conv2D against OpenCV's filter2D. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { DType } from "../../../mod.ts";
import { type Anchor, type Border, conv2D, sepFilter2D } from "../../../src/image/mod.ts";
import { openTestDevice } from "../../support/device.ts";
import { checkOperator, definedOptions, operation, readCases } from "../../support/operator_cases.ts";
import { testRejectedArguments } from "../../support/rejected_arguments.ts";

const device = await openTestDevice();

interface Filter {
  border?: Border;
  dtype?: DType;
  kernel: number[][];
  delta: number;
  anchor?: Anchor;
}

const references = await readCases<Filter>("conv2d");

// OpenCV filters integers in fixed point or sums in another order, which shows at ties.
describe("conv2D is within 1 level of OpenCV's filter2D", () => {
  for (const reference of references) {
    const fixed = definedOptions(reference, "border", "dtype", "anchor", "delta");
    const filter = operation((src, options) => conv2D(src, reference.kernel, { ...options, ...fixed }));
    test(reference.name, () => checkOperator(device, reference, filter, { levels: 1 }));
  }
});

test("ties of u8 go to even and sums saturate, in contiguous memory and in views", () => {
  const row = (from: number, ...values: number[]): Uint8Array => {
    return Uint8Array.from({ length: 64 }, (_, i) => values[i] ?? from + i);
  };
  const ramp = row(0), ends = row(120, 0, 1, 2, 127, 128, 255);
  // Expected: the first results by numpy.clip(numpy.rint(…), 0, 255).
  const cases: [Uint8Array, number[], number, number[]][] = [
    [ramp, [0, 0.5, 0.5], 0, [0, 2, 2, 4, 4, 6, 6, 8]],
    [ends, [0, 2, 0], -0.5, [0, 2, 4, 254, 255, 255]],
    [ends, [0, 2, 0], -1.5, [0, 0, 2, 252, 254, 255]],
    [ends, [0, -1, 0], 255.5, [255, 254, 254, 128, 128, 0]],
    [ends, [0, -1, 0], 0.5, [0, 0, 0, 0, 0, 0]],
    [ends, [0, 1, 0], -1000, [0, 0, 0, 0, 0, 0]],
    [ends, [0, 1, 0], 1000, [255, 255, 255, 255, 255, 255]],
    [ends, [0, 100, 0], 0, [0, 100, 200, 255, 255, 255]],
  ];
  for (const [values, weights, delta, expected] of cases) {
    using whole = device.array(new Uint8Array(64 * 16).map((_, i) => values[i % 64]!), {
      shape: [16, 64, 1],
    });
    using around = device.zeros([18, 67, 1], "u8");
    const view = around.slice([1, 17], [2, 66]);
    view.copyFrom(whole);
    for (const image of [whole, view]) {
      const zeros = [0, 0, 0], { length } = expected;
      using conv = conv2D(image, [zeros, weights, zeros], { delta });
      using sep = sepFilter2D(image, weights, [0, 1, 0], { delta });
      for (const result of [conv, sep]) {
        assert.deepEqual([...result.toHost().subarray(64, 64 + length)], expected, `${weights}, ${delta}`);
      }
    }
  }
});

const src = device.zeros([4, 5, 3], "u8");

testRejectedArguments(device, "conv2D", [
  [
    "rows of different lengths",
    /kernel: expected at most 31 rows of the same length, of at most 31 finite numbers, got \[\[1, 2\], \[3\]\]/,
    () => conv2D(src, [[1, 2], [3]]),
  ],
  [
    "a kernel on the device",
    /kernel: expected .*, got DeviceArray .*; pass the rows: \[\[0, 1, 0\], /,
    () => conv2D(src, src as unknown as number[][]),
  ],
  ["an empty kernel", /kernel: expected .*, got \[\]/, () => conv2D(src, [])],
  [
    "more than 31 rows",
    /kernel: expected .*at most 31 rows.*, got an array of 32/,
    () => conv2D(src, new Array(32).fill(new Array(31).fill(1))),
  ],
]);
