/**
 * The order in which the blocks of a region are written for 4 threads at once. Diverged threads visit a chain
 * of blocks in order: from a diverged block, control falls through to the next one, and after the last one
 * continues where the threads reconverge. All blocks that a thread may execute until then must therefore be
 * in the chain.
 */
import { at } from "../../../base/at.ts";
import type { Divergence } from "../analysis/divergence.ts";
import { dominates, type FlowGraph, naturalLoop, reversePostorder } from "../analysis/graph.ts";
import type { BasicBlock } from "../analysis/program.ts";
import { isPlainReturn } from "../analysis/reconvergence.ts";
import { opcodeOf } from "../ptx/opcodes.ts";
import type { Region } from "./regions.ts";

/** Larger regions run thread by thread. */
const MAX_BLOCKS = 400;

/**
 * Whether a region can run 4 threads at once: its blocks can be brought into an order that keeps chains
 * together.
 */
export function isVectorizable(
  region: Region,
  blocks: readonly BasicBlock[],
  divergence: Divergence,
): boolean {
  const { graph } = region;
  if (!graph.reducible || graph.nodes.length > MAX_BLOCKS) return false;
  const diverged = graph.nodes.map((id) => at(divergence.diverged, id));
  /** Whether threads diverge at the header of a loop but not in all of it. */
  const isPartlyDiverged = (header: number): boolean =>
    at(diverged, header) && [...naturalLoop(graph, header)].some((node) => !diverged[node]);
  if (graph.isLoopHeader.some((isHeader, node) => isHeader && isPartlyDiverged(node))) return false;
  const hasSimpleExits = graph.nodes.every((id) => {
    const block = at(blocks, id);
    if (block.ops.some((op) => opcodeOf(op.instruction)?.class === "call")) return false;
    if (!divergence.diverged[id]) return true;
    const reconvergence = divergence.reconvergence[id];
    // An edge out of diverged blocks must lead to the reconvergence point or end the thread.
    return block.terminator.kind === "sync" ||
      block.successors.every((to) =>
        divergence.diverged[to] || to === reconvergence || isPlainReturn(at(blocks, to))
      );
  });
  return hasSimpleExits && isComplete(orderOf(graph, blocks, divergence), graph, blocks, divergence);
}

/** A loop, or the whole region, as a sequence of blocks and inner loops. */
export interface Scope {
  readonly header: number;
  readonly items: readonly (number | Scope)[];
}

export function headOf(item: number | Scope): number {
  return typeof item === "number" ? item : item.header;
}

/** Returns the node where the threads of a diverged node reconverge, if it is in the region. */
export function reconvergenceIn(graph: FlowGraph, divergence: Divergence, node: number): number | undefined {
  const id = at(graph.nodes, node);
  const reconvergence = divergence.diverged[id] ? at(divergence.reconvergence, id) : -1;
  return reconvergence < 0 ? undefined : graph.indexOf.get(reconvergence);
}

export function orderOf(graph: FlowGraph, blocks: readonly BasicBlock[], divergence: Divergence): Scope {
  const { header, items } = scopesOf(graph, (node) => {
    // The reconvergence point comes after all diverged blocks, unless it is the header of an enclosing loop.
    const target = reconvergenceIn(graph, divergence, node);
    return target === undefined || dominates(graph.dominator, target, node) ? undefined : target;
  });
  // Blocks that only end threads go last, because they must not interrupt a chain. The first block stays
  // first.
  const ends = (item: number | Scope): boolean => {
    if (typeof item !== "number" || item === 0) return false;
    const id = at(graph.nodes, item);
    return !divergence.diverged[id] && isPlainReturn(at(blocks, id));
  };
  return { header, items: [...items.filter((item) => !ends(item)), ...items.filter(ends)] };
}

/** Whether every chain contains all blocks that threads may execute between divergence and reconvergence. */
function isComplete(
  order: Scope,
  graph: FlowGraph,
  blocks: readonly BasicBlock[],
  divergence: Divergence,
): boolean {
  const { position, chain } = chainsOf(order, (node) => at(divergence.diverged, at(graph.nodes, node)));
  /** Chain → its reconvergence point. */
  const exits = new Map<number, number | undefined>();
  for (const [node, own] of chain) {
    const exit = reconvergenceIn(graph, divergence, node);
    if (exits.has(own) && exits.get(own) !== exit) return false;
    exits.set(own, exit);
  }
  return graph.successors.every((successors, node) => {
    const own = chain.get(node);
    const diverged = successors.filter((to) => chain.has(to));
    if (own !== undefined) {
      return diverged.every((to) =>
        chain.get(to) === own &&
        (position.get(to)! > position.get(node)! || dominates(graph.dominator, to, node))
      );
    }
    const { terminator } = at(blocks, at(graph.nodes, node));
    const diverges = terminator.kind === "branch" && divergence.stride[terminator.predicate] !== 0 ||
      terminator.kind === "switch" && divergence.stride[terminator.index] !== 0;
    return !diverges || new Set(diverged.map((to) => chain.get(to))).size <= 1;
  });
}

/** Numbers all nodes in order, and the chain of each diverged node. */
function chainsOf(
  order: Scope,
  isDiverged: (node: number) => boolean,
): { position: ReadonlyMap<number, number>; chain: ReadonlyMap<number, number> } {
  const position = new Map<number, number>();
  const chain = new Map<number, number>();
  let current = 0;
  const visit = ({ items }: Scope): void => {
    for (const item of items) {
      if (typeof item !== "number") visit(item);
      else {
        position.set(item, position.size);
        if (isDiverged(item)) chain.set(item, current);
      }
      // A chain continues after a loop that threads leave at different times.
      if (!isDiverged(headOf(item))) current++;
    }
  };
  visit(order);
  return { position, chain };
}

/**
 * Returns the graph as nested loops in topological order, each of them contiguous. `before` names a node that
 * must come later than a given one.
 */
function scopesOf(graph: FlowGraph, before: (node: number) => number | undefined): Scope {
  const loops = new Map<number, Set<number>>();
  graph.isLoopHeader.forEach((is, node) => {
    if (is) loops.set(node, naturalLoop(graph, node));
  });
  const build = (header: number, members: ReadonlySet<number>): Scope => {
    /** Node → the outermost inner loop that contains it. */
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
  // A loop at the entry is an item of the root scope.
  if (!loops.has(0)) return build(0, everything);
  return build(-1, everything);
}
