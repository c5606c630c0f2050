/** Streams through libcuda. */
import { STREAM_FLAG, STREAM_HANDLE } from "../../base/cuda_constants.ts";
import { CUDA_ERROR } from "../../base/errors.ts";
import { isDisabled } from "../../runtime/disable.ts";
import type { BoundSymbols } from "../../runtime/index.ts";
import type { StreamApi } from "../driver.ts";
import type { BlockingWaits } from "./blocking_waits.ts";
import { capturedEvent, type CaptureGuard } from "./capture_guard.ts";
import type { CudaContexts } from "./contexts.ts";
import type { CudaLibrary } from "./library.ts";
import { CONTEXT, EVENT, STREAM, STREAM_INFO } from "./symbols.ts";
import { learnStreamOffsets, looksLikeStream } from "./unsafe/stream_handle_probe.ts";

const NO_WAIT = "the stream is being captured; its work runs when the graph is launched";

export class CudaStreams implements StreamApi {
  readonly #library: CudaLibrary;
  readonly #contexts: CudaContexts;
  readonly #guard: CaptureGuard;
  readonly #waits: BlockingWaits;
  #stream: BoundSymbols<typeof STREAM> | undefined;
  #streamInfo: BoundSymbols<typeof STREAM_INFO> | undefined;
  #event: BoundSymbols<typeof EVENT> | undefined;
  /** Context → where its stream objects store the context. */
  readonly #offsets: Map<bigint, number[]> = new Map();
  /** Streams in whose order memory was freed, and may not be free yet. */
  readonly freeing: Set<bigint> = new Set();

  constructor(library: CudaLibrary, contexts: CudaContexts, guard: CaptureGuard, waits: BlockingWaits) {
    this.#library = library;
    this.#contexts = contexts;
    this.#guard = guard;
    this.#waits = waits;
  }

  priorityRange(): [number, number] {
    const { int, secondInt } = this.#library;
    const functions = this.#library.bind(CONTEXT);
    this.#library.check(
      functions.cuCtxGetStreamPriorityRange(int, secondInt),
      "cuCtxGetStreamPriorityRange",
    );
    return [int[0]!, secondInt[0]!];
  }

  create(flags: number, priority: number): bigint {
    const functions = this.#stream ??= this.#library.bind(STREAM);
    this.#library.check(
      functions.cuStreamCreateWithPriority(this.#library.word, flags, priority),
      "cuStreamCreateWithPriority",
    );
    return this.#library.word[0]!;
  }

  destroy(stream: bigint): void {
    const functions = this.#stream ??= this.#library.bind(STREAM);
    this.freeing.delete(stream);
    this.#library.check(functions.cuStreamDestroy_v2(stream), "cuStreamDestroy");
  }

  query(stream: bigint): boolean {
    const functions = this.#stream ??= this.#library.bind(STREAM);
    this.#guard.rejectCaptured(stream, "cuStreamQuery", NO_WAIT);
    const result = functions.cuStreamQuery(stream);
    if (result === 0) return true;
    if (result === CUDA_ERROR.NOT_READY) return false;
    throw this.#library.error(result, "cuStreamQuery");
  }

  synchronize(stream: bigint): void {
    const functions = this.#stream ??= this.#library.bind(STREAM);
    this.#guard.rejectCaptured(stream, "cuStreamSynchronize", NO_WAIT);
    if (this.#waits.isWatching) this.#waits.until(() => this.query(stream));
    const result = functions.cuStreamSynchronize(stream);
    if (result !== 0) throw this.#library.error(result, "cuStreamSynchronize");
  }

  waitEvent(stream: bigint, event: bigint): void {
    const functions = this.#event ??= this.#library.bind(EVENT);
    this.#guard.beforeWait(stream, event, "cuStreamWaitEvent");
    const result = functions.cuStreamWaitEvent(stream, event, 0);
    if (result === CUDA_ERROR.INVALID_VALUE) throw capturedEvent("cuStreamWaitEvent");
    if (result !== 0) throw this.#library.error(result, "cuStreamWaitEvent");
  }

  /** Default streams have priority 0: libcuda rejects the query while a blocking stream is being captured. */
  priority(stream: bigint): number {
    if (stream <= STREAM_HANDLE.PER_THREAD) return 0;
    const functions = this.#streamInfo ??= this.#library.bind(STREAM_INFO);
    this.#library.check(functions.cuStreamGetPriority(stream, this.#library.int), "cuStreamGetPriority");
    return this.#library.int[0]!;
  }

  /** Default streams have no flags; see {@link priority}. */
  flags(stream: bigint): number {
    if (stream <= STREAM_HANDLE.PER_THREAD) return 0;
    const functions = this.#streamInfo ??= this.#library.bind(STREAM_INFO);
    this.#library.check(functions.cuStreamGetFlags(stream, this.#library.int), "cuStreamGetFlags");
    return this.#library.int[0]!;
  }

  context(stream: bigint): bigint {
    this.#checkStream(stream);
    const functions = this.#streamInfo ??= this.#library.bind(STREAM_INFO);
    this.#library.check(functions.cuStreamGetCtx(stream, this.#library.word), "cuStreamGetCtx");
    return this.#library.word[0]!;
  }

  /** Throws for anything that is not a stream of the current context, before libcuda dereferences it. */
  #checkStream(stream: bigint): void {
    // Special handles are not addresses.
    if (stream <= STREAM_HANDLE.PER_THREAD || isDisabled("stream-probe")) return;
    const context = this.#contexts.current;
    let offsets = this.#offsets.get(context);
    if (offsets === undefined) {
      const samples = [this.create(STREAM_FLAG.DEFAULT, 0), this.create(STREAM_FLAG.NON_BLOCKING, 0)];
      offsets = learnStreamOffsets(samples, context);
      for (const sample of samples) this.destroy(sample);
      this.#offsets.set(context, offsets);
    }
    if (!looksLikeStream(stream, context, offsets)) {
      throw this.#library.error(CUDA_ERROR.INVALID_HANDLE, "cuStreamGetCtx");
    }
  }
}
