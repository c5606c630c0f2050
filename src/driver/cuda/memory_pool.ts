/** The default memory pool of each device. */
import {
  DEVICE_ATTRIBUTE,
  MEM_ACCESS_FLAG,
  MEM_LOCATION_TYPE,
  MEMPOOL_ATTRIBUTE,
} from "../../base/cuda_constants.ts";
import type { BoundSymbols } from "../../runtime/index.ts";
import type { CudaDevices } from "./devices.ts";
import type { CudaLibrary } from "./library.ts";
import { MEMORY_POOL, PEER } from "./symbols.ts";

const UINT64_MAX = 0xffff_ffff_ffff_ffffn;

export class MemoryPool {
  readonly #library: CudaLibrary;
  readonly #devices: CudaDevices;
  #pool: BoundSymbols<typeof MEMORY_POOL> | undefined;

  constructor(library: CudaLibrary, devices: CudaDevices) {
    this.#library = library;
    this.#devices = devices;
  }

  /** Returns unused memory to the system, keeping at least `keepBytes`. */
  trim(ordinal: number, keepBytes: number): void {
    if (!this.#exists(ordinal)) return;
    this.#library.check(
      this.#functions().cuMemPoolTrimTo(this.#handle(ordinal), BigInt(keepBytes)),
      "cuMemPoolTrimTo",
    );
  }

  /**
   * Keeps unused memory in the pool. By default the pool returns all of it at every synchronization, which
   * makes the next allocation slow.
   */
  keepUnusedMemory(ordinal: number): void {
    if (!this.#exists(ordinal)) return;
    const handle = this.#handle(ordinal);
    const { word } = this.#library;
    word[0] = UINT64_MAX;
    this.#library.check(
      this.#functions().cuMemPoolSetAttribute(handle, MEMPOOL_ATTRIBUTE.RELEASE_THRESHOLD, word),
      "cuMemPoolSetAttribute",
    );
  }

  /** Lets device `ordinal` access the pool of device `owner`. */
  enableAccess(owner: number, ordinal: number): void {
    if (!this.#exists(owner)) return;
    // CUmemAccessDesc: type and id of the location, access flags.
    const access = new Int32Array([
      MEM_LOCATION_TYPE.DEVICE,
      this.#devices.handle(ordinal),
      MEM_ACCESS_FLAG.PROT_READWRITE,
    ]);
    this.#library.check(
      this.#library.bind(PEER).cuMemPoolSetAccess(this.#handle(owner), access, 1n),
      "cuMemPoolSetAccess",
    );
  }

  #exists(ordinal: number): boolean {
    return this.#devices.attribute(ordinal, DEVICE_ATTRIBUTE.MEMORY_POOLS_SUPPORTED) !== 0;
  }

  /** Returns the pool that `cuMemAllocAsync` allocates from. */
  #handle(ordinal: number): bigint {
    const { word } = this.#library;
    this.#library.check(
      this.#functions().cuDeviceGetDefaultMemPool(word, this.#devices.handle(ordinal)),
      "cuDeviceGetDefaultMemPool",
    );
    return word[0]!;
  }

  #functions(): BoundSymbols<typeof MEMORY_POOL> {
    return this.#pool ??= this.#library.bind(MEMORY_POOL);
  }
}
