/**
 * Decides which warp operations can complete once every thread of a warp waits or has exited.
 */
import type { CodeWriter } from "../wasm/code.ts";
import { callCollective, emitFor, pushThreadAddress } from "./scheduler_helpers.ts";
import { CLASS, POINT, type StateLayout } from "./state_layout.ts";

/** (scratch, first thread, end) → whether some threads can resume. */
export const RESOLVE_WARP_PARAMETERS = ["i32", "i32", "i32"] as const;

export function emitResolveWarp(code: CodeWriter, layout: StateLayout, collectives: readonly number[]): void {
  const [SCRATCH, FIRST, END] = [0, 1, 2];
  const [lane, other, point, otherPoint, mask, participants, incomplete, resolved, completed, count] = code
    .locals(
      "i32",
      10,
    );
  const base = code.local("i32");
  const zero = (): void => code.i32Const(0);
  const loadPoint = (index: number): void => {
    pushThreadAddress(code, base, index);
    code.memory("i32.load", layout.point);
  };
  const bit = (index: number): void => {
    code.i32Const(1);
    code.localGet(index);
    code.op("i32.shl");
  };
  const complete = (): void => {
    callCollective(
      code,
      collectives,
      SCRATCH,
      point,
      () => code.localGet(FIRST),
      () => code.localGet(count),
      () => code.localGet(participants),
    );
    emitFor(code, other, zero, () => code.localGet(count), (next) => {
      code.localGet(participants);
      code.localGet(other);
      code.op("i32.shr_u");
      code.i32Const(1);
      code.op("i32.and", "i32.eqz");
      code.brIf(next);
      pushThreadAddress(code, base, other);
      loadPoint(other);
      code.i32Const(POINT.region);
      code.op("i32.and");
      code.memory("i32.store", layout.point);
    });
    code.i32Const(1);
    code.localSet(resolved);
  };
  pushThreadAddress(code, SCRATCH, FIRST);
  code.localSet(base);
  code.localGet(END);
  code.localGet(FIRST);
  code.op("i32.sub");
  code.localSet(count);

  // An operation with a mask completes when all its threads that have not exited have arrived.
  emitFor(code, lane, zero, () => code.localGet(count), (next) => {
    loadPoint(lane);
    code.localTee(point);
    code.i32Const(POINT.classShift);
    code.op("i32.shr_u");
    code.i32Const(CLASS.firstWarp);
    code.op("i32.lt_u");
    code.brIf(next);
    code.localGet(point);
    code.i32Const(POINT.unmasked);
    code.op("i32.and");
    code.brIf(next);
    code.localGet(completed);
    code.localGet(lane);
    code.op("i32.shr_u");
    code.i32Const(1);
    code.op("i32.and");
    code.brIf(next);
    pushThreadAddress(code, base, lane);
    code.memory("i32.load", layout.mask);
    bit(lane);
    code.op("i32.or");
    code.localSet(mask);
    zero();
    code.localSet(participants);
    zero();
    code.localSet(incomplete);
    emitFor(code, other, zero, () => code.localGet(count), (nextOther) => {
      code.localGet(mask);
      code.localGet(other);
      code.op("i32.shr_u");
      code.i32Const(1);
      code.op("i32.and", "i32.eqz");
      code.brIf(nextOther);
      loadPoint(other);
      code.localTee(otherPoint);
      code.i32Const(POINT.exited);
      code.op("i32.eq");
      code.brIf(nextOther);
      bit(other);
      code.localGet(participants);
      code.op("i32.or");
      code.localSet(participants);
      // Test whether the other thread waits at the same operation with the same mask.
      code.localGet(otherPoint);
      code.i32Const(POINT.classShift);
      code.op("i32.shr_u");
      code.localGet(point);
      code.i32Const(POINT.classShift);
      code.op("i32.shr_u", "i32.ne");
      pushThreadAddress(code, base, other);
      code.memory("i32.load", layout.mask);
      bit(other);
      code.op("i32.or");
      code.localGet(mask);
      code.op("i32.ne", "i32.or");
      code.localGet(incomplete);
      code.op("i32.or");
      code.localSet(incomplete);
    });
    code.localGet(incomplete);
    code.brIf(next);
    code.localGet(completed);
    code.localGet(participants);
    code.op("i32.or");
    code.localSet(completed);
    complete();
  });
  code.localGet(resolved);
  code.if();
  code.i32Const(1);
  code.op("return");
  code.end();

  // Otherwise, operations without a mask complete for the threads at the same point.
  emitFor(code, lane, zero, () => code.localGet(count), (next) => {
    loadPoint(lane);
    code.localTee(point);
    code.i32Const(POINT.unmasked);
    code.op("i32.and", "i32.eqz");
    code.brIf(next);
    zero();
    code.localSet(participants);
    emitFor(code, other, zero, () => code.localGet(count), (nextOther) => {
      loadPoint(other);
      code.localGet(point);
      code.op("i32.ne");
      code.brIf(nextOther);
      bit(other);
      code.localGet(participants);
      code.op("i32.or");
      code.localSet(participants);
    });
    complete();
  });
  code.localGet(resolved);
}
