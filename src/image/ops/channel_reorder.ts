import { checkInteger, invalid } from "../../base/check.ts";
import { reorderChannels } from "../core/copy.ts";
import { checkOperatorOptions } from "../core/option_names.ts";
import { resultFor, returned } from "../core/result.ts";
import { IMAGE_OPTIONS, type ImageOptions, type Images, readImages } from "../core/view.ts";

/**
 * Reorders channels: CV-CUDA's `channelreorder`. Channels can be repeated or dropped.
 *
 * ```ts
 * using rgb = channelReorder(bgr, [2, 1, 0]);
 * ```
 *
 * @param src Images with 1 to 4 channels of u8, u16, i16, f16 or f32 in any layout, or a list of images of
 * any sizes.
 * @param order The source channel, from 0, of each channel of the result; one to four of them.
 * @returns Images of the same layout, dtype and sizes. `into` may be `src`.
 * @throws {TypeError | RangeError} An argument is invalid; nothing was launched.
 */
export function channelReorder<I extends Images>(
  src: I,
  order: readonly number[],
  options: ImageOptions<NoInfer<I>> = {},
): I {
  const from = readImages("src", src);
  if (!Array.isArray(order) || order.length < 1 || order.length > 4) {
    throw new RangeError(invalid("order", "1 to 4 channels", order));
  }
  for (const channel of order) checkInteger("order", channel, 0, from.channels - 1);
  checkOperatorOptions(options, IMAGE_OPTIONS);
  const to = resultFor(from, { channels: order.length }, options, { inPlace: true });
  reorderChannels(from, to, order, options.stream);
  return returned(to);
}
