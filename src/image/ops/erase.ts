import type { Rectangle } from "../core/crop.ts";
import { checkPixels, draw, forEachImage, readCanvas } from "../core/draw/launch.ts";
import { perChannel } from "../core/per_channel.ts";
import type { ImageOptions, Images } from "../core/view.ts";

/** A part of an image that {@link erase} overwrites. It may reach beyond the image. */
export interface ErasedRegion extends Rectangle {
  /** What is written: one number, or one for each channel. Default 0. */
  value?: number | readonly number[];
}

/**
 * Overwrites parts of images, in their order: CV-CUDA's and torchvision's `erase`.
 *
 * ```ts
 * erase(frame, [{ x: 40, y: 30, width: 64, height: 64, value: [124, 116, 104] }], { into: frame });
 * ```
 *
 * @param src Images of 1, 3 or 4 channels, of u8, u16, i16, f16 or f32, in any layout; or a list of images of any sizes.
 * @param regions The regions of the image; of a batch or a list, a list of regions for each image.
 * @returns The same layout, element type and sizes. `into` may be `src` itself: then nothing else is written.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function erase<I extends Images>(
  src: I,
  regions: readonly ErasedRegion[] | readonly (readonly ErasedRegion[])[],
  options: ImageOptions<NoInfer<I>> = {},
): I {
  const from = readCanvas(src);
  const shapes = forEachImage("regions", regions, from).map((list) =>
    list.map(({ x, y, width, height, value = 0 }) => {
      checkPixels("x", x);
      checkPixels("y", y);
      checkPixels("width", width, 0);
      checkPixels("height", height, 0);
      return {
        edges: [x, y, x + width, y + height] as const,
        color: perChannel("value", value, from.channels),
        opacity: 1,
      };
    })
  );
  return draw<I>(from, shapes, options as ImageOptions<I>);
}
