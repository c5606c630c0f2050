/** Page-locked staging buffers of pageable copies, and their creation without delaying the caller. */
import { HOST_ALLOC_FLAG, STREAM_CAPTURE_MODE } from "../../base/cuda_constants.ts";
import { allocateZeroed, openHandle, releaseMemory, symbolAddress } from "../../libraries/c_library.ts";
import { runtime } from "../../runtime/index.ts";
import type { CopyThreads } from "../../runtime/threads.ts";

/** Size of a chunk, which one thread copies, and of a staging buffer. */
export const CHUNK_BYTES: number = 256 * 2 ** 10;
/** Adjacent buffers, which are page-locked together and can be part of one transfer. */
export const BLOCK_BUFFERS = 4;
export const BLOCK_BYTES: number = BLOCK_BUFFERS * CHUNK_BYTES;

/** Page-locked buffers, used in turn. */
export class Staging {
  /** Addresses of the blocks. */
  readonly blocks: readonly bigint[];
  /** One event per buffer. */
  readonly events: readonly bigint[];
  /** Per buffer: the event after which the device no longer uses it, {@link IN_USE}, or null if it is free. */
  readonly pending: (bigint | null)[];
  /** The buffer to try next. */
  next = 0;

  constructor(blocks: readonly bigint[], events: readonly bigint[]) {
    this.blocks = blocks;
    this.events = events;
    this.pending = events.map(() => null);
  }

  addressOf(buffer: number): bigint {
    const block = this.blocks[Math.floor(buffer / BLOCK_BUFFERS)]!;
    return block + BigInt(buffer % BLOCK_BUFFERS * CHUNK_BYTES);
  }

  /** Frees the buffers that wait for an event, which has completed. */
  release(event: bigint): void {
    this.pending.forEach((awaited, buffer) => {
      if (awaited === event) this.pending[buffer] = null;
    });
  }
}

/**
 * Page-locks blocks on a copy thread. That takes several milliseconds, in which the calling thread would copy
 * several video frames.
 */
export class StagingSetup {
  /** The device of the blocks. */
  readonly ordinal: number;
  readonly #threads: CopyThreads;
  readonly #jobs: number[];
  /** A word for the capture mode of the thread, and one for the address of each block. */
  readonly #words: bigint;
  readonly #count: number;

  /**
   * @param threads Exactly one thread, so that the jobs run one after another on it.
   * @param library Path of libcuda.
   * @param context The device's context.
   */
  constructor(threads: CopyThreads, library: string, ordinal: number, context: bigint, count: number) {
    this.ordinal = ordinal;
    this.#threads = threads;
    this.#count = count;
    this.#words = allocateZeroed(8 * (count + 1));
    new Int32Array(runtime.foreignBuffer(this.#words, 8))[0] = STREAM_CAPTURE_MODE.THREAD_LOCAL;
    const handle = openHandle(library);
    const call = (name: string, a: bigint, b = 0n, c = 0n): number =>
      threads.run(symbolAddress(handle, name), a, b, c);
    this.#jobs = [
      call("cuCtxSetCurrent", context),
      // A capture of another thread neither fails the allocations nor is ended by them.
      call("cuThreadExchangeStreamCaptureMode", this.#words),
    ];
    for (let block = 1; block <= count; block++) {
      const address = this.#words + BigInt(8 * block), flags = BigInt(HOST_ALLOC_FLAG.PORTABLE);
      this.#jobs.push(call("cuMemHostAlloc", address, BigInt(BLOCK_BYTES), flags));
    }
  }

  /** Whether {@link finish} returns at once. */
  get isDone(): boolean {
    while (this.#jobs.length > 0 && this.#threads.isFinished(this.#jobs[0]!)) this.#jobs.shift();
    return this.#jobs.length === 0;
  }

  /** Waits, and returns the addresses of the blocks: fewer than requested if memory ran out. Call it once. */
  finish(): bigint[] {
    for (const job of this.#jobs.splice(0)) this.#threads.join(job);
    const words = new BigUint64Array(runtime.foreignBuffer(this.#words, 8 * (this.#count + 1)));
    const blocks = [...words.subarray(1)].filter((address) => address !== 0n);
    releaseMemory(this.#words);
    return blocks;
  }
}
