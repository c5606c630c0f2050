/**
 * Threads that copy memory: workers that call libc's `memcpy` on raw addresses while the calling thread waits or copies too.
 * One thread reaches 8 to 9 GB/s into page-locked memory; a PCI Express link takes several times that.
 *
 * @module
 */
import { runtime } from "./index.ts";
import { nodeProcess } from "./node.ts";
import type { Bound } from "./runtime.ts";

/** More threads than this gain nothing: the memory itself is then at its limit. */
const MOST_WORKERS = 4;
/** Starting a worker takes the calling thread milliseconds, so there is one more for every so many bytes. */
const BYTES_A_WORKER = 16 * 2 ** 20;
/** The next piece of the same copy, or the next frame, comes soon, and waking up takes tens of microseconds. */
const SPIN_MS = 0.25;

/** Words of the shared control block; word 1 counts the jobs that were claimed. */
const POSTED = 0, RUNNING = 2, CONTROL_WORDS = 4;
/** Jobs that may be posted and not finished; a power of two. */
export const MOST_JOBS = 64;
const LIBRARY = "libc.so.6";

const MEMCPY = {
  memcpy: { parameters: [["dest", "address"], ["src", "address"], ["n", "usize"]], result: "address" },
} as const;

/** What the threads share: counters, which job each entry has finished last, and destination, source, size of each. */
interface Shared {
  readonly control: Int32Array;
  readonly finished: Int32Array;
  readonly jobs: BigUint64Array;
}

interface WorkerThreads {
  Worker: new (source: string, options: { eval: true; workerData: Shared }) => {
    on(event: string, listener: () => void): void;
    unref(): void;
  };
}

export class CopyThreads {
  readonly #memcpy: Bound<typeof MEMCPY.memcpy>;
  readonly #shared: Shared;
  readonly #most: number;
  #started = 0;
  #bytes = 0;

  private constructor(memcpy: Bound<typeof MEMCPY.memcpy>, most: number) {
    this.#memcpy = memcpy;
    this.#most = most;
    this.#shared = {
      control: new Int32Array(new SharedArrayBuffer(4 * CONTROL_WORDS)),
      finished: new Int32Array(new SharedArrayBuffer(4 * MOST_JOBS)),
      jobs: new BigUint64Array(new SharedArrayBuffer(3 * 8 * MOST_JOBS)),
    };
  }

  /** Undefined where there are too few processors for it, or no `memcpy`. No thread is started yet. */
  static open(): CopyThreads | undefined {
    const { navigator } = globalThis as { navigator?: { hardwareConcurrency?: number } };
    const most = Math.min(MOST_WORKERS, (navigator?.hardwareConcurrency ?? 1) - 1);
    if (most < 1 || runtime.platform() !== "linux") return undefined;
    try {
      return new CopyThreads(runtime.openLibrary(LIBRARY, "memcpy").bind(MEMCPY).memcpy, most);
    } catch {
      return undefined;
    }
  }

  /** Threads that copy, this one among them. Says that so many bytes are to be copied: threads are started as bytes add up. */
  count(byteLength: number): number {
    this.#bytes += byteLength;
    while (this.#started < this.#most && this.#bytes >= BYTES_A_WORKER * (this.#started + 1)) this.#start();
    return 1 + Atomics.load(this.#shared.control, RUNNING);
  }

  /**
   * Posts a copy and returns its number for {@link CopyThreads.finish}; {@link CopyThreads.wake} tells those who sleep. Both
   * ranges must stay where they are until it has finished.
   */
  post(dst: bigint, src: bigint, byteLength: number): number {
    const { control, jobs } = this.#shared;
    const number = control[POSTED]!;
    const entry = 3 * (number & (MOST_JOBS - 1));
    jobs[entry] = dst;
    jobs[entry + 1] = src;
    jobs[entry + 2] = BigInt(byteLength);
    Atomics.store(control, POSTED, (number + 1) | 0);
    return number;
  }

  /** Wakes the threads for what was posted. */
  wake(): void {
    Atomics.notify(this.#shared.control, POSTED);
  }

  /** Whether a copy has finished. */
  isFinished(number: number): boolean {
    return Atomics.load(this.#shared.finished, number & (MOST_JOBS - 1)) === ((number + 1) | 0);
  }

  /** Returns when a copy has finished. This thread copies meanwhile what nobody else has begun. */
  finish(number: number): void {
    const { finished } = this.#shared;
    const index = number & (MOST_JOBS - 1);
    const done = (number + 1) | 0;
    let spinUntil = Infinity;
    for (;;) {
      const last = Atomics.load(finished, index);
      if (last === done) return;
      if (runOne(this.#shared, MOST_JOBS, this.#memcpy)) continue;
      if (spinUntil === Infinity) spinUntil = performance.now() + SPIN_MS;
      else if (performance.now() > spinUntil) Atomics.wait(finished, index, last);
    }
  }

  #start(): void {
    this.#started++;
    const threads = nodeProcess()?.getBuiltinModule?.("node:worker_threads") as WorkerThreads | undefined;
    if (threads === undefined) return;
    try {
      const source = `const runOne = ${runOne};\n(${serve})(runOne, ${MOST_JOBS}, ${
        JSON.stringify(LIBRARY)
      }, ${SPIN_MS});`;
      const worker = new threads.Worker(source, { eval: true, workerData: this.#shared });
      // A worker that cannot start is one that does not count itself as running.
      worker.on("error", () => {});
      worker.unref();
    } catch {
      this.#started = this.#most;
    }
  }
}

/** Claims the next job and does it; false if there is none. Also runs in workers, which get it as source text. */
function runOne(
  { control, finished, jobs }: Shared,
  entries: number,
  memcpy: (dst: bigint, src: bigint, n: bigint) => unknown,
): boolean {
  for (;;) {
    const next = Atomics.load(control, 1);
    if (next === Atomics.load(control, 0)) return false;
    if (Atomics.compareExchange(control, 1, next, (next + 1) | 0) !== next) continue;
    const index = next & (entries - 1);
    memcpy(jobs[3 * index]!, jobs[3 * index + 1]!, jobs[3 * index + 2]!);
    Atomics.store(finished, index, (next + 1) | 0);
    Atomics.notify(finished, index);
    return true;
  }
}

/** What a worker does; it uses nothing but its parameters, for it arrives as source text. */
function serve(run: typeof runOne, entries: number, library: string, spinMs: number): void {
  // deno-lint-ignore no-explicit-any
  const { process, Deno } = globalThis as any;
  const shared: Shared = process.getBuiltinModule("node:worker_threads").workerData;
  const memcpy = Deno
    ? Deno.dlopen(library, { memcpy: { parameters: ["u64", "u64", "usize"], result: "u64" } }).symbols.memcpy
    : process.getBuiltinModule("bun:ffi").dlopen(library, {
      memcpy: { args: ["u64", "u64", "u64"], returns: "u64" },
    }).symbols.memcpy;
  const { control } = shared;
  Atomics.add(control, 2, 1);
  for (;;) {
    const posted = Atomics.load(control, 0);
    if (run(shared, entries, memcpy)) continue;
    const until = performance.now() + spinMs;
    while (Atomics.load(control, 0) === posted && performance.now() < until);
    Atomics.wait(control, 0, posted);
  }
}
