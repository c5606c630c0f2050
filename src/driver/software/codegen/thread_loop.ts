/**
 * The loops over the blocks of a launch and over the threads of a block.
 */
import { FRAME } from "../abi/index.ts";
import type { CodeWriter } from "../wasm/code.ts";
import type { Value } from "./thread_values.ts";
import { emitBlockWatchdog } from "./watchdog.ts";

export interface ThreadLoop {
  readonly linear: number;
  /** Locals of %tid.x, %tid.y and %tid.z; undefined if the coordinate is always 0. */
  readonly axes: readonly [number, number | undefined, number | undefined];
  readonly tid: readonly [Value, Value, Value];
}

const ZERO: Value = { kind: "constant", value: 0 };

/** Declares the locals of a loop over the threads. */
export function declareThreadLoop(code: CodeWriter, blockDim: readonly [number, number, number]): ThreadLoop {
  const [, height, depth] = blockDim;
  const linear = code.local("i32");
  const x = height * depth === 1 ? linear : code.local("i32");
  const y = height * depth > 1 ? code.local("i32") : undefined;
  const z = depth > 1 ? code.local("i32") : undefined;
  const value = (index: number | undefined): Value => index === undefined ? ZERO : { kind: "local", index };
  return { linear, axes: [x, y, z], tid: [value(x), value(y), value(z)] };
}

/**
 * Runs `body` for every thread in [first, end), `step` threads at a time. The range must not be empty. With a
 * step of 4, the block's x dimension must be a multiple of 4, and the locals are those of lane 0.
 */
export function emitThreadLoop(
  code: CodeWriter,
  locals: ThreadLoop,
  blockDim: readonly [number, number, number],
  first: () => void,
  end: () => void,
  step: 1 | 4,
  body: () => void,
): void {
  const [width, height] = blockDim;
  const { linear, axes: [x, y, z] } = locals;
  first();
  code.localSet(linear);
  if (y !== undefined) {
    divide(code, linear, width, x, y);
    if (z !== undefined) divide(code, y, height, y, z);
  }
  const loop = code.loop();
  body();
  if (y !== undefined) {
    const carry = z === undefined ? undefined : () => increment(code, z, 1);
    advance(code, x, step, width, () => advance(code, y, 1, height, carry));
  }
  increment(code, linear, step);
  code.localGet(linear);
  end();
  code.op("i32.lt_u");
  code.brIf(loop);
  code.end();
}

/** Sets remainder = value mod divisor and quotient = value div divisor. `quotient` may be `value`. */
function divide(code: CodeWriter, value: number, divisor: number, remainder: number, quotient: number): void {
  code.localGet(value);
  code.i32Const(divisor);
  code.op("i32.rem_u");
  code.localGet(value);
  code.i32Const(divisor);
  code.op("i32.div_u");
  code.localSet(quotient);
  code.localSet(remainder);
}

function increment(code: CodeWriter, local: number, by: number): void {
  code.localGet(local);
  code.i32Const(by);
  code.op("i32.add");
  code.localSet(local);
}

/** Adds `by` to a local; at the limit, resets it to 0 and runs `carry`. */
function advance(
  code: CodeWriter,
  local: number,
  by: number,
  limit: number,
  carry: (() => void) | undefined,
): void {
  code.localGet(local);
  code.i32Const(by);
  code.op("i32.add");
  code.localTee(local);
  code.i32Const(limit);
  code.op("i32.ge_u");
  code.if();
  code.i32Const(0);
  code.localSet(local);
  carry?.();
  code.end();
}

/** Runs `body` for `count` blocks of the grid, starting with linear index `first`. */
export function emitBlockLoop(
  code: CodeWriter,
  frame: number,
  first: number,
  count: number,
  watchdog: boolean,
  body: (ctaid: readonly [number, number, number]) => void,
): void {
  const [x, y, z, gridX, gridY, block, end] = code.locals("i32", 7);
  const leave = code.block();
  code.localGet(count);
  code.op("i32.eqz");
  code.brIf(leave);
  for (const [local, offset] of [[gridX, FRAME.gridX], [gridY, FRAME.gridY]] as const) {
    code.localGet(frame);
    code.memory("i32.load", offset);
    code.localSet(local);
  }
  code.localGet(first);
  code.localTee(block);
  code.localGet(count);
  code.op("i32.add");
  code.localSet(end);
  code.localGet(block);
  code.localGet(gridX);
  code.op("i32.rem_u");
  code.localSet(x);
  code.localGet(block);
  code.localGet(gridX);
  code.op("i32.div_u");
  code.localTee(y);
  code.localGet(gridY);
  code.op("i32.div_u");
  code.localSet(z);
  code.localGet(y);
  code.localGet(gridY);
  code.op("i32.rem_u");
  code.localSet(y);
  const loop = code.loop();
  code.localGet(frame);
  code.localGet(block);
  code.memory("i32.store", FRAME.block);
  emitBlockWatchdog(code, frame, watchdog);
  body([x, y, z]);
  const carryInto = (local: number, limit: number, carry: () => void): void => {
    increment(code, local, 1);
    code.localGet(local);
    code.localGet(limit);
    code.op("i32.ge_u");
    code.if();
    code.i32Const(0);
    code.localSet(local);
    carry();
    code.end();
  };
  carryInto(x, gridX, () => carryInto(y, gridY, () => increment(code, z, 1)));
  increment(code, block, 1);
  code.localGet(block);
  code.localGet(end);
  code.op("i32.ne");
  code.brIf(loop);
  code.end();
  code.end();
}
