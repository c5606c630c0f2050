/**
 * Streams: queues of device work.
 *
 * @module
 */
import { STREAM_FLAG } from "../../base/cuda_constants.ts";
import { invalid } from "../../base/check.ts";
import type { StreamState } from "../context.ts";
import { Event } from "./event.ts";
import { Graph, type GraphCondition } from "../graph/graph.ts";
import { late } from "../../late.ts";
import { disown, own, type Releasable } from "../../base/finalization.ts";
import { poll, type WaitOptions } from "./poll.ts";

/** Options of `device.createStream()`. */
export interface StreamOptions {
  /**
   * Lower is more urgent, as in CUDA. Accepted is the device's own range (`device.streamPriorityRange()`), or `"high"`
   * and `"low"` for its ends. A number outside the range is an error: it is never clamped.
   */
  priority?: number | "high" | "low";
  /** False: the stream synchronizes with the legacy default stream. Default true. */
  nonBlocking?: boolean;
}

/**
 * A queue of device work that runs in order. Made by `device.createStream()`, or around a foreign handle by `asStream()`.
 *
 * ```ts
 * using stream = device.createStream({ priority: "high" });
 * kernel.launch({ grid: 100, block: 256, stream }, x, y);
 * await stream.finished();
 * ```
 */
export class Stream implements Disposable {
  /** @internal */
  readonly state: StreamState;
  readonly #resource: Releasable | null;

  /** @internal Use `device.createStream()` or `asStream()`. */
  constructor(state: StreamState, resource: Releasable | null) {
    this.state = state;
    this.#resource = resource;
    if (resource) own(this, resource);
  }

  /** The `CUstream` (the same as a `cudaStream_t`). 0n is the legacy default stream. */
  get handle(): bigint {
    return this.#live().handle;
  }

  /** Lower is more urgent. */
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

  /** The protocol by which other libraries adopt this stream: `[version, handle]` of `cuda.core`'s `__cuda_stream__`. */
  __cuda_stream__(): [0, bigint] {
    return [0, this.handle];
  }

  /** True if all work given so far has finished. Throws what a kernel's fault left behind. */
  query(): boolean {
    const state = this.#live();
    return state.context.use().streams.query(state.handle);
  }

  /** Blocks until all work given so far has finished. */
  synchronize(): void {
    const state = this.#live();
    state.context.use().streams.synchronize(state.handle);
  }

  /**
   * Resolves when all work given so far has finished; the event loop stays free meanwhile.
   *
   * @throws The `CudaError` of a kernel that faulted, the signal's reason, or a `TimeoutError`.
   */
  finished(options: WaitOptions = {}): Promise<void> {
    const state = this.#live();
    return poll(() => {
      if (state.destroyed) throw new Error("the stream was disposed while finished() was waiting for it");
      return state.context.use().streams.query(state.handle);
    }, options);
  }

  /** Work given to this stream from now on waits for an event, or for everything given to another stream so far. */
  wait(earlier: Event | Stream): void {
    const state = this.#live();
    if (earlier instanceof Stream) {
      const before = earlier.#live();
      if (before.capture !== null) before.capture.order(before, state);
      else if (state.capture !== null) throw late().captures.isolationError();
      else late().contexts.orderStreams(before, state);
    } else if (earlier instanceof Event) {
      const { handle, capture } = earlier;
      if (capture !== null) capture.wait(state, handle);
      else if (state.capture !== null) throw late().captures.isolationError();
      else state.context.use().streams.waitEvent(state.handle, handle);
    } else {
      throw new TypeError(invalid("earlier", "an Event or a Stream", earlier));
    }
  }

  /** Records an event after all work given so far: `event` if given, else a new one. */
  record(event: Event = Event.create(this.state.context)): Event {
    const state = this.#live();
    state.context.use().events.record(event.handle, state.handle);
    event.capture = state.capture;
    return event;
  }

  /**
   * A condition of the graph that this stream captures: a value on the device that kernels set, and that decides about work of
   * {@link Stream.ifNonZero} and {@link Stream.whileNonZero}.
   *
   * ```ts
   * // extern "C" __device__ void cudaGraphSetConditional(unsigned long long handle, unsigned int value);
   * // __global__ void step(float* x, unsigned long long more) { …; cudaGraphSetConditional(more, error > 1e-6f); }
   * using graph = device.capture((stream) => {
   *   const more = stream.createCondition(1);
   *   stream.whileNonZero(more, (body) => step.launch({ grid, block, stream: body }, x, more.handle));
   * });
   * ```
   *
   * @param initial Its value whenever the graph is launched. Default 0.
   * @throws {CudaError} CUDA_ERROR_NOT_SUPPORTED: the driver is older than CUDA 12.3.
   */
  createCondition(initial = 0): GraphCondition {
    return late().conditional.createCondition(this.#live(), initial);
  }

  /** Captures work that runs if the condition is not zero then. `work` gives it to the stream that it gets. */
  ifNonZero(condition: GraphCondition, work: (stream: Stream) => void): void {
    late().conditional.captureConditional(this.#live(), condition, "if", work);
  }

  /** Captures work that runs again and again as long as the condition is not zero. `work` gives it to the stream that it gets. */
  whileNonZero(condition: GraphCondition, work: (stream: Stream) => void): void {
    late().conditional.captureConditional(this.#live(), condition, "while", work);
  }

  /** True between `beginCapture()` and `endCapture()`, and for a stream that joined the capture of another one by waiting for it. */
  get capturing(): boolean {
    return this.#live().capture !== null;
  }

  /**
   * From now on work given to this stream becomes a graph instead of running. Streams that wait for an event recorded here
   * join the capture; they must be waited for in turn before it ends. What cannot be part of a graph (synchronizing, copies
   * from and to pageable memory) is an error until then. `device.capture()` does both ends.
   *
   * @throws {CudaError} `CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED`: the stream is captured already, or is the legacy default stream.
   */
  beginCapture(): void {
    late().captures.Capture.begin(this.#live());
  }

  /**
   * Ends the capture.
   *
   * @throws {CudaError} `CUDA_ERROR_STREAM_CAPTURE_UNJOINED`: this stream did not wait for all that joined. The capture is over
   * then too.
   */
  endCapture(): Graph {
    const state = this.#live();
    return Graph.of(state.context, late().captures.captureBegunOn(state).end());
  }

  /** Ends the capture and drops what was captured. */
  abortCapture(): void {
    late().captures.captureBegunOn(this.#live()).abort();
  }

  /**
   * Destroys the stream; work given to it still finishes, and arrays that it used stay ordered after it. A foreign
   * stream is only let go.
   */
  dispose(): void {
    if (this.#resource && !this.state.destroyed) disown(this.#resource);
    else this.state.destroyed ||= this.#resource !== null;
  }

  /** What `using` calls: {@link dispose}. */
  [Symbol.dispose](): void {
    this.dispose();
  }

  #live(): StreamState {
    if (this.state.destroyed) throw new Error("the stream was used after dispose()");
    return this.state;
  }
}
