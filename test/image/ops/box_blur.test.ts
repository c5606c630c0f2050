/** boxBlur against OpenCV's blur. */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { describe, test } from "node:test";
import { type BlurBox, boxBlur } from "../../../src/image/mod.ts";
import { openTestDevice } from "../../support/device.ts";
import { shapesFor } from "../../support/drawing.ts";
import { checkOperator, operation, readCases } from "../../support/operator_cases.ts";
import { randomBytes } from "../../support/random.ts";
import { testRejectedArguments } from "../../support/rejected_arguments.ts";

const device = await openTestDevice();

const references = await readCases<{ boxes: BlurBox[] }>("box_blur");

describe("boxBlur matches OpenCV's blur within the boxes", () => {
  for (const { boxes, ...reference } of references) {
    // OpenCV sums u8 exactly and rounds once; it sums other integers in floats.
    const tolerance = { levels: reference.src.dtype === "u8" ? 0 : 1 };
    const draw = operation((src, options) => boxBlur(src, shapesFor(src, boxes) as BlurBox[], options));
    test(reference.name, () => checkOperator(device, reference, draw, tolerance));
  }
});

test("boxBlur takes one list of boxes per image of a list", () => {
  using a = device.array(new Uint8Array([0, 30, 60]), { shape: [1, 3] });
  using b = device.array(new Uint8Array([9, 9, 90, 9]), { shape: [2, 2] });
  const [first, second] = boxBlur([a, b], [[], [{ x: 0, y: 0, width: 1, height: 1, kernelSize: 3 }]]);
  assert.deepEqual([...first!.toHost()], [0, 30, 60]);
  // The border is reflected: beyond the edge lie the second row and column again.
  assert.deepEqual([...second!.toHost()], [27, 9, 90, 9]);
  first!.dispose();
  second!.dispose();
});

test("boxBlur of a box taller than a strip", () => {
  const height = 2200, width = 180;
  const bytes = randomBytes(height * width * 3);
  using src = device.array(bytes, { shape: [height, width, 3], layout: "HWC" });
  using result = boxBlur(src, [{ x: 0, y: 0, width, height, kernelSize: 3 }]);
  const mirrored = (i: number, extent: number): number => extent - 1 - Math.abs(extent - 1 - Math.abs(i));
  const wanted = bytes.map((_, i) => {
    const c = i % 3, x = Math.floor(i / 3) % width, y = Math.floor(i / 3 / width);
    let sum = 0;
    for (let j = 0; j < 9; j++) {
      const row = mirrored(y + Math.floor(j / 3) - 1, height), column = mirrored(x + j % 3 - 1, width);
      sum += bytes[(row * width + column) * 3 + c]!;
    }
    return Math.round(sum / 9);
  });
  assert.ok(Buffer.compare(result.toHost(), wanted) === 0);
});

test("the last of overlapping boxes wins, however many there are", () => {
  using row = device.array(new Uint8Array([0, 30, 60]), { shape: [1, 3] });
  const whole = { x: 0, y: 0, width: 3, height: 1 };
  const blurring = { ...whole, kernelSize: 3 }, copying = { ...whole, kernelSize: 1 };
  const many = (box: BlurBox) => new Array<BlurBox>(300).fill(box);
  using blurred = boxBlur(row, [...many(copying), blurring]);
  assert.deepEqual([...blurred.toHost()], [20, 30, 40]);
  using copied = boxBlur(row, [...many(blurring), copying]);
  assert.deepEqual([...copied.toHost()], [0, 30, 60]);
});

const image = device.zeros([4, 4, 3], "u8");
const box = { x: 0, y: 0, width: 2, height: 2 };

testRejectedArguments(device, "boxBlur", [
  [
    "an even kernel size",
    /^RangeError: boxes\[1\]\.kernelSize: expected an odd number, got 4/,
    () => boxBlur(image, [box, { ...box, kernelSize: 4 }]),
  ],
  [
    "a misspelled member",
    /^TypeError: boxes\[0\]: expected only x, y, width, height, kernelSize, got kernelsize; did you mean "kernelSize"\?/,
    () => {
      const misspelled = { ...box, kernelsize: 5 };
      boxBlur(image, [misspelled]);
    },
  ],
  [
    "a kernel size beyond 127",
    /kernelSize: expected an integer from 1 to 127, got 129/,
    () => boxBlur(image, [{ ...box, kernelSize: 129 }]),
  ],
  [
    "into the source",
    /into: expected separate memory, got memory that overlaps src/,
    () => boxBlur(image, [box], { into: image }),
  ],
]);
