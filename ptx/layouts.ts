// Generated from the EXPORTED declarations of kernels/ by scripts/build_ptx.ts. Do not edit.
/**
 * Structs, enums and constants that TypeScript shares with the kernels. The fields of a struct are grouped by
 * type; a field's number is its index in a typed array of that type over the struct's memory. `structs`
 * holds byte offsets.
 *
 * @module
 */

/** `INTERLEAVED_TILE` of kernels/access/interleaved_u8.cuh. */
export const INTERLEAVED_TILE = [512, 8] as const;

/** `SPAN` of kernels/access/vec16.cuh. */
export const SPAN = 512;

/** `BINS` of kernels/access/vec16.cuh. */
export const BINS = 256;

/** `VEC4_TILE` of kernels/access/vec4_pixel.cuh. */
export const VEC4_TILE = [128, 8] as const;

/** `ARRAY_BLOCK` of kernels/array/axes.cuh. */
export const ARRAY_BLOCK = 256;

/** `struct ElementAxes` of kernels/array/axes.cuh. */
export const ELEMENT_AXES = {
  bytes: 128,
  u32: { rank: 0, extent: 1 },
  i64: { dst: 4, src: 10 },
} as const;

/** `struct RowAxes` of kernels/array/axes.cuh. */
export const ROW_AXES = {
  bytes: 88,
  u32: { rank: 0, extent: 1 },
  i64: { dst: 3, src: 7 },
} as const;

/** `struct PlaneAxes` of kernels/array/axes.cuh. */
export const PLANE_AXES = {
  bytes: 64,
  u32: { rank: 0, extent: 1 },
  i64: { dst: 2, src: 5 },
} as const;

/** `struct InterleaveAxes` of kernels/array/axes.cuh. */
export const INTERLEAVE_AXES = {
  bytes: 48,
  u32: { rank: 0, extent: 1 },
  i64: { dst: 2, src: 4 },
} as const;

/** `enum Border` of kernels/core/border.cuh. */
export const BORDER = {
  constant: 0,
  replicate: 1,
  reflect: 2,
  reflect101: 3,
  wrap: 4,
} as const;

/** `struct ImageOffset` of kernels/core/border.cuh. */
export const IMAGE_OFFSET = {
  bytes: 8,
  i32: { left: 0, top: 1 },
} as const;

/** `struct ColorConversion` of kernels/core/colors.cuh. */
export const COLOR_CONVERSION = {
  bytes: 16,
  i32: { fromType: 0, toType: 1, blueFirst: 2, variant: 3 },
} as const;

/** `enum YuvVariant` of kernels/core/colors.cuh. */
export const YUV_VARIANT = {
  yuv: 0,
  ycrcb: 1,
} as const;

/** `COMPONENTS_TILE` of kernels/core/connected_components.cuh. */
export const COMPONENTS_TILE = [128, 64] as const;

/** `COMPONENTS_COUNTED_ROWS` of kernels/core/connected_components.cuh. */
export const COMPONENTS_COUNTED_ROWS = 8;

/** `COMPONENTS_WORD_RUNS` of kernels/core/connected_components.cuh. */
export const COMPONENTS_WORD_RUNS = 16;

/** `COMPONENTS_WORK` of kernels/core/connected_components.cuh. */
export const COMPONENTS_WORK = 20;

/** `struct DrawShape` of kernels/core/draw_shapes.cuh. */
export const DRAW_SHAPE = {
  bytes: 68,
  i32: { image: 0, left: 1, top: 2, right: 3, bottom: 4, holeLeft: 5, holeTop: 6, holeRight: 7, holeBottom: 8, bits: 9, stride: 10, scale: 11 },
  f32: { color: 12, opacity: 16 },
} as const;

/** `DRAW_INLINE_WORDS` of kernels/core/draw_shapes.cuh. */
export const DRAW_INLINE_WORDS = 960;

/** `DRAW_LISTED_SHAPES` of kernels/core/draw_shapes.cuh. */
export const DRAW_LISTED_SHAPES = 128;

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

/** `PIXEL_TILE` of kernels/core/image.cuh. */
export const PIXEL_TILE = [32, 8] as const;

/** `MAX_CHANNELS` of kernels/core/image.cuh. */
export const MAX_CHANNELS = 4;

/** `enum ElementType` of kernels/core/image.cuh. */
export const ELEMENT_TYPE = {
  u8: 0,
  u16: 1,
  i16: 2,
  f16: 3,
  f32: 4,
} as const;

/** `LANES` of kernels/core/prelude.cuh. */
export const LANES = 32;

/** `VECTOR` of kernels/core/prelude.cuh. */
export const VECTOR = 16;

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

/** `struct WarpMatrix` of kernels/core/warp.cuh. */
export const WARP_MATRIX = {
  bytes: 72,
  f64: { m: 0 },
} as const;

/** `WARP_FRACTION` of kernels/core/warp_fixed_point.cuh. */
export const WARP_FRACTION = 32;

/** `enum CoordinateSource` of kernels/core/warp_fixed_point.cuh. */
export const COORDINATE_SOURCE = {
  affine: 0,
  perspective: 1,
  mapped: 2,
} as const;

/** `YUV_FRACTION` of kernels/core/yuv.cuh. */
export const YUV_FRACTION = 20;

/** `YUV_RUN` of kernels/core/yuv.cuh. */
export const YUV_RUN = 8;

/** `YUV_RUNS_TILE` of kernels/core/yuv.cuh. */
export const YUV_RUNS_TILE = [256, 16] as const;

/** `YUV_SQUARES_TILE` of kernels/core/yuv.cuh. */
export const YUV_SQUARES_TILE = [64, 16] as const;

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

/** `enum SumTerm` of kernels/ops/reductions/terms.cuh. */
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

/** `struct SampleBounds` of kernels/patterns/gather.cuh. */
export const SAMPLE_BOUNDS = {
  bytes: 20,
  i32: { border: 0 },
  f32: { value: 1 },
} as const;

/** `WINDOW_MIN_ROW_BYTES` of kernels/patterns/neighborhood.cuh. */
export const WINDOW_MIN_ROW_BYTES = 24;

/** `WINDOW_TILE` of kernels/patterns/neighborhood.cuh. */
export const WINDOW_TILE = [256, 8] as const;

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

/** `struct PointwiseParams` of kernels/patterns/pointwise_ops.cuh. */
export const POINTWISE_PARAMS = {
  bytes: 64,
  i32: { fromType: 0, toType: 1, channelPeriod: 2, operation: 3, ints: 10, u8Split: 13, smallImages: 15 },
  f32: { floats: 4 },
  u32: { u8Masks: 14 },
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

/** `ARRAY_ITEMS` of kernels/array/convert_fill_compare.cu. */
export const ARRAY_ITEMS = 4;

/** `CONVERT_ITEMS` of kernels/array/convert_vec4.cu. */
export const CONVERT_ITEMS = 4;

/** `TRANSPOSE_SMALL_TILE` of kernels/array/copy.cu. */
export const TRANSPOSE_SMALL_TILE = 64;

/** `TRANSPOSE_TILE` of kernels/array/copy.cu. */
export const TRANSPOSE_TILE = 32;

/** `TRANSPOSE_BLOCK` of kernels/array/copy.cu. */
export const TRANSPOSE_BLOCK = [32, 8] as const;

/** `INTERLEAVE_WARPS` of kernels/array/interleave.cu. */
export const INTERLEAVE_WARPS = 2;

/** `struct InterleaveSteps` of kernels/array/interleave.cu. */
export const INTERLEAVE_STEPS = {
  bytes: 24,
  i64: { pixel: 0, channel: 1, plane: 2 },
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

/** `ARITHMETIC_TILE` of kernels/ops/arithmetic.cu. */
export const ARITHMETIC_TILE = [256, 8] as const;

/** `BILATERAL_U8_TILE` of kernels/ops/bilateral_filter.cu. */
export const BILATERAL_U8_TILE = [32, 32] as const;

/** `BILATERAL_U8_MAX_RADIUS` of kernels/ops/bilateral_filter.cu. */
export const BILATERAL_U8_MAX_RADIUS = 127;

/** `struct BlurBox` of kernels/ops/box_blur.cu. */
export const BLUR_BOX = {
  bytes: 24,
  i32: { image: 0, left: 1, top: 2, right: 3, bottom: 4, size: 5 },
} as const;

/** `BLUR_MAX_SIZE` of kernels/ops/box_blur.cu. */
export const BLUR_MAX_SIZE = 127;

/** `BLUR_BOXES` of kernels/ops/box_blur.cu. */
export const BLUR_BOXES = 128;

/** `BLUR_THREADS` of kernels/ops/box_blur.cu. */
export const BLUR_THREADS = 256;

/** `BLUR_CHUNK` of kernels/ops/box_blur.cu. */
export const BLUR_CHUNK = 4;

/** `CANNY_TILE` of kernels/ops/canny.cu. */
export const CANNY_TILE = [32, 32] as const;

/** `CLAHE_U16_BINS` of kernels/ops/clahe/generic.cu. */
export const CLAHE_U16_BINS = 65536;

/** `CLAHE_TILE` of kernels/ops/clahe/generic.cu. */
export const CLAHE_TILE = [128, 8] as const;

/** `struct ColorTwistMatrix` of kernels/ops/color_twist.cu. */
export const COLOR_TWIST_MATRIX = {
  bytes: 52,
  i32: { type: 0 },
  f32: { m: 1 },
} as const;

/** `COPY_U8_TILE` of kernels/ops/copy/u8.cu. */
export const COPY_U8_TILE = [1024, 8] as const;

/** `COPY_VEC16_TILE` of kernels/ops/copy/vec16.cu. */
export const COPY_VEC16_TILE = [32, 8] as const;

/** `COPY_VEC16_STREAMING_TILE` of kernels/ops/copy/vec16.cu. */
export const COPY_VEC16_STREAMING_TILE = [64, 8] as const;

/** `DRAW_U8_VECTORS` of kernels/ops/draw/u8.cu. */
export const DRAW_U8_VECTORS = 2;

/** `BLEND_U8_VECTORS` of kernels/ops/draw/u8.cu. */
export const BLEND_U8_VECTORS = 4;

/** `HISTOGRAM_TILE` of kernels/ops/histogram.cu. */
export const HISTOGRAM_TILE = [512, 8] as const;

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

/** `LABEL_WRITE_TILE` of kernels/ops/label.cu. */
export const LABEL_WRITE_TILE = [64, 32] as const;

/** `FILTER_MAX_TAPS` of kernels/ops/linear_filter/generic.cu. */
export const FILTER_MAX_TAPS = 128;

/** `FILTER_MAX_SIDE` of kernels/ops/linear_filter/generic.cu. */
export const FILTER_MAX_SIDE = 31;

/** `struct SeparableKernel` of kernels/ops/linear_filter/generic.cu. */
export const SEPARABLE_KERNEL = {
  bytes: 1060,
  i32: { width: 0, height: 1, anchorX: 2, anchorY: 3, border: 4, toType: 5, up: 6 },
  f32: { scale: 7, delta: 8, x: 9, y: 137 },
} as const;

/** `LINEAR_FILTER_TILE` of kernels/ops/linear_filter/generic.cu. */
export const LINEAR_FILTER_TILE = [32, 32] as const;

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

/** `MATCH_TEMPLATE_U8_TILE` of kernels/ops/match_template.cu. */
export const MATCH_TEMPLATE_U8_TILE = [128, 8] as const;

/** `STRUCTURING_ELEMENT_ROWS` of kernels/ops/morphology.cu. */
export const STRUCTURING_ELEMENT_ROWS = 32;

/** `struct StructuringElement` of kernels/ops/morphology.cu. */
export const STRUCTURING_ELEMENT = {
  bytes: 172,
  i32: { width: 0, height: 1, anchorX: 2, anchorY: 3, border: 4, difference: 5 },
  f32: { sign: 6, beyond: 7 },
  u32: { row: 11 },
} as const;

/** `NMS_THREADS` of kernels/ops/non_maximum_suppression.cu. */
export const NMS_THREADS = 1024;

/** `enum BoxFormat` of kernels/ops/non_maximum_suppression.cu. */
export const BOX_FORMAT = {
  xywh: 0,
  xyxy: 1,
} as const;

/** `NORMALIZE_TILE` of kernels/ops/normalize.cu. */
export const NORMALIZE_TILE = [1024, 1] as const;

/** `struct NormalizeFactors` of kernels/ops/normalize.cu. */
export const NORMALIZE_FACTORS = {
  bytes: 32,
  f32: { scale: 0, offset: 4 },
} as const;

/** `NORMALIZE_VALUES_TILE` of kernels/ops/normalize.cu. */
export const NORMALIZE_VALUES_TILE = [1024, 1, 1, 4] as const;

/** `POINTWISE_BYTES_TILE` of kernels/ops/pointwise/bytes.cu. */
export const POINTWISE_BYTES_TILE = [512, 16] as const;

/** `POINTWISE_STRIDED_TILE` of kernels/ops/pointwise/strided.cu. */
export const POINTWISE_STRIDED_TILE = [128, 8] as const;

/** `SCALE_U8_F32_TILE` of kernels/ops/pointwise/strided.cu. */
export const SCALE_U8_F32_TILE = [768, 8] as const;

/** `POINTWISE_VEC4_TILE` of kernels/ops/pointwise/vec4.cu. */
export const POINTWISE_VEC4_TILE = [512, 8] as const;

/** `struct Nv12Coefficients` of kernels/ops/preprocess/generic.cu. */
export const NV12_COEFFICIENTS = {
  bytes: 28,
  f32: { yLow: 0, yScale: 1, cScale: 2, rv: 3, gu: 4, gv: 5, bu: 6 },
} as const;

/** `PREPROCESS_MAX_ROWS` of kernels/ops/preprocess/generic.cu. */
export const PREPROCESS_MAX_ROWS = 4;

/** `PREPROCESS_U8_TILE` of kernels/ops/preprocess/u8.cu. */
export const PREPROCESS_U8_TILE = [128, 8] as const;

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

/** `RESAMPLE_U8_TAPS` of kernels/ops/resize/antialias_u8.cu. */
export const RESAMPLE_U8_TAPS = 64;

/** `RESAMPLE_U8_ROW_BYTES` of kernels/ops/resize/antialias_u8.cu. */
export const RESAMPLE_U8_ROW_BYTES = 2560;

/** `RESIZE_CUBIC_U8_TILE` of kernels/ops/resize/cubic_u8.cu. */
export const RESIZE_CUBIC_U8_TILE = [32, 32] as const;

/** `enum ResizePositions` of kernels/ops/resize/generic.cu. */
export const RESIZE_POSITIONS = {
  centers: 0,
  cells: 1,
} as const;

/** `RESIZE_HALF_U8_TILE` of kernels/ops/resize/half_u8.cu. */
export const RESIZE_HALF_U8_TILE = [256, 4] as const;

/** `RESIZE_LINEAR_U8_TILE` of kernels/ops/resize/linear_u8.cu. */
export const RESIZE_LINEAR_U8_TILE = [32, 32] as const;

/** `RESIZE_FRACTION` of kernels/ops/resize_normalize.cu. */
export const RESIZE_FRACTION = 44;

/** `OTSU_U16_BINS` of kernels/ops/threshold/otsu_u16.cu. */
export const OTSU_U16_BINS = 65536;

/** `struct ToneMapping` of kernels/ops/tone_map.cu. */
export const TONE_MAPPING = {
  bytes: 32,
  f32: { scale: 0, peak: 1, white: 2, whiteNits: 3, largest: 7 },
  i32: { hlg: 4, fromType: 5, toType: 6 },
} as const;

/** `WARP_U8_TILE` of kernels/ops/warp/u8.cu. */
export const WARP_U8_TILE = [64, 16] as const;
