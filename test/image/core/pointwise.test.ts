/**
 * Operators on single elements, for all dtypes and memory layouts that have a separate kernel, against
 * plain loops.
 */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { DeviceArray, TypedArray } from "../../../mod.ts";
import * as image from "../../../src/image/mod.ts";
import { openTestDevice } from "../../support/device.ts";
import { inNHWC, type PlacedImages, placeImages, type Placement } from "../../support/image_memory.ts";
import { randomElements } from "../../support/random.ts";

const device = await openTestDevice();

type ImageDType = "u8" | "u16" | "i16" | "f16" | "f32";
const DTYPES: readonly ImageDType[] = ["u8", "u16", "i16", "f16", "f32"];
const SIZES = { u8: 1, u16: 2, i16: 2, f16: 2, f32: 4 };
const RANGES = { u8: [0, 255], u16: [0, 65535], i16: [-32768, 32767] } as const;

/** An operator, and its result for an element before rounding and saturation. */
interface Operator {
  readonly name: string;
  readonly from: ImageDType;
  readonly to: ImageDType;
  readonly run: (src: image.Images, options: { into?: image.Images }) => image.Images;
  readonly expected: (value: number, channel: number) => number;
  /** The allowed error of integers. */
  readonly levels?: number;
}

/** Placements of the source and of the result. */
const MEMORY: readonly (readonly [Placement, Placement])[] = [
  [{ layout: "HWC" }, { layout: "HWC" }],
  [{ layout: "HWC", lead: 16, pad: 16 }, { layout: "HWC", lead: 32 }],
  [{ layout: "HWC", lead: 4, pad: 4 }, { layout: "HWC", pad: 8 }],
  [{ layout: "HWC", lead: 1, pad: 2 }, { layout: "HWC", lead: 3, pad: 5 }],
  [{ layout: "HWC", lead: 3 }, { layout: "HWC", pad: 16, bottomUp: true }],
  [{ layout: "CHW" }, { layout: "CHW" }],
  [{ layout: "CHW", pad: 3 }, { layout: "CHW", lead: 1 }],
];
/** Less than a vector, whole vectors, vectors and a remainder, and more than a block. */
const WIDTHS = [1, 5, 16, 45, 2750], HEIGHT = 2, CHANNELS = 3;

/** Integers over the whole range, or floats from -0.5 to 1.5. */
function randomImage(dtype: ImageDType, length: number, seed: number = 1): TypedArray {
  return randomElements(dtype, length, { low: -0.5, high: 1.5, seed });
}

/** Rounds integers to the nearest, ties to even, and saturates; leaves floats as they are. */
function asElement(dtype: ImageDType, value: number): number {
  if (dtype === "f16" || dtype === "f32") return value;
  const [least, most] = RANGES[dtype], low = Math.floor(value), rest = value - low;
  return Math.min(most, Math.max(least, rest > 0.5 || (rest === 0.5 && low % 2 !== 0) ? low + 1 : low));
}

function assertResult(
  result: DeviceArray,
  source: TypedArray,
  { from, to, expected, levels = 0 }: Operator,
  message: string,
): void {
  const actual = inNHWC(result);
  assert.equal(actual.length, source.length, message);
  const share = to === "f16" ? 2 ** -10 : 1e-6;
  for (let i = 0; i < actual.length; i++) {
    const element = Number(actual[i]), value = expected(Number(source[i]), i % CHANNELS);
    const off = Math.abs(element - asElement(to, value));
    const allowed = to.startsWith("f") ? share * Math.max(1, Math.abs(value)) : levels;
    if (!(off <= allowed)) {
      assert.fail(`${message}: element ${i}, from ${source[i]} (${from}), is ${element}, expected ${value}`);
    }
  }
}

function checkPlacements(operator: Operator): void {
  const before = device.memoryInUse();
  for (const width of WIDTHS) {
    const shape = [1, HEIGHT, width, CHANNELS], data = randomImage(operator.from, HEIGHT * width * CHANNELS);
    for (const [source, target] of MEMORY) {
      const message = `${width} columns ${JSON.stringify(source)} → ${JSON.stringify(target)}`;
      using src = placeImages(device, shape, operator.from, data, source);
      using to = placeImages(device, shape, operator.to, null, target);
      operator.run(src.view, { into: to.view });
      assertResult(to.view, data, operator, message);
      to.assertGapsUntouched();
    }
  }
  assert.equal(device.memoryInUse(), before);
}

/**
 * Checks lists of all widths, contiguous and padded, and batches of images that are not multiples of 16
 * bytes.
 */
function checkListsAndBatches(operator: Operator): void {
  const before = device.memoryInUse();
  for (const placement of [{}, { lead: 16, pad: 16 }, { lead: 1, pad: 3 }]) {
    using stack = new DisposableStack();
    const placed = (dtype: ImageDType, width: number, data: TypedArray | null): PlacedImages =>
      stack.use(
        placeImages(device, [1, HEIGHT, width, CHANNELS], dtype, data, { layout: "HWC", ...placement }),
      );
    const sources = WIDTHS.map((width) => randomImage(operator.from, HEIGHT * width * CHANNELS, width));
    const list = WIDTHS.map((width, i) => placed(operator.from, width, sources[i]!));
    const into = WIDTHS.map((width) => placed(operator.to, width, null));
    operator.run(list.map(({ view }) => view), { into: into.map(({ view }) => view) });
    into.forEach((to, i) => {
      assertResult(to.view, sources[i]!, operator, `image ${i} of a list, ${JSON.stringify(placement)}`);
      to.assertGapsUntouched();
    });
  }
  const shape = [3, 5, 7, CHANNELS], data = randomImage(operator.from, 3 * 5 * 7 * CHANNELS);
  using batch = device.array(data, { shape, layout: "NHWC" });
  using result = operator.run(batch, {}) as DeviceArray;
  assertResult(result, data, operator, "a batch");
  assert.equal(device.memoryInUse(), before + batch.byteLength + result.byteLength);
}

const conversions = DTYPES.flatMap((from) =>
  DTYPES.map((to): Operator => {
    // Maps to the range of the result and a little beyond.
    const isFloat = from.startsWith("f"),
      scale = isFloat && !to.startsWith("f") ? 260.5 : 0.75,
      shift = isFloat ? 0.25 : -3.5;
    return {
      name: `convertTo ${from} → ${to}`,
      from,
      to,
      run: (src, options) => image.convertTo(src, to, { scale, shift, ...options as object }),
      expected: (value) => to.startsWith("f") ? value * scale + shift : Math.fround(value * scale + shift),
    };
  })
);

const HIGHEST = { u8: 255, u16: 65535, i16: 32767, f16: 1, f32: 1 };
const curves = DTYPES.flatMap((dtype): Operator[] => {
  const highest = HIGHEST[dtype], isFloat = dtype.startsWith("f"), ends = dtype === "i16" ? -1 : highest;
  const level = Math.floor(highest * 1000 * 0.4) / 1000, limit = isFloat ? level : Math.floor(level);
  const curve = (name: string, it: Omit<Operator, "name" | "from" | "to">): Operator => ({
    ...{ name: `${name} ${dtype}`, from: dtype, to: dtype },
    ...it,
  });
  const curves = [
    curve("threshold binary", {
      run: (src, options) => image.threshold(src, level, options),
      expected: (value) => value > limit ? highest : 0,
    }),
    curve("threshold trunc", {
      run: (src, options) => image.threshold(src, level, { type: "trunc", ...options }),
      expected: (value) => Math.min(value, limit),
    }),
    curve("invert", { run: (src, options) => image.invert(src, options), expected: (value) => ends - value }),
    curve("solarize", {
      run: (src, options) => image.solarize(src, level, options),
      expected: (value) => value >= Math.fround(level) ? ends - value : value,
    }),
  ];
  if (dtype === "i16") return curves;
  const bits = isFloat ? 3 : SIZES[dtype] * 8 - 3, gammas = [0.6, 1, 2.2];
  const power = (value: number, gamma: number): number => (Math.max(value, 0) / highest) ** gamma * highest;
  return [
    ...curves,
    curve("posterize", {
      run: (src, options) => image.posterize(src, bits, options),
      expected: (value) => isFloat ? Math.min(Math.max(Math.floor(value * 8), 0), 7) / 8 : value - value % 8,
    }),
    // powf has an error of 1 ulp, which can cross a rounding boundary.
    curve("gammaContrast", {
      run: (src, options) => image.gammaContrast(src, 0.75, options),
      expected: (value) => power(value, 0.75),
      levels: 1,
    }),
    curve("gammaContrast per channel", {
      run: (src, options) => image.gammaContrast(src, gammas, options),
      expected: (value, channel) => power(value, gammas[channel]!),
      levels: 1,
    }),
  ];
});

describe("pointwise operators match their definition in every placement", () => {
  for (const operator of [...conversions, ...curves]) {
    test(operator.name, () => {
      checkPlacements(operator);
      checkListsAndBatches(operator);
    });
  }
});

test("images that are written past the caches (above 16 MiB) have the same result", () => {
  const before = device.memoryInUse();
  {
    const part = randomImage("u8", 33_000), copies = 510; // 16.8 million
    using one = device.array(part, { shape: [10, 1100, 3] });
    using all = device.array(
      Uint8Array.from({ length: copies * part.length }, (_, i) => Number(part[i % part.length])),
      {
        shape: [10 * copies, 1100, 3],
      },
    );
    for (
      const run of [
        (src: DeviceArray) => image.convertTo(src, "u8", { scale: 1.5, shift: -20 }),
        (src: DeviceArray) => image.solarize(src, 100),
        (src: DeviceArray) => image.gammaContrast(src, 0.75),
      ]
    ) {
      using expected = run(one);
      using large = run(all);
      using rows = large.reshape([copies, 10, 1100, 3]);
      for (const i of [0, 77, copies - 1]) {
        assert.ok(rows.index(i).equals(expected), `rows from ${10 * i} on`);
      }
    }
  }
  assert.equal(device.memoryInUse(), before);
});

test("the last elements of long rows are written once", () => {
  const before = device.memoryInUse();
  for (const dtype of ["f32", "f16"] as const) {
    for (const width of [4097, 40_962, 200_067, 200_193, 300_034]) {
      const data = randomImage(dtype, width);
      using src = device.array(data, { shape: [1, width, 1] });
      using result = image.solarize(src, 0.25);
      const actual = result.toHost();
      for (let i = width - 300; i < width; i++) {
        const value = Number(data[i]), wanted = value >= 0.25 ? 1 - value : value;
        assert.ok(
          Math.abs(Number(actual[i]) - wanted) <= 2 ** -10,
          `${dtype}, element ${i} of ${width}: ${actual[i]}`,
        );
      }
    }
  }
  assert.equal(device.memoryInUse(), before);
});
