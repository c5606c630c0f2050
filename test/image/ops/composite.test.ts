/** composite against CV-CUDA's formula. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { NDArray } from "../../../mod.ts";
import { composite } from "../../../src/image/mod.ts";
import { assertElements } from "../../support/compare.ts";
import { openTestDevice } from "../../support/device.ts";
import { imageOf, inNHWC, placeImages, repeated, type TestLayout } from "../../support/image_memory.ts";
import { type Case, readCases } from "../../support/operator_cases.ts";
import { testRejectedArguments } from "../../support/rejected_arguments.ts";

const device = await openTestDevice();

const references: Case<{ background: NDArray; mask: NDArray; channels: number }>[] = await readCases(
  "composite",
);

const LAYOUTS = ["HWC", "CHW", "NHWC", "NCHW"] as const;

const PLACEMENTS = [{}, { lead: 1, pad: 3 }, { pad: 4, bottomUp: true }];

describe("composite matches CV-CUDA's formula", () => {
  for (const { name, src, background, mask, channels, expected } of references) {
    // The reference is computed in f64; computing 16-bit elements in f32 can round a tie the other way.
    const tolerance = { levels: src.dtype === "u8" ? 0 : 1 };
    test(name, () => {
      const before = device.memoryInUse();
      for (const layout of LAYOUTS) {
        for (const placement of PLACEMENTS) {
          using fore = placeImages(device, src.shape, src.dtype, src.data, { ...placement, layout });
          const other: TestLayout = layout.length === 4 ? "NHWC" : "CHW";
          using back = placeImages(device, src.shape, src.dtype, background.data, { pad: 2, layout: other });
          using weights = placeImages(device, mask.shape, "u8", mask.data, {
            pad: 5,
            lead: 1,
            layout: other,
          });
          using result = composite(fore.view, back.view, weights.view, { channels });
          assertElements(inNHWC(result), expected, tolerance, layout);
          using to = placeImages(device, expected.shape, expected.dtype, null, { ...placement, layout });
          assert.equal(composite(fore.view, back.view, weights.view, { channels, into: to.view }), to.view);
          assertElements(inNHWC(to.view), expected, tolerance, `${layout}, into`);
          to.assertGapsUntouched();
        }
      }
      assert.equal(device.memoryInUse(), before);
    });
  }

  test("composite of batches and lists", () => {
    const { src, background, mask, channels, expected } = references[1]!;
    using stack = new DisposableStack();
    const upload = (images: NDArray) =>
      stack.use(device.array(images.data, { shape: images.shape, layout: "NHWC" }));
    const single = (images: NDArray) => upload(imageOf(images, 0)).index(0);
    const [fore, back, weights] = [src, background, mask].map((images) => upload(repeated(images, 7)));
    const batch = stack.use(composite(fore!, back!, weights!, { channels }));
    assertElements(inNHWC(batch), repeated(expected, 7), {});
    const lists = [src, background, mask].map((images) => [single(images), single(images)]);
    for (const result of composite(lists[0]!, lists[1]!, lists[2]!, { channels })) {
      assertElements(inNHWC(stack.use(result)), expected, {});
    }
  });
});

const image = device.zeros([2, 2, 3], "u8"),
  gray = device.zeros([2, 2], "u8"),
  small = device.zeros([1, 2, 3], "u8");
const floats = device.zeros([2, 2, 3], "f32"), copy = device.zeros([2, 2, 3], "u8");

testRejectedArguments(device, "composite", [
  [
    "a background of another size",
    /background: expected images of 2 × 2 pixels, like foreground, got images of 1 × 2 pixels/,
    () => composite(image, small, gray),
  ],
  [
    "a background of another dtype",
    /background: expected an array of u8, got f32/,
    () => composite(image, floats, gray),
  ],
  [
    "a mask of three channels",
    /mask: expected 1 channel, got 3 \(shape \[2, 2, 3\]\)/,
    () => composite(image, image, image),
  ],
  [
    "a channel count other than 3 or 4",
    /channels: expected .*3 or 4.*, got 1/,
    () => composite(image, image, gray, { channels: 1 }),
  ],
  [
    "into the background",
    /into: expected separate memory, got memory that overlaps background/,
    () => composite(image, copy, gray, { into: copy }),
  ],
]);
