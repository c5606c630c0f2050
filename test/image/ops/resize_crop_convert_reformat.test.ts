/** resizeCropConvertReformat against OpenCV and NumPy. */
import { describe, test } from "node:test";
import { resizeCropConvertReformat } from "../../../src/image/mod.ts";
import { openTestDevice } from "../../support/device.ts";
import { checkPreprocessing, PREPROCESS_CASES } from "../../support/preprocess_cases.ts";
import { testRejectedArguments } from "../../support/rejected_arguments.ts";

const device = await openTestDevice();

describe("resizeCropConvertReformat matches OpenCV and NumPy", () => {
  for (const reference of PREPROCESS_CASES.resizeCrop) {
    test(reference.name, () => checkPreprocessing(device, reference));
  }
});

const src = device.zeros([4, 4, 3], "u8");

testRejectedArguments(device, "resizeCropConvertReformat", [
  [
    "a crop that leaves the resized image",
    /crop: expected a part of 4 × 3 pixels, got 4 × 4 pixels from row 0, column 0/,
    () => resizeCropConvertReformat(src, [4, 3], { x: 0, y: 0, width: 4, height: 4 }),
  ],
]);
