/** Rectangular regions: reading, checking and copying them. */
import { invalid, mismatch, show } from "../../base/check.ts";
import { NO_BITS } from "./border_fill.ts";
import { place } from "./copy.ts";
import { resultOf, returned } from "./result.ts";
import type { Size } from "./size.ts";
import { offsetsOf } from "./stack.ts";
import type { ImageOptions, Images, ImageView } from "./view.ts";

/** A part of an image: its first pixel, and its extents. */
export interface Rectangle {
  /** The first column. */
  x: number;
  /** The first row. */
  y: number;
  /** Columns. */
  width: number;
  /** Rows. */
  height: number;
}

export function cropImages<I extends Images>(
  name: string,
  from: ImageView,
  rectangles: readonly Rectangle[],
  options: ImageOptions<NoInfer<I>>,
): I {
  rectangles.forEach((rectangle, i) => {
    const { x, y, width, height } = record(name, rectangle, RECTANGLE);
    const image = from.images?.[i] ?? from;
    const isCount = (value: number, low: number): boolean => Number.isInteger(value) && value >= low;
    if (
      !isCount(x, 0) || !isCount(y, 0) || !isCount(width, 1) || !isCount(height, 1) ||
      x + width > image.width || y + height > image.height
    ) {
      throw new RangeError(
        mismatch(
          name,
          `a part of ${image.name}, which has ${image.height} × ${image.width}`,
          `${show(height)} × ${show(width)} pixels from row ${show(y)}, column ${show(x)}`,
        ),
      );
    }
  });
  const size = rectangles.map(({ height, width }) => [height, width] as const);
  const to = resultOf(from, { size: from.images === null ? size[0]! : size }, options);
  const left = rectangles.map(({ x }) => -x), top = rectangles.map(({ y }) => -y);
  const each = from.images === null ? null : offsetsOf(left, top);
  place(from, to, left[0]!, top[0]!, each, { code: 0, bits: NO_BITS }, options.stream);
  return returned(to);
}

/** A part, checked to lie within an image of a size. */
export function checkPart(name: string, part: Rectangle, [height, width]: Size): Rectangle {
  const { x, y } = record(name, part, RECTANGLE);
  const isCount = (value: number, low: number): boolean => Number.isInteger(value) && value >= low;
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

/** Reads argument `name`, which holds others by their names: `{ x, y, width, height }`, say. */
export function record<T>(name: string, value: T, holds: string): T {
  if (typeof value === "object" && value !== null) return value;
  throw new TypeError(invalid(name, holds, value));
}

/** What a record is to hold that names a part of an image. */
export const RECTANGLE = "{ x, y, width, height }";
