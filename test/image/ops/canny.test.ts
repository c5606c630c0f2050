/** canny against OpenCV. */
import { describe, test } from "node:test";
import { canny } from "../../../src/image/mod.ts";
import { openTestDevice } from "../../support/device.ts";
import { checkOperator, definedOptions, operation, readCases } from "../../support/operator_cases.ts";
import { testRejectedArguments } from "../../support/rejected_arguments.ts";

const device = await openTestDevice();

const references = await readCases<
  { threshold1: number; threshold2: number; size?: 3 | 5 | 7; l2Gradient?: boolean }
>("canny");

describe("canny matches OpenCV", () => {
  for (const reference of references) {
    const { threshold1, threshold2 } = reference, fixed = definedOptions(reference, "size", "l2Gradient");
    const edges = operation((src, options) => canny(src, threshold1, threshold2, { ...options, ...fixed }));
    test(reference.name, () => checkOperator(device, reference, edges));
  }
});

const src = device.zeros([4, 5, 3], "u8"), floats = device.zeros([4, 5, 3], "f32");

testRejectedArguments(device, "canny", [
  ["floats", /src: expected an array of u8, got f32/, () => canny(floats, 1, 2)],
  ["a threshold of NaN", /threshold2: expected .*, got NaN/, () => canny(src, 1, NaN)],
  ["an even size", /size: expected .*3, 5 or 7.*, got 4/, () => canny(src, 1, 2, { size: 4 as 3 })],
]);
