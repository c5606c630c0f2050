import type { DeviceArray } from "../../array/array.ts";
import { invalid, mismatch, show } from "../../base/check.ts";
import type { FlipDirection } from "./flip.ts";
import { type Fit, fused, type FusedDType, type FusedOptions, wholeFits } from "../core/preprocess.ts";
import { type Images, isPackedBytes, type Operand, readImages } from "../core/view.ts";
import type { Rectangle } from "./place.ts";
import { checkSides, checkSize } from "./resize.ts";
import { resizePart } from "./resize_normalize.ts";
import type { Size } from "../core/result.ts";
import { record, RECTANGLE } from "../core/per_channel.ts";

/** Options of {@link cropFlipNormalizeReformat}. */
export interface CropFlipOptions<D extends FusedDType = "f32"> extends FusedOptions<D> {
  /** The part of each image, or of a list a list of them. Default: the whole image. */
  crop?: Rectangle | readonly Rectangle[];
  /** Which way the part is mirrored, or of a list a list of them; null for not. Default null. */
  flip?: FlipDirection | null | readonly (FlipDirection | null)[];
  /** What fills up where the part is smaller than the result, in the source's values: one number, or one for each channel. Default 0. */
  value?: number | readonly number[];
}

/** Options of {@link letterboxNormalize}. */
export interface LetterboxOptions<D extends FusedDType = "f32"> extends FusedOptions<D> {
  /** What fills up around the image, in the source's values: one number, or one for each channel of the source. Default 114. */
  value?: number | readonly number[];
}

/** Where a letterboxed image lies: a source pixel at (x, y) is at (x · scale + left, y · scale + top), corners counted. */
export interface LetterboxPlacement {
  /** Result pixels a source pixel, before rounding to whole pixels. */
  readonly scale: number;
  /** Columns that are filled up on the left. */
  readonly left: number;
  /** Rows that are filled up above. */
  readonly top: number;
  /** Columns of the resized image. */
  readonly width: number;
  /** Rows of the resized image. */
  readonly height: number;
}

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
  return placement(
    checkSides("from", from),
    checkSides("size", typeof size === "number" ? [size, size] : size),
  );
}

function placement(from: Size, [height, width]: Size): LetterboxPlacement {
  const scale = Math.min(height / from[0], width / from[1]);
  const rows = Math.max(1, Math.round(from[0] * scale)), columns = Math.max(1, Math.round(from[1] * scale));
  const left = Math.floor((width - columns) / 2), top = Math.floor((height - rows) / 2);
  return { scale, left, top, width: columns, height: rows };
}

/** The fit of a letterboxed image. */
export function letterboxFit(image: Operand, size: Size): Fit {
  const { left, top, width, height } = placement([image.height, image.width], size);
  return {
    resized: [height, width],
    left,
    top,
    width,
    height,
    cropX: 0,
    cropY: 0,
    flipX: false,
    flipY: false,
  };
}

/** A part, checked to lie within an image of a size. */
function checkPart(name: string, part: Rectangle, [height, width]: Size): Rectangle {
  const { x, y } = record(name, part, RECTANGLE);
  const isCount = (value: number, low: number): boolean => Number.isInteger(value) && value >= low;
  if (
    isCount(x, 0) && isCount(y, 0) && isCount(part.width, 1) && isCount(part.height, 1) &&
    x + part.width <= width && y + part.height <= height
  ) return part;
  throw new RangeError(
    mismatch(
      name,
      `a part of ${height} × ${width} pixels`,
      `${show(part.height)} × ${show(part.width)} pixels from row ${show(y)}, column ${show(x)}`,
    ),
  );
}

/** One value for all images, or one for each. */
function forEach<T>(name: string, given: T | readonly T[], images: readonly Operand[]): readonly T[] {
  if (!Array.isArray(given)) return images.map(() => given as T);
  if (given.length !== images.length) {
    throw new RangeError(mismatch(name, `one, or ${images.length} of them`, `a list of ${given.length}`));
  }
  return given;
}
