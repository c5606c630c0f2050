import type { OptionNames } from "../../base/check.ts";
import { RECTANGLE, type Rectangle } from "../core/crop.ts";
import { checkOpacity, checkPixels, draw, readCanvas, readItems } from "../core/draw/launch.ts";
import type { Edges, Shape } from "../core/draw/shape_table.ts";
import { checkOperatorOptions } from "../core/option_names.ts";
import { perChannel } from "../core/per_channel.ts";
import { IMAGE_OPTIONS, type ImageOptions, type Images, type ImageView } from "../core/view.ts";

/** A box that {@link boundingBoxes} draws. It may extend beyond the image. */
export interface BoundingBox extends Rectangle {
  /**
   * The width of the frame in pixels, half of it outside the box: with 3, the middle line covers the box's
   * first and last pixels. Default 1.
   */
  thickness?: number | undefined;
  /** The color of the frame: one number, or one for each channel. Default 255. */
  color?: number | readonly number[] | undefined;
  /** The opacity of the frame, 0 to 1. Default 1. */
  opacity?: number | undefined;
  /** The color within the frame: one number, or one for each channel. Default: unchanged. */
  fill?: number | readonly number[] | undefined;
  /** The opacity of `fill`, 0 to 1. Default 1. */
  fillOpacity?: number | undefined;
}

const BOX: OptionNames<BoundingBox> = {
  ...RECTANGLE,
  thickness: true,
  color: true,
  opacity: true,
  fill: true,
  fillOpacity: true,
};

/**
 * Draws boxes over images, in order: CV-CUDA's `bndbox`, OpenCV's `rectangle` with square corners.
 *
 * ```ts
 * const box = { x: 40, y: 30, width: 64, height: 64, thickness: 3, color: [0, 255, 0] };
 * boundingBoxes(frame, [box], { into: frame });
 * ```
 *
 * @param src Images with 1, 3 or 4 channels of u8, u16, i16, f16 or f32 in any layout, or a list of images of
 * any sizes.
 * @param boxes The boxes of the image; for a batch or a list, a list of boxes for each image.
 * @returns Images of the same layout, dtype and sizes. If `into` is `src`, only the boxes are written.
 * @throws {TypeError | RangeError} An argument is invalid; nothing was launched.
 */
export function boundingBoxes<I extends Images>(
  src: I,
  boxes: readonly BoundingBox[] | readonly (readonly BoundingBox[])[],
  options: ImageOptions<NoInfer<I>> = {},
): I {
  const from = readCanvas(src);
  const shapes = readItems<BoundingBox, Shape>(
    { name: "boxes", required: "{ x, y, width, height }", known: BOX, read: (box) => shapesOf(box, from) },
    boxes,
    from,
  );
  checkOperatorOptions(options, IMAGE_OPTIONS);
  return draw<I>(from, shapes, options as ImageOptions<I>);
}

function shapesOf(box: BoundingBox, { channels }: ImageView): Shape[] {
  const { x, y, width, height, thickness = 1, color = 255, opacity = 1, fill, fillOpacity = 1 } = box;
  checkPixels("x", x);
  checkPixels("y", y);
  checkPixels("width", width, 1);
  checkPixels("height", height, 1);
  checkPixels("thickness", thickness, 0);
  const outside = thickness > 0 ? thickness - 1 >> 1 : 0, inside = thickness - outside;
  const outer: Edges = [x - outside, y - outside, x + width + outside, y + height + outside];
  const hole: Edges = [x + inside, y + inside, x + width - inside, y + height - inside];
  const frame = {
    edges: outer,
    hole,
    color: perChannel("color", color, channels),
    opacity: checkOpacity("opacity", opacity),
  };
  const shapes: Shape[] = thickness > 0 ? [frame] : [];
  checkOpacity("fillOpacity", fillOpacity);
  if (fill !== undefined) {
    shapes.push({ edges: hole, color: perChannel("fill", fill, channels), opacity: fillOpacity });
  }
  return shapes;
}
