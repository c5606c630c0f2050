import { mismatch } from "../../base/check.ts";
import { checkOperatorOptions } from "../core/option_names.ts";
import { perChannel } from "../core/per_channel.ts";
import { mapElements } from "../core/pointwise.ts";
import { maxValueOf, UNSIGNED_DTYPES } from "../core/value_range.ts";
import { IMAGE_OPTIONS, type ImageOptions, type Images, readImages } from "../core/view.ts";

/** Larger exponents give the same result for every input. */
const MAX_GAMMA = 1e30;

/**
 * Applies gamma: `(element / max) ** gamma * max`, where max is 255, 65535 or 1. CV-CUDA's
 * `gamma_contrast`. Negative elements count as 0.
 *
 * ```ts
 * using brighter = gammaContrast(frame, 0.6);
 * ```
 *
 * @param src Images with 1 to 4 channels of u8, u16, f16 or f32 in any layout, or a list of images of any
 * sizes.
 * @param gamma A positive number, or one for each channel.
 * @returns Images of the same layout, dtype and sizes. `into` may be `src`.
 * @throws {TypeError | RangeError} An argument is invalid; nothing was launched.
 */
export function gammaContrast<I extends Images>(
  src: I,
  gamma: number | readonly number[],
  options: ImageOptions<NoInfer<I>> = {},
): I {
  checkOperatorOptions(options, IMAGE_OPTIONS);
  const from = readImages("src", src, UNSIGNED_DTYPES);
  const gammas = perChannel("gamma", gamma, from.channels);
  for (const one of gammas.slice(0, from.channels)) {
    if (one <= 0) throw new RangeError(mismatch("gamma", "positive numbers", one));
  }
  const max = maxValueOf(from.dtype);
  const floatParams = [...gammas.map((one) => Math.min(one, MAX_GAMMA)), max, 1 / max];
  return mapElements<I>(from, options as ImageOptions<I>, { operation: "gamma", floatParams });
}
