/**
 * A PTX function as the analyses and the code generator see it: numbered registers, basic blocks, resolved
 * names.
 */
import { at } from "../../../base/at.ts";
import type { Instruction, ScalarType } from "../ptx/ast.ts";
import type { NumberType } from "../wasm/code.ts";

export interface Register {
  readonly id: number;
  /** Unique in the function. */
  readonly name: string;
  readonly type: ScalarType;
  /** The WebAssembly type that holds it in scalar code; see types.ts. */
  kind: NumberType;
}

/** Where the variable of a name is stored. */
export type SymbolLocation =
  /** A kernel parameter, at an offset in the parameter bytes. */
  | { readonly kind: "parameter"; readonly offset: number }
  /** A parameter or result of a device function; argument `index` holds its address. */
  | { readonly kind: "argument"; readonly index: number }
  /** A `.local` variable or the `.param` of a call, at an offset in the function's frame. */
  | { readonly kind: "frame"; readonly offset: number }
  | { readonly kind: "shared"; readonly offset: number }
  /** The beginning of dynamic shared memory. */
  | { readonly kind: "dynamicShared" }
  /** A module-scope variable, at an address chosen by the machine, or an offset in it. */
  | { readonly kind: "module"; readonly name: string; readonly offset: number };

/** One instruction with its registers by number. */
export interface Op {
  readonly instruction: Instruction;
  readonly defs: readonly number[];
  /** Excludes the guard. */
  readonly uses: readonly number[];
  /** Guard register, −1 without one. */
  readonly guard: number;
}

export type Terminator =
  | { readonly kind: "jump"; readonly to: number }
  /** Branches to `then` if the predicate differs from `negated`, else to `otherwise`. */
  | {
    readonly kind: "branch";
    readonly predicate: number;
    readonly negated: boolean;
    readonly then: number;
    readonly otherwise: number;
  }
  | {
    readonly kind: "switch";
    readonly index: number;
    readonly targets: readonly number[];
    readonly line: number;
  }
  /** The thread exits, or the device function returns. */
  | { readonly kind: "return" }
  /** The kernel fails with a FAULT. */
  | { readonly kind: "trap"; readonly fault: number; readonly line: number }
  /** The thread waits for others at `site` and resumes at `to`. */
  | { readonly kind: "sync"; readonly site: number; readonly to: number }
  /** Branches to `to`; now and then, the thread first lets others run at `site`. */
  | { readonly kind: "yield"; readonly site: number; readonly to: number };

export interface BasicBlock {
  readonly id: number;
  readonly ops: readonly Op[];
  readonly terminator: Terminator;
  readonly successors: readonly number[];
  readonly predecessors: readonly number[];
}

/**
 * A synchronization point: a barrier or warp operation at which threads wait for others, or a point where they
 * let others run.
 */
export interface Site {
  readonly index: number;
  readonly op: Op;
}

export interface Program {
  readonly name: string;
  readonly entry: boolean;
  readonly line: number;
  readonly registers: readonly Register[];
  readonly registerByName: ReadonlyMap<string, Register>;
  /** Reachable blocks in reverse postorder; block 0 is the entry. */
  readonly blocks: readonly BasicBlock[];
  readonly locations: ReadonlyMap<string, SymbolLocation>;
  /** Number of arguments of a device function: the addresses of its results, then of its parameters. */
  readonly argumentCount: number;
  readonly frameBytes: number;
  readonly sites: readonly Site[];
  /** Device functions that it calls, except inlined ones. */
  readonly callees: readonly string[];
}

/** Returns the successors in order, duplicates included. */
export function successorsOf(terminator: Terminator): number[] {
  switch (terminator.kind) {
    case "jump":
    case "sync":
    case "yield":
      return [terminator.to];
    case "branch":
      return [terminator.then, terminator.otherwise];
    case "switch":
      return [...terminator.targets];
    default:
      return [];
  }
}

/** Returns the terminator with `target` applied to each of its successors. */
export function mapTargets(terminator: Terminator, target: (block: number) => number): Terminator {
  switch (terminator.kind) {
    case "jump":
    case "sync":
    case "yield":
      return { ...terminator, to: target(terminator.to) };
    case "branch":
      return { ...terminator, then: target(terminator.then), otherwise: target(terminator.otherwise) };
    case "switch":
      return { ...terminator, targets: terminator.targets.map(target) };
    default:
      return terminator;
  }
}

/** Whether a program has a loop. */
export function hasLoop({ blocks }: Program): boolean {
  // Blocks are in reverse postorder.
  return blocks.some(({ id, successors }) => successors.some((to) => to <= id));
}

/** Returns the registers that a block's terminator reads. */
export function terminatorUses(block: BasicBlock, sites: readonly Site[]): readonly number[] {
  const { terminator } = block;
  switch (terminator.kind) {
    case "branch":
      return [terminator.predicate];
    case "switch":
      return [terminator.index];
    case "sync":
      return at(sites, terminator.site).op.uses;
    default:
      return [];
  }
}

/** Iterates over all operations of a program, including those at synchronization points. */
export function* allOps(program: Program): Generator<Op> {
  for (const block of program.blocks) yield* block.ops;
  for (const site of program.sites) yield site.op;
}

/** Returns the registers with several definitions. */
export function redefinedRegisters(program: Program): Set<number> {
  const defined = new Set<number>(), redefined = new Set<number>();
  for (const { defs } of allOps(program)) {
    for (const register of defs) (defined.has(register) ? redefined : defined).add(register);
  }
  return redefined;
}
