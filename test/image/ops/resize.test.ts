/** resize against OpenCV and Pillow. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type Interpolation, reformat, resize } from "../../../src/image/mod.ts";
import { openTestDevice } from "../../support/device.ts";
import { type Case, checkOperator, operation, readCases } from "../../support/operator_cases.ts";
import { randomBytes } from "../../support/random.ts";
import { testRejectedArguments } from "../../support/rejected_arguments.ts";

const device = await openTestDevice();

interface Options {
  readonly interpolation: Interpolation;
  readonly size: [number, number];
}
const modes = ["nearest", "nearest-exact", "linear", "cubic", "lanczos", "area", "wide"];
const references = (await Promise.all(modes.map((mode) => readCases<Options>(`resize_${mode}`)))).flat();
const antialiased = await readCases<Options>("resize_antialias");

/**
 * OpenCV and Pillow interpolate bytes in fixed point, and Pillow rounds between the passes: results may be
 * off by 1.
 */
function checkResize(reference: Case<Options>, antialias: boolean): void {
  const { interpolation, size } = reference;
  const run = operation((src, options) => resize(src, size, { ...options, interpolation, antialias }));
  checkOperator(device, reference, run, { levels: interpolation.startsWith("nearest") ? 0 : 1 });
}

describe("resize matches OpenCV", () => {
  for (const reference of references) test(reference.name, () => checkResize(reference, false));
});

describe("resize with antialias matches Pillow", () => {
  for (const reference of antialiased) test(reference.name, () => checkResize(reference, true));
});

test("halving with linear or area is the mean of 2 × 2 bytes, ties to even", () => {
  // Aligned and unaligned rows, rows shorter and longer than a block, and an image of more than 16 MiB.
  const shapes = [
    ...[[33, 131, 3], [9, 160, 3], [3, 7, 3], [5, 64, 1], [9, 300, 1], [3, 9, 1], [17, 67, 4], [2, 3, 4]],
    [2051, 2048, 1],
  ];
  for (const [height, width, channels] of shapes as [number, number, number][]) {
    const pitch = 2 * width * channels;
    const pixels = randomBytes(2 * height * pitch);
    const expected = Uint8Array.from({ length: height * width * channels }, (_, i) => {
      const c = i % channels, x = Math.floor(i / channels) % width, y = Math.floor(i / channels / width);
      const at = 2 * y * pitch + 2 * x * channels + c;
      const sum = pixels[at]! + pixels[at + channels]! + pixels[at + pitch]! + pixels[at + pitch + channels]!;
      const low = sum >> 2, rest = sum & 3;
      return rest > 2 || (rest === 2 && low % 2 === 1) ? low + 1 : low;
    });
    using src = device.array(pixels, { shape: [2 * height, 2 * width, channels] });
    using shifted = device.array(new Uint8Array([1, ...pixels]));
    for (const from of [src, shifted.slice([1, null]).reshape([2 * height, 2 * width, channels])]) {
      for (const interpolation of ["linear", "area"] as const) {
        using out = resize(from, [height, width], { interpolation });
        assert.deepEqual(out.toHost(), expected, `${interpolation} to ${height} × ${width} × ${channels}`);
      }
    }
  }
});

describe("resize of interleaved and of planar bytes gives equal results", () => {
  const shapes = [[97, 131, 3], [70, 700, 3], [97, 131, 1], [40, 33, 4], [5, 4, 3], [2, 6, 1], [7, 5, 4]];
  for (const [height, width, channels] of shapes as [number, number, number][]) {
    test(`${height} × ${width} × ${channels}`, () => {
      const pixels = randomBytes(height * width * channels);
      using src = device.array(pixels, { shape: [height, width, channels], layout: "HWC" });
      // An array of one channel is also a plane; a slice of two channels is neither.
      const two = Uint8Array.from({ length: 2 * pixels.length }, (_, i) => i % 2 === 0 ? pixels[i / 2]! : 0);
      using pairs = device.array(two, { shape: [height, width, 2 * channels], layout: "HWC" });
      using planar = channels === 1 ? pairs.slice(null, null, [0, 1]) : reformat(src, "CHW");
      for (const interpolation of ["linear", "cubic", "area", "lanczos"] as const) {
        for (const size of [[48, 65], [1, 1], [33, 70], [120, 200]] as const) {
          for (const antialias of [false, true]) {
            using a = resize(src, size, { interpolation, antialias });
            using planes = resize(planar, size, { interpolation, antialias });
            using b = reformat(planes, "HWC");
            assert.ok(a.equals(b), `${interpolation} to ${size}, antialias ${antialias}`);
          }
        }
      }
    });
  }
});

describe("resize of lists", () => {
  test("takes one size per image", () => {
    using wide = device.array(new Uint8Array([0, 100, 200, 60]), { shape: [1, 4] });
    using high = device.array(new Uint8Array([10, 30]), { shape: [2, 1] });
    const [a, b] = resize([wide, high], [[1, 2], [1, 1]]);
    assert.deepEqual([...a!.toHost()], [50, 130]);
    assert.deepEqual([...b!.toHost()], [20]);
    a!.dispose();
    b!.dispose();
  });
});

const src = device.zeros([4, 4, 3], "u8");

testRejectedArguments(device, "resize", [
  ["a size of 0", /size \(height\): expected an integer from 1 to 524280, got 0/, () => resize(src, [0, 2])],
  [
    "a fractional size",
    /size \(width\): expected an integer from 1 to 524280, got 2\.5/,
    () => resize(src, [2, 2.5]),
  ],
  [
    "three sizes",
    /size: expected a number or \[height, width\], got \[1, 2, 3\]/,
    () => resize(src, [1, 2, 3] as unknown as [number, number]),
  ],
  [
    "a list of sizes for one image",
    /size: expected \[height, width\], got \[\[2, 2\]\]/,
    () => resize(src, [[2, 2]]),
  ],
  ["fewer sizes than images", /size: .*a list of 2 of them/, () => resize([src, src], [[2, 2]])],
  [
    "an unknown interpolation",
    /interpolation: expected .*"nearest".*, got "bilinear"/,
    () => resize(src, 2, { interpolation: "bilinear" as Interpolation }),
  ],
  [
    "nearest with antialias",
    /antialias: expected false for interpolation "nearest", got true/,
    () => resize(src, 2, { interpolation: "nearest", antialias: true }),
  ],
]);
