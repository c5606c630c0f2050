/** Operations on the bits of elements. */
import { ARITHMETIC } from "../../../ptx/ops/arithmetic.ts";
import { type DType, hostView } from "../../base/dtype.ts";
import { shippedKernel } from "../../core/module/builtin_kernels.ts";
import { launchImages } from "../core/launch.ts";
import { perChannel } from "../core/per_channel.ts";
import { asElements, readSecond } from "../core/pointwise.ts";
import { resultOf, returned } from "../core/result.ts";
import { type ImageOptions, type Images, readImages } from "../core/view.ts";
import { isScalar, type Term } from "./arithmetic.ts";

/** In the order of `enum Bitwise` of kernels/ops/arithmetic.cu. */
const BITWISE = ["and", "or", "xor", "not"] as const;
/** Elements of a block: two words of four a thread. */
const ELEMENTS_TILE = [256, 8] as const;

function bitwise<I extends Images>(
  op: (typeof BITWISE)[number],
  name: string,
  src: I,
  src2: Term,
  options: ImageOptions<I>,
): I {
  const from = readImages(name, src);
  const scalar = isScalar(src2);
  const value = scalar ? perChannel("src2", src2, from.channels) : [0, 0, 0, 0];
  const second = scalar ? from : readSecond("src2", src2, from);
  const to = resultOf(from, {}, options, true, scalar ? [] : [second]);
  const views = value.every((it) => it === value[0]) ? asElements([from, second, to]) : [from, second, to];
  const kernel = shippedKernel(from.context, ARITHMETIC, `bitwise_${from.array.itemSize}`);
  const bits = value.map((it) => bitsOf(from.dtype, it));
  launchImages(kernel, views, ELEMENTS_TILE, options.stream, BITWISE.indexOf(op), scalar ? 1 : 0, ...bits);
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
 * The bits that both images have: OpenCV's `bitwise_and`.
 *
 * ```ts
 * using cut = bitwiseAnd(frame, mask);
 * ```
 *
 * @param src1 Images of u8, u16, i16, f16 or f32, of 1 to 4 channels, in any layout; or a list of images. `into` may be `src1`.
 * @param src2 Images of the same sizes, channels and element type, or a scalar, which is made an element first.
 * @returns The sizes, layout and element type of `src1`.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function bitwiseAnd<I extends Images>(src1: I, src2: Term, options: ImageOptions<NoInfer<I>> = {}): I {
  return bitwise("and", "src1", src1, src2, options as ImageOptions<I>);
}

/** The bits that either image has: OpenCV's `bitwise_or`. Arguments as for {@link bitwiseAnd}. */
export function bitwiseOr<I extends Images>(src1: I, src2: Term, options: ImageOptions<NoInfer<I>> = {}): I {
  return bitwise("or", "src1", src1, src2, options as ImageOptions<I>);
}

/** The bits that one of the images has: OpenCV's `bitwise_xor`. Arguments as for {@link bitwiseAnd}. */
export function bitwiseXor<I extends Images>(src1: I, src2: Term, options: ImageOptions<NoInfer<I>> = {}): I {
  return bitwise("xor", "src1", src1, src2, options as ImageOptions<I>);
}

/** All bits turned over: OpenCV's `bitwise_not`. Arguments as for {@link bitwiseAnd}. */
export function bitwiseNot<I extends Images>(src: I, options: ImageOptions<NoInfer<I>> = {}): I {
  return bitwise("not", "src", src, 0, options as ImageOptions<I>);
}
