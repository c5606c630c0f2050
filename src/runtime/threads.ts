/**
 * Native threads that copy memory. They run no JavaScript: starting one takes tens of microseconds, while
 * starting a Worker blocks the calling thread for 10 ms and more. One thread copies 8 to 15 GB/s to
 * page-locked memory; a PCI Express link transfers several times that.
 */
import { cText } from "./c_text.ts";
import { isDisabled } from "./disable.ts";
import { runtime } from "./index.ts";
import { JOB, MachineCode, QUEUE, QUEUE_JOBS } from "./unsafe/x64_code.ts";
import type { BoundSymbols } from "./runtime.ts";

/** More threads gain nothing, because memory bandwidth is the limit. */
const MAX_THREADS = 4;
/**
 * The time in which a running thread copies a chunk. A sleeping thread needs several times that to wake up.
 */
export const PATIENCE_MS = 0.04;
/** Spin for this long, then sleep so that other threads can use the processor. */
const SPIN_MS = 0.25;
const NAP_MICROSECONDS = 50;
/** Thread name in debuggers and `top -H`. */
export const THREAD_NAME = "cuffi copy";

const LIBC = {
  malloc: { parameters: [["size", "usize"]], result: "address" },
  free: { parameters: [["ptr", "address"]], result: "void" },
  dlsym: { parameters: [["handle", "address"], ["symbol", "buffer"]], result: "address" },
  memcpy: { parameters: [["dest", "address"], ["src", "address"], ["n", "usize"]], result: "address" },
  usleep: { parameters: [["usec", "u32"]], result: "i32" },
  pthread_create: {
    parameters: [["thread", "buffer"], ["attr", "address"], ["start_routine", "address"], ["arg", "address"]],
    result: "i32",
  },
  pthread_join: { parameters: [["thread", "u64"], ["retval", "address"]], result: "i32" },
  pthread_setname_np: { parameters: [["thread", "u64"], ["name", "buffer"]], result: "i32" },
  pthread_sigmask: { parameters: [["how", "i32"], ["set", "buffer"], ["oldset", "nullable"]], result: "i32" },
  sem_init: { parameters: [["sem", "address"], ["pshared", "i32"], ["value", "u32"]], result: "i32" },
  sem_post: { parameters: [["sem", "address"]], result: "i32" },
  sem_trywait: { parameters: [["sem", "address"]], result: "i32" },
} as const;

type Libc = BoundSymbols<typeof LIBC>;

let bound: Libc | undefined;

function bindLibc(): Libc {
  // Before glibc 2.34, threads are in another library; other systems have another C library.
  return bound ??= runtime.openLibrary("libc.so.6", "pthread_create").bind(LIBC);
}

/** Binds the functions of copy threads, which takes Deno 2 ms, in advance. */
export function prepareCopyThreads(): void {
  try {
    bindLibc();
  } catch {
    // CopyThreads.start() returns undefined.
  }
}

const SIG_SETMASK = 2;
/** Size of glibc's `sigset_t`. */
const SIGNAL_SET_BYTES = 128;
const ALIGNMENT = 64n;

/** A pool of copy threads. They end with {@link CopyThreads.end} or with the process. */
export class CopyThreads {
  readonly #libc: Libc;
  readonly #code: MachineCode;
  readonly #memcpy: bigint;
  readonly #allocated: bigint;
  readonly #queue: bigint;
  readonly #words: BigUint64Array;
  readonly #ints: Int32Array;
  readonly #handles: bigint[] = [];
  /** By slot: whether its job is enqueued and not yet known to be finished. */
  readonly #pending: boolean[] = new Array<boolean>(QUEUE_JOBS).fill(false);
  #posted = 0;

  private constructor(libc: Libc, code: MachineCode) {
    this.#libc = libc;
    this.#code = code;
    this.#memcpy = addressOf(libc, "memcpy");
    this.#allocated = libc.malloc(BigInt(QUEUE.bytes) + ALIGNMENT);
    if (this.#allocated === 0n) throw new Error("no memory for a queue");
    this.#queue = (this.#allocated + ALIGNMENT - 1n) / ALIGNMENT * ALIGNMENT;
    const memory = runtime.foreignBuffer(this.#queue, QUEUE.bytes);
    this.#words = new BigUint64Array(memory).fill(0n);
    this.#ints = new Int32Array(memory);
    this.#words[QUEUE.semWait / 8] = addressOf(libc, "sem_wait");
    libc.sem_init(this.#ready, 0, 0);
  }

  /**
   * Starts one thread per processor besides this thread's, up to 4. Undefined if this system cannot run any.
   */
  static start(): CopyThreads | undefined {
    const { navigator } = globalThis as { navigator?: { hardwareConcurrency?: number } };
    const wanted = Math.min(MAX_THREADS, (navigator?.hardwareConcurrency ?? 1) - 1);
    if (wanted < 1 || isDisabled("machine-code")) return undefined;
    let code: MachineCode | undefined, threads: CopyThreads | undefined;
    try {
      code = MachineCode.load();
      const libc = bindLibc();
      threads = new CopyThreads(libc, code);
      while (threads.count < wanted) threads.#startThread();
    } catch {
      if (threads === undefined) code?.free();
      else if (threads.count === 0) threads.end();
    }
    return threads === undefined || threads.count === 0 ? undefined : threads;
  }

  /** Number of threads, without the calling thread. */
  get count(): number {
    return this.#handles.length;
  }

  /** Whether the queue has a free slot. */
  get hasRoom(): boolean {
    return !this.#pending[this.#posted % QUEUE_JOBS];
  }

  /** Copies on the calling thread. */
  copy(dst: bigint, src: bigint, byteLength: number): void {
    this.#libc.memcpy(dst, src, BigInt(byteLength));
  }

  /**
   * Enqueues a copy and returns its job number; requires {@link CopyThreads.hasRoom}. Both ranges must stay
   * valid until the job has finished. Check every job with {@link CopyThreads.isFinished} or
   * {@link CopyThreads.finish}, which free its slot.
   *
   * @param uncached Bypasses the caches, because a device reads the data faster from memory. `dst` must be a
   * multiple of 16.
   */
  post(dst: bigint, src: bigint, byteLength: number, uncached = false): number {
    return this.#post(uncached ? this.#code.streamCopy : this.#memcpy, dst, src, BigInt(byteLength));
  }

  /**
   * Runs one unclaimed job on the calling thread; false if there is none. Use it if nothing has finished for
   * {@link PATIENCE_MS}; while the calling thread copies, it cannot enqueue more jobs.
   */
  help(): boolean {
    if (this.#libc.sem_trywait(this.#ready) !== 0) return false;
    const job = Atomics.add(this.#ints, QUEUE.claimed / 4, 1) & (QUEUE_JOBS - 1);
    const [dst, src, byteLength] = this.#words.subarray(wordOf(job) + JOB.arguments / 8);
    this.#libc.memcpy(dst!, src!, byteLength!);
    Atomics.store(this.#ints, doneOf(job), 1);
    return true;
  }

  /** Whether a job has finished. */
  isFinished(job: number): boolean {
    const slot = job % QUEUE_JOBS;
    if (Atomics.load(this.#ints, doneOf(slot)) === 0) return false;
    this.#pending[slot] = false;
    return true;
  }

  /** Waits for a job. The calling thread helps if that takes long. */
  finish(job: number): void {
    let since = performance.now();
    while (!this.isFinished(job)) {
      const waited = performance.now() - since;
      if (waited < PATIENCE_MS) continue;
      if (this.help()) since = performance.now();
      else if (waited > SPIN_MS) this.#libc.usleep(NAP_MICROSECONDS);
    }
  }

  /** Ends the threads. All jobs must have finished. */
  end(): void {
    for (let i = 0; i < this.count; i++) this.#post(this.#code.stop, 0n, 0n, 0n);
    for (const handle of this.#handles.splice(0)) this.#libc.pthread_join(handle, 0n);
    this.#libc.free(this.#allocated);
    this.#code.free();
  }

  #post(routine: bigint, a: bigint, b: bigint, c: bigint): number {
    const job = this.#posted;
    const slot = job % QUEUE_JOBS, word = wordOf(slot);
    this.#posted = (job + 1) % 2 ** 32;
    this.#pending[slot] = true;
    this.#words[word + JOB.routine / 8] = routine;
    this.#words[word + JOB.arguments / 8] = a;
    this.#words[word + JOB.arguments / 8 + 1] = b;
    this.#words[word + JOB.arguments / 8 + 2] = c;
    Atomics.store(this.#ints, doneOf(slot), 0);
    this.#libc.sem_post(this.#ready);
    return job;
  }

  #startThread(): void {
    const libc = this.#libc;
    const handle = new BigUint64Array(new ArrayBuffer(8));
    const all = new Uint8Array(new ArrayBuffer(SIGNAL_SET_BYTES)).fill(0xff);
    const before = new Uint8Array(new ArrayBuffer(SIGNAL_SET_BYTES));
    // Signals belong to the runtime's own threads. A new thread inherits the signal mask of its creator.
    libc.pthread_sigmask(SIG_SETMASK, all, before);
    const result = libc.pthread_create(handle, 0n, this.#code.thread, this.#queue);
    libc.pthread_sigmask(SIG_SETMASK, before, null);
    if (result !== 0) throw new Error(`pthread_create: ${result}`);
    this.#handles.push(handle[0]!);
    libc.pthread_setname_np(handle[0]!, cText(THREAD_NAME));
  }

  get #ready(): bigint {
    return this.#queue + BigInt(QUEUE.ready);
  }
}

/** Index of a job's first 64-bit word. */
function wordOf(slot: number): number {
  return (QUEUE.jobs + slot * QUEUE.jobBytes) / 8;
}

/** Index of the 32-bit word that is 1 when a job is done. */
function doneOf(slot: number): number {
  return (QUEUE.jobs + slot * QUEUE.jobBytes + JOB.done) / 4;
}

function addressOf(libc: Libc, name: string): bigint {
  const address = libc.dlsym(0n, cText(name));
  if (address === 0n) throw new Error(`libc has no function ${name}`);
  return address;
}
