/**
 * Guards against calls that would invalidate a capture. libcuda ends a capture with an error when it sees
 * such a call, so the driver rejects it first and the capture stays intact.
 */
import { CUDA_ERROR, CudaError } from "../../base/errors.ts";
import type { BoundSymbols } from "../../runtime/index.ts";
import type { CudaLibrary } from "./library.ts";
import { CAPTURE_STATUS } from "./symbols.ts";

/** `CU_STREAM_CAPTURE_STATUS_ACTIVE` */
export const STREAM_CAPTURE_ACTIVE = 1;

/** Work that native threads enqueue on streams. */
export interface BackgroundWork {
  /** Blocks until everything so far is enqueued on the stream. */
  settle(stream: bigint): void;
}

/**
 * Returns the error for an event that was last recorded in a capture. libcuda reports CUDA_ERROR_INVALID_VALUE once the
 * capture has ended.
 */
export function capturedEvent(call: string): CudaError {
  return new CudaError(CUDA_ERROR.CAPTURED_EVENT, call, "the event was last recorded in a capture");
}

export class CaptureGuard {
  /** The decoders and codecs whose native threads enqueue work. */
  readonly background: Set<BackgroundWork> = new Set();
  readonly #library: CudaLibrary;
  #capture: BoundSymbols<typeof CAPTURE_STATUS> | undefined;
  /** Captures in progress on this thread. While there are none, the guards cost one comparison. */
  #active = 0;
  /** Events recorded in a capture; libcuda has no query for this. */
  readonly #capturedEvents: Set<bigint> = new Set();

  constructor(library: CudaLibrary) {
    this.#library = library;
  }

  /** Waits for native threads: what they enqueue on a stream that is captured would become part of the graph. */
  settle(stream: bigint): void {
    for (const work of this.background) work.settle(stream);
  }

  /** A capture has begun. */
  begin(): void {
    this.#active++;
  }

  /** A capture is about to end. */
  end(): void {
    if (--this.#active === 0) this.#capturedEvents.clear();
  }

  /** Whether any stream is being captured on this thread. */
  get isActive(): boolean {
    return this.#active > 0;
  }

  /** Throws if any stream is being captured. */
  rejectAnyCapture(call: string): void {
    if (!this.isActive) return;
    throw new CudaError(
      CUDA_ERROR.STREAM_CAPTURE_UNSUPPORTED,
      call,
      "a stream of the device is being captured",
    );
  }

  /** Throws if the stream is being captured. */
  rejectCaptured(stream: bigint, call: string, detail: string): void {
    if (this.#active > 0 && this.isCapturing(stream)) {
      throw new CudaError(CUDA_ERROR.STREAM_CAPTURE_UNSUPPORTED, call, detail);
    }
  }

  /** Throws if a pageable copy targets a stream that is being captured. */
  rejectPageable(stream: bigint, call: string): void {
    this.rejectCaptured(
      stream,
      call,
      "the stream is being captured, and a graph cannot keep a typed array; use page-locked memory",
    );
  }

  /** Throws if the event was recorded in a capture that is still in progress; libcuda would invalidate that. */
  rejectCapturedEvent(event: bigint, call: string): void {
    if (this.#active > 0 && this.#capturedEvents.has(event)) throw capturedEvent(call);
  }

  /**
   * Prepares a stream for joining a capture. Throws if a stream that is being captured would wait for an event that was
   * recorded outside the capture.
   */
  beforeWait(stream: bigint, event: bigint, call: string): void {
    if (this.#active === 0) return;
    if (this.#capturedEvents.has(event)) return this.settle(stream);
    const status = this.#status(stream);
    if (status === CUDA_ERROR.STREAM_CAPTURE_IMPLICIT) throw this.#library.error(status, call);
    if (status !== STREAM_CAPTURE_ACTIVE) return;
    throw new CudaError(
      CUDA_ERROR.STREAM_CAPTURE_ISOLATION,
      call,
      "the event was recorded outside the capture",
    );
  }

  /** Tracks whether an event that is about to be recorded belongs to a capture. */
  noteRecorded(event: bigint, stream: bigint): void {
    if (this.#active === 0) return;
    if (this.isCapturing(stream)) this.#capturedEvents.add(event);
    else this.#capturedEvents.delete(event);
  }

  /** Forgets an event that is about to be destroyed, because a new one may have its handle. */
  noteDestroyed(event: bigint): void {
    if (this.#active > 0) this.#capturedEvents.delete(event);
  }

  /**
   * Returns true if the stream is being captured, by any thread; for the legacy default stream, also if a
   * stream that synchronizes with it is.
   */
  isCapturing(stream: bigint): boolean {
    return this.#status(stream) !== 0;
  }

  /** Returns 0 for a stream that is not being captured; STREAM_CAPTURE_IMPLICIT for the legacy default stream. */
  #status(stream: bigint): number {
    const { int } = this.#library;
    const functions = this.#capture ??= this.#library.bind(CAPTURE_STATUS);
    const result = functions.cuStreamIsCapturing(stream, int);
    if (result === CUDA_ERROR.STREAM_CAPTURE_IMPLICIT) return result;
    this.#library.check(result, "cuStreamIsCapturing");
    return int[0]!;
  }
}
