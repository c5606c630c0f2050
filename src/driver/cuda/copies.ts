/** Copies and fills through libcuda. */
import { MEMORY_TYPE } from "../../base/cuda_constants.ts";
import { type BoundSymbols, runtime } from "../../runtime/index.ts";
import type { Copy2D, CopyApi, HostMemory } from "../driver.ts";
import type { CaptureGuard } from "./capture_guard.ts";
import type { DirectCopies } from "./direct_copies.ts";
import type { CudaLibrary } from "./library.ts";
import type { PageableCopies } from "./pageable_copy.ts";
import { COPY_2D, MEMSET, MEMSET_2D, PEER } from "./symbols.ts";

/** Fields of `CUDA_MEMCPY2D` as indices of 64-bit words. The X, Y, and array fields stay 0. */
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

function addressOf(memory: HostMemory): bigint {
  return typeof memory === "bigint" ? memory : runtime.addressOf(memory);
}

export class CudaCopies implements CopyApi {
  readonly #library: CudaLibrary;
  readonly #guard: CaptureGuard;
  readonly #direct: DirectCopies;
  readonly #pageable: PageableCopies;
  readonly #memcpy2D: BigUint64Array = new BigUint64Array(new ArrayBuffer(MEMCPY2D.words * 8));

  #copy2D: BoundSymbols<typeof COPY_2D> | undefined;
  #peer: BoundSymbols<typeof PEER> | undefined;
  #memset: BoundSymbols<typeof MEMSET> | undefined;
  #memset2D: BoundSymbols<typeof MEMSET_2D> | undefined;

  constructor(library: CudaLibrary, guard: CaptureGuard, direct: DirectCopies, pageable: PageableCopies) {
    this.#library = library;
    this.#guard = guard;
    this.#direct = direct;
    this.#pageable = pageable;
  }

  hostToDevice(dst: bigint, src: HostMemory, byteLength: number, stream: bigint | null): void {
    if (this.#pageable.upload(dst, src, byteLength, stream)) return;
    this.#direct.hostToDevice(dst, src, byteLength, stream);
  }

  deviceToHost(dst: HostMemory, src: bigint, byteLength: number, stream: bigint | null): void {
    if (this.#pageable.download(dst, src, byteLength, stream)) return;
    this.#direct.deviceToHost(dst, src, byteLength, stream);
  }

  deviceToDevice(dst: bigint, src: bigint, byteLength: number, stream: bigint | null): void {
    this.#direct.deviceToDevice(dst, src, byteLength, stream);
  }

  peerToPeer(
    dst: bigint,
    dstContext: bigint,
    src: bigint,
    srcContext: bigint,
    byteLength: number,
    stream: bigint,
  ): void {
    const peer = this.#peer ??= this.#library.bind(PEER);
    const bytes = this.#library.size(byteLength);
    const result = peer.cuMemcpyPeerAsync(dst, dstContext, src, srcContext, bytes, stream);
    if (result !== 0) throw this.#library.error(result, "cuMemcpyPeerAsync");
  }

  copy2D(copy: Copy2D, stream: bigint | null): void {
    if (copy.widthBytes === 0 || copy.height === 0) return;
    const functions = this.#copy2D ??= this.#library.bind(COPY_2D);
    const { src, dst } = copy;
    const words = this.#memcpy2D;
    const fromHost = copy.srcKind === "host";
    const toHost = copy.dstKind === "host";
    if (stream !== null && (typeof src !== "bigint" || typeof dst !== "bigint")) {
      this.#guard.rejectPageable(stream, "cuMemcpy2DAsync");
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
    if (result !== 0) {
      throw this.#library.error(result, stream === null ? "cuMemcpy2DUnaligned" : "cuMemcpy2DAsync");
    }
    // The caller's `copy` keeps its views alive until here, although libcuda only received their addresses.
  }

  memset(dst: bigint, value: number, elementBytes: 1 | 2 | 4, count: number, stream: bigint | null): void {
    if (count === 0) return;
    const memset = this.#memset ??= this.#library.bind(MEMSET);
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
      throw this.#library.error(result, `cuMemsetD${elementBytes * 8}${stream === null ? "" : "Async"}`);
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
    const memset = this.#memset2D ??= this.#library.bind(MEMSET_2D);
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
      throw this.#library.error(result, `cuMemsetD2D${elementBytes * 8}${stream === null ? "" : "Async"}`);
    }
  }
}
