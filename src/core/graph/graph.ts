/**
 * Graphs: work that is captured once and launched as a whole.
 *
 * @module
 */
import { hexadecimal, printAsText } from "../../runtime/inspect.ts";
import { disposedError, invalid } from "../../base/check.ts";
import { resourceOf, ResourceOwner } from "../../base/shared_resource.ts";
import type { Context } from "../context.ts";
import type { KernelArgument } from "../module/arguments.ts";
import { graphResources, type Kernel, prepareLaunch } from "../module/kernel.ts";
import { type CapturedKernel, type StreamLike, streamOf } from "../stream_state.ts";
import type { Capture, Captured } from "./capture.ts";
import { OwnedGraph, RetainedResources } from "./resource.ts";

/** A kernel in a graph, as it was launched during the capture. */
export interface KernelNode {
  /** The kernel. */
  readonly kernel: Kernel;
  /** Blocks in the grid. */
  readonly grid: readonly [x: number, y: number, z: number];
  /** Threads in a block. */
  readonly block: readonly [x: number, y: number, z: number];
  /** Bytes of dynamic shared memory per block. */
  readonly sharedBytes: number;
}

/** A kernel node with the `CUgraphNode`, which only the library uses. */
type OwnedNode = KernelNode & CapturedKernel;

/**
 * Captured work: kernels, copies and fills in their order. Instantiate it to run it. Memory that the work
 * uses stays allocated until the graph is disposed of, even if its arrays are disposed of earlier. Disposing
 * of the graph leaves executable graphs intact.
 *
 * ```ts
 * using graph = device.capture((stream) => {
 *   filter.launch({ grid, block, stream }, y, x, n);
 *   sharpen.launch({ grid, block, stream }, z, y, n);
 * });
 * using frame = graph.instantiate();
 * for (;;) frame.launch(stream);
 * ```
 */
export class Graph extends ResourceOwner {
  /**
   * The kernels, in the order of their launches, without those of child graphs and of the bodies of `ifNonZero()` and
   * `whileNonZero()`.
   */
  readonly kernels: readonly KernelNode[];

  /** @ignore Use `device.capture()` or `stream.endCapture()`. */
  constructor(
    context: Context,
    handle: bigint,
    kernels: readonly KernelNode[],
    resources: RetainedResources,
  ) {
    super(new OwnedGraph(context, handle, resources, (graph) => context.driver.graphs.destroy(graph)));
    this.kernels = kernels;
  }

  /** The `CUgraph`. */
  get handle(): bigint {
    if (this.disposed) throw disposedError("the graph");
    return ownedGraph(this).handle;
  }

  /** Creates an executable graph. It stays valid if this graph is disposed of. */
  instantiate(): ExecutableGraph {
    const handle = this.handle;
    const executable = ownedGraph(this).context.use().graphs.instantiate(handle);
    return executableGraph(ownedGraph(this), executable, this.kernels);
  }

  /** Returns a copy with its own kernel nodes. */
  clone(): Graph {
    const { context, resources } = ownedGraph(this);
    const driver = context.use();
    const clone = driver.graphs.clone(this.handle);
    const nodes = new Map((this.kernels as readonly OwnedNode[]).map((node) => {
      const handle = driver.graphs.nodeInClone(node.handle, clone);
      return [node, { ...node, handle }];
    }));
    return new Graph(context, clone, [...nodes.values()], resources.copyFor(nodes));
  }

  /** Adds a copy of this graph, as a child graph, to the work that `stream` is capturing. */
  addTo(stream: StreamLike): void {
    const child = this.handle;
    const { context, resources } = ownedGraph(this);
    const state = streamOf(context, stream);
    const { capture } = state;
    if (capture === null) {
      throw new TypeError(
        "stream: expected one that is being captured; to run the graph, launch the result of instantiate()",
      );
    }
    for (const resource of resources.all) capture.touch(resource, state);
    context.use().captures.addGraph(state.handle, child);
  }

  /** Describes the graph in Graphviz's DOT language: `dot -Tsvg` draws it. */
  toDot(): string {
    return ownedGraph(this).context.use().graphs.dot(this.handle);
  }

  /** Formats the number of {@link kernels} and the device: `Graph of 2 kernels on cuda:0`. */
  override toString(): string {
    return describe(this, this.kernels.length);
  }
}

/**
 * A graph that can be launched any number of times, one launch after the other. Created by
 * `graph.instantiate()`. Launches that are enqueued when it is disposed of still finish.
 *
 * ```ts
 * using graph = device.capture(() => kernel.launch({ grid, block }, y, x, n));
 * using executable = graph.instantiate();
 * executable.launch();
 * executable.setArguments(graph.kernels[0]!, x, y, n); // for later launches
 * executable.launch();
 * ```
 */
export class ExecutableGraph extends ResourceOwner {
  /** Handles of the kernel nodes in the graph that this one was instantiated from. */
  #nodes: ReadonlyMap<KernelNode, bigint>;

  /** @ignore Use `graph.instantiate()`. */
  constructor(resource: OwnedGraph, kernels: readonly KernelNode[]) {
    super(resource);
    this.#nodes = new Map((kernels as readonly OwnedNode[]).map((node) => [node, node.handle]));
  }

  /** The `CUgraphExec`. */
  get handle(): bigint {
    if (this.disposed) throw disposedError("the executable graph");
    return ownedGraph(this).handle;
  }

  /**
   * Enqueues the whole graph on a stream, after other streams' pending work on its memory.
   *
   * @param stream Default: the device's stream.
   */
  launch(stream?: StreamLike): void {
    const { handle } = this;
    const { context, resources } = ownedGraph(this);
    const state = streamOf(context, stream);
    if (state.capture !== null) {
      throw new TypeError(
        "stream: expected one that is not being captured; add the graph as a child graph with graph.addTo()",
      );
    }
    for (const resource of resources.all) resource.touch(state);
    context.use().graphs.launch(handle, state.handle);
  }

  /** Changes all arguments of a kernel in TypeScript, by name as in its launch. */
  setArguments(node: KernelNode, values: Readonly<Record<string, unknown>>): void;
  /**
   * Changes all arguments of one kernel for later launches.
   *
   * @param node One of the `kernels` of the graph that this was instantiated from.
   * @throws {TypeError} If the node belongs to another graph, or the arguments do not match the kernel's
   * parameters.
   */
  setArguments(node: KernelNode, ...args: KernelArgument[]): void;
  setArguments(node: KernelNode, ...args: unknown[]): void {
    const original = this.#nodes.get(node);
    if (original === undefined) {
      throw new TypeError(
        invalid("node", `one of the \`kernels\` of the graph that this was instantiated from`, node),
      );
    }
    const { handle } = this;
    const { kernel, grid, block, sharedBytes } = node;
    const { parameters, memory } = prepareLaunch(kernel, args as KernelArgument[]);
    const { context, resources } = ownedGraph(this);
    resources.replace(node as OwnedNode, graphResources(kernel, memory), () => {
      context.use().graphs.setKernel(
        handle,
        original,
        kernel.handle,
        ...grid,
        ...block,
        sharedBytes,
        parameters,
      );
    });
  }

  /**
   * Takes over all parameters of a graph with the same structure: the same kernels and copies in the same
   * order. Afterwards {@link ExecutableGraph.setArguments} expects the nodes of that graph.
   *
   * @throws {CudaError} `CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE` if the structures differ. Nothing changes
   * then.
   */
  update(graph: Graph): void {
    if (!(graph instanceof Graph)) throw new TypeError(invalid("graph", "a Graph", graph));
    const { handle } = this;
    const resource = ownedGraph(this);
    resource.context.use().graphs.update(handle, graph.handle);
    const before = resource.resources;
    resource.resources = ownedGraph(graph).resources.copy();
    const handles = [...this.#nodes.values()];
    this.#nodes = new Map(graph.kernels.map((node, index) => [node, handles[index]!]));
    before.release();
  }

  /** Formats the number of kernels and the device: `ExecutableGraph of 2 kernels on cuda:0`. */
  override toString(): string {
    return describe(this, this.#nodes.size);
  }
}

/**
 * A value on the device that decides whether a part of a graph runs; created by `stream.createCondition()`.
 * Kernels set it:
 *
 * ```cuda
 * extern "C" __device__ void cudaGraphSetConditional(unsigned long long handle, unsigned int value);
 * ```
 *
 * ```ts
 * using graph = device.capture((stream) => {
 *   const more = stream.createCondition(1);
 *   stream.whileNonZero(more, (body) => step.launch({ grid, block, stream: body }, x, more.handle));
 * });
 * ```
 */
export class GraphCondition {
  /** The `CUgraphConditionalHandle`: a kernel argument of type `unsigned long long`. */
  readonly handle: bigint;
  /** The capture of the graph that it belongs to. */
  private readonly capture: Capture;

  /** @ignore */
  constructor(handle: bigint, capture: Capture) {
    this.handle = handle;
    this.capture = capture;
  }

  /** Formats the handle: `GraphCondition 0x2`. */
  toString(): string {
    return `GraphCondition ${hexadecimal(this.handle)}`;
  }
}

/** Returns the resource of a graph, a private property. */
function ownedGraph(owner: Graph | ExecutableGraph): OwnedGraph {
  return resourceOf(owner);
}

/** Wraps an executable graph of the driver. */
function executableGraph(graph: OwnedGraph, handle: bigint, kernels: readonly KernelNode[]): ExecutableGraph {
  const { context } = graph;
  graph.retain();
  context.names.set(handle, `graph of ${kernels.length} ${kernels.length === 1 ? "kernel" : "kernels"}`);
  const resource = new OwnedGraph(context, handle, graph.resources.copy(), (executable) => {
    context.names.delete(executable);
    context.driver.graphs.destroyExecutable(executable);
    graph.release();
  });
  return new ExecutableGraph(resource, kernels);
}

/** Wraps the graph of a capture that has ended. */
export function capturedGraph(
  context: Context,
  { graph, kernels, kernelResources, resources }: Captured,
): Graph {
  const retained = new RetainedResources(resources, kernelResources);
  return new Graph(context, graph, kernels as unknown as readonly KernelNode[], retained);
}

/** Returns true if a graph does nothing. Asks the driver only if cuffi's own calls captured nothing. */
export function isEmptyGraph(graph: Graph): boolean {
  const { context, resources } = ownedGraph(graph);
  return graph.kernels.length === 0 && resources.all.length === 0 &&
    context.use().graphs.isEmpty(graph.handle);
}

/** Returns the capture that a condition belongs to, a private property. */
export function conditionCapture(condition: GraphCondition): Capture {
  return (condition as unknown as { readonly capture: Capture }).capture;
}

function describe(graph: Graph | ExecutableGraph, count: number): string {
  const kernels = `${count} ${count === 1 ? "kernel" : "kernels"}`;
  const suffix = graph.disposed ? ", disposed" : "";
  return `${graph.constructor.name} of ${kernels} on ${ownedGraph(graph).context}${suffix}`;
}

printAsText(Graph, "Graph");
printAsText(ExecutableGraph, "ExecutableGraph");
printAsText(GraphCondition, "GraphCondition");
