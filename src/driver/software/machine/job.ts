/**
 * A job: one launch shared by several threads. The blocks are divided into chunks, and each participating
 * thread claims the next chunk until none is left. Every job has its own counters in shared memory, so a
 * worker that is late for an old job finds it exhausted and cannot disturb a newer one.
 *
 * `runChunks` also runs in workers, which receive it as source text, so it must use nothing but its
 * parameters.
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
}

const TRAP_CHARACTERS = 200;

/** Creates a job over blocks `firstBlock` to `endBlock − 1`, for one thread per frame. */
export function createJob(
  kernel: number,
  firstBlock: number,
  endBlock: number,
  chunkBlocks: number,
  frames: number[],
): Job {
  const memory = new SharedArrayBuffer(16 + 2 * TRAP_CHARACTERS);
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
    trap: new Uint16Array(memory, 16, TRAP_CHARACTERS),
  };
}

/** Runs chunks of a job until none is left to claim. Returns true if this call finished the last one. */
export function runChunks(job: Job, run: RunBlocks, memory: WebAssembly.Memory): boolean {
  const slot = Atomics.sub(job.slots, 0, 1) - 1;
  if (slot < 0) return false;
  for (;;) {
    const chunk = Atomics.add(job.next, 0, 1);
    if (chunk >= job.chunks) return false;
    let done = 1;
    try {
      const first = job.firstBlock + chunk * job.chunkBlocks;
      run(job.frames[slot]!, first, Math.min(job.chunkBlocks, job.endBlock - first));
    } catch (error) {
      // Other blocks must not wait for this one.
      Atomics.store(new Int32Array(memory.buffer), (job.frames[slot]! + job.runningField) / 4, 0);
      if (Atomics.compareExchange(job.failed, 0, 0, slot + 1) === 0) {
        const text = String(error);
        for (let i = 0; i < Math.min(text.length, job.trap.length); i++) job.trap[i] = text.charCodeAt(i);
      }
      // Cancel the job: chunks that no thread has claimed yet count as finished.
      done += job.chunks - Math.min(Atomics.exchange(job.next, 0, job.chunks), job.chunks);
    }
    if (Atomics.add(job.finished, 0, done) + done === job.chunks) {
      Atomics.notify(job.finished, 0);
      return true;
    }
  }
}
