/**
 * Accessors for the parts of an instruction.
 */
import type { Instruction, Operand, ScalarType } from "./ast.ts";

/** At least `N` elements; any further ones may be absent. */
export type AtLeast<T, N extends number, Taken extends T[] = []> = Taken["length"] extends N
  ? readonly [...Taken, ...T[]]
  : AtLeast<T, N, [...Taken, T]>;

/** Returns the operands of an instruction that has at least `count` of them; the parser has checked the number. */
export function operandsOf<N extends number>(instruction: Instruction, count: N): AtLeast<Operand, N> {
  const { operands } = instruction;
  if (operands.length < count) {
    throw new RangeError(
      `internal error: ${instruction.opcode}, line ${instruction.line}: ` +
        `expected ${count} operands, got ${operands.length}`,
    );
  }
  return operands as AtLeast<Operand, N>;
}

/** Returns the types of an instruction that names at least `count` of them. */
export function typesOf<N extends number>(instruction: Instruction, count: N): AtLeast<ScalarType, N> {
  const { types } = instruction;
  if (types.length < count) {
    throw new RangeError(
      `internal error: ${instruction.opcode}, line ${instruction.line}: ` +
        `expected ${count} type suffixes, got ${types.length}`,
    );
  }
  return types as AtLeast<ScalarType, N>;
}

/** The last type suffix, which is the type of the source operands. */
export function sourceType(instruction: Instruction): ScalarType {
  return instruction.types.at(-1) ?? typesOf(instruction, 1)[0];
}

/** Whether an instruction has a suffix such as `ftz`. */
export function has(instruction: Instruction, modifier: string): boolean {
  return instruction.modifiers.includes(modifier);
}
