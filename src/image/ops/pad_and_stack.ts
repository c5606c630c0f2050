import type { DeviceArray } from "../../array/array.ts";
import { checkInteger, invalid, type OptionNames } from "../../base/check.ts";
import { BORDER_OPTIONS, borderFill, type BorderOptions } from "../core/border_fill.ts";
import { MAX_OFFSET } from "../core/limits.ts";
import { checkOperatorOptions } from "../core/option_names.ts";
import { checkSize, type Size } from "../core/size.ts";
import { readImageList, stackImages } from "../core/stack.ts";

/** Options of {@link padAndStack}. */
export interface PadAndStackOptions extends BorderOptions {
  /**
   * The `[height, width]` of each image of the result, or one number for both. Default: the largest that is
   * needed.
   */
  size?: number | Size | undefined;
  /** Rows above each image, or a list with one for each. Negative numbers crop the image. Default 0. */
  top?: number | readonly number[] | undefined;
  /**
   * Columns on the left of each image, or a list with one for each. Negative numbers crop the image. Default
   * 0.
   */
  left?: number | readonly number[] | undefined;
}

/** The names of {@link PadAndStackOptions}. */
const PAD_AND_STACK_OPTIONS: OptionNames<PadAndStackOptions> = {
  size: true,
  top: true,
  left: true,
  ...BORDER_OPTIONS,
};

/**
 * Copies images of different sizes into one batch and fills the rest of each with a border: CV-CUDA's
 * `padandstack`.
 *
 * ```ts
 * using batch = padAndStack([a, b, c], { size: [640, 640], value: 114 });
 * ```
 *
 * @param src A list of images with 1 to 4 channels of u8, u16, i16, f16 or f32 in any layout.
 * @returns An NHWC batch, or NCHW if the images are planar.
 * @throws {TypeError | RangeError} An argument is invalid; nothing was launched.
 */
export function padAndStack<D extends DeviceArray>(src: readonly D[], options: PadAndStackOptions = {}): D {
  const from = readImageList("src", src);
  const images = from.images!;
  const top = offsets("top", checkOperatorOptions(options, PAD_AND_STACK_OPTIONS).top ?? 0, images.length),
    left = offsets("left", options.left ?? 0, images.length);
  const size = options.size === undefined
    ? [
      Math.max(...images.map(({ height }, i) => height + top[i]!)),
      Math.max(...images.map(({ width }, i) => width + left[i]!)),
    ] as const
    : checkSize("size", options.size);
  return stackImages(from, size, left, top, borderFill(from, options), options) as D;
}

/** Checks an option that is one offset for all images, or one for each. */
function offsets(name: string, value: number | readonly number[], count: number): readonly number[] {
  const list = typeof value === "number" ? new Array<number>(count).fill(value) : value;
  if (!Array.isArray(list) || list.length !== count) {
    throw new RangeError(invalid(name, `an integer, or ${count} of them, one for each image`, value));
  }
  for (const offset of list) checkInteger(name, offset, -MAX_OFFSET, MAX_OFFSET);
  return list;
}
