/**
 * The functions that run the threads of a block to its end when they synchronize: each thread is a continuation, a region of code to
 * go on with and saved registers. A warp runs until all its threads wait or have exited; then whatever operation has all its
 * participants is carried out. When nothing can go on any more, and some thread waits, the kernel is deadlocked.
 */
import { FAULT, FRAME } from "../abi.ts";
import type { CodeWriter } from "../wasm/code.ts";
import { BARRIERS, CLASS, POINT, type StateLayout } from "./state_layout.ts";

/** Function indices that the scheduler calls. */
export interface ScheduledFunctions {
  /** Type index of a region's function, and where the regions begin in table 0. */
  readonly regionType: number;
  /** (scratch, first, count, participants) by class − CLASS.firstWarp. */
  readonly collectives: readonly number[];
  readonly runWarp: number;
  readonly resolveWarp: number;
  readonly resolveBarriers: number;
}

/** (frame, ctaid x, y, z, first thread, end, all) → point that all threads stopped at, or −1. */
export const REGION_PARAMETERS = ["i32", "i32", "i32", "i32", "i32", "i32", "i32"] as const;
/** (frame, ctaid x, y, z, first thread, end, region or −1) → as above. */
export const RUN_WARP_PARAMETERS: typeof REGION_PARAMETERS = REGION_PARAMETERS;
/** (scratch, first, end) → whether some threads can go on. */
export const RESOLVE_WARP_PARAMETERS = ["i32", "i32", "i32"] as const;
/** (scratch) → whether some threads can go on. */
export const RESOLVE_BARRIERS_PARAMETERS = ["i32"] as const;
/** (frame, ctaid x, y, z) */
export const RUN_BLOCK_PARAMETERS = ["i32", "i32", "i32", "i32"] as const;

/** Nothing has been seen yet; no thread ever stands at this point. */
const NOTHING = -2;

/** Pushes the address of thread `index`'s point, less the field's offset. */
function pointAddress(code: CodeWriter, scratch: number, index: number): void {
  code.localGet(scratch);
  code.localGet(index);
  code.i32Const(2);
  code.op("i32.shl", "i32.add");
}

/** for (index = from; index < end; index++) body(); the body may branch to `next`. */
function forEach(
  code: CodeWriter,
  index: number,
  from: () => void,
  end: () => void,
  body: (next: number, leave: number) => void,
): void {
  from();
  code.localSet(index);
  const leave = code.block();
  const loop = code.loop();
  code.localGet(index);
  end();
  code.op("i32.ge_u");
  code.brIf(leave);
  const next = code.block();
  body(next, leave);
  code.end();
  code.localGet(index);
  code.i32Const(1);
  code.op("i32.add");
  code.localSet(index);
  code.br(loop);
  code.end();
  code.end();
}

/** common = common is NOTHING ? point : common == point ? common : −1 */
export function mergePoint(code: CodeWriter, common: number, point: number): void {
  code.localGet(point);
  code.i32Const(-1);
  code.localGet(common);
  code.localGet(point);
  code.op("i32.eq");
  code.localGet(common);
  code.i32Const(NOTHING);
  code.op("i32.eq", "i32.or", "select");
  code.localSet(common);
}

export function startPoint(code: CodeWriter, common: number): void {
  code.i32Const(NOTHING);
  code.localSet(common);
}

export function emitRunWarp(code: CodeWriter, layout: StateLayout, functions: ScheduledFunctions): void {
  const [FRAME_ARGUMENT, X, Y, Z, FIRST, END, ENTRY] = [0, 1, 2, 3, 4, 5, 6];
  const common = code.local("i32");
  const scratch = code.local("i32");
  const index = code.local("i32");
  const point = code.local("i32");
  const callRegion = (all: number, region: number): void => {
    for (const argument of [FRAME_ARGUMENT, X, Y, Z, FIRST, END]) code.localGet(argument);
    code.i32Const(all);
    code.localGet(region);
    code.callIndirect(functions.regionType);
  };
  /** Pops where a thread stands. A region runs to where its threads wait or end; one that did not would be run for ever. */
  const stopUnlessStopped = (): void => {
    code.i32Const(POINT.waiting);
    code.op("i32.lt_u");
    code.if();
    code.op("unreachable");
    code.end();
  };
  code.localGet(FRAME_ARGUMENT);
  code.memory("i32.load", FRAME.scratch);
  code.localSet(scratch);
  const again = code.loop();
  code.localGet(ENTRY);
  code.i32Const(0);
  code.op("i32.ge_s");
  code.if();
  callRegion(1, ENTRY);
  code.localTee(common);
  stopUnlessStopped();
  code.else();
  // Runs whoever can run, region by region, then looks where all stand.
  const scan = code.loop();
  startPoint(code, common);
  forEach(code, index, () => code.localGet(FIRST), () => code.localGet(END), () => {
    pointAddress(code, scratch, index);
    code.memory("i32.load", layout.point);
    code.localTee(point);
    code.i32Const(POINT.waiting);
    code.op("i32.lt_u");
    code.if();
    callRegion(0, point);
    code.op("drop");
    pointAddress(code, scratch, index);
    code.memory("i32.load", layout.point);
    stopUnlessStopped();
    code.br(scan);
    code.end();
    mergePoint(code, common, point);
  });
  code.end();
  code.end();

  // A warp operation at which the whole warp has arrived.
  if (functions.collectives.length > 0) {
    code.localGet(common);
    code.i32Const(0);
    code.op("i32.ge_s");
    code.localGet(common);
    code.i32Const(POINT.fullWarp);
    code.op("i32.and");
    code.i32Const(0);
    code.op("i32.ne", "i32.and");
    code.if();
    callCollective(code, functions, scratch, common, () => code.localGet(FIRST), () => {
      code.localGet(END);
      code.localGet(FIRST);
      code.op("i32.sub");
    }, () => {
      // (1 << count) − 1, for a count of up to 32.
      code.i64Const(1n);
      code.localGet(END);
      code.localGet(FIRST);
      code.op("i32.sub", "i64.extend_i32_u", "i64.shl");
      code.i64Const(1n);
      code.op("i64.sub", "i32.wrap_i64");
    });
    code.localGet(common);
    code.i32Const(POINT.region);
    code.op("i32.and");
    code.localSet(ENTRY);
    code.br(again);
    code.end();
    code.localGet(scratch);
    code.localGet(FIRST);
    code.localGet(END);
    code.call(functions.resolveWarp);
    code.if();
    code.i32Const(-1);
    code.localSet(ENTRY);
    code.br(again);
    code.end();
  }
  code.end();
  code.localGet(common);
}

/** Calls the function of the operation at which `point` stands. */
function callCollective(
  code: CodeWriter,
  functions: ScheduledFunctions,
  scratch: number,
  point: number,
  first: () => void,
  count: () => void,
  participants: () => void,
): void {
  const leave = code.block();
  functions.collectives.forEach((index, i) => {
    code.localGet(point);
    code.i32Const(POINT.classShift);
    code.op("i32.shr_u");
    code.i32Const(CLASS.firstWarp + i);
    code.op("i32.eq");
    code.if();
    code.localGet(scratch);
    first();
    count();
    participants();
    code.call(index);
    code.br(leave);
    code.end();
  });
  code.end();
}

export function emitResolveWarp(code: CodeWriter, layout: StateLayout, functions: ScheduledFunctions): void {
  const [SCRATCH, FIRST, END] = [0, 1, 2];
  const [lane, other, point, otherPoint, mask, participants, incomplete, resolved, done, count] = code.locals(
    "i32",
    10,
  );
  const base = code.local("i32");
  const zero = (): void => code.i32Const(0);
  const loadPoint = (index: number): void => {
    pointAddress(code, base, index);
    code.memory("i32.load", layout.point);
  };
  const bit = (index: number): void => {
    code.i32Const(1);
    code.localGet(index);
    code.op("i32.shl");
  };
  const run = (): void => {
    callCollective(
      code,
      functions,
      SCRATCH,
      point,
      () => code.localGet(FIRST),
      () => code.localGet(count),
      () => code.localGet(participants),
    );
    forEach(code, other, zero, () => code.localGet(count), (next) => {
      code.localGet(participants);
      code.localGet(other);
      code.op("i32.shr_u");
      code.i32Const(1);
      code.op("i32.and", "i32.eqz");
      code.brIf(next);
      pointAddress(code, base, other);
      loadPoint(other);
      code.i32Const(POINT.region);
      code.op("i32.and");
      code.memory("i32.store", layout.point);
    });
    code.i32Const(1);
    code.localSet(resolved);
  };
  pointAddress(code, SCRATCH, FIRST);
  code.localSet(base);
  code.localGet(END);
  code.localGet(FIRST);
  code.op("i32.sub");
  code.localSet(count);

  // Operations with a mask: all threads in it that have not exited must have come.
  forEach(code, lane, zero, () => code.localGet(count), (next) => {
    loadPoint(lane);
    code.localTee(point);
    code.i32Const(POINT.classShift);
    code.op("i32.shr_u");
    code.i32Const(CLASS.firstWarp);
    code.op("i32.lt_u");
    code.brIf(next);
    code.localGet(point);
    code.i32Const(POINT.gathering);
    code.op("i32.and");
    code.brIf(next);
    code.localGet(done);
    code.localGet(lane);
    code.op("i32.shr_u");
    code.i32Const(1);
    code.op("i32.and");
    code.brIf(next);
    pointAddress(code, base, lane);
    code.memory("i32.load", layout.mask);
    bit(lane);
    code.op("i32.or");
    code.localSet(mask);
    zero();
    code.localSet(participants);
    zero();
    code.localSet(incomplete);
    forEach(code, other, zero, () => code.localGet(count), (nextOther) => {
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
      // The same operation with the same mask?
      code.localGet(otherPoint);
      code.i32Const(POINT.classShift);
      code.op("i32.shr_u");
      code.localGet(point);
      code.i32Const(POINT.classShift);
      code.op("i32.shr_u", "i32.ne");
      pointAddress(code, base, other);
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
    code.localGet(done);
    code.localGet(participants);
    code.op("i32.or");
    code.localSet(done);
    run();
  });
  code.localGet(resolved);
  code.if();
  code.i32Const(1);
  code.op("return");
  code.end();

  // Nobody can go on: those at the same place are together.
  forEach(code, lane, zero, () => code.localGet(count), (next) => {
    loadPoint(lane);
    code.localTee(point);
    code.i32Const(POINT.gathering);
    code.op("i32.and", "i32.eqz");
    code.brIf(next);
    zero();
    code.localSet(participants);
    forEach(code, other, zero, () => code.localGet(count), (nextOther) => {
      loadPoint(other);
      code.localGet(point);
      code.op("i32.ne");
      code.brIf(nextOther);
      bit(other);
      code.localGet(participants);
      code.op("i32.or");
      code.localSet(participants);
    });
    run();
  });
  code.localGet(resolved);
}

export function emitResolveBarriers(code: CodeWriter, layout: StateLayout, threads: number): void {
  const SCRATCH = 0;
  const [index, barrier, point, live, present, arrived, needed, sum, resolved] = code.locals("i32", 9);
  const zero = (): void => code.i32Const(0);
  const all = (): void => code.i32Const(threads);
  const field = (name: "point" | "operandA" | "operandB" | "operandC"): void => {
    pointAddress(code, SCRATCH, index);
    code.memory("i32.load", layout[name]);
  };
  /** Leaves for `next` unless the thread waits at `barrier`. */
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
  forEach(code, index, zero, all, (next) => {
    field("point");
    code.localTee(point);
    code.i32Const(POINT.exited);
    code.op("i32.eq");
    code.brIf(next);
    code.localGet(live);
    code.i32Const(1);
    code.op("i32.add");
    code.localSet(live);
    code.i32Const(1);
    field("operandB");
    code.op("i32.shl");
    code.localGet(present);
    code.op("i32.or");
    code.localSet(present);
  });
  forEach(code, barrier, zero, () => code.i32Const(BARRIERS), (nextBarrier) => {
    code.localGet(present);
    code.localGet(barrier);
    code.op("i32.shr_u");
    code.i32Const(1);
    code.op("i32.and", "i32.eqz");
    code.brIf(nextBarrier);
    for (const local of [arrived, needed, sum]) {
      zero();
      code.localSet(local);
    }
    forEach(code, index, zero, all, (next) => {
      skipOthers(next);
      code.localGet(arrived);
      code.i32Const(1);
      code.op("i32.add");
      code.localSet(arrived);
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
    // Without a count, and with that of the whole block, all threads that have not exited are awaited.
    code.localGet(live);
    code.localGet(needed);
    code.localGet(needed);
    code.op("i32.eqz");
    code.localGet(needed);
    all();
    code.op("i32.ge_u", "i32.or", "select");
    code.localSet(needed);
    code.localGet(arrived);
    pointAddress(code, SCRATCH, barrier);
    code.memory("i32.load");
    code.op("i32.add");
    code.localGet(needed);
    code.op("i32.lt_u");
    code.brIf(nextBarrier);
    pointAddress(code, SCRATCH, barrier);
    zero();
    code.memory("i32.store");
    forEach(code, index, zero, all, (next) => {
      skipOthers(next);
      pointAddress(code, SCRATCH, index);
      code.localGet(sum);
      code.memory("i32.store", layout.resultA);
      pointAddress(code, SCRATCH, index);
      code.localGet(arrived);
      code.memory("i32.store", layout.resultB);
      pointAddress(code, SCRATCH, index);
      code.localGet(point);
      code.i32Const(POINT.region);
      code.op("i32.and");
      code.memory("i32.store", layout.point);
    });
    code.i32Const(1);
    code.localSet(resolved);
  });
  code.localGet(resolved);
}

/** Runs one block. `warp`: threads that are scheduled together, all of them if there are no warp operations. */
export function emitRunBlock(
  code: CodeWriter,
  layout: StateLayout,
  functions: ScheduledFunctions,
  threads: number,
  warp: number,
  /** Written when a barrier of the block has completed. */
  completed: (scratch: number) => void,
): void {
  const [FRAME_ARGUMENT, X, Y, Z] = [0, 1, 2, 3];
  const [scratch, entry, common, first, point] = code.locals("i32", 5);
  code.localGet(FRAME_ARGUMENT);
  code.memory("i32.load", FRAME.scratch);
  code.localTee(scratch);
  code.i32Const(0);
  code.i32Const(4 * BARRIERS);
  code.memoryFill();
  code.localGet(scratch);
  code.i32Const(layout.point);
  code.op("i32.add");
  code.i32Const(0);
  code.i32Const(4 * threads);
  code.memoryFill();
  code.i32Const(0);
  code.localSet(entry);
  const round = code.loop();
  startPoint(code, common);
  code.i32Const(0);
  code.localSet(first);
  const warps = code.loop();
  for (const argument of [FRAME_ARGUMENT, X, Y, Z]) code.localGet(argument);
  code.localGet(first);
  // The last warp may be short.
  code.localGet(first);
  code.i32Const(warp);
  code.op("i32.add");
  code.i32Const(threads);
  code.localGet(first);
  code.i32Const(warp);
  code.op("i32.add");
  code.i32Const(threads);
  code.op("i32.lt_u", "select");
  code.localGet(entry);
  code.call(functions.runWarp);
  code.localSet(point);
  mergePoint(code, common, point);
  code.localGet(first);
  code.i32Const(warp);
  code.op("i32.add");
  code.localTee(first);
  code.i32Const(threads);
  code.op("i32.lt_u");
  code.brIf(warps);
  code.end();

  code.localGet(common);
  code.i32Const(POINT.exited);
  code.op("i32.eq");
  code.if();
  code.op("return");
  code.end();
  // All threads at one plain barrier: the usual case.
  code.localGet(common);
  code.i32Const(POINT.classShift);
  code.op("i32.shr_u", "i32.eqz");
  code.if();
  completed(scratch);
  code.localGet(common);
  code.i32Const(POINT.region);
  code.op("i32.and");
  code.localSet(entry);
  code.br(round);
  code.end();
  code.localGet(scratch);
  code.call(functions.resolveBarriers);
  code.if();
  completed(scratch);
  code.i32Const(-1);
  code.localSet(entry);
  code.br(round);
  code.end();
  code.end();
  code.localGet(FRAME_ARGUMENT);
  code.i32Const(FAULT.deadlock);
  code.memory("i32.store", FRAME.fault);
  code.op("unreachable");
}
