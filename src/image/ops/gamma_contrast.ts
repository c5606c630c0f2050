import { checkFinite, mismatch, type OptionNames } from "../../base/check.ts";
import { checkOperatorOptions } from "../core/option_names.ts";
import { perChannel } from "../core/per_channel.ts";
import { mapElements } from "../core/pointwise.ts";
import { maxValueOf, UNSIGNED_DTYPES } from "../core/value_range.ts";
import { IMAGE_OPTIONS, type ImageOptions, type Images, readImages } from "../core/view.ts";

/** Options of {@link gammaContrast}. */
export interface GammaContrastOptions<I extends Images = Images> extends ImageOptions<I> {
  /** The value of white, which gamma does not change. Default 255 for u8, 65535 for u16, 1 for floating point. */
  maxValue?: number | undefined;
}

/** The names of {@link GammaContrastOptions}. */
const GAMMA_CONTRAST_OPTIONS: OptionNames<GammaContrastOptions> = { maxValue: true, ...IMAGE_OPTIONS };

/** Larger exponents give the same result for every input. */
const MAX_GAMMA = 1e30;

/**
 * Applies gamma: `(element / maxValue) ** gamma * maxValue`, where `maxValue` is 255, 65535 or 1 unless it is given.
 * CV-CUDA's `gamma_contrast`. Negative elements count as 0.
 *
 * ```ts
 * using brighter = gammaContrast(frame, 0.6);
 * ```
 *
 * @param src Images with 1 to 4 channels of u8, u16, f16 or f32 in any layout, or a list of images of any
 * sizes.
 * @param gamma A positive number, or one for each channel.
 * @returns Images of the same layout, dtype and sizes; integers are within 1 of the exact value. `into` may be `src`.
 * @throws {TypeError | RangeError} An argument is invalid; nothing was launched.
 */
export function gammaContrast<I extends Images>(
  src: I,
  gamma: number | readonly number[],
  options: GammaContrastOptions<NoInfer<I>> = {},
): I {
  const from = readImages("src", src, UNSIGNED_DTYPES);
  const gammas = perChannel("gamma", gamma, from.channels);
  for (const one of gammas.slice(0, from.channels)) {
    if (one <= 0) throw new RangeError(mismatch("gamma", "positive numbers", one));
  }
  const { maxValue } = checkOperatorOptions(options, GAMMA_CONTRAST_OPTIONS);
  const max = checkMaxValue(maxValue ?? maxValueOf(from.dtype));
  const floatParams = [...gammas.map((one) => Math.min(one, MAX_GAMMA)), max, 1 / max];
  return mapElements<I>(from, options as ImageOptions<I>, { operation: "gamma", floatParams });
}

/** Checks the value of white. */
export function checkMaxValue(value: number): number {
  checkFinite("maxValue", value);
  if (value <= 0) throw new RangeError(mismatch("maxValue", "a positive number", value));
  return value;
}
