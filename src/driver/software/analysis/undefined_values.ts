/**
 * Finds the registers whose value may come from uninitialized shared memory, for the memory checker.
 */
import type { Instruction } from "../ptx/ast.ts";
import { opcodeOf } from "../ptx/opcodes.ts";
import { allOps, type Program } from "./program.ts";

/** Returns the registers that loads of shared memory define, directly or through other instructions. */
export function maybeUndefined(program: Program): ReadonlySet<number> {
  const ops = [...allOps(program)];
  const result = new Set<number>();
  for (const { instruction, defs } of ops) {
    if (readsShared(instruction)) { for (const register of defs) result.add(register); }
  }
  for (let size = -1; size !== result.size;) {
    size = result.size;
    for (const { instruction, defs, uses } of ops) {
      if (!carries(instruction) || !uses.some((register) => result.has(register))) continue;
      for (const register of defs) result.add(register);
    }
  }
  return result;
}

/** Whether an instruction is a load of shared memory, or of any memory. */
function readsShared({ opcode, modifiers }: Instruction): boolean {
  return opcode === "ld" && !modifiers.some((modifier) => /^(global|const|local|param)/.test(modifier));
}

/** Whether the result of an instruction is undefined if one of its operands is. All others need defined operands. */
export function carries(instruction: Instruction): boolean {
  const cls = opcodeOf(instruction)?.class;
  return cls === undefined || cls === "move";
}
