/**
 * Vector registers (`.reg .v4 .f32`) and 128-bit registers (ISA sections 5.4.2 and 6.4.3). Both are lists of
 * scalar registers: a vector has one for each element, a .b128 register two halves of 64 bits. Moves between
 * them become moves of the scalar registers, and 128-bit accesses become accesses of two elements.
 */
import { at } from "../../../base/at.ts";
import type { Instruction, Operand, ScalarType } from "../ptx/ast.ts";
import { ptxError } from "../ptx/error.ts";
import { TYPE_BYTES } from "../ptx/types.ts";
import type { RegisterTable } from "./scope.ts";

const VECTOR_SUFFIX = /^v([248])$/;

/** Whether a `mov` copies a vector, and not a scalar or the parts of one. */
export function isVectorMove(
  { opcode, modifiers, types }: Pick<Instruction, "opcode" | "modifiers" | "types">,
): boolean {
  return opcode === "mov" && (types[0] === "b128" || VECTOR_SUFFIX.test(modifiers[0] ?? ""));
}

/**
 * Returns the scalar moves of a vector move with resolved operands. They read their operands before any of them
 * writes: a register that is read after it is written is copied first.
 */
export function scalarMoves(instruction: Instruction, registers: RegisterTable): Instruction[] {
  const moves = instruction.types[0] === "b128" ? wideMoves(instruction) : elementMoves(instruction);
  const written = new Set(moves.flatMap(({ operands: [result] }) => registerNames(result)));
  const before: Instruction[] = [];
  const after = moves.map((move): Instruction => {
    const [result, source] = move.operands;
    if (source?.kind !== "register" || !written.has(source.name) || result === undefined) return move;
    const copy = registers.add(`${source.name} copy`, registers.get(source.name).type);
    const operand: Operand = { kind: "register", name: copy.name };
    before.push({ ...move, operands: [operand, source] });
    return { ...move, operands: [result, operand] };
  });
  return [...before, ...after];
}

/** `mov.v4.f32 a, b` */
function elementMoves(instruction: Instruction): Instruction[] {
  const { operands: [result, source], modifiers: [suffix], types: [type], line } = instruction;
  const count = Number(VECTOR_SUFFIX.exec(suffix ?? "")?.[1]);
  const results = elementsOf(result, count, line);
  const sources = elementsOf(source, count, line);
  return results.map((element, i) => move(instruction, type ?? "b32", element, at(sources, i)))
    .filter(({ operands: [element] }) => !isDiscarded(element));
}

/** `mov.b128 a, b`, where one of them is a 128-bit register and the other one may be a vector. */
function wideMoves(instruction: Instruction): Instruction[] {
  const { operands: [result, source], line } = instruction;
  if (!isWide(result) && !isWide(source)) throw ptxError(line, "mov: expected a .b128 register");
  const results = parts(result, line);
  const sources = parts(source, line);
  return results.map((part, i) => move(instruction, "b64", part, at(sources, i)))
    .filter(({ operands: [part] }) => !isDiscarded(part));
}

/** Returns the two halves of a 128-bit operand; those of four 32-bit elements are vectors of two. */
function parts(operand: Operand | undefined, line: number): [Operand, Operand] {
  const elements = operand?.kind === "vector" ? operand.elements : [];
  const [a, b, c, d] = elements;
  if (elements.length === 2 && a !== undefined && b !== undefined) return [a, b];
  if (elements.length !== 4 || a === undefined || b === undefined || c === undefined || d === undefined) {
    throw ptxError(line, "mov: expected a .b128 register, or a vector of 2 or 4 registers");
  }
  return [{ kind: "vector", elements: [a, b] }, { kind: "vector", elements: [c, d] }];
}

function move(source: Instruction, type: ScalarType, result: Operand, value: Operand): Instruction {
  return { ...source, modifiers: [type], types: [type], operands: [result, value] };
}

function elementsOf(operand: Operand | undefined, count: number, line: number): readonly Operand[] {
  const elements = operand?.kind === "vector" ? operand.elements : [];
  if (elements.length === count) return elements;
  throw ptxError(line, `mov: expected a vector of ${count} elements`);
}

const isDiscarded = (operand: Operand | undefined): boolean =>
  operand?.kind === "register" && operand.name === "_";

function registerNames(operand: Operand | undefined): string[] {
  if (operand?.kind === "register") return [operand.name];
  return operand?.kind === "vector" ? operand.elements.flatMap(registerNames) : [];
}

/** The suffixes of the halves of a 128-bit register, which are no names in PTX. */
export const HALVES = ["low", "high"] as const;

/** Whether an operand is a 128-bit register. */
function isWide(operand: Operand | undefined): boolean {
  const [first] = registerNames(operand);
  return first !== undefined && first.includes(`.${HALVES[0]}`);
}

/**
 * Checks the vector of a load, store or move with resolved operands. Turns a 128-bit access into one of two
 * elements.
 */
export function withElements(instruction: Instruction, registers: RegisterTable): Instruction {
  const { opcode, operands, modifiers, types, line } = instruction;
  const type = types.at(-1);
  if (opcode === "mov") {
    for (const operand of operands) checkParts(operand, type ?? "b32", registers, line);
    return instruction;
  }
  if (opcode !== "ld" && opcode !== "ldu" && opcode !== "st") return instruction;
  const data = opcode === "st" ? operands[1] : operands[0];
  if (type === "b128") {
    if (!isWide(data)) throw ptxError(line, `${opcode}: expected a .b128 register`);
    const suffixes = [...modifiers.filter((modifier) => modifier !== "b128"), "v2", "b64"];
    return { ...instruction, modifiers: suffixes, types: ["b64"] };
  }
  if (isWide(data)) throw ptxError(line, `${opcode}: a .b128 register needs the type .b128`);
  const suffix = modifiers.map((modifier) => VECTOR_SUFFIX.exec(modifier)?.[1]).find(Boolean);
  const expected = Number(suffix ?? 1);
  const found = data?.kind === "vector" ? data.elements.length : 1;
  if (found === expected) return instruction;
  throw ptxError(line, `${opcode}: expected ${expected} element${expected > 1 ? "s" : ""}, found ${found}`);
}

/** Checks that the parts of a `mov` to or from a vector have the size of the whole. */
function checkParts(operand: Operand, type: ScalarType, registers: RegisterTable, line: number): void {
  if (operand.kind !== "vector") return;
  for (const element of operand.elements) {
    if (element.kind !== "register" || element.name === "_") continue;
    const bytes = TYPE_BYTES[registers.get(element.name).type];
    if (bytes * operand.elements.length !== TYPE_BYTES[type]) {
      const problem = `${operand.elements.length} registers of ${bytes} bytes do not form a .${type}`;
      throw ptxError(line, `mov: ${problem}`);
    }
  }
}
