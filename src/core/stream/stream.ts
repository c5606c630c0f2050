/**
 * Streams: queues of device work.
 *
 * @module
 */
import { hexadecimal, printAsText } from "../../runtime/inspect.ts";
import {
  checkFunction,
  checkOptionNames,
  checkSynchronous,
  disposedError,
  invalid,
  mismatch,
  type OptionNames,
} from "../../base/check.ts";
import { STREAM_FLAG } from "../../base/cuda_constants.ts";
import { releaseNow, track } from "../../base/finalization.ts";
import { SharedResource } from "../../base/shared_resource.ts";
import type { Context } from "../context.ts";
import type { Graph, GraphCondition } from "../graph/graph.ts";
import {
  createOrderEvent,
  inheritFailures,
  orderStreams,
  reportFailure,
  stateOf,
  type StreamLike,
  type StreamState,
  streamState,
  synchronizeStream,
} from "../stream_state.ts";
import {
  checkEventDevice,
  createEvent,
  Event,
  eventCapture,
  eventContext,
  eventStream,
  setEventSource,
} from "./event.ts";
import { implementation } from "./implementation.ts";
import { pollStream, type WaitOptions } from "./poll.ts";

/** Options of `device.createStream()`. */
export interface StreamOptions {
  /**
   * A lower number is more urgent, as in CUDA. Accepts the device's range (`device.streamPriorityRange()`),
   * or `"high"` and `"low"` for its ends. A number outside the range is an error; it is never clamped.
   */
  priority?: number | "high" | "low" | undefined;
  /** False: the stream synchronizes with the legacy default stream. Default true. */
  nonBlocking?: boolean | undefined;
}

/**
 * A queue of device work that runs in order. Created by `device.createStream()`, or from a foreign handle by
 * `asStream()`.
 *
 * ```ts
 * using stream = device.createStream({ priority: "high" });
 * kernel.launch({ grid: 100, block: 256, stream }, x, y);
 * await stream.finished();
 * ```
 */
export class Stream implements StreamLike, Disposable {
  private readonly state: StreamState;
  /** Null for foreign streams. */
  readonly #resource: OwnedStream | null;

  /** @ignore Use `device.createStream()` or `asStream()`. */
  constructor(state: StreamState, resource: OwnedStream | null) {
    this.state = state;
    this.#resource = resource;
    if (resource === null) return;
    resource.countOwner();
    track(this, resource);
  }

  /** The `CUstream` (the same as a `cudaStream_t`). 0n is the legacy default stream. */
  get handle(): bigint {
    return this.#live().handle;
  }

  /** The priority; lower is more urgent. */
  get priority(): number {
    const state = this.#live();
    return state.context.use().streams.priority(state.handle);
  }

  /** True if the stream does not synchronize with the legacy default stream. */
  get nonBlocking(): boolean {
    const state = this.#live();
    return (state.context.use().streams.flags(state.handle) & STREAM_FLAG.NON_BLOCKING) !== 0;
  }

  /** True after `dispose()`. */
  get disposed(): boolean {
    return this.state.destroyed;
  }

  /**
   * Implements the `__cuda_stream__` protocol of `cuda.core`, by which other libraries use this stream:
   * `[version, handle]`.
   */
  __cuda_stream__(): [0, bigint] {
    return [0, this.handle];
  }

  /**
   * Returns true if all work enqueued so far has finished. Throws the `CudaError` of a kernel that faulted.
   */
  query(): boolean {
    const state = this.#live();
    const isFinished = state.context.use().streams.query(state.handle);
    reportFailure(state);
    return isFinished;
  }

  /** Blocks until all work enqueued so far has finished. */
  synchronize(): void {
    synchronizeStream(this.#live());
  }

  /**
   * Resolves when all work enqueued so far has finished, without blocking the event loop.
   *
   * @throws The `CudaError` of a kernel that faulted, the signal's reason, or a `TimeoutError`.
   */
  finished(options: WaitOptions = {}): Promise<void> {
    return pollStream(this.#live(), options, this);
  }

  /**
   * Makes later work on this stream wait for an event, or for everything enqueued on another stream so far.
   */
  wait(earlier: Event | Stream): void {
    const state = this.#live();
    if (earlier instanceof Stream) {
      const before = earlier.#live();
      checkKind(before.context, state.context);
      if (before.capture !== null) before.capture.order(before, state);
      else if (state.capture !== null) throw implementation().capture.isolationError();
      else orderStreams(before, state);
    } else if (earlier instanceof Event) {
      const { handle } = earlier;
      checkKind(eventContext(earlier), state.context);
      const capture = eventCapture(earlier);
      if (capture !== null) capture.wait(state, handle);
      else if (state.capture !== null) throw implementation().capture.isolationError();
      else {
        const before = eventStream(earlier);
        if (before !== null) inheritFailures(before, state);
        state.context.use().streams.waitEvent(state.handle, handle);
      }
    } else {
      throw new TypeError(invalid("earlier", "an Event or a Stream", earlier));
    }
  }

  /** Records an event, by default a new one, after all work enqueued so far. */
  record(event?: Event): Event {
    const state = this.#live(), recorded = event ?? createEvent(state.context);
    if (!(recorded instanceof Event)) throw new TypeError(invalid("event", "an Event", event));
    checkEventDevice("event", recorded, state.context);
    try {
      state.context.use().events.record(recorded.handle, state.handle);
    } catch (error) {
      if (event === undefined) recorded.dispose();
      throw error;
    }
    setEventSource(recorded, state);
    return recorded;
  }

  /**
   * Creates a condition in the graph that this stream captures: a value on the device that kernels set, and
   * that decides whether the work of {@link Stream.ifNonZero} and {@link Stream.whileNonZero} runs.
   *
   * ```ts
   * // extern "C" __device__ void cudaGraphSetConditional(unsigned long long handle, unsigned int value);
   * // __global__ void step(float* x, unsigned long long more) {
   * //   …
   * //   cudaGraphSetConditional(more, error > 1e-6f);
   * // }
   * using graph = device.capture((stream) => {
   *   const more = stream.createCondition(1);
   *   stream.whileNonZero(more, (body) => step.launch({ grid, block, stream: body }, x, more.handle));
   * });
   * ```
   *
   * @param initial The value at the start of each launch of the graph. Default 0. A loop inside another
   *   one has to set its condition again for the next iteration of the outer one.
   * @throws {CudaError} `CUDA_ERROR_NOT_SUPPORTED` if the driver is older than CUDA 12.3.
   */
  createCondition(initial = 0): GraphCondition {
    return implementation().conditional.createCondition(this.#live(), initial);
  }

  /**
   * Captures work that runs if the condition is not zero. `work` enqueues it on the stream that it receives.
   */
  ifNonZero(condition: GraphCondition, work: (stream: Stream) => void): void {
    this.#captureConditional(condition, "if", work);
  }

  /**
   * Captures work that repeats as long as the condition is not zero. `work` enqueues it on the stream that it
   * receives, which may capture further conditions and loops.
   */
  whileNonZero(condition: GraphCondition, work: (stream: Stream) => void): void {
    this.#captureConditional(condition, "while", work);
  }

  /**
   * True between `beginCapture()` and `endCapture()`, and after the stream joined another one's capture by
   * waiting for it.
   */
  get capturing(): boolean {
    return this.#live().capture !== null;
  }

  /**
   * Begins to capture: work enqueued on this stream becomes a graph instead of running. Streams that wait for
   * an event recorded here join the capture; this stream must wait for them before it ends. Operations that
   * graphs cannot contain (synchronizing, copies of pageable memory) are errors until then.
   * `device.capture()` begins and ends a capture in one call.
   *
   * @throws {CudaError} `CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED` if the stream is being captured already, or
   * is the legacy default stream.
   */
  beginCapture(): void {
    implementation().capture.Capture.begin(this.#live());
  }

  /**
   * Ends the capture and returns the graph.
   *
   * @throws {CudaError} `CUDA_ERROR_STREAM_CAPTURE_UNJOINED` if this stream did not wait for all streams that
   * joined. The capture has ended then, too.
   */
  endCapture(): Graph {
    const state = this.#live();
    const { capture, graph } = implementation();
    return graph.capturedGraph(state.context, capture.captureBegunOn(state).end());
  }

  /** Ends the capture and discards the graph. */
  abortCapture(): void {
    implementation().capture.captureBegunOn(this.#live()).abort();
  }

  /**
   * Destroys the stream. Enqueued work still finishes, and later work on its arrays is still ordered after
   * it. A foreign stream is not destroyed.
   */
  dispose(): void {
    if (this.#resource !== null && !this.state.destroyed) releaseNow(this.#resource);
  }

  /** Calls {@link dispose} at the end of the block of a `using` declaration. */
  [Symbol.dispose](): void {
    this.dispose();
  }

  #captureConditional(
    condition: GraphCondition,
    kind: "if" | "while",
    work: (stream: Stream) => void,
  ): void {
    const state = this.#live();
    using body = createStream(state.context);
    implementation().conditional.captureConditional(state, condition, kind, body.state, () => work(body));
  }

  #live(): StreamState {
    if (this.state.destroyed) throw disposedError("the stream");
    return this.state;
  }

  /** Formats the handle and the device: `Stream 0x55d0c1 on cuda:0`. */
  toString(): string {
    const { context, handle, destroyed, capture } = this.state;
    const suffix = destroyed ? ", disposed" : capture !== null ? ", capturing" : "";
    return `Stream ${hexadecimal(handle)} on ${context}${suffix}`;
  }
}

const STREAM_OPTIONS: OptionNames<StreamOptions> = { priority: true, nonBlocking: "boolean" };

/** `device.createStream()`. */
export function createStream(context: Context, options: StreamOptions = {}): Stream {
  const driver = context.use();
  const [least, greatest] = driver.streams.priorityRange();
  const { priority = 0, nonBlocking = true } = checkOptionNames(options, STREAM_OPTIONS);
  let level: number;
  if (priority === "high") level = greatest;
  else if (priority === "low") level = least;
  else {
    level = priority as number;
    if (!Number.isInteger(level) || level < greatest || level > least) {
      const expected = `"high", "low" or an integer from ${greatest} to ${least}, where lower is more urgent`;
      throw new (typeof priority === "number" ? RangeError : TypeError)(
        invalid("priority", expected, priority),
      );
    }
  }
  const flags = nonBlocking ? STREAM_FLAG.NON_BLOCKING : STREAM_FLAG.DEFAULT;
  const state = streamState(context, driver.streams.create(flags, level), null);
  return new Stream(state, new OwnedStream(state));
}

/** `device.capture()`: captures the work that `work` enqueues on `stream`. */
export function captureGraph(stream: Stream, work: (stream: Stream) => void): Graph {
  if (!(stream instanceof Stream)) throw new TypeError(invalid("stream", "a Stream", stream));
  stream.beginCapture();
  try {
    const result: unknown = checkFunction("work", work)(stream);
    checkSynchronous("work", "because the capture ends when it returns", result);
  } catch (error) {
    stateOf(stream).capture?.abort(); // null if the device has been closed
    throw error;
  }
  const graph = stream.endCapture();
  if (implementation().graph.isEmptyGraph(graph)) {
    graph.dispose();
    throw new Error(
      "capture: nothing was captured; launch on the stream that the function receives, or on one that waits " +
        "for it",
    );
  }
  return graph;
}

/** A stream that cuffi created. */
class OwnedStream extends SharedResource {
  readonly context: Context;
  readonly #state: StreamState;

  constructor(state: StreamState) {
    super();
    this.context = state.context;
    this.#state = state;
  }

  protected override destroy(): void {
    const state = this.#state;
    const { capture } = state;
    if (state.destroyed || state.context.closed) {
      state.destroyed = true;
      if (capture?.beganOn(state)) capture.abort();
    } else if (capture !== null && !capture.beganOn(state)) {
      // The capture of another stream uses this one until it ends. Work from before the capture is
      // covered by the order event.
      state.finalEvent = state.orderEvent;
      state.destroyed = true;
      capture.after(() => destroyStream(state));
    } else {
      capture?.abort();
      destroyStream(state);
    }
  }
}

/** Throws unless both devices are of one kind: a driver crashes on handles of another one. */
function checkKind(earlier: Context, later: Context): void {
  const { name } = later.driver;
  if (earlier.driver.name === name) return;
  throw new TypeError(mismatch("earlier", `work of a ${name} device, like the stream`, `work of ${earlier}`));
}

/** Destroys a stream. If work is pending, records an event after it for streams that are ordered later. */
function destroyStream(state: StreamState): void {
  const { context } = state;
  if (context.closed) return;
  const driver = context.use();
  try {
    context.pool.drop(state);
    if (!driver.streams.query(state.handle)) {
      const event = createOrderEvent(state);
      driver.events.record(event, state.handle);
      state.finalEvent = event;
    }
  } finally {
    state.destroyed = true;
    driver.streams.destroy(state.handle);
  }
}

printAsText(Stream, "Stream");
