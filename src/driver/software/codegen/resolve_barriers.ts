/**
 * Decides which barriers of the block can complete once every thread waits or has exited.
 */
import { alignUp } from "../../../base/align.ts";
import type { CodeWriter } from "../wasm/code.ts";
import { emitFor, pushThreadAddress } from "./scheduler_helpers.ts";
import { BARRIERS, CLASS, POINT, SLEEPING, type StateLayout } from "./state_layout.ts";

/** (scratch) → whether some threads can resume. */
export const RESOLVE_BARRIERS_PARAMETERS = ["i32"] as const;

export function emitResolveBarriers(code: CodeWriter, layout: StateLayout, threads: number): void {
  const SCRATCH = 0;
  const [index, barrier, point, live, present, arrived, needed, sum, resolved] = code.locals("i32", 9);
  // The threads that the last warp lacks count like its last thread: thread counts are multiples of 32.
  const missing = alignUp(threads, 32) - threads;
  const absent = code.local("i32");
  /** Adds to `count` if the thread is the last one of the block. */
  const addAbsent = (count: number): void => {
    if (missing === 0) return;
    code.localGet(count);
    code.localGet(index);
    code.i32Const(threads - 1);
    code.op("i32.eq");
    code.i32Const(missing);
    code.op("i32.mul", "i32.add");
    code.localSet(count);
  };
  const zero = (): void => code.i32Const(0);
  const all = (): void => code.i32Const(threads);
  const field = (name: "point" | "operandA" | "operandB" | "operandC"): void => {
    pushThreadAddress(code, SCRATCH, index);
    code.memory("i32.load", layout[name]);
  };
  /** Branches to `next` unless the thread waits at `barrier`. */
  const skipOthers = (next: number): void => {
    field("point");
    code.localTee(point);
    code.i32Const(POINT.waiting);
    code.op("i32.and", "i32.eqz");
    code.localGet(point);
    code.i32Const(POINT.classShift);
    code.op("i32.shr_u");
    code.i32Const(CLASS.firstWarp);
    code.op("i32.ge_u", "i32.or");
    field("operandB");
    code.localGet(barrier);
    code.op("i32.ne", "i32.or");
    code.brIf(next);
  };
  emitFor(code, index, zero, all, (next) => {
    field("point");
    code.localTee(point);
    code.i32Const(POINT.exited);
    code.op("i32.eq");
    code.brIf(next);
    code.localGet(live);
    code.i32Const(1);
    code.op("i32.add");
    code.localSet(live);
    addAbsent(live);
    code.i32Const(1);
    field("operandB");
    code.op("i32.shl");
    code.localGet(present);
    code.op("i32.or");
    code.localSet(present);
  });
  emitFor(code, barrier, zero, () => code.i32Const(BARRIERS), (nextBarrier) => {
    code.localGet(present);
    code.localGet(barrier);
    code.op("i32.shr_u");
    code.i32Const(1);
    code.op("i32.and", "i32.eqz");
    code.brIf(nextBarrier);
    for (const local of [arrived, absent, needed, sum]) {
      zero();
      code.localSet(local);
    }
    emitFor(code, index, zero, all, (next) => {
      skipOthers(next);
      code.localGet(arrived);
      code.i32Const(1);
      code.op("i32.add");
      code.localSet(arrived);
      addAbsent(absent);
      code.localGet(sum);
      field("operandA");
      code.op("i32.add");
      code.localSet(sum);
      field("operandC");
      code.localGet(needed);
      field("operandC");
      code.localGet(needed);
      code.op("i32.gt_u", "select");
      code.localSet(needed);
    });
    code.localGet(arrived);
    code.op("i32.eqz");
    code.brIf(nextBarrier);
    // Without a thread count, or with that of all warps, all threads that have not exited must arrive. A
    // barrier for more threads than the block has never completes.
    code.localGet(live);
    code.localGet(needed);
    code.localGet(needed);
    code.op("i32.eqz");
    code.localGet(needed);
    all();
    code.op("i32.sub");
    code.i32Const(missing + 1);
    code.op("i32.lt_u", "i32.or", "select");
    code.localSet(needed);
    code.localGet(arrived);
    code.localGet(absent);
    pushThreadAddress(code, SCRATCH, barrier);
    code.memory("i32.load");
    code.op("i32.add", "i32.add");
    code.localGet(needed);
    code.op("i32.lt_u");
    code.brIf(nextBarrier);
    pushThreadAddress(code, SCRATCH, barrier);
    zero();
    code.memory("i32.store");
    emitFor(code, index, zero, all, (next) => {
      skipOthers(next);
      pushThreadAddress(code, SCRATCH, index);
      code.localGet(sum);
      code.memory("i32.store", layout.resultA);
      pushThreadAddress(code, SCRATCH, index);
      code.localGet(arrived);
      code.memory("i32.store", layout.resultB);
      pushThreadAddress(code, SCRATCH, index);
      code.localGet(point);
      code.i32Const(POINT.region);
      code.op("i32.and");
      code.memory("i32.store", layout.point);
    });
    code.i32Const(1);
    code.localSet(resolved);
  });
  // Sleeping threads resume when all others wait or have exited.
  code.i32Const(SLEEPING);
  code.localSet(barrier);
  emitFor(code, index, zero, all, (next) => {
    skipOthers(next);
    pushThreadAddress(code, SCRATCH, index);
    code.localGet(point);
    code.i32Const(POINT.region);
    code.op("i32.and");
    code.memory("i32.store", layout.point);
    code.i32Const(1);
    code.localSet(resolved);
  });
  code.localGet(resolved);
}
