import { mismatch } from "../../base/check.ts";
import { perChannel } from "../core/per_channel.ts";
import { mapElements } from "../core/pointwise.ts";
import { NON_NEGATIVE_DTYPES, VALUE_RANGES } from "../core/value_range.ts";
import { type ImageOptions, type Images, readImages } from "../core/view.ts";

/** A larger one makes the same of everything. */
const LARGEST_GAMMA = 1e30;

/**
 * Bends brightness: `(element / largest) ** gamma * largest`, largest being 255, 65535 or 1. CV-CUDA's `gamma_contrast`.
 * Elements below 0 count as 0.
 *
 * ```ts
 * using brighter = gammaContrast(frame, 0.6);
 * ```
 *
 * @param src Images of 1 to 4 channels, of u8, u16, f16 or f32, in any layout; or a list of images of any sizes.
 * @param gamma Above 0: one for all channels, or one for each.
 * @returns The same layout, element type and sizes. `into` may be `src` itself.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function gammaContrast<I extends Images>(
  src: I,
  gamma: number | readonly number[],
  options: ImageOptions<NoInfer<I>> = {},
): I {
  const from = readImages("src", src, NON_NEGATIVE_DTYPES);
  const gammas = perChannel("gamma", gamma, from.channels);
  for (const one of gammas.slice(0, from.channels)) {
    if (one <= 0) throw new RangeError(mismatch("gamma", "numbers above 0", one));
  }
  const largest = VALUE_RANGES[from.dtype]![1];
  const numbers = [...gammas.map((one) => Math.min(one, LARGEST_GAMMA)), largest, 1 / largest];
  return mapElements(from, options, { operation: "gamma", numbers }) as I;
}
