/**
 * Events: markers in a stream that order other streams and measure time.
 *
 * @module
 */
import { hexadecimal, printAsText } from "../../runtime/inspect.ts";
import { checkOptionNames, disposedError, invalid, mismatch, type OptionNames } from "../../base/check.ts";
import { EVENT_FLAG } from "../../base/cuda_constants.ts";
import { resourceOf, ResourceOwner, SharedResource } from "../../base/shared_resource.ts";
import type { Context } from "../context.ts";
import { reportFailure, stateOf, type StreamCapture, type StreamState } from "../stream_state.ts";
import { poll, type WaitOptions } from "./poll.ts";
import { implementation } from "./implementation.ts";
import type { SharedEvent } from "./shared_event.ts";
import type { Stream } from "./stream.ts";

/** Options of `device.createEvent()`. */
export interface EventOptions {
  /**
   * True: the event can measure time. Default true; events that only order streams are cheaper without it.
   */
  timing?: boolean | undefined;
  /** True: `synchronize()` sleeps instead of spinning. Default false. */
  blockingSync?: boolean | undefined;
  /** True: other processes can open the event, which then cannot measure time. Default false. */
  interprocess?: boolean | undefined;
}

/** Returns the capture in which an event was recorded last, if it is still in progress. */
export let eventCapture: (event: Event) => StreamCapture | null;

/** Returns the stream on which an event was recorded last, if work before it may fail without the driver's knowledge. */
export let eventStream: (event: Event) => StreamState | null;

/** Returns the context of an event. */
export function eventContext(event: Event): Context {
  return ownedEvent(event).context;
}

/** Throws unless the event is one of a device, as `cuEventRecord` and `cuEventElapsedTime` need. */
export function checkEventDevice(name: string, event: Event, context: Context): void {
  const actual = eventContext(event);
  if (actual !== context) throw new TypeError(mismatch(name, `an event of ${context}`, `one of ${actual}`));
}

/** Notes the stream on which an event was recorded. */
export let setEventSource: (event: Event, stream: StreamState) => void;

/**
 * A marker in a stream. Streams that wait for it still do after it is disposed of.
 *
 * ```ts
 * const start = stream.record();
 * kernel.launch({ grid, block, stream }, x);
 * const end = stream.record();
 * end.synchronize();
 * console.log(end.elapsedSince(start), "ms");
 * ```
 */
export class Event extends ResourceOwner implements PromiseLike<void> {
  #capture: StreamCapture | null = null;
  /** The stream, if work before the event may fail without the driver's knowledge. */
  #stream: StreamState | null = null;

  /** @ignore Use `device.createEvent()` or `stream.record()`. */
  constructor(context: Context, handle: bigint) {
    super(new OwnedEvent(context, handle));
  }

  /** The `CUevent` (the same as a `cudaEvent_t`). */
  get handle(): bigint {
    if (this.disposed) throw disposedError("the event");
    return ownedEvent(this).handle;
  }

  static {
    eventCapture = (event) => {
      const capture = event.#capture;
      if (capture !== null && !ownedEvent(event).context.captures.has(capture)) event.#capture = null;
      return event.#capture;
    };
    eventStream = (event) => event.#stream;
    setEventSource = (event, stream) => {
      event.#capture = stream.capture;
      event.#stream = stream.sources === null ? null : stream;
    };
  }

  /** Records the event after all work enqueued on `stream` so far. */
  record(stream: Stream): void {
    if (stateOf(stream)?.handle === undefined) {
      throw new TypeError(invalid("stream", "a Stream", stream));
    }
    stream.record(this);
  }

  /** Returns true if the work before the event has finished, or if it was never recorded. */
  query(): boolean {
    const isFinished = ownedEvent(this).context.use().events.query(this.handle);
    if (this.#stream !== null) reportFailure(this.#stream);
    return isFinished;
  }

  /** Blocks until the work before the event has finished. */
  synchronize(): void {
    ownedEvent(this).context.use().events.synchronize(this.handle);
    if (this.#stream !== null) reportFailure(this.#stream);
  }

  /** Resolves when the work before the event has finished, without blocking the event loop. */
  finished(options: WaitOptions = {}): Promise<void> {
    return poll(() => this.query(), options, () => `the work before ${this}`);
  }

  /**
   * Makes `await event` equivalent to `await event.finished()`. A promise therefore cannot resolve with an
   * event; async functions that return one wrap it in an object or an array.
   */
  then<A = void, B = never>(
    onFulfilled?: ((value: void) => A | PromiseLike<A>) | null,
    onRejected?: ((reason: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return this.finished().then(onFulfilled, onRejected);
  }

  /**
   * Returns the milliseconds from `start` to this event, to about half a microsecond. Both must have
   * finished.
   */
  elapsedSince(start: Event): number {
    if (!(start instanceof Event)) throw new TypeError(invalid("start", "an Event", start));
    const { context } = ownedEvent(this);
    checkEventDevice("start", start, context);
    return context.use().events.elapsed(start.handle, this.handle);
  }

  /**
   * Returns a handle with which another process opens the event by `device.openSharedEvent()`. The event must
   * have been created with `{ interprocess: true }` and exist until the other process has opened it.
   */
  share(): SharedEvent {
    return implementation().sharedEvent.shareEvent(ownedEvent(this).context, this.handle);
  }

  /** Formats the handle and the device: `Event 0x55d0c1 on cuda:0`. */
  override toString(): string {
    const { handle, context } = ownedEvent(this);
    return `Event ${hexadecimal(handle)} on ${context}${this.disposed ? ", disposed" : ""}`;
  }
}

/** A `CUevent`. */
class OwnedEvent extends SharedResource {
  readonly context: Context;
  readonly handle: bigint;

  constructor(context: Context, handle: bigint) {
    super();
    this.context = context;
    this.handle = handle;
  }

  protected override destroy(): void {
    if (!this.context.closed) this.context.use().events.destroy(this.handle);
  }
}

/** Returns the resource of an event, a private property. */
function ownedEvent(owner: Event): OwnedEvent {
  return resourceOf(owner);
}

const EVENT_OPTIONS: OptionNames<EventOptions> = {
  timing: "boolean",
  blockingSync: "boolean",
  interprocess: "boolean",
};

/** `device.createEvent()`. */
export function createEvent(context: Context, options: EventOptions = {}): Event {
  const { interprocess = false, blockingSync = false, timing = !interprocess } = checkOptionNames(
    options,
    EVENT_OPTIONS,
  );
  if (interprocess && timing) {
    throw new TypeError(
      invalid("timing", "false for an interprocess event, which cannot measure time", timing),
    );
  }
  const flags = (timing ? 0 : EVENT_FLAG.DISABLE_TIMING) | (blockingSync ? EVENT_FLAG.BLOCKING_SYNC : 0) |
    (interprocess ? EVENT_FLAG.INTERPROCESS : 0);
  return new Event(context, context.use().events.create(flags));
}

printAsText(Event, "Event");
