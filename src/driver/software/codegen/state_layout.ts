/**
 * A worker's scratch memory while it runs a block of a kernel with synchronization: barrier arrivals, then for every thread
 * where it stands, the operands and results of the operation that it waits at, and its saved registers. Each field is an array
 * over the threads of the block, so that 4 consecutive threads lie side by side.
 */
import { alignUp } from "../align.ts";
import type { Register } from "../analysis/program.ts";

/** Where a thread stands: a region's number, and these bits while it does not run. */
export const POINT: Readonly<
  Record<"region" | "waiting" | "exited" | "fullWarp" | "gathering" | "classShift", number>
> = {
  /** Bits of the region in which it goes on. */
  region: 0xffff,
  /** It waits for other threads before that region. */
  waiting: 1 << 16,
  exited: 1 << 17,
  /** It waits at a warp operation for all threads of the warp. */
  fullWarp: 1 << 18,
  /** It waits at a warp operation for whoever else comes there. */
  gathering: 1 << 19,
  /** The kind of operation it waits at is above this bit: 0 and 1 are barriers of the block, the rest warp operations. */
  classShift: 20,
};

export const CLASS = { fullBarrier: 0, barrier: 1, firstWarp: 2 } as const;

export const BARRIERS: number = 16;

/** The memory checker's count of barriers, after the arrivals. */
export const ROUND: number = 4 * BARRIERS;
/** What comes before the thread states. */
export const HEADER_BYTES = 128;

export interface StateLayout {
  /** Byte offsets from the scratch address; multiply a thread's index by the field's size and add. */
  readonly point: number;
  /** 64-bit. */
  readonly operandA: number;
  readonly operandB: number;
  readonly operandC: number;
  readonly mask: number;
  readonly resultA: number;
  readonly resultB: number;
  /** Register id → offset of its array; 64-bit registers have 8 bytes a thread. */
  readonly slots: ReadonlyMap<number, number>;
  readonly byteLength: number;
}

export function slotBytes(register: Register): 4 | 8 {
  return register.kind === "i64" || register.kind === "f64" ? 8 : 4;
}

export function layoutState(threads: number, saved: readonly Register[]): StateLayout {
  // Arrays are a multiple of 16 bytes, so that vectors are aligned.
  const padded = alignUp(threads, 4);
  let at = HEADER_BYTES;
  const array = (bytes: 4 | 8): number => {
    const offset = at;
    at += padded * bytes;
    return offset;
  };
  const point = array(4);
  const operandA = array(8);
  const operandB = array(4);
  const operandC = array(4);
  const mask = array(4);
  const resultA = array(4);
  const resultB = array(4);
  const slots = new Map<number, number>();
  for (const register of saved) slots.set(register.id, array(slotBytes(register)));
  return {
    point,
    operandA,
    operandB,
    operandC,
    mask,
    resultA,
    resultB,
    slots,
    byteLength: alignUp(at, 64),
  };
}
