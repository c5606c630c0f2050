/** bilateralFilter against OpenCV and against its formula. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { bilateralFilter, type Border } from "../../../src/image/mod.ts";
import { openTestDevice } from "../../support/device.ts";
import { placeImages } from "../../support/image_memory.ts";
import { checkOperator, definedOptions, operation, readCases } from "../../support/operator_cases.ts";
import { randomBytes } from "../../support/random.ts";
import { testRejectedArguments } from "../../support/rejected_arguments.ts";

const device = await openTestDevice();

interface Options {
  diameter: number;
  sigmaColor: number;
  sigmaSpace: number;
  border?: Border;
}

const references = await readCases<Options>("bilateral");

// OpenCV reads its weights from tables.
describe("bilateralFilter is within 1 level of OpenCV", () => {
  for (const reference of references) {
    const { diameter, sigmaColor, sigmaSpace } = reference, border = definedOptions(reference, "border");
    const filter = operation((src, options) =>
      bilateralFilter(src, diameter, sigmaColor, sigmaSpace, { ...options, ...border })
    );
    test(reference.name, () => checkOperator(device, reference, filter, { levels: 1 }));
  }
});

describe("bilateralFilter of images larger than a tile is within 1 level of the formula", () => {
  const height = 41, width = 70;
  for (const [channels, diameter] of [[1, 9], [2, 5], [3, 9], [3, 29], [4, 7]] as const) {
    test(`${channels} channels, diameter ${diameter}`, () => {
      const pixels = randomBytes(height * width * channels);
      const wanted = bilateral(pixels, height, width, channels, diameter >> 1);
      for (const layout of ["HWC", "CHW"] as const) {
        using src = placeImages(device, [1, height, width, channels], "u8", pixels, {
          layout,
          lead: 1,
          pad: 2,
        });
        using result = bilateralFilter(src.view, diameter, 60, 4);
        using interleaved = layout === "HWC" ? result.copy() : result.transpose(1, 2, 0).contiguous();
        const actual = interleaved.toHost();
        const worst = wanted.reduce(
          (most, value, i) => Math.max(most, Math.abs(value - Number(actual[i]))),
          0,
        );
        assert.ok(worst <= 1, `${layout}: ${worst} levels`);
      }
    });
  }

  /** The filter in double precision: border "reflect101", sigmaColor 60, sigmaSpace 4. */
  function bilateral(
    pixels: Uint8Array,
    height: number,
    width: number,
    channels: number,
    radius: number,
  ): number[] {
    const inside = (i: number, size: number) => size - 1 - Math.abs(size - 1 - Math.abs(i));
    const at = (x: number, y: number, c: number) =>
      pixels[(inside(y, height) * width + inside(x, width)) * channels + c]!;
    const all = Array.from({ length: channels }, (_, c) => c);
    return Array.from({ length: height * width }, (_, pixel) => {
      const x = pixel % width, y = Math.floor(pixel / width);
      const sums = all.map(() => 0);
      let weights = 0;
      for (let j = -radius; j <= radius; j++) {
        for (let i = -radius; i <= radius; i++) {
          if (i * i + j * j > radius * radius) continue;
          const difference = all.reduce((sum, c) => sum + Math.abs(at(x + i, y + j, c) - at(x, y, c)), 0);
          const weight = Math.exp(-(difference ** 2) / (2 * 60 ** 2) - (i * i + j * j) / (2 * 4 ** 2));
          weights += weight;
          for (const c of all) sums[c]! += weight * at(x + i, y + j, c);
        }
      }
      return sums.map((sum) => sum / weights);
    }).flat();
  }
});

const src = device.zeros([4, 5, 3], "u8");

testRejectedArguments(device, "bilateralFilter", [
  ["a negative diameter", /diameter: expected .*, got -1/, () => bilateralFilter(src, -1, 1, 1)],
  ["a sigmaColor of 0", /sigmaColor: expected a positive number, got 0/, () => bilateralFilter(src, 5, 0, 1)],
  [
    "a sigmaSpace that needs too large a window",
    /sigmaSpace: expected a diameter of at most 255, got 100, which needs 301/,
    () => bilateralFilter(src, 0, 1, 100),
  ],
]);
