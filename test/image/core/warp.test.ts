/** Warps and remapping against exact arithmetic, and across memory layouts. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { DeviceArray } from "../../../mod.ts";
import { reformat, remap, rotate, warpAffine, warpPerspective } from "../../../src/image/mod.ts";
import { openTestDevice } from "../../support/device.ts";
import { randomBytes } from "../../support/random.ts";

const device = await openTestDevice();

test("warps of interleaved and of planar bytes are equal, even far outside the image", () => {
  const [height, width] = [67, 131];
  for (const channels of [3, 4]) {
    const pixels = randomBytes(height * width * channels);
    using src = device.array(pixels, { shape: [height, width, channels], layout: "HWC" });
    using planar = reformat(src, "CHW");
    const positions = Float32Array.from(
      { length: 40 * 70 * 2 },
      (_, i) => i % 97 === 0 ? [NaN, Infinity, -1e10, 4294967299.5][i % 4]! : ((i * 0.37) % 140) - 3,
    );
    using map = device.array(positions, { shape: [40, 70, 2] });
    for (const border of ["constant", "black", "replicate", "reflect101", "wrap"] as const) {
      const options = border === "black" ? {} : { border, value: 2.5 };
      const assertSame = (run: (images: DeviceArray) => DeviceArray): void => {
        using a = run(src);
        using planes = run(planar);
        using b = reformat(planes, "HWC");
        assert.ok(a.equals(b), `${channels} channels, ${border}`);
      };
      assertSame((images) => rotate(images, 30, options));
      assertSame((images) =>
        warpPerspective(images, [1.02, 0.05, -20, -0.03, 1.01, 10, 1e-3, 2e-3, 1], options)
      );
      assertSame((images) => remap(images, map, options));
    }
  }
});

describe("linear warps of bytes are the exact value, rounded, with an error of at most 0.02 levels", () => {
  const [height, width] = [45, 150], [rows, columns] = [50, 140];
  const pixels = randomBytes(height * width * 3);
  /** Bilinear interpolation at (x, y) by definition, with zeros outside the image. */
  const exact = (x: number, y: number, c: number): number => {
    const left = Math.floor(x), top = Math.floor(y);
    let sum = 0;
    for (const [i, j] of [[left, top], [left + 1, top], [left, top + 1], [left + 1, top + 1]] as const) {
      const inside = i >= 0 && i < width && j >= 0 && j < height;
      if (inside) sum += (1 - Math.abs(x - i)) * (1 - Math.abs(y - j)) * pixels[(j * width + i) * 3 + c]!;
    }
    return sum;
  };
  const compare = (
    result: DeviceArray,
    position: (x: number, y: number) => readonly [number, number],
  ): void => {
    const actual = result.toHost();
    for (let at = 0; at < actual.length; at++) {
      const pixel = Math.floor(at / 3), [x, y] = position(pixel % columns, Math.floor(pixel / columns));
      const wanted = exact(x, y, at % 3);
      assert.ok(
        Math.abs(Number(actual[at]) - wanted) <= 0.52,
        `element ${at} is ${actual[at]}, expected ${wanted}`,
      );
    }
  };
  const size = [rows, columns] as const;
  const fixed = { size: [...size] as [number, number], inverse: true };

  test("warpAffine", () => {
    using src = device.array(pixels, { shape: [height, width, 3] });
    using result = warpAffine(src, [0.9, 0.3, -7.3, -0.21, 0.8, 5.77], fixed);
    compare(result, (x, y) => [0.9 * x + 0.3 * y - 7.3, -0.21 * x + 0.8 * y + 5.77]);
  });

  test("warpPerspective", () => {
    using src = device.array(pixels, { shape: [height, width, 3] });
    using result = warpPerspective(src, [0.9, 0.3, -7.3, -0.21, 0.8, 15.77, 1e-3, 2e-3, 0.9], fixed);
    compare(result, (x, y) => {
      const w = 1e-3 * x + 2e-3 * y + 0.9;
      return [(0.9 * x + 0.3 * y - 7.3) / w, (-0.21 * x + 0.8 * y + 15.77) / w];
    });
  });

  test("remap", () => {
    using src = device.array(pixels, { shape: [height, width, 3] });
    const positions = Float32Array.from(
      { length: rows * columns * 2 },
      (_, i) => (Math.imul(i + 3, 2246822519) >>> 8) / 2 ** 24 * (i % 2 === 0 ? width + 4 : height + 4) - 3,
    );
    using map = device.array(positions, { shape: [rows, columns, 2] });
    using result = remap(src, map);
    compare(result, (x, y) => [positions[2 * (y * columns + x)]!, positions[2 * (y * columns + x) + 1]!]);
  });

  test("positions far outside the image, and a denominator of 0", () => {
    using src = device.array(pixels, { shape: [height, width, 3] });
    // The denominator is 0 in column 40; next to it, positions are far outside.
    using result = warpPerspective(src, [1e6, 0, 0, 0, 1e6, 0, 1, 0, -40], fixed);
    const row = [...result.toHost()].slice(3 * columns, 6 * columns);
    // cv::warpPerspective reads (0, 0) where the denominator is 0.
    assert.deepEqual(row.slice(120, 123), [...pixels.slice(0, 3)]);
    assert.ok(row.every((value, i) => value === 0 || (i >= 120 && i < 123)));
  });
});

test("every image of a batch of thousands is warped", () => {
  const [count, height, width] = [6151, 3, 4];
  const pixels = randomBytes(count * height * width * 3);
  using src = device.array(pixels, { shape: [count, height, width, 3], layout: "NHWC" });
  using planar = reformat(src, "NCHW");
  using map = device.array(Float32Array.from({ length: 24 }, (_, i) => i * 0.11), {
    shape: [height, width, 2],
  });
  const assertSame = (run: (images: DeviceArray) => DeviceArray): void => {
    using a = run(src);
    using planes = run(planar);
    using b = reformat(planes, "NHWC");
    assert.ok(a.equals(b));
  };
  assertSame((images) => rotate(images, 20));
  assertSame((images) => remap(images, map, { border: "replicate" }));
});
