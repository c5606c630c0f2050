/** conv2D against OpenCV's filter2D. */
import { describe, test } from "node:test";
import type { DType } from "../../../mod.ts";
import { type Anchor, type Border, conv2D } from "../../../src/image/mod.ts";
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
