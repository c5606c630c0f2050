/**
 * Graphs. The work of a captured stream becomes graph nodes instead of commands. A graph launch enqueues its
 * nodes in capture order, which satisfies their dependencies.
 */
import { CUDA_ERROR, CudaError } from "../../../base/errors.ts";
import { HandleTable, newHandle } from "./handles.ts";
import type { StreamRecord } from "./streams.ts";

/** Enqueues a node's work on a stream. */
type Work = (stream: StreamRecord) => void;

/** A value in memory that controls conditional nodes. It is freed with the last graph that uses it. */
export interface Condition {
  readonly address: bigint;
  /** Enqueues a reset to the initial value. */
  readonly reset: Work;
  readonly isSet: () => boolean;
  readonly free: () => void;
  /** Number of graphs that use it. */
  users: number;
}

function release(conditions: readonly Condition[]): void {
  for (const condition of conditions) if (--condition.users === 0) condition.free();
}

function retain(conditions: readonly Condition[]): readonly Condition[] {
  for (const condition of conditions) condition.users++;
  return conditions;
}

interface Node {
  readonly handle: bigint;
  readonly kind: "kernel" | "copy" | "fill" | "collective" | "graph" | "if" | "while";
  /** Text of the node in DOT output. */
  readonly label: string;
  readonly dependencies: readonly Node[];
  readonly work: Work;
  /**
   * Allocates what the work needs, which may wait for the queue. Called before conditional work, where
   * waiting is impossible.
   */
  readonly prepare: (() => void) | undefined;
}

class Graph {
  /** The nodes in capture order. */
  readonly nodes: readonly Node[];
  /** Node handles of the original → node handles here, in a clone. */
  readonly copies: ReadonlyMap<bigint, bigint>;
  readonly conditions: readonly Condition[];

  constructor(
    nodes: readonly Node[],
    conditions: readonly Condition[],
    copies: ReadonlyMap<bigint, bigint> = new Map(),
  ) {
    this.nodes = nodes;
    this.conditions = conditions;
    this.copies = copies;
  }
}

interface Executable {
  /** The nodes of the instantiated graph. */
  readonly nodes: readonly Node[];
  /** The handles of kernel nodes. */
  readonly kernels: ReadonlySet<bigint>;
  /** Work by node handle. */
  readonly work: Map<bigint, Work>;
  conditions: readonly Condition[];
}

/** State of an event that was recorded on a captured stream. */
export interface CapturedEvent {
  readonly capture: GraphCapture;
  readonly dependencies: readonly Node[];
}

/** One capture, which may span several streams. */
export class GraphCapture {
  readonly nodes: Node[] = [];
  /** Shared by a graph and its conditional bodies. */
  readonly conditions: Condition[];
  readonly origin: StreamRecord;
  /** It captures the body of a conditional node and creates no graph. */
  readonly conditional: boolean;
  /** The dependencies of each stream's next node. */
  readonly #dependencies: Map<StreamRecord, readonly Node[]> = new Map();
  ended = false;

  constructor(origin: StreamRecord, around?: GraphCapture) {
    this.origin = origin;
    this.conditional = around !== undefined;
    this.conditions = around?.conditions ?? [];
    this.join(origin, []);
  }

  add(stream: StreamRecord, kind: Node["kind"], label: string, work: Work, prepare?: () => void): void {
    const dependencies = this.#dependenciesOf(stream);
    const node: Node = { handle: newHandle(), kind, label, dependencies, work, prepare };
    this.nodes.push(node);
    this.#dependencies.set(stream, [node]);
  }

  #dependenciesOf(stream: StreamRecord): readonly Node[] {
    return this.#dependencies.get(stream) ?? [];
  }

  /** Returns the last node of a stream, 0 if there is none. */
  last(stream: StreamRecord): bigint {
    return this.#dependenciesOf(stream)[0]?.handle ?? 0n;
  }

  recordEvent(stream: StreamRecord): CapturedEvent {
    return { capture: this, dependencies: this.#dependenciesOf(stream) };
  }

  /** Adds dependencies to the next node of a stream, which joins the capture. */
  join(stream: StreamRecord, dependencies: readonly Node[]): void {
    stream.capture = this;
    this.#dependencies.set(stream, [...new Set([...this.#dependenciesOf(stream), ...dependencies])]);
  }

  /** Ends the capture on all its streams. Returns true if the origin stream depends on all nodes. */
  end(): boolean {
    this.ended = true;
    for (const stream of this.#dependencies.keys()) stream.capture = null;
    const reached = new Set(this.#dependenciesOf(this.origin));
    // The loop visits nodes added while it runs.
    for (const { dependencies } of reached) for (const node of dependencies) reached.add(node);
    return reached.size === this.nodes.length;
  }
}

/** The graphs of a device. */
export class Graphs {
  readonly #graphs: HandleTable<Graph> = new HandleTable("graph");
  readonly #executables: HandleTable<Executable> = new HandleTable("executable graph");
  #active = 0;

  begin(stream: StreamRecord, call: string): void {
    this.#begin(stream, undefined, call);
  }

  #begin(stream: StreamRecord, around: GraphCapture | undefined, call: string): GraphCapture {
    if (stream.capture) {
      throw new CudaError(CUDA_ERROR.STREAM_CAPTURE_UNSUPPORTED, call, "the stream is being captured");
    }
    this.#active++;
    return new GraphCapture(stream, around);
  }

  /** Adds a condition to the graph being captured. */
  addCondition(stream: StreamRecord, condition: Condition, call: string): void {
    this.#captured(stream, call).conditions.push(condition);
  }

  /**
   * Adds a conditional node and begins to capture its body from the stream `body`.
   *
   * @param branch enqueues work that runs `enqueueBody` depending on the condition
   */
  beginConditional(
    stream: StreamRecord,
    handle: bigint,
    kind: "if" | "while",
    body: StreamRecord,
    branch: (condition: Condition, enqueueBody: Work, target: StreamRecord) => void,
    call: string,
  ): void {
    const capture = this.#captured(stream, call);
    const condition = capture.conditions.find(({ address }) => address === handle);
    if (condition === undefined) {
      throw new CudaError(CUDA_ERROR.INVALID_VALUE, call, "the condition does not belong to the graph");
    }
    const { nodes } = this.#begin(body, capture, call);
    const prepare = () => {
      for (const { prepare } of nodes) prepare?.();
    };
    capture.add(stream, kind, `0x${handle.toString(16)}`, (target) => {
      prepare();
      branch(condition, (inner) => {
        for (const node of nodes) node.work(inner);
      }, target);
    }, prepare);
  }

  /** Throws unless the stream is being captured. */
  requireCaptured(stream: StreamRecord, call: string): void {
    this.#captured(stream, call);
  }

  #captured(stream: StreamRecord, call: string): GraphCapture {
    if (stream.capture) return stream.capture;
    throw new CudaError(CUDA_ERROR.INVALID_VALUE, call, "the stream is not being captured");
  }

  end(stream: StreamRecord, call: string): bigint {
    const { capture } = stream;
    if (capture?.origin !== stream) {
      throw new CudaError(
        CUDA_ERROR.STREAM_CAPTURE_UNMATCHED,
        call,
        "the capture did not begin on this stream",
      );
    }
    this.#active--;
    if (!capture.end()) {
      if (!capture.conditional) release(capture.conditions);
      throw new CudaError(
        CUDA_ERROR.STREAM_CAPTURE_UNJOINED,
        call,
        "a stream that joined the capture has work that the origin stream does not wait for",
      );
    }
    return capture.conditional ? 0n : this.#graphs.add(new Graph(capture.nodes, capture.conditions));
  }

  /** Throws if any stream is being captured. */
  requireNoCapture(call: string): void {
    if (this.#active > 0) {
      throw new CudaError(
        CUDA_ERROR.STREAM_CAPTURE_UNSUPPORTED,
        call,
        "a stream of the device is being captured",
      );
    }
  }

  lastNode(stream: StreamRecord, call: string): bigint {
    return this.#captured(stream, call).last(stream);
  }

  addChild(stream: StreamRecord, child: bigint, call: string): void {
    const { nodes, conditions } = this.#graphs.get(child, call);
    requireNoConditions(conditions, call);
    this.#captured(stream, call).add(stream, "graph", `graph of ${nodes.length}`, (target) => {
      for (const node of nodes) node.work(target);
    }, () => {
      for (const { prepare } of nodes) prepare?.();
    });
  }

  isEmpty(graph: bigint, call: string): boolean {
    return this.#graphs.get(graph, call).nodes.length === 0;
  }

  clone(graph: bigint, call: string): bigint {
    requireNoConditions(this.#graphs.get(graph, call).conditions, call);
    const copies = new Map<bigint, bigint>();
    const byHandle = new Map<bigint, Node>();
    const nodes = this.#graphs.get(graph, call).nodes.map((node) => {
      const dependencies = node.dependencies.map(({ handle }) => byHandle.get(handle)!);
      const copy = { ...node, handle: newHandle(), dependencies };
      byHandle.set(node.handle, copy);
      copies.set(node.handle, copy.handle);
      return copy;
    });
    return this.#graphs.add(new Graph(nodes, [], copies));
  }

  nodeInClone(node: bigint, clone: bigint, call: string): bigint {
    const copy = this.#graphs.get(clone, call).copies.get(node);
    if (copy === undefined) {
      throw new CudaError(
        CUDA_ERROR.INVALID_VALUE,
        call,
        "the node does not belong to the graph that was cloned",
      );
    }
    return copy;
  }

  dot(graph: bigint, call: string): string {
    const { nodes } = this.#graphs.get(graph, call);
    const names = new Map(nodes.map((node, index) => [node, `n${index}`]));
    const lines = nodes.flatMap((node) => [
      `  ${names.get(node)} [label=${JSON.stringify(`${node.kind}\n${node.label}`)}];`,
      ...node.dependencies.map((dependency) => `  ${names.get(dependency)} -> ${names.get(node)};`),
    ]);
    return `digraph graph_${graph} {\n  node [shape=box];\n${lines.join("\n")}\n}\n`;
  }

  destroy(graph: bigint, call: string): void {
    const { conditions } = this.#graphs.get(graph, call);
    this.#graphs.remove(graph, call);
    release(conditions);
  }

  instantiate(graph: bigint, call: string): bigint {
    return this.#executables.add(executable(this.#graphs.get(graph, call)));
  }

  update(handle: bigint, graph: bigint, call: string): void {
    const target = this.#executables.get(handle, call);
    const source = this.#graphs.get(graph, call);
    // Dependencies precede the nodes that depend on them.
    const counterparts = new Map<Node, Node>();
    const same = target.nodes.length === source.nodes.length && target.nodes.every((node, i) => {
      const other = source.nodes[i]!;
      counterparts.set(node, other);
      return node.kind === other.kind && node.dependencies.length === other.dependencies.length &&
        node.dependencies.every((before, k) => counterparts.get(before) === other.dependencies[k]);
    });
    if (!same) {
      throw new CudaError(CUDA_ERROR.GRAPH_EXEC_UPDATE_FAILURE, call, "the graphs differ in topology");
    }
    const before = target.conditions;
    target.conditions = retain(source.conditions);
    release(before);
    target.nodes.forEach((node, i) => target.work.set(node.handle, source.nodes[i]!.work));
  }

  setKernel(handle: bigint, node: bigint, work: Work, call: string): void {
    const { kernels, work: all } = this.#executables.get(handle, call);
    if (!kernels.has(node)) {
      throw new CudaError(CUDA_ERROR.INVALID_VALUE, call, "the node is not a kernel node of the graph");
    }
    all.set(node, work);
  }

  launch(handle: bigint, stream: StreamRecord, call: string): void {
    const { work: all, conditions } = this.#executables.get(handle, call);
    for (const { reset } of conditions) reset(stream);
    for (const work of all.values()) work(stream);
  }

  destroyExecutable(handle: bigint, call: string): void {
    const { conditions } = this.#executables.get(handle, call);
    this.#executables.remove(handle, call);
    release(conditions);
  }
}

function executable(graph: Graph): Executable {
  return {
    nodes: graph.nodes,
    kernels: new Set(graph.nodes.filter(({ kind }) => kind === "kernel").map(({ handle }) => handle)),
    work: new Map(graph.nodes.map((node) => [node.handle, node.work])),
    conditions: retain(graph.conditions),
  };
}

/** Throws for a graph with conditional nodes, which cannot be copied, as in libcuda. */
function requireNoConditions(conditions: readonly Condition[], call: string): void {
  if (conditions.length === 0) return;
  throw new CudaError(
    CUDA_ERROR.NOT_SUPPORTED,
    call,
    "graphs with conditional nodes cannot be copied",
  );
}

/** Throws if the stream is being captured. */
export function requireNotCapturing(stream: StreamRecord, call: string, detail?: string): void {
  if (!stream.capture) return;
  throw new CudaError(
    CUDA_ERROR.STREAM_CAPTURE_UNSUPPORTED,
    call,
    detail ?? "the stream is being captured; its work runs when the graph is launched",
  );
}

/** Throws if the event was last recorded in a capture, ended or not. */
export function requireNotCapturedEvent(event: CapturedEvent | null, call: string): void {
  if (event) {
    throw new CudaError(
      CUDA_ERROR.CAPTURED_EVENT,
      call,
      "the event was last recorded in a capture",
    );
  }
}

/**
 * Handles a wait that involves a capture; returns false if neither the stream nor the event takes part in
 * one.
 */
export function waitInCapture(stream: StreamRecord, event: CapturedEvent | null, call: string): boolean {
  if (!event && !stream.capture) return false;
  if (event?.capture.ended) requireNotCapturedEvent(event, call);
  if (!event) {
    throw new CudaError(
      CUDA_ERROR.STREAM_CAPTURE_ISOLATION,
      call,
      "the event was recorded outside the capture",
    );
  }
  if (stream.capture && stream.capture !== event.capture) {
    throw new CudaError(CUDA_ERROR.STREAM_CAPTURE_MERGE, call, "the streams belong to different captures");
  }
  event.capture.join(stream, event.dependencies);
  return true;
}
