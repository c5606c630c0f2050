/**
 * Captures by libcuda, and the guards that keep other calls from spoiling them: libcuda ends a capture with an error when
 * something is asked of it that a graph cannot hold, so such calls are refused before libcuda sees them.
 *
 * @module
 */
import { CUDA_ERROR, CudaError } from "../../base/errors.ts";
import { type BoundSymbols, runtime } from "../../runtime/index.ts";
import { CudaContexts } from "./context.ts";
import { CAPTURE, CAPTURE_CHILD, CAPTURE_CONDITIONAL } from "./symbols.ts";

/** `CU_STREAM_CAPTURE_MODE_RELAXED`: allocating and loading code meanwhile is allowed; neither touches the capture. */
const RELAXED = 2;
/** `CU_STREAM_SET_CAPTURE_DEPENDENCIES` */
const SET_DEPENDENCIES = 1;
/** `CU_GRAPH_COND_ASSIGN_DEFAULT` */
const ASSIGN_DEFAULT = 1;
/** `CU_GRAPH_NODE_TYPE_CONDITIONAL` */
const CONDITIONAL = 13;
/** `CUgraphConditionalNodeType` */
const CONDITIONAL_TYPE = { if: 0, while: 1 } as const;
/** `CUgraphNodeParams`: the type, and from byte 16 on handle, type, size, phGraph_out, ctx of a conditional node. */
const NODE_PARAMS_BYTES = 256;
const STREAM_CAPTURE_UNSUPPORTED = 900;
const CAPTURED_EVENT = 907;

/** All of them are there. */
type ConditionalFunctions = {
  [K in keyof typeof CAPTURE_CONDITIONAL]: NonNullable<BoundSymbols<typeof CAPTURE_CONDITIONAL>[K]>;
};

export class CudaCaptures extends CudaContexts {
  /** Captures that have begun on this thread and not ended. While it is 0, no guard asks anything. */
  #active = 0;
  /** Events that were recorded in a capture: libcuda cannot be asked whether one was. */
  readonly #capturedEvents: Set<bigint> = new Set();
  #capture: BoundSymbols<typeof CAPTURE> | undefined;
  #child: BoundSymbols<typeof CAPTURE_CHILD> | undefined;
  #conditional: BoundSymbols<typeof CAPTURE_CONDITIONAL> | undefined;

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
    this.#continueAfter(node, stream);
  }

  streamCaptureCondition(stream: bigint, initial: number): bigint {
    const { cuGraphConditionalHandleCreate } = this.#conditionalFunctions();
    const { graph } = this.#captured(stream);
    const context = this.currentContext();
    this.check(
      cuGraphConditionalHandleCreate(this.word, graph, context, initial, ASSIGN_DEFAULT),
      "cuGraphConditionalHandleCreate",
    );
    return this.word[0]!;
  }

  streamBeginConditional(stream: bigint, condition: bigint, kind: "if" | "while", body: bigint): void {
    const { cuGraphAddNode, cuStreamBeginCaptureToGraph } = this.#conditionalFunctions();
    const { graph, dependencies } = this.#captured(stream);
    const node = new BigUint64Array(new ArrayBuffer(8));
    const params = new DataView(new ArrayBuffer(NODE_PARAMS_BYTES));
    params.setInt32(0, CONDITIONAL, true);
    params.setBigUint64(16, condition, true);
    params.setInt32(24, CONDITIONAL_TYPE[kind], true);
    params.setUint32(28, 1, true);
    params.setBigUint64(40, this.currentContext(), true);
    const after = dependencies.length > 0 ? dependencies : null;
    this.check(cuGraphAddNode(node, graph, after, BigInt(dependencies.length), params), "cuGraphAddNode");
    const [part] = new BigUint64Array(runtime.foreignBuffer(params.getBigUint64(32, true), 8));
    this.#continueAfter(node, stream);
    this.check(
      cuStreamBeginCaptureToGraph(body, part!, null, null, 0n, RELAXED),
      "cuStreamBeginCaptureToGraph",
    );
    this.#active++;
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

  /** What the stream captures from now on comes after the node. */
  #continueAfter(node: BigUint64Array, stream: bigint): void {
    const functions = this.#child ??= this.library.bind(CAPTURE_CHILD);
    this.check(
      functions.cuStreamUpdateCaptureDependencies(stream, node, 1n, SET_DEPENDENCIES),
      "cuStreamUpdateCaptureDependencies",
    );
  }

  #conditionalFunctions(): ConditionalFunctions {
    const functions = this.#conditional ??= this.library.bind(CAPTURE_CONDITIONAL);
    if (Object.values(functions).includes(undefined)) {
      const version = this.driverVersion();
      throw new CudaError(
        CUDA_ERROR.NOT_SUPPORTED,
        "cuGraphConditionalHandleCreate",
        `conditional work in graphs needs a driver for CUDA 12.3 or newer; this one is for ${
          Math.floor(version / 1000)
        }.${Math.floor(version % 1000 / 10)}`,
      );
    }
    return functions as ConditionalFunctions;
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
