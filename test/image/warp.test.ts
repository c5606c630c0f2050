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
import { check, readCases } from "../support/operator_cases.ts";

const device = await openDevice();

type Sampling = Required<Pick<SamplingOptions, "interpolation" | "border" | "value">>;
const warps = await readCases<Sampling & { matrix: number[]; size: [number, number] }>("warp");
const remaps = await readCases<Sampling & { map: NDArray }>("remap");
const rotations = await readCases<
  & { degrees: number; center: [number, number] | null; scale: number }
  & Partial<Pick<Sampling, "interpolation" | "border">>
>("rotate");

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
    for (const border of ["constant", "black", "replicate", "reflect101", "wrap"] as const) {
      const options = border === "black" ? {} : { border, value: 2.5 };
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

describe("linear warps of bytes are the exact value, rounded, but for 0.02 levels", () => {
  const [height, width] = [45, 150], [rows, columns] = [50, 140];
  const pixels = Uint8Array.from(
    { length: height * width * 3 },
    (_, i) => Math.imul(i + 7, 2654435761) >>> 24,
  );
  /** The source's value at (x, y) by the definition, within zeros. */
  const exact = (x: number, y: number, c: number): number => {
    const left = Math.floor(x), top = Math.floor(y);
    let sum = 0;
    for (const [i, j] of [[left, top], [left + 1, top], [left, top + 1], [left + 1, top + 1]] as const) {
      const inside = i >= 0 && i < width && j >= 0 && j < height;
      if (inside) sum += (1 - Math.abs(x - i)) * (1 - Math.abs(y - j)) * pixels[(j * width + i) * 3 + c]!;
    }
    return sum;
  };
  const compare = (result: DeviceArray, place: (x: number, y: number) => readonly [number, number]): void => {
    const made = result.toHost();
    for (let at = 0; at < made.length; at++) {
      const pixel = Math.floor(at / 3), [x, y] = place(pixel % columns, Math.floor(pixel / columns));
      const wanted = exact(x, y, at % 3);
      assert.ok(Math.abs(Number(made[at]) - wanted) <= 0.52, `element ${at} is ${made[at]} for ${wanted}`);
    }
  };
  const size = [rows, columns] as const;
  const fixed = { size: [...size] as [number, number], inverse: true };

  test("warpAffine", () => {
    using src = device.array(pixels, { shape: [height, width, 3] });
    using made = warpAffine(src, [0.9, 0.3, -7.3, -0.21, 0.8, 5.77], fixed);
    compare(made, (x, y) => [0.9 * x + 0.3 * y - 7.3, -0.21 * x + 0.8 * y + 5.77]);
  });

  test("warpPerspective", () => {
    using src = device.array(pixels, { shape: [height, width, 3] });
    using made = warpPerspective(src, [0.9, 0.3, -7.3, -0.21, 0.8, 15.77, 1e-3, 2e-3, 0.9], fixed);
    compare(made, (x, y) => {
      const w = 1e-3 * x + 2e-3 * y + 0.9;
      return [(0.9 * x + 0.3 * y - 7.3) / w, (-0.21 * x + 0.8 * y + 15.77) / w];
    });
  });

  test("remap", () => {
    using src = device.array(pixels, { shape: [height, width, 3] });
    const places = Float32Array.from(
      { length: rows * columns * 2 },
      (_, i) => (Math.imul(i + 3, 2246822519) >>> 8) / 2 ** 24 * (i % 2 === 0 ? width + 4 : height + 4) - 3,
    );
    using map = device.array(places, { shape: [rows, columns, 2] });
    using made = remap(src, map);
    compare(made, (x, y) => [places[2 * (y * columns + x)]!, places[2 * (y * columns + x) + 1]!]);
  });

  test("positions beyond every image, with a denominator of 0 among them", () => {
    using src = device.array(pixels, { shape: [height, width, 3] });
    // The denominator is 0 in column 40, and positions are far away beside it.
    using made = warpPerspective(src, [1e6, 0, 0, 0, 1e6, 0, 1, 0, -40], fixed);
    const row = [...made.toHost()].slice(3 * columns, 6 * columns);
    // cv::warpPerspective takes (0, 0) where it cannot divide.
    assert.deepEqual(row.slice(120, 123), [...pixels.slice(0, 3)]);
    assert.ok(row.every((value, i) => value === 0 || (i >= 120 && i < 123)));
  });
});

test("of a batch of thousands every image is warped", () => {
  const [count, height, width] = [6151, 3, 4];
  const pixels = Uint8Array.from(
    { length: count * height * width * 3 },
    (_, i) => Math.imul(i, 2654435761) >>> 24,
  );
  using src = device.array(pixels, { shape: [count, height, width, 3], layout: "NHWC" });
  using planar = reformat(src, "NCHW");
  using map = device.array(Float32Array.from({ length: 24 }, (_, i) => i * 0.11), {
    shape: [height, width, 2],
  });
  const same = (run: (images: DeviceArray) => DeviceArray): void => {
    using a = run(src);
    using planes = run(planar);
    using b = reformat(planes, "NHWC");
    assert.ok(a.equals(b));
  };
  same((images) => rotate(images, 20));
  same((images) => remap(images, map, { border: "replicate" }));
});

describe("rotate agrees with OpenCV", () => {
  for (const { degrees, center, scale, interpolation, border, ...it } of rotations) {
    const fixed = { scale, interpolation, border, ...(center ? { center } : {}) };
    const about = (src: DeviceArray, options: object): DeviceArray =>
      rotate(src, degrees, { ...options, ...fixed });
    test(it.name, () =>
      check(device, it, {
        one: about,
        list: (src, options) => [...rotate(src, degrees, { ...options, ...fixed })],
      }, { levels: interpolation === "nearest" ? 0 : 1 }));
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
      /matrix: expected .*6.*got \[1, 0, 0, 0, 1\]/,
      (src) => warpAffine(src, [1, 0, 0, 0, 1]),
    ],
    [
      "NaN",
      /matrix: expected 6 finite numbers, row by row, got \[1, 0, NaN, 0, 1, 0\]/,
      (src) => warpAffine(src, [1, 0, NaN, 0, 1, 0]),
    ],
    ["no inverse", /matrix: .* with an inverse/, (src) => warpAffine(src, [1, 1, 0, 1, 1, 0])],
    [
      "two matrices",
      /matrix: expected one matrix, or 1 of them, one for each image, got a list of 2/,
      (src) => warpAffine(src, [[1, 0, 0, 0, 1, 0], [1, 0, 0, 0, 1, 0]]),
    ],
    [
      "another border",
      /border: expected .*"constant".*got "mirror"/,
      (src) => rotate(src, 1, { border: "mirror" as "wrap" }),
    ],
    [
      "too many values",
      /value: expected a finite number, or 3 of them, one for each.* got \[1, 2\]/,
      (src) => rotate(src, 1, { value: [1, 2] }),
    ],
    ["no angle", /degrees: expected a finite number, got NaN/, (src) => rotate(src, NaN)],
    ["scale 0", /scale: expected a finite number other than 0, got 0/, (src) => rotate(src, 1, { scale: 0 })],
    [
      "Lanczos",
      /interpolation: expected .*"nearest", "linear" or "cubic".*got "lanczos"/,
      (src, map) => remap(src, map, { interpolation: "lanczos" as "cubic" }),
    ],
    ["a map of bytes", /map: expected an array of f32, got u8/, (src) => remap(src, src)],
    [
      "a map of one channel",
      /map: expected one of 2, got 1 channels \(shape \[4, 4, 1\]\)/,
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
