/**
 * CUDA arrays: device memory in an opaque layout that is optimized for textures and surfaces.
 *
 * @module
 */
import { printAsText } from "../../runtime/inspect.ts";
import {
  checkInteger,
  checkOptionNames,
  checkShape,
  disposedError,
  invalid,
  isKeyOf,
  mismatch,
  oneOf,
  type OptionNames,
} from "../../base/check.ts";
import { ARRAY3D_FLAG, ARRAY_FORMAT, DEVICE_ATTRIBUTE } from "../../base/cuda_constants.ts";
import { DTYPES, type HostArray, hostView } from "../../base/dtype.ts";
import { resourceOf, ResourceOwner, SharedResource } from "../../base/shared_resource.ts";
import type { ArrayDescriptor } from "../../driver/driver.ts";
import type { Context } from "../context.ts";
import type { AllocationRecord } from "../memory/allocation_registry.ts";
import type { ArrayData } from "../memory/array_data.ts";
import type { HostMemory } from "../memory/memory.ts";
import {
  type ArgumentResource,
  orderStreams,
  requireNotCaptured,
  type StreamLike,
  type StreamState,
} from "../stream_state.ts";
import { StreamSet } from "../stream/stream_set.ts";
import { copyCudaArray } from "./cuda_array_copy.ts";

/** Element types of textures and surfaces. */
export type TexelDType = "u8" | "u16" | "u32" | "i8" | "i16" | "i32" | "f16" | "f32";

/** Number of values per element of a texture or surface. */
export type Channels = 1 | 2 | 4;

/** Options of `device.cudaArray()`. */
export interface CudaArrayOptions<D extends TexelDType = TexelDType> {
  /**
   * `[width]`, `[height, width]` or `[depth, height, width]`; with `layered`, `[layers, width]` or
   * `[layers, height, width]`.
   */
  shape: readonly number[] | number;
  /** Type of each channel. */
  dtype: D;
  /** Values per element. Default 1. */
  channels?: Channels | undefined;
  /**
   * True: the first axis is layers, which are never interpolated (`tex1DLayered`, `tex2DLayered`). Default
   * false.
   */
  layered?: boolean | undefined;
  /**
   * True: kernels may write the array through a {@link Surface} (`cudaArraySurfaceLoadStore`). Default false.
   */
  surface?: boolean | undefined;
  /**
   * True: `tex2Dgather` may read the array, which must be two-dimensional (`cudaArrayTextureGather`). Default
   * false.
   */
  gather?: boolean | undefined;
}

/** The other side of copies from and to a CUDA array. */
export type CudaArrayOperand = ArrayData | HostMemory | ArrayBufferView;

/** Options of copies from and to a CUDA array. */
export interface CudaArrayCopyOptions {
  /**
   * The stream on which copies of device memory and page-locked memory are enqueued. Without one, the copy
   * has finished when the call returns.
   */
  stream?: StreamLike | undefined;
}

/**
 * Device memory with an opaque layout (`CUarray`) in one, two or three dimensions. Kernels access it through
 * a {@link Texture} or, if it was created with `surface: true`, a {@link Surface}; copies transfer it from
 * and to the host and device arrays.
 *
 * Disposing of it frees the memory after the work that uses it. Its textures and surfaces can no longer be
 * used then.
 *
 * ```ts
 * using image = device.cudaArray({ shape: [480, 640], dtype: "u8", channels: 4 });
 * image.copyFrom(pixels); // Uint8Array of 480 × 640 × 4
 * using texture = device.texture(image, { filterMode: "linear", readMode: "normalizedFloat" });
 * kernel.launch({ grid, block }, out, texture);
 * ```
 */
export class CudaArray<D extends TexelDType = TexelDType> extends ResourceOwner {
  /** Extents in elements, the width last. */
  readonly shape: readonly number[];
  /** Type of each channel. */
  readonly dtype: D;
  /** Values per element. */
  readonly channels: Channels;
  /** Whether the first axis is layers. */
  readonly layered: boolean;
  /** Whether a {@link Surface} can be created for it. */
  readonly surface: boolean;
  /** Whether `tex2Dgather` may read it. */
  readonly gather: boolean;
  /** Size of the elements in bytes. */
  readonly byteLength: number;

  /** @ignore Use `device.cudaArray()`. */
  constructor(
    resource: CudaArrayAllocation,
    shape: readonly number[],
    options: CudaArrayOptions<D>,
  ) {
    super(resource);
    this.shape = shape;
    this.dtype = options.dtype;
    this.channels = options.channels ?? 1;
    this.layered = options.layered ?? false;
    this.surface = options.surface ?? false;
    this.gather = options.gather ?? false;
    this.byteLength = resource.byteLength;
  }

  /** The `CUarray`. */
  get handle(): bigint {
    if (cudaArrayAllocationOf(this).freed) throw disposedError("the CUDA array");
    return cudaArrayAllocationOf(this).handle;
  }

  /**
   * Copies all elements into the array: from a typed array or page-locked memory in C order, or from a device
   * array of the same shape (with several channels as its last axis) whose rows are contiguous and a constant
   * pitch apart.
   *
   * @throws {RangeError} If the sizes differ, or the rows are laid out differently.
   */
  copyFrom(src: CudaArrayOperand, options: CudaArrayCopyOptions = {}): void {
    copyCudaArray(this, "src", src, "toArray", options);
  }

  /** Copies all elements out of the array; the counterpart of {@link CudaArray.copyFrom}. */
  copyTo(dst: CudaArrayOperand, options: CudaArrayCopyOptions = {}): void {
    copyCudaArray(this, "dst", dst, "fromArray", options);
  }

  /** Returns the elements in C order. Blocks. */
  toHost(options: CudaArrayCopyOptions = {}): HostArray<D> {
    const bytes = new Uint8Array(this.byteLength);
    this.copyTo(bytes, options);
    return hostView(this.dtype, bytes.buffer);
  }

  /** Formats the elements and the device: `CudaArray f32 [480, 640] of 4 channels on cuda:0`. */
  override toString(): string {
    const { shape, dtype, channels } = this;
    const { context, freed } = cudaArrayAllocationOf(this);
    const each = channels === 1 ? "" : ` of ${channels} channels`;
    return `CudaArray ${dtype} [${shape.join(", ")}]${each} on ${context}${freed ? ", disposed" : ""}`;
  }
}

/** The memory of a CUDA array, shared by textures, surfaces and copies. */
class CudaArrayAllocation extends SharedResource implements AllocationRecord, ArgumentResource {
  readonly context: Context;
  readonly handle: bigint;
  readonly byteLength: number;
  readonly #streams: StreamSet = new StreamSet();
  registryIndex = 0;
  site: string | null = null;

  constructor(context: Context, handle: bigint, byteLength: number) {
    super();
    this.context = context;
    this.handle = handle;
    this.byteLength = byteLength;
    const { counters } = context;
    counters.allocations++;
    counters.deviceBytes += byteLength;
    if (counters.deviceBytes > counters.peakDeviceBytes) counters.peakDeviceBytes = counters.deviceBytes;
    context.deviceAllocations.add(this);
  }

  touch(stream: StreamState): void {
    if (stream.capture !== null) return stream.capture.touch(this, stream);
    if (stream.context.captures.size !== 0) requireNotCaptured(this, stream);
    const { last } = this.#streams;
    if (last !== null && last !== stream) orderStreams(last, stream);
    this.#streams.add(stream);
  }

  touchUnordered(stream: StreamState): void {
    if (stream.capture !== null) stream.capture.retain(this);
    else this.#streams.add(stream);
  }

  override onFinalized(): void {
    super.onFinalized();
    this.context.deviceAllocations.onFinalized(this);
  }

  protected override destroy(): void {
    const { context } = this;
    context.counters.allocations--;
    context.counters.deviceBytes -= this.byteLength;
    context.deviceAllocations.remove(this);
    if (context.closed) return;
    const driver = context.use();
    this.#streams.wait();
    driver.textures.destroyArray(this.handle);
  }
}

/** Device attributes that limit the extents, in the order of the shape. */
const LIMITS = {
  texture: {
    "1": [DEVICE_ATTRIBUTE.MAXIMUM_TEXTURE1D_WIDTH],
    "2": [DEVICE_ATTRIBUTE.MAXIMUM_TEXTURE2D_HEIGHT, DEVICE_ATTRIBUTE.MAXIMUM_TEXTURE2D_WIDTH],
    "3": [
      DEVICE_ATTRIBUTE.MAXIMUM_TEXTURE3D_DEPTH,
      DEVICE_ATTRIBUTE.MAXIMUM_TEXTURE3D_HEIGHT,
      DEVICE_ATTRIBUTE.MAXIMUM_TEXTURE3D_WIDTH,
    ],
    "1 layered": [
      DEVICE_ATTRIBUTE.MAXIMUM_TEXTURE1D_LAYERED_LAYERS,
      DEVICE_ATTRIBUTE.MAXIMUM_TEXTURE1D_LAYERED_WIDTH,
    ],
    "2 layered": [
      DEVICE_ATTRIBUTE.MAXIMUM_TEXTURE2D_LAYERED_LAYERS,
      DEVICE_ATTRIBUTE.MAXIMUM_TEXTURE2D_LAYERED_HEIGHT,
      DEVICE_ATTRIBUTE.MAXIMUM_TEXTURE2D_LAYERED_WIDTH,
    ],
  },
  surface: {
    "1": [DEVICE_ATTRIBUTE.MAXIMUM_SURFACE1D_WIDTH],
    "2": [DEVICE_ATTRIBUTE.MAXIMUM_SURFACE2D_HEIGHT, DEVICE_ATTRIBUTE.MAXIMUM_SURFACE2D_WIDTH],
    "3": [
      DEVICE_ATTRIBUTE.MAXIMUM_SURFACE3D_DEPTH,
      DEVICE_ATTRIBUTE.MAXIMUM_SURFACE3D_HEIGHT,
      DEVICE_ATTRIBUTE.MAXIMUM_SURFACE3D_WIDTH,
    ],
    "1 layered": [
      DEVICE_ATTRIBUTE.MAXIMUM_SURFACE1D_LAYERED_LAYERS,
      DEVICE_ATTRIBUTE.MAXIMUM_SURFACE1D_LAYERED_WIDTH,
    ],
    "2 layered": [
      DEVICE_ATTRIBUTE.MAXIMUM_SURFACE2D_LAYERED_LAYERS,
      DEVICE_ATTRIBUTE.MAXIMUM_SURFACE2D_LAYERED_HEIGHT,
      DEVICE_ATTRIBUTE.MAXIMUM_SURFACE2D_LAYERED_WIDTH,
    ],
  },
  gather: {
    "2": [DEVICE_ATTRIBUTE.MAXIMUM_TEXTURE2D_GATHER_HEIGHT, DEVICE_ATTRIBUTE.MAXIMUM_TEXTURE2D_GATHER_WIDTH],
  },
} as const;

/** Returns the `CUarray_format` of an element type; throws if textures do not support it. */
export function texelFormat(name: string, dtype: unknown): number {
  if (typeof dtype !== "string" || !isKeyOf(ARRAY_FORMAT, dtype)) {
    throw new TypeError(invalid(name, oneOf(ARRAY_FORMAT), dtype));
  }
  return ARRAY_FORMAT[dtype as TexelDType];
}

/** Returns the number of channels if textures support it; throws otherwise. */
export function checkChannels(name: string, channels: unknown): Channels {
  if (channels === 1 || channels === 2 || channels === 4) return channels;
  throw new RangeError(invalid(name, "1, 2 or 4", channels));
}

const CUDA_ARRAY_OPTIONS: OptionNames<CudaArrayOptions<TexelDType>> = {
  shape: true,
  dtype: true,
  channels: true,
  layered: "boolean",
  surface: "boolean",
  gather: "boolean",
};

/** `device.cudaArray()`. */
export function createCudaArray<D extends TexelDType>(
  context: Context,
  options: CudaArrayOptions<D>,
): CudaArray<D> {
  const { dtype, layered = false, surface = false, gather = false } = checkOptionNames(
    options,
    CUDA_ARRAY_OPTIONS,
  );
  const format = texelFormat("dtype", dtype);
  const channels = checkChannels("channels", options.channels ?? 1);
  const shape = checkShape("shape", options.shape);
  const dimensions = shape.length - (layered ? 1 : 0);
  if (dimensions < 1 || dimensions > (layered ? 2 : 3)) {
    const expected = layered
      ? "[layers, width] or [layers, height, width]"
      : "[width], [height, width] or [depth, height, width]";
    throw new RangeError(invalid("shape", expected, shape));
  }
  const kind = `${dimensions}${layered ? " layered" : ""}` as keyof typeof LIMITS.texture;
  checkExtents(context, shape, LIMITS.texture[kind]);
  if (surface) checkExtents(context, shape, LIMITS.surface[kind]);
  if (gather) {
    if (kind !== "2") {
      throw new RangeError(mismatch("gather", "a shape [height, width]", `[${shape.join(", ")}]`));
    }
    checkExtents(context, shape, LIMITS.gather[kind]);
  }
  const extents = [...shape].reverse();
  const descriptor: ArrayDescriptor = {
    format,
    channels,
    width: extents[0]!,
    height: dimensions > 1 ? extents[1]! : 0,
    depth: layered || dimensions === 3 ? shape[0]! : 0,
    flags: (layered ? ARRAY3D_FLAG.LAYERED : 0) | (surface ? ARRAY3D_FLAG.SURFACE_LDST : 0) |
      (gather ? ARRAY3D_FLAG.TEXTURE_GATHER : 0),
  };
  const byteLength = shape.reduce((product, extent) => product * extent, channels) *
    DTYPES[dtype].itemSize;
  const driver = context.use();
  const handle = context.pool.retry(byteLength, () => driver.textures.createArray(descriptor));
  return new CudaArray(new CudaArrayAllocation(context, handle, byteLength), shape, options);
}

function checkExtents(context: Context, shape: readonly number[], attributes: readonly number[]): void {
  shape.forEach((extent, axis) => {
    checkInteger(`shape[${axis}]`, extent, 1, context.attribute(attributes[axis]!));
  });
}

/** Returns the resource of a CUDA array, a private property. */
export function cudaArrayAllocationOf(owner: CudaArray): CudaArrayAllocation {
  return resourceOf(owner);
}

printAsText(CudaArray, "CudaArray");
