import type { DeviceArray } from "../../array/array.ts";
import { invalid, mismatch } from "../../base/check.ts";
import { checkPart, type Rectangle } from "../core/crop.ts";
import { type Fit, fused, type FusedDType, type FusedOptions } from "../core/preprocess.ts";
import { checkSize, type Size } from "../core/size.ts";
import { type Images, type ImageView, readImages } from "../core/view.ts";
import type { FlipDirection } from "./flip.ts";

/** Options of {@link cropFlipNormalizeReformat}. */
export interface CropFlipOptions<D extends FusedDType = "f32"> extends FusedOptions<D> {
  /** The part of each image, or of a list a list of them. Default: the whole image. */
  crop?: Rectangle | readonly Rectangle[];
  /** Which way the part is mirrored, or of a list a list of them; null for not. Default null. */
  flip?: FlipDirection | null | readonly (FlipDirection | null)[];
  /** What fills up where the part is smaller than the result, in the source's values: one number, or one for each channel. Default 0. */
  value?: number | readonly number[];
}

/**
 * Takes a part of each image, mirrors it, normalizes it and changes the layout, in one kernel: CV-CUDA's operator of that name.
 * The same as `customCrop`, `flip`, `normalize` and `reformat` one after the other, and `padAndStack` where parts are smaller.
 *
 * @param src Images of 1 to 4 channels, of u8, u16, i16, f16 or f32, in any layout; or a list of images of any sizes.
 * @param size Of the result: `[height, width]`, or one number for both. At least the parts'.
 * @returns `options.into` if it was given, else a new array; of a list a batch.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function cropFlipNormalizeReformat<D extends FusedDType = "f32">(
  src: Images,
  size: number | Size,
  options: CropFlipOptions<D> = {},
): DeviceArray<D> {
  const from = readImages("src", src);
  const [height, width] = checkSize("size", size, { ...from, images: null }) as Size;
  const images = from.images ?? [from];
  const crops = forEach("crop", options.crop, images);
  const flips = forEach("flip", options.flip ?? null, images);
  const fits = images.map((image, i): Fit => {
    const whole = { x: 0, y: 0, width: image.width, height: image.height };
    const part = checkPart("crop", crops[i] ?? whole, [image.height, image.width]);
    const flip = flips[i] ?? null;
    if (flip !== null && flip !== "horizontal" && flip !== "vertical" && flip !== "both") {
      throw new RangeError(invalid("flip", `"horizontal", "vertical", "both" or null`, flip));
    }
    if (part.width > width || part.height > height) {
      throw new RangeError(
        mismatch("size", `at least the part's ${part.height} × ${part.width}`, `${height} × ${width} pixels`),
      );
    }
    return {
      resized: [image.height, image.width],
      left: 0,
      top: 0,
      width: part.width,
      height: part.height,
      cropX: part.x,
      cropY: part.y,
      flipX: flip === "horizontal" || flip === "both",
      flipY: flip === "vertical" || flip === "both",
    };
  });
  return fused(from, [height, width], fits, options.value ?? 0, options);
}

/** One value for all images, or one for each. */
function forEach<T>(name: string, given: T | readonly T[], images: readonly ImageView[]): readonly T[] {
  if (!Array.isArray(given)) return images.map(() => given as T);
  if (given.length !== images.length) {
    throw new RangeError(mismatch(name, `one, or ${images.length} of them`, `a list of ${given.length}`));
  }
  return given;
}
