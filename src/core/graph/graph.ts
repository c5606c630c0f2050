/**
 * Graphs: work that was captured once and is launched as a whole.
 *
 * @module
 */
import type { KernelArgument } from "../module/arguments.ts";
import type { Capture, Captured } from "./capture.ts";
import { invalid } from "../../base/check.ts";
import type { Context } from "../context.ts";
import type { HeldMemory, OwnedGraph } from "./resource.ts";
import { late } from "../../late.ts";
import { disown, own } from "../../base/finalization.ts";
import { streamOf } from "../memory/memory.ts";
import type { Kernel } from "../module/kernel.ts";
import type { Stream } from "../stream/stream.ts";

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
    this.#resource = new (late().graphs.OwnedGraph)(
      context,
      handle,
      memory,
      (graph) => context.driver.graphs.destroy(graph),
    );
    own(this, this.#resource);
  }

  /** @internal The graph of a capture that has ended. */
  static of(context: Context, { graph, kernels, kernelMemory, memory }: Captured): Graph {
    return new Graph(context, graph, kernels, new (late().graphs.HeldMemory)(memory, kernelMemory));
  }

  /** The `CUgraph`. */
  get handle(): bigint {
    if (this.#resource.released) throw new Error("the graph was used after dispose()");
    return this.#resource.handle;
  }

  /** Makes the graph ready to be launched. The graph itself may be disposed of afterwards. */
  instantiate(): ExecutableGraph {
    const handle = this.handle;
    const executable = this.#context.use().graphs.instantiate(handle);
    return ExecutableGraph.of(this.#resource, executable, this.kernels);
  }

  /** A copy with kernel nodes of its own. */
  clone(): Graph {
    const driver = this.#context.use();
    const clone = driver.graphs.clone(this.handle);
    const nodes = new Map(this.kernels.map((node) => {
      const handle = driver.graphs.nodeInClone(node.handle, clone);
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
    this.#context.use().captures.addGraph(state.handle, child);
  }

  /** The graph in Graphviz's language: `dot -Tsvg` draws it. */
  toDot(): string {
    return this.#context.use().graphs.dot(this.handle);
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

  /** What `using` calls: {@link dispose}. */
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
    const resource = new (late().graphs.OwnedGraph)(context, handle, graph.memory.copy(), (executable) => {
      context.names.delete(executable);
      context.driver.graphs.destroyExecutable(executable);
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
    this.#context.use().graphs.launch(handle, state.handle);
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
        invalid("node", `one of the \`kernels\` of the graph that this was instantiated from`, node),
      );
    }
    const { handle } = this;
    const { kernel, grid, block, sharedBytes } = node;
    const { parameters, memory } = kernel.prepare(args);
    const parts = kernel.graphParts(memory);
    this.#context.use().graphs.setKernel(
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
    this.#context.use().graphs.update(handle, graph.handle);
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

  /** What `using` calls: {@link dispose}. */
  [Symbol.dispose](): void {
    this.dispose();
  }
}

/**
 * A value on the device that decides about a part of a graph; made by `stream.createCondition()`. Kernels set it:
 *
 * ```cuda
 * extern "C" __device__ void cudaGraphSetConditional(unsigned long long handle, unsigned int value);
 * ```
 */
export class GraphCondition {
  /** The `CUgraphConditionalHandle`: an argument for kernels, of type `unsigned long long`. */
  readonly handle: bigint;
  /** @internal The capture of the graph that it belongs to. */
  readonly capture: Capture;

  /** @internal */
  constructor(handle: bigint, capture: Capture) {
    this.handle = handle;
    this.capture = capture;
  }
}
