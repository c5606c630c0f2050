/**
 * Streams and events by libcuda.
 *
 * @module
 */
import { CUDA_ERROR } from "../../base/errors.ts";
import type { BoundSymbols } from "../../runtime/index.ts";
import { CudaMemory } from "./memory.ts";
import { learnStreamShape, looksLikeStream } from "./unsafe/stream_handle_probe.ts";
import { EVENT, STREAM, STREAM_INFO } from "./symbols.ts";

/** Handles up to this one are CU_STREAM_LEGACY and CU_STREAM_PER_THREAD, not addresses. */
const LAST_SPECIAL_STREAM = 2n;

/** `CU_STREAM_NON_BLOCKING`. */
const NON_BLOCKING = 1;

const NO_WAIT = "the stream is being captured: nothing of it runs before the graph is launched";

/** Streams and events. */
export class CudaStreams extends CudaMemory {
  readonly #milliseconds: Float32Array = new Float32Array(new ArrayBuffer(4));

  #stream: BoundSymbols<typeof STREAM> | undefined;
  #streamInfo: BoundSymbols<typeof STREAM_INFO> | undefined;
  #event: BoundSymbols<typeof EVENT> | undefined;
  /** Context → what its streams look like. */
  readonly #shapes: Map<bigint, number[]> = new Map();

  streamCreate(flags: number, priority: number): bigint {
    const functions = this.#stream ??= this.library.bind(STREAM);
    this.check(
      functions.cuStreamCreateWithPriority(this.word, flags, priority),
      "cuStreamCreateWithPriority",
    );
    return this.word[0]!;
  }

  streamDestroy(stream: bigint): void {
    const functions = this.#stream ??= this.library.bind(STREAM);
    this.check(functions.cuStreamDestroy_v2(stream), "cuStreamDestroy");
  }

  streamQuery(stream: bigint): boolean {
    const functions = this.#stream ??= this.library.bind(STREAM);
    this.refuseCaptured(stream, "cuStreamQuery", NO_WAIT);
    const result = functions.cuStreamQuery(stream);
    if (result === 0) return true;
    if (result === CUDA_ERROR.NOT_READY) return false;
    throw this.error(result, "cuStreamQuery");
  }

  streamSynchronize(stream: bigint): void {
    const functions = this.#stream ??= this.library.bind(STREAM);
    this.refuseCaptured(stream, "cuStreamSynchronize", NO_WAIT);
    const result = functions.cuStreamSynchronize(stream);
    if (result !== 0) throw this.error(result, "cuStreamSynchronize");
  }

  streamWaitEvent(stream: bigint, event: bigint): void {
    const functions = this.#event ??= this.library.bind(EVENT);
    const result = functions.cuStreamWaitEvent(stream, event, 0);
    if (result !== 0) throw this.error(result, "cuStreamWaitEvent");
  }

  streamPriority(stream: bigint): number {
    const functions = this.#streamInfo ??= this.library.bind(STREAM_INFO);
    this.check(functions.cuStreamGetPriority(stream, this.int), "cuStreamGetPriority");
    return this.int[0]!;
  }

  streamFlags(stream: bigint): number {
    const functions = this.#streamInfo ??= this.library.bind(STREAM_INFO);
    this.check(functions.cuStreamGetFlags(stream, this.int), "cuStreamGetFlags");
    return this.int[0]!;
  }

  streamContext(stream: bigint): bigint {
    this.#checkStream(stream);
    const functions = this.#streamInfo ??= this.library.bind(STREAM_INFO);
    this.check(functions.cuStreamGetCtx(stream, this.word), "cuStreamGetCtx");
    return this.word[0]!;
  }

  /** Refuses what is no stream of the current context, before libcuda reads through it. */
  #checkStream(stream: bigint): void {
    if (stream <= LAST_SPECIAL_STREAM) return;
    const context = this.currentContext();
    let places = this.#shapes.get(context);
    if (places === undefined) {
      const samples = [this.streamCreate(0, 0), this.streamCreate(NON_BLOCKING, 0)];
      places = learnStreamShape(samples, context);
      for (const sample of samples) this.streamDestroy(sample);
      this.#shapes.set(context, places);
    }
    if (!looksLikeStream(stream, context, places)) {
      throw this.error(CUDA_ERROR.INVALID_HANDLE, "cuStreamGetCtx");
    }
  }

  eventCreate(flags: number): bigint {
    const functions = this.#event ??= this.library.bind(EVENT);
    this.check(functions.cuEventCreate(this.word, flags), "cuEventCreate");
    return this.word[0]!;
  }

  eventDestroy(event: bigint): void {
    const functions = this.#event ??= this.library.bind(EVENT);
    this.check(functions.cuEventDestroy_v2(event), "cuEventDestroy");
  }

  eventRecord(event: bigint, stream: bigint): void {
    const functions = this.#event ??= this.library.bind(EVENT);
    this.noteRecorded(event, stream);
    const result = functions.cuEventRecord(event, stream);
    if (result !== 0) throw this.error(result, "cuEventRecord");
  }

  eventQuery(event: bigint): boolean {
    const functions = this.#event ??= this.library.bind(EVENT);
    this.refuseCapturedEvent(event, "cuEventQuery");
    const result = functions.cuEventQuery(event);
    if (result === 0) return true;
    if (result === CUDA_ERROR.NOT_READY) return false;
    throw this.error(result, "cuEventQuery");
  }

  eventSynchronize(event: bigint): void {
    const functions = this.#event ??= this.library.bind(EVENT);
    this.refuseCapturedEvent(event, "cuEventSynchronize");
    const result = functions.cuEventSynchronize(event);
    if (result !== 0) throw this.error(result, "cuEventSynchronize");
  }

  eventElapsed(start: bigint, end: bigint): number {
    const functions = this.#event ??= this.library.bind(EVENT);
    this.check(functions.cuEventElapsedTime(this.#milliseconds, start, end), "cuEventElapsedTime");
    return this.#milliseconds[0]!;
  }
}
