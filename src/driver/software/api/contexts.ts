/** Contexts of the software devices. */
import { CUDA_ERROR, CudaError } from "../../../base/errors.ts";
import type { ContextApi } from "../../driver.ts";
import { newHandle } from "../machine/handles.ts";
import { checkOrdinal } from "./devices.ts";
import type { DriverState } from "./state.ts";

export class SoftwareContexts implements ContextApi {
  readonly #state: DriverState;
  /** Contexts by ordinal. */
  readonly #contexts: Map<number, { readonly handle: bigint; retained: number }> = new Map();
  /** Ordinals by context. */
  readonly #ordinals: Map<bigint, number> = new Map();

  constructor(state: DriverState) {
    this.#state = state;
  }

  retain(ordinal: number): bigint {
    checkOrdinal(ordinal, "cuDevicePrimaryCtxRetain");
    this.#state.open();
    let context = this.#contexts.get(ordinal);
    if (context === undefined) {
      this.#contexts.set(ordinal, context = { handle: newHandle(), retained: 0 });
      this.#ordinals.set(context.handle, ordinal);
    }
    context.retained++;
    return context.handle;
  }

  /**
   * The last release of a device frees its memory. The last release of all devices resets the machine,
   * including streams, events, modules, and a pending fault.
   */
  release(ordinal: number): void {
    checkOrdinal(ordinal, "cuDevicePrimaryCtxRelease");
    const context = this.#contexts.get(ordinal);
    const device = this.#state.device;
    if (!context || !device) throw new CudaError(CUDA_ERROR.INVALID_CONTEXT, "cuDevicePrimaryCtxRelease");
    if (--context.retained > 0) return;
    this.#contexts.delete(ordinal);
    this.#ordinals.delete(context.handle);
    if (this.#contexts.size > 0) return device.freeAll(ordinal);
    this.#state.close();
  }

  setCurrent(context: bigint): void {
    const ordinal = this.#ordinals.get(context);
    if (ordinal === undefined || !this.#state.device) {
      throw new CudaError(
        CUDA_ERROR.INVALID_CONTEXT,
        "cuCtxSetCurrent",
        `${context} is not a retained context`,
      );
    }
    this.#state.current = context;
    this.#state.device.owners.current = ordinal;
  }

  enablePeerAccess(peer: number, _peerContext: bigint): void {
    const call = "cuCtxEnablePeerAccess";
    checkOrdinal(peer, call);
    this.#state.use(call).owners.allow(peer);
  }

  synchronize(): void {
    const call = "cuCtxSynchronize";
    const device = this.#state.use(call);
    device.graphs.requireNoCapture(call);
    device.synchronize(call);
  }

  /** Does nothing: foreign code cannot change the current context of the software device. */
  invalidateCurrent(): void {}
}
