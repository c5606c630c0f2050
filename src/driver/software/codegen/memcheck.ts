/**
 * The memory checker: a function that every access calls with its 64-bit address. It stops the kernel unless
 * the access is aligned and lies in a live allocation, in local memory, or in shared memory that is
 * initialized and free of races.
 */
import { ACCESS as KIND, FAULT, FRAME, MEMCHECK } from "../abi/index.ts";
import type { Instruction } from "../ptx/ast.ts";
import { isOrdered } from "../ptx/opcodes.ts";
import { TYPE_BYTES } from "../ptx/types.ts";
import type { CodeWriter } from "../wasm/code.ts";
import type { OriginGlobals } from "./definedness.ts";
import {
  CHECK_ARGUMENT,
  type CheckedKernel,
  checkShared,
  KIND_BITS,
  KIND_MASK,
  ORIGIN,
  pushSharedBytes,
  UNDEFINED_STORE,
} from "./memcheck_shadow.ts";

/** (frame, address, bytes, PTX line · 8 + kind) → address */
export const CHECK_PARAMETERS = ["i32", "i64", "i32", "i32"] as const;

/** Returns the size in bytes of an instruction's access, and the last argument of the checker's function. */
export function accessCheck(instruction: Instruction): { bytes: number; lineAndKind: number } {
  const { opcode, operands, types, line } = instruction;
  const type = types.at(-1);
  const value = opcode === "st" ? operands[1] : operands[0];
  const elements = value?.kind === "vector" ? value.elements.length : 1;
  if (opcode === "cp") {
    const size = operands[2]?.kind === "integer" ? Number(operands[2].value) : 4;
    return { bytes: size, lineAndKind: (line << KIND_BITS) + KIND.atomic };
  }
  const strong = isOrdered(instruction);
  const kind = opcode === "atom" || opcode === "red" || opcode === "mbarrier"
    ? KIND.atomic
    : opcode === "st"
    ? (strong ? KIND.atomic : KIND.write)
    : strong
    ? KIND.strongRead
    : KIND.read;
  return {
    bytes: elements * (type === undefined ? 4 : TYPE_BYTES[type]),
    lineAndKind: (line << KIND_BITS) + kind,
  };
}

/** (frame, origin) */
export const REPORT_PARAMETERS = ["i32", "i64"] as const;

/** Writes the function that stops the kernel at the use of an undefined value. */
export function emitReport(code: CodeWriter): void {
  const [frame, origin] = [0, 1] as const;
  code.localGet(frame);
  code.i32Const(FAULT.uninitializedShared);
  code.memory("i32.store", FRAME.fault);
  code.localGet(frame);
  code.localGet(origin);
  code.i64Const(0xffffffffn);
  code.op("i64.and");
  code.memory("i64.store", FRAME.address);
  code.localGet(frame);
  code.localGet(origin);
  code.i64Const(ORIGIN.bytesShift);
  code.op("i64.shr_u");
  code.i64Const(ORIGIN.bytesMask);
  code.op("i64.and", "i32.wrap_i64");
  code.memory("i32.store", FRAME.accessBytes);
  code.localGet(frame);
  code.localGet(origin);
  code.i64Const(ORIGIN.lineShift);
  code.op("i64.shr_u", "i32.wrap_i64");
  code.memory("i32.store", FRAME.line);
  code.op("unreachable");
}

const [FRAME_ARGUMENT, ADDRESS, BYTES, LINE_AND_KIND] = CHECK_ARGUMENT;

/** Writes the function that every access calls. */
export function emitCheck(code: CodeWriter, kernel: CheckedKernel, origins: OriginGlobals): void {
  const address = code.local("i32");
  const offset = code.local("i32");
  const fault = (kind: number): void => {
    code.localGet(FRAME_ARGUMENT);
    code.i32Const(kind);
    code.memory("i32.store", FRAME.fault);
    code.localGet(FRAME_ARGUMENT);
    code.localGet(ADDRESS);
    code.memory("i64.store", FRAME.address);
    code.localGet(FRAME_ARGUMENT);
    code.localGet(BYTES);
    code.memory("i32.store", FRAME.accessBytes);
    code.localGet(FRAME_ARGUMENT);
    code.localGet(LINE_AND_KIND);
    code.i32Const(KIND_BITS);
    code.op("i32.shr_u");
    code.memory("i32.store", FRAME.line);
    code.localGet(FRAME_ARGUMENT);
    code.localGet(LINE_AND_KIND);
    code.i32Const(KIND_MASK);
    code.op("i32.and");
    code.memory("i32.store", FRAME.accessKind);
    code.op("unreachable");
  };
  const faultIf = (kind: number): void => {
    code.if();
    fault(kind);
    code.end();
  };
  code.localGet(ADDRESS);
  code.i64Const(32n);
  code.op("i64.shr_u", "i64.eqz", "i32.eqz");
  faultIf(FAULT.outOfBounds);
  code.localGet(ADDRESS);
  code.op("i32.wrap_i64");
  code.localTee(address);
  code.localGet(BYTES);
  code.i32Const(1);
  code.op("i32.sub", "i32.and");
  faultIf(FAULT.misaligned);

  /**
   * Runs `body` if all bytes of the access are in [base, base + bytes). `offset` is then the offset of the
   * access.
   */
  const ifWithin = (base: () => void, bytes: () => void, body: () => void): void => {
    code.localGet(address);
    base();
    code.op("i32.sub");
    code.localTee(offset);
    code.op("i64.extend_i32_u");
    code.localGet(BYTES);
    code.op("i64.extend_i32_u", "i64.add");
    bytes();
    code.op("i64.extend_i32_u", "i64.le_u");
    code.if();
    body();
    code.end();
  };
  const field = (name: "shared" | "scratch" | "parameters") => (): void => {
    code.localGet(FRAME_ARGUMENT);
    code.memory("i32.load", FRAME[name]);
  };
  const returnAddress = (): void => {
    code.localGet(address);
    code.op("return");
  };
  ifWithin(field("shared"), () => pushSharedBytes(code, kernel), () => {
    checkShared(code, kernel, origins, address, offset, fault);
    returnAddress();
  });
  ifWithin(
    () => {
      field("scratch")();
      code.i32Const(kernel.localOffset);
      code.op("i32.add");
    },
    () => code.i32Const(kernel.localBytes),
    returnAddress,
  );
  ifWithin(field("parameters"), () => code.i32Const(kernel.parameterBytes), returnAddress);
  findRange(code, address, MEMCHECK.liveCount, () => {
    code.localGet(LINE_AND_KIND);
    code.i32Const(UNDEFINED_STORE);
    code.op("i32.and");
    code.if();
    code.localGet(FRAME_ARGUMENT);
    code.globalGet(origins.origin);
    code.call(origins.report);
    code.end();
    returnAddress();
  });
  findRange(code, address, MEMCHECK.foreignCount, () => fault(FAULT.otherDevice));
  findRange(code, address, MEMCHECK.freedCount, () => fault(FAULT.useAfterFree));
  fault(FAULT.outOfBounds);
  // Unreachable, but the function must return a value.
  code.localGet(address);
}

/**
 * Runs `found` if a range of a table contains the access. A binary search finds the last range that begins at
 * or before the address.
 */
function findRange(code: CodeWriter, address: number, count: number, found: () => void): void {
  const [low, high, middle, table, entry] = code.locals("i32", 5);
  code.localGet(FRAME_ARGUMENT);
  code.memory("i32.load", FRAME.memcheck);
  code.localTee(entry);
  code.memory("i32.load", count);
  code.localSet(high);
  code.localGet(entry);
  code.memory("i32.load", count + MEMCHECK.liveTable - MEMCHECK.liveCount);
  code.localSet(table);
  code.i32Const(0);
  code.localSet(low);
  // Invariant: entries below `low` begin at or before the address, entries from `high` on begin after it.
  const leave = code.block();
  const loop = code.loop();
  code.localGet(low);
  code.localGet(high);
  code.op("i32.ge_u");
  code.brIf(leave);
  code.localGet(table);
  code.localGet(low);
  code.localGet(high);
  code.op("i32.add");
  code.i32Const(1);
  code.op("i32.shr_u");
  code.localTee(middle);
  code.i32Const(3);
  code.op("i32.shl", "i32.add");
  code.memory("i32.load");
  code.localGet(address);
  code.op("i32.le_u");
  code.if();
  code.localGet(middle);
  code.i32Const(1);
  code.op("i32.add");
  code.localSet(low);
  code.else();
  code.localGet(middle);
  code.localSet(high);
  code.end();
  code.br(loop);
  code.end();
  code.end();
  code.localGet(low);
  code.if();
  code.localGet(address);
  code.op("i64.extend_i32_u");
  code.localGet(BYTES);
  code.op("i64.extend_i32_u", "i64.add");
  code.localGet(table);
  code.localGet(low);
  code.i32Const(1);
  code.op("i32.sub");
  code.i32Const(3);
  code.op("i32.shl", "i32.add");
  code.memory("i32.load", 4);
  code.op("i64.extend_i32_u", "i64.le_u");
  code.if();
  found();
  code.end();
  code.end();
}
