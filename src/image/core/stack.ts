/** Copies a list of images into one batch. */
import type { DeviceArray } from "../../array/array.ts";
import { invalid } from "../../base/check.ts";
import type { BorderFill } from "./border_fill.ts";
import { copyImages, offsetTable } from "./copy.ts";
import { resultFor } from "./result.ts";
import type { Size } from "./size.ts";
import { type ImageLayout, type ImageOptions, type ImageView, readImages } from "./view.ts";

/** Reads an argument that must be a list. */
export function readImageList(name: string, list: readonly DeviceArray[]): ImageView {
  if (!Array.isArray(list)) {
    throw new TypeError(invalid(name, "a list of images such as [first, second]", list));
  }
  return readImages(name, list);
}

/** Copies each image of a list to an offset in its image of a batch. */
export function stackImages(
  from: ImageView,
  size: Size,
  left: readonly number[],
  top: readonly number[],
  fill: BorderFill,
  options: ImageOptions,
): DeviceArray {
  const layout: ImageLayout = from.layout === "CHW" ? "NCHW" : "NHWC";
  const to = resultFor({ ...from, images: null }, { size, layout, count: from.count }, options, {
    others: [from],
  });
  const uniform = left.every((value) => value === left[0]) && top.every((value) => value === top[0]);
  const each = uniform ? null : offsetTable(left, top);
  // A single image needs no uploaded table.
  const source = from.images!.length === 1 ? from.images![0]! : from;
  copyImages(source, to, { left: left[0]!, top: top[0]!, each }, fill, options.stream);
  return to.array;
}
