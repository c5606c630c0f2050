/** Image operators accept batches of no images. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { DeviceArray } from "../../mod.ts";
import * as image from "../../src/image/mod.ts";
import { openTestDevice } from "../support/device.ts";

const device = await openTestDevice();

const gray = device.empty([0, 4, 4, 1], "u8"), rgb = device.empty([0, 4, 4, 3], "u8");
const frames = device.empty([0, 6, 4, 1], "u8"), table = device.zeros([256], "u8");
const same = [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0]];

const calls: Record<string, [call: () => DeviceArray, shape: number[]]> = {
  convertTo: [() => image.convertTo(rgb, "f32"), [0, 4, 4, 3]],
  cvtColor: [() => image.cvtColor(rgb, "RGB2GRAY"), [0, 4, 4, 1]],
  "cvtColor from frames": [() => image.cvtColor(frames, "YUV2RGB_NV12"), [0, 4, 4, 3]],
  "cvtColor to frames": [() => image.cvtColor(rgb, "RGB2YUV_NV12"), [0, 6, 4, 1]],
  brightnessContrast: [() => image.brightnessContrast(rgb, { contrast: 2 }), [0, 4, 4, 3]],
  gammaContrast: [() => image.gammaContrast(rgb, 2), [0, 4, 4, 3]],
  invert: [() => image.invert(rgb), [0, 4, 4, 3]],
  posterize: [() => image.posterize(rgb, 2), [0, 4, 4, 3]],
  solarize: [() => image.solarize(rgb, 9), [0, 4, 4, 3]],
  lut: [() => image.lut(rgb, table), [0, 4, 4, 3]],
  colorTwist: [() => image.colorTwist(rgb, same), [0, 4, 4, 3]],
  inRange: [() => image.inRange(rgb, 1, 2), [0, 4, 4, 1]],
  threshold: [() => image.threshold(gray, "otsu"), [0, 4, 4, 1]],
  automaticThreshold: [() => image.automaticThreshold(gray, "triangle"), [0]],
  adaptiveThreshold: [() => image.adaptiveThreshold(gray), [0, 4, 4, 1]],
  histogram: [() => image.histogram(rgb), [0, 3, 256]],
  histogramEq: [() => image.histogramEq(rgb), [0, 4, 4, 3]],
  clahe: [() => image.clahe(gray), [0, 4, 4, 1]],
  composite: [() => image.composite(rgb, rgb, gray), [0, 4, 4, 3]],
  erase: [() => image.erase(rgb, []), [0, 4, 4, 3]],
  boundingBoxes: [() => image.boundingBoxes(rgb, []), [0, 4, 4, 3]],
  putText: [() => image.putText(rgb, []), [0, 4, 4, 3]],
};

describe("an empty batch gives an empty result", () => {
  for (const [name, [call, shape]] of Object.entries(calls)) {
    test(name, () => {
      const before = device.memoryInUse();
      const result = call();
      assert.deepEqual([...result.shape], shape);
      assert.equal(result.toHost().length, 0);
      result.dispose();
      assert.equal(device.memoryInUse(), before);
    });
  }
});
