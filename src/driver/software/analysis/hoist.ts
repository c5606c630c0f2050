/**
 * Instructions that give the same result to every thread of a block, whenever they run: they are written before the loop over the
 * threads.
 */
import type { Instruction, Operand } from "../ptx/ast.ts";
import { opcodeOf } from "../ptx/opcodes.ts";
import { specialRegisterUniformity } from "../ptx/special_registers.ts";
import { allOps } from "./liveness.ts";
import type { Op, Program } from "./program.ts";

/** In an order in which they may be written. */
export function hoistable(program: Program): Op[] {
  const definitions = new Uint8Array(program.registers.length);
  for (const op of allOps(program)) {
    for (const register of op.defs) definitions[register] = Math.min(2, definitions[register] + 1);
  }
  const ready = new Uint8Array(program.registers.length);
  const hoisted: Op[] = [];
  // Blocks are in reverse postorder, so what a single definition depends on has been seen, except around loops.
  for (const block of program.blocks) {
    for (const op of block.ops) {
      if (op.guard >= 0 || op.defs.length === 0) continue;
      if (op.defs.some((register) => definitions[register] !== 1)) continue;
      if (!isPure(op.instruction, program) || !op.uses.every((register) => ready[register] === 1)) continue;
      hoisted.push(op);
      for (const register of op.defs) ready[register] = 1;
    }
  }
  return hoisted;
}

function isPure(instruction: Instruction, program: Program): boolean {
  const cls = opcodeOf(instruction)?.class;
  const { opcode, modifiers, operands } = instruction;
  if (modifiers.includes("cc") || opcode === "addc" || opcode === "subc" || opcode === "madc") return false;
  const constant = (operand: Operand): boolean => {
    switch (operand.kind) {
      case "special":
        return specialRegisterUniformity(operand.name) === "block";
      case "symbol": {
        const kind = program.locations.get(operand.name)?.kind;
        return kind !== "frame" && kind !== "argument";
      }
      case "vector":
      case "list":
        return operand.elements.every(constant);
      case "address":
        return operand.base === undefined || constant(operand.base);
      case "not":
        return constant(operand.operand);
      default:
        return true;
    }
  };
  if (!operands.slice(1).every(constant)) return false;
  switch (cls) {
    case undefined:
    case "move":
      return true;
    case "memory": {
      // Kernel parameters never change. Other memory may, and may not be there.
      const [, address] = operands;
      return opcode === "ld" && address?.kind === "address" && address.base?.kind === "symbol" &&
        program.locations.get(address.base.name)?.kind === "parameter";
    }
    default:
      return false;
  }
}
