import { type ImageOptions, type Images, readImages } from "../core/view.ts";
import { invertFrom } from "./solarize.ts";

/**
 * Inverts images: 255 - element for u8, 65535 - element for u16, -1 - element for i16 (OpenCV's
 * `bitwise_not`), and 1 - element for floating point (torchvision's `invert`).
 *
 * ```ts
 * using negative = invert(frame);
 * ```
 *
 * @param src Images with 1 to 4 channels of u8, u16, i16, f16 or f32 in any layout, or a list of images of
 * any sizes.
 * @returns Images of the same layout, dtype and sizes. `into` may be `src`.
 * @throws {TypeError | RangeError} An argument is invalid; nothing was launched.
 */
export function invert<I extends Images>(src: I, options: ImageOptions<NoInfer<I>> = {}): I {
  return invertFrom<I>(readImages("src", src), -Infinity, options as ImageOptions<I>);
}
