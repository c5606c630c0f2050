/**
 * What 4 consecutive threads have in common. Each register has a *stride*: the difference between the values of neighbouring
 * threads, 0 where all have the same one; or it varies freely. From the predicates that vary follows where threads part and
 * meet again.
 */
import type { Operand } from "../ptx/ast.ts";
import { opcodeOf } from "../ptx/opcodes.ts";
import { specialRegisterUniformity } from "../ptx/special_registers.ts";
import { resumeSites } from "./liveness.ts";
import type { BasicBlock, Op, Program } from "./program.ts";
import type { Reconvergence } from "./reconvergence.ts";

/** A stride that is no constant. */
export const VARYING: number = Number.NaN;

export interface Divergence {
  /** By register: 0 = uniform, another integer = affine in %tid.x, NaN = varying. */
  readonly stride: readonly number[];
  /** By block: only some of the threads that still run may be here. */
  readonly diverged: readonly boolean[];
  /** By diverged block: where all threads are together again, −1 if they never are. */
  readonly reconvergence: readonly number[];
  /** Like `stride`, if no sum of 32 bits wraps around before it is extended to an address: likely, but to be checked. */
  readonly strideIfNoWrap: readonly number[];
}

/** `width`: the block's x dimension, a multiple of 4. `shared`: registers that are known to be the same in the whole block. */
export function divergence(
  program: Program,
  reconvergence: Reconvergence,
  width: number,
  shared: ReadonlySet<number>,
): Divergence {
  const certain = new Analysis(program, reconvergence, width, shared, false).run();
  const likely = new Analysis(program, reconvergence, width, shared, true).run();
  return { ...certain, strideIfNoWrap: likely.stride };
}

const MAX_ALIGNMENT = 1 << 16;

/** An operation that defines registers. */
interface Definition {
  readonly op: Op;
  readonly block: number;
  /** It is what threads wait for. */
  readonly isSite: boolean;
}

class Analysis {
  readonly #program: Program;
  readonly #reconvergence: Reconvergence;
  readonly #width: number;
  readonly #stride: number[];
  readonly #known: boolean[];
  /** By register: a power of two that divides the first of the 4 values. */
  readonly #alignment: number[];
  readonly #trusting: boolean;
  readonly #shared: ReadonlySet<number>;
  readonly #diverged: boolean[];
  /** By block: threads may be here at different times, as some of them have waited where others have not been. */
  readonly #apart: boolean[];
  /** In the order of the program; and those that are to be looked at again. */
  readonly #definitions: Definition[] = [];
  readonly #pending: boolean[] = [];
  /** By register: which definitions define and use it. */
  readonly #definers: number[][];
  readonly #users: number[][];

  constructor(
    program: Program,
    reconvergence: Reconvergence,
    width: number,
    shared: ReadonlySet<number>,
    trusting: boolean,
  ) {
    this.#program = program;
    this.#reconvergence = reconvergence;
    this.#width = width;
    this.#shared = shared;
    this.#trusting = trusting;
    this.#alignment = program.registers.map(() => MAX_ALIGNMENT);
    this.#stride = program.registers.map(() => 0);
    this.#known = program.registers.map(() => false);
    this.#diverged = program.blocks.map(() => false);
    this.#apart = program.blocks.map(() => false);
    this.#definers = program.registers.map(() => []);
    this.#users = program.registers.map(() => []);
    const sites = resumeSites(program);
    for (const block of program.blocks) {
      const site = sites[block.id];
      if (site !== undefined) this.#define(site.op, block.id, true);
      for (const op of block.ops) this.#define(op, block.id, false);
    }
  }

  #define(op: Op, block: number, isSite: boolean): void {
    if (op.defs.length === 0) return;
    const index = this.#definitions.push({ op, block, isSite }) - 1;
    this.#pending.push(true);
    for (const register of op.defs) this.#definers[register].push(index);
    for (const register of op.uses) this.#users[register].push(index);
    if (op.guard >= 0) this.#users[op.guard].push(index);
  }

  run(): Omit<Divergence, "strideIfNoWrap"> {
    const program = this.#program;
    this.#settle();
    // Registers that are only computed from themselves hold anything.
    for (const { id } of program.registers) {
      if (!this.#known[id] && this.#definers[id].length > 0) this.#vary(id);
    }
    this.#settle();
    const diverged = this.#diverged;
    const reconvergence = program.blocks.map((block) => {
      let at = block.id;
      while (at >= 0 && diverged[at]) at = this.#reconvergence.reconvergencePoint(at);
      return at;
    });
    return { stride: this.#stride, diverged, reconvergence };
  }

  #settle(): void {
    do this.#propagate(); while (this.#spread());
  }

  #vary(register: number): void {
    this.#known[register] = true;
    this.#stride[register] = VARYING;
    this.#alignment[register] = 1;
    for (const user of this.#users[register]) this.#pending[user] = true;
  }

  /** Whether threads go different ways at the end of a block. */
  #parts(block: BasicBlock): boolean {
    const { terminator } = block;
    if (terminator.kind === "branch") return this.#stride[terminator.predicate] !== 0;
    return terminator.kind === "switch" && this.#stride[terminator.index] !== 0;
  }

  /** Takes notice of one more definition of a register; true if that tells something new. */
  #set(register: number, computed: number, alignment: number): boolean {
    const stride = this.#shared.has(register) ? 0 : computed;
    let changed = false;
    if (alignment < this.#alignment[register]) {
      this.#alignment[register] = alignment;
      changed = true;
    }
    if (!this.#known[register]) {
      this.#known[register] = true;
      this.#stride[register] = stride;
      return true;
    }
    const known = this.#stride[register];
    if (Number.isNaN(known) || known === stride) return changed;
    this.#stride[register] = VARYING;
    return true;
  }

  #propagate(): void {
    for (let again = true; again;) {
      again = false;
      for (let i = 0; i < this.#definitions.length; i++) {
        if (!this.#pending[i]) continue;
        const { op, block, isSite } = this.#definitions[i];
        // An operand that is still to be computed in a loop says nothing yet: its definition brings us back.
        if (op.uses.some((register) => !this.#known[register] && this.#definers[register].length > 0)) {
          continue;
        }
        this.#pending[i] = false;
        const stride = isSite ? VARYING : this.#strideOf(op, this.#isTorn(block));
        const alignment = isSite ? 1 : this.#alignmentOf(op);
        for (const register of op.defs) {
          if (!this.#set(register, stride, alignment)) continue;
          for (const user of this.#users[register]) {
            this.#pending[user] = true;
            again = true;
          }
        }
      }
    }
  }

  /** True if one of these blocks was not known to be diverged. */
  #diverge(blocks: Iterable<number>): boolean {
    let changed = false;
    for (const block of blocks) {
      if (this.#diverged[block]) continue;
      this.#diverged[block] = changed = true;
      // Threads that begin a loop's rounds apart are apart in all of it, even where the ways of one round meet.
      this.#diverge(this.#reconvergence.loop(block) ?? []);
    }
    return changed;
  }

  /** Threads may come to a block one after the other. */
  #isTorn(block: number): boolean {
    return this.#diverged[block] || this.#apart[block];
  }

  /**
   * Whether some of the threads that wait for an operation may go on before others: only some are there, or each names the threads
   * that it waits for. From then on they are in different rounds of the loops that follow, though at one place.
   */
  #separates(block: number, op: Op): boolean {
    if (this.#diverged[block]) return true;
    const { operands, modifiers } = op.instruction;
    const named = opcodeOf(op.instruction)?.class === "barrier"
      ? modifiers.includes("red") ? operands.slice(1, -1) : operands
      : operands.slice(-1);
    return named.some((operand) => this.#operand(operand) !== 0);
  }

  /** Marks a block and all that follow; true if the block was not known to be apart. */
  #tear(first: number): boolean {
    if (this.#apart[first]) return false;
    const pending = [first];
    while (pending.length > 0) {
      const at = pending.pop()!;
      if (this.#apart[at]) continue;
      this.#apart[at] = true;
      pending.push(...this.#program.blocks[at].successors);
    }
    return true;
  }

  /** Marks what parting threads influence; true if there is anything new. */
  #spread(): boolean {
    let changed = false;
    for (const block of this.#program.blocks) {
      if (!this.#parts(block)) continue;
      if (this.#diverge(this.#reconvergence.influence(block.id))) changed = true;
    }
    for (const { id, terminator } of this.#program.blocks) {
      if (terminator.kind !== "sync" || !this.#separates(id, this.#program.sites[terminator.site].op)) {
        continue;
      }
      if (this.#tear(terminator.to)) changed = true;
    }
    if (!changed) return false;
    for (const { id } of this.#program.registers) {
      if (Number.isNaN(this.#stride[id]) || this.#shared.has(id)) continue;
      const definers = this.#definers[id].map((index) => this.#definitions[index]);
      if (!definers.some(({ block }) => this.#isTorn(block))) continue;
      // Of several definitions each thread may have seen another. One definition in a loop that threads leave at different times
      // gives each thread its own last value. And after a wait the value must not be taken from a thread that has none.
      if (
        definers.length > 1 || this.#reconvergence.outlivesLoop(id, definers[0].block) ||
        this.#program.sites.length > 0 && this.#reconvergence.mayBeUnset(id)
      ) this.#vary(id);
    }
    // Reads of memory depend on whether threads are together.
    this.#definitions.forEach(({ op, block }, i) => {
      if (this.#isTorn(block) && opcodeOf(op.instruction)?.class === "memory") this.#pending[i] = true;
    });
    return true;
  }

  // ---- strides ----

  #operand(operand: Operand | undefined): number {
    switch (operand?.kind) {
      case "register":
        if (operand.name === "_") return 0;
        return this.#stride[this.#program.registerByName.get(operand.name)!.id];
      case "special": {
        const uniformity = specialRegisterUniformity(operand.name);
        if (uniformity !== "thread") return 0;
        return operand.name === "%tid.x" || operand.name === "%laneid" ? 1 : VARYING;
      }
      case "symbol": {
        const place = this.#program.locations.get(operand.name);
        return place?.kind === "frame" ? VARYING : 0;
      }
      case "address":
        return operand.base === undefined ? 0 : this.#operand(operand.base);
      case "not":
        return this.#operand(operand.operand) === 0 ? 0 : VARYING;
      case "vector":
      case "list":
        return operand.elements.every((element) => this.#operand(element) === 0) ? 0 : VARYING;
      case "pair":
        return VARYING;
      default:
        return 0;
    }
  }

  #strideOf(op: Op, torn: boolean): number {
    const { instruction } = op;
    const { opcode, modifiers, operands } = instruction;
    if (op.guard >= 0) {
      // A guard that varies mixes old and new values.
      if (this.#stride[op.guard] !== 0) return VARYING;
    }
    const uniform = op.uses.every((register) => this.#stride[register] === 0) &&
      operands.slice(1).every((operand) => this.#operand(operand) === 0);
    const cls = opcodeOf(instruction)?.class;
    if (cls === "atomic" || cls === "warp" || cls === "barrier" || cls === "call" || cls === "texture") {
      return VARYING;
    }
    // Threads that are in different rounds of a loop may have read different values from one place.
    if (cls === "memory" && torn && this.#program.sites.length > 0) return VARYING;
    if (uniform) return 0;
    const [, a, b, c] = operands;
    const type = instruction.types[instruction.types.length - 1] ?? "";
    const integer = /^[usb](32|64)$/.test(type) &&
      instruction.types.every((each) => /^[usb](32|64)$/.test(each));
    if (!integer || modifiers.includes("sat") || modifiers.includes("cc")) return VARYING;
    if (operands.some((operand) => operand.kind === "vector")) return VARYING;
    const [strideA, strideB] = [this.#operand(a), this.#operand(b)];
    switch (opcode) {
      case "mov":
      case "cvta":
        return strideA;
      case "cvt":
        return this.#extended(instruction.types[1] ?? "", strideA, a);
      case "add":
        return strideA + strideB;
      case "sub":
        return strideA - strideB;
      case "neg":
        return -strideA;
      case "shl":
        return b?.kind === "integer" && b.value >= 0n && b.value < 32n
          ? strideA * 2 ** Number(b.value)
          : VARYING;
      case "mul":
        return modifiers.includes("hi")
          ? VARYING
          : this.#product(a, b, modifiers.includes("wide") ? type : "");
      case "mad":
        return modifiers.includes("hi")
          ? VARYING
          : this.#product(a, b, modifiers.includes("wide") ? type : "") + this.#operand(c);
      case "or":
        return this.#disjoint(a, b) || this.#disjoint(b, a) ? strideA + strideB : VARYING;
      default:
        return VARYING;
    }
  }

  /**
   * The stride after an extension to 64 bits of a 32-bit type: the same, if none of the 4 values wraps around. They do not if the
   * first one is a multiple of a power of two that is more than the distance to the last.
   */
  #extended(from: string, stride: number, operand: Operand): number {
    if (stride === 0 || !from.endsWith("32") || this.#trusting) return stride;
    return stride > 0 && 3 * stride < this.#alignmentOfOperand(operand) ? stride : VARYING;
  }

  /** `wide`: the type of the factors if the product is twice as wide. */
  #product(a: Operand, b: Operand, wide: string): number {
    const [strideA, strideB] = [this.#operand(a), this.#operand(b)];
    if (strideA === 0 && strideB === 0) return 0;
    const factor = a.kind === "integer" ? a : b.kind === "integer" ? b : undefined;
    if (factor === undefined || factor.value < -(1n << 31n) || factor.value >= 1n << 32n) return VARYING;
    const [other, stride] = a.kind === "integer" ? [b, strideB] : [a, strideA];
    const product = Number(BigInt.asIntN(32, factor.value)) * this.#extended(wide, stride, other);
    return Number.isSafeInteger(product) && Math.abs(product) < 2 ** 29 ? product : VARYING;
  }

  #alignmentOfOperand(operand: Operand | undefined): number {
    switch (operand?.kind) {
      case "register":
        return operand.name === "_" ? 1 : this.#alignment[this.#program.registerByName.get(operand.name)!.id];
      case "integer": {
        const bits = operand.value & -operand.value;
        return bits === 0n || bits > BigInt(MAX_ALIGNMENT) ? MAX_ALIGNMENT : Number(bits);
      }
      case "special":
        // The first of 4 threads.
        if (operand.name === "%tid.x" || operand.name === "%laneid") return 4;
        return operand.name === "%ntid.x" ? this.#width & -this.#width : 1;
      default:
        return 1;
    }
  }

  #alignmentOf(op: Op): number {
    const { opcode, modifiers, operands, types } = op.instruction;
    if (op.guard >= 0 || !types.every((type) => /^[usb](32|64)$/.test(type)) || modifiers.includes("sat")) {
      return 1;
    }
    const [, a, b, c] = operands;
    const [left, right] = [this.#alignmentOfOperand(a), this.#alignmentOfOperand(b)];
    switch (opcode) {
      case "mov":
      case "cvt":
      case "neg":
        return left;
      case "add":
      case "sub":
      case "or":
        return Math.min(left, right);
      case "and":
        return Math.max(left, right);
      case "shl":
        return b?.kind === "integer" && b.value < 16n
          ? Math.min(MAX_ALIGNMENT, left * 2 ** Number(b.value))
          : left;
      case "mul":
      case "mad": {
        if (modifiers.includes("hi")) return 1;
        const product = Math.min(MAX_ALIGNMENT, left * right);
        return opcode === "mul" ? product : Math.min(product, this.#alignmentOfOperand(c));
      }
      default:
        return 1;
    }
  }

  /** `(x << k) | %tid.x` where %tid.x is below 1 << k. */
  #disjoint(shifted: Operand, tid: Operand): boolean {
    const definition = this.#only(tid);
    const [, source] = definition?.instruction.operands ?? [];
    if (definition?.instruction.opcode !== "mov" || source?.kind !== "special" || source.name !== "%tid.x") {
      return false;
    }
    const shift = this.#only(shifted);
    const amount = shift?.instruction.operands[2];
    return shift?.instruction.opcode === "shl" && amount?.kind === "integer" && amount.value < 32n &&
      2 ** Number(amount.value) >= this.#width;
  }

  /** The operation that defines a register, if there is just one. */
  #only(operand: Operand): Op | undefined {
    if (operand.kind !== "register") return undefined;
    const definers = this.#definers[this.#program.registerByName.get(operand.name)!.id];
    const op = definers.length === 1 ? this.#definitions[definers[0]].op : undefined;
    return op !== undefined && op.guard < 0 ? op : undefined;
  }
}
