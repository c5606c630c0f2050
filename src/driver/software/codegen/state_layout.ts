/**
 * Layout of a worker's scratch memory while it runs a block of a kernel with synchronization: the arrivals at
 * each barrier, then for every thread its point, the operands and results of the operation it waits for, and
 * its saved registers. Each field is an array over the threads of the block, so that the values of 4
 * consecutive threads are contiguous.
 */
import { alignUp } from "../../../base/align.ts";
import type { Register } from "../analysis/program.ts";

/** The point word of a thread: the region in which it resumes, and these flags while it is not running. */
export const POINT: Readonly<
  Record<"region" | "waiting" | "exited" | "fullWarp" | "unmasked" | "classShift", number>
> = {
  /** Bits of the region in which the thread resumes. */
  region: 0xffff,
  /** The thread waits for other threads before that region. */
  waiting: 1 << 16,
  /** The thread has exited. */
  exited: 1 << 17,
  /** The thread waits at a warp operation for the whole warp. */
  fullWarp: 1 << 18,
  /**
   * The thread waits at a warp operation without a mask, in which the threads that arrive together
   * participate.
   */
  unmasked: 1 << 19,
  /**
   * The class of the operation that the thread waits for is in the bits from this one up; see {@link CLASS}.
   */
  classShift: 20,
};

/**
 * Classes of operations that threads wait for: barriers of the block, then the warp operations of the kernel.
 */
export const CLASS = { fullBarrier: 0, barrier: 1, firstWarp: 2 } as const;

/** Number of barriers of a block (ISA section 9.7.13.1). */
/** The barrier number of threads in `nanosleep`, which resume when all others wait. */
export const SLEEPING = 16;
export const BARRIERS: number = 16;

/** Offset of the memory checker's phase, after the barrier arrivals. */
export const PHASE: number = 4 * BARRIERS;
/** Size of the barrier arrivals and the phase, before the thread states. */
export const HEADER_BYTES = 128;

/** Byte offsets of the arrays from the scratch address. Elements are 32-bit words unless said otherwise. */
export interface StateLayout {
  /** Point words; see {@link POINT}. */
  readonly point: number;
  /** 64-bit elements. */
  readonly operandA: number;
  readonly operandB: number;
  readonly operandC: number;
  readonly mask: number;
  readonly resultA: number;
  readonly resultB: number;
  /**
   * Offsets of the arrays of saved registers, by register id; elements are 8 bytes for 64-bit registers,
   * otherwise 4.
   */
  readonly slots: ReadonlyMap<number, number>;
  /** Offsets of the arrays of 64-bit origins of saved registers, by register id; see definedness.ts. */
  readonly origins: ReadonlyMap<number, number>;
  readonly byteLength: number;
}

export function slotBytes(register: Register): 4 | 8 {
  return register.kind === "i64" || register.kind === "f64" ? 8 : 4;
}

/** @param tracked the registers whose origins are saved, too */
export function layoutState(
  threads: number,
  saved: readonly Register[],
  tracked: ReadonlySet<number>,
): StateLayout {
  // Arrays are multiples of 16 bytes, so that vectors are aligned.
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
  const origins = new Map<number, number>();
  for (const { id } of saved) if (tracked.has(id)) origins.set(id, array(8));
  return {
    point,
    operandA,
    operandB,
    operandC,
    mask,
    resultA,
    resultB,
    slots,
    origins,
    byteLength: alignUp(at, 64),
  };
}
