/**
 * CUDA arrays: device memory in the layout that textures and surfaces are fastest with, which only they can read.
 *
 * @module
 */
import type { DeviceArray } from "../../array/array.ts";
import type { ArrayResource } from "./cuda_array_create.ts";
import { type HostArray, hostView } from "../../base/dtype.ts";
import { late } from "../../late.ts";
import { disown, own } from "../../base/finalization.ts";
import type { HostMemory } from "../memory/memory.ts";
import type { Stream } from "../stream/stream.ts";

/** Element types that textures and surfaces may have. */
export type TexelDType = "u8" | "u16" | "u32" | "i8" | "i16" | "i32" | "f16" | "f32";

/** Values of one element of a texture or surface. */
export type Channels = 1 | 2 | 4;

/** Options of `device.cudaArray()`. */
export interface CudaArrayOptions<D extends TexelDType = TexelDType> {
  /** `[width]`, `[height, width]` or `[depth, height, width]`; with `layered`, `[layers, width]` or `[layers, height, width]`. */
  shape: readonly number[] | number;
  /** Type of each channel. */
  dtype: D;
  /** Values of an element. Default 1. */
  channels?: Channels;
  /** True: the first axis counts layers, between which nothing is filtered (`tex1DLayered`, `tex2DLayered`). Default false. */
  layered?: boolean;
  /** True: kernels may write the array through a {@link Surface} (`cudaArraySurfaceLoadStore`). Default false. */
  surface?: boolean;
  /** True: `tex2Dgather` may read the array (`cudaArrayTextureGather`), which has two dimensions. Default false. */
  gather?: boolean;
}

/** What a CUDA array is copied from or to. */
export type CudaArrayOperand = DeviceArray | HostMemory | ArrayBufferView;

/** Options of copies from and to a CUDA array. */
export interface CudaArrayCopyOptions {
  /**
   * With a stream, copies between the array and device or page-locked memory are only ordered there. Without one, the copy has
   * finished when the call returns.
   */
  stream?: Stream;
}

/**
 * Device memory in a layout of the device's own (`CUarray`), in one, two or three dimensions. Kernels reach it through a
 * {@link Texture} or, if it was made for that, a {@link Surface}; the host and device arrays by copies.
 *
 * ```ts
 * using image = device.cudaArray({ shape: [480, 640], dtype: "u8", channels: 4 });
 * image.copyFrom(pixels); // Uint8Array of 480 × 640 × 4
 * using texture = device.texture(image, { filterMode: "linear", readMode: "normalizedFloat" });
 * kernel.launch({ grid, block }, out, texture);
 * ```
 */
export class CudaArray<D extends TexelDType = TexelDType> implements Disposable {
  /** @internal */
  readonly resource: ArrayResource;
  /** Extents in elements, the width last. */
  readonly shape: readonly number[];
  /** Type of each channel. */
  readonly dtype: D;
  /** Values of an element. */
  readonly channels: Channels;
  /** Whether the first axis counts layers. */
  readonly layered: boolean;
  /** Whether a {@link Surface} may be made of it. */
  readonly surface: boolean;
  /** Whether `tex2Dgather` may read it. */
  readonly gather: boolean;
  /** Bytes of the elements. */
  readonly byteLength: number;

  /** @internal Use `device.cudaArray()`. */
  constructor(resource: ArrayResource, shape: readonly number[], options: CudaArrayOptions<D>) {
    this.resource = resource;
    this.shape = shape;
    this.dtype = options.dtype;
    this.channels = options.channels ?? 1;
    this.layered = options.layered ?? false;
    this.surface = options.surface ?? false;
    this.gather = options.gather ?? false;
    this.byteLength = resource.byteLength;
    own(this, resource);
  }

  /** The `CUarray`. */
  get handle(): bigint {
    if (this.resource.freed) throw new Error("the CUDA array was used after dispose()");
    return this.resource.handle;
  }

  /**
   * Copies all elements into the array: from a typed array or page-locked memory in C order, or from a device array of the same shape
   * (with `channels` as its last axis if there are several) whose rows lie a constant pitch apart.
   *
   * @throws {RangeError} The sizes differ, or the rows do not lie so.
   */
  copyFrom(src: CudaArrayOperand, options: CudaArrayCopyOptions = {}): void {
    late().cudaArrayCopy.copyCudaArray(this, "src", src, "toArray", options);
  }

  /** Copies all elements out of the array; the counterpart of {@link CudaArray.copyFrom}. */
  copyTo(dst: CudaArrayOperand, options: CudaArrayCopyOptions = {}): void {
    late().cudaArrayCopy.copyCudaArray(this, "dst", dst, "fromArray", options);
  }

  /** The elements in C order. Blocks. */
  toHost(options: CudaArrayCopyOptions = {}): HostArray<D> {
    const bytes = new Uint8Array(this.byteLength);
    this.copyTo(bytes, options);
    return hostView(this.dtype, bytes.buffer);
  }

  /** True after `dispose()`. */
  get disposed(): boolean {
    return this.resource.freed;
  }

  /** Waits for the work that uses the array, then frees it. Its textures and surfaces cannot be used any more. */
  dispose(): void {
    if (!this.resource.freed) disown(this.resource);
  }

  /** What `using` calls: {@link dispose}. */
  [Symbol.dispose](): void {
    this.dispose();
  }
}
