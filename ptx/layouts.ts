// Generated from the EXPORTED declarations of kernels/ by scripts/build_ptx.ts. Do not edit.
/**
 * Structs, enums and constants that TypeScript shares with the kernels. The fields of a struct are grouped by type; a
 * field's number is its index in a typed array of that type over the struct's memory. `structs` holds byte offsets.
 *
 * @module
 */

/** `enum Border` of kernels/core/border.cuh. */
export const BORDER = {
  constant: 0,
  replicate: 1,
  reflect: 2,
  reflect101: 3,
  wrap: 4,
} as const;

/** `struct ColorConversion` of kernels/core/colors.cuh. */
export const COLOR_CONVERSION = {
  bytes: 16,
  i32: { from: 0, to: 1, blueFirst: 2, variant: 3 },
} as const;

/** `enum YuvVariant` of kernels/core/colors.cuh. */
export const YUV_VARIANT = {
  yuv: 0,
  ycrcb: 1,
} as const;

/** `struct DrawShape` of kernels/core/draw_shapes.cuh. */
export const DRAW_SHAPE = {
  bytes: 68,
  i32: { image: 0, left: 1, top: 2, right: 3, bottom: 4, holeLeft: 5, holeTop: 6, holeRight: 7, holeBottom: 8, bits: 9, stride: 10, scale: 11 },
  f32: { color: 12, opacity: 16 },
} as const;

/** `struct Image` of kernels/core/image.cuh. */
export const IMAGE = {
  bytes: 40,
  u64: { data: 0 },
  i64: { row: 1, column: 2, channel: 3 },
  i32: { width: 8, height: 9 },
} as const;

/** `struct Batch` of kernels/core/image.cuh. */
export const BATCH = {
  bytes: 48,
  i64: { image: 0, row: 1, column: 2, channel: 3 },
  i32: { width: 8, height: 9, channels: 10, listed: 11 },
} as const;

/** `enum ElementType` of kernels/core/image.cuh. */
export const ELEMENT_TYPE = {
  u8: 0,
  u16: 1,
  i16: 2,
  f16: 3,
  f32: 4,
} as const;

/** `struct ResizeGeometry` of kernels/core/preprocess_params.cuh. */
export const RESIZE_GEOMETRY = {
  bytes: 48,
  f64: { scaleX: 0, scaleY: 1 },
  i32: { left: 4, top: 5, width: 6, height: 7, cropX: 8, cropY: 9, flipX: 10, flipY: 11 },
} as const;

/** `struct OutputTransform` of kernels/core/preprocess_params.cuh. */
export const OUTPUT_TRANSFORM = {
  bytes: 60,
  f32: { scale: 0, offset: 4, fill: 8 },
  i32: { type: 12, swap: 13, nearest: 14 },
} as const;

/** `enum ResampleFilter` of kernels/core/resample.cuh. */
export const RESAMPLE_FILTER = {
  area: 0,
  triangle: 1,
  cubic: 2,
  lanczos: 3,
} as const;

/** `struct SampleBounds` of kernels/core/sample.cuh. */
export const SAMPLE_BOUNDS = {
  bytes: 20,
  i32: { border: 0 },
  f32: { value: 1 },
} as const;

/** `struct WarpMatrix` of kernels/core/warp.cuh. */
export const WARP_MATRIX = {
  bytes: 72,
  f64: { m: 0 },
} as const;

/** `enum CoordinateSource` of kernels/core/warp_fixed_point.cuh. */
export const COORDINATE_SOURCE = {
  affine: 0,
  perspective: 1,
  mapped: 2,
} as const;

/** `struct YuvToRgb8` of kernels/core/yuv.cuh. */
export const YUV_TO_RGB8 = {
  bytes: 28,
  i32: { offset: 0, luma: 1, redV: 2, greenU: 3, greenV: 4, blueU: 5, blueFirst: 6 },
} as const;

/** `struct YuvToRgb10` of kernels/core/yuv.cuh. */
export const YUV_TO_RGB10 = {
  bytes: 32,
  f32: { offset: 0, luma: 1, redV: 2, greenU: 3, greenV: 4, blueU: 5 },
  i32: { blueFirst: 6, type: 7 },
} as const;

/** `struct RgbToYuv8` of kernels/core/yuv.cuh. */
export const RGB_TO_YUV8 = {
  bytes: 48,
  i32: { y: 0, u: 4, v: 8 },
} as const;

/** `struct RgbToYuv10` of kernels/core/yuv.cuh. */
export const RGB_TO_YUV10 = {
  bytes: 56,
  f32: { y: 0, u: 4, v: 8 },
  i32: { blueFirst: 12, type: 13 },
} as const;

/** `struct WindowEdges` of kernels/patterns/neighborhood.cuh. */
export const WINDOW_EDGES = {
  bytes: 68,
  u32: { left: 0, right: 4, keep: 8, beyond: 9 },
  i32: { sign: 10, add: 11, times: 13, constant: 15, wrap: 16 },
} as const;

/** `enum PointwiseOperation` of kernels/patterns/pointwise_ops.cuh. */
export const POINTWISE_OPERATION = {
  scale: 0,
  threshold: 1,
  solarize: 2,
  posterize: 3,
  gamma: 4,
  lookup: 5,
} as const;

/** `enum ThresholdType` of kernels/patterns/pointwise_ops.cuh. */
export const THRESHOLD_TYPE = {
  binary: 0,
  binaryInv: 1,
  trunc: 2,
  tozero: 3,
  tozeroInv: 4,
} as const;

/** `struct ElementTypes` of kernels/patterns/pointwise_ops.cuh. */
export const ELEMENT_TYPES = {
  bytes: 12,
  i32: { from: 0, to: 1, turns: 2 },
} as const;

/** `struct PointwiseParams` of kernels/patterns/pointwise_ops.cuh. */
export const POINTWISE_PARAMS = {
  bytes: 64,
  structs: { elements: 0 },
  i32: { operation: 3, whole: 10, least: 13, few: 15 },
  f32: { number: 4 },
  u32: { bits: 14 },
} as const;

/** `enum ArrayElementType` of kernels/array/convert_fill_compare.cu. */
export const ARRAY_ELEMENT_TYPE = {
  bool: 0,
  u8: 1,
  u16: 2,
  u32: 3,
  u64: 4,
  i8: 5,
  i16: 6,
  i32: 7,
  i64: 8,
  f16: 9,
  bf16: 10,
  f32: 11,
  f64: 12,
  complex64: 13,
  complex128: 14,
} as const;

/** `enum BinaryOperation` of kernels/ops/arithmetic.cu. */
export const BINARY_OPERATION = {
  add: 0,
  subtract: 1,
  multiply: 2,
  weighted: 3,
  absdiff: 4,
  min: 5,
  max: 6,
  divide: 7,
  magnitude: 8,
  phase: 9,
  equal: 10,
  notEqual: 11,
  less: 12,
  lessEqual: 13,
  greater: 14,
  greaterEqual: 15,
} as const;

/** `enum UnaryOperation` of kernels/ops/arithmetic.cu. */
export const UNARY_OPERATION = {
  abs: 0,
  square: 1,
  sqrt: 2,
  exp: 3,
  log: 4,
  power: 5,
} as const;

/** `enum BitwiseOperation` of kernels/ops/arithmetic.cu. */
export const BITWISE_OPERATION = {
  and: 0,
  or: 1,
  xor: 2,
  not: 3,
} as const;

/** `struct BlurBox` of kernels/ops/box_blur.cu. */
export const BLUR_BOX = {
  bytes: 24,
  i32: { image: 0, left: 1, top: 2, right: 3, bottom: 4, size: 5 },
} as const;

/** `struct ColorTwistMatrix` of kernels/ops/color_twist.cu. */
export const COLOR_TWIST_MATRIX = {
  bytes: 52,
  i32: { type: 0 },
  f32: { m: 1 },
} as const;

/** `struct ImageOffset` of kernels/ops/copy/generic.cu. */
export const IMAGE_OFFSET = {
  bytes: 8,
  i32: { left: 0, top: 1 },
} as const;

/** `struct ChannelBounds` of kernels/ops/in_range.cu. */
export const CHANNEL_BOUNDS = {
  bytes: 36,
  i32: { type: 0 },
  f32: { low: 1, high: 5 },
} as const;

/** `enum IntegralType` of kernels/ops/integral.cu. */
export const INTEGRAL_TYPE = {
  i32: 0,
  single: 1,
  double: 2,
} as const;

/** `struct SeparableKernel` of kernels/ops/linear_filter/generic.cu. */
export const SEPARABLE_KERNEL = {
  bytes: 1060,
  i32: { width: 0, height: 1, anchorX: 2, anchorY: 3, border: 4, toType: 5, up: 6 },
  f32: { scale: 7, delta: 8, x: 9, y: 137 },
} as const;

/** `struct FilterKernel` of kernels/ops/linear_filter/generic.cu. */
export const FILTER_KERNEL = {
  bytes: 3876,
  i32: { width: 0, height: 1, anchorX: 2, anchorY: 3, border: 4, toType: 5 },
  f32: { scale: 6, delta: 7, weight: 8 },
} as const;

/** `struct FloatTaps` of kernels/ops/linear_filter/u8.cu. */
export const FLOAT_TAPS = {
  bytes: 48,
  f32: { x: 0, y: 5, bias: 10, delta: 11 },
} as const;

/** `struct FixedPointTaps` of kernels/ops/linear_filter/u8.cu. */
export const FIXED_POINT_TAPS = {
  bytes: 72,
  u32: { x: 0, y: 8, round: 14, scale: 15, bias: 16, pick: 17 },
} as const;

/** `struct SquareKernel` of kernels/ops/linear_filter/u8.cu. */
export const SQUARE_KERNEL = {
  bytes: 40,
  f32: { weight: 0, delta: 9 },
} as const;

/** `enum MatchMethod` of kernels/ops/match_template.cu. */
export const MATCH_METHOD = {
  sqdiff: 0,
  sqdiffNormed: 1,
  ccorr: 2,
  ccorrNormed: 3,
  ccoeff: 4,
  ccoeffNormed: 5,
} as const;

/** `struct StructuringElement` of kernels/ops/morphology.cu. */
export const STRUCTURING_ELEMENT = {
  bytes: 172,
  i32: { width: 0, height: 1, anchorX: 2, anchorY: 3, border: 4, difference: 5 },
  f32: { sign: 6, beyond: 7 },
  u32: { row: 11 },
} as const;

/** `enum BoxFormat` of kernels/ops/non_maximum_suppression.cu. */
export const BOX_FORMAT = {
  xywh: 0,
  xyxy: 1,
} as const;

/** `struct NormalizeFactors` of kernels/ops/normalize.cu. */
export const NORMALIZE_FACTORS = {
  bytes: 32,
  f32: { scale: 0, offset: 4 },
} as const;

/** `struct Nv12Coefficients` of kernels/ops/preprocess/generic.cu. */
export const NV12_COEFFICIENTS = {
  bytes: 28,
  f32: { yLow: 0, yScale: 1, cScale: 2, rv: 3, gu: 4, gv: 5, bu: 6 },
} as const;

/** `enum SumTerm` of kernels/ops/reductions/generic.cu. */
export const SUM_TERM = {
  value: 0,
  absolute: 1,
  square: 2,
  nonzero: 3,
  largest: 4,
  differenceAbsolute: 5,
  differenceSquare: 6,
  differenceLargest: 7,
} as const;

/** `enum SumResult` of kernels/ops/reductions/generic.cu. */
export const SUM_RESULT = {
  sum: 0,
  mean: 1,
  deviation: 2,
  root: 3,
} as const;

/** `enum AxisReduction` of kernels/ops/reductions/generic.cu. */
export const AXIS_REDUCTION = {
  axisSum: 0,
  axisMean: 1,
  axisLeast: 2,
  axisGreatest: 3,
  axisSquares: 4,
} as const;

/** `struct ResizeAxis` of kernels/ops/resize_normalize.cu. */
export const RESIZE_AXIS = {
  bytes: 16,
  i64: { start: 0, step: 1 },
} as const;
