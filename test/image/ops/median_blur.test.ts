/** medianBlur against OpenCV and NumPy. */
import { describe, test } from "node:test";
import { medianBlur } from "../../../src/image/mod.ts";
import { openTestDevice } from "../../support/device.ts";
import { checkOperator, operation, readCases } from "../../support/operator_cases.ts";
import { testRejectedArguments } from "../../support/rejected_arguments.ts";

const device = await openTestDevice();

const references = await readCases<{ size: number }>("median");

describe("medianBlur matches OpenCV and NumPy", () => {
  for (const reference of references) {
    test(
      reference.name,
      () =>
        checkOperator(
          device,
          reference,
          operation((src, options) => medianBlur(src, reference.size, options)),
        ),
    );
  }
});

const src = device.zeros([4, 5, 3], "u8");

testRejectedArguments(device, "medianBlur", [
  ["an even size", /size: expected an odd number, got 4/, () => medianBlur(src, 4)],
  ["a size beyond 255", /size: expected an integer from 1 to 255, got 257/, () => medianBlur(src, 257)],
]);
