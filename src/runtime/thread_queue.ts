/**
 * Native threads that call C functions from a queue. They run no JavaScript: starting one takes tens of
 * microseconds, while starting a Worker blocks the calling thread for 10 ms and more.
 */
import { cText } from "./c_text.ts";
import { isDisabled } from "./disable.ts";
import { runtime } from "./index.ts";
import type { BoundSymbols } from "./runtime.ts";
import { JOB, MachineCode, QUEUE, QUEUE_JOBS } from "./unsafe/x64_code.ts";

export { QUEUE_JOBS };

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

/** Functions of the C library that threads and their users need. */
export type ThreadFunctions = BoundSymbols<typeof LIBC>;

let bound: ThreadFunctions | undefined;

/** Binds the functions of native threads, which takes Deno 2 ms. Throws where there are none. */
export function bindThreadFunctions(): ThreadFunctions {
  // Before glibc 2.34, threads are in a separate library; other systems have other C libraries.
  return bound ??= runtime.openLibrary("libc.so.6", "pthread_create").bind(LIBC);
}

const SIG_SETMASK = 2;
const EAGAIN = 11;
/** Size of glibc's `sigset_t`. */
const SIGNAL_SET_BYTES = 128;
const ALIGNMENT = 64n;

/**
 * A queue of calls and the threads that make them. With one thread, calls are made in the order in which they
 * were posted. The threads end with {@link ThreadQueue.end} or with the process.
 */
export class ThreadQueue {
  readonly code: MachineCode;
  readonly #libc: ThreadFunctions;
  readonly #allocated: bigint;
  readonly #queue: bigint;
  readonly #words: BigUint64Array;
  readonly #ints: Int32Array;
  readonly #handles: bigint[] = [];
  /** Whether the job of each slot is enqueued and not yet known to be finished. */
  readonly #pending: boolean[] = new Array<boolean>(QUEUE_JOBS).fill(false);
  #posted = 0;

  private constructor(libc: ThreadFunctions, code: MachineCode) {
    this.#libc = libc;
    this.code = code;
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
   * Starts up to `count` threads. Undefined if none can be started, or `CUFFI_DISABLE` names `machine-code`.
   *
   * @param name Name of the threads in debuggers and `top -H`, at most 15 bytes.
   */
  static start(count: number, name: string): ThreadQueue | undefined {
    try {
      return count < 1 ? undefined : ThreadQueue.startOrThrow(count, name);
    } catch {
      return undefined;
    }
  }

  /** Starts at least one and up to `count` threads. Throws with the reason if none can be started. */
  static startOrThrow(count: number, name: string): ThreadQueue {
    if (isDisabled("machine-code")) throw new Error("CUFFI_DISABLE names machine-code");
    const code = MachineCode.load();
    let queue: ThreadQueue | undefined;
    try {
      queue = new ThreadQueue(bindThreadFunctions(), code);
      while (queue.count < count) queue.#startThread(name);
      return queue;
    } catch (error) {
      if (queue !== undefined && queue.count > 0) return queue;
      if (queue === undefined) code.free();
      else queue.end();
      throw error;
    }
  }

  /** Number of threads. */
  get count(): number {
    return this.#handles.length;
  }

  /** Whether the queue has a free slot. */
  get hasRoom(): boolean {
    return !this.#pending[this.#posted % QUEUE_JOBS];
  }

  /**
   * Enqueues the call of the C function at an address with up to five integers or pointers, and returns its
   * job number; requires {@link ThreadQueue.hasRoom}. All memory that the function accesses must stay valid until
   * the job has finished. Check every job with {@link ThreadQueue.isFinished}, which frees its slot.
   */
  post(routine: bigint, a: bigint, b: bigint = 0n, c: bigint = 0n, d: bigint = 0n, e: bigint = 0n): number {
    const job = this.#posted;
    const slot = job % QUEUE_JOBS, word = wordOf(slot);
    this.#posted = (job + 1) % 2 ** 32;
    this.#pending[slot] = true;
    this.#words[word + JOB.routine / 8] = routine;
    this.#words[word + JOB.arguments / 8] = a;
    this.#words[word + JOB.arguments / 8 + 1] = b;
    this.#words[word + JOB.arguments / 8 + 2] = c;
    this.#words[word + JOB.arguments / 8 + 3] = d;
    this.#words[word + JOB.arguments / 8 + 4] = e;
    Atomics.store(this.#ints, doneOf(slot), 0);
    this.#libc.sem_post(this.#ready);
    return job;
  }

  /** Whether a job has finished. */
  isFinished(job: number): boolean {
    const slot = job % QUEUE_JOBS;
    if (Atomics.load(this.#ints, doneOf(slot)) === 0) return false;
    this.#pending[slot] = false;
    return true;
  }

  /** Returns the `int` that the function of a job returned, once it is finished and until the next post. */
  result(job: number): number {
    return this.#ints[(QUEUE.jobs + job % QUEUE_JOBS * QUEUE.jobBytes + JOB.result) / 4]!;
  }

  /**
   * Takes a job that no thread has started, and passes its first three arguments to `work`, which replaces
   * its function, on the calling thread. Returns false if no job is waiting.
   */
  take(work: (a: bigint, b: bigint, c: bigint) => void): boolean {
    if (this.#libc.sem_trywait(this.#ready) !== 0) return false;
    const job = Atomics.add(this.#ints, QUEUE.claimed / 4, 1) & (QUEUE_JOBS - 1);
    const [a, b, c] = this.#words.subarray(wordOf(job) + JOB.arguments / 8);
    work(a!, b!, c!);
    Atomics.store(this.#ints, doneOf(job), 1);
    return true;
  }

  /** Ends the threads. All jobs must have finished. */
  end(): void {
    for (let i = 0; i < this.count; i++) this.post(this.code.stop, 0n);
    for (const handle of this.#handles.splice(0)) this.#libc.pthread_join(handle, 0n);
    this.#libc.free(this.#allocated);
    this.code.free();
  }

  #startThread(name: string): void {
    const libc = this.#libc;
    const handle = new BigUint64Array(new ArrayBuffer(8));
    const all = new Uint8Array(new ArrayBuffer(SIGNAL_SET_BYTES)).fill(0xff);
    const before = new Uint8Array(new ArrayBuffer(SIGNAL_SET_BYTES));
    // Signals belong to the runtime's own threads. A new thread inherits the signal mask of its creator.
    libc.pthread_sigmask(SIG_SETMASK, all, before);
    const result = libc.pthread_create(handle, 0n, this.code.thread, this.#queue);
    libc.pthread_sigmask(SIG_SETMASK, before, null);
    if (result !== 0) {
      const advice = result === EAGAIN
        ? "; end other threads or processes, or raise the limit of threads"
        : "";
      throw new Error(`pthread_create failed with error ${result}${advice}`);
    }
    this.#handles.push(handle[0]!);
    libc.pthread_setname_np(handle[0]!, cText(name));
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

/** Returns the address of a function of the C library. */
export function addressOf(libc: ThreadFunctions, name: string): bigint {
  const address = libc.dlsym(0n, cText(name));
  if (address === 0n) throw new Error(`libc has no function ${name}`);
  return address;
}
