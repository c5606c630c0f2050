/**
 * Native threads that copy memory, without JavaScript in them: starting one costs tens of microseconds where a Worker takes
 * the calling thread 10 ms. One thread reaches 8 to 9 GB/s into page-locked memory; a PCI Express link takes several times that.
 *
 * A thread runs what `makecontext(3)` prepares, one context after the other in a ring of {@link SLOTS} slots:
 *
 *     sem_wait(ready) → memcpy(dst, src, n) → sem_post(done) → the next slot
 *
 * A context is data: the arguments of `memcpy` are written into it before `ready` is posted. glibc's contexts run once, for
 * going on to the next one overwrites the return address at the top of the stack; it is put back each time a slot is used.
 * What is assumed of `ucontext_t` is checked before a thread is started.
 *
 * @module
 */
import { runtime } from "./index.ts";
import { MachineCode } from "./machine_code.ts";
import type { BoundSymbols } from "./runtime.ts";

/** More threads than this gain nothing: the memory itself is then at its limit. */
const MOST_THREADS = 4;
/**
 * Slots of a thread. One fewer may be in use: a slot is ready again when the thread has gone on to the one after the next. A thread
 * that runs out of jobs sleeps, and waking it up takes longer than copying a piece.
 */
const SLOTS = 8;
/** Waiting in the kernel costs more than a piece takes to copy. */
const SPIN_MS = 0.25;
/** As long as threads that are awake take for a piece. Others may need several times that to wake up. */
export const PATIENCE_MS = 0.04;

const LIBC = {
  malloc: { parameters: [["size", "usize"]], result: "address" },
  free: { parameters: [["ptr", "address"]], result: "void" },
  dlsym: { parameters: [["handle", "address"], ["symbol", "buffer"]], result: "address" },
  memcpy: { parameters: [["dest", "address"], ["src", "address"], ["n", "usize"]], result: "address" },
  getcontext: { parameters: [["ucp", "address"]], result: "i32" },
  makecontext: {
    parameters: [["ucp", "address"], ["func", "address"], ["argc", "i32"], ["a", "u64"], ["b", "u64"], [
      "c",
      "u64",
    ]],
    result: "void",
  },
  pthread_create: {
    parameters: [["thread", "buffer"], ["attr", "address"], ["start_routine", "address"], ["arg", "address"]],
    result: "i32",
  },
  pthread_setname_np: { parameters: [["thread", "u64"], ["name", "buffer"]], result: "i32" },
  pthread_join: { parameters: [["thread", "u64"], ["retval", "address"]], result: "i32" },
  sem_init: { parameters: [["sem", "address"], ["pshared", "i32"], ["value", "u32"]], result: "i32" },
  sem_post: { parameters: [["sem", "address"]], result: "i32" },
  sem_trywait: { parameters: [["sem", "address"]], result: "i32" },
  sem_wait: { parameters: [["sem", "address"]], result: "i32" },
} as const;

type Libc = BoundSymbols<typeof LIBC>;

/** Addresses of the functions that threads run. */
type Routines = Readonly<Record<"setcontext" | "sem_wait" | "memcpy" | "sem_post" | "syscall", bigint>>;

/** Fields of `ucontext_t` on x86-64 (glibc's `sys/ucontext.h`), as indices of 64-bit words. */
const UCONTEXT = {
  link: 1,
  stack: 2,
  stackSize: 4,
  rdi: 13,
  rsi: 14,
  rdx: 17,
  rsp: 20,
  rip: 21,
  mask: 37,
} as const;
/** Its size, rounded up. */
const CONTEXT_BYTES = 1024;
/** Enough for a signal's frame, too. */
const STACK_BYTES = 8 * 1024;
/** Semaphores have cache lines of their own. */
const SEMAPHORE_BYTES = 64;
/** Every signal is left to other threads but 32 and 33, by which glibc reaches all. */
const SIGNALS = ~(3n << 31n) & 0xffff_ffff_ffff_ffffn;
/** The system call that ends one thread. `pthread_exit` needs libgcc. */
const SYS_EXIT = 60n;

/** What debuggers and `top -H` show. */
export const THREAD_NAME = "cuffi copy";

/** The contexts of a slot, in the order in which they run. */
const WAIT = 0, COPY = 1, TELL = 2, STEPS = 3;
const CONTEXTS = SLOTS * STEPS;
const CONTEXTS_AT = SLOTS * 2 * SEMAPHORE_BYTES;
const STACKS_AT = CONTEXTS_AT + CONTEXTS * CONTEXT_BYTES;
const THREAD_BYTES = STACKS_AT + CONTEXTS * STACK_BYTES;

/** A copy that was given to the threads. */
export class CopyJob {
  /** @internal */
  readonly dst: bigint;
  /** @internal */
  readonly src: bigint;
  /** @internal */
  readonly byteLength: number;
  /** @internal The function that copies. */
  readonly routine: bigint;
  /** @internal The thread that has it, and where; null when it has finished. */
  thread: CopyThread | null = null;
  /** @internal */
  slot = 0;

  /** @internal Made by {@link CopyThreads.post}. */
  constructor(routine: bigint, dst: bigint, src: bigint, byteLength: number) {
    this.routine = routine;
    this.dst = dst;
    this.src = src;
    this.byteLength = byteLength;
  }
}

class CopyThread {
  readonly #libc: Libc;
  readonly #routines: Routines;
  readonly #allocated: bigint;
  readonly #base: bigint;
  readonly #words: BigUint64Array;
  readonly #ints: Int32Array;
  /** Index of the word that holds a context's return address, and that address. */
  readonly #tops: number[] = [];
  readonly #returns: bigint[] = [];
  /** Jobs that have not finished, by slot. */
  readonly #jobs: (CopyJob | null)[] = new Array<CopyJob | null>(SLOTS).fill(null);
  #next = 0;
  #handle: bigint | undefined;
  /** How many jobs have not finished. */
  pending = 0;

  constructor(libc: Libc, routines: Routines) {
    this.#libc = libc;
    this.#routines = routines;
    this.#allocated = libc.malloc(BigInt(THREAD_BYTES + SEMAPHORE_BYTES));
    if (this.#allocated === 0n) throw new Error("no memory for a thread");
    const line = BigInt(SEMAPHORE_BYTES);
    this.#base = (this.#allocated + line - 1n) / line * line;
    const memory = runtime.foreignBuffer(this.#base, THREAD_BYTES);
    this.#words = new BigUint64Array(memory);
    this.#ints = new Int32Array(memory);
  }

  /** Throws if the system gives no thread; then too it is to be ended. */
  start(): void {
    const libc = this.#libc, routines = this.#routines;
    for (let slot = 0; slot < SLOTS; slot++) {
      libc.sem_init(this.#ready(slot), 0, 0);
      libc.sem_init(this.#done(slot), 0, 0);
      this.#prepare(STEPS * slot + WAIT, routines.sem_wait, [this.#ready(slot)]);
      this.#prepare(STEPS * slot + COPY, routines.memcpy, [1n, 2n, 3n]);
      this.#prepare(STEPS * slot + TELL, routines.sem_post, [this.#done(slot)]);
    }
    const handle = new BigUint64Array(new ArrayBuffer(8));
    const result = this.#libc.pthread_create(handle, 0n, this.#routines.setcontext, this.#contextAt(0));
    if (result !== 0) throw new Error(`pthread_create: ${result}`);
    this.#handle = handle[0]!;
    libc.pthread_setname_np(this.#handle, cText(THREAD_NAME));
  }

  get hasRoom(): boolean {
    return this.#jobs[this.#next] === null && this.#jobs[(this.#next + 1) % SLOTS] === null;
  }

  post(job: CopyJob): void {
    const slot = this.#next;
    this.#next = (slot + 1) % SLOTS;
    this.#jobs[slot] = job;
    job.thread = this;
    job.slot = slot;
    this.pending++;
    this.#run(slot, job.routine, job.dst, job.src, BigInt(job.byteLength));
  }

  /** The job that was given last, unless the thread has begun it: then it is the caller's. */
  takeBack(): CopyJob | null {
    const slot = (this.#next + SLOTS - 1) % SLOTS;
    const job = this.#jobs[slot]!;
    if (job === null || this.#libc.sem_trywait(this.#ready(slot)) !== 0) return null;
    this.#next = slot;
    this.#forget(job);
    return job;
  }

  /** True if the job has finished; with `wait` it always has. */
  settle(job: CopyJob, wait: boolean): boolean {
    const done = this.#done(job.slot);
    if (wait) { while (this.#libc.sem_wait(done) !== 0); }
    else if (Atomics.load(this.#ints, (2 * job.slot + 1) * SEMAPHORE_BYTES / 4) === 0) return false;
    else this.#libc.sem_trywait(done);
    this.#forget(job);
    return true;
  }

  #forget(job: CopyJob): void {
    this.#jobs[job.slot] = null;
    job.thread = null;
    this.pending--;
  }

  /** Ends the thread, which has no jobs. */
  end(): void {
    if (this.#handle !== undefined) {
      this.#run(this.#next, this.#routines.syscall, SYS_EXIT, 0n, 0n);
      this.#libc.pthread_join(this.#handle, 0n);
      this.#handle = undefined;
    }
    this.#libc.free(this.#allocated);
  }

  #run(slot: number, routine: bigint, a: bigint, b: bigint, c: bigint): void {
    const words = this.#words;
    for (let i = STEPS * slot; i < STEPS * (slot + 1); i++) words[this.#tops[i]!] = this.#returns[i]!;
    const context = this.#wordOf(STEPS * slot + COPY);
    words[context + UCONTEXT.rip] = routine;
    words[context + UCONTEXT.rdi] = a;
    words[context + UCONTEXT.rsi] = b;
    words[context + UCONTEXT.rdx] = c;
    this.#libc.sem_post(this.#ready(slot));
  }

  /** Makes a context that calls a function and goes on to the next one. */
  #prepare(index: number, routine: bigint, args: readonly bigint[]): void {
    const words = this.#words;
    const at = this.#wordOf(index);
    const next = this.#contextAt((index + 1) % CONTEXTS);
    this.#libc.getcontext(this.#contextAt(index));
    words[at + UCONTEXT.link] = next;
    words[at + UCONTEXT.stack] = this.#base + BigInt(STACKS_AT + index * STACK_BYTES);
    words[at + UCONTEXT.stackSize] = BigInt(STACK_BYTES);
    const [a = 0n, b = 0n, c = 0n] = args;
    this.#libc.makecontext(this.#contextAt(index), routine, args.length, a, b, c);
    words[at + UCONTEXT.mask] = SIGNALS;

    const top = Number(words[at + UCONTEXT.rsp]! - this.#base) / 8;
    const registers = [words[at + UCONTEXT.rdi], words[at + UCONTEXT.rsi], words[at + UCONTEXT.rdx]];
    const asExpected = words[at + UCONTEXT.rip] === routine && words[top + 1] === next &&
      args.every((value, i) => registers[i] === value);
    if (!asExpected) throw new Error("ucontext_t is not what it is in glibc on x86-64");
    this.#tops.push(top);
    this.#returns.push(words[top]!);
  }

  #ready(slot: number): bigint {
    return this.#base + BigInt(2 * slot * SEMAPHORE_BYTES);
  }

  /** Its first word is 1 when the slot's job has finished. */
  #done(slot: number): bigint {
    return this.#base + BigInt((2 * slot + 1) * SEMAPHORE_BYTES);
  }

  #contextAt(index: number): bigint {
    return this.#base + BigInt(CONTEXTS_AT + index * CONTEXT_BYTES);
  }

  #wordOf(index: number): number {
    return (CONTEXTS_AT + index * CONTEXT_BYTES) / 8;
  }
}

/** Threads that copy while the calling thread copies, too. They end by {@link CopyThreads.end}, or with the process. */
export class CopyThreads {
  readonly #libc: Libc;
  readonly #threads: CopyThread[];
  readonly #memcpy: bigint;
  readonly #code: MachineCode | undefined;

  private constructor(libc: Libc, threads: CopyThread[], memcpy: bigint) {
    this.#libc = libc;
    this.#threads = threads;
    this.#memcpy = memcpy;
    this.#code = MachineCode.load();
  }

  /** Starts threads: one for each processor but this thread's, up to 4. Undefined where there can be none. */
  static start(): CopyThreads | undefined {
    const { navigator } = globalThis as { navigator?: { hardwareConcurrency?: number } };
    const wanted = Math.min(MOST_THREADS, (navigator?.hardwareConcurrency ?? 1) - 1);
    if (wanted < 1 || runtime.platform() !== "linux" || runtime.architecture() !== "x64") return undefined;
    const threads: CopyThread[] = [];
    try {
      // Before glibc 2.34 threads are in a library of their own, and a system may have another libc.
      const libc = runtime.openLibrary("libc.so.6", "pthread_create").bind(LIBC);
      const routines = routinesOf(libc);
      while (threads.length < wanted) {
        const thread = new CopyThread(libc, routines);
        threads.push(thread);
        thread.start();
      }
      return new CopyThreads(libc, threads, routines.memcpy);
    } catch {
      for (const thread of threads) thread.end();
      return undefined;
    }
  }

  /** How many there are, the calling thread not among them. */
  get count(): number {
    return this.#threads.length;
  }

  /** Whether one of them takes another job. */
  get hasRoom(): boolean {
    return this.#threads.some((thread) => thread.hasRoom);
  }

  /** Copies on the calling thread. */
  copy(dst: bigint, src: bigint, byteLength: number): void {
    this.#libc.memcpy(dst, src, BigInt(byteLength));
  }

  /**
   * Gives a copy to the thread that has the least to do; undefined if all have enough. Both ranges must stay where they are
   * until it has finished, which {@link CopyThreads.isFinished} or {@link CopyThreads.finish} must have said of each job.
   *
   * @param uncached The data is for a device, which reads it faster from memory; `dst` is a multiple of 16 then.
   */
  post(dst: bigint, src: bigint, byteLength: number, uncached = false): CopyJob | undefined {
    let least: CopyThread | undefined;
    for (const thread of this.#threads) {
      if (thread.hasRoom && (least === undefined || thread.pending < least.pending)) least = thread;
    }
    if (least === undefined) return undefined;
    const routine = uncached ? this.#code?.streamCopy ?? this.#memcpy : this.#memcpy;
    const job = new CopyJob(routine, dst, src, byteLength);
    least.post(job);
    return job;
  }

  /**
   * Does a job that no thread has begun, on the calling thread; false if there is none. For when nothing has finished for
   * {@link PATIENCE_MS}: who copies cannot tell the others what comes next.
   */
  help(): boolean {
    for (let pending = SLOTS - 1; pending > 0; pending--) {
      for (const thread of this.#threads) {
        const job = thread.pending >= pending ? thread.takeBack() : null;
        if (job === null) continue;
        this.copy(job.dst, job.src, job.byteLength);
        return true;
      }
    }
    return false;
  }

  /** Whether a copy has finished. */
  isFinished(job: CopyJob): boolean {
    return job.thread === null || job.thread.settle(job, false);
  }

  /** Returns when a copy has finished. The calling thread helps if that takes long. */
  finish(job: CopyJob): void {
    let since = performance.now();
    while (!this.isFinished(job)) {
      const waited = performance.now() - since;
      if (waited < PATIENCE_MS) continue;
      if (this.help()) since += waited;
      else if (waited > SPIN_MS) job.thread?.settle(job, true);
    }
  }

  /** Ends the threads. All jobs have finished. */
  end(): void {
    for (const thread of this.#threads.splice(0)) thread.end();
    this.#code?.free();
  }
}

function cText(text: string): Uint8Array {
  return new TextEncoder().encode(`${text}\0`);
}

function routinesOf(libc: Libc): Routines {
  const addressOf = (name: string): bigint => {
    const address = libc.dlsym(0n, cText(name));
    if (address === 0n) throw new Error(`libc has no function ${name}`);
    return address;
  };
  return {
    setcontext: addressOf("setcontext"),
    sem_wait: addressOf("sem_wait"),
    memcpy: addressOf("memcpy"),
    sem_post: addressOf("sem_post"),
    syscall: addressOf("syscall"),
  };
}
