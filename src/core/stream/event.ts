/**
 * Events: marks in a stream, to order other streams after them and to measure time between them.
 *
 * @module
 */
import { EVENT_FLAG } from "../../base/cuda_constants.ts";
import { invalid } from "../../base/check.ts";
import type { Capture } from "../graph/capture.ts";
import type { Context } from "../context.ts";
import type { SharedEvent } from "./shared_event.ts";
import { late } from "../../late.ts";
import { disown, own, type Releasable } from "../../base/finalization.ts";
import type { Stream } from "./stream.ts";
import { poll, type WaitOptions } from "./poll.ts";

/** Options of `device.createEvent()`. */
export interface EventOptions {
  /** True: the event can measure time. Default true; events only used for order are cheaper without. */
  timing?: boolean;
  /** True: `synchronize()` sleeps instead of spinning. Default false. */
  blockingSync?: boolean;
  /** True: other processes can open the event, which then cannot measure time. Default false. */
  interprocess?: boolean;
}

/**
 * A mark in a stream.
 *
 * ```ts
 * const start = stream.record();
 * kernel.launch({ grid, block, stream }, x);
 * const end = stream.record();
 * end.synchronize();
 * console.log(end.elapsedSince(start), "ms");
 * ```
 */
export class Event implements Disposable, PromiseLike<void> {
  readonly #context: Context;
  readonly #handle: bigint;
  readonly #resource: Releasable;
  #capture: Capture | null = null;
  #disposed = false;

  /** @internal Use `device.createEvent()` or `stream.record()`. */
  constructor(context: Context, handle: bigint) {
    this.#context = context;
    this.#handle = handle;
    this.#resource = {
      release: () => {
        if (!context.closed) context.use().events.destroy(handle);
      },
      forgotten: () => {
        context.counters.forgotten++;
      },
    };
    own(this, this.#resource);
  }

  /** @internal */
  static create(context: Context, options: EventOptions = {}): Event {
    const { interprocess = false, blockingSync = false, timing = !interprocess } = options;
    if (interprocess && timing) {
      throw new TypeError("timing: true given; an event that other processes can open cannot measure time");
    }
    const flags = (timing ? 0 : EVENT_FLAG.DISABLE_TIMING) | (blockingSync ? EVENT_FLAG.BLOCKING_SYNC : 0) |
      (interprocess ? EVENT_FLAG.INTERPROCESS : 0);
    return new Event(context, context.use().events.create(flags));
  }

  /** The `CUevent` (the same as a `cudaEvent_t`). */
  get handle(): bigint {
    if (this.#disposed) throw new Error("the event was used after dispose()");
    return this.#handle;
  }

  /** @internal The capture in which the event was recorded last, while it goes on. */
  get capture(): Capture | null {
    if (this.#capture !== null && !this.#context.captures.has(this.#capture)) this.#capture = null;
    return this.#capture;
  }

  set capture(capture: Capture | null) {
    this.#capture = capture;
  }

  /** Records the event after all work given to `stream` so far. */
  record(stream: Stream): void {
    stream.record(this);
  }

  /** True if the work before the mark has finished, or the event was never recorded. */
  query(): boolean {
    return this.#context.use().events.query(this.handle);
  }

  /** Blocks until the work before the mark has finished. */
  synchronize(): void {
    this.#context.use().events.synchronize(this.handle);
  }

  /** Resolves when the work before the mark has finished; the event loop stays free meanwhile. */
  finished(options: WaitOptions = {}): Promise<void> {
    return poll(() => this.query(), options);
  }

  /**
   * Makes `await event` the same as `await event.finished()`. So no promise can resolve with an event: an asynchronous function
   * that hands one out does so in an object or a list.
   */
  then<A = void, B = never>(
    onFulfilled?: ((value: void) => A | PromiseLike<A>) | null,
    onRejected?: ((reason: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return this.finished().then(onFulfilled, onRejected);
  }

  /** Milliseconds from `start` to this event, with a resolution of about half a microsecond. Both must have finished. */
  elapsedSince(start: Event): number {
    if (!(start instanceof Event)) throw new TypeError(invalid("start", "an Event", start));
    return this.#context.use().events.elapsed(start.handle, this.handle);
  }

  /**
   * A handle by which another process opens the event with `device.openSharedEvent()`. The event was created with
   * `{ interprocess: true }`, and must live until the others have opened it.
   */
  share(): SharedEvent {
    return late().shareEvent.shareEvent(this.#context, this.handle);
  }

  /** Destroys the event. Streams that wait for it still do. */
  dispose(): void {
    if (this.#disposed) return;
    this.#disposed = true;
    disown(this.#resource);
  }

  /** What `using` calls: {@link dispose}. */
  [Symbol.dispose](): void {
    this.dispose();
  }
}
