/**
 * The memory checker's code for races on global memory: different values that two threads of a launch store to one
 * element. Equal values, such as a flag that many threads set, are no fault, and reads are not checked.
 *
 * Each worker remembers recent stores in a table with one entry for each hash of an address. A store that replaces
 * another one, and stores of blocks that run on different workers, are not compared.
 */
import { FAULT, FRAME, MEMCHECK, STORES } from "../abi/index.ts";
import { allOps, type Program } from "../analysis/program.ts";
import type { Instruction } from "../ptx/ast.ts";
import { isOrdered } from "../ptx/opcodes.ts";
import type { CodeWriter } from "../wasm/code.ts";
import type { CheckedKernel } from "./memcheck_shadow.ts";
import { PHASE } from "./state_layout.ts";

/** (frame, address, bytes, PTX line): runs after a store. */
export const STORED_PARAMETERS = ["i32", "i32", "i32", "i32"] as const;

/** Whether a store is compared with those of other threads. */
export function isTracked({ opcode, modifiers }: Instruction): boolean {
  return opcode === "st" && modifiers.includes("global");
}

/**
 * Whether threads of different blocks may order their accesses to memory by fences, strong accesses or barriers of
 * a cluster, where the checker cannot tell a race.
 */
export function ordersMemory(programs: readonly Program[]): boolean {
  return programs.some((program) => {
    for (const { instruction } of allOps(program)) {
      const { opcode, modifiers } = instruction;
      if (/^(fence|membar|mbarrier)$/.test(opcode) || isOrdered(instruction)) return true;
      if (modifiers.includes("acq_rel") || modifiers.includes("cluster")) return true;
    }
    return false;
  });
}

/** Byte offsets in an entry of the table. */
const ENTRY = { address: 0, launch: 4, block: 8, thread: 12, value: 16, phase: 24, line: 28 } as const;

/** Writes the function that runs after each store. */
export function emitStored(code: CodeWriter, kernel: CheckedKernel): void {
  const [frame, address, bytes, line] = [0, 1, 2, 3] as const;
  const [tables, entry, launch, phase] = code.locals("i32", 4);
  const value = code.local("i64");
  const frameWord = (field: number): void => {
    code.localGet(frame);
    code.memory("i32.load", field);
  };
  const entryWord = (field: number): void => {
    code.localGet(entry);
    code.memory("i32.load", field);
  };
  /** Words of this store, by their places in the entry. */
  const words: readonly (readonly [field: number, push: () => void])[] = [
    [ENTRY.address, () => code.localGet(address)],
    [ENTRY.launch, () => code.localGet(launch)],
    [ENTRY.block, () => frameWord(FRAME.block)],
    [ENTRY.thread, () => frameWord(FRAME.thread)],
    [ENTRY.phase, () => code.localGet(phase)],
    [ENTRY.line, () => code.localGet(line)],
  ];
  const fault = (): void => {
    const fields: readonly (readonly [field: number, push: () => void])[] = [
      [FRAME.fault, () => code.i32Const(FAULT.globalRace)],
      [FRAME.accessBytes, () => code.localGet(bytes)],
      [FRAME.line, () => code.localGet(line)],
      [FRAME.otherBlock, () => entryWord(ENTRY.block)],
      [FRAME.otherThread, () => entryWord(ENTRY.thread)],
      [FRAME.otherLine, () => entryWord(ENTRY.line)],
    ];
    for (const [field, push] of fields) {
      code.localGet(frame);
      push();
      code.memory("i32.store", field);
    }
    code.localGet(frame);
    code.localGet(address);
    code.op("i64.extend_i32_u");
    code.memory("i64.store", FRAME.address);
    code.op("unreachable");
  };

  frameWord(FRAME.memcheck);
  code.localTee(tables);
  code.memory("i32.load", MEMCHECK.stores);
  code.op("i32.eqz");
  code.if();
  code.op("return");
  code.end();
  code.localGet(tables);
  code.memory("i32.load", MEMCHECK.launch);
  code.localSet(launch);
  frameWord(FRAME.scratch);
  code.memory("i32.load", PHASE);
  code.localSet(phase);
  // Up to eight bytes of the value. The memory that surrounds arrays may be read.
  code.localGet(address);
  code.memory("i64.load", 0, 1);
  code.i64Const(-1n);
  code.i64Const(64n);
  code.localGet(bytes);
  code.i32Const(3);
  code.op("i32.shl", "i64.extend_i32_u", "i64.sub", "i64.shr_u", "i64.and");
  code.localSet(value);
  code.localGet(tables);
  code.memory("i32.load", MEMCHECK.stores);
  frameWord(FRAME.worker);
  code.i32Const(STORES.bytesLog);
  code.op("i32.shl", "i32.add");
  code.localGet(address);
  code.i32Const(0x9e3779b1 | 0);
  code.op("i32.mul");
  code.i32Const(32 - STORES.bytesLog + STORES.entryLog);
  code.op("i32.shr_u");
  code.i32Const(STORES.entryLog);
  code.op("i32.shl", "i32.add");
  code.localSet(entry);

  entryWord(ENTRY.address);
  code.localGet(address);
  code.op("i32.eq");
  entryWord(ENTRY.launch);
  code.localGet(launch);
  code.op("i32.eq", "i32.and");
  code.localGet(entry);
  code.memory("i64.load", ENTRY.value);
  code.localGet(value);
  code.op("i64.ne", "i32.and");
  code.if();
  // Barriers separate the threads of one block; operations of a warp may separate its threads.
  entryWord(ENTRY.block);
  frameWord(FRAME.block);
  code.op("i32.ne");
  entryWord(ENTRY.phase);
  code.localGet(phase);
  code.op("i32.eq");
  entryWord(ENTRY.thread);
  frameWord(FRAME.thread);
  code.op("i32.xor");
  code.i32Const(kernel.warpOperations ? 5 : 0);
  code.op("i32.shr_u", "i32.eqz", "i32.eqz", "i32.and", "i32.or");
  code.if();
  fault();
  code.end();
  code.end();
  for (const [field, push] of words) {
    code.localGet(entry);
    push();
    code.memory("i32.store", field);
  }
  code.localGet(entry);
  code.localGet(value);
  code.memory("i64.store", ENTRY.value);
}
