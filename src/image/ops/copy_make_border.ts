import { checkInteger } from "../../base/check.ts";
import { BORDER_OPTIONS, borderFill, type BorderOptions } from "../core/border_fill.ts";
import { copyImages } from "../core/copy.ts";
import { MAX_OFFSET } from "../core/limits.ts";
import { checkMargins, type Margins } from "../core/margins.ts";
import { checkOperatorOptions } from "../core/option_names.ts";
import { resultFor, returned } from "../core/result.ts";
import type { Size } from "../core/size.ts";
import { type Images, type ImageView, readImages } from "../core/view.ts";

export type { Margins };

/**
 * Adds a border to images, as OpenCV's `cv::copyMakeBorder`.
 *
 * ```ts
 * using framed = copyMakeBorder(frame, { top: 2, bottom: 2, left: 4, right: 4 }, { border: "reflect101" });
 * ```
 *
 * @param src Images with 1 to 4 channels of u8, u16, i16, f16 or f32 in any layout, or a list of images of
 * any sizes.
 * @returns Images of the same layout and dtype, enlarged by the margins.
 * @throws {TypeError | RangeError} An argument is invalid; nothing was launched.
 */
export function copyMakeBorder<I extends Images>(
  src: I,
  margins: Margins,
  options: BorderOptions<NoInfer<I>> = {},
): I {
  const from = readImages("src", src);
  const { top = 0, bottom = 0, left = 0, right = 0 } = checkMargins(margins, "third");
  checkInteger("top", top, 0, MAX_OFFSET);
  checkInteger("bottom", bottom, 0, MAX_OFFSET);
  checkInteger("left", left, 0, MAX_OFFSET);
  checkInteger("right", right, 0, MAX_OFFSET);
  checkOperatorOptions(options, BORDER_OPTIONS);
  const sizeOf = ({ height, width }: ImageView): Size => [height + top + bottom, width + left + right];
  const size = from.images === null ? sizeOf(from) : from.images.map(sizeOf);
  const fill = borderFill(from, options);
  const to = resultFor(from, { size }, options);
  copyImages(from, to, { left, top, each: null }, fill, options.stream);
  return returned(to);
}
