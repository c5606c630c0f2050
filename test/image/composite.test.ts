/** Composites against CV-CUDA's formula, and the choice of boxes against OpenCV's. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { NDArray } from "../../mod.ts";
import { composite, nonMaximumSuppression } from "../../src/image/mod.ts";
import { openTestDevice } from "../support/device.ts";
import {
  assertElements,
  type Case,
  imageOf,
  inNHWC,
  place,
  readCases,
  repeated,
  type TestLayout,
} from "../support/operator_cases.ts";
import { refuses } from "../support/rejected_arguments.ts";

const device = await openTestDevice();

const composites: Case<{ background: NDArray; mask: NDArray; channels: number }>[] = await readCases(
  "composite",
);
const choices: Case<{ scores: NDArray; score: number; iou: number }>[] = await readCases("nms");

const LAYOUTS = ["HWC", "CHW", "NHWC", "NCHW"] as const;
const PLACEMENTS = [{}, { lead: 1, pad: 3 }, { pad: 4, turned: true }];

describe("composite agrees with CV-CUDA's formula", () => {
  for (const { name, src, background, mask, channels, expected } of composites) {
    // The reference is of double precision; of 16 bits, f32 has ties where it has none.
    const tolerance = { levels: src.dtype === "u8" ? 0 : 1 };
    test(name, () => {
      const before = device.memoryInUse();
      for (const layout of LAYOUTS) {
        for (const placement of PLACEMENTS) {
          using fore = place(device, src.shape, src.dtype, src.data, { ...placement, layout });
          const other: TestLayout = layout.length === 4 ? "NHWC" : "CHW";
          using back = place(device, src.shape, src.dtype, background.data, { pad: 2, layout: other });
          using weights = place(device, mask.shape, "u8", mask.data, { pad: 5, lead: 1, layout: other });
          using result = composite(fore.view, back.view, weights.view, { channels });
          assertElements(inNHWC(result), expected, tolerance, layout);
          using to = place(device, expected.shape, expected.dtype, null, { ...placement, layout });
          assert.equal(composite(fore.view, back.view, weights.view, { channels, into: to.view }), to.view);
          assertElements(inNHWC(to.view), expected, tolerance, `${layout}, into`);
          to.gapsUntouched();
        }
      }
      assert.equal(device.memoryInUse(), before);
    });
  }

  test("in batches and lists", () => {
    const { src, background, mask, channels, expected } = composites[1]!;
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

describe("nonMaximumSuppression agrees with OpenCV", () => {
  for (const { name, src, scores: { data }, score, iou, expected } of choices) {
    test(name, () => {
      const before = device.memoryInUse();
      {
        using boxes = device.array(src.data, { shape: src.shape });
        using scores = device.array(data as Float32Array<ArrayBuffer>);
        const options = { scoreThreshold: score, iouThreshold: iou };
        using kept = nonMaximumSuppression(boxes, scores, options);
        assert.deepEqual(kept.toHost(), expected.data);
        for (const dtype of ["i16", "f16"] as const) {
          using other = boxes.astype(dtype);
          using same = nonMaximumSuppression(other, scores, options);
          assert.ok(same.equals(kept), dtype);
        }
        const corners = Float32Array.from(
          src.data as Float32Array,
          (value, i) => i % 4 < 2 ? value : value + Number(src.data[i - 2]),
        );
        using xyxy = device.array(corners, { shape: src.shape });
        using into = device.zeros(kept.shape, "u8");
        assert.equal(nonMaximumSuppression(xyxy, scores, { ...options, format: "xyxy", into }), into);
        assert.ok(into.equals(kept), "xyxy");
      }
      assert.equal(device.memoryInUse(), before);
    });
  }

  test("for each image of a batch", () => {
    using boxes = device.array(
      new Float32Array([0, 0, 4, 4, 1, 0, 4, 4, 9, 9, 2, 2, 0, 0, 1, 1, 5, 5, 1, 1, 5, 5, 1, 1]),
      { shape: [2, 3, 4] },
    );
    using scores = device.array(new Float32Array([0.5, 0.9, 0.1, 0.2, 0.3, 0.3]), { shape: [2, 3] });
    using kept = nonMaximumSuppression(boxes, scores);
    assert.deepEqual([...kept.toHost()], [0, 1, 1, 1, 1, 0]);
  });

  test("of no boxes", () => {
    using boxes = device.empty([0, 4], "f32");
    using scores = device.empty([0], "f32");
    using kept = nonMaximumSuppression(boxes, scores);
    assert.equal(kept.size, 0);
  });
});

const image = device.zeros([2, 2, 3], "u8"),
  gray = device.zeros([2, 2], "u8"),
  small = device.zeros([1, 2, 3], "u8");
const floats = device.zeros([2, 2, 3], "f32"), copy = device.zeros([2, 2, 3], "u8");
refuses(device, "composite", [
  [
    "a background of another size",
    /background: expected .*those of foreground: 2 × 2.*got images of 1 × 2 pixels/,
    () => composite(image, small, gray),
  ],
  [
    "a background of another type",
    /background: expected an array of u8, got f32/,
    () => composite(image, floats, gray),
  ],
  ["a mask of colors", /mask: expected .*1.*got 3 channels .*/, () => composite(image, image, image)],
  [
    "channels that are none",
    /channels: expected .*3 or 4.*got 1/,
    () => composite(image, image, gray, { channels: 1 }),
  ],
  [
    "a result over the background",
    /into: it shares memory with background/,
    () => composite(image, copy, gray, { into: copy }),
  ],
]);

const boxes = device.zeros([3, 4], "f32"), scores = device.zeros([3], "f32"), two = device.zeros([2], "f32");
const bytes = device.zeros([3, 4], "u8"), flags = device.zeros([2], "u8");
refuses(device, "nonMaximumSuppression", [
  [
    "bytes",
    /boxes: expected .*i16, f16, f32.*got an array of u8/,
    () => nonMaximumSuppression(bytes, scores),
  ],
  [
    "boxes that are none",
    /boxes: expected \[boxes, 4\] or \[count, boxes, 4\], without.* got \[3\]/,
    () => nonMaximumSuppression(scores, scores),
  ],
  [
    "scores of other boxes",
    /scores: expected .*\[3\].*got \[2\]/,
    () => nonMaximumSuppression(boxes, two),
  ],
  [
    "another format",
    /format: expected "xywh" or "xyxy", got "cxcywh"/,
    () => nonMaximumSuppression(boxes, scores, { format: "cxcywh" as "xywh" }),
  ],
  [
    "more than all",
    /iouThreshold: expected numbers from 0 to 1, got 1\.5/,
    () => nonMaximumSuppression(boxes, scores, { iouThreshold: 1.5 }),
  ],
  [
    "a result of another size",
    /into: expected .*u8 \[3\].*got u8 \[2\]/,
    () => nonMaximumSuppression(boxes, scores, { into: flags }),
  ],
]);
