/** Utility operators of the benchmark `image`: tone, layout, drawing, statistics, detection and lists. */
import type { Device, DeviceArray, Stream } from "../../mod.ts";
import * as image from "../../src/image/mod.ts";
import type { ListName, ListOperator, Operator, UtilityName } from "./image_operators.ts";

/** The frames shared by all operators. */
export interface Frames {
  readonly device: Device;
  readonly stream: Stream;
  /** Frames in a batch. */
  readonly count: number;
  readonly height: number;
  readonly width: number;
  readonly mean: readonly number[];
  readonly std: readonly number[];
  /** Two batches each, which alternate. */
  readonly rgb: readonly DeviceArray[];
  readonly gray: readonly DeviceArray[];
  readonly floats: readonly DeviceArray[];
  /** Disposes of a resource at the end. Returns the resource. */
  keep<T extends Disposable>(resource: T): T;
}

const COLOR = [124, 116, 104], SHARPEN = [[0, -1, 0], [-1, 5, -1], [0, -1, 0]];
const BOXES = 1000, OBJECTS = 50;

/** Operators on frames of one size. */
export function utilityOperators(frames: Frames): Record<UtilityName, Operator> {
  const { device, stream, height, width, count, mean, std, gray, keep } = frames;
  const share = 1 / (height * width);
  const half = [height / 2, width / 2] as const;
  const crop = {
    x: Math.floor(width / 20),
    y: Math.floor(height / 20),
    width: width / 2,
    height: height / 2,
  };
  const four = [1, 3, 5, 7].map((tenths) => ({
    x: Math.floor(width * tenths / 10),
    y: Math.floor(height * tenths / 10),
    width: Math.floor(width / 8),
    height: Math.floor(height / 8),
  }));
  const regions = forEachFrame(four.slice(0, 1).map((box) => ({ ...box, value: COLOR })));
  const boxes = forEachFrame(four.map((box) => ({ ...box, thickness: 3, color: COLOR })));
  const blurred = forEachFrame(four.map((box) => ({ ...box, kernelSize: 15 })));
  const texts = forEachFrame(four.map(({ x, y }) => ({ text: "person 97 %", x, y, scale: 3, color: COLOR })));
  const list = listOf();
  const places = keep(device.empty([count, 2, 2], "i32", { stream }));
  /** The second and third channel; the first one is the source or the result. */
  const planes = [1, 2].map(() => keep(device.zeros([count, height, width, 1], "u8", { stream })));
  const channels = (first: DeviceArray) => [first, ...planes.map((plane) => alongside(first, plane))];
  const proposed = proposals();
  const repeated = <T extends Int16Array<ArrayBuffer> | Float32Array<ArrayBuffer>>(values: T, all: T): T => {
    for (let i = 0; i < count; i++) all.set(values, i * values.length);
    return all;
  };
  const shape = [count, BOXES], batch = new Int16Array(count * BOXES * 4);
  const [nmsBoxes, twin] = [0, 1].map(() =>
    keep(device.array(repeated(proposed.boxes, batch), { shape: [...shape, 4], stream }))
  );
  const scores = keep(
    device.array(repeated(proposed.scores, new Float32Array(count * BOXES)), { shape, stream }),
  );
  return {
    "gammaContrast 0.75": {
      bytes: 6,
      call: (src, into) => image.gammaContrast(src, 0.75, { into, stream }),
    },
    "invert": { bytes: 6, call: (src, into) => image.invert(src, { into, stream }) },
    "solarize 128": { bytes: 6, call: (src, into) => image.solarize(src, 128, { into, stream }) },
    "posterize 4": { bytes: 6, call: (src, into) => image.posterize(src, 4, { into, stream }) },
    "clahe 2": {
      from: gray,
      bytes: 3, // The source twice: once for the histograms.
      call: (src, into) => image.clahe(src, { clipLimit: 2, into, stream }),
    },
    "channelReorder BGR": {
      bytes: 6,
      call: (src, into) => image.channelReorder(src, [2, 1, 0], { into, stream }),
    },
    "split": {
      shape: [height, width, 1],
      bytes: 6,
      call: (src, into) => image.split(src, { into: channels(into), stream }),
    },
    "merge": {
      from: gray,
      shape: [height, width, 3],
      bytes: 6,
      call: (src, into) => image.merge(channels(src), { into, stream }),
    },
    "cvtColor RGB2YUV_NV12": {
      shape: [height * 3 / 2, width, 1],
      bytes: 4.5,
      // CV-CUDA's `advcvtcolor` supports only the full range.
      call: (src, into) =>
        image.cvtColor(src, "RGB2YUV_NV12", { standard: "bt709", range: "full", into, stream }),
    },
    "conv2D 3×3": { bytes: 6, call: (src, into) => image.conv2D(src, SHARPEN, { into, stream }) },
    "morphologyEx open 3×3": {
      bytes: 6,
      call: (src, into) => image.morphologyEx(src, "open", { into, stream }),
    },
    "customCrop 540p": {
      shape: [...half, 3],
      bytes: 1.5,
      call: (src, into) => image.customCrop(src, crop, { into, stream }),
    },
    "cropFlipNormalizeReformat 540p": {
      shape: [3, ...half],
      dtype: "f32",
      bytes: (3 + 12) / 4,
      call: (src, into) =>
        image.cropFlipNormalizeReformat(src, half, {
          crop,
          flip: "horizontal",
          mean,
          std,
          into: into as DeviceArray<"f32">,
          stream,
        }),
    },
    "stack": { bytes: 6, call: (src, into) => image.stack(list(src), { into, stream }) },
    "padAndStack 16": {
      shape: [height + 32, width + 32, 3],
      bytes: 3 + 3 * (height + 32) * (width + 32) * share,
      call: (src, into) =>
        image.padAndStack(list(src), {
          size: [height + 32, width + 32],
          top: 16,
          left: 16,
          border: "reflect101",
          into,
          stream,
        }),
    },
    "erase one": { bytes: 6, call: (src, into) => image.erase(src, regions(src), { into, stream }) },
    "boundingBoxes 4": {
      bytes: 6,
      call: (src, into) => image.boundingBoxes(src, boxes(src), { into, stream }),
    },
    "boxBlur 4": { bytes: 6, call: (src, into) => image.boxBlur(src, blurred(src), { into, stream }) },
    "putText 4": { bytes: 6, call: (src, into) => image.putText(src, texts(src), { into, stream }) },
    "minMaxLoc": {
      from: gray,
      shape: [2],
      dtype: "f32",
      bytes: 1,
      call: (src, into) =>
        image.minMaxLoc(src, {
          into: { values: into as DeviceArray<"f32">, locations: alongside(into, places) },
          stream,
        })[Symbol.dispose](),
    },
    "nonMaximumSuppression of 1000 boxes": {
      from: [nmsBoxes!, twin!],
      shape: [BOXES],
      bytes: BOXES * (8 + 4 + 1) * share,
      call: (src, into) =>
        image.nonMaximumSuppression(src, alongside(src, scores), {
          scoreThreshold: 0.25,
          iouThreshold: 0.5,
          into: into as DeviceArray<"u8">,
          stream,
        }),
    },
  };
}

/** Operators on lists of images, every other one of size `second`. */
export function listOperators(
  frames: Frames,
  second: readonly [height: number, width: number],
): Record<ListName, ListOperator> {
  const { device, stream, height, width, count, mean, std, rgb, floats, keep } = frames;
  const sizes = Array.from({ length: count }, (_, i) => i & 1 ? second : [height, width] as const);
  const halves = sizes.map(([tall, wide]) => [tall / 2, wide / 2] as const);
  const pixels = sizes.reduce((sum, [tall, wide]) => sum + tall * wide, 0);
  const lists = (batches: readonly DeviceArray[]) =>
    batches.map((batch) =>
      sizes.map(([tall, wide], i) =>
        batch.index(i).reshape(-1).slice([0, tall * wide * 3]).reshape([tall, wide, 3])
      )
    );
  const results = (of: typeof sizes, channels: number): DeviceArray[] =>
    of.map(([tall, wide]) => keep(device.empty([tall, wide, channels], "u8", { stream })));
  const from = lists(rgb), into = results(sizes, 3), small = results(halves, 3), gray = results(sizes, 1);
  const normalized = sizes.map(([tall, wide]) => keep(device.empty([tall, wide, 3], "f32", { stream })));
  const affine = [1.02, 0.05, -20, -0.03, 1.01, 10];
  return {
    "resize to half": {
      from,
      into: small,
      bytes: 3.75 * pixels,
      call: (src) => image.resize(src, halves, { into: small, stream }),
    },
    "warpAffine": {
      from,
      into,
      bytes: 6 * pixels,
      call: (src) => image.warpAffine(src, affine, { into, stream }),
    },
    "cvtColor RGB2GRAY": {
      from,
      into: gray,
      bytes: 4 * pixels,
      call: (src) => image.cvtColor(src, "RGB2GRAY", { into: gray, stream }),
    },
    "normalize f32": {
      from: lists(floats),
      into: normalized,
      bytes: 24 * pixels,
      call: (src) => image.normalize(src, { scale: 1, mean, std, layout: "HWC", into: normalized, stream }),
    },
  };
}

/** Returns a list that repeats `items` for every frame, cached by the size of the batch. */
function forEachFrame<T>(list: readonly T[]): (batch: DeviceArray) => readonly (readonly T[])[] {
  const made = new Map<number, readonly (readonly T[])[]>();
  return (batch) => {
    const count = batch.shape[0]!;
    if (!made.has(count)) made.set(count, Array.from({ length: count }, () => list));
    return made.get(count)!;
  };
}

/** Returns the frames of a batch as cached views. */
function listOf(): (batch: DeviceArray) => readonly DeviceArray[] {
  const made = new Map<DeviceArray, readonly DeviceArray[]>();
  return (batch) => {
    if (!made.has(batch)) {
      made.set(batch, Array.from({ length: batch.shape[0]! }, (_, i) => batch.index(i)));
    }
    return made.get(batch)!;
  };
}

/** Returns the frames of `all` at the position that `part` has in its own array. */
function alongside<D extends DeviceArray>(part: DeviceArray, all: D): D {
  const count = part.shape[0]!, first = part.byteOffset / (part.byteLength / count);
  return all.slice([first, first + count]) as D;
}

/** Creates 20 slightly different boxes for each of 50 objects, i16 `[x, y, width, height]`. */
function proposals(): { boxes: Int16Array<ArrayBuffer>; scores: Float32Array<ArrayBuffer> } {
  const boxes = new Int16Array(BOXES * 4), scores = new Float32Array(BOXES);
  for (let i = 0; i < BOXES; i++) {
    const object = i % OBJECTS;
    const x = object % 10 * 180 + i * 31 % 17, y = Math.floor(object / 10) * 190 + i * 29 % 17;
    boxes.set([x, y, 120 + i * 13 % 21, 120 + i * 17 % 21], i * 4);
    scores[i] = i * 7919 % 1009 / 1009;
  }
  return { boxes, scores };
}
