/**
 * Structural facts about divergence that hold whatever the registers contain: where threads that diverge at a
 * branch may be until they reconverge, and which values outlive the loop that computes them.
 */
import { at } from "../../../base/at.ts";
import { flowGraph, naturalLoop, reversePostorder } from "./graph.ts";
import type { Liveness } from "./liveness.ts";
import type { BasicBlock, Program } from "./program.ts";

/** True if a block only ends the thread. */
export function isPlainReturn(block: BasicBlock): boolean {
  return block.ops.length === 0 && block.terminator.kind === "return";
}

export class Reconvergence {
  readonly #program: Program;
  readonly #live: Liveness;
  readonly #influence = new Map<number, ReadonlySet<number>>();
  readonly #outlives = new Map<number, boolean>();
  #points: readonly number[] | undefined;
  #innermost: readonly (ReadonlySet<number> | undefined)[] | undefined;
  #loops: ReadonlyMap<number, ReadonlySet<number>> | undefined;

  constructor(program: Program, live: Liveness) {
    this.#program = program;
    this.#live = live;
  }

  #block(id: number): BasicBlock {
    return at(this.#program.blocks, id);
  }

  #endsThread(id: number): boolean {
    return isPlainReturn(this.#block(id));
  }

  /** Successors except plain returns: other threads do not have to wait for one that exits. */
  #continuing(block: BasicBlock): readonly number[] {
    const continuing = block.successors.filter((to) => !this.#endsThread(to));
    return continuing.length > 0 ? continuing : block.successors;
  }

  /** Returns the blocks between a branch and its reconvergence point. */
  influence(branch: number): ReadonlySet<number> {
    const known = this.#influence.get(branch);
    if (known !== undefined) return known;
    const end = this.reconvergencePoint(branch);
    const influenced = new Set<number>();
    const pending = [...this.#continuing(this.#block(branch))];
    // If there is only one way to continue, threads that do not exit stay together.
    if (pending.length > 1) {
      for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
        if (id === end || influenced.has(id) || this.#endsThread(id)) continue;
        influenced.add(id);
        pending.push(...this.#continuing(this.#block(id)));
      }
    }
    this.#influence.set(branch, influenced);
    return influenced;
  }

  /** Returns the immediate post-dominator of a block, −1 if it is the end of the thread. */
  reconvergencePoint(block: number): number {
    this.#points ??= this.#postDominators();
    return at(this.#points, block);
  }

  #postDominators(): number[] {
    const { blocks } = this.#program;
    const exit = blocks.length;
    const predecessors: number[][] = Array.from({ length: exit + 1 }, () => []);
    const addEdge = (from: number, to: number): void => void at(predecessors, to).push(from);
    for (const block of blocks) {
      const successors = this.#continuing(block);
      if (successors.length === 0) addEdge(block.id, exit);
      for (const to of successors) addEdge(block.id, to);
    }
    const predecessorsOf = (node: number): readonly number[] => at(predecessors, node);
    // A loop that is left only through plain returns now has no way out; there, the returns count after all.
    const reachesExit = new Set(reversePostorder(exit, predecessorsOf));
    for (const { id, successors } of blocks) {
      if (!reachesExit.has(id) && successors.some((to) => this.#endsThread(to))) addEdge(id, exit);
    }
    const graph = flowGraph(exit, predecessorsOf);
    const points = blocks.map(() => -1);
    graph.nodes.forEach((node, i) => {
      const dominator = at(graph.nodes, at(graph.dominator, i));
      if (node !== exit && dominator !== exit) points[node] = dominator;
    });
    return points;
  }

  /** True if a thread may read a register that it never wrote. */
  mayBeUnset(register: number): boolean {
    return at(this.#live.liveIn, 0).has(register);
  }

  /** Returns the blocks of the loop with this header, or undefined if the block is not a loop header. */
  loop(header: number): ReadonlySet<number> | undefined {
    this.#loops ??= naturalLoops(this.#program) ?? new Map();
    return this.#loops.get(header);
  }

  /**
   * True if the value of a register that is defined only in `block` may be read after the innermost loop
   * around the block, or in the next iteration.
   */
  outlivesLoop(register: number, block: number): boolean {
    const known = this.#outlives.get(register);
    if (known !== undefined) return known;
    this.#innermost ??= innermostLoops(this.#program);
    const loop = this.#innermost[block];
    const { liveIn } = this.#live;
    const outlives = loop !== undefined && (loop.size === liveIn.length ||
      liveIn.some((live, id) => live.has(register) && (!loop.has(id) || id === Math.min(...loop))));
    this.#outlives.set(register, outlives);
    return outlives;
  }
}

/** Returns the blocks of each loop by header, outer loops first; undefined for an irreducible program. */
function naturalLoops({ blocks }: Program): ReadonlyMap<number, ReadonlySet<number>> | undefined {
  const graph = flowGraph(0, (id) => at(blocks, id).successors);
  if (!graph.reducible) return undefined;
  const original = (node: number): number => at(graph.nodes, node);
  const loops = new Map<number, ReadonlySet<number>>();
  // In reverse postorder, the header of an outer loop comes before those of its inner loops.
  graph.isLoopHeader.forEach((isHeader, header) => {
    if (!isHeader) return;
    loops.set(original(header), new Set([...naturalLoop(graph, header)].map(original)));
  });
  return loops;
}

/**
 * Returns, per block, the blocks of the innermost loop around it. An irreducible program counts as one loop.
 */
export function innermostLoops(program: Program): (ReadonlySet<number> | undefined)[] {
  const { blocks } = program;
  const loops = naturalLoops(program);
  if (loops === undefined) {
    const everything = new Set(blocks.map(({ id }) => id));
    return blocks.map(() => everything);
  }
  const innermost: (ReadonlySet<number> | undefined)[] = blocks.map(() => undefined);
  for (const loop of loops.values()) {
    for (const id of loop) innermost[id] = loop;
  }
  return innermost;
}
