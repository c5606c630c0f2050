/** Page-locked staging buffers of pageable copies. */
import type { CudaEvents } from "./events.ts";

/** Size of a chunk, which one thread copies, and of a staging buffer. */
export const CHUNK_BYTES: number = 256 * 2 ** 10;
/**
 * Adjacent buffers, which are allocated together and can be part of one transfer. libcuda page-locks 2 MiB at a
 * time, in about 0.9 ms; a block of that size takes 3 ms.
 */
export const BLOCK_BUFFERS = 4;
export const BLOCK_BYTES: number = BLOCK_BUFFERS * CHUNK_BYTES;

/** Page-locked buffers, used in turn. */
export class Staging {
  /** Addresses of the blocks. */
  readonly blocks: bigint[] = [];
  /** One event per buffer. */
  readonly events: bigint[] = [];
  /** Per buffer: the event after which the device no longer uses it, `IN_USE`, or null if it is free. */
  readonly pending: (bigint | null)[] = [];
  /** The buffer to try next. */
  next = 0;
  readonly #events: CudaEvents;

  constructor(events: CudaEvents) {
    this.#events = events;
  }

  /** Adds a block, and an event for each of its buffers. */
  add(block: bigint, events: readonly bigint[]): void {
    this.blocks.push(block);
    this.events.push(...events);
    this.pending.push(...events.map(() => null));
  }

  addressOf(buffer: number): bigint {
    const block = this.blocks[Math.floor(buffer / BLOCK_BUFFERS)]!;
    return block + BigInt(buffer % BLOCK_BUFFERS * CHUNK_BYTES);
  }

  /** Whether the device no longer uses a buffer. */
  isDone(buffer: number): boolean {
    const event = this.pending[buffer]!;
    if (event === null) return true;
    if (!this.#events.query(event)) return false;
    this.#release(event);
    return true;
  }

  /** Waits until the device no longer uses a buffer. */
  wait(buffer: number): void {
    const event = this.pending[buffer]!;
    if (event === null) return;
    this.#events.synchronize(event);
    this.#release(event);
  }

  /** Frees the buffers that wait for an event, which has completed. */
  #release(event: bigint): void {
    this.pending.forEach((awaited, buffer) => {
      if (awaited === event) this.pending[buffer] = null;
    });
  }
}
