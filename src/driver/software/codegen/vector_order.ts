/**
 * The order in which the blocks of a region are written for 4 threads at once. Threads that have parted go through it side by side:
 * from a block where only some of them may be, control falls to the next such block, and from the last one in a row to where all
 * meet again. So whatever one of them is to run until then must be in that row.
 */
import { at } from "../../../base/at.ts";
import type { Divergence } from "../analysis/divergence.ts";
import { dominates, type FlowGraph, naturalLoop, reversePostorder } from "../analysis/graph.ts";
import type { BasicBlock } from "../analysis/program.ts";
import { isPlainReturn } from "../analysis/reconvergence.ts";

/** A loop, or the whole region, as a sequence of blocks and inner loops. */
export interface Scope {
  readonly header: number;
  readonly items: readonly (number | Scope)[];
}

export function headOf(item: number | Scope): number {
  return typeof item === "number" ? item : item.header;
}

/** Where the threads of a diverged node meet, if that is in the region. */
export function reconvergenceIn(graph: FlowGraph, divergence: Divergence, node: number): number | undefined {
  const id = at(graph.nodes, node);
  const reconvergence = divergence.diverged[id] ? at(divergence.reconvergence, id) : -1;
  return reconvergence < 0 ? undefined : graph.indexOf.get(reconvergence);
}

export function orderOf(graph: FlowGraph, blocks: readonly BasicBlock[], divergence: Divergence): Scope {
  const { header, items } = scopesOf(graph, (node) => {
    // Threads that have parted meet after all they do apart, unless that is where a loop around it begins.
    const at = reconvergenceIn(graph, divergence, node);
    return at === undefined || dominates(graph.dominator, at, node) ? undefined : at;
  });
  // What only ends threads must not divide a row; the first block stays the first.
  const ends = (item: number | Scope): boolean => {
    if (typeof item !== "number" || item === 0) return false;
    const id = at(graph.nodes, item);
    return !divergence.diverged[id] && isPlainReturn(at(blocks, id));
  };
  return { header, items: [...items.filter((item) => !ends(item)), ...items.filter(ends)] };
}

/** Whether each row of diverged blocks has all that threads run between where they part and where they meet. */
export function isComplete(
  order: Scope,
  graph: FlowGraph,
  blocks: readonly BasicBlock[],
  divergence: Divergence,
): boolean {
  const { position, row } = rowsOf(order, (node) => at(divergence.diverged, at(graph.nodes, node)));
  /** Row → where it leads. */
  const exits = new Map<number, number | undefined>();
  for (const [node, own] of row) {
    const exit = reconvergenceIn(graph, divergence, node);
    if (exits.has(own) && exits.get(own) !== exit) return false;
    exits.set(own, exit);
  }
  return graph.successors.every((successors, node) => {
    const own = row.get(node);
    const diverged = successors.filter((to) => row.has(to));
    if (own !== undefined) {
      return diverged.every((to) =>
        row.get(to) === own &&
        (position.get(to)! > position.get(node)! || dominates(graph.dominator, to, node))
      );
    }
    const { terminator } = at(blocks, at(graph.nodes, node));
    const parts = terminator.kind === "branch" && divergence.stride[terminator.predicate] !== 0 ||
      terminator.kind === "switch" && divergence.stride[terminator.index] !== 0;
    return !parts || new Set(diverged.map((to) => row.get(to))).size <= 1;
  });
}

/** By node: its place in the order; by diverged node: the number of its row. */
function rowsOf(
  order: Scope,
  isDiverged: (node: number) => boolean,
): { position: ReadonlyMap<number, number>; row: ReadonlyMap<number, number> } {
  const position = new Map<number, number>();
  const row = new Map<number, number>();
  let current = 0;
  const visit = ({ items }: Scope): void => {
    for (const item of items) {
      if (typeof item !== "number") visit(item);
      else {
        position.set(item, position.size);
        if (isDiverged(item)) row.set(item, current);
      }
      // After a loop that threads leave one by one the row goes on.
      if (!isDiverged(headOf(item))) current++;
    }
  };
  visit(order);
  return { position, row };
}

/** The graph as a nest of loops, each of them contiguous, in topological order; `before` adds a node that must come later. */
function scopesOf(graph: FlowGraph, before: (node: number) => number | undefined): Scope {
  const loops = new Map<number, Set<number>>();
  graph.isLoopHeader.forEach((is, node) => {
    if (is) loops.set(node, naturalLoop(graph, node));
  });
  const build = (header: number, members: ReadonlySet<number>): Scope => {
    /** Node → the outermost inner loop that it is in. */
    const owner = new Map<number, number>();
    for (const [inner, nodes] of loops) {
      if (inner === header || !members.has(inner)) continue;
      const outermost = ![...loops].some(([other, others]) =>
        other !== inner && other !== header && members.has(other) && others.has(inner)
      );
      if (outermost) { for (const node of nodes) owner.set(node, inner); }
    }
    const headOf = (node: number): number => owner.get(node) ?? node;
    const order = reversePostorder(headOf(Math.max(header, 0)), (head) => {
      const from = (head === header ? undefined : loops.get(head)) ?? [head];
      const next = new Set<number>();
      for (const node of from) {
        const later = before(node);
        const successors = at(graph.successors, node);
        for (const to of later === undefined ? successors : [...successors, later]) {
          const target = headOf(to);
          if (members.has(to) && to !== header && target !== head) next.add(target);
        }
      }
      return [...next];
    });
    const items = order.map((head) => {
      const loop = head === header ? undefined : loops.get(head);
      return loop === undefined ? head : build(head, loop);
    });
    return { header, items };
  };
  const everything = new Set(graph.nodes.map((_, i) => i));
  // A loop at the very entry is an item of the root.
  if (!loops.has(0)) return build(0, everything);
  return build(-1, everything);
}
