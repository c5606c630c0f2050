/** Misspelled options of image operators are errors. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Device, DeviceArray, DType } from "../../mod.ts";
import * as image from "../../src/image/mod.ts";
import {
  canny,
  copyMakeBorder,
  dilate,
  flip,
  gaussian,
  histogram,
  letterboxNormalize,
  norm,
  resize,
  resizeNormalize,
  sum,
  threshold,
  warpAffine,
} from "../../src/image/mod.ts";
import { operators } from "../support/contract_images.ts";
import { openTestDevice } from "../support/device.ts";

let device: Device;
before(async () => {
  device = await openTestDevice();
});
after(() => device.dispose());

test("misspelled options of image operators are rejected with a suggestion", () => {
  using frame = device.zeros([8, 8, 3], "u8");
  using gray = device.zeros([8, 8], "u8");
  // deno-lint-ignore no-explicit-any -- JavaScript passes anything.
  const js = (options: object): any => options;
  const used = device.memoryInUse();
  const calls: [() => unknown, RegExp][] = [
    [
      () => resize(frame, 4, js({ interpolaton: "area" })),
      /got interpolaton; did you mean "interpolation"\?/,
    ],
    [() => gaussian(frame, 1, js({ boarder: "wrap" })), /got boarder; did you mean "border"\?/],
    [
      () => warpAffine(frame, [1, 0, 0, 0, 1, 0], js({ inter: "linear" })),
      /did you mean "interpolation"\?/,
    ],
    [() => warpAffine(frame, [1, 0, 0, 0, 1, 0], js({ flags: 1 })), /did you mean "interpolation"\?/],
    [() => canny(gray, 1, 2, js({ apertureSize: 3 })), /got apertureSize; did you mean "size"\?/],
    [
      () => resizeNormalize(frame, 4, js({ swapRB: true })),
      /options: expected only .*, into, stream, got swapRB; did you mean "swapRedBlue"\?$/,
    ],
    [
      () => resize(frame, 4, js({ interpolation: "bilinear" })),
      /interpolation: expected .*, got "bilinear"; did you mean "linear"\?$/,
    ],
    [
      () => letterboxNormalize(frame, 4, js({ interpolation: "INTER_LINEAR" })),
      /got "INTER_LINEAR"; did you mean "linear"\?$/,
    ],
    [
      () => warpAffine(frame, [1, 0, 0, 0, 1, 0], js({ interpolation: "bicubic" })),
      /got "bicubic"; did you mean "cubic"\?$/,
    ],
    [
      () => warpAffine(frame, [1, 0, 0, 0, 1, 0], js({ interpolation: "nearest-neighbor" })),
      /got "nearest-neighbor"; did you mean "nearest"\?$/,
    ],
    [() => gaussian(frame, 1, js({ border: "symmetric" })), /got "symmetric"; did you mean "reflect"\?$/],
    [() => flip(frame, "leftright" as "both"), /got "leftright"; did you mean "horizontal"\?$/],
    [() => norm(frame, js({ type: "L2" })), /type: expected .*, got "L2"; did you mean "l2"\?$/],
    [() => gaussian(frame, 1, js({ ksize: 3 })), /got ksize; did you mean "size"\?$/],
    [() => resize(frame, 4, js([1])), /options: expected an object such as \{ interpolation \}, got \[1\]$/],
    [() => resize(js(device), js(frame), js([4])), /src: expected a DeviceArray, or a list .*, got Device/],
    [
      () => copyMakeBorder(frame, js({ botom: 2 })),
      /margins: expected only .*, got botom; did you mean "bottom"\?$/,
    ],
    [
      () => dilate(frame, js([[1, 1, 1]])),
      /options: expected an object such as \{ element \}, got \[\[1, 1, 1\]\]$/,
    ],
    // OpenCV's calls.
    [() => dilate(frame, js(3 as never)), /options: expected an object such as \{ element: 3 \}, got 3$/],
    [
      () => threshold(frame, 100, js(255 as never)),
      /options: expected an object such as \{ maxValue: 255 \}, got 255$/,
    ],
    [
      () => gaussian(frame, [5, 5], js(1.2 as never)),
      /such as \{ size \}, got 1\.2; write gaussian\(src, 1\.2, \{ size: \[5, 5\] \}\)$/,
    ],
    [
      () => resizeNormalize(frame, 4, js({ mean: null })),
      /mean: expected a finite number, or 3.*, got null$/,
    ],
    [() => resizeNormalize(frame, 4, js({ std: null })), /std: expected a finite number, or 3.*, got null$/],
    [() => resizeNormalize(frame, 4, js({ scale: null })), /scale: expected a finite number, got null$/],
    [() => sum(frame, js({ steam: null })), /got steam; did you mean "stream"\?/],
    [() => norm(frame, js({ types: "l1" })), /got types; did you mean "type"\?/],
    [() => histogram(gray, js({ msk: gray })), /got msk; did you mean "mask"\?/],
  ];
  for (const [call, message] of calls) assert.throws(call, message);
  assert.equal(device.memoryInUse(), used);
});

test("OpenCV's and CV-CUDA's names of options are rejected with the ones to use", () => {
  using frame = device.zeros([8, 8, 3], "u8");
  using gray = device.zeros([8, 8], "u8");
  using map = device.zeros([4, 4, 2], "f32");
  const matrix = [1, 0, 0, 0, 1, 0], box = { x: 0, y: 0, width: 4, height: 4 };
  const calls: [known: string, name: string, call: (options: object) => unknown][] = [
    ["size", "apertureSize", (options) => image.canny(gray, 1, 2, options)],
    ["size", "ksize", (options) => image.sobel(gray, 1, 0, options)],
    ["dtype", "ddepth", (options) => image.laplacian(gray, options)],
    ["dtype", "sdepth", (options) => image.integral(gray, options)],
    ["interpolation", "flags", (options) => warpAffine(frame, matrix, options)],
    ["border", "borderMode", (options) => warpAffine(frame, matrix, options)],
    ["interpolation", "src_interp", (options) => image.remap(frame, map, options)],
    ["anchor", "kernel_anchor", (options) => image.averageBlur(frame, 3, options)],
    ["element", "mask_size", (options) => image.erode(frame, options)],
    ["method", "adaptiveMethod", (options) => image.adaptiveThreshold(gray, options)],
    ["type", "thresholdType", (options) => image.adaptiveThreshold(gray, options)],
    ["type", "normType", (options) => norm(frame, options)],
    ["from", "src2", (options) => norm(frame, options)],
    ["scale", "scalefactor", (options) => resizeNormalize(frame, 4, options)],
    ["mean", "base", (options) => image.normalize(frame, options)],
    ["dtype", "out_dtype", (options) => image.cropFlipNormalizeReformat(frame, 4, options)],
    ["layout", "out_layout", (options) => image.cropFlipNormalizeReformat(frame, 4, options)],
    ["color", "borderColor", (options) => image.boundingBoxes(frame, [{ ...box, ...options }])],
    ["scale", "fontScale", (options) => image.putText(frame, [{ text: "a", x: 0, y: 0, ...options }])],
    ["background", "bgColor", (options) => image.putText(frame, [{ text: "a", x: 0, y: 0, ...options }])],
    ["flip", "flip_code", (options) => image.cropFlipNormalizeReformat(frame, 4, options)],
  ];
  for (const [known, name, call] of calls) {
    const message = new RegExp(`, got ${name}; did you mean "${known}"\\?$`);
    assert.throws(() => call({ [name]: 1 }), message, name);
  }
});

test("every operator reports a wrong argument before the options that follow it", () => {
  using stack = new DisposableStack();
  const zeros = (shape: number[], dtype: DType = "u8"): DeviceArray => stack.use(device.zeros(shape, dtype));
  const rgb = zeros([8, 8, 3]), gray = zeros([8, 8]), nv12 = zeros([12, 8]), matrix = [1, 0, 0, 0, 1, 0];
  const map = zeros([4, 4, 2], "f32"), box = { x: 1, y: 1, width: 4, height: 4 };
  const terms = ["add", "subtract", "multiply", "divide", "absdiff", "min", "max", "magnitude", "phase"];
  const bits = ["bitwiseAnd", "bitwiseOr", "bitwiseXor"];
  const calls: [names: string | string[], ...args: unknown[]][] = [
    [[...terms, ...bits, "pow", "threshold", "posterize", "solarize", "gammaContrast", "rotate"], rgb, 3],
    [
      ["averageBlur", "boxFilter", "medianBlur", "centerCrop", "resize", "resizeNormalize", "gaussian"],
      rgb,
      3,
    ],
    [["letterboxNormalize", "cropFlipNormalizeReformat"], rgb, 8],
    [["abs", "sqr", "sqrt", "exp", "log", "bitwiseNot", "invert", "normalize", "brightnessContrast"], rgb],
    [["sum", "mean", "countNonZero", "meanStdDev", "norm", "split", "histogramEq", "integral"], rgb],
    [["sqrIntegral", "laplacian", "erode", "dilate"], rgb],
    [["adaptiveThreshold", "clahe", "histogram", "label", "minMaxLoc"], gray],
    [["merge", "stack", "padAndStack"], [gray, gray]],
    [["boundingBoxes", "erase"], rgb, [box]],
    ["boxBlur", rgb, [{ ...box, kernelSize: 3 }]],
    ["putText", rgb, [{ text: "a", x: 1, y: 1 }]],
    ["addWeighted", rgb, 1, rgb, 1, 0],
    ["automaticThreshold", gray, "otsu"],
    ["bilateralFilter", rgb, 5, 20, 2],
    ["canny", rgb, 50, 120],
    ["channelReorder", rgb, [2, 1, 0]],
    ["colorTwist", rgb, [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0]]],
    ["compare", rgb, 3, "gt"],
    ["composite", rgb, rgb, gray],
    ["conv2D", rgb, [[1]]],
    ["convertTo", rgb, "f32"],
    ["copyMakeBorder", rgb, { top: 1 }],
    ["customCrop", rgb, box],
    ["cvtColor", rgb, "RGB2BGR"],
    ["cvtColor", nv12, "YUV2RGB_NV12"],
    ["cvtColor", rgb, "RGB2YUV_NV12"],
    ["flip", rgb, "both"],
    ["inRange", rgb, 0, 1],
    ["lut", rgb, zeros([256])],
    ["matchTemplate", gray, zeros([2, 2]), "sqdiff"],
    ["morphologyEx", rgb, "open"],
    ["nonMaximumSuppression", zeros([3, 4], "f32"), zeros([3], "f32")],
    ["nv12ResizeNormalize", nv12, 4],
    ["reduce", rgb, "x", "sum"],
    ["reformat", rgb, "CHW"],
    ["remap", rgb, map],
    ["resizeCropConvertReformat", rgb, 8, box],
    ["scharr", rgb, "x"],
    ["sepFilter2D", rgb, [1], [1]],
    ["sobel", rgb, 1, 0],
    ["toneMap", rgb, "pq"],
    ["warpAffine", rgb, matrix],
    ["warpPerspective", rgb, [...matrix, 0, 0, 1]],
  ];
  const errorOf = (call: () => unknown): string => {
    try {
      call();
    } catch (error) {
      return (error as Error).message;
    }
    assert.fail("expected an error");
  };
  const all = image as unknown as Record<string, (...args: unknown[]) => unknown>;
  for (const [names, ...args] of calls) {
    for (const name of [names].flat()) {
      const operator = all[name]!, wrong = "wrong";
      assert.match(errorOf(() => operator(...args, [1])), /^options: expected an object such as/, name);
      for (let i = 0; i < args.length; i++) {
        const changed = args.with(i, wrong);
        const message = `argument ${i + 1} of ${name}()`;
        assert.equal(errorOf(() => operator(...changed, [1])), errorOf(() => operator(...changed)), message);
      }
    }
  }
  const missing = Object.keys(image).filter((name) =>
    !calls.some(([names]) => [names].flat().includes(name))
  );
  assert.deepEqual(missing.sort(), ["letterboxPlacement", "pipeline", "structuringElement"]);
  const steps = image.pipeline("u8", 3) as unknown as typeof all;
  for (
    const name of ["add", "multiply", "resize", "letterbox", "warpAffine", "copyMakeBorder", "gammaContrast"]
  ) {
    const call = (...args: unknown[]) => errorOf(() => steps[name]!(...args));
    assert.equal(call("wrong", [1]), call("wrong"), `${name}() of a pipeline`);
  }
});

test("arguments of other calls are rejected with the members or the call that are meant", () => {
  using frame = device.zeros([8, 8, 3], "u8");
  using x = device.zeros([8, 8], "f32");
  using y = device.zeros([8, 8], "f32");
  // deno-lint-ignore no-explicit-any -- JavaScript passes anything.
  const js = (value: unknown): any => value;
  const calls: [() => unknown, string][] = [
    [
      () => image.putText(frame, js("hello"), js([10, 10])),
      'texts: expected a list of { text, x, y }, got "hello"',
    ],
    [
      () => image.remap(frame, x, js(y)),
      "map: expected one map [height, width, 2] of x and y, got two maps; pass merge([mapX, mapY])",
    ],
    [
      () => image.boundingBoxes(frame, js([1, 2, 3, 4])),
      "boxes[0]: expected { x, y, width, height }, got 1",
    ],
    [() => image.erase(frame, js([1, 2, 3, 4])), "regions[0]: expected { x, y, width, height }, got 1"],
    [
      () => copyMakeBorder(frame, js({ top: 1, border: "reflect" })),
      "margins: expected only top, bottom, left, right, got border; " +
      'pass it in the third argument: { border: "reflect" }',
    ],
    [
      () => image.pipeline("u8", 3).copyMakeBorder(js({ top: 1, value: 7 })),
      "pipeline step 1 (copyMakeBorder): margins: expected only top, bottom, left, right, got value; " +
      "pass it in the second argument: { value: 7 }",
    ],
  ];
  for (const [call, message] of calls) assert.throws(call, { message });
  using map = image.merge([x, y]);
  using moved = image.remap(frame, map);
  assert.deepEqual(moved.shape, [8, 8, 3]);
});

test("every operator whose result is an image rejects an unknown option and lists its own", () => {
  using shared = new DisposableStack();
  const byName = new Map(operators(device, shared).map((call) => [call.name.split(" ")[0]!, call]));
  assert.ok(byName.size > 50, `${byName.size} operators`);
  for (const [name, { channels, dtypes, fits, one }] of byName) {
    const [height, width] = fits?.(8, 8) ?? true ? [8, 8] : [24, 24];
    using src = device.zeros([height!, width!, channels.at(-1)!], dtypes[0]!, { layout: "HWC" });
    assert.throws(
      () => one(src, { surprise: 1 } as object),
      /^TypeError: options: expected only .*stream.*, got surprise$/,
      name,
    );
  }
});
