/** What is drawn over images against OpenCV's rectangles and, for text, the font's dots set one by one. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import {
  type BlurBox,
  type BoundingBox,
  boundingBoxes,
  boxBlur,
  erase,
  type ErasedRegion,
  putText,
  type Text,
} from "../../src/image/mod.ts";
import { openTestDevice } from "../support/device.ts";
import { type Case, check, readCases } from "../support/operator_cases.ts";
import { refuses } from "../support/rejected_arguments.ts";

const device = await openTestDevice();

const erased: Case<{ regions: ErasedRegion[] }>[] = await readCases("erase");
const boxed: Case<{ boxes: BoundingBox[] }>[] = await readCases("bounding_boxes");
const blurred: Case<{ boxes: BlurBox[] }>[] = await readCases("box_blur");
const written: Case<{ texts: Text[] }>[] = await readCases("put_text");

/** The same for each image, as the operators take it. */
function each<T>(
  list: T[],
  { layout, shape }: { layout: string | undefined; shape: readonly number[] },
): T[] | T[][] {
  return layout!.length === 4 ? Array.from({ length: shape[0]! }, () => list) : list;
}

describe("erase writes what OpenCV's filled rectangles cover", () => {
  for (const { regions, ...it } of erased) {
    test(it.name, () =>
      check(device, it, {
        one: (src, options) => erase(src, each(regions, src), options),
        list: (src, options) => [...erase(src, src.map(() => regions), options)],
      }));
  }
});

describe("boundingBoxes draws OpenCV's rectangles", () => {
  for (const { boxes, ...it } of boxed) {
    test(it.name, () =>
      check(device, it, {
        one: (src, options) => boundingBoxes(src, each(boxes, src), options),
        list: (src, options) => [...boundingBoxes(src, src.map(() => boxes), options)],
      }));
  }
});

describe("boxBlur is OpenCV's blur within boxes", () => {
  for (const { boxes, ...it } of blurred) {
    // OpenCV sums bytes up in whole numbers, and rounds once; other integers by way of floats.
    const tolerance = { levels: it.src.dtype === "u8" ? 0 : 1 };
    test(it.name, () =>
      check(device, it, {
        one: (src, options) => boxBlur(src, each(boxes, src), options),
        list: (src, options) => [...boxBlur(src, src.map(() => boxes), options)],
      }, tolerance));
  }

  test("images of a list have boxes of their own, or none", () => {
    using a = device.array(new Uint8Array([0, 30, 60]), { shape: [1, 3] });
    using b = device.array(new Uint8Array([9, 9, 90, 9]), { shape: [2, 2] });
    const [first, second] = boxBlur([a, b], [[], [{ x: 0, y: 0, width: 1, height: 1, kernelSize: 3 }]]);
    assert.deepEqual([...first!.toHost()], [0, 30, 60]);
    // Beyond the edge the row and the column behind the first are seen again.
    assert.deepEqual([...second!.toHost()], [27, 9, 90, 9]);
    first!.dispose();
    second!.dispose();
  });

  test("tall boxes are done in strips", () => {
    const height = 2200, width = 180;
    const bytes = Uint8Array.from(
      { length: height * width * 3 },
      (_, i) => Math.imul(i + 1, 2654435761) >>> 24,
    );
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

  test("of boxes that overlap the last one counts, however many there are", () => {
    using row = device.array(new Uint8Array([0, 30, 60]), { shape: [1, 3] });
    const whole = { x: 0, y: 0, width: 3, height: 1 };
    const blurring = { ...whole, kernelSize: 3 }, copying = { ...whole, kernelSize: 1 };
    const many = (box: BlurBox) => new Array<BlurBox>(300).fill(box);
    using blurred = boxBlur(row, [...many(copying), blurring]);
    assert.deepEqual([...blurred.toHost()], [20, 30, 40]);
    using copied = boxBlur(row, [...many(blurring), copying]);
    assert.deepEqual([...copied.toHost()], [0, 30, 60]);
  });
});

describe("putText draws the font's dots", () => {
  for (const { texts, ...it } of written) {
    test(it.name, () =>
      check(device, it, {
        one: (src, options) => putText(src, each(texts, src), options),
        list: (src, options) => [...putText(src, src.map(() => texts), options)],
      }));
  }

  test("an A looks like an A", () => {
    using src = device.zeros([8, 6], "u8");
    using result = putText(src, [{ text: "A", x: 0, y: 0, scale: 1, color: 1 }]);
    const rows = Array.from({ length: 8 }, (_, y) => [...result.toHost().slice(6 * y, 6 * y + 6)].join(""));
    assert.deepEqual(rows, ["011100", "100010", "100010", "111110", "100010", "100010", "100010", "000000"]);
  });

  test("letters hang below the line that capitals stand on", () => {
    const below = (text: string): number => {
      using src = device.zeros([10, 6], "u8");
      using result = putText(src, [{ text, x: 0, y: 0, scale: 1, color: 1 }]);
      return result.toHost().slice(7 * 6).reduce((dots, dot) => dots + dot, 0);
    };
    for (const letter of "gjpqy") assert.ok(below(letter) > 0, letter);
    for (const letter of "AGJPQYaz019") assert.equal(below(letter), 0, letter);
  });
});

test("drawing in place leaves the rest of the image alone", () => {
  using frame = device.zeros([40, 300, 3], "u8");
  using copy = frame.copy();
  const boxes = [{ x: 290, y: 30, width: 4, height: 4, color: 9 }];
  assert.equal(boundingBoxes(frame, boxes, { into: frame }), frame);
  using drawn = boundingBoxes(copy, boxes);
  assert.ok(frame.equals(drawn));
});

test("images of a batch have shapes of their own", () => {
  using batch = device.zeros([3, 1, 2, 1], "u8");
  using result = erase(batch, [[{ x: 0, y: 0, width: 1, height: 1, value: 1 }], [], [{
    x: 1,
    y: 0,
    width: 9,
    height: 1,
    value: 2,
  }]]);
  assert.deepEqual([...result.toHost()], [1, 0, 0, 0, 0, 2]);
});

const image = device.zeros([4, 4, 3], "u8"),
  batch = device.zeros([2, 4, 4, 3], "u8"),
  pair = device.zeros([4, 4, 2], "u8");
const box = { x: 0, y: 0, width: 2, height: 2 };
refuses(device, "drawing", [
  ["two channels", /src: expected .*1, 3, 4.*got 2 channels .*/, () => erase(pair, [])],
  ["one list for two images", /regions: expected .*a list of 2 lists/, () => erase(batch, [box])],
  [
    "lists for one image",
    /boxes: expected a flat list, got \[\[Object\]\]/,
    () => boundingBoxes(image, [[box]]),
  ],
  [
    "half a pixel",
    /x: expected an integer from -16777216 to 16777216, got 0\.5/,
    () => erase(image, [{ ...box, x: 0.5 }]),
  ],
  [
    "a square of an even side",
    /kernelSize: expected .*odd sizes.*got 4/,
    () => boxBlur(image, [{ ...box, kernelSize: 4 }]),
  ],
  [
    "a square too large",
    /kernelSize: expected an integer from 1 to 127, got 129/,
    () => boxBlur(image, [{ ...box, kernelSize: 129 }]),
  ],
  ["to blur in place", /into: it shares memory with src/, () => boxBlur(image, [box], { into: image })],
  [
    "a box without pixels",
    /width: expected an integer from 1 to 16777216, got 0/,
    () => boundingBoxes(image, [{ ...box, width: 0 }]),
  ],
  [
    "a color of other channels",
    /color: expected a finite number, or 3 of them, one for each.* got \[1, 2\]/,
    () => boundingBoxes(image, [{ ...box, color: [1, 2] }]),
  ],
  [
    "more than opaque",
    /opacity: expected .*numbers from 0 to 1.*got 2/,
    () => boundingBoxes(image, [{ ...box, opacity: 2 }]),
  ],
  [
    "no text",
    /text: expected .*a string.*got 7/,
    () => putText(image, [{ text: 7 as never, x: 0, y: 0 }]),
  ],
  [
    "a scale of 0",
    /scale: expected a finite number other than 0, got 0/,
    () => putText(image, [{ text: "a", x: 0, y: 0, scale: 0 }]),
  ],
]);
