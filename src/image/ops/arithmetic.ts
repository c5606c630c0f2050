/**
 * Elementwise arithmetic with the names of OpenCV's `core` and `cudaarithm`. Operations are in f32 and round
 * once, to nearest with ties to even.
 */
import { BINARY_OPERATION, UNARY_OPERATION } from "../../../ptx/layouts.ts";
import { ARITHMETIC } from "../../../ptx/ops/arithmetic.ts";
import { checkFinite, invalid, isKeyOf, oneOf, type OptionNames } from "../../base/check.ts";
import type { DType } from "../../base/dtype.ts";
import { builtinKernel } from "../../core/module/builtin_kernels.ts";
import type { Stream } from "../../core/stream/stream.ts";
import { launchImages, typeCode } from "../core/launch.ts";
import { checkOperatorOptions } from "../core/option_names.ts";
import { type PerChannel, perChannel } from "../core/per_channel.ts";
import { mergeInterleaved, readSecond } from "../core/pointwise.ts";
import { resultFor, returned } from "../core/result.ts";
import {
  ARITHMETIC_OPTIONS,
  type ArithmeticOptions,
  dtypeOption,
  type ElementType,
  type FloatOf,
} from "../core/result_dtype.ts";
import { PIXEL_TILE, TWO_VEC4_TILE } from "../core/tiles.ts";
import { type Call, launchVariant, variants } from "../core/variants.ts";
import {
  IMAGE_OPTIONS,
  type ImageOptions,
  type Images,
  type ImageView,
  readImages,
  type Result,
} from "../core/view.ts";

/**
 * The second term of an operator: images of the sizes and dtype of the first ones, in any layout; one image
 * for a whole batch; a number; or a number for each channel. Integer results are rounded once; OpenCV also rounds
 * the number first in `add`, `subtract` and `absdiff`.
 */
export type Term = Images | number | readonly number[];

/** Options of `multiply` and `divide`. */
export interface ScaleOptions<I extends Images = Images, D extends DType = DType>
  extends ArithmeticOptions<I, D> {
  /** Multiplies the result. Default 1. */
  scale?: number | undefined;
}

/** The names of {@link ScaleOptions}. */
const SCALE_OPTIONS: OptionNames<ScaleOptions> = { scale: true, ...ARITHMETIC_OPTIONS };

/** Options of `phase`. */
export interface PhaseOptions<I extends Images = Images, D extends DType = DType>
  extends ArithmeticOptions<I, D> {
  /** Returns degrees instead of radians. Default false. */
  degrees?: boolean | undefined;
}

/** The names of {@link PhaseOptions}. */
const PHASE_OPTIONS: OptionNames<PhaseOptions> = { degrees: "boolean", ...ARITHMETIC_OPTIONS };

/** How `compare` compares: OpenCV's `CMP_EQ`, `CMP_NE`, … */
export type Comparison = "eq" | "ne" | "lt" | "le" | "gt" | "ge";

const COMPARISONS: Readonly<Record<Comparison, keyof typeof BINARY_OPERATION>> = {
  eq: "equal",
  ne: "notEqual",
  lt: "less",
  le: "lessEqual",
  gt: "greater",
  ge: "greaterEqual",
};
const FLOATS: readonly DType[] = ["f16", "f32"];
/** Integer scalars up to this one are exact in f32, so they can be added to integers as such. */
const MAX_EXACT_SCALAR = 2 ** 24;

/** Parameters of some operations. */
interface Coefficients {
  readonly alpha?: number | undefined;
  readonly beta?: number | undefined;
  readonly gamma?: number | undefined;
}

interface BinaryCall extends Call, Coefficients {
  readonly operation: keyof typeof BINARY_OPERATION;
  readonly scalar: boolean;
  /** The scalar for each channel. */
  readonly value: PerChannel;
}

const ARITHMETIC_VARIANTS = variants<BinaryCall>("arithmetic", [
  {
    name: "same_dtype",
    file: "arithmetic",
    requires: "equal dtypes; add, subtract, multiply and the like",
    gain: "5.0× at 32 × 1080p add",
    ptx: ARITHMETIC,
    // The operations from divide on are rare and would make these kernels large.
    when: (layout, { operation, value }) =>
      layout.dtype !== null && BINARY_OPERATION[operation] < BINARY_OPERATION.divide &&
      (FLOATS.includes(layout.dtype) || value.every(isExactScalar)),
    kernel: ({ views: [from] }) => `arithmetic_${from!.dtype}`,
    tile: TWO_VEC4_TILE,
    args: binaryArgs,
  },
  {
    name: "generic",
    file: "arithmetic",
    ptx: ARITHMETIC,
    kernel: "arithmetic_any",
    tile: PIXEL_TILE,
    args: (call) => {
      const { views: [from, , to] } = call;
      return [...binaryArgs(call), typeCode(from!.dtype), typeCode(to!.dtype)];
    },
  },
]);

function isExactScalar(value: number): boolean {
  return Number.isInteger(value) && Math.abs(value) <= MAX_EXACT_SCALAR;
}

function binaryArgs({ operation, scalar, value, alpha = 1, beta = 1, gamma = 0 }: BinaryCall): number[] {
  return [BINARY_OPERATION[operation], scalar ? 1 : 0, alpha, beta, gamma, ...value];
}

/** The coefficients of operations that have none. */
const none = (): Coefficients => ({});

/** The coefficients of operations with the option `scale`. */
const scaled = ({ scale }: ScaleOptions): Coefficients => ({ alpha: checkFinite("scale", scale ?? 1) });

/** @param known The names of the options that the operator has. */
function binary<R extends Images, O extends ArithmeticOptions>(
  operation: keyof typeof BINARY_OPERATION,
  src1: Images,
  src2: Term,
  options: O,
  known: Readonly<Record<string, true | "boolean">>,
  coefficients: (options: O) => Coefficients = none,
  dtypeOf: (dtype: DType) => DType = (dtype) => dtype,
): R {
  const from = readImages("src1", src1);
  const scalar = isScalar(src2);
  const value: PerChannel = scalar ? perChannel("src2", src2, from.channels) : [0, 0, 0, 0];
  const second = scalar ? from : readSecond("src2", src2, from);
  const { dtype: wanted } = checkOperatorOptions(options, known), factors = coefficients(options);
  const dtype = dtypeOption("dtype" in known ? wanted : undefined, dtypeOf(from.dtype));
  const others = scalar ? [] : [second];
  const to = resultFor(from, { dtype }, options, { inPlace: true, others });
  const uniform = value.every((it) => it === value[0]);
  const views = uniform ? mergeInterleaved([from, second, to]) : [from, second, to];
  const call = { ...factors, views, stream: options.stream, operation, scalar, value };
  launchVariant(ARITHMETIC_VARIANTS, call);
  return returned(to);
}

/** Computes `to = a - b` for checked images that agree in everything; `to` may be either of them. */
export function launchDifference(
  a: ImageView,
  b: ImageView,
  to: ImageView,
  stream: Stream | undefined,
): void {
  const views = mergeInterleaved([a, b, to]);
  const value = [0, 0, 0, 0] as const;
  launchVariant(ARITHMETIC_VARIANTS, { views, stream, operation: "subtract", scalar: false, value });
}

/** True for a number, or a list of numbers rather than of images. */
export function isScalar(term: Term): term is number | readonly number[] {
  return typeof term === "number" || (Array.isArray(term) && typeof term[0] === "number");
}

/**
 * Adds two images, or an image and a scalar: OpenCV's `add`.
 *
 * ```ts
 * using brighter = add(frame, 20);
 * ```
 *
 * @param src1 Images with 1 to 4 channels of u8, u16, i16, f16 or f32 in any layout, or a list of images.
 * @param src2 Images of the same sizes and dtype, or a scalar.
 * @returns Images of the sizes and layout of `src1`. `into` may be `src1`.
 * @throws {TypeError | RangeError} An argument is invalid; nothing was launched.
 */
export function add<I extends Images, D extends DType = ElementType<I>>(
  src1: I,
  src2: Term,
  options: ArithmeticOptions<NoInfer<I>, D> = {},
): Result<I, D> {
  return binary("add", src1, src2, options, ARITHMETIC_OPTIONS);
}

/**
 * Computes `src1 - src2`: OpenCV's `subtract`. Arguments are those of {@link add}.
 *
 * ```ts
 * using darker = subtract(frame, [10, 20, 30]); // by channel
 * ```
 */
export function subtract<I extends Images, D extends DType = ElementType<I>>(
  src1: I,
  src2: Term,
  options: ArithmeticOptions<NoInfer<I>, D> = {},
): Result<I, D> {
  return binary("subtract", src1, src2, options, ARITHMETIC_OPTIONS);
}

/**
 * Computes `scale * src1 * src2`: OpenCV's `multiply`. Arguments are those of {@link add}. u16 and i16 times a
 * fractional number may differ from OpenCV's by 1. (OpenCV 5.0.0 returns 0 for products of u16 from 2^31.)
 *
 * ```ts
 * using bright = multiply(frame, 1.5); // saturates at 255
 * ```
 */
export function multiply<I extends Images, D extends DType = ElementType<I>>(
  src1: I,
  src2: Term,
  options: ScaleOptions<NoInfer<I>, D> = {},
): Result<I, D> {
  return binary("multiply", src1, src2, options, SCALE_OPTIONS, scaled);
}

/**
 * Computes `scale * src1 / src2`: OpenCV's `divide`. Division by 0 is 0 for integers, and infinite or NaN for
 * floating point. Arguments are those of {@link add}.
 *
 * ```ts
 * using shares = divide(frame, 255, { dtype: "f32" }); // 0 to 1
 * ```
 */
export function divide<I extends Images, D extends DType = ElementType<I>>(
  src1: I,
  src2: Term,
  options: ScaleOptions<NoInfer<I>, D> = {},
): Result<I, D> {
  return binary("divide", src1, src2, options, SCALE_OPTIONS, scaled);
}

/**
 * Computes `alpha * src1 + beta * src2 + gamma`: OpenCV's `addWeighted`. The images are those of {@link add}.
 *
 * ```ts
 * using half = addWeighted(frame, 0.5, previous, 0.5); // the mean of two images
 * ```
 */
export function addWeighted<I extends Images, D extends DType = ElementType<I>>(
  src1: I,
  alpha: number,
  src2: Term,
  beta: number,
  gamma = 0,
  options: ArithmeticOptions<NoInfer<I>, D> = {},
): Result<I, D> {
  const coefficients = {
    alpha: checkFinite("alpha", alpha),
    beta: checkFinite("beta", beta),
    gamma: checkFinite("gamma", gamma),
  };
  return binary("weighted", src1, src2, options, ARITHMETIC_OPTIONS, () => coefficients);
}

/**
 * Computes `|src1 - src2|`: OpenCV's `absdiff`. Arguments are those of {@link add}.
 *
 * ```ts
 * using motion = absdiff(frame, previous);
 * ```
 */
export function absdiff<I extends Images, D extends DType = ElementType<I>>(
  src1: I,
  src2: Term,
  options: ArithmeticOptions<NoInfer<I>, D> = {},
): Result<I, D> {
  return binary("absdiff", src1, src2, options, ARITHMETIC_OPTIONS);
}

/**
 * Computes the elementwise minimum: OpenCV's `min`. Arguments are those of {@link add}.
 *
 * ```ts
 * using limited = min(frame, 200); // at most 200
 * ```
 */
export function min<I extends Images, D extends DType = ElementType<I>>(
  src1: I,
  src2: Term,
  options: ArithmeticOptions<NoInfer<I>, D> = {},
): Result<I, D> {
  return binary("min", src1, src2, options, ARITHMETIC_OPTIONS);
}

/**
 * Computes the elementwise maximum: OpenCV's `max`. Arguments are those of {@link add}.
 *
 * ```ts
 * using brightest = max(frame, previous);
 * ```
 */
export function max<I extends Images, D extends DType = ElementType<I>>(
  src1: I,
  src2: Term,
  options: ArithmeticOptions<NoInfer<I>, D> = {},
): Result<I, D> {
  return binary("max", src1, src2, options, ARITHMETIC_OPTIONS);
}

/** The default dtype of `magnitude` and `phase`. */
function floatOf(dtype: DType): DType {
  return FLOATS.includes(dtype) ? dtype : "f32";
}

/**
 * Computes the length of vectors, `√(x² + y²)`, such as gradients: OpenCV's `magnitude`. Arguments are those
 * of {@link add}.
 *
 * ```ts
 * using dx = sobel(gray, 1, 0), dy = sobel(gray, 0, 1);
 * using edges = magnitude(dx, dy); // √(dx² + dy²)
 * ```
 *
 * @returns f16 for f16, otherwise f32, unless `dtype` is set.
 */
export function magnitude<I extends Images, D extends DType = FloatOf<I>>(
  x: I,
  y: Term,
  options: ArithmeticOptions<NoInfer<I>, D> = {},
): Result<I, D> {
  return binary("magnitude", x, y, options, ARITHMETIC_OPTIONS, none, floatOf);
}

/**
 * Computes the direction of vectors, from 0 to 2π or 360 degrees: OpenCV's `phase`, but exact (OpenCV is off
 * by up to 0.3 degrees). Arguments are those of {@link add}.
 *
 * ```ts
 * using dx = sobel(gray, 1, 0), dy = sobel(gray, 0, 1);
 * using angles = phase(dx, dy, { degrees: true });
 * ```
 *
 * @returns f16 for f16, otherwise f32, unless `dtype` is set.
 */
export function phase<I extends Images, D extends DType = FloatOf<I>>(
  x: I,
  y: Term,
  options: PhaseOptions<NoInfer<I>, D> = {},
): Result<I, D> {
  const unit = ({ degrees }: PhaseOptions): Coefficients => ({ alpha: degrees ? 180 / Math.PI : 1 });
  return binary("phase", x, y, options, PHASE_OPTIONS, unit, floatOf);
}

/**
 * Compares elements: OpenCV's `compare`. Arguments are those of {@link add}.
 *
 * ```ts
 * using mask = compare(frame, background, "gt"); // frame > background
 * ```
 *
 * @returns u8: 255 where the comparison holds, otherwise 0.
 */
export function compare<I extends Images>(
  src1: I,
  src2: Term,
  comparison: Comparison,
  options: ImageOptions<Result<NoInfer<I>, "u8">> = {},
): Result<I, "u8"> {
  if (!isKeyOf(COMPARISONS, comparison)) {
    throw new RangeError(
      invalid("comparison", oneOf(COMPARISONS), comparison),
    );
  }
  return binary(COMPARISONS[comparison], src1, src2, options, IMAGE_OPTIONS, none, () => "u8");
}

function unary<R extends Images>(
  operation: keyof typeof UNARY_OPERATION,
  src: Images,
  options: ArithmeticOptions,
  power = 0,
): R {
  const from = readImages("src", src);
  const dtype = dtypeOption(checkOperatorOptions(options, ARITHMETIC_OPTIONS).dtype, from.dtype);
  const to = resultFor(from, { dtype }, options, { inPlace: true });
  const kernel = builtinKernel(from.context, ARITHMETIC, "unary");
  const args = [UNARY_OPERATION[operation], power, typeCode(from.dtype), typeCode(dtype)];
  launchImages(kernel, mergeInterleaved([from, to]), PIXEL_TILE, options.stream, ...args);
  return returned(to);
}

/**
 * Computes absolute values: OpenCV's `abs`.
 *
 * ```ts
 * using distance = abs(convertTo(frame, "i16", { shift: -128 })); // |value − 128|
 * ```
 *
 * @param src Images with 1 to 4 channels of u8, u16, i16, f16 or f32 in any layout, or a list of images.
 * @returns Images of the same sizes and layout; integers are rounded and saturated. `into` may be `src`.
 * @throws {TypeError | RangeError} An argument is invalid; nothing was launched.
 */
export function abs<I extends Images, D extends DType = ElementType<I>>(
  src: I,
  options: ArithmeticOptions<NoInfer<I>, D> = {},
): Result<I, D> {
  return unary("abs", src, options);
}

/**
 * Computes squares: OpenCV's `sqr`. Arguments are those of {@link abs}.
 *
 * ```ts
 * using energy = sqr(convertTo(frame, "f32"));
 * ```
 */
export function sqr<I extends Images, D extends DType = ElementType<I>>(
  src: I,
  options: ArithmeticOptions<NoInfer<I>, D> = {},
): Result<I, D> {
  return unary("square", src, options);
}

/**
 * Computes square roots: OpenCV's `sqrt`. Arguments are those of {@link abs}.
 *
 * ```ts
 * using roots = sqrt(scores);
 * ```
 */
export function sqrt<I extends Images, D extends DType = ElementType<I>>(
  src: I,
  options: ArithmeticOptions<NoInfer<I>, D> = {},
): Result<I, D> {
  return unary("sqrt", src, options);
}

/**
 * Computes e to the power of each element: OpenCV's `exp`. Arguments are those of {@link abs}.
 *
 * ```ts
 * using likelihoods = exp(scores);
 * ```
 */
export function exp<I extends Images, D extends DType = ElementType<I>>(
  src: I,
  options: ArithmeticOptions<NoInfer<I>, D> = {},
): Result<I, D> {
  return unary("exp", src, options);
}

/**
 * Computes natural logarithms: OpenCV's `log`. Arguments are those of {@link abs}.
 *
 * ```ts
 * using compressed = log(add(frame, 1, { dtype: "f32" }));
 * ```
 */
export function log<I extends Images, D extends DType = ElementType<I>>(
  src: I,
  options: ArithmeticOptions<NoInfer<I>, D> = {},
): Result<I, D> {
  return unary("log", src, options);
}

/**
 * Raises each element to `power`: OpenCV's `pow`. Negative floating-point numbers with a fractional power are
 * NaN; integers saturate, even where OpenCV's overflow 32 bits. Arguments are those of {@link abs}.
 *
 * ```ts
 * using linear = pow(divide(frame, 255, { dtype: "f32" }), 2.2);
 * ```
 */
export function pow<I extends Images, D extends DType = ElementType<I>>(
  src: I,
  power: number,
  options: ArithmeticOptions<NoInfer<I>, D> = {},
): Result<I, D> {
  return unary("power", src, options, checkFinite("power", power));
}
