/** Streams and events: marks in the one {@link CommandQueue}. */
import { EVENT_FLAG, STREAM_FLAG, STREAM_HANDLE } from "../../../base/cuda_constants.ts";
import { CUDA_ERROR, CudaError } from "../../../base/errors.ts";
import {
  type CapturedMark,
  type GraphCapture,
  refuseCaptured,
  refuseCapturedEvent,
  waitInCapture,
} from "./graph.ts";
import { HandleTable } from "./handles.ts";
import type { CommandQueue } from "./queue.ts";

/** One stream. Its work has finished when the command numbered `last` has. */
export interface StreamRecord {
  readonly flags: number;
  readonly priority: number;
  last: number;
  /** The capture that takes the stream's work instead of the queue. */
  capture: GraphCapture | null;
}

interface EventRecord {
  readonly flags: number;
  /** The command after which it counts as completed; 0 if it was never recorded. */
  last: number;
  /** Counts the recordings, so that an outdated one does not write its time. */
  recordings: number;
  milliseconds: number;
  /** Where it was recorded last, if that was in a capture. */
  captured: CapturedMark | null;
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

  /** Work given to the stream still finishes. */
  destroy(stream: bigint, call: string): void {
    this.#streams.remove(stream, call);
  }

  get(stream: bigint, call: string): StreamRecord {
    if (stream === 0n || stream === STREAM_HANDLE.LEGACY) return this.#legacy;
    if (stream === STREAM_HANDLE.PER_THREAD) return this.#perThread;
    return this.#streams.get(stream, call);
  }

  /** The command that all work of the stream ends with. The default stream also covers every blocking stream. */
  lastOf(stream: bigint, call: string): number {
    const record = this.get(stream, call);
    refuseCaptured(record, call);
    if (record !== this.#legacy) return record.last;
    let last = Math.max(record.last, this.#perThread.last);
    for (const other of this.#streams.values()) {
      if ((other.flags & STREAM_FLAG.NON_BLOCKING) === 0) last = Math.max(last, other.last);
    }
    return last;
  }

  /** The queue runs in the order given, so the event's work comes first anyway; only the bookkeeping is left. */
  waitEvent(stream: bigint, event: bigint, call: string): void {
    const record = this.get(stream, call);
    const awaited = this.#events.get(event, call);
    if (waitInCapture(record, marked(awaited), call)) return;
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
    record.captured = source.capture?.mark(source) ?? null;
    if (record.captured) return;
    const last = this.lastOf(stream, call);
    if ((record.flags & EVENT_FLAG.DISABLE_TIMING) !== 0) {
      record.last = last;
      return;
    }
    const number = this.#queue.run(() => {
      if (record.recordings === recording) record.milliseconds = performance.now();
    });
    record.last = this.get(stream, call).last = number;
  }

  /** The command after which the event counts as completed. */
  lastOfEvent(event: bigint, call: string): number {
    const record = this.#events.get(event, call);
    refuseCapturedEvent(marked(record), call);
    return record.last;
  }

  /** Milliseconds from one event to the other; see cuEventElapsedTime for the errors. */
  elapsed(start: bigint, end: bigint, call: string): number {
    const from = this.#timed(start, "start", call);
    const to = this.#timed(end, "end", call);
    const completed = this.#queue.pump();
    if (from.last > completed || to.last > completed) {
      throw new CudaError(CUDA_ERROR.NOT_READY, call, "the work before the events has not finished");
    }
    return to.milliseconds - from.milliseconds;
  }

  #timed(event: bigint, name: string, call: string): EventRecord {
    const record = this.#events.get(event, call);
    if ((record.flags & EVENT_FLAG.DISABLE_TIMING) !== 0) {
      throw new CudaError(CUDA_ERROR.INVALID_HANDLE, call, `the ${name} event was created without timing`);
    }
    if (record.recordings === 0) {
      throw new CudaError(CUDA_ERROR.INVALID_HANDLE, call, `the ${name} event was never recorded`);
    }
    return record;
  }
}

/** Where the event was recorded, while that capture goes on. */
function marked(event: EventRecord): CapturedMark | null {
  return event.captured?.capture.ended ? null : event.captured;
}
