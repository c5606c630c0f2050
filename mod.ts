/**
 * CUDA for Bun, Deno and Node.js with nothing to build.
 *
 * ```ts
 * import { openDevice } from "@cuffi/cuffi";
 *
 * using device = await openDevice();
 * using module = await device.compile(`
 *   extern "C" __global__ void saxpy(float* y, const float* x, float a, int n) {
 *     int i = blockIdx.x * blockDim.x + threadIdx.x;
 *     if (i < n) y[i] += a * x[i];
 *   }`);
 * using x = device.array(new Float32Array([1, 2, 3]));
 * using y = device.array(new Float32Array([10, 20, 30]));
 * module.kernel("saxpy").launch({ grid: 1, block: 32 }, y, x, 2, 3);
 * console.log(y.toHost()); // Float32Array [12, 24, 36]
 * ```
 *
 * @module
 */
export {
  asArray,
  asStream,
  asStream as as_stream,
  Device,
  listDevices,
  type MemoryStatistics,
  openDevice,
} from "./src/device/device.ts";
export type { ProfiledWork, ProfileReport, ProfileRow } from "./src/core/profile.ts";
export type { WorkLaunch } from "./src/driver/profiled.ts";
export type { DeviceInfo, DeviceProperties } from "./src/device/properties.ts";
export { Stream, type StreamOptions } from "./src/core/stream/stream.ts";
export type { StreamLike } from "./src/core/stream_state.ts";
export { ResourceOwner } from "./src/base/shared_resource.ts";
export { ArrayData } from "./src/core/memory/array_data.ts";
export type {
  ByteSource,
  CopyFromStreamOptions,
  ReadableOptions,
  WritableOptions,
} from "./src/core/memory/streaming.ts";
export type { WaitOptions } from "./src/core/stream/poll.ts";
export type { ExecutableGraph, Graph, GraphCondition, KernelNode } from "./src/core/graph/graph.ts";
export { Event, type EventOptions } from "./src/core/stream/event.ts";
export {
  type AllocateOptions,
  DeviceMemory,
  HostMemory,
  PinnedMemory,
  type PinnedOptions,
  PitchedMemory,
  RegisteredMemory,
} from "./src/core/memory/memory.ts";
export type {
  Channels,
  CudaArray,
  CudaArrayCopyOptions,
  CudaArrayOperand,
  CudaArrayOptions,
  TexelDType,
} from "./src/core/texture/cuda_array.ts";
export type {
  AddressMode,
  BindlessObject,
  Surface,
  Texture,
  TextureOptions,
} from "./src/core/texture/texture.ts";
export type { Copy2DOptions, CopyOperand, CopyOptions } from "./src/core/memory/copy.ts";
export {
  type ArrayOptions,
  type CreateOptions,
  DeviceArray,
  type DeviceArrays,
  type EqualsOptions,
  type UploadOptions,
} from "./src/array/array.ts";
export type {
  ArithmeticArray,
  ArithmeticOptions,
  Operand,
  OperationResult,
  ResultType,
} from "./src/array/arithmetic.ts";
export type {
  FloatDType,
  FloatOf,
  IntegerOf,
  NumberDType,
  NumberOf,
  Operated,
  Promoted,
  PROMOTION,
  PromotionColumns,
  PromotionTable,
  PromotionWords,
  QuotientOf,
  RealDType,
  Together,
  WithNumber,
} from "./src/base/promotion.ts";
export type { ArangeOptions, Joined, JoinOptions } from "./src/array/join.ts";
export type { ArrayTypes, IndexDType, ReductionArray, TopK } from "./src/array/reductions.ts";
export type {
  AxisOptions,
  CompressOptions,
  IntoOptions,
  MatmulOptions,
  MeanDType,
  NormOptions,
  PositionOptions,
  ReduceOptions,
  ScanOptions,
  SearchOptions,
  SortOptions,
  SumDType,
  SumOptions,
  TakeOptions,
  TopKOptions,
  UniqueOptions,
  VarianceOptions,
} from "./src/array/reduction_options.ts";
export type {
  IntegerOptions,
  NormalOptions,
  RandomFloat,
  RandomGenerator,
  RandomInteger,
  RandomOptions,
  UniformOptions,
} from "./src/math/random/generator.ts";
export type { Slice } from "./src/base/strides.ts";
export { asTensor, asTensor as as_tensor, reformat, type ReformatOptions } from "./src/array/reformat.ts";
export { bfloat16ToFloat32, float32ToBfloat16 } from "./src/base/bfloat16.ts";
export {
  type DType,
  type DTypeInfo,
  type DTypeOf,
  DTYPES,
  type ElementValue,
  type HostArray,
  type Item,
  type NDArray,
  type TypedArray,
} from "./src/base/dtype.ts";
export type { BoundLaunch, Dim3, Kernel, KernelAttributes, LaunchOptions } from "./src/core/module/kernel.ts";
export type { Module, ModuleOptions } from "./src/core/module/module.ts";
export type { CompileOptions } from "./src/compile/compile.ts";
export type { KernelArgument } from "./src/core/module/arguments.ts";
export { Scalar, scalar } from "./src/core/module/scalar.ts";
export type { KernelParameter, ParameterType } from "./src/core/module/signature.ts";
export type { ForeignArray } from "./src/interop/foreign_array.ts";
export type {
  CudaArrayInterface,
  CudaArrayInterfaceProvider,
} from "./src/interop/cuda_array_interface/import.ts";
export type { ImportOptions } from "./src/interop/import.ts";
export { DLPACK_DEVICE, DLPACK_FLAG, DLPackCapsule } from "./src/interop/dlpack/capsule.ts";
export type { DLPackOptions } from "./src/interop/dlpack/export.ts";
export type { DLPackImportOptions, DLPackProvider } from "./src/interop/dlpack/import.ts";
export type { ArrayShare, SharedArray, ShareOptions } from "./src/interop/ipc/array_handle.ts";
export type { DeviceShare, SharedDevice } from "./src/interop/ipc/device.ts";
export type { WorkerMemory } from "./src/driver/driver.ts";
export type { SharedEvent } from "./src/core/stream/shared_event.ts";
export type { ForeignStream } from "./src/interop/foreign_stream.ts";
export { CompileError, CUDA_ERROR, CudaError, LibraryNotFoundError } from "./src/base/errors.ts";
