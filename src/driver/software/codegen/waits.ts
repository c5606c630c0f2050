/**
 * Code of loops in which a thread may wait for another one (`analysis/waits.ts`). Such a loop lets the other
 * threads run now and then, and the kernel stops if no thread of the block gets on.
 */
import { FAULT, FRAME } from "../abi/index.ts";
import type { CodeWriter } from "../wasm/code.ts";
import type { FunctionWriter } from "./function.ts";
import { pushValue } from "./thread_values.ts";

/** Iterations between two yields, a power of two. Suspending a thread costs as much as some dozen of them. */
const ITERATIONS = 64;

/** Waits between two looks at the clock, a power of two. */
const WAITS = 1 << 10;

/**
 * Nanoseconds after which the kernel stops if all running threads of the launch only wait, and if all those of
 * the block do while another block runs.
 */
const MAX_STALL = 1_000_000_000n;
const MAX_STALL_BESIDE_OTHERS = 60_000_000_000n;

/** Writes the condition, in an `if`, under which the current iteration yields. */
export function beginYield(code: CodeWriter): void {
  const count = code.local("i32");
  code.localGet(count);
  code.i32Const(1);
  code.op("i32.add");
  code.localTee(count);
  code.i32Const(ITERATIONS - 1);
  code.op("i32.and", "i32.eqz");
  code.if();
}

/** Counts a wait at the current site, and stops the kernel if no thread makes progress. */
export function countWait(writer: FunctionWriter): void {
  const { code, instruction, linker: { stall }, thread } = writer;
  if (stall === undefined) return;
  const count = writer.temporary("i32");
  pushValue(code, thread.frame);
  pushValue(code, thread.frame);
  code.memory("i32.load", FRAME.waits);
  code.i32Const(1);
  code.op("i32.add");
  code.localTee(count);
  code.memory("i32.store", FRAME.waits);
  code.localGet(count);
  code.i32Const(WAITS - 1);
  code.op("i32.and", "i32.eqz");
  code.if();
  pushValue(code, thread.frame);
  code.localGet(count);
  code.call(stall.check);
  code.if();
  writer.emitFault(FAULT.infiniteLoop, instruction.line);
  code.end();
  code.end();
}

/** (frame, its waits) → whether to stop the kernel */
export const STALL_PARAMETERS = ["i32", "i32"] as const;

/** Globals: when the block was first seen to wait only, and whether all blocks were seen to wait only. */
interface StallGlobals {
  readonly since: number;
  readonly suspected: number;
}

/** Writes the function with {@link STALL_PARAMETERS}. It is called once per {@link WAITS}. */
export function emitIsStalled(
  code: CodeWriter,
  globaltimer: number,
  { since, suspected }: StallGlobals,
): void {
  const [frame, waits] = [0, 1] as const;
  const other = code.local("i32");
  const now = code.local("i64");
  const returnConstant = (value: 0 | 1): void => {
    code.i32Const(value);
    code.op("return");
  };
  const pushStall = (limit: bigint): void => {
    code.localGet(now);
    code.globalGet(since);
    code.op("i64.sub");
    code.i64Const(limit);
    code.op("i64.gt_s");
  };
  const suspect = (value: 0 | 1): void => {
    code.i32Const(value);
    code.globalSet(suspected);
  };
  code.call(globaltimer);
  code.localSet(now);
  code.localGet(waits);
  code.i32Const(WAITS);
  code.op("i32.eq");
  code.if();
  code.localGet(now);
  code.globalSet(since);
  suspect(0);
  code.end();
  pushStall(MAX_STALL);
  code.op("i32.eqz");
  code.if();
  returnConstant(0);
  code.end();
  code.localGet(frame);
  code.localSet(other);
  const leave = code.block();
  const ring = code.loop();
  code.localGet(other);
  code.memory("i32.load", FRAME.next);
  code.localTee(other);
  code.op("i32.eqz");
  code.brIf(leave);
  code.localGet(other);
  code.localGet(frame);
  code.op("i32.eq");
  code.brIf(leave);
  code.localGet(other);
  code.memory("i32.atomic.load", FRAME.running);
  code.op("i32.eqz");
  code.brIf(ring);
  code.localGet(other);
  code.memory("i32.atomic.load", FRAME.waits);
  code.i32Const(WAITS);
  code.op("i32.ge_u");
  code.brIf(ring);
  suspect(0);
  pushStall(MAX_STALL_BESIDE_OTHERS);
  code.op("return");
  code.end();
  code.end();
  // A block may have just released this one, and now waits for it: only the second time is certain.
  code.globalGet(suspected);
  code.if();
  returnConstant(1);
  code.end();
  suspect(1);
  code.i32Const(0);
}

/** Writes that a thread of the block got on if the current instruction writes memory. */
export function noteWrite(writer: FunctionWriter): void {
  if (writer.linker.stall?.writes.has(writer.instruction)) noteProgress(writer);
}

/** Writes that a thread of the block got on. */
export function noteProgress({ code, linker: { stall }, thread }: FunctionWriter): void {
  if (stall !== undefined) resetWaits(code, () => pushValue(code, thread.frame));
}

export function resetWaits(code: CodeWriter, pushFrame: () => void): void {
  pushFrame();
  code.i32Const(0);
  code.memory("i32.store", FRAME.waits);
}
