/**
 * Arithmetic of images, element by element, by the names of OpenCV's `core` and `cudaarithm`. It is done in f32 and rounded
 * once, to the nearest, ties to even.
 */
import { ARITHMETIC } from "../../../ptx/ops/arithmetic.ts";
import { invalid, show } from "../../base/check.ts";
import type { DType } from "../../base/dtype.ts";
import { shippedKernel } from "../../core/module/builtin_kernels.ts";
import type { Stream } from "../../core/stream/stream.ts";
import { launchImages, TILE, typeCode } from "../core/launch.ts";
import { type PerChannel, perChannel } from "../core/per_channel.ts";
import { asElements, readSecond } from "../core/pointwise.ts";
import { resultOf, returned } from "../core/result.ts";
import { type ArithmeticOptions, dtypeOption, type ElementType, type FloatOf } from "../core/result_dtype.ts";
import { type ImageOptions, type Images, type ImageView, readImages, type Result } from "../core/view.ts";

/**
 * The second term of an operator: images of the sizes and the element type of the first ones, in any layout; one image for a
 * whole batch; a number; or a number for each channel.
 */
export type Term = Images | number | readonly number[];

/** Options of `multiply` and `divide`. */
export interface ScaleOptions<I extends Images = Images, D extends DType = DType>
  extends ArithmeticOptions<I, D> {
  /** A factor. Default 1. */
  scale?: number;
}

/** Options of `phase`. */
export interface PhaseOptions<I extends Images = Images, D extends DType = DType>
  extends ArithmeticOptions<I, D> {
  /** Degrees instead of radians. Default false. */
  degrees?: boolean;
}

/** How `compare` compares: OpenCV's `CMP_EQ`, `CMP_NE`, … */
export type Comparison = "eq" | "ne" | "lt" | "le" | "gt" | "ge";

/** In the order of `enum Binary` of kernels/ops/arithmetic.cu. */
const BINARY = [
  "add",
  "subtract",
  "multiply",
  "addWeighted",
  "absdiff",
  "min",
  "max",
  "divide",
  "magnitude",
  "phase",
  "eq",
  "ne",
  "lt",
  "le",
  "gt",
  "ge",
] as const;

/** From this one on, operators that only the kernel for any pair of types has: they would make the others large. */
const FIRST_UNCOMMON = BINARY.indexOf("divide");

/** In the order of `enum Unary`. */
const UNARY = ["abs", "sqr", "sqrt", "exp", "log", "pow"] as const;

const COMPARISONS: readonly Comparison[] = ["eq", "ne", "lt", "le", "gt", "ge"];

const FLOATS: readonly DType[] = ["f16", "f32"];

/** Elements of a block: two words of four a thread. */
const ELEMENTS_TILE = [256, 8] as const;

/** Scalars up to here are added to integers as integers. */
const LARGEST_WHOLE = 2 ** 24;

/** Numbers that only some operators need. */
interface Coefficients {
  readonly alpha?: number;
  readonly beta?: number;
  readonly gamma?: number;
}

function binary<R extends Images>(
  op: (typeof BINARY)[number],
  src1: Images,
  src2: Term,
  options: ArithmeticOptions,
  { alpha = 1, beta = 1, gamma = 0 }: Coefficients = {},
  dtypeOf: (dtype: DType) => DType = (dtype) => dtype,
): R {
  const from = readImages("src1", src1);
  const scalar = isScalar(src2);
  const value: PerChannel = scalar ? perChannel("src2", src2, from.channels) : [0, 0, 0, 0];
  const second = scalar ? from : readSecond("src2", src2, from);
  const dtype = dtypeOption(options.dtype, dtypeOf(from.dtype));
  const to = resultOf(from, { dtype }, options, true, scalar ? [] : [second]);
  const uniform = value.every((it) => it === value[0]);
  const views: readonly ImageView[] = uniform ? asElements([from, second, to]) : [from, second, to];
  const code = BINARY.indexOf(op);
  const args = [code, scalar ? 1 : 0, alpha, beta, gamma, ...value];
  const whole = FLOATS.includes(dtype) ||
    value.every((it) => Number.isInteger(it) && Math.abs(it) <= LARGEST_WHOLE);
  if (dtype === from.dtype && code < FIRST_UNCOMMON && whole) {
    const kernel = shippedKernel(from.context, ARITHMETIC, `arithmetic_${dtype}`);
    launchImages(kernel, views, ELEMENTS_TILE, options.stream, ...args);
  } else {
    const kernel = shippedKernel(from.context, ARITHMETIC, "arithmetic_any");
    launchImages(kernel, views, TILE, options.stream, ...args, typeCode(from.dtype), typeCode(dtype));
  }
  return returned(to);
}

/** `to = a - b` of views that have been read and are alike in everything; `to` may be either of them. */
export function launchDifference(
  a: ImageView,
  b: ImageView,
  to: ImageView,
  stream: Stream | undefined,
): void {
  const kernel = shippedKernel(to.context, ARITHMETIC, `arithmetic_${to.dtype}`);
  const code = BINARY.indexOf("subtract");
  launchImages(kernel, asElements([a, b, to]), ELEMENTS_TILE, stream, code, 0, 1, 1, 0, 0, 0, 0, 0);
}

/** A number, or a list of numbers rather than of images. */
export function isScalar(term: Term): term is number | readonly number[] {
  return typeof term === "number" || (Array.isArray(term) && typeof term[0] === "number");
}

/** A finite number. */
export function finite(name: string, value: unknown): number {
  if (typeof value !== "number" || !Number.isFinite(value)) {
    throw new RangeError(invalid(name, "a finite number", value));
  }
  return value;
}

/**
 * The sum of two images, or of an image and a scalar: OpenCV's `add`.
 *
 * ```ts
 * using brighter = add(frame, 20);
 * ```
 *
 * @param src1 Images of u8, u16, i16, f16 or f32, of 1 to 4 channels, in any layout; or a list of images. `into` may be `src1`.
 * @param src2 Images of the same sizes and element type, or a scalar.
 * @returns The sizes and layout of `src1`.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function add<I extends Images, D extends DType = ElementType<I>>(
  src1: I,
  src2: Term,
  options: ArithmeticOptions<NoInfer<I>, D> = {},
): Result<I, D> {
  return binary("add", src1, src2, options);
}

/** `src1 - src2`: OpenCV's `subtract`. Arguments as for {@link add}. */
export function subtract<I extends Images, D extends DType = ElementType<I>>(
  src1: I,
  src2: Term,
  options: ArithmeticOptions<NoInfer<I>, D> = {},
): Result<I, D> {
  return binary("subtract", src1, src2, options);
}

/** `scale * src1 * src2`: OpenCV's `multiply`. Arguments as for {@link add}. */
export function multiply<I extends Images, D extends DType = ElementType<I>>(
  src1: I,
  src2: Term,
  options: ScaleOptions<NoInfer<I>, D> = {},
): Result<I, D> {
  return binary("multiply", src1, src2, options, { alpha: finite("scale", options.scale ?? 1) });
}

/**
 * `scale * src1 / src2`: OpenCV's `divide`. Where an element of `src2` is 0, the result is 0 in integers, and infinite or NaN in
 * floats.
 * Arguments as for {@link add}.
 */
export function divide<I extends Images, D extends DType = ElementType<I>>(
  src1: I,
  src2: Term,
  options: ScaleOptions<NoInfer<I>, D> = {},
): Result<I, D> {
  return binary("divide", src1, src2, options, { alpha: finite("scale", options.scale ?? 1) });
}

/** `alpha * src1 + beta * src2 + gamma`: OpenCV's `addWeighted`. Images as for {@link add}. */
export function addWeighted<I extends Images, D extends DType = ElementType<I>>(
  src1: I,
  alpha: number,
  src2: Term,
  beta: number,
  gamma = 0,
  options: ArithmeticOptions<NoInfer<I>, D> = {},
): Result<I, D> {
  return binary("addWeighted", src1, src2, options, {
    alpha: finite("alpha", alpha),
    beta: finite("beta", beta),
    gamma: finite("gamma", gamma),
  });
}

/** `|src1 - src2|`: OpenCV's `absdiff`. Arguments as for {@link add}. */
export function absdiff<I extends Images, D extends DType = ElementType<I>>(
  src1: I,
  src2: Term,
  options: ArithmeticOptions<NoInfer<I>, D> = {},
): Result<I, D> {
  return binary("absdiff", src1, src2, options);
}

/** The smaller of each two elements: OpenCV's `min`. Arguments as for {@link add}. */
export function min<I extends Images, D extends DType = ElementType<I>>(
  src1: I,
  src2: Term,
  options: ArithmeticOptions<NoInfer<I>, D> = {},
): Result<I, D> {
  return binary("min", src1, src2, options);
}

/** The larger of each two elements: OpenCV's `max`. Arguments as for {@link add}. */
export function max<I extends Images, D extends DType = ElementType<I>>(
  src1: I,
  src2: Term,
  options: ArithmeticOptions<NoInfer<I>, D> = {},
): Result<I, D> {
  return binary("max", src1, src2, options);
}

/** Integers give floats. */
function floatOf(dtype: DType): DType {
  return FLOATS.includes(dtype) ? dtype : "f32";
}

/**
 * The length of vectors, `√(x² + y²)`: OpenCV's `magnitude`, of gradients for instance. Arguments as for {@link add}.
 *
 * @returns Floats: f32 for integers, unless `dtype` says otherwise.
 */
export function magnitude<I extends Images, D extends DType = FloatOf<I>>(
  x: I,
  y: Term,
  options: ArithmeticOptions<NoInfer<I>, D> = {},
): Result<I, D> {
  return binary("magnitude", x, y, options, {}, floatOf);
}

/**
 * The direction of vectors, from 0 to 2π or 360 degrees: OpenCV's `phase`, though exact (OpenCV is off by up to 0.3 degrees).
 * Arguments as for {@link add}.
 *
 * @returns Floats: f32 for integers, unless `dtype` says otherwise.
 */
export function phase<I extends Images, D extends DType = FloatOf<I>>(
  x: I,
  y: Term,
  options: PhaseOptions<NoInfer<I>, D> = {},
): Result<I, D> {
  const alpha = options.degrees ? 180 / Math.PI : 1;
  return binary("phase", x, y, options, { alpha }, floatOf);
}

/**
 * 255 where elements compare as asked, else 0: OpenCV's `compare`. Arguments as for {@link add}.
 *
 * ```ts
 * using mask = compare(frame, background, "gt"); // frame > background
 * ```
 *
 * @returns u8.
 */
export function compare<I extends Images>(
  src1: I,
  src2: Term,
  comparison: Comparison,
  options: ImageOptions<Result<NoInfer<I>, "u8">> = {},
): Result<I, "u8"> {
  if (!COMPARISONS.includes(comparison)) {
    throw new RangeError(invalid("comparison", `one of ${COMPARISONS.map(show).join(", ")}`, comparison));
  }
  return binary(comparison, src1, src2, { into: options.into, stream: options.stream }, {}, () => "u8");
}

function unary<R extends Images>(
  op: (typeof UNARY)[number],
  src: Images,
  options: ArithmeticOptions,
  power = 0,
): R {
  const from = readImages("src", src);
  const dtype = dtypeOption(options.dtype, from.dtype);
  const to = resultOf(from, { dtype }, options, true);
  const kernel = shippedKernel(from.context, ARITHMETIC, "unary");
  const args = [UNARY.indexOf(op), power, typeCode(from.dtype), typeCode(dtype)];
  launchImages(kernel, asElements([from, to]), TILE, options.stream, ...args);
  return returned(to);
}

/**
 * Absolute values: OpenCV's `abs`.
 *
 * @param src Images of u8, u16, i16, f16 or f32, of 1 to 4 channels, in any layout; or a list of images. `into` may be `src`.
 * @returns The same sizes and layout; integers are rounded and keep within their range, unless `dtype` asks for floats.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function abs<I extends Images, D extends DType = ElementType<I>>(
  src: I,
  options: ArithmeticOptions<NoInfer<I>, D> = {},
): Result<I, D> {
  return unary("abs", src, options);
}

/** Squares: OpenCV's `sqr`. Arguments as for {@link abs}. */
export function sqr<I extends Images, D extends DType = ElementType<I>>(
  src: I,
  options: ArithmeticOptions<NoInfer<I>, D> = {},
): Result<I, D> {
  return unary("sqr", src, options);
}

/** Square roots: OpenCV's `sqrt`. Arguments as for {@link abs}. */
export function sqrt<I extends Images, D extends DType = ElementType<I>>(
  src: I,
  options: ArithmeticOptions<NoInfer<I>, D> = {},
): Result<I, D> {
  return unary("sqrt", src, options);
}

/** e to the power of each element: OpenCV's `exp`. Arguments as for {@link abs}. */
export function exp<I extends Images, D extends DType = ElementType<I>>(
  src: I,
  options: ArithmeticOptions<NoInfer<I>, D> = {},
): Result<I, D> {
  return unary("exp", src, options);
}

/** Natural logarithms: OpenCV's `log`. Arguments as for {@link abs}. */
export function log<I extends Images, D extends DType = ElementType<I>>(
  src: I,
  options: ArithmeticOptions<NoInfer<I>, D> = {},
): Result<I, D> {
  return unary("log", src, options);
}

/**
 * Each element to the power `power`: OpenCV's `pow`. Of negative floats a power that is not whole is NaN. Arguments as for
 * {@link abs}.
 */
export function pow<I extends Images, D extends DType = ElementType<I>>(
  src: I,
  power: number,
  options: ArithmeticOptions<NoInfer<I>, D> = {},
): Result<I, D> {
  return unary("pow", src, options, finite("power", power));
}
