/**
 * CUDA arrays, textures, and surfaces through libcuda. The struct offsets are those of `cuda.h` on 64-bit
 * systems, in CUDA 12 and 13.
 */
import { MEMORY_TYPE, RESOURCE_TYPE } from "../../base/cuda_constants.ts";
import { type BoundSymbols, runtime } from "../../runtime/index.ts";
import type { ArrayCopy, ArrayDescriptor, TextureApi, TextureDescriptor, TextureSource } from "../driver.ts";
import type { CaptureGuard } from "./capture_guard.ts";
import type { CudaLibrary } from "./library.ts";
import { ARRAY, COPY_3D, SURFACE_OBJECT, TEXTURE_OBJECT } from "./symbols.ts";

/** `CUDA_ARRAY3D_DESCRIPTOR`: three 64-bit extents, then Format, NumChannels, and Flags. */
const ARRAY3D_DESCRIPTOR = {
  Width: 0,
  Height: 8,
  Depth: 16,
  Format: 24,
  NumChannels: 28,
  Flags: 32,
  bytes: 40,
};

/**
 * Fields of `CUDA_MEMCPY3D` as indices of 64-bit words. Offsets and mipmap levels stay 0, because copies
 * cover whole arrays.
 */
const MEMCPY3D = {
  srcMemoryType: 4,
  srcHost: 5,
  srcDevice: 6,
  srcArray: 7,
  srcPitch: 9,
  srcHeight: 10,
  dstMemoryType: 15,
  dstHost: 16,
  dstDevice: 17,
  dstArray: 18,
  dstPitch: 20,
  dstHeight: 21,
  WidthInBytes: 22,
  Height: 23,
  Depth: 24,
  words: 25,
} as const;

/** `CUDA_RESOURCE_DESC`: resType, a union of 128 bytes at 8, flags at 136. */
const RESOURCE_DESC = {
  resType: 0,
  array: { hArray: 8 },
  linear: { devPtr: 8, format: 16, numChannels: 20, sizeInBytes: 24 },
  pitch2D: { devPtr: 8, format: 16, numChannels: 20, width: 24, height: 32, pitchInBytes: 40 },
  bytes: 144,
} as const;

const RESOURCE_TYPES = {
  array: RESOURCE_TYPE.ARRAY,
  linear: RESOURCE_TYPE.LINEAR,
  pitch2D: RESOURCE_TYPE.PITCH2D,
} as const;

/**
 * `CUDA_TEXTURE_DESC`: three address modes, filterMode, flags, maxAnisotropy, mipmapFilterMode, three mipmap
 * floats, borderColor, and 12 reserved words.
 */
const TEXTURE_DESC = { addressMode: 0, filterMode: 12, flags: 16, borderColor: 40, bytes: 104 } as const;

/** The fields of `CUDA_MEMCPY3D` that describe one side of a copy. */
interface SideFields {
  readonly memoryType: number;
  readonly host: number;
  readonly device: number;
  readonly array: number;
  readonly pitch: number;
  readonly height: number;
}

const SOURCE: SideFields = {
  memoryType: MEMCPY3D.srcMemoryType,
  host: MEMCPY3D.srcHost,
  device: MEMCPY3D.srcDevice,
  array: MEMCPY3D.srcArray,
  pitch: MEMCPY3D.srcPitch,
  height: MEMCPY3D.srcHeight,
};

const TARGET: SideFields = {
  memoryType: MEMCPY3D.dstMemoryType,
  host: MEMCPY3D.dstHost,
  device: MEMCPY3D.dstDevice,
  array: MEMCPY3D.dstArray,
  pitch: MEMCPY3D.dstPitch,
  height: MEMCPY3D.dstHeight,
};

export class CudaTextures implements TextureApi {
  readonly #library: CudaLibrary;
  readonly #guard: CaptureGuard;
  #array: BoundSymbols<typeof ARRAY> | undefined;
  #copy3D: BoundSymbols<typeof COPY_3D> | undefined;
  #texture: BoundSymbols<typeof TEXTURE_OBJECT> | undefined;
  #surface: BoundSymbols<typeof SURFACE_OBJECT> | undefined;

  constructor(library: CudaLibrary, guard: CaptureGuard) {
    this.#library = library;
    this.#guard = guard;
  }

  createArray(descriptor: ArrayDescriptor): bigint {
    const functions = this.#array ??= this.#library.bind(ARRAY);
    const view = new DataView(new ArrayBuffer(ARRAY3D_DESCRIPTOR.bytes));
    view.setBigUint64(ARRAY3D_DESCRIPTOR.Width, BigInt(descriptor.width), true);
    view.setBigUint64(ARRAY3D_DESCRIPTOR.Height, BigInt(descriptor.height), true);
    view.setBigUint64(ARRAY3D_DESCRIPTOR.Depth, BigInt(descriptor.depth), true);
    view.setInt32(ARRAY3D_DESCRIPTOR.Format, descriptor.format, true);
    view.setUint32(ARRAY3D_DESCRIPTOR.NumChannels, descriptor.channels, true);
    view.setUint32(ARRAY3D_DESCRIPTOR.Flags, descriptor.flags, true);
    this.#library.check(functions.cuArray3DCreate_v2(this.#library.word, view), "cuArray3DCreate");
    return this.#library.word[0]!;
  }

  destroyArray(array: bigint): void {
    const functions = this.#array ??= this.#library.bind(ARRAY);
    this.#library.check(functions.cuArrayDestroy(array), "cuArrayDestroy");
  }

  copyArray(copy: ArrayCopy, stream: bigint): void {
    const functions = this.#copy3D ??= this.#library.bind(COPY_3D);
    const { memory, memoryKind, pitch } = copy;
    if (typeof memory !== "bigint") this.#guard.rejectPageable(stream, "cuMemcpy3DAsync");
    const words = new BigUint64Array(new ArrayBuffer(MEMCPY3D.words * 8));
    const [arraySide, memorySide] = copy.direction === "toArray" ? [TARGET, SOURCE] : [SOURCE, TARGET];
    const address = typeof memory === "bigint" ? memory : runtime.addressOf(memory);
    words[arraySide.memoryType] = BigInt(MEMORY_TYPE.ARRAY);
    words[arraySide.array] = copy.array;
    words[memorySide.memoryType] = BigInt(memoryKind === "host" ? MEMORY_TYPE.HOST : MEMORY_TYPE.DEVICE);
    words[memoryKind === "host" ? memorySide.host : memorySide.device] = address;
    words[memorySide.pitch] = BigInt(pitch);
    words[memorySide.height] = BigInt(copy.height);
    words[MEMCPY3D.WidthInBytes] = BigInt(copy.widthBytes);
    words[MEMCPY3D.Height] = BigInt(copy.height);
    words[MEMCPY3D.Depth] = BigInt(copy.depth);
    this.#library.check(functions.cuMemcpy3DAsync_v2(words, stream), "cuMemcpy3DAsync");
    // The caller's `copy` keeps its view alive until here, although libcuda only received its address.
  }

  createTexture(source: TextureSource, descriptor: TextureDescriptor): bigint {
    const functions = this.#texture ??= this.#library.bind(TEXTURE_OBJECT);
    const view = new DataView(new ArrayBuffer(TEXTURE_DESC.bytes));
    descriptor.addressModes.forEach((mode, axis) => {
      view.setInt32(TEXTURE_DESC.addressMode + 4 * axis, mode, true);
    });
    view.setInt32(TEXTURE_DESC.filterMode, descriptor.filterMode, true);
    view.setUint32(TEXTURE_DESC.flags, descriptor.flags, true);
    descriptor.borderColor.forEach((value, channel) => {
      view.setFloat32(TEXTURE_DESC.borderColor + 4 * channel, value, true);
    });
    const result = functions.cuTexObjectCreate(this.#library.word, resourceOf(source), view, null);
    this.#library.check(result, "cuTexObjectCreate");
    return this.#library.word[0]!;
  }

  destroyTexture(texture: bigint): void {
    const functions = this.#texture ??= this.#library.bind(TEXTURE_OBJECT);
    this.#library.check(functions.cuTexObjectDestroy(texture), "cuTexObjectDestroy");
  }

  createSurface(array: bigint): bigint {
    const functions = this.#surface ??= this.#library.bind(SURFACE_OBJECT);
    const result = functions.cuSurfObjectCreate(this.#library.word, resourceOf({ kind: "array", array }));
    this.#library.check(result, "cuSurfObjectCreate");
    return this.#library.word[0]!;
  }

  destroySurface(surface: bigint): void {
    const functions = this.#surface ??= this.#library.bind(SURFACE_OBJECT);
    this.#library.check(functions.cuSurfObjectDestroy(surface), "cuSurfObjectDestroy");
  }
}

/** `CUDA_RESOURCE_DESC` */
function resourceOf(source: TextureSource): DataView {
  const view = new DataView(new ArrayBuffer(RESOURCE_DESC.bytes));
  view.setInt32(RESOURCE_DESC.resType, RESOURCE_TYPES[source.kind], true);
  if (source.kind === "array") {
    view.setBigUint64(RESOURCE_DESC.array.hArray, source.array, true);
    return view;
  }
  const fields = RESOURCE_DESC[source.kind];
  view.setBigUint64(fields.devPtr, source.pointer, true);
  view.setInt32(fields.format, source.format, true);
  view.setUint32(fields.numChannels, source.channels, true);
  if (source.kind === "linear") {
    view.setBigUint64(RESOURCE_DESC.linear.sizeInBytes, BigInt(source.byteLength), true);
  } else {
    view.setBigUint64(RESOURCE_DESC.pitch2D.width, BigInt(source.width), true);
    view.setBigUint64(RESOURCE_DESC.pitch2D.height, BigInt(source.height), true);
    view.setBigUint64(RESOURCE_DESC.pitch2D.pitchInBytes, BigInt(source.pitch), true);
  }
  return view;
}
