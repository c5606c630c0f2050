/** `gpu`, the second parameter of a kernel's function. */
import type { Scalar } from "./ir/types.ts";
import type { ElementValue, FixedArray, KernelTexture, Pointer } from "./types.ts";
import type { VectorName } from "./typescript/layout.ts";

/** A position or an extent in up to three dimensions. */
export interface Axes {
  /** Along the first axis, which varies fastest. */
  readonly x: number;
  /** Along the second axis. */
  readonly y: number;
  /** Along the third axis. */
  readonly z: number;
}

/**
 * Fast functions of f32, which CUDA C++ calls intrinsics (`__expf()`, `__sinf()`). Their errors are those of
 * the GPU's instructions: 2 ulp or more; for sine and cosine, the absolute error is bounded.
 *
 * ```ts
 * kernel({ y: "f32*" }, ({ y }, gpu) => {
 *   y[0] = gpu.fast.exp(y[0]!);
 * });
 * ```
 */
export interface FastFunctions {
  /** Returns e to the power of x. */
  exp(x: number): number;
  /** Returns 2 to the power of x. */
  exp2(x: number): number;
  /** Returns 10 to the power of x. */
  exp10(x: number): number;
  /** Returns the natural logarithm. */
  log(x: number): number;
  /** Returns the logarithm to the base 2. */
  log2(x: number): number;
  /** Returns the logarithm to the base 10. */
  log10(x: number): number;
  /** Returns the sine, with an absolute error of 2^-21 from -π to π. */
  sin(x: number): number;
  /** Returns the cosine, with an absolute error of 2^-21 from -π to π. */
  cos(x: number): number;
  /** Returns the tangent. */
  tan(x: number): number;
  /** Returns x to the power of y, for a positive x. */
  pow(x: number, y: number): number;
  /** Returns x / y. */
  divide(x: number, y: number): number;
  /** Returns 1 / x. */
  reciprocal(x: number): number;
  /** Returns 1 / √x. */
  rsqrt(x: number): number;
}

/**
 * Everything in a kernel other than arithmetic: thread indices, shared memory, barriers, and operations of
 * warps. Calls are turned into GPU instructions; the functions have no bodies.
 *
 * ```ts
 * kernel({ y: "f32*", n: "i32" }, ({ y, n }, gpu) => {
 *   const i = gpu.globalIndex();
 *   if (i < n) y[i] = gpu.rsqrt(y[i]!);
 * });
 * ```
 */
export interface Gpu {
  /** The thread's position in its block. */
  readonly threadIdx: Axes;
  /** The block's position in the grid. */
  readonly blockIdx: Axes;
  /** Threads in a block. */
  readonly blockDim: Axes;
  /** Blocks in the grid. */
  readonly gridDim: Axes;
  /** The thread's position in its warp, 0 to 31. */
  readonly laneId: number;
  /** Threads in a warp: 32. */
  readonly warpSize: number;

  /** Returns `blockIdx * blockDim + threadIdx` along an axis, x by default. */
  globalIndex(axis?: "x" | "y" | "z"): number;
  /** Returns `gridDim * blockDim` along an axis, x by default: all threads. */
  globalSize(axis?: "x" | "y" | "z"): number;

  /**
   * Returns an array that the threads of a block share. Its elements have no value until they are assigned.
   * The length must be a constant. Without it, the array is the dynamic shared memory of the launch, whose size
   * is `sharedBytes`.
   */
  shared<E extends Scalar | VectorName>(type: E, length: number): FixedArray<ElementValue<E>>;
  /** Returns the dynamic shared memory of the launch. Its elements have no value until they are assigned. */
  shared<E extends Scalar | VectorName>(type: E): Pointer<ElementValue<E>>;
  /**
   * Returns an array of the thread. Its elements have no value until they are assigned. The length must be a
   * constant.
   */
  local<E extends Scalar | VectorName>(type: E, length: number): FixedArray<ElementValue<E>>;
  /** Waits for all threads of the block: `__syncthreads()`. Every thread must get here. */
  sync(): void;
  /** Waits for all threads of the warp: `__syncwarp()`. */
  syncWarp(): void;
  /** Orders the memory accesses of this thread for other threads: `__threadfence()` for "device". */
  fence(scope?: "block" | "device" | "system"): void;

  /**
   * Returns the value of the lane `delta` above this one, or this thread's value past the end of `width`
   * lanes.
   */
  shuffleDown(value: number, delta: number, width?: number): number;
  /** Returns the value of the lane `delta` below this one, or this thread's value before the start. */
  shuffleUp(value: number, delta: number, width?: number): number;
  /** Returns the value of the lane whose number is this one's xor `mask`. */
  shuffleXor(value: number, mask: number, width?: number): number;
  /** Returns the value of a lane. */
  shuffle(value: number, lane: number, width?: number): number;
  /** True if the condition holds in any thread of the warp. */
  any(condition: boolean): boolean;
  /** True if the condition holds in all threads of the warp. */
  all(condition: boolean): boolean;
  /** Returns a bit for each thread of the warp for which the condition holds. */
  ballot(condition: boolean): number;
  /** Returns a bit for each thread of the warp that is active here. */
  activeMask(): number;

  /** Adds to an element atomically, and returns its old value. */
  atomicAdd(array: Pointer, index: number, value: number): number;
  /** Stores the smaller of an element and a value, and returns the old element. */
  atomicMin(array: Pointer, index: number, value: number): number;
  /** Stores the larger of an element and a value, and returns the old element. */
  atomicMax(array: Pointer, index: number, value: number): number;
  /** Stores `element & value`, and returns the old element. */
  atomicAnd(array: Pointer, index: number, value: number): number;
  /** Stores `element | value`, and returns the old element. */
  atomicOr(array: Pointer, index: number, value: number): number;
  /** Stores `element ^ value`, and returns the old element. */
  atomicXor(array: Pointer, index: number, value: number): number;
  /** Stores a value, and returns the old element. */
  atomicExchange(array: Pointer, index: number, value: number): number;
  /** Stores `value` if the element equals `expected`, and returns the old element. */
  atomicCompareAndSwap(array: Pointer, index: number, expected: number, value: number): number;

  /** Returns the element of a texture at a coordinate, as its object interpolates, repeats and scales: `tex1D()`. */
  tex1D<T>(texture: KernelTexture<"1d", T>, x: number): T;
  /** Returns the element of a texture at coordinates: `tex2D()`. */
  tex2D<T>(texture: KernelTexture<"2d", T>, x: number, y: number): T;
  /** Returns the element of a texture at coordinates: `tex3D()`. */
  tex3D<T>(texture: KernelTexture<"3d", T>, x: number, y: number, z: number): T;
  /** Returns the element of a layer, an integer: `tex1DLayered()`. */
  tex1DLayered<T>(texture: KernelTexture<"1dLayered", T>, x: number, layer: number): T;
  /** Returns the element of a layer, an integer: `tex2DLayered()`. */
  tex2DLayered<T>(texture: KernelTexture<"2dLayered", T>, x: number, y: number, layer: number): T;

  /** Returns `a * b + c`, rounded once. */
  fma(a: number, b: number, c: number): number;
  /** Returns 1 / √x with an error of at most 2 ulp (f32) or 1 ulp (f64): `rsqrtf()`. */
  rsqrt(x: number): number;
  /** Returns 2 to the power of x. */
  exp2(x: number): number;
  /** Returns 10 to the power of x. */
  exp10(x: number): number;
  /** Returns the error function. */
  erf(x: number): number;
  /** Returns 1 - erf(x), without cancellation for large x. */
  erfc(x: number): number;
  /** Returns the gamma function. */
  tgamma(x: number): number;
  /** Returns the logarithm of the absolute value of the gamma function. */
  lgamma(x: number): number;
  /**
   * Returns the exact remainder of a division whose quotient is rounded to nearest. For `x % y`, it is
   * truncated.
   */
  remainder(x: number, y: number): number;
  /** Fast, less accurate functions of f32. */
  readonly fast: FastFunctions;
  /** Returns the number of bits that are 1. */
  popcount(x: number): number;
  /** Returns the bits in reverse order. */
  bitReverse(x: number): number;
  /** Returns the upper half of the product of two integers. */
  mulHigh(a: number, b: number): number;
  /** Returns the bits of a float as u32 (f32) or u64 (f64). */
  bitsOf(x: number): number;
  /** Returns the float with the bits of an integer. */
  floatOf(bits: number): number;
  /** Returns the multiprocessor's counter of cycles at this point, as i64. */
  clock(): number;

  /** Converts to f32. */
  f32(x: number | boolean): number;
  /** Converts to f64. */
  f64(x: number | boolean): number;
  /** Rounds to f16. The result is an f32. */
  f16(x: number | boolean): number;
  /** Rounds to bf16. The result is an f32. */
  bf16(x: number | boolean): number;
  /** Converts to i32: floats are truncated and clamped. */
  i32(x: number | boolean): number;
  /** Converts to u32: floats are truncated and clamped, i32 wraps. */
  u32(x: number | boolean): number;
  /** Converts to i64. */
  i64(x: number | boolean): number;
  /** Converts to u64. */
  u64(x: number | boolean): number;
  /** Wraps to i8. The result is an i32. */
  i8(x: number | boolean): number;
  /** Wraps to u8. The result is an i32. */
  u8(x: number | boolean): number;
  /** Wraps to i16. The result is an i32. */
  i16(x: number | boolean): number;
  /** Wraps to u16. The result is an i32. */
  u16(x: number | boolean): number;

  /** Unrolls the body for i = 0, 1, …, count - 1. The count must be a constant. */
  unroll(count: number, body: (i: number) => void): void;
  /** Fails the launch unless the condition holds. */
  assert(condition: boolean): void;
}
