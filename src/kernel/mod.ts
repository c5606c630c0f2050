/**
 * Kernels written in TypeScript, compiled to PTX at run time. No compiler has to be installed, and they run on
 * the software device as on GPUs.
 *
 * ```ts
 * import { openDevice } from "@cuffi/cuffi";
 * import { kernel } from "@cuffi/cuffi/kernel";
 *
 * const saxpy = kernel({ y: "f32*", x: "f32*", a: "f32", n: "i32" }, ({ y, x, a, n }, gpu) => {
 *   const i = gpu.globalIndex();
 *   if (i < n) y[i]! += a * x[i]!;
 * });
 *
 * using device = await openDevice();
 * using x = device.array(new Float32Array([1, 2, 3])), y = device.zeros([3], "f32");
 * saxpy.launch(device, { grid: 1, block: 32 }, { y, x, a: 2, n: 3 });
 * console.log(y.toHost()); // Float32Array(3) [ 2, 4, 6 ]
 * ```
 *
 * @module
 */
export { kernel, type KernelFunction, type KernelOptions, TypedKernel } from "./kernel.ts";
export { LaunchableKernel } from "./launchable.ts";
export {
  type AnyElements,
  type ElementGpu,
  type Elements,
  elementwise,
  type ElementwiseCallOptions,
  type ElementwiseFunction,
  type ElementwiseInput,
  type ElementwiseInputs,
  type ElementwiseOptions,
  type NamedCallOptions,
  type Returned,
  type ValueDType,
} from "./elementwise.ts";
export {
  reduce,
  type ReduceCallOptions,
  type ReduceCombine,
  type ReduceFinish,
  type ReduceFunction,
  type ReduceFunctions,
  type ReduceMap,
  type ReduceSetup,
  type ReduceValue,
} from "./reduce.ts";
export { type HostLaunch, runOnHost } from "./host.ts";
export {
  type Pixel,
  PixelFunction,
  pixelFunction,
  type PixelFunctionOptions,
  type PixelInput,
  type PixelParameters,
  type ReturnedPixel,
} from "./pixel_function.ts";
export type { Axes, FastFunctions, Gpu } from "./gpu.ts";
export type {
  ArrayOf,
  ByValue,
  Constants,
  ElementValue,
  FixedArray,
  KernelTexture,
  KernelValue,
  KernelValues,
  LaunchValue,
  LaunchValues,
  Parameters,
  Pointer,
  StridedArray,
  Vector2,
  Vector4,
} from "./types.ts";
export type { ParameterType, StructType, VectorName } from "./typescript/layout.ts";
export type { TexelScalar, TextureName } from "./typescript/texture_type.ts";
export type { TextureGeometry } from "./ir/ir.ts";
export type { Scalar } from "./ir/types.ts";
export { CompileError } from "../base/errors.ts";
