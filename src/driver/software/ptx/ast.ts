/**
 * The abstract syntax of PTX. Names follow "Parallel Thread Execution ISA", sections 4 and 5.
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

/** State spaces (ISA section 5.1). An access without one is "generic". */
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
  /** An element of a vector register has a name such as `V.x`. */
  | { readonly kind: "register"; readonly name: string }
  /** A special register such as %tid.x. */
  | { readonly kind: "special"; readonly name: string }
  | { readonly kind: "integer"; readonly value: bigint }
  /** `bits` are the raw bits of a constant written as `0f…` or `0d…`. */
  | { readonly kind: "float"; readonly value: number; readonly bits?: bigint }
  /**
   * A variable, function or label by name, with a byte offset; or a register plus a constant. In an initial value,
   * `mask` selects a byte of the address.
   */
  | { readonly kind: "symbol"; readonly name: string; readonly offset: number; readonly mask?: bigint }
  /** [base + offset]; base is a register or a symbol, undefined for an immediate address. */
  | { readonly kind: "address"; readonly base: Operand | undefined; readonly offset: bigint }
  | { readonly kind: "vector"; readonly elements: readonly Operand[] }
  /** p|q of setp, shfl and match. `_` is a register named "_". */
  | { readonly kind: "pair"; readonly first: Operand; readonly second: Operand }
  /** !p of setp, vote and others. */
  | { readonly kind: "not"; readonly operand: Operand }
  /** An argument list (a, b) of call, or [texture, {x, y}]. */
  | { readonly kind: "list"; readonly elements: readonly Operand[] };

/** The position that a `.loc` gives. */
export interface Source {
  readonly file: number;
  readonly line: number;
  readonly column: number;
}

export interface Instruction {
  readonly kind: "instruction";
  /** Line in the PTX text, starting at 1. */
  readonly line: number;
  /** Position given by the last `.loc`, if any. The `.file` that names the file may come later. */
  readonly source: Source | undefined;
  /** `@p` or `@!p`. */
  readonly guard: { readonly register: string; readonly negated: boolean } | undefined;
  /** "add", "ld", "setp", … */
  readonly opcode: string;
  /**
   * All suffixes in order, without dots, types included: ["rn", "ftz", "f32"]. "shared::cta" is one suffix.
   */
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

/** Declaration of a variable, inside or outside a function, or of a parameter. */
export interface Variable {
  readonly kind: "variable";
  readonly line: number;
  readonly space: StateSpace;
  readonly type: ScalarType;
  /** 2 for `.v2`, 4 for `.v4`, otherwise 1. */
  readonly vector: 1 | 2 | 4;
  readonly name: string;
  readonly align: number;
  /** Array dimensions; undefined for a scalar, 0 for `[]`. */
  readonly dimensions: readonly number[] | undefined;
  readonly byteLength: number;
  readonly initializer: readonly Operand[] | undefined;
  readonly linkage: "visible" | "extern" | "weak" | "common" | undefined;
  /** `.ptr` attributes of a parameter. */
  readonly pointer: { readonly space: StateSpace; readonly align: number } | undefined;
}

/**
 * `.reg .b32 %r<5>;` declares %r0 to %r4 and has a count of 5. `count` is undefined for a single register.
 */
export interface RegisterDeclaration {
  readonly kind: "registers";
  readonly line: number;
  readonly type: ScalarType;
  /** 2 for `.v2`, 4 for `.v4`, otherwise 1. */
  readonly vector: 1 | 2 | 4;
  readonly name: string;
  readonly count: number | undefined;
}

/** `{ … }`, a scope for names. */
export interface Block {
  readonly kind: "block";
  readonly line: number;
  readonly body: readonly Statement[];
}

/** `name: .branchtargets L1, L2;`, `.calltargets` or `.callprototype`. */
export interface TargetList {
  readonly kind: "targets";
  readonly line: number;
  readonly name: string;
  readonly directive: "branchtargets" | "calltargets" | "callprototype";
  /** Empty for a prototype. */
  readonly targets: readonly string[];
  /** Undefined unless it is a prototype. */
  readonly signature: Pick<FunctionDefinition, "results" | "parameters"> | undefined;
}

export type Statement = Instruction | Label | Variable | RegisterDeclaration | Block | TargetList;

export interface FunctionDefinition {
  readonly kind: "function";
  readonly line: number;
  readonly entry: boolean;
  readonly name: string;
  readonly linkage: "visible" | "extern" | "weak" | undefined;
  readonly parameters: readonly Variable[];
  readonly results: readonly Variable[];
  /** Undefined for a declaration. */
  readonly body: readonly Statement[] | undefined;
  /** Values of .maxntid, .reqntid, .minnctapersm, .maxnreg and others. */
  readonly directives: Readonly<Record<string, readonly number[]>>;
}

export interface PtxModule {
  readonly version: readonly [number, number];
  readonly target: string;
  readonly addressSize: 64;
  readonly variables: readonly Variable[];
  readonly functions: readonly FunctionDefinition[];
  /** `.file` numbers → names. */
  readonly files: ReadonlyMap<number, string>;
}
