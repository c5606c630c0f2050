/** A device's primary context, shared by all `Device` objects of that device and everything created on it. */
import { disposedDevice } from "../base/check.ts";
import { formatBytes } from "../runtime/inspect.ts";
import { DEVICE_ATTRIBUTE, STREAM_FLAG } from "../base/cuda_constants.ts";
import { disposeQuietly, type Owned, releaseNow } from "../base/finalization.ts";
import type { OwnerCounters } from "../base/shared_resource.ts";
import type { ContextApi, Driver } from "../driver/driver.ts";
import { AllocationRegistry } from "./memory/allocation_registry.ts";
import { MemoryPool } from "./memory/pool.ts";
import { collectAllReturned } from "./memory/exports.ts";
import type { ShareTable } from "./share_table.ts";
import { capturesInProgress, type StreamCapture, type StreamState, streamState } from "./stream_state.ts";

/** Memory statistics of one device. */
export interface Counters extends OwnerCounters {
  deviceBytes: number;
  /** Reserved for Workers by `device.share()`, and for how many of them. */
  workerBytes: number;
  workers: number;
  peakDeviceBytes: number;
  hostBytes: number;
  allocations: number;
}

/** The part of a Worker in a device that another thread shared with it. */
export interface Membership {
  /** Bytes that the Worker may allocate from; 0 without such a limit. */
  readonly byteLength: number;
  readonly table: ShareTable;
  /** Called when the context has been closed. */
  leave(): void;
}

export class Context {
  /** Replaced by a wrapper while the device is being profiled. */
  driver: Driver;
  /** The driver's contexts, in a field because {@link use} runs for every launch. */
  readonly #contexts: ContextApi;
  readonly ordinal: number;
  readonly handle: bigint;
  /** The maximum number of threads of a block along x, y and z. */
  readonly maxBlock: readonly [number, number, number];
  /** The maximum number of blocks of a grid along x, y and z. */
  readonly maxGrid: readonly [number, number, number];
  readonly counters: Counters = {
    deviceBytes: 0,
    workerBytes: 0,
    workers: 0,
    peakDeviceBytes: 0,
    hostBytes: 0,
    allocations: 0,
    finalized: 0,
    owners: 0,
  };
  /** Caches freed device memory for later allocations. */
  readonly pool: MemoryPool;
  /** Device memory in use. */
  readonly deviceAllocations: AllocationRegistry;
  /** Page-locked host memory in use. */
  readonly hostAllocations: AllocationRegistry;
  /** Captures in progress. */
  readonly captures: Set<StreamCapture> = new Set();
  /** Graphs that nobody has disposed of. They retain the context. */
  readonly graphs: Set<Owned> = new Set();
  /** Devices whose memory this device's kernels may access. */
  readonly peers: WeakSet<Context> = new WeakSet();
  /** Whether this device can access a peer's memory directly, for every peer asked about so far. */
  readonly peerAccess: WeakMap<Context, boolean> = new WeakMap();
  /** The last peer that this device accessed directly: loops copy between the same two devices, and the lookup takes 0.05 µs of a copy. */
  lastPeer: Context | null = null;
  /** True if this device and another one may use each other's memory. */
  hasPeers = false;
  /** Set in a Worker that opened the device with a handle of `device.share()`. */
  membership: Membership | null = null;
  /** Names of kernels and executable graphs for profiles, by handle. */
  readonly names: Map<bigint, string> = new Map();
  #users = 1;
  /** How many of the users are `Device` objects. */
  #devices = 1;
  /** How many of the `Device` objects the garbage collector found. */
  #forgotten = 0;
  #defaultStream: StreamState | null = null;
  #sideStream: StreamState | null = null;
  #hostStream: StreamState | null = null;
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
    this.deviceAllocations = new AllocationRegistry(`device memory of ${this}`);
    this.hostAllocations = new AllocationRegistry(`page-locked memory of ${this}`);
  }

  static #open: Map<string, Context> = new Map();

  /**
   * Returns the context of a device for a `Device` object, the same one until the last user has released it. The
   * object calls {@link closeDevice} once.
   */
  static retain(driver: Driver, ordinal: number): Context {
    const key = deviceId(driver, ordinal);
    const known = Context.#open.get(key);
    if (known) {
      known.#users++;
      known.#devices++;
      return known;
    }
    const context = new Context(driver, ordinal);
    Context.#open.set(key, context);
    return context;
  }

  /**
   * Adds a user: the context stays open until each one has called {@link Context.release}. Throws if it is closed: a
   * user that comes after an `await` would release it twice, and so take it from a `Device` that was opened since.
   */
  retain(): void {
    this.requireOpen();
    this.#users++;
  }

  /** Does nothing: graphs with work of this device and of others only retain it. */
  touch(): void {}

  /** Ends captures and disposes of graphs, which would keep the context open, before the last `Device` closes. */
  endCapturesAndGraphs(): void {
    if (this.#devices > 1) return;
    for (const capture of [...this.captures].reverse()) capture.abort();
    const graphs = [...this.graphs];
    this.graphs.clear(); // first, so that they stay in the report of leaks
    for (const graph of graphs) releaseNow(graph);
  }

  /** Undoes one {@link Context.retain} of a `Device`. */
  closeDevice(): void {
    this.#devices--;
    try {
      this.#settle();
    } finally {
      this.release();
    }
  }

  /** Closes a `Device` that the garbage collector found, once no object of the context is in use. */
  forgetDevice(): void {
    this.#forgotten++;
    if (this.counters.owners === 0) this.closeForgotten();
  }

  /** Closes the `Device` objects that the garbage collector found. */
  closeForgotten(): void {
    while (this.#forgotten > 0) {
      this.#forgotten--;
      this.endCapturesAndGraphs();
      this.closeDevice();
    }
  }

  /**
   * Waits until a Worker's work has finished before its device is closed, so that memory of other threads is not
   * in use any more, and returns that memory.
   */
  #settle(): void {
    if (this.membership === null || this.closed) return;
    if (capturesInProgress.size === 0) this.use().contexts.synchronize();
    collectAllReturned();
  }

  /** Gives up one reference. The last call destroys the default stream and releases the primary context. */
  release(): void {
    if (--this.#users > 0) return;
    Context.#open.delete(this.toString());
    this.#contexts.setCurrent(this.handle);
    try {
      if (this.hasPeers) disposeQuietly({ dispose: () => this.#contexts.synchronize() });
      this.hostAllocations.freeWithContext();
      // Other threads may retain the primary context, which would keep the memory.
      if (this.membership !== null) {
        const stream = this.#sideStream ?? this.#defaultStream;
        this.deviceAllocations.leave(this.driver, stream?.handle ?? 0n);
      }
      this.pool.close(this.driver);
      for (const stream of [this.#defaultStream, this.#sideStream, this.#hostStream]) {
        if (stream) this.driver.streams.destroy(stream.handle);
      }
    } finally {
      try {
        this.#contexts.release(this.ordinal);
      } finally {
        this.membership?.leave();
      }
    }
  }

  get closed(): boolean {
    return this.#users <= 0;
  }

  /** Makes this context current and returns its driver. Throws if the device is closed. */
  use(): Driver {
    this.requireOpen();
    this.#contexts.setCurrent(this.handle);
    return this.driver;
  }

  /** Throws if the device is closed. */
  requireOpen(): void {
    if (this.#users <= 0) throw disposedDevice(this);
  }

  /** The stream for work without a `stream` option: non-blocking, created on first use. */
  defaultStream(): StreamState {
    return this.#defaultStream ??= this.#newStream();
  }

  /**
   * A stream that only orders memory: for allocations during a capture, and for frees without a usable
   * stream.
   */
  sideStream(): StreamState {
    return this.#sideStream ??= this.#newStream();
  }

  /** A stream for copies to the host of memory without work in flight. It never waits for other streams. */
  hostStream(): StreamState {
    return this.#hostStream ??= this.#newStream();
  }

  #newStream(): StreamState {
    return streamState(this, this.use().streams.create(STREAM_FLAG.NON_BLOCKING, 0), null);
  }

  /** Describes how memory is used, for out-of-memory errors. */
  describeMemory(requestedBytes: number): string {
    const { deviceBytes, allocations, hostBytes } = this.counters;
    const { free, total, largest: piece = Infinity } = this.use().memory.info();
    const pieces = piece < requestedBytes ? `, in pieces of at most ${formatBytes(piece)}` : "";
    const largest = this.deviceAllocations.size === 0
      ? ""
      : `, the largest ${this.deviceAllocations.largest(5)}`;
    return `${formatBytes(requestedBytes)} requested; ${formatBytes(free)} of ${
      formatBytes(total)
    } are free on ${this}${pieces}; ` +
      `in use by this process: ${formatBytes(deviceBytes)} in ${allocations} allocations${largest}; ` +
      `cached: ${formatBytes(this.pool.cachedBytes)}; page-locked on the host: ${formatBytes(hostBytes)}` +
      this.#describeReserved();
  }

  /** Describes the memory reserved for Workers. */
  #describeReserved(): string {
    const { workerBytes, workers } = this.counters;
    const own = this.membership?.byteLength ?? 0;
    if (own > 0) return `; device.share({ workerBytes }) reserved ${formatBytes(own)} for this Worker`;
    if (workers === 0) return "";
    const handles = workers === 1 ? "1 handle" : `${workers} handles`;
    return `; reserved for Workers: ${
      formatBytes(workerBytes)
    } by ${handles} of device.share(); dispose of the handles, and ` +
      "of the arrays that their Workers have shared";
  }

  /** A `CUdevice_attribute`, read once. */
  attribute(attribute: number): number {
    let value = this.#attributes.get(attribute);
    if (value === undefined) {
      this.#attributes.set(attribute, value = this.driver.devices.attribute(this.ordinal, attribute));
    }
    return value;
  }

  toString(): string {
    return deviceId(this.driver, this.ordinal);
  }
}

function deviceId({ name }: Driver, ordinal: number): string {
  return `${name}:${ordinal}`;
}
