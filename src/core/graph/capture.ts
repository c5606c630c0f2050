/**
 * Captures: while a stream is captured, the work given to it becomes a graph instead of running. Memory that the work
 * uses is held from then on, so a graph never refers to memory that went to somebody else.
 */
import { EVENT_FLAG } from "../../base/cuda_constants.ts";
import { mismatch } from "../../base/check.ts";
import { type Context, hiddenEvent, type StreamState } from "../context.ts";
import { CudaError } from "../../base/errors.ts";
import type { Graph, KernelNode } from "./graph.ts";
import type { Stream } from "../stream/stream.ts";

const STREAM_CAPTURE_UNSUPPORTED = 900;
const STREAM_CAPTURE_MERGE = 902;
const STREAM_CAPTURE_ISOLATION = 905;

/** What a graph needs as long as it lives: an allocation, page-locked memory, a module's code. */
export interface GraphPart {
  /** Orders the stream after what used it last. */
  touch(stream: StreamState): void;
  /** What is ordered in its place: the memory that a texture reads. */
  readonly orderedAs?: GraphPart;
  hold(): void;
  unhold(): void;
}

/** What a capture has recorded besides the driver's graph. */
export interface Captured {
  readonly graph: bigint;
  /** The kernels, in the order of their launches. */
  readonly kernels: readonly KernelNode[];
  /** What the kernels use: it changes with their arguments. */
  readonly kernelMemory: ReadonlyMap<KernelNode, readonly GraphPart[]>;
  /** What everything else uses. */
  readonly memory: readonly GraphPart[];
}

export class Capture {
  readonly context: Context;
  /** The graph is a part of another one, and belongs to it. */
  readonly conditional: boolean;
  readonly #origin: StreamState;
  readonly #streams: Set<StreamState> = new Set();
  /** The stream that used the memory last within the capture. */
  readonly #last: Map<GraphPart, StreamState> = new Map();
  readonly #memory: Set<GraphPart> = new Set();
  readonly #kernels: KernelNode[] = [];
  readonly #kernelMemory: Map<KernelNode, readonly GraphPart[]> = new Map();
  readonly #after: (() => void)[] = [];
  /** Orders the streams of the capture among themselves. */
  #event: bigint | null = null;

  private constructor(origin: StreamState, conditional: boolean) {
    this.context = origin.context;
    this.conditional = conditional;
    this.#origin = origin;
  }

  /** Begins to capture a stream. */
  static begin(stream: StreamState): Capture {
    return Capture.#begin(stream, () => stream.context.use().captures.begin(stream.handle), false);
  }

  /** Begins to capture `stream` as the conditional part of what `parent` captures. */
  static beginConditional(
    stream: StreamState,
    parent: StreamState,
    condition: bigint,
    kind: "if" | "while",
  ): Capture {
    const begin = () =>
      stream.context.use().captures.beginConditional(parent.handle, condition, kind, stream.handle);
    return Capture.#begin(stream, begin, true);
  }

  static #begin(stream: StreamState, begin: () => void, conditional: boolean): Capture {
    if (stream.capture !== null) {
      throw new CudaError(
        STREAM_CAPTURE_UNSUPPORTED,
        "cuStreamBeginCapture",
        "the stream is captured already",
      );
    }
    const capture = new Capture(stream, conditional);
    capture.#mark(stream);
    begin();
    capture.#add(stream);
    stream.context.captures.add(capture);
    return capture;
  }

  /** False for a stream that only joined the capture of another one. */
  beganOn(stream: StreamState): boolean {
    return stream === this.#origin;
  }

  /** True for a stream that is being captured here. */
  includes(stream: bigint): boolean {
    for (const { handle } of this.#streams) if (handle === stream) return true;
    return false;
  }

  /** Makes `later` wait for what was captured from `earlier` so far. A stream that was not captured joins. */
  order(earlier: StreamState, later: StreamState): void {
    if (earlier === later) return;
    const driver = this.context.use();
    this.#event ??= driver.events.create(EVENT_FLAG.DISABLE_TIMING);
    driver.events.record(this.#event, earlier.handle);
    this.wait(later, this.#event);
  }

  /** Makes a stream wait for an event that was recorded in this capture. */
  wait(stream: StreamState, event: bigint): void {
    if (stream.capture !== null && stream.capture !== this) {
      throw new CudaError(
        STREAM_CAPTURE_MERGE,
        "cuStreamWaitEvent",
        "the streams belong to different captures",
      );
    }
    if (stream.capture === null) this.#mark(stream);
    this.context.use().streams.waitEvent(stream.handle, event);
    if (stream.capture === null) this.#add(stream);
  }

  /** Work on `stream` uses the memory. */
  touch(memory: GraphPart, stream: StreamState): void {
    this.orderUse(memory, stream);
    this.hold(memory);
  }

  /** The graph uses the memory, and the caller orders that. */
  hold(memory: GraphPart): void {
    if (this.#memory.has(memory)) return;
    this.#memory.add(memory);
    memory.hold();
  }

  /** Orders `stream` after the stream of the same capture that used the memory last. */
  orderUse(memory: GraphPart, stream: StreamState): void {
    const ordered = memory.orderedAs ?? memory;
    const last = this.#last.get(ordered);
    if (last !== undefined) this.order(last, stream);
    this.#last.set(ordered, stream);
  }

  /** Orders `stream` after all work of the capture that uses memory. */
  orderAll(stream: StreamState): void {
    for (const other of new Set(this.#last.values())) this.order(other, stream);
  }

  /** Ends a conditional part: what it holds belongs to the capture that it is a part of. */
  endConditional(whole: Capture, stream: StreamState): void {
    const { memory, kernelMemory } = this.end();
    try {
      for (const part of new Set([...memory, ...[...kernelMemory.values()].flat()])) {
        whole.touch(part, stream);
      }
    } finally {
      this.#letGo();
    }
  }

  /** A kernel was launched. */
  addKernel(node: KernelNode, memory: readonly GraphPart[]): void {
    for (const part of memory) part.hold();
    this.#kernels.push(node);
    this.#kernelMemory.set(node, memory);
  }

  /** Calls `then` when the capture has ended: for what must not become part of the graph. */
  after(then: () => void): void {
    this.#after.push(then);
  }

  /** Ends the capture. What it holds belongs to the caller, who lets it go; after an error nothing is held. */
  end(): Captured {
    let graph: bigint;
    try {
      graph = this.context.use().captures.end(this.#origin.handle);
    } catch (error) {
      this.#leave();
      this.#letGo();
      throw error;
    }
    this.#leave();
    return {
      graph,
      kernels: this.#kernels,
      kernelMemory: this.#kernelMemory,
      memory: [...this.#memory],
    };
  }

  /** Ends the capture for nothing. */
  abort(): void {
    try {
      const { graph } = this.end();
      if (!this.conditional) this.context.use().graphs.destroy(graph);
    } catch {
      return; // It was broken already, and is over now.
    }
    this.#letGo();
  }

  /** Records the end of the work that the stream really runs, for streams outside the capture that must wait for it. */
  #mark(stream: StreamState): void {
    stream.orderEvent ??= hiddenEvent(stream);
    this.context.use().events.record(stream.orderEvent, stream.handle);
  }

  #add(stream: StreamState): void {
    stream.capture = this;
    this.#streams.add(stream);
  }

  #leave(): void {
    for (const stream of this.#streams) stream.capture = null;
    this.context.captures.delete(this);
    if (this.#event !== null && !this.context.closed) this.context.use().events.destroy(this.#event);
    for (const then of this.#after) then();
  }

  #letGo(): void {
    for (const memory of this.#memory) memory.unhold();
    for (const memory of this.#kernelMemory.values()) {
      for (const part of memory) part.unhold();
    }
  }
}

/** The error for a captured stream that is asked to wait for work outside the capture. */
export function isolationError(): CudaError {
  return new CudaError(
    STREAM_CAPTURE_ISOLATION,
    "cuStreamWaitEvent",
    "a stream that is being captured can only wait for work of the same capture; wait before it begins, or launch the graph on a stream that waits",
  );
}

/** Captures what `work` gives to `stream`. */
export function capture(stream: Stream, work: (stream: Stream) => void): Graph {
  stream.beginCapture();
  let result: unknown;
  try {
    result = work(stream);
  } catch (error) {
    stream.abortCapture();
    throw error;
  }
  if (result instanceof Promise) {
    stream.abortCapture();
    result.catch(() => {});
    throw new TypeError(
      mismatch(
        "work",
        "a synchronous function, because the capture ends when it returns",
        "an async function",
      ),
    );
  }
  return stream.endCapture();
}

/** The capture of a stream, or an error that says that there is none. */
export function captureBegunOn(stream: StreamState): Capture {
  if (stream.capture === null || !stream.capture.beganOn(stream)) {
    throw new Error(
      stream.capture === null
        ? "the stream is not being captured: call beginCapture() first"
        : "the stream joined the capture of another one: end it there",
    );
  }
  return stream.capture;
}
