/** boxFilter against OpenCV. */
import { describe, test } from "node:test";
import type { DType } from "../../../mod.ts";
import { type Anchor, type Border, boxFilter } from "../../../src/image/mod.ts";
import { openTestDevice } from "../../support/device.ts";
import { checkOperator, definedOptions, operation, readCases } from "../../support/operator_cases.ts";
import { testRejectedArguments } from "../../support/rejected_arguments.ts";

const device = await openTestDevice();

interface Filter {
  border?: Border;
  dtype?: DType;
  size: [number, number];
  anchor?: Anchor;
  normalize?: boolean;
}

const references = await readCases<Filter>("box");

// OpenCV rounds means of an even number of elements the other way at ties.
describe("boxFilter is within 1 level of OpenCV", () => {
  for (const reference of references) {
    const fixed = definedOptions(reference, "border", "dtype", "anchor", "normalize");
    const filter = operation((src, options) => boxFilter(src, reference.size, { ...options, ...fixed }));
    const hasTies = reference.size[0] * reference.size[1] % 2 === 0 || reference.src.dtype !== "u8";
    test(reference.name, () => checkOperator(device, reference, filter, { levels: hasTies ? 1 : 0 }));
  }
});

const src = device.zeros([4, 5, 3], "u8");

testRejectedArguments(device, "boxFilter", [
  ["a size of 0", /size\[0\]: expected .*, got 0/, () => boxFilter(src, 0)],
  [
    "an anchor outside the window",
    /anchor\[0\]: expected .*, got 3/,
    () => boxFilter(src, 3, { anchor: [3, 0] }),
  ],
]);
