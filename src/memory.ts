/**
 * Raw memory: linear and pitched on the device, page-locked on the host, and copies in every direction.
 *
 * @module
 */
import type { Allocation } from "./allocation.ts";
import { checkInteger, show } from "./check.ts";
import type { Context, StreamState } from "./context.ts";
import { type DType, DTYPES, type HostArray, hostView } from "./dtype.ts";
import { late } from "./late.ts";
import type { Holder } from "./ledger.ts";
import { disown, own, type Releasable } from "./lifetime.ts";
import type { Stream } from "./stream.ts";

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

  /** @internal */
  static create(context: Context, byteLength: number, options: AllocateOptions = {}): DeviceMemory {
    checkInteger("byteLength", byteLength, 0, Number.MAX_SAFE_INTEGER);
    const allocation = options.pooled === false
      ? late().allocation.Allocation.plain(context, byteLength)
      : late().allocation.Allocation.pool(context, byteLength, streamOf(context, options.stream));
    return new DeviceMemory(allocation);
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
    if (this.byteLength > 0) context.use().memset(pointer, byte, 1, this.byteLength, stream.handle);
  }

  /** Frees the memory after the work that uses it. */
  dispose(): void {
    if (!this.allocation.freed) disown(this.allocation);
  }

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

  private constructor(allocation: Allocation, widthBytes: number, height: number, pitch: number) {
    super(allocation);
    this.widthBytes = widthBytes;
    this.height = height;
    this.pitch = pitch;
  }

  /** @internal */
  static allocate(context: Context, widthBytes: number, height: number, elementBytes: number): PitchedMemory {
    checkInteger("widthBytes", widthBytes, 1, Number.MAX_SAFE_INTEGER);
    checkInteger("height", height, 1, Number.MAX_SAFE_INTEGER);
    if (elementBytes !== 4 && elementBytes !== 8 && elementBytes !== 16) {
      throw new RangeError(
        `elementBytes: ${show(elementBytes)} given; accepted are 4, 8 and 16, the widest load of a kernel`,
      );
    }
    const driver = context.use();
    const { pointer, pitch } = context.pool.retry(
      widthBytes * height,
      () => driver.memAllocPitch(widthBytes, height, elementBytes),
    );
    return new PitchedMemory(
      new (late().allocation.Allocation)(context, pointer, pitch * height, "plain", null),
      widthBytes,
      height,
      pitch,
    );
  }
}

/** Options of `device.allocatePinned()`. */
export interface PinnedOptions {
  /** True: for every CUDA context, not only this device's. Default true. */
  portable?: boolean;
  /** True: faster for the device to read over the bus, slow for the processor to read back. Default false. */
  writeCombined?: boolean;
}

/** Page-locked memory as its objects and copies share it. */
export class HostResource implements Releasable, Holder {
  readonly context: Context;
  readonly address: bigint;
  readonly byteLength: number;
  readonly #free: (address: bigint) => void;
  /** The streams that used the memory. */
  readonly #streams: Set<StreamState> = new Set();
  /** The one of them that was named last. */
  #lastStream: StreamState | null = null;
  freed = false;
  ledgerIndex = 0;
  place: string | null = null;
  /** Graphs that use the memory: it is freed after the last of them. */
  #holds = 0;

  constructor(context: Context, address: bigint, byteLength: number, free: (address: bigint) => void) {
    this.context = context;
    this.address = address;
    this.byteLength = byteLength;
    this.#free = free;
    context.counters.hostBytes += byteLength;
    context.heldOnHost.add(this);
  }

  /** Remembers that a stream uses the memory. Who reads and who writes is the caller's to order, as for all host memory. */
  touch(stream: StreamState): void {
    if (stream.capture !== null) {
      stream.capture.touch(this, stream);
      return;
    }
    if (this.#lastStream === stream) return;
    this.#lastStream = stream;
    if (this.#streams.has(stream)) return;
    for (const other of this.#streams) {
      if (other.destroyed && other.finalEvent === null) this.#streams.delete(other);
    }
    this.#streams.add(stream);
  }

  touchUnordered(stream: StreamState): void {
    this.touch(stream);
  }

  hold(): void {
    this.#holds++;
  }

  unhold(): void {
    if (--this.#holds === 0 && this.freed) this.#freeNow();
  }

  release(): void {
    if (this.freed) return;
    this.freed = true;
    if (this.#holds === 0) this.#freeNow();
  }

  #freeNow(): void {
    const { context } = this;
    context.counters.hostBytes -= this.byteLength;
    context.heldOnHost.remove(this);
    if (context.closed) return;
    // The device may still read or write the memory: wait before it goes.
    for (const stream of this.#streams) waitForWork(stream);
    this.#free(this.address);
  }

  forgotten(): void {
    this.context.counters.forgotten++;
    this.context.heldOnHost.forgotten(this);
  }
}

/** Blocks until what the stream was given to run has finished, whether it was destroyed since, or is in a capture. */
export function waitForWork(stream: StreamState): void {
  if (stream.context.closed) return;
  const driver = stream.context.use();
  if (!stream.destroyed && stream.capture === null) return driver.streamSynchronize(stream.handle);
  const event = stream.destroyed ? stream.finalEvent : stream.orderEvent;
  if (event !== null) driver.eventSynchronize(event);
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
    return this.resource.context.use().hostDevicePointer(address);
  }

  /** True after `dispose()`. */
  get disposed(): boolean {
    return this.resource.freed;
  }

  /** Waits for copies that use the memory, then frees or unregisters it. */
  dispose(): void {
    if (!this.resource.freed) disown(this.resource);
  }

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

  private constructor(resource: HostResource, view: Uint8Array) {
    super(resource);
    this.#view = view;
  }

  /** @internal */
  static allocate(context: Context, byteLength: number, options: PinnedOptions = {}): PinnedMemory {
    checkInteger("byteLength", byteLength, 1, Number.MAX_SAFE_INTEGER);
    const driver = context.use();
    const flags = (options.portable ?? true ? 1 : 0) | 2 | (options.writeCombined ? 4 : 0);
    const { address, view } = driver.hostAlloc(byteLength, flags);
    const detachable = new WeakRef(view.buffer);
    const resource = new HostResource(context, address, byteLength, (freed) => {
      detach(detachable.deref());
      driver.hostFree(freed);
    });
    return new PinnedMemory(resource, view);
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

/** A stale view of freed memory must not reach it: detach the ArrayBuffer. A SharedArrayBuffer cannot be detached. */
function detach(buffer: ArrayBufferLike | undefined): void {
  if (buffer instanceof ArrayBuffer && !buffer.detached) buffer.transfer(0);
}

/** A typed array of the user's, page-locked in place by `cuMemHostRegister` until `dispose()`. */
export class RegisteredMemory extends HostMemory {
  readonly #view: ArrayBufferView;

  private constructor(resource: HostResource, view: ArrayBufferView) {
    super(resource);
    this.#view = view;
  }

  /** @internal */
  static register(context: Context, view: ArrayBufferView): RegisteredMemory {
    if (!ArrayBuffer.isView(view)) {
      throw new TypeError(`view: ${show(view)} given; accepted is a typed array or DataView`);
    }
    checkInteger("view.byteLength", view.byteLength, 1, Number.MAX_SAFE_INTEGER);
    const driver = context.use();
    const address = driver.hostRegister(view, 1);
    // The closure keeps the view alive: memory must not be collected while the driver has it locked.
    const resource = new HostResource(context, address, view.byteLength, (freed) => {
      driver.hostUnregister(freed);
      void view.byteLength;
    });
    return new RegisteredMemory(resource, view);
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
    throw new TypeError(
      `stream: ${show(stream)} given; accepted is a Stream (asStream() makes one of a foreign handle)`,
    );
  }
  if (state.destroyed) throw new Error("stream: it was used after dispose()");
  if (state.context !== context) {
    throw new TypeError(`stream: it belongs to device ${state.context}; the work is on device ${context}`);
  }
  return state;
}
