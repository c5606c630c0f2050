/** Arrays made by a device: pitched, uploaded, and other arrays' results. */
import { Allocation } from "../core/memory/allocation.ts";
import { DeviceArray, type UploadOptions } from "./array.ts";
import { checkDType, checkShape, invalid, show } from "../base/check.ts";
import type { Context } from "../core/context.ts";
import {
  type DType,
  dtypeOfView,
  DTYPES,
  hostElements,
  hostForm,
  type NDArray,
  type TypedArray,
} from "../base/dtype.ts";
import { streamOf } from "../core/memory/memory.ts";
import { contiguousStrides, sizeOf } from "../base/strides.ts";

/** An array whose rows start at the pitch that the device likes. */
export function pitchedArray<D extends DType>(
  context: Context,
  shape: readonly number[],
  dtype: D,
): DeviceArray<D> {
  const extents = checkShape("shape", shape);
  if (extents.length < 2) {
    throw new RangeError(invalid("shape", "two or more dimensions for pitched rows", extents));
  }
  const { itemSize } = DTYPES[checkDType("dtype", dtype) as D];
  // An image of 3 dimensions is rows of width × channels; one of 2 dimensions is rows of width.
  const rowAxis = extents.length === 2 ? 0 : extents.length - 3;
  const rows = sizeOf(extents.slice(0, rowAxis + 1));
  const strides = contiguousStrides(extents, itemSize);
  const widthBytes = strides[rowAxis]!;
  const driver = context.use();
  const { pointer, pitch } = context.pool.retry(
    widthBytes * rows,
    () => driver.memory.allocatePitched(widthBytes, rows, Math.max(4, itemSize)),
  );
  strides[rowAxis] = pitch;
  for (let axis = rowAxis - 1; axis >= 0; axis--) strides[axis] = strides[axis + 1]! * extents[axis + 1]!;
  const allocation = new Allocation(context, pointer, pitch * rows, "plain", null);
  return new DeviceArray(allocation, dtype, extents, strides, 0, null);
}

/** Uploads a typed array or an {@link NDArray}; converted on the device if `dtype` is another type than the data's. */
export function uploadArray(
  context: Context,
  source: TypedArray | NDArray,
  options: UploadOptions = {},
): DeviceArray {
  const { data, natural, ...given } = describe(source, options);
  const dtype = options.dtype === undefined ? natural : checkDType("dtype", options.dtype);
  // A typed array that is the host form of `dtype` is taken as it is: a Uint16Array as bf16, pairs of floats as complex.
  const stored = source === data && hostForm(dtype) === natural ? dtype : natural;
  const { itemSize } = DTYPES[stored];
  const shape = checkShape("shape", given.shape ?? data.length / hostElements(stored));
  if (sizeOf(shape) * itemSize !== data.byteLength) {
    throw new RangeError(
      `shape: ${show(shape)} of ${stored} given, ${
        sizeOf(shape) * itemSize
      } bytes; data has ${data.byteLength} bytes`,
    );
  }
  const stream = streamOf(context, options.stream);
  const { layout, pooled } = options;
  const array = DeviceArray.empty(context, shape, dtype, stream, layout, pooled);
  try {
    if (stored === dtype) {
      if (data.byteLength > 0) {
        context.use().copies.hostToDevice(array.allocation.pointer, data, data.byteLength, stream.handle);
      }
      return array;
    }
    using unconverted = uploadArray(context, source, { shape, dtype: stored, stream: options.stream });
    return array.copyFrom(unconverted, options);
  } catch (error) {
    array.dispose();
    throw error;
  }
}

function describe(
  source: TypedArray | NDArray,
  { shape }: UploadOptions,
): { data: TypedArray; natural: DType; shape: readonly number[] | number | undefined } {
  const data = ArrayBuffer.isView(source) ? source : source?.data;
  const own = ArrayBuffer.isView(data) ? dtypeOfView(data) : undefined;
  if (own === undefined) {
    throw new TypeError(
      invalid("data", "a typed array (new Float32Array([…]), say), or { dtype, shape, data }", source),
    );
  }
  if (source === data) return { data, natural: own, shape };
  const { dtype, shape: extents } = source as NDArray;
  if (hostForm(checkDType("data.dtype", dtype)) !== own) {
    throw new TypeError(`data.dtype: ${show(dtype)} given with a ${data.constructor.name}`);
  }
  return { data, natural: dtype, shape: shape ?? extents };
}
