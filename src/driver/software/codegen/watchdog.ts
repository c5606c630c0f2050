/**
 * Stops kernels that exceed the time limit of a launch. Every loop counts its iterations, and now and then
 * looks whether machine/timer.ts has ended the launch. A call would be simpler than a flag, but engines then
 * keep no vectors in registers, which makes tight loops half as fast.
 */
import { FAULT, FRAME, TIMER } from "../abi/index.ts";
import type { CodeWriter } from "../wasm/code.ts";
import type { FunctionWriter } from "./function.ts";
import { pushValue } from "./thread_values.ts";

/** Iterations between two looks at the flag; a power of two. */
const INTERVAL = 1 << 16;

/** Writes the check of a loop in PTX code, at the beginning of an iteration. */
export function emitWatchdog(writer: FunctionWriter, line: number): void {
  const { code, thread, linker } = writer;
  if (linker.options.watchdog !== true) return;
  const count = code.local("i32");
  code.localGet(count);
  code.i32Const(1);
  code.op("i32.add");
  code.localTee(count);
  code.i32Const(INTERVAL - 1);
  code.op("i32.and", "i32.eqz");
  code.if();
  emitCheck(code, () => pushValue(code, thread.frame), line);
  code.end();
}

/** Writes the check of a loop over blocks or barriers. */
export function emitBlockWatchdog(code: CodeWriter, frame: number, enabled: boolean): void {
  if (enabled) emitCheck(code, () => code.localGet(frame), 0);
}

function emitCheck(code: CodeWriter, frame: () => void, line: number): void {
  frame();
  code.memory("i32.load", FRAME.timer);
  code.memory("i32.atomic.load", TIMER.ended);
  frame();
  code.memory("i32.load", FRAME.gridId);
  code.op("i32.eq");
  code.if();
  for (const [field, value] of [[FRAME.fault, FAULT.timeout], [FRAME.line, line]] as const) {
    frame();
    code.i32Const(value);
    code.memory("i32.store", field);
  }
  code.op("unreachable");
  code.end();
}
