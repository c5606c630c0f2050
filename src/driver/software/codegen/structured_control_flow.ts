/**
 * Converts a control-flow graph to WebAssembly's structured control flow by the dominator tree: N. Ramsey,
 * "Beyond Relooper: Recursive Translation of Unstructured Control Flow to Structured Control Flow", ICFP
 * 2022. Irreducible and very large graphs become a loop that dispatches on a block number.
 */
import { at } from "../../../base/at.ts";
import type { BlockLabel, CodeWriter } from "../wasm/code.ts";
import type { FlowGraph } from "../analysis/graph.ts";

/** Larger graphs are dispatched, because the recursion here and the engines' validators have limits. */
const MAX_STRUCTURED_BLOCKS = 3000;

/** The end of a block. Blocks are numbered as in the flow graph. */
export type Exit =
  | { readonly kind: "jump"; readonly to: number }
  /** `emitBlock` has pushed the condition, an i32. */
  | { readonly kind: "branch"; readonly then: number; readonly otherwise: number }
  /** `emitBlock` has pushed the index, an i32 that is in range. */
  | { readonly kind: "switch"; readonly targets: readonly number[] }
  /** `emitBlock` has written a branch out of the graph, or a trap. */
  | { readonly kind: "leave" };

/**
 * Writes the code of a graph. `emitBlock` writes the instructions of one block and pushes what its exit
 * needs.
 */
export function emitStructured(graph: FlowGraph, code: CodeWriter, emitBlock: (node: number) => Exit): void {
  if (graph.reducible && graph.nodes.length <= MAX_STRUCTURED_BLOCKS) {
    new Structurer(graph, code, emitBlock).emit();
  } else emitDispatched(graph, code, emitBlock);
}

class Structurer {
  readonly #graph: FlowGraph;
  readonly #code: CodeWriter;
  readonly #emitBlock: (node: number) => Exit;
  /** Branch target of each node: the loop that it heads, or the block that ends before it. */
  readonly #labels = new Map<number, BlockLabel>();
  readonly #isMerge: boolean[];
  /** Merge nodes that each node immediately dominates, in reverse order. */
  readonly #merges: number[][];

  constructor(graph: FlowGraph, code: CodeWriter, emitBlock: (node: number) => Exit) {
    this.#graph = graph;
    this.#code = code;
    this.#emitBlock = emitBlock;
    const forward = graph.nodes.map(() => 0);
    graph.successors.forEach((list, from) => {
      // Targets of a switch are always branched to, never nested.
      const weight = list.length > 2 ? 2 : 1;
      for (const to of list) if (to > from) forward[to]! += weight;
    });
    this.#isMerge = forward.map((count) => count >= 2);
    this.#merges = graph.nodes.map(() => []);
    for (let node = graph.nodes.length - 1; node > 0; node--) {
      if (this.#isMerge[node]) at(this.#merges, at(graph.dominator, node)).push(node);
    }
  }

  emit(): void {
    this.#writeSubtree(0);
  }

  #writeSubtree(node: number): void {
    if (!this.#graph.isLoopHeader[node]) {
      this.#writeNode(node, 0);
      return;
    }
    const outer = this.#labels.get(node);
    this.#labels.set(node, this.#code.loop());
    this.#writeNode(node, 0);
    this.#code.end();
    if (outer !== undefined) this.#labels.set(node, outer);
  }

  #writeNode(node: number, merge: number): void {
    const following = at(this.#merges, node)[merge];
    if (following !== undefined) {
      this.#labels.set(following, this.#code.block());
      this.#writeNode(node, merge + 1);
      this.#code.end();
      this.#writeSubtree(following);
      return;
    }
    const exit = this.#emitBlock(node);
    switch (exit.kind) {
      case "jump":
        this.#branch(node, exit.to);
        break;
      case "branch":
        this.#conditional(node, exit.then, exit.otherwise);
        break;
      case "switch": {
        const labels = exit.targets.map((to) => this.#label(to));
        this.#code.brTable(labels.slice(0, -1), at(labels, labels.length - 1));
        break;
      }
    }
  }

  #label(node: number): BlockLabel {
    const label = this.#labels.get(node);
    if (label === undefined) throw new RangeError(`block ${node} is not open`);
    return label;
  }

  #isDirect(from: number, to: number): boolean {
    return to <= from || at(this.#isMerge, to);
  }

  #branch(from: number, to: number): void {
    if (this.#isDirect(from, to)) this.#code.br(this.#label(to));
    else this.#writeSubtree(to);
  }

  #conditional(node: number, then: number, otherwise: number): void {
    if (this.#isDirect(node, then)) {
      this.#code.brIf(this.#label(then));
      this.#branch(node, otherwise);
      return;
    }
    if (this.#isDirect(node, otherwise)) {
      this.#code.op("i32.eqz");
      this.#code.brIf(this.#label(otherwise));
      this.#branch(node, then);
      return;
    }
    this.#code.if();
    this.#branch(node, then);
    this.#code.else();
    this.#branch(node, otherwise);
    this.#code.end();
  }
}

/** `loop { switch (next) { case 0: …; next = 3; continue; … } }` */
function emitDispatched(graph: FlowGraph, code: CodeWriter, emitBlock: (node: number) => Exit): void {
  const next = code.local("i32");
  const count = graph.nodes.length;
  code.i32Const(0);
  code.localSet(next);
  const loop = code.loop();
  const labels: BlockLabel[] = [];
  for (let node = count - 1; node >= 0; node--) labels[node] = code.block();
  code.localGet(next);
  code.brTable(labels, at(labels, count - 1));
  for (let node = 0; node < count; node++) {
    code.end();
    const exit = emitBlock(node);
    switch (exit.kind) {
      case "jump":
        code.i32Const(exit.to);
        break;
      case "branch": {
        const condition = code.local("i32");
        code.localSet(condition);
        code.i32Const(exit.then);
        code.i32Const(exit.otherwise);
        code.localGet(condition);
        code.op("select");
        break;
      }
      case "switch": {
        const index = code.local("i32");
        code.localSet(index);
        const otherwise = code.block("i32");
        code.i32Const(at(exit.targets, exit.targets.length - 1));
        exit.targets.slice(0, -1).forEach((to, i) => {
          code.i32Const(to);
          code.localGet(index);
          code.i32Const(i);
          code.op("i32.eq");
          code.brIf(otherwise);
          code.op("drop");
        });
        code.end();
        break;
      }
      case "leave":
        continue;
    }
    code.localSet(next);
    code.br(loop);
  }
  code.end();
  code.op("unreachable");
}
