/**
 * Where threads that part at a branch may be until they meet again, and which values outlive the loop that computes them: facts
 * about a program that hold whatever its registers contain.
 */
import { flowGraph, naturalLoop, reversePostorder } from "./graph.ts";
import type { Liveness } from "./liveness.ts";
import type { BasicBlock, Program } from "./program.ts";

/** True if a block does nothing but end the thread. */
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

  /** Successors without those that only end the thread: whoever goes there is not missed elsewhere. */
  #staying(block: BasicBlock): readonly number[] {
    const staying = block.successors.filter((to) => !isPlainReturn(this.#program.blocks[to]));
    return staying.length > 0 ? staying : block.successors;
  }

  /** Blocks between a branch and the place where its ways meet. */
  influence(branch: number): ReadonlySet<number> {
    const known = this.#influence.get(branch);
    if (known !== undefined) return known;
    const meeting = this.reconvergencePoint(branch);
    const { blocks } = this.#program;
    const influenced = new Set<number>();
    const pending = [...this.#staying(blocks[branch])];
    // With one way left all threads that go on stay together.
    if (pending.length > 1) {
      while (pending.length > 0) {
        const at = pending.pop()!;
        if (at === meeting || influenced.has(at) || isPlainReturn(blocks[at])) continue;
        influenced.add(at);
        for (const next of this.#staying(blocks[at])) pending.push(next);
      }
    }
    this.#influence.set(branch, influenced);
    return influenced;
  }

  /** The immediate post-dominator of a block; −1 if it is the end of the thread. */
  reconvergencePoint(block: number): number {
    this.#points ??= this.#postDominators();
    return this.#points[block];
  }

  #postDominators(): number[] {
    const { blocks } = this.#program;
    const exit = blocks.length;
    const before: number[][] = Array.from({ length: exit + 1 }, () => []);
    for (const from of blocks) {
      const successors = this.#staying(from);
      if (successors.length === 0) before[exit].push(from.id);
      for (const to of successors) before[to].push(from.id);
    }
    // Whoever stays in a loop that is left by the end of threads only goes round in it: there the end counts after all.
    const ending = new Set(reversePostorder(exit, (node) => before[node]));
    for (const { id, successors } of blocks) {
      if (!ending.has(id) && successors.some((to) => isPlainReturn(blocks[to]))) before[exit].push(id);
    }
    const graph = flowGraph(exit, (node) => before[node]);
    const meetings = blocks.map(() => -1);
    graph.nodes.forEach((node, i) => {
      const dominator = graph.nodes[graph.dominator[i]];
      if (node !== exit && dominator !== exit) meetings[node] = dominator;
    });
    return meetings;
  }

  /** Whether a thread may come to where a register is read without having set it. */
  mayBeUnset(register: number): boolean {
    return this.#live.liveIn[0].has(register);
  }

  /** The blocks of the loop that begins at a block, if one does. */
  loop(header: number): ReadonlySet<number> | undefined {
    this.#loops ??= naturalLoops(this.#program) ?? new Map();
    return this.#loops.get(header);
  }

  /**
   * Whether a register that is defined in `block` only may be read after the innermost loop around it has been left, or in the
   * loop's next round.
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

/** By header, outer loops first: the blocks of each loop. Undefined for an irreducible program. */
function naturalLoops({ blocks }: Program): ReadonlyMap<number, ReadonlySet<number>> | undefined {
  const graph = flowGraph(0, (id) => blocks[id].successors);
  if (!graph.reducible) return undefined;
  const loops = new Map<number, ReadonlySet<number>>();
  // Blocks are in reverse postorder, so inner loops begin after outer ones.
  graph.isLoopHeader.forEach((isHeader, header) => {
    if (!isHeader) return;
    loops.set(graph.nodes[header], new Set([...naturalLoop(graph, header)].map((node) => graph.nodes[node])));
  });
  return loops;
}

/** By block: the blocks of the innermost loop around it. In an irreducible program that is any block. */
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
