/**
 * Runs the threads of a block that synchronize. Each thread is a continuation: a region of code to resume in,
 * and its saved registers. A warp runs until all its threads wait or have exited; then every operation whose
 * participants have all arrived is carried out. If no thread can resume but some still wait, the kernel is
 * deadlocked.
 */
import { FAULT, FRAME } from "../abi/index.ts";
import type { CodeWriter } from "../wasm/code.ts";
import { callCollective, emitFor, mergePoint, pushThreadAddress, startPoint } from "./scheduler_helpers.ts";
import { emitBlockWatchdog } from "./watchdog.ts";
import { BARRIERS, POINT, type StateLayout } from "./state_layout.ts";

/**
 * (frame, ctaid x, y, z, first thread, end, all) → common point. With `all` set, every thread is in the
 * region.
 */
export const REGION_PARAMETERS = ["i32", "i32", "i32", "i32", "i32", "i32", "i32"] as const;
/** (frame, ctaid x, y, z, first thread, end, region that all threads are in or −1) → common point. */
export const RUN_WARP_PARAMETERS: typeof REGION_PARAMETERS = REGION_PARAMETERS;
/** (frame, ctaid x, y, z) */
export const RUN_BLOCK_PARAMETERS = ["i32", "i32", "i32", "i32"] as const;

/** The functions that run a warp, by index. */
interface WarpFunctions {
  /** Type of the region functions, which are in table 0. */
  readonly regionType: number;
  /** Warp operations, by class − CLASS.firstWarp. */
  readonly collectives: readonly number[];
  /** Undefined for a kernel without warp operations. */
  readonly resolveWarp: number | undefined;
  readonly watchdog: boolean;
}

/** Parameters of the function that runs a warp. The first four are also those of the one that runs a block. */
const [FRAME_ARGUMENT, X, Y, Z, FIRST, END, ENTRY] = [0, 1, 2, 3, 4, 5, 6] as const;

/** Locals of the function that runs a warp. */
interface WarpLocals {
  readonly common: number;
  readonly scratch: number;
  readonly index: number;
  readonly point: number;
}

/**
 * Runs the threads of a warp until all of them wait or have exited, and completes the warp operations whose
 * participants have arrived. Returns the point that they have in common.
 */
export function emitRunWarp(code: CodeWriter, layout: StateLayout, functions: WarpFunctions): void {
  const { collectives, resolveWarp, watchdog } = functions;
  const [common, scratch, index, point] = code.locals("i32", 4);
  const locals: WarpLocals = { common, scratch, index, point };
  code.localGet(FRAME_ARGUMENT);
  code.memory("i32.load", FRAME.scratch);
  code.localSet(scratch);
  const again = code.loop();
  emitBlockWatchdog(code, FRAME_ARGUMENT, watchdog);
  emitRegions(code, layout, functions.regionType, locals);
  if (resolveWarp !== undefined) {
    emitFullWarpOperation(code, collectives, locals, again);
    code.localGet(scratch);
    code.localGet(FIRST);
    code.localGet(END);
    code.call(resolveWarp);
    code.if();
    code.i32Const(-1);
    code.localSet(ENTRY);
    code.br(again);
    code.end();
  }
  code.end();
  code.localGet(common);
}

/** Runs regions until every thread waits or has exited. Sets the point that the threads have in common. */
function emitRegions(
  code: CodeWriter,
  layout: StateLayout,
  regionType: number,
  { common, scratch, index, point }: WarpLocals,
): void {
  const callRegion = (all: number, region: number): void => {
    for (const argument of [FRAME_ARGUMENT, X, Y, Z, FIRST, END]) code.localGet(argument);
    code.i32Const(all);
    code.localGet(region);
    code.callIndirect(regionType);
  };
  code.localGet(ENTRY);
  code.i32Const(0);
  code.op("i32.ge_s");
  code.if();
  callRegion(1, ENTRY);
  code.localTee(common);
  trapUnlessStopped(code);
  code.else();
  const scan = code.loop();
  startPoint(code, common);
  emitFor(code, index, () => code.localGet(FIRST), () => code.localGet(END), () => {
    pushThreadAddress(code, scratch, index);
    code.memory("i32.load", layout.point);
    code.localTee(point);
    code.i32Const(POINT.waiting);
    code.op("i32.lt_u");
    code.if();
    callRegion(0, point);
    code.op("drop");
    pushThreadAddress(code, scratch, index);
    code.memory("i32.load", layout.point);
    trapUnlessStopped(code);
    code.br(scan);
    code.end();
    mergePoint(code, common, point);
  });
  code.end();
  code.end();
}

/** Pops the point of a thread. Traps if the thread neither waits nor has exited: its region would run forever. */
function trapUnlessStopped(code: CodeWriter): void {
  code.i32Const(POINT.waiting);
  code.op("i32.lt_u");
  code.if();
  code.op("unreachable");
  code.end();
}

/** Completes a warp operation at which all threads of the warp have arrived, and runs the warp again. */
function emitFullWarpOperation(
  code: CodeWriter,
  collectives: readonly number[],
  { common, scratch }: WarpLocals,
  again: ReturnType<CodeWriter["loop"]>,
): void {
  const pushCount = (): void => {
    code.localGet(END);
    code.localGet(FIRST);
    code.op("i32.sub");
  };
  code.localGet(common);
  code.i32Const(0);
  code.op("i32.ge_s");
  code.localGet(common);
  code.i32Const(POINT.fullWarp);
  code.op("i32.and");
  code.i32Const(0);
  code.op("i32.ne", "i32.and");
  code.if();
  callCollective(code, collectives, scratch, common, () => code.localGet(FIRST), pushCount, () => {
    // (1 << count) − 1, for a count of up to 32.
    code.i64Const(1n);
    pushCount();
    code.op("i64.extend_i32_u", "i64.shl");
    code.i64Const(1n);
    code.op("i64.sub", "i32.wrap_i64");
  });
  code.localGet(common);
  code.i32Const(POINT.region);
  code.op("i32.and");
  code.localSet(ENTRY);
  code.br(again);
  code.end();
}

interface BlockFunctions {
  /** Threads of the block. */
  readonly threads: number;
  /** Threads that are scheduled together: the whole block if the kernel has no warp operations. */
  readonly warpSize: number;
  readonly runWarp: number;
  /** Undefined for a kernel without barriers. */
  readonly resolveBarriers: number | undefined;
  readonly watchdog: boolean;
  /** Writes code that runs after a barrier of the block. */
  barrierCompleted(scratch: number): void;
}

/** Runs one block: its warps in turn, with the barriers that their threads reach, until all have exited. */
export function emitRunBlock(
  code: CodeWriter,
  layout: StateLayout,
  { threads, warpSize, runWarp, resolveBarriers, watchdog, barrierCompleted }: BlockFunctions,
): void {
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
  emitBlockWatchdog(code, FRAME_ARGUMENT, watchdog);
  startPoint(code, common);
  code.i32Const(0);
  code.localSet(first);
  const warps = code.loop();
  for (const argument of [FRAME_ARGUMENT, X, Y, Z]) code.localGet(argument);
  code.localGet(first);
  // The last warp may have fewer threads.
  code.localGet(first);
  code.i32Const(warpSize);
  code.op("i32.add");
  code.i32Const(threads);
  code.localGet(first);
  code.i32Const(warpSize);
  code.op("i32.add");
  code.i32Const(threads);
  code.op("i32.lt_u", "select");
  code.localGet(entry);
  code.call(runWarp);
  code.localSet(point);
  mergePoint(code, common, point);
  code.localGet(first);
  code.i32Const(warpSize);
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
  if (resolveBarriers !== undefined) {
    // The common case: all threads are at one plain barrier.
    code.localGet(common);
    code.i32Const(POINT.classShift);
    code.op("i32.shr_u", "i32.eqz");
    code.if();
    barrierCompleted(scratch);
    code.localGet(common);
    code.i32Const(POINT.region);
    code.op("i32.and");
    code.localSet(entry);
    code.br(round);
    code.end();
    code.localGet(scratch);
    code.call(resolveBarriers);
    code.if();
    barrierCompleted(scratch);
    code.i32Const(-1);
    code.localSet(entry);
    code.br(round);
    code.end();
  }
  code.end();
  code.localGet(FRAME_ARGUMENT);
  code.i32Const(FAULT.deadlock);
  code.memory("i32.store", FRAME.fault);
  code.op("unreachable");
}
