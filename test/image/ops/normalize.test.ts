/** normalize against its definition in f64. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { normalize, reformat } from "../../../src/image/mod.ts";
import { assertClose } from "../../support/compare.ts";
import { openTestDevice } from "../../support/device.ts";
import { viewOf } from "../../support/image_memory.ts";
import { randomBytes } from "../../support/random.ts";
import { testRejectedArguments } from "../../support/rejected_arguments.ts";
import { toNHWC, uploadPadded } from "../../support/resize_cases.ts";

const device = await openTestDevice();
const MEAN = [0.485, 0.456, 0.406, 0.5], STD = [0.229, 0.224, 0.225, 0.25];

/** Returns (pixel / 255 − mean) / std in NCHW for NHWC pixels. */
function definition(pixels: Uint8Array, shape: readonly number[]): Float32Array {
  const [count, height, width, channels] = shape as [number, number, number, number];
  const out = new Float32Array(pixels.length);
  let to = 0;
  for (let n = 0; n < count; n++) {
    for (let c = 0; c < channels; c++) {
      for (let pixel = 0; pixel < height * width; pixel++) {
        out[to++] = (pixels[(n * height * width + pixel) * channels + c]! / 255 - MEAN[c]!) / STD[c]!;
      }
    }
  }
  return out;
}

const SHAPES = [
  [1, 1, 1, 3],
  [1, 1, 1, 1],
  [1, 1, 2500, 3],
  [3, 17, 1, 3],
  [2, 13, 31, 3],
  [7, 5, 4, 3],
  [2, 6, 1030, 1],
  [3, 5, 3, 1],
  [2, 9, 33, 4],
  [1, 70, 64, 3],
  [3, 41, 48, 3],
];

describe("normalize matches its definition", () => {
  for (const shape of SHAPES) {
    const mean = MEAN.slice(0, shape[3]), std = STD.slice(0, shape[3]);
    const pixels = randomBytes(shape.reduce((a, b) => a * b));
    test(`[${shape}], contiguous`, () => {
      using src = device.array(pixels, { shape });
      using planar = normalize(src, { mean, std });
      assert.deepEqual([...planar.shape], [shape[0], shape[3], shape[1], shape[2]]);
      assertClose(planar.toHost(), definition(pixels, shape), 1e-6);
      using interleaved = normalize(src, { mean, std, layout: "NHWC" });
      assertClose(interleaved.toHost(), toNHWC(definition(pixels, shape), planar.shape), 1e-6);
    });

    test(`[${shape}], padded rows at unaligned addresses`, () => {
      for (const [pad, lead] of [[1, 0], [3, 1], [2, 3], [13, 2]] as const) {
        const { base, view } = uploadPadded(device, pixels, shape, pad, lead);
        using _base = base;
        using out = normalize(view, { mean, std });
        assertClose(out.toHost(), definition(pixels, shape), 1e-6);
      }
    });
  }

  test("swapRedBlue reverses the channels", () => {
    using src = device.array(new Uint8Array([1, 2, 3, 4, 5, 6]), { shape: [1, 2, 3] });
    using out = normalize(src, { scale: 1, mean: [0, 0, 1], swapRedBlue: true });
    assert.deepEqual([...out.toHost()], [3, 6, 2, 5, 0, 3]);
  });

  test("swapRedBlue reverses the planes of rows that are multiples of 16 bytes", () => {
    const shape = [2, 8, 48, 3], pixels = randomBytes(2 * 8 * 48 * 3);
    const swapped = pixels.map((_, i) => pixels[i - i % 3 + (2 - i % 3)]!);
    using src = device.array(pixels, { shape });
    using out = normalize(src, { mean: MEAN.slice(0, 3), std: STD.slice(0, 3), swapRedBlue: true });
    assertClose(out.toHost(), definition(swapped, shape), 1e-6);
  });

  test("writes into unaligned memory, and nothing outside it", () => {
    const shape = [2, 9, 40, 3], pixels = randomBytes(2 * 9 * 40 * 3);
    using src = device.array(pixels, { shape });
    using canvas = device.array(new Float32Array(pixels.length + 2).fill(-1e9));
    const into = viewOf(canvas, [2, 3, 9, 40], [3 * 9 * 40 * 4, 9 * 40 * 4, 40 * 4, 4], 4);
    normalize(src, { mean: MEAN.slice(0, 3), std: STD.slice(0, 3), into });
    const all = canvas.toHost();
    assertClose(all.slice(1, -1), definition(pixels, shape), 1e-6);
    assert.deepEqual([all[0], all[all.length - 1]], [-1e9, -1e9]);
  });
});

describe("normalize accepts images that the u8 kernels do not support", () => {
  const shape = [2, 5, 6, 3], pixels = randomBytes(180), mean = MEAN.slice(0, 3), std = STD.slice(0, 3);

  test("planes, floats, bottom-up rows and lists have the same result", () => {
    using src = device.array(pixels, { shape, layout: "NHWC" });
    using expected = normalize(src, { mean, std });
    using planar = reformat(src, "NCHW");
    using floats = src.astype("f32");
    for (const other of [planar, floats]) {
      using out = normalize(other, { mean, std });
      assert.ok(out.equals(expected));
    }
    normalize([src.index(0), src.index(1)], { mean, std }).forEach((result, i) => {
      using one = result;
      assert.ok(one.equals(expected.index(i)));
    });
    using bottomUp = normalize(src.slice(null, [null, null, -1]), { mean, std });
    assert.ok(bottomUp.equals(expected.slice(null, null, [null, null, -1])));
  });

  test("interleaved floats to interleaved floats at any address", () => {
    for (const channels of [1, 2, 3, 4]) {
      const shape = [2, 5, 7, channels], pixels = randomBytes(70 * channels);
      const mean = MEAN.slice(0, channels), std = STD.slice(0, channels);
      const expected = toNHWC(definition(pixels, shape), [2, channels, 5, 7]);
      using bytes = device.array(pixels, { shape, layout: "NHWC" });
      using src = bytes.astype("f32");
      using out = normalize(src, { mean, std, layout: "NHWC" });
      assertClose(out.toHost(), expected, 1e-6);
      using canvas = device.array(new Float32Array(expected.length + 2).fill(-1e9));
      const strides = [35 * channels * 4, 7 * channels * 4, channels * 4, 4];
      normalize(src, { mean, std, layout: "NHWC", into: viewOf(canvas, shape, strides, 4) });
      const all = canvas.toHost();
      assertClose(all.slice(1, -1), expected, 1e-6);
      assert.deepEqual([all[0], all[all.length - 1]], [-1e9, -1e9]);
    }
  });

  test("more rows than a grid has blocks", () => {
    using tall = device.array(new Uint8Array(140_000).fill(51), { shape: [70_000, 2, 1] });
    using out = normalize(tall.slice(null, [0, 1]));
    assert.ok(out.toHost().every((value) => Math.abs(value - 0.2) < 1e-6));
  });
});

test("normalize of a list equals normalize of each image, for any sizes and layouts", () => {
  const options = { mean: 0.4, std: 0.2, swapRedBlue: true, layout: "HWC" } as const;
  using a = device.array(randomBytes(4 * 7 * 3), { shape: [4, 7, 3] });
  using b = device.array(randomBytes(9 * 5 * 3), { shape: [3, 9, 5], layout: "CHW" });
  using into = device.zeros([4, 7, 3], "f32");
  using other = device.zeros([9, 5, 3], "f32");
  assert.deepEqual(normalize([a, b], { ...options, into: [into, other] }), [into, other]);
  for (const [src, result] of [[a, into], [b, other]] as const) {
    using alone = normalize(src, options);
    assert.equal(alone.layout, "HWC");
    assert.ok(alone.equals(result));
  }
});

describe("normalize of a list matches its definition", () => {
  /** Less than a vector, several blocks and a remainder, a single row, and whole vectors. */
  const sizes = [[1, 1], [33, 67], [1, 2501], [16, 48]] as const;
  for (const channels of [1, 2, 3, 4]) {
    const mean = MEAN.slice(0, channels), std = STD.slice(0, channels);
    const all = sizes.map(([height, width], i) => {
      const shape = [1, height, width, channels], pixels = randomBytes(height * width * channels, i + 1);
      return { shape, pixels, planes: definition(pixels, shape) };
    });

    for (const [pad, lead] of [[0, 0], [5, 1], [16, 16]] as const) {
      test(`u8, ${channels} channels, row padding ${pad}, offset ${lead}`, () => {
        using stack = new DisposableStack();
        const list = all.map(({ shape, pixels }) => {
          const { base, view } = uploadPadded(device, pixels, shape, pad, lead);
          stack.use(base);
          return view.index(0);
        });
        const planar = normalize(list, { mean, std }).map((result) => stack.use(result));
        const interleaved = normalize(list, { mean, std, layout: "HWC" }).map((result) => stack.use(result));
        all.forEach(({ shape: [, height, width], planes }, i) => {
          assert.deepEqual([...planar[i]!.shape], [channels, height, width]);
          assertClose(planar[i]!.toHost(), planes, 1e-6);
          assertClose(interleaved[i]!.toHost(), toNHWC(planes, [1, channels, height!, width!]), 1e-6);
        });
      });
    }

    for (const lead of [0, 1]) {
      test(`f32 to interleaved f32, ${channels} channels, offset ${lead}`, () => {
        using stack = new DisposableStack();
        const list = all.map(({ shape: [, ...shape], pixels }) => {
          const base = stack.use(device.array(Float32Array.from([...new Uint8Array(lead), ...pixels])));
          return base.slice([lead, lead + pixels.length]).reshape(shape);
        });
        const canvases = all.map(({ pixels }) =>
          stack.use(device.array(new Float32Array(pixels.length + 2).fill(-1e9)))
        );
        const into = canvases.map((canvas, i) =>
          canvas.slice([1, canvas.size - 1]).reshape(all[i]!.shape.slice(1))
        );
        const results = normalize(list, { mean, std, layout: "HWC" }).map((result) => stack.use(result));
        assert.deepEqual(normalize(list, { mean, std, layout: "HWC", into }), into);
        all.forEach(({ shape: [, height, width], planes }, i) => {
          const expected = toNHWC(planes, [1, channels, height!, width!]);
          assertClose(results[i]!.toHost(), expected, 1e-6);
          const written = canvases[i]!.toHost();
          assertClose(written.slice(1, -1), expected, 1e-6);
          assert.deepEqual([written[0], written.at(-1)], [-1e9, -1e9]);
        });
      });
    }
  }

  test("swapRedBlue", () => {
    using src = device.array(new Uint8Array([1, 2, 3, 4, 5, 6]), { shape: [1, 2, 3] });
    normalize([src, src], { scale: 1, mean: [0, 0, 1], swapRedBlue: true }).forEach((result) => {
      using one = result;
      assert.deepEqual([...one.toHost()], [3, 6, 2, 5, 0, 3]);
    });
  });
});

const doubles = device.zeros([4, 4, 3], "f64"), small = device.zeros([2, 4, 3], "u8");

testRejectedArguments(device, "normalize", [
  [
    "an unsupported dtype",
    /src: expected an array of u8, u16, i16, f16, f32, got f64/,
    () => normalize(doubles),
  ],
  [
    "a batch layout for the images of a list",
    /layout: expected .*, got "NCHW"/,
    () => normalize([small], { layout: "NCHW" }),
  ],
]);
