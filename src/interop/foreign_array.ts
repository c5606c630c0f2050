/**
 * Imports arrays of other libraries through whichever protocol they implement.
 *
 * @module
 */
import { invalid } from "../base/check.ts";
import type { Context } from "../core/context.ts";
import type { ArrayData, NewArray } from "../core/memory/array_data.ts";
import type { DeviceMemory } from "../core/memory/memory.ts";
import {
  type CudaArrayInterfaceProvider,
  importArrayInterface,
  isArrayInterfaceProvider,
} from "./cuda_array_interface/import.ts";
import type { DLPackCapsule } from "./dlpack/capsule.ts";
import { type DLPackProvider, importDLPack, isDLPackSource } from "./dlpack/import.ts";
import { checkImportOptions, type ImportOptions } from "./import.ts";

/** An array that {@link asArray} accepts, or memory of cuffi. */
export type ForeignArray =
  | ArrayData
  | DeviceMemory
  | CudaArrayInterfaceProvider
  | DLPackCapsule
  | DLPackProvider;

/** Imports an array. DLPack is preferred: it has ownership, bf16 and the consumer's stream. */
export function importArray(context: Context, foreign: unknown, options: ImportOptions = {}): NewArray {
  checkImportOptions(options);
  if (isDLPackSource(foreign)) return importDLPack(context, foreign, options);
  if (isArrayInterfaceProvider(foreign)) return importArrayInterface(context, foreign, options);
  throw new TypeError(
    invalid(
      "array",
      "a DeviceArray, an object with __cuda_array_interface__, one with __dlpack__(), or a DLPackCapsule",
      foreign,
    ) +
      (ArrayBuffer.isView(foreign) || Array.isArray(foreign) ? "; upload host data with device.array()" : ""),
  );
}
