/** Exports arrays through the CUDA Array Interface. */
import { invalid } from "../../base/check.ts";
import { DTYPES } from "../../base/dtype.ts";
import type { Allocation } from "../../core/memory/allocation.ts";
import { allocationOf, type ArrayData } from "../../core/memory/array_data.ts";
import { LEGACY_DEFAULT_STREAM } from "../import.ts";
import type { CudaArrayInterface } from "./import.ts";

/** `array.__cuda_array_interface__`. */
export function exportArrayInterface(array: ArrayData): CudaArrayInterface {
  const { dtype, shape, strides } = array;
  const allocation = allocationOf(array);
  const { typestr } = DTYPES[dtype];
  if (typestr === null) {
    const expected = "a dtype that the CUDA Array Interface has";
    throw new TypeError(
      `${invalid("dtype", expected, dtype)}; use DLPack (array.toDLPack()), or export array.view("u16")`,
    );
  }
  const pointer = array.pointer;
  allocation.markUsedElsewhere();
  return {
    // Copies, which the consumer may change.
    shape: [...shape],
    typestr,
    data: [array.size === 0 ? 0n : pointer, allocation.readOnly],
    version: 3,
    strides: array.isContiguous ? null : [...strides],
    stream: readyStream(allocation),
  };
}

/** The stream, in the protocol's numbering, after whose work the memory is ready; null if no work uses it. */
export function readyStream(allocation: Allocation): bigint | null {
  let last = allocation.lastStream;
  if (last === null) return null;
  if (last.destroyed || last.context !== allocation.context) {
    allocation.touch(last = allocation.context.defaultStream());
  }
  return last.handle === 0n ? LEGACY_DEFAULT_STREAM : last.handle;
}
