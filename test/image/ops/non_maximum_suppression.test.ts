/** nonMaximumSuppression against OpenCV. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { NDArray } from "../../../mod.ts";
import { nonMaximumSuppression } from "../../../src/image/mod.ts";
import { openTestDevice } from "../../support/device.ts";
import { type Case, readCases } from "../../support/operator_cases.ts";
import { testRejectedArguments } from "../../support/rejected_arguments.ts";

const device = await openTestDevice();

const references: Case<{ scores: NDArray; score: number; iou: number }>[] = await readCases("nms");

describe("nonMaximumSuppression matches OpenCV", () => {
  for (const { name, src, scores: { data }, score, iou, expected } of references) {
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

  test("suppresses boxes per image of a batch", () => {
    using boxes = device.array(
      new Float32Array([0, 0, 4, 4, 1, 0, 4, 4, 9, 9, 2, 2, 0, 0, 1, 1, 5, 5, 1, 1, 5, 5, 1, 1]),
      { shape: [2, 3, 4] },
    );
    using scores = device.array(new Float32Array([0.5, 0.9, 0.1, 0.2, 0.3, 0.3]), { shape: [2, 3] });
    using kept = nonMaximumSuppression(boxes, scores);
    assert.deepEqual([...kept.toHost()], [0, 1, 1, 1, 1, 0]);
  });

  test("accepts an empty list of boxes", () => {
    using boxes = device.empty([0, 4], "f32");
    using scores = device.empty([0], "f32");
    using kept = nonMaximumSuppression(boxes, scores);
    assert.equal(kept.size, 0);
  });
});

const boxes = device.zeros([3, 4], "f32"), scores = device.zeros([3], "f32"), two = device.zeros([2], "f32");

const bytes = device.zeros([3, 4], "u8"), flags = device.zeros([2], "u8");

testRejectedArguments(device, "nonMaximumSuppression", [
  [
    "boxes of u8",
    /boxes: expected i16, f16 or f32, got an array of u8/,
    () => nonMaximumSuppression(bytes, scores),
  ],
  [
    "boxes of the wrong shape",
    /boxes: expected a contiguous \[boxes, 4\] or \[count, boxes, 4\], got f32 \[3\]/,
    () => nonMaximumSuppression(scores, scores),
  ],
  [
    "scores for a different number of boxes",
    /scores: expected a contiguous \[3\], got f32 \[2\]/,
    () => nonMaximumSuppression(boxes, two),
  ],
  [
    "an unknown format",
    /format: expected "xywh" or "xyxy", got "cxcywh"/,
    () => nonMaximumSuppression(boxes, scores, { format: "cxcywh" as "xywh" }),
  ],
  [
    "a threshold above 1",
    /iouThreshold: expected a number from 0 to 1, got 1\.5/,
    () => nonMaximumSuppression(boxes, scores, { iouThreshold: 1.5 }),
  ],
  [
    "a result of another size",
    /into: expected .*u8 \[3\].*, got u8 \[2\]/,
    () => nonMaximumSuppression(boxes, scores, { into: flags }),
  ],
]);
