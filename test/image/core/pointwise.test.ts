/**
 * Operators that make each element of the same element of the source, on all types and in all kinds of memory that have a kernel of
 * their own: against what they are defined to do, in plain loops.
 */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { DeviceArray, TypedArray } from "../../../mod.ts";
import { hostView } from "../../../src/base/dtype.ts";
import * as image from "../../../src/image/mod.ts";
import { openTestDevice } from "../../support/device.ts";
import { inNHWC, type PlacedImages, placeImages, type Placement } from "../../support/image_memory.ts";

const device = await openTestDevice();

type ImageDType = "u8" | "u16" | "i16" | "f16" | "f32";
const DTYPES: readonly ImageDType[] = ["u8", "u16", "i16", "f16", "f32"];
const SIZES = { u8: 1, u16: 2, i16: 2, f16: 2, f32: 4 };
const RANGES = { u8: [0, 255], u16: [0, 65535], i16: [-32768, 32767] } as const;

/** An operator, and what it makes of an element, before that is rounded and kept within the type's range. */
interface Operator {
  readonly name: string;
  readonly from: ImageDType;
  readonly to: ImageDType;
  readonly run: (src: image.Images, into?: image.Images) => image.Images;
  readonly of: (value: number, channel: number) => number;
  /** How far from it integers may be. */
  readonly levels?: number;
}

/** Where the source and the result lie. */
const MEMORY: readonly (readonly [Placement, Placement])[] = [
  [{ layout: "HWC" }, { layout: "HWC" }],
  [{ layout: "HWC", lead: 16, pad: 16 }, { layout: "HWC", lead: 32 }],
  [{ layout: "HWC", lead: 4, pad: 4 }, { layout: "HWC", pad: 8 }],
  [{ layout: "HWC", lead: 1, pad: 2 }, { layout: "HWC", lead: 3, pad: 5 }],
  [{ layout: "HWC", lead: 3 }, { layout: "HWC", pad: 16, bottomUp: true }],
  [{ layout: "CHW" }, { layout: "CHW" }],
  [{ layout: "CHW", pad: 3 }, { layout: "CHW", lead: 1 }],
];
/** Less than a vector, vectors with and without a rest, and more than a block has. */
const WIDTHS = [1, 5, 16, 45, 2750], HEIGHT = 2, CHANNELS = 3;

/** All values of integers, and -0.5 … 1.5 (xorshift32). */
function noise(dtype: ImageDType, count: number, seed = 2463534242): TypedArray {
  const data = hostView(dtype, new ArrayBuffer(count * SIZES[dtype])) as Float32Array;
  let state = seed;
  for (let i = 0; i < count; i++) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    data[i] = dtype.startsWith("f") ? (state >>> 8) / 2 ** 23 - 0.5 : state >>> 8;
  }
  return data;
}

/** To the nearest, halves to even, within the type's range; floats as they are. */
function asElement(dtype: ImageDType, value: number): number {
  if (dtype === "f16" || dtype === "f32") return value;
  const [least, most] = RANGES[dtype], low = Math.floor(value), rest = value - low;
  return Math.min(most, Math.max(least, rest > 0.5 || (rest === 0.5 && low % 2 !== 0) ? low + 1 : low));
}

function assertMade(
  result: DeviceArray,
  source: TypedArray,
  { from, to, of, levels = 0 }: Operator,
  what: string,
): void {
  const made = inNHWC(result);
  assert.equal(made.length, source.length, what);
  const share = to === "f16" ? 2 ** -10 : 1e-6;
  for (let i = 0; i < made.length; i++) {
    const is = Number(made[i]), value = of(Number(source[i]), i % CHANNELS);
    const off = Math.abs(is - asElement(to, value));
    const allowed = to.startsWith("f") ? share * Math.max(1, Math.abs(value)) : levels;
    if (!(off <= allowed)) {
      assert.fail(`${what}: element ${i}, of ${source[i]} ${from}, is ${is} where ${value} was expected`);
    }
  }
}

function checkMemory(operator: Operator): void {
  const before = device.memoryInUse();
  for (const width of WIDTHS) {
    const shape = [1, HEIGHT, width, CHANNELS], data = noise(operator.from, HEIGHT * width * CHANNELS);
    for (const [source, target] of MEMORY) {
      const what = `${width} columns ${JSON.stringify(source)} → ${JSON.stringify(target)}`;
      using src = placeImages(device, shape, operator.from, data, source);
      using to = placeImages(device, shape, operator.to, null, target);
      operator.run(src.view, to.view);
      assertMade(to.view, data, operator, what);
      to.assertGapsUntouched();
    }
  }
  assert.equal(device.memoryInUse(), before);
}

/** Lists of all widths, each image without gaps or each with the same, and batches of images that are no whole vectors. */
function checkSeveral(operator: Operator): void {
  const before = device.memoryInUse();
  for (const placement of [{}, { lead: 16, pad: 16 }, { lead: 1, pad: 3 }]) {
    using stack = new DisposableStack();
    const placed = (dtype: ImageDType, width: number, data: TypedArray | null): PlacedImages =>
      stack.use(
        placeImages(device, [1, HEIGHT, width, CHANNELS], dtype, data, { layout: "HWC", ...placement }),
      );
    const sources = WIDTHS.map((width) => noise(operator.from, HEIGHT * width * CHANNELS, width));
    const list = WIDTHS.map((width, i) => placed(operator.from, width, sources[i]!));
    const into = WIDTHS.map((width) => placed(operator.to, width, null));
    operator.run(list.map(({ view }) => view), into.map(({ view }) => view));
    into.forEach((to, i) => {
      assertMade(to.view, sources[i]!, operator, `image ${i} of a list, ${JSON.stringify(placement)}`);
      to.assertGapsUntouched();
    });
  }
  const shape = [3, 5, 7, CHANNELS], data = noise(operator.from, 3 * 5 * 7 * CHANNELS);
  using batch = device.array(data, { shape, layout: "NHWC" });
  using result = operator.run(batch) as DeviceArray;
  assertMade(result, data, operator, "a batch");
  assert.equal(device.memoryInUse(), before + batch.byteLength + result.byteLength);
}

const conversions = DTYPES.flatMap((from) =>
  DTYPES.map((to): Operator => {
    // To values of the result's type, some beyond its range.
    const isFloat = from.startsWith("f"),
      scale = isFloat && !to.startsWith("f") ? 260.5 : 0.75,
      shift = isFloat ? 0.25 : -3.5;
    return {
      name: `convertTo ${from} → ${to}`,
      from,
      to,
      run: (src, into) => image.convertTo(src, to, { scale, shift, into: into as DeviceArray<ImageDType> }),
      of: (value) => to.startsWith("f") ? value * scale + shift : Math.fround(value * scale + shift),
    };
  })
);

const HIGHEST = { u8: 255, u16: 65535, i16: 32767, f16: 1, f32: 1 };
const curves = DTYPES.flatMap((dtype): Operator[] => {
  const highest = HIGHEST[dtype], isFloat = dtype.startsWith("f"), ends = dtype === "i16" ? -1 : highest;
  const level = Math.floor(highest * 1000 * 0.4) / 1000, limit = isFloat ? level : Math.floor(level);
  const of = (name: string, it: Omit<Operator, "name" | "from" | "to">): Operator => ({
    ...{ name: `${name} ${dtype}`, from: dtype, to: dtype },
    ...it,
  });
  const curves = [
    of("threshold binary", {
      run: (src, into) => image.threshold(src, level, { into }),
      of: (value) => value > limit ? highest : 0,
    }),
    of("threshold trunc", {
      run: (src, into) => image.threshold(src, level, { type: "trunc", into }),
      of: (value) => Math.min(value, limit),
    }),
    of("invert", { run: (src, into) => image.invert(src, { into }), of: (value) => ends - value }),
    of("solarize", {
      run: (src, into) => image.solarize(src, level, { into }),
      of: (value) => value >= Math.fround(level) ? ends - value : value,
    }),
  ];
  if (dtype === "i16") return curves;
  const bits = isFloat ? 3 : SIZES[dtype] * 8 - 3, gammas = [0.6, 1, 2.2];
  const power = (value: number, gamma: number): number => (Math.max(value, 0) / highest) ** gamma * highest;
  return [
    ...curves,
    of("posterize", {
      run: (src, into) => image.posterize(src, bits, { into }),
      of: (value) => isFloat ? Math.min(Math.max(Math.floor(value * 8), 0), 7) / 8 : value - value % 8,
    }),
    // Within one unit in the last place, which may be on the other side of a half.
    of("gammaContrast", {
      run: (src, into) => image.gammaContrast(src, 0.75, { into }),
      of: (value) => power(value, 0.75),
      levels: 1,
    }),
    of("gammaContrast of each channel", {
      run: (src, into) => image.gammaContrast(src, gammas, { into }),
      of: (value, channel) => power(value, gammas[channel]!),
      levels: 1,
    }),
  ];
});

describe("elements become what they are defined to, wherever they lie", () => {
  for (const operator of [...conversions, ...curves]) {
    test(operator.name, () => {
      checkMemory(operator);
      checkSeveral(operator);
    });
  }
});

test("more bytes than are made past the caches become the same", () => {
  const before = device.memoryInUse();
  {
    const part = noise("u8", 33_000), copies = 510; // 16.8 million
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
      using made = run(all);
      using rows = made.reshape([copies, 10, 1100, 3]);
      for (const i of [0, 77, copies - 1]) {
        assert.ok(rows.index(i).equals(expected), `rows from ${10 * i} on`);
      }
    }
  }
  assert.equal(device.memoryInUse(), before);
});

test("the last elements of long rows are made once, by one block", () => {
  const before = device.memoryInUse();
  for (const dtype of ["f32", "f16"] as const) {
    for (const width of [4097, 40_962, 200_067, 200_193, 300_034]) {
      const data = noise(dtype, width);
      using src = device.array(data, { shape: [1, width, 1] });
      using result = image.solarize(src, 0.25);
      const made = result.toHost();
      for (let i = width - 300; i < width; i++) {
        const value = Number(data[i]), wanted = value >= 0.25 ? 1 - value : value;
        assert.ok(
          Math.abs(Number(made[i]) - wanted) <= 2 ** -10,
          `${dtype}, element ${i} of ${width}: ${made[i]}`,
        );
      }
    }
  }
  assert.equal(device.memoryInUse(), before);
});
