/** histogramEq against OpenCV. */
import { describe, test } from "node:test";
import { histogramEq } from "../../../src/image/mod.ts";
import { openTestDevice } from "../../support/device.ts";
import { checkOperator, operation, readCases } from "../../support/operator_cases.ts";

const device = await openTestDevice();

const references = await readCases<unknown>("histogram_eq");

describe("histogramEq matches OpenCV", () => {
  for (const reference of references) {
    test(
      reference.name,
      () => checkOperator(device, reference, operation((src, options) => histogramEq(src, options))),
    );
  }
});
