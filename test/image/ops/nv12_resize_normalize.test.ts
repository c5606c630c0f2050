/** nv12ResizeNormalize against OpenCV and the ITU-R equations. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { DeviceArray } from "../../../mod.ts";
import { cvtColor, type Nv12Frames, nv12ResizeNormalize, resizeNormalize } from "../../../src/image/mod.ts";
import { assertElements } from "../../support/compare.ts";
import { openTestDevice } from "../../support/device.ts";
import { inNHWC, repeated } from "../../support/image_memory.ts";
import { definedOptions, readCases } from "../../support/operator_cases.ts";
import { testRejectedArguments } from "../../support/rejected_arguments.ts";

const device = await openTestDevice();

const references = await readCases<Parameters<typeof nv12ResizeNormalize>[2] & { size: [number, number] }>(
  "nv12",
);

describe("nv12ResizeNormalize matches OpenCV and the ITU-R equations", () => {
  for (const reference of references) {
    const { size } = reference, options = definedOptions(reference, "standard", "range", "mean", "std");
    test(reference.name, () => {
      const [count, rows, width] = reference.src.shape as [number, number, number];
      const height = rows / 3 * 2;
      using src = device.array(reference.src.data as Uint8Array, { shape: [count, rows, width] });
      using result = nv12ResizeNormalize(src, size, options);
      assert.equal(result.layout, "NCHW");
      assertElements(inNHWC(result), reference.expected, {});
      using interleaved = nv12ResizeNormalize(src, size, { ...options, layout: "NHWC", swapRedBlue: false });
      assertElements(inNHWC(interleaved), reference.expected, {});
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

  test("makes a batch of a list of frames of different sizes and forms", () => {
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

  test("uses the conversion of cvtColor by default, even for luma below the limited range", () => {
    using src = device.array(Uint8Array.from({ length: 24 }, (_, i) => i * 11), { shape: [6, 4] });
    using rgb = cvtColor(src, "YUV2RGB_NV12");
    // Without resizing, chroma is sampled nearest, as in cvtColor.
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

  test("does not divide a result of u8 by 255, unless scale asks for it", () => {
    using src = device.array(Uint8Array.from({ length: 24 }, (_, i) => i * 11), { shape: [6, 4] });
    using out = nv12ResizeNormalize(src, 4, { dtype: "u8" });
    using expected = nv12ResizeNormalize(src, 4, { dtype: "u8", scale: 1 });
    using divided = nv12ResizeNormalize(src, 4, { dtype: "u8", scale: 1 / 255 });
    assert.ok(Math.max(...out.toHost() as Uint8Array) > 100);
    assert.ok(out.equals(expected));
    assert.ok(Math.max(...divided.toHost() as Uint8Array) <= 1);
  });

  test("accepts a frame at an odd address", () => {
    const bytes = Uint8Array.from({ length: 1 + 12 * 10 }, (_, i) => i * 37);
    using aligned = device.array(bytes.slice(1), { shape: [12, 10] });
    using shifted = device.array(bytes);
    using expected = nv12ResizeNormalize(aligned, [7, 9]);
    using actual = nv12ResizeNormalize(shifted.slice([1, 121]).reshape([12, 10]), [7, 9]);
    assert.ok(actual.equals(expected));
  });

  test("accepts a frame of every second column of an array", () => {
    using wide = device.array(Uint8Array.from({ length: 48 }, (_, i) => i * 37), { shape: [6, 8] });
    const src = wide.slice(null, [null, null, 2]);
    using copy = src.copy();
    using out = nv12ResizeNormalize(src as DeviceArray<"u8">, [5, 7]);
    using expected = nv12ResizeNormalize(copy as DeviceArray<"u8">, [5, 7]);
    assert.ok(out.equals(expected));
  });

  test("accepts odd sides of planes, alone and in lists and batches, as cvtColor and resizeNormalize", () => {
    const random = (length: number) => Uint8Array.from({ length }, (_, i) => i * 37 % 251);
    using y = device.array(random(2 * 45), { shape: [2, 5, 9] });
    using uv = device.array(random(2 * 30), { shape: [2, 3, 5, 2] });
    using even = device.array(random(24), { shape: [6, 4] });
    const options = { mean: [0.4, 0.5, 0.6], std: 0.2, standard: "bt709" } as const;
    const frame = { y: y.index(1) as DeviceArray<"u8">, uv: uv.index(1) as DeviceArray<"u8"> };
    using rgb = cvtColor(frame, "YUV2RGB_NV12", { standard: "bt709" });
    using expected = resizeNormalize(rgb, [4, 6], { mean: [0.4, 0.5, 0.6], std: 0.2 });
    using alone = nv12ResizeNormalize(frame, [4, 6], options);
    using batch = nv12ResizeNormalize({ y, uv } as Nv12Frames, [4, 6], options);
    using list = nv12ResizeNormalize([
      { y: even.slice([0, 4]), uv: even.slice([4, 6]).reshape([2, 2, 2]) },
      frame,
    ], [
      4,
      6,
    ], options);
    assert.ok(alone.equals(expected));
    assert.ok(batch.index(1).equals(expected));
    assert.ok(list.index(1).equals(expected));
  });

  test("keeps the aspect ratio in a letterbox", () => {
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

// Large batches make each thread compute several pixels.
for (const count of [500, 1500]) {
  const reference = references.find(({ name }) => name.endsWith("larger"))!;
  const { size } = reference, options = definedOptions(reference, "standard", "range", "mean", "std");
  test(`nv12ResizeNormalize of ${count} frames, ${reference.name}`, () => {
    using batch = device.array(repeated(reference.src, count)).squeeze(-1);
    using results = nv12ResizeNormalize(batch as DeviceArray<"u8">, size, options);
    assertElements(inNHWC(results), repeated(reference.expected, count), {});
  });
}

const src = device.zeros([4, 4, 3], "u8");

testRejectedArguments(device, "nv12ResizeNormalize", [
  [
    "an RGB image",
    /src: expected .*u8 \[height · 3\/2, width\].*, got u8 \[4, 4, 3\]/,
    () => nv12ResizeNormalize(src, 2),
  ],
  [
    "an odd width",
    /src: expected u8 \[height · 3\/2, width\] with even width.* got u8 \[6, 3\]/,
    () => nv12ResizeNormalize(src.reshape(48).slice([0, 18]).reshape([6, 3]), 2),
  ],
  [
    "an empty list",
    /src: expected frames, or a list of at least one, got an empty list/,
    () => nv12ResizeNormalize([], 2),
  ],
  [
    "a batch in a list",
    /src\[1\]: expected single frames in a list, got a batch/,
    () => nv12ResizeNormalize([src.reshape([12, 4]), src.reshape([2, 6, 4])], 2),
  ],
  [
    "a frame without chroma",
    /src\[0\]: expected a DeviceArray, \{ y, uv \} with two of them,.* got \{ y: DeviceArray/,
    () => nv12ResizeNormalize([{ y: src } as { y: typeof src; uv: typeof src }], 2),
  ],
  [
    "an unknown standard",
    /standard: expected "bt601", "bt709" or "bt2020", got "bt470"/,
    () => nv12ResizeNormalize(src.reshape([12, 4]), 2, { standard: "bt470" as "bt601" }),
  ],
]);
