import { finite } from "../core/per_channel.ts";
import { mapElements } from "../core/pointwise.ts";
import { VALUE_RANGES } from "../core/value_range.ts";
import { type ImageOptions, type Images, type ImageView, readImages } from "../core/view.ts";

/**
 * Inverts the elements from `threshold` on, as {@link invert} does: torchvision's `solarize`.
 *
 * @param src Images of 1 to 4 channels, of u8, u16, i16, f16 or f32, in any layout; or a list of images of any sizes.
 * @param threshold The lowest value that is inverted.
 * @returns The same layout, element type and sizes. `into` may be `src` itself.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function solarize<I extends Images>(
  src: I,
  threshold: number,
  options: ImageOptions<NoInfer<I>> = {},
): I {
  return solarized(readImages("src", src), finite("threshold", threshold), options) as I;
}

export function solarized<I extends Images>(
  from: ImageView,
  threshold: number | null,
  options: ImageOptions<I>,
): I {
  const [low, high] = VALUE_RANGES[from.dtype]!;
  return mapElements(from, options, { operation: "solarize", numbers: [low + high, threshold ?? -Infinity] });
}
