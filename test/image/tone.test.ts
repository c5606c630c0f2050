/** Brightness, contrast and curves against the formulas of CV-CUDA and torchvision. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import {
  brightnessContrast,
  type BrightnessContrastOptions,
  gammaContrast,
  type ImageOptions,
  type Images,
  invert,
  posterize,
  solarize,
} from "../../src/image/mod.ts";
import { openTestDevice } from "../support/device.ts";
import { type Case, check, readCases } from "../support/operator_cases.ts";
import { refuses } from "../support/rejected_arguments.ts";

const device = await openTestDevice();

type BrightnessCase = Case<BrightnessContrastOptions>;
const brightness: BrightnessCase[] = await readCases("brightness_contrast");
const gammas: Case<{ gamma: number | number[] }>[] = await readCases("gamma_contrast");
const tones: Case<{ operator: "invert" | "solarize" | "posterize"; argument: number }>[] = await readCases(
  "tone",
);

describe("brightnessContrast agrees with CV-CUDA's formula", () => {
  for (const { brightness: factor, contrast, brightnessShift, contrastCenter, ...it } of brightness) {
    const values = { brightness: factor, contrast, brightnessShift, contrastCenter };
    test(it.name, () =>
      check(device, it, {
        one: (src, options) => brightnessContrast(src, { ...values, ...options }),
        list: (src, options) => [...brightnessContrast(src, { ...values, ...options })],
      }));
  }
});

describe("gammaContrast agrees with CV-CUDA's formula", () => {
  for (const { gamma, ...it } of gammas) {
    test(it.name, () =>
      check(
        device,
        it,
        {
          one: (src, options) => gammaContrast(src, gamma, options),
          list: (src, options) => [...gammaContrast(src, gamma, options)],
        },
        // A GPU's powf is within 1 unit in the last place (CUDA C++ Programming Guide), which may be on the other side of a half.
        { levels: 1 },
      ));
  }
});

describe("invert, solarize and posterize agree with torchvision's formulas", () => {
  for (const { operator, argument, ...it } of tones) {
    const run = <I extends Images>(src: I, options: ImageOptions<NoInfer<I>>): I =>
      operator === "invert"
        ? invert(src, options)
        : operator === "solarize"
        ? solarize(src, argument, options)
        : posterize(src, argument, options);
    test(it.name, () => check(device, it, { one: run, list: (src, options) => [...run(src, options)] }));
  }
});

test("curves may write over their source", () => {
  using src = device.array(new Uint8Array([0, 1, 2, 250]), { shape: [2, 2] });
  for (const result of [invert(src, { into: src }), solarize(src, 250, { into: src })]) {
    assert.equal(result, src);
  }
  assert.deepEqual([...src.toHost()], [0, 1, 2, 5]);
});

const image = device.zeros([2, 2, 3], "u8"),
  deep = device.zeros([2, 2], "i16"),
  floats = device.zeros([2, 2], "f32");
refuses(device, "a curve", [
  [
    "a contrast that is no number",
    /contrast: expected a finite number, got NaN/,
    () => brightnessContrast(image, { contrast: NaN }),
  ],
  ["gamma 0", /gamma: expected .*numbers above 0.*got 0/, () => gammaContrast(image, 0)],
  [
    "gammas of other channels",
    /gamma: expected a finite number, or 3 of them, one for each.* got \[1, 2\]/,
    () => gammaContrast(image, [1, 2]),
  ],
  [
    "gamma of negative numbers",
    /src: expected an array of u8, u16, f16, f32, got i16/,
    () => gammaContrast(deep, 2),
  ],
  ["too many bits", /bits: expected .*an integer from 0 to 8.*got 9/, () => posterize(image, 9)],
  ["no bits of floats", /bits: expected .*an integer from 1 to 16.*got 0/, () => posterize(floats, 0)],
  [
    "a threshold that is no number",
    /threshold: expected a finite number, got Infinity/,
    () => solarize(image, Infinity),
  ],
]);
