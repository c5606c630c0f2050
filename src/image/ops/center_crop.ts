import { roundToEven } from "../../base/rounding.ts";
import { cropImages, type Rectangle } from "../core/crop.ts";
import { checkSize, type Size } from "../core/size.ts";
import { type ImageOptions, type Images, imagesOf, type ImageView, readImages } from "../core/view.ts";

/**
 * Copies the center of images: CV-CUDA's `center_crop`, and torchvision's `CenterCrop` for images that are
 * large enough.
 *
 * ```ts
 * using square = centerCrop(frame, 224);
 * ```
 *
 * @param src Images with 1 to 4 channels of u8, u16, i16, f16 or f32 in any layout, or a list of images of
 * any sizes.
 * @param size The result's `[height, width]` in pixels, or one number for both. At most the image's.
 * @returns Images of the same layout and dtype.
 * @throws {TypeError | RangeError} An argument is invalid; nothing was launched.
 */
export function centerCrop<I extends Images>(
  src: I,
  size: number | Size,
  options: ImageOptions<NoInfer<I>> = {},
): I {
  const from = readImages("src", src);
  const [height, width] = checkSize("size", size);
  const center = (image: ImageView): Rectangle => ({
    // torchvision rounds half pixels to even.
    x: roundToEven((image.width - width) / 2),
    y: roundToEven((image.height - height) / 2),
    width,
    height,
  });
  return cropImages<I>("size", from, imagesOf(from).map(center), options as ImageOptions<I>);
}
