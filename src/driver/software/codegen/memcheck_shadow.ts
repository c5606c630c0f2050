/**
 * The memory checker's code for shared memory.
 *
 * Shared memory has a shadow in the scratch memory, four words for each byte: the last writer and the last
 * reader, each as `phase << 12 | thread + 1`, the PTX line of the write, and that of a read as
 * `line << 10 | thread`. A phase is the time between two barriers of the block. After reads by several threads,
 * the reader is {@link SEVERAL_THREADS}, and the line is that of the first one.
 */
import { ACCESS as KIND, FAULT, FRAME } from "../abi/index.ts";
import type { CodeWriter } from "../wasm/code.ts";
import type { OriginGlobals } from "./definedness.ts";
import { PHASE } from "./state_layout.ts";

/** Largest shared memory of a block: 227 KiB. */
const MAX_SHARED_BYTES = 232448;
/** Byte offsets of the words in a shadow, and the base-2 logarithm of its size. */
const SHADOW = { writer: 0, reader: 4, writeLine: 8, readLine: 12, sizeLog: 4 } as const;
/** Size of all shadows in bytes. */
export const SHADOW_BYTES: number = MAX_SHARED_BYTES << SHADOW.sizeLog;
const SEVERAL_THREADS = 0xfff;
const THREAD_BITS = 10;

export const KIND_MASK = 3;
/** Added to the kind of a write of an undefined value. */
export const UNDEFINED_STORE = 4;
export const KIND_BITS = 3;

/** An origin: the PTX line of a load, its size in bytes, and its address. */
export const ORIGIN = { lineShift: 38n, bytesShift: 32n, bytesMask: 63n } as const;

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
  /** Whether to compare stores to global memory. */
  readonly comparesStores: boolean;
}

/** The arguments of the function that every access calls: frame, address, bytes, PTX line · 8 + kind. */
export const CHECK_ARGUMENT = [0, 1, 2, 3] as const;
const [FRAME_ARGUMENT, , BYTES, LINE_AND_KIND] = CHECK_ARGUMENT;

/** Pushes the size of the block's shared memory. */
export function pushSharedBytes(code: CodeWriter, kernel: CheckedKernel): void {
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
  code.i32Const(SHADOW.sizeLog);
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

/** Detects reads of uninitialized bytes, for the code after the load to track, and races. */
export function checkShared(
  code: CodeWriter,
  kernel: CheckedKernel,
  origins: OriginGlobals,
  address: number,
  offset: number,
  fault: (kind: number) => void,
): void {
  const [shadow, end, phase, current, kind, writer, reader] = code.locals("i32", 7);
  const pushLine = (): void => {
    code.localGet(LINE_AND_KIND);
    code.i32Const(KIND_BITS);
    code.op("i32.shr_u");
  };
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
  /** Writes a field of the launch frame for the other access of a race. */
  const storeOther = (field: number, push: () => void): void => {
    code.localGet(FRAME_ARGUMENT);
    push();
    code.memory("i32.store", field);
  };
  const faultIfWritten = (): void => {
    if (kernel.waitsInMemory) return;
    isOtherThread(writer);
    code.if();
    storeOther(FRAME.otherThread, () => {
      code.localGet(writer);
      code.i32Const(SEVERAL_THREADS);
      code.op("i32.and");
      code.i32Const(1);
      code.op("i32.sub");
    });
    storeOther(FRAME.otherLine, () => {
      code.localGet(shadow);
      code.memory("i32.load", SHADOW.writeLine);
    });
    storeOther(FRAME.otherKind, () => code.i32Const(KIND.write));
    fault(FAULT.sharedRace);
    code.end();
  };
  const faultIfRead = (): void => {
    if (kernel.waitsInMemory) return;
    isOtherThread(reader);
    code.if();
    storeOther(FRAME.otherThread, () => {
      code.localGet(shadow);
      code.memory("i32.load", SHADOW.readLine);
      code.i32Const(2 ** THREAD_BITS - 1);
      code.op("i32.and");
    });
    storeOther(FRAME.otherLine, () => {
      code.localGet(shadow);
      code.memory("i32.load", SHADOW.readLine);
      code.i32Const(THREAD_BITS);
      code.op("i32.shr_u");
    });
    storeOther(FRAME.otherKind, () => code.i32Const(KIND.read));
    fault(FAULT.sharedRace);
    code.end();
  };
  /** Marks the byte as read: by several threads if another one has read it in this phase. */
  const markRead = (): void => {
    isOtherThread(reader);
    code.if();
    code.localGet(shadow);
    code.localGet(current);
    code.i32Const(SEVERAL_THREADS);
    code.op("i32.or");
    code.memory("i32.store", SHADOW.reader);
    code.else();
    code.localGet(shadow);
    code.localGet(current);
    code.memory("i32.store", SHADOW.reader);
    code.localGet(shadow);
    pushLine();
    code.i32Const(THREAD_BITS);
    code.op("i32.shl");
    code.localGet(FRAME_ARGUMENT);
    code.memory("i32.load", FRAME.thread);
    code.op("i32.or");
    code.memory("i32.store", SHADOW.readLine);
    code.end();
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
    code.i32Const(SHADOW.sizeLog);
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
  code.i32Const(SHADOW.sizeLog);
  code.op("i32.shl", "i32.add");
  code.localTee(shadow);
  code.localGet(BYTES);
  code.i32Const(SHADOW.sizeLog);
  code.op("i32.shl", "i32.add");
  code.localSet(end);
  code.i32Const(0);
  code.globalSet(origins.bytes);
  const loop = code.loop();
  code.localGet(shadow);
  code.memory("i32.load");
  code.localSet(writer);
  code.localGet(shadow);
  code.memory("i32.load", SHADOW.reader);
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
  faultIfWritten();
  code.localGet(kind);
  code.if();
  faultIfRead();
  code.localGet(shadow);
  pushWriter(() => code.localGet(current));
  code.memory("i32.store");
  code.localGet(shadow);
  pushLine();
  code.memory("i32.store", SHADOW.writeLine);
  code.else();
  trackUninitialized();
  markRead();
  code.end();
  code.end();
  code.end();
  code.localGet(shadow);
  code.i32Const(1 << SHADOW.sizeLog);
  code.op("i32.add");
  code.localTee(shadow);
  code.localGet(end);
  code.op("i32.lt_u");
  code.brIf(loop);
  code.end();
  code.globalGet(origins.bytes);
  code.if();
  pushLine();
  code.op("i64.extend_i32_u");
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
