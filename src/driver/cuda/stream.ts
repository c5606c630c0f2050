/**
 * Streams and events by libcuda.
 *
 * @module
 */
import { CUDA_ERROR } from "../../errors.ts";
import type { BoundSymbols } from "../../runtime/index.ts";
import { isReadable } from "./mapped.ts";
import { CudaMemory } from "./memory.ts";
import { EVENT, STREAM, STREAM_INFO } from "./symbols.ts";

/** Handles up to this one are CU_STREAM_LEGACY and CU_STREAM_PER_THREAD, not addresses. */
const LAST_SPECIAL_STREAM = 2n;

/** Streams and events. */
export class CudaStreams extends CudaMemory {
  readonly #milliseconds: Float32Array = new Float32Array(new ArrayBuffer(4));

  #stream: BoundSymbols<typeof STREAM> | undefined;
  #streamInfo: BoundSymbols<typeof STREAM_INFO> | undefined;
  #event: BoundSymbols<typeof EVENT> | undefined;

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
    const result = functions.cuStreamQuery(stream);
    if (result === 0) return true;
    if (result === CUDA_ERROR.NOT_READY) return false;
    throw this.error(result, "cuStreamQuery");
  }

  streamSynchronize(stream: bigint): void {
    const functions = this.#stream ??= this.library.bind(STREAM);
    const result = functions.cuStreamSynchronize(stream);
    if (result !== 0) throw this.error(result, "cuStreamSynchronize");
  }

  streamWaitEvent(stream: bigint, event: bigint): void {
    const functions = this.#event ??= this.library.bind(EVENT);
    const result = functions.cuStreamWaitEvent(stream, event, 0);
    if (result !== 0) throw this.error(result, "cuStreamWaitEvent");
  }

  streamPriority(stream: bigint): number {
    this.#checkHandle(stream, "cuStreamGetPriority");
    const functions = this.#streamInfo ??= this.library.bind(STREAM_INFO);
    this.check(functions.cuStreamGetPriority(stream, this.int), "cuStreamGetPriority");
    return this.int[0]!;
  }

  streamFlags(stream: bigint): number {
    this.#checkHandle(stream, "cuStreamGetFlags");
    const functions = this.#streamInfo ??= this.library.bind(STREAM_INFO);
    this.check(functions.cuStreamGetFlags(stream, this.int), "cuStreamGetFlags");
    return this.int[0]!;
  }

  streamContext(stream: bigint): bigint {
    this.#checkHandle(stream, "cuStreamGetCtx");
    const functions = this.#streamInfo ??= this.library.bind(STREAM_INFO);
    this.check(functions.cuStreamGetCtx(stream, this.word), "cuStreamGetCtx");
    return this.word[0]!;
  }

  /** libcuda reads through a stream handle without looking, so a number that is no address would end the process. */
  #checkHandle(stream: bigint, call: string): void {
    if (stream <= LAST_SPECIAL_STREAM) return;
    if (stream % 8n !== 0n || !isReadable(stream)) throw this.error(CUDA_ERROR.INVALID_HANDLE, call);
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
    const result = functions.cuEventRecord(event, stream);
    if (result !== 0) throw this.error(result, "cuEventRecord");
  }

  eventQuery(event: bigint): boolean {
    const functions = this.#event ??= this.library.bind(EVENT);
    const result = functions.cuEventQuery(event);
    if (result === 0) return true;
    if (result === CUDA_ERROR.NOT_READY) return false;
    throw this.error(result, "cuEventQuery");
  }

  eventSynchronize(event: bigint): void {
    const functions = this.#event ??= this.library.bind(EVENT);
    const result = functions.cuEventSynchronize(event);
    if (result !== 0) throw this.error(result, "cuEventSynchronize");
  }

  eventElapsed(start: bigint, end: bigint): number {
    const functions = this.#event ??= this.library.bind(EVENT);
    this.check(functions.cuEventElapsedTime(this.#milliseconds, start, end), "cuEventElapsedTime");
    return this.#milliseconds[0]!;
  }
}
