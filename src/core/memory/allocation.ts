/**
 * Device memory that arrays and buffers share: the stream that used it last, and how it is freed.
 * docs/LIFETIME.md describes the rules.
 */
import { EVENT_FLAG } from "../../base/cuda_constants.ts";
import { ignoreFaults } from "../../base/errors.ts";
import { disposeQuietly } from "../../base/finalization.ts";
import { SharedResource } from "../../base/shared_resource.ts";
import type { Driver } from "../../driver/driver.ts";
import type { Context } from "../context.ts";
import {
  capturesInProgress,
  orderStreams,
  reportFailure,
  requireNotCaptured,
  type StreamState,
  waitForWork,
} from "../stream_state.ts";
import type { AllocationRecord } from "./allocation_registry.ts";
import { collectReturned, whenReady } from "./exports.ts";

/** How memory was allocated, which decides how it is freed. "foreign" memory is returned to its owner. */
export type AllocationKind = "pool" | "plain" | "foreign";

export class Allocation extends SharedResource implements AllocationRecord {
  readonly context: Context;
  readonly pointer: bigint;
  readonly byteLength: number;
  readonly kind: AllocationKind;
  /** Returns foreign memory to its owner, and keeps the owner alive until then. */
  readonly #returnToOwner: (() => void) | null;
  #lastStream: StreamState | null;
  /** The stream on which foreign memory was ready. Its owner orders that stream itself. */
  readonly #ownerStream: StreamState | null;
  /** The stream on which foreign memory is ready for its first use; see {@link readyOn}. */
  #readyStream: StreamState | null = null;
  /** A foreign library uses the memory on streams unknown to cuffi. */
  #usedElsewhere = false;
  /** Streams that were not ordered before the last stream. Freeing the memory waits for them. */
  #unordered: StreamState[] | null = null;
  /** How many threads the memory is shared with by {@link retainShared}. */
  #shares = 0;
  /** See {@link alignmentBits}. */
  #alignmentBits = -1;
  registryIndex = 0;
  site: string | null = null;
  /** True for foreign memory that its owner marked as read-only. */
  readonly readOnly: boolean;

  constructor(
    context: Context,
    pointer: bigint,
    byteLength: number,
    kind: AllocationKind,
    lastStream: StreamState | null,
    returnToOwner: (() => void) | null = null,
    readOnly = false,
  ) {
    super();
    this.context = context;
    this.pointer = pointer;
    this.byteLength = byteLength;
    this.kind = kind;
    this.#lastStream = lastStream;
    this.#ownerStream = lastStream;
    this.#returnToOwner = returnToOwner;
    this.readOnly = readOnly;
    if (kind === "foreign") return;
    const { counters } = context;
    counters.allocations++;
    counters.deviceBytes += byteLength;
    if (counters.deviceBytes > counters.peakDeviceBytes) counters.peakDeviceBytes = counters.deviceBytes;
    context.deviceAllocations.add(this);
  }

  /** The low eight bits of the address, as a number: image operators check the alignment in every call. */
  get alignmentBits(): number {
    if (this.#alignmentBits < 0) this.#alignmentBits = Number(this.pointer & 0xffn);
    return this.#alignmentBits;
  }

  /**
   * Allocates from the stream-ordered pool, for use on `stream` immediately. An empty allocation has the pointer
   * 0n.
   */
  static pool(context: Context, byteLength: number, stream: StreamState): Allocation {
    collectReturned();
    // A captured stream cannot allocate: the memory comes from another stream, which the graph's launch waits
    // for.
    const source = stream.capture === null ? stream : context.sideStream();
    const pointer = byteLength === 0 ? 0n : context.pool.allocate(byteLength, source);
    return new Allocation(context, pointer, byteLength, "pool", source);
  }

  /** Allocates with `cuMemAlloc`, whose memory can be shared with other processes. */
  static plain(context: Context, byteLength: number): Allocation {
    collectReturned();
    const driver = context.use();
    const pointer = byteLength === 0
      ? 0n
      : context.pool.retry(byteLength, () => driver.memory.allocate(byteLength));
    return new Allocation(context, pointer, byteLength, "plain", null);
  }

  /** Allocates rows that start at a multiple of the returned pitch, with `cuMemAllocPitch`. */
  static pitched(
    context: Context,
    widthBytes: number,
    height: number,
    elementBytes: number,
  ): { allocation: Allocation; pitch: number } {
    collectReturned();
    const driver = context.use();
    const { pointer, pitch } = context.pool.retry(
      widthBytes * height,
      () => driver.memory.allocatePitched(widthBytes, height, elementBytes),
    );
    return { allocation: new Allocation(context, pointer, pitch * height, "plain", null), pitch };
  }

  /** The stream that used the memory last, or on which foreign memory is ready. */
  get lastStream(): StreamState | null {
    return this.#lastStream ?? this.#readyStream;
  }

  /**
   * Orders the first use of foreign memory after `stream`. Unlike after {@link touch}, memory that nothing used is
   * returned to its owner without asking the driver whether `stream` is idle.
   */
  readyOn(stream: StreamState): void {
    if (stream.capture === null) this.#readyStream = stream;
    else this.touch(stream);
  }

  /** Orders `stream` after the last stream that used the memory, and makes it the last one. */
  touch(stream: StreamState): void {
    if (stream.context !== this.context) this.context.requireOpen(); // a peer's memory is freed with its device
    if (stream.capture !== null) {
      stream.capture.touch(this, stream);
      return;
    }
    if (stream.context.captures.size !== 0) requireNotCaptured(this, stream);
    if (this.#lastStream === stream) return;
    const last = this.lastStream;
    if (last !== null) orderStreams(last, stream);
    this.#lastStream = stream;
  }

  /** Makes `stream` the last one without ordering it, for callers that opted out. */
  touchUnordered(stream: StreamState): void {
    if (stream.context !== this.context) this.context.requireOpen();
    if (stream.capture !== null) {
      stream.capture.retain(this);
      return;
    }
    const last = this.#lastStream;
    if (last === stream) return;
    if (last !== null) {
      this.#unordered ??= [];
      if (!this.#unordered.includes(last)) this.#unordered.push(last);
    }
    this.#lastStream = stream;
  }

  /** Blocks until the last work on the memory has finished, so that others can read it. */
  synchronize(): void {
    for (const stream of [this.lastStream, ...this.#unordered ?? []]) {
      if (stream === null) continue;
      waitForWork(stream);
      reportFailure(stream);
    }
  }

  /**
   * Notes that a foreign library may use the memory on a stream unknown to cuffi: freeing it waits for the
   * whole device.
   */
  markUsedElsewhere(): void {
    this.#usedElsewhere = true;
  }

  /** Keeps the memory, and its context, until the matching {@link release}. */
  override retain(): void {
    this.context.retain();
    super.retain();
  }

  override release(): void {
    try {
      super.release();
    } finally {
      this.context.release();
    }
  }

  /**
   * Keeps the memory for another thread, but not the context: if that closes first, whoever lent the device
   * takes the memory over.
   */
  retainShared(): void {
    this.#shares++;
    super.retain();
  }

  /** Undoes one {@link retainShared}. */
  releaseShared(): void {
    this.#shares--;
    super.release();
  }

  leave(driver: Driver, stream: bigint): void {
    if (this.pointer === 0n || this.#shares > 0) return;
    if (this.kind === "plain") driver.memory.free(this.pointer);
    else driver.memory.freeAsync(this.pointer, stream);
  }

  override onFinalized(): void {
    if (this.kind === "foreign") return;
    super.onFinalized();
    this.context.deviceAllocations.onFinalized(this);
  }

  protected override destroy(): void {
    if (this.kind === "foreign") {
      this.#returnAfterLastUse();
      return;
    }
    const { context } = this;
    context.counters.allocations--;
    context.counters.deviceBytes -= this.byteLength;
    context.deviceAllocations.remove(this);
    this.#free();
  }

  #free(): void {
    const { context } = this;
    if (this.pointer === 0n || context.closed) return;
    if (this.#usedElsewhere) {
      const [capture] = capturesInProgress;
      if (capture !== undefined) return capture.after(() => this.#free());
      context.use().contexts.synchronize();
    }
    if (this.kind === "plain") {
      context.use().memory.free(this.pointer);
      return;
    }
    let stream = this.#lastStream;
    if (stream === null || stream.destroyed || stream.context !== context) {
      // Not on the default stream, which would have to wait and may be captured.
      const side = context.sideStream();
      if (stream !== null) orderStreams(stream, side);
      stream = side;
    }
    if (stream.capture !== null) stream.capture.after(() => this.#freeToPool(stream));
    else this.#freeToPool(stream);
  }

  #freeToPool(stream: StreamState): void {
    if (this.#unordered !== null) {
      for (const other of this.#unordered) orderStreams(other, stream);
    }
    this.context.pool.free(this.pointer, this.byteLength, stream);
  }

  /** Returns foreign memory once the work enqueued here has finished, which its owner does not know of. */
  #returnAfterLastUse(): void {
    const returnToOwner = this.#returnToOwner;
    if (returnToOwner === null) return;
    const pending: PendingWork[] = [];
    if (!this.context.closed) {
      for (const stream of new Set([this.#lastStream, ...this.#unordered ?? []])) {
        if (stream === null || stream === this.#ownerStream) continue;
        const work = ignoreFaults(() => pendingWork(stream), null);
        if (work !== null) pending.push(work);
      }
    }
    if (pending.length === 0) return returnToOwner();
    whenReady(() => pending.every((work) => ignoreFaults(() => work.isFinished(), true)), () => {
      for (const work of pending) disposeQuietly(work);
      returnToOwner();
    });
  }
}

/** The work that a stream had in flight at one moment. Retains the stream's context. */
interface PendingWork {
  /** Kept reachable, because the stream owns its own events. */
  readonly stream: StreamState;
  isFinished(): boolean;
  dispose(): void;
}

/** Returns the work that a stream, perhaps one of another device, has in flight, or null if there is none. */
export function pendingWork(stream: StreamState): PendingWork | null {
  const { context } = stream;
  if (context.closed) return null;
  const driver = context.use();
  // A stream that was destroyed, or is being captured, has recorded an event already.
  const recorded = stream.destroyed || stream.capture !== null;
  let event: bigint;
  if (recorded) {
    const known = stream.destroyed ? stream.finalEvent : stream.orderEvent;
    if (known === null) return null;
    event = known;
  } else {
    if (driver.streams.query(stream.handle)) return null;
    event = driver.events.create(EVENT_FLAG.DISABLE_TIMING);
    driver.events.record(event, stream.handle);
  }
  context.retain();
  return {
    stream,
    isFinished: () => context.use().events.query(event),
    dispose() {
      try {
        if (!recorded) context.use().events.destroy(event);
      } finally {
        context.release();
      }
    },
  };
}
