/** The fused operators against OpenCV and NumPy step by step, and against their own steps. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type DeviceArray, openDevice } from "../../mod.ts";
import {
  cropFlipNormalizeReformat,
  customCrop,
  cvtColor,
  flip,
  type FlipDirection,
  type FusedOptions,
  letterboxNormalize,
  letterboxPlacement,
  normalize,
  nv12ResizeNormalize,
  type Rectangle,
  resizeCropConvertReformat,
} from "../../src/image/mod.ts";
import {
  assertElements,
  type Case,
  imageOf,
  inNHWC,
  place,
  readCases,
  repeated,
  type TestLayout,
} from "../support/operator_cases.ts";

const device = await openDevice();

interface Options extends FusedOptions {
  readonly operator: "resizeCrop" | "cropFlip" | "letterbox";
  readonly size: [number, number];
  readonly crop: Rectangle;
  readonly flip: FlipDirection | null;
  readonly value: number;
}
const cases = [...await readCases<Options>("fused"), ...await readCases<Options>("fused_parts")];
const frames = await readCases<Parameters<typeof nv12ResizeNormalize>[2] & { size: [number, number] }>(
  "nv12",
);

/** The operator of a case. */
function run(
  { operator, size, crop, flip, value, ...it }: Case<Options>,
  src: DeviceArray | DeviceArray[],
  more: FusedOptions,
) {
  const { scale, mean, std, interpolation } = it;
  const options = { scale, mean, std, ...(interpolation ? { interpolation } : {}), ...more };
  switch (operator) {
    case "resizeCrop":
      return resizeCropConvertReformat(src, size, crop, options);
    case "cropFlip":
      return cropFlipNormalizeReformat(src, size, { crop, flip, value, ...options });
    case "letterbox":
      return letterboxNormalize(src, size, { value, ...options });
  }
}

describe("fused operators agree with OpenCV and NumPy", () => {
  for (const it of cases) {
    test(it.name, () => {
      const before = device.memoryInUse();
      const { src, expected } = it;
      const layouts: TestLayout[] = src.shape[0] === 1 ? ["HWC", "CHW", "NHWC", "NCHW"] : ["NHWC", "NCHW"];
      for (const layout of layouts) {
        for (const spot of [{}, { lead: 1, pad: 3 }, { pad: 2, turned: true }]) {
          using from = place(device, src.shape, src.dtype, src.data, { layout, ...spot });
          for (const to of layout.length === 4 ? ["NCHW", "NHWC"] as const : ["CHW", "HWC"] as const) {
            using result = run(it, from.view, { layout: to });
            assert.equal(result.layout, to);
            assertElements(inNHWC(result), expected, {}, `${layout} to ${to}`);
            using into = place(device, expected.shape, "f32", null, { layout: to, ...spot });
            run(it, from.view, { layout: to, into: into.view as DeviceArray<"f32"> });
            assertElements(inNHWC(into.view), expected, {}, `${layout} into ${to}`);
            into.gapsUntouched();
          }
        }
      }
      const seven = repeated(src, 7);
      using batch = device.array(seven, { layout: "NHWC" });
      using results = run(it, batch, {});
      assertElements(inNHWC(results), repeated(expected, 7), {}, "a batch of 7");
      using stack = new DisposableStack();
      const list = Array.from({ length: 3 }, (_, n) => {
        const { shape, dtype, data } = imageOf(src, n % src.shape[0]!);
        return stack.use(place(device, shape, dtype, data, { layout: "CHW", pad: n })).view;
      });
      using listed = run(it, list, {});
      assertElements(inNHWC(listed), repeated(expected, 3), {}, "a list");
      stack.dispose();
      results.dispose();
      batch.dispose();
      listed.dispose();
      assert.equal(device.memoryInUse(), before);
    });
  }
});

describe("nv12ResizeNormalize agrees with OpenCV and the standards' equations", () => {
  for (const { size, standard, range, mean, std, ...it } of frames) {
    const options = { standard, range, mean, std };
    test(it.name, () => {
      const [count, rows, width] = it.src.shape as [number, number, number];
      const height = rows / 3 * 2;
      using src = device.array(it.src.data as Uint8Array, { shape: [count, rows, width] });
      using result = nv12ResizeNormalize(src, size, options);
      assert.equal(result.layout, "NCHW");
      assertElements(inNHWC(result), it.expected, {});
      using interleaved = nv12ResizeNormalize(src, size, { ...options, layout: "NHWC", swapRedBlue: false });
      assertElements(inNHWC(interleaved), it.expected, {});
      const y = src.slice(null, [0, height]);
      using below = src.slice(null, [height, rows]).copy();
      using two = nv12ResizeNormalize(
        { y, uv: below.reshape([count, height / 2, width / 2, 2]) },
        size,
        options,
      );
      assert.ok(two.equals(result));
      using one = nv12ResizeNormalize(src.index(0), size, options);
      assert.equal(one.layout, "CHW");
      assert.ok(one.equals(result.index(0)));
    });
  }

  test("of a list of frames of several sizes and forms, a batch", () => {
    const bytes = (rows: number, width: number): Uint8Array =>
      Uint8Array.from({ length: rows * width }, (_, i) => i * 37);
    for (const options of [{}, { letterbox: true, value: 9 }]) {
      using small = device.array(bytes(6, 8), { shape: [6, 8] });
      using large = device.array(bytes(12, 10), { shape: [12, 10, 1] });
      using y = device.array(bytes(2, 6), { shape: [2, 6] });
      using uv = device.array(bytes(1, 6), { shape: [1, 3, 2] });
      const frames = [small, large, { y, uv }];
      using batch = nv12ResizeNormalize(frames, [7, 5], options);
      assert.deepEqual([...batch.shape], [3, 3, 7, 5]);
      frames.forEach((frame, i) => {
        using alone = nv12ResizeNormalize(frame, [7, 5], options);
        assert.ok(alone.equals(batch.index(i)), `frame ${i}`);
      });
    }
  });

  test("without a standard it is that of cvtColor, of luma below the limited range, too", () => {
    using src = device.array(Uint8Array.from({ length: 24 }, (_, i) => i * 11), { shape: [6, 4] });
    using rgb = cvtColor(src, "YUV2RGB_NV12");
    // Of pixels as they are, chroma is the nearest, as in cvtColor.
    using out = nv12ResizeNormalize(src, 4, {
      interpolation: "nearest",
      scale: 1,
      dtype: "u8",
      layout: "HWC",
    });
    const expected = rgb.toHost() as Uint8Array;
    const levels = [...out.toHost() as Uint8Array].map((value, i) => Math.abs(value - expected[i]!));
    assert.ok(Math.max(...levels) <= 1, `${levels}`);
  });

  test("of a frame at an odd address", () => {
    const bytes = Uint8Array.from({ length: 1 + 12 * 10 }, (_, i) => i * 37);
    using even = device.array(bytes.slice(1), { shape: [12, 10] });
    using odd = device.array(bytes);
    using expected = nv12ResizeNormalize(even, [7, 9]);
    using actual = nv12ResizeNormalize(odd.slice([1, 121]).reshape([12, 10]), [7, 9]);
    assert.ok(actual.equals(expected));
  });

  test("of a frame that is every second column of an array", () => {
    using wide = device.array(Uint8Array.from({ length: 48 }, (_, i) => i * 37), { shape: [6, 8] });
    const src = wide.slice(null, [null, null, 2]);
    using copy = src.copy();
    using out = nv12ResizeNormalize(src as DeviceArray<"u8">, [5, 7]);
    using expected = nv12ResizeNormalize(copy as DeviceArray<"u8">, [5, 7]);
    assert.ok(out.equals(expected));
  });

  test("in a letterbox the frame keeps its shape", () => {
    using src = device.array(new Uint8Array(6 * 8).fill(128), { shape: [6, 8] });
    using out = nv12ResizeNormalize(src, [8, 8], {
      letterbox: true,
      scale: 1,
      value: [7, 8, 9],
      range: "full",
    });
    const red = out.index(0).toHost();
    assert.deepEqual([...red.slice(0, 16)], new Array(16).fill(7));
    assert.ok(red.slice(16, 48).every((value) => Math.abs(value - 128) < 1e-3));
    assert.deepEqual([...out.index(2).toHost().slice(48)], new Array(16).fill(9));
  });
});

describe("of so many images that a thread makes several pixels", () => {
  for (const count of [500, 1500]) {
    for (
      const name of [
        "letterbox, u8, 3 channels",
        "letterbox, i16, 2 channels",
        "crop and flip, f32, 3 channels",
      ]
    ) {
      const it = cases.find((one) => one.name === name)!;
      test(`${count} times ${name}`, () => {
        using batch = device.array(repeated(it.src, count), { layout: "NHWC" });
        using results = run(it, batch, {});
        assertElements(inNHWC(results), repeated(it.expected, count), {});
      });
    }
    const { size, standard, range, mean, std, ...it } = frames.find(({ name }) => name.endsWith("larger"))!;
    test(`${count} times NV12, ${it.name}`, () => {
      using batch = device.array(repeated(it.src, count)).squeeze(-1);
      using results = nv12ResizeNormalize(batch as DeviceArray<"u8">, size, { standard, range, mean, std });
      assertElements(inNHWC(results), repeated(it.expected, count), {});
    });
  }
});

describe("fused operators equal their steps", () => {
  const bytes = Uint8Array.from({ length: 7 * 9 * 3 }, (_, i) => i * 37 % 256);
  const mean = [0.485, 0.456, 0.406], std = [0.229, 0.224, 0.225];

  test("crop, flip and normalize, bit by bit", () => {
    using src = device.array(bytes, { shape: [7, 9, 3] });
    const crop = { x: 2, y: 1, width: 5, height: 4 };
    using part = customCrop(src, crop);
    using mirrored = flip(part, "horizontal");
    for (const swapRedBlue of [false, true]) {
      using steps = normalize(mirrored, { mean, std, swapRedBlue });
      using at = cropFlipNormalizeReformat(src, [4, 5], { crop, flip: "horizontal", mean, std, swapRedBlue });
      assert.ok(at.equals(steps));
    }
  });

  test("of a list each image has a part and a direction of its own", () => {
    using a = device.array(new Uint8Array([1, 2, 3, 4]), { shape: [2, 2] });
    using b = device.array(new Uint8Array([5, 6, 7]), { shape: [1, 3] });
    using out = cropFlipNormalizeReformat([a, b], [1, 3], {
      crop: [{ x: 0, y: 1, width: 2, height: 1 }, { x: 0, y: 0, width: 3, height: 1 }],
      flip: [null, "horizontal"],
      scale: 1,
      value: 9,
    });
    assert.deepEqual([...out.toHost()], [3, 4, 9, 7, 6, 5]);
  });

  test("bytes and halves are written, rounded and kept within their range", () => {
    using src = device.array(new Uint8Array([10, 255, 0, 101]), { shape: [1, 4, 1] });
    using doubled = cropFlipNormalizeReformat(src, [1, 4], { scale: 2, mean: 1.5, dtype: "u8" });
    assert.deepEqual([...doubled.toHost()], [18, 255, 0, 200]);
    using halves = cropFlipNormalizeReformat(src, [1, 4], { scale: 0.5, dtype: "f16" });
    assert.deepEqual([...halves.toHost()], [5, 127.5, 0, 50.5]);
  });

  test("halves are the rounded floats, wherever rows begin", () => {
    using src = device.array(Uint8Array.from({ length: 9 * 41 * 3 }, (_, i) => i * 37), {
      shape: [9, 41, 3],
    });
    for (const [x, width, columns] of [[1, 32, 32], [2, 33, 40], [3, 37, 37]] as const) {
      const options = {
        crop: { x, y: 1, width, height: 7 },
        flip: "horizontal",
        mean,
        std,
        value: 9,
      } as const;
      using floats = cropFlipNormalizeReformat(src, [8, columns], options);
      using halves = cropFlipNormalizeReformat(src, [8, columns], { ...options, dtype: "f16" });
      assert.deepEqual(halves.toHost(), new Float16Array(floats.toHost()));
    }
  });

  test("letterboxPlacement says where the image lies", () => {
    assert.deepEqual(letterboxPlacement([1080, 1920], 640), {
      scale: 1 / 3,
      left: 0,
      top: 140,
      width: 640,
      height: 360,
    });
    assert.deepEqual(letterboxPlacement([4, 2], [8, 8]), { scale: 2, left: 2, top: 0, width: 4, height: 8 });
  });
});

describe("fused operators refuse by name, and leave nothing allocated", () => {
  const refusals: [string, RegExp, (src: DeviceArray<"u8">) => unknown][] = [
    [
      "a part beyond the resized image",
      /crop: expected a part of 4 × 3 pixels, got 4 × 4 pixels from row 0, column 0/,
      (src) => resizeCropConvertReformat(src, [4, 3], { x: 0, y: 0, width: 4, height: 4 }),
    ],
    [
      "a part larger than the result",
      /size: expected .*at least.*got 2 × 2 pixels/,
      (src) => cropFlipNormalizeReformat(src, 2),
    ],
    [
      "another element type",
      /dtype: expected .*"f32", "f16" or "u8".*got "f64"/,
      (src) => letterboxNormalize(src, 2, { dtype: "f64" as "f32" }),
    ],
    [
      "another direction",
      /flip: expected "horizontal", "vertical", "both" or null, got "left"/,
      (src) => cropFlipNormalizeReformat(src, 4, { flip: "left" as "both" }),
    ],
    [
      "a batch's layout",
      /layout: expected "CHW" or "HWC" for one image, got "NHWC"/,
      (src) => letterboxNormalize(src, 2, { layout: "NHWC" }),
    ],
    ["std 0", /std: expected numbers other than 0, got 0/, (src) => letterboxNormalize(src, 2, { std: 0 })],
    [
      "pixels as NV12",
      /src: expected .*u8 \[height · 3\/2, width\].*got u8 \[4, 4, 3\]/,
      (src) => nv12ResizeNormalize(src, 2),
    ],
    [
      "an odd width of NV12",
      /src: expected u8 \[height · 3\/2, width\] with an even width.* got u8 \[6, 3\]/,
      (src) => nv12ResizeNormalize(src.reshape(48).slice([0, 18]).reshape([6, 3]), 2),
    ],
    [
      "no frames",
      /src: expected frames, or a list of at least one, got an empty list/,
      () => nv12ResizeNormalize([], 2),
    ],
    [
      "a batch of frames in a list",
      /src\[1\]: expected single frames in a list, got a batch/,
      (src) => nv12ResizeNormalize([src.reshape([12, 4]), src.reshape([2, 6, 4])], 2),
    ],
    [
      "a frame without chroma in a list",
      /src\[0\]: expected a DeviceArray, and \{ y, uv \} of two of them,.* got Object/,
      (src) => nv12ResizeNormalize([{ y: src } as { y: typeof src; uv: typeof src }], 2),
    ],
    [
      "another standard",
      /standard: expected "bt601", "bt709" or "bt2020", got "bt470"/,
      (src) => nv12ResizeNormalize(src.reshape([12, 4]), 2, { standard: "bt470" as "bt601" }),
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
