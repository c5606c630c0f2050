/** The image operators that CV-CUDA also has, as the benchmark `image` names them. */
export const OPERATORS = [
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

/** One of {@link OPERATORS}. */
export type OperatorName = typeof OPERATORS[number];

/** Frames in a launch. */
export const BATCHES = [1, 32] as const;

/** Rows of the table: each operator with each batch. */
export const OPERATOR_ROWS: readonly string[] = OPERATORS.flatMap((name) =>
  BATCHES.map((count) => `${name}, ${count} × 1080p`)
);
