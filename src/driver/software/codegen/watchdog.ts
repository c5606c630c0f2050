/**
 * Stops kernels at `FRAME.deadline`. Every loop counts its iterations, and looks at the clock once in a while.
 */
import { FAULT, FRAME } from "../abi.ts";
import type { CodeWriter } from "../wasm/code.ts";
import type { FunctionWriter } from "./function.ts";
import { pushValue } from "./thread_values.ts";

/** Iterations between two looks at the clock; powers of two. */
const LOOP_INTERVAL = 1 << 16;
const BLOCK_INTERVAL = 1 << 6;

/** Writes the check of a loop in PTX code, at the beginning of an iteration. */
export function emitWatchdog(writer: FunctionWriter, line: number): void {
  const { code, thread, linker } = writer;
  if (linker.options.watchdog !== true) return;
  const frame = (): void => pushValue(code, thread.frame);
  emitCheck(code, LOOP_INTERVAL, frame, linker.host("globaltimer"), line);
}

/** Writes the check of a loop over blocks or barriers; `clock` is undefined without the watchdog. */
export function emitBlockWatchdog(code: CodeWriter, frame: number, clock: number | undefined): void {
  if (clock !== undefined) emitCheck(code, BLOCK_INTERVAL, () => code.localGet(frame), clock, 0);
}

function emitCheck(code: CodeWriter, interval: number, frame: () => void, clock: number, line: number): void {
  const count = code.local("i32");
  code.localGet(count);
  code.i32Const(1);
  code.op("i32.add");
  code.localTee(count);
  code.i32Const(interval - 1);
  code.op("i32.and", "i32.eqz");
  code.if();
  code.call(clock);
  frame();
  code.memory("i64.load", FRAME.deadline);
  code.op("i64.gt_s");
  code.if();
  for (const [field, value] of [[FRAME.fault, FAULT.timeout], [FRAME.line, line]] as const) {
    frame();
    code.i32Const(value);
    code.memory("i32.store", field);
  }
  code.op("unreachable");
  code.end();
  code.end();
}
