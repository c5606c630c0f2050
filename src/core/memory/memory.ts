/**
 * Raw memory: linear and pitched on the device, page-locked on the host, and copies in every direction.
 *
 * @module
 */
import type { Allocation } from "./allocation.ts";
import { checkInteger, invalid } from "../../base/check.ts";
import type { Context, StreamState } from "../context.ts";
import { type DType, DTYPES, type HostArray, hostView } from "../../base/dtype.ts";
import { disown, own } from "../../base/finalization.ts";
import type { HostResource } from "./create.ts";
import type { Stream } from "../stream/stream.ts";

/** Options of `device.allocate()`. */
export interface AllocateOptions {
  /** The stream on which the memory is usable at once; others are ordered after it. Default: the device's stream. */
  stream?: Stream;
  /** False: `cuMemAlloc` instead of the stream-ordered pool, for memory that other processes shall map. Default true. */
  pooled?: boolean;
}

/** Linear memory on a device. */
export class DeviceMemory implements Disposable {
  /** @internal */
  readonly allocation: Allocation;
  /** Bytes. */
  readonly byteLength: number;

  /** @internal Use `device.allocate()`. */
  constructor(allocation: Allocation, byteLength: number = allocation.byteLength) {
    this.allocation = allocation;
    this.byteLength = byteLength;
    own(this, allocation);
  }

  /** The device address (`CUdeviceptr`). */
  get pointer(): bigint {
    if (this.allocation.freed) throw new Error("the memory was used after dispose()");
    return this.allocation.pointer;
  }

  /** True after `dispose()`. */
  get disposed(): boolean {
    return this.allocation.freed;
  }

  /** Sets every byte, in the order of `stream`. */
  fill(byte: number, options: { stream?: Stream } = {}): void {
    checkInteger("byte", byte, 0, 255);
    const { context } = this.allocation;
    const stream = streamOf(context, options.stream);
    const pointer = this.pointer;
    this.allocation.touch(stream);
    if (this.byteLength > 0) context.use().copies.memset(pointer, byte, 1, this.byteLength, stream.handle);
  }

  /** Frees the memory after the work that uses it. */
  dispose(): void {
    if (!this.allocation.freed) disown(this.allocation);
  }

  /** What `using` calls: {@link dispose}. */
  [Symbol.dispose](): void {
    this.dispose();
  }
}

/** Rows of `widthBytes` on a device, each starting at a multiple of {@link PitchedMemory.pitch}: `cuMemAllocPitch`. */
export class PitchedMemory extends DeviceMemory {
  /** Bytes used of each row. */
  readonly widthBytes: number;
  /** Rows. */
  readonly height: number;
  /** Bytes from one row to the next. */
  readonly pitch: number;

  /** @internal Use `device.allocatePitched()`. */
  constructor(allocation: Allocation, widthBytes: number, height: number, pitch: number) {
    super(allocation);
    this.widthBytes = widthBytes;
    this.height = height;
    this.pitch = pitch;
  }
}

/** Options of `device.allocatePinned()`. */
export interface PinnedOptions {
  /** True: for every CUDA context, not only this device's. Default true. */
  portable?: boolean;
  /** True: faster for the device to read over the bus, slow for the processor to read back. Default false. */
  writeCombined?: boolean;
}

/** Page-locked host memory: what {@link PinnedMemory} and {@link RegisteredMemory} share. */
export abstract class HostMemory implements Disposable {
  /** @internal */
  readonly resource: HostResource;
  /** Bytes. */
  readonly byteLength: number;

  /** @internal */
  constructor(resource: HostResource) {
    this.resource = resource;
    this.byteLength = resource.byteLength;
    own(this, resource);
  }

  /** The host address. */
  get address(): bigint {
    if (this.resource.freed) throw new Error("the host memory was used after dispose()");
    return this.resource.address;
  }

  /** The address by which kernels reach this memory over the bus. */
  get devicePointer(): bigint {
    const address = this.address;
    return this.resource.context.use().memory.hostDevicePointer(address);
  }

  /** True after `dispose()`. */
  get disposed(): boolean {
    return this.resource.freed;
  }

  /** Waits for copies that use the memory, then frees or unregisters it. */
  dispose(): void {
    if (!this.resource.freed) disown(this.resource);
  }

  /** What `using` calls: {@link dispose}. */
  [Symbol.dispose](): void {
    this.dispose();
  }
}

/**
 * Page-locked host memory: copies to and from it run at the link's full rate and, with a stream, without blocking.
 *
 * ```ts
 * using pinned = device.allocatePinned(1 << 20);
 * pinned.as("f32").fill(1);
 * device.copy(x, pinned, { stream });
 * ```
 */
export class PinnedMemory extends HostMemory {
  readonly #view: Uint8Array;

  /** @internal Use `device.allocatePinned()`. */
  constructor(resource: HostResource, view: Uint8Array) {
    super(resource);
    this.#view = view;
  }

  /** The bytes. After `dispose()` an error; views taken before have length 0 then, where the runtime can detach them. */
  get bytes(): Uint8Array {
    if (this.resource.freed) throw new Error("the host memory was used after dispose()");
    return this.#view;
  }

  /** The memory as a typed array of `dtype`. */
  as<D extends DType>(dtype: D): HostArray<D> {
    const { buffer, byteOffset } = this.bytes;
    const { itemSize } = DTYPES[dtype];
    return hostView(dtype, buffer, byteOffset, Math.floor(this.byteLength / itemSize) * itemSize);
  }
}

/** A typed array of the user's, page-locked in place by `cuMemHostRegister` until `dispose()`. */
export class RegisteredMemory extends HostMemory {
  readonly #view: ArrayBufferView;

  /** @internal Use `device.register()`. */
  constructor(resource: HostResource, view: ArrayBufferView) {
    super(resource);
    this.#view = view;
  }

  /** The typed array that was registered. */
  get view(): ArrayBufferView {
    return this.#view;
  }
}

/** The stream of an option, checked, or the context's own. */
export function streamOf(context: Context, stream: Stream | undefined): StreamState {
  if (stream === undefined) return context.defaultStream();
  const state = stream?.state;
  if (state === undefined) {
    throw new TypeError(invalid("stream", "a Stream (asStream() makes one of a foreign handle)", stream));
  }
  if (state.destroyed) throw new Error("stream: it was used after dispose()");
  if (state.context !== context) {
    throw new TypeError(`stream: it belongs to device ${state.context}; the work is on device ${context}`);
  }
  return state;
}
