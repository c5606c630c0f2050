/**
 * The contract between the control-flow half of the code generator and the opcode families: what a family may ask for
 * while it writes the WebAssembly of one PTX instruction.
 */
import type { Instruction, Operand, ScalarType } from "../ptx/ast.ts";
import type { FmaMode } from "../abi.ts";
import type { CodeWriter, NumberType } from "../wasm/code.ts";

/** How values lie on the WebAssembly stack. With 4 lanes, 32-bit values and predicates are one v128. */
export type WasmType = NumberType | "v128";

/**
 * The WebAssembly type of a PTX type in scalar code:
 * pred, b/u/s 8, 16, 32, f16, bf16, f16x2, bf16x2 → i32; b/u/s64 → i64; f32 → f32; f64 → f64.
 * Values of 8 and 16 bits are kept zero-extended in i32; predicates are 0 or 1.
 * With 4 lanes: f32 → f32x4, 32-bit integers → i32x4, predicates → i32x4 masks of 0 or −1.
 */
export interface EmitContext {
  readonly instruction: Instruction;
  readonly code: CodeWriter;
  /** 1 = scalar code for one thread, 4 = one v128 lane for each of 4 consecutive threads. */
  readonly lanes: 1 | 4;
  /** How fused multiply-add is computed. */
  readonly fma: FmaMode;
  /**
   * False only if no instruction that reads the destination can tell one NaN from another (see `ignoresNaNBits` in
   * values/): then a NaN result of an f32 operation may have any bits. Otherwise it is made 0x7fffffff, as on the GPU.
   */
  readonly nanObservable: boolean;
  /**
   * Pushes an operand read as the given type: converted bit for bit from however the register is kept, 8 and 16 bits out of
   * a wider register zero-extended. With 4 lanes, immediates and uniform registers are splat.
   */
  push(operand: Operand, type: ScalarType): void;
  /**
   * Pops a value of the given type into the destination operand. `_` drops it. A signed type narrower than the register
   * is sign-extended into it, as `cvt.s16.s32 %r1, %r2` asks for.
   */
  pop(operand: Operand, type: ScalarType): void;
  /** A scratch local, free again after this instruction. */
  temporary(type: WasmType): number;
  /** The local (i32, 0 or 1) that holds the carry flag CC.CF. Only asked for with `lanes === 1`. */
  carry(): number;
  /** Index of a support function (see support/linker.ts) that is linked into the module because it is used. */
  support(name: string): number;
  /** Stops with an error that names opcode, kernel and line. */
  unsupported(why?: string): never;
}

/** Writes one instruction. Families that have no 4-lane form for it say so with `vectorizable`. */
export interface Emitter {
  emit(context: EmitContext): void;
  /** True if `emit` handles `lanes === 4` for this instruction. */
  vectorizable(instruction: Instruction): boolean;
}
