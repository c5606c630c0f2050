/**
 * Native threads that copy memory, without JavaScript in them: starting one costs tens of microseconds where
 * a Worker takes the calling thread 10 ms and more. One thread reaches 8 to 15 GB/s into page-locked memory;
 * a PCI Express link takes several times that.
 *
 * @module
 */
import { cText } from "./c_text.ts";
import { isDisabled } from "./disable.ts";
import { runtime } from "./index.ts";
import { JOB, MachineCode, QUEUE, QUEUE_JOBS } from "./unsafe/x64_code.ts";
import type { BoundSymbols } from "./runtime.ts";

/** More threads than this gain nothing: the memory itself is then at its limit. */
const MOST_THREADS = 4;
/** As long as threads that are awake take for a piece. Others may need several times that to wake up. */
export const PATIENCE_MS = 0.04;
/** After this long the calling thread lets others have its processor. */
const SPIN_MS = 0.25;
const NAP_MICROSECONDS = 50;
/** What debuggers and `top -H` show. */
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

const SIG_SETMASK = 2;
/** `sigset_t` of glibc. */
const SIGNAL_SET_BYTES = 128;
const ALIGNMENT = 64n;

/** Threads that copy what they are given. They end by {@link CopyThreads.end}, or with the process. */
export class CopyThreads {
  readonly #libc: Libc;
  readonly #code: MachineCode;
  readonly #memcpy: bigint;
  readonly #allocated: bigint;
  readonly #queue: bigint;
  readonly #words: BigUint64Array;
  readonly #ints: Int32Array;
  readonly #handles: bigint[] = [];
  /** Whether a job was given and has not been seen to be finished, by its place. */
  readonly #open: boolean[] = new Array<boolean>(QUEUE_JOBS).fill(false);
  #given = 0;

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

  /** Starts threads: one for each processor but this thread's, up to 4. Undefined where there can be none. */
  static start(): CopyThreads | undefined {
    const { navigator } = globalThis as { navigator?: { hardwareConcurrency?: number } };
    const wanted = Math.min(MOST_THREADS, (navigator?.hardwareConcurrency ?? 1) - 1);
    if (wanted < 1 || isDisabled("machine-code")) return undefined;
    let code: MachineCode | undefined, threads: CopyThreads | undefined;
    try {
      code = MachineCode.load();
      // Before glibc 2.34 threads are in a library of their own, and a system may have another libc.
      const libc = runtime.openLibrary("libc.so.6", "pthread_create").bind(LIBC);
      threads = new CopyThreads(libc, code);
      while (threads.count < wanted) threads.#startThread();
    } catch {
      if (threads === undefined) code?.free();
      else if (threads.count === 0) threads.end();
    }
    return threads === undefined || threads.count === 0 ? undefined : threads;
  }

  /** How many there are, the calling thread not among them. */
  get count(): number {
    return this.#handles.length;
  }

  /** Whether there is a place for another job. */
  get hasRoom(): boolean {
    return !this.#open[this.#given % QUEUE_JOBS];
  }

  /** Copies on the calling thread. */
  copy(dst: bigint, src: bigint, byteLength: number): void {
    this.#libc.memcpy(dst, src, BigInt(byteLength));
  }

  /**
   * Gives a copy to the threads, and returns its number; {@link CopyThreads.hasRoom} has said that there is a
   * place. Both ranges must stay where they are until it has finished, which {@link CopyThreads.isFinished}
   * or {@link CopyThreads.finish} must have said of each job.
   *
   * @param uncached The data is for a device, which reads it faster from memory; `dst` is a multiple of 16
   * then.
   */
  post(dst: bigint, src: bigint, byteLength: number, uncached = false): number {
    return this.#post(uncached ? this.#code.streamCopy : this.#memcpy, dst, src, BigInt(byteLength));
  }

  /**
   * Does a job that no thread has begun, on the calling thread; false if there is none. For when nothing has
   * finished for {@link PATIENCE_MS}: who copies cannot tell the others what comes next.
   */
  help(): boolean {
    if (this.#libc.sem_trywait(this.#ready) !== 0) return false;
    const job = Atomics.add(this.#ints, QUEUE.claimed / 4, 1) & (QUEUE_JOBS - 1);
    const [dst, src, byteLength] = this.#words.subarray(wordOf(job) + JOB.arguments / 8);
    this.#libc.memcpy(dst!, src!, byteLength!);
    Atomics.store(this.#ints, doneOf(job), 1);
    return true;
  }

  /** Whether a copy has finished. */
  isFinished(job: number): boolean {
    const place = job % QUEUE_JOBS;
    if (Atomics.load(this.#ints, doneOf(place)) === 0) return false;
    this.#open[place] = false;
    return true;
  }

  /** Returns when a copy has finished. The calling thread helps if that takes long. */
  finish(job: number): void {
    let since = performance.now();
    while (!this.isFinished(job)) {
      const waited = performance.now() - since;
      if (waited < PATIENCE_MS) continue;
      if (this.help()) since = performance.now();
      else if (waited > SPIN_MS) this.#libc.usleep(NAP_MICROSECONDS);
    }
  }

  /** Ends the threads. All jobs have finished. */
  end(): void {
    for (let i = 0; i < this.count; i++) this.#post(this.#code.stop, 0n, 0n, 0n);
    for (const handle of this.#handles.splice(0)) this.#libc.pthread_join(handle, 0n);
    this.#libc.free(this.#allocated);
    this.#code.free();
  }

  #post(routine: bigint, a: bigint, b: bigint, c: bigint): number {
    const job = this.#given;
    const place = job % QUEUE_JOBS, word = wordOf(place);
    this.#given = (job + 1) % 2 ** 32;
    this.#open[place] = true;
    this.#words[word + JOB.routine / 8] = routine;
    this.#words[word + JOB.arguments / 8] = a;
    this.#words[word + JOB.arguments / 8 + 1] = b;
    this.#words[word + JOB.arguments / 8 + 2] = c;
    Atomics.store(this.#ints, doneOf(place), 0);
    this.#libc.sem_post(this.#ready);
    return job;
  }

  #startThread(): void {
    const libc = this.#libc;
    const handle = new BigUint64Array(new ArrayBuffer(8));
    const all = new Uint8Array(new ArrayBuffer(SIGNAL_SET_BYTES)).fill(0xff);
    const before = new Uint8Array(new ArrayBuffer(SIGNAL_SET_BYTES));
    // Signals are for the runtime's own threads; a new one begins with the mask of the one that makes it.
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
function wordOf(place: number): number {
  return (QUEUE.jobs + place * QUEUE.jobBytes) / 8;
}

/** Index of the 32-bit word that says that a job is done. */
function doneOf(place: number): number {
  return (QUEUE.jobs + place * QUEUE.jobBytes + JOB.done) / 4;
}

function addressOf(libc: Libc, name: string): bigint {
  const address = libc.dlsym(0n, cText(name));
  if (address === 0n) throw new Error(`libc has no function ${name}`);
  return address;
}
