/**
 * Which registers are live at the beginning and end of each block (backward data flow on bit sets).
 */
import type { BasicBlock, Op, Program, Site } from "./program.ts";

/** A set of small numbers. */
export class BitSet {
  readonly words: Uint32Array;
  constructor(size: number) {
    this.words = new Uint32Array((size + 31) >>> 5);
  }
  add(value: number): void {
    this.words[value >>> 5] |= 1 << (value & 31);
  }
  delete(value: number): void {
    this.words[value >>> 5] &= ~(1 << (value & 31));
  }
  has(value: number): boolean {
    return (this.words[value >>> 5] >>> (value & 31) & 1) === 1;
  }
  /** this ∪= other; true if something was added. */
  addAll(other: BitSet): boolean {
    let changed = false;
    for (let i = 0; i < this.words.length; i++) {
      const joined = (this.words[i] | other.words[i]) >>> 0;
      if (joined !== this.words[i]) {
        this.words[i] = joined;
        changed = true;
      }
    }
    return changed;
  }
  values(): number[] {
    const values: number[] = [];
    this.words.forEach((word, i) => {
      for (let bits = word; bits !== 0; bits &= bits - 1) values.push(32 * i + 31 - Math.clz32(bits & -bits));
    });
    return values;
  }
}

export interface Liveness {
  /** By block. What a sync point's instruction defines counts as defined at the beginning of the block after it. */
  readonly liveIn: readonly BitSet[];
  readonly liveOut: readonly BitSet[];
}

export function liveness(program: Program): Liveness {
  const size = program.registers.length;
  const { blocks } = program;
  const resumed = resumeSites(program);
  const used = blocks.map(() => new BitSet(size));
  const defined = blocks.map(() => new BitSet(size));
  for (const block of blocks) {
    const use = used[block.id];
    const def = defined[block.id];
    const read = (register: number): void => {
      if (!def.has(register)) use.add(register);
    };
    for (const register of resumed[block.id]?.op.defs ?? []) def.add(register);
    for (const op of block.ops) {
      for (const register of op.uses) read(register);
      if (op.guard >= 0) {
        read(op.guard);
        for (const register of op.defs) read(register);
      }
      for (const register of op.defs) def.add(register);
    }
    for (const register of terminatorUses(block, program.sites)) read(register);
  }
  const liveIn = used.map((use) => {
    const set = new BitSet(size);
    set.addAll(use);
    return set;
  });
  const liveOut = blocks.map(() => new BitSet(size));
  const pending = blocks.map((block) => block.id);
  const queued = blocks.map(() => true);
  while (pending.length > 0) {
    const id = pending.pop()!;
    queued[id] = false;
    const out = liveOut[id];
    for (const to of blocks[id].successors) out.addAll(liveIn[to]);
    const flow = new BitSet(size);
    for (let i = 0; i < flow.words.length; i++) flow.words[i] = out.words[i] & ~defined[id].words[i];
    if (liveIn[id].addAll(flow)) {
      for (const from of blocks[id].predecessors) {
        if (!queued[from]) {
          queued[from] = true;
          pending.push(from);
        }
      }
    }
  }
  return { liveIn, liveOut };
}

/** By block: the site after which it is where threads go on. */
export function resumeSites(program: Program): (Site | undefined)[] {
  const sites: (Site | undefined)[] = program.blocks.map(() => undefined);
  for (const { terminator } of program.blocks) {
    if (terminator.kind === "sync") sites[terminator.to] = program.sites[terminator.site];
  }
  return sites;
}

export function terminatorUses(block: BasicBlock, sites: readonly Site[]): readonly number[] {
  const { terminator } = block;
  switch (terminator.kind) {
    case "branch":
      return [terminator.predicate];
    case "switch":
      return [terminator.index];
    case "sync":
      return sites[terminator.site].op.uses;
    default:
      return [];
  }
}

/** Every instruction of a program, those at sync points too. */
export function* allOps(program: Program): Generator<Op> {
  for (const block of program.blocks) yield* block.ops;
  for (const site of program.sites) yield site.op;
}
