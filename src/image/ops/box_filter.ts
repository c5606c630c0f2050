import { checkInteger, invalid } from "../../base/check.ts";
import type { DType } from "../../base/dtype.ts";
import {
  type Anchor,
  checkAnchor,
  type FilterOptions,
  filterSeparable,
  MOST_TAPS,
} from "../core/linear_filter.ts";
import { dtypeOption, type ElementType } from "../core/result_dtype.ts";
import { type Images, readImages, type Result } from "../core/view.ts";

/** Options of `averageBlur` and `boxFilter`. */
export interface BoxOptions<I extends Images = Images, D extends DType = DType> extends FilterOptions<I, D> {
  /** Which pixel of the box is the pixel itself. Default: the middle. */
  anchor?: Anchor;
}

/** Options of `boxFilter`. */
export interface BoxFilterOptions<I extends Images = Images, D extends DType = DType>
  extends BoxOptions<I, D> {
  /** False: sums instead of means. Default true. */
  normalize?: boolean;
}

/**
 * The mean, or the sum, of a box of pixels around each one: OpenCV's `boxFilter`.
 *
 * @param src Images of 1 to 4 channels, of u8, u16, i16, f16 or f32, in any layout; or a list of images.
 * @param size Width and height of the box, 1 to 128; one number for both.
 * @returns The same sizes and layout. Integers are rounded to the nearest and keep within their range.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function boxFilter<I extends Images, D extends DType = ElementType<I>>(
  src: I,
  size: number | readonly [width: number, height: number],
  options: BoxFilterOptions<NoInfer<I>, D> = {},
): Result<I, D> {
  const from = readImages("src", src);
  const [width, height] = boxSize(size);
  const anchor = checkAnchor(options.anchor, width, height);
  const x = new Array<number>(width).fill(1), y = new Array<number>(height).fill(1);
  const scale = options.normalize === false ? 1 : 1 / (width * height);
  const dtype = dtypeOption(options.dtype, from.dtype);
  return filterSeparable(
    from,
    dtype,
    { x, y, anchor, scale, up: from.dtype === "u8" && dtype === "u8" },
    options,
  );
}

function boxSize(size: number | readonly [number, number]): readonly [number, number] {
  const both: readonly [number, number] = typeof size === "number" ? [size, size] : size;
  if (!Array.isArray(both) || both.length !== 2) {
    throw new RangeError(invalid("size", "a number, or [width, height]", size));
  }
  checkInteger("size[0]", both[0], 1, MOST_TAPS);
  checkInteger("size[1]", both[1], 1, MOST_TAPS);
  return both;
}
