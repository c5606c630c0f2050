/**
 * Graph algorithms on numbered nodes: orders, dominators, loops.
 */

/** Nodes reachable from `entry` in reverse postorder. Without recursion: a kernel may have thousands of blocks. */
export function reversePostorder(entry: number, successors: (node: number) => readonly number[]): number[] {
  const order: number[] = [];
  const seen = new Set([entry]);
  const stack: { node: number; next: readonly number[]; at: number }[] = [];
  // Successors are visited last to first, so that in the result the first successor comes first.
  const push = (node: number): void => {
    const next = successors(node);
    stack.push({ node, next, at: next.length - 1 });
  };
  push(entry);
  while (stack.length > 0) {
    const top = stack[stack.length - 1];
    if (top.at < 0) {
      order.push(top.node);
      stack.pop();
      continue;
    }
    const to = top.next[top.at--];
    if (!seen.has(to)) {
      seen.add(to);
      push(to);
    }
  }
  return order.reverse();
}

/** A flow graph seen from one entry: nodes are renumbered in reverse postorder, the entry is 0. */
export interface FlowGraph {
  /** Number here → original node. */
  readonly nodes: readonly number[];
  readonly indexOf: ReadonlyMap<number, number>;
  readonly successors: readonly (readonly number[])[];
  readonly predecessors: readonly (readonly number[])[];
  /** Immediate dominator of each node; the entry's is itself. */
  readonly dominator: readonly number[];
  /** False if some loop has more than one entry. */
  readonly reducible: boolean;
  readonly isLoopHeader: readonly boolean[];
}

/** Builds the graph of what `entry` reaches. Dominators after Cooper, Harvey and Kennedy, "A Simple, Fast Dominance Algorithm". */
export function flowGraph(entry: number, successorsOfNode: (node: number) => readonly number[]): FlowGraph {
  const nodes = reversePostorder(entry, successorsOfNode);
  const indexOf = new Map(nodes.map((node, i) => [node, i]));
  const successors = nodes.map((node) => successorsOfNode(node).map((to) => indexOf.get(to)!));
  const predecessors: number[][] = nodes.map(() => []);
  successors.forEach((list, from) => {
    for (const to of list) predecessors[to].push(from);
  });
  const dominator = new Array<number>(nodes.length).fill(-1);
  dominator[0] = 0;
  for (let changed = true; changed;) {
    changed = false;
    for (let node = 1; node < nodes.length; node++) {
      let common = -1;
      for (const from of predecessors[node]) {
        if (dominator[from] < 0) continue;
        common = common < 0 ? from : intersect(dominator, common, from);
      }
      if (dominator[node] !== common) {
        dominator[node] = common;
        changed = true;
      }
    }
  }
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

function intersect(dominator: readonly number[], a: number, b: number): number {
  while (a !== b) {
    while (a > b) a = dominator[a];
    while (b > a) b = dominator[b];
  }
  return a;
}

/** Whether `a` dominates `b`. */
export function dominates(dominator: readonly number[], a: number, b: number): boolean {
  while (b > a) b = dominator[b];
  return a === b;
}

/** The nodes of the loop with this header. */
export function naturalLoop(graph: FlowGraph, header: number): Set<number> {
  const nodes = new Set([header]);
  const pending = graph.predecessors[header].filter((from) => dominates(graph.dominator, header, from));
  while (pending.length > 0) {
    const node = pending.pop()!;
    if (nodes.has(node)) continue;
    nodes.add(node);
    for (const from of graph.predecessors[node]) pending.push(from);
  }
  return nodes;
}
