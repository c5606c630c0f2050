/**
 * Stops kernels whose threads spin forever on a value that no running thread will write.
 */
import { FAULT } from "../abi/index.ts";
import type { FunctionWriter } from "./function.ts";

/** Weighted repetitions after which a spinning thread is stopped: about a second. */
const MAX_SPINS = 1 << 28;

/** Instructions that take longer, or only wait, count as several repetitions. */
const SPIN_WEIGHTS: Readonly<Record<string, number | undefined>> = {
  atom: 4,
  fence: 32,
  membar: 32,
  nanosleep: 32,
};

/** Counts the current instruction if it belongs to a spin loop, and stops the kernel at the limit. */
export function countSpin(writer: FunctionWriter): void {
  const { code, instruction, linker: { spin } } = writer;
  if (spin === undefined || !spin.instructions.has(instruction)) return;
  code.globalGet(spin.counter);
  code.i32Const(SPIN_WEIGHTS[instruction.opcode] ?? 1);
  code.op("i32.add");
  const count = writer.temporary("i32");
  code.localTee(count);
  code.globalSet(spin.counter);
  code.localGet(count);
  code.i32Const(MAX_SPINS);
  code.op("i32.gt_u");
  code.if();
  writer.emitFault(FAULT.infiniteLoop, instruction.line);
  code.end();
}
