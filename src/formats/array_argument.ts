import type { DeviceArray } from "../array/array.ts";
import { checkDType, checkHostData, checkShape, invalid, mismatch, show } from "../base/check.ts";
import { type DType, DTYPES, type NDArray } from "../base/dtype.ts";
import { sizeOf } from "../base/strides.ts";

/** Throws unless an argument has the properties of an array. */
export function checkArrayArgument(name: string, array: unknown): asserts array is NDArray | DeviceArray {
  const isObject = typeof array === "object" && array !== null;
  if (isObject && "dtype" in array && "shape" in array && ("data" in array || "toHost" in array)) return;
  throw new TypeError(invalid(name, "a DeviceArray, or { dtype, shape, data }", array));
}

/**
 * Returns a checked array on the host. Blocks to download a device array.
 *
 * @param member Names a property of it in errors.
 */
export function readArray(
  array: NDArray<DType, ArrayBufferLike> | DeviceArray,
  member: (property: "dtype" | "shape" | "data") => string,
): NDArray<DType, ArrayBufferLike> {
  const dtype: DType = checkDType(member("dtype"), array.dtype);
  const shape = checkShape(member("shape"), array.shape);
  const data = "toHost" in array ? array.toHost() : array.data;
  checkHostData(member("data"), dtype, data);
  const byteLength = sizeOf(shape) * DTYPES[dtype].itemSize;
  if (data.byteLength === byteLength) return { dtype, shape, data };
  const expected = `${byteLength} bytes for ${dtype} ${show(shape)}`;
  throw new RangeError(mismatch(member("data"), expected, data.byteLength));
}
