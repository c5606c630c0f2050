/**
 * The caching pool. Freed device memory is cached per stream and reused without a driver call. The stream
 * that freed it may reuse it immediately, because stream order puts the last use first. Another stream gets it
 * only when the first one is idle.
 */
import { STREAM_HANDLE } from "../../base/cuda_constants.ts";
import { CUDA_ERROR, CudaError } from "../../base/errors.ts";
import type { Driver } from "../../driver/driver.ts";
import { runtime } from "../../runtime/index.ts";

/** Small sizes are rounded up to a multiple of this, the alignment that cuMemAlloc guarantees. */
const SMALLEST = 512;
/** Larger sizes are rounded up to one of eight sizes per power of two, which wastes at most an eighth. */
const STEPS = 8;
/** Sizes above this one are rounded up to a multiple of 2 MiB, the granularity of device pages. */
const LARGE = 64 * 2 ** 20;
const LARGE_STEP = 2 * 2 ** 20;

/** The default of `device.memoryCacheLimit`, as a fraction of the device's memory. */
const CACHED_FRACTION = 1 / 8;

/**
 * Addresses of free memory by size. The most recently freed one is reused first: it may still be in the L2
 * cache.
 */
export type FreeLists = Map<number, bigint[]>;

/** The part of a context that the pool uses. */
interface PoolContext {
  readonly ordinal: number;
  readonly counters: { readonly deviceBytes: number };
  readonly captures: { readonly size: number };
  use(): Driver;
  describeMemory(requestedBytes: number): string;
}

/** The part of a stream's state that the pool uses. */
interface PoolStream {
  readonly handle: bigint;
  readonly owner: unknown;
  readonly capture: unknown;
  free: FreeLists | null;
}

/** Size in bytes of the block that serves an allocation of `byteLength` > 0. */
function pooledBytes(byteLength: number): number {
  if (byteLength <= SMALLEST) return SMALLEST;
  if (byteLength > LARGE) return Math.ceil(byteLength / LARGE_STEP) * LARGE_STEP;
  const step = Math.max(SMALLEST, 2 ** (31 - Math.clz32(byteLength - 1)) / STEPS);
  return Math.ceil(byteLength / step) * step;
}

export class MemoryPool {
  readonly #context: PoolContext;
  /** Streams that have, or had, cached memory. */
  readonly #streams: Set<PoolStream> = new Set();
  /**
   * With `CUFFI_MEMCHECK=1` sizes are not rounded and nothing is cached, so that a checker (the software
   * device's own, or compute-sanitizer) sees exactly which bytes are in use.
   */
  readonly #exact: boolean = ["1", "true"].includes(runtime.env("CUFFI_MEMCHECK") ?? "");
  #cached = 0;
  #limit = -1;

  constructor(context: PoolContext) {
    this.#context = context;
  }

  /** Bytes of free memory in the cache. */
  get cachedBytes(): number {
    return this.#cached;
  }

  /** The maximum number of bytes to cache. */
  get limit(): number {
    if (this.#limit < 0) this.#limit = this.#context.use().memory.info().total * CACHED_FRACTION;
    return this.#limit;
  }

  set limit(bytes: number) {
    this.#limit = bytes;
    if (this.#cached > bytes) this.trim(bytes);
  }

  /** Returns memory that `stream` may use immediately. */
  allocate(byteLength: number, stream: PoolStream): bigint {
    const bytes = this.#exact ? byteLength : pooledBytes(byteLength);
    const cached = stream.free?.get(bytes)?.pop() ?? this.#fromIdleStream(bytes, stream);
    if (cached !== undefined) {
      this.#cached -= bytes;
      return cached;
    }
    const driver = this.#context.use();
    return this.retry(byteLength, () => driver.memory.allocateAsync(bytes, stream.handle));
  }

  /** Caches or frees memory whose last use is on `stream`. */
  free(pointer: bigint, byteLength: number, stream: PoolStream): void {
    const bytes = pooledBytes(byteLength);
    // The owner of a foreign stream may destroy it at any time, and cached memory could then not be freed on
    // it.
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

  /** Frees the memory cached for a stream, before the stream is destroyed. */
  drop(stream: PoolStream): void {
    if (stream.free !== null) this.#evict(stream, 0);
    this.#streams.delete(stream);
    stream.free = null;
  }

  /** Frees cached memory until at most `keepBytes` are left. */
  trim(keepBytes: number): void {
    for (const stream of this.#streams) {
      if (this.#cached <= keepBytes) return;
      if (stream.capture === null) this.#evict(stream, keepBytes);
    }
  }

  /** Frees cached memory until at most `keepBytes` are left, and returns it to the system. */
  release(keepBytes: number): void {
    this.trim(keepBytes);
    const { ordinal, counters } = this.#context;
    this.#context.use().memory.reclaim(ordinal, counters.deviceBytes + keepBytes);
  }

  /** Frees all cached memory when the context closes. After a fault the driver cannot free it any more. */
  close(driver: Driver): void {
    for (const stream of this.#streams) {
      try {
        for (const list of stream.free!.values()) {
          for (const pointer of list) driver.memory.freeAsync(pointer, stream.handle);
        }
      } catch {
        // The driver frees the memory with the context.
      }
      stream.free = null;
    }
    this.#streams.clear();
    this.#cached = 0;
  }

  /** Calls `allocate`; if memory has run out, frees the cache and calls it once more. */
  retry<T>(byteLength: number, allocate: () => T): T {
    try {
      return allocate();
    } catch (error) {
      if (!isOutOfMemory(error)) throw error;
      if (this.#cached > 0) {
        // The driver waits for these frees before it gives up, without harm to captures of any thread.
        this.trim(0);
        try {
          return allocate();
        } catch (again) {
          if (!isOutOfMemory(again)) throw again;
        }
      }
      throw new CudaError(error.code, error.call, this.#context.describeMemory(byteLength));
    }
  }

  /** Returns cached memory of another stream that is idle. */
  #fromIdleStream(bytes: number, stream: PoolStream): bigint | undefined {
    for (const other of this.#streams) {
      const list = other === stream ? undefined : other.free?.get(bytes);
      if (list === undefined || list.length === 0 || other.capture !== null) continue;
      // The default streams cannot be queried while a stream that synchronizes with them is being captured.
      if (other.handle <= STREAM_HANDLE.PER_THREAD) continue;
      if (this.#context.use().streams.query(other.handle)) return list.pop();
    }
    return undefined;
  }

  /**
   * Halves the cache when it is full, which makes this rare, and returns the memory of the driver's pool to
   * the system.
   */
  #shrink(): void {
    const keep = this.limit / 2;
    if (this.#cached > keep) this.trim(keep);
    if (this.#context.captures.size > 0) return;
    this.#context.use().memory.trimPool(
      this.#context.ordinal,
      this.#context.counters.deviceBytes + this.#cached,
    );
  }

  #evict(stream: PoolStream, keepBytes: number): void {
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

/** Returns whether a call failed because memory is exhausted. */
export function isOutOfMemory(error: unknown): error is CudaError {
  return error instanceof CudaError && error.code === CUDA_ERROR.OUT_OF_MEMORY;
}
