/**
 * Code of loops in which a thread may wait for another one (`analysis/waits.ts`). Such a loop lets the other
 * threads run now and then, and the kernel stops if no thread of the block gets on.
 */
import { FAULT } from "../abi/index.ts";
import type { CodeWriter } from "../wasm/code.ts";
import type { FunctionWriter } from "./function.ts";
import type { StallCounter } from "./linker.ts";

/** Iterations between two yields, a power of two. Suspending a thread costs as much as some dozen of them. */
const ITERATIONS = 64;

/** Waits between two looks at the clock, a power of two. */
const WAITS = 1 << 10;

/** Nanoseconds after which the kernel stops if all running threads of a block only wait. */
const MAX_STALL = 1_000_000_000n;

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

/** Counts a wait at the current site. */
export function countWait(writer: FunctionWriter): void {
  const { code, instruction, linker } = writer;
  const { stall } = linker;
  if (stall === undefined) return;
  code.globalGet(stall.waits);
  code.i32Const(1);
  code.op("i32.add");
  const count = writer.temporary("i32");
  code.localTee(count);
  code.globalSet(stall.waits);
  code.localGet(count);
  code.i32Const(WAITS - 1);
  code.op("i32.and", "i32.eqz");
  code.if();
  const now = writer.temporary("i64");
  code.call(linker.host("globaltimer"));
  code.localSet(now);
  code.localGet(count);
  code.i32Const(WAITS);
  code.op("i32.eq");
  code.if();
  code.localGet(now);
  code.globalSet(stall.since);
  code.end();
  code.localGet(now);
  code.globalGet(stall.since);
  code.op("i64.sub");
  code.i64Const(MAX_STALL);
  code.op("i64.gt_s");
  code.if();
  writer.emitFault(FAULT.infiniteLoop, instruction.line);
  code.end();
  code.end();
}

/** Writes that a thread of the block got on if the current instruction writes memory. */
export function noteWrite({ code, instruction, linker: { stall } }: FunctionWriter): void {
  if (stall?.writes.has(instruction)) resetStall(code, stall);
}

/** Writes that a thread of the block got on. */
export function resetStall(code: CodeWriter, stall: StallCounter | undefined): void {
  if (stall === undefined) return;
  code.i32Const(0);
  code.globalSet(stall.waits);
}
