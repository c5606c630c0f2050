/**
 * What 4 consecutive threads have in common. Each register has a *stride*: the difference between the values of neighbouring
 * threads, 0 where all have the same one; or it varies freely. From the predicates that vary follows where threads part and
 * meet again.
 */
import type { Operand } from "../ptx/ast.ts";
import { opcodeOf } from "../ptx/opcodes.ts";
import { specialUniformity } from "../codegen/special.ts";
import { flowGraph } from "./graph.ts";
import { type Liveness, resumeSites } from "./liveness.ts";
import type { BasicBlock, Op, Program } from "./program.ts";

/** A stride that is no constant. */
export const VARYING: number = Number.NaN;

export interface Divergence {
  /** By register: 0 = uniform, another integer = affine in %tid.x, NaN = varying. */
  readonly stride: readonly number[];
  /** By block: only some of the threads that still run may be here. */
  readonly diverged: readonly boolean[];
  /** By diverged block: where all threads are together again, −1 if they never are. */
  readonly meeting: readonly number[];
  /** Like `stride`, if no sum of 32 bits wraps around before it is extended to an address: likely, but to be checked. */
  readonly likely: readonly number[];
}

/** `width`: the block's x dimension, a multiple of 4. `shared`: registers that are known to be the same in the whole block. */
export function divergence(
  program: Program,
  live: Liveness,
  width: number,
  shared: ReadonlySet<number>,
): Divergence {
  const certain = new Analysis(program, live, width, shared, false).run();
  const likely = new Analysis(program, live, width, shared, true).run();
  return { ...certain, likely: likely.stride };
}

/** True if a block does nothing but end the thread. */
export function isPlainReturn(block: BasicBlock): boolean {
  return block.ops.length === 0 && block.terminator.kind === "return";
}

const MAX_ALIGNMENT = 1 << 16;

class Analysis {
  readonly #program: Program;
  readonly #live: Liveness;
  readonly #width: number;
  readonly #stride: number[];
  readonly #known: boolean[];
  /** By register: a power of two that divides the first of the 4 values. */
  readonly #alignment: number[];
  readonly #trusting: boolean;
  readonly #shared: ReadonlySet<number>;
  /** Operations that define each register, and the blocks where they are. */
  readonly #definitions: { op: Op; block: number; isSite: boolean }[][];
  /** Blocks between each block and where its branches meet again. */
  readonly #influence = new Map<number, { blocks: Set<number>; meeting: number }>();
  #postDominator: Map<number, number> | undefined;

  constructor(
    program: Program,
    live: Liveness,
    width: number,
    shared: ReadonlySet<number>,
    trusting: boolean,
  ) {
    this.#shared = shared;
    this.#trusting = trusting;
    this.#alignment = program.registers.map(() => MAX_ALIGNMENT);
    this.#program = program;
    this.#live = live;
    this.#width = width;
    this.#stride = program.registers.map(() => 0);
    this.#known = program.registers.map(() => false);
    this.#definitions = program.registers.map(() => []);
    const sites = resumeSites(program);
    for (const block of program.blocks) {
      const site = sites[block.id];
      for (const register of site?.op.defs ?? []) {
        this.#definitions[register].push({ op: site!.op, block: block.id, isSite: true });
      }
      for (const op of block.ops) {
        for (const register of op.defs) {
          this.#definitions[register].push({ op, block: block.id, isSite: false });
        }
      }
    }
  }

  run(): Omit<Divergence, "likely"> {
    const program = this.#program;
    const diverged = program.blocks.map(() => false);
    this.#settle(diverged);
    // Registers that are only computed from themselves hold anything.
    program.registers.forEach(({ id }) => {
      if (!this.#known[id] && this.#definitions[id].length > 0) {
        this.#known[id] = true;
        this.#stride[id] = VARYING;
        this.#alignment[id] = 1;
      }
    });
    this.#settle(diverged);
    const meeting = program.blocks.map((block) => {
      let at = block.id;
      while (at >= 0 && diverged[at]) at = this.#meetingOf(at);
      return at;
    });
    return { stride: this.#stride, diverged, meeting };
  }

  #settle(diverged: boolean[]): void {
    for (let changed = true; changed;) {
      changed = this.#propagate(diverged);
      if (this.#spread(diverged)) changed = true;
    }
  }

  /** Whether threads go different ways at the end of a block. */
  #parts(block: BasicBlock): boolean {
    const { terminator } = block;
    if (terminator.kind === "branch") return this.#stride[terminator.predicate] !== 0;
    return terminator.kind === "switch" && this.#stride[terminator.index] !== 0;
  }

  #set(register: number, computed: number): boolean {
    const stride = this.#shared.has(register) ? 0 : computed;
    if (Number.isNaN(this.#stride[register])) return false;
    if (!this.#known[register]) {
      this.#known[register] = true;
      this.#stride[register] = stride;
      return stride !== 0;
    }
    if (this.#stride[register] === stride) return false;
    this.#stride[register] = VARYING;
    return true;
  }

  #propagate(diverged: readonly boolean[]): boolean {
    let any = false;
    for (let changed = true; changed;) {
      changed = false;
      const sites = resumeSites(this.#program);
      for (const block of this.#program.blocks) {
        for (const register of sites[block.id]?.op.defs ?? []) {
          this.#alignment[register] = 1;
          if (this.#set(register, VARYING)) changed = true;
        }
        for (const op of block.ops) {
          if (op.defs.length === 0) continue;
          // An operand that is still to be computed in a loop says nothing yet.
          if (op.uses.some((register) => !this.#known[register] && this.#definitions[register].length > 0)) {
            continue;
          }
          const stride = this.#strideOf(op, diverged[block.id]);
          const alignment = this.#alignmentOf(op);
          for (const register of op.defs) {
            if (this.#set(register, stride)) changed = true;
            if (alignment < this.#alignment[register]) {
              this.#alignment[register] = alignment;
              changed = true;
            }
          }
        }
      }
      any ||= changed;
    }
    return any;
  }

  /** Marks what parting threads influence. */
  #spread(diverged: boolean[]): boolean {
    let changed = false;
    for (const block of this.#program.blocks) {
      if (!this.#parts(block)) continue;
      for (const inner of this.#influenceOf(block.id).blocks) {
        if (!diverged[inner]) {
          diverged[inner] = true;
          changed = true;
        }
      }
    }
    for (const register of this.#program.registers) {
      const { id } = register;
      if (Number.isNaN(this.#stride[id]) || this.#shared.has(id)) continue;
      const definitions = this.#definitions[id];
      const parted = definitions.some(({ block }) => diverged[block]);
      if (!parted) continue;
      // Of several definitions each thread may have seen another. One definition in a loop that threads leave at different times
      // gives each thread its own last value.
      const several = definitions.length > 1 || this.#leavesLoop(id, definitions[0].block, diverged);
      if (several) {
        this.#stride[id] = VARYING;
        this.#known[id] = true;
        changed = true;
      }
    }
    return changed;
  }

  /** Whether a value defined in a diverged block may be read where its loop has been left, or in the loop's next round. */
  #leavesLoop(register: number, block: number, diverged: readonly boolean[]): boolean {
    for (const other of this.#program.blocks) {
      // A block that closes or leaves a loop around the definition ends before it in the order, or cannot reach it again.
      if (!this.#live.liveIn[other.id].has(register)) continue;
      if (other.id <= block && this.#reaches(block, other.id)) return true;
      if (!diverged[other.id] && this.#inLoop(block)) return true;
      if (this.#inLoop(block) && !this.#reaches(other.id, block)) return true;
    }
    return false;
  }

  readonly #reach = new Map<number, Set<number>>();
  #reaches(from: number, to: number): boolean {
    let set = this.#reach.get(from);
    if (set === undefined) {
      set = new Set<number>();
      const pending = [...this.#program.blocks[from].successors];
      while (pending.length > 0) {
        const at = pending.pop()!;
        if (set.has(at)) continue;
        set.add(at);
        for (const next of this.#program.blocks[at].successors) pending.push(next);
      }
      this.#reach.set(from, set);
    }
    return set.has(to);
  }

  #inLoop(block: number): boolean {
    return this.#reaches(block, block);
  }

  /** Successors without those that only end the thread: whoever goes there is not missed elsewhere. */
  #staying(block: BasicBlock): readonly number[] {
    const staying = block.successors.filter((to) => !isPlainReturn(this.#program.blocks[to]));
    return staying.length > 0 ? staying : block.successors;
  }

  #influenceOf(block: number): { blocks: Set<number>; meeting: number } {
    const known = this.#influence.get(block);
    if (known !== undefined) return known;
    const meeting = this.#meetingOf(block);
    const blocks = new Set<number>();
    const pending = [...this.#staying(this.#program.blocks[block])];
    if (pending.length > 1) {
      while (pending.length > 0) {
        const at = pending.pop()!;
        if (at === meeting || blocks.has(at)) continue;
        blocks.add(at);
        for (const next of this.#staying(this.#program.blocks[at])) pending.push(next);
      }
      // Where every thread ends it does not matter who comes when, but some may come before others.
    }
    const result = { blocks, meeting };
    this.#influence.set(block, result);
    return result;
  }

  /** The immediate post-dominator; −1 if it is the end of the thread. */
  #meetingOf(block: number): number {
    if (this.#postDominator === undefined) {
      const { blocks } = this.#program;
      const exit = blocks.length;
      const before: number[][] = Array.from({ length: exit + 1 }, () => []);
      for (const from of blocks) {
        const successors = this.#staying(from);
        if (successors.length === 0) before[exit].push(from.id);
        for (const to of successors) before[to].push(from.id);
      }
      const graph = flowGraph(exit, (node) => before[node]);
      this.#postDominator = new Map();
      graph.nodes.forEach((node, i) => {
        const dominator = graph.nodes[graph.dominator[i]];
        this.#postDominator!.set(node, dominator === exit ? -1 : dominator);
      });
    }
    return this.#postDominator.get(block) ?? -1;
  }

  // ---- strides ----

  #operand(operand: Operand | undefined): number {
    switch (operand?.kind) {
      case "register":
        if (operand.name === "_") return 0;
        return this.#stride[this.#program.registerByName.get(operand.name)!.id];
      case "special": {
        const uniformity = specialUniformity(operand.name);
        if (uniformity !== "thread") return 0;
        return operand.name === "%tid.x" || operand.name === "%laneid" ? 1 : VARYING;
      }
      case "symbol": {
        const place = this.#program.places.get(operand.name);
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

  #strideOf(op: Op, diverged: boolean): number {
    const { instruction } = op;
    const { opcode, modifiers, operands } = instruction;
    if (op.guard >= 0) {
      // A guard that varies mixes old and new values.
      if (this.#stride[op.guard] !== 0) return VARYING;
    }
    const uniform = op.uses.every((register) => this.#stride[register] === 0) &&
      operands.slice(1).every((operand) => this.#operand(operand) === 0);
    const cls = opcodeOf(instruction)?.class;
    if (cls === "atomic" || cls === "warp" || cls === "barrier" || cls === "call") return VARYING;
    // Threads that are in different rounds of a loop may have read different values from one place.
    if (cls === "memory" && diverged && this.#program.sites.length > 0) return VARYING;
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
    const definitions = this.#definitions[this.#program.registerByName.get(operand.name)!.id];
    return definitions.length === 1 && definitions[0].op.guard < 0 ? definitions[0].op : undefined;
  }
}
