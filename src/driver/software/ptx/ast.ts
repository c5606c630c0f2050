/**
 * The abstract syntax of PTX, as the parser gives it. Names follow "Parallel Thread Execution ISA", sections 4 and 5.
 */

/** Fundamental types (ISA section 5.2), packed types and predicates. */
export type ScalarType =
  | "pred"
  | "b8"
  | "b16"
  | "b32"
  | "b64"
  | "b128"
  | "u8"
  | "u16"
  | "u32"
  | "u64"
  | "s8"
  | "s16"
  | "s32"
  | "s64"
  | "f16"
  | "f16x2"
  | "bf16"
  | "bf16x2"
  | "f32"
  | "f64"
  | "tf32"
  | "u16x2"
  | "s16x2"
  | "e4m3x2"
  | "e5m2x2";

/** State spaces (ISA section 5.1). "generic" is an access without one. */
export type StateSpace =
  | "reg"
  | "sreg"
  | "const"
  | "global"
  | "local"
  | "param"
  | "shared"
  | "tex"
  | "generic";

export type Operand =
  | { readonly kind: "register"; readonly name: string }
  /** A special register such as %tid.x. */
  | { readonly kind: "special"; readonly name: string }
  /** Integers as bigint (two's complement of any sign); `0f…`/`0d…` and decimal floats as their exact value. */
  | { readonly kind: "integer"; readonly value: bigint }
  | {
    readonly kind: "float";
    readonly value: number; /** raw bits when written 0f/0d */
    readonly bits?: bigint;
  }
  /** A variable, function or label by name, with a byte offset. */
  | { readonly kind: "symbol"; readonly name: string; readonly offset: number }
  /** [base + offset]; base is a register or a symbol, absent for an immediate address. */
  | { readonly kind: "address"; readonly base?: Operand; readonly offset: bigint }
  | { readonly kind: "vector"; readonly elements: readonly Operand[] }
  /** p|q of setp, shfl and match; `_` is a register named "_". */
  | { readonly kind: "pair"; readonly first: Operand; readonly second: Operand }
  /** !p of setp, vote and others. */
  | { readonly kind: "not"; readonly operand: Operand }
  /** -r is folded into immediates; (a, b) argument lists of call. */
  | { readonly kind: "list"; readonly elements: readonly Operand[] };

export interface Instruction {
  readonly kind: "instruction";
  /** Line in the PTX text, from 1. */
  readonly line: number;
  /** Source position of the last `.loc`, if any; the number of the file is that of a `.file`, which may come later. */
  readonly source?: { readonly file: number; readonly line: number };
  /** `@p` or `@!p`. */
  readonly guard?: { readonly register: string; readonly negated: boolean };
  /** "add", "ld", "setp", … */
  readonly opcode: string;
  /** Every suffix in order, without dots, types included: ["rn", "ftz", "f32"]. "shared::cta" is one suffix. */
  readonly modifiers: readonly string[];
  /** The suffixes that are types, in order. */
  readonly types: readonly ScalarType[];
  readonly operands: readonly Operand[];
}

export interface Label {
  readonly kind: "label";
  readonly name: string;
  readonly line: number;
}

/** A variable declaration outside or inside a function, a parameter too. */
export interface Variable {
  readonly kind: "variable";
  readonly line: number;
  readonly space: StateSpace;
  readonly type: ScalarType;
  /** Elements of `.v2`/`.v4`; 1 otherwise. */
  readonly vector: 1 | 2 | 4;
  readonly name: string;
  readonly align: number;
  /** Array dimensions; undefined for a scalar, 0 for `[]`. */
  readonly dimensions?: readonly number[];
  readonly byteLength: number;
  readonly initializer?: readonly (Operand)[];
  readonly linkage?: "visible" | "extern" | "weak" | "common";
  /** `.ptr` attributes of a parameter. */
  readonly pointer?: { readonly space: StateSpace; readonly align: number };
}

/** `.reg .b32 %r<5>;` declares %r0 … %r4: count 5. Plain names have count undefined. */
export interface RegisterDeclaration {
  readonly kind: "registers";
  readonly line: number;
  readonly type: ScalarType;
  readonly name: string;
  readonly count?: number;
}

/** `{ … }` opens a scope of its own for names. */
export interface Block {
  readonly kind: "block";
  readonly line: number;
  readonly body: readonly Statement[];
}

/** `name: .branchtargets L1, L2;` and `.calltargets` and `.callprototype`. */
export interface TargetList {
  readonly kind: "targets";
  readonly line: number;
  readonly name: string;
  readonly directive: "branchtargets" | "calltargets" | "callprototype";
  readonly targets: readonly string[];
}

export type Statement = Instruction | Label | Variable | RegisterDeclaration | Block | TargetList;

export interface FunctionDefinition {
  readonly kind: "function";
  readonly line: number;
  readonly entry: boolean;
  readonly name: string;
  readonly linkage?: "visible" | "extern" | "weak";
  readonly parameters: readonly Variable[];
  readonly results: readonly Variable[];
  /** Absent for a declaration. */
  readonly body?: readonly Statement[];
  /** .maxntid, .reqntid, .minnctapersm, .maxnreg … */
  readonly directives: Readonly<Record<string, readonly number[]>>;
}

export interface PtxModule {
  readonly version: readonly [number, number];
  readonly target: string;
  readonly addressSize: 32 | 64;
  readonly variables: readonly Variable[];
  readonly functions: readonly FunctionDefinition[];
  /** `.file` numbers → names. */
  readonly files: ReadonlyMap<number, string>;
}
