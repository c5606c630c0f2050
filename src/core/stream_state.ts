/** Streams as the rest of the core sees them: their state, and how one is ordered after another. */
import { checkOptionNames, disposedError, invalid, type OptionNames } from "../base/check.ts";
import { EVENT_FLAG } from "../base/cuda_constants.ts";
import { areFaultsIgnored, CUDA_ERROR, CudaError, NO_HINT } from "../base/errors.ts";
import { track } from "../base/finalization.ts";
import type { Context } from "./context.ts";
import type { FreeLists } from "./memory/pool.ts";

/**
 * The state of a stream. Several `Stream` objects may share one foreign stream, and so may have one state
 * each.
 */
export interface StreamState {
  readonly context: Context;
  readonly handle: bigint;
  /** Covers all work of a stream that was destroyed while work was pending. */
  finalEvent: bigint | null;
  destroyed: boolean;
  /** Orders other streams after this one. Created on first use. */
  orderEvent: bigint | null;
  /** The foreign object that the handle came from, kept alive with it; null for cuffi's own streams. */
  readonly owner: unknown;
  /** Freed memory that may be reused on this stream; managed by the memory pool. */
  free: FreeLists | null;
  /** The capture that records this stream, if any. */
  capture: StreamCapture | null;
  /** A failure of work on the stream that the driver does not know of. The next wait reports it. */
  failure: StreamFailure | null;
  /** Whose work, on this stream or on those that it waits for, may fail without the driver's knowledge. */
  sources: Set<FailureSource> | null;
}

/** A failure of work that the driver does not know of. */
export interface StreamFailure extends Error {
  /** Returns a copy, which has the stack of the call that throws it. */
  again(): Error;
  /** Whether an error reports the same failure. */
  is(error: Error | null): boolean;
}

/** Whoever enqueues work that may fail without the driver's knowledge: a world. */
export interface FailureSource {
  /** Called when `later` begins to wait for `earlier`: it depends on the work there. */
  follow(later: StreamState, earlier: StreamState): void;
}

/** Makes the next call that waits for the stream throw an error. */
export function reportLater(stream: StreamState, error: StreamFailure): void {
  stream.failure ??= error;
}

/** Throws the error of {@link reportLater}, once, unless errors of lost contexts are being dropped. */
export function reportFailure(stream: StreamState): void {
  const { failure } = stream;
  if (failure === null || areFaultsIgnored()) return;
  stream.failure = null;
  throw failure.again();
}

/** Makes a failure of work on `earlier` one of `later`, which waits for it. */
export function inheritFailures(earlier: StreamState, later: StreamState): void {
  for (const source of earlier.sources ?? []) source.follow(later, earlier);
}

/** Blocks until the work enqueued on the stream has finished. Throws the error of {@link reportLater}, too. */
export function synchronizeStream(stream: StreamState): void {
  stream.context.use().streams.synchronize(stream.handle);
  reportFailure(stream);
}

/** A `Stream`, as options take it. */
export interface StreamLike extends Disposable {
  /** The `CUstream`. */
  readonly handle: bigint;
  /** The `__cuda_stream__` protocol. */
  __cuda_stream__(): [0, bigint];
}

/** Returns the state of a stream, a private property of `Stream`; undefined for other objects. */
export function stateOf(stream: StreamLike): StreamState;
export function stateOf(stream: StreamLike | null | undefined): StreamState | undefined;
export function stateOf(stream: StreamLike | null | undefined): StreamState | undefined {
  return (stream as unknown as { readonly state: StreamState } | null | undefined)?.state;
}

/** A resource that a graph retains as long as its work may run: memory, textures, a module's code. */
export interface GraphResource {
  /** Orders `stream` after the last use of the resource. */
  touch(stream: StreamState): void;
  /** The resource whose uses are ordered in place of this one's: the memory that a texture reads. */
  readonly orderedAs?: GraphResource;
  retain(): void;
  release(): void;
}

/** A resource that a kernel argument refers to: memory, textures. */
export interface ArgumentResource extends GraphResource {
  /** True once the resource has been disposed of. */
  readonly freed: boolean;
  /** Makes `stream` the last one that uses the resource, without ordering it. */
  touchUnordered(stream: StreamState): void;
}

/** A kernel launch in a graph. Only `Kernel` creates them, and adds what it knows of the launch. */
export interface CapturedKernel {
  /** The `CUgraphNode`. */
  readonly handle: bigint;
}

/**
 * A capture in progress, as the code that enqueues work sees it. Implemented by `Capture` in
 * graph/capture.ts.
 */
export interface StreamCapture {
  /** True if the capture records the stream with this handle. */
  includes(stream: bigint): boolean;
  /** False for a stream that joined the capture of another one. */
  beganOn(stream: StreamState): boolean;
  /**
   * Makes `later` wait for the work captured from `earlier` so far. A stream that is not being captured
   * joins.
   */
  order(earlier: StreamState, later: StreamState): void;
  /** Makes a stream wait for an event that was recorded in this capture. */
  wait(stream: StreamState, event: bigint): void;
  /**
   * Orders `stream` after the last use of the resource in this capture, and retains the resource for the
   * graph.
   */
  touch(resource: GraphResource, stream: StreamState): void;
  /** Retains the resource for the graph; the caller orders its use. */
  retain(resource: GraphResource): void;
  /** Orders `stream` after the stream of this capture that used the resource last. */
  orderUse(resource: GraphResource, stream: StreamState): void;
  /**
   * Throws if captured work uses the resource and `stream` is not part of the capture: its work would run at
   * once, before that of the graph.
   */
  requireUnused(resource: GraphResource, stream: StreamState): void;
  /** Records a kernel launch and retains the resources that it uses. */
  addKernel(node: CapturedKernel, resources: readonly GraphResource[]): void;
  /** Calls `then` when the capture has ended, to free what must not become part of the graph. */
  after(then: () => void): void;
  /** Ends the capture and discards the graph. */
  abort(): void;
}

/** The captures in progress, of all devices. Until the last one has ended, waiting for a device fails. */
export const capturesInProgress: Set<StreamCapture> = new Set();

/** A new state for a stream handle. */
export function streamState(context: Context, handle: bigint, owner: unknown): StreamState {
  return {
    context,
    handle,
    finalEvent: null,
    destroyed: false,
    orderEvent: null,
    owner,
    free: null,
    capture: null,
    failure: null,
    sources: null,
  };
}

/** Returns an object that {@link streamOf} accepts for a state. */
export function streamLike(state: StreamState): StreamLike {
  return { state } as unknown as StreamLike;
}

/** The stream of an option, or the context's default stream. Throws if it cannot be used on this context. */
export function streamOf(context: Context, stream: StreamLike | undefined): StreamState {
  if (stream === undefined) return context.defaultStream();
  const state = stateOf(stream);
  if (state?.handle === undefined) {
    throw new TypeError(invalid("stream", "a Stream (asStream() wraps a foreign handle)", stream));
  }
  if (state.destroyed) throw disposedError("the stream");
  if (state.context !== context) {
    throw new TypeError(`stream: expected one of device ${context}, got one of ${state.context}`);
  }
  return state;
}

const STREAM_OPTION: OptionNames<{ stream?: StreamLike }> = { stream: true };

/** Returns the stream in the options of a call that has no other option. */
export function streamOption(options: { readonly stream?: StreamLike | undefined }): StreamLike | undefined {
  return checkOptionNames(options, STREAM_OPTION).stream;
}

/** Throws if a capture in progress uses the resource and does not record `stream`. */
export function requireNotCaptured(resource: GraphResource, stream: StreamState): void {
  for (const capture of stream.context.captures) capture.requireUnused(resource, stream);
}

/** Throws in a capture, for an operation that waits to learn the size of its result. */
export function requireKnownSize(name: string, stream: StreamState): void {
  if (stream.capture === null) return;
  throw new CudaError(
    CUDA_ERROR.STREAM_CAPTURE_UNSUPPORTED,
    name,
    "a graph cannot contain it, because the size of the result depends on the data",
  );
}

/** Throws if the stream is being captured, because a graph cannot copy to a typed array. */
export function rejectCapturedDownload(stream: StreamState): void {
  if (stream.capture === null) return;
  throw new CudaError(
    CUDA_ERROR.STREAM_CAPTURE_UNSUPPORTED,
    "download",
    "the stream is being captured, and its work runs when the graph is launched; " +
      "download() or toHost() after the launch, or copy to page-locked memory in the graph",
    NO_HINT,
  );
}

/** Makes `later` wait for everything enqueued on `earlier` so far. */
export function orderStreams(earlier: StreamState, later: StreamState): void {
  if (
    earlier === later ||
    (earlier.handle === later.handle && earlier.context === later.context && !earlier.destroyed)
  ) return;
  // Closing a device that shares memory with others waits for its work.
  if (earlier.context.closed) return;
  if (earlier.sources !== null) inheritFailures(earlier, later);
  const { driver } = earlier.context;
  if (earlier.destroyed) {
    if (earlier.finalEvent !== null) {
      later.context.use();
      driver.streams.waitEvent(later.handle, earlier.finalEvent);
    }
    return;
  }
  earlier.context.use();
  // A capture recorded the event when it began, after the work that the stream runs outside the graph.
  if (earlier.capture === null) {
    earlier.orderEvent ??= createOrderEvent(earlier);
    driver.events.record(earlier.orderEvent, earlier.handle);
  }
  if (later.context !== earlier.context) later.context.use();
  driver.streams.waitEvent(later.handle, earlier.orderEvent!);
}

/** Creates an event without timing that lives as long as the stream's state. */
export function createOrderEvent(stream: StreamState): bigint {
  const { context } = stream;
  const event = context.use().events.create(EVENT_FLAG.DISABLE_TIMING);
  track(stream, {
    dispose: () => {
      if (!context.closed) context.use().events.destroy(event);
    },
    onFinalized: () => {},
  });
  return event;
}

/**
 * Blocks until the work enqueued on the stream has finished, even if the stream was destroyed or is being
 * captured.
 */
export function waitForWork(stream: StreamState): void {
  if (stream.context.closed) return;
  const driver = stream.context.use();
  if (!stream.destroyed && stream.capture === null) return driver.streams.synchronize(stream.handle);
  const event = stream.destroyed ? stream.finalEvent : stream.orderEvent;
  if (event !== null) driver.events.synchronize(event);
}
