/**
 * Code that the scheduler's functions share: loops over threads, and the *common point* of a range of
 * threads, which is the point that all of them are at, or −1 if they are at different points.
 */
import type { CodeWriter } from "../wasm/code.ts";
import { CLASS, POINT } from "./state_layout.ts";

/** The common point of no threads. */
const NO_THREADS = -2;

/**
 * Pushes the address of thread `index` in an array of 32-bit fields; the array's offset is still to be added.
 */
export function pushThreadAddress(code: CodeWriter, scratch: number, index: number): void {
  code.localGet(scratch);
  code.localGet(index);
  code.i32Const(2);
  code.op("i32.shl", "i32.add");
}

/** for (index = from; index < end; index++) body(); the body may branch to `next` to continue. */
export function emitFor(
  code: CodeWriter,
  index: number,
  from: () => void,
  end: () => void,
  body: (next: number) => void,
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
  body(next);
  code.end();
  code.localGet(index);
  code.i32Const(1);
  code.op("i32.add");
  code.localSet(index);
  code.br(loop);
  code.end();
  code.end();
}

/** Adds a thread at `point`: common = common is NO_THREADS or point ? point : −1 */
export function mergePoint(code: CodeWriter, common: number, point: number): void {
  code.localGet(point);
  code.i32Const(-1);
  code.localGet(common);
  code.localGet(point);
  code.op("i32.eq");
  code.localGet(common);
  code.i32Const(NO_THREADS);
  code.op("i32.eq", "i32.or", "select");
  code.localSet(common);
}

/** Resets the common point to that of no threads. */
export function startPoint(code: CodeWriter, common: number): void {
  code.i32Const(NO_THREADS);
  code.localSet(common);
}

/**
 * Calls the function of the warp operation that the thread at `point` waits for. `collectives` has the functions by
 * class − CLASS.firstWarp.
 */
export function callCollective(
  code: CodeWriter,
  collectives: readonly number[],
  scratch: number,
  point: number,
  first: () => void,
  count: () => void,
  participants: () => void,
): void {
  const leave = code.block();
  collectives.forEach((index, i) => {
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
