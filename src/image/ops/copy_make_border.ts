import { checkInteger } from "../../base/check.ts";
import { borderFill, type BorderOptions } from "../core/border_fill.ts";
import { place } from "../core/copy.ts";
import { record } from "../core/crop.ts";
import { resultOf, returned } from "../core/result.ts";
import type { Size } from "../core/size.ts";
import { LARGEST_OFFSET } from "../core/stack.ts";
import { type Images, type ImageView, readImages } from "../core/view.ts";

/** What surrounds an image: pixels of a border on each side. */
export interface Margins {
  /** Rows above. Default 0. */
  top?: number;
  /** Rows below. Default 0. */
  bottom?: number;
  /** Columns on the left. Default 0. */
  left?: number;
  /** Columns on the right. Default 0. */
  right?: number;
}

/**
 * Puts a border around images, as OpenCV's `cv::copyMakeBorder`.
 *
 * ```ts
 * using framed = copyMakeBorder(frame, { top: 2, bottom: 2, left: 4, right: 4 }, { border: "reflect101" });
 * ```
 *
 * @param src Images of 1 to 4 channels, of u8, u16, i16, f16 or f32, in any layout; or a list of images of any sizes.
 * @returns The same layout and element type, as much larger as the margins say.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function copyMakeBorder<I extends Images>(
  src: I,
  margins: Margins,
  options: BorderOptions<NoInfer<I>> = {},
): I {
  const from = readImages("src", src);
  const { top = 0, bottom = 0, left = 0, right = 0 } = record(
    "margins",
    margins,
    "{ top, bottom, left, right }",
  );
  checkInteger("top", top, 0, LARGEST_OFFSET);
  checkInteger("bottom", bottom, 0, LARGEST_OFFSET);
  checkInteger("left", left, 0, LARGEST_OFFSET);
  checkInteger("right", right, 0, LARGEST_OFFSET);
  const framed = ({ height, width }: ImageView): Size => [height + top + bottom, width + left + right];
  const size = from.images === null ? framed(from) : from.images.map(framed);
  const around = borderFill(from, options);
  const to = resultOf(from, { size }, options);
  place(from, to, left, top, null, around, options.stream);
  return returned(to);
}
