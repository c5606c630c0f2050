/** cropFlipNormalizeReformat against OpenCV, NumPy and its own steps. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { cropFlipNormalizeReformat, customCrop, flip, normalize } from "../../../src/image/mod.ts";
import { assertElements } from "../../support/compare.ts";
import { openTestDevice } from "../../support/device.ts";
import { inNHWC, repeated } from "../../support/image_memory.ts";
import { checkPreprocessing, PREPROCESS_CASES, runPreprocessing } from "../../support/preprocess_cases.ts";
import { testRejectedArguments } from "../../support/rejected_arguments.ts";

const device = await openTestDevice();

describe("cropFlipNormalizeReformat matches OpenCV and NumPy", () => {
  for (const reference of PREPROCESS_CASES.cropFlip) {
    test(reference.name, () => checkPreprocessing(device, reference));
  }
});

// Large batches make each thread compute several pixels.
describe("cropFlipNormalizeReformat of large batches", () => {
  for (const name of ["crop and flip, f32, 3 channels"]) {
    const reference = PREPROCESS_CASES.cropFlip.find((one) => one.name === name)!;
    for (const count of [500, 1500]) {
      test(`${count} images: ${name}`, () => {
        using batch = device.array(repeated(reference.src, count), { layout: "NHWC" });
        using results = runPreprocessing(reference, batch, {});
        assertElements(inNHWC(results), repeated(reference.expected, count), {});
      });
    }
  }
});

const bytes = Uint8Array.from({ length: 7 * 9 * 3 }, (_, i) => i * 37 % 256);
const mean = [0.485, 0.456, 0.406], std = [0.229, 0.224, 0.225];

test("cropFlipNormalizeReformat equals customCrop, flip and normalize bit for bit", () => {
  using src = device.array(bytes, { shape: [7, 9, 3] });
  const crop = { x: 2, y: 1, width: 5, height: 4 };
  using part = customCrop(src, crop);
  using mirrored = flip(part, "horizontal");
  for (const swapRedBlue of [false, true]) {
    using steps = normalize(mirrored, { mean, std, swapRedBlue });
    using fused = cropFlipNormalizeReformat(src, [4, 5], {
      crop,
      flip: "horizontal",
      mean,
      std,
      swapRedBlue,
    });
    assert.ok(fused.equals(steps));
  }
});

test("cropFlipNormalizeReformat takes a crop and a direction per image of a list", () => {
  using a = device.array(new Uint8Array([1, 2, 3, 4]), { shape: [2, 2] });
  using b = device.array(new Uint8Array([5, 6, 7]), { shape: [1, 3] });
  using out = cropFlipNormalizeReformat([a, b], [1, 3], {
    crop: [{ x: 0, y: 1, width: 2, height: 1 }, { x: 0, y: 0, width: 3, height: 1 }],
    flip: [null, "horizontal"],
    scale: 1,
    value: 9,
  });
  assert.deepEqual([...out.toHost()], [3, 4, 9, 7, 6, 5]);
});

test("cropFlipNormalizeReformat rounds and saturates u8 and rounds f16", () => {
  using src = device.array(new Uint8Array([10, 255, 0, 101]), { shape: [1, 4, 1] });
  using doubled = cropFlipNormalizeReformat(src, [1, 4], { scale: 2, mean: 1.5, dtype: "u8" });
  assert.deepEqual([...doubled.toHost()], [18, 255, 0, 200]);
  using halves = cropFlipNormalizeReformat(src, [1, 4], { scale: 0.5, dtype: "f16" });
  assert.deepEqual([...halves.toHost()], [5, 127.5, 0, 50.5]);
});

test("f16 results are the rounded f32 results at every row alignment", () => {
  using src = device.array(Uint8Array.from({ length: 9 * 41 * 3 }, (_, i) => i * 37), {
    shape: [9, 41, 3],
  });
  for (const [x, width, columns] of [[1, 32, 32], [2, 33, 40], [3, 37, 37]] as const) {
    const options = {
      crop: { x, y: 1, width, height: 7 },
      flip: "horizontal",
      mean,
      std,
      value: 9,
    } as const;
    using floats = cropFlipNormalizeReformat(src, [8, columns], options);
    using halves = cropFlipNormalizeReformat(src, [8, columns], { ...options, dtype: "f16" });
    assert.deepEqual(halves.toHost(), new Float16Array(floats.toHost()));
  }
});

const src = device.zeros([4, 4, 3], "u8");

testRejectedArguments(device, "cropFlipNormalizeReformat", [
  [
    "a result smaller than the crop",
    /size: expected .*at least.*, got 2 × 2 pixels/,
    () => cropFlipNormalizeReformat(src, 2),
  ],
  [
    "an unknown direction",
    /flip: expected "horizontal", "vertical", "both" or null, got "left"/,
    () => cropFlipNormalizeReformat(src, 4, { flip: "left" as "both" }),
  ],
]);
