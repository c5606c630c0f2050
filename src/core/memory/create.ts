/** How memory is made, and page-locked memory as its objects and copies share it. */
import { HOST_ALLOC_FLAG, HOST_REGISTER_FLAG } from "../../base/cuda_constants.ts";
import { Allocation } from "./allocation.ts";
import { checkInteger, invalid } from "../../base/check.ts";
import type { Context, StreamState } from "../context.ts";
import type { Holder } from "./allocation_registry.ts";
import type { Releasable } from "../../base/finalization.ts";
import {
  type AllocateOptions,
  DeviceMemory,
  PinnedMemory,
  type PinnedOptions,
  PitchedMemory,
  RegisteredMemory,
  streamOf,
} from "./memory.ts";

/** `device.allocate()`. */
export function createMemory(
  context: Context,
  byteLength: number,
  options: AllocateOptions = {},
): DeviceMemory {
  checkInteger("byteLength", byteLength, 0, Number.MAX_SAFE_INTEGER);
  const allocation = options.pooled === false
    ? Allocation.plain(context, byteLength)
    : Allocation.pool(context, byteLength, streamOf(context, options.stream));
  return new DeviceMemory(allocation);
}

/** `device.allocatePitched()`. */
export function createPitched(
  context: Context,
  widthBytes: number,
  height: number,
  elementBytes: number,
): PitchedMemory {
  checkInteger("widthBytes", widthBytes, 1, Number.MAX_SAFE_INTEGER);
  checkInteger("height", height, 1, Number.MAX_SAFE_INTEGER);
  if (elementBytes !== 4 && elementBytes !== 8 && elementBytes !== 16) {
    throw new RangeError(invalid("elementBytes", "4, 8 or 16, the widest load of a kernel", elementBytes));
  }
  const driver = context.use();
  const { pointer, pitch } = context.pool.retry(
    widthBytes * height,
    () => driver.memory.allocatePitched(widthBytes, height, elementBytes),
  );
  return new PitchedMemory(
    new Allocation(context, pointer, pitch * height, "plain", null),
    widthBytes,
    height,
    pitch,
  );
}

/** `device.allocatePinned()`. */
export function createPinned(
  context: Context,
  byteLength: number,
  options: PinnedOptions = {},
): PinnedMemory {
  checkInteger("byteLength", byteLength, 1, Number.MAX_SAFE_INTEGER);
  const driver = context.use();
  const flags = (options.portable ?? true ? HOST_ALLOC_FLAG.PORTABLE : 0) | HOST_ALLOC_FLAG.DEVICEMAP |
    (options.writeCombined ? HOST_ALLOC_FLAG.WRITECOMBINED : 0);
  const { address, view } = driver.memory.allocateHost(byteLength, flags);
  const detachable = new WeakRef(view.buffer);
  const resource = new HostResource(context, address, byteLength, (freed) => {
    detach(detachable.deref());
    driver.memory.freeHost(freed);
  });
  return new PinnedMemory(resource, view);
}

/** A stale view of freed memory must not reach it: detach the ArrayBuffer. A SharedArrayBuffer cannot be detached. */
function detach(buffer: ArrayBufferLike | undefined): void {
  if (buffer instanceof ArrayBuffer && !buffer.detached) buffer.transfer(0);
}

/** `device.register()`. */
export function registerView(context: Context, view: ArrayBufferView): RegisteredMemory {
  if (!ArrayBuffer.isView(view)) {
    throw new TypeError(invalid("view", "a typed array or DataView", view));
  }
  checkInteger("view.byteLength", view.byteLength, 1, Number.MAX_SAFE_INTEGER);
  const driver = context.use();
  const address = driver.memory.registerHost(view, HOST_REGISTER_FLAG.PORTABLE);
  // The closure keeps the view alive: memory must not be collected while the driver has it locked.
  const resource = new HostResource(context, address, view.byteLength, (freed) => {
    driver.memory.unregisterHost(freed);
    void view.byteLength;
  });
  return new RegisteredMemory(resource, view);
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
  if (!stream.destroyed && stream.capture === null) return driver.streams.synchronize(stream.handle);
  const event = stream.destroyed ? stream.finalEvent : stream.orderEvent;
  if (event !== null) driver.events.synchronize(event);
}
