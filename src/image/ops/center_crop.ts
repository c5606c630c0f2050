import { cropImages, type Rectangle } from "../core/crop.ts";
import { checkSize, type Size } from "../core/size.ts";
import { type ImageOptions, type Images, type ImageView, readImages } from "../core/view.ts";

/**
 * The middle of images: CV-CUDA's `center_crop`, torchvision's `CenterCrop` where the image is large enough.
 *
 * @param src Images of 1 to 4 channels, of u8, u16, i16, f16 or f32, in any layout; or a list of images of any sizes.
 * @param size Of the result: `[height, width]`, or one number for both. At most the image's.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function centerCrop<I extends Images>(
  src: I,
  size: number | Size,
  options: ImageOptions<NoInfer<I>> = {},
): I {
  const from = readImages("src", src);
  const [height, width] = checkSize("size", size, from) as Size;
  const middle = (image: ImageView): Rectangle => ({
    // Halves to even, as torchvision rounds them.
    x: halfToEven(image.width - width),
    y: halfToEven(image.height - height),
    width,
    height,
  });
  return cropImages("size", from, (from.images ?? [from]).map(middle), options);
}

function halfToEven(difference: number): number {
  const half = Math.floor(difference / 2);
  return difference % 2 === 0 || half % 2 === 0 ? half : half + 1;
}
