/** Image sizes. */
import { checkInteger, invalid } from "../../base/check.ts";
import { type ImageView, LARGEST_SIDE } from "./view.ts";

/** Rows and columns. */
export type Size = readonly [height: number, width: number];

/** A size, or of a list one for each image, checked. */
export function checkSize(
  name: string,
  size: number | Size | readonly Size[],
  from: ImageView,
): Size | readonly Size[] {
  if (typeof size === "number") return checkSides(name, [size, size]);
  if (!Array.isArray(size)) {
    throw new TypeError(invalid(name, "a number or [height, width]", size));
  }
  if (!Array.isArray(size[0])) return checkSides(name, size as unknown as Size);
  if (from.images === null || size.length !== from.images.length) {
    throw new RangeError(
      invalid(
        name,
        "[height, width]" +
          (from.images === null ? "" : `, or a list of ${from.images.length} of them, one per image`),
        size,
      ),
    );
  }
  return size.map((one, i) => checkSides(`${name}[${i}]`, one as Size));
}

/** Two sides, checked. */
export function checkSides(name: string, size: Size): Size {
  if (!Array.isArray(size) || size.length !== 2) {
    throw new RangeError(invalid(name, "a number or [height, width]", size));
  }
  checkInteger(`${name} (height)`, size[0], 1, LARGEST_SIDE);
  checkInteger(`${name} (width)`, size[1], 1, LARGEST_SIDE);
  return size;
}
