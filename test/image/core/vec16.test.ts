/**
 * Operators with kernels that load 16 bytes at a time, at aligned and unaligned addresses, against plain
 * loops.
 */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { DeviceArray } from "../../../mod.ts";
import type { Border, ThresholdType } from "../../../src/image/mod.ts";
import * as image from "../../../src/image/mod.ts";
import { openTestDevice } from "../../support/device.ts";
import { inNHWC, placeImages, type Placement } from "../../support/image_memory.ts";
import { randomBytes } from "../../support/random.ts";

const device = await openTestDevice();

/** Widths that are multiples of 16 bytes, of 4 bytes and of neither. */
const WIDTHS = [16, 176, 180, 201], HEIGHT = 4;
const PLACEMENTS: readonly Placement[] = [
  { layout: "HWC" },
  { layout: "HWC", lead: 16, pad: 32 },
  { layout: "HWC", lead: 4, pad: 12 },
  { layout: "HWC", lead: 1, pad: 5 },
];

type Source = (row: number, column: number, channel: number) => number;

/**
 * Runs `op` on images of all widths, channel counts and placements, and compares each byte with `expected`.
 */
function compare(
  channelsOf: readonly number[],
  op: (src: DeviceArray, options: { into?: DeviceArray }) => DeviceArray,
  expected: (at: Source, width: number, channels: number) => Source,
): void {
  const before = device.memoryInUse();
  for (const channels of channelsOf) {
    for (const width of WIDTHS) {
      const data = randomBytes(HEIGHT * width * channels);
      const source: Source = (y, x, c) => data[(y * width + x) * channels + c]!;
      const expectedAt = expected(source, width, channels);
      for (const placement of PLACEMENTS) {
        const message = `${width} × ${channels} ${JSON.stringify(placement)}`;
        using from = placeImages(device, [1, HEIGHT, width, channels], "u8", data, placement);
        using result = op(from.view, {});
        const extents = [1, ...result.shape];
        using to = placeImages(device, extents, "u8", null, placement);
        op(from.view, { into: to.view });
        for (const actual of [result, to.view]) {
          const bytes = inNHWC(actual) as Uint8Array, columns = actual.shape[1]!;
          const all = Array.from(bytes, (_, i) => {
            const pixel = Math.floor(i / channels);
            return expectedAt(Math.floor(pixel / columns), pixel % columns, i % channels);
          });
          assert.deepEqual([...bytes], all, message);
        }
        to.assertGapsUntouched();
      }
    }
  }
  assert.equal(device.memoryInUse(), before);
}

describe("operators that copy bytes", () => {
  for (const direction of ["horizontal", "vertical", "both"] as const) {
    test(`flip ${direction}`, () =>
      compare(
        [1, 3, 4],
        (src, options) => image.flip(src, direction, options),
        (at, width) => (y, x, c) =>
          at(
            direction === "horizontal" ? y : HEIGHT - 1 - y,
            direction === "vertical" ? x : width - 1 - x,
            c,
          ),
      ));
  }

  /** The index that each border type reads for an index outside the image. */
  const outside: Record<Exclude<Border, "constant">, (i: number, size: number) => number> = {
    replicate: (i, size) => Math.min(Math.max(i, 0), size - 1), // aaa|abc|ccc
    wrap: (i, size) => (i + 100 * size) % size, // abc|abc|abc
    reflect: (i, size) => { // cba|abc|cba
      while (i < 0 || i >= size) i = i < 0 ? -1 - i : 2 * size - 1 - i;
      return i;
    },
    reflect101: (i, size) => { // cb|abc|ba
      while (i < 0 || i >= size) i = i < 0 ? -i : 2 * size - 2 - i;
      return i;
    },
  };
  const value = [7, 130, 255, 64];
  for (const border of ["constant", "replicate", "reflect", "reflect101", "wrap"] as const) {
    for (const [left, right] of [[16, 16], [5, 130], [0, 3]] as const) {
      test(`copyMakeBorder ${border}, ${left} and ${right} columns`, () =>
        compare(
          [1, 3, 4],
          (src, options) =>
            image.copyMakeBorder(src, { left, right, top: 2, bottom: 5 }, {
              border,
              value: value.slice(0, src.shape[2]),
              ...options,
            }),
          (at, width) => (y, x, c) => {
            const row = y - 2, column = x - left;
            if (row >= 0 && row < HEIGHT && column >= 0 && column < width) return at(row, column, c);
            if (border === "constant") return value[c]!;
            return at(outside[border](row, HEIGHT), outside[border](column, width), c);
          },
        ));
    }
  }

  test("customCrop", () =>
    compare(
      [1, 3, 4],
      (src, options) => image.customCrop(src, { x: 3, y: 1, width: src.shape[1]! - 5, height: 2 }, options),
      (at) => (y, x, c) => at(y + 1, x + 3, c),
    ));
});

describe("operators that map bytes", () => {
  /** Rounds to the nearest byte, ties to even, and saturates. */
  const rounded = (value: number): number => {
    const low = Math.floor(value), rest = value - low;
    return Math.min(255, Math.max(0, rest > 0.5 || (rest === 0.5 && low % 2 !== 0) ? low + 1 : low));
  };
  const scale = 1.75, shift = -30.5;
  test("convertTo", () =>
    compare(
      [1, 3, 4],
      (src, options) => image.convertTo(src, "u8", { scale, shift, ...options as object }),
      (at) => (y, x, c) => rounded(at(y, x, c) * scale + shift),
    ));
  for (const level of [-1, 100, 127, 255]) {
    test(`threshold ${level}`, () => {
      const becomes: Record<ThresholdType, (value: number) => number> = {
        binary: (v) => v > level ? 200 : 0,
        binaryInv: (v) => v > level ? 0 : 200,
        trunc: (v) => Math.max(0, Math.min(v, level)),
        toZero: (v) => v > level ? v : 0,
        toZeroInv: (v) => v > level ? 0 : v,
      };
      for (const [type, become] of Object.entries(becomes) as [ThresholdType, (v: number) => number][]) {
        compare(
          [3],
          (src, options) => image.threshold(src, level, { type, maxValue: 200, ...options }),
          (at) => (y, x, c) => become(at(y, x, c)),
        );
      }
    });
  }
  test("threshold with a fractional threshold per image", () => {
    using levels = device.array(new Float32Array([99.5]));
    compare(
      [1],
      (src, options) => image.threshold(src, levels, options),
      (at) => (y, x, c) => at(y, x, c) > 99.5 ? 255 : 0,
    );
  });
  for (const from of [-3, 0, 127.5, 128, 256]) {
    test(`solarize from ${from}`, () =>
      compare(
        [1],
        (src, options) => image.solarize(src, from, options),
        (at) => (y, x, c) => at(y, x, c) >= from ? 255 - at(y, x, c) : at(y, x, c),
      ));
  }
  for (const bits of [0, 3, 8]) {
    test(`posterize to ${bits} bits`, () =>
      compare(
        [1],
        (src, options) => image.posterize(src, bits, options),
        (at) => (y, x, c) => at(y, x, c) & 0xff00 >> bits,
      ));
  }
  test("gammaContrast with one gamma per channel", () =>
    compare(
      [3],
      (src, options) => image.gammaContrast(src, [1, 2, 1], options),
      (at) => (y, x, c) => rounded(c === 1 ? at(y, x, c) ** 2 / 255 : at(y, x, c)),
    ));
  const entries = randomBytes(256 * 3, 88172645);
  for (const channels of [1, 3]) {
    test(`lut with ${channels === 1 ? "one table" : "one table per channel"}`, () => {
      using table = device.array(entries.slice(0, 256 * channels), { shape: [256, channels] });
      compare(
        [3],
        (src, options) => image.lut(src, table, { ...options as object }),
        (at) => (y, x, c) => entries[at(y, x, c) * channels + (channels === 1 ? 0 : c)]!,
      );
    });
  }

  test("composite", () => {
    const most = HEIGHT * 201 * 4,
      under = randomBytes(most, 521288629),
      weights = randomBytes(most, 362436069);
    const like = (src: DeviceArray, data: Uint8Array, channels: number) => {
      const { shape } = src, size = [1, shape[0]!, shape[1]!, channels];
      const count = size.reduce((a, b) => a * b, 1), pad = src.strides[0]! - shape[1]! * shape[2]!;
      return placeImages(device, size, "u8", data.subarray(0, count), { layout: "HWC", pad });
    };
    compare(
      [1, 3, 4],
      (src, options) => {
        using back = like(src, under, src.shape[2]!);
        using mask = like(src, weights, 1);
        return image.composite(src, back.view, mask.view, options);
      },
      (at, width, channels) => (y, x, c) => {
        const pixel = y * width + x;
        const weight = weights[pixel]!, back = under[pixel * channels + c]!;
        return Math.round((at(y, x, c) * weight + back * (255 - weight)) / 255);
      },
    );
  });
});

describe("batches of contiguous images", () => {
  const height = 96, width = 1024, count = 3;
  const data = randomBytes(count * height * width).map((value, i) => i % 3 === 0 ? value : value >> 2);
  const countsOf = (n: number): number[] => {
    const counts = new Array<number>(256).fill(0);
    for (const value of data.subarray(n * height * width, (n + 1) * height * width)) counts[value]!++;
    return counts;
  };

  test("histogram with several blocks per image", () => {
    using src = device.array(data, { shape: [count, height, width, 1] });
    using result = image.histogram(src);
    assert.deepEqual([...result.toHost()], [0, 1, 2].flatMap(countsOf));
  });

  test("histogramEq, including in place", () => {
    const before = device.memoryInUse();
    {
      using src = device.array(data, { shape: [count, height, width, 1] });
      using result = image.histogramEq(src);
      const expected = new Uint8Array(data.length);
      for (let n = 0; n < count; n++) {
        const counts = countsOf(n), first = counts.findIndex((value) => value > 0);
        let below = 0;
        const table = counts.map((value, i) => {
          below += value;
          return i <= first
            ? 0
            : Math.round((below - counts[first]!) * 255 / (height * width - counts[first]!));
        });
        for (let i = n * height * width; i < (n + 1) * height * width; i++) expected[i] = table[data[i]!]!;
      }
      assert.deepEqual(result.toHost(), expected);
      image.histogramEq(src, { into: src });
      assert.ok(src.equals(result));
    }
    assert.equal(device.memoryInUse(), before);
  });
});
