/**
 * Memory and copies by libcuda.
 *
 * @module
 */
import { CUDA_ERROR } from "../../base/errors.ts";
import { type BoundSymbols, runtime } from "../../runtime/index.ts";
import type { Copy2D, HostMemory, PointerInfo } from "../driver.ts";
import { CudaPools } from "./pool.ts";
import {
  COPY,
  COPY_2D,
  COPY_VIEW,
  HOST_MEMORY,
  MEMORY,
  MEMORY_TYPE,
  MEMSET,
  MEMSET_2D,
  POINTER,
  POINTER_ATTRIBUTE,
  POINTER_ONE,
} from "./symbols.ts";

/** Fields of `CUDA_MEMCPY2D` as indices of 64-bit words. The X, Y and array fields stay 0. */
const MEMCPY2D = {
  srcMemoryType: 2,
  srcHost: 3,
  srcDevice: 4,
  srcPitch: 6,
  dstMemoryType: 9,
  dstHost: 10,
  dstDevice: 11,
  dstPitch: 13,
  WidthInBytes: 14,
  Height: 15,
  words: 16,
} as const;

/** What is asked of an address at once; the results stand in the same order, one 64-bit word each. */
const POINTER_QUERY = [
  POINTER_ATTRIBUTE.MEMORY_TYPE,
  POINTER_ATTRIBUTE.IS_MANAGED,
  POINTER_ATTRIBUTE.DEVICE_ORDINAL,
  POINTER_ATTRIBUTE.RANGE_START_ADDR,
  POINTER_ATTRIBUTE.RANGE_SIZE,
] as const;

/** The buffers of `cuPointerGetAttributes`, made once. */
class PointerQuery {
  readonly attributes: Int32Array;
  readonly results: BigUint64Array;
  /** Addresses of the results' words. */
  readonly pointers: BigUint64Array;

  constructor() {
    const count = POINTER_QUERY.length;
    this.attributes = new Int32Array(new ArrayBuffer(count * 4));
    this.attributes.set(POINTER_QUERY);
    this.results = new BigUint64Array(new ArrayBuffer(count * 8));
    this.pointers = new BigUint64Array(new ArrayBuffer(count * 8));
    const start = runtime.addressOf(this.results);
    for (let i = 0; i < count; i++) this.pointers[i] = start + BigInt(i * 8);
  }
}

/** Why a stream that is being captured refuses typed arrays. */
export const PAGEABLE =
  "the stream is being captured, and a graph cannot keep a typed array; use page-locked memory";

function addressOf(memory: HostMemory): bigint {
  return typeof memory === "bigint" ? memory : runtime.addressOf(memory);
}

/** Allocation, page-locked memory, copies and fills. */
export class CudaMemory extends CudaPools {
  readonly #memcpy2D: BigUint64Array = new BigUint64Array(new ArrayBuffer(MEMCPY2D.words * 8));
  #pointerQuery: PointerQuery | undefined;

  #memory: BoundSymbols<typeof MEMORY> | undefined;
  #host: BoundSymbols<typeof HOST_MEMORY> | undefined;
  #pointer: BoundSymbols<typeof POINTER> | undefined;
  #pointerAttribute: BoundSymbols<typeof POINTER_ONE> | undefined;
  #copy: BoundSymbols<typeof COPY> | undefined;
  #copyView: BoundSymbols<typeof COPY_VIEW> | undefined;
  #copy2D: BoundSymbols<typeof COPY_2D> | undefined;
  #memset: BoundSymbols<typeof MEMSET> | undefined;
  #memset2D: BoundSymbols<typeof MEMSET_2D> | undefined;

  memAlloc(byteLength: number): bigint {
    const memory = this.#memory ??= this.library.bind(MEMORY);
    const allocate = () => memory.cuMemAlloc_v2(this.word, BigInt(byteLength));
    const result = allocate();
    if (result !== 0) this.retryTrimmed(result, "cuMemAlloc", allocate);
    return this.word[0]!;
  }

  memAllocPitch(
    widthBytes: number,
    height: number,
    elementBytes: number,
  ): { pointer: bigint; pitch: number } {
    const memory = this.#memory ??= this.library.bind(MEMORY);
    const allocate = () =>
      memory.cuMemAllocPitch_v2(
        this.word,
        this.secondWord,
        BigInt(widthBytes),
        BigInt(height),
        elementBytes,
      );
    const result = allocate();
    if (result !== 0) this.retryTrimmed(result, "cuMemAllocPitch", allocate);
    return { pointer: this.word[0]!, pitch: Number(this.secondWord[0]) };
  }

  memFree(pointer: bigint): void {
    const memory = this.#memory ??= this.library.bind(MEMORY);
    this.check(memory.cuMemFree_v2(pointer), "cuMemFree");
  }

  hostAlloc(byteLength: number, flags: number): { address: bigint; view: Uint8Array } {
    const host = this.#host ??= this.library.bind(HOST_MEMORY);
    this.check(host.cuMemHostAlloc(this.word, BigInt(byteLength), flags), "cuMemHostAlloc");
    const address = this.word[0]!;
    try {
      return { address, view: new Uint8Array(runtime.foreignBuffer(address, byteLength)) };
    } catch (error) {
      host.cuMemFreeHost(address);
      throw error;
    }
  }

  hostFree(address: bigint): void {
    const host = this.#host ??= this.library.bind(HOST_MEMORY);
    this.check(host.cuMemFreeHost(address), "cuMemFreeHost");
  }

  hostRegister(memory: ArrayBufferView, flags: number): bigint {
    const host = this.#host ??= this.library.bind(HOST_MEMORY);
    const address = runtime.addressOf(memory);
    this.check(
      host.cuMemHostRegister_v2(memory, BigInt(memory.byteLength), flags),
      "cuMemHostRegister",
    );
    return address;
  }

  hostUnregister(address: bigint): void {
    const host = this.#host ??= this.library.bind(HOST_MEMORY);
    this.check(host.cuMemHostUnregister(address), "cuMemHostUnregister");
  }

  hostDevicePointer(address: bigint): bigint {
    const host = this.#host ??= this.library.bind(HOST_MEMORY);
    this.check(host.cuMemHostGetDevicePointer_v2(this.word, address, 0), "cuMemHostGetDevicePointer");
    return this.word[0]!;
  }

  pointerInfo(pointer: bigint): PointerInfo | undefined {
    const functions = this.#pointer ??= this.library.bind(POINTER);
    const query = this.#pointerQuery ??= new PointerQuery();
    query.results.fill(0n);
    this.check(
      functions.cuPointerGetAttributes(POINTER_QUERY.length, query.attributes, query.pointers, pointer),
      "cuPointerGetAttributes",
    );
    // The results are narrower than their words, and x86-64 and arm64 are little-endian.
    const { results } = query;
    const memoryType = Number(results[0]! & 0xffff_ffffn);
    if (memoryType === 0) return undefined;
    const managed = (results[1]! & 0xffn) !== 0n;
    return {
      kind: managed ? "managed" : memoryType === MEMORY_TYPE.HOST ? "host" : "device",
      ordinal: Number(BigInt.asIntN(32, results[2]!)),
      base: results[3]!,
      byteLength: Number(results[4]),
    };
  }

  pointerOrdinal(pointer: bigint): number | undefined {
    const functions = this.#pointerAttribute ??= this.library.bind(POINTER_ONE);
    const result = functions.cuPointerGetAttribute(this.int, POINTER_ATTRIBUTE.DEVICE_ORDINAL, pointer);
    if (result === 0) return this.int[0]!;
    // What libcuda says of an address that it does not know.
    if (result === CUDA_ERROR.INVALID_VALUE) return undefined;
    throw this.error(result, "cuPointerGetAttribute");
  }

  hostPointer(): undefined {
    return undefined;
  }

  copyHostToDevice(dst: bigint, src: HostMemory, byteLength: number, stream: bigint | null): void {
    if (byteLength === 0) return;
    const bytes = BigInt(byteLength);
    let result: number;
    if (typeof src === "bigint") {
      const copy = this.#copy ??= this.library.bind(COPY);
      result = stream === null
        ? copy.cuMemcpyHtoD_v2(dst, src, bytes)
        : copy.cuMemcpyHtoDAsync_v2(dst, src, bytes, stream);
    } else {
      // Pageable memory: libcuda has read it, or has copied it to a buffer of its own, when the call returns.
      const copy = this.#copyView ??= this.library.bind(COPY_VIEW);
      if (stream !== null) this.refuseCaptured(stream, "cuMemcpyHtoDAsync", PAGEABLE);
      result = stream === null
        ? copy.cuMemcpyHtoD_v2(dst, src, bytes)
        : copy.cuMemcpyHtoDAsync_v2(dst, src, bytes, stream);
    }
    if (result !== 0) throw this.error(result, stream === null ? "cuMemcpyHtoD" : "cuMemcpyHtoDAsync");
  }

  copyDeviceToHost(dst: HostMemory, src: bigint, byteLength: number, stream: bigint | null): void {
    if (byteLength === 0) return;
    const bytes = BigInt(byteLength);
    let result: number;
    if (typeof dst === "bigint") {
      const copy = this.#copy ??= this.library.bind(COPY);
      result = stream === null
        ? copy.cuMemcpyDtoH_v2(dst, src, bytes)
        : copy.cuMemcpyDtoHAsync_v2(dst, src, bytes, stream);
    } else {
      // Pageable memory: libcuda has written it when the call returns.
      const copy = this.#copyView ??= this.library.bind(COPY_VIEW);
      if (stream !== null) this.refuseCaptured(stream, "cuMemcpyDtoHAsync", PAGEABLE);
      result = stream === null
        ? copy.cuMemcpyDtoH_v2(dst, src, bytes)
        : copy.cuMemcpyDtoHAsync_v2(dst, src, bytes, stream);
    }
    if (result !== 0) throw this.error(result, stream === null ? "cuMemcpyDtoH" : "cuMemcpyDtoHAsync");
  }

  copyDeviceToDevice(dst: bigint, src: bigint, byteLength: number, stream: bigint | null): void {
    if (byteLength === 0) return;
    const copy = this.#copy ??= this.library.bind(COPY);
    const bytes = BigInt(byteLength);
    const result = stream === null
      ? copy.cuMemcpyDtoD_v2(dst, src, bytes)
      : copy.cuMemcpyDtoDAsync_v2(dst, src, bytes, stream);
    if (result !== 0) throw this.error(result, stream === null ? "cuMemcpyDtoD" : "cuMemcpyDtoDAsync");
  }

  copy2D(copy: Copy2D, stream: bigint | null): void {
    if (copy.widthBytes === 0 || copy.height === 0) return;
    const functions = this.#copy2D ??= this.library.bind(COPY_2D);
    const { src, dst } = copy;
    const words = this.#memcpy2D;
    const fromHost = copy.srcKind === "host";
    const toHost = copy.dstKind === "host";
    if (stream !== null && (typeof src !== "bigint" || typeof dst !== "bigint")) {
      this.refuseCaptured(stream, "cuMemcpy2DAsync", PAGEABLE);
    }
    const source = addressOf(src);
    const target = addressOf(dst);
    words[MEMCPY2D.srcMemoryType] = BigInt(fromHost ? MEMORY_TYPE.HOST : MEMORY_TYPE.DEVICE);
    words[MEMCPY2D.srcHost] = fromHost ? source : 0n;
    words[MEMCPY2D.srcDevice] = fromHost ? 0n : source;
    words[MEMCPY2D.srcPitch] = BigInt(copy.srcPitch);
    words[MEMCPY2D.dstMemoryType] = BigInt(toHost ? MEMORY_TYPE.HOST : MEMORY_TYPE.DEVICE);
    words[MEMCPY2D.dstHost] = toHost ? target : 0n;
    words[MEMCPY2D.dstDevice] = toHost ? 0n : target;
    words[MEMCPY2D.dstPitch] = BigInt(copy.dstPitch);
    words[MEMCPY2D.WidthInBytes] = BigInt(copy.widthBytes);
    words[MEMCPY2D.Height] = BigInt(copy.height);
    const result = stream === null
      ? functions.cuMemcpy2DUnaligned_v2(words)
      : functions.cuMemcpy2DAsync_v2(words, stream);
    if (result !== 0) throw this.error(result, stream === null ? "cuMemcpy2DUnaligned" : "cuMemcpy2DAsync");
    // `copy` is the caller's and holds its views: they live until here, though only their addresses went to libcuda.
  }

  memset(dst: bigint, value: number, elementBytes: 1 | 2 | 4, count: number, stream: bigint | null): void {
    if (count === 0) return;
    const memset = this.#memset ??= this.library.bind(MEMSET);
    const n = BigInt(count);
    let result: number;
    switch (elementBytes) {
      case 1:
        result = stream === null
          ? memset.cuMemsetD8_v2(dst, value & 0xff, n)
          : memset.cuMemsetD8Async(dst, value & 0xff, n, stream);
        break;
      case 2:
        result = stream === null
          ? memset.cuMemsetD16_v2(dst, value & 0xffff, n)
          : memset.cuMemsetD16Async(dst, value & 0xffff, n, stream);
        break;
      case 4:
        result = stream === null
          ? memset.cuMemsetD32_v2(dst, value >>> 0, n)
          : memset.cuMemsetD32Async(dst, value >>> 0, n, stream);
        break;
    }
    if (result !== 0) {
      throw this.error(result, `cuMemsetD${elementBytes * 8}${stream === null ? "" : "Async"}`);
    }
  }

  memset2D(
    dst: bigint,
    pitch: number,
    value: number,
    elementBytes: 1 | 2 | 4,
    width: number,
    height: number,
    stream: bigint | null,
  ): void {
    if (width === 0 || height === 0) return;
    const memset = this.#memset2D ??= this.library.bind(MEMSET_2D);
    const p = BigInt(pitch);
    const w = BigInt(width);
    const h = BigInt(height);
    let result: number;
    switch (elementBytes) {
      case 1:
        result = stream === null
          ? memset.cuMemsetD2D8_v2(dst, p, value & 0xff, w, h)
          : memset.cuMemsetD2D8Async(dst, p, value & 0xff, w, h, stream);
        break;
      case 2:
        result = stream === null
          ? memset.cuMemsetD2D16_v2(dst, p, value & 0xffff, w, h)
          : memset.cuMemsetD2D16Async(dst, p, value & 0xffff, w, h, stream);
        break;
      case 4:
        result = stream === null
          ? memset.cuMemsetD2D32_v2(dst, p, value >>> 0, w, h)
          : memset.cuMemsetD2D32Async(dst, p, value >>> 0, w, h, stream);
        break;
    }
    if (result !== 0) {
      throw this.error(result, `cuMemsetD2D${elementBytes * 8}${stream === null ? "" : "Async"}`);
    }
  }
}
