/** boxFilter against OpenCV. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { DType } from "../../../mod.ts";
import { type Anchor, type Border, boxFilter } from "../../../src/image/mod.ts";
import { openTestDevice } from "../../support/device.ts";
import { checkOperator, definedOptions, operation, readCases } from "../../support/operator_cases.ts";
import { randomBytes } from "../../support/random.ts";
import { testRejectedArguments } from "../../support/rejected_arguments.ts";

const device = await openTestDevice();

interface Filter {
  border?: Border;
  dtype?: DType;
  size: [number, number];
  anchor?: Anchor;
  normalize?: boolean;
}

const references = await readCases<Filter>("box");

// OpenCV's means of an even number of bytes are biased, and it sums 16-bit integers in another order.
describe("boxFilter is within 1 level of OpenCV", () => {
  for (const reference of references) {
    const fixed = definedOptions(reference, "border", "dtype", "anchor", "normalize");
    const filter = operation((src, options) => boxFilter(src, reference.size, { ...options, ...fixed }));
    const hasTies = reference.size[0] * reference.size[1] % 2 === 0 || reference.src.dtype !== "u8";
    test(reference.name, () => checkOperator(device, reference, filter, { levels: hasTies ? 1 : 0 }));
  }
});

test("means of bytes are rounded to nearest, ties up", () => {
  const height = 21, width = 37, pixels = randomBytes(height * width);
  using image = device.array(pixels, { shape: [height, width] });
  for (const [w, h] of [[2, 1], [2, 2], [4, 4], [5, 2], [6, 3], [11, 6], [16, 16]] as const) {
    using means = boxFilter(image, [w, h], { border: "constant", anchor: [0, 0] });
    const expected = pixels.map((_, at) => {
      const x = at % width, y = Math.floor(at / width);
      let sum = 0;
      for (let j = y; j < Math.min(y + h, height); j++) {
        for (let i = x; i < Math.min(x + w, width); i++) sum += pixels[j * width + i]!;
      }
      return Math.floor((2 * sum + w * h) / (2 * w * h));
    });
    assert.deepEqual(means.toHost(), expected, `${w} × ${h}`);
  }
});

const src = device.zeros([4, 5, 3], "u8");

testRejectedArguments(device, "boxFilter", [
  ["a size of 0", /size\[0\]: expected .*, got 0/, () => boxFilter(src, 0)],
  [
    "an anchor outside the window",
    /anchor\[0\]: expected .*, got 3/,
    () => boxFilter(src, 3, { anchor: [3, 0] }),
  ],
]);
