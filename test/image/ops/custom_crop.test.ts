/** customCrop against NumPy. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { customCrop, type Rectangle } from "../../../src/image/mod.ts";
import { openTestDevice } from "../../support/device.ts";
import { checkOperator, readCases } from "../../support/operator_cases.ts";
import { testRejectedArguments } from "../../support/rejected_arguments.ts";

const device = await openTestDevice();

const references = await readCases<{ argument: Rectangle }>("arrange", "customCrop");

describe("customCrop matches NumPy", () => {
  for (const { argument: rectangle, ...reference } of references) {
    test(
      reference.name,
      () => checkOperator(device, reference, { one: (src, options) => customCrop(src, rectangle, options) }),
    );
  }

  test("takes a rectangle for each image of a list", () => {
    using a = device.array(new Uint8Array([1, 2, 3, 4]), { shape: [2, 2] });
    using b = device.array(new Uint8Array([5, 6, 7, 8, 9, 10]), { shape: [2, 3] });
    const crops = customCrop([a, b], [{ x: 1, y: 0, width: 1, height: 2 }, {
      x: 0,
      y: 1,
      width: 3,
      height: 1,
    }]);
    assert.deepEqual(crops.map((crop) => [...crop.toHost()]), [[2, 4], [8, 9, 10]]);
    for (const crop of crops) crop.dispose();
  });
});

const src = device.zeros([4, 4, 3], "u8");

testRejectedArguments(device, "customCrop", [
  [
    "a rectangle that leaves the image",
    /rectangle: expected a part of 4 × 4 pixels, got 2 × 3 pixels from row 0, column 2/,
    () => customCrop(src, { x: 2, y: 0, width: 3, height: 2 }),
  ],
  [
    "a rectangle in a list of numbers",
    /rectangle: expected \{ x, y, width, height \}, got \[0, 0, 2, 2\]$/,
    () => customCrop(src, [0, 0, 2, 2] as never),
  ],
]);
