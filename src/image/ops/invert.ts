import { type ImageOptions, type Images, readImages } from "../core/view.ts";
import { solarized } from "./solarize.ts";

/**
 * Turns brightness round: 255 - element of u8, 65535 - element of u16, -1 - element of i16 (OpenCV's `bitwise_not`), 1 - element of
 * floats (torchvision's `invert`).
 *
 * @param src Images of 1 to 4 channels, of u8, u16, i16, f16 or f32, in any layout; or a list of images of any sizes.
 * @returns The same layout, element type and sizes. `into` may be `src` itself.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function invert<I extends Images>(src: I, options: ImageOptions<NoInfer<I>> = {}): I {
  return solarized(readImages("src", src), null, options) as I;
}
