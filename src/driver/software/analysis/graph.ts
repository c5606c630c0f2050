/**
 * Graph algorithms on numbered nodes: orders, dominators, loops.
 */
import { at } from "../../../base/at.ts";

/**
 * Returns the nodes reachable from `entry` in reverse postorder. Iterative, because a kernel may have
 * thousands of blocks.
 */
export function reversePostorder(entry: number, successors: (node: number) => readonly number[]): number[] {
  const order: number[] = [];
  const seen = new Set([entry]);
  const stack: { readonly node: number; readonly pending: number[] }[] = [];
  // Successors are visited last to first, so that the first one comes first in the result.
  const push = (node: number): void => void stack.push({ node, pending: [...successors(node)] });
  push(entry);
  for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
    const to = top.pending.pop();
    if (to === undefined) {
      order.push(top.node);
      stack.pop();
    } else if (!seen.has(to)) {
      seen.add(to);
      push(to);
    }
  }
  return order.reverse();
}

/** A flow graph seen from one entry: nodes are renumbered in reverse postorder, the entry is 0. */
export interface FlowGraph {
  /** New number → original node. */
  readonly nodes: readonly number[];
  /** Original node → new number. */
  readonly indexOf: ReadonlyMap<number, number>;
  readonly successors: readonly (readonly number[])[];
  readonly predecessors: readonly (readonly number[])[];
  /** Immediate dominator of each node; the entry's is itself. */
  readonly dominator: readonly number[];
  /** False if some loop has more than one entry. */
  readonly reducible: boolean;
  readonly isLoopHeader: readonly boolean[];
}

/**
 * Builds the flow graph of everything reachable from `entry`. Dominators follow Cooper, Harvey and Kennedy,
 * "A Simple, Fast Dominance Algorithm".
 */
export function flowGraph(entry: number, successorsOfNode: (node: number) => readonly number[]): FlowGraph {
  const nodes = reversePostorder(entry, successorsOfNode);
  const indexOf = new Map(nodes.map((node, i) => [node, i]));
  const successors = nodes.map((node) => successorsOfNode(node).map((to) => indexOf.get(to)!));
  const predecessors: number[][] = nodes.map(() => []);
  successors.forEach((list, from) => {
    for (const to of list) at(predecessors, to).push(from);
  });
  const dominator = dominatorsOf(predecessors);
  let reducible = true;
  const isLoopHeader = nodes.map(() => false);
  successors.forEach((list, from) => {
    for (const to of list) {
      if (to > from) continue;
      isLoopHeader[to] = true;
      if (!dominates(dominator, to, from)) reducible = false;
    }
  });
  return { nodes, indexOf, successors, predecessors, dominator, reducible, isLoopHeader };
}

function dominatorsOf(predecessors: readonly (readonly number[])[]): number[] {
  const dominator = new Array<number>(predecessors.length).fill(-1);
  dominator[0] = 0;
  for (let changed = true; changed;) {
    changed = false;
    predecessors.forEach((list, node) => {
      if (node === 0) return;
      let common = -1;
      for (const from of list) {
        if (at(dominator, from) < 0) continue;
        common = common < 0 ? from : intersect(dominator, common, from);
      }
      if (dominator[node] !== common) {
        dominator[node] = common;
        changed = true;
      }
    });
  }
  return dominator;
}

function intersect(dominator: readonly number[], a: number, b: number): number {
  while (a !== b) {
    while (a > b) a = at(dominator, a);
    while (b > a) b = at(dominator, b);
  }
  return a;
}

/** True if `a` dominates `b`. */
export function dominates(dominator: readonly number[], a: number, b: number): boolean {
  while (b > a) b = at(dominator, b);
  return a === b;
}

/** Returns the nodes of the loop with this header. */
export function naturalLoop(graph: FlowGraph, header: number): Set<number> {
  const { predecessors, dominator } = graph;
  const nodes = new Set([header]);
  const pending = at(predecessors, header).filter((from) => dominates(dominator, header, from));
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (nodes.has(node)) continue;
    nodes.add(node);
    pending.push(...at(predecessors, node));
  }
  return nodes;
}
