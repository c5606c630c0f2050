import { MEDIAN_BLUR } from "../../../ptx/ops/median_blur.ts";
import { checkInteger, mismatch } from "../../base/check.ts";
import { shippedKernel } from "../../core/module/builtin_kernels.ts";
import { launchImages, TILE, typeCode } from "../core/launch.ts";
import { launchSliding, slidingLaunch } from "../core/neighborhood.ts";
import { resultOf, returned } from "../core/result.ts";
import { type ImageOptions, type Images, readImages } from "../core/view.ts";

/** Counts of a square's pixels stay well within what kernels count with. */
const LARGEST = 255;

/**
 * The median of a square around each pixel, of each channel by itself: OpenCV's `medianBlur`, CV-CUDA's `median_blur`. Beyond the
 * edges the nearest pixel counts.
 *
 * ```ts
 * using clean = medianBlur(frame, 3);
 * ```
 *
 * @param src Images of 1 to 4 channels, of u8, u16, i16, f16 or f32 (without NaN), in any layout; or a list of images.
 * @param size Side of the square: odd, 1 to 255. 3 and 5 are fastest.
 * @returns The same layout, element type and sizes.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function medianBlur<I extends Images>(
  src: I,
  size: number,
  options: ImageOptions<NoInfer<I>> = {},
): I {
  const from = readImages("src", src);
  checkInteger("size", size, 1, LARGEST);
  if (size % 2 === 0) throw new RangeError(mismatch("size", "odd sizes", size));
  const to = resultOf(from, {}, options as ImageOptions<Images>);
  const sliding = size === 3 ? slidingLaunch(from, to, { radius: 1, border: "replicate" }) : null;
  if (sliding !== null) {
    const kernel = shippedKernel(from.context, MEDIAN_BLUR, `median_square_3_${sliding.channels}`);
    launchSliding(kernel, sliding, options.stream);
  } else if (size === 3 || size === 5) {
    const kernel = shippedKernel(from.context, MEDIAN_BLUR, `median_${size}_${from.dtype}`);
    launchImages(kernel, [from, to], TILE, options.stream);
  } else {
    const kernel = shippedKernel(from.context, MEDIAN_BLUR, "median_any");
    launchImages(kernel, [from, to], TILE, options.stream, size, typeCode(from.dtype));
  }
  return returned(to);
}
