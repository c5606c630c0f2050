/**
 * Finds the registers whose NaN bits a program can observe. Canonicalizing a NaN costs an instruction after
 * every f32 operation, and most kernels never look at the bits.
 */
import type { Instruction } from "../ptx/ast.ts";
import { has } from "../ptx/instruction.ts";
import { allOps, type Op, type Program } from "./program.ts";

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

/** Whether an instruction copies the bits of its f32 operands to its result and does nothing else with them. */
function copies({ opcode, types, operands }: Instruction): boolean {
  return (opcode === "selp" || opcode === "mov") && types[0] === "f32" && operands[0]?.kind === "register";
}

export class NaNBits {
  /** 1 for registers read by an instruction that distinguishes NaNs. */
  readonly #observed: Uint8Array;

  constructor(program: Program) {
    this.#observed = new Uint8Array(program.registers.length);
    const copying: Op[] = [];
    const observe = ({ uses }: Op): void => {
      for (const register of uses) this.#observed[register] = 1;
    };
    for (const op of allOps(program)) {
      if (copies(op.instruction)) copying.push(op);
      else if (!ignoresNaNBits(op.instruction)) observe(op);
    }
    // Copies mostly precede the uses of their results, so that one pass in reverse finds most of them.
    for (let changed = true; changed;) {
      changed = false;
      for (const op of copying.toReversed()) {
        if (!op.defs.some((register) => this.#observed[register] === 1)) continue;
        if (op.uses.every((register) => this.#observed[register] === 1)) continue;
        observe(op);
        changed = true;
      }
    }
  }

  observable(register: number): boolean {
    return this.#observed[register] === 1;
  }
}
