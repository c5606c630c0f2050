import type { DeviceArray } from "../../array/array.ts";
import { checkRectangle, type Rectangle } from "../core/crop.ts";
import { checkOperatorOptions } from "../core/option_names.ts";
import { FUSED_OPTIONS, type FusedDType, type FusedOptions } from "../core/preprocess.ts";
import { resizeAndNormalize } from "../core/resize_normalize.ts";
import { checkSize, type Size } from "../core/size.ts";
import { type Images, readImages } from "../core/view.ts";

/**
 * Resizes images, crops them, and converts dtype and layout, in one kernel: CV-CUDA's operator of that name.
 * Equivalent to `resize` of f32 images, `customCrop`, `normalize` and `reformat` in sequence, without
 * rounding in between.
 *
 * ```ts
 * using input = resizeCropConvertReformat(photos, [256, 256], { x: 16, y: 16, width: 224, height: 224 });
 * ```
 *
 * @param src Images with 1 to 4 channels of u8, u16, i16, f16 or f32 in any layout, or a list of images of
 * any sizes. As in {@link resizeNormalize}, interleaved u8 outside of a list may differ in the last bits.
 * @param size The `[height, width]` of the resized images in pixels, or one number for both.
 * @param crop The part of the resized images that becomes the result.
 * @returns An array of `options.dtype`, by default f32; a batch for a list.
 * @throws {TypeError | RangeError} An argument is invalid; nothing was launched.
 */
export function resizeCropConvertReformat<D extends FusedDType = "f32">(
  src: Images,
  size: number | Size,
  crop: Rectangle,
  options: FusedOptions<D> = {},
): DeviceArray<D> {
  const from = readImages("src", src), resized = checkSize("size", size);
  const part = checkRectangle("crop", crop, resized);
  checkOperatorOptions(options, FUSED_OPTIONS);
  return resizeAndNormalize(from, resized, part, options);
}
