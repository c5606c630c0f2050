/**
 * Image operators on device arrays, with the definitions of OpenCV and CV-CUDA.
 *
 * Images are interleaved (HWC) or planar (CHW), single or in a batch (NHWC, NCHW), or lists of images of
 * different sizes. Every operator returns a new array (a list for a list; a batch where all results have one
 * size) or writes to `into`. An array's layout label names its axes (`asTensor(array, "CHW")`). Without a
 * label, an axis of up to four elements is the channel axis, the innermost one first.
 *
 * ```ts
 * using frame = device.array(pixels, { shape: [1080, 1920, 3] }); // u8, HWC
 * using half = resize(frame, [540, 960]);
 * using gray = cvtColor(half, "RGB2GRAY");
 * ```
 *
 * `src/image/ops/README.md` in the repository describes how operators are written.
 *
 * @module
 */
export type { Border } from "./core/border.ts";
export type { BorderOptions } from "./core/border_fill.ts";
export type { Rectangle } from "./core/crop.ts";
export type { AutomaticThreshold } from "./core/find_threshold.ts";
export type { GradientFor, GradientOf, GradientOptions, SobelOptions } from "./core/gradient.ts";
export type { SamplingOptions } from "./core/interpolation.ts";
export type { LetterboxPlacement } from "./core/letterbox.ts";
export type { Anchor, FilterOptions, KernelOptions, WindowOptions } from "./core/linear_filter.ts";
export type { NormalizeOptions } from "./core/normalization.ts";
export type { FusedDType, FusedOptions } from "./core/preprocess.ts";
export type { ArithmeticOptions, ElementType, FloatFor, FloatOf } from "./core/result_dtype.ts";
export type { Size } from "./core/size.ts";
export type { ImageLayout, ImageOptions, Images, Result } from "./core/view.ts";
export type { MatrixValues, WarpOptions } from "./core/warp_matrix.ts";
export type { YuvColors } from "./core/yuv/coefficients.ts";
export type { FrameColor } from "./core/yuv/frame_colors.ts";
export type { FromYuvOptions, ToYuvOptions } from "./core/yuv/convert.ts";
export type { YuvFormat, YuvFrames, YuvPlanes } from "./core/yuv/frame.ts";
export { adaptiveThreshold, type AdaptiveThresholdOptions } from "./ops/adaptive_threshold.ts";
export {
  abs,
  absdiff,
  add,
  addWeighted,
  compare,
  type Comparison,
  divide,
  exp,
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
export { automaticThreshold } from "./ops/automatic_threshold.ts";
export { averageBlur } from "./ops/average_blur.ts";
export { bilateralFilter } from "./ops/bilateral_filter.ts";
export { bitwiseAnd, bitwiseNot, bitwiseOr, bitwiseXor } from "./ops/bitwise.ts";
export { type BoundingBox, boundingBoxes } from "./ops/bounding_boxes.ts";
export { type BlurBox, boxBlur } from "./ops/box_blur.ts";
export { boxFilter, type BoxFilterOptions, type BoxOptions } from "./ops/box_filter.ts";
export { brightnessContrast, type BrightnessContrastOptions } from "./ops/brightness_contrast.ts";
export { canny, type CannyOptions } from "./ops/canny.ts";
export { centerCrop } from "./ops/center_crop.ts";
export { channelReorder } from "./ops/channel_reorder.ts";
export { clahe, type ClaheOptions } from "./ops/clahe.ts";
export { colorTwist } from "./ops/color_twist.ts";
export { composite, type CompositeOptions } from "./ops/composite.ts";
export { conv2D } from "./ops/conv2d.ts";
export { convertTo, type ConvertToOptions } from "./ops/convert_to.ts";
export { copyMakeBorder, type Margins } from "./ops/copy_make_border.ts";
export { cropFlipNormalizeReformat, type CropFlipOptions } from "./ops/crop_flip_normalize_reformat.ts";
export { customCrop } from "./ops/custom_crop.ts";
export {
  type ColorConversion,
  cvtColor,
  type FromYuvConversion,
  type OtherColor,
  type RgbColor,
  type ToYuvConversion,
} from "./ops/cvt_color.ts";
export { erase, type ErasedRegion } from "./ops/erase.ts";
export { flip, type FlipDirection } from "./ops/flip.ts";
export { gammaContrast, type GammaContrastOptions } from "./ops/gamma_contrast.ts";
export { gaussian, type GaussianOptions } from "./ops/gaussian.ts";
export { histogram, type HistogramOptions } from "./ops/histogram.ts";
export { histogramEq } from "./ops/histogram_eq.ts";
export { inRange } from "./ops/in_range.ts";
export {
  integral,
  type IntegralDType,
  type IntegralFor,
  type IntegralOf,
  type IntegralOptions,
  sqrIntegral,
} from "./ops/integral.ts";
export { invert } from "./ops/invert.ts";
export { label, type LabelOptions, type Labels } from "./ops/label.ts";
export { laplacian } from "./ops/laplacian.ts";
export { letterboxNormalize, type LetterboxOptions, letterboxPlacement } from "./ops/letterbox_normalize.ts";
export { lut } from "./ops/lut.ts";
export { type MatchMethod, matchTemplate } from "./ops/match_template.ts";
export { medianBlur } from "./ops/median_blur.ts";
export { merge, type MergeOptions } from "./ops/merge.ts";
export {
  dilate,
  erode,
  morphologyEx,
  type MorphologyOperation,
  type MorphologyOptions,
  structuringElement,
} from "./ops/morphology.ts";
export { type BoxFormat, type NmsOptions, nonMaximumSuppression } from "./ops/non_maximum_suppression.ts";
export { normalize } from "./ops/normalize.ts";
export { type Nv12Frames, type Nv12Options, nv12ResizeNormalize } from "./ops/nv12_resize_normalize.ts";
export { padAndStack, type PadAndStackOptions } from "./ops/pad_and_stack.ts";
export { posterize } from "./ops/posterize.ts";
export { putText, type Text } from "./ops/put_text.ts";
export { reduce, type ReducedOf, type Reduction } from "./ops/reduce.ts";
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
} from "./ops/reductions.ts";
export { reformat } from "./ops/reformat.ts";
export { remap, type RemapOptions } from "./ops/remap.ts";
export { type Interpolation, resize, type ResizeOptions } from "./ops/resize.ts";
export { resizeCropConvertReformat } from "./ops/resize_crop_convert_reformat.ts";
export { resizeNormalize } from "./ops/resize_normalize.ts";
export { rotate, type RotateOptions } from "./ops/rotate.ts";
export { scharr } from "./ops/scharr.ts";
export { sepFilter2D } from "./ops/sep_filter2d.ts";
export { sobel } from "./ops/sobel.ts";
export { solarize } from "./ops/solarize.ts";
export { split } from "./ops/split.ts";
export { stack } from "./ops/stack.ts";
export { threshold, type ThresholdOptions, type ThresholdType } from "./ops/threshold.ts";
export { toneMap, type ToneMapOptions } from "./ops/tone_map.ts";
export { warpAffine } from "./ops/warp_affine.ts";
export { warpPerspective } from "./ops/warp_perspective.ts";
export {
  type Pipeline,
  pipeline,
  type PipelineDType,
  type PipelineImages,
  type PipelineKernels,
  type PipelineOptions,
} from "./pipeline/pipeline.ts";
export type { OperatorRun } from "./pipeline/steps/custom.ts";
export type { BorderStepOptions } from "./pipeline/steps/place.ts";
export type { LetterboxStepOptions, ResizeStepOptions } from "./pipeline/steps/resize.ts";
export type {
  ArithmeticStepOptions,
  BrightnessContrastStepOptions,
  ConvertStepOptions,
  GammaContrastStepOptions,
  NormalizeStepOptions,
} from "./pipeline/steps/tone.ts";
export type { WarpStepOptions } from "./pipeline/steps/warp.ts";
