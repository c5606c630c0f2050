/**
 * Single instructions in functions that run 4 consecutive threads (lanes) at once. Instructions on 32-bit
 * values become vector code; all others are written as scalar code for each lane. Lanes whose threads are in
 * another block are inactive in the mask: their registers and memory stay unchanged.
 */
import type { Op } from "../analysis/program.ts";
import type { Operand } from "../ptx/ast.ts";
import { opcodeOf } from "../ptx/opcodes.ts";
import { LANES, type Mask } from "./context.ts";
import type { FunctionWriter } from "./function.ts";
import { noteWrite } from "./waits.ts";
import { emitUnguarded } from "./instructions.ts";
import { moveVectorizable } from "./moves.ts";
import { emitterFor } from "./values/index.ts";
import type { GroupedAccesses } from "./vector_groups.ts";
import { emitVectorLoad, emitVectorStore } from "./vector_memory.ts";

/**
 * Writes an instruction. With `blend`, inactive lanes keep their values in the destination registers.
 *
 * @param grouped the accesses of the basic block that are made together
 */
export function emitVectorInstruction(
  writer: FunctionWriter,
  op: Op,
  mask: Mask,
  blend: boolean,
  grouped: GroupedAccesses,
): void {
  const { guard } = op.instruction;
  writer.instruction = op.instruction;
  if (guard === undefined) emitMasked(writer, op, mask, blend, grouped);
  else if (isScalar(writer, { kind: "register", name: guard.register })) {
    writer.inLane(0, () => writer.pushGuard(op));
    writer.code.if();
    writer.addresses.beginConditional();
    emitMasked(writer, op, mask, blend, grouped);
    writer.addresses.endConditional();
    writer.code.end();
  } else {
    writer.addresses.beginConditional();
    emitMasked(writer, op, guardMask(writer, guard, mask), true, grouped);
    writer.addresses.endConditional();
  }
  writer.releaseTemporaries();
}

/** Returns the lanes of a mask for which a guard holds. */
function guardMask(
  writer: FunctionWriter,
  guard: { readonly register: string; readonly negated: boolean },
  mask: Mask,
): Mask {
  const { code } = writer;
  const lanes = writer.temporary("v128");
  const full = writer.temporary("i32");
  writer.inVector(() => writer.push({ kind: "register", name: guard.register }, "pred"));
  if (guard.negated) code.op("v128.not");
  if (mask.lanes !== undefined) {
    code.localGet(mask.lanes);
    code.op("v128.and");
  }
  code.localTee(lanes);
  code.op("i32x4.all_true");
  code.localSet(full);
  return { lanes, full };
}

/** Whether an operand is stored as one value for all lanes. */
function isScalar(writer: FunctionWriter, operand: Operand): boolean {
  switch (operand.kind) {
    case "vector":
      return operand.elements.every((element) => isScalar(writer, element));
    case "pair":
      return isScalar(writer, operand.first) && isScalar(writer, operand.second);
    default: {
      const storage = writer.storageOfOperand(operand);
      return storage === undefined || storage.form === "scalar";
    }
  }
}

function emitMasked(
  writer: FunctionWriter,
  op: Op,
  mask: Mask,
  blend: boolean,
  grouped: GroupedAccesses,
): void {
  const { instruction } = op;
  const [result] = instruction.operands;
  const isUniform = (): boolean => op.defs.length > 0 && result !== undefined && isScalar(writer, result);
  switch (opcodeOf(instruction)?.class) {
    case "fence":
    case "hint":
      writer.inLane(0, () => emitUnguarded(writer));
      return;
    case "memory":
      noteWrite(writer);
      if (grouped.emit(op, mask, blend)) return;
      if (instruction.opcode === "st") emitVectorStore(writer, mask);
      else if (instruction.opcode === "cp") emitEachActive(writer, mask);
      else if (isUniform()) writer.inLane(0, () => emitUnguarded(writer));
      else emitVectorLoad(writer, mask, blend);
      return;
    case "atomic":
    case "call":
    case "barrier":
    case "texture":
      emitEachActive(writer, mask);
      return;
  }
  if (isUniform()) {
    writer.inLane(0, () => emitUnguarded(writer));
    return;
  }
  writer.blend = blend ? mask.lanes : undefined;
  if (isVectorizable(writer, op)) writer.inVector(() => emitUnguarded(writer));
  else writer.eachLane(() => emitUnguarded(writer));
  writer.blend = undefined;
}

/** Whether vector code can be written for an instruction. */
function isVectorizable(writer: FunctionWriter, op: Op): boolean {
  const { instruction } = op;
  const { program } = writer;
  for (const register of [...op.defs, ...op.uses]) {
    const kind = program.registers[register]?.kind;
    if (kind === "i64" || kind === "f64") return false;
  }
  for (const operand of instruction.operands) {
    if (operand.kind === "symbol" && program.locations.get(operand.name)?.kind === "frame") return false;
    if (operand.kind === "special" && !/^%(tid|ntid|ctaid|nctaid|laneid)/.test(operand.name)) return false;
  }
  if (opcodeOf(instruction)?.class === "move") {
    return instruction.opcode === "mov" && moveVectorizable(instruction.operands, instruction.types[0]);
  }
  return emitterFor(instruction)?.vectorizable(instruction) ?? false;
}

/** Writes scalar code for each active lane, in order. */
function emitEachActive(writer: FunctionWriter, mask: Mask): void {
  const { code } = writer;
  for (const lane of LANES) {
    writer.lane = lane;
    if (mask.lanes === undefined) emitUnguarded(writer);
    else {
      writer.pushLaneActive(mask.lanes);
      code.if();
      writer.addresses.beginConditional();
      emitUnguarded(writer);
      writer.addresses.endConditional();
      code.end();
    }
  }
  writer.lane = undefined;
}
