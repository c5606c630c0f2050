/** Bitwise operations. */
import { BITWISE_OPERATION } from "../../../ptx/layouts.ts";
import { ARITHMETIC } from "../../../ptx/ops/arithmetic.ts";
import { type DType, hostView } from "../../base/dtype.ts";
import { builtinKernel } from "../../core/module/builtin_kernels.ts";
import { launchImages } from "../core/launch.ts";
import { checkOperatorOptions } from "../core/option_names.ts";
import { perChannel } from "../core/per_channel.ts";
import { mergeInterleaved, readSecond } from "../core/pointwise.ts";
import { resultFor, returned } from "../core/result.ts";
import { TWO_VEC4_TILE } from "../core/tiles.ts";
import { IMAGE_OPTIONS, type ImageOptions, type Images, readImages } from "../core/view.ts";
import { isScalar, type Term } from "./arithmetic.ts";

function bitwise<I extends Images>(
  operation: keyof typeof BITWISE_OPERATION,
  name: string,
  src: I,
  src2: Term,
  options: ImageOptions<I>,
): I {
  const from = readImages(name, src);
  const scalar = isScalar(src2);
  const value = scalar ? perChannel("src2", src2, from.channels) : [0, 0, 0, 0];
  const second = scalar ? from : readSecond("src2", src2, from);
  checkOperatorOptions(options, IMAGE_OPTIONS);
  const to = resultFor(from, {}, options, { inPlace: true, others: scalar ? [] : [second] });
  const uniform = value.every((it) => it === value[0]);
  const views = uniform ? mergeInterleaved([from, second, to]) : [from, second, to];
  const kernel = builtinKernel(from.context, ARITHMETIC, `bitwise_${from.array.itemSize}`);
  const args = [BITWISE_OPERATION[operation], scalar ? 1 : 0, ...value.map((it) => bitsOf(from.dtype, it))];
  launchImages(kernel, views, TWO_VEC4_TILE, options.stream, ...args);
  return returned(to);
}

/** The bits of a number as an element. Integers wrap around, so -1 is all ones. */
function bitsOf(dtype: DType, value: number): number {
  if (value === 0) return 0;
  const word = new Uint32Array(1);
  (hostView(dtype, word.buffer) as Uint8Array)[0] = value;
  return word[0]!;
}

/**
 * Computes the bitwise AND: OpenCV's `bitwise_and`.
 *
 * ```ts
 * using cut = bitwiseAnd(frame, mask);
 * ```
 *
 * @param src1 Images with 1 to 4 channels of u8, u16, i16, f16 or f32 in any layout, or a list of images.
 * @param src2 Images of the same sizes, channels and dtype, or a scalar, which is converted to the dtype
 * first.
 * @returns Images of the sizes, layout and dtype of `src1`. `into` may be `src1`.
 * @throws {TypeError | RangeError} An argument is invalid; nothing was launched.
 */
export function bitwiseAnd<I extends Images>(src1: I, src2: Term, options: ImageOptions<NoInfer<I>> = {}): I {
  return bitwise("and", "src1", src1, src2, options as ImageOptions<I>);
}

/**
 * Computes the bitwise OR: OpenCV's `bitwise_or`. Arguments are those of {@link bitwiseAnd}.
 *
 * ```ts
 * using either = bitwiseOr(mask, matte);
 * ```
 */
export function bitwiseOr<I extends Images>(src1: I, src2: Term, options: ImageOptions<NoInfer<I>> = {}): I {
  return bitwise("or", "src1", src1, src2, options as ImageOptions<I>);
}

/**
 * Computes the bitwise exclusive OR: OpenCV's `bitwise_xor`. Arguments are those of {@link bitwiseAnd}.
 *
 * ```ts
 * using different = bitwiseXor(mask, matte);
 * ```
 */
export function bitwiseXor<I extends Images>(src1: I, src2: Term, options: ImageOptions<NoInfer<I>> = {}): I {
  return bitwise("xor", "src1", src1, src2, options as ImageOptions<I>);
}

/**
 * Inverts all bits: OpenCV's `bitwise_not`. Arguments are those of {@link bitwiseAnd}.
 *
 * ```ts
 * using inverse = bitwiseNot(mask);
 * ```
 */
export function bitwiseNot<I extends Images>(src: I, options: ImageOptions<NoInfer<I>> = {}): I {
  return bitwise("not", "src", src, 0, options as ImageOptions<I>);
}
