/**
 * Drawing operators in contiguous, padded and unaligned memory, in place and in lists, against plain loops.
 */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { DeviceArray, DType, NDArray, TypedArray } from "../../../mod.ts";
import { drawLine } from "../../../src/image/core/draw/font.ts";
import {
  type BoundingBox,
  boundingBoxes,
  erase,
  type ErasedRegion,
  putText,
  type Text,
} from "../../../src/image/mod.ts";
import { openTestDevice } from "../../support/device.ts";
import { inNHWC, placeImages, type Placement } from "../../support/image_memory.ts";
import { randomBytes } from "../../support/random.ts";

const device = await openTestDevice();

/** The image on which the reference draws, pixel by pixel. */
interface Canvas {
  readonly height: number;
  readonly width: number;
  readonly channels: number;
  readonly values: Float32Array;
}

function blend(
  { width, height, channels, values }: Canvas,
  x: number,
  y: number,
  color: readonly number[],
  opacity = 1,
): void {
  if (x < 0 || y < 0 || x >= width || y >= height) return;
  for (let c = 0; c < channels; c++) {
    const at = (y * width + x) * channels + c, there = values[at]!;
    values[at] = there + (color[c]! - there) * opacity;
  }
}

function drawRegion(canvas: Canvas, { x, y, width, height, value }: ErasedRegion): void {
  for (let v = y; v < y + height; v++) {
    for (let u = x; u < x + width; u++) blend(canvas, u, v, value as number[]);
  }
}

function drawBox(canvas: Canvas, box: BoundingBox): void {
  const { x, y, width, height, thickness = 1, color, opacity, fill, fillOpacity } = box;
  const out = thickness - 1 >> 1, within = thickness - out;
  for (let v = y - out; v < y + height + out; v++) {
    for (let u = x - out; u < x + width + out; u++) {
      const inner = u >= x + within && u < x + width - within && v >= y + within && v < y + height - within;
      if (!inner) blend(canvas, u, v, color as number[], opacity);
      else if (fill !== undefined) blend(canvas, u, v, fill as number[], fillOpacity);
    }
  }
}

function drawText(canvas: Canvas, { text, x, y, scale = 2, color, opacity }: Text): void {
  const { width, height, stride, words } = drawLine(text);
  for (let v = 0; v < height * scale; v++) {
    for (let u = 0; u < width * scale; u++) {
      const column = Math.floor(u / scale), row = Math.floor(v / scale);
      const set = words[row * stride + (column >> 5)]! >>> (column & 31) & 1;
      if (set) blend(canvas, x + u, y + v, color as number[], opacity);
    }
  }
}

/** Returns a function that gives random integers from `low` to below `end`. */
function randomIntegers(seed: number): (low: number, end: number) => number {
  const bytes = randomBytes(40000, seed);
  let at = 0;
  return (low, end) => low + (bytes[at++]! * 256 + bytes[at++]!) % (end - low);
}

/** An operator, random shapes for an image, and the reference for one shape. */
interface Operator<T> {
  readonly name: string;
  readonly make: (height: number, width: number, channels: number, count: number, seed: number) => T[];
  readonly one: (canvas: Canvas, shape: T) => void;
  readonly run: (
    src: DeviceArray,
    shapes: readonly T[] | readonly (readonly T[])[],
    options: { into?: DeviceArray },
  ) => DeviceArray;
  readonly list: (
    src: DeviceArray[],
    shapes: readonly (readonly T[])[],
    options: { into?: DeviceArray[] },
  ) => DeviceArray[];
}

function colorOf(next: (low: number, end: number) => number, channels: number): number[] {
  return Array.from({ length: channels }, () => next(0, 256));
}

const erasing: Operator<ErasedRegion> = {
  name: "erase",
  make: (height, width, channels, count, seed) => {
    const next = randomIntegers(seed);
    return Array.from({ length: count }, () => ({
      x: next(-5, width),
      y: next(-5, height),
      width: next(0, width),
      height: next(0, 9),
      value: colorOf(next, channels),
    }));
  },
  one: drawRegion,
  run: (src, regions, options) => erase(src, regions as ErasedRegion[], options),
  list: (src, regions, options) => erase(src, regions, options) as DeviceArray[],
};

const boxing: Operator<BoundingBox> = {
  name: "boundingBoxes",
  make: (height, width, channels, count, seed) => {
    const next = randomIntegers(seed);
    return Array.from({ length: count }, (_, i) => ({
      x: next(-5, width),
      y: next(-5, height),
      width: next(7, width),
      height: next(7, 60),
      thickness: next(1, 4),
      color: colorOf(next, channels),
      opacity: [1, 0.5, 0.25, 0][i % 4]!,
      ...i % 3 === 0 ? { fill: colorOf(next, channels), fillOpacity: 0.75 } : {},
    }));
  },
  one: drawBox,
  run: (src, boxes, options) => boundingBoxes(src, boxes as BoundingBox[], options),
  list: (src, boxes, options) => boundingBoxes(src, boxes, options) as DeviceArray[],
};

const writing: Operator<Text> = {
  name: "putText",
  make: (height, width, channels, count, seed) => {
    const next = randomIntegers(seed);
    return Array.from({ length: count }, (_, i) => ({
      text: "person 97 %",
      x: next(-9, width),
      y: next(-9, height),
      scale: next(1, 6),
      color: colorOf(next, channels),
      opacity: i % 2 ? 0.5 : 1,
    }));
  },
  one: drawText,
  run: (src, texts, options) => putText(src, texts as Text[], options),
  list: (src, texts, options) => putText(src, texts, options) as DeviceArray[],
};

type Any = Operator<ErasedRegion | BoundingBox | Text>;
const OPERATORS = [erasing, boxing, writing] as unknown as Any[];

/** Random NHWC images, and the images with each one's shapes drawn by the reference. */
function expected(
  operator: Any,
  dtype: DType,
  [count, height, width, channels]: readonly [number, number, number, number],
  shapes: readonly (readonly (ErasedRegion | BoundingBox | Text)[])[],
): { src: TypedArray; drawn: NDArray } {
  const size = height * width * channels, bytes = randomBytes(count * size, 7);
  const typed = (values: ArrayLike<number>): TypedArray =>
    dtype === "f32" ? Float32Array.from(values) : Uint8Array.from(values);
  const after = Float32Array.from(bytes);
  for (let n = 0; n < count; n++) {
    const canvas = { height, width, channels, values: after.subarray(n * size, (n + 1) * size) };
    for (const shape of shapes[n]!) operator.one(canvas, shape);
  }
  const rounded = after.map((value) => {
    const low = Math.floor(value), part = value - low;
    return part > 0.5 || (part === 0.5 && low % 2 === 1) ? low + 1 : low;
  });
  const drawn = typed(dtype === "f32" ? after : rounded);
  return {
    src: typed(bytes),
    drawn: { dtype, shape: [count, height, width, channels], data: drawn } as NDArray,
  };
}

function assertDrawn(result: DeviceArray, { data }: NDArray, message: string): void {
  const actual = inNHWC(result);
  assert.equal(actual.length, data.length, message);
  for (let i = 0; i < data.length; i++) {
    if (actual[i] !== data[i]) assert.fail(`${message}: element ${i} is ${actual[i]}, expected ${data[i]}`);
  }
}

interface Memory extends Omit<Placement, "layout"> {
  readonly what: string;
  readonly size: readonly [count: number, height: number, width: number, channels: number];
  readonly layout?: Placement["layout"];
  readonly dtype?: DType;
  /** The placement of the result, if it differs from the source's. */
  readonly into?: Omit<Placement, "layout">;
}

// The u8 kernel draws 16 bytes at a time where images or rows are multiples of that and aligned; a block
// covers 8 KiB.
const MEMORY: readonly Memory[] = [
  { what: "contiguous, with unaligned rows", size: [1, 48, 333, 3] },
  { what: "contiguous, one channel", size: [1, 32, 1001, 1] },
  { what: "contiguous, four channels", size: [1, 33, 116, 4] },
  { what: "rows of 16 bytes", size: [1, 64, 16, 1] },
  { what: "rows of 15 bytes", size: [1, 64, 15, 1] },
  { what: "a batch", size: [3, 16, 77, 3] },
  { what: "a batch of images that are not multiples of 16 bytes", size: [3, 15, 77, 3] },
  { what: "padded rows", size: [1, 37, 432, 3], pad: 48 },
  { what: "a batch of padded rows", size: [2, 21, 32, 4], pad: 16 },
  { what: "padded rows into contiguous rows", size: [1, 37, 432, 3], pad: 48, into: {} },
  { what: "padded, unaligned rows", size: [1, 12, 333, 3], pad: 1 },
  { what: "an unaligned image", size: [1, 16, 77, 3], lead: 1 },
  { what: "an unaligned result", size: [1, 16, 77, 3], into: { lead: 5 } },
  { what: "bottom-up rows", size: [1, 16, 64, 3], bottomUp: true },
  { what: "planes", size: [2, 19, 140, 3], layout: "NCHW" },
  { what: "floats", size: [2, 19, 140, 3], dtype: "f32" },
];

for (const operator of OPERATORS) {
  describe(`${operator.name} matches the reference`, () => {
    for (const { what, size, layout = "NHWC", dtype = "u8", into, ...at } of MEMORY) {
      test(what, () => {
        const before = device.memoryInUse();
        const [count, height, width, channels] = size;
        const shapes = Array.from(
          { length: count },
          (_, n) => operator.make(height, width, channels, 6 - n, n + 1),
        );
        const { src, drawn } = expected(operator, dtype, size, shapes);
        {
          using from = placeImages(device, size, dtype, src, { ...at, layout });
          using to = placeImages(device, size, dtype, null, { ...into ?? at, layout });
          operator.run(from.view, shapes, { into: to.view });
          assertDrawn(to.view, drawn, "into another");
          to.assertGapsUntouched();
          operator.run(from.view, shapes, { into: from.view });
          assertDrawn(from.view, drawn, "in place");
          from.assertGapsUntouched();
        }
        assert.equal(device.memoryInUse(), before, "memory is still allocated");
      });
    }
  });

  test(`${operator.name} with many shapes in one image of a batch`, () => {
    const before = device.memoryInUse();
    const size = [3, 16, 77, 3] as const;
    for (const many of [100, 128, 129, 300]) {
      const shapes = [2, many, 0].map((count, n) => operator.make(16, 77, 3, count, n + 3));
      const { src, drawn } = expected(operator, "u8", size, shapes);
      using from = placeImages(device, size, "u8", src, { layout: "NHWC" });
      using result = operator.run(from.view, shapes, {});
      assertDrawn(result, drawn, `${many}, into another`);
      operator.run(from.view, shapes, { into: from.view });
      assertDrawn(from.view, drawn, `${many}, in place`);
    }
    assert.equal(device.memoryInUse(), before, "memory is still allocated");
  });

  test(`${operator.name} of a list, some images in place`, () => {
    const before = device.memoryInUse();
    const sizes = [[1, 16, 77, 3], [1, 48, 333, 3], [1, 8, 20, 3]] as const;
    const shapes = sizes.map(([, height, width, channels], n) =>
      operator.make(height, width, channels, 5, n + 9)
    );
    const cases = sizes.map((size, n) => expected(operator, "u8", size, [shapes[n]!]));
    {
      using stack = new DisposableStack();
      const images = sizes.map((size, n) =>
        stack.use(placeImages(device, size, "u8", cases[n]!.src, { layout: "HWC" })).view
      );
      const others = sizes.map((size) =>
        stack.use(placeImages(device, size, "u8", null, { layout: "HWC" })).view
      );
      operator.list(images, shapes, { into: others }).forEach((result, n) =>
        assertDrawn(result, cases[n]!.drawn, `into others, ${n}`)
      );
      operator.list(images.slice(0, 2), shapes.slice(0, 2), { into: [images[0]!, others[1]!] })
        .forEach((result, n) => assertDrawn(result, cases[n]!.drawn, `some in place, ${n}`));
      operator.list(images.slice(1), shapes.slice(1), { into: images.slice(1) })
        .forEach((result, n) => assertDrawn(result, cases[n + 1]!.drawn, `in place, ${n + 1}`));
    }
    assert.equal(device.memoryInUse(), before, "memory is still allocated");
  });

  test(`${operator.name} of a list of contiguous, padded and single-row images`, () => {
    const before = device.memoryInUse();
    // The first image is a multiple of 16 bytes, but its rows are not; the rows of the others are.
    const sizes = [[1, 16, 77, 3], [1, 9, 64, 3], [1, 1, 720, 3]] as const;
    const shapes = sizes.map(([, height, width, channels], n) =>
      operator.make(height, width, channels, 5, n + 4)
    );
    const cases = sizes.map((size, n) => expected(operator, "u8", size, [shapes[n]!]));
    {
      using stack = new DisposableStack();
      const images = sizes.map((size, n) =>
        stack.use(placeImages(device, size, "u8", cases[n]!.src, { layout: "HWC", pad: 16 * n })).view
      );
      for (const first of [0, 1]) {
        operator.list(images.slice(first), shapes.slice(first), {}).forEach((result, n) =>
          assertDrawn(stack.use(result), cases[first + n]!.drawn, `image ${first + n}`)
        );
      }
    }
    assert.equal(device.memoryInUse(), before, "memory is still allocated");
  });
}
