/** Conversion of elements against OpenCV's values. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { DType } from "../../../mod.ts";
import { convertTo } from "../../../src/image/mod.ts";
import { openTestDevice } from "../../support/device.ts";
import { checkOperator, readCases } from "../../support/operator_cases.ts";

const device = await openTestDevice();

interface Options {
  dtype: DType;
  scale: number;
  shift: number;
}

const cases = await readCases<Options>("convert_to");

describe("convertTo agrees with OpenCV", () => {
  for (const { dtype, scale, shift, ...it } of cases) {
    test(it.name, () =>
      checkOperator(device, it, {
        one: (src, options) => convertTo(src, dtype, { scale, shift, ...options }),
        list: (src, options) => convertTo(src, dtype, { scale, shift, ...options } as object),
      }));
  }
});

test("convertTo may write over its source, and makes 0 of what is not a number", () => {
  using src = device.array(new Float32Array([NaN, -1e30, 1e30, 0.5, 1.5, 254.5]), { shape: [1, 2, 3] });
  using bytes = convertTo(src, "u8");
  assert.deepEqual([...bytes.toHost()], [0, 0, 255, 0, 2, 254]);
  assert.equal(convertTo(bytes, "u8", { scale: 2, into: bytes }), bytes);
  assert.deepEqual([...bytes.toHost()], [0, 0, 255, 0, 4, 255]);
});

describe("convertTo refuses by name, and leaves nothing allocated", () => {
  const image = device.zeros([2, 2, 3], "u8");
  const refusals: [string, RegExp, () => unknown][] = [
    ["types that are no images'", /dtype: expected .*u8, u16.*got "f64"/, () => convertTo(image, "f64")],
    [
      "a scale that is no number",
      /scale: expected a finite number, got NaN/,
      () => convertTo(image, "u8", { scale: NaN }),
    ],
    [
      "an infinite shift",
      /shift: expected a finite number, got Infinity/,
      () => convertTo(image, "u8", { shift: Infinity }),
    ],
  ];
  for (const [what, message, call] of refusals) {
    test(what, () => {
      const before = device.memoryInUse();
      assert.throws(call, message);
      assert.equal(device.memoryInUse(), before);
    });
  }
});
