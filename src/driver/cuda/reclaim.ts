/**
 * Returns freed memory to the device, with calls that leave captures intact, this
 * thread's and other threads'. `cuCtxSynchronize` would invalidate all captures of the context.
 */
import { STREAM_CAPTURE_MODE } from "../../base/cuda_constants.ts";
import { CudaError } from "../../base/errors.ts";
import type { BoundSymbols } from "../../runtime/index.ts";
import type { CaptureGuard } from "./capture_guard.ts";
import type { CudaLibrary } from "./library.ts";
import type { MemoryPool } from "./memory_pool.ts";
import type { CudaStreams } from "./streams.ts";
import { CAPTURE_MODE } from "./symbols.ts";

export class Reclaimer {
  readonly #library: CudaLibrary;
  readonly #guard: CaptureGuard;
  readonly #pool: MemoryPool;
  readonly #streams: CudaStreams;
  #captureMode: BoundSymbols<typeof CAPTURE_MODE> | undefined;
  /** Passed by address to `cuThreadExchangeStreamCaptureMode`, which stores the previous mode in it. */
  readonly #mode: Int32Array = new Int32Array(new ArrayBuffer(4));

  constructor(library: CudaLibrary, guard: CaptureGuard, pool: MemoryPool, streams: CudaStreams) {
    this.#library = library;
    this.#guard = guard;
    this.#pool = pool;
    this.#streams = streams;
  }

  /**
   * Waits for the streams in whose order memory was freed, because memory counts as unused only then, and
   * returns the unused memory of the pool to the device, keeping at least `keepBytes`. Skips captured streams,
   * whose frees have not run.
   */
  reclaim(ordinal: number, keepBytes: number): void {
    const { freeing } = this.#streams;
    for (const stream of freeing) {
      if (!this.#isUsable(stream) || this.#guard.isCapturing(stream)) continue;
      this.#streams.synchronize(stream);
      freeing.delete(stream);
    }
    this.#pool.trim(ordinal, keepBytes);
  }

  /**
   * Calls a function that CUDA counts as unsafe during captures, such as `cuMemAlloc`. A capture of another
   * thread in the global mode, PyTorch's default, stays valid; one of this thread is still protected.
   */
  besideCaptures(call: () => number): number {
    const { cuThreadExchangeStreamCaptureMode: exchange } = this.#captureMode ??= this.#library.bind(
      CAPTURE_MODE,
    );
    this.#mode[0] = STREAM_CAPTURE_MODE.THREAD_LOCAL;
    this.#library.check(exchange(this.#mode), "cuThreadExchangeStreamCaptureMode");
    try {
      return call();
    } finally {
      exchange(this.#mode);
    }
  }

  /** Returns false for a stream of another context, and for one that its library has destroyed. */
  #isUsable(stream: bigint): boolean {
    try {
      this.#streams.context(stream);
      return true;
    } catch (error) {
      if (!(error instanceof CudaError)) throw error;
      return false;
    }
  }
}
