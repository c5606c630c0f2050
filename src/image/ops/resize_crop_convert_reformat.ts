import type { DeviceArray } from "../../array/array.ts";
import { checkPart, type Rectangle } from "../core/crop.ts";
import { isPackedBytes } from "../core/memory_layout.ts";
import { type Fit, fused, type FusedDType, type FusedOptions, wholeFits } from "../core/preprocess.ts";
import { resizePart } from "../core/resize_normalize.ts";
import { checkSize, type Size } from "../core/size.ts";
import { type Images, readImages } from "../core/view.ts";

/**
 * Resizes images, takes a part, converts the element type and changes the layout, in one kernel: CV-CUDA's operator of that name.
 * The same as `resize` of floats, `customCrop`, `normalize` and `reformat` one after the other: values are not rounded on the way.
 *
 * ```ts
 * using input = resizeCropConvertReformat(frames, [256, 256], { x: 16, y: 16, width: 224, height: 224 });
 * ```
 *
 * @param src Images of 1 to 4 channels, of u8, u16, i16, f16 or f32, in any layout; or a list of images of any sizes.
 * @param size To which the images are resized: `[height, width]`, or one number for both.
 * @param crop The part of the resized image that becomes the result.
 * @returns `options.into` if it was given, else a new array; of a list a batch.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function resizeCropConvertReformat<D extends FusedDType = "f32">(
  src: Images,
  size: number | Size,
  crop: Rectangle,
  options: FusedOptions<D> = {},
): DeviceArray<D> {
  const from = readImages("src", src);
  const resized = checkSize("size", size, { ...from, images: null }) as Size;
  const part = checkPart("crop", crop, resized);
  const { x, y, width, height } = part;
  const { dtype = "f32", interpolation = "linear" } = options;
  if (dtype === "f32" && interpolation === "linear" && from.images === null && isPackedBytes(from)) {
    return resizePart(from, resized, part, options as FusedOptions) as DeviceArray<D>;
  }
  const fits = wholeFits(from, resized).map((fit): Fit => ({ ...fit, width, height, cropX: x, cropY: y }));
  return fused(from, [height, width], fits, 0, options);
}
