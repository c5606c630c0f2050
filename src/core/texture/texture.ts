/**
 * Texture and surface objects ("bindless"): what kernels read by `tex2D<float>(texture, x, y)` and its like, and write by
 * `surf2Dwrite(value, surface, x * sizeof(value), y)`.
 *
 * Source: CUDA C++ Programming Guide, "Texture and Surface Memory" and "Texture Fetching".
 *
 * @module
 */
import type { DeviceArray } from "../../array/array.ts";
import type { Channels, CudaArray } from "./cuda_array.ts";
import { disown, own } from "../../base/finalization.ts";
import type { ObjectResource } from "./texture_object.ts";

/**
 * What coordinates outside the texture read: `"wrap"` repeats it, `"mirror"` repeats it back and forth, `"clamp"` is the nearest element,
 * `"border"` is {@link TextureOptions.borderColor}.
 */
export type AddressMode = "wrap" | "clamp" | "mirror" | "border";

/** Options of `device.texture()`: the fields of `cudaTextureDesc`. */
export interface TextureOptions {
  /** For all axes, or for x, y and z. Default `"clamp"`. `"wrap"` and `"mirror"` need `normalizedCoords`. */
  addressMode?: AddressMode | readonly AddressMode[];
  /**
   * `"point"` (default): the element at the coordinates. `"linear"`: the weighted mean of the elements around them, with weights in
   * 256ths; for textures that are read as floats.
   */
  filterMode?: "point" | "linear";
  /**
   * `"elementType"` (default): elements as they are. `"normalizedFloat"`: 8- and 16-bit integers as floats from 0 to 1 (unsigned) or −1
   * to 1 (signed).
   */
  readMode?: "elementType" | "normalizedFloat";
  /** True: coordinates from 0 to 1 cover the texture. Default false: they count elements. */
  normalizedCoords?: boolean;
  /** What `"border"` reads, a number for each channel. Default zeros, and nothing else where integers are read as they are. */
  borderColor?: readonly number[];
  /**
   * For a `DeviceArray`: how many values an element has; they are the array's last axis then. Default: the last axis of an array of
   * three axes (`[height, width, channels]`), else 1.
   */
  channels?: Channels;
}

/** What {@link Texture} and {@link Surface} share: a number by which kernels reach an array. */
export abstract class BindlessObject implements Disposable {
  /** @internal */
  readonly resource: ObjectResource;

  /** @internal */
  constructor(resource: ObjectResource) {
    this.resource = resource;
    own(this, resource);
  }

  /** What a kernel gets: the `CUtexObject` or `CUsurfObject`. An error if the object or its array was disposed of. */
  get handle(): bigint {
    const { resource } = this;
    if (resource.freed) {
      const what = resource.released ? "it" : "its array";
      throw new Error(`the ${this.constructor.name.toLowerCase()} was used after ${what} was disposed of`);
    }
    return resource.handle;
  }

  /** True after `dispose()`. */
  get disposed(): boolean {
    return this.resource.released;
  }

  /** Waits for the kernels that use the object, then destroys it. The array stays. */
  dispose(): void {
    if (!this.resource.released) disown(this.resource);
  }

  /** What `using` calls: {@link dispose}. */
  [Symbol.dispose](): void {
    this.dispose();
  }
}

/**
 * A texture object (`cudaTextureObject_t`): kernels read an array through it, with filtering and with rules for coordinates outside.
 * It is passed as a kernel's argument.
 */
export class Texture extends BindlessObject {
  /** The array that the texture reads. */
  readonly source: CudaArray | DeviceArray;

  /** @internal Use `device.texture()`. */
  constructor(resource: ObjectResource, source: CudaArray | DeviceArray) {
    super(resource);
    this.source = source;
  }
}

/**
 * A surface object (`cudaSurfaceObject_t`): kernels read and write a CUDA array through it, by byte offsets along x. It is passed as a
 * kernel's argument.
 */
export class Surface extends BindlessObject {
  /** The array that the surface reads and writes. */
  readonly array: CudaArray;

  /** @internal Use `device.surface()`. */
  constructor(resource: ObjectResource, array: CudaArray) {
    super(resource);
    this.array = array;
  }
}
