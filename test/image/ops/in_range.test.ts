/** inRange against OpenCV. */
import { describe, test } from "node:test";
import { inRange } from "../../../src/image/mod.ts";
import { openTestDevice } from "../../support/device.ts";
import { checkOperator, operation, readCases } from "../../support/operator_cases.ts";
import { testRejectedArguments } from "../../support/rejected_arguments.ts";

const device = await openTestDevice();

interface Bounds {
  lower: number | number[];
  upper: number | number[];
}

const references = await readCases<Bounds>("in_range");

describe("inRange matches OpenCV", () => {
  for (const { lower, upper, ...reference } of references) {
    const mask = operation((src, options) => inRange(src, lower, upper, options));
    test(reference.name, () => checkOperator(device, reference, mask));
  }
});

const image = device.zeros([2, 2, 3], "u8");

testRejectedArguments(device, "inRange", [
  [
    "bounds for a different number of channels",
    /lower: expected a finite number, or 3 of them, one for each.* got \[1, 2\]/,
    () => inRange(image, [1, 2], 3),
  ],
  [
    "a bound of NaN",
    /upper: expected a finite number, or 3 of them, one for each.* got NaN/,
    () => inRange(image, 1, NaN),
  ],
]);
