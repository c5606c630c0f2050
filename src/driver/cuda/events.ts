/** Events through libcuda. */
import { CUDA_ERROR, CudaError, NO_HINT } from "../../base/errors.ts";
import type { BoundSymbols } from "../../runtime/index.ts";
import type { EventApi } from "../driver.ts";
import type { BlockingWaits } from "./blocking_waits.ts";
import { capturedEvent, type CaptureGuard } from "./capture_guard.ts";
import type { CudaLibrary } from "./library.ts";
import { EVENT } from "./symbols.ts";

export class CudaEvents implements EventApi {
  readonly #library: CudaLibrary;
  readonly #guard: CaptureGuard;
  readonly #waits: BlockingWaits;
  readonly #milliseconds: Float32Array = new Float32Array(new ArrayBuffer(4));
  #event: BoundSymbols<typeof EVENT> | undefined;

  constructor(library: CudaLibrary, guard: CaptureGuard, waits: BlockingWaits) {
    this.#library = library;
    this.#guard = guard;
    this.#waits = waits;
  }

  create(flags: number): bigint {
    const functions = this.#event ??= this.#library.bind(EVENT);
    this.#library.check(functions.cuEventCreate(this.#library.word, flags), "cuEventCreate");
    return this.#library.word[0]!;
  }

  destroy(event: bigint): void {
    const functions = this.#event ??= this.#library.bind(EVENT);
    this.#guard.noteDestroyed(event);
    this.#library.check(functions.cuEventDestroy_v2(event), "cuEventDestroy");
  }

  record(event: bigint, stream: bigint): void {
    const functions = this.#event ??= this.#library.bind(EVENT);
    this.#guard.noteRecorded(event, stream);
    const result = functions.cuEventRecord(event, stream);
    if (result !== 0) throw this.#library.error(result, "cuEventRecord");
  }

  query(event: bigint): boolean {
    const functions = this.#event ??= this.#library.bind(EVENT);
    this.#guard.rejectCapturedEvent(event, "cuEventQuery");
    const result = functions.cuEventQuery(event);
    if (result === 0) return true;
    if (result === CUDA_ERROR.NOT_READY) return false;
    throw this.#error(result, "cuEventQuery");
  }

  synchronize(event: bigint): void {
    const functions = this.#event ??= this.#library.bind(EVENT);
    this.#guard.rejectCapturedEvent(event, "cuEventSynchronize");
    this.#waits.until(() => this.query(event));
    const result = functions.cuEventSynchronize(event);
    if (result !== 0) throw this.#error(result, "cuEventSynchronize");
  }

  elapsed(start: bigint, end: bigint): number {
    const functions = this.#event ??= this.#library.bind(EVENT);
    const result = functions.cuEventElapsedTime(this.#milliseconds, start, end);
    const call = "cuEventElapsedTime";
    if (result === CUDA_ERROR.NOT_READY) {
      throw new CudaError(result, call, "an event has not finished; await the end event first");
    }
    if (result === CUDA_ERROR.INVALID_HANDLE) {
      const detail = "an event was never recorded (call stream.record(event)), or created with timing: false";
      throw new CudaError(result, call, detail, NO_HINT);
    }
    if (result !== 0) throw this.#error(result, call);
    return this.#milliseconds[0]!;
  }

  /** Returns the error of a call whose arguments are valid, unless a capture has ended since. */
  #error(result: number, call: string): CudaError {
    return result === CUDA_ERROR.INVALID_VALUE ? capturedEvent(call) : this.#library.error(result, call);
  }
}
