/**
 * The caching pool: freed device memory is kept by stream and given out again, without asking the driver. Memory freed on a
 * stream may be used on that stream at once, for the work of its last user comes first there. Another stream gets it only
 * when the first one has nothing left to do.
 */
import type { Context, StreamState } from "../context.ts";
import type { Driver } from "../../driver/driver.ts";
import { CUDA_ERROR, CudaError } from "../../base/errors.ts";
import { runtime } from "../../runtime/index.ts";

/** Sizes are rounded up to a multiple of this, the alignment that cuMemAlloc promises … */
const SMALLEST = 512;
/** … and to eight sizes from one power of two to the next, so that at most an eighth is lost … */
const STEPS = 8;
/** … but beyond this size to a multiple of 2 MiB, the granularity of the device's pages. */
const LARGE = 64 * 2 ** 20;
const LARGE_STEP = 2 * 2 ** 20;

/** The pool keeps up to this part of the device's memory, unless `device.memoryCacheLimit` says otherwise. */
const KEPT_PART = 1 / 8;

/** Addresses of free memory by size. The one freed last is used first: caches may still hold it. */
export type FreeLists = Map<number, bigint[]>;

/** Bytes that an allocation of `byteLength` > 0 takes. */
export function pooledBytes(byteLength: number): number {
  if (byteLength <= SMALLEST) return SMALLEST;
  if (byteLength > LARGE) return Math.ceil(byteLength / LARGE_STEP) * LARGE_STEP;
  const step = Math.max(SMALLEST, 2 ** (31 - Math.clz32(byteLength - 1)) / STEPS);
  return Math.ceil(byteLength / step) * step;
}

export class MemoryPool {
  readonly #context: Context;
  /** Streams that have free memory, or had. */
  readonly #streams: Set<StreamState> = new Set();
  /**
   * With `CUFFI_MEMCHECK=1` nothing is rounded up or kept: a checker (the software device's own, or compute-sanitizer)
   * shall see which bytes are in use.
   */
  readonly #exact: boolean = ["1", "true"].includes(runtime.env("CUFFI_MEMCHECK") ?? "");
  #cached = 0;
  #limit = -1;

  constructor(context: Context) {
    this.#context = context;
  }

  /** Bytes that are free and kept. */
  get cachedBytes(): number {
    return this.#cached;
  }

  /** The most bytes that are kept. */
  get limit(): number {
    if (this.#limit < 0) this.#limit = this.#context.use().memory.info().total * KEPT_PART;
    return this.#limit;
  }

  set limit(bytes: number) {
    this.#limit = bytes;
    if (this.#cached > bytes) this.trim(bytes);
  }

  /** Memory that `stream` may use at once. */
  allocate(byteLength: number, stream: StreamState): bigint {
    const bytes = this.#exact ? byteLength : pooledBytes(byteLength);
    const kept = stream.free?.get(bytes)?.pop() ?? this.#fromIdleStream(bytes, stream);
    if (kept !== undefined) {
      this.#cached -= bytes;
      return kept;
    }
    const driver = this.#context.use();
    return this.retry(byteLength, () => driver.memory.allocateAsync(bytes, stream.handle));
  }

  /** Takes memory back whose last use is on `stream`. */
  free(pointer: bigint, byteLength: number, stream: StreamState): void {
    const bytes = pooledBytes(byteLength);
    // A foreign stream's owner may destroy it at any time; then nothing could be freed on it any more.
    if (stream.owner !== null || this.#exact) {
      this.#context.use().memory.freeAsync(pointer, stream.handle);
      return;
    }
    if (this.#cached + bytes > this.limit) {
      this.#context.use().memory.freeAsync(pointer, stream.handle);
      this.#shrink();
      return;
    }
    if (stream.free === null) {
      stream.free = new Map();
      this.#streams.add(stream);
    }
    const list = stream.free.get(bytes);
    if (list === undefined) stream.free.set(bytes, [pointer]);
    else list.push(pointer);
    this.#cached += bytes;
  }

  /** Gives the memory that is kept for a stream back to the driver, before the stream is destroyed. */
  drop(stream: StreamState): void {
    if (stream.free !== null) this.#evict(stream, 0);
    this.#streams.delete(stream);
    stream.free = null;
  }

  /** Gives memory back to the driver until at most `keepBytes` are kept. */
  trim(keepBytes: number): void {
    for (const stream of this.#streams) {
      if (this.#cached <= keepBytes) return;
      if (stream.capture === null) this.#evict(stream, keepBytes);
    }
  }

  /** Gives everything back when the context ends. A context that a fault has cost cannot take it. */
  close(driver: Driver): void {
    for (const stream of this.#streams) {
      try {
        for (const list of stream.free!.values()) {
          for (const pointer of list) driver.memory.freeAsync(pointer, stream.handle);
        }
      } catch {
        // The memory goes with the context.
      }
      stream.free = null;
    }
    this.#streams.clear();
    this.#cached = 0;
  }

  /** Tries an allocation; when memory has run out, once more after all that is kept has gone back to the device. */
  retry<T>(byteLength: number, allocate: () => T): T {
    try {
      return allocate();
    } catch (error) {
      if (!isOutOfMemory(error)) throw error;
      if (this.#cached > 0 && this.#context.captures.size === 0) {
        const driver = this.#context.use();
        this.trim(0);
        driver.contexts.synchronize();
        driver.memory.trimPool(this.#context.ordinal, 0);
        try {
          return allocate();
        } catch (again) {
          if (!isOutOfMemory(again)) throw again;
        }
      }
      throw new CudaError(error.code, error.call, this.#context.describeMemory(byteLength));
    }
  }

  /** Memory of another stream that has finished all its work. */
  #fromIdleStream(bytes: number, stream: StreamState): bigint | undefined {
    for (const other of this.#streams) {
      const list = other === stream ? undefined : other.free?.get(bytes);
      if (list === undefined || list.length === 0 || other.capture !== null) continue;
      if (this.#context.use().streams.query(other.handle)) return list.pop();
    }
    return undefined;
  }

  /** At the limit half is given back, so that this is seldom done, and the driver's own pool must give it back too. */
  #shrink(): void {
    const keep = this.limit / 2;
    if (this.#cached > keep) this.trim(keep);
    if (this.#context.captures.size > 0) return;
    this.#context.use().memory.trimPool(
      this.#context.ordinal,
      this.#context.counters.deviceBytes + this.#cached,
    );
  }

  #evict(stream: StreamState, keepBytes: number): void {
    const driver = this.#context.use();
    for (const [bytes, list] of stream.free!) {
      while (list.length > 0 && this.#cached > keepBytes) {
        this.#cached -= bytes;
        driver.memory.freeAsync(list.pop()!, stream.handle);
      }
      if (list.length === 0) stream.free!.delete(bytes);
    }
  }
}

function isOutOfMemory(error: unknown): error is CudaError {
  return error instanceof CudaError && error.code === CUDA_ERROR.OUT_OF_MEMORY;
}
