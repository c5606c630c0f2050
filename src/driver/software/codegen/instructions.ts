/**
 * Selects the emitter of each instruction, and rejects instructions that no emitter supports.
 */
import type { Op } from "../analysis/program.ts";
import type { Instruction } from "../ptx/ast.ts";
import { hasValidForm } from "../ptx/forms.ts";
import { isOrdered, mnemonic, opcodeOf, operandCount } from "../ptx/opcodes.ts";
import { atomicOf, emitAtomic } from "./atomics.ts";
import { emitCall } from "./calls.ts";
import { collectiveOf } from "./collectives.ts";
import type { FunctionWriter } from "./function.ts";
import { accessOf, emitLoad, emitStore } from "./memory.ts";
import { emitAsyncCopy, isSupportedCopy } from "./async_copy.ts";
import { emitMbarrier, isSupportedMbarrier } from "./mbarrier.ts";
import { emitMove, isSupportedMove } from "./moves.ts";
import { unsupportedFormReason } from "./supported_forms.ts";
import { isSupportedSpecial } from "./special_registers.ts";
import { emitArrive } from "./barriers.ts";
import { emitTexture, isSupportedTexture } from "./textures.ts";
import { noteWrite } from "./waits.ts";
import { emitterFor } from "./values/index.ts";

/** Instructions that require .b types or .pred. */
const BITWISE: ReadonlySet<string> = new Set([
  "and",
  "or",
  "xor",
  "not",
  "cnot",
  "lop3",
  "shl",
  "shf",
  "prmt",
]);

/** Returns why an instruction is not supported; undefined if it is. */
export function unsupportedReason(instruction: Instruction): string | undefined {
  for (const operand of instruction.operands) {
    if (operand.kind === "special" && !isSupportedSpecial(operand.name)) {
      const register = `special register ${operand.name}`;
      return /^%envreg[12]$/.test(operand.name)
        ? `cooperative grid synchronization (this_grid().sync(), ${register}) is not supported`
        : `${register} is not supported`;
    }
  }
  const reason = unimplementedReason(instruction);
  return reason ?? (hasValidForm(instruction) ? undefined : `${mnemonic(instruction)} is not supported`);
}

function unimplementedReason(instruction: Instruction): string | undefined {
  const cls = opcodeOf(instruction)?.class;
  // Only textures, surfaces and calls have list operands: [object, {coordinates}] and (arguments).
  const lists = cls === "texture" || cls === "call";
  const known = lists || !instruction.operands.some(({ kind }) => kind === "list");
  if (known && cls === undefined) return unsupportedValueReason(instruction);
  return known && isSupported(instruction) ? undefined : `${mnemonic(instruction)} is not supported`;
}

/** Whether the number of operands is valid. If not, flatten.ts reports it with the function's name. */
function hasOperands(instruction: Instruction): boolean {
  const [min, max] = operandCount(instruction);
  return instruction.operands.length >= min && instruction.operands.length <= max;
}

function unsupportedValueReason(instruction: Instruction): string | undefined {
  const bits = instruction.types.every((type) => /^(b\d+|pred)$/.test(type));
  const known = instruction.types.length > 0 && (bits || !BITWISE.has(instruction.opcode)) &&
    emitterFor(instruction) !== undefined;
  if (!known) return `${mnemonic(instruction)} is not supported`;
  return hasOperands(instruction) ? unsupportedFormReason(instruction) : undefined;
}

/** Whether an instruction other than a value instruction is supported. */
function isSupported(instruction: Instruction): boolean {
  const { opcode, modifiers, operands, types } = instruction;
  switch (opcodeOf(instruction)?.class) {
    case "memory":
      if (opcode === "cp") return isSupportedCopy(instruction);
      if (modifiers.some((modifier) => modifier === "async" || modifier === "shared::cluster")) return false;
      return accessOf(instruction) !== undefined && !(types.includes("b128") && isOrdered(instruction));
    case "atomic":
      return opcode === "mbarrier" ? isSupportedMbarrier(instruction) : atomicOf(instruction) !== undefined;
    case "warp":
      return collectiveOf(instruction) !== undefined;
    case "barrier": {
      if (opcode === "nanosleep") return true;
      const [number, count] = modifiers.includes("red") ? operands.slice(1, -1) : operands;
      // Whole warps take part in a barrier.
      const whole = count?.kind !== "integer" || count.value % 32n === 0n;
      return modifiers[0] !== "cluster" && whole &&
        (number?.kind !== "integer" || (number.value >= 0n && number.value <= 15n));
    }
    case "texture":
      return isSupportedTexture(instruction);
    case "fence":
      return true;
    case "control":
      return opcode !== "brx" || modifiers[0] === "idx";
    case "move":
      return isSupportedMove(instruction);
    default:
      return true;
  }
}

/** Writes one instruction, including its guard. The instruction must not end a block. */
export function emitInstruction(writer: FunctionWriter, op: Op): void {
  writer.instruction = op.instruction;
  if (op.guard < 0) emitTracked(writer, op);
  else {
    writer.definedness?.require([op.guard]);
    writer.pushGuard(op);
    writer.code.if();
    writer.addresses.beginConditional();
    emitTracked(writer, op);
    writer.addresses.endConditional();
    writer.code.end();
  }
  writer.releaseTemporaries();
}

function emitTracked(writer: FunctionWriter, op: Op): void {
  writer.definedness?.before(op);
  emitUnguarded(writer);
  writer.definedness?.after(op);
}

export function emitUnguarded(writer: FunctionWriter): void {
  const { instruction } = writer;
  // An atomic operation may leave memory as it is.
  if (instruction.opcode !== "atom") noteWrite(writer);
  switch (opcodeOf(instruction)?.class) {
    case undefined: {
      const emitter = emitterFor(instruction);
      if (emitter === undefined) return writer.unsupported();
      emitter.emit(writer);
      return;
    }
    case "move":
      return emitMove(writer);
    case "memory":
      if (instruction.opcode === "st") return emitStore(writer);
      return instruction.opcode === "cp" ? emitAsyncCopy(writer) : emitLoad(writer);
    case "atomic":
      return instruction.opcode === "mbarrier" ? emitMbarrier(writer) : emitAtomic(writer);
    case "call":
      return emitCall(writer);
    case "barrier":
      return emitArrive(writer);
    case "fence":
      writer.code.atomicFence();
      return;
    case "hint":
      return;
    case "texture":
      return emitTexture(writer);
    default:
      return writer.unsupported();
  }
}
