/** Matrices of colors, and masks of ranges, against OpenCV's values. */
import { describe, test } from "node:test";
import { colorTwist, inRange } from "../../src/image/mod.ts";
import { openTestDevice } from "../support/device.ts";
import { type Case, check, readCases } from "../support/operator_cases.ts";
import { refuses } from "../support/rejected_arguments.ts";

const device = await openTestDevice();

const twists: Case<{ matrix: number[][] }>[] = await readCases("color_twist");
const ranges: Case<{ lower: number | number[]; upper: number | number[] }>[] = await readCases("in_range");

/** The reference is of double precision: next to halves, f32 rounds the other way now and then. */
const TOLERANCE = { levels: 1 };

describe("colorTwist agrees with OpenCV's transform", () => {
  for (const { matrix, ...it } of twists) {
    test(it.name, () =>
      check(device, it, {
        one: (src, options) => colorTwist(src, matrix, options),
        list: (src, options) => [...colorTwist(src, matrix, options)],
      }, TOLERANCE));
  }
});

describe("inRange agrees with OpenCV", () => {
  for (const { lower, upper, ...it } of ranges) {
    test(it.name, () =>
      check(device, it, {
        one: (src, options) => inRange(src, lower, upper, options as object),
        list: (src, options) => inRange(src, lower, upper, options as object),
      }));
  }
});

const image = device.zeros([2, 2, 3], "u8"), gray = device.zeros([2, 2], "u8");
refuses(device, "colorTwist", [
  ["gray", /src: expected .*3, 4.*got 1 channels .*/, () => colorTwist(gray, [])],
  [
    "a matrix of two rows",
    /matrix: expected .*3 rows of 4/,
    () => colorTwist(image, [[1, 2, 3, 4], [1, 2, 3, 4]]),
  ],
]);
refuses(device, "inRange", [
  [
    "bounds of other channels",
    /lower: expected a finite number, or 3 of them, one for each.* got \[1, 2\]/,
    () => inRange(image, [1, 2], 3),
  ],
  [
    "a bound that is no number",
    /upper: expected a finite number, or 3 of them, one for each.* got NaN/,
    () => inRange(image, 1, NaN),
  ],
]);
