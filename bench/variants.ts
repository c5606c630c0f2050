/**
 * Speedup of the specialized kernels of image operators. Runs every variant of every table in src/image on
 * named shapes, and the next variant that accepts the same call, in alternation; compares their results;
 * prints one line for each pair. Shapes for which a variant is not preferred show whether the limit is right.
 *
 * Calls are timed with events behind a kernel that keeps the device busy while the host enqueues them, so
 * host time does not count. They rotate through more memory than the L2 cache holds.
 *
 * `bun bench/variants.ts [--quick] [words…]` measures only the rows whose names contain one of the words.
 * With OUT set, it writes `$OUT/variants.json`. The figures belong to `gain` in the tables, from which
 * `bun scripts/variants_table.ts` generates the table of docs/KERNELS.md. On the software device images are tiny, and times say nothing
 * about a GPU.
 */
import { writeFileSync } from "node:fs";
import process from "node:process";
import { type DeviceArray, type DType, openDevice } from "../mod.ts";
import * as image from "../src/image/mod.ts";
import { variantTables, withVariants } from "../src/image/core/variants.ts";
import { fillRandom, now } from "./lib/measure.ts";
import { SPIN } from "./lib/spin.ts";

/** A call that selects a variant. */
interface Case {
  /** `operator variant`, as in the tables. */
  readonly variant: string;
  /** Describes the call, if the variant's name does not. */
  readonly label?: string;
  /** Numbers of images. Default 1 and 32. */
  readonly counts?: readonly number[];
  /** The source, without its batch axis. Default u8 RGB of 1080p. */
  readonly from?: readonly number[];
  readonly fromDType?: DType;
  /** The result, without its batch axis. Default: the source's. */
  readonly into?: readonly number[];
  readonly intoDType?: DType;
  readonly call: (src: DeviceArray, into: DeviceArray) => unknown;
}

interface Row {
  readonly operator: string;
  readonly variant: string;
  readonly other: string | null;
  readonly file: string;
  readonly shape: string;
  readonly us: number;
  readonly otherUs: number | null;
  readonly gain: number | null;
  readonly difference: number | null;
}

const args = process.argv.slice(2);
const quick = args.includes("--quick");
const words = args.filter((arg) => !arg.startsWith("--"));

using device = await openDevice();
using stream = device.createStream();
using kept = new DisposableStack();
const software = device.kind === "software";
const tiny = software || quick;
const [H, W] = software ? [48, 96] : [1080, 1920];
const [TALL, WIDE] = software ? [48, 96] : [2160, 3840];
const MANY = software ? 2 : 32;
/** Bytes that sources or results rotate through, more than an L2 cache. */
const ROTATED_BYTES = software ? 1 : 400e6;
/** Microseconds of one sample, and the number of samples. */
const SAMPLE_US = quick ? 1000 : 3000, SAMPLES = tiny ? 3 : 9;
const half: [number, number] = [H / 2, W / 2];
const rgb = [H, W, 3], gray = [H, W, 1], rgba = [H, W, 4];

using spinModule = device.loadModule(SPIN);
const spin = spinModule.kernel("spin");
const word = kept.use(device.zeros([1], "u32", { stream }));
/** Random bytes that all sources share. */
const pool = randomPool(software ? 4e6 : 1.2e9);
const rows: Row[] = [];

for (const one of cases()) {
  for (const count of one.counts ?? [1, MANY]) measure(one, Math.min(count, MANY));
}
report();

function cases(): Case[] {
  const bytes = Uint8Array.from({ length: 256 }, (_, i) => 255 - i);
  const table = kept.use(device.array(bytes, { stream }));
  const perChannel = kept.use(
    device.array(Uint8Array.from({ length: 768 }, (_, i) => i), { shape: [256, 3], stream }),
  );
  const matrix = [0.9, 0.1, 20, -0.1, 0.9, 30];
  const map = kept.use(device.array(positions(), { shape: [H, W, 2], stream }));
  const boxes = Array.from(
    { length: 8 },
    (_, i) => ({ x: (i * 37) % (W - 24), y: (i * 23) % (H - 24), width: 24, height: 20 }),
  );
  const blurred = Array.from(
    { length: 8 },
    (_, i) => ({
      x: Math.floor(i * W / 10),
      y: Math.floor((i % 4) * H / 5),
      width: W / 12,
      height: H / 8,
      kernelSize: 31,
    }),
  );
  const each = <T>(list: T[], src: DeviceArray): T[][] => Array.from({ length: src.shape[0]! }, () => list);
  const model = software ? 32 : 224;
  const part = { x: 4, y: 4, width: model, height: model };
  const odd = [H, W + 1, 3];
  const yuvOdd = [H * 3 / 2, W + 2, 1], rgbOdd = [H, W + 2, 3];
  const hwc = { ...{ layout: "NHWC" as const }, stream };
  return [
    {
      variant: "copy vec16",
      label: "crop",
      into: [H - 16, W - 32, 3],
      call: (src, into) =>
        image.customCrop(src, { x: 16, y: 8, width: W - 32, height: H - 16 }, { into, stream }),
    },
    {
      variant: "copy vec16",
      label: "f32 crop",
      fromDType: "f32",
      into: [H - 16, W - 32, 3],
      call: (src, into) =>
        image.customCrop(src, { x: 16, y: 8, width: W - 32, height: H - 16 }, { into, stream }),
    },
    {
      variant: "copy u8",
      label: "crop",
      into: [H - 16, W - 31, 3],
      call: (src, into) =>
        image.customCrop(src, { x: 5, y: 8, width: W - 31, height: H - 16 }, { into, stream }),
    },
    {
      variant: "copy u8",
      label: "border",
      into: [H + 32, W + 32, 3],
      call: (src, into) =>
        image.copyMakeBorder(src, { top: 16, bottom: 16, left: 16, right: 16 }, {
          border: "reflect101",
          into,
          stream,
        }),
    },
    { variant: "flip u8", call: (src, into) => image.flip(src, "horizontal", { into, stream }) },
    {
      variant: "flip u8",
      label: "vertical",
      call: (src, into) => image.flip(src, "vertical", { into, stream }),
    },
    { variant: "reorder u8", call: (src, into) => image.channelReorder(src, [2, 1, 0], { into, stream }) },
    {
      variant: "reorder vec4",
      label: "f32",
      fromDType: "f32",
      call: (src, into) => image.channelReorder(src, [2, 1, 0], { into, stream }),
    },
    {
      variant: "reorder vec4",
      label: "u16",
      fromDType: "u16",
      call: (src, into) => image.channelReorder(src, [2, 1, 0], { into, stream }),
    },
    {
      variant: "pointwise u8_vec16",
      label: "threshold",
      call: (src, into) => image.threshold(src, 128, { into, stream }),
    },
    {
      variant: "pointwise u8_vec16",
      label: "brightness",
      call: (src, into) => image.brightnessContrast(src, { contrast: 1.2, into, stream }),
    },
    {
      variant: "pointwise u8_vec16",
      label: "lut",
      call: (src, into) => image.lut(src, table, { into: into as DeviceArray<"u8">, stream }),
    },
    {
      variant: "pointwise u8",
      label: "brightness, odd width",
      from: odd,
      into: odd,
      call: (src, into) =>
        image.brightnessContrast(src.slice(null, null, [0, W - 1]), {
          contrast: 1.2,
          into: into.slice(null, null, [0, W - 1]),
          stream,
        }),
    },
    {
      variant: "pointwise u8",
      label: "lut per channel",
      call: (src, into) => image.lut(src, perChannel, { into: into as DeviceArray<"u8">, stream }),
    },
    {
      variant: "pointwise u8_to_f32",
      label: "convertTo",
      intoDType: "f32",
      call: (src, into) => image.convertTo(src, "f32" as DType, { scale: 1 / 255, into, stream }),
    },
    {
      variant: "pointwise vec4",
      label: "f32 brightness",
      fromDType: "f32",
      intoDType: "f32",
      call: (src, into) => image.brightnessContrast(src, { contrast: 1.2, into, stream }),
    },
    {
      variant: "pointwise vec4",
      label: "u16 gamma",
      fromDType: "u16",
      intoDType: "u16",
      call: (src, into) => image.gammaContrast(src, 0.6, { into, stream }),
    },
    {
      variant: "arithmetic same_dtype",
      label: "add",
      call: (src, into) => image.add(src, 20, { into, stream }),
    },
    {
      variant: "separableFilter fixed_point_u8",
      label: "gaussian 5×5",
      call: (src, into) => image.gaussian(src, 1.1, { size: [5, 5], into, stream }),
    },
    {
      variant: "separableFilter fixed_point_u8",
      label: "gaussian 3×3 gray",
      from: gray,
      call: (src, into) => image.gaussian(src, 0.8, { size: [3, 3], into, stream }),
    },
    {
      variant: "separableFilter u8",
      label: "sepFilter2D 5×5",
      call: (src, into) =>
        image.sepFilter2D(src, [0.1, 0.2, 0.4, 0.2, 0.1], [0.1, 0.2, 0.4, 0.2, 0.1], { into, stream }),
    },
    {
      variant: "filter2D square_u8",
      label: "conv2D 3×3",
      call: (src, into) => image.conv2D(src, [[0, -1, 0], [-1, 5, -1], [0, -1, 0]], { into, stream }),
    },
    { variant: "morphology u8", label: "erode 3×3", call: (src, into) => image.erode(src, { into, stream }) },
    {
      variant: "morphology u8",
      label: "dilate 5×5 gray",
      from: gray,
      call: (src, into) => image.dilate(src, { element: 5, into, stream }),
    },
    { variant: "medianBlur u8_3x3", call: (src, into) => image.medianBlur(src, 3, { into, stream }) },
    {
      variant: "medianBlur small",
      label: "5×5",
      counts: [1, 8],
      call: (src, into) => image.medianBlur(src, 5, { into, stream }),
    },
    {
      variant: "bilateralFilter u8",
      label: "9",
      counts: [1],
      call: (src, into) => image.bilateralFilter(src, 9, 50, 3, { into, stream }),
    },
    {
      variant: "warp u8",
      label: "affine",
      call: (src, into) => image.warpAffine(src, matrix, { into, stream }),
    },
    {
      variant: "warp u8",
      label: "perspective",
      call: (src, into) =>
        image.warpPerspective(src, [1.02, 0.05, -20, -0.03, 1.01, 10, 1e-5, 2e-5, 1], { into, stream }),
    },
    {
      variant: "warp u8",
      label: "remap",
      call: (src, into) => image.remap(src, map, { border: "replicate", into, stream }),
    },
    {
      variant: "histogram vec16",
      label: "gray",
      from: gray,
      into: [256],
      intoDType: "i32",
      call: (src, into) => image.histogram(src, { into: into as DeviceArray<"i32">, stream }),
    },
    {
      variant: "histogramEq vec16",
      label: "gray",
      from: gray,
      call: (src, into) => image.histogramEq(src, { into, stream }),
    },
    {
      variant: "findThreshold u16",
      label: "otsu",
      from: gray,
      fromDType: "u16",
      into: [],
      intoDType: "f32",
      call: (src, into) =>
        image.automaticThreshold(src, "otsu", { into: into as DeviceArray<"f32">, stream }),
    },
    {
      variant: "clahe u8",
      label: "gray",
      from: gray,
      call: (src, into) => image.clahe(src, { into, stream }),
    },
    {
      variant: "sum u8",
      label: "sum",
      into: [3],
      intoDType: "f64",
      call: (src, into) => image.sum(src, { into: into as DeviceArray<"f64">, stream }),
    },
    {
      variant: "sum u8",
      label: "sum gray",
      from: gray,
      into: [1],
      intoDType: "f64",
      call: (src, into) => image.sum(src, { into: into as DeviceArray<"f64">, stream }),
    },
    {
      variant: "resize half_u8",
      label: "1080p → 540p",
      into: [...half, 3],
      call: (src, into) => image.resize(src, half, { into, stream }),
    },
    {
      variant: "resize linear_u8",
      label: "1080p → 720p",
      into: [H * 2 / 3, W * 2 / 3, 3],
      call: (src, into) => image.resize(src, [H * 2 / 3, W * 2 / 3], { into, stream }),
    },
    {
      variant: "resize linear_u8",
      label: "1080p → 480p",
      into: [Math.round(H * 4 / 9), Math.round(W * 4 / 9), 3],
      call: (src, into) =>
        image.resize(src, [Math.round(H * 4 / 9), Math.round(W * 4 / 9)], { into, stream }),
    },
    {
      variant: "resize linear_u8",
      label: "1080p → 360p",
      into: [H / 3, W / 3, 3],
      call: (src, into) => image.resize(src, [H / 3, W / 3], { into, stream }),
    },
    {
      variant: "resize linear_u8",
      label: "1080p → 224",
      into: [model, model, 3],
      call: (src, into) => image.resize(src, model, { into, stream }),
    },
    {
      variant: "resize cubic_u8",
      label: "1080p → 720p",
      into: [H * 2 / 3, W * 2 / 3, 3],
      call: (src, into) =>
        image.resize(src, [H * 2 / 3, W * 2 / 3], { interpolation: "cubic", into, stream }),
    },
    {
      variant: "resize antialias_u8",
      label: "1080p → 224",
      into: [model, model, 3],
      call: (src, into) => image.resize(src, model, { antialias: true, into, stream }),
    },
    {
      variant: "resize antialias_u8",
      label: "area 1080p → 720p",
      into: [H * 2 / 3, W * 2 / 3, 3],
      call: (src, into) => image.resize(src, [H * 2 / 3, W * 2 / 3], { interpolation: "area", into, stream }),
    },
    {
      variant: "resize antialias_u8",
      label: "area 1080p → 360p",
      into: [H / 3, W / 3, 3],
      call: (src, into) => image.resize(src, [H / 3, W / 3], { interpolation: "area", into, stream }),
    },
    {
      variant: "resize antialias_u8",
      label: "antialias 1080p → 720p",
      into: [H * 2 / 3, W * 2 / 3, 3],
      call: (src, into) => image.resize(src, [H * 2 / 3, W * 2 / 3], { antialias: true, into, stream }),
    },
    {
      variant: "resize antialias_u8",
      label: "antialias 1080p → 360p",
      into: [H / 3, W / 3, 3],
      call: (src, into) => image.resize(src, [H / 3, W / 3], { antialias: true, into, stream }),
    },
    {
      variant: "resize antialias",
      label: "f32 1080p → 224",
      fromDType: "f32",
      into: [model, model, 3],
      call: (src, into) => image.resize(src, model, { antialias: true, into, stream }),
    },
    {
      variant: "cvtColor lab",
      label: "RGB2Lab",
      call: (src, into) => image.cvtColor(src, "RGB2Lab", { into, stream }),
    },
    {
      variant: "cvtColor reorder",
      label: "RGB2BGR",
      call: (src, into) => image.cvtColor(src, "RGB2BGR", { into, stream }),
    },
    {
      variant: "cvtColor u8",
      label: "RGB2GRAY",
      into: gray,
      call: (src, into) => image.cvtColor(src, "RGB2GRAY", { into, stream }),
    },
    {
      variant: "cvtColor u8",
      label: "RGB2HSV",
      call: (src, into) => image.cvtColor(src, "RGB2HSV", { into, stream }),
    },
    {
      variant: "colorTwist u8",
      call: (src, into) =>
        image.colorTwist(src, [[0.4, 0.7, 0.2, 0], [0.3, 0.7, 0.2, 0], [0.3, 0.5, 0.1, 0]], { into, stream }),
    },
    {
      variant: "composite u8_vec16",
      call: (src, into) => image.composite(src, src, maskLike(src), { into, stream }),
    },
    {
      variant: "draw u8",
      label: "8 boxes",
      call: (src, into) => image.boundingBoxes(src, each(boxes, src), { into, stream }),
    },
    {
      variant: "draw u8",
      label: "8 half-transparent boxes",
      call: (src, into) =>
        image.boundingBoxes(src, each(boxes.map((box) => ({ ...box, fill: 9, fillOpacity: 0.5 })), src), {
          into,
          stream,
        }),
    },
    {
      variant: "boxBlur u8",
      label: "8 boxes",
      call: (src, into) => image.boxBlur(src, each(blurred, src), { into, stream }),
    },
    {
      variant: "normalize same_order",
      label: "f32 NHWC",
      fromDType: "f32",
      intoDType: "f32",
      call: (src, into) => image.normalize(src, { ...hwc, into: into as DeviceArray<"f32"> }),
    },
    {
      variant: "normalize same_order",
      label: "u8 NHWC",
      intoDType: "f32",
      call: (src, into) => image.normalize(src, { ...hwc, into: into as DeviceArray<"f32"> }),
    },
    {
      variant: "normalize u8",
      into: [3, H, W],
      intoDType: "f32",
      call: (src, into) => image.normalize(src, { into: into as DeviceArray<"f32">, stream }),
    },
    {
      variant: "normalize u8",
      label: "RGBA",
      from: rgba,
      into: [4, H, W],
      intoDType: "f32",
      call: (src, into) => image.normalize(src, { into: into as DeviceArray<"f32">, stream }),
    },
    {
      variant: "resizeNormalize u8",
      label: "1080p → 224",
      into: [3, model, model],
      intoDType: "f32",
      call: (src, into) => image.resizeNormalize(src, model, { into: into as DeviceArray<"f32">, stream }),
    },
    {
      variant: "preprocess u8",
      label: "crop 224",
      into: [3, model, model],
      intoDType: "f32",
      call: (src, into) =>
        image.cropFlipNormalizeReformat(src, model, { crop: part, into: into as DeviceArray<"f32">, stream }),
    },
    {
      variant: "preprocess u8",
      label: "crop 1024",
      into: [3, H - 8, W / 2],
      intoDType: "f32",
      call: (src, into) =>
        image.cropFlipNormalizeReformat(src, [H - 8, W / 2], {
          crop: { x: 3, y: 4, width: W / 2, height: H - 8 },
          into: into as DeviceArray<"f32">,
          stream,
        }),
    },
    {
      variant: "preprocess nv12",
      label: "1080p → 224",
      from: [H * 3 / 2, W, 1],
      into: [3, model, model],
      intoDType: "f32",
      call: (src, into) =>
        image.nv12ResizeNormalize(src as DeviceArray<"u8">, model, {
          into: into as DeviceArray<"f32">,
          stream,
        }),
    },
    {
      variant: "fromYuv u8",
      label: "NV12 1080p",
      from: [H * 3 / 2, W, 1],
      into: rgb,
      call: (src, into) => image.cvtColor(src, "YUV2RGB_NV12", { into, stream }),
    },
    {
      variant: "fromYuv u8",
      label: "NV12 4K",
      counts: [1],
      from: [TALL * 3 / 2, WIDE, 1],
      into: [TALL, WIDE, 3],
      call: (src, into) => image.cvtColor(src, "YUV2RGB_NV12", { into, stream }),
    },
    {
      variant: "fromYuv unaligned_u8",
      label: "NV12 odd pitch",
      from: yuvOdd,
      into: rgbOdd,
      call: (src, into) => image.cvtColor(src, "YUV2RGB_NV12", { into, stream }),
    },
    {
      variant: "fromYuv p010",
      label: "P010",
      from: [H * 3 / 2, W, 1],
      fromDType: "u16",
      into: rgb,
      intoDType: "u8",
      call: (src, into) => image.cvtColor(src, "YUV2RGB_P010", { into, stream }),
    },
    {
      variant: "toYuv u8",
      label: "NV12 1080p",
      into: [H * 3 / 2, W, 1],
      call: (src, into) => image.cvtColor(src, "RGB2YUV_NV12", { into, stream }),
    },
    {
      variant: "toYuv unaligned_u8",
      label: "NV12 odd pitch",
      from: rgbOdd,
      into: yuvOdd,
      call: (src, into) => image.cvtColor(src, "RGB2YUV_NV12", { into, stream }),
    },
    {
      variant: "toYuv p010",
      label: "P010",
      into: [H * 3 / 2, W, 1],
      intoDType: "u16",
      call: (src, into) => image.cvtColor(src, "RGB2YUV_P010", { into, stream }),
    },
  ];
}

/** Measures a variant and the next one that accepts the call. */
function measure(
  { variant: id, label, from = rgb, fromDType = "u8", into, intoDType, call }: Case,
  count: number,
): void {
  const [operator, variant] = id.split(" ") as [string, string];
  const shape = `${label === undefined ? "" : `${label}, `}${count} × ${from[1]}×${from[0]}×${from[2]}`;
  if (words.length > 0 && !words.some((one) => `${id} ${shape}`.includes(one))) return;
  const { variants } = variantTables().find((table) => table.operator === operator)!;
  const index = variants.findIndex((one) => one.name === variant);
  if (index < 0) throw new Error(`there is no variant ${id}`);
  using stack = new DisposableStack();
  const sources = sourcesOf([count, ...from], fromDType, stack);
  const results = resultsOf([count, ...(into ?? from)], intoDType ?? fromDType, stack);
  const run = (name: string, i: number): void => {
    withVariants(
      { [operator]: name },
      () => call(sources[i % sources.length]!, results[i % results.length]!),
    );
  };
  run(variant, 0); // throws if the call does not suit the variant
  const other =
    variants.slice(index + 1).map((one) => one.name).find((name) => accepts(() => run(name, 0))) ?? null;
  const difference = other === null
    ? null
    : differenceOf(results[0]!, () => run(variant, 0), () => run(other, 0));
  const timings = other === null ? [variant] : [variant, other];
  const [us, otherUs = null] = alternately(timings.map((name) => (i) => run(name, i)));
  const gain = otherUs === null ? null : otherUs / us!;
  const row = {
    operator,
    variant,
    other,
    file: variants[index]!.file,
    shape,
    us: us!,
    otherUs,
    gain,
    difference,
  };
  rows.push(row);
  print(row);
}

function accepts(call: () => void): boolean {
  try {
    call();
    return true;
  } catch (error) {
    if (error instanceof RangeError && error.message.includes("does not accept this call")) return false;
    throw error;
  }
}

/** Median microseconds of each call; samples of all calls alternate. */
function alternately(calls: readonly ((i: number) => void)[]): number[] {
  using start = device.createEvent();
  using end = device.createEvent();
  let hostUs = 0, at = 0;
  const sample = (call: (i: number) => void, count: number): number => {
    // A round of the spin kernel takes at least four cycles.
    if (!software) spin.launch({ grid: 1, block: 1, stream }, word, Math.round(50_000 + hostUs * 600));
    stream.record(start);
    const begin = now();
    for (let i = 0; i < count; i++) call(at++);
    hostUs = now() - begin;
    stream.record(end);
    end.synchronize();
    return end.elapsedSince(start) * 1000 / count;
  };
  const counts = calls.map((call) => {
    sample(call, 1);
    const estimate = Math.min(sample(call, 2), sample(call, 2));
    return software ? 1 : Math.max(2, Math.min(64, Math.ceil(SAMPLE_US / estimate)));
  });
  const times: number[][] = calls.map(() => []);
  for (let i = 0; i < SAMPLES; i++) calls.forEach((call, c) => times[c]!.push(sample(call, counts[c]!)));
  return times.map((list) => list.sort((a, b) => a - b)[list.length >> 1]!);
}

/** The largest difference between the results of two calls, in the first image. */
function differenceOf(result: DeviceArray, one: () => void, other: () => void): number {
  const read = (call: () => void): ArrayLike<number> => {
    result.fill(0, { stream });
    call();
    const first = result.ndim > 0 ? result.slice([0, 1]) : result;
    using floats = first.astype(first.dtype === "f64" ? "f64" : "f32", { stream });
    return floats.toHost() as ArrayLike<number>;
  };
  stream.synchronize();
  const a = read(one), b = read(other);
  let largest = 0;
  for (let i = 0; i < a.length; i++) {
    const difference = Math.abs(a[i]! - b[i]!);
    if (difference > largest) largest = difference;
  }
  return largest;
}

/** Views of the pool that sources rotate through. */
function sourcesOf(shape: number[], dtype: DType, stack: DisposableStack): DeviceArray[] {
  const elements = shape.reduce((a, b) => a * b, 1);
  const rotated = Math.max(2, Math.min(64, Math.ceil(ROTATED_BYTES / elements)));
  const fitting = Math.max(1, Math.min(rotated, Math.floor(pool.size / elements)));
  return Array.from({ length: fitting }, (_, i) => {
    const bytes = pool.slice([i * elements, (i + 1) * elements]).reshape(shape);
    if (dtype === "u8") return bytes;
    // Float sources have values of 0 … 1, u16 ones all values.
    if (i > 3 && !software && elements * 4 * i > ROTATED_BYTES) return null!;
    return stack.use(image.convertTo(bytes, dtype, { scale: dtype === "u16" ? 257 : 1 / 255, stream }));
  }).filter((source) => source !== null);
}

function resultsOf(shape: number[], dtype: DType, stack: DisposableStack): DeviceArray[] {
  const bytes = shape.reduce((a, b) => a * b, 1) *
    (dtype === "u8" ? 1 : dtype === "u16" ? 2 : dtype === "f64" ? 8 : 4);
  const rotated = software ? 1 : Math.max(1, Math.min(64, Math.ceil(ROTATED_BYTES / 2 / bytes)));
  return Array.from(
    { length: rotated },
    () => stack.use(device.empty(shape, dtype, { stream }) as DeviceArray),
  );
}

/** A mask of the sizes of images, in the pool. */
function maskLike(src: DeviceArray): DeviceArray {
  const [count, height, width] = src.shape as [number, number, number];
  return pool.slice([0, count * height * width]).reshape([count, height, width, 1]);
}

function positions(): Float32Array<ArrayBuffer> {
  return Float32Array.from({ length: H * W * 2 }, (_, i) => {
    const pixel = i >> 1;
    return (i & 1 ? Math.floor(pixel / W) * 0.98 : pixel % W * 0.98) + 7.3;
  });
}

/** Random bytes on the device: a random block, repeated. */
function randomPool(byteLength: number): DeviceArray<"u8"> {
  const block = new Uint8Array(Math.min(byteLength, 64e6));
  fillRandom(new Uint32Array(block.buffer), 1);
  const all = kept.use(device.empty([byteLength], "u8", { stream }));
  for (let at = 0; at < byteLength; at += block.length) {
    const length = Math.min(block.length, byteLength - at);
    device.copy(all, block, { byteLength: length, dstOffset: at, stream });
  }
  stream.synchronize();
  return all;
}

function print({ operator, variant, other, shape, us, otherUs, gain, difference }: Row): void {
  const times = otherUs === null
    ? `${us.toFixed(1)} µs  only kernel`
    : `${us.toFixed(1)} µs  ${otherUs.toFixed(1)} µs (${other})  ${gain!.toFixed(2)}×`;
  const warning = difference !== null && difference > 1 ? `  DIFFERENCE ${difference}` : "";
  console.log(`${`${operator} ${variant}`.padEnd(32)} ${shape.padEnd(48)} ${times}${warning}`);
}

function report(): void {
  const measured = new Set(rows.map(({ operator, variant }) => `${operator} ${variant}`));
  if (words.length === 0) {
    for (const { operator, variants } of variantTables()) {
      for (const { name } of variants.slice(0, -1)) {
        if (!measured.has(`${operator} ${name}`)) console.log(`${operator} ${name}: not measured`);
      }
    }
  }
  const out = process.env["OUT"];
  if (out) writeFileSync(`${out}/variants.json`, JSON.stringify({ device: device.name, rows }, null, 1));
}
