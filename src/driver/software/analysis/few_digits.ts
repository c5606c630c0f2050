/**
 * Finds the registers of f32 that are computed from integers, as pixels are: their significands have few digits if
 * the integers are small. This decides which of two tests of a fused multiply-add comes first (codegen/values/fma.ts).
 */
import type { Instruction } from "../ptx/ast.ts";
import { allOps, type Program } from "./program.ts";

/** Instructions whose results have few digits if their operands do. */
const KEEPS_DIGITS: ReadonlySet<string> = new Set(
  ["add", "sub", "mul", "fma", "mad", "min", "max", "abs", "neg", "mov", "selp", "cvt"],
);

function isFromInteger({ opcode, types }: Instruction): boolean {
  return opcode === "cvt" && types[0] === "f32" && /^[su]\d/.test(types[1] ?? "");
}

/** Returns whether each register is computed from integers. */
export function fewDigits(program: Program): Uint8Array {
  const found = new Uint8Array(program.registers.length);
  // Definitions mostly precede uses, so that few passes are needed.
  for (let changed = true; changed;) {
    changed = false;
    for (const { instruction, defs, uses } of allOps(program)) {
      const { opcode, types } = instruction;
      const keeps = types[0] === "f32" && KEEPS_DIGITS.has(opcode) &&
        uses.some((register) => found[register] === 1);
      if (!keeps && !isFromInteger(instruction)) continue;
      for (const register of defs) {
        if (found[register] === 1) continue;
        found[register] = 1;
        changed = true;
      }
    }
  }
  return found;
}
