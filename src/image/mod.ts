/**
 * Image operators on device arrays.
 *
 * Images are interleaved (HWC) or planar (CHW), alone or as a batch with N in front, or a list of images of sizes of their own.
 * Every operator returns a new array (a list for a list; those that bring images to one size make a batch of it), or writes where
 * `into` says. Which axis is what, an array's layout says (`asTensor(array, "CHW")`); without one, up to four channels are looked
 * for innermost and then outermost.
 *
 * @module
 */
// How an operator is written; channels.ts (channelReorder) and kernels/ops/copy/generic.cu are the example.
//
// 1. `readImages("src", src, dtypes, channels)` checks the source and reads it as an `Operand`: extents and byte strides,
//    whatever the layout; a list is one operand, too.
// 2. Options are checked before anything is made: `perChannel()`, `borderCode()` and what the operator has of its own.
// 3. `resultOf(from, { dtype, channels, layout, size }, options)` makes the result or checks `into`.
// 4. `launchImages(kernel, [from, …, to], TILE, stream, …arguments)` launches once for all images: kernels get an address and
//    a `Batch` for each operand, and the arguments. `instance("name", dtype, channels)` is the kernel's name.
// 5. `returned(to)`.
//
// The kernel is kernels/NAME.cu on top of image.cuh (elements, addresses, rounding), border.cuh and interpolation.cuh.
export { flip, type FlipDirection } from "./ops/flip.ts";
export type { Size } from "./core/result.ts";
export type { ImageLayout, ImageOptions, Images, Result } from "./core/view.ts";
export type { NormalizeOptions } from "./core/normalization.ts";
export { normalize } from "./ops/normalize.ts";
export { channelReorder, merge, type MergeOptions, reformat, split } from "./ops/channels.ts";
export {
  type BorderOptions,
  centerCrop,
  copyMakeBorder,
  customCrop,
  type Margins,
  padAndStack,
  type PadAndStackOptions,
  type Rectangle,
  stack,
} from "./ops/place.ts";
export type { FusedDType, FusedOptions } from "./core/preprocess.ts";
export {
  cropFlipNormalizeReformat,
  type CropFlipOptions,
  letterboxNormalize,
  type LetterboxOptions,
  type LetterboxPlacement,
  letterboxPlacement,
  resizeCropConvertReformat,
} from "./ops/preprocess.ts";
export { type Nv12Frames, type Nv12Options, nv12ResizeNormalize } from "./ops/nv12_resize_normalize.ts";
export { remap, type RemapOptions } from "./ops/remap.ts";
export { type Interpolation, resize, type ResizeOptions } from "./ops/resize.ts";
export { resizeNormalize } from "./ops/resize_normalize.ts";
export { rotate, type RotateOptions, warpAffine, type WarpOptions, warpPerspective } from "./ops/warp.ts";
export type { MatrixValues } from "./ops/warp.ts";
export type { SamplingOptions } from "./core/interpolation.ts";
export type { Border } from "./core/border.ts";
export { convertTo, type ConvertToOptions } from "./ops/convert_to.ts";
export {
  abs,
  absdiff,
  add,
  addWeighted,
  type ArithmeticOptions,
  compare,
  type Comparison,
  divide,
  type ElementType,
  exp,
  type FloatFor,
  type FloatOf,
  log,
  magnitude,
  max,
  min,
  multiply,
  phase,
  type PhaseOptions,
  pow,
  type ScaleOptions,
  sqr,
  sqrt,
  subtract,
  type Term,
} from "./ops/arithmetic.ts";
export { bitwiseAnd, bitwiseNot, bitwiseOr, bitwiseXor } from "./ops/bitwise.ts";
export { type ColorConversion, cvtColor, type OtherColor, type RgbColor } from "./ops/cvt_color.ts";
export {
  type Anchor,
  conv2D,
  type FilterOptions,
  type KernelOptions,
  sepFilter2D,
  type WindowOptions,
} from "./core/linear_filter.ts";
export {
  averageBlur,
  boxFilter,
  type BoxFilterOptions,
  type BoxOptions,
  gaussian,
  type GaussianOptions,
} from "./ops/gaussian.ts";
export {
  type GradientFor,
  type GradientOf,
  type GradientOptions,
  laplacian,
  scharr,
  sobel,
  type SobelOptions,
} from "./ops/gradient.ts";
export {
  dilate,
  erode,
  morphologyEx,
  type MorphologyOperation,
  type MorphologyOptions,
  structuringElement,
} from "./ops/morphology.ts";
export type { FromYuvConversion, ToYuvConversion } from "./ops/cvt_color.ts";
export type { YuvFormat, YuvFrames, YuvPlanes } from "./core/yuv/frame.ts";
export type { FromYuvOptions, ToYuvOptions, YuvColors } from "./core/yuv/convert.ts";
export {
  countNonZero,
  mean,
  type MeanStdDev,
  meanStdDev,
  type MeanStdDevOptions,
  type MinMaxLoc,
  minMaxLoc,
  type MinMaxLocOptions,
  norm,
  type NormOptions,
  type NormType,
  type ReduceIntoOptions,
  type ReduceOptions,
  sum,
} from "./ops/reduce.ts";
export { reduce, type ReducedOf, type Reduction } from "./ops/reduce_axis.ts";
export {
  integral,
  type IntegralDType,
  type IntegralFor,
  type IntegralOf,
  type IntegralOptions,
  sqrIntegral,
} from "./ops/integral.ts";
export { brightnessContrast, gammaContrast, invert, posterize, solarize } from "./ops/tone.ts";
export type { BrightnessContrastOptions } from "./ops/tone.ts";
export { lut } from "./ops/lut.ts";
export { colorTwist } from "./ops/color_twist.ts";
export { inRange } from "./ops/in_range.ts";
export { histogram, histogramEq, type HistogramOptions } from "./ops/histogram.ts";
export { automaticThreshold, threshold } from "./ops/threshold.ts";
export type { AutomaticThreshold, ThresholdOptions, ThresholdType } from "./ops/threshold.ts";
export { adaptiveThreshold, type AdaptiveThresholdOptions } from "./ops/adaptive_threshold.ts";
export { clahe, type ClaheOptions } from "./ops/clahe.ts";
export { medianBlur } from "./ops/median_blur.ts";
export { bilateralFilter } from "./ops/bilateral_filter.ts";
export { canny, type CannyOptions } from "./ops/canny.ts";
export { label, type LabelOptions, type Labels } from "./ops/label.ts";
export { type MatchMethod, matchTemplate } from "./ops/match_template.ts";
export { erase, type ErasedRegion } from "./ops/erase.ts";
export { type BoundingBox, boundingBoxes } from "./ops/bounding_boxes.ts";
export { type BlurBox, boxBlur } from "./ops/box_blur.ts";
export { putText, type Text } from "./ops/put_text.ts";
export { composite, type CompositeOptions } from "./ops/composite.ts";
export { type BoxFormat, type NmsOptions, nonMaximumSuppression } from "./ops/non_maximum_suppression.ts";
