/** Device memory and page-locked host memory through libcuda. */
import { POINTER_ATTRIBUTE } from "../../base/cuda_constants.ts";
import { CUDA_ERROR } from "../../base/errors.ts";
import { type BoundSymbols, runtime } from "../../runtime/index.ts";
import type { MemoryApi, PointerInfo } from "../driver.ts";
import type { CudaContexts } from "./contexts.ts";
import type { CudaLibrary } from "./library.ts";
import type { MemoryPool } from "./memory_pool.ts";
import type { Reclaimer } from "./reclaim.ts";
import type { CudaStreams } from "./streams.ts";
import { CONTEXT, HOST_MEMORY, MEMORY, MEMORY_POOL, POINTER } from "./symbols.ts";

/**
 * Attributes fetched by one call; results follow in the same order, one 64-bit word each. MEMORY_TYPE and
 * IS_MANAGED would double the time of the call, to 0.16 µs.
 */
const POINTER_QUERY = [
  POINTER_ATTRIBUTE.DEVICE_ORDINAL,
  POINTER_ATTRIBUTE.RANGE_START_ADDR,
  POINTER_ATTRIBUTE.RANGE_SIZE,
  POINTER_ATTRIBUTE.MAPPED,
  POINTER_ATTRIBUTE.IS_LEGACY_CUDA_IPC_CAPABLE,
  POINTER_ATTRIBUTE.MEMPOOL_HANDLE,
] as const;

/** Reusable buffers of `cuPointerGetAttributes`. */
class PointerQuery {
  readonly attributes: Int32Array;
  /** A word for each result, and one for the address. */
  readonly words: BigUint64Array = new BigUint64Array(new ArrayBuffer((POINTER_QUERY.length + 1) * 8));
  readonly address: BigUint64Array = this.words.subarray(POINTER_QUERY.length);
  /** The same words as 32-bit halves, low half first: reading them is cheaper than arithmetic on bigints. */
  readonly halves: Uint32Array = new Uint32Array(this.words.buffer);
  /** Address of each result word. */
  readonly pointers: BigUint64Array = new BigUint64Array(new ArrayBuffer(POINTER_QUERY.length * 8));

  constructor() {
    this.attributes = new Int32Array(new ArrayBuffer(POINTER_QUERY.length * 4));
    this.attributes.set(POINTER_QUERY);
    const start = runtime.addressOf(this.words);
    for (let i = 0; i < this.pointers.length; i++) this.pointers[i] = start + BigInt(i * 8);
  }
}

export class CudaMemory implements MemoryApi {
  readonly #library: CudaLibrary;
  readonly #contexts: CudaContexts;
  readonly #streams: CudaStreams;
  readonly #pool: MemoryPool;
  readonly #reclaimer: Reclaimer;
  #pointerQuery: PointerQuery | undefined;

  #memory: BoundSymbols<typeof MEMORY> | undefined;
  #poolMemory: BoundSymbols<typeof MEMORY_POOL> | undefined;
  #host: BoundSymbols<typeof HOST_MEMORY> | undefined;
  #pointer: BoundSymbols<typeof POINTER> | undefined;

  constructor(
    library: CudaLibrary,
    contexts: CudaContexts,
    streams: CudaStreams,
    pool: MemoryPool,
    reclaimer: Reclaimer,
  ) {
    this.#library = library;
    this.#contexts = contexts;
    this.#streams = streams;
    this.#pool = pool;
    this.#reclaimer = reclaimer;
  }

  info(): { free: number; total: number } {
    const { word, secondWord } = this.#library;
    const functions = this.#library.bind(CONTEXT);
    this.#library.check(functions.cuMemGetInfo_v2(word, secondWord), "cuMemGetInfo");
    return { free: Number(word[0]), total: Number(secondWord[0]) };
  }

  allocate(byteLength: number): bigint {
    const memory = this.#memory ??= this.#library.bind(MEMORY);
    const allocate = () =>
      this.#reclaimer.besideCaptures(() => memory.cuMemAlloc_v2(this.#library.word, BigInt(byteLength)));
    const result = allocate();
    if (result !== 0) this.#retryTrimmed(result, "cuMemAlloc", allocate);
    return this.#library.word[0]!;
  }

  allocatePitched(
    widthBytes: number,
    height: number,
    elementBytes: number,
  ): { pointer: bigint; pitch: number } {
    const memory = this.#memory ??= this.#library.bind(MEMORY);
    const allocate = () =>
      this.#reclaimer.besideCaptures(() =>
        memory.cuMemAllocPitch_v2(
          this.#library.word,
          this.#library.secondWord,
          BigInt(widthBytes),
          BigInt(height),
          elementBytes,
        )
      );
    const result = allocate();
    if (result !== 0) this.#retryTrimmed(result, "cuMemAllocPitch", allocate);
    return { pointer: this.#library.word[0]!, pitch: Number(this.#library.secondWord[0]) };
  }

  free(pointer: bigint): void {
    const memory = this.#memory ??= this.#library.bind(MEMORY);
    this.#library.check(this.#reclaimer.besideCaptures(() => memory.cuMemFree_v2(pointer)), "cuMemFree");
  }

  allocateAsync(byteLength: number, stream: bigint): bigint {
    const { word } = this.#library;
    const functions = this.#poolMemory ??= this.#library.bind(MEMORY_POOL);
    const bytes = BigInt(byteLength);
    const result = functions.cuMemAllocAsync(word, bytes, stream);
    if (result !== 0) {
      this.#retryTrimmed(result, "cuMemAllocAsync", () => functions.cuMemAllocAsync(word, bytes, stream));
    }
    return word[0]!;
  }

  freeAsync(pointer: bigint, stream: bigint): void {
    const functions = this.#poolMemory ??= this.#library.bind(MEMORY_POOL);
    const result = functions.cuMemFreeAsync(pointer, stream);
    this.#streams.freeing.add(stream);
    if (result !== 0) throw this.#library.error(result, "cuMemFreeAsync");
  }

  trimPool(ordinal: number, keepBytes: number): void {
    this.#pool.trim(ordinal, keepBytes);
  }

  reclaim(ordinal: number, keepBytes: number): void {
    this.#reclaimer.reclaim(ordinal, keepBytes);
  }

  allocateHost(byteLength: number, flags: number): { address: bigint; view: Uint8Array } {
    const host = this.#host ??= this.#library.bind(HOST_MEMORY);
    const result = this.#reclaimer.besideCaptures(() =>
      host.cuMemHostAlloc(this.#library.word, BigInt(byteLength), flags)
    );
    this.#library.check(result, "cuMemHostAlloc");
    const address = this.#library.word[0]!;
    try {
      return { address, view: new Uint8Array(runtime.foreignBuffer(address, byteLength)) };
    } catch (error) {
      host.cuMemFreeHost(address);
      throw error;
    }
  }

  freeHost(address: bigint): void {
    const host = this.#host ??= this.#library.bind(HOST_MEMORY);
    this.#library.check(this.#reclaimer.besideCaptures(() => host.cuMemFreeHost(address)), "cuMemFreeHost");
  }

  registerHost(memory: ArrayBufferView, flags: number): bigint {
    const host = this.#host ??= this.#library.bind(HOST_MEMORY);
    const address = runtime.addressOf(memory);
    const result = this.#reclaimer.besideCaptures(() =>
      host.cuMemHostRegister_v2(memory, BigInt(memory.byteLength), flags)
    );
    this.#library.check(result, "cuMemHostRegister");
    return address;
  }

  unregisterHost(address: bigint): void {
    const host = this.#host ??= this.#library.bind(HOST_MEMORY);
    const result = this.#reclaimer.besideCaptures(() => host.cuMemHostUnregister(address));
    this.#library.check(result, "cuMemHostUnregister");
  }

  hostDevicePointer(address: bigint): bigint {
    const host = this.#host ??= this.#library.bind(HOST_MEMORY);
    this.#library.check(
      host.cuMemHostGetDevicePointer_v2(this.#library.word, address, 0),
      "cuMemHostGetDevicePointer",
    );
    return this.#library.word[0]!;
  }

  pointerInfo(pointer: bigint): PointerInfo | undefined {
    const functions = this.#pointer ??= this.#library.bind(POINTER);
    const query = this.#pointerQuery ??= new PointerQuery();
    const { halves } = query;
    query.address[0] = pointer;
    // libcuda writes nothing for an address that it does not know.
    halves[4] = halves[5] = 0;
    this.#library.check(
      functions.cuPointerGetAttributes(POINTER_QUERY.length, query.attributes, query.pointers, pointer),
      "cuPointerGetAttributes",
    );
    // The results are narrower than their words, and x86-64 and arm64 are little-endian.
    const byteLength = halves[5]! * 2 ** 32 + halves[4]!;
    if (byteLength === 0) return undefined;
    const [mapped, legacyIpc] = [halves[6]! & 0xff, halves[8]! & 0xff];
    return {
      ordinal: halves[0]! | 0,
      offset: (halves[13]! - halves[3]!) * 2 ** 32 + (halves[12]! - halves[2]!),
      byteLength,
      // Memory of `cuMemMap` belongs to no pool and cannot be shared by handle.
      isMapping: mapped !== 0 && legacyIpc === 0 && halves[10] === 0 && halves[11] === 0,
    };
  }

  isReservation(pointer: bigint, { byteLength, isMapping }: PointerInfo): boolean {
    if (!isMapping) return false; // saves a call of 0.14 µs
    // The attributes describe the reserved range, and cuMemGetAddressRange the mapping in it. It does not know
    // registered host memory.
    const { functions, word, secondWord } = this.#addressRange();
    return functions.cuMemGetAddressRange_v2(word, secondWord, pointer) === 0 &&
      Number(secondWord[0]) !== byteLength;
  }

  isMapped(start: bigint, end: bigint, first: PointerInfo): boolean {
    const { functions, word, secondWord } = this.#addressRange();
    for (let address = start; address < end;) {
      const info = this.pointerInfo(address);
      if (info?.ordinal !== first.ordinal || !info.isMapping) return false;
      if (functions.cuMemGetAddressRange_v2(word, secondWord, address) !== 0) return false;
      address = word[0]! + secondWord[0]!;
    }
    return true;
  }

  #addressRange(): {
    functions: BoundSymbols<typeof POINTER>;
    word: BigUint64Array;
    secondWord: BigUint64Array;
  } {
    const { word, secondWord } = this.#library;
    return { functions: this.#pointer ??= this.#library.bind(POINTER), word, secondWord };
  }

  hostPointer(): undefined {
    return undefined;
  }

  /** Device addresses are valid in the whole process. */
  reserveForWorker(): null {
    return null;
  }

  releaseFromWorker(): void {}

  adopt(): void {}

  forget(): void {}

  /**
   * Handles a failed allocation. If memory ran out, returns the pool's unused memory to the device and tries
   * once more; throws the first error if it was another one, and the second one otherwise.
   */
  #retryTrimmed(result: number, call: string, again: () => number): void {
    const ordinal = this.#contexts.currentOrdinal();
    const failure = this.#library.error(result, call);
    if (result !== CUDA_ERROR.OUT_OF_MEMORY || ordinal === undefined) throw failure;
    try {
      this.#reclaimer.reclaim(ordinal, 0);
    } catch {
      throw failure;
    }
    this.#library.check(again(), call);
  }
}
