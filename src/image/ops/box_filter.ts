import { checkInteger, invalid, type OptionNames } from "../../base/check.ts";
import type { DType } from "../../base/dtype.ts";
import {
  type Anchor,
  checkAnchor,
  FILTER_OPTIONS,
  type FilterOptions,
  filterSeparable,
  MAX_TAPS,
  type WindowOptions,
} from "../core/linear_filter.ts";
import { checkOperatorOptions } from "../core/option_names.ts";
import { dtypeOption, type ElementType } from "../core/result_dtype.ts";
import { type Images, readImages, type Result } from "../core/view.ts";

/** Options of `averageBlur`. */
export interface BoxOptions<I extends Images = Images, D extends DType = DType> extends FilterOptions<I, D> {
  /** The position in the box that lies on the pixel itself. Default: the center. */
  anchor?: Anchor | undefined;
}

/** The names of {@link BoxOptions}. */
export const BOX_OPTIONS: OptionNames<BoxOptions> = { anchor: true, ...FILTER_OPTIONS };

/** Options of {@link boxFilter}. */
export interface BoxFilterOptions<I extends Images = Images, D extends DType = DType>
  extends BoxOptions<I, D> {
  /** Computes means; false computes sums. Default true. */
  normalize?: boolean | undefined;
}

/** The names of {@link BoxFilterOptions}. */
const BOX_FILTER_OPTIONS: OptionNames<BoxFilterOptions> = { normalize: "boolean", ...BOX_OPTIONS };

/**
 * Computes the mean or the sum of a box of pixels around each one: OpenCV's `boxFilter`.
 *
 * ```ts
 * using sums = boxFilter(frame, 3, { normalize: false, dtype: "u16" });
 * ```
 *
 * @param src Images with 1 to 4 channels of u8, u16, i16, f16 or f32 in any layout, or a list of images.
 * @param size The width and height of the box in pixels, 1 to 128, or one number for both.
 * @returns Images of the same sizes and layout. Integers are rounded to nearest and saturated; ties of u8 go up.
 * OpenCV's means may differ by 1: those of an even number of bytes are biased; u16 and i16 are summed in f32.
 * @throws {TypeError | RangeError} An argument is invalid; nothing was launched.
 */
export function boxFilter<I extends Images, D extends DType = ElementType<I>>(
  src: I,
  size: number | readonly [width: number, height: number],
  options: BoxFilterOptions<NoInfer<I>, D> = {},
): Result<I, D> {
  return filterBox(src, size, options, BOX_FILTER_OPTIONS);
}

/** Filters with the options that an operator has, of which `known` are the names. */
export function filterBox<R extends Images>(
  src: Images,
  size: number | readonly [width: number, height: number],
  options: BoxFilterOptions,
  known: Readonly<Record<string, true | "boolean">>,
): R {
  const from = readImages("src", src);
  const [width, height] = checkBox(size);
  const anchor = checkAnchor(checkOperatorOptions(options, known).anchor, width, height);
  const x = new Array<number>(width).fill(1), y = new Array<number>(height).fill(1);
  const scale = "normalize" in known && options.normalize === false ? 1 : 1 / (width * height);
  const dtype = dtypeOption(options.dtype, from.dtype);
  const roundTiesUp = from.dtype === "u8" && dtype === "u8";
  return filterSeparable(from, dtype, { x, y, anchor, scale, roundTiesUp }, options as WindowOptions);
}

function checkBox(size: number | readonly [number, number]): readonly [number, number] {
  const both: readonly [number, number] = typeof size === "number" ? [size, size] : size;
  if (!Array.isArray(both) || both.length !== 2) {
    throw new RangeError(invalid("size", "a number, or [width, height]", size));
  }
  checkInteger("size[0]", both[0], 1, MAX_TAPS);
  checkInteger("size[1]", both[1], 1, MAX_TAPS);
  return both;
}
