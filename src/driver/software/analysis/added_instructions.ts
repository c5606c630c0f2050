/**
 * Instructions that the PTX text does not have, added when it is lowered.
 */
import type { Instruction, Operand, ScalarType } from "../ptx/ast.ts";
import type { Op, Register } from "./program.ts";

/** Returns an unguarded instruction whose only suffixes are types and state spaces. */
export function added(
  line: number,
  opcode: string,
  modifiers: readonly string[],
  type: ScalarType,
  operands: readonly Operand[],
): Instruction {
  return {
    kind: "instruction",
    line,
    source: undefined,
    guard: undefined,
    opcode,
    modifiers: [...modifiers, type],
    types: [type],
    operands,
  };
}

/** Returns `nanosleep`, by which a thread lets others run. */
export function sleep(line: number): Instruction {
  return added(line, "nanosleep", [], "u32", [{ kind: "integer", value: 0n }]);
}

/** Returns `add result, register, constant`. */
export function addConstant(line: number, result: Register, register: Register, constant: bigint): Op {
  const type = `u${/\d+$/.exec(register.type)?.[0]}` as ScalarType;
  const operands = [operandOf(result), operandOf(register), { kind: "integer", value: constant } as const];
  return {
    instruction: added(line, "add", [], type, operands),
    defs: [result.id],
    uses: [register.id],
    guard: -1,
  };
}

/** Returns a store of a register or constant to a `.param` variable. */
export function storeArgument(
  line: number,
  type: ScalarType,
  variable: string,
  value: Register | Operand,
): Op {
  const isRegister = "id" in value;
  const operands = [addressOf(variable), isRegister ? operandOf(value) : value];
  return {
    instruction: added(line, "st", ["param"], type, operands),
    defs: [],
    uses: isRegister ? [value.id] : [],
    guard: -1,
  };
}

/** Returns a load of a register from a `.param` variable. */
export function loadResult(line: number, type: ScalarType, result: Register, variable: string): Op {
  const operands = [operandOf(result), addressOf(variable)];
  return {
    instruction: added(line, "ld", ["param"], type, operands),
    defs: [result.id],
    uses: [],
    guard: -1,
  };
}

function operandOf({ name }: Register): Operand {
  return { kind: "register", name };
}

function addressOf(variable: string): Operand {
  return { kind: "address", base: { kind: "symbol", name: variable, offset: 0 }, offset: 0n };
}
