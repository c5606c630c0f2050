import { NO_BORDER } from "../core/border_fill.ts";
import { checkLayout } from "../core/channels.ts";
import { place } from "../core/copy.ts";
import { discard, resultOf, returned } from "../core/result.ts";
import {
  type ImageLayout,
  type ImageOptions,
  type Images,
  type ImageView,
  readImages,
} from "../core/view.ts";

/**
 * Images in another layout: CV-CUDA's `reformat`. Axes are the layout's of the array, or found as by every operator.
 *
 * ```ts
 * using planes = reformat(frame, "CHW");
 * ```
 *
 * @param src Images of 1 to 4 channels, of u8, u16, i16, f16 or f32; or a list of images of any sizes.
 * @param layout HWC or CHW; of a batch NHWC or NCHW.
 * @returns The same element type and sizes in that layout.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function reformat<I extends Images>(
  src: I,
  layout: ImageLayout,
  options: ImageOptions<NoInfer<I>> = {},
): I {
  const from = readImages("src", src);
  const to = resultOf(from, { layout: checkLayout(layout, from.layout) }, options);
  if (from.images === null) copyTurned(from, to, options);
  else place(from, to, 0, 0, null, NO_BORDER, options.stream);
  return returned(to);
}

/** By the copies of arrays, which know the strides of planes and of interleaved channels. */
function copyTurned(from: ImageView, to: ImageView, { stream }: ImageOptions<Images>): void {
  const array = from.layout === "HW" ? from.array.unsqueeze(2) : from.array;
  const layout = from.layout === "HW" ? "HWC" : from.layout;
  try {
    to.array.copyFrom(array.transpose(...Array.from(to.layout, (axis) => layout.indexOf(axis))), { stream });
  } catch (error) {
    discard(to);
    throw error;
  }
}
