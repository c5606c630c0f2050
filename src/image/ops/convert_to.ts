import { invalid } from "../../base/check.ts";
import type { DType } from "../../base/dtype.ts";
import { finite } from "../core/per_channel.ts";
import { launchElements } from "../core/pointwise.ts";
import { resultOf, returned } from "../core/result.ts";
import { IMAGE_DTYPES, type ImageOptions, type Images, readImages, type Result } from "../core/view.ts";

/** Options of {@link convertTo}. */
export interface ConvertToOptions<I extends Images = Images> extends ImageOptions<I> {
  /** Factor. Default 1. */
  scale?: number;
  /** Added after multiplying. Default 0. */
  shift?: number;
}

/**
 * Converts elements to another type: `element * scale + shift`, rounded to the nearest (ties to even) and kept within the
 * range of an integer type. OpenCV's `Mat.convertTo`, CV-CUDA's `convertto`.
 *
 * ```ts
 * using unit = convertTo(frame, "f32", { scale: 1 / 255 });
 * using back = convertTo(unit, "u8", { scale: 255 });
 * ```
 *
 * The arithmetic is in f32. NaN becomes 0 in integers.
 *
 * @param src Images of 1 to 4 channels, of u8, u16, i16, f16 or f32, in any layout; or a list of images of any sizes.
 * @param dtype One of these types. `into` may be `src` itself if it is the source's.
 * @returns The same layout and sizes.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function convertTo<I extends Images, D extends DType>(
  src: I,
  dtype: D,
  options: ConvertToOptions<NoInfer<Result<I, D>>> = {},
): Result<I, D> {
  if (!IMAGE_DTYPES.includes(dtype)) {
    throw new TypeError(invalid("dtype", `one of ${IMAGE_DTYPES.join(", ")}`, dtype));
  }
  const scale = finite("scale", options.scale ?? 1), shift = finite("shift", options.shift ?? 0);
  const from = readImages("src", src);
  const to = resultOf(from, { dtype }, options, from.dtype === dtype);
  launchElements(from, to, options, { operation: "scale", numbers: [scale, shift] });
  return returned(to);
}
