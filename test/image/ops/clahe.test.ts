/** clahe against OpenCV. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { clahe, type ClaheOptions } from "../../../src/image/mod.ts";
import { openTestDevice } from "../../support/device.ts";
import { placeImages } from "../../support/image_memory.ts";
import {
  type Case,
  checkOperator,
  definedOptions,
  operation,
  readCases,
} from "../../support/operator_cases.ts";
import { testRejectedArguments } from "../../support/rejected_arguments.ts";

const device = await openTestDevice();

const references: Case<ClaheOptions>[] = [
  ...await readCases<ClaheOptions>("clahe"),
  ...await readCases<ClaheOptions>("clahe_wide"),
  ...await readCases<ClaheOptions>("clahe_u16"),
];

describe("clahe matches OpenCV", () => {
  for (const reference of references) {
    const fixed = definedOptions(reference, "clipLimit", "tileGridSize");
    const run = operation((src, options) => clahe(src, { ...fixed, ...options }));
    test(reference.name, () => checkOperator(device, reference, run));
  }

  test("works in place", () => {
    for (const reference of references) {
      const { name, src, expected } = reference;
      const fixed = definedOptions(reference, "clipLimit", "tileGridSize");
      using both = placeImages(device, src.shape, src.dtype, src.data, { layout: "NHWC", pad: 8 });
      assert.equal(clahe(both.view, { ...fixed, into: both.view }), both.view);
      assert.deepEqual(both.view.toHost(), expected.data, name);
      both.assertGapsUntouched();
    }
  });
});

const image = device.zeros([2, 2], "u8");

testRejectedArguments(device, "clahe", [
  [
    "a negative clip limit",
    /clipLimit: expected a number of at least 0, got -1/,
    () => clahe(image, { clipLimit: -1 }),
  ],
  [
    "a grid of 0 rows",
    /tileGridSize\[1\]: expected an integer from 1 to 256, got 0/,
    () => clahe(image, { tileGridSize: [8, 0] }),
  ],
  [
    "a single number as grid size",
    /tileGridSize: expected .*\[x, y\].*, got 8/,
    () => clahe(image, { tileGridSize: 8 as never }),
  ],
]);
