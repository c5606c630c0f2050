import type { OptionNames } from "../../base/check.ts";
import { RECTANGLE, type Rectangle } from "../core/crop.ts";
import { checkPixels, draw, readCanvas, readItems } from "../core/draw/launch.ts";
import type { Shape } from "../core/draw/shape_table.ts";
import { checkOperatorOptions } from "../core/option_names.ts";
import { perChannel } from "../core/per_channel.ts";
import { IMAGE_OPTIONS, type ImageOptions, type Images, type ImageView } from "../core/view.ts";

/** A rectangle that {@link erase} overwrites. It may extend beyond the image. */
export interface ErasedRegion extends Rectangle {
  /** The new value: one number, or one for each channel. Default 0. */
  value?: number | readonly number[] | undefined;
}

const REGION: OptionNames<ErasedRegion> = { ...RECTANGLE, value: true };

/**
 * Overwrites rectangles of images, in order: CV-CUDA's and torchvision's `erase`.
 *
 * ```ts
 * erase(frame, [{ x: 40, y: 30, width: 64, height: 64, value: [124, 116, 104] }], { into: frame });
 * ```
 *
 * @param src Images with 1, 3 or 4 channels of u8, u16, i16, f16 or f32 in any layout, or a list of images of
 * any sizes.
 * @param regions The rectangles of the image; for a batch or a list, a list of rectangles for each image.
 * @returns Images of the same layout, dtype and sizes. If `into` is `src`, only the rectangles are written.
 * @throws {TypeError | RangeError} An argument is invalid; nothing was launched.
 */
export function erase<I extends Images>(
  src: I,
  regions: readonly ErasedRegion[] | readonly (readonly ErasedRegion[])[],
  options: ImageOptions<NoInfer<I>> = {},
): I {
  const from = readCanvas(src);
  const shapes = readItems<ErasedRegion, Shape>(
    {
      name: "regions",
      required: "{ x, y, width, height }",
      known: REGION,
      read: (region) => [shapeOf(region, from)],
    },
    regions,
    from,
  );
  checkOperatorOptions(options, IMAGE_OPTIONS);
  return draw<I>(from, shapes, options as ImageOptions<I>);
}

function shapeOf({ x, y, width, height, value = 0 }: ErasedRegion, { channels }: ImageView): Shape {
  checkPixels("x", x);
  checkPixels("y", y);
  checkPixels("width", width, 0);
  checkPixels("height", height, 0);
  return { edges: [x, y, x + width, y + height], color: perChannel("value", value, channels), opacity: 1 };
}
