/** Primary contexts through libcuda. */
import { CUDA_ERROR } from "../../base/errors.ts";
import type { BoundSymbols } from "../../runtime/index.ts";
import type { ContextApi } from "../driver.ts";
import type { BlockingWaits } from "./blocking_waits.ts";
import type { CaptureGuard } from "./capture_guard.ts";
import type { CudaDevices } from "./devices.ts";
import type { CudaLibrary } from "./library.ts";
import type { MemoryPool } from "./memory_pool.ts";
import { CONTEXT, PEER, STREAM } from "./symbols.ts";

export class CudaContexts implements ContextApi {
  readonly #library: CudaLibrary;
  readonly #devices: CudaDevices;
  readonly #guard: CaptureGuard;
  readonly #pool: MemoryPool;
  readonly #waits: BlockingWaits;
  #context: BoundSymbols<typeof CONTEXT> | undefined;
  /**
   * The context that is current on this thread, or 0n if unknown. Asking libcuda before each call would cost
   * as much as a short call itself.
   */
  #current = 0n;
  /** Context → ordinal, for contexts retained here. */
  readonly #ordinals: Map<bigint, number> = new Map();
  /** How often each ordinal's context is retained. */
  readonly #retained: Map<number, number> = new Map();
  readonly #releaseHooks: ((ordinal: number) => void)[] = [];

  constructor(
    library: CudaLibrary,
    devices: CudaDevices,
    guard: CaptureGuard,
    pool: MemoryPool,
    waits: BlockingWaits,
  ) {
    this.#library = library;
    this.#devices = devices;
    this.#guard = guard;
    this.#pool = pool;
    this.#waits = waits;
  }

  retain(ordinal: number): bigint {
    const { word } = this.#library;
    const device = this.#devices.handle(ordinal);
    this.#library.check(
      this.#functions().cuDevicePrimaryCtxRetain(word, device),
      "cuDevicePrimaryCtxRetain",
    );
    const context = word[0]!;
    this.#ordinals.set(context, ordinal);
    this.#retained.set(ordinal, (this.#retained.get(ordinal) ?? 0) + 1);
    this.#pool.keepUnusedMemory(ordinal);
    return context;
  }

  release(ordinal: number): void {
    const others = this.#retained.get(ordinal)! - 1;
    this.#retained.set(ordinal, others);
    if (others === 0) {
      for (const hook of this.#releaseHooks) hook(ordinal);
      this.invalidateCurrent();
    }
    this.#library.check(
      this.#functions().cuDevicePrimaryCtxRelease_v2(this.#devices.handle(ordinal)),
      "cuDevicePrimaryCtxRelease",
    );
  }

  setCurrent(context: bigint): void {
    if (context === this.#current) return;
    this.#library.check(this.#functions().cuCtxSetCurrent(context), "cuCtxSetCurrent");
    this.#current = context;
  }

  invalidateCurrent(): void {
    this.#current = 0n;
  }

  synchronize(): void {
    this.#guard.rejectAnyCapture("cuCtxSynchronize");
    this.#waits.untilIdle(
      this.#current,
      (stream) => this.#library.bind(STREAM).cuStreamQuery(stream) !== CUDA_ERROR.NOT_READY,
    );
    this.#library.check(this.#functions().cuCtxSynchronize(), "cuCtxSynchronize");
  }

  enablePeerAccess(peer: number, peerContext: bigint): void {
    const result = this.#library.bind(PEER).cuCtxEnablePeerAccess(peerContext, 0);
    // Another library of this process may have enabled it.
    if (result !== CUDA_ERROR.PEER_ACCESS_ALREADY_ENABLED) {
      this.#library.check(result, "cuCtxEnablePeerAccess");
    }
    const ordinal = this.currentOrdinal();
    // Memory of a pool has its own access rights.
    if (ordinal !== undefined) this.#pool.enableAccess(peer, ordinal);
  }

  /** The context that {@link setCurrent} made current. */
  get current(): bigint {
    return this.#current;
  }

  /** Returns the ordinal of the current context, or undefined if it was not retained here. */
  currentOrdinal(): number | undefined {
    return this.#ordinals.get(this.#current);
  }

  /** Registers a function that runs before a context is released for the last time. */
  beforeRelease(hook: (ordinal: number) => void): void {
    this.#releaseHooks.push(hook);
  }

  #functions(): BoundSymbols<typeof CONTEXT> {
    return this.#context ??= this.#library.bind(CONTEXT);
  }
}
