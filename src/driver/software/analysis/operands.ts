/**
 * Name resolution and checks of instruction operands.
 */
import type { Instruction, Operand } from "../ptx/ast.ts";
import { ptxError } from "../ptx/error.ts";
import { mnemonic, opcodeOf, takesPredicate } from "../ptx/opcodes.ts";
import { type OperandWidth, operandWidth } from "../ptx/operand_widths.ts";
import { TYPE_BYTES } from "../ptx/types.ts";
import type { RegisterTable, Scope } from "./scope.ts";

/**
 * Returns the operand with unique names; the same object if nothing changes.
 *
 * @param isModuleVariable called for names that the function does not declare
 */
export function resolve(
  operand: Operand,
  scope: Scope,
  isModuleVariable: (name: string) => boolean,
  line: number,
): Operand {
  const inner = (part: Operand): Operand => resolve(part, scope, isModuleVariable, line);
  switch (operand.kind) {
    case "register":
    case "symbol": {
      if (operand.name === "_") return operand;
      const binding = scope.lookup(operand.name);
      if (binding?.kind === "register") {
        if (operand.kind === "symbol" && operand.offset !== 0) {
          throw ptxError(line, `${operand.name}: a constant cannot be added to a register here`);
        }
        if (operand.kind === "register" && binding.unique === operand.name) return operand;
        return { kind: "register", name: binding.unique };
      }
      if (binding?.kind === "vector") {
        if (operand.kind === "symbol" && operand.offset !== 0) {
          throw ptxError(line, `${operand.name}: a constant cannot be added to a vector`);
        }
        return { kind: "vector", elements: binding.elements.map((name) => ({ kind: "register", name })) };
      }
      if (operand.kind === "symbol") {
        if (binding?.kind === "variable") {
          return binding.unique === operand.name ? operand : { ...operand, name: binding.unique };
        }
        if (isModuleVariable(operand.name)) return operand;
      }
      throw ptxError(line, `${operand.name} is not declared`);
    }
    case "address": {
      if (operand.base === undefined) return operand;
      const base = inner(operand.base);
      return base === operand.base ? operand : { ...operand, base };
    }
    case "vector":
    case "list": {
      const elements = operand.elements.map(inner);
      return elements.every((element, i) => element === operand.elements[i])
        ? operand
        : { ...operand, elements };
    }
    case "pair":
      return { kind: "pair", first: inner(operand.first), second: inner(operand.second) };
    case "not":
      return { kind: "not", operand: inner(operand.operand) };
    default:
      return operand;
  }
}

/** Adds the registers in an operand to `into`. */
export function collectRegisters(operand: Operand, registers: RegisterTable, into: number[]): void {
  switch (operand.kind) {
    case "register":
      if (operand.name !== "_") into.push(registers.get(operand.name).id);
      break;
    case "address":
      if (operand.base !== undefined) collectRegisters(operand.base, registers, into);
      break;
    case "vector":
    case "list":
      for (const element of operand.elements) collectRegisters(element, registers, into);
      break;
    case "pair":
      collectRegisters(operand.first, registers, into);
      collectRegisters(operand.second, registers, into);
      break;
    case "not":
      collectRegisters(operand.operand, registers, into);
      break;
  }
}

/** An operand's place in an instruction. */
interface Place {
  readonly instruction: Instruction;
  readonly index: number;
  readonly isResult: boolean;
}

/**
 * Throws unless a resolved operand has the kind that the instruction requires there: a predicate, or anything
 * else.
 */
export function checkOperand(operand: Operand, place: Place, registers: RegisterTable): void {
  const { instruction, index, isResult } = place;
  if (isResult && !isDestination(operand)) {
    throw ptxError(instruction.line, `${instruction.opcode}: operand 1 must be a register`);
  }
  if (operand.kind === "pair") {
    checkKind(operand.first, takesPredicate(instruction, index, false), place, registers);
    checkKind(operand.second, takesPredicate(instruction, index, true), place, registers);
  } else checkKind(operand, takesPredicate(instruction, index, false), place, registers);
}

/** Throws unless a part of an operand is a predicate, or is not one. Undefined allows both. */
function checkKind(
  part: Operand,
  predicate: boolean | undefined,
  place: Place,
  registers: RegisterTable,
): void {
  const { instruction: { opcode, line }, index, isResult } = place;
  switch (part.kind) {
    case "register": {
      if (part.name === "_") {
        if (!isResult) throw ptxError(line, `${opcode}: _ has no value to read`);
        return;
      }
      const isPredicate = registers.get(part.name).type === "pred";
      if (predicate === undefined || isPredicate === predicate) return;
      const problem = isPredicate ? "must not be a predicate" : "must be a predicate";
      throw ptxError(line, `${opcode}: operand ${index + 1} ${problem}`);
    }
    case "not":
      if (predicate === false || isResult || part.operand.kind !== "register") {
        throw ptxError(line, `${opcode}: ! needs a predicate, operand ${index + 1} is not one`);
      }
      return checkKind(part.operand, true, place, registers);
    case "vector":
    case "list":
      if (part.kind === "vector" && opcodeOf(place.instruction) === undefined) {
        throw ptxError(line, `${opcode}: operand ${index + 1} must not be a vector`);
      }
      for (const element of part.elements) checkKind(element, false, place, registers);
      return;
    case "address":
      if (part.base !== undefined) checkKind(part.base, false, place, registers);
      return;
  }
}

/** Throws unless the registers of a resolved operand have the width that the instruction requires there. */
export function checkWidth(
  instruction: Instruction,
  operand: Operand,
  index: number,
  registers: RegisterTable,
): void {
  if (operand.kind === "pair") return checkWidth(instruction, operand.first, index, registers);
  // The parts of a `mov` have another size than the whole.
  const isVector = operand.kind === "vector" && instruction.opcode !== "mov";
  if (!isVector && operand.kind !== "register") return;
  const elements = isVector ? operand.elements : [operand];
  const width = operandWidth(instruction, index);
  if (width === undefined) return;
  let first = 0;
  for (const element of elements) {
    if (element.kind !== "register" || element.name === "_") continue;
    const { type, name } = registers.get(element.name);
    if (type === "pred") continue;
    const bytes = TYPE_BYTES[type];
    first ||= bytes;
    const isValid = bytes === width.bytes || (bytes > width.bytes && width.wider.includes(type[0]!));
    if (isValid && bytes === first) continue;
    const register = `${name.replace(/@.*/, "")} of ${8 * bytes} bits (.${type})`;
    const expected = isValid ? `registers of the same size, ${8 * first} bits` : describeWidth(width);
    const problem = `operand ${index + 1}: expected ${expected}, got ${register}`;
    throw ptxError(instruction.line, `${mnemonic(instruction)}: ${problem}`);
  }
}

function describeWidth({ bytes, wider }: OperandWidth): string {
  const kinds = [...wider].map((kind) => `.${kind}`).join(", ");
  return `a register of ${8 * bytes} bits${wider === "" ? "" : `, or a larger one of type ${kinds}`}`;
}

function isDestination(operand: Operand): boolean {
  switch (operand.kind) {
    case "register":
      return true;
    case "vector":
      return operand.elements.every(isDestination);
    case "pair":
      return isDestination(operand.first) && isDestination(operand.second);
    default:
      return false;
  }
}
