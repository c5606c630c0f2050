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
// How an operator is written; channels.ts (channelReorder) and kernels/arrange.cu are the example.
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
export { flip, type FlipDirection } from "./flip.ts";
export type { Size } from "./result.ts";
export type { ImageLayout, ImageOptions, Images, Result } from "./operand.ts";
export type { NormalizeOptions } from "./normalization.ts";
export { normalize } from "./normalize.ts";
export { channelReorder, merge, type MergeOptions, reformat, split } from "./channels.ts";
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
} from "./place.ts";
export type { FusedDType, FusedOptions } from "./fused.ts";
export {
  cropFlipNormalizeReformat,
  type CropFlipOptions,
  letterboxNormalize,
  type LetterboxOptions,
  type LetterboxPlacement,
  letterboxPlacement,
  resizeCropConvertReformat,
} from "./preprocess.ts";
export { type Nv12Frames, type Nv12Options, nv12ResizeNormalize } from "./nv12.ts";
export { remap, type RemapOptions } from "./remap.ts";
export { type Interpolation, resize, type ResizeOptions } from "./resize.ts";
export { resizeNormalize } from "./resize_normalize.ts";
export { rotate, type RotateOptions, warpAffine, type WarpOptions, warpPerspective } from "./warp.ts";
export type { MatrixValues } from "./warp.ts";
export type { SamplingOptions } from "./sampling.ts";
export type { Border } from "./border.ts";
export { convertTo, type ConvertToOptions } from "./convert_to.ts";
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
} from "./arithmetic.ts";
export { bitwiseAnd, bitwiseNot, bitwiseOr, bitwiseXor } from "./bitwise.ts";
export { type ColorConversion, cvtColor, type OtherColor, type RgbColor } from "./cvt_color.ts";
export {
  type Anchor,
  conv2D,
  type FilterOptions,
  type KernelOptions,
  sepFilter2D,
  type WindowOptions,
} from "./filter.ts";
export {
  averageBlur,
  boxFilter,
  type BoxFilterOptions,
  type BoxOptions,
  gaussian,
  type GaussianOptions,
} from "./gaussian.ts";
export {
  type GradientFor,
  type GradientOf,
  type GradientOptions,
  laplacian,
  scharr,
  sobel,
  type SobelOptions,
} from "./gradient.ts";
export {
  dilate,
  erode,
  morphologyEx,
  type MorphologyOperation,
  type MorphologyOptions,
  structuringElement,
} from "./morphology.ts";
export type { FromYuvConversion, ToYuvConversion } from "./cvt_color.ts";
export type { YuvFormat, YuvFrames, YuvPlanes } from "./frames.ts";
export type { FromYuvOptions, ToYuvOptions, YuvColors } from "./yuv.ts";
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
} from "./reduce.ts";
export { reduce, type ReducedOf, type Reduction } from "./reduce_axis.ts";
export {
  integral,
  type IntegralDType,
  type IntegralFor,
  type IntegralOf,
  type IntegralOptions,
  sqrIntegral,
} from "./integral.ts";
export { brightnessContrast, gammaContrast, invert, posterize, solarize } from "./tone.ts";
export type { BrightnessContrastOptions } from "./tone.ts";
export { lut } from "./lut.ts";
export { colorTwist } from "./color_twist.ts";
export { inRange } from "./in_range.ts";
export { histogram, histogramEq, type HistogramOptions } from "./histogram.ts";
export { automaticThreshold, threshold } from "./threshold.ts";
export type { AutomaticThreshold, ThresholdOptions, ThresholdType } from "./threshold.ts";
export { adaptiveThreshold, type AdaptiveThresholdOptions } from "./adaptive_threshold.ts";
export { clahe, type ClaheOptions } from "./clahe.ts";
export { medianBlur } from "./median.ts";
export { bilateralFilter } from "./bilateral.ts";
export { canny, type CannyOptions } from "./canny.ts";
export { label, type LabelOptions, type Labels } from "./label.ts";
export { type MatchMethod, matchTemplate } from "./match_template.ts";
export { erase, type ErasedRegion } from "./erase.ts";
export { type BoundingBox, boundingBoxes } from "./bounding_boxes.ts";
export { type BlurBox, boxBlur } from "./box_blur.ts";
export { putText, type Text } from "./put_text.ts";
export { composite, type CompositeOptions } from "./composite.ts";
export { type BoxFormat, type NmsOptions, nonMaximumSuppression } from "./nms.ts";
