import type { DeviceArray } from "../../array/array.ts";
import { mismatch } from "../../base/check.ts";
import { NO_BORDER } from "../core/border_fill.ts";
import { checkOperatorOptions } from "../core/option_names.ts";
import { readImageList, stackImages } from "../core/stack.ts";
import { IMAGE_OPTIONS, type ImageOptions } from "../core/view.ts";

/**
 * Copies images of one size into one batch: CV-CUDA's `stack`.
 *
 * ```ts
 * using batch = stack([first, second]);
 * ```
 *
 * @param src A list of images with 1 to 4 channels of u8, u16, i16, f16 or f32 in any layout, all of the same
 * size.
 * @returns An NHWC batch, or NCHW if the images are planar.
 * @throws {TypeError | RangeError} An argument is invalid; nothing was launched.
 */
export function stack<D extends DeviceArray>(src: readonly D[], options: ImageOptions<NoInfer<D>> = {}): D {
  const from = readImageList("src", src);
  checkOperatorOptions(options, IMAGE_OPTIONS);
  for (const { name, height, width } of from.images!) {
    if (height !== from.height || width !== from.width) {
      const expected = `${from.height} × ${from.width} pixels, like others`;
      throw new RangeError(
        mismatch(name, expected, `${height} × ${width} pixels; use padAndStack() for different sizes`),
      );
    }
  }
  const zeros = new Array<number>(from.count).fill(0);
  return stackImages(from, [from.height, from.width], zeros, zeros, NO_BORDER, options as ImageOptions) as D;
}
