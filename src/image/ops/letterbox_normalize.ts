import type { DeviceArray } from "../../array/array.ts";
import type { OptionNames } from "../../base/check.ts";
import { centerLetterbox, letterboxGeometry, type LetterboxPlacement } from "../core/letterbox.ts";
import { checkOperatorOptions } from "../core/option_names.ts";
import { FUSED_OPTIONS, type FusedDType, type FusedOptions, preprocess } from "../core/preprocess.ts";
import { checkSize, type Size } from "../core/size.ts";
import { type Images, imagesOf, readImages } from "../core/view.ts";

/** Options of {@link letterboxNormalize}. */
export interface LetterboxOptions<D extends FusedDType = "f32"> extends FusedOptions<D> {
  /**
   * The fill around the image, in source values: one number, or one for each channel of the source. Default
   * 114.
   */
  value?: number | readonly number[] | undefined;
}

/** The names of {@link LetterboxOptions}. */
const LETTERBOX_OPTIONS: OptionNames<LetterboxOptions> = { value: true, ...FUSED_OPTIONS };

/**
 * Resizes images to fit, centers them, fills the area around them, normalizes, and changes the layout, in one
 * kernel: the input of object detectors. Equivalent to `resize` of f32 images, `copyMakeBorder`, `normalize`
 * and `reformat` in sequence, without rounding in between.
 *
 * ```ts
 * using input = letterboxNormalize(frame, 640); // u8 [1080, 1920, 3] → f32 [3, 640, 640], 0 … 1
 * const { scale, left, top } = letterboxPlacement([1080, 1920], 640); // to map detections back
 * ```
 *
 * @param src Images with 1 to 4 channels of u8, u16, i16, f16 or f32 in any layout, or a list of images of
 * any sizes.
 * @param size The result's `[height, width]` in pixels, or one number for both.
 * @returns An array of `options.dtype`, by default f32; a batch for a list.
 * @throws {TypeError | RangeError} An argument is invalid; nothing was launched.
 */
export function letterboxNormalize<D extends FusedDType = "f32">(
  src: Images,
  size: number | Size,
  options: LetterboxOptions<D> = {},
): DeviceArray<D> {
  const from = readImages("src", src);
  const into = checkSize("size", size);
  const geometries = imagesOf(from).map((image) => letterboxGeometry(image, into));
  return preprocess(
    from,
    into,
    geometries,
    checkOperatorOptions(options, LETTERBOX_OPTIONS).value ?? 114,
    options,
  );
}

/**
 * Returns where {@link letterboxNormalize} places an image of one size in a result of another.
 *
 * ```ts
 * const { left, scale } = letterboxPlacement([1080, 1920], 640);
 * const column = (100 - left) / scale; // of the image, for column 100 of the result
 * ```
 *
 * @param from The image's `[height, width]`.
 * @param size The result's `[height, width]`, or one number for both.
 * @throws {TypeError | RangeError} A size is invalid.
 */
export function letterboxPlacement(from: Size, size: number | Size): LetterboxPlacement {
  return centerLetterbox(checkSize("from", from), checkSize("size", size));
}
