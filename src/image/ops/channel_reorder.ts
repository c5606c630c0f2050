import { checkInteger, invalid } from "../../base/check.ts";
import { reorder } from "../core/copy.ts";
import { resultOf, returned } from "../core/result.ts";
import { type ImageOptions, type Images, readImages } from "../core/view.ts";

/**
 * Images whose channels are in another order: CV-CUDA's `channelreorder`. A channel may come twice, or not at all.
 *
 * ```ts
 * using rgb = channelReorder(bgr, [2, 1, 0]);
 * ```
 *
 * @param src Images of 1 to 4 channels, of u8, u16, i16, f16 or f32, in any layout; or a list of images of any sizes.
 * @param order For each channel of the result the source's, counted from 0; one to four of them. `into` may be the source.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
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
  const to = resultOf(from, { channels: order.length }, options, true);
  reorder(from, to, order, options.stream);
  return returned(to);
}
