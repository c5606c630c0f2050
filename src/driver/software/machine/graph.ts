/**
 * Graphs: while a stream is captured, its work is noted here instead of being given to the queue. A launch gives the nodes
 * to the queue in the order in which they were captured, which is one that their dependencies allow.
 */
import { CUDA_ERROR, CudaError } from "../../../base/errors.ts";
import { HandleTable, newHandle } from "./handles.ts";
import type { StreamRecord } from "./streams.ts";

/** Gives a node's work to a stream. */
type Work = (stream: StreamRecord) => void;

/** A value in memory that decides about a part of a graph. It is freed with the last graph that has it. */
export interface Condition {
  readonly address: bigint;
  /** Sets it to what it is at the beginning of a launch. */
  readonly reset: Work;
  readonly isSet: () => boolean;
  readonly free: () => void;
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
  readonly kind: "kernel" | "copy" | "fill" | "graph" | "if" | "while";
  /** What the drawing calls it. */
  readonly label: string;
  readonly dependencies: readonly Node[];
  readonly work: Work;
  /** Takes what the work needs and may have to wait for: within conditional work nothing can be waited for. */
  readonly prepare: (() => void) | undefined;
}

/** A graph: nodes in the order of their capture. A clone shares them, and remembers whose clone it is. */
class Graph {
  readonly nodes: readonly Node[];
  /** Handle in the original → handle here. */
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
  /** The nodes of the graph from which this was made. */
  readonly nodes: readonly Node[];
  /** Work by the node's handle. */
  readonly work: Map<bigint, Work>;
  conditions: readonly Condition[];
}

/** What an event remembers that was recorded in a capture. */
export interface CapturedMark {
  readonly capture: GraphCapture;
  readonly after: readonly Node[];
}

/** One capture: what its streams were given so far. */
export class GraphCapture {
  readonly nodes: Node[] = [];
  readonly conditions: Condition[] = [];
  readonly origin: StreamRecord;
  /** It captures a part of another graph, and makes none. */
  readonly conditional: boolean;
  /** What the next work of each stream comes after. */
  readonly #after: Map<StreamRecord, readonly Node[]> = new Map();
  ended = false;

  constructor(origin: StreamRecord, conditional = false) {
    this.origin = origin;
    this.conditional = conditional;
    this.join(origin, []);
  }

  add(stream: StreamRecord, kind: Node["kind"], label: string, work: Work, prepare?: () => void): void {
    const dependencies = this.#after.get(stream)!;
    const node: Node = { handle: newHandle(), kind, label, dependencies, work, prepare };
    this.nodes.push(node);
    this.#after.set(stream, [node]);
  }

  /** The last node of a stream. */
  last(stream: StreamRecord): bigint {
    return this.#after.get(stream)![0]?.handle ?? 0n;
  }

  mark(stream: StreamRecord): CapturedMark {
    return { capture: this, after: this.#after.get(stream)! };
  }

  /** The next work of the stream comes after these nodes too. */
  join(stream: StreamRecord, after: readonly Node[]): void {
    stream.capture = this;
    this.#after.set(stream, [...new Set([...(this.#after.get(stream) ?? []), ...after])]);
  }

  /** Ends it for all its streams. True if the first one has come past all nodes. */
  end(): boolean {
    this.ended = true;
    for (const stream of this.#after.keys()) stream.capture = null;
    const reached = new Set<Node>();
    const visit = (nodes: readonly Node[]) => {
      for (const node of nodes) {
        if (!reached.has(node)) visit(reached.add(node) && node.dependencies);
      }
    };
    visit(this.#after.get(this.origin)!);
    return reached.size === this.nodes.length;
  }
}

/** The graphs of a device. */
export class Graphs {
  readonly #graphs: HandleTable<Graph> = new HandleTable("graph");
  readonly #executables: HandleTable<Executable> = new HandleTable("executable graph");
  #active = 0;

  begin(stream: StreamRecord, call: string): void {
    this.#begin(stream, false, call);
  }

  #begin(stream: StreamRecord, conditional: boolean, call: string): GraphCapture {
    if (stream.capture) {
      throw new CudaError(CUDA_ERROR.STREAM_CAPTURE_UNSUPPORTED, call, "the stream is captured already");
    }
    this.#active++;
    return new GraphCapture(stream, conditional);
  }

  /** Adds a condition to the graph that the stream captures. */
  addCondition(stream: StreamRecord, condition: Condition, call: string): void {
    this.#captured(stream, call).conditions.push(condition);
  }

  /**
   * Adds work that depends on a condition, and begins to capture it from `body`.
   *
   * @param branch Gives the work of `nodes` to a stream if the condition allows it.
   */
  beginConditional(
    stream: StreamRecord,
    handle: bigint,
    kind: "if" | "while",
    body: StreamRecord,
    branch: (condition: Condition, give: Work, target: StreamRecord) => void,
    call: string,
  ): void {
    const capture = this.#captured(stream, call);
    const condition = capture.conditions.find(({ address }) => address === handle);
    if (condition === undefined) {
      throw new CudaError(CUDA_ERROR.INVALID_VALUE, call, "the condition is none of the graph");
    }
    const { nodes } = this.#begin(body, true, call);
    capture.add(stream, kind, `0x${handle.toString(16)}`, (target) => {
      for (const { prepare } of nodes) prepare?.();
      branch(condition, (inner) => {
        for (const node of nodes) node.work(inner);
      }, target);
    });
  }

  #captured(stream: StreamRecord, call: string): GraphCapture {
    if (stream.capture) return stream.capture;
    throw new CudaError(CUDA_ERROR.INVALID_VALUE, call, "the stream is not being captured");
  }

  end(stream: StreamRecord, call: string): bigint {
    const { capture } = stream;
    if (capture?.origin !== stream) {
      throw new CudaError(CUDA_ERROR.STREAM_CAPTURE_UNMATCHED, call, "no capture began on this stream");
    }
    this.#active--;
    if (!capture.end()) {
      release(capture.conditions);
      throw new CudaError(
        CUDA_ERROR.STREAM_CAPTURE_UNJOINED,
        call,
        "a stream that joined the capture was not waited for before it ended",
      );
    }
    return capture.conditional ? 0n : this.#graphs.add(new Graph(capture.nodes, capture.conditions));
  }

  /** Throws while any stream is captured. */
  refuse(call: string): void {
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
    refuseConditional(conditions, call);
    this.#captured(stream, call).add(stream, "graph", `graph of ${nodes.length}`, (target) => {
      for (const node of nodes) node.work(target);
    }, () => {
      for (const { prepare } of nodes) prepare?.();
    });
  }

  clone(graph: bigint, call: string): bigint {
    refuseConditional(this.#graphs.get(graph, call).conditions, call);
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
      throw new CudaError(CUDA_ERROR.INVALID_VALUE, call, "the node is not of the clone's original");
    }
    return copy;
  }

  dot(graph: bigint, call: string): string {
    const { nodes } = this.#graphs.get(graph, call);
    const names = new Map(nodes.map((node, index) => [node, `n${index}`]));
    const lines = nodes.flatMap((node) => [
      `  ${names.get(node)} [label=${JSON.stringify(`${node.kind}\n${node.label}`)}];`,
      ...node.dependencies.map((before) => `  ${names.get(before)} -> ${names.get(node)};`),
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
    const same = target.nodes.length === source.nodes.length && target.nodes.every((node, i) => {
      const other = source.nodes[i]!;
      return node.kind === other.kind && node.dependencies.length === other.dependencies.length &&
        node.dependencies.every((before, k) =>
          target.nodes.indexOf(before) === source.nodes.indexOf(other.dependencies[k]!)
        );
    });
    if (!same) throw new CudaError(CUDA_ERROR.GRAPH_EXEC_UPDATE_FAILURE, call, "the graphs differ in shape");
    const before = target.conditions;
    target.conditions = retain(source.conditions);
    release(before);
    target.nodes.forEach((node, i) => target.work.set(node.handle, source.nodes[i]!.work));
  }

  setKernel(handle: bigint, node: bigint, work: Work, call: string): void {
    const { nodes, work: all } = this.#executables.get(handle, call);
    if (nodes.find((one) => one.handle === node)?.kind !== "kernel") {
      throw new CudaError(CUDA_ERROR.INVALID_VALUE, call, "the node is no kernel of the graph");
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
    work: new Map(graph.nodes.map((node) => [node.handle, node.work])),
    conditions: retain(graph.conditions),
  };
}

/** As libcuda, which copies no conditional work. */
function refuseConditional(conditions: readonly Condition[], call: string): void {
  if (conditions.length === 0) return;
  throw new CudaError(
    CUDA_ERROR.NOT_SUPPORTED,
    call,
    "the graph has conditional work, which cannot be copied",
  );
}

/** Throws if the stream is being captured. */
export function refuseCaptured(stream: StreamRecord, call: string, detail?: string): void {
  if (!stream.capture) return;
  throw new CudaError(
    CUDA_ERROR.STREAM_CAPTURE_UNSUPPORTED,
    call,
    detail ?? "the stream is being captured: nothing of it runs before the graph is launched",
  );
}

/** Throws if the event was recorded in a capture that still goes on. */
export function refuseCapturedEvent(mark: CapturedMark | null, call: string): void {
  if (mark) {
    throw new CudaError(
      CUDA_ERROR.CAPTURED_EVENT,
      call,
      "the event was recorded in a stream that is being captured",
    );
  }
}

/** What waiting for an event means where the event or the stream is part of a capture. True if it was that. */
export function waitInCapture(stream: StreamRecord, mark: CapturedMark | null, call: string): boolean {
  if (!mark && !stream.capture) return false;
  if (!mark) {
    throw new CudaError(
      CUDA_ERROR.STREAM_CAPTURE_ISOLATION,
      call,
      "the event was recorded outside the capture of the stream",
    );
  }
  if (stream.capture && stream.capture !== mark.capture) {
    throw new CudaError(CUDA_ERROR.STREAM_CAPTURE_MERGE, call, "the streams belong to different captures");
  }
  mark.capture.join(stream, mark.after);
  return true;
}
