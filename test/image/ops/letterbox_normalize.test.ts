/** letterboxNormalize against OpenCV and NumPy. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { letterboxNormalize, letterboxPlacement } from "../../../src/image/mod.ts";
import { assertElements } from "../../support/compare.ts";
import { openTestDevice } from "../../support/device.ts";
import { inNHWC, repeated } from "../../support/image_memory.ts";
import { checkPreprocessing, PREPROCESS_CASES, runPreprocessing } from "../../support/preprocess_cases.ts";
import { testRejectedArguments } from "../../support/rejected_arguments.ts";

const device = await openTestDevice();

describe("letterboxNormalize matches OpenCV and NumPy", () => {
  for (const reference of PREPROCESS_CASES.letterbox) {
    test(reference.name, () => checkPreprocessing(device, reference));
  }
});

// Large batches make each thread compute several pixels.
describe("letterboxNormalize of large batches", () => {
  for (const name of ["letterbox, u8, 3 channels", "letterbox, i16, 2 channels"]) {
    const reference = PREPROCESS_CASES.letterbox.find((one) => one.name === name)!;
    for (const count of [500, 1500]) {
      test(`${count} images: ${name}`, () => {
        using batch = device.array(repeated(reference.src, count), { layout: "NHWC" });
        using results = runPreprocessing(reference, batch, {});
        assertElements(inNHWC(results), repeated(reference.expected, count), {});
      });
    }
  }
});

test("letterboxPlacement gives the rectangle of the image", () => {
  assert.deepEqual(letterboxPlacement([1080, 1920], 640), {
    scale: 1 / 3,
    left: 0,
    top: 140,
    width: 640,
    height: 360,
  });
  assert.deepEqual(letterboxPlacement([4, 2], [8, 8]), { scale: 2, left: 2, top: 0, width: 4, height: 8 });
});

const src = device.zeros([4, 4, 3], "u8");

testRejectedArguments(device, "letterboxNormalize", [
  [
    "an unknown dtype",
    /dtype: expected f32, f16 or u8, got "f64"$/,
    () => letterboxNormalize(src, 2, { dtype: "f64" as "f32" }),
  ],
  [
    "a batch layout for a single image",
    /layout: expected "CHW" or "HWC" for one image, got "NHWC"/,
    () => letterboxNormalize(src, 2, { layout: "NHWC" }),
  ],
  ["a std of 0", /std: expected numbers other than 0, got 0/, () => letterboxNormalize(src, 2, { std: 0 })],
]);
