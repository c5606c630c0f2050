/**
 * CUDA arrays: device memory in the layout that textures and surfaces are fastest with, which only they can read.
 *
 * @module
 */
import type { ArgumentMemory } from "./arguments.ts";
import { DeviceArray } from "./array.ts";
import { checkInteger, checkShape, show } from "./check.ts";
import type { Context, StreamState } from "./context.ts";
import type { ArrayCopy, ArrayDescriptor } from "./driver/driver.ts";
import { DTYPES, type HostArray, hostView } from "./dtype.ts";
import type { Holder } from "./ledger.ts";
import { late } from "./late.ts";
import { disown, own, type Releasable } from "./lifetime.ts";
import { HostMemory, streamOf } from "./memory.ts";
import type { Stream } from "./stream.ts";
import { StreamUses } from "./stream_uses.ts";

/** Element types that textures and surfaces may have. */
export type TexelDType = "u8" | "u16" | "u32" | "i8" | "i16" | "i32" | "f16" | "f32";

/** Values of one element of a texture or surface. */
export type Channels = 1 | 2 | 4;

/** `CUarray_format` */
const FORMATS: Readonly<Record<TexelDType, number>> = {
  u8: 0x01,
  u16: 0x02,
  u32: 0x03,
  i8: 0x08,
  i16: 0x09,
  i32: 0x0a,
  f16: 0x10,
  f32: 0x20,
};

/** `CUDA_ARRAY3D_LAYERED`, `CUDA_ARRAY3D_SURFACE_LDST` and `CUDA_ARRAY3D_TEXTURE_GATHER` */
const LAYERED = 1, SURFACE_LDST = 2, TEXTURE_GATHER = 8;

/**
 * `CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE…` and `…_SURFACE…` by what the array is: the largest extent of each axis, in the order of its
 * shape.
 */
const LIMITS = {
  texture: { "1": [21], "2": [23, 22], "3": [26, 25, 24], "1 layered": [43, 42], "2 layered": [29, 28, 27] },
  surface: { "1": [55], "2": [57, 56], "3": [60, 59, 58], "1 layered": [62, 61], "2 layered": [65, 64, 63] },
  gather: { "2": [46, 45] },
} as const;

/** @internal `CUarray_format` of an element type, or an error that lists what textures accept. */
export function texelFormat(name: string, dtype: unknown): number {
  if (typeof dtype !== "string" || !Object.hasOwn(FORMATS, dtype)) {
    throw new TypeError(
      `${name}: ${show(dtype)} given; accepted for textures and surfaces are ${
        Object.keys(FORMATS).join(", ")
      }`,
    );
  }
  return FORMATS[dtype as TexelDType];
}

/** @internal 1, 2 or 4. */
export function checkChannels(name: string, channels: unknown): Channels {
  if (channels === 1 || channels === 2 || channels === 4) return channels;
  throw new RangeError(`${name}: ${show(channels)} given; accepted are 1, 2 and 4`);
}

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

/** @internal The memory of a CUDA array, as textures, surfaces and copies share it. */
export class ArrayResource implements Releasable, Holder, ArgumentMemory {
  readonly context: Context;
  readonly handle: bigint;
  readonly byteLength: number;
  readonly #uses: StreamUses = new StreamUses();
  #lastStream: StreamState | null = null;
  #holds = 0;
  freed = false;
  ledgerIndex = 0;
  place: string | null = null;

  constructor(context: Context, handle: bigint, byteLength: number) {
    this.context = context;
    this.handle = handle;
    this.byteLength = byteLength;
    const { counters } = context;
    counters.allocations++;
    counters.deviceBytes += byteLength;
    if (counters.deviceBytes > counters.peakDeviceBytes) counters.peakDeviceBytes = counters.deviceBytes;
    context.held.add(this);
  }

  touch(stream: StreamState): void {
    if (stream.capture !== null) return stream.capture.touch(this, stream);
    const last = this.#lastStream;
    if (last !== null && last !== stream) late().contexts.orderStreams(last, stream);
    this.#use(stream);
  }

  touchUnordered(stream: StreamState): void {
    if (stream.capture !== null) stream.capture.hold(this);
    else this.#use(stream);
  }

  hold(): void {
    this.#holds++;
  }

  unhold(): void {
    if (--this.#holds === 0 && this.freed) this.#free();
  }

  release(): void {
    if (this.freed) return;
    this.freed = true;
    if (this.#holds === 0) this.#free();
  }

  forgotten(): void {
    this.context.counters.forgotten++;
    this.context.held.forgotten(this);
  }

  #use(stream: StreamState): void {
    if (this.#lastStream === stream) return;
    this.#lastStream = stream;
    this.#uses.add(stream);
  }

  #free(): void {
    const { context } = this;
    context.counters.allocations--;
    context.counters.deviceBytes -= this.byteLength;
    context.held.remove(this);
    if (context.closed) return;
    const driver = context.use();
    this.#uses.wait();
    driver.arrayDestroy(this.handle);
  }
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

  private constructor(resource: ArrayResource, shape: readonly number[], options: CudaArrayOptions<D>) {
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

  /** @internal `device.cudaArray()`. */
  static create<D extends TexelDType>(context: Context, options: CudaArrayOptions<D>): CudaArray<D> {
    const { dtype, layered = false, surface = false, gather = false } = options;
    const format = texelFormat("dtype", dtype);
    const channels = checkChannels("channels", options.channels ?? 1);
    const shape = checkShape("shape", options.shape);
    const dimensions = shape.length - (layered ? 1 : 0);
    if (dimensions < 1 || dimensions > (layered ? 2 : 3)) {
      throw new RangeError(
        `shape: ${show(shape)} given; accepted are ${
          layered
            ? "[layers, width] and [layers, height, width]"
            : "[width], [height, width] and [depth, height, width]"
        }`,
      );
    }
    const what = `${dimensions}${layered ? " layered" : ""}` as keyof typeof LIMITS.texture;
    checkExtents(context, shape, LIMITS.texture[what]);
    if (surface) checkExtents(context, shape, LIMITS.surface[what]);
    if (gather) {
      if (what !== "2") throw new RangeError(`gather: ${show(shape)} given; accepted is [height, width]`);
      checkExtents(context, shape, LIMITS.gather[what]);
    }
    const extents = [...shape].reverse();
    const descriptor: ArrayDescriptor = {
      format,
      channels,
      width: extents[0]!,
      height: dimensions > 1 ? extents[1]! : 0,
      depth: layered || dimensions === 3 ? shape[0]! : 0,
      flags: (layered ? LAYERED : 0) | (surface ? SURFACE_LDST : 0) | (gather ? TEXTURE_GATHER : 0),
    };
    const byteLength = shape.reduce((product, extent) => product * extent, channels) *
      DTYPES[dtype].itemSize;
    const driver = context.use();
    const handle = context.pool.retry(byteLength, () => driver.arrayCreate(descriptor));
    return new CudaArray(new ArrayResource(context, handle, byteLength), shape, options);
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
    this.#copy("src", src, "toArray", options);
  }

  /** Copies all elements out of the array; the counterpart of {@link CudaArray.copyFrom}. */
  copyTo(dst: CudaArrayOperand, options: CudaArrayCopyOptions = {}): void {
    this.#copy("dst", dst, "fromArray", options);
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

  [Symbol.dispose](): void {
    this.dispose();
  }

  #copy(
    name: string,
    operand: CudaArrayOperand,
    direction: ArrayCopy["direction"],
    options: CudaArrayCopyOptions,
  ): void {
    const { resource } = this;
    const { context } = resource;
    const array = this.handle;
    const { memory, memoryKind, pitch, touch } = this.#operand(name, operand, direction);
    const stream = streamOf(context, options.stream);
    const { height, depth } = this.#rows();
    const widthBytes = this.byteLength / (height * depth);
    const driver = context.use();
    resource.touch(stream);
    touch(stream);
    driver.arrayCopy(
      { array, direction, widthBytes, height, depth, memory, memoryKind, pitch },
      stream.handle,
    );
    if (options.stream === undefined || ArrayBuffer.isView(memory)) driver.streamSynchronize(stream.handle);
  }

  /** Rows of a slice, and slices. */
  #rows(): { height: number; depth: number } {
    const leading = this.shape.slice(0, -1);
    if (this.layered || leading.length === 2) return { height: leading[1] ?? 1, depth: leading[0]! };
    return { height: leading[0] ?? 1, depth: 1 };
  }

  /** The other side of a copy, checked. */
  #operand(
    name: string,
    operand: CudaArrayOperand,
    direction: ArrayCopy["direction"],
  ): Pick<ArrayCopy, "memory" | "memoryKind" | "pitch"> & { touch: (stream: StreamState) => void } {
    const width = this.shape[this.shape.length - 1]!;
    const widthBytes = width * this.channels * DTYPES[this.dtype].itemSize;
    if (operand instanceof DeviceArray) {
      const pitch = this.#pitchOf(name, operand, widthBytes);
      const { allocation } = operand;
      if (allocation.context !== this.resource.context) {
        throw new TypeError(
          `${name}: memory of device ${allocation.context} given; the array is on ${this.resource.context}`,
        );
      }
      if (direction === "fromArray" && allocation.readOnly) {
        throw new TypeError(`${name}: read-only memory given; accepted is memory that may be written`);
      }
      const touch = (stream: StreamState): void => allocation.touch(stream);
      return { memory: operand.pointer, memoryKind: "device", pitch, touch };
    }
    const isHost = operand instanceof HostMemory;
    if (!isHost && !ArrayBuffer.isView(operand)) {
      throw new TypeError(
        `${name}: ${show(operand)} given; accepted are device arrays, page-locked memory and typed arrays`,
      );
    }
    if (operand.byteLength !== this.byteLength) {
      throw new RangeError(
        `${name}: ${operand.byteLength} bytes given; the CUDA array has ${this.byteLength}`,
      );
    }
    const touch = (stream: StreamState): void => {
      if (isHost) operand.resource.touch(stream);
    };
    return { memory: isHost ? operand.address : operand, memoryKind: "host", pitch: widthBytes, touch };
  }

  /** Bytes from row to row of a device array with the same elements. */
  #pitchOf(name: string, operand: DeviceArray, widthBytes: number): number {
    const { dtype, shape, strides } = operand;
    const accepted = [this.shape, [...this.shape, this.channels]].slice(this.channels === 1 ? 0 : 1);
    const matches = accepted.some((each) =>
      each.length === shape.length && each.every((extent, axis) => extent === shape[axis])
    );
    if (dtype !== this.dtype || !matches) {
      throw new RangeError(
        `${name}: ${dtype} of shape ${show(shape)} given; accepted is ${this.dtype} of shape ${
          show(accepted[0])
        }`,
      );
    }
    const pitch = rowPitch(shape, strides, this.shape.length - 1, DTYPES[dtype].itemSize, widthBytes);
    if (pitch === undefined) {
      throw new RangeError(
        `${name}: strides ${show(strides)} given; accepted are rows without gaps, a constant pitch apart`,
      );
    }
    return pitch;
  }
}

/**
 * @internal Bytes from row to row if the axes from `rowAxis` on are without gaps and the rows a constant step apart; else undefined.
 */
export function rowPitch(
  shape: readonly number[],
  strides: readonly number[],
  rowAxis: number,
  itemSize: number,
  widthBytes: number,
): number | undefined {
  let step = itemSize;
  for (let axis = shape.length - 1; axis >= rowAxis; axis--) {
    if (shape[axis]! > 1 && strides[axis] !== step) return undefined;
    step *= shape[axis]!;
  }
  let pitch: number | undefined;
  let rows = 1;
  for (let axis = rowAxis - 1; axis >= 0; axis--) {
    if (shape[axis]! === 1) continue;
    if (pitch === undefined) pitch = strides[axis]! / rows;
    else if (strides[axis] !== pitch * rows) return undefined;
    rows *= shape[axis]!;
  }
  if (pitch === undefined) return widthBytes;
  return pitch >= widthBytes ? pitch : undefined;
}

function checkExtents(context: Context, shape: readonly number[], attributes: readonly number[]): void {
  shape.forEach((extent, axis) => {
    checkInteger(`shape[${axis}]`, extent, 1, context.attribute(attributes[axis]!));
  });
}
