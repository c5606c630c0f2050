/**
 * Bindless texture and surface objects. Kernels read them with functions such as
 * `tex2D<float>(texture, x, y)`, and write surfaces with functions such as
 * `surf2Dwrite(value, surface, x * sizeof(value), y)`.
 *
 * Source: CUDA C++ Programming Guide, "Texture and Surface Memory" and "Texture Fetching".
 *
 * @module
 */
import { disposedError } from "../../base/check.ts";
import { nameClass, printAsText } from "../../runtime/inspect.ts";
import { resourceOf, ResourceOwner, SharedResource } from "../../base/shared_resource.ts";
import type { Context } from "../context.ts";
import { ArrayData } from "../memory/array_data.ts";
import type { ArgumentResource, GraphResource, StreamState } from "../stream_state.ts";
import { StreamSet } from "../stream/stream_set.ts";
import type { Channels, CudaArray, TexelDType } from "./cuda_array.ts";

/**
 * How coordinates outside the texture are read: `"wrap"` repeats the texture, `"mirror"` repeats it mirrored
 * every other time, `"clamp"` reads the nearest element, and `"border"` reads
 * {@link TextureOptions.borderColor}.
 */
export type AddressMode = "wrap" | "clamp" | "mirror" | "border";

/** Options of `device.texture()`: the fields of `cudaTextureDesc`. */
export interface TextureOptions {
  /** The mode of all axes, or of x, y and z. Default `"clamp"`. `"wrap"` and `"mirror"` need `normalizedCoords`. */
  addressMode?: AddressMode | readonly AddressMode[] | undefined;
  /**
   * `"point"` (default): the element at the coordinates. `"linear"`: interpolates between the elements around
   * them, with weights in 256ths; only for textures that are read as floats.
   */
  filterMode?: "point" | "linear" | undefined;
  /**
   * `"elementType"` (default): elements unchanged. `"normalizedFloat"`: 8- and 16-bit integers as floats from
   * 0 to 1 (unsigned) or −1 to 1 (signed).
   */
  readMode?: "elementType" | "normalizedFloat" | undefined;
  /** True: coordinates from 0 to 1 span the texture. Default false: they count elements. */
  normalizedCoords?: boolean | undefined;
  /**
   * The value of `"border"`, one number per channel. Default zeros, the only choice for integers read
   * unchanged.
   */
  borderColor?: readonly number[] | undefined;
  /**
   * The channels per element of a `DeviceArray`, which are then the last axis of the array. Default: the
   * last axis of a three-dimensional array (`[height, width, channels]`), otherwise 1.
   */
  channels?: Channels | undefined;
}

/**
 * A texture or surface object. Disposing of it waits for the kernels that use it, and leaves the array
 * intact.
 *
 * ```ts
 * using texture = device.texture(image);
 * const object: BindlessObject = texture;
 * kernel.launch({ grid, block }, out, texture);
 * console.log(object.handle); // the cudaTextureObject_t
 * ```
 */
export abstract class BindlessObject extends ResourceOwner {
  /**
   * The `CUtexObject` or `CUsurfObject`, which kernels receive. Throws if the object or its array has
   * been disposed of.
   */
  get handle(): bigint {
    const resource = objectOf(this);
    if (resource.freed) {
      const name = `the ${this.constructor.name.toLowerCase()}`;
      throw disposedError(resource.disposed ? name : `the array of ${name}`);
    }
    return resource.handle;
  }

  /** True after `dispose()`. */
  override get disposed(): boolean {
    return objectOf(this).disposed;
  }
}

/** A texture or surface object of the driver, and the memory that it accesses. */
export class ObjectResource extends SharedResource implements ArgumentResource {
  readonly context: Context;
  readonly handle: bigint;
  readonly #memory: ArgumentResource;
  readonly #destroy: (handle: bigint) => void;
  readonly #streams: StreamSet = new StreamSet();

  constructor(
    context: Context,
    handle: bigint,
    memory: ArgumentResource,
    destroy: (handle: bigint) => void,
  ) {
    super();
    this.context = context;
    this.handle = handle;
    this.#memory = memory;
    this.#destroy = destroy;
  }

  /** Uses of the object are ordered as uses of its memory. */
  get orderedAs(): GraphResource {
    return this.#memory;
  }

  /** True if the object or its memory has been disposed of. */
  override get freed(): boolean {
    return super.freed || this.#memory.freed;
  }

  /** True if the object itself has been disposed of. */
  get disposed(): boolean {
    return super.freed;
  }

  touch(stream: StreamState): void {
    if (stream.capture !== null) return stream.capture.touch(this, stream);
    this.#memory.touch(stream);
    this.#streams.add(stream);
  }

  touchUnordered(stream: StreamState): void {
    if (stream.capture !== null) return stream.capture.retain(this);
    this.#memory.touchUnordered(stream);
    this.#streams.add(stream);
  }

  override retain(): void {
    this.#memory.retain();
    super.retain();
  }

  override release(): void {
    try {
      super.release();
    } finally {
      this.#memory.release();
    }
  }

  protected override destroy(): void {
    const { context } = this;
    if (context.closed) return;
    context.use();
    this.#streams.wait();
    this.#destroy(this.handle);
  }
}

/**
 * A texture object (`cudaTextureObject_t`), passed to kernels as an argument. Kernels read an array through
 * it, with filtering and with defined values outside of the array.
 *
 * ```ts
 * using texture = device.texture(image, { filterMode: "linear", readMode: "normalizedFloat" });
 * kernel.launch({ grid, block }, out, texture); // tex2D<float4>(texture, u, v) in the kernel
 * ```
 */
export class Texture<S extends CudaArray | ArrayData = CudaArray | ArrayData> extends BindlessObject {
  /** The array that the texture reads: a {@link CudaArray} or a {@link DeviceArray}. */
  readonly source: S;

  private readonly texels: Texels;

  /** @ignore Use `device.texture()`. */
  constructor(resource: ObjectResource, source: S, texels: Texels) {
    super(resource);
    this.source = source;
    this.texels = texels;
  }

  /** Formats the array that the texture reads: `Texture of CudaArray f32 [480, 640] on cuda:0`. */
  override toString(): string {
    return describe(this, this.source);
  }
}

/**
 * A surface object (`cudaSurfaceObject_t`), passed to kernels as an argument. Kernels read and write a CUDA
 * array through it, with byte offsets along x.
 *
 * ```ts
 * using array = device.cudaArray({ shape: [480, 640], dtype: "f32", surface: true });
 * using surface = device.surface(array);
 * kernel.launch({ grid, block }, surface, 640, 480); // surf2Dwrite(value, surface, x * 4, y)
 * ```
 */
export class Surface extends BindlessObject {
  /** The array that the surface accesses. */
  readonly array: CudaArray;

  /** @ignore Use `device.surface()`. */
  constructor(resource: ObjectResource, array: CudaArray) {
    super(resource);
    this.array = array;
  }

  /** Formats the array that the surface accesses: `Surface of CudaArray f32 [480, 640] on cuda:0`. */
  override toString(): string {
    return describe(this, this.array);
  }
}

/** The elements of a texture as kernels read them. */
export interface Texels {
  readonly geometry: "1d" | "2d" | "3d" | "1dLayered" | "2dLayered" | "linear";
  readonly dtype: TexelDType;
  readonly channels: Channels;
  /** Integers are read as floats. */
  readonly normalized: boolean;
}

/** Returns the elements of a texture, a private property. */
export function texelsOf(texture: Texture): Texels {
  return (texture as unknown as { readonly texels: Texels }).texels;
}

/** Returns the resource of a texture or surface, a private property. */
export function objectOf(owner: BindlessObject): ObjectResource {
  return resourceOf(owner);
}

function describe(object: BindlessObject, source: CudaArray | ArrayData): string {
  const text = source instanceof ArrayData
    ? `DeviceArray ${source.dtype} [${source.shape.join(", ")}] on ${objectOf(object).context}`
    : String(source);
  return `${object.constructor.name} of ${text}${object.disposed ? ", disposed" : ""}`;
}

printAsText(BindlessObject, "BindlessObject");
nameClass(Texture, "Texture");
nameClass(Surface, "Surface");
