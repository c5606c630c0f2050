/** integral and sqrIntegral against OpenCV and NumPy. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { DType } from "../../../mod.ts";
import { integral, sqrIntegral } from "../../../src/image/mod.ts";
import { openTestDevice } from "../../support/device.ts";
import { checkOperator, operation, readCases } from "../../support/operator_cases.ts";
import { testRejectedArguments } from "../../support/rejected_arguments.ts";

const device = await openTestDevice();

const references = await readCases<{ op: "integral" | "sqrIntegral"; dtype?: "i32" }>("integral");

describe("integral and sqrIntegral match OpenCV and NumPy", () => {
  const operators = { integral, sqrIntegral };
  for (const { op, dtype, ...reference } of references) {
    const run = operation((src, options) =>
      operators[op](src, { ...options, ...dtype && { dtype } } as object)
    );
    test(reference.name, () => checkOperator(device, reference, run));
  }
});

test("integral of bytes is i32, sqrIntegral is f64, with one more row and column", () => {
  using src = device.array(Uint8Array.of(1, 2, 3, 4, 5, 6), { shape: [1, 2, 3], layout: "HWC" });
  using sums = integral(src), squares = sqrIntegral(src);
  assert.deepEqual([sums.dtype, squares.dtype, sums.shape], ["i32", "f64", [2, 3, 3]]);
});

const src = device.zeros([4, 5, 3], "u8");

testRejectedArguments(device, "integral", [
  [
    "an unsupported dtype",
    /dtype: expected .*i32.*, got "u8"/,
    () => integral(src, { dtype: "u8" as DType as "i32" }),
  ],
]);
