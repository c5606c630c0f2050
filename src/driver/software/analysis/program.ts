/**
 * A PTX function as the analyses and the code generator see it: numbered registers, basic blocks, resolved names.
 */
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

/** Where a name in an operand leads. */
export type SymbolLocation =
  /** A kernel's parameter: offset in the parameter bytes. */
  | { readonly kind: "parameter"; readonly offset: number }
  /** A device function's parameter or result: number of the argument that holds its address. */
  | { readonly kind: "argument"; readonly index: number }
  /** A `.local` variable or a call's `.param`: offset in the frame of the function. */
  | { readonly kind: "frame"; readonly offset: number }
  | { readonly kind: "shared"; readonly offset: number }
  /** Where dynamic shared memory begins. */
  | { readonly kind: "dynamicShared" }
  /** A module variable that the machine placed. */
  | { readonly kind: "module"; readonly name: string };

/** One instruction with its registers by number. */
export interface Op {
  readonly instruction: Instruction;
  readonly defs: readonly number[];
  /** Without the guard. */
  readonly uses: readonly number[];
  /** Guard register, −1 without one. */
  readonly guard: number;
}

export type Terminator =
  | { readonly kind: "jump"; readonly to: number }
  /** To `then` if the predicate is true (false, if negated), else to `otherwise`. */
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
  /** The thread ends, or the device function returns. */
  | { readonly kind: "return" }
  /** A fault of the kernel. */
  | { readonly kind: "trap"; readonly fault: number; readonly line: number }
  /** The thread waits for others at `site` and goes on at `to`. */
  | { readonly kind: "sync"; readonly site: number; readonly to: number };

export interface BasicBlock {
  readonly id: number;
  readonly ops: readonly Op[];
  readonly terminator: Terminator;
  readonly successors: readonly number[];
  readonly predecessors: readonly number[];
}

/** A point where a thread stops until others have come. */
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
  /** In reverse postorder; block 0 is the entry. Unreachable code is gone. */
  readonly blocks: readonly BasicBlock[];
  readonly locations: ReadonlyMap<string, SymbolLocation>;
  /** Addresses of these arguments are passed to a device function: results, then parameters. */
  readonly argumentCount: number;
  readonly frameBytes: number;
  readonly sites: readonly Site[];
  /** Device functions it calls, without those that were put in line. */
  readonly callees: readonly string[];
}

/** Calls back for each successor, in order, duplicates included. */
export function successorsOf(terminator: Terminator): number[] {
  switch (terminator.kind) {
    case "jump":
    case "sync":
      return [terminator.to];
    case "branch":
      return [terminator.then, terminator.otherwise];
    case "switch":
      return [...terminator.targets];
    default:
      return [];
  }
}
