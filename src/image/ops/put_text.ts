import { checkInteger, invalid } from "../../base/check.ts";
import { CELL_HEIGHT, drawLine } from "../core/draw/font.ts";
import { checkOpacity, checkPixels, draw, forEachImage, readCanvas } from "../core/draw/launch.ts";
import type { Shape } from "../core/draw/shape_table.ts";
import { perChannel } from "../core/per_channel.ts";
import type { ImageOptions, Images, ImageView } from "../core/view.ts";

/** Text that {@link putText} draws. It may reach beyond the image. */
export interface Text {
  /** Printable ASCII; other characters become frames. `\n` starts a line below. */
  text: string;
  /** The first column. */
  x: number;
  /** The first row, that of capitals; they are 7 dots high. */
  y: number;
  /** Pixels along the sides of one dot of the font: a character takes 6 × 10 dots with its gaps. 1 to 1024; default 2. */
  scale?: number;
  /** The text's value: one number, or one for each channel. Default 255. */
  color?: number | readonly number[];
  /** How much of the text's color shows, 0 to 1. Default 1. */
  opacity?: number;
  /** The value behind the text and a dot around it, likewise. Default: what is there stays. */
  background?: number | readonly number[];
  /** How much of `background` shows, 0 to 1. Default 1. */
  backgroundOpacity?: number;
}

const LARGEST_SCALE = 1024;

/**
 * Draws text over images, in its order, with a bitmap font: CV-CUDA's `osd`, OpenCV's `putText`.
 *
 * ```ts
 * putText(frame, [{ text: "person 97 %", x: 42, y: 12, color: [255, 255, 255], background: [0, 0, 0], backgroundOpacity: 0.5 }], {
 *   into: frame,
 * });
 * ```
 *
 * @param src Images of 1, 3 or 4 channels, of u8, u16, i16, f16 or f32, in any layout; or a list of images of any sizes.
 * @param texts The texts of the image; of a batch or a list, a list of texts for each image.
 * @returns The same layout, element type and sizes. `into` may be `src` itself: then nothing else is written.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function putText<I extends Images>(
  src: I,
  texts: readonly Text[] | readonly (readonly Text[])[],
  options: ImageOptions<NoInfer<I>> = {},
): I {
  const from = readCanvas(src);
  const shapes = forEachImage("texts", texts, from).map((list) => {
    const shapes: Shape[] = [];
    for (const text of list) addShapes(shapes, text, from);
    return shapes;
  });
  return draw<I>(from, shapes, options as ImageOptions<I>);
}

function addShapes(shapes: Shape[], item: Text, { channels }: ImageView): void {
  const { text, x, y, scale = 2, color = 255, opacity = 1, background, backgroundOpacity = 1 } = item;
  if (typeof text !== "string") throw new TypeError(invalid("text", "a string", text));
  checkPixels("x", x);
  checkPixels("y", y);
  checkInteger("scale", scale, 1, LARGEST_SCALE);
  checkOpacity("opacity", opacity);
  checkOpacity("backgroundOpacity", backgroundOpacity);
  const value = perChannel("color", color, channels);
  const behind = background === undefined ? null : perChannel("background", background, channels);
  const lines = text.includes("\n") ? text.split("\n") : [text];
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!;
    if (line === "") continue;
    const bitmap = drawLine(line), top = y + i * CELL_HEIGHT * scale;
    const right = x + bitmap.width * scale, bottom = top + bitmap.height * scale;
    if (behind) {
      // Below a first line, the dot above it is the line's before.
      const above = i === 0 ? scale : 0;
      shapes.push({
        edges: [x - scale, top - above, right, bottom],
        color: behind,
        opacity: backgroundOpacity,
      });
    }
    shapes.push({ edges: [x, top, right, bottom], bitmap, scale, color: value, opacity });
  }
}
