/** Rectangular parts of images. */
import { invalid, mismatch, show } from "../../base/check.ts";
import { NO_BORDER } from "./border_fill.ts";
import { copyImages, offsetTable } from "./copy.ts";
import { record } from "./record.ts";
import { resultFor, returned } from "./result.ts";
import type { Size } from "./size.ts";
import { type ImageOptions, type Images, imagesOf, type ImageView } from "./view.ts";

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

/** Checks that a rectangle lies within an image of a size. */
export function checkRectangle(name: string, part: Rectangle, [height, width]: Size): Rectangle {
  const members = "{ x, y, width, height }", { x, y } = record(name, part, members);
  if (x === undefined || y === undefined || part.width === undefined || part.height === undefined) {
    throw new TypeError(invalid(name, members, part));
  }
  for (const side of ["x", "y", "width", "height"] as const) {
    if (!Number.isInteger(part[side])) {
      throw new RangeError(invalid(`${name}.${side}`, "an integer", part[side]));
    }
  }
  const isCount = (value: number, low: number): boolean => value >= low;
  if (
    isCount(x, 0) && isCount(y, 0) && isCount(part.width, 1) && isCount(part.height, 1) &&
    x + part.width <= width && y + part.height <= height
  ) return part;
  throw new RangeError(
    mismatch(
      name,
      `a part of ${height} × ${width} pixels`,
      `${show(part.height)} × ${show(part.width)} pixels from row ${show(y)}, column ${show(x)}`,
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
  const sizes = rectangles.map(({ height, width }) => [height, width] as const);
  const to = resultFor(from, { size: from.images === null ? sizes[0]! : sizes }, options);
  const left = rectangles.map(({ x }) => -x), top = rectangles.map(({ y }) => -y);
  const each = from.images === null ? null : offsetTable(left, top);
  copyImages(from, to, { left: left[0]!, top: top[0]!, each }, NO_BORDER, options.stream);
  return returned(to);
}
