/** Pipelines against the fused operators, their results, errors, and what does not become part of a kernel. */
import assert from "node:assert/strict";
import type { Device, DeviceArray } from "../../../mod.ts";
import {
  cropFlipNormalizeReformat,
  customCrop,
  cvtColor,
  flip,
  gammaContrast,
  gaussian,
  letterboxNormalize,
  normalize,
  nv12ResizeNormalize,
  type Pipeline,
  pipeline,
  type Rectangle,
  resize,
  resizeCropConvertReformat,
  resizeNormalize,
} from "../../../src/image/mod.ts";
import { type Gpu, pixelFunction } from "../../../src/kernel/mod.ts";
import { assertElements } from "../../support/compare.ts";
import { onGpu, settle } from "../../support/device.ts";
import { ownProcess } from "../../support/own_process.ts";
import { randomBytes } from "../../support/random.ts";
import { useTestDevice } from "../../support/suite_device.ts";

const { describe, test } = ownProcess(import.meta.url, onGpu);

const MEAN = [0.485, 0.456, 0.406], STD = [0.229, 0.224, 0.225];

describe("pipelines", () => {
  let device: Device;
  useTestDevice((opened) => device = opened);

  const photo = (height: number, width: number, channels = 3): DeviceArray<"u8"> =>
    device.array(randomBytes(height * width * channels), { shape: [height, width, channels], layout: "HWC" });
  const batch = (): DeviceArray<"u8"> =>
    device.array(randomBytes(3 * 37 * 50 * 3), { shape: [3, 37, 50, 3], layout: "NHWC" });

  function assertEqual(result: DeviceArray, expected: DeviceArray, relative = 1e-6): void {
    assert.deepEqual([result.shape, result.layout], [expected.shape, expected.layout]);
    const data = expected.toHost();
    assertElements(result.toHost(), { data, dtype: expected.dtype, shape: expected.shape }, { relative });
  }

  test("resizeNormalize is dtype, resize and normalize", () => {
    const options = { mean: MEAN, std: STD, swapRedBlue: true };
    const prepare = pipeline("u8", 3).dtype("f32").resize([24, 31]).normalize(options);
    using frames = batch(), one = photo(20, 33), other = photo(41, 12);
    for (const images of [frames, [one, other], one]) {
      using result = prepare.run(images as DeviceArray) as DeviceArray,
        expected = resizeNormalize(images, [24, 31], options);
      assertEqual(result, expected, images === frames ? 0 : 1e-6);
    }
  });

  test("resizeCropConvertReformat is dtype, resize, crop, normalize and dtype", () => {
    const part = { x: 3, y: 2, width: 20, height: 17 };
    using frames = batch();
    using result = pipeline("u8", 3).dtype("f32").resize([24, 31]).crop(part)
      .normalize({ layout: "HWC", mean: 0.5 }).dtype("f16").run(frames);
    using expected = resizeCropConvertReformat(frames, [24, 31], part, {
      layout: "NHWC",
      mean: 0.5,
      dtype: "f16",
    });
    assertEqual(result, expected);
  });

  test("cropFlipNormalizeReformat is crop, flip, copyMakeBorder and normalize", () => {
    const crop = { x: 5, y: 4, width: 30, height: 20 }, options = { scale: 1 / 128, mean: 1 };
    using frames = batch();
    using result = pipeline("u8", 3).crop(crop).flip("both").copyMakeBorder({ right: 6, bottom: 3 }, {
      value: 7,
    })
      .normalize(options).run(frames);
    using expected = cropFlipNormalizeReformat(frames, [23, 36], {
      crop,
      flip: "both",
      value: 7,
      ...options,
    });
    assertEqual(result, expected, 0);
  });

  test("letterboxNormalize is dtype, letterbox and normalize", () => {
    using wide = photo(20, 50), tall = photo(44, 13);
    using result = pipeline("u8", 3).dtype("f32").letterbox(32).normalize().run([wide, tall]);
    using expected = letterboxNormalize([wide, tall], 32);
    assertEqual(result, expected);
  });

  test("NV12 frames are RGB as from cvtColor, or resized in f32 as by nv12ResizeNormalize", () => {
    const frame = (height: number, width: number, count = 1) =>
      device.array(randomBytes(count * height * 3 / 2 * width), {
        shape: [...count > 1 ? [count] : [], height * 3 / 2, width],
      });
    using one = frame(20, 34), other = frame(12, 14), several = frame(10, 16, 3);
    const options = { mean: MEAN, std: STD }, colors = { standard: "bt709", range: "full" } as const;
    using rgb = cvtColor(one, "YUV2RGB_NV12", colors), resized = resize(rgb, [15, 9]);
    using result = pipeline("NV12", colors).resize([15, 9]).run(one);
    assertEqual(result, resized, 0);
    for (const images of [one, [one, other], several]) {
      using made = pipeline("NV12", colors).dtype("f32").resize([15, 9]).normalize(options).run(
        images as typeof one,
      );
      using expected = nv12ResizeNormalize(images, [15, 9], { ...options, ...colors });
      assertEqual(made, expected, 1e-5);
    }
    using boxed = pipeline("NV12").dtype("f32").letterbox(24).normalize().run([one, other]);
    using letterboxed = nv12ResizeNormalize([one, other], 24, { letterbox: true });
    assertEqual(boxed, letterboxed, 1e-5);
    // Planes with gaps, whose colors the frame states.
    using luma = device.array(randomBytes(10 * 20), { shape: [10, 20] }),
      chroma = device.array(randomBytes(5 * 10 * 2), {
        shape: [5, 10, 2],
      });
    const planes = {
      y: luma.slice(null, [2, 18]),
      uv: chroma.slice(null, [1, 9]),
      color: { matrix: "bt709", fullRange: true },
    } as const;
    using exact = cvtColor(planes as never, "YUV2RGB_NV12", colors),
      copied = pipeline("NV12").run(planes as never);
    assertEqual(copied, exact as DeviceArray, 0);
    assert.throws(
      () => pipeline("NV12").run(luma.slice([0, 8])),
      /images: expected u8 \[height · 3\/2, width\]/,
    );
    assert.throws(
      () => pipeline("NV12", { standard: "bt7" as "bt709" }),
      /standard: expected "bt601", "bt709"/,
    );
  });

  const CROPS: Rectangle[] = [
    { x: 0, y: 0, width: 50, height: 37 },
    { x: 49, y: 36, width: 1, height: 1 },
    { x: 7, y: 9, width: 3, height: 25 },
    { x: 46, y: 0, width: 4, height: 37 },
  ];

  test("one launch takes crops of different sizes from one image", () => {
    using frame = photo(37, 50);
    using result = pipeline("u8", 3).crop().resize([9, 11]).run(frame, { crops: CROPS });
    assert.deepEqual(result.shape, [4, 9, 11, 3]);
    CROPS.forEach((part, i) => {
      using crop = customCrop(frame, part), expected = resize(crop, [9, 11]);
      using found = result.slice([i, i + 1]).copy();
      assert.deepEqual(found.toHost(), expected.toHost());
    });
    const parts = pipeline("u8", 3).crop().run(frame, { crops: CROPS });
    CROPS.forEach((part, i) => {
      using expected = customCrop(frame, part);
      assertEqual(parts[i]!, expected, 0);
      parts[i]!.dispose();
    });
  });

  test("each image of a batch or list has its own crop", () => {
    const crops = CROPS.slice(1);
    const take = pipeline("u8", 3).crop().resize(8, { interpolation: "nearest" });
    using frames = batch();
    using result = take.run(frames, { crops });
    const list = [0, 1, 2].map((i) => frames.slice([i, i + 1]).squeeze(0));
    using listed = take.run(list, { crops });
    assert.deepEqual(listed.toHost(), result.toHost());
    for (let i = 0; i < 3; i++) {
      using crop = customCrop(list[i]!, crops[i]!), expected = resize(crop, 8, { interpolation: "nearest" });
      using found = result.slice([i, i + 1]).copy();
      assert.deepEqual(found.toHost(), expected.toHost());
    }
    assert.throws(
      () => take.run(frames, { crops: CROPS }),
      /crops: expected 3 rectangles, one for each image, got 4/,
    );
  });

  test("rejects a result that overlaps the chroma of frames", () => {
    using y = device.zeros([8, 12], "u8"), uv = device.zeros([4, 6, 2], "u8");
    using joint = device.zeros([12, 12], "u8");
    const part = (memory: DeviceArray<"u8">, offset: number): DeviceArray<"u8"> =>
      memory.reshape([memory.size]).slice([offset, offset + 12]).reshape([2, 2, 3]);
    const small = pipeline("NV12").resize([2, 2]), into = part(uv, 4);
    const message = /: expected separate memory, got memory that overlaps/;
    assert.throws(() => small.run({ y, uv }, { into }), message);
    assert.throws(() => small.run([{ y, uv }], { into: into.reshape([1, 2, 2, 3]) }), message);
    assert.throws(() => small.run(joint, { into: part(joint, 8 * 12) }), message);
    using free = device.zeros([12], "u8"), expected = small.run(joint);
    const written = small.run({ y, uv }, { into: part(free, 0) });
    assert.deepEqual(written.toHost(), expected.toHost());
  });

  test("writes into an array with gaps, and rejects one that overlaps the images", () => {
    // Rows begin at words, and end within one.
    const half = pipeline("u8", 3).resize([10, 11]);
    using frame = photo(20, 24), wide = device.zeros([10, 20, 3], "u8"), expected = half.run(frame);
    const into = wide.slice(null, [4, 15]);
    assert.equal(half.run(frame, { into }), into);
    using copy = into.copy();
    assert.deepEqual(copy.toHost(), expected.toHost());
    const around = wide.toHost().filter((value, i) => value !== 0 && (i % 60 < 12 || i % 60 >= 45));
    assert.equal(around.length, 0, "bytes beside the result were written");
    assert.throws(
      () => half.run(frame, { into: frame.slice([0, 10], [0, 11]) as DeviceArray<"u8"> }),
      /into: expected separate memory, got memory that overlaps images/,
    );
    assert.throws(
      () => half.run(frame, { into: wide }),
      /into: expected u8 \[10, 11, 3\] \(HWC\), got u8 \[10, 20, 3\]/,
    );
    using again = half.run(frame);
    assert.deepEqual(again.toHost(), expected.toHost());
  });

  test("a function of a pixel is a step", () => {
    const fade = pixelFunction(
      { amount: "f32", from: "i32" },
      ({ x, y, z, column, row, amount, from }, gpu) => {
        const gray = gpu.fma(x, 0.25, gpu.fma(y, 0.5, z * 0.25));
        const t = column + row >= from ? amount : 0;
        return { x: x + (gray - x) * t, y: y + (gray - y) * t, z: z + (gray - z) * t };
      },
      { name: "fade" },
    );
    const luma = pixelFunction({}, ({ x, y, z }, _, { weight }) => ({ x: Math.min(x, y) + z * weight }), {
      constants: { weight: 0.5 },
    });
    using frame = photo(6, 9);
    const chain = pipeline("u8", 3).flip("horizontal").map(fade, { amount: 1, from: 5 });
    using faded = chain.run(frame), gray = chain.map(luma).run(frame);
    const pixels = frame.toHost(), expected = new Uint8Array(pixels.length), lumas = new Uint8Array(54);
    const bytes = new Uint8ClampedArray(1);
    const clamped = (value: number): number => (bytes[0] = value, bytes[0]!);
    for (let i = 0; i < 54; i++) {
      const row = Math.floor(i / 9), column = i % 9, from = 3 * (9 * row + 8 - column);
      const [x, y, z] = [pixels[from]!, pixels[from + 1]!, pixels[from + 2]!];
      const mean = x / 4 + y / 2 + z / 4;
      const result = column + row >= 5 ? [mean, mean, mean] : [x, y, z];
      result.forEach((value, c) => expected[3 * i + c] = clamped(value));
      lumas[i] = clamped(Math.min(expected[3 * i]!, expected[3 * i + 1]!) + expected[3 * i + 2]! / 2);
    }
    assert.deepEqual(faded.toHost(), expected);
    assert.deepEqual([gray.shape, gray.toHost()], [[6, 9, 1], lumas]);
    assert.match(
      chain.map(luma).explain([6, 9]),
      /^1\. flip, fade, (luma|map) \(3 → 1 channels\): reads 162 bytes, writes 54 bytes$/,
    );
    // Other values are other arguments of the same kernel.
    assert.deepEqual(pipeline("u8", 3).flip("horizontal").map(fade, { amount: 0, from: 1 }).ptx, chain.ptx);
  });

  test("explain() rejects images that are smaller than a crop", () => {
    const start = pipeline("u8", 3), rectangle = { x: 0, y: 0, width: 9, height: 9 };
    assert.throws(() => start.crop(rectangle).explain([8, 8]), /rectangle: expected .* 8/);
    assert.throws(() => start.centerCrop(9).explain([8, 8]), /size: expected .* 8/);
    assert.match(start.crop().resize(4).explain([8, 8]), /bytes per pixel/);
  });

  test("errors of a function of a pixel name line and column, or the value", () => {
    const start = pipeline("u8", 1), amount = Number("2");
    const outside = pixelFunction({}, ({ x }) => ({ x: x * amount }), { name: "outside" });
    assert.throws(
      () => start.map(outside),
      /pixelFunction outside, .*pipeline\.test\.ts:\d+:\d+: "amount" is defined outside .*pixelFunction\(\{ amount: "f32" \}, /,
    );
    assert.throws(() => start.map(pixelFunction({}, ({ x, y }) => ({ x: x + y }))), /"y" is not a parameter/);
    assert.throws(
      () => start.map(pixelFunction({}, (({ x }: { x: number }) => ({ r: x, g: x, b: x })) as never)),
      /or \{ x, y, z, w \}, got \{ r, g, b \}/,
    );
    assert.throws(
      () => start.map(pixelFunction({}, ({ x }) => x as never)),
      /expected the function to return \{ x \}/,
    );
    const scaled = pixelFunction({ factor: "f32" }, ({ x, factor }) => ({ x: x * factor }));
    assert.throws(
      () => start.map(scaled, {} as never),
      /pipeline step 1 \(map\): factor: expected a finite number/,
    );
    assert.throws(
      () => start.map(scaled, { fcator: 1 } as never),
      /values: expected only factor, got fcator; did you mean "factor"\?/,
    );
    assert.throws(
      () => start.map(scaled, { factor: 1, x: 2 } as never),
      /values: expected only factor, got x/,
    );
    assert.throws(
      () => start.map((({ x }: { x: number }) => ({ x })) as never),
      /fn: expected a pixelFunction\(\) of @cuffi\/cuffi\/kernel, got a function; write map\(pixelFunction/,
    );
    const thread = pixelFunction(({ x }, gpu) => ({ x: x + (gpu as Gpu).threadIdx.x }));
    assert.throws(() => start.map(thread), /gpu\.threadIdx is not available in pixelFunction\(\)/);
    const inverted = pixelFunction(({ x }) => ({ x: 255 - x }), { name: "inverted" });
    assert.match(start.map(inverted).explain(), /^1\. inverted: /);
    const brighter = pixelFunction(({ x }) => ({ x: x + 1 }));
    assert.match(String(start.map(brighter)), /→ (brighter|map)$/);
    assert.throws(
      () => pixelFunction({ row: "f32" }, ({ x }) => ({ x })),
      /names other than x, y, z, w, column, row/,
    );
  });

  test("an operator runs between kernels, and images between them are freed", () => {
    using frame = photo(20, 24), into = device.zeros([3, 8, 9], "f32");
    const chain = pipeline("u8", 3).flip("vertical")
      .operator("gaussian", (src, options) => gaussian(src, 1.5, options)).resize([8, 9]).normalize();
    const used = device.memoryInUse();
    chain.run(frame, { into });
    settle(device);
    assert.equal(device.memoryInUse(), used);
    using flipped = flip(frame, "vertical"), soft = gaussian(flipped, 1.5), small = resize(soft, [8, 9]);
    using expected = normalize(small);
    assert.deepEqual(into.toHost(), expected.toHost());
    assert.match(
      chain.explain(),
      /^1\. flip: .*\n2\. gaussian: .*; reads neighbors of pixels\n3\. resize, normalize: .*; after gaussian/,
    );
    const fails = chain.operator("broken", () => {
      throw new Error("broken");
    });
    const before = device.memoryInUse();
    assert.throws(() => fails.run(frame), /broken/);
    settle(device);
    assert.equal(device.memoryInUse(), before);
  });

  test("a graph repeats pipelines, and keeps the numbers of lists", () => {
    using frame = photo(37, 50),
      one = device.zeros([8, 8, 3], "u8"),
      several = device.zeros([4, 8, 8, 3], "u8");
    using stream = device.createStream();
    const small = pipeline("u8", 3).resize(8), parts = pipeline("u8", 3).crop().resize(8);
    using captured = device.capture(() => {
      small.run(frame, { into: one, stream });
      parts.run(frame, { crops: CROPS, into: several, stream });
    }, { stream });
    using graph = captured.instantiate();
    for (const seed of [3, 4]) {
      frame.copyFrom(randomBytes(37 * 50 * 3, seed));
      graph.launch(stream);
      stream.synchronize();
      using resized = small.run(frame), cropped = parts.run(frame, { crops: CROPS });
      assert.deepEqual(one.toHost(), resized.toHost());
      assert.deepEqual(several.toHost(), cropped.toHost());
    }
  });

  test("errors name the step, and the pipeline before it still works", () => {
    const gray = pipeline("u8", 3).resize(8).cvtColor("RGB2GRAY");
    assert.throws(
      () => gray.colorTwist([[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0]]),
      { name: "RangeError", message: "pipeline step 3 (colorTwist): expected 3 or 4 channels, got 1" },
    );
    assert.throws(
      () => gray.resize(-1),
      /pipeline step 3 \(resize\): size \(height\): expected an integer from 1/,
    );
    assert.throws(
      () => gray.gammaContrast(0),
      /pipeline step 3 \(gammaContrast\): gamma: expected positive numbers, got 0/,
    );
    assert.throws(
      () => gray.normalize({ standard: 1 } as object),
      /pipeline step 3 \(normalize\): options: expected only scale, .*, got standard/,
    );
    using small = photo(4, 4);
    const crop = pipeline("u8", 3).flip("both").crop({ x: 2, y: 0, width: 3, height: 1 });
    assert.throws(
      () => crop.run(small),
      /pipeline step 2 \(crop\): rectangle: expected a part of 4 × 4 pixels, got 1 × 3 pixels from row 0, column 2/,
    );
    using result = gray.run(small);
    assert.deepEqual(result.shape, [8, 8, 1]);
  });

  test("rejects images of another dtype or number of channels", () => {
    const prepare = pipeline("u8", 3).flip("both");
    using gray = photo(4, 4, 1), floats = device.zeros([4, 4, 3], "f32");
    assert.throws(() => prepare.run(gray), /images: expected 3 channels, got 1/);
    assert.throws(() => prepare.run(floats), /images: expected an array of u8, got f32/);
    assert.throws(() => prepare.run([]), /images: expected a DeviceArray, or a list/);
    assert.throws(
      () => pipeline("f64" as "f32", 3),
      /dtype: expected one of u8, u16, i16, f16, f32, got "f64"/,
    );
    assert.throws(() => pipeline("u8", 5), /channels: expected an integer from 1 to 4, got 5/);
  });

  test("pixels keep the range of the source in floating point", () => {
    using gray = device.array(new Uint8Array([0, 128, 255]), { shape: [1, 3, 1] });
    const start = pipeline("u8", 1), options = { contrast: 1.5, brightness: 0.8 };
    const unit = (value: number): number => value / 255;
    const curve = [0, Math.sqrt(unit(128)), 1],
      contrast = [0, 128, 255].map((value) => unit(0.8 * (128 + 1.5 * (value - 128))));
    const chains: [Pipeline<"f32" | "f16">, number[]][] = [
      [start.dtype("f32").gammaContrast(0.5).normalize(), curve],
      [start.dtype("f16").gammaContrast(0.5).normalize(), curve],
      [start.dtype("f32").divide(255).gammaContrast(0.5), curve],
      [start.convertTo("f32", { scale: 1 / 255 }).gammaContrast(0.5), curve],
      [start.multiply(1 / 255, { dtype: "f32" }).gammaContrast(0.5), curve],
      [start.normalize({ layout: "HWC" }).gammaContrast(0.5), curve],
      [start.dtype("f32").brightnessContrast(options).normalize(), contrast],
      [start.dtype("f32").divide(255).subtract(0.5).brightnessContrast({ contrast: 2 }), [-1, 1 / 255, 1]],
    ];
    for (const [chain, expected] of chains) {
      using result = chain.run(gray);
      result.toFloat32().forEach((value, i) => {
        assert.ok(Math.abs(value - expected[i]!) < 1e-3, `${chain}: ${value}, expected ${expected[i]}`);
      });
      assert.doesNotMatch(chain.explain(), /warning/);
    }
    using opaque = start.dtype("f32").cvtColor("GRAY2RGBA").run(gray);
    assert.deepEqual([...opaque.toHost()], [0, 0, 0, 255, 128, 128, 128, 255, 255, 255, 255, 255]);
    // The range of other sources is that of their dtype, and can be given.
    using floats = gray.astype("f32");
    using given = pipeline("f32", 1).gammaContrast(0.5, { maxValue: 255 }).run(floats);
    using equal = start.dtype("f32").gammaContrast(0.5).run(gray);
    using operator = gammaContrast(floats, 0.5, { maxValue: 255 });
    assert.deepEqual([given.toHost(), equal.toHost()], [operator.toHost(), operator.toHost()]);
    assert.throws(
      () => start.dtype("f32").subtract(255).gammaContrast(2),
      /step 3 \(gammaContrast\): the pixels: expected values above 0, got \[-255, 0\]; pass \{ maxValue \}/,
    );
    assert.throws(
      () => start.gammaContrast(2, { maxValue: 0 }),
      /maxValue: expected a positive number, got 0/,
    );
  });

  test("explain() warns of steps that expect another range", () => {
    const warnings = (chain: Pipeline<never>): string[] =>
      chain.explain().split("\n").filter((line) => line.startsWith("warning"));
    const floats = pipeline("u8", 3).dtype("f32");
    assert.deepEqual(warnings(pipeline("f32", 3).letterbox(32).normalize() as Pipeline<never>), [
      "warning: step 1 (letterbox) fills with 114, but white is 1; pass { value }",
      "warning: step 2 (normalize) divides by 255, but white is 1; pass { scale }",
    ]);
    assert.deepEqual(warnings(floats.cvtColor("RGB2Lab") as Pipeline<never>), [
      "warning: step 2 (cvtColor) takes white of f32 as 1, but it is 255; add divide(255) before it",
    ]);
    assert.deepEqual(warnings(floats.divide(255).cvtColor("RGB2Lab") as Pipeline<never>), []);
    assert.deepEqual(
      warnings(
        pipeline("f32", 3).letterbox(32, { value: 0.5 }).normalize({ scale: 1 }) as Pipeline<never>,
      ),
      [],
    );
    assert.deepEqual(warnings(floats.letterbox(32).normalize() as Pipeline<never>), []);
    const mean = [123.7, 116.3, 103.5];
    assert.deepEqual(warnings(pipeline("f32", 3).normalize({ mean, scale: 1 }) as Pipeline<never>), [
      "warning: step 1 (normalize) subtracts 123.7, but white is 1 after scale",
    ]);
    assert.deepEqual(warnings(floats.normalize({ mean, scale: 1 }) as Pipeline<never>), []);
    assert.throws(() => floats.normalize({ mean }), /normalize\): mean: expected .*; pass \{ scale: 1 \}/);
  });

  test("crops are rectangles by name, and explain() takes an image only", () => {
    using frame = device.zeros([20, 30, 3], "u8");
    const faces = pipeline("u8", 3).crop().resize(8);
    for (const crop of [[0, 0, 10, 10], { x: 0, y: 0, w: 10, h: 10 }]) {
      assert.throws(
        () => faces.run(frame, { crops: [crop as never] }),
        /crops\[0\]: expected \{ x, y, width, height \}, got [[{]/,
      );
    }
    const explain = faces.explain.bind(faces) as (...args: unknown[]) => string;
    assert.throws(
      () => explain([20, 30], { crops: [] }),
      /^TypeError: explain: expected only an image, because it does not run, got 2 arguments$/,
    );
    assert.match(explain([20, 30]), /^1\. crop/);
  });

  test("explain() takes an image in any layout, a frame, its shape or its size", () => {
    const chain = pipeline("u8", 3).flip("horizontal"), expected = chain.explain([20, 30]);
    assert.match(expected, /reads 1800 bytes, writes 1800 bytes$/);
    for (const shape of [[20, 30, 3], [3, 20, 30], [4, 20, 30, 3], [4, 3, 20, 30]]) {
      using image = device.zeros(shape, "u8");
      assert.equal(chain.explain(image), expected);
      assert.equal(chain.explain(image.shape), expected);
    }
    using luma = device.zeros([20, 30], "u8"), chroma = device.zeros([10, 15, 2], "u8");
    using joint = device.zeros([30, 30], "u8");
    const frames = pipeline("NV12").flip("horizontal"), nv12 = frames.explain([20, 30]);
    assert.match(nv12, /reads 900 bytes, writes 1800 bytes$/);
    assert.deepEqual([frames.explain({ y: luma, uv: chroma }), frames.explain(joint)], [nv12, nv12]);
    for (const wrong of [[20, 30, 4], [20], 224, null, { width: 30, height: 20 }]) {
      assert.throws(
        () => chain.explain(wrong as never),
        /^TypeError: image: expected an image with 3 channels, its shape or \[height, width\], got /,
      );
    }
    assert.throws(
      () => frames.explain(luma.shape.concat(3)),
      /^TypeError: image: expected an NV12 frame or \[height, width\], got /,
    );
    assert.throws(() => chain.explain(luma), /^RangeError: image: expected 3 channels, got 1/);
    assert.throws(() => chain.explain([0, 30]), /^RangeError: image \(height\): expected an integer from 1 /);
  });

  test("explain() names a change of channels, and one channel takes one number", () => {
    const gray = pipeline("u8", 3).cvtColor("RGB2GRAY");
    assert.match(gray.explain(), /^1\. cvtColor \(3 → 1 channels\): reads 3/);
    assert.throws(
      () => gray.normalize({ mean: [0.4, 0.5, 0.6] }),
      /step 2 \(normalize\): mean: expected a finite number for 1 channel, got \[0\.4, 0\.5, 0\.6\]/,
    );
    assert.throws(
      () => gray.resize(320, 240 as never),
      /step 2 \(resize\): size: expected \[height, width\] in one argument, such as \[240, 320\]/,
    );
  });

  test("results have the layout of the first image, unless a step chooses one", () => {
    using interleaved = photo(8, 6);
    const planar = interleaved.transpose(2, 0, 1), mirror = pipeline("u8", 3).flip("horizontal");
    const layouts = (images: DeviceArray<"u8">[], chain: Pipeline<"u8"> = mirror) => {
      const results = chain.run(images) as unknown as Iterable<DeviceArray>;
      return [...results].map((result) => {
        result.dispose();
        return `${result.shape}`;
      });
    };
    using single = mirror.run(planar);
    assert.deepEqual(single.shape, [3, 8, 6]);
    assert.deepEqual(layouts([planar, interleaved]), ["3,8,6", "3,8,6"]);
    assert.deepEqual(layouts([interleaved, planar]), ["8,6,3", "8,6,3"]);
    assert.deepEqual(layouts([planar, interleaved], mirror.layout("HWC")), ["8,6,3", "8,6,3"]);
    const crops = [{ x: 0, y: 0, width: 2, height: 4 }];
    using cropped = pipeline("u8", 3).crop().resize(4).run(planar, { crops });
    assert.deepEqual(cropped.shape, [1, 3, 4, 4]);
  });

  test("a chain that would read pixels repeatedly has several kernels", () => {
    const chain = pipeline("u8", 3).resize(40).resize(20).normalize().resize(10);
    assert.equal(
      chain.explain([100, 100]),
      "1. resize: reads 19200 bytes, writes 4800 bytes\n" +
        "2. resize, normalize: reads 4800 bytes, writes 4800 bytes; " +
        "resize as a second interpolation would read 16 pixels for each result\n" +
        "3. resize: reads 4800 bytes, writes 1200 bytes; " +
        "resize as a second interpolation would read 16 pixels for each result",
    );
    const gamma = pipeline("u8", 3).gammaContrast(0.5).resize(4, { interpolation: "area" });
    assert.match(
      gamma.explain(),
      /^1\. gammaContrast: reads 3 and writes 3 bytes per pixel of the result\n2\. resize: .*; resize reads many pixels for each result, and would compute gammaContrast for each of them$/,
    );
    assert.equal(
      pipeline("u8", 1).resize(9, { interpolation: "area" }).resize(5, { interpolation: "cubic" })
        .explain([20, 30]),
      "1. resize: reads 600 bytes, writes 81 bytes\n" +
        "2. resize: reads 81 bytes, writes 25 bytes; resize as a second interpolation would read many pixels for each result",
    );
    assert.match(
      pipeline("u8", 3).resize(4, { interpolation: "lanczos" }).normalize().explain(),
      /^1\. resize: .*; lanczos runs as an operator of its own\n2\. normalize: .*; after resize, a separate operator$/,
    );
    const cropped = pipeline("u8", 3).crop().normalize();
    assert.equal(
      cropped.explain(),
      "1. crop, normalize: reads 3 and writes 12 bytes per pixel of the result",
    );
    using frame = photo(9, 12);
    assert.throws(
      () => cropped.run(frame),
      /crops: expected a list of at least one rectangle, because crop\(\) was added without one, got undefined/,
    );
    assert.throws(
      () => cropped.run(frame, { crops: [] }),
      /expected a list of at least one rectangle, .*, got \[\]/,
    );
    for (const turns of [1.5, NaN, 2 ** 60]) {
      assert.throws(
        () => pipeline("u8", 3).rot90(turns),
        /turns: expected an integer, the number of quarter turns, got/,
      );
    }
    assert.throws(
      () => cropped.run(frame, { crops: [{ x: 0, y: 0, w: 1, h: 1 } as never] }),
      /crops\[0\]: expected \{ x, y, width, height \}, got \{ x: 0, y: 0, w: 1, h: 1 \}/,
    );
    using result = gamma.run(frame);
    assert.deepEqual(result.shape, [4, 4, 3]);
  });

  test("cubic and area resizes are bit-identical to the operator, in one kernel with other steps", () => {
    const sizes = [[20, 30, 7, 11], [20, 30, 10, 15], [9, 9, 20, 30], [12, 5, 3, 9], [1, 1, 3, 4], [
      64,
      40,
      1,
      1,
    ]];
    for (const interpolation of ["cubic", "area"] as const) {
      for (
        const [dtype, channels] of [["u8", 3], ["u8", 1], ["u16", 4], ["i16", 1], ["f16", 3], [
          "f32",
          3,
        ]] as const
      ) {
        const bytes = { u8: 1, u16: 2, i16: 2, f16: 2, f32: 4 }[dtype];
        const whole = pipeline("u8", 3).flip("horizontal").resize(8, { interpolation }).normalize();
        assert.equal(whole.explain().split("\n").length, 1);
        const images = sizes.map(([height, width]) => {
          const random = randomBytes(height! * width! * channels * bytes);
          const elements = dtype === "f32"
            ? Float32Array.from({ length: random.length / 4 }, (_, i) => random[i]! / 100 - 1)
            : dtype === "f16"
            ? Float16Array.from({ length: random.length / 2 }, (_, i) => random[i]! / 100 - 1)
            : dtype === "u8"
            ? random
            : new (dtype === "u16" ? Uint16Array : Int16Array)(random.buffer);
          return device.array(elements as Uint8Array<ArrayBuffer>, {
            shape: [height!, width!, channels],
            layout: "HWC",
          });
        });
        try {
          sizes.forEach(([, , height, width], i) => {
            const size = [height!, width!] as const;
            using expected = resize(images[i]!, size, { interpolation });
            using result = pipeline(dtype, channels).resize(size, { interpolation }).run(images[i] as never);
            assert.deepEqual(
              result.toHost() as never,
              expected.toHost(),
              `${interpolation} ${dtype} ${sizes[i]}`,
            );
          });
          const list = resize(images, [9, 8], { interpolation });
          using batch = pipeline(dtype, channels).resize([9, 8], { interpolation }).run(images as never);
          using third = (batch as DeviceArray).slice([2, 3]).squeeze(0);
          assert.deepEqual(third.toHost(), list[2]!.toHost());
          for (const image of list) image.dispose();
        } finally {
          for (const image of images) image.dispose();
        }
      }
    }
  });

  test("structures are compiled once, whatever their numbers", () => {
    const texts = (one: Pipeline): readonly string[] => one.ptx;
    const first = pipeline("u8", 3).resize(8).multiply(2),
      second = pipeline("u8", 3).resize([9, 4]).multiply([1, 2, 3]);
    assert.deepEqual(texts(first), texts(second));
    assert.notDeepEqual(texts(first), texts(pipeline("u8", 1).resize(8).multiply(2)));
    first.load(device);
  });
});
