import { NO_BORDER } from "../core/border_fill.ts";
import { checkLayout } from "../core/channels.ts";
import { copyImages, NO_OFFSET } from "../core/copy.ts";
import { checkOperatorOptions } from "../core/option_names.ts";
import { launchInto, resultFor } from "../core/result.ts";
import {
  IMAGE_OPTIONS,
  type ImageLayout,
  type ImageOptions,
  type Images,
  type ImageView,
  readImages,
} from "../core/view.ts";

/**
 * Converts images to another layout: CV-CUDA's `reformat`. The source's axes are found as by every operator.
 *
 * ```ts
 * using planes = reformat(frame, "CHW");
 * ```
 *
 * @param src Images with 1 to 4 channels of u8, u16, i16, f16 or f32, or a list of images of any sizes.
 * @param layout HWC or CHW; for a batch NHWC or NCHW.
 * @returns Images of the same dtype and sizes in that layout.
 * @throws {TypeError | RangeError} An argument is invalid; nothing was launched.
 */
export function reformat<I extends Images>(
  src: I,
  layout: ImageLayout,
  options: ImageOptions<NoInfer<I>> = {},
): I {
  const from = readImages("src", src), order = checkLayout(layout, from.layout);
  checkOperatorOptions(options, IMAGE_OPTIONS);
  const to = resultFor(from, { layout: order }, options);
  return launchInto<I>(to, () => {
    if (from.images === null) copyTransposed(from, to, options as ImageOptions<Images>);
    else copyImages(from, to, NO_OFFSET, NO_BORDER, options.stream);
  });
}

/** Array copies have kernels for transposing planes and interleaved channels. */
function copyTransposed(from: ImageView, to: ImageView, { stream }: ImageOptions<Images>): void {
  const array = from.layout === "HW" ? from.array.unsqueeze(2) : from.array;
  const layout = from.layout === "HW" ? "HWC" : from.layout;
  to.array.copyFrom(array.transpose(...Array.from(to.layout, (axis) => layout.indexOf(axis))), { stream });
}
