import type { DeviceArray } from "../../array/array.ts";
import { invalid, mismatch, type OptionNames } from "../../base/check.ts";
import { checkRectangle, type Rectangle } from "../core/crop.ts";
import { checkOperatorOptions } from "../core/option_names.ts";
import {
  FUSED_OPTIONS,
  type FusedDType,
  type FusedOptions,
  preprocess,
  type ResizeGeometry,
} from "../core/preprocess.ts";
import { checkSize, type Size } from "../core/size.ts";
import { type Images, imagesOf, readImages } from "../core/view.ts";
import type { FlipDirection } from "./flip.ts";

/** Options of {@link cropFlipNormalizeReformat}. */
export interface CropFlipOptions<D extends FusedDType = "f32"> extends FusedOptions<D> {
  /** The part of each image, or a list with one for each image of a list. Default: the whole image. */
  crop?: Rectangle | readonly Rectangle[] | undefined;
  /** How the part is flipped, or a list with one for each image of a list. Default null: not at all. */
  flip?: FlipDirection | null | readonly (FlipDirection | null)[] | undefined;
  /** The fill around smaller parts, in source values: one number, or one for each channel. Default 0. */
  value?: number | readonly number[] | undefined;
}

/** The names of {@link CropFlipOptions}. */
const CROP_FLIP_OPTIONS: OptionNames<CropFlipOptions> = {
  crop: true,
  flip: true,
  value: true,
  ...FUSED_OPTIONS,
};

/**
 * Crops images, flips them, normalizes them, and changes the layout, in one kernel: CV-CUDA's operator of
 * that name. Equivalent to `customCrop`, `flip`, `normalize` and `reformat` in sequence, with `padAndStack`
 * where parts are smaller than the result.
 *
 * ```ts
 * const crop = { x: 40, y: 8, width: 224, height: 224 };
 * using input = cropFlipNormalizeReformat(frame, 224, { crop, flip: "horizontal" });
 * ```
 *
 * @param src Images with 1 to 4 channels of u8, u16, i16, f16 or f32 in any layout, or a list of images of
 * any sizes.
 * @param size The result's `[height, width]` in pixels, or one number for both. At least the parts' size.
 * @returns An array of `options.dtype`, by default f32; a batch for a list.
 * @throws {TypeError | RangeError} An argument is invalid; nothing was launched.
 */
export function cropFlipNormalizeReformat<D extends FusedDType = "f32">(
  src: Images,
  size: number | Size,
  options: CropFlipOptions<D> = {},
): DeviceArray<D> {
  const from = readImages("src", src);
  const [height, width] = checkSize("size", size);
  const images = imagesOf(from);
  const crops = forEach("crop", checkOperatorOptions(options, CROP_FLIP_OPTIONS).crop, images.length);
  const flips = forEach("flip", options.flip ?? null, images.length);
  const geometries = images.map((image, i): ResizeGeometry => {
    const whole = { x: 0, y: 0, width: image.width, height: image.height };
    const part = checkRectangle("crop", crops[i] ?? whole, [image.height, image.width]);
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
  return preprocess(from, [height, width], geometries, options.value ?? 0, options);
}

/** One value for all images, or one for each. */
function forEach<T>(name: string, value: T | readonly T[], count: number): readonly T[] {
  if (!Array.isArray(value)) return new Array<T>(count).fill(value as T);
  if (value.length !== count) {
    throw new RangeError(mismatch(name, `one, or ${count} of them`, `a list of ${value.length}`));
  }
  return value;
}
