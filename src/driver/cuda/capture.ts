/**
 * Captures by libcuda, and the guards that keep other calls from spoiling them: libcuda ends a capture with an error when
 * something is asked of it that a graph cannot hold, so such calls are refused before libcuda sees them.
 *
 * @module
 */
import { CudaError } from "../../errors.ts";
import { type BoundSymbols, runtime } from "../../runtime/index.ts";
import { CudaContexts } from "./context.ts";
import { CAPTURE, CAPTURE_CHILD } from "./symbols.ts";

/** `CU_STREAM_CAPTURE_MODE_RELAXED`: allocating and loading code meanwhile is allowed; neither touches the capture. */
const RELAXED = 2;
/** `CU_STREAM_SET_CAPTURE_DEPENDENCIES` */
const SET_DEPENDENCIES = 1;
const STREAM_CAPTURE_UNSUPPORTED = 900;
const CAPTURED_EVENT = 907;

export class CudaCaptures extends CudaContexts {
  /** Captures that have begun on this thread and not ended. While it is 0, no guard asks anything. */
  #active = 0;
  /** Events that were recorded in a capture: libcuda cannot be asked whether one was. */
  readonly #capturedEvents: Set<bigint> = new Set();
  #capture: BoundSymbols<typeof CAPTURE> | undefined;
  #child: BoundSymbols<typeof CAPTURE_CHILD> | undefined;

  streamBeginCapture(stream: bigint): void {
    const functions = this.#capture ??= this.library.bind(CAPTURE);
    this.check(functions.cuStreamBeginCapture_v2(stream, RELAXED), "cuStreamBeginCapture");
    this.#active++;
  }

  streamEndCapture(stream: bigint): bigint {
    const functions = this.#capture ??= this.library.bind(CAPTURE);
    if (--this.#active === 0) this.#capturedEvents.clear();
    this.check(functions.cuStreamEndCapture(stream, this.word), "cuStreamEndCapture");
    return this.word[0]!;
  }

  streamCaptureNode(stream: bigint): bigint {
    return this.#captured(stream).dependencies[0] ?? 0n;
  }

  streamCaptureGraph(stream: bigint, child: bigint): void {
    const functions = this.#child ??= this.library.bind(CAPTURE_CHILD);
    const { graph, dependencies } = this.#captured(stream);
    const node = new BigUint64Array(new ArrayBuffer(8));
    this.check(
      functions.cuGraphAddChildGraphNode(
        node,
        graph,
        dependencies.length > 0 ? dependencies : null,
        BigInt(dependencies.length),
        child,
      ),
      "cuGraphAddChildGraphNode",
    );
    this.check(
      functions.cuStreamUpdateCaptureDependencies(stream, node, 1n, SET_DEPENDENCIES),
      "cuStreamUpdateCaptureDependencies",
    );
  }

  override contextSynchronize(): void {
    if (this.#active > 0) {
      throw new CudaError(
        STREAM_CAPTURE_UNSUPPORTED,
        "cuCtxSynchronize",
        "a stream of the device is being captured",
      );
    }
    super.contextSynchronize();
  }

  /** Throws if the stream is being captured. */
  protected refuseCaptured(stream: bigint, call: string, detail: string): void {
    if (this.#active > 0 && this.#isCapturing(stream)) {
      throw new CudaError(STREAM_CAPTURE_UNSUPPORTED, call, detail);
    }
  }

  /** Throws if the event was recorded in a capture that still goes on. */
  protected refuseCapturedEvent(event: bigint, call: string): void {
    if (this.#active > 0 && this.#capturedEvents.has(event)) {
      throw new CudaError(CAPTURED_EVENT, call, "the event was recorded in a stream that is being captured");
    }
  }

  /** Notes where an event is being recorded. */
  protected noteRecorded(event: bigint, stream: bigint): void {
    if (this.#active === 0) return;
    if (this.#isCapturing(stream)) this.#capturedEvents.add(event);
    else this.#capturedEvents.delete(event);
  }

  #isCapturing(stream: bigint): boolean {
    const functions = this.#capture ??= this.library.bind(CAPTURE);
    this.check(functions.cuStreamIsCapturing(stream, this.int), "cuStreamIsCapturing");
    return this.int[0] !== 0;
  }

  /** The graph that a stream captures, and the nodes that its next work will come after. */
  #captured(stream: bigint): { graph: bigint; dependencies: BigUint64Array } {
    const functions = this.#capture ??= this.library.bind(CAPTURE);
    const graph = new BigUint64Array(new ArrayBuffer(8));
    const id = new BigUint64Array(new ArrayBuffer(8));
    this.check(
      functions.cuStreamGetCaptureInfo_v2(stream, this.int, id, graph, this.word, this.secondWord),
      "cuStreamGetCaptureInfo",
    );
    const count = Number(this.secondWord[0]);
    const dependencies = new BigUint64Array(new ArrayBuffer(8 * count));
    if (count > 0) dependencies.set(new BigUint64Array(runtime.foreignBuffer(this.word[0]!, 8 * count)));
    return { graph: graph[0]!, dependencies };
  }
}
