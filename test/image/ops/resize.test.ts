/** Resize against OpenCV's and Pillow's values, and what it refuses. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type DeviceArray, openDevice } from "../../../mod.ts";
import { type Interpolation, reformat, resize } from "../../../src/image/mod.ts";
import { type Case, checkOperator, readCases } from "../../support/operator_cases.ts";

const device = await openDevice();

interface Options {
  readonly interpolation: Interpolation;
  readonly size: [number, number];
}
const modes = ["nearest", "nearest-exact", "linear", "cubic", "lanczos", "area", "wide"];
const cases = (await Promise.all(modes.map((mode) => readCases<Options>(`resize_${mode}`)))).flat();
const smooth = await readCases<Options>("resize_antialias");

/** OpenCV's and Pillow's weights of bytes are fractions of 2048 and more; they round once more between the passes. */
function run(it: Case<Options>, antialias: boolean): void {
  const { interpolation, size } = it;
  checkOperator(device, it, {
    one: (src, options) => resize(src, size, { ...options, interpolation, antialias }),
    list: (src, options) => [...resize(src, size, { ...options, interpolation, antialias })],
  }, { levels: interpolation.startsWith("nearest") ? 0 : 1 });
}

describe("resize agrees with OpenCV", () => {
  for (const it of cases) test(it.name, () => run(it, false));
});

describe("resize with antialias agrees with Pillow", () => {
  for (const it of smooth) test(it.name, () => run(it, true));
});

test("linear and area to half the size are the mean of 2 × 2 bytes, ties to even", () => {
  // Rows at multiples of 8 bytes and not, one run of pixels and less, several blocks; more than 16 MiB.
  const shapes = [
    ...[[33, 131, 3], [9, 160, 3], [3, 7, 3], [5, 64, 1], [9, 300, 1], [3, 9, 1], [17, 67, 4], [2, 3, 4]],
    [2051, 2048, 1],
  ];
  for (const [height, width, channels] of shapes as [number, number, number][]) {
    const pitch = 2 * width * channels;
    const pixels = Uint8Array.from({ length: 2 * height * pitch }, (_, i) => (i * 2654435761 >>> 13) & 255);
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

describe("interleaved bytes and planes give the same bytes", () => {
  const shapes = [[97, 131, 3], [70, 700, 3], [97, 131, 1], [40, 33, 4], [5, 4, 3], [2, 6, 1], [7, 5, 4]];
  for (const [height, width, channels] of shapes as [number, number, number][]) {
    test(`${height} × ${width} × ${channels}`, () => {
      const pixels = Uint8Array.from(
        { length: height * width * channels },
        (_, i) => Math.imul(i, 2654435761) >>> 24,
      );
      using src = device.array(pixels, { shape: [height, width, channels], layout: "HWC" });
      // One channel is a plane anyway: of two, it is neither.
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
  test("each image has a size of its own", () => {
    using wide = device.array(new Uint8Array([0, 100, 200, 60]), { shape: [1, 4] });
    using high = device.array(new Uint8Array([10, 30]), { shape: [2, 1] });
    const [a, b] = resize([wide, high], [[1, 2], [1, 1]]);
    assert.deepEqual([...a!.toHost()], [50, 130]);
    assert.deepEqual([...b!.toHost()], [20]);
    a!.dispose();
    b!.dispose();
  });
});

describe("resize refuses by name", () => {
  const refusals: [string, RegExp, (src: DeviceArray<"u8">) => unknown][] = [
    ["size 0", /size \(height\): expected an integer from 1 to 524280, got 0/, (src) => resize(src, [0, 2])],
    [
      "half a pixel",
      /size \(width\): expected an integer from 1 to 524280, got 2\.5/,
      (src) => resize(src, [2, 2.5]),
    ],
    [
      "three sides",
      /size: expected a number or \[height, width\], got \[1, 2, 3\]/,
      (src) => resize(src, [1, 2, 3] as unknown as [number, number]),
    ],
    [
      "sizes for one image",
      /size: expected \[height, width\], got \[\[2, 2\]\]/,
      (src) => resize(src, [[2, 2]]),
    ],
    ["too few sizes", /size: .*a list of 2 of them/, (src) => resize([src, src], [[2, 2]])],
    [
      "another interpolation",
      /interpolation: expected .*"nearest".*got "bilinear"/,
      (src) => resize(src, 2, { interpolation: "bilinear" as Interpolation }),
    ],
    [
      "antialiased nearest",
      /antialias: true given with "nearest"/,
      (src) => resize(src, 2, { interpolation: "nearest", antialias: true }),
    ],
  ];
  for (const [what, message, call] of refusals) {
    test(what, () => {
      using src = device.zeros([4, 4, 3], "u8");
      const before = device.memoryInUse();
      assert.throws(() => call(src), message);
      assert.equal(device.memoryInUse(), before);
    });
  }
});
