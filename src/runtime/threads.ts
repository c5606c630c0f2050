/**
 * Native threads that copy memory. One thread copies 8 to 15 GB/s to page-locked memory; a PCI Express link
 * transfers several times that.
 */
import { addressOf, bindThreadFunctions, type ThreadFunctions, ThreadQueue } from "./thread_queue.ts";

/** More threads gain nothing, because memory bandwidth is the limit. */
const MAX_THREADS = 4;
/**
 * The time in which a running thread copies a chunk. A sleeping thread needs several times that to wake up.
 */
export const PATIENCE_MS = 0.04;
/** Spin for this long, then sleep so that other threads can use the processor. */
const SPIN_MS = 0.25;
const NAP_MICROSECONDS = 50;
/** Thread name in debuggers and `top -H`. */
export const THREAD_NAME = "cuffi copy";

/** Binds the functions of copy threads, which takes Deno 2 ms, in advance. */
export function prepareCopyThreads(): void {
  try {
    bindThreadFunctions();
  } catch {
    // CopyThreads.start() returns undefined.
  }
}

/** A pool of copy threads. They end with {@link CopyThreads.end} or with the process. */
export class CopyThreads {
  readonly #libc: ThreadFunctions;
  readonly #queue: ThreadQueue;
  readonly #memcpy: bigint;

  private constructor(queue: ThreadQueue) {
    this.#libc = bindThreadFunctions();
    this.#queue = queue;
    this.#memcpy = addressOf(this.#libc, "memcpy");
  }

  /**
   * Starts one thread per processor besides this thread's, up to 4. Undefined if this system cannot run any.
   */
  static start(): CopyThreads | undefined {
    const { navigator } = globalThis as { navigator?: { hardwareConcurrency?: number } };
    const wanted = Math.min(MAX_THREADS, (navigator?.hardwareConcurrency ?? 1) - 1);
    const queue = ThreadQueue.start(wanted, THREAD_NAME);
    return queue && new CopyThreads(queue);
  }

  /** Number of threads, without the calling thread. */
  get count(): number {
    return this.#queue.count;
  }

  /** Whether the queue has a free slot. */
  get hasRoom(): boolean {
    return this.#queue.hasRoom;
  }

  /** Copies on the calling thread. */
  copy(dst: bigint, src: bigint, byteLength: number): void {
    this.#libc.memcpy(dst, src, BigInt(byteLength));
  }

  /**
   * Enqueues a copy and returns its job number; requires {@link CopyThreads.hasRoom}. Both ranges must stay
   * valid until the job has finished. Check every job with {@link CopyThreads.isFinished} or
   * {@link CopyThreads.finish}, which free its slot.
   *
   * @param uncached Bypasses the caches, because a device reads the data faster from memory. `dst` must be a
   * multiple of 16.
   */
  post(dst: bigint, src: bigint, byteLength: number, uncached = false): number {
    const routine = uncached ? this.#queue.code.streamCopy : this.#memcpy;
    return this.#queue.post(routine, dst, src, BigInt(byteLength));
  }

  /**
   * Runs one unclaimed job on the calling thread; false if there is none. Use it if nothing has finished for
   * {@link PATIENCE_MS}; while the calling thread copies, it cannot enqueue more jobs.
   */
  help(): boolean {
    return this.#queue.take((dst, src, byteLength) => this.#libc.memcpy(dst, src, byteLength));
  }

  /** Whether a job has finished. */
  isFinished(job: number): boolean {
    return this.#queue.isFinished(job);
  }

  /** Waits for a job. The calling thread helps if that takes long. */
  finish(job: number): void {
    let since = performance.now();
    while (!this.isFinished(job)) {
      const waited = performance.now() - since;
      if (waited < PATIENCE_MS) continue;
      if (this.help()) since = performance.now();
      else if (waited > SPIN_MS) this.#libc.usleep(NAP_MICROSECONDS);
    }
  }

  /** Ends the threads. All jobs must have finished. */
  end(): void {
    this.#queue.end();
  }
}
