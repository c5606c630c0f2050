/**
 * Finds block-invariant instructions: they give the same result in every thread of a block, whenever they
 * run. The code generator moves them before the loop over the threads.
 */
import type { Instruction, Operand } from "../ptx/ast.ts";
import { opcodeOf } from "../ptx/opcodes.ts";
import { specialRegisterUniformity } from "../ptx/special_registers.ts";
import type { Op, Program } from "./program.ts";

/** Returns the block-invariant instructions in an order that respects their dependencies. */
export function hoistable(program: Program, redefined: ReadonlySet<number>): Op[] {
  const available = new Set<number>();
  const hoisted: Op[] = [];
  // In reverse postorder, a single definition comes before its uses, except around loops.
  for (const block of program.blocks) {
    for (const op of block.ops) {
      if (op.guard >= 0 || op.defs.length === 0) continue;
      if (op.defs.some((register) => redefined.has(register))) continue;
      if (!op.uses.every((register) => available.has(register))) continue;
      if (!isBlockInvariant(op.instruction, program)) continue;
      hoisted.push(op);
      for (const register of op.defs) available.add(register);
    }
  }
  return hoisted;
}

/**
 * True if the instruction has no side effects and depends on nothing but registers and block-wide constants.
 */
function isBlockInvariant(instruction: Instruction, program: Program): boolean {
  const { opcode, modifiers, operands } = instruction;
  if (modifiers.includes("cc") || opcode === "addc" || opcode === "subc" || opcode === "madc") return false;
  const isInvariant = (operand: Operand): boolean => {
    switch (operand.kind) {
      case "special":
        return specialRegisterUniformity(operand.name) === "block";
      case "symbol": {
        const kind = program.locations.get(operand.name)?.kind;
        return kind !== "frame" && kind !== "argument";
      }
      case "vector":
      case "list":
        return operand.elements.every(isInvariant);
      case "address":
        return operand.base === undefined || isInvariant(operand.base);
      case "not":
        return isInvariant(operand.operand);
      default:
        return true;
    }
  };
  if (!operands.slice(1).every(isInvariant)) return false;
  switch (opcodeOf(instruction)?.class) {
    case undefined:
    case "move":
      return true;
    case "memory": {
      // Kernel parameters never change. Other memory may change, and the address may be invalid.
      const [, address] = operands;
      return opcode === "ld" && address?.kind === "address" && address.base?.kind === "symbol" &&
        program.locations.get(address.base.name)?.kind === "parameter";
    }
    default:
      return false;
  }
}
