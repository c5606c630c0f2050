/** Calls of every operator whose result is an image. */
import type { Device, DeviceArray, DType } from "../../mod.ts";
import * as image from "../../src/image/mod.ts";
import { ALL, ANY, type Contract, RGB, U8 } from "./contract_suite.ts";

/** Adds a call. By default it accepts every dtype, 1 to 4 channels, and lists. */
type Add = (
  name: string,
  op: (src: DeviceArray, options: object) => DeviceArray,
  dtypes?: readonly DType[],
  channels?: readonly number[],
  more?: Pick<Contract, "levels" | "fits"> & { acceptsLists?: boolean },
) => void;

const SINGLE = { acceptsLists: false };

/** Returns the calls. `shared` owns the arrays that they share. */
export function operators(device: Device, shared: DisposableStack): Contract[] {
  const all: Contract[] = [];
  const add: Add = (name, op, dtypes = ALL, channels = ANY, { acceptsLists = true, ...more } = {}) => {
    all.push({
      name,
      dtypes,
      channels,
      one: (src, options) => op(src, options),
      ...acceptsLists && {
        list: (src: DeviceArray[], options: object) =>
          (op as unknown as (s: DeviceArray[], o: object) => DeviceArray[])(src, options),
      },
      ...more,
    });
  };
  addMoves(add, device, shared);
  addValues(add, device, shared);
  addFilters(add);
  addArithmetic(add);
  addDrawing(add);
  addTies(add);
  addModelInputs(add);
  return all;
}

/** Sizes, positions and orders of channels. */
function addMoves(add: Add, device: Device, shared: DisposableStack): void {
  for (const interpolation of ["nearest", "nearest-exact", "linear", "cubic", "lanczos", "area"] as const) {
    add(`resize ${interpolation}`, (src, o) => image.resize(src, [5, 7], { interpolation, ...o }));
    add(`resize ${interpolation} up`, (src, o) => image.resize(src, [13, 17], { interpolation, ...o }), [
      "u8",
      "f32",
    ]);
  }
  add(
    "pipeline of moves",
    (src, o) => chain(src).flip("both").copyMakeBorder({ left: 2, top: 1 }, { border: "wrap" }).run(src, o),
    U8,
    [3, 4],
  );
  add(
    "pipeline linear",
    (src, o) => chain(src).warpAffine([0.9, 0.2, 1.3, -0.1, 1.1, 0.7]).multiply(1.5).run(src, o),
    ["u8", "f16"],
    [3],
  );
  add("resize area half", (src, o) => image.resize(src, [3, 4], { interpolation: "area", ...o }), U8);
  for (const interpolation of ["linear", "cubic", "lanczos"] as const) {
    add(
      `resize ${interpolation} antialias`,
      (src, o) => image.resize(src, [3, 4], { interpolation, antialias: true, ...o }),
    );
  }
  for (const interpolation of ["nearest", "linear", "cubic"] as const) {
    for (const border of ["constant", "replicate", "reflect", "reflect101", "wrap"] as const) {
      add(
        `warpAffine ${interpolation} ${border}`,
        (src, o) =>
          image.warpAffine(src, [0.9, 0.2, 1.3, -0.1, 1.1, 0.7], { interpolation, border, value: 0.5, ...o }),
        border === "constant" ? ALL : ["u8", "f16"],
      );
    }
    add(
      `warpPerspective ${interpolation}`,
      (src, o) =>
        image.warpPerspective(src, [0.9, 0.2, 1.3, -0.1, 1.1, 0.7, 0.01, 0.02, 1], { interpolation, ...o }),
    );
    add(`rotate ${interpolation}`, (src, o) => image.rotate(src, 30, { interpolation, ...o }), [
      "u8",
      "u16",
      "f32",
    ]);
  }
  const map = shared.use(
    device.array(Float32Array.from({ length: 4 * 5 * 2 }, (_, i) => (i * 7 % 13) * 0.6 - 1), {
      shape: [4, 5, 2],
    }),
  );
  for (const interpolation of ["nearest", "linear", "cubic"] as const) {
    add(
      `remap ${interpolation}`,
      (src, o) => image.remap(src, map, { interpolation, border: "reflect", ...o }),
    );
  }
  for (const direction of ["horizontal", "vertical", "both"] as const) {
    add(`flip ${direction}`, (src, o) => image.flip(src, direction, o));
  }
  for (const border of ["constant", "replicate", "reflect", "reflect101", "wrap"] as const) {
    add(
      `copyMakeBorder ${border}`,
      (src, o) =>
        image.copyMakeBorder(src, { top: 3, bottom: 1, left: 2, right: 9 }, { border, value: 1, ...o }),
    );
  }
  add("centerCrop", (src, o) => image.centerCrop(src, [3, 4], o), ALL, ANY, {
    fits: (h, w) => h >= 5 && w >= 5,
  });
  add("customCrop", (src, o) => image.customCrop(src, { x: 1, y: 2, width: 3, height: 2 }, o), ALL, ANY, {
    fits: (h, w) => h >= 5 && w >= 5,
  });
  add("channelReorder", (src, o) => image.channelReorder(src, [2, 1, 0], o), ALL, [3, 4]);
  add("channelReorder 1", (src, o) => image.channelReorder(src, [0, 0], o), ALL, ANY);
}

/** Conversions, colors and functions of pixels. */
function addValues(add: Add, device: Device, shared: DisposableStack): void {
  for (const dtype of ALL) {
    add(
      `convertTo ${dtype}`,
      (src, o) => image.convertTo(src, dtype, { scale: 0.7, shift: 3, ...o }) as DeviceArray,
    );
  }
  const codes: [image.ColorConversion, number, readonly DType[]][] = [
    ["RGB2BGR", 3, ALL],
    ["RGB2BGRA", 3, ALL],
    ["RGBA2BGR", 4, ALL],
    ["RGBA2BGRA", 4, ALL],
    ["RGB2GRAY", 3, ["u8", "u16", "f16", "f32"]],
    ["BGRA2GRAY", 4, ["u8", "u16", "f16", "f32"]],
    ["GRAY2RGB", 1, ["u8", "u16", "f16", "f32"]],
    ["GRAY2BGRA", 1, ["u8", "u16", "f16", "f32"]],
    ["RGB2YUV", 3, ["u8", "u16", "f16", "f32"]],
    ["YUV2BGR", 3, ["u8", "u16", "f16", "f32"]],
    ["BGR2YCrCb", 3, ["u8", "u16", "f16", "f32"]],
    ["YCrCb2RGB", 3, ["u8", "u16", "f16", "f32"]],
    ["RGB2HSV", 3, ["u8", "f16", "f32"]],
    ["BGR2HSV_FULL", 3, ["u8", "f16", "f32"]],
    ["HSV2RGB", 3, ["u8", "f16", "f32"]],
    ["HSV2BGR_FULL", 3, ["u8", "f16", "f32"]],
    ["RGB2Lab", 3, ["u8", "f16", "f32"]],
    ["Lab2BGR", 3, ["u8", "f16", "f32"]],
  ];
  for (const [code, channels, dtypes] of codes) {
    add(`cvtColor ${code}`, (src, o) => image.cvtColor(src, code, o), dtypes, [channels]);
  }
  add("toneMap", (src, o) => image.toneMap(src, "pq", o as object) as never, ["u8", "u16", "f16", "f32"], [
    3,
  ]);
  add(
    "colorTwist",
    (src, o) => image.colorTwist(src, [[0.4, 0.7, 0.2, 1], [0.3, 0.6, 0.2, 0], [0.2, 0.5, 0.1, 0]], o),
    ALL,
    [3, 4],
  );
  add(
    "brightnessContrast",
    (src, o) => image.brightnessContrast(src, { contrast: 1.3, brightness: 0.9, ...o }),
  );
  add("gammaContrast", (src, o) => image.gammaContrast(src, 0.7, o), ["u8", "u16", "f16", "f32"]);
  add("inRange", (src, o) => image.inRange(src, 0.2, 100, o) as DeviceArray);
  for (const type of ["binary", "binaryInv", "trunc", "toZero", "toZeroInv"] as const) {
    add(`threshold ${type}`, (src, o) => image.threshold(src, 0.4, { type, ...o }));
  }
  add("threshold otsu", (src, o) => image.threshold(src, "otsu", o), ["u8", "u16"], [1]);
  add("threshold triangle", (src, o) => image.threshold(src, "triangle", o), U8, [1]);
  add("adaptiveThreshold", (src, o) => image.adaptiveThreshold(src, { blockSize: 5, ...o }), U8, [1]);
  add(
    "adaptiveThreshold gaussian",
    (src, o) => image.adaptiveThreshold(src, { method: "gaussian", blockSize: 5, ...o }),
    U8,
    [1],
  );
  const table = shared.use(device.array(Uint16Array.from({ length: 256 }, (_, i) => i * 7)));
  add("lut", (src, o) => image.lut(src, table, o) as DeviceArray, U8);
  const wide = shared.use(device.array(Uint8Array.from({ length: 65536 }, (_, i) => i * 7 >> 3)));
  add("lut u16", (src, o) => image.lut(src, wide, o) as DeviceArray, ["u16"]);
  add("invert", (src, o) => image.invert(src, o));
  add("posterize", (src, o) => image.posterize(src, 3, o), ["u8", "u16", "f16", "f32"]);
  add("solarize", (src, o) => image.solarize(src, 0.5, o));
  add("histogramEq", (src, o) => image.histogramEq(src, o), U8);
  add("clahe", (src, o) => image.clahe(src, { tileGridSize: [2, 2], ...o }), ["u8", "u16"], [1]);
}

/** Filters. */
function addFilters(add: Add): void {
  for (const border of ["constant", "replicate", "reflect", "reflect101", "wrap"] as const) {
    const d = border === "reflect101" ? ALL : U8;
    add(`gaussian ${border}`, (src, o) => image.gaussian(src, 1.2, { size: [5, 5], border, ...o }), d);
    add(`gaussian 3 ${border}`, (src, o) => image.gaussian(src, 0, { size: [3, 3], border, ...o }), U8);
    add(`erode ${border}`, (src, o) => image.erode(src, { border, ...o }), d);
    add(
      `dilate ${border}`,
      (src, o) => image.dilate(src, { element: image.structuringElement("ellipse", 5), border, ...o }),
      d,
    );
    add(
      `conv2D ${border}`,
      (src, o) => image.conv2D(src, [[0, -1, 0], [-1, 5, -1], [0, -1, 0]], { border, ...o }) as DeviceArray,
      d,
    );
    add(`bilateralFilter ${border}`, (src, o) => image.bilateralFilter(src, 5, 20, 2, { border, ...o }), d);
  }
  add("averageBlur", (src, o) => image.averageBlur(src, 7, o) as DeviceArray);
  add(
    "boxFilter",
    (src, o) => image.boxFilter(src, [2, 4], { normalize: false, dtype: "f32", ...o }) as DeviceArray,
  );
  add("medianBlur 3", (src, o) => image.medianBlur(src, 3, o));
  add("medianBlur 5", (src, o) => image.medianBlur(src, 5, o));
  add("medianBlur 7", (src, o) => image.medianBlur(src, 7, o));
  add("laplacian", (src, o) => image.laplacian(src, o) as DeviceArray);
  add(
    "laplacian 3 u8",
    (src, o) => image.laplacian(src, { size: 3, dtype: "u8", ...o } as object) as DeviceArray,
    U8,
  );
  add("sobel", (src, o) => image.sobel(src, 1, 0, o) as DeviceArray);
  add("scharr", (src, o) => image.scharr(src, "y", o) as DeviceArray);
  add(
    "sepFilter2D",
    (src, o) => image.sepFilter2D(src, [0.25, 0.5, 0.25], [0.1, 0.8, 0.1], o) as DeviceArray,
    ALL,
    ANY,
    {
      levels: 1, // near ties, where it depends on the order of the sum
    },
  );
  for (const operation of ["open", "close", "gradient", "tophat", "blackhat"] as const) {
    add(`morphologyEx ${operation}`, (src, o) => image.morphologyEx(src, operation, o));
  }
  add("canny", (src, o) => image.canny(src, 50, 120, o), U8);
}

/** Arithmetic and reductions to images. */
function addArithmetic(add: Add): void {
  for (
    const op of [
      "add",
      "subtract",
      "multiply",
      "divide",
      "absdiff",
      "min",
      "max",
      "magnitude",
      "phase",
    ] as const
  ) {
    add(`${op} scalar`, (src, o) => image[op](src, 3, o) as DeviceArray);
    add(`${op} itself`, (src, o) => image[op](src, src, o) as DeviceArray);
  }
  add("addWeighted", (src, o) => image.addWeighted(src, 0.3, src, 0.9, 2, o) as DeviceArray);
  add("compare", (src, o) => image.compare(src, 100, "gt", o) as DeviceArray);
  for (const op of ["bitwiseAnd", "bitwiseOr", "bitwiseXor"] as const) {
    add(op, (src, o) => image[op](src, src, o));
  }
  add("bitwiseNot", (src, o) => image.bitwiseNot(src, o));
  for (const op of ["abs", "sqr", "sqrt", "exp", "log"] as const) {
    add(op, (src, o) => image[op](src, o) as DeviceArray);
  }
  add("pow", (src, o) => image.pow(src, 1.5, o) as DeviceArray);
  for (const reduction of ["sum", "mean", "min", "max", "sum2"] as const) {
    add(`reduce ${reduction}`, (src, o) => image.reduce(src, "x", reduction, o) as DeviceArray);
    add(`reduce ${reduction} y`, (src, o) => image.reduce(src, "y", reduction, o) as DeviceArray);
  }
  add("integral", (src, o) => image.integral(src, o) as DeviceArray);
  add("sqrIntegral", (src, o) => image.sqrIntegral(src, o) as DeviceArray);
}

/** Exact ties, which every kernel rounds alike: many of the results lie halfway between two integers. */
function addTies(add: Add): void {
  const weights = [0.25, 0.5, 0.25];
  add("sepFilter2D ties", (src, o) => image.sepFilter2D(src, weights, [0.5, 0, 0.5], o) as DeviceArray, U8);
  add(
    "sepFilter2D 5 ties",
    (src, o) => image.sepFilter2D(src, [0, ...weights, 0], [0, 0, 1, 0, 0], o) as DeviceArray,
    U8,
  );
  add(
    "conv2D ties",
    (src, o) => image.conv2D(src, [[0, 0, 0], [0.5, 0, 0.5], [0, 0, 0]], o) as DeviceArray,
    U8,
  );
  add("averageBlur ties", (src, o) => image.averageBlur(src, 2, o) as DeviceArray, U8);
  add("convertTo ties", (src, o) => image.convertTo(src, "u8", { scale: 0.5, ...o }) as DeviceArray, U8);
  add("addWeighted ties", (src, o) => image.addWeighted(src, 0.5, src, 1, 0, o) as DeviceArray, U8);
  add("multiply ties", (src, o) => image.multiply(src, 0.5, o) as DeviceArray, U8);
  const half = [[0.5, 0, 0, 0], [0, 0.5, 0, 1], [0, 0, 1, 0.5]];
  add("colorTwist ties", (src, o) => image.colorTwist(src, half, o), U8, [3]);
  for (const interpolation of ["linear", "cubic"] as const) {
    add(`warpAffine ${interpolation} ties`, (src, o) => {
      return image.warpAffine(src, [1, 0, 0.5, 0, 1, 0], { interpolation, ...o });
    }, U8);
    add(
      `resize ${interpolation} ties`,
      (src, o) => image.resize(src, [16, 128], { interpolation, ...o }),
      U8,
    );
  }
}

/** Drawing and analysis. */
function addDrawing(add: Add): void {
  add(
    "composite",
    (src, o) => {
      using stack = new DisposableStack();
      const masks = [src].flat().map((one) =>
        stack.use(image.convertTo(stack.use(image.channelReorder(one, [0])), "u8"))
      );
      return image.composite(src, src, Array.isArray(src) ? masks : masks[0]!, o);
    },
    ALL,
    RGB,
  );
  add(
    "erase",
    (src, o) => image.erase(src, each(src, [{ x: 1, y: 0, width: 2, height: 3, value: 7 }]) as never, o),
    ALL,
    RGB,
  );
  add(
    "boxBlur",
    (src, o) =>
      image.boxBlur(src, each(src, [{ x: -2, y: 1, width: 5, height: 9, kernelSize: 3 }]) as never, o),
    ALL,
    RGB,
  );
  add(
    "boundingBoxes",
    (src, o) =>
      image.boundingBoxes(
        src,
        each(src, [{ x: 1, y: 0, width: 4, height: 3, color: 7, opacity: 0.5 }]) as never,
        o,
      ),
    ALL,
    RGB,
  );
  add(
    "putText",
    (src, o) =>
      image.putText(src, each(src, [{ text: "Ay", x: 0, y: 0, scale: 1, background: 3 }]) as never, o),
    ALL,
    RGB,
  );
  add(
    "label",
    (src, o) => {
      const found = image.label(src, o);
      found.counts.dispose();
      return found.labels as DeviceArray;
    },
    ALL,
    [1],
  );
}

/** Layouts and inputs of models. */
function addModelInputs(add: Add): void {
  for (const layout of ["HWC", "CHW"] as const) {
    const of = (
      src: DeviceArray | undefined,
    ): image.ImageLayout => (src?.layout?.length === 4 ? `N${layout}` : layout);
    add(`reformat ${layout}`, (src, o) => image.reformat(src, of(Array.isArray(src) ? src[0] : src), o));
    add(
      `normalize ${layout}`,
      (src, o) =>
        image.normalize(src, { layout: of(Array.isArray(src) ? src[0] : src), mean: 0.4, std: 0.3, ...o }),
    );
    add(
      `resizeNormalize ${layout}`,
      (src, o) => image.resizeNormalize(src, [4, 5], { layout: of(src), ...o }),
      ALL,
      ANY,
      SINGLE,
    );
    add(
      `letterboxNormalize ${layout}`,
      (src, o) => image.letterboxNormalize(src, [4, 9], { layout: of(src), ...o }),
      ALL,
      ANY,
      SINGLE,
    );
    add(
      `resizeCropConvertReformat ${layout}`,
      (src, o) =>
        image.resizeCropConvertReformat(
          src,
          [9, 11],
          { x: 1, y: 2, width: 5, height: 4 },
          { layout: of(src), dtype: "u8", scale: 1, ...o } as object,
        ) as DeviceArray,
      ALL,
      ANY,
      SINGLE,
    );
    add(
      `cropFlipNormalizeReformat ${layout}`,
      (src, o) => image.cropFlipNormalizeReformat(src, [13, 540], { flip: "both", layout: of(src), ...o }),
      ALL,
      ANY,
      SINGLE,
    );
  }
}

/** Starts a pipeline for the images, or for others if these are invalid. */
function chain(src: DeviceArray | DeviceArray[]): image.Pipeline {
  const { dtype = "u8", shape = [], layout = "" } = (Array.isArray(src) ? src[0] : src) ?? {};
  const channels = layout.includes("C") ? shape[layout.indexOf("C")]! : 1;
  return image.pipeline(ALL.includes(dtype) ? dtype as "u8" : "u8", Math.min(channels, 4));
}

/** Returns a value for an image, or a list of it for each image of a batch or list. */
function each<T>(src: DeviceArray | DeviceArray[], value: T): T | T[] {
  if (Array.isArray(src)) return src.map(() => value);
  return src.layout?.length === 4 ? new Array<T>(src.shape[0]!).fill(value) : value;
}
