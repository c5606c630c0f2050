/**
 * Barriers of the block (ISA section 9.7.13.1), as far as they concern the arriving thread.
 * resolve_barriers.ts completes them.
 */
import { alignUp } from "../../../base/align.ts";
import { FRAME } from "../abi/index.ts";
import type { Instruction } from "../ptx/ast.ts";
import { operandsOf } from "../ptx/instruction.ts";
import { CLASS } from "./state_layout.ts";
import type { FunctionWriter } from "./function.ts";
import { pushValue } from "./thread_values.ts";

/**
 * Returns the class of a barrier. All threads wait at the same barrier in a `bar.sync` with a constant number
 * and no thread count.
 */
export function barrierClass(instruction: Instruction): number {
  const plain = instruction.modifiers.includes("sync") && instruction.operands.length === 1 &&
    instruction.operands[0]?.kind === "integer";
  return plain ? CLASS.fullBarrier : CLASS.barrier;
}

/**
 * `bar.arrive a, b` does not wait. It increments the arrivals of barrier a, at the beginning of the scratch
 * memory. The last thread of the block also counts for those that its warp lacks.
 */
export function emitArrive(writer: FunctionWriter): void {
  const { code, instruction, thread, linker } = writer;
  const [x, y, z] = linker.options.blockDim;
  const threads = x * y * z, missing = alignUp(threads, 32) - threads;
  if (!instruction.modifiers.includes("arrive")) return writer.unsupported();
  const counter = writer.temporary("i32");
  const [barrier] = operandsOf(instruction, 1);
  pushValue(code, thread.frame);
  code.memory("i32.load", FRAME.scratch);
  writer.push(barrier, "u32");
  code.i32Const(15);
  code.op("i32.and");
  code.i32Const(2);
  code.op("i32.shl", "i32.add");
  code.localTee(counter);
  code.localGet(counter);
  code.memory("i32.load");
  code.i32Const(1);
  if (missing > 0) {
    pushValue(code, thread.linear);
    code.i32Const(threads - 1 - (writer.lane ?? 0));
    code.op("i32.eq");
    code.i32Const(missing);
    code.op("i32.mul", "i32.add");
  }
  code.op("i32.add");
  code.memory("i32.store");
}
