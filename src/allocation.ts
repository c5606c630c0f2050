/** Device memory as arrays and buffers share it: who touched it last, and how it is freed. */
import { type Context, orderStreams, type StreamState } from "./context.ts";
import type { Releasable } from "./lifetime.ts";

/** How an allocation was made, and so how it is freed; "foreign" memory is only let go. */
export type AllocationKind = "pool" | "plain" | "foreign";

export class Allocation implements Releasable {
  readonly context: Context;
  readonly pointer: bigint;
  readonly byteLength: number;
  readonly kind: AllocationKind;
  /** The owner of foreign memory, kept alive with it, and told when it is let go. */
  readonly #letGo: (() => void) | null;
  #lastStream: StreamState | null;
  #freed = false;

  constructor(
    context: Context,
    pointer: bigint,
    byteLength: number,
    kind: AllocationKind,
    lastStream: StreamState | null,
    letGo: (() => void) | null = null,
  ) {
    this.context = context;
    this.pointer = pointer;
    this.byteLength = byteLength;
    this.kind = kind;
    this.#lastStream = lastStream;
    this.#letGo = letGo;
    if (kind === "foreign") return;
    const { counters } = context;
    counters.allocations++;
    counters.deviceBytes += byteLength;
    if (counters.deviceBytes > counters.peakDeviceBytes) counters.peakDeviceBytes = counters.deviceBytes;
  }

  /** Memory from the stream-ordered pool, usable on `stream` at once. Zero bytes take no memory: the pointer is 0n. */
  static pool(context: Context, byteLength: number, stream: StreamState): Allocation {
    const driver = context.use();
    const pointer = byteLength === 0 ? 0n : driver.memAllocAsync(byteLength, stream.handle);
    return new Allocation(context, pointer, byteLength, "pool", stream);
  }

  /** Memory by `cuMemAlloc`, which can be shared with other processes. */
  static plain(context: Context, byteLength: number): Allocation {
    const driver = context.use();
    const pointer = byteLength === 0 ? 0n : driver.memAlloc(byteLength);
    return new Allocation(context, pointer, byteLength, "plain", null);
  }

  get freed(): boolean {
    return this.#freed;
  }

  /** The stream that touched the memory last. */
  get lastStream(): StreamState | null {
    return this.#lastStream;
  }

  /** Orders `stream` after the last one that touched the memory, and takes its place. With one stream this is a comparison. */
  touch(stream: StreamState): void {
    const last = this.#lastStream;
    if (last === stream) return;
    if (last !== null) orderStreams(last, stream);
    this.#lastStream = stream;
  }

  /** Remembers `stream` as the last one without ordering: the caller has opted out. */
  touchUnordered(stream: StreamState): void {
    this.#lastStream = stream;
  }

  release(): void {
    if (this.#freed) return;
    this.#freed = true;
    if (this.kind === "foreign") {
      this.#letGo?.();
      return;
    }
    const { context } = this;
    context.counters.allocations--;
    context.counters.deviceBytes -= this.byteLength;
    if (this.pointer === 0n || context.closed) return;
    const driver = context.use();
    if (this.kind === "plain") {
      driver.memFree(this.pointer);
      return;
    }
    let stream = this.#lastStream;
    if (stream === null || stream.destroyed) {
      const fallback = context.defaultStream();
      if (stream !== null) orderStreams(stream, fallback);
      stream = fallback;
    }
    driver.memFreeAsync(this.pointer, stream.handle);
  }

  forgotten(): void {
    if (this.kind !== "foreign") this.context.counters.forgotten++;
  }
}
