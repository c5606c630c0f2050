import type { DeviceArray } from "../../array/array.ts";
import { borderFill } from "../core/border_fill.ts";
import { offsets, readList, stackImages } from "../core/stack.ts";
import type { ImageOptions } from "../core/view.ts";

/**
 * Puts images of one size into one batch: CV-CUDA's `stack`.
 *
 * @param src A list of images of 1 to 4 channels, of u8, u16, i16, f16 or f32, in any layout, all of one size.
 * @returns NHWC, or NCHW if the images are planar.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function stack<D extends DeviceArray>(src: readonly D[], options: ImageOptions<NoInfer<D>> = {}): D {
  const from = readList("src", src);
  for (const { name, height, width } of from.images!) {
    if (height !== from.height || width !== from.width) {
      throw new RangeError(
        `${name}: ${height} × ${width} pixels given, and others have ${from.height} × ${from.width}; ` +
          "accepted are images of one size: padAndStack() fills them up",
      );
    }
  }
  const none = offsets("top", 0, from.count);
  return stackImages(from, [from.height, from.width], none, none, borderFill(from, {}), options) as D;
}
