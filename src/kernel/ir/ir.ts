/**
 * The kernel IR: structured control flow over values that never change.
 *
 * A {@link Value} is computed once, where its `define` statement stands, and may be used in that block and in
 * blocks nested in it. A value that changes is a {@link Variable}, which is read (`get`) and written (`set`)
 * explicitly.
 * {@link KernelBuilder} builds the IR, the passes of this folder simplify it, and `ptx/` writes it as PTX.
 *
 * @module
 */
import type { RegisterType, Scalar } from "./types.ts";

/** Operations with two operands of the result's type. */
export type BinaryOp = "add" | "sub" | "mul" | "div" | "rem" | "min" | "max" | "and" | "or" | "xor" | "mulhi";
/** Shifts: the second operand is a u32 or i32, and counts of the width and more shift out all bits. */
export type ShiftOp = "shl" | "shr";
/** Comparisons: two operands of one type, result bool. With NaN, `ne` is true and all others are false. */
export type CompareOp = "eq" | "ne" | "lt" | "le" | "gt" | "ge";
/** Operations with one operand of the result's type. */
export type UnaryOp =
  | "neg"
  | "abs"
  | "not"
  | "sqrt"
  | "floor"
  | "ceil"
  | "trunc"
  | "rint"
  | "popc"
  | "clz"
  | "brev"
  | "rsqrtApprox"
  | "rcpApprox"
  | "exp2Approx"
  | "log2Approx"
  | "sinApprox"
  | "cosApprox";
/** Operations on all or some threads of a warp. */
export type WarpOp =
  | "shuffle.down"
  | "shuffle.up"
  | "shuffle.xor"
  | "shuffle.index"
  | "vote.any"
  | "vote.all"
  | "ballot"
  | "activemask";
/** Read-modify-write operations; all return the old value. */
export type AtomicOp = "add" | "min" | "max" | "and" | "or" | "xor" | "exchange" | "compareAndSwap";

/** Dimensions of a texture; the layers of layered ones are not interpolated. */
export type TextureGeometry = "1d" | "2d" | "3d" | "1dLayered" | "2dLayered";

/** Every operation of a {@link Value}. */
export type Op =
  | BinaryOp
  | ShiftOp
  | CompareOp
  | UnaryOp
  | "const"
  | "parameter"
  | "special"
  | "symbol"
  | "get"
  | "fma"
  | "select"
  | "convert"
  | "bitcast"
  | "narrow"
  | "half"
  | "halfBits"
  | "mulwide"
  | "permute"
  | "funnel"
  | "load"
  | "warp"
  | "clock"
  | "atomic"
  | "texture";

/** Where memory is. `parameter` is the kernel's parameter block; `generic` covers all others. */
export type Space = "global" | "shared" | "local" | "const" | "parameter";

/** An address: a register, or none for a symbol or parameter, plus constant bytes. */
export interface Address {
  readonly space: Space;
  readonly base: Value;
  readonly offset: number;
}

/** The result of an operation. Passes change `op` and `args` in place. */
export interface Value {
  readonly id: number;
  op: Op;
  readonly type: RegisterType;
  args: readonly Value[];
  /** A constant's value: bigint for 64-bit integers, 0 or 1 for bool, otherwise a number. */
  readonly constant?: number | bigint;
  /**
   * A name: of a special register, a symbol, an operation of `warp` or `atomic`, or a rounding of `convert`;
   * "contractible" for arithmetic that ptxas may fuse.
   */
  readonly name?: string;
  /** The element in memory, of `load`, `atomic` and `narrow`. */
  readonly scalar?: Scalar;
  /** Where a `load` or `atomic` accesses memory; the base is also in `args`. */
  readonly address?: Address;
  /** A `load` of memory that nothing writes during the launch. */
  readonly readOnly?: boolean;
  /** The other values of a vector load or of a texture, in order, in its first value; the first value, in the others. */
  readonly vector?: Value[];
  /** The variable of `get`. */
  readonly variable?: Variable;
  /** Number of uses in other values and statements, set by `countUses()`. */
  uses: number;
}

/** A register that can be assigned more than once. */
export interface Variable {
  readonly id: number;
  readonly type: RegisterType;
  readonly name: string;
}

/** Statements in order. */
export type Block = Statement[];

/** One step of a kernel. */
export type Statement =
  | { readonly kind: "define"; readonly value: Value }
  | { readonly kind: "set"; readonly variable: Variable; readonly value: Value }
  | {
    readonly kind: "store";
    readonly address: Address;
    readonly scalar: Scalar;
    readonly values: readonly Value[];
  }
  | { readonly kind: "if"; readonly condition: Value; readonly then: Block; readonly otherwise: Block }
  | Loop
  | { readonly kind: "break" | "continue"; readonly loop: Loop }
  | { readonly kind: "return" }
  | { readonly kind: "trap"; readonly assertion?: Assertion }
  | { readonly kind: "barrier"; readonly scope: "block" | "warp" }
  | { readonly kind: "fence"; readonly scope: "block" | "device" | "system" }
  | { readonly kind: "line"; readonly file: string; readonly line: number; readonly column: number };

/** A condition that failed, as the driver prints it. */
export interface Assertion {
  readonly text: string;
  readonly file: string;
  readonly line: number;
}

/**
 * Runs `body`, then `latch`, and repeats while `condition` is true. `continue` jumps to the latch, `break`
 * past the loop.
 */
export interface Loop {
  readonly kind: "loop";
  readonly body: Block;
  readonly latch: Block;
  condition: Value;
}

/** A parameter of a kernel. */
export interface Parameter {
  readonly name: string;
  /** Scalars by value; `pointer` is an address in global memory; `bytes` a structure by value. */
  readonly type: Scalar | "pointer" | "bytes";
  readonly byteLength: number;
  readonly align: number;
  /** The element type of a pointer, for the checks of a launch. */
  readonly element?: Scalar;
}

/** Memory of a block (`shared`), of a thread (`local`) or constant data (`const`). */
export interface Storage {
  readonly name: string;
  readonly space: "shared" | "local" | "const";
  /** 0 for dynamic shared memory, whose size each launch determines. */
  readonly byteLength: number;
  readonly align: number;
  /** The contents of constant data. */
  readonly bytes?: Uint8Array;
}

/** A kernel in the IR. */
export interface KernelIR {
  readonly name: string;
  readonly parameters: readonly Parameter[];
  readonly storage: readonly Storage[];
  readonly body: Block;
  /** The maximum number of threads per block, if the kernel declares it. */
  readonly maxThreads?: number;
}
