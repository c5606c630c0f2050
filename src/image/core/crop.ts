/** Rectangular parts of images. */
import { invalid, mismatch, type OptionNames, show } from "../../base/check.ts";
import { NO_BORDER } from "./border_fill.ts";
import { copyImages, offsetTable } from "./copy.ts";
import { checkOperatorOptions } from "./option_names.ts";
import { record } from "./record.ts";
import { resultFor, returned } from "./result.ts";
import type { Size } from "./size.ts";
import { IMAGE_OPTIONS, type ImageOptions, type Images, imagesOf, type ImageView } from "./view.ts";

/** A part of an image, in pixels. */
export interface Rectangle {
  /** The first column. */
  x: number;
  /** The first row. */
  y: number;
  /** The number of columns. */
  width: number;
  /** The number of rows. */
  height: number;
}

/** The names of the members of a rectangle. */
export const RECTANGLE: OptionNames<Rectangle> = { x: true, y: true, width: true, height: true };

/** Checks the members of a rectangle, and returns a copy. */
export function rectangleOf(name: string, part: Rectangle): Rectangle {
  const members = "{ x, y, width, height }", { x, y, width, height } = record(name, part, members);
  if (x === undefined || y === undefined || width === undefined || height === undefined) {
    throw new TypeError(invalid(name, members, part));
  }
  const copy = { x, y, width, height };
  for (const side of ["x", "y", "width", "height"] as const) {
    if (!Number.isInteger(copy[side])) {
      throw new RangeError(invalid(`${name}.${side}`, "an integer", copy[side]));
    }
  }
  return copy;
}

/** Checks that a rectangle lies within an image of a size. */
export function checkRectangle(name: string, part: Rectangle, [rows, columns]: Size): Rectangle {
  const checked = rectangleOf(name, part), { x, y, width, height } = checked;
  const isInside = x >= 0 && y >= 0 && width > 0 && height > 0 && x + width <= columns && y + height <= rows;
  if (isInside) return checked;
  throw new RangeError(
    mismatch(
      name,
      `a part of ${rows} × ${columns} pixels`,
      `${show(height)} × ${show(width)} pixels from row ${show(y)}, column ${show(x)}`,
    ),
  );
}

/** Copies a rectangle of each image. */
export function cropImages<I extends Images>(
  name: string,
  from: ImageView,
  rectangles: readonly Rectangle[],
  options: ImageOptions<I>,
): I {
  const images = imagesOf(from);
  rectangles.forEach((rectangle, i) => {
    checkRectangle(name, rectangle, [images[i]!.height, images[i]!.width]);
  });
  checkOperatorOptions(options, IMAGE_OPTIONS);
  const sizes = rectangles.map(({ height, width }) => [height, width] as const);
  const to = resultFor(from, { size: from.images === null ? sizes[0]! : sizes }, options);
  const left = rectangles.map(({ x }) => -x), top = rectangles.map(({ y }) => -y);
  const each = from.images === null ? null : offsetTable(left, top);
  copyImages(from, to, { left: left[0]!, top: top[0]!, each }, NO_BORDER, options.stream);
  return returned(to);
}
