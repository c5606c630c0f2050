/**
 * A job: one launch that several threads share. Its blocks are cut into chunks; whoever takes part claims the next chunk
 * until none is left. The counters are in shared memory of the job's own, so a worker that comes too late to an old job
 * finds it exhausted and cannot disturb a newer one.
 *
 * The functions here also run in workers, which get them as source text: they use nothing but their parameters.
 */
import type { KernelExports } from "../abi.ts";

export type RunBlocks = KernelExports["run"];

export interface Job {
  /** Which kernel: see `ToWorker`. */
  readonly kernel: number;
  readonly firstBlock: number;
  readonly endBlock: number;
  readonly chunkBlocks: number;
  readonly chunks: number;
  /** Launch frame of each place. */
  readonly frames: readonly number[];
  /** Views of one element each. `places`: how many more threads may take part. */
  readonly places: Int32Array;
  /** Next chunk to claim. */
  readonly next: Int32Array;
  /** Chunks that need no more work. Waited on; notified when it reaches `chunks`. */
  readonly finished: Int32Array;
  /** 1 + the place whose kernel threw first. */
  readonly failed: Int32Array;
  /** What it threw, as UTF-16 up to the first zero. */
  readonly trap: Uint16Array;
}

const TRAP_CHARACTERS = 200;

/** A job over blocks `firstBlock` … `endBlock − 1` for as many threads as there are frames. */
export function createJob(
  kernel: number,
  firstBlock: number,
  endBlock: number,
  chunkBlocks: number,
  frames: number[],
): Job {
  const memory = new SharedArrayBuffer(16 + 2 * TRAP_CHARACTERS);
  const word = (index: number) => new Int32Array(memory, 4 * index, 1);
  const places = word(0);
  places[0] = frames.length;
  return {
    kernel,
    firstBlock,
    endBlock,
    chunkBlocks,
    chunks: Math.ceil((endBlock - firstBlock) / chunkBlocks),
    frames,
    places,
    next: word(1),
    finished: word(2),
    failed: word(3),
    trap: new Uint16Array(memory, 16, TRAP_CHARACTERS),
  };
}

/** Works on a job until nothing is left to claim. True if this call finished the last chunk. */
export function takePart(job: Job, run: RunBlocks): boolean {
  const place = Atomics.sub(job.places, 0, 1) - 1;
  if (place < 0) return false;
  for (;;) {
    const chunk = Atomics.add(job.next, 0, 1);
    if (chunk >= job.chunks) return false;
    let done = 1;
    try {
      const first = job.firstBlock + chunk * job.chunkBlocks;
      run(job.frames[place]!, first, Math.min(job.chunkBlocks, job.endBlock - first));
    } catch (error) {
      if (Atomics.compareExchange(job.failed, 0, 0, place + 1) === 0) {
        const text = String(error);
        for (let i = 0; i < Math.min(text.length, job.trap.length); i++) job.trap[i] = text.charCodeAt(i);
      }
      // Nobody claims another chunk: those that nobody has claimed yet count as finished.
      done += job.chunks - Math.min(Atomics.exchange(job.next, 0, job.chunks), job.chunks);
    }
    if (Atomics.add(job.finished, 0, done) + done === job.chunks) {
      Atomics.notify(job.finished, 0);
      return true;
    }
  }
}
