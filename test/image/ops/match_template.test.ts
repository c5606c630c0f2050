/** matchTemplate against OpenCV and against its formulas. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { DeviceArray, NDArray } from "../../../mod.ts";
import { type MatchMethod, matchTemplate } from "../../../src/image/mod.ts";
import { openTestDevice } from "../../support/device.ts";
import { placeImages } from "../../support/image_memory.ts";
import { checkOperator, readCases } from "../../support/operator_cases.ts";
import { testRejectedArguments } from "../../support/rejected_arguments.ts";

const device = await openTestDevice();

const references = await readCases<{ method: MatchMethod; template: NDArray }>("match_template");

describe("matchTemplate matches OpenCV's formulas", () => {
  for (const reference of references) {
    const { data, dtype, shape } = reference.template;
    const withTemplate = (
      body: (template: DeviceArray) => DeviceArray | DeviceArray[],
    ): DeviceArray | DeviceArray[] => {
      using part = placeImages(device, shape, dtype, data, { layout: "HWC", lead: 1, pad: 3 });
      return body(part.view);
    };
    // checkOperator() also crops the images of a list by one pixel, which must still hold the template.
    const isLarger = reference.src.shape[1]! > shape[1]! && reference.src.shape[2]! > shape[2]!;
    test(reference.name, () =>
      checkOperator(device, reference, {
        one: (src, options) =>
          withTemplate((part) =>
            matchTemplate(src, part, reference.method, options as object)
          ) as DeviceArray,
        ...isLarger && {
          list: (src: readonly DeviceArray[], options: object) =>
            withTemplate((part) => [...matchTemplate(src, part, reference.method, options)]) as DeviceArray[],
        },
      }));
  }
});

test("matchTemplate with a template larger than the shared-memory tile, and in flat parts of the image", () => {
  const height = 45, width = 210, h = 37, w = 71;
  const value = (x: number, y: number) => x > 130 ? 7 : (x * 37 + y * 91 + (x * y >> 3)) & 255;
  const pixels = Uint8Array.from(
    { length: height * width },
    (_, i) => value(i % width, Math.floor(i / width)),
  );
  using src = device.array(pixels, { shape: [height, width] });
  using template = src.slice([3, 3 + h], [50, 50 + w]).contiguous();
  const at = (x: number, y: number) => pixels[y * width + x]!;
  using products = matchTemplate(src, template, "ccorr"),
    differences = matchTemplate(src, template, "sqdiff");
  using likeness = matchTemplate(src, template, "ccoeffNormed");
  const rows = height - h + 1, columns = width - w + 1;
  const [cross, square, like] = [products, differences, likeness].map((it) => it.toHost() as Float32Array);
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      let product = 0, difference = 0;
      for (let j = 0; j < h; j++) {
        for (let i = 0; i < w; i++) {
          const one = at(x + i, y + j), other = at(50 + i, 3 + j);
          product += one * other;
          difference += (one - other) ** 2;
        }
      }
      assert.equal(cross![y * columns + x], Math.fround(product));
      assert.equal(square![y * columns + x], Math.fround(difference));
      if (x === 50 && y === 3) assert.equal(like![y * columns + x], 1);
      else if (x > 130) assert.equal(like![y * columns + x], 0);
      else assert.ok(Math.abs(like![y * columns + x]!) < 1);
    }
  }
});

test("matchTemplate of flat templates and images matches OpenCV", () => {
  const flat = Uint8Array.of(9, 9, 9, 9, 9, 9, 9, 9, 9), slope = Uint8Array.of(0, 1, 2, 3, 4, 5, 6, 7, 8);
  // cv2.matchTemplate: a template of zero variance scores 1 everywhere; an image of zero variance scores 0
  // for any other.
  const likeness = (pixels: Uint8Array, template: number[], dtype: "u8" | "f32"): number[] => {
    using image = device.array(pixels, { shape: [3, 3], dtype });
    using part = device.array(Uint8Array.from(template), {
      shape: [template.length >> 1 || 1, template.length > 1 ? 2 : 1],
      dtype,
    });
    using scores = matchTemplate(image as DeviceArray, part as DeviceArray, "ccoeffNormed");
    return [...new Set(scores.toHost())];
  };
  for (const dtype of ["u8", "f32"] as const) {
    for (const pixels of [flat, slope]) {
      assert.deepEqual(likeness(pixels, [7], dtype), [1]);
      assert.deepEqual(likeness(pixels, [7, 7, 7, 7], dtype), [1]);
      assert.deepEqual(likeness(pixels, [0, 0], dtype), [1]);
    }
    assert.deepEqual(likeness(flat, [1, 2, 3, 4], dtype), [0]);
  }
});

test("matchTemplate of smooth f32 images has the accuracy of f32", () => {
  const height = 20, width = 31, h = 7, w = 12, top = 4, left = 9;
  for (const [level, range] of [[0.5, 0.01], [1000, 1], [0.1, 0]] as const) {
    const pixels = Float32Array.from({ length: height * width }, (_, i) => {
      const x = i % width, y = Math.floor(i / width);
      return level + range * Math.sin(x / 9) * Math.cos(y / 7 + x / 30);
    });
    using src = device.array(pixels, { shape: [height, width] });
    using template = range > 0
      ? src.slice([top, top + h], [left, left + w]).contiguous()
      : device.array(Float32Array.from({ length: h * w }, (_, i) => i), { shape: [h, w] });
    const part = template.toHost() as Float32Array, partMean = mean(part);
    for (const method of ["sqdiff", "ccoeff", "ccoeffNormed"] as const) {
      using scores = matchTemplate(src, template, method);
      const expected = Float64Array.from(scores.toHost(), (_, i) => {
        const x = i % (width - w + 1), y = Math.floor(i / (width - w + 1));
        const window = part.map((_, k) => pixels[(y + Math.floor(k / w)) * width + x + k % w]!);
        const windowMean = mean(window);
        let product = 0, squares = 0, partSquares = 0, difference = 0;
        part.forEach((value, k) => {
          const a = window[k]! - windowMean, b = value - partMean;
          product += a * b;
          squares += a * a;
          partSquares += b * b;
          difference += (window[k]! - value) ** 2;
        });
        if (method === "sqdiff") return difference;
        if (method === "ccoeff" || range === 0) return range === 0 ? 0 : product;
        return product / Math.sqrt(squares * partSquares);
      });
      const most = Math.max(...expected.map(Math.abs));
      scores.toHost().forEach((score, i) =>
        assert.ok(
          Math.abs(score - expected[i]!) <= 2e-6 * most,
          `${method}, ${level}: ${score}, not ${expected[i]}`,
        )
      );
    }
  }
});

function mean(values: Float32Array): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

const src = device.zeros([4, 5, 3], "u8"),
  floats = device.zeros([4, 5, 3], "f32"),
  large = device.zeros([5, 5, 3], "u8");

testRejectedArguments(device, "matchTemplate", [
  [
    "a template larger than the image",
    /template: expected .*one image.*, got \[5, 5, 3\]/,
    () => matchTemplate(src, large, "ccorr"),
  ],
  [
    "a template of another dtype",
    /template: expected an array of u8, got f32/,
    () => matchTemplate(src, floats, "ccorr"),
  ],
  ["an unknown method", /method: expected .*, got "best"/, () => matchTemplate(src, src, "best" as "ccorr")],
]);
