/** laplacian against OpenCV. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { DType } from "../../../mod.ts";
import { laplacian } from "../../../src/image/mod.ts";
import { openTestDevice } from "../../support/device.ts";
import { checkOperator, definedOptions, operation, readCases } from "../../support/operator_cases.ts";
import { testRejectedArguments } from "../../support/rejected_arguments.ts";

const device = await openTestDevice();

interface Gradient {
  size: number;
  dtype?: DType;
  scale?: number;
  delta?: number;
}

const references = await readCases<Gradient>("gradients", "laplacian");

// OpenCV rounds the weights times the scale, which shows at ties.
describe("laplacian equals OpenCV for integers, with a scale to within 1 level", () => {
  for (const reference of references) {
    const fixed = definedOptions(reference, "dtype", "size", "scale", "delta");
    const filter = operation((src, options) => laplacian(src, { ...options, ...fixed }));
    test(
      reference.name,
      () => checkOperator(device, reference, filter, { levels: reference.scale === undefined ? 0 : 1 }),
    );
  }
});

test("laplacian has the dtype that is requested", () => {
  using src = device.zeros([4, 5], "u8");
  using sum = laplacian(src, { dtype: "u8" });
  assert.equal(sum.dtype, "u8");
});

const src = device.zeros([4, 5, 3], "u8");

testRejectedArguments(device, "laplacian", [
  ["a scale of NaN", /scale: expected a finite number, got NaN/, () => laplacian(src, { scale: NaN })],
]);
