/**
 * Memory of other GPUs.
 *
 * @module
 */
import type { BoundSymbols } from "../../runtime/index.ts";
import { PEER } from "./symbols.ts";
import { CudaTransfers } from "./pageable_copy.ts";

/** `CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED`: by another library of the process, say. */
const ALREADY_ENABLED = 704;
/** `CU_MEM_LOCATION_TYPE_DEVICE`, `CU_MEM_ACCESS_FLAGS_PROT_READWRITE` */
const LOCATION_DEVICE = 1, READ_WRITE = 3;

export class CudaPeers extends CudaTransfers {
  #peer: BoundSymbols<typeof PEER> | undefined;

  canAccessPeer(ordinal: number, peer: number): boolean {
    const functions = this.#peer ??= this.library.bind(PEER);
    this.check(
      functions.cuDeviceCanAccessPeer(this.int, this.deviceHandle(ordinal), this.deviceHandle(peer)),
      "cuDeviceCanAccessPeer",
    );
    return this.int[0] !== 0;
  }

  enablePeerAccess(peer: number, peerContext: bigint): void {
    const functions = this.#peer ??= this.library.bind(PEER);
    const result = functions.cuCtxEnablePeerAccess(peerContext, 0);
    if (result !== ALREADY_ENABLED) this.check(result, "cuCtxEnablePeerAccess");
    const ordinal = this.currentOrdinal();
    if (ordinal === undefined || !this.hasPool(peer)) return;
    // Memory of a pool has access rights of its own. CUmemAccessDesc: type and number of the location, rights.
    const access = new Int32Array([LOCATION_DEVICE, this.deviceHandle(ordinal), READ_WRITE]);
    this.check(functions.cuMemPoolSetAccess(this.defaultPool(peer), access, 1n), "cuMemPoolSetAccess");
  }

  copyPeer(
    dst: bigint,
    dstContext: bigint,
    src: bigint,
    srcContext: bigint,
    byteLength: number,
    stream: bigint,
  ): void {
    const functions = this.#peer ??= this.library.bind(PEER);
    this.check(
      functions.cuMemcpyPeerAsync(dst, dstContext, src, srcContext, BigInt(byteLength), stream),
      "cuMemcpyPeerAsync",
    );
  }
}
