/** One device's primary context: shared by all `Device` objects for it and by everything made on it. */
import { DEVICE_ATTRIBUTE, EVENT_FLAG, STREAM_FLAG } from "../base/cuda_constants.ts";
import type { Capture } from "./graph/capture.ts";
import type { ContextApi, Driver } from "../driver/driver.ts";
import { formatBytes, Ledger } from "./memory/allocation_registry.ts";
import { own } from "../base/finalization.ts";
import { type FreeLists, MemoryPool } from "./memory/pool.ts";

/** A stream as the classes share it; several `Stream` objects may wrap one foreign handle. */
export interface StreamState {
  readonly context: Context;
  readonly handle: bigint;
  /** Set when an owned stream was destroyed: the event recorded last, that covers all of its work. */
  finalEvent: bigint | null;
  destroyed: boolean;
  /** Event for ordering another stream after this one, made on first use. */
  orderEvent: bigint | null;
  /** Foreign owner, kept alive with the handle; null for streams of our own. */
  readonly owner: unknown;
  /** Memory that was freed on this stream and waits to be used again; the pool's. */
  free: FreeLists | null;
  /** The capture that records the work given to this stream, if one does. */
  capture: Capture | null;
}

/** Bytes and counts of one device. */
export interface Counters {
  deviceBytes: number;
  peakDeviceBytes: number;
  hostBytes: number;
  allocations: number;
  forgotten: number;
}

export class Context {
  /** Replaced by a wrapper while the device is being profiled. */
  driver: Driver;
  /** The driver's contexts: a field of its own, because {@link use} is called for every launch. */
  readonly #contexts: ContextApi;
  readonly ordinal: number;
  readonly handle: bigint;
  /** The most threads of a block along x, y and z (CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X …). */
  readonly maxBlock: readonly [number, number, number];
  /** The most blocks of a grid along x, y and z (CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X …). */
  readonly maxGrid: readonly [number, number, number];
  readonly counters: Counters = {
    deviceBytes: 0,
    peakDeviceBytes: 0,
    hostBytes: 0,
    allocations: 0,
    forgotten: 0,
  };
  /** Freed device memory, kept for the next allocation. */
  readonly pool: MemoryPool;
  /** Device memory in use. */
  readonly held: Ledger;
  /** Page-locked host memory in use. */
  readonly heldOnHost: Ledger;
  /** Captures that have begun and not ended. */
  readonly captures: Set<Capture> = new Set();
  /** Devices whose memory this one's kernels may use. */
  readonly peers: WeakSet<Context> = new WeakSet();
  /** Devices whose memory the driver has been asked to reach, and whether it does. */
  readonly reached: WeakMap<Context, boolean> = new WeakMap();
  /** Work here may use memory of other devices, or theirs this one's. */
  hasPeers = false;
  /** What profiles call a kernel or an executable graph, by its handle. */
  readonly names: Map<bigint, string> = new Map();
  #users = 1;
  #defaultStream: StreamState | null = null;
  #sideStream: StreamState | null = null;
  #attributes: Map<number, number> = new Map();

  private constructor(driver: Driver, ordinal: number) {
    this.driver = driver;
    this.ordinal = ordinal;
    this.#contexts = driver.contexts;
    this.handle = this.#contexts.retain(ordinal);
    this.#contexts.setCurrent(this.handle);
    this.maxBlock = [
      this.attribute(DEVICE_ATTRIBUTE.MAX_BLOCK_DIM_X),
      this.attribute(DEVICE_ATTRIBUTE.MAX_BLOCK_DIM_Y),
      this.attribute(DEVICE_ATTRIBUTE.MAX_BLOCK_DIM_Z),
    ];
    this.maxGrid = [
      this.attribute(DEVICE_ATTRIBUTE.MAX_GRID_DIM_X),
      this.attribute(DEVICE_ATTRIBUTE.MAX_GRID_DIM_Y),
      this.attribute(DEVICE_ATTRIBUTE.MAX_GRID_DIM_Z),
    ];
    this.pool = new MemoryPool(this);
    this.held = new Ledger(`device memory of ${this}`);
    this.heldOnHost = new Ledger(`page-locked memory of ${this}`);
  }

  static #open: Map<string, Context> = new Map();

  /** The context of a device; the same one for every caller until the last has closed it. */
  static retain(driver: Driver, ordinal: number): Context {
    const key = `${driver.name}:${ordinal}`;
    const known = Context.#open.get(key);
    if (known) {
      known.#users++;
      return known;
    }
    const context = new Context(driver, ordinal);
    Context.#open.set(key, context);
    return context;
  }

  /** One more user: the context stays until each of them has called {@link Context.release}. */
  retain(): void {
    this.#users++;
  }

  /** Gives one retain back. The last one destroys the default stream and releases the primary context. */
  release(): void {
    if (--this.#users > 0) return;
    Context.#open.delete(`${this.driver.name}:${this.ordinal}`);
    this.#contexts.setCurrent(this.handle);
    try {
      if (this.hasPeers) this.#contexts.synchronize();
      this.pool.close(this.driver);
      for (const stream of [this.#defaultStream, this.#sideStream]) {
        if (stream) this.driver.streams.destroy(stream.handle);
      }
    } finally {
      this.#contexts.release(this.ordinal);
    }
  }

  get closed(): boolean {
    return this.#users <= 0;
  }

  /** Makes this context current; an error if the device was closed. */
  use(): Driver {
    if (this.#users <= 0) {
      throw new Error(
        `device ${this.driver.name}:${this.ordinal} is closed; open it again with openDevice()`,
      );
    }
    this.#contexts.setCurrent(this.handle);
    return this.driver;
  }

  /** The stream that work without a `stream` option goes to: non-blocking, made on first use. */
  defaultStream(): StreamState {
    return this.#defaultStream ??= streamState(
      this,
      this.use().streams.create(STREAM_FLAG.NON_BLOCKING, 0),
      null,
    );
  }

  /** A stream for allocations that must not be part of a capture. Nothing else is given to it. */
  sideStream(): StreamState {
    return this.#sideStream ??= streamState(
      this,
      this.use().streams.create(STREAM_FLAG.NON_BLOCKING, 0),
      null,
    );
  }

  /** Where the memory is, for an allocation that did not find any. */
  describeMemory(askedBytes: number): string {
    const { deviceBytes, allocations, hostBytes } = this.counters;
    const { free, total } = this.use().memory.info();
    const largest = this.held.size === 0 ? "" : `, the largest ${this.held.largest(5)}`;
    return `${formatBytes(askedBytes)} asked for; ${formatBytes(free)} of ${
      formatBytes(total)
    } are free on ${this}; ` +
      `in use here: ${formatBytes(deviceBytes)} in ${allocations} allocations${largest}; ` +
      `kept for reuse: ${formatBytes(this.pool.cachedBytes)}; page-locked on the host: ${
        formatBytes(hostBytes)
      }`;
  }

  /** A `CUdevice_attribute`, asked once. */
  attribute(attribute: number): number {
    let value = this.#attributes.get(attribute);
    if (value === undefined) {
      this.#attributes.set(attribute, value = this.driver.devices.attribute(this.ordinal, attribute));
    }
    return value;
  }

  toString(): string {
    return `${this.driver.name}:${this.ordinal}`;
  }
}

/** A fresh record for a stream handle. */
export function streamState(context: Context, handle: bigint, owner: unknown): StreamState {
  return {
    context,
    handle,
    finalEvent: null,
    destroyed: false,
    orderEvent: null,
    owner,
    free: null,
    capture: null,
  };
}

/** Makes `later` wait for everything that `earlier` was given to run so far. */
export function orderStreams(earlier: StreamState, later: StreamState): void {
  if (
    earlier === later ||
    (earlier.handle === later.handle && earlier.context === later.context && !earlier.destroyed)
  ) return;
  // A device that works with others has finished when it is closed.
  if (earlier.context.closed) return;
  const { driver } = earlier.context;
  if (earlier.destroyed) {
    if (earlier.finalEvent !== null) {
      later.context.use();
      driver.streams.waitEvent(later.handle, earlier.finalEvent);
    }
    return;
  }
  earlier.context.use();
  // A capture has recorded the event when it began, after the work that the stream really runs.
  if (earlier.capture === null) {
    earlier.orderEvent ??= hiddenEvent(earlier);
    driver.events.record(earlier.orderEvent, earlier.handle);
  }
  if (later.context !== earlier.context) later.context.use();
  driver.streams.waitEvent(later.handle, earlier.orderEvent!);
}

/** An event without timing that lives as long as the stream's record. */
export function hiddenEvent(stream: StreamState): bigint {
  const { context } = stream;
  const event = context.use().events.create(EVENT_FLAG.DISABLE_TIMING);
  own(stream, {
    release: () => {
      if (!context.closed) context.use().events.destroy(event);
    },
    forgotten: () => {},
  });
  return event;
}
