/**
 * The value instructions of PTX, which compute their first operand from the others: selects the emitter of an
 * instruction. Memory accesses, control flow and communication between threads are handled in `codegen/`.
 */
import type { Instruction } from "../../ptx/ast.ts";
import { sourceType } from "../../ptx/instruction.ts";
import type { Emitter } from "../context.ts";
import { APPROXIMATE } from "./approximate.ts";
import { BITS } from "./bits.ts";
import { CARRY, usesCarry } from "./carry.ts";
import { COMPARE } from "./compare.ts";
import { CONVERT } from "./convert.ts";
import { FLOAT } from "./float.ts";
import { HALF } from "./half.ts";
import { INTEGER } from "./integer.ts";
import { LOGIC } from "./logic.ts";
import { HALF_TYPES, PACKED_HALF_TYPES } from "./float_operands.ts";
import { DOT_PRODUCTS, PACKED_INTEGERS } from "./packed.ts";

export { probeFusedMultiplyAdd } from "./fma.ts";
export { canonicalizeNaN } from "./float_operands.ts";

/** Opcodes whose meaning does not depend on the type. */
const UNTYPED: Readonly<Record<string, Emitter | undefined>> = {
  ...LOGIC,
  ...BITS,
  ...COMPARE,
  ...CONVERT,
  ...DOT_PRODUCTS,
  sad: INTEGER.sad,
  mul24: INTEGER.mul24,
  mad24: INTEGER.mad24,
};

const ARITHMETIC: Readonly<Record<string, Emitter | undefined>> = { ...FLOAT, ...APPROXIMATE };

/**
 * Returns the family of an opcode such as add or min, which is a different instruction for each class of
 * types.
 */
function family(instruction: Instruction): Readonly<Record<string, Emitter | undefined>> {
  if (usesCarry(instruction.opcode, instruction.modifiers)) return CARRY;
  // Mixed-precision instructions such as add.f32.f16 compute in the type of their result.
  const type = instruction.types[0] ?? sourceType(instruction);
  if (type === "f32" || type === "f64") return ARITHMETIC;
  if (HALF_TYPES.has(type) || PACKED_HALF_TYPES.has(type)) return HALF;
  if (type === "u16x2" || type === "s16x2") return PACKED_INTEGERS;
  return INTEGER;
}

function lookUp(table: Readonly<Record<string, Emitter | undefined>>, opcode: string): Emitter | undefined {
  return Object.hasOwn(table, opcode) ? table[opcode] : undefined;
}

/**
 * Returns the emitter of a value instruction, or undefined if the opcode is not a supported value
 * instruction.
 */
export function emitterFor(instruction: Instruction): Emitter | undefined {
  const untyped = lookUp(UNTYPED, instruction.opcode);
  if (untyped !== undefined || instruction.types.length === 0) return untyped;
  return lookUp(family(instruction), instruction.opcode);
}
