import type { DeviceArray } from "../../array/array.ts";
import { letterboxFit, type LetterboxPlacement, placeLetterbox } from "../core/letterbox.ts";
import { fused, type FusedDType, type FusedOptions } from "../core/preprocess.ts";
import { checkSides, checkSize, type Size } from "../core/size.ts";
import { type Images, readImages } from "../core/view.ts";

/** Options of {@link letterboxNormalize}. */
export interface LetterboxOptions<D extends FusedDType = "f32"> extends FusedOptions<D> {
  /** What fills up around the image, in the source's values: one number, or one for each channel of the source. Default 114. */
  value?: number | readonly number[];
}

/**
 * Resizes images as large as they fit, puts them in the middle, fills up around them, normalizes and changes the layout, in one
 * kernel: what detectors take. The same as `resize` of floats, `copyMakeBorder`, `normalize` and `reformat` one after the other.
 *
 * ```ts
 * using input = letterboxNormalize(frame, 640); // u8 [1080, 1920, 3] → f32 [3, 640, 640], 0 … 1
 * const { scale, left, top } = letterboxPlacement([1080, 1920], 640); // to lead boxes back
 * ```
 *
 * @param src Images of 1 to 4 channels, of u8, u16, i16, f16 or f32, in any layout; or a list of images of any sizes.
 * @param size Of the result: `[height, width]`, or one number for both.
 * @returns `options.into` if it was given, else a new array; of a list a batch.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function letterboxNormalize<D extends FusedDType = "f32">(
  src: Images,
  size: number | Size,
  options: LetterboxOptions<D> = {},
): DeviceArray<D> {
  const from = readImages("src", src);
  const into = checkSize("size", size, { ...from, images: null }) as Size;
  const fits = (from.images ?? [from]).map((image) => letterboxFit(image, into));
  return fused(from, into, fits, options.value ?? 114, options);
}

/**
 * Where {@link letterboxNormalize} puts an image of one size in a result of another.
 *
 * @param from Height and width of the image.
 * @param size Of the result: `[height, width]`, or one number for both.
 * @throws {RangeError} If a size is not accepted.
 */
export function letterboxPlacement(from: Size, size: number | Size): LetterboxPlacement {
  return placeLetterbox(
    checkSides("from", from),
    checkSides("size", typeof size === "number" ? [size, size] : size),
  );
}
