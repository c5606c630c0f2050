/** resizeNormalize against OpenCV (test/data/make_resize.py). */
import { allocationOf } from "../../../src/core/memory/array_data.ts";
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { DeviceArray } from "../../../mod.ts";
import { resizeNormalize } from "../../../src/image/mod.ts";
import { assertClose } from "../../support/compare.ts";
import { openTestDevice } from "../../support/device.ts";
import { viewOf } from "../../support/image_memory.ts";
import { randomBytes } from "../../support/random.ts";
import { readResizeCase, RESIZE_CASES, toNHWC, uploadPadded } from "../../support/resize_cases.ts";

const device = await openTestDevice();

describe("resizeNormalize matches OpenCV", () => {
  for (const { name } of RESIZE_CASES) {
    test(name, async () => {
      const { pixels, shape, size, mean, std, expected, expectedShape } = await readResizeCase(name);
      using src = device.array(pixels, { shape });
      using out = resizeNormalize(src, size, { mean, std });
      assert.deepEqual([...out.shape], expectedShape);
      assertClose(out.toHost(), expected);
    });
  }

  test("one image without a batch axis gives a result without one", async () => {
    const { pixels, shape, size, mean, std, expected } = await readResizeCase("photo");
    using src = device.array(pixels, { shape: shape.slice(1) });
    using out = resizeNormalize(src, size, { mean, std });
    assert.deepEqual([...out.shape], [3, ...size]);
    assertClose(out.toHost(), expected);
  });

  test("a single number is the size of both sides", async () => {
    const { pixels, shape, mean, std, expected } = await readResizeCase("photo_to_square");
    using src = device.array(pixels, { shape });
    using out = resizeNormalize(src, 32, { mean, std });
    assertClose(out.toHost(), expected);
  });
});

describe("resizeNormalize reads rows at any address and pitch", () => {
  for (const name of ["photo", "batch", "gray", "gray_narrow", "four_channels", "one_pixel", "one_column"]) {
    test(name, async () => {
      const { pixels, shape, size, mean, std, expected } = await readResizeCase(name);
      for (const [pad, lead] of [[0, 1], [0, 2], [0, 3], [1, 0], [2, 3], [3, 1], [5, 2], [29, 0]] as const) {
        const { base, view } = uploadPadded(device, pixels, shape, pad, lead);
        using _base = base;
        using out = resizeNormalize(view, size, { mean, std });
        assertClose(out.toHost(), expected);
      }
    });
  }

  test("pixels around a region of interest do not matter", async () => {
    const { pixels, shape, size, mean, std, expected } = await readResizeCase("photo");
    const [, height, width] = shape as [number, number, number];
    const around = randomBytes((height + 5) * (width + 7) * 3);
    for (let y = 0; y < height; y++) {
      around.set(pixels.subarray(y * width * 3, (y + 1) * width * 3), ((y + 2) * (width + 7) + 3) * 3);
    }
    using frame = device.array(around, { shape: [height + 5, width + 7, 3] });
    const roi = viewOf(frame, [height, width, 3], frame.strides, 2 * frame.strides[0]! + 3 * 3);
    using out = resizeNormalize(roi, size, { mean, std });
    assertClose(out.toHost(), expected);
  });
});

describe("resizeNormalize writes any layout", () => {
  test("NHWC", async () => {
    const { pixels, shape, size, mean, std, expected, expectedShape } = await readResizeCase("batch");
    using src = device.array(pixels, { shape });
    using out = resizeNormalize(src, size, { mean, std, layout: "NHWC" });
    assert.deepEqual([...out.shape], [7, ...size, 3]);
    assertClose(out.toHost(), toNHWC(expected, expectedShape));
  });

  test("swapRedBlue turns BGR pixels into RGB planes", async () => {
    const { pixels, shape, size, mean, std, expected, expectedShape } = await readResizeCase("photo");
    const bgr = Uint8Array.from(pixels, (_, i) => pixels[i - i % 3 + 2 - i % 3]!);
    using src = device.array(bgr, { shape });
    using planes = resizeNormalize(src, size, { mean, std, swapRedBlue: true });
    assertClose(planes.toHost(), expected);
    using interleaved = resizeNormalize(src, size, { mean, std, swapRedBlue: true, layout: "NHWC" });
    assertClose(interleaved.toHost(), toNHWC(expected, expectedShape));
  });

  test("into pitched rows", async () => {
    const { pixels, shape, size, mean, std, expected } = await readResizeCase("batch");
    using src = device.array(pixels, { shape });
    using into = device.emptyPitched([7, 3, ...size], "f32");
    resizeNormalize(src, size, { mean, std, into });
    assertClose(into.toHost(), expected);
  });

  test("into a part of a larger array, and nothing outside it", async () => {
    const { pixels, shape, size: [height, width], mean, std, expected } = await readResizeCase("batch");
    using src = device.array(pixels, { shape });
    const row = width + 3, plane = (height + 2) * row, lead = row + 1;
    using canvas = device.array(new Float32Array(7 * 3 * plane + 9).fill(-1e9));
    const into = viewOf(canvas, [7, 3, height, width], [3 * plane * 4, plane * 4, row * 4, 4], lead * 4);
    assert.equal(resizeNormalize(src, [height, width], { mean, std, into }), into);
    const all = canvas.toHost();
    const inside = new Float32Array(expected.length);
    let next = 0;
    for (let image = 0; image < 21; image++) {
      for (let y = 0; y < height; y++) {
        for (let x = 0; x < width; x++) {
          const at = lead + image * plane + y * row + x;
          inside[next++] = all[at]!;
          all[at] = -1e9;
        }
      }
    }
    assertClose(inside, expected);
    assert.ok(all.every((value) => value === -1e9));
  });
});

describe("resizeNormalize options", () => {
  test("values are 0 to 1 by default, and 0 to 255 with a scale of 1", () => {
    using src = device.array(new Uint8Array([0, 128, 255]), { shape: [1, 1, 3] });
    using unit = resizeNormalize(src, 1);
    assertClose(unit.toHost(), [0, 128 / 255, 1], 1e-7);
    using same = resizeNormalize(src, 2, { scale: 1 });
    assert.deepEqual([...same.toHost()], [0, 0, 0, 0, 128, 128, 128, 128, 255, 255, 255, 255]);
  });

  test("an empty batch gives an empty array", () => {
    using src = device.empty([0, 4, 4, 3], "u8");
    using out = resizeNormalize(src, 2);
    assert.deepEqual([...out.shape], [0, 3, 2, 2]);
    assert.equal(out.toHost().length, 0);
  });

  test("runs on a stream, ordered after the upload", async () => {
    const { pixels, shape, size, mean, std, expected } = await readResizeCase("photo");
    using stream = device.createStream();
    using src = device.array(pixels, { shape });
    using out = resizeNormalize(src, size, { mean, std, stream });
    assertClose(out.toHost({ stream }), expected);
  });
});

describe("resizeNormalize rejects", () => {
  const rejected: [string, RegExp, (arrays: Arrays) => unknown][] = [
    [
      "an unsupported dtype",
      /src: expected an array of u8, u16, i16, f16, f32, got f64/,
      ({ f64 }) => resizeNormalize(f64, 2),
    ],
    [
      "five channels",
      /src: expected images with 1 to 4 channels: \[height,.* got shape \[6, 8, 5\]; for a batch of gray/,
      ({ five }) => resizeNormalize(five, 2),
    ],
    [
      "one dimension",
      /src: expected images with 1 to 4 channels: \[height,.* got shape \[48\]$/,
      ({ flat }) => resizeNormalize(flat, 2),
    ],
    [
      "no pixels",
      /src: expected sides of 1 to 524280, got 0 × 4 pixels/,
      ({ none }) => resizeNormalize(none, 2),
    ],
    [
      "a size of 0",
      /size \(height\): expected an integer from 1 to 524280, got 0/,
      ({ src }) => resizeNormalize(src, [0, 2]),
    ],
    [
      "a fractional size",
      /size \(width\): expected an integer from 1 to 524280, got 2\.5/,
      ({ src }) => resizeNormalize(src, [2, 2.5]),
    ],
    [
      "means for a different number of channels",
      /mean: expected a finite number, or 3 of them, one for each.* got \[1, 2\]/,
      ({ src }) => resizeNormalize(src, 2, { mean: [1, 2] }),
    ],
    [
      "means of undivided pixels without a scale",
      /mean: expected numbers from 0 to 1, .*, got \[123\.7, 116\.3, 103\.5\]; pass \{ scale: 1 \}/,
      ({ src }) => resizeNormalize(src, 2, { mean: [123.7, 116.3, 103.5] }),
    ],
    [
      "a height and a width in two arguments",
      /size: expected \[height, width\] in one argument, such as \[240, 320\], got 320 and 240/,
      ({ src }) => resizeNormalize(src, 320, 240 as never),
    ],
    [
      "a std of 0",
      /std: expected numbers other than 0, got \[1, 0, 1\]/,
      ({ src }) => resizeNormalize(src, 2, { std: [1, 0, 1] }),
    ],
    [
      "a scale of NaN",
      /scale: expected a finite number, got NaN/,
      ({ src }) => resizeNormalize(src, 2, { scale: NaN }),
    ],
    [
      "a batch layout for a single image",
      /layout: expected "CHW" or "HWC" for one image, got "NCHW"/,
      ({ src }) => resizeNormalize(src, 2, { layout: "NCHW" }),
    ],
    [
      "swapRedBlue for one channel",
      /swapRedBlue: expected 3 channels, got 1/,
      ({ gray }) => resizeNormalize(gray, 2, { swapRedBlue: true }),
    ],
    [
      "into of another shape",
      /into: expected .*f32 \[3, 2, 2\].*, got f32 \[4, 4, 3\]/,
      ({ src, f32 }) => resizeNormalize(src, 2, { into: f32 }),
    ],
    [
      "into the source",
      /into: expected separate memory, got memory that overlaps src/,
      ({ inPlace, f32in }) => resizeNormalize(inPlace, 1, { into: f32in }),
    ],
  ];

  for (const [what, message, call] of rejected) {
    test(what, () => {
      using arrays = makeArrays();
      const before = device.memoryInUse();
      assert.throws(() => call(arrays), message);
      assert.equal(device.memoryInUse(), before);
    });
  }

  test("a disposed array", () => {
    const src = device.empty([4, 4, 3], "u8");
    src.dispose();
    const before = device.memoryInUse();
    assert.throws(() => resizeNormalize(src, 2), /has been disposed/);
    assert.equal(device.memoryInUse(), before);
  });
});

type Arrays = ReturnType<typeof makeArrays>;

/** Arrays for the rejected calls. */
function makeArrays() {
  const stack = new DisposableStack();
  const src = stack.use(device.zeros([4, 4, 3], "u8"));
  const block = stack.use(device.zeros(64, "f32"));
  return {
    src,
    f32: stack.use(device.zeros([4, 4, 3], "f32")),
    f64: stack.use(device.zeros([4, 4, 3], "f64")),
    five: stack.use(device.zeros([6, 8, 5], "u8")),
    flat: stack.use(device.zeros(48, "u8")),
    none: stack.use(device.zeros([0, 4, 3], "u8")),
    gray: stack.use(device.zeros([4, 4, 1], "u8")),
    f32in: viewOf(block, [3, 1, 1], [4, 4, 4], 0),
    inPlace: new DeviceArray(allocationOf(block), "u8", [4, 4, 3], [12, 3, 1], 0, block),
    [Symbol.dispose]: () => stack.dispose(),
  };
}
