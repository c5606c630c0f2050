/** centerCrop against NumPy. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { centerCrop } from "../../../src/image/mod.ts";
import { openTestDevice } from "../../support/device.ts";
import { checkOperator, readCases } from "../../support/operator_cases.ts";
import { testRejectedArguments } from "../../support/rejected_arguments.ts";

const device = await openTestDevice();

const references = await readCases<{ argument: [number, number] }>("arrange", "centerCrop");

describe("centerCrop matches NumPy", () => {
  for (const { argument: size, ...reference } of references) {
    test(
      reference.name,
      () => checkOperator(device, reference, { one: (src, options) => centerCrop(src, size, options) }),
    );
  }

  test("crops each image of a list around its own center", () => {
    using a = device.array(new Uint8Array([1, 2, 3, 4]), { shape: [2, 2] });
    using b = device.array(new Uint8Array([5, 6, 7, 8, 9, 10]), { shape: [2, 3] });
    const crops = centerCrop([a, b], 1);
    assert.deepEqual(crops.map((crop) => [...crop.toHost()]), [[1], [6]]);
    for (const crop of crops) crop.dispose();
  });
});

const src = device.zeros([4, 4, 3], "u8");

testRejectedArguments(device, "centerCrop", [
  [
    "a crop larger than the image",
    /size: expected a part of 4 × 4 pixels, got 5 × 5 pixels from row 0, column 0/,
    () => centerCrop(src, 5),
  ],
]);
