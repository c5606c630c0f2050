/** flip against OpenCV. */
import { describe, test } from "node:test";
import { flip, type FlipDirection } from "../../../src/image/mod.ts";
import { openTestDevice } from "../../support/device.ts";
import { checkOperator, operation, readCases } from "../../support/operator_cases.ts";

const device = await openTestDevice();

const references = await readCases<{ direction: FlipDirection }>("flip");

describe("flip matches OpenCV", () => {
  for (const { direction, ...reference } of references) {
    const run = operation((src, options) => flip(src, direction, options));
    test(reference.name, () => checkOperator(device, reference, run));
  }
});
