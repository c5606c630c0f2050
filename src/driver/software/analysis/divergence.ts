/**
 * Divergence analysis for groups of 4 consecutive threads, which run as the lanes of one v128.
 *
 * Each register gets a *stride*, the difference between the values of neighboring threads. Predicates with a
 * nonzero stride split a group: the analysis marks the blocks that only some of its threads may run and finds
 * where the threads reconverge.
 */
import { at } from "../../../base/at.ts";
import { opcodeOf } from "../ptx/opcodes.ts";
import { resumeSites } from "./liveness.ts";
import type { BasicBlock, Op, Program } from "./program.ts";
import type { Reconvergence } from "./reconvergence.ts";
import { MAX_ALIGNMENT, StrideRules, VARYING } from "./strides.ts";

export interface Divergence {
  /** Per register: 0 = uniform, another integer = affine in %tid.x, NaN = varying. */
  readonly stride: readonly number[];
  /** Per block: true if some of the threads that have not exited may be elsewhere. */
  readonly diverged: readonly boolean[];
  /** Per diverged block: the block where all threads have reconverged, −1 if there is none. */
  readonly reconvergence: readonly number[];
  /**
   * The same as `stride`, assuming that no 32-bit sum wraps around before it is extended to an address. This is
   * likely, but generated code must check it.
   */
  readonly strideIfNoWrap: readonly number[];
}

/**
 * Analyzes a program for one block width.
 *
 * @param width the block's x dimension, a multiple of 4
 * @param blockUniform registers known to have the same value in the whole block
 */
export function divergence(
  program: Program,
  reconvergence: Reconvergence,
  width: number,
  blockUniform: ReadonlySet<number>,
): Divergence {
  const analysis = new Analysis(program, reconvergence, width, blockUniform, false);
  const certain = analysis.run();
  // Without a sum that may wrap around, as in most kernels, the assumption changes nothing.
  const likely = analysis.mayWrap
    ? new Analysis(program, reconvergence, width, blockUniform, true).run()
    : certain;
  return { ...certain, strideIfNoWrap: likely.stride };
}

/** An operation that defines registers. */
interface Definition {
  readonly op: Op;
  readonly block: number;
  /** The operation is a synchronization point; its results are available in `block`. */
  readonly isSite: boolean;
  /** True if it must be evaluated again. */
  pending: boolean;
}

/** The state of the analysis for one register. */
interface RegisterFacts {
  readonly id: number;
  readonly definers: Definition[];
  readonly users: Definition[];
  /** True once a definition has been evaluated. */
  known: boolean;
}

class Analysis {
  readonly #program: Program;
  readonly #reconvergence: Reconvergence;
  readonly #rules: StrideRules;
  readonly #blockUniform: ReadonlySet<number>;
  readonly #stride: number[];
  /** Per register: a power of two that divides the value of the group's first thread. */
  readonly #alignment: number[];
  readonly #registers: readonly RegisterFacts[];
  readonly #diverged: boolean[];
  /**
   * Per block: true if threads may arrive at different times because some of them waited at a synchronization
   * point.
   */
  readonly #staggered: boolean[];
  /** The definitions in program order. */
  readonly #definitions: Definition[] = [];

  constructor(
    program: Program,
    reconvergence: Reconvergence,
    width: number,
    blockUniform: ReadonlySet<number>,
    assumeNoWrap: boolean,
  ) {
    this.#program = program;
    this.#reconvergence = reconvergence;
    this.#blockUniform = blockUniform;
    this.#alignment = program.registers.map(() => MAX_ALIGNMENT);
    this.#stride = program.registers.map(() => 0);
    this.#registers = program.registers.map(({ id }) => ({ id, definers: [], users: [], known: false }));
    this.#diverged = program.blocks.map(() => false);
    this.#staggered = program.blocks.map(() => false);
    this.#rules = new StrideRules({
      program,
      width,
      assumeNoWrap,
      stride: this.#stride,
      alignment: this.#alignment,
      soleDefinition: (register) => this.#soleDefinition(register),
    });
    const sites = resumeSites(program);
    for (const block of program.blocks) {
      const site = sites[block.id];
      if (site !== undefined) this.#addDefinition(site.op, block.id, true);
      for (const op of block.ops) this.#addDefinition(op, block.id, false);
    }
  }

  #addDefinition(op: Op, block: number, isSite: boolean): void {
    if (op.defs.length === 0) return;
    const definition: Definition = { op, block, isSite, pending: true };
    this.#definitions.push(definition);
    for (const register of op.defs) at(this.#registers, register).definers.push(definition);
    for (const register of op.uses) at(this.#registers, register).users.push(definition);
    if (op.guard >= 0) at(this.#registers, op.guard).users.push(definition);
  }

  /** The only operation that defines a register, unless it is guarded. */
  #soleDefinition(register: number): Op | undefined {
    const [first, ...others] = at(this.#registers, register).definers;
    return first !== undefined && others.length === 0 && first.op.guard < 0 ? first.op : undefined;
  }

  /** Whether a stride is varying only because a sum may wrap around. */
  get mayWrap(): boolean {
    return this.#rules.mayWrap;
  }

  run(): Omit<Divergence, "strideIfNoWrap"> {
    this.#solve();
    // Registers that depend only on themselves were never evaluated. They can have any value.
    for (const register of this.#registers) {
      if (!register.known && register.definers.length > 0) this.#setVarying(register);
    }
    this.#solve();
    const diverged = this.#diverged;
    const reconvergence = this.#program.blocks.map((block) => {
      let id = block.id;
      while (id >= 0 && diverged[id]) id = this.#reconvergence.reconvergencePoint(id);
      return id;
    });
    return { stride: this.#stride, diverged, reconvergence };
  }

  #solve(): void {
    do this.#propagateStrides(); while (this.#propagateDivergence());
  }

  // ---- strides ----

  #setVarying(register: RegisterFacts): void {
    register.known = true;
    this.#stride[register.id] = VARYING;
    this.#alignment[register.id] = 1;
    for (const user of register.users) user.pending = true;
  }

  /** Merges the result of one definition into a register; returns true if that changed it. */
  #merge(register: RegisterFacts, computed: number, alignment: number): boolean {
    const { id } = register;
    // Lanes of a float register cannot be computed from lane 0 by adding an integer stride.
    const isFloat = /^f/.test(at(this.#program.registers, id).kind);
    const stride = this.#blockUniform.has(id) ? 0 : isFloat && computed !== 0 ? VARYING : computed;
    let changed = false;
    if (alignment < at(this.#alignment, id)) {
      this.#alignment[id] = alignment;
      changed = true;
    }
    if (!register.known) {
      register.known = true;
      this.#stride[id] = stride;
      return true;
    }
    const known = at(this.#stride, id);
    if (Number.isNaN(known) || known === stride) return changed;
    this.#stride[id] = VARYING;
    return true;
  }

  #propagateStrides(): void {
    for (let again = true; again;) {
      again = false;
      for (const definition of this.#definitions) {
        if (!definition.pending) continue;
        const { op, block, isSite } = definition;
        // In a loop, an operand may not have been evaluated yet. Its definition will queue this one again.
        if (op.uses.some((register) => this.#awaitsDefinition(register))) continue;
        definition.pending = false;
        const stride = isSite ? VARYING : this.#rules.stride(op, this.#isUnsynchronized(block));
        const alignment = isSite ? 1 : this.#rules.alignment(op);
        for (const id of op.defs) {
          const register = at(this.#registers, id);
          if (!this.#merge(register, stride, alignment)) continue;
          for (const user of register.users) {
            user.pending = true;
            again = true;
          }
        }
      }
    }
  }

  #awaitsDefinition(register: number): boolean {
    const { known, definers } = at(this.#registers, register);
    return !known && definers.length > 0;
  }

  // ---- control flow ----

  /** True if the threads of a group may take different branches at the end of a block. */
  #splits({ terminator }: BasicBlock): boolean {
    if (terminator.kind === "branch") return this.#stride[terminator.predicate] !== 0;
    return terminator.kind === "switch" && this.#stride[terminator.index] !== 0;
  }

  /** Marks blocks as diverged; returns true if one of them was not. */
  #markDiverged(blocks: Iterable<number>): boolean {
    let changed = false;
    for (const block of blocks) {
      if (this.#diverged[block]) continue;
      this.#diverged[block] = changed = true;
      // If threads enter a loop's header at different times, the whole loop is diverged, even blocks where
      // the paths of one iteration join.
      this.#markDiverged(this.#reconvergence.loop(block) ?? []);
    }
    return changed;
  }

  /** True if the threads of a group may run a block at different times. */
  #isUnsynchronized(block: number): boolean {
    return at(this.#diverged, block) || at(this.#staggered, block);
  }

  /**
   * True if some threads may leave a synchronization point before others: the block is diverged, or the
   * operation names the threads to wait for and the names differ. These threads may then be in different
   * iterations of a later loop while they run the same block.
   */
  #releasesAtDifferentTimes(block: number, op: Op): boolean {
    if (this.#diverged[block]) return true;
    const { operands, modifiers } = op.instruction;
    const participants = opcodeOf(op.instruction)?.class === "barrier"
      ? modifiers.includes("red") ? operands.slice(1, -1) : operands
      : operands.slice(-1);
    return participants.some((operand) => this.#rules.operand(operand) !== 0);
  }

  /** Marks a block and everything reachable from it as staggered; returns true if the block was not. */
  #markStaggered(first: number): boolean {
    if (this.#staggered[first]) return false;
    const pending = [first];
    for (let block = pending.pop(); block !== undefined; block = pending.pop()) {
      if (this.#staggered[block]) continue;
      this.#staggered[block] = true;
      pending.push(...at(this.#program.blocks, block).successors);
    }
    return true;
  }

  /** Marks what diverging threads influence; returns true if anything changed. */
  #propagateDivergence(): boolean {
    let changed = false;
    for (const block of this.#program.blocks) {
      if (!this.#splits(block)) continue;
      if (this.#markDiverged(this.#reconvergence.influence(block.id))) changed = true;
    }
    for (const { id, terminator } of this.#program.blocks) {
      if (terminator.kind !== "sync" && terminator.kind !== "yield") continue;
      const { op } = at(this.#program.sites, terminator.site);
      if (this.#releasesAtDifferentTimes(id, op) && this.#markStaggered(terminator.to)) changed = true;
    }
    if (!changed) return false;
    for (const register of this.#registers) {
      if (Number.isNaN(this.#stride[register.id]) || this.#blockUniform.has(register.id)) continue;
      if (this.#mayDifferBetweenPaths(register)) this.#setVarying(register);
    }
    // The stride of a load depends on whether all threads run it at the same time.
    for (const definition of this.#definitions) {
      if (!this.#isUnsynchronized(definition.block)) continue;
      if (opcodeOf(definition.op.instruction)?.class === "memory") definition.pending = true;
    }
    return true;
  }

  /** True if threads that took different paths may see different values of a register. */
  #mayDifferBetweenPaths({ id, definers }: RegisterFacts): boolean {
    const unsynchronized = definers.find(({ block }) => this.#isUnsynchronized(block));
    if (unsynchronized === undefined) return false;
    // With several definitions, each thread may have run a different one. A single definition in a loop
    // differs if threads leave the loop in different iterations. And after a synchronization point, the value
    // must not come from a thread that never set it.
    return definers.length > 1 || this.#reconvergence.outlivesLoop(id, unsynchronized.block) ||
      (this.#program.sites.length > 0 && this.#reconvergence.mayBeUnset(id));
  }
}
