import type { DType } from "../../base/dtype.ts";
import { finite } from "../core/per_channel.ts";
import { mapElements } from "../core/pointwise.ts";
import { type ImageOptions, type Images, readImages } from "../core/view.ts";

/** Options of {@link brightnessContrast}. */
export interface BrightnessContrastOptions<I extends Images = Images> extends ImageOptions<I> {
  /** Factor of the result. Default 1. */
  brightness?: number;
  /** Factor around the center. Default 1. */
  contrast?: number;
  /** Added at the end. Default 0. */
  brightnessShift?: number;
  /** The value that contrast leaves as it is. Default 128 of u8, 32768 of u16, 16384 of i16, 0.5 of floats. */
  contrastCenter?: number;
}

const CENTERS: Readonly<Partial<Record<DType, number>>> = {
  u8: 128,
  u16: 32768,
  i16: 16384,
  f16: 0.5,
  f32: 0.5,
};

/**
 * Changes brightness and contrast, as CV-CUDA's `brightness_contrast`:
 * `brightnessShift + brightness * (contrastCenter + contrast * (element - contrastCenter))`, rounded to the nearest.
 *
 * ```ts
 * using vivid = brightnessContrast(frame, { contrast: 1.3 });
 * ```
 *
 * @param src Images of 1 to 4 channels, of u8, u16, i16, f16 or f32, in any layout; or a list of images of any sizes.
 * @returns The same layout, element type and sizes. `into` may be `src` itself.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function brightnessContrast<I extends Images>(
  src: I,
  options: BrightnessContrastOptions<NoInfer<I>> = {},
): I {
  const from = readImages("src", src);
  const brightness = finite("brightness", options.brightness ?? 1),
    contrast = finite("contrast", options.contrast ?? 1);
  const shift = finite("brightnessShift", options.brightnessShift ?? 0);
  const center = finite("contrastCenter", options.contrastCenter ?? CENTERS[from.dtype]!);
  const added = shift + brightness * (center - contrast * center);
  return mapElements(from, options, { operation: "scale", numbers: [brightness * contrast, added] }) as I;
}
