import { mismatch } from "../../base/check.ts";
import { cropImages, type Rectangle } from "../core/crop.ts";
import { type ImageOptions, type Images, readImages } from "../core/view.ts";

/**
 * A part of images as an array of its own: CV-CUDA's `customcrop`. (A slice is a view of a part, without a copy.)
 *
 * @param src Images of 1 to 4 channels, of u8, u16, i16, f16 or f32, in any layout; or a list of images of any sizes.
 * @param rectangle Within the image; for a list also a list of them.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function customCrop<I extends Images>(
  src: I,
  rectangle: Rectangle | readonly Rectangle[],
  options: ImageOptions<NoInfer<I>> = {},
): I {
  const from = readImages("src", src);
  const count = from.images?.length ?? 1;
  const rectangles = Array.isArray(rectangle)
    ? rectangle as Rectangle[]
    : new Array<Rectangle>(count).fill(rectangle as Rectangle);
  if (rectangles.length !== count) {
    throw new RangeError(
      mismatch(
        "rectangle",
        `one, or for a list of ${count} images as many`,
        `a list of ${rectangles.length}`,
      ),
    );
  }
  return cropImages("rectangle", from, rectangles, options);
}
