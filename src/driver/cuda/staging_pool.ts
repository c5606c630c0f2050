/** The copy threads and staging buffers of pageable copies, and when they are created. */
import { EVENT_FLAG, HOST_ALLOC_FLAG } from "../../base/cuda_constants.ts";
import { nodeModule } from "../../runtime/index.ts";
import { CopyThreads, prepareCopyThreads } from "../../runtime/threads.ts";
import type { CaptureGuard } from "./capture_guard.ts";
import type { CudaContexts } from "./contexts.ts";
import type { CudaEvents } from "./events.ts";
import type { CudaMemory } from "./memory.ts";
import { BLOCK_BUFFERS, BLOCK_BYTES, Staging } from "./staging.ts";

/** Threads and buffers are created after this many bytes, so that a program with few copies has none. */
const SETUP_BYTES = 16 * 2 ** 20;
/**
 * After this many bytes, they are created in copies, because the program does not return to the event loop.
 * Before, that would delay a video frame by the time of five to ten.
 */
const BLOCKING_SETUP_BYTES = 256 * 2 ** 20;
/** One thread is no faster than libcuda's. */
const MIN_THREADS = 2;
/** Staging buffers per device: enough for a video frame. Page-locking memory takes longer than copying it. */
const BUFFERS = 24;
/** Large copies get more buffers, so that the threads can run far ahead of the device. */
const LARGE_COPY_BUFFERS = 64, LARGE_COPY_BYTES = 64 * 2 ** 20;

/** Does what would delay a copy, while libcuda initializes: Deno takes 3 to 8 ms to load its timers. */
export function prepareStaging(): void {
  prepareCopyThreads();
  nodeModule("node:timers");
}

export class StagingPool {
  readonly #contexts: CudaContexts;
  readonly #memory: CudaMemory;
  readonly #events: CudaEvents;
  readonly #guard: CaptureGuard;
  /** Bytes of pageable copies that staging could have served so far. */
  #bytes = 0;
  /** Null if this system cannot run copy threads. */
  #threads: CopyThreads | null | undefined;
  /** Staging buffers by device ordinal, because events belong to one context. */
  readonly #staging: Map<number, Staging> = new Map();
  /** Devices for which a timer is going to create a part. */
  readonly #scheduled: Set<number> = new Set();

  constructor(contexts: CudaContexts, memory: CudaMemory, events: CudaEvents, guard: CaptureGuard) {
    this.#contexts = contexts;
    this.#memory = memory;
    this.#events = events;
    this.#guard = guard;
    contexts.beforeRelease((ordinal) => this.#release(ordinal));
  }

  /** The threads, while there are staging buffers. */
  get threads(): CopyThreads {
    return this.#threads!;
  }

  /** Counts a copy. Returns true if staging is worthwhile. */
  isNeeded(byteLength: number): boolean {
    this.#bytes += byteLength;
    return this.#bytes >= SETUP_BYTES;
  }

  /**
   * Returns the staging buffers of the current device once there are enough, and the threads. Otherwise has a
   * part of them created, and libcuda copies.
   */
  staging(byteLength: number): Staging | undefined {
    const ordinal = this.#contexts.currentOrdinal();
    if (ordinal === undefined || this.#threads === null) return undefined;
    const buffers = byteLength < LARGE_COPY_BYTES ? BUFFERS : LARGE_COPY_BUFFERS;
    const count = () => this.#staging.get(ordinal)?.events.length ?? 0;
    if (count() < buffers) {
      if (this.#bytes >= BLOCKING_SETUP_BYTES) this.#createPart(ordinal);
      else this.#schedule(ordinal, this.#contexts.current, buffers);
    }
    // Without more page-locked memory, fewer buffers are slower than many, but faster than libcuda.
    return count() < BUFFERS ? undefined : this.#staging.get(ordinal);
  }

  /** Creates the parts one by one, each in a turn of the event loop. The program need not wait for them. */
  #schedule(ordinal: number, context: bigint, buffers: number): void {
    if (this.#scheduled.has(ordinal)) return;
    this.#scheduled.add(ordinal);
    nodeModule("node:timers")?.setTimeout(() => {
      // Releasing the device has ended this.
      if (!this.#scheduled.delete(ordinal)) return;
      this.#contexts.setCurrent(context);
      const created = this.#createPart(ordinal);
      if (created && (this.#staging.get(ordinal)?.events.length ?? 0) < buffers) {
        this.#schedule(ordinal, context, buffers);
      }
    }, 0).unref();
  }

  /** Creates the threads, or a block of buffers. Returns false if that failed. */
  #createPart(ordinal: number): boolean {
    // Page-locking memory may invalidate a capture.
    if (this.#guard.isActive) return false;
    if (this.#threads === undefined) {
      const threads = CopyThreads.start();
      this.#threads = threads !== undefined && threads.count >= MIN_THREADS ? threads : null;
      if (this.#threads === null) threads?.end();
      return this.#threads !== null;
    }
    let staging = this.#staging.get(ordinal);
    if (staging === undefined) this.#staging.set(ordinal, staging = new Staging(this.#events));
    return this.#addBlock(staging);
  }

  #addBlock(staging: Staging): boolean {
    let block: bigint | null = null;
    const events: bigint[] = [];
    try {
      block = this.#memory.allocateHost(BLOCK_BYTES, HOST_ALLOC_FLAG.PORTABLE).address;
      while (events.length < BLOCK_BUFFERS) events.push(this.#events.create(EVENT_FLAG.DISABLE_TIMING));
      staging.add(block, events);
      return true;
    } catch {
      this.#free(block === null ? [] : [block], events);
      return false;
    }
  }

  /** Frees the staging buffers of a device; the last device also ends the threads. */
  #release(ordinal: number): void {
    this.#scheduled.delete(ordinal);
    this.#destroyStaging(ordinal);
    if (this.#staging.size > 0 || this.#scheduled.size > 0) return;
    this.#threads?.end();
    this.#threads = undefined;
    this.#bytes = 0;
  }

  #destroyStaging(ordinal: number): void {
    const staging = this.#staging.get(ordinal);
    this.#staging.delete(ordinal);
    if (staging === undefined) return;
    try {
      for (let buffer = 0; buffer < staging.events.length; buffer++) staging.wait(buffer);
    } catch {
      // A fault has destroyed the context and its work.
    }
    this.#free(staging.blocks, staging.events);
  }

  #free(blocks: readonly bigint[], events: readonly bigint[]): void {
    try {
      for (const event of events) this.#events.destroy(event);
      for (const block of blocks) this.#memory.freeHost(block);
    } catch {
      // A fault has destroyed the context and its resources.
    }
  }
}
