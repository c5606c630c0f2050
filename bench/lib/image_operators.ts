/** The image operators that CV-CUDA also has, as the benchmark `image` names and describes them. */
import type { DeviceArray, DType } from "../../mod.ts";

/** Those of `image.ts` itself. */
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

/** Those of `image_further.ts`. Boxes and texts are four a frame, and the same in every frame. */
const FURTHER = [
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

/** Those of `image_further.ts` that are measured with images of two sizes, which take turns in a list. */
const LISTS = ["resize to half", "warpAffine", "cvtColor RGB2GRAY", "normalize f32"] as const;

export type MainName = typeof MAIN[number];
export type FurtherName = typeof FURTHER[number];
export type ListName = typeof LISTS[number];
/** One that is measured with frames of one size. */
export type OperatorName = MainName | FurtherName;

/** Frames in a launch. */
export const BATCHES = [1, 32] as const;

/** Rows of the table: each operator with each batch, and lists. */
export const OPERATOR_ROWS: readonly string[] = [
  ...[...MAIN, ...FURTHER].flatMap((name) => BATCHES.map((count) => `${name}, ${count} × 1080p`)),
  ...LISTS.map((name) => `${name}, list of 32 × 1080p and 720p`),
];

/** An operator with what it reads and writes. */
export interface Operator {
  /** Two batches that it reads. Default: RGB. */
  readonly from?: readonly DeviceArray[];
  /** Shape of a frame's result, and its element type. Default: those of the source, u8. */
  readonly shape?: readonly number[];
  readonly dtype?: DType;
  /** Bytes that it must read and write for each pixel of a frame. */
  readonly bytes: number;
  /** `other` is the batch, or the frame, whose turn it is next. */
  call(src: DeviceArray, into: DeviceArray, other: DeviceArray): void;
}

/** An operator with the lists that it reads and writes. */
export interface ListOperator {
  /** Two lists that take turns. */
  readonly from: readonly (readonly DeviceArray[])[];
  readonly into: readonly DeviceArray[];
  /** Bytes that it must read and write for a list. */
  readonly bytes: number;
  call(src: readonly DeviceArray[]): void;
}
