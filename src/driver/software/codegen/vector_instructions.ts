/**
 * Single instructions in code that runs 4 consecutive threads at once. Values of 32 bits are v128; what has no such form is written
 * once for each lane. Lanes whose threads are elsewhere are off in the mask: their registers and their memory stay as they are.
 */
import type { Op } from "../analysis/program.ts";
import type { Operand, ScalarType } from "../ptx/ast.ts";
import { opcodeOf } from "../ptx/opcodes.ts";
import { TYPE_BYTES } from "../ptx/types.ts";
import type { FunctionWriter } from "./function.ts";
import { emitUnguarded } from "./instructions.ts";
import { accessOf, loadValue, storeElement } from "./memory.ts";
import { moveVectorizable } from "./moves.ts";
import { emitterFor } from "./values/index.ts";

/** Which lanes are active. */
export interface Mask {
  /** A v128 local of 0 and −1; undefined: all lanes. */
  readonly lanes: number | undefined;
  /** An i32 local: all lanes are active. Only with `lanes`. */
  readonly full: number;
}

const LANES = [0, 1, 2, 3] as const;

/** Writes an instruction. `blend`: destinations must keep the values of inactive lanes. */
export function emitLanes(writer: FunctionWriter, op: Op, mask: Mask, blend: boolean): void {
  writer.instruction = op.instruction;
  if (op.guard < 0) {
    emitMasked(writer, op, mask, blend);
  } else if (isScalar(writer, { kind: "register", name: op.instruction.guard!.register })) {
    one(writer, () => writer.pushGuard(op));
    writer.code.if();
    writer.beginConditional();
    emitMasked(writer, op, mask, blend);
    writer.endConditional();
    writer.code.end();
  } else {
    writer.beginConditional();
    emitMasked(writer, op, guarded(writer, op, mask), true);
    writer.endConditional();
  }
  writer.releaseTemporaries();
}

/** The lanes of a mask for which a guard holds. */
function guarded(writer: FunctionWriter, op: Op, mask: Mask): Mask {
  const { code } = writer;
  const lanes = writer.temporary("v128");
  const full = writer.temporary("i32");
  const guard = op.instruction.guard!;
  writer.lanes = 4;
  writer.push({ kind: "register", name: guard.register }, "pred");
  writer.lanes = 1;
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

/** Writes code for what all lanes have in common: the first one's. */
function one(writer: FunctionWriter, write: () => void): void {
  writer.lane = 0;
  write();
  writer.lane = -1;
}

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

function emitMasked(writer: FunctionWriter, op: Op, mask: Mask, blend: boolean): void {
  const { instruction } = op;
  const cls = opcodeOf(instruction)?.class;
  const [result] = instruction.operands;
  switch (cls) {
    case "fence":
    case "hint":
      one(writer, () => emitUnguarded(writer));
      return;
    case "memory":
      if (instruction.opcode === "st") emitStoreLanes(writer, mask);
      else if (instruction.opcode === "cp") emitEachActive(writer, mask);
      else if (op.defs.length > 0 && isScalar(writer, result)) one(writer, () => emitUnguarded(writer));
      else {
        writer.countWaiting();
        emitLoadLanes(writer, mask, blend);
      }
      return;
    case "atomic":
    case "call":
    case "barrier":
    case "texture":
      emitEachActive(writer, mask);
      return;
  }
  if (op.defs.length > 0 && isScalar(writer, result)) {
    one(writer, () => emitUnguarded(writer));
    return;
  }
  writer.blend = blend ? mask.lanes : undefined;
  if (vectorizable(writer, op)) {
    writer.lanes = 4;
    emitUnguarded(writer);
    writer.lanes = 1;
  } else {
    for (const lane of LANES) {
      writer.lane = lane;
      emitUnguarded(writer);
    }
    writer.lane = -1;
  }
  writer.blend = undefined;
}

function vectorizable(writer: FunctionWriter, op: Op): boolean {
  const { instruction } = op;
  for (const register of [...op.defs, ...op.uses]) {
    const { kind } = writer.program.registers[register];
    if (kind === "i64" || kind === "f64") return false;
  }
  for (const operand of instruction.operands) {
    if (operand.kind === "symbol" && writer.program.locations.get(operand.name)?.kind === "frame") {
      return false;
    }
    if (operand.kind === "special" && !/^%(tid|ntid|ctaid|nctaid|laneid)/.test(operand.name)) return false;
  }
  if (opcodeOf(instruction)?.class === "move") {
    return instruction.opcode === "mov" && moveVectorizable(instruction.operands, instruction.types[0]);
  }
  return emitterFor(instruction)?.vectorizable(instruction) ?? false;
}

/** Writes scalar code for each lane that is active, in order. */
function emitEachActive(writer: FunctionWriter, mask: Mask): void {
  const { code } = writer;
  for (const lane of LANES) {
    writer.lane = lane;
    if (mask.lanes !== undefined) {
      writer.pushLaneActive(mask.lanes);
      code.if();
      writer.beginConditional();
    }
    emitUnguarded(writer);
    if (mask.lanes !== undefined) {
      writer.endConditional();
      code.end();
    }
  }
  writer.lane = -1;
}

// ---- memory ----

/** Difference between the addresses of neighbouring lanes; NaN if it is no constant. */
function addressStride(writer: FunctionWriter, address: Operand): number {
  if (address.kind !== "address" || address.base === undefined) return 0;
  const { base } = address;
  if (base.kind === "symbol") {
    return writer.program.locations.get(base.name)?.kind === "frame" ? writer.thread.localStride : 0;
  }
  const storage = writer.storageOfOperand(base);
  return storage?.form === "scalar" ? storage.stride : Number.NaN;
}

/**
 * Writes an access to four neighbouring values as one, if all lanes are active and the addresses are neighbours; otherwise, lane by
 * lane. `bytes`: the size of one value.
 */
function emitNeighbours(
  writer: FunctionWriter,
  address: Operand,
  bytes: number,
  mask: Mask,
  together: () => void,
  apart: () => void,
): void {
  const { code } = writer;
  const likely = address.kind === "address" && address.base !== undefined
    ? writer.likelyStride(address.base)
    : Number.NaN;
  const certain = addressStride(writer, address) === bytes;
  if (!certain && likely !== bytes) {
    apart();
    return;
  }
  if (certain && mask.lanes === undefined) {
    together();
    return;
  }
  writer.beginConditional();
  if (mask.lanes !== undefined) code.localGet(mask.full);
  if (!certain) {
    // A difference of 3 values between the last lane and the first: nothing has wrapped around between them.
    const { base } = address as { readonly base: Operand };
    writer.lane = 3;
    writer.push(base, "u64");
    writer.lane = 0;
    writer.push(base, "u64");
    writer.lane = -1;
    code.op("i64.sub");
    code.i64Const(BigInt(3 * bytes));
    code.op("i64.eq");
    if (mask.lanes !== undefined) code.op("i32.and");
  }
  code.if();
  together();
  code.else();
  apart();
  code.end();
  writer.endConditional();
}

function emitLoadLanes(writer: FunctionWriter, mask: Mask, blend: boolean): void {
  const { instruction } = writer;
  const access = accessOf(instruction);
  if (access === undefined || access.type === "b128") return writer.unsupported("of this type");
  const [result, address] = instruction.operands;
  const bytes = TYPE_BYTES[access.type];
  const wide = result.kind === "vector" || bytes === 8 || access.ordered ||
    writer.storageOfOperand(result)?.form !== "vector";
  if (wide) {
    gather(writer, mask, blend);
    return;
  }
  emitNeighbours(writer, address, bytes, mask, () => {
    writer.blend = blend ? mask.lanes : undefined;
    one(writer, () => {
      const offset = writer.pushAddress(address);
      loadContiguous(writer, access.type, offset);
    });
    if (access.type.startsWith("s") && holds16(writer, result)) {
      writer.code.i32x4Const(0xffff);
      writer.code.op("v128.and");
    }
    writer.lanes = 4;
    writer.pop(result, "b32");
    writer.lanes = 1;
    writer.blend = undefined;
  }, () => gather(writer, mask, blend));
}

/** Whether an operand is a register of 16 bits, whose upper half stays clear. */
function holds16(writer: FunctionWriter, operand: Operand): boolean {
  return operand.kind === "register" && TYPE_BYTES[writer.register(operand.name).type] === 2;
}

/** Pops the first lane's address, pushes four neighbouring values as 32-bit lanes. */
function loadContiguous(writer: FunctionWriter, type: ScalarType, offset: number): void {
  const { code } = writer;
  const sign = type.startsWith("s") ? "s" : "u";
  switch (TYPE_BYTES[type]) {
    case 1:
      code.memory("v128.load32_zero", offset, 1);
      code.op(`i16x8.extend_low_i8x16_${sign}`, `i32x4.extend_low_i16x8_${sign}`);
      break;
    case 2:
      code.memory(`v128.load16x4_${sign}`, offset, 1);
      break;
    default:
      code.memory("v128.load", offset, 1);
  }
}

/**
 * Loads lane by lane. Inactive lanes read address 0, which no allocation contains but every memory has, so there is no
 * branch and no trap.
 */
function gather(writer: FunctionWriter, mask: Mask, blend: boolean): void {
  const { instruction, code } = writer;
  const access = accessOf(instruction)!;
  const [result, address] = instruction.operands;
  const elements = result.kind === "vector" ? result.elements : [result];
  const bytes = TYPE_BYTES[access.type];
  const bases = LANES.map(() => writer.temporary("i32"));
  let offset = 0;
  for (const lane of LANES) {
    writer.lane = lane;
    const own = writer.pushAddress(address);
    if (lane === 0) offset = own;
    else if (own !== offset) {
      // Local memory of another thread.
      code.i32Const(own - offset);
      code.op("i32.add");
    }
    if (mask.lanes !== undefined) {
      code.i32Const(0);
      writer.pushLaneActive(mask.lanes);
      code.op("select");
    }
    code.localSet(bases[lane]);
  }
  writer.lane = -1;
  writer.blend = blend ? mask.lanes : undefined;
  elements.forEach((element, i) => {
    const storage = writer.storageOfOperand(element);
    if (storage?.form === "vector" && bytes <= 4 && !access.ordered) {
      gatherVector(writer, element, access.type, bases, offset + bytes * i);
      return;
    }
    for (const lane of LANES) {
      writer.lane = lane;
      code.localGet(bases[lane]);
      const register = storage === undefined
        ? undefined
        : writer.register((element as { readonly name: string }).name);
      const kind = register?.kind === "i64" ? "i64" : register?.kind === "f64" && bytes === 8 ? "f64" : "i32";
      const held = loadValue(writer, access.type, kind, offset + bytes * i, access.ordered);
      writer.pop(element, held === "f64" ? "f64" : held === "i64" ? "u64" : "u32");
    }
    writer.lane = -1;
  });
  writer.blend = undefined;
}

function gatherVector(
  writer: FunctionWriter,
  element: Operand,
  type: ScalarType,
  bases: readonly number[],
  offset: number,
): void {
  const { code } = writer;
  const narrow16 = holds16(writer, element);
  if (TYPE_BYTES[type] === 4) {
    code.localGet(bases[0]);
    code.memory("v128.load32_zero", offset, 1);
    const vector = writer.temporary("v128");
    code.localSet(vector);
    for (const lane of [1, 2, 3]) {
      code.localGet(bases[lane]);
      code.localGet(vector);
      code.memoryLane("v128.load32_lane", lane, offset, 1);
      code.localSet(vector);
    }
    code.localGet(vector);
  } else {
    // The other bytes of a lane stay 0.
    const bytes = TYPE_BYTES[type] as 1 | 2;
    const vector = writer.temporary("v128");
    code.i32x4Const(0);
    for (const lane of LANES) {
      code.localSet(vector);
      code.localGet(bases[lane]);
      code.localGet(vector);
      code.memoryLane(`v128.load${8 * bytes as 8 | 16}_lane`, 4 / bytes * lane, offset, 1);
    }
    if (type.startsWith("s") && !(narrow16 && bytes === 2)) {
      const shift = 32 - 8 * bytes;
      code.i32Const(shift);
      code.op("i32x4.shl");
      code.i32Const(shift);
      code.op("i32x4.shr_s");
    }
    if (narrow16 && type === "s8") {
      code.i32x4Const(0xffff);
      code.op("v128.and");
    }
  }
  writer.lanes = 4;
  writer.pop(element, "b32");
  writer.lanes = 1;
}

function emitStoreLanes(writer: FunctionWriter, mask: Mask): void {
  const { instruction } = writer;
  const access = accessOf(instruction);
  if (access === undefined || access.type === "b128") return writer.unsupported("of this type");
  const [address, source] = instruction.operands;
  const bytes = TYPE_BYTES[access.type];
  const narrow = source.kind !== "vector" && bytes <= 4 && !access.ordered &&
    writer.storageOfOperand(source)?.form !== "lanes" && !isWide(writer, source);
  if (!narrow) {
    scatter(writer, mask);
    return;
  }
  emitNeighbours(writer, address, bytes, mask, () => {
    let offset = 0;
    one(writer, () => {
      offset = writer.pushAddress(address);
    });
    writer.lanes = 4;
    writer.push(source, "b32");
    writer.lanes = 1;
    storeContiguous(writer, bytes, offset);
  }, () => scatter(writer, mask));
}

/** Stores lane by lane, in order: of threads that write the same place, the last one wins. */
function scatter(writer: FunctionWriter, mask: Mask): void {
  const { instruction, code } = writer;
  const access = accessOf(instruction)!;
  const [address, source] = instruction.operands;
  const elements = source.kind === "vector" ? source.elements : [source];
  const bytes = TYPE_BYTES[access.type];
  const bases = LANES.map(() => writer.temporary("i32"));
  const offsets = LANES.map((lane) => {
    writer.lane = lane;
    const offset = writer.pushAddress(address);
    code.localSet(bases[lane]);
    return offset;
  });
  const store = (lane: number): void => {
    writer.lane = lane;
    elements.forEach((element, i) => {
      code.localGet(bases[lane]);
      storeElement(writer, element, access.type, offsets[lane] + bytes * i, access.ordered);
    });
  };
  if (mask.lanes === undefined) LANES.forEach(store);
  else {
    code.localGet(mask.full);
    code.if();
    LANES.forEach(store);
    code.else();
    for (const lane of LANES) {
      writer.lane = lane;
      writer.pushLaneActive(mask.lanes);
      code.if();
      store(lane);
      code.end();
    }
    code.end();
  }
  writer.lane = -1;
}

function isWide(writer: FunctionWriter, source: Operand): boolean {
  if (source.kind !== "register") return false;
  const { kind } = writer.register(source.name);
  return kind === "i64" || kind === "f64";
}

/** Pops an address and four 32-bit lanes; stores their low bytes side by side. */
function storeContiguous(writer: FunctionWriter, bytes: number, offset: number): void {
  const { code } = writer;
  if (bytes === 4) {
    code.memory("v128.store", offset, 1);
    return;
  }
  const value = writer.temporary("v128");
  const at = (lane: number): number[] => Array.from({ length: bytes }, (_, i) => 4 * lane + i);
  const packed = LANES.flatMap(at);
  code.localTee(value);
  code.localGet(value);
  code.shuffle([...packed, ...packed, ...packed, ...packed].slice(0, 16));
  if (bytes === 1) code.memoryLane("v128.store32_lane", 0, offset, 1);
  else code.memoryLane("v128.store64_lane", 0, offset, 1);
}
