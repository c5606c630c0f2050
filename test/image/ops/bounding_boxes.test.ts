/** boundingBoxes against OpenCV's rectangles. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type BoundingBox, boundingBoxes } from "../../../src/image/mod.ts";
import { openTestDevice } from "../../support/device.ts";
import { shapesFor } from "../../support/drawing.ts";
import { checkOperator, operation, readCases } from "../../support/operator_cases.ts";
import { testRejectedArguments } from "../../support/rejected_arguments.ts";

const device = await openTestDevice();

const references = await readCases<{ boxes: BoundingBox[] }>("bounding_boxes");

describe("boundingBoxes draws OpenCV's rectangles", () => {
  for (const { boxes, ...reference } of references) {
    const draw = operation((src, options) =>
      boundingBoxes(src, shapesFor(src, boxes) as BoundingBox[], options)
    );
    test(reference.name, () => checkOperator(device, reference, draw));
  }
});

test("drawing in place leaves the rest of the image unchanged", () => {
  using frame = device.zeros([40, 300, 3], "u8");
  using copy = frame.copy();
  const boxes = [{ x: 290, y: 30, width: 4, height: 4, color: 9 }];
  assert.equal(boundingBoxes(frame, boxes, { into: frame }), frame);
  using drawn = boundingBoxes(copy, boxes);
  assert.ok(frame.equals(drawn));
});

const image = device.zeros([4, 4, 3], "u8");
const box = { x: 0, y: 0, width: 2, height: 2 };

testRejectedArguments(device, "boundingBoxes", [
  [
    "nested lists for one image",
    /boxes: expected a list of \{ x, y, width, height \}, got \[\[Object\]\]$/,
    () => boundingBoxes(image, [[box]]),
  ],
  [
    "a box of width 0",
    /^RangeError: boxes\[1\]\.width: expected an integer from 1 to 16777216, got 0/,
    () => boundingBoxes(image, [box, { ...box, width: 0 }]),
  ],
  [
    "a box of a list of images",
    /^TypeError: boxes\[1\]\[0\]\.x: expected an integer from .*, got undefined/,
    () => boundingBoxes([image, image], [[], [{ ...box, x: undefined as never }]]),
  ],
  [
    "misspelled members, also in place",
    /^TypeError: boxes\[0\]: expected only x, y, .*, got colour; did you mean "color"\?/,
    () => {
      const misspelled = { ...box, colour: [1, 2, 3] };
      boundingBoxes(image, [misspelled], { into: image });
    },
  ],
  [
    "a box in another form",
    /^TypeError: boxes\[1\]: expected only x, y, width, height, .*, got w; did you mean "width"\?$/,
    () => boundingBoxes(image, [box, { x: 1, y: 1, w: 5, h: 5 } as never]),
  ],
  [
    "a color for a different number of channels",
    /boxes\[0\]\.color: expected a finite number, or 3 of them, one for each.* got \[1, 2\]/,
    () => boundingBoxes(image, [{ ...box, color: [1, 2] }]),
  ],
  [
    "an opacity above 1",
    /opacity: expected a number from 0 to 1, got 2/,
    () => boundingBoxes(image, [{ ...box, opacity: 2 }]),
  ],
]);
