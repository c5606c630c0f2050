/** Copies a list of images into one batch. */
import type { DeviceArray } from "../../array/array.ts";
import { checkInteger, invalid } from "../../base/check.ts";
import type { BorderFill } from "./border_fill.ts";
import { place } from "./copy.ts";
import { Uploaded } from "./launch.ts";
import { resultOf } from "./result.ts";
import type { Size } from "./size.ts";
import { type ImageLayout, type ImageOptions, type ImageView, readImages } from "./view.ts";

/** The largest margin or offset in pixels. */
export const LARGEST_OFFSET: number = 2 ** 24;

export function readList(name: string, list: readonly DeviceArray[]): ImageView {
  if (!Array.isArray(list)) {
    throw new TypeError(invalid(name, "a list of images", list));
  }
  return readImages(name, list);
}

export function stackImages(
  from: ImageView,
  size: Size,
  left: readonly number[],
  top: readonly number[],
  around: BorderFill,
  options: ImageOptions,
): DeviceArray {
  const layout: ImageLayout = from.layout === "CHW" ? "NCHW" : "NHWC";
  const one = { ...from, images: null };
  const to = resultOf(one, { size, layout, count: from.count }, options, false, [from]);
  const uniform = left.every((value) => value === left[0]) && top.every((value) => value === top[0]);
  const each = uniform ? null : offsetsOf(left, top);
  // One image needs no table.
  const source = from.images!.length === 1 ? from.images![0]! : from;
  place(source, to, left[0]!, top[0]!, each, around, options.stream);
  return to.array;
}

/** An `Offset` of kernels/ops/copy/generic.cu for each image. */
export function offsetsOf(left: readonly number[], top: readonly number[]): Uploaded {
  return new Uploaded(new Int32Array(left.flatMap((x, i) => [x, top[i]!])));
}

export function offsets(name: string, given: number | readonly number[], count: number): readonly number[] {
  const list = typeof given === "number" ? new Array<number>(count).fill(given) : given;
  if (!Array.isArray(list) || list.length !== count) {
    throw new RangeError(invalid(name, `an integer, or ${count} of them, one for each image`, given));
  }
  for (const value of list) checkInteger(name, value, -LARGEST_OFFSET, LARGEST_OFFSET);
  return list;
}
