import { invalid, oneOf } from "../../base/check.ts";
import { flipImages } from "../core/copy.ts";
import { checkOperatorOptions } from "../core/option_names.ts";
import { resultFor, returned } from "../core/result.ts";
import { IMAGE_OPTIONS, type ImageOptions, type Images, readImages } from "../core/view.ts";

/** How to mirror an image: `"horizontal"` swaps left and right, `"vertical"` top and bottom. */
export type FlipDirection = "horizontal" | "vertical" | "both";

/**
 * Mirrors images: OpenCV's and CV-CUDA's `flip`. (`DeviceArray.flip()` returns a mirrored view without
 * copying.)
 *
 * ```ts
 * using mirrored = flip(frame, "horizontal");
 * ```
 *
 * @param src Images with 1 to 4 channels of u8, u16, i16, f16 or f32 in any layout, or a list of images of
 * any sizes.
 * @returns Images of the same layout, dtype and sizes.
 * @throws {TypeError | RangeError} An argument is invalid; nothing was launched.
 */
export function flip<I extends Images>(
  src: I,
  direction: FlipDirection,
  options: ImageOptions<NoInfer<I>> = {},
): I {
  if (direction !== "horizontal" && direction !== "vertical" && direction !== "both") {
    throw new RangeError(invalid("direction", oneOf(["horizontal", "vertical", "both"]), direction));
  }
  const from = readImages("src", src);
  checkOperatorOptions(options, IMAGE_OPTIONS);
  const to = resultFor(from, {}, options);
  flipImages(from, to, direction !== "vertical", direction !== "horizontal", options.stream);
  return returned(to);
}
