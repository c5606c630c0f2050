/**
 * The memory checker: a function that every access calls with its 64-bit address. It stops the kernel unless
 * the access is aligned and lies in a live allocation, in local memory, or in shared memory that is
 * initialized and free of races.
 *
 * Shared memory has a shadow in the scratch memory, two words for each byte: the last writer and the last
 * reader, each as `phase << 12 | thread + 1`. A phase is the time between two barriers of the block.
 */
import { ACCESS as KIND, FAULT, FRAME, MEMCHECK } from "../abi/index.ts";
import type { Instruction } from "../ptx/ast.ts";
import { isOrdered } from "../ptx/opcodes.ts";
import { TYPE_BYTES } from "../ptx/types.ts";
import type { CodeWriter } from "../wasm/code.ts";
import type { OriginGlobals } from "./definedness.ts";
import { PHASE } from "./state_layout.ts";

/** Largest shared memory of a block: 227 KiB. */
const MAX_SHARED_BYTES = 232448;
/** Size of the shadow in bytes. */
export const SHADOW_BYTES: number = 8 * MAX_SHARED_BYTES;

/** (frame, address, bytes, PTX line · 8 + kind) → address */
export const CHECK_PARAMETERS = ["i32", "i64", "i32", "i32"] as const;

const KIND_MASK = 3;
/** Added to the kind of a write of an undefined value. */
export const UNDEFINED_STORE = 4;
const KIND_BITS = 3;

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

export interface CheckedKernel {
  readonly staticSharedBytes: number;
  /** 0 unless the kernel takes the address of a parameter. */
  readonly parameterBytes: number;
  /** Offset in the scratch memory of the local memory of all threads, and its size. */
  readonly localOffset: number;
  readonly localBytes: number;
  /** Offset of the shadow in the scratch memory. */
  readonly shadowOffset: number;
  /** Whether threads of a warp may exchange values without a barrier of the block. */
  readonly warpOperations: boolean;
  /** Whether threads may wait for each other through memory, where the checker cannot tell a race. */
  readonly waitsInMemory: boolean;
}

const [FRAME_ARGUMENT, ADDRESS, BYTES, LINE_AND_KIND] = [0, 1, 2, 3] as const;

/** Pushes the size of the block's shared memory. */
function pushSharedBytes(code: CodeWriter, kernel: CheckedKernel): void {
  code.localGet(FRAME_ARGUMENT);
  code.memory("i32.load", FRAME.dynamicSharedBytes);
  code.i32Const(kernel.staticSharedBytes);
  code.op("i32.add");
}

/** (frame): clears the shadow before a block runs. */
export function emitBeginBlock(code: CodeWriter, kernel: CheckedKernel): void {
  const scratch = code.local("i32");
  code.localGet(FRAME_ARGUMENT);
  code.memory("i32.load", FRAME.scratch);
  code.localTee(scratch);
  code.i32Const(kernel.shadowOffset);
  code.op("i32.add");
  code.i32Const(0);
  pushSharedBytes(code, kernel);
  code.i32Const(3);
  code.op("i32.shl");
  code.memoryFill();
  code.localGet(scratch);
  code.i32Const(1);
  code.memory("i32.store", PHASE);
}

/** Starts a new phase, after a barrier of the block has completed. */
export function emitNextPhase(code: CodeWriter, scratch: number): void {
  code.localGet(scratch);
  code.localGet(scratch);
  code.memory("i32.load", PHASE);
  code.i32Const(1);
  code.op("i32.add");
  code.memory("i32.store", PHASE);
}

/** An origin: the PTX line of a load, its size in bytes, and its address. */
export const ORIGIN = { lineShift: 38n, bytesShift: 32n, bytesMask: 63n } as const;

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
    checkShared(code, kernel, origins, address, offset, faultIf);
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

/** Detects reads of uninitialized bytes, for the code after the load to track, and races. */
function checkShared(
  code: CodeWriter,
  kernel: CheckedKernel,
  origins: OriginGlobals,
  address: number,
  offset: number,
  faultIf: (kind: number) => void,
): void {
  const [shadow, end, phase, current, kind, writer, reader] = code.locals("i32", 7);
  const SEVERAL_THREADS = 0xfff;
  /**
   * Pushes whether a shadow word is of this phase and another thread. If the kernel has warp operations, it
   * must also be of another warp.
   */
  const isOtherThread = (word: number): void => {
    code.localGet(word);
    code.i32Const(12);
    code.op("i32.shr_u");
    code.localGet(phase);
    code.op("i32.eq");
    const identity = (local: number): void => {
      code.localGet(local);
      code.i32Const(SEVERAL_THREADS);
      code.op("i32.and");
      if (!kernel.warpOperations) return;
      code.i32Const(1);
      code.op("i32.sub");
      code.i32Const(5);
      code.op("i32.shr_u");
    };
    identity(word);
    identity(current);
    code.op("i32.ne", "i32.and");
  };
  const faultIfRace = (word: number): void => {
    if (kernel.waitsInMemory) return;
    isOtherThread(word);
    faultIf(FAULT.sharedRace);
  };
  /** Adds the byte to those that the load reads uninitialized. */
  const trackUninitialized = (): void => {
    code.localGet(writer);
    code.op("i32.eqz");
    code.if();
    code.globalGet(origins.bytes);
    code.i32Const(1);
    code.localGet(BYTES);
    code.localGet(end);
    code.localGet(shadow);
    code.op("i32.sub");
    code.i32Const(3);
    code.op("i32.shr_u", "i32.sub", "i32.shl", "i32.or");
    code.globalSet(origins.bytes);
    code.end();
  };
  /** Pushes a word for a byte that is written: 0 if the value is undefined. */
  const pushWriter = (push: () => void): void => {
    code.i32Const(0);
    push();
    code.localGet(LINE_AND_KIND);
    code.i32Const(UNDEFINED_STORE);
    code.op("i32.and", "select");
  };
  code.localGet(FRAME_ARGUMENT);
  code.memory("i32.load", FRAME.scratch);
  code.localTee(shadow);
  code.memory("i32.load", PHASE);
  code.localSet(phase);
  // phase << 12 | thread + 1
  code.localGet(phase);
  code.i32Const(12);
  code.op("i32.shl");
  code.localGet(FRAME_ARGUMENT);
  code.memory("i32.load", FRAME.thread);
  code.i32Const(1);
  code.op("i32.add", "i32.or");
  code.localSet(current);
  code.localGet(LINE_AND_KIND);
  code.i32Const(KIND_MASK);
  code.op("i32.and");
  code.localSet(kind);
  code.localGet(shadow);
  code.i32Const(kernel.shadowOffset);
  code.op("i32.add");
  code.localGet(offset);
  code.i32Const(3);
  code.op("i32.shl", "i32.add");
  code.localTee(shadow);
  code.localGet(BYTES);
  code.i32Const(3);
  code.op("i32.shl", "i32.add");
  code.localSet(end);
  code.i32Const(0);
  code.globalSet(origins.bytes);
  const loop = code.loop();
  code.localGet(shadow);
  code.memory("i32.load");
  code.localSet(writer);
  code.localGet(shadow);
  code.memory("i32.load", 4);
  code.localSet(reader);
  code.localGet(kind);
  code.i32Const(KIND.atomic);
  code.op("i32.eq");
  code.if();
  // Atomics do not race with each other: mark the byte as initialized, in no phase.
  code.localGet(shadow);
  pushWriter(() => code.i32Const(SEVERAL_THREADS));
  code.memory("i32.store");
  code.else();
  code.localGet(kind);
  code.i32Const(KIND.strongRead);
  code.op("i32.eq");
  code.if();
  trackUninitialized();
  code.else();
  faultIfRace(writer);
  code.localGet(kind);
  code.if();
  faultIfRace(reader);
  code.localGet(shadow);
  pushWriter(() => code.localGet(current));
  code.memory("i32.store");
  code.else();
  trackUninitialized();
  code.localGet(shadow);
  code.localGet(current);
  code.i32Const(SEVERAL_THREADS);
  code.op("i32.or");
  code.localGet(current);
  isOtherThread(reader);
  code.op("select");
  code.memory("i32.store", 4);
  code.end();
  code.end();
  code.end();
  code.localGet(shadow);
  code.i32Const(8);
  code.op("i32.add");
  code.localTee(shadow);
  code.localGet(end);
  code.op("i32.lt_u");
  code.brIf(loop);
  code.end();
  code.globalGet(origins.bytes);
  code.if();
  code.localGet(LINE_AND_KIND);
  code.i32Const(KIND_BITS);
  code.op("i32.shr_u", "i64.extend_i32_u");
  code.i64Const(ORIGIN.lineShift);
  code.op("i64.shl");
  code.localGet(BYTES);
  code.op("i64.extend_i32_u");
  code.i64Const(ORIGIN.bytesShift);
  code.op("i64.shl", "i64.or");
  code.localGet(address);
  code.op("i64.extend_i32_u", "i64.or");
  code.globalSet(origins.origin);
  code.end();
}
