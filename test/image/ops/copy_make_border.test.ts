/** copyMakeBorder against OpenCV. */
import { describe, test } from "node:test";
import { type Border, copyMakeBorder, type Margins } from "../../../src/image/mod.ts";
import { openTestDevice } from "../../support/device.ts";
import { checkOperator, operation, readCases } from "../../support/operator_cases.ts";
import { testRejectedArguments } from "../../support/rejected_arguments.ts";

const device = await openTestDevice();

const references = await readCases<{ margins: Margins; border: Border; value: number[] }>("copy_make_border");

describe("copyMakeBorder matches OpenCV", () => {
  for (const { margins, border, value, ...reference } of references) {
    const pad = operation((src, options) => copyMakeBorder(src, margins, { ...options, border, value }));
    test(reference.name, () => checkOperator(device, reference, pad));
  }
});

const src = device.zeros([4, 4, 3], "u8");

testRejectedArguments(device, "copyMakeBorder", [
  [
    "margins in OpenCV's order, before the options",
    /margins: expected \{ top, bottom, left, right \}, got 1$/,
    () => copyMakeBorder(src, 1 as never, 1 as never),
  ],
  [
    "a negative margin",
    /top: expected an integer from 0 to 16777216, got -1/,
    () => copyMakeBorder(src, { top: -1 }),
  ],
  [
    "a value out of the dtype's range",
    /value: expected .*, got 256/,
    () => copyMakeBorder(src, { top: 1 }, { value: 256 }),
  ],
]);
