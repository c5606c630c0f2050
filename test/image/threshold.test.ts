/** Thresholds against OpenCV's values. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import {
  adaptiveThreshold,
  type AdaptiveThresholdOptions,
  type AutomaticThreshold,
  automaticThreshold,
  threshold,
  type ThresholdType,
} from "../../src/image/mod.ts";
import { openTestDevice } from "../support/device.ts";
import { type Case, check, readCases } from "../support/operator_cases.ts";
import { refuses } from "../support/rejected_arguments.ts";

const device = await openTestDevice();

interface Options {
  type: ThresholdType;
  thresh: number | AutomaticThreshold;
  maxValue?: number;
  found?: number;
}
const cases: Case<Options>[] = await readCases("threshold");
const adaptive: Case<AdaptiveThresholdOptions>[] = await readCases("adaptive_threshold");

describe("threshold agrees with OpenCV", () => {
  for (const { type, thresh, maxValue, found, ...it } of cases) {
    test(it.name, () => {
      check(device, it, {
        one: (src, options) => threshold(src, thresh, { type, maxValue, ...options }),
        list: (src, options) => [...threshold(src, thresh, { type, maxValue, ...options })],
      });
      if (found === undefined) return;
      using src = device.array(it.src.data, { shape: it.src.shape });
      using values = automaticThreshold(src, thresh as AutomaticThreshold);
      assert.deepEqual([...values.toHost()], [found]);
    });
  }
});

test("threshold takes a threshold for each image from the device", () => {
  using src = device.array(new Uint8Array([1, 5, 9, 1, 5, 9]), { shape: [2, 1, 3, 1] });
  using values = device.array(new Float32Array([4, 6]));
  using result = threshold(src, values);
  assert.deepEqual([...result.toHost()], [0, 255, 255, 0, 0, 255]);
});

describe("adaptiveThreshold agrees with OpenCV", () => {
  for (const { method, type, maxValue, blockSize, c, ...it } of adaptive) {
    const values = { method, type, maxValue, blockSize, c };
    test(it.name, () =>
      check(device, it, {
        one: (src, options) => adaptiveThreshold(src, { ...values, ...options }),
        list: (src, options) => [...adaptiveThreshold(src, { ...values, ...options })],
      }));
  }
});

const image = device.zeros([2, 2], "u8"),
  color = device.zeros([2, 2, 3], "u8"),
  two = device.zeros([2], "f32");
refuses(device, "threshold", [
  [
    "another type",
    /type: expected .*"binary".*got "mask"/,
    () => threshold(image, 1, { type: "mask" as "binary" }),
  ],
  [
    "another method",
    /thresh: expected .*"otsu" or "triangle".*got "li"/,
    () => threshold(image, "li" as "otsu"),
  ],
  ["Otsu's of colors", /src: expected .*1.*got 3 channels .*/, () => threshold(color, "otsu")],
  ["a threshold that is no number", /thresh: expected a finite number, got NaN/, () => threshold(image, NaN)],
  [
    "thresholds of other images",
    /thresh: expected .*f32 \[1\].*got f32 \[2\]/,
    () => threshold(image, two),
  ],
]);
refuses(device, "adaptiveThreshold", [
  [
    "another method",
    /method: expected "mean" or "gaussian", got "median"/,
    () => adaptiveThreshold(image, { method: "median" as "mean" }),
  ],
  [
    "another type",
    /type: expected "binary" or "binaryInv", got "trunc"/,
    () => adaptiveThreshold(image, { type: "trunc" as "binary" }),
  ],
  [
    "an even block",
    /blockSize: expected .*odd sizes.*got 4/,
    () => adaptiveThreshold(image, { blockSize: 4 }),
  ],
  [
    "a large block",
    /blockSize: expected an integer from 3 to 127, got 129/,
    () => adaptiveThreshold(image, { blockSize: 129 }),
  ],
  [
    "a value beyond bytes",
    /maxValue: expected numbers from 0 to 255, got 256/,
    () => adaptiveThreshold(image, { maxValue: 256 }),
  ],
]);
