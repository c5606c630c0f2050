/** sobel against OpenCV. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { DType } from "../../../mod.ts";
import { sobel } from "../../../src/image/mod.ts";
import { openTestDevice } from "../../support/device.ts";
import { checkOperator, definedOptions, operation, readCases } from "../../support/operator_cases.ts";
import { testRejectedArguments } from "../../support/rejected_arguments.ts";

const device = await openTestDevice();

interface Gradient {
  size: number;
  dx: number;
  dy: number;
  dtype?: DType;
  scale?: number;
  delta?: number;
}

const references = await readCases<Gradient>("gradients", "sobel");

describe("sobel equals OpenCV for integers", () => {
  for (const reference of references) {
    const fixed = definedOptions(reference, "dtype", "size", "scale", "delta");
    const filter = operation((src, options) =>
      sobel(src, reference.dx, reference.dy, { ...options, ...fixed })
    );
    test(reference.name, () => checkOperator(device, reference, filter));
  }
});

test("sobel of u8 is i16 by default", () => {
  using src = device.zeros([4, 5], "u8");
  using x = sobel(src, 1, 0);
  assert.equal(x.dtype, "i16");
});

const src = device.zeros([4, 5, 3], "u8");

testRejectedArguments(device, "sobel", [
  [
    "OpenCV's order of arguments",
    /dx: expected an integer, got "CV_16S"; the option dtype is OpenCV's depth$/,
    () => sobel(src, "CV_16S" as never, 1, 0 as never),
  ],
  ["no derivative", /dx, dy: expected at least one derivative, got 0, 0/, () => sobel(src, 0, 0)],
  ["an order above 2", /dx: expected .*, got 3/, () => sobel(src, 3, 0)],
  ["an even size", /size: expected an odd number, got 4/, () => sobel(src, 1, 0, { size: 4 })],
]);
