import type { DeviceArray } from "../../array/array.ts";
import { isPackedBytes } from "../core/memory_layout.ts";
import type { NormalizeOptions } from "../core/normalization.ts";
import { fused, wholeFits } from "../core/preprocess.ts";
import { resizePart } from "../core/resize_normalize.ts";
import { checkSize, type Size } from "../core/size.ts";
import { type Images, readImages } from "../core/view.ts";

/**
 * Resizes images, normalizes them and changes their layout, in one kernel: what a model wants of a camera's frames.
 *
 * Each value is `(pixel * scale - mean) / std` of the bilinearly interpolated pixel. Pixel centres lie at half-integers,
 * nothing is antialiased and the edge is clamped: OpenCV's `resize(…, INTER_LINEAR)` of a float image, PyTorch's
 * `interpolate(mode="bilinear", align_corners=False)`.
 *
 * ```ts
 * using frames = device.array(pixels, { shape: [32, 1080, 1920, 3] });
 * using input = resizeNormalize(frames, 224, { mean: [0.485, 0.456, 0.406], std: [0.229, 0.224, 0.225] });
 * input.shape; // [32, 3, 224, 224]
 * ```
 *
 * @param src Images of 1 to 4 channels, of u8, u16, i16, f16 or f32, in any layout; or a list of images of any sizes. Fastest are
 * interleaved bytes.
 * @param size Of the result: `[height, width]`, or one number for both.
 * @returns f32, `options.into` if it was given, else a new array; of a list a batch.
 * @throws {TypeError} If an element type is not accepted.
 * @throws {RangeError} If a shape, stride or option is not accepted. Nothing has been launched then.
 */
export function resizeNormalize(
  src: Images,
  size: number | Size,
  options: NormalizeOptions = {},
): DeviceArray<"f32"> {
  const from = readImages("src", src);
  const resized = checkSize("size", size, { ...from, images: null }) as Size;
  if (from.images !== null || !isPackedBytes(from)) {
    return fused(from, resized, wholeFits(from, resized), 0, options);
  }
  const [height, width] = resized;
  return resizePart(from, resized, { x: 0, y: 0, width, height }, options);
}
