/**
 * CUDA arrays, textures and surfaces. Arrays are contiguous in memory, and texture objects are in device
 * memory.
 */
import { ARRAY3D_FLAG, ARRAY_FORMAT, FILTER_MODE, TEXTURE_FLAG } from "../../../base/cuda_constants.ts";
import { CUDA_ERROR, CudaError } from "../../../base/errors.ts";
import type {
  ArrayCopy,
  ArrayDescriptor,
  TexelFormat,
  TextureDescriptor,
  TextureSource,
} from "../../driver.ts";
import type { Allocation } from "./allocator.ts";
import type { Copies } from "./copies.ts";
import { HandleTable } from "./handles.ts";
import type { AddressSpace } from "./memory.ts";
import type { CommandQueue } from "./queue.ts";
import {
  HANDLE_TAG,
  SURFACE_MAGIC,
  TEXTURE_MAGIC,
  TEXTURE_OBJECT,
  TEXTURE_OBJECT_BYTES,
} from "../abi/texture_object.ts";

interface CudaArray {
  readonly descriptor: ArrayDescriptor;
  readonly allocation: Allocation;
}

/** The texels of an array or of linear memory. */
interface Texels extends TexelFormat {
  readonly address: number;
  readonly byteLength: number;
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly pitch: number;
  readonly linearMemory: boolean;
}

export class Textures {
  readonly #space: AddressSpace;
  readonly #copies: Copies;
  readonly #queue: CommandQueue;
  readonly #arrays: HandleTable<CudaArray> = new HandleTable("array");
  /** The memory of live objects, by handle. */
  readonly #objects: Map<bigint, Allocation> = new Map();
  #serial = 0;

  constructor(space: AddressSpace, copies: Copies, queue: CommandQueue) {
    this.#space = space;
    this.#copies = copies;
    this.#queue = queue;
  }

  createArray(descriptor: ArrayDescriptor, call: string): bigint {
    const bytes = rowBytes(descriptor) * Math.max(descriptor.height, 1) * Math.max(descriptor.depth, 1);
    if (!(bytes >= 1)) throw new CudaError(CUDA_ERROR.INVALID_VALUE, call, "the array has no elements");
    return this.#arrays.add({ descriptor, allocation: this.#allocate(bytes, call) });
  }

  destroyArray(array: bigint, call: string): void {
    this.#space.release(this.#arrays.remove(array, call).allocation.offset);
  }

  /** Returns true if the call waited for the copy. */
  copyArray(copy: ArrayCopy, stream: bigint, call: string): boolean {
    const { allocation } = this.#arrays.get(copy.array, call);
    const { widthBytes, pitch, memory, memoryKind } = copy;
    const array = { memory: BigInt(allocation.offset), kind: "device", pitch: widthBytes } as const;
    const other = { memory, kind: memoryKind, pitch };
    const [dst, src] = copy.direction === "toArray" ? [array, other] : [other, array];
    const rows = {
      widthBytes,
      height: copy.height * copy.depth,
      src: src.memory,
      srcKind: src.kind,
      srcPitch: src.pitch,
      dst: dst.memory,
      dstKind: dst.kind,
      dstPitch: dst.pitch,
    };
    return this.#copies.copy2D(rows, stream, call);
  }

  createTexture(source: TextureSource, descriptor: TextureDescriptor, call: string): bigint {
    const { addressModes, filterMode, flags, borderColor } = descriptor;
    return this.#create(TEXTURE_MAGIC, this.#texels(source, call), call, (set, setFloat) => {
      set(TEXTURE_OBJECT.addressX, addressModes[0]);
      set(TEXTURE_OBJECT.addressY, addressModes[1]);
      set(TEXTURE_OBJECT.addressZ, addressModes[2]);
      set(TEXTURE_OBJECT.linear, filterMode === FILTER_MODE.LINEAR ? 1 : 0);
      set(TEXTURE_OBJECT.normalized, (flags & TEXTURE_FLAG.NORMALIZED_COORDINATES) === 0 ? 0 : 1);
      set(TEXTURE_OBJECT.integer, (flags & TEXTURE_FLAG.READ_AS_INTEGER) === 0 ? 0 : 1);
      borderColor.forEach((value, channel) => setFloat(TEXTURE_OBJECT.border + 4 * channel, value));
    });
  }

  destroyTexture(texture: bigint, call: string): void {
    this.#destroy(texture, "texture", call);
  }

  createSurface(array: bigint, call: string): bigint {
    const { flags } = this.#arrays.get(array, call).descriptor;
    if ((flags & ARRAY3D_FLAG.SURFACE_LDST) === 0) {
      throw new CudaError(
        CUDA_ERROR.INVALID_VALUE,
        call,
        "the array was created without the SURFACE_LDST flag",
      );
    }
    return this.#create(SURFACE_MAGIC, this.#texels({ kind: "array", array }, call), call, () => {});
  }

  destroySurface(surface: bigint, call: string): void {
    this.#destroy(surface, "surface", call);
  }

  #texels(source: TextureSource, call: string): Texels {
    switch (source.kind) {
      case "array": {
        const { descriptor, allocation } = this.#arrays.get(source.array, call);
        const { format, channels, width, height, depth } = descriptor;
        return {
          format,
          channels,
          address: allocation.offset,
          byteLength: allocation.byteLength,
          width,
          height: Math.max(height, 1),
          depth: Math.max(depth, 1),
          pitch: rowBytes(descriptor),
          linearMemory: false,
        };
      }
      case "linear": {
        const { byteLength } = source;
        const address = this.#space.range(source.pointer, byteLength, call);
        const width = Math.floor(byteLength / (formatBytes(source.format) * source.channels));
        return { ...source, address, width, height: 1, depth: 1, pitch: byteLength, linearMemory: true };
      }
      case "pitch2D": {
        const { width, height, pitch } = source;
        const byteLength = (height - 1) * pitch + rowBytes(source);
        const address = this.#space.range(source.pointer, byteLength, call);
        return { ...source, address, byteLength, width, depth: 1, linearMemory: false };
      }
    }
  }

  #create(
    magic: number,
    texels: Texels,
    call: string,
    more: (
      set: (field: number, value: number) => void,
      setFloat: (field: number, value: number) => void,
    ) => void,
  ): bigint {
    const allocation = this.#allocate(TEXTURE_OBJECT_BYTES, call);
    const { bytes } = this.#space;
    const view = new DataView(bytes.buffer, allocation.offset, TEXTURE_OBJECT_BYTES);
    bytes.fill(0, allocation.offset, allocation.offset + TEXTURE_OBJECT_BYTES);
    const set = (field: number, value: number): void => view.setUint32(field, value, true);
    set(TEXTURE_OBJECT.serial, ++this.#serial);
    set(TEXTURE_OBJECT.address, texels.address);
    set(TEXTURE_OBJECT.byteLength, texels.byteLength);
    set(TEXTURE_OBJECT.format, texels.format);
    set(TEXTURE_OBJECT.channels, texels.channels);
    set(TEXTURE_OBJECT.width, texels.width);
    set(TEXTURE_OBJECT.height, texels.height);
    set(TEXTURE_OBJECT.depth, texels.depth);
    set(TEXTURE_OBJECT.pitch, texels.pitch);
    set(TEXTURE_OBJECT.slice, texels.pitch * texels.height);
    set(TEXTURE_OBJECT.linearMemory, texels.linearMemory ? 1 : 0);
    more(set, (field, value) => view.setFloat32(field, value, true));
    set(TEXTURE_OBJECT.magic, magic);
    const handle = BigInt(HANDLE_TAG) << 32n | BigInt(allocation.offset);
    this.#objects.set(handle, allocation);
    return handle;
  }

  #destroy(handle: bigint, kind: string, call: string): void {
    const allocation = this.#objects.get(handle);
    if (allocation === undefined) {
      throw new CudaError(CUDA_ERROR.INVALID_HANDLE, call, `${handle} is not a live ${kind}`);
    }
    this.#objects.delete(handle);
    this.#space.words[(allocation.offset + TEXTURE_OBJECT.magic) >>> 2] = 0;
    this.#space.release(allocation.offset);
  }

  #allocate(byteLength: number, call: string): Allocation {
    // Pending frees may make room.
    if (byteLength > this.#space.freeBytes) this.#queue.drain();
    return this.#space.allocate(byteLength, "internal", call);
  }
}

function rowBytes({ format, channels, width }: TexelFormat & { readonly width: number }): number {
  return formatBytes(format) * channels * width;
}

function formatBytes(format: number): number {
  switch (format) {
    case ARRAY_FORMAT.u8:
    case ARRAY_FORMAT.i8:
      return 1;
    case ARRAY_FORMAT.u16:
    case ARRAY_FORMAT.i16:
    case ARRAY_FORMAT.f16:
      return 2;
    default:
      return 4;
  }
}
