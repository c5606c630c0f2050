import { mismatch } from "../../base/check.ts";
import { cropImages, type Rectangle } from "../core/crop.ts";
import { type ImageOptions, type Images, imagesOf, readImages } from "../core/view.ts";

/**
 * Copies a part of images: CV-CUDA's `customcrop`. (Slicing returns a view of a part without copying.)
 *
 * ```ts
 * using face = customCrop(frame, { x: 40, y: 30, width: 64, height: 64 });
 * ```
 *
 * @param src Images with 1 to 4 channels of u8, u16, i16, f16 or f32 in any layout, or a list of images of
 * any sizes.
 * @param rectangle A part of the image; for a list also a list of them.
 * @returns Images of the same layout and dtype, of the rectangle's size.
 * @throws {TypeError | RangeError} An argument is invalid; nothing was launched.
 */
export function customCrop<I extends Images>(
  src: I,
  rectangle: Rectangle | readonly Rectangle[],
  options: ImageOptions<NoInfer<I>> = {},
): I {
  const from = readImages("src", src);
  const count = imagesOf(from).length;
  const rectangles = Array.isArray(rectangle) && typeof rectangle[0] === "object"
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
  return cropImages<I>("rectangle", from, rectangles, options as ImageOptions<I>);
}
