import type { DeviceArray } from "../../array/array.ts";
import { borderFill, type BorderOptions } from "../core/border_fill.ts";
import { checkSize, type Size } from "../core/size.ts";
import { offsets, readList, stackImages } from "../core/stack.ts";

/** Options of {@link padAndStack}. */
export interface PadAndStackOptions extends BorderOptions {
  /** Size of each image of the result: `[height, width]`, or one number for both. Default: as much as the largest takes. */
  size?: number | Size;
  /** Rows above each image, or for each of them; of fewer than 0, so many of the image are cut off. Default 0. */
  top?: number | readonly number[];
  /** Columns on the left of each image, or for each of them, likewise. Default 0. */
  left?: number | readonly number[];
}

/**
 * Puts images of several sizes into one batch, each with a border that fills it up: CV-CUDA's `padandstack`.
 *
 * ```ts
 * using batch = padAndStack([a, b, c], { size: [640, 640], value: 114 });
 * ```
 *
 * @param src A list of images of 1 to 4 channels, of u8, u16, i16, f16 or f32, in any layout.
 * @returns NHWC, or NCHW if the images are planar.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function padAndStack<D extends DeviceArray>(src: readonly D[], options: PadAndStackOptions = {}): D {
  const from = readList("src", src);
  const images = from.images!;
  const top = offsets("top", options.top ?? 0, images.length),
    left = offsets("left", options.left ?? 0, images.length);
  const size = options.size === undefined
    ? [
      Math.max(...images.map(({ height }, i) => height + top[i]!)),
      Math.max(...images.map(({ width }, i) => width + left[i]!)),
    ] as const
    : checkSize("size", options.size, { ...from, images: null }) as Size;
  const around = borderFill(from, options);
  return stackImages(from, size, left, top, around, options) as D;
}
