/**
 * A job: one launch shared by several threads. The blocks are divided into chunks, and each participating
 * thread claims the next chunk until none is left. Every job has its own counters in shared memory, so a
 * worker that is late for an old job finds it exhausted and cannot disturb a newer one.
 *
 * `runChunks` and `failChunk` also run in workers, which receive them as source text, so they must use nothing
 * but their parameters.
 */
import { FRAME, type KernelExports } from "../abi/index.ts";

export type RunBlocks = KernelExports["run"];

export interface Job {
  /** The kernel's number in `WorkerMessage`. */
  readonly kernel: number;
  readonly firstBlock: number;
  readonly endBlock: number;
  readonly chunkBlocks: number;
  readonly chunks: number;
  /** The launch frame of each worker slot. */
  readonly frames: readonly number[];
  /** Number of worker slots that are not taken. This and the following arrays have one element. */
  readonly slots: Int32Array;
  /** The next chunk to claim. */
  readonly next: Int32Array;
  /** Number of finished chunks. Notified when it reaches `chunks`. */
  readonly finished: Int32Array;
  /** The offset of `FRAME.running`. */
  readonly runningField: number;
  /** 1 + the slot that failed first; 0 if none has. */
  readonly failed: Int32Array;
  /** Its error as UTF-16, up to the first zero. */
  readonly trap: Uint16Array;
  /** Per slot: the worker that is running a chunk there; 0 without one. */
  readonly claims: Int32Array;
}

/** The thread that owns the device, among the numbers of workers. */
export const OWN_THREAD = 0;

const TRAP_CHARACTERS = 200;

/** Number of words before the error text and the claims. */
const COUNTERS = 4;

/** Creates a job over blocks `firstBlock` to `endBlock − 1`, for one thread per frame. */
export function createJob(
  kernel: number,
  firstBlock: number,
  endBlock: number,
  chunkBlocks: number,
  frames: number[],
): Job {
  const trapBytes = 2 * TRAP_CHARACTERS;
  const memory = new SharedArrayBuffer(4 * COUNTERS + trapBytes + 4 * frames.length);
  const word = (index: number) => new Int32Array(memory, 4 * index, 1);
  const slots = word(0);
  slots[0] = frames.length;
  return {
    kernel,
    firstBlock,
    endBlock,
    chunkBlocks,
    chunks: Math.ceil((endBlock - firstBlock) / chunkBlocks),
    frames,
    slots,
    next: word(1),
    finished: word(2),
    runningField: FRAME.running,
    failed: word(3),
    trap: new Uint16Array(memory, 4 * COUNTERS, TRAP_CHARACTERS),
    claims: new Int32Array(memory, 4 * COUNTERS + trapBytes, frames.length),
  };
}

/** Ends the job because a chunk failed. Returns how many chunks finish with it. */
export function failChunk(job: Job, slot: number, error: string, memory: WebAssembly.Memory): number {
  // Other blocks must not wait for this one.
  Atomics.store(new Int32Array(memory.buffer), (job.frames[slot]! + job.runningField) / 4, 0);
  if (Atomics.compareExchange(job.failed, 0, 0, slot + 1) === 0) {
    for (let i = 0; i < Math.min(error.length, job.trap.length); i++) job.trap[i] = error.charCodeAt(i);
  }
  // Cancel the job: chunks that no thread has claimed yet count as finished.
  return 1 + job.chunks - Math.min(Atomics.exchange(job.next, 0, job.chunks), job.chunks);
}

/**
 * Runs chunks of a job until none is left to claim. Returns true if this call finished the last one.
 *
 * @param worker the number of the calling worker
 * @param fail {@link failChunk}
 */
export function runChunks(
  job: Job,
  run: RunBlocks,
  memory: WebAssembly.Memory,
  worker: number,
  fail: typeof failChunk,
): boolean {
  const slot = Atomics.sub(job.slots, 0, 1) - 1;
  if (slot < 0) return false;
  for (;;) {
    const chunk = Atomics.add(job.next, 0, 1);
    if (chunk >= job.chunks) return false;
    Atomics.store(job.claims, slot, worker);
    let done = 1;
    try {
      const first = job.firstBlock + chunk * job.chunkBlocks;
      run(job.frames[slot]!, first, Math.min(job.chunkBlocks, job.endBlock - first));
    } catch (error) {
      done = fail(job, slot, String(error), memory);
    }
    Atomics.store(job.claims, slot, 0);
    if (Atomics.add(job.finished, 0, done) + done === job.chunks) {
      Atomics.notify(job.finished, 0);
      return true;
    }
  }
}

/**
 * Ends a job whose worker ended while it ran a chunk, which no other worker can finish: its blocks may have written
 * some of their results. Returns false if the worker ran none.
 */
export function abandonChunk(job: Job, worker: number, error: string, memory: WebAssembly.Memory): boolean {
  const slot = job.claims.indexOf(worker);
  if (slot < 0) return false;
  job.claims[slot] = 0;
  Atomics.add(job.finished, 0, failChunk(job, slot, error, memory));
  Atomics.notify(job.finished, 0);
  return true;
}
