/**
 * Every image operator with arguments that are valid for any image, for the tests of the contract that all
 * share.
 */
import type { Device, DeviceArray, DType } from "../../mod.ts";
import { CudaError } from "../../src/base/errors.ts";
import type { Context } from "../../src/core/context.ts";
import { profiledDriver } from "../../src/driver/profiled.ts";
import * as image from "../../src/image/mod.ts";
import type { GivenOptions } from "./operator_cases.ts";

/** The sources that a call accepts. */
interface AcceptedSources {
  /** The operator's name, followed by what distinguishes this call. */
  readonly name: string;
  readonly dtypes: readonly DType[];
  readonly channels: readonly number[];
}

/** A call whose result is an image. */
export interface Contract extends AcceptedSources {
  one(src: DeviceArray, options: GivenOptions<DeviceArray>): DeviceArray;
  list?(src: DeviceArray[], options: GivenOptions<DeviceArray[]>): DeviceArray[];
  /** The allowed difference of integers between memory layouts. Default: 0. */
  readonly levels?: number;
  /** Returns whether an image of this size is accepted. Default: all are. */
  fits?(height: number, width: number): boolean;
}

/** A call whose result is not an image, or several arrays. */
export interface OtherContract extends AcceptedSources {
  run(src: DeviceArray): readonly DeviceArray[];
}

const ALL: readonly DType[] = ["u8", "u16", "i16", "f16", "f32"], U8: readonly DType[] = ["u8"];
const ANY = [1, 2, 3, 4], RGB = [1, 3, 4];

/**
 * Runs `call`, counting its allocations, uploads and launches; the one with number `failing` throws. Returns
 * the count.
 */
export function failAtStep(context: Context, failing: number, call: () => unknown): number {
  const { driver, pool } = context;
  let step = 0;
  const failIfDue = (): void => {
    if (step++ === failing) throw new CudaError(2, "test", "injected failure");
  };
  const allocate = pool.allocate.bind(pool);
  context.driver = profiledDriver(driver, (work, enqueue) => {
    if (work.kind === "kernel" || work.name?.startsWith("memcpy HtoD")) failIfDue();
    enqueue();
  });
  pool.allocate = (bytes, stream) => {
    failIfDue();
    return allocate(bytes, stream);
  };
  try {
    call();
  } finally {
    context.driver = driver;
    delete (pool as { allocate?: unknown }).allocate;
  }
  return step;
}

/** Calls of every operator whose result is an image. `shared` owns the arrays that they share. */
export function operators(device: Device, shared: DisposableStack): Contract[] {
  const all: Contract[] = [];
  const add = (
    name: string,
    op: (src: DeviceArray, options: object) => DeviceArray,
    dtypes: readonly DType[] = ALL,
    channels: readonly number[] = ANY,
    { acceptsLists = true, ...more }: Pick<Contract, "levels" | "fits"> & { acceptsLists?: boolean } = {},
  ): void => {
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
  const single = { acceptsLists: false };
  const each = <T>(src: DeviceArray | DeviceArray[], value: T): T | T[] =>
    Array.isArray(src)
      ? src.map(() => value)
      : src.layout?.length === 4
      ? new Array<T>(src.shape[0]!).fill(value)
      : value;
  for (const interpolation of ["nearest", "nearest-exact", "linear", "cubic", "lanczos", "area"] as const) {
    add(`resize ${interpolation}`, (src, o) => image.resize(src, [5, 7], { interpolation, ...o }));
    add(`resize ${interpolation} up`, (src, o) => image.resize(src, [13, 17], { interpolation, ...o }), [
      "u8",
      "f32",
    ]);
  }
  /** Starts a pipeline for the images, or for others if these are invalid. */
  const chain = (src: DeviceArray | DeviceArray[]): image.Pipeline => {
    const { dtype = "u8", shape = [], layout = "" } = (Array.isArray(src) ? src[0] : src) ?? {};
    const channels = layout.includes("C") ? shape[layout.indexOf("C")]! : 1;
    return image.pipeline(ALL.includes(dtype) ? dtype as "u8" : "u8", Math.min(channels, 4));
  };
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
      levels: 1, // at ties
    },
  );
  for (const operation of ["open", "close", "gradient", "tophat", "blackhat"] as const) {
    add(`morphologyEx ${operation}`, (src, o) => image.morphologyEx(src, operation, o));
  }
  add("canny", (src, o) => image.canny(src, 50, 120, o), U8);
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
      single,
    );
    add(
      `letterboxNormalize ${layout}`,
      (src, o) => image.letterboxNormalize(src, [4, 9], { layout: of(src), ...o }),
      ALL,
      ANY,
      single,
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
      single,
    );
    add(
      `cropFlipNormalizeReformat ${layout}`,
      (src, o) => image.cropFlipNormalizeReformat(src, [13, 540], { flip: "both", layout: of(src), ...o }),
      ALL,
      ANY,
      single,
    );
  }
  return all;
}

/** The height and width of an image. */
function sidesOf({ layout = "", shape }: DeviceArray): { height: number; width: number } {
  return { height: shape[layout.indexOf("H")]!, width: shape[layout.indexOf("W")]! };
}

/** Calls of every operator with other results. `shared` owns the arrays that they share. */
export function otherOperators(device: Device, shared: DisposableStack): OtherContract[] {
  const frame = shared.use(device.array(Uint8Array.from({ length: 48 }, (_, i) => i * 5), { shape: [6, 8] }));
  const boxes = shared.use(
    device.array(Float32Array.of(0, 0, 4, 4, 1, 0, 4, 4, 8, 8, 2, 2), { shape: [3, 4] }),
  );
  const scores = shared.use(device.array(Float32Array.of(0.5, 0.9, 0.7)));
  const call = (
    name: string,
    run: OtherContract["run"],
    dtypes: readonly DType[] = ALL,
    channels: readonly number[] = ANY,
  ): OtherContract => ({ name, dtypes, channels, run });
  return [
    call("sum", (src) => [image.sum(src)]),
    call("mean", (src) => [image.mean(src)]),
    call("countNonZero", (src) => [image.countNonZero(src)]),
    call("norm", (src) => [image.norm(src, { type: "l1" })]),
    call("norm of a difference", (src) => [image.norm(src, { from: src })]),
    call("meanStdDev", (src) => {
      const { mean, stdDev } = image.meanStdDev(src);
      return [mean, stdDev];
    }),
    call(
      "minMaxLoc",
      (src) => {
        const { values, locations } = image.minMaxLoc(src);
        return [values, locations];
      },
      ALL,
      [1],
    ),
    call("histogram", (src) => [image.histogram(src)], U8),
    call("automaticThreshold otsu", (src) => [image.automaticThreshold(src, "otsu")], ["u8", "u16"], [1]),
    call("automaticThreshold triangle", (src) => [image.automaticThreshold(src, "triangle")], U8, [1]),
    call(
      "label",
      (src) => {
        const { labels, counts } = image.label(src);
        return [labels, counts];
      },
      ALL,
      [1],
    ),
    call("split", (src) => image.split(src)),
    call("merge", (src) => [image.merge([src, src, src])], ALL, [1]),
    call("stack", (src) => [image.stack([src, src])]),
    call(
      "padAndStack",
      (src) => [image.padAndStack([src, src], { top: [0, 2], left: 1, border: "reflect" })],
    ),
    call("matchTemplate", (src) => {
      using part = image.centerCrop(src, 1);
      return [image.matchTemplate(src, part, "sqdiff")];
    }, ["u8", "f32"]),
    call("nonMaximumSuppression", () => [image.nonMaximumSuppression(boxes, scores)], U8, [1]),
    call("nv12ResizeNormalize", () => [image.nv12ResizeNormalize(frame, 4, { letterbox: true })], U8, [1]),
    call("cvtColor from frames", () => [image.cvtColor(frame, "YUV2RGB_NV12")], U8, [1]),
    call("cvtColor of a list of frames", () => image.cvtColor([frame, frame], "YUV2BGR_NV21"), U8, [1]),
    call(
      "cvtColor to frames",
      () => {
        using rgb = image.cvtColor(frame, "YUV2RGB_NV12");
        return [image.cvtColor(rgb, "RGB2YUV_I420")];
      },
      U8,
      [1],
    ),
    call(
      "cvtColor to planes",
      (src) => {
        using stack = new DisposableStack();
        const { height, width } = sidesOf(src);
        const y = stack.use(device.zeros([height, width], "u8"));
        const uv = stack.use(device.zeros([height + 1 >> 1, width + 1 >> 1, 2], "u8"));
        image.cvtColor(src, "RGB2YUV_NV12", { into: { y, uv } });
        stack.move();
        return [y, uv];
      },
      U8,
      [3],
    ),
    call(
      "cvtColor from planes",
      (src) => {
        const { height, width } = sidesOf(src), half = [height + 1 >> 1, width + 1 >> 1];
        using uv = device.array(Uint8Array.from({ length: 2 * half[0]! * half[1]! }, (_, i) => i * 37), {
          shape: [...half, 2],
        });
        return [image.cvtColor({ y: src.layout === "CHW" ? src.index(0) : src, uv }, "YUV2RGBA_NV21")];
      },
      U8,
      [1],
    ),
    call("resizeNormalize of a list", (src) => [image.resizeNormalize([src, src], 4)]),
    call("letterboxNormalize of a list", (src) => [image.letterboxNormalize([src, src], 4)]),
    call("resizeCropConvertReformat of a list", (src) => [
      image.resizeCropConvertReformat([src, src], 9, { x: 1, y: 2, width: 5, height: 4 }),
    ]),
    call("cropFlipNormalizeReformat of a list", (src) => [
      image.cropFlipNormalizeReformat([src, src], [13, 540], { flip: ["both", null] }),
    ]),
  ];
}
