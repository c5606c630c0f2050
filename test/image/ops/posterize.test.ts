/** posterize against torchvision's formula. */
import { describe, test } from "node:test";
import { posterize } from "../../../src/image/mod.ts";
import { openTestDevice } from "../../support/device.ts";
import { checkOperator, operation, readCases } from "../../support/operator_cases.ts";
import { testRejectedArguments } from "../../support/rejected_arguments.ts";

const device = await openTestDevice();

const references = await readCases<{ argument: number }>("tone", "posterize");

describe("posterize matches torchvision's formula", () => {
  for (const { argument, ...reference } of references) {
    test(
      reference.name,
      () => checkOperator(device, reference, operation((src, options) => posterize(src, argument, options))),
    );
  }
});

const image = device.zeros([2, 2, 3], "u8"), floats = device.zeros([2, 2], "f32");

testRejectedArguments(device, "posterize", [
  [
    "more bits than the dtype has",
    /bits: expected .*an integer from 0 to 8.*, got 9/,
    () => posterize(image, 9),
  ],
  ["0 bits for floats", /bits: expected .*an integer from 1 to 16.*, got 0/, () => posterize(floats, 0)],
]);
