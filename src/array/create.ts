/** Creates pitched arrays. */
import { checkDType, checkShape, mismatch, show } from "../base/check.ts";
import { type DType, DTYPES } from "../base/dtype.ts";
import { contiguousStrides, sizeOf } from "../base/strides.ts";
import type { Context } from "../core/context.ts";
import { Allocation } from "../core/memory/allocation.ts";
import type { NewArray } from "../core/memory/array_data.ts";

/** Allocates an array whose rows start at the device's preferred pitch. */
export function pitchedArray<D extends DType>(
  context: Context,
  shape: readonly number[],
  dtype: D,
): NewArray<D> {
  const extents = checkShape("shape", shape);
  if (extents.length < 2) throw new RangeError(mismatch("shape", "at least two dimensions", show(extents)));
  const { itemSize } = DTYPES[checkDType("dtype", dtype) as D];
  // A row is the width of a two-dimensional image, and width × channels of an image with more dimensions.
  const rowAxis = extents.length === 2 ? 0 : extents.length - 3;
  const rows = sizeOf(extents.slice(0, rowAxis + 1));
  const strides = contiguousStrides(extents, itemSize);
  const { allocation, pitch } = Allocation.pitched(context, strides[rowAxis]!, rows, Math.max(4, itemSize));
  strides[rowAxis] = pitch;
  for (let axis = rowAxis - 1; axis >= 0; axis--) strides[axis] = strides[axis + 1]! * extents[axis + 1]!;
  return { allocation, dtype, shape: extents, strides, byteOffset: 0 };
}
