/** threshold against OpenCV. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import {
  type AutomaticThreshold,
  automaticThreshold,
  threshold,
  type ThresholdType,
} from "../../../src/image/mod.ts";
import { openTestDevice } from "../../support/device.ts";
import { checkOperator, definedOptions, operation, readCases } from "../../support/operator_cases.ts";
import { testRejectedArguments } from "../../support/rejected_arguments.ts";

const device = await openTestDevice();

interface Options {
  type: ThresholdType;
  thresh: number | AutomaticThreshold;
  maxValue?: number;
  found?: number;
}

const references = await readCases<Options>("threshold");

describe("threshold matches OpenCV", () => {
  for (const reference of references) {
    const { thresh, found } = reference, fixed = definedOptions(reference, "type", "maxValue");
    test(reference.name, () => {
      const run = operation((src, options) => threshold(src, thresh, { ...fixed, ...options }));
      checkOperator(device, reference, run);
      if (found === undefined) return;
      using src = device.array(reference.src.data, { shape: reference.src.shape });
      using values = automaticThreshold(src, thresh as AutomaticThreshold);
      assert.deepEqual([...values.toHost()], [found]);
    });
  }
});

test("threshold takes one threshold per image from an array on the device", () => {
  using src = device.array(new Uint8Array([1, 5, 9, 1, 5, 9]), { shape: [2, 1, 3, 1] });
  using values = device.array(new Float32Array([4, 6]));
  using result = threshold(src, values);
  assert.deepEqual([...result.toHost()], [0, 255, 255, 0, 0, 255]);
});

const image = device.zeros([2, 2], "u8"),
  color = device.zeros([2, 2, 3], "u8"),
  two = device.zeros([2], "f32");

testRejectedArguments(device, "threshold", [
  [
    "an unknown type",
    /type: expected .*"binary".*, got "mask"/,
    () => threshold(image, 1, { type: "mask" as "binary" }),
  ],
  [
    "an unknown method",
    /thresh: expected .*"otsu" or "triangle".*, got "li"/,
    () => threshold(image, "li" as "otsu"),
  ],
  [
    "Otsu's method for three channels",
    /src: expected 1 channel, got 3 \(shape \[2, 2, 3\]\)/,
    () => threshold(color, "otsu"),
  ],
  [
    "a method in the place of a type",
    /type: expected .*, got "otsu"; write threshold\(src, "otsu"\)/,
    () => threshold(image, 0, { type: "otsu" as "binary" }),
  ],
  ["a threshold of NaN", /thresh: expected a finite number, got NaN/, () => threshold(image, NaN)],
  [
    "thresholds for a different number of images",
    /thresh: expected .*f32 \[1\].*, got f32 \[2\]/,
    () => threshold(image, two),
  ],
]);
