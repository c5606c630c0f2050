/**
 * Stream-ordered allocation from a device's default memory pool.
 *
 * @module
 */
import { CUDA_ERROR } from "../../base/errors.ts";
import type { BoundSymbols } from "../../runtime/index.ts";
import { CudaCaptures } from "./capture.ts";
import { MEMORY_POOL, MEMORY_POOLS_SUPPORTED, MEMPOOL_RELEASE_THRESHOLD } from "./symbols.ts";

const UINT64_MAX = 0xffff_ffff_ffff_ffffn;

/** `cuMemAllocAsync` and its pool. */
export class CudaPools extends CudaCaptures {
  #pool: BoundSymbols<typeof MEMORY_POOL> | undefined;

  override contextRetain(ordinal: number): bigint {
    const context = super.contextRetain(ordinal);
    this.#keepUnusedMemory(ordinal);
    return context;
  }

  memAllocAsync(byteLength: number, stream: bigint): bigint {
    const pool = this.#pool ??= this.library.bind(MEMORY_POOL);
    const bytes = BigInt(byteLength);
    const result = pool.cuMemAllocAsync(this.word, bytes, stream);
    if (result !== 0) {
      this.retryTrimmed(result, "cuMemAllocAsync", () => pool.cuMemAllocAsync(this.word, bytes, stream));
    }
    return this.word[0]!;
  }

  memFreeAsync(pointer: bigint, stream: bigint): void {
    const pool = this.#pool ??= this.library.bind(MEMORY_POOL);
    const result = pool.cuMemFreeAsync(pointer, stream);
    if (result !== 0) throw this.error(result, "cuMemFreeAsync");
  }

  memPoolTrim(ordinal: number, keepBytes: number): void {
    if (!this.hasPool(ordinal)) return;
    const pool = this.#pool ??= this.library.bind(MEMORY_POOL);
    this.check(pool.cuMemPoolTrimTo(this.defaultPool(ordinal), BigInt(keepBytes)), "cuMemPoolTrimTo");
  }

  /**
   * After a failed allocation: if memory ran out, gives what the pool holds unused back to the device and tries once more.
   * Throws what the first try said if it said anything else, or what the second one says.
   */
  protected retryTrimmed(result: number, call: string, again: () => number): void {
    const ordinal = this.currentOrdinal();
    const failure = this.error(result, call);
    if (result !== CUDA_ERROR.OUT_OF_MEMORY || ordinal === undefined) throw failure;
    try {
      // Memory whose free is still waiting in a stream counts as unused only after this.
      this.contextSynchronize();
      this.memPoolTrim(ordinal, 0);
    } catch {
      throw failure;
    }
    this.check(again(), call);
  }

  /** By default a pool gives all unused memory back at each synchronization, which makes the next allocation slow. */
  #keepUnusedMemory(ordinal: number): void {
    if (!this.hasPool(ordinal)) return;
    const pool = this.#pool ??= this.library.bind(MEMORY_POOL);
    const handle = this.defaultPool(ordinal);
    this.word[0] = UINT64_MAX;
    this.check(
      pool.cuMemPoolSetAttribute(handle, MEMPOOL_RELEASE_THRESHOLD, this.word),
      "cuMemPoolSetAttribute",
    );
  }

  /** Whether a device has memory pools. */
  protected hasPool(ordinal: number): boolean {
    return this.deviceAttribute(ordinal, MEMORY_POOLS_SUPPORTED) !== 0;
  }

  /** The pool that `cuMemAllocAsync` takes from. */
  protected defaultPool(ordinal: number): bigint {
    const pool = this.#pool ??= this.library.bind(MEMORY_POOL);
    this.check(
      pool.cuDeviceGetDefaultMemPool(this.word, this.deviceHandle(ordinal)),
      "cuDeviceGetDefaultMemPool",
    );
    return this.word[0]!;
  }
}
