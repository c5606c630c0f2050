/** Streams and events, which are positions in the one {@link CommandQueue}. */
import { EVENT_FLAG, STREAM_FLAG, STREAM_HANDLE } from "../../../base/cuda_constants.ts";
import { CUDA_ERROR, CudaError, NO_HINT } from "../../../base/errors.ts";
import {
  type CapturedEvent,
  type GraphCapture,
  requireNotCapturedEvent,
  requireNotCapturing,
  waitInCapture,
} from "./graph.ts";
import { HandleTable } from "./handles.ts";
import type { CommandQueue } from "./queue.ts";

/** A stream. Its work is complete when the command numbered `last` is. */
export interface StreamRecord {
  readonly flags: number;
  readonly priority: number;
  last: number;
  /** The capture that records the stream's work, null while the stream is not being captured. */
  capture: GraphCapture | null;
}

interface EventRecord {
  readonly flags: number;
  /** The command after which the event is complete; 0 if it was never recorded. */
  last: number;
  /** Number of recordings, so that an outdated one does not set the time. */
  recordings: number;
  milliseconds: number;
  /** The last recording, if it was on a captured stream. */
  captured: CapturedEvent | null;
}

export class Streams {
  readonly #queue: CommandQueue;
  readonly #streams: HandleTable<StreamRecord> = new HandleTable("stream");
  readonly #events: HandleTable<EventRecord> = new HandleTable("event");
  readonly #legacy: StreamRecord = { flags: 0, priority: 0, last: 0, capture: null };
  readonly #perThread: StreamRecord = { flags: 0, priority: 0, last: 0, capture: null };

  constructor(queue: CommandQueue) {
    this.#queue = queue;
  }

  create(flags: number, priority: number): bigint {
    return this.#streams.add({ flags, priority, last: 0, capture: null });
  }

  /** Removes a stream. Enqueued work still runs, and the legacy default stream includes it. */
  destroy(stream: bigint, call: string): void {
    const { flags, last } = this.#streams.remove(stream, call);
    if ((flags & STREAM_FLAG.NON_BLOCKING) === 0) this.#legacy.last = Math.max(this.#legacy.last, last);
  }

  /** Returns a stream to enqueue work on. */
  get(stream: bigint, call: string): StreamRecord {
    const record = this.find(stream, call);
    if (record === this.#legacy) this.#requireNoBlockingCapture(CUDA_ERROR.STREAM_CAPTURE_IMPLICIT, call);
    return record;
  }

  /** Throws if a stream that synchronizes with the legacy default stream is being captured. */
  #requireNoBlockingCapture(code: number, call: string): void {
    for (const { flags, capture } of [this.#perThread, ...this.#streams.values()]) {
      if (capture === null || (flags & STREAM_FLAG.NON_BLOCKING) !== 0) continue;
      throw new CudaError(
        code,
        call,
        "a stream that synchronizes with the legacy default stream is being captured",
      );
    }
  }

  /** Returns a stream. */
  find(stream: bigint, call: string): StreamRecord {
    if (stream === 0n || stream === STREAM_HANDLE.LEGACY) return this.#legacy;
    if (stream === STREAM_HANDLE.PER_THREAD) return this.#perThread;
    return this.#streams.get(stream, call);
  }

  /** Returns the last command of a stream. The legacy default stream includes all blocking streams. */
  lastCommand(stream: bigint, call: string): number {
    const record = this.find(stream, call);
    requireNotCapturing(record, call);
    if (record !== this.#legacy) return record.last;
    this.#requireNoBlockingCapture(CUDA_ERROR.STREAM_CAPTURE_UNSUPPORTED, call);
    let last = Math.max(record.last, this.#perThread.last);
    for (const other of this.#streams.values()) {
      if ((other.flags & STREAM_FLAG.NON_BLOCKING) === 0) last = Math.max(last, other.last);
    }
    return last;
  }

  /** Makes a stream wait for an event. The queue runs in order, so only the bookkeeping is needed. */
  waitEvent(stream: bigint, event: bigint, call: string): void {
    const record = this.get(stream, call);
    const awaited = this.#events.get(event, call);
    if (waitInCapture(record, awaited.captured, call)) return;
    record.last = Math.max(record.last, awaited.last);
  }

  createEvent(flags: number): bigint {
    return this.#events.add({ flags, last: 0, recordings: 0, milliseconds: 0, captured: null });
  }

  destroyEvent(event: bigint, call: string): void {
    this.#events.remove(event, call);
  }

  recordEvent(event: bigint, stream: bigint, call: string): void {
    const record = this.#events.get(event, call);
    const recording = ++record.recordings;
    const source = this.get(stream, call);
    record.captured = source.capture?.recordEvent(source) ?? null;
    if (record.captured) return;
    const last = this.lastCommand(stream, call);
    if ((record.flags & EVENT_FLAG.DISABLE_TIMING) !== 0) {
      record.last = last;
      return;
    }
    const number = this.#queue.enqueueCall(() => {
      if (record.recordings === recording) record.milliseconds = performance.now();
    });
    record.last = this.get(stream, call).last = number;
  }

  /** Returns the command after which the event is complete. */
  lastCommandOfEvent(event: bigint, call: string): number {
    const record = this.#events.get(event, call);
    requireNotCapturedEvent(record.captured, call);
    return record.last;
  }

  /** Returns the milliseconds between two events; errors are those of cuEventElapsedTime. */
  elapsed(start: bigint, end: bigint, call: string): number {
    const from = this.#timed(start, "start", call);
    const to = this.#timed(end, "end", call);
    const completed = this.#queue.poll();
    if (from.last > completed || to.last > completed) {
      const detail = "an event has not finished; await the end event first";
      throw new CudaError(CUDA_ERROR.NOT_READY, call, detail);
    }
    return to.milliseconds - from.milliseconds;
  }

  #timed(event: bigint, name: string, call: string): EventRecord {
    const record = this.#events.get(event, call);
    if ((record.flags & EVENT_FLAG.DISABLE_TIMING) !== 0) {
      const detail = `the ${name} event was created with timing: false`;
      throw new CudaError(CUDA_ERROR.INVALID_HANDLE, call, detail, NO_HINT);
    }
    if (record.recordings === 0) {
      const detail = `the ${name} event was never recorded; call stream.record(event)`;
      throw new CudaError(CUDA_ERROR.INVALID_HANDLE, call, detail, NO_HINT);
    }
    requireNotCapturedEvent(record.captured, call);
    return record;
  }
}
