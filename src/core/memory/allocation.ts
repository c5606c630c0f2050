/** Device memory as arrays and buffers share it: who touched it last, and how it is freed. */
import { EVENT_FLAG } from "../../base/cuda_constants.ts";
import { type Context, orderStreams, type StreamState } from "../context.ts";
import { collectLoans, defer } from "./exports.ts";
import type { Holder } from "./allocation_registry.ts";
import type { Releasable } from "../../base/finalization.ts";

/** How an allocation was made, and so how it is freed; "foreign" memory is only let go. */
export type AllocationKind = "pool" | "plain" | "foreign";

export class Allocation implements Releasable, Holder {
  readonly context: Context;
  readonly pointer: bigint;
  readonly byteLength: number;
  readonly kind: AllocationKind;
  /** The owner of foreign memory, kept alive with it, and told when it is let go. */
  readonly #letGo: (() => void) | null;
  #lastStream: StreamState | null;
  /** The stream that foreign memory came on: its owner orders that one by itself. */
  readonly #ownerStream: StreamState | null;
  #freed = false;
  /** How many libraries outside hold the memory. */
  #holds = 0;
  /** A library outside uses the memory on streams that cuffi does not know. */
  #usedElsewhere = false;
  /** Streams whose work on the memory nobody ordered before the last one's: freeing it waits for them. */
  #unordered: StreamState[] | null = null;
  ledgerIndex = 0;
  place: string | null = null;
  /** True for foreign memory that its owner forbids to write. */
  readonly readOnly: boolean;

  constructor(
    context: Context,
    pointer: bigint,
    byteLength: number,
    kind: AllocationKind,
    lastStream: StreamState | null,
    letGo: (() => void) | null = null,
    readOnly = false,
  ) {
    this.context = context;
    this.pointer = pointer;
    this.byteLength = byteLength;
    this.kind = kind;
    this.#lastStream = lastStream;
    this.#ownerStream = lastStream;
    this.#letGo = letGo;
    this.readOnly = readOnly;
    if (kind === "foreign") return;
    const { counters } = context;
    counters.allocations++;
    counters.deviceBytes += byteLength;
    if (counters.deviceBytes > counters.peakDeviceBytes) counters.peakDeviceBytes = counters.deviceBytes;
    context.held.add(this);
  }

  /** Memory from the stream-ordered pool, usable on `stream` at once. Zero bytes take no memory: the pointer is 0n. */
  static pool(context: Context, byteLength: number, stream: StreamState): Allocation {
    collectLoans();
    // While a stream is captured its memory comes from beside it; the graph's launch waits for that.
    const source = stream.capture === null ? stream : context.sideStream();
    const pointer = byteLength === 0 ? 0n : context.pool.allocate(byteLength, source);
    return new Allocation(context, pointer, byteLength, "pool", source);
  }

  /** Memory by `cuMemAlloc`, which can be shared with other processes. */
  static plain(context: Context, byteLength: number): Allocation {
    collectLoans();
    const driver = context.use();
    const pointer = byteLength === 0
      ? 0n
      : context.pool.retry(byteLength, () => driver.memory.allocate(byteLength));
    return new Allocation(context, pointer, byteLength, "plain", null);
  }

  /** True after `dispose()`: nothing of cuffi may use the memory any more. */
  get freed(): boolean {
    return this.#freed;
  }

  /** The stream that touched the memory last. */
  get lastStream(): StreamState | null {
    return this.#lastStream;
  }

  /** Orders `stream` after the last one that touched the memory, and takes its place. With one stream this is a comparison. */
  touch(stream: StreamState): void {
    if (stream.capture !== null) {
      stream.capture.touch(this, stream);
      return;
    }
    const last = this.#lastStream;
    if (last === stream) return;
    if (last !== null) orderStreams(last, stream);
    this.#lastStream = stream;
  }

  /** Remembers `stream` as the last one without ordering: the caller has opted out. */
  touchUnordered(stream: StreamState): void {
    if (stream.capture !== null) {
      stream.capture.hold(this);
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

  /** A library outside may use the memory on a stream that cuffi does not know: freeing it waits for the whole device. */
  shareOut(): void {
    this.#usedElsewhere = true;
  }

  /**
   * Keeps the memory, and the device with it, for a library outside until {@link Allocation.unhold}, even if it is disposed of.
   */
  hold(): void {
    this.context.retain();
    this.#holds++;
  }

  /** Ends one {@link Allocation.hold}. */
  unhold(): void {
    this.#holds--;
    try {
      if (this.#freed && this.#holds === 0) this.#free();
    } finally {
      this.context.release();
    }
  }

  release(): void {
    if (this.#freed) return;
    this.#freed = true;
    if (this.#holds === 0) this.#free();
  }

  #free(): void {
    if (this.kind === "foreign") {
      this.#giveBack();
      return;
    }
    const { context } = this;
    context.counters.allocations--;
    context.counters.deviceBytes -= this.byteLength;
    context.held.remove(this);
    if (this.pointer === 0n || context.closed) return;
    if (this.#usedElsewhere) context.use().contexts.synchronize();
    if (this.kind === "plain") {
      context.use().memory.free(this.pointer);
      return;
    }
    let stream = this.#lastStream;
    if (stream === null || stream.destroyed || stream.context !== context) {
      // Not the default stream: that one would have to wait, and may be in a capture.
      const side = context.sideStream();
      if (stream !== null) orderStreams(stream, side);
      stream = side;
    }
    if (stream.capture !== null) stream.capture.after(() => this.#toPool(stream));
    else this.#toPool(stream);
  }

  #toPool(stream: StreamState): void {
    if (this.#unordered !== null) {
      for (const other of this.#unordered) orderStreams(other, stream);
    }
    this.context.pool.free(this.pointer, this.byteLength, stream);
  }

  /** Lets foreign memory go when the work that was given here has finished: its owner does not know of that work. */
  #giveBack(): void {
    const letGo = this.#letGo;
    const last = this.#lastStream;
    const { context } = this;
    if (letGo === null) return;
    if (last === null || last === this.#ownerStream || context.closed) return letGo();
    // It may have been work of another device.
    const worker = last.context;
    if (worker.closed) return letGo();
    const driver = worker.use();
    if (last.destroyed ? last.finalEvent === null : driver.streams.query(last.handle)) return letGo();
    const event = last.destroyed ? last.finalEvent! : driver.events.create(EVENT_FLAG.DISABLE_TIMING);
    if (!last.destroyed) driver.events.record(event, last.handle);
    worker.retain();
    defer(() => worker.use().events.query(event), () => {
      if (!last.destroyed || event !== last.finalEvent) worker.use().events.destroy(event);
      worker.release();
      letGo();
    });
  }

  forgotten(): void {
    if (this.kind === "foreign") return;
    this.context.counters.forgotten++;
    this.context.held.forgotten(this);
  }
}
