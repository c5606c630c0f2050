/** gaussian against OpenCV. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { DType } from "../../../mod.ts";
import { type Border, gaussian } from "../../../src/image/mod.ts";
import { openTestDevice } from "../../support/device.ts";
import { checkOperator, definedOptions, operation, readCases } from "../../support/operator_cases.ts";
import { testRejectedArguments } from "../../support/rejected_arguments.ts";

const device = await openTestDevice();

interface Options {
  size: [number, number];
  sigma: [number, number];
  border?: Border;
}

const references = await readCases<Options>("gaussian");

/** OpenCV rounds the weights for u16 to 16 bits. */
const LEVELS: Partial<Record<DType, number>> = { u16: 2, i16: 1 };

describe("gaussian equals OpenCV for u8, and is within 2 levels for u16, 1 for i16", () => {
  for (const reference of references) {
    const { sigma, size } = reference, border = definedOptions(reference, "border");
    const blur = operation((src, options) => gaussian(src, sigma, { ...options, size, ...border }));
    test(
      reference.name,
      () => checkOperator(device, reference, blur, { levels: LEVELS[reference.src.dtype] ?? 0 }),
    );
  }
});

const src = device.zeros([4, 5, 3], "u8");

test("gaussian takes one size for both axes", () => {
  using frame = device.array(Uint8Array.from({ length: 192 }, (_, i) => i * 37), { shape: [8, 8, 3] });
  using one = gaussian(frame, 1, { size: 5 }), both = gaussian(frame, 1, { size: [5, 5] });
  assert.ok(one.equals(both));
  assert.throws(() => gaussian(frame, 1, { size: 4 }), /size\[0\]: expected an odd number, got 4/);
});

testRejectedArguments(device, "gaussian", [
  [
    "a negative sigma",
    /sigma: expected a non-negative number of pixels, or \[x, y\], got -1/,
    () => gaussian(src, -1),
  ],
  [
    "a sigma of 0 without a size",
    /sigma: expected a positive number if there is no size, got 0/,
    () => gaussian(src, 0),
  ],
  [
    "a sigma that needs too many weights",
    /sigma: expected a deviation for at most 127 weights, got 100, which needs 601/,
    () => gaussian(src, 100),
  ],
  ["an even size", /size\[0\]: expected an odd number, got 4/, () => gaussian(src, 1, { size: [4, 5] })],
  [
    "an unknown border",
    /border: expected one of "constant", "replicate", "reflect",.* got "mirror"/,
    () => gaussian(src, 1, { border: "mirror" as Border }),
  ],
]);
