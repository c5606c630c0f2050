/**
 * The interfaces between the writer of a function's control flow and the emitters of single instructions.
 */
import type { FmaMode } from "../abi/index.ts";
import type { Program } from "../analysis/program.ts";
import type { Instruction, Operand, ScalarType } from "../ptx/ast.ts";
import type { CodeWriter, NumberType } from "../wasm/code.ts";
import type { Definedness } from "./definedness.ts";
import type { Linker } from "./linker.ts";
import type { ThreadValues } from "./thread_values.ts";

/**
 * The type of a value on the WebAssembly stack. In vector code, 32-bit values and predicates are one v128.
 */
export type WasmType = NumberType | "v128";

/** One of 4 consecutive threads that vector code runs at once. */
export type Lane = 0 | 1 | 2 | 3;

export const LANES: readonly [0, 1, 2, 3] = [0, 1, 2, 3];

/** Which lanes are active. */
export interface Mask {
  /** A v128 local with 0 or −1 in each lane; undefined if all lanes are active. */
  readonly lanes: number | undefined;
  /** An i32 local that is nonzero if all lanes are active. Only used with `lanes`. */
  readonly full: number;
}

/**
 * The state that an emitter may use while it writes one PTX instruction.
 *
 * Scalar code holds pred, b/u/s 8, 16 and 32, f16, bf16, f16x2 and bf16x2 in an i32, b/u/s64 in an i64, f32
 * in an f32 and f64 in an f64. Values of 8 and 16 bits are zero-extended; predicates are 0 or 1. Vector code
 * (4 lanes) holds f32 in an f32x4, 32-bit integers in an i32x4, and predicates as i32x4 masks of 0 or −1.
 */
export interface EmitContext {
  readonly instruction: Instruction;
  readonly code: CodeWriter;
  /** 1: scalar code for one thread; 4: vector code for 4 consecutive threads. */
  readonly lanes: 1 | 4;
  /** How to compute fused multiply-add. */
  readonly fma: FmaMode;
  /**
   * False if no instruction that reads the destination distinguishes NaNs: the NaN result of an f32 operation
   * may then have any bits. Otherwise it must be 0x7fffffff, as on the GPU.
   */
  readonly nanObservable: boolean;
  /** Whether the destination is computed from integers, and has few digits if these do. */
  readonly hasFewDigits: boolean;
  /**
   * Pushes an operand as the given type. Converts the bits from the register's type and zero-extends 8 and 16
   * bits of a wider register. Vector code splats immediates and uniform registers.
   */
  push(operand: Operand, type: ScalarType): void;
  /**
   * Pops a value of the given type into the destination operand, or drops it for `_`. Sign-extends a signed
   * type into a wider register, as `cvt.s16.s32 %r1, %r2` requires.
   */
  pop(operand: Operand, type: ScalarType): void;
  /** Returns a scratch local, which is released after this instruction. */
  temporary(type: WasmType): number;
  /** Returns the i32 local that holds the carry flag CC.CF as 0 or 1. Scalar code only. */
  carry(): number;
  /** Returns the index of a support function (see support/linker.ts), linking it into the module. */
  support(name: string): number;
  /** Throws an error that names the opcode, the kernel and the line. */
  unsupported(reason?: string): never;
}

/** The context of instructions that depend on the thread, the kernel or the module. */
export interface FunctionContext extends EmitContext {
  readonly program: Program;
  readonly linker: Linker;
  /** Set with the memory checker. */
  readonly definedness: Definedness | undefined;
  readonly thread: ThreadValues;
  /** The lane that scalar code is being written for, in a function for 4 lanes. */
  readonly lane: Lane | undefined;
}

/** Writes one instruction. */
export interface Emitter {
  emit(context: EmitContext): void;
  /** Whether `emit` supports vector code for this instruction. */
  vectorizable(instruction: Instruction): boolean;
}
