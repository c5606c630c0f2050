import { checkFinite } from "../../base/check.ts";
import { checkOperatorOptions } from "../core/option_names.ts";
import { mapElements } from "../core/pointwise.ts";
import { VALUE_RANGES } from "../core/value_range.ts";
import { IMAGE_OPTIONS, type ImageOptions, type Images, type ImageView, readImages } from "../core/view.ts";

/**
 * Inverts the elements of at least `threshold`, as {@link invert} does: torchvision's `solarize`.
 *
 * ```ts
 * using solarized = solarize(frame, 128);
 * ```
 *
 * @param src Images with 1 to 4 channels of u8, u16, i16, f16 or f32 in any layout, or a list of images of
 * any sizes.
 * @param threshold The lowest value that is inverted.
 * @returns Images of the same layout, dtype and sizes. `into` may be `src`.
 * @throws {TypeError | RangeError} An argument is invalid; nothing was launched.
 */
export function solarize<I extends Images>(
  src: I,
  threshold: number,
  options: ImageOptions<NoInfer<I>> = {},
): I {
  const limit = checkFinite("threshold", threshold);
  return invertFrom<I>(readImages("src", src), limit, options as ImageOptions<I>);
}

/** Inverts the elements of at least `threshold`. */
export function invertFrom<I extends Images>(
  from: ImageView,
  threshold: number,
  options: ImageOptions<I>,
): I {
  checkOperatorOptions(options, IMAGE_OPTIONS);
  const [low, high] = VALUE_RANGES[from.dtype]!;
  return mapElements(from, options, { operation: "solarize", floatParams: [low + high, threshold] });
}
