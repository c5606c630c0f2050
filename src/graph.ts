/**
 * Graphs: work that was captured once and is launched as a whole.
 *
 * @module
 */
import type { KernelArgument } from "./arguments.ts";
import type { Capture, Captured, GraphPart } from "./capture.ts";
import { show } from "./check.ts";
import type { Context, StreamState } from "./context.ts";
import { disown, own, type Releasable } from "./lifetime.ts";
import { streamOf } from "./memory.ts";
import type { Kernel } from "./kernel.ts";
import type { Stream } from "./stream.ts";

/** A kernel in a graph, as it was launched during the capture. */
export interface KernelNode {
  /** The kernel. */
  readonly kernel: Kernel;
  /** Blocks in the grid. */
  readonly grid: readonly [x: number, y: number, z: number];
  /** Threads in a block. */
  readonly block: readonly [x: number, y: number, z: number];
  /** Bytes of dynamic shared memory a block. */
  readonly sharedBytes: number;
  /** @internal The `CUgraphNode`. */
  readonly handle: bigint;
}

/** Memory that somebody holds, counted: the same memory may be used by several kernels. */
class HeldMemory {
  readonly #fixed: readonly GraphPart[];
  readonly #byKernel: Map<KernelNode, readonly GraphPart[]>;
  #all: GraphPart[] | null = null;

  constructor(fixed: readonly GraphPart[], byKernel: ReadonlyMap<KernelNode, readonly GraphPart[]>) {
    this.#fixed = fixed;
    this.#byKernel = new Map(byKernel);
  }

  /** Every memory once. */
  get all(): readonly GraphPart[] {
    return this.#all ??= [...new Set([...this.#fixed, ...[...this.#byKernel.values()].flat()])];
  }

  /** The same memory, held once more. */
  copy(): HeldMemory {
    const copy = new HeldMemory(this.#fixed, this.#byKernel);
    for (const memory of copy.#each()) memory.hold();
    return copy;
  }

  /** The same memory, held once more, for kernels that go by other nodes. */
  copyFor(nodes: ReadonlyMap<KernelNode, KernelNode>): HeldMemory {
    const byKernel = [...this.#byKernel].map(([node, memory]) => [nodes.get(node)!, memory] as const);
    return new HeldMemory(this.#fixed, new Map(byKernel)).copy();
  }

  /** A kernel uses other memory from now on. */
  replace(node: KernelNode, memory: readonly GraphPart[]): void {
    const before = this.#byKernel.get(node) ?? [];
    for (const part of memory) part.hold();
    this.#byKernel.set(node, memory);
    this.#all = null;
    for (const part of before) part.unhold();
  }

  letGo(): void {
    for (const memory of this.#each()) memory.unhold();
  }

  #each(): GraphPart[] {
    return [...this.#fixed, ...[...this.#byKernel.values()].flat()];
  }
}

/** What graphs and executable graphs own: a driver's object and the memory that it refers to. */
class OwnedGraph implements Releasable {
  readonly context: Context;
  readonly handle: bigint;
  readonly #destroy: (handle: bigint) => void;
  memory: HeldMemory;
  released = false;
  #holds = 0;

  constructor(context: Context, handle: bigint, memory: HeldMemory, destroy: (handle: bigint) => void) {
    this.context = context;
    this.handle = handle;
    this.memory = memory;
    this.#destroy = destroy;
  }

  /** Keeps the driver's object: the kernels of an executable graph go by the nodes of the graph that it was made from. */
  hold(): void {
    this.#holds++;
  }

  unhold(): void {
    if (--this.#holds === 0 && this.released) this.#destroyNow();
  }

  release(): void {
    if (this.released) return;
    this.released = true;
    try {
      if (this.#holds === 0) this.#destroyNow();
    } finally {
      this.memory.letGo();
    }
  }

  forgotten(): void {
    this.context.counters.forgotten++;
  }

  #destroyNow(): void {
    if (this.context.closed) return;
    this.context.use();
    this.#destroy(this.handle);
  }
}

/**
 * Captured work: kernels, copies and fills with their order. It runs once it is instantiated. The memory that it uses
 * stays until the graph is disposed of, even if its arrays are disposed of before.
 *
 * ```ts
 * using graph = device.capture((stream) => {
 *   blur.launch({ grid, block, stream }, y, x, n);
 *   sharpen.launch({ grid, block, stream }, z, y, n);
 * });
 * using frame = graph.instantiate();
 * for (;;) frame.launch(stream);
 * ```
 */
export class Graph implements Disposable {
  /** The kernels, in the order in which they were launched; those of child graphs are not among them. */
  readonly kernels: readonly KernelNode[];
  readonly #context: Context;
  readonly #resource: OwnedGraph;

  private constructor(context: Context, handle: bigint, kernels: readonly KernelNode[], memory: HeldMemory) {
    this.kernels = kernels;
    this.#context = context;
    this.#resource = new OwnedGraph(
      context,
      handle,
      memory,
      (graph) => context.driver.graphDestroy(graph),
    );
    own(this, this.#resource);
  }

  /** @internal The graph of a capture that has ended. */
  static of(context: Context, { graph, kernels, kernelMemory, memory }: Captured): Graph {
    return new Graph(context, graph, kernels, new HeldMemory(memory, kernelMemory));
  }

  /** The `CUgraph`. */
  get handle(): bigint {
    if (this.#resource.released) throw new Error("the graph was used after dispose()");
    return this.#resource.handle;
  }

  /** Makes the graph ready to be launched. The graph itself may be disposed of afterwards. */
  instantiate(): ExecutableGraph {
    const handle = this.handle;
    const executable = this.#context.use().graphInstantiate(handle);
    return ExecutableGraph.of(this.#resource, executable, this.kernels);
  }

  /** A copy with kernel nodes of its own. */
  clone(): Graph {
    const driver = this.#context.use();
    const clone = driver.graphClone(this.handle);
    const nodes = new Map(this.kernels.map((node) => {
      const handle = driver.graphNodeInClone(node.handle, clone);
      return [node, { ...node, handle }];
    }));
    return new Graph(this.#context, clone, [...nodes.values()], this.#resource.memory.copyFor(nodes));
  }

  /** Adds a copy of this graph, as a child graph, to the work that `stream` is capturing. */
  addTo(stream: Stream): void {
    const child = this.handle;
    const state = streamOf(this.#context, stream);
    const { capture } = state;
    if (capture === null) {
      throw new TypeError(
        "stream: it is not being captured; a graph is added within capture(), or made ready by instantiate() and launched",
      );
    }
    for (const memory of this.#resource.memory.all) capture.touch(memory, state);
    this.#context.use().streamCaptureGraph(state.handle, child);
  }

  /** The graph in Graphviz's language: `dot -Tsvg` draws it. */
  toDot(): string {
    return this.#context.use().graphDot(this.handle);
  }

  /** @internal */
  get memory(): HeldMemory {
    return this.#resource.memory;
  }

  /** @internal */
  get context(): Context {
    return this.#context;
  }

  /** True after `dispose()`. */
  get disposed(): boolean {
    return this.#resource.released;
  }

  /** Destroys the graph. What was instantiated from it stays. */
  dispose(): void {
    if (!this.#resource.released) disown(this.#resource);
  }

  [Symbol.dispose](): void {
    this.dispose();
  }
}

/** A graph that can be launched, as often as wanted, one launch after the other. Made by `graph.instantiate()`. */
export class ExecutableGraph implements Disposable {
  readonly #context: Context;
  readonly #resource: OwnedGraph;
  /** The nodes by which kernels go → their handles in the graph that this was instantiated from. */
  #kernels: ReadonlyMap<KernelNode, bigint>;

  private constructor(resource: OwnedGraph, kernels: readonly KernelNode[]) {
    this.#context = resource.context;
    this.#resource = resource;
    this.#kernels = new Map(kernels.map((node) => [node, node.handle]));
    own(this, resource);
  }

  /** @internal Use `graph.instantiate()`. */
  static of(graph: OwnedGraph, handle: bigint, kernels: readonly KernelNode[]): ExecutableGraph {
    const { context } = graph;
    graph.hold();
    context.names.set(handle, `graph of ${kernels.length} ${kernels.length === 1 ? "kernel" : "kernels"}`);
    const resource = new OwnedGraph(context, handle, graph.memory.copy(), (executable) => {
      context.names.delete(executable);
      context.driver.graphExecDestroy(executable);
      graph.unhold();
    });
    return new ExecutableGraph(resource, kernels);
  }

  /** The `CUgraphExec`. */
  get handle(): bigint {
    if (this.#resource.released) throw new Error("the executable graph was used after dispose()");
    return this.#resource.handle;
  }

  /**
   * Gives the whole graph to a stream. Arrays that another stream touched last are waited for.
   *
   * @param stream Default: the device's stream.
   */
  launch(stream?: Stream): void {
    const { handle } = this;
    const state = streamOf(this.#context, stream);
    if (state.capture !== null) {
      throw new TypeError(
        "stream: it is being captured; addTo() of the graph makes this a child graph of that one",
      );
    }
    for (const memory of this.#resource.memory.all) memory.touch(state);
    this.#context.use().graphLaunch(handle, state.handle);
  }

  /**
   * Changes the arguments of one kernel for the launches from now on; launches before are not affected.
   *
   * @param node One of the `kernels` of the graph that this was instantiated from.
   * @throws {TypeError} Another graph's node, wrong number or kind of arguments.
   */
  setArguments(node: KernelNode, ...args: KernelArgument[]): void {
    const original = this.#kernels.get(node);
    if (original === undefined) {
      throw new TypeError(
        `node: ${
          show(node)
        } given; accepted is one of the \`kernels\` of the graph that this was instantiated from`,
      );
    }
    const { handle } = this;
    const { kernel, grid, block, sharedBytes } = node;
    const { parameters, memory } = kernel.prepare(args);
    const parts = kernel.graphParts(memory);
    this.#context.use().graphExecSetKernel(
      handle,
      original,
      kernel.handle,
      ...grid,
      ...block,
      sharedBytes,
      parameters,
    );
    this.#resource.memory.replace(node, parts);
  }

  /**
   * Takes over everything of a graph of the same shape: the same kernels and copies in the same order. From then on
   * {@link ExecutableGraph.setArguments} goes by the nodes of that graph.
   *
   * @throws {CudaError} `CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE`: the graphs differ in shape. Nothing has changed then.
   */
  update(graph: Graph): void {
    const { handle } = this;
    this.#context.use().graphExecUpdate(handle, graph.handle);
    const before = this.#resource.memory;
    this.#resource.memory = graph.memory.copy();
    const handles = [...this.#kernels.values()];
    this.#kernels = new Map(graph.kernels.map((node, index) => [node, handles[index]!]));
    before.letGo();
  }

  /** True after `dispose()`. */
  get disposed(): boolean {
    return this.#resource.released;
  }

  /** Destroys it; launches that were given still finish. */
  dispose(): void {
    if (!this.#resource.released) disown(this.#resource);
  }

  [Symbol.dispose](): void {
    this.dispose();
  }
}

/** @internal Captures what `work` gives to `stream`. */
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
      "work: an async function given; a capture is over when the function returns, so accepted is a plain one",
    );
  }
  return stream.endCapture();
}

/** @internal The capture of a stream, or an error that says that there is none. */
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
