import type { Rectangle } from "../core/crop.ts";
import { checkOpacity, checkPixels, draw, forEachImage, readCanvas } from "../core/draw/launch.ts";
import type { Edges, Shape } from "../core/draw/shape_table.ts";
import { perChannel } from "../core/per_channel.ts";
import type { ImageOptions, Images, ImageView } from "../core/view.ts";

/** A box that {@link boundingBoxes} draws. It may reach beyond the image. */
export interface BoundingBox extends Rectangle {
  /** Width of the frame in pixels, half of it outside the box: of 3, the middle one lies on the box's first and last pixels. Default 1. */
  thickness?: number;
  /** The frame's value: one number, or one for each channel. Default 255. */
  color?: number | readonly number[];
  /** How much of the frame's color shows, 0 to 1. Default 1. */
  opacity?: number;
  /** The value within the frame, likewise. Default: what is there stays. */
  fill?: number | readonly number[];
  /** How much of `fill` shows, 0 to 1. Default 1. */
  fillOpacity?: number;
}

/**
 * Draws boxes over images, in their order: CV-CUDA's `bndbox`, OpenCV's `rectangle` with square corners.
 *
 * ```ts
 * boundingBoxes(frame, [{ x: 40, y: 30, width: 64, height: 64, thickness: 3, color: [0, 255, 0] }], { into: frame });
 * ```
 *
 * @param src Images of 1, 3 or 4 channels, of u8, u16, i16, f16 or f32, in any layout; or a list of images of any sizes.
 * @param boxes The boxes of the image; of a batch or a list, a list of boxes for each image.
 * @returns The same layout, element type and sizes. `into` may be `src` itself: then nothing else is written.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function boundingBoxes<I extends Images>(
  src: I,
  boxes: readonly BoundingBox[] | readonly (readonly BoundingBox[])[],
  options: ImageOptions<NoInfer<I>> = {},
): I {
  const from = readCanvas(src);
  const shapes = forEachImage("boxes", boxes, from).map((list) => list.flatMap((box) => shapesOf(box, from)));
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
