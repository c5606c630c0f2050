/**
 * Arrays of other libraries, by whichever protocol they speak.
 *
 * @module
 */
import { DeviceArray } from "../array/array.ts";
import { invalid } from "../base/check.ts";
import type { Context } from "../core/context.ts";
import {
  type CudaArrayInterfaceProvider,
  importArrayInterface,
  type ImportOptions,
  isArrayInterfaceProvider,
} from "./cuda_array_interface/import.ts";
import { type DLPackProvider, importDLPack, isDLPackSource } from "./dlpack/import.ts";
import type { DLPackCapsule } from "./dlpack/capsule.ts";

/** What {@link asArray} accepts. */
export type ForeignArray = DeviceArray | CudaArrayInterfaceProvider | DLPackCapsule | DLPackProvider;

/** @internal `device.asArray()`. DLPack comes first: it has an owner, bf16 and the consumer's stream. */
export function asDeviceArray(context: Context, foreign: ForeignArray, options?: ImportOptions): DeviceArray {
  if (foreign instanceof DeviceArray) {
    if (foreign.allocation.context === context) return foreign;
    throw new RangeError(`array: it is on ${foreign.allocation.context}; accepted is memory of ${context}`);
  }
  if (isDLPackSource(foreign)) return importDLPack(context, foreign, options);
  if (isArrayInterfaceProvider(foreign)) return importArrayInterface(context, foreign, options);
  throw new TypeError(
    invalid(
      "array",
      "a DeviceArray, an object with __cuda_array_interface__, one with __dlpack__(), or a DLPackCapsule",
      foreign,
    ),
  );
}
