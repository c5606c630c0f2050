/**
 * Finds the registers whose NaN bits a program can observe. Canonicalizing a NaN costs an instruction after
 * every f32 operation, and most kernels never look at the bits.
 */
import type { Instruction } from "../ptx/ast.ts";
import { has } from "../ptx/instruction.ts";
import { allOps, type Program } from "./program.ts";

/** Instructions on f32 that treat all NaNs alike, whatever their sign and payload. */
const IGNORES_NAN_BITS: ReadonlySet<string> = new Set([
  ...["add", "sub", "mul", "fma", "mad", "div", "rcp", "sqrt", "rsqrt", "abs", "neg", "min", "max"],
  ...["sin", "cos", "ex2", "lg2", "tanh", "setp", "set", "testp", "cvt"],
]);

/**
 * Whether the result of an instruction is independent of the sign and payload of its f32 operands that are
 * NaN.
 */
function ignoresNaNBits(instruction: Instruction): boolean {
  if (!IGNORES_NAN_BITS.has(instruction.opcode) || instruction.types.at(-1) !== "f32") return false;
  // .xorsign.abs copies a NaN's sign, and a conversion to f64 its payload.
  return !has(instruction, "xorsign") && instruction.types[0] !== "f64";
}

export class NaNBits {
  /** 1 for registers read by an instruction that distinguishes NaNs. */
  readonly #observed: Uint8Array;

  constructor(program: Program) {
    this.#observed = new Uint8Array(program.registers.length);
    for (const op of allOps(program)) {
      if (ignoresNaNBits(op.instruction)) continue;
      for (const register of op.uses) this.#observed[register] = 1;
    }
  }

  observable(register: number): boolean {
    return this.#observed[register] === 1;
  }
}
