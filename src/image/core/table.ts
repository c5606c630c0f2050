/** Results that are not images: contiguous tables of numbers. */
import { DeviceArray } from "../../array/array.ts";
import { sameShape } from "../../base/strides.ts";
import { invalid, mismatch, show } from "../../base/check.ts";
import type { DType } from "../../base/dtype.ts";
import { type ImageView, overlapping } from "./view.ts";

/** @internal An array of any shape as images of one channel: `count` of them with `height` rows of `width` elements, without gaps. */
export function tableView(
  array: DeviceArray,
  count: number,
  height: number,
  width: number,
): ImageView {
  const { itemSize } = array;
  const rowStride = width * itemSize;
  return {
    name: "into",
    context: array.allocation.context,
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
    made: false,
  };
}

/** @internal Checks the argument `name`, where a table is to be written: an array without gaps that shares no memory with `sources`. */
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
  const { context } = sources[0]!;
  const suits = into.dtype === dtype && sameShape(into.shape, shape) && into.isContiguous &&
    into.pointer % BigInt(into.itemSize) === 0n;
  if (!suits) {
    throw new RangeError(
      mismatch(
        name,
        `${dtype} ${show(shape)} without gaps`,
        `${into.dtype} ${show(into.shape)}${into.isContiguous ? "" : " with gaps"}`,
      ),
    );
  }
  if (into.readOnly) {
    throw new TypeError(
      `${name}: the owner of the memory has made it read-only; accepted is memory to write to`,
    );
  }
  if (into.allocation.context !== context) {
    throw new RangeError(
      mismatch(
        name,
        `memory of ${context}, where ${sources[0]!.name} is`,
        `memory of device ${into.allocation.context}`,
      ),
    );
  }
  for (const source of sources) {
    if ((source.images ?? [source]).some(({ array }) => overlapping(into, array))) {
      throw new RangeError(`${name}: it shares memory with ${source.name}; accepted is memory of its own`);
    }
  }
}
