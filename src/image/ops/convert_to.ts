import { checkFinite, invalid, oneOf, type OptionNames } from "../../base/check.ts";
import type { DType } from "../../base/dtype.ts";
import { checkOperatorOptions } from "../core/option_names.ts";
import { launchElements } from "../core/pointwise.ts";
import { resultFor, returned } from "../core/result.ts";
import {
  IMAGE_DTYPES,
  IMAGE_OPTIONS,
  type ImageOptions,
  type Images,
  readImages,
  type Result,
} from "../core/view.ts";

/** Options of {@link convertTo}. */
export interface ConvertToOptions<I extends Images = Images> extends ImageOptions<I> {
  /** Multiplies every element. Default 1. */
  scale?: number | undefined;
  /** Added after scaling. Default 0. */
  shift?: number | undefined;
}

/** The names of {@link ConvertToOptions}. */
const CONVERT_TO_OPTIONS: OptionNames<ConvertToOptions> = {
  scale: true,
  shift: true,
  ...IMAGE_OPTIONS,
};

/**
 * Converts elements to another dtype: `element * scale + shift`, rounded to nearest with ties to even and
 * saturated to the range of integer dtypes. OpenCV's `Mat.convertTo`, CV-CUDA's `convertto`.
 *
 * ```ts
 * using unit = convertTo(frame, "f32", { scale: 1 / 255 });
 * using back = convertTo(unit, "u8", { scale: 255 });
 * ```
 *
 * The arithmetic is in f32. NaN becomes 0 in integers.
 *
 * @param src Images with 1 to 4 channels of u8, u16, i16, f16 or f32 in any layout, or a list of images of
 * any sizes.
 * @param dtype One of these dtypes. `into` may be `src` if the dtypes agree.
 * @returns Images of the same layout and sizes.
 * @throws {TypeError | RangeError} An argument is invalid; nothing was launched.
 */
export function convertTo<I extends Images, D extends DType>(
  src: I,
  dtype: D,
  options: ConvertToOptions<NoInfer<Result<I, D>>> = {},
): Result<I, D> {
  if (!IMAGE_DTYPES.includes(dtype)) {
    throw new TypeError(invalid("dtype", oneOf(IMAGE_DTYPES), dtype));
  }
  const from = readImages("src", src);
  const scale = checkFinite("scale", checkOperatorOptions(options, CONVERT_TO_OPTIONS).scale ?? 1),
    shift = checkFinite("shift", options.shift ?? 0);
  const to = resultFor(from, { dtype }, options, { inPlace: from.dtype === dtype });
  launchElements(from, to, options, { operation: "scale", floatParams: [scale, shift] });
  return returned(to);
}
