/** Operators of the benchmark `image` that change frames: sizes, positions, colors, filters and inputs of models. */
import type { DeviceArray, DType } from "../../mod.ts";
import * as image from "../../src/image/mod.ts";
import type { MainName, Operator } from "./image_operators.ts";
import type { Frames } from "./image_utilities.ts";

/** The frames, and further inputs. */
export interface MainFrames extends Frames {
  /** Side of a model's input. */
  readonly size: number;
  readonly mask: readonly DeviceArray[];
}

/** Operators on frames of one size. */
export function mainOperators(frames: MainFrames): Record<MainName, Operator> {
  const { device, stream, count, height, width, size, mean, std, gray, mask, floats, keep } = frames;
  const half = [height / 2, width / 2] as const, oneMask = mask[0]!.slice([0, 1]);
  const maskFor = (src: DeviceArray): DeviceArray => src.shape[0] === count ? mask[0]! : oneMask;
  const pixels = height * width, small = [height / 2, width / 2, 3], one = [height, width, 1];
  const map = keep(device.array(shiftedPlaces(height, width), { shape: [height, width, 2], stream }));
  const wide = Math.ceil(size * 8 / 7),
    crop = { x: wide - size >> 1, y: wide - size >> 1, width: size, height: size };
  const share = size * size / pixels;
  const twist = [[0.393, 0.769, 0.189, 0], [0.349, 0.686, 0.168, 0], [0.272, 0.534, 0.131, 0]];
  const perspective = [1.02, 0.05, -20, -0.03, 1.01, 10, 1e-5, 2e-5, 1];
  return {
    "resize 540p linear": {
      shape: small,
      bytes: 3.75,
      call: (src, into) => image.resize(src, half, { into, stream }),
    },
    "resize 540p cubic": {
      shape: small,
      bytes: 3.75,
      call: (src, into) => image.resize(src, half, { interpolation: "cubic", into, stream }),
    },
    "resize 540p area": {
      shape: small,
      bytes: 3.75,
      call: (src, into) => image.resize(src, half, { interpolation: "area", into, stream }),
    },
    "resize 224 antialias": {
      shape: [size, size, 3],
      bytes: 3 + 3 * share,
      call: (src, into) => image.resize(src, size, { antialias: true, into, stream }),
    },
    "resizeCropConvertReformat 224": {
      shape: [3, size, size],
      dtype: "f32",
      // For each output row two input rows, without what is cropped, plus the output.
      bytes: 2 * size * (width * size / wide) * 3 / pixels + 12 * share,
      call: (src, into) =>
        image.resizeCropConvertReformat(src, wide, crop, { into: into as DeviceArray<"f32">, stream }),
    },
    "cvtColor RGB2GRAY": {
      shape: one,
      bytes: 4,
      call: (src, into) => image.cvtColor(src, "RGB2GRAY", { into, stream }),
    },
    "cvtColor RGB2HSV": { bytes: 6, call: (src, into) => image.cvtColor(src, "RGB2HSV", { into, stream }) },
    "flip": { bytes: 6, call: (src, into) => image.flip(src, "horizontal", { into, stream }) },
    "rotate 30°": { bytes: 6, call: (src, into) => image.rotate(src, 30, { into, stream }) },
    "warpAffine": {
      bytes: 6,
      call: (src, into) => image.warpAffine(src, [1.02, 0.05, -20, -0.03, 1.01, 10], { into, stream }),
    },
    "warpPerspective": {
      bytes: 6,
      call: (src, into) => image.warpPerspective(src, perspective, { into, stream }),
    },
    "remap": { bytes: 14, call: (src, into) => image.remap(src, map, { border: "replicate", into, stream }) },
    "copyMakeBorder 16": {
      shape: [height + 32, width + 32, 3],
      bytes: 3 + 3 * (height + 32) * (width + 32) / pixels,
      call: (src, into) =>
        image.copyMakeBorder(src, { top: 16, bottom: 16, left: 16, right: 16 }, {
          border: "reflect101",
          into,
          stream,
        }),
    },
    "centerCrop 540p": {
      shape: small,
      bytes: 1.5,
      call: (src, into) => image.centerCrop(src, half, { into, stream }),
    },
    "reformat NHWC → NCHW": {
      shape: [3, height, width],
      bytes: 6,
      call: (src, into) => image.reformat(src, "NCHW", { into, stream }),
    },
    "convertTo f32": {
      dtype: "f32",
      bytes: 15,
      call: (src, into) => image.convertTo(src, "f32" as DType, { scale: 1 / 255, into, stream }),
    },
    "normalize f32": {
      from: floats,
      dtype: "f32",
      bytes: 24,
      call: (src, into) =>
        image.normalize(src, {
          scale: 1,
          mean,
          std,
          layout: "NHWC",
          into: into as DeviceArray<"f32">,
          stream,
        }),
    },
    "brightnessContrast": {
      bytes: 6,
      call: (src, into) => image.brightnessContrast(src, { brightness: 1.1, contrast: 1.2, into, stream }),
    },
    "colorTwist": { bytes: 6, call: (src, into) => image.colorTwist(src, twist, { into, stream }) },
    "threshold": { bytes: 6, call: (src, into) => image.threshold(src, 128, { into, stream }) },
    "adaptiveThreshold 11": {
      from: gray,
      shape: one,
      bytes: 2,
      call: (src, into) => image.adaptiveThreshold(src, { blockSize: 11, c: 2, into, stream }),
    },
    "histogram": {
      from: gray,
      shape: [256],
      dtype: "i32",
      bytes: 1,
      call: (src, into) => image.histogram(src, { into: into as DeviceArray<"i32">, stream }),
    },
    "histogramEq": {
      from: gray,
      shape: one,
      bytes: 3, // The source twice: once for the histogram.
      call: (src, into) => image.histogramEq(src, { into, stream }),
    },
    "gaussian 5×5": {
      bytes: 6,
      call: (src, into) => image.gaussian(src, 1.1, { size: [5, 5], into, stream }),
    },
    "averageBlur 5×5": { bytes: 6, call: (src, into) => image.averageBlur(src, 5, { into, stream }) },
    "medianBlur 3×3": { bytes: 6, call: (src, into) => image.medianBlur(src, 3, { into, stream }) },
    "medianBlur 5×5": { bytes: 6, call: (src, into) => image.medianBlur(src, 5, { into, stream }) },
    "laplacian": {
      bytes: 6,
      call: (src, into) => image.laplacian(src, { dtype: "u8" as DType, into, stream }),
    },
    "erode 3×3": { bytes: 6, call: (src, into) => image.erode(src, { into, stream }) },
    "bilateralFilter 9": {
      bytes: 6,
      call: (src, into) => image.bilateralFilter(src, 9, 50, 3, { into, stream }),
    },
    "composite": {
      bytes: 10,
      call: (src, into, other) => image.composite(src, other, maskFor(src), { into, stream }),
    },
    "label": {
      from: mask,
      shape: one,
      dtype: "i32",
      bytes: 5,
      call: (src, into) =>
        image.label(src, { connectivity: 4, into: into as DeviceArray<"i32">, stream })[Symbol.dispose](),
    },
  };
}

/** Creates a remap table: positions between four pixels, slightly shifted to the right and down. */
export function shiftedPlaces(height: number, width: number): Float32Array<ArrayBuffer> {
  return Float32Array.from({ length: height * width * 2 }, (_, i) => {
    const pixel = i >> 1;
    return (i & 1 ? Math.floor(pixel / width) * 0.98 : pixel % width * 0.98) + 7.3;
  });
}
