/**
 * From an instruction to the family that writes it.
 */
import type { Op } from "../analysis/program.ts";
import type { Instruction } from "../ptx/ast.ts";
import { opcodeOf } from "../ptx/opcodes.ts";
import { atomicOf, emitAtomic } from "./atomics.ts";
import { emitCall } from "./calls.ts";
import { collectiveOf } from "./collectives.ts";
import type { FunctionWriter } from "./function.ts";
import { accessOf, emitAsyncCopy, emitLoad, emitStore } from "./memory.ts";
import { emitMove } from "./moves.ts";
import { emitArrive } from "./barriers.ts";
import { emitTexture, isSupportedTexture } from "./textures.ts";
import { emitterFor } from "./values/index.ts";

/** Instructions whose types must be bits or predicates. */
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

/** Whether the compiler can translate the instruction at all. */
export function isSupported(instruction: Instruction): boolean {
  const opcode = opcodeOf(instruction);
  const { modifiers } = instruction;
  // [object, {coordinates}] is for textures and surfaces.
  const lists = opcode?.class === "texture" || opcode?.class === "call";
  if (!lists && instruction.operands.some(({ kind }) => kind === "list")) return false;
  switch (opcode?.class) {
    case undefined:
      if (BITWISE.has(instruction.opcode) && !instruction.types.every((type) => /^(b\d+|pred)$/.test(type))) {
        return false;
      }
      return instruction.types.length > 0 && emitterFor(instruction) !== undefined;
    case "memory":
      if (instruction.opcode === "cp") {
        return modifiers[0] === "async" && !modifiers.includes("bulk") && !modifiers.includes("mbarrier");
      }
      if (modifiers.some((modifier) => modifier === "async" || modifier === "shared::cluster")) return false;
      return accessOf(instruction) !== undefined && !instruction.types.includes("b128");
    case "atomic":
      return atomicOf(instruction) !== undefined;
    case "warp":
      return collectiveOf(instruction) !== undefined;
    case "barrier":
      return modifiers[0] !== "cluster";
    case "texture":
      return isSupportedTexture(instruction);
    case "fence":
      return !modifiers.some((modifier) => modifier === "proxy" || modifier === "mbarrier_init");
    case "call":
    case "control":
    case "move":
    case "hint":
      return true;
  }
}

/** Writes one instruction that does not end a block, with its guard. */
export function emitInstruction(writer: FunctionWriter, op: Op): void {
  writer.instruction = op.instruction;
  if (op.guard < 0) emitUnguarded(writer);
  else {
    writer.pushGuard(op);
    writer.code.if();
    writer.beginConditional();
    emitUnguarded(writer);
    writer.endConditional();
    writer.code.end();
  }
  writer.releaseTemporaries();
}

export function emitUnguarded(writer: FunctionWriter): void {
  const { instruction } = writer;
  writer.countWaiting();
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
      return emitAtomic(writer);
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
