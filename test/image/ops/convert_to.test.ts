/** convertTo against OpenCV. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { DType } from "../../../mod.ts";
import { convertTo } from "../../../src/image/mod.ts";
import { openTestDevice } from "../../support/device.ts";
import { checkOperator, operation, readCases } from "../../support/operator_cases.ts";
import { testRejectedArguments } from "../../support/rejected_arguments.ts";

const device = await openTestDevice();

interface Options {
  dtype: DType;
  scale: number;
  shift: number;
}

const references = await readCases<Options>("convert_to");

describe("convertTo matches OpenCV", () => {
  for (const { dtype, scale, shift, ...reference } of references) {
    const run = operation((src, options) => convertTo(src, dtype, { scale, shift, ...options }));
    test(reference.name, () => checkOperator(device, reference, run));
  }
});

test("convertTo maps NaN to 0, saturates, and can work in place", () => {
  using src = device.array(new Float32Array([NaN, -1e30, 1e30, 0.5, 1.5, 254.5]), { shape: [1, 2, 3] });
  using bytes = convertTo(src, "u8");
  assert.deepEqual([...bytes.toHost()], [0, 0, 255, 0, 2, 254]);
  assert.equal(convertTo(bytes, "u8", { scale: 2, into: bytes }), bytes);
  assert.deepEqual([...bytes.toHost()], [0, 0, 255, 0, 4, 255]);
});

const image = device.zeros([2, 2, 3], "u8");

testRejectedArguments(device, "convertTo", [
  ["an unsupported dtype", /dtype: expected .*u8, u16.*, got "f64"/, () => convertTo(image, "f64")],
  [
    "a scale of NaN",
    /scale: expected a finite number, got NaN/,
    () => convertTo(image, "u8", { scale: NaN }),
  ],
  [
    "an infinite shift",
    /shift: expected a finite number, got Infinity/,
    () => convertTo(image, "u8", { shift: Infinity }),
  ],
]);
