import { checkInteger } from "../../base/check.ts";
import { checkOperatorOptions } from "../core/option_names.ts";
import { mapElements } from "../core/pointwise.ts";
import { UNSIGNED_DTYPES } from "../core/value_range.ts";
import { IMAGE_OPTIONS, type ImageOptions, type Images, readImages } from "../core/view.ts";

/**
 * Reduces images to `2 ** bits` levels: torchvision's `posterize`. Integers keep their `bits` highest bits;
 * floating point becomes the lowest value of its level within 0 … 1.
 *
 * ```ts
 * using flat = posterize(frame, 3);
 * ```
 *
 * @param src Images with 1 to 4 channels of u8, u16, f16 or f32 in any layout, or a list of images of any
 * sizes.
 * @param bits 0 to 8 for u8, 0 to 16 for u16, 1 to 16 for floating point.
 * @returns Images of the same layout, dtype and sizes. `into` may be `src`.
 * @throws {TypeError | RangeError} An argument is invalid; nothing was launched.
 */
export function posterize<I extends Images>(src: I, bits: number, options: ImageOptions<NoInfer<I>> = {}): I {
  const from = readImages("src", src, UNSIGNED_DTYPES);
  const width = from.dtype === "u8" ? 8 : from.dtype === "u16" ? 16 : 0;
  checkInteger("bits", bits, width > 0 ? 0 : 1, width || 16);
  checkOperatorOptions(options, IMAGE_OPTIONS);
  return mapElements<I>(from, options as ImageOptions<I>, {
    operation: "posterize",
    intParams: [width, bits],
  });
}
