/** The image operators that CV-CUDA also has: names and types for the benchmark `image`. */
import type { DeviceArray, DType } from "../../mod.ts";

/** Operators in `image_main.ts`. */
const MAIN = [
  "resize 540p linear",
  "resize 540p cubic",
  "resize 540p area",
  "resize 224 antialias",
  "resizeCropConvertReformat 224",
  "cvtColor RGB2GRAY",
  "cvtColor RGB2HSV",
  "flip",
  "rotate 30°",
  "warpAffine",
  "warpPerspective",
  "remap",
  "copyMakeBorder 16",
  "centerCrop 540p",
  "reformat NHWC → NCHW",
  "convertTo f32",
  "normalize f32",
  "brightnessContrast",
  "colorTwist",
  "threshold",
  "adaptiveThreshold 11",
  "histogram",
  "histogramEq",
  "gaussian 5×5",
  "averageBlur 5×5",
  "medianBlur 3×3",
  "medianBlur 5×5",
  "laplacian",
  "erode 3×3",
  "bilateralFilter 9",
  "composite",
  "label",
] as const;

/** Utility operators, in `image_utilities.ts`. Every frame has the same four boxes or texts. */
const UTILITIES = [
  "gammaContrast 0.75",
  "invert",
  "solarize 128",
  "posterize 4",
  "clahe 2",
  "channelReorder BGR",
  "split",
  "merge",
  "cvtColor RGB2YUV_NV12",
  "conv2D 3×3",
  "morphologyEx open 3×3",
  "customCrop 540p",
  "cropFlipNormalizeReformat 540p",
  "stack",
  "padAndStack 16",
  "erase one",
  "boundingBoxes 4",
  "boxBlur 4",
  "putText 4",
  "minMaxLoc",
  "nonMaximumSuppression of 1000 boxes",
] as const;

/** Operators measured with lists in which two image sizes alternate, in `image_utilities.ts`. */
const LISTS = ["resize to half", "warpAffine", "cvtColor RGB2GRAY", "normalize f32"] as const;

export type MainName = typeof MAIN[number];
export type UtilityName = typeof UTILITIES[number];
export type ListName = typeof LISTS[number];
/** An operator that is measured with frames of one size. */
export type OperatorName = MainName | UtilityName;

/** Batch sizes. */
export const BATCHES = [1, 32] as const;

/** Rows of the table: each operator with each batch size, and lists. */
export const OPERATOR_ROWS: readonly string[] = [
  ...[...MAIN, ...UTILITIES].flatMap((name) => BATCHES.map((count) => `${name}, ${count} × 1080p`)),
  ...LISTS.map((name) => `${name}, list of 32 × 1080p and 720p`),
];

/** An operator with its inputs and outputs. */
export interface Operator {
  /** The two input batches that alternate. Default: RGB. */
  readonly from?: readonly DeviceArray[];
  /** Shape and dtype of a frame's result. Default: the shape of the source, u8. */
  readonly shape?: readonly number[];
  readonly dtype?: DType;
  /** Bytes to read and write per pixel of a frame. */
  readonly bytes: number;
  /** `other` is the batch or frame that the next call reads. */
  call(src: DeviceArray, into: DeviceArray, other: DeviceArray): void;
}

/** An operator with its lists of inputs and outputs. */
export interface ListOperator {
  /** Two input lists that alternate. */
  readonly from: readonly (readonly DeviceArray[])[];
  readonly into: readonly DeviceArray[];
  /** Bytes to read and write for a list. */
  readonly bytes: number;
  call(src: readonly DeviceArray[]): void;
}
