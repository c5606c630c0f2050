/** adaptiveThreshold against OpenCV. */
import { describe, test } from "node:test";
import { adaptiveThreshold, type AdaptiveThresholdOptions } from "../../../src/image/mod.ts";
import { openTestDevice } from "../../support/device.ts";
import { checkOperator, definedOptions, operation, readCases } from "../../support/operator_cases.ts";
import { testRejectedArguments } from "../../support/rejected_arguments.ts";

const device = await openTestDevice();

const references = await readCases<AdaptiveThresholdOptions>("adaptive_threshold");

describe("adaptiveThreshold matches OpenCV", () => {
  for (const reference of references) {
    const values = definedOptions(reference, "method", "type", "maxValue", "blockSize", "c");
    test(reference.name, () =>
      checkOperator(
        device,
        reference,
        operation((src, options) => adaptiveThreshold(src, { ...values, ...options })),
      ));
  }
});

const image = device.zeros([2, 2], "u8");

testRejectedArguments(device, "adaptiveThreshold", [
  [
    "an unknown method",
    /method: expected "mean" or "gaussian", got "median"/,
    () => adaptiveThreshold(image, { method: "median" as "mean" }),
  ],
  [
    "an unknown type",
    /type: expected "binary" or "binaryInv", got "trunc"/,
    () => adaptiveThreshold(image, { type: "trunc" as "binary" }),
  ],
  [
    "an even block size",
    /blockSize: expected an odd number, got 4/,
    () => adaptiveThreshold(image, { blockSize: 4 }),
  ],
  [
    "a block size beyond 127",
    /blockSize: expected an integer from 3 to 127, got 129/,
    () => adaptiveThreshold(image, { blockSize: 129 }),
  ],
  [
    "a maxValue above 255",
    /maxValue: expected a number from 0 to 255, got 256/,
    () => adaptiveThreshold(image, { maxValue: 256 }),
  ],
]);
