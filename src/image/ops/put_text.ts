import { checkInteger, invalid, type OptionNames } from "../../base/check.ts";
import { CELL_HEIGHT, drawLine } from "../core/draw/font.ts";
import { checkOpacity, checkPixels, draw, readCanvas, readItems } from "../core/draw/launch.ts";
import type { Shape } from "../core/draw/shape_table.ts";
import { checkOperatorOptions } from "../core/option_names.ts";
import { perChannel } from "../core/per_channel.ts";
import { IMAGE_OPTIONS, type ImageOptions, type Images, type ImageView } from "../core/view.ts";

/** Text that {@link putText} draws. It may extend beyond the image. */
export interface Text {
  /** Printable ASCII; other characters become frames. `\n` starts a new line. */
  text: string;
  /** The first column. */
  x: number;
  /** The first row: the top of capital letters, which are 7 dots high. */
  y: number;
  /**
   * The side in pixels of a dot of the font, 1 to 1024. A character with spacing has 6 × 10 dots. Default 2.
   */
  scale?: number | undefined;
  /** The color of the text: one number, or one for each channel. Default 255. */
  color?: number | readonly number[] | undefined;
  /** The opacity of the text, 0 to 1. Default 1. */
  opacity?: number | undefined;
  /**
   * The color behind the text and one dot around it: one number, or one for each channel. Default: unchanged.
   */
  background?: number | readonly number[] | undefined;
  /** The opacity of `background`, 0 to 1. Default 1. */
  backgroundOpacity?: number | undefined;
}

const TEXT: OptionNames<Text> = {
  text: true,
  x: true,
  y: true,
  scale: true,
  color: true,
  opacity: true,
  background: true,
  backgroundOpacity: true,
};
const MAX_SCALE = 1024;

/**
 * Draws text over images, in order, with a bitmap font: CV-CUDA's `osd`, OpenCV's `putText`.
 *
 * ```ts
 * const text = "person 97 %", background = [0, 0, 0];
 * putText(frame, [{ text, x: 42, y: 12, background, backgroundOpacity: 0.5 }], { into: frame });
 * ```
 *
 * @param src Images with 1, 3 or 4 channels of u8, u16, i16, f16 or f32 in any layout, or a list of images of
 * any sizes.
 * @param texts The texts of the image; for a batch or a list, a list of texts for each image.
 * @returns Images of the same layout, dtype and sizes. If `into` is `src`, only the texts are written.
 * @throws {TypeError | RangeError} An argument is invalid; nothing was launched.
 */
export function putText<I extends Images>(
  src: I,
  texts: readonly Text[] | readonly (readonly Text[])[],
  options: ImageOptions<NoInfer<I>> = {},
): I {
  const from = readCanvas(src);
  const shapes = readItems<Text, Shape>(
    { name: "texts", required: "{ text, x, y }", known: TEXT, read: (text) => shapesOf(text, from) },
    texts,
    from,
  );
  checkOperatorOptions(options, IMAGE_OPTIONS);
  return draw<I>(from, shapes, options as ImageOptions<I>);
}

function shapesOf(item: Text, { channels }: ImageView): Shape[] {
  const { text, x, y, scale = 2, color = 255, opacity = 1, background, backgroundOpacity = 1 } = item;
  if (typeof text !== "string") throw new TypeError(invalid("text", "a string", text));
  checkPixels("x", x);
  checkPixels("y", y);
  checkInteger("scale", scale, 1, MAX_SCALE);
  checkOpacity("opacity", opacity);
  checkOpacity("backgroundOpacity", backgroundOpacity);
  const textColor = perChannel("color", color, channels);
  const backgroundColor = background === undefined ? null : perChannel("background", background, channels);
  const lines = text.includes("\n") ? text.split("\n") : [text], shapes: Shape[] = [];
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!;
    if (line === "") continue;
    const bitmap = drawLine(line), top = y + i * CELL_HEIGHT * scale;
    const right = x + bitmap.width * scale, bottom = top + bitmap.height * scale;
    if (backgroundColor) {
      // The dot above a later line belongs to the line before.
      const above = i === 0 ? scale : 0;
      shapes.push({
        edges: [x - scale, top - above, right, bottom],
        color: backgroundColor,
        opacity: backgroundOpacity,
      });
    }
    shapes.push({ edges: [x, top, right, bottom], bitmap, scale, color: textColor, opacity });
  }
  return shapes;
}
