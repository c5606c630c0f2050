/** Warps, rotation and remapping against OpenCV's values, and what they refuse. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type DeviceArray, openDevice } from "../../mod.ts";
import {
  reformat,
  remap,
  rotate,
  type SamplingOptions,
  warpAffine,
  warpPerspective,
} from "../../src/image/mod.ts";
import type { NDArray } from "../../mod.ts";
import { check, readCases } from "./operator.ts";

const device = await openDevice();

type Sampling = Required<Pick<SamplingOptions, "interpolation" | "border" | "value">>;
const warps = await readCases<Sampling & { matrix: number[]; size: [number, number] }>("warp");
const remaps = await readCases<Sampling & { map: NDArray }>("remap");
const rotations = await readCases<{ degrees: number; center: [number, number] | null; scale: number }>(
  "rotate",
);

describe("warpAffine and warpPerspective agree with OpenCV", () => {
  for (const { matrix, size, interpolation, border, value, ...it } of warps) {
    const operator = matrix.length === 6 ? warpAffine : warpPerspective;
    const fixed = { size, interpolation, border, value, inverse: true };
    test(it.name, () =>
      check(device, it, {
        one: (src, options) => operator(src, matrix, { ...options, ...fixed }),
        list: (src, options) => [...operator(src, matrix, { ...options, ...fixed })],
      }, { levels: interpolation === "nearest" ? 0 : 1 }));
  }

  test("a matrix from the source to the result is inverted", () => {
    using src = device.array(new Uint8Array([1, 2, 3, 4, 5, 6]), { shape: [2, 3] });
    using moved = warpAffine(src, [1, 0, 1, 0, 1, 0]);
    assert.deepEqual([...moved.toHost()], [0, 1, 2, 0, 4, 5]);
    using doubled = warpPerspective(src, [2, 0, 0, 0, 2, 0, 0, 0, 1], { interpolation: "nearest" });
    assert.deepEqual([...doubled.toHost()].slice(0, 3).filter((_, i) => i % 2 === 0), [1, 2]);
  });

  test("each image has a matrix of its own", () => {
    using src = device.array(new Uint8Array([1, 2, 3, 4, 5, 6]), { shape: [2, 1, 3, 1] });
    using moved = warpAffine(src, [[1, 0, 1, 0, 1, 0], [1, 0, -1, 0, 1, 0]]);
    assert.deepEqual([...moved.toHost()], [0, 1, 2, 5, 6, 0]);
  });
});

test("interleaved bytes and planes give the same bytes, whatever the place", () => {
  const [height, width] = [67, 131];
  for (const channels of [3, 4]) {
    const pixels = Uint8Array.from(
      { length: height * width * channels },
      (_, i) => Math.imul(i, 2654435761) >>> 24,
    );
    using src = device.array(pixels, { shape: [height, width, channels], layout: "HWC" });
    using planar = reformat(src, "CHW");
    const places = Float32Array.from(
      { length: 40 * 70 * 2 },
      (_, i) => i % 97 === 0 ? [NaN, Infinity, -1e10, 4294967299.5][i % 4]! : ((i * 0.37) % 140) - 3,
    );
    using map = device.array(places, { shape: [40, 70, 2] });
    for (const border of ["constant", "reflect101", "wrap"] as const) {
      const options = { border, value: 2.5 };
      const same = (run: (images: DeviceArray) => DeviceArray): void => {
        using a = run(src);
        using planes = run(planar);
        using b = reformat(planes, "HWC");
        assert.ok(a.equals(b), `${channels} channels, ${border}`);
      };
      same((images) => rotate(images, 30, options));
      same((images) => warpPerspective(images, [1.02, 0.05, -20, -0.03, 1.01, 10, 1e-3, 2e-3, 1], options));
      same((images) => remap(images, map, options));
    }
  }
});

describe("rotate agrees with OpenCV", () => {
  for (const { degrees, center, scale, ...it } of rotations) {
    const fixed = { scale, ...(center ? { center } : {}) };
    const about = (src: DeviceArray, options: object): DeviceArray =>
      rotate(src, degrees, { ...options, ...fixed });
    test(it.name, () =>
      check(device, it, {
        one: about,
        list: (src, options) => [...rotate(src, degrees, { ...options, ...fixed })],
      }));
  }
});

describe("remap agrees with OpenCV", () => {
  for (const { map, interpolation, border, value, ...it } of remaps) {
    const fixed = { interpolation, border, value };
    test(it.name, () => {
      using places = device.array(map, { layout: "HWC" });
      check(device, it, {
        one: (src, options) => remap(src, places, { ...options, ...fixed }),
        list: (src, options) => [...remap(src, places, { ...options, ...fixed })],
      }, { levels: interpolation === "nearest" ? 0 : 1 });
    });
  }

  test("each image has a map of its own", () => {
    using src = device.array(new Uint8Array([1, 2, 3, 4]), { shape: [2, 1, 2, 1] });
    using map = device.array(new Float32Array([0, 0, 1, 0, 1, 0, 0, 0]), { shape: [2, 1, 2, 2] });
    using out = remap(src, map);
    assert.deepEqual([...out.toHost()], [1, 2, 4, 3]);
  });
});

describe("warps refuse by name, and leave nothing allocated", () => {
  const refusals: [string, RegExp, (src: DeviceArray<"u8">, map: DeviceArray<"f32">) => unknown][] = [
    [
      "five numbers",
      /matrix: \[1, 0, 0, 0, 1\] given; accepted are 6/,
      (src) => warpAffine(src, [1, 0, 0, 0, 1]),
    ],
    ["NaN", /matrix: .* accepted are 6 finite/, (src) => warpAffine(src, [1, 0, NaN, 0, 1, 0])],
    ["no inverse", /matrix: .* with an inverse/, (src) => warpAffine(src, [1, 1, 0, 1, 1, 0])],
    [
      "two matrices",
      /matrix: a list of 2 given; .* 1 of/,
      (src) => warpAffine(src, [[1, 0, 0, 0, 1, 0], [1, 0, 0, 0, 1, 0]]),
    ],
    [
      "another border",
      /border: "mirror" given; accepted are "constant"/,
      (src) => rotate(src, 1, { border: "mirror" as "wrap" }),
    ],
    ["too many values", /value: \[1, 2\] given; .* 3 of them/, (src) => rotate(src, 1, { value: [1, 2] })],
    ["no angle", /degrees: NaN given/, (src) => rotate(src, NaN)],
    ["scale 0", /scale: 0 given/, (src) => rotate(src, 1, { scale: 0 })],
    [
      "Lanczos",
      /interpolation: "lanczos" given; accepted are "nearest", "linear" and "cubic"/,
      (src, map) => remap(src, map, { interpolation: "lanczos" as "cubic" }),
    ],
    ["a map of bytes", /map: an array of u8 given; accepted is f32/, (src) => remap(src, src)],
    [
      "a map of one channel",
      /map: 1 channels .*accepted are 2/,
      (src, map) => remap(src, map.slice(null, null, [0, 1])),
    ],
  ];
  for (const [what, message, call] of refusals) {
    test(what, () => {
      using src = device.zeros([4, 4, 3], "u8");
      using map = device.zeros([4, 4, 2], "f32");
      const before = device.memoryInUse();
      assert.throws(() => call(src, map), message);
      assert.equal(device.memoryInUse(), before);
    });
  }
});
