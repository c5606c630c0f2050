import { checkFinite, type OptionNames } from "../../base/check.ts";
import { checkOperatorOptions } from "../core/option_names.ts";
import { mapElements } from "../core/pointwise.ts";
import { centerOf, maxValueOf } from "../core/value_range.ts";
import { IMAGE_OPTIONS, type ImageOptions, type Images, readImages } from "../core/view.ts";

/** Options of {@link brightnessContrast}. */
export interface BrightnessContrastOptions<I extends Images = Images> extends ImageOptions<I> {
  /** Multiplies the result. Default 1. */
  brightness?: number | undefined;
  /** Multiplies the distance from the center. Default 1. */
  contrast?: number | undefined;
  /** Added at the end. Default 0. */
  brightnessShift?: number | undefined;
  /**
   * The value that contrast does not change. Default 128 for u8, 32768 for u16, 16384 for i16, 0.5 for
   * floating point, which is right for 0 … 1.
   */
  contrastCenter?: number | undefined;
}

/** The names of {@link BrightnessContrastOptions}. */
const BRIGHTNESS_CONTRAST_OPTIONS: OptionNames<BrightnessContrastOptions> = {
  brightness: true,
  contrast: true,
  brightnessShift: true,
  contrastCenter: true,
  ...IMAGE_OPTIONS,
};

/**
 * Changes brightness and contrast, as CV-CUDA's `brightness_contrast`: `brightnessShift + brightness *
 * (contrastCenter + contrast * (element - contrastCenter))`, rounded to nearest.
 *
 * ```ts
 * using vivid = brightnessContrast(frame, { contrast: 1.3 });
 * ```
 *
 * @param src Images with 1 to 4 channels of u8, u16, i16, f16 or f32 in any layout, or a list of images of
 * any sizes.
 * @returns Images of the same layout, dtype and sizes. `into` may be `src`.
 * @throws {TypeError | RangeError} An argument is invalid; nothing was launched.
 */
export function brightnessContrast<I extends Images>(
  src: I,
  options: BrightnessContrastOptions<NoInfer<I>> = {},
): I {
  const from = readImages("src", src);
  const brightness = checkFinite(
      "brightness",
      checkOperatorOptions(options, BRIGHTNESS_CONTRAST_OPTIONS).brightness ?? 1,
    ),
    contrast = checkFinite("contrast", options.contrast ?? 1);
  const shift = checkFinite("brightnessShift", options.brightnessShift ?? 0);
  const center = checkFinite("contrastCenter", options.contrastCenter ?? centerOf(maxValueOf(from.dtype)));
  const offset = shift + brightness * (center - contrast * center);
  return mapElements<I>(from, options as ImageOptions<I>, {
    operation: "scale",
    floatParams: [brightness * contrast, offset],
  });
}
