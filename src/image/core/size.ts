/** Image sizes. */
import { checkInteger, invalid, mismatch } from "../../base/check.ts";
import { MAX_SIDE } from "./limits.ts";
import type { ImageView } from "./view.ts";

/** Rows and columns. */
export type Size = readonly [height: number, width: number];

/** Checks the `size` of a result: one for all images, or for a list of images one for each. */
export function checkSizes(
  name: string,
  size: number | Size | readonly Size[],
  from: ImageView,
): Size | readonly Size[] {
  if (typeof size === "number" || !Array.isArray(size) || !Array.isArray(size[0])) {
    return checkSize(name, size as number | Size);
  }
  if (from.images === null || size.length !== from.images.length) {
    const lists = from.images === null ? "" : `, or a list of ${from.images.length} of them, one per image`;
    throw new RangeError(invalid(name, `[height, width]${lists}`, size));
  }
  return size.map((one, i) => checkSize(`${name}[${i}]`, one as Size));
}

/** Throws for a height and a width in two arguments. */
export function checkOneSize(size: unknown, options: unknown): void {
  if (typeof size !== "number" || typeof options !== "number") return;
  const expected = `[height, width] in one argument, such as [${options}, ${size}]`;
  throw new TypeError(mismatch("size", expected, `${size} and ${options}`));
}

/** Checks `[height, width]`, or one number for both, and returns a copy. */
export function checkSize(name: string, size: number | Size): Size {
  const both: Size = typeof size === "number" ? [size, size] : size;
  if (!Array.isArray(both)) {
    throw new TypeError(invalid(name, "a number or [height, width]", size));
  }
  if (both.length !== 2) {
    throw new RangeError(invalid(name, "a number or [height, width]", size));
  }
  const [height, width] = both;
  return [
    checkInteger(`${name} (height)`, height, 1, MAX_SIDE),
    checkInteger(`${name} (width)`, width, 1, MAX_SIDE),
  ];
}
