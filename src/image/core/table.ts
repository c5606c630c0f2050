/** Results that are not images: contiguous tables of numbers. */
import { allocationOf, checkNotDisposed } from "../../core/memory/array_data.ts";
import { DeviceArray } from "../../array/array.ts";
import { invalid, mismatch, otherDevice, show } from "../../base/check.ts";
import type { DType } from "../../base/dtype.ts";
import { sameShape } from "../../base/strides.ts";
import { overlapping } from "./overlap.ts";
import { imagesOf, type ImageView } from "./view.ts";

/**
 * A contiguous array of any shape as `count` single-channel images of `height` rows with `width` elements.
 */
export function tableView(array: DeviceArray, count: number, height: number, width: number): ImageView {
  const { itemSize } = array;
  const rowStride = width * itemSize;
  return {
    name: "into",
    context: allocationOf(array).context,
    array,
    images: null,
    dtype: array.dtype,
    layout: "NHWC",
    count,
    height,
    width,
    channels: 1,
    imageStride: height * rowStride,
    rowStride,
    columnStride: itemSize,
    channelStride: 0,
    owned: false,
  };
}

/**
 * Checks that a table can be written: a contiguous, writable array of a shape that overlaps none of the
 * sources.
 */
export function checkTable(
  name: string,
  into: DeviceArray,
  shape: readonly number[],
  dtype: DType,
  sources: readonly ImageView[],
): void {
  if (!(into instanceof DeviceArray)) {
    throw new TypeError(invalid(name, "a DeviceArray", into));
  }
  checkNotDisposed(into, name);
  const suits = into.dtype === dtype && sameShape(into.shape, shape) && into.isContiguous &&
    into.pointer % BigInt(into.itemSize) === 0n;
  if (!suits) {
    throw new RangeError(mismatch(name, `a contiguous ${dtype} ${show(shape)}`, describeArray(into)));
  }
  if (into.readOnly) {
    throw new TypeError(mismatch(name, "writable memory", "memory that its owner marked read-only"));
  }
  const source = sources[0]!;
  if (allocationOf(into).context !== source.context) {
    throw otherDevice(name, source.context, allocationOf(into).context, source.name);
  }
  for (const source of sources) {
    if (imagesOf(source).some(({ array }) => overlapping(into, array))) {
      throw new RangeError(
        mismatch(name, "separate memory", `memory that overlaps ${source.name}`),
      );
    }
  }
}

/** The dtype and shape of an array for an error message. */
export function describeArray({ dtype, shape, isContiguous }: DeviceArray): string {
  return `${dtype} ${show(shape)}${isContiguous ? "" : ", not contiguous"}`;
}
