/** colorTwist against OpenCV's transform. */
import { describe, test } from "node:test";
import { colorTwist } from "../../../src/image/mod.ts";
import { openTestDevice } from "../../support/device.ts";
import { checkOperator, operation, readCases } from "../../support/operator_cases.ts";
import { testRejectedArguments } from "../../support/rejected_arguments.ts";

const device = await openTestDevice();

const references = await readCases<{ matrix: number[][] }>("color_twist");

// The reference is computed in f64; f32 can round values close to a half the other way.
describe("colorTwist is within 1 level of OpenCV's transform", () => {
  for (const { matrix, ...reference } of references) {
    const twist = operation((src, options) => colorTwist(src, matrix, options));
    test(reference.name, () => checkOperator(device, reference, twist, { levels: 1 }));
  }
});

const image = device.zeros([2, 2, 3], "u8"), gray = device.zeros([2, 2], "u8");

testRejectedArguments(device, "colorTwist", [
  ["a single channel", /src: expected 3 or 4 channels, got 1 \(shape \[2, 2\]\)/, () => colorTwist(gray, [])],
  [
    "a matrix of two rows",
    /matrix: expected .*3 rows of 4/,
    () => colorTwist(image, [[1, 2, 3, 4], [1, 2, 3, 4]]),
  ],
]);
