import { invalid } from "../../base/check.ts";
import { mirror } from "../core/copy.ts";
import { resultOf, returned } from "../core/result.ts";
import { type ImageOptions, type Images, readImages } from "../core/view.ts";

/** Which way an image is mirrored: left and right change places, top and bottom, or both. */
export type FlipDirection = "horizontal" | "vertical" | "both";

/**
 * Mirrors images: OpenCV's and CV-CUDA's `flip`. (`DeviceArray.flip()` is a mirrored view, without a copy.)
 *
 * ```ts
 * using mirrored = flip(frame, "horizontal");
 * ```
 *
 * @param src Images of 1 to 4 channels, of u8, u16, i16, f16 or f32, in any layout; or a list of images of any sizes.
 * @returns The same layout, element type and sizes.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function flip<I extends Images>(
  src: I,
  direction: FlipDirection,
  options: ImageOptions<NoInfer<I>> = {},
): I {
  if (direction !== "horizontal" && direction !== "vertical" && direction !== "both") {
    throw new RangeError(invalid("direction", `"horizontal", "vertical" or "both"`, direction));
  }
  const from = readImages("src", src);
  const to = resultOf(from, {}, options);
  mirror(from, to, direction !== "vertical", direction !== "horizontal", options.stream);
  return returned(to);
}
