/**
 * Finds loads whose value may be discarded. Algorithms such as a merge read one element past their input and
 * then select another one, so reading memory that was never written is no error there.
 */
import type { Instruction, Operand } from "../ptx/ast.ts";
import { allOps, type Program } from "./program.ts";

const COPIES: ReadonlySet<string> = new Set(["mov", "cvt", "prmt", "shl", "shr", "and", "or"]);

/** Returns the loads of registers that `selp` or `slct` may select, directly or through copies. */
export function discardedLoads(program: Program): ReadonlySet<Instruction> {
  const instructions = [...allOps(program)].map(({ instruction }) => instruction);
  const selected = new Set<string>();
  const addSources = (sources: readonly Operand[]): boolean => {
    const before = selected.size;
    for (const operand of sources) for (const name of registersOf(operand)) selected.add(name);
    return selected.size > before;
  };
  for (const { opcode, operands } of instructions) {
    if (opcode === "selp" || opcode === "slct") addSources(operands.slice(1, 3));
  }
  for (let changed = selected.size > 0; changed;) {
    changed = false;
    for (const { opcode, operands: [result, ...sources] } of instructions) {
      if (!COPIES.has(opcode) || !isSelected(result, selected)) continue;
      if (addSources(sources)) changed = true;
    }
  }
  return new Set(
    instructions.filter(({ opcode, operands: [result] }) => opcode === "ld" && isSelected(result, selected)),
  );
}

function isSelected(operand: Operand | undefined, selected: ReadonlySet<string>): boolean {
  return operand !== undefined && registersOf(operand).some((name) => selected.has(name));
}

function registersOf(operand: Operand): string[] {
  if (operand.kind === "register") return [operand.name];
  return operand.kind === "vector" ? operand.elements.flatMap(registersOf) : [];
}
