/** Captures through libcuda. */
import {
  GRAPH_CONDITION_FLAG,
  GRAPH_CONDITIONAL_TYPE,
  GRAPH_NODE_TYPE,
  STREAM_CAPTURE_DEPENDENCIES,
  STREAM_CAPTURE_MODE,
} from "../../base/cuda_constants.ts";
import { CUDA_ERROR, CudaError } from "../../base/errors.ts";
import { type BoundSymbols, runtime } from "../../runtime/index.ts";
import type { CaptureApi } from "../driver.ts";
import { type CaptureGuard, STREAM_CAPTURE_ACTIVE } from "./capture_guard.ts";
import type { CudaContexts } from "./contexts.ts";
import type { CudaLibrary } from "./library.ts";
import { CAPTURE, CAPTURE_CHILD, CAPTURE_CONDITIONAL } from "./symbols.ts";

/** Allows allocating and loading modules during a capture; neither affects it. */
const MODE = STREAM_CAPTURE_MODE.RELAXED;
const CONDITIONAL_TYPE = { if: GRAPH_CONDITIONAL_TYPE.IF, while: GRAPH_CONDITIONAL_TYPE.WHILE } as const;

/** `CUgraphNodeParams` with `CUDA_CONDITIONAL_NODE_PARAMS` */
const NODE_PARAMS = {
  type: 0,
  handle: 16,
  kind: 24,
  size: 28,
  phGraph: 32,
  context: 40,
  bytes: 256,
} as const;

/** The functions of a driver that has all of them. */
type ConditionalFunctions = {
  [K in keyof typeof CAPTURE_CONDITIONAL]: NonNullable<BoundSymbols<typeof CAPTURE_CONDITIONAL>[K]>;
};

export class CudaCaptures implements CaptureApi {
  readonly #library: CudaLibrary;
  readonly #contexts: CudaContexts;
  readonly #guard: CaptureGuard;
  #capture: BoundSymbols<typeof CAPTURE> | undefined;
  #child: BoundSymbols<typeof CAPTURE_CHILD> | undefined;
  #conditional: BoundSymbols<typeof CAPTURE_CONDITIONAL> | undefined;

  constructor(library: CudaLibrary, contexts: CudaContexts, guard: CaptureGuard) {
    this.#library = library;
    this.#contexts = contexts;
    this.#guard = guard;
  }

  begin(stream: bigint): void {
    const functions = this.#capture ??= this.#library.bind(CAPTURE);
    this.#guard.settle(stream);
    this.#library.check(functions.cuStreamBeginCapture_v2(stream, MODE), "cuStreamBeginCapture");
    this.#guard.begin();
  }

  end(stream: bigint): bigint {
    const functions = this.#capture ??= this.#library.bind(CAPTURE);
    this.#guard.end();
    this.#library.check(functions.cuStreamEndCapture(stream, this.#library.word), "cuStreamEndCapture");
    return this.#library.word[0]!;
  }

  lastNode(stream: bigint): bigint {
    return this.#captured(stream).dependencies[0] ?? 0n;
  }

  addGraph(stream: bigint, child: bigint): void {
    const functions = this.#child ??= this.#library.bind(CAPTURE_CHILD);
    const { graph, dependencies } = this.#captured(stream);
    const node = new BigUint64Array(new ArrayBuffer(8));
    this.#library.check(
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

  createCondition(stream: bigint, initial: number): bigint {
    const { cuGraphConditionalHandleCreate } = this.#conditionalFunctions();
    const { graph } = this.#captured(stream);
    const context = this.#contexts.current;
    this.#library.check(
      cuGraphConditionalHandleCreate(
        this.#library.word,
        graph,
        context,
        initial,
        GRAPH_CONDITION_FLAG.ASSIGN_DEFAULT,
      ),
      "cuGraphConditionalHandleCreate",
    );
    return this.#library.word[0]!;
  }

  beginConditional(stream: bigint, condition: bigint, kind: "if" | "while", body: bigint): void {
    const { cuGraphAddNode, cuStreamBeginCaptureToGraph } = this.#conditionalFunctions();
    const { graph, dependencies } = this.#captured(stream);
    const node = new BigUint64Array(new ArrayBuffer(8));
    const params = new DataView(new ArrayBuffer(NODE_PARAMS.bytes));
    params.setInt32(NODE_PARAMS.type, GRAPH_NODE_TYPE.CONDITIONAL, true);
    params.setBigUint64(NODE_PARAMS.handle, condition, true);
    params.setInt32(NODE_PARAMS.kind, CONDITIONAL_TYPE[kind], true);
    params.setUint32(NODE_PARAMS.size, 1, true);
    params.setBigUint64(NODE_PARAMS.context, this.#contexts.current, true);
    const after = dependencies.length > 0 ? dependencies : null;
    this.#library.check(
      cuGraphAddNode(node, graph, after, BigInt(dependencies.length), params),
      "cuGraphAddNode",
    );
    const [part] = new BigUint64Array(
      runtime.foreignBuffer(params.getBigUint64(NODE_PARAMS.phGraph, true), 8),
    );
    this.#continueAfter(node, stream);
    this.#library.check(
      cuStreamBeginCaptureToGraph(body, part!, null, null, 0n, MODE),
      "cuStreamBeginCaptureToGraph",
    );
    this.#guard.begin();
  }

  /** Makes the next work on the stream depend on the node. */
  #continueAfter(node: BigUint64Array, stream: bigint): void {
    const functions = this.#child ??= this.#library.bind(CAPTURE_CHILD);
    this.#library.check(
      functions.cuStreamUpdateCaptureDependencies(stream, node, 1n, STREAM_CAPTURE_DEPENDENCIES.SET),
      "cuStreamUpdateCaptureDependencies",
    );
  }

  #conditionalFunctions(): ConditionalFunctions {
    const functions = this.#conditional ??= this.#library.bind(CAPTURE_CONDITIONAL);
    if (Object.values(functions).includes(undefined)) {
      const version = this.#library.version();
      throw new CudaError(
        CUDA_ERROR.NOT_SUPPORTED,
        "cuGraphConditionalHandleCreate",
        `conditional nodes need a driver for CUDA 12.3 or newer; this one is for ${
          Math.floor(version / 1000)
        }.${Math.floor(version % 1000 / 10)}`,
      );
    }
    return functions as ConditionalFunctions;
  }

  /** Returns the graph being captured, and the nodes that the next work will depend on. */
  #captured(stream: bigint): { graph: bigint; dependencies: BigUint64Array } {
    const functions = this.#capture ??= this.#library.bind(CAPTURE);
    const graph = new BigUint64Array(new ArrayBuffer(8));
    const id = new BigUint64Array(new ArrayBuffer(8));
    this.#library.check(
      functions.cuStreamGetCaptureInfo_v2(
        stream,
        this.#library.int,
        id,
        graph,
        this.#library.word,
        this.#library.secondWord,
      ),
      "cuStreamGetCaptureInfo",
    );
    // The other results are not written then.
    if (this.#library.int[0] !== STREAM_CAPTURE_ACTIVE) {
      const detail = "another library, or another thread, has waited for the device during the capture";
      throw new CudaError(CUDA_ERROR.STREAM_CAPTURE_INVALIDATED, "cuStreamGetCaptureInfo", detail);
    }
    const count = Number(this.#library.secondWord[0]);
    const dependencies = new BigUint64Array(new ArrayBuffer(8 * count));
    if (count > 0) {
      dependencies.set(new BigUint64Array(runtime.foreignBuffer(this.#library.word[0]!, 8 * count)));
    }
    return { graph: graph[0]!, dependencies };
  }
}
