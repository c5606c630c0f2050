/** Arrays as text: values are printed exactly as NumPy prints them. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { inspect } from "node:util";
import { asTensor, type Device, type DType } from "../../mod.ts";
import { elementsOf, range, readArrayCases } from "../support/array_cases.ts";
import { useTestDevice } from "../support/suite_device.ts";

interface Case {
  readonly dtype: DType;
  readonly shape: number[];
  readonly data: string;
  readonly text: string;
}

const references = await readArrayCases<Case>("print");

describe("arrays as text", () => {
  let device: Device;
  useTestDevice((opened) => device = opened);

  for (const { dtype, shape, data, text } of references) {
    test(`${dtype} [${shape}]: ${text.slice(0, 50).replaceAll("\n", " ")}`, () => {
      using array = device.array({ dtype, shape, data: elementsOf(dtype, data) });
      const [, ...lines] = array.toString().split("\n");
      assert.equal(lines.join("\n"), text);
    });
  }

  test("the first line has dtype, shape, strides, layout and device", () => {
    using array = device.array(range([2, 3]));
    assert.equal(
      String(asTensor(array, "HW").transpose()),
      `DeviceArray i32 [3, 2] strides [4, 12] WH on ${device}\n[[0 3]\n [1 4]\n [2 5]]`,
    );
  });

  test("console.log prints the text", () => {
    using array = device.array(range([3]));
    assert.equal(inspect(array), `DeviceArray i32 [3] strides [4] on ${device}\n[0 1 2]`);
  });

  test("bf16 is printed with the digits that distinguish its values", () => {
    using array = device.array(new Float32Array([1, 0.1, -2.5]), { dtype: "bf16" });
    assert.match(array.toString(), /\n\[ 1\. {3}0\.1 -2\.5\]$/);
  });
});
