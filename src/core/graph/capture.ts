/**
 * Stream capture: work enqueued on a captured stream becomes a graph instead of running. The capture, and
 * later the graph, retains the memory that the work uses, so that a graph never refers to memory that was
 * freed and reused.
 */
import { EVENT_FLAG } from "../../base/cuda_constants.ts";
import { CUDA_ERROR, CudaError, NO_HINT } from "../../base/errors.ts";
import { disposeQuietly, releaseAll } from "../../base/finalization.ts";
import { hexadecimal } from "../../runtime/inspect.ts";
import type { Context } from "../context.ts";
import {
  type CapturedKernel,
  capturesInProgress,
  createOrderEvent,
  type GraphResource,
  type StreamCapture,
  type StreamState,
} from "../stream_state.ts";

/**
 * The result of a capture. The resources are retained once for each time they are listed; the caller releases
 * them.
 */
export interface Captured {
  /** The `CUgraph`. */
  readonly graph: bigint;
  /** The kernel nodes, in the order of their launches. */
  readonly kernels: readonly CapturedKernel[];
  /** Resources by kernel, because changing a kernel's arguments replaces them. */
  readonly kernelResources: ReadonlyMap<CapturedKernel, readonly GraphResource[]>;
  /** Resources of all other work. */
  readonly resources: readonly GraphResource[];
}

/** A capture that began on one stream and may extend to others. */
export class Capture implements StreamCapture {
  readonly context: Context;
  /** The stream whose capture contains the conditional node, if the graph is the body of one and belongs to it. */
  readonly around: StreamState | null;
  readonly #origin: StreamState;
  readonly #streams: Set<StreamState> = new Set();
  /** The stream of this capture that used each resource last. */
  readonly #lastUse: Map<GraphResource, StreamState> = new Map();
  readonly #resources: Set<GraphResource> = new Set();
  readonly #kernels: CapturedKernel[] = [];
  readonly #kernelResources: Map<CapturedKernel, readonly GraphResource[]> = new Map();
  readonly #after: (() => void)[] = [];
  /** Order the streams of each device before others. */
  readonly #events: Map<Context, bigint> = new Map();

  private constructor(origin: StreamState, around: StreamState | null) {
    this.context = origin.context;
    this.around = around;
    this.#origin = origin;
  }

  /** Begins to capture a stream. Throws if it is being captured already. */
  static begin(stream: StreamState): Capture {
    return Capture.#begin(stream, () => stream.context.use().captures.begin(stream.handle), null);
  }

  /** Begins to capture `stream` as the body of a conditional node in the capture of `parent`. */
  static beginConditional(
    stream: StreamState,
    parent: StreamState,
    condition: bigint,
    kind: "if" | "while",
  ): Capture {
    const begin = () =>
      stream.context.use().captures.beginConditional(parent.handle, condition, kind, stream.handle);
    return Capture.#begin(stream, begin, parent);
  }

  static #begin(stream: StreamState, begin: () => void, around: StreamState | null): Capture {
    if (stream.capture !== null) {
      throw new CudaError(
        CUDA_ERROR.STREAM_CAPTURE_UNSUPPORTED,
        "cuStreamBeginCapture",
        "the stream is being captured already; enqueue the work in that capture, or capture another stream",
        NO_HINT,
      );
    }
    const capture = new Capture(stream, around);
    capture.#recordOrderEvent(stream);
    begin();
    capture.#add(stream);
    return capture;
  }

  beganOn(stream: StreamState): boolean {
    return stream === this.#origin;
  }

  includes(stream: bigint): boolean {
    for (const { handle } of this.#streams) if (handle === stream) return true;
    return false;
  }

  order(earlier: StreamState, later: StreamState): void {
    if (earlier === later) return;
    const { context } = earlier, driver = context.use();
    let event = this.#events.get(context);
    if (event === undefined) {
      this.#events.set(context, event = driver.events.create(EVENT_FLAG.DISABLE_TIMING));
    }
    driver.events.record(event, earlier.handle);
    this.wait(later, event);
  }

  wait(stream: StreamState, event: bigint): void {
    if (stream.capture !== null && stream.capture !== this) {
      throw new CudaError(
        CUDA_ERROR.STREAM_CAPTURE_MERGE,
        "cuStreamWaitEvent",
        "the streams belong to different captures",
      );
    }
    if (stream.capture === null) this.#recordOrderEvent(stream);
    stream.context.use().streams.waitEvent(stream.handle, event);
    if (stream.capture === null) this.#add(stream);
  }

  touch(resource: GraphResource, stream: StreamState): void {
    this.orderUse(resource, stream);
    this.retain(resource);
  }

  retain(resource: GraphResource): void {
    if (this.#resources.has(resource)) return;
    resource.retain();
    this.#resources.add(resource);
  }

  orderUse(resource: GraphResource, stream: StreamState): void {
    const ordered = resource.orderedAs ?? resource;
    const last = this.#lastUse.get(ordered);
    if (last !== undefined) this.order(last, stream);
    this.#lastUse.set(ordered, stream);
  }

  requireUnused(resource: GraphResource, stream: StreamState): void {
    const captured = this.#lastUse.get(resource);
    if (captured === undefined || this.includes(stream.handle)) return;
    const [name, other] = [captured, stream].map(({ handle }) => `Stream ${hexadecimal(handle)}`);
    throw new TypeError(
      `stream: the memory is used by work that is being captured on ${name}, and ${other} is not part of the ` +
        "capture; launch on the stream that is captured, or call wait() with that stream on this one first",
    );
  }

  /** Orders `stream` after all captured work that uses resources. */
  orderAll(stream: StreamState): void {
    for (const other of new Set(this.#lastUse.values())) this.order(other, stream);
  }

  /** Ends the capture of a conditional body, and passes its resources to the capture around it. */
  endConditional(parent: Capture, stream: StreamState): void {
    const { resources, kernelResources } = this.end();
    try {
      for (const resource of new Set([...resources, ...[...kernelResources.values()].flat()])) {
        parent.touch(resource, stream);
      }
    } finally {
      this.#releaseResources();
    }
  }

  addKernel(node: CapturedKernel, resources: readonly GraphResource[]): void {
    for (const resource of resources) resource.retain();
    this.#kernels.push(node);
    this.#kernelResources.set(node, resources);
  }

  after(then: () => void): void {
    this.#after.push(then);
  }

  /**
   * Ends the capture. The caller must release the resources of the result; after an error nothing is
   * retained.
   */
  end(): Captured {
    let graph: bigint;
    try {
      graph = this.context.use().captures.end(this.#origin.handle);
    } catch (error) {
      this.#leave();
      this.#releaseResources();
      throw error;
    }
    this.#leave();
    return {
      graph,
      kernels: this.#kernels,
      kernelResources: this.#kernelResources,
      resources: [...this.#resources],
    };
  }

  abort(): void {
    let graph: bigint;
    try {
      ({ graph } = this.end());
    } catch {
      return; // The driver had already invalidated the capture, or the device is closed. It has ended now.
    }
    try {
      if (this.around === null) this.context.use().graphs.destroy(graph);
    } catch {
      // The error that led here comes first.
    } finally {
      this.#releaseResources();
    }
  }

  /**
   * Records the end of the work before the capture, for streams outside the capture that wait for this one.
   */
  #recordOrderEvent(stream: StreamState): void {
    stream.orderEvent ??= createOrderEvent(stream);
    stream.context.use().events.record(stream.orderEvent, stream.handle);
  }

  #add(stream: StreamState): void {
    if (stream.context !== this.context) this.retain(stream.context);
    stream.capture = this;
    stream.context.captures.add(this);
    capturesInProgress.add(this);
    this.#streams.add(stream);
  }

  #leave(): void {
    capturesInProgress.delete(this);
    for (const stream of this.#streams) {
      stream.capture = null;
      stream.context.captures.delete(this);
    }
    for (const [context, event] of this.#events) {
      if (!context.closed) disposeQuietly({ dispose: () => context.use().events.destroy(event) });
    }
    for (const then of this.#after) disposeQuietly({ dispose: then });
  }

  /** Releases everything once: closing the device may have ended the capture already. */
  #releaseResources(): void {
    const resources = [...this.#resources, ...[...this.#kernelResources.values()].flat()];
    this.#resources.clear();
    this.#kernelResources.clear();
    releaseAll(resources);
  }
}

/** The error for a captured stream that would wait for work outside its capture. */
export function isolationError(): CudaError {
  return new CudaError(
    CUDA_ERROR.STREAM_CAPTURE_ISOLATION,
    "cuStreamWaitEvent",
    "a stream that is being captured can only wait for work of the same capture",
  );
}

/** The capture that records a stream, if any. */
export function captureOf(stream: StreamState): Capture | null {
  return stream.capture as Capture | null; // the only implementation of StreamCapture
}

/** The capture that began on a stream, or an error if there is none. */
export function captureBegunOn(stream: StreamState): Capture {
  const capture = captureOf(stream);
  if (capture === null) throw new Error("the stream is not being captured; call beginCapture() first");
  if (!capture.beganOn(stream)) {
    throw new Error("the stream joined the capture of another one; end the capture on that stream");
  }
  return capture;
}
