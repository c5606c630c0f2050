/**
 * Liveness analysis: the registers that are live at the beginning and end of each block (backward data flow
 * on bit sets).
 */
import { at } from "../../../base/at.ts";
import { type BasicBlock, type Program, type Site, terminatorUses } from "./program.ts";

/** A set of small numbers. */
export class BitSet {
  readonly words: Uint32Array;
  constructor(size: number) {
    this.words = new Uint32Array((size + 31) >>> 5);
  }
  add(value: number): void {
    this.words[value >>> 5]! |= 1 << (value & 31);
  }
  delete(value: number): void {
    this.words[value >>> 5]! &= ~(1 << (value & 31));
  }
  has(value: number): boolean {
    return (this.words[value >>> 5]! >>> (value & 31) & 1) === 1;
  }
  /** Adds the elements of `other` that are not in `except`; returns true if the set grew. */
  addAll(other: BitSet, except?: BitSet): boolean {
    let changed = false;
    for (let i = 0; i < this.words.length; i++) {
      const added = except === undefined ? other.words[i]! : other.words[i]! & ~except.words[i]!;
      const joined = (this.words[i]! | added) >>> 0;
      if (joined === this.words[i]) continue;
      this.words[i] = joined;
      changed = true;
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
  /**
   * Per block. Results of a synchronization point count as defined at the beginning of the block after it.
   */
  readonly liveIn: readonly BitSet[];
  readonly liveOut: readonly BitSet[];
}

/** One block's part of the data flow. */
interface BlockLiveness {
  readonly block: BasicBlock;
  /** Registers written before they are read. */
  readonly defined: BitSet;
  readonly liveIn: BitSet;
  readonly liveOut: BitSet;
  queued: boolean;
}

export function liveness(program: Program): Liveness {
  const size = program.registers.length;
  const resumed = resumeSites(program);
  const states = program.blocks.map((block): BlockLiveness => {
    const defined = new BitSet(size), liveIn = new BitSet(size);
    const read = (register: number): void => {
      if (!defined.has(register)) liveIn.add(register);
    };
    for (const register of resumed[block.id]?.op.defs ?? []) defined.add(register);
    for (const op of block.ops) {
      for (const register of op.uses) read(register);
      if (op.guard >= 0) {
        read(op.guard);
        // If the guard is false, the old value survives.
        for (const register of op.defs) read(register);
      }
      for (const register of op.defs) defined.add(register);
    }
    for (const register of terminatorUses(block, program.sites)) read(register);
    return { block, defined, liveIn, liveOut: new BitSet(size), queued: true };
  });
  const pending = [...states];
  for (let state = pending.pop(); state !== undefined; state = pending.pop()) {
    const { block, defined, liveIn, liveOut } = state;
    state.queued = false;
    for (const to of block.successors) liveOut.addAll(at(states, to).liveIn);
    if (!liveIn.addAll(liveOut, defined)) continue;
    for (const from of block.predecessors) {
      const predecessor = at(states, from);
      if (predecessor.queued) continue;
      predecessor.queued = true;
      pending.push(predecessor);
    }
  }
  return { liveIn: states.map(({ liveIn }) => liveIn), liveOut: states.map(({ liveOut }) => liveOut) };
}

/** Per block: the synchronization point after which threads resume there. */
export function resumeSites(program: Program): (Site | undefined)[] {
  const sites: (Site | undefined)[] = program.blocks.map(() => undefined);
  for (const { terminator } of program.blocks) {
    if (terminator.kind === "sync") sites[terminator.to] = program.sites[terminator.site];
  }
  return sites;
}
