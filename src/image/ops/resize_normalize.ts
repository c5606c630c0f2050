import type { DeviceArray } from "../../array/array.ts";
import { NORMALIZE_OPTIONS, type NormalizeOptions } from "../core/normalization.ts";
import { checkOperatorOptions } from "../core/option_names.ts";
import { resizeAndNormalize } from "../core/resize_normalize.ts";
import { checkOneSize, checkSize, type Size } from "../core/size.ts";
import { type Images, readImages } from "../core/view.ts";

/**
 * Resizes images, normalizes them and changes their layout in one kernel, as models expect camera frames.
 *
 * Each value is `(pixel * scale - mean) / std` of the bilinearly interpolated pixel. Pixel centers lie at
 * half-integers, without antialiasing, and the edge is replicated: OpenCV's `resize(…, INTER_LINEAR)` of an
 * f32 image, and PyTorch's `interpolate(mode="bilinear", align_corners=False)`.
 *
 * ```ts
 * using frames = device.array(pixels, { shape: [32, 1080, 1920, 3] });
 * using input = resizeNormalize(frames, 224, { mean: [0.485, 0.456, 0.406], std: [0.229, 0.224, 0.225] });
 * input.shape; // [32, 3, 224, 224]
 * ```
 *
 * @param src Images with 1 to 4 channels of u8, u16, i16, f16 or f32 in any layout, or a list of images of
 * any sizes. Interleaved u8 outside of a list has a kernel of its own, which is the fastest; its results may
 * differ from those of others in the last bits.
 * @param size The result's `[height, width]` in pixels, or one number for both.
 * @returns An f32 array; a batch for a list.
 * @throws {TypeError | RangeError} An argument is invalid; nothing was launched.
 */
export function resizeNormalize(
  src: Images,
  size: number | Size,
  options: NormalizeOptions = {},
): DeviceArray<"f32"> {
  const from = readImages("src", src);
  checkOneSize(size, options);
  const [height, width] = checkSize("size", size);
  checkOperatorOptions(options, NORMALIZE_OPTIONS);
  return resizeAndNormalize(from, [height, width], { x: 0, y: 0, width, height }, options);
}
