/** erase against OpenCV's filled rectangles. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { erase, type ErasedRegion } from "../../../src/image/mod.ts";
import { openTestDevice } from "../../support/device.ts";
import { shapesFor } from "../../support/drawing.ts";
import { checkOperator, operation, readCases } from "../../support/operator_cases.ts";
import { testRejectedArguments } from "../../support/rejected_arguments.ts";

const device = await openTestDevice();

const references = await readCases<{ regions: ErasedRegion[] }>("erase");

describe("erase fills what OpenCV's filled rectangles cover", () => {
  for (const { regions, ...reference } of references) {
    const draw = operation((src, options) => erase(src, shapesFor(src, regions) as ErasedRegion[], options));
    test(reference.name, () => checkOperator(device, reference, draw));
  }
});

test("erase takes one list of regions per image of a batch", () => {
  using batch = device.zeros([3, 1, 2, 1], "u8");
  using result = erase(batch, [[{ x: 0, y: 0, width: 1, height: 1, value: 1 }], [], [{
    x: 1,
    y: 0,
    width: 9,
    height: 1,
    value: 2,
  }]]);
  assert.deepEqual([...result.toHost()], [1, 0, 0, 0, 0, 2]);
});

const image = device.zeros([4, 4, 3], "u8"),
  batch = device.zeros([2, 4, 4, 3], "u8"),
  pair = device.zeros([4, 4, 2], "u8");
const box = { x: 0, y: 0, width: 2, height: 2 };

testRejectedArguments(device, "erase", [
  [
    "images of two channels",
    /src: expected 1, 3 or 4 channels, got 2 \(shape \[4, 4, 2\]\)/,
    () => erase(pair, []),
  ],
  ["one list for two images", /regions: expected .*a list of 2 lists/, () => erase(batch, [box])],
  [
    "a fractional coordinate",
    /^RangeError: regions\[1\]\.x: expected an integer from -16777216 to 16777216, got 0\.5/,
    () => erase(image, [box, { ...box, x: 0.5 }]),
  ],
  [
    "a misspelled member",
    /^TypeError: regions\[1\]\[0\]: expected only x, y, width, height, value, got values; did you mean "value"\?/,
    () => {
      const misspelled = { ...box, values: 5 };
      erase(batch, [[box], [misspelled]]);
    },
  ],
]);
