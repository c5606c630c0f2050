/**
 * Implementation modules of `Device` that are not needed before a device is open. `open.ts` loads them while
 * the driver starts, and passes them to the `Device`.
 */
export * as ranges from "../math/arange.ts";
export * as joins from "../array/join.ts";
export * as arrays from "../array/create.ts";
export * as copies from "../core/memory/copy.ts";
export * as cudaArrayInterface from "../interop/cuda_array_interface/import.ts";
export * as cudaArrays from "../core/texture/cuda_array.ts";
export * as dlpack from "../interop/dlpack/import.ts";
export * as elements from "../array/operations.ts";
export * as foreignArrays from "../interop/foreign_array.ts";
export * as foreignStreams from "../interop/foreign_stream.ts";
export * as imports from "../interop/import.ts";
export * as modules from "../core/module/module.ts";
export * as peers from "../core/peer_access.ts";
export * as properties from "./properties.ts";
export * as random from "../math/random/generator.ts";
export * as sharedArrays from "../interop/ipc/array.ts";
export * as sharedDevices from "../interop/ipc/device.ts";
export * as sharedEvents from "../core/stream/shared_event.ts";
export * as streaming from "../core/memory/streaming.ts";
export * as textures from "../core/texture/texture_object.ts";
