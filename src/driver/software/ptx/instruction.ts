/**
 * Accessors for the parts of an instruction.
 */
import type { Instruction, Operand, ScalarType } from "./ast.ts";
import { ptxError } from "./error.ts";
import { mnemonic } from "./opcodes.ts";

/** At least `N` elements; any further ones may be absent. */
export type AtLeast<T, N extends number, Taken extends T[] = []> = Taken["length"] extends N
  ? readonly [...Taken, ...T[]]
  : AtLeast<T, N, [...Taken, T]>;

/**
 * Returns the operands of an instruction that needs at least `count` of them.
 *
 * @throws {CompileError} naming the instruction and its line if it has fewer
 */
export function operandsOf<N extends number>(instruction: Instruction, count: N): AtLeast<Operand, N> {
  return atLeast(instruction, instruction.operands, count, "operands");
}

/**
 * Returns the type suffixes of an instruction that needs at least `count` of them.
 *
 * @throws {CompileError} naming the instruction and its line if it has fewer
 */
export function typesOf<N extends number>(instruction: Instruction, count: N): AtLeast<ScalarType, N> {
  return atLeast(instruction, instruction.types, count, "type suffixes");
}

/**
 * Returns a list that belongs to an instruction and needs at least `count` elements; `kind` is their plural.
 *
 * @throws {CompileError} naming the instruction and its line if it has fewer
 */
export function atLeast<T, N extends number>(
  instruction: Instruction,
  list: readonly T[],
  count: N,
  kind: string,
): AtLeast<T, N> {
  if (list.length < count) {
    const name = mnemonic(instruction);
    throw ptxError(instruction.line, `${name}: expected at least ${count} ${kind}, got ${list.length}`);
  }
  return list as readonly T[] & AtLeast<T, N>;
}

/** The last type suffix, which is the type of the source operands. */
export function sourceType(instruction: Instruction): ScalarType {
  return instruction.types.at(-1) ?? typesOf(instruction, 1)[0];
}

/** Whether an instruction has a suffix such as `ftz`. */
export function has(instruction: Instruction, modifier: string): boolean {
  return instruction.modifiers.includes(modifier);
}
