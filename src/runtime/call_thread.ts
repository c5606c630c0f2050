/**
 * Calls C functions on a native thread, so that long calls do not block the event loop. Supports functions
 * that take integers and pointers, and return an integer or nothing.
 */
import { soon } from "../base/soon.ts";
import { NativeMemory } from "./native_memory.ts";
import { ThreadQueue } from "./thread_queue.ts";
import { CALL } from "./unsafe/x64_code.ts";

/** A call: the address of the function, and its arguments. */
export type NativeCall = readonly [fn: bigint, ...args: readonly bigint[]];

/**
 * Most jobs finish within milliseconds: they are polled on every turn for this long, then every millisecond.
 */
const EVERY_TURN_MS = 1, POLL_MS = 1;

/** Threads that make calls. They end with {@link CallThreads.end} or with the process. */
export class CallThreads {
  readonly #queue: ThreadQueue;
  readonly #running: Set<number> = new Set();

  private constructor(queue: ThreadQueue) {
    this.#queue = queue;
  }

  /** Starts threads; undefined if this system cannot run any. See {@link ThreadQueue.start}. */
  static start(count: number, name: string): CallThreads | undefined {
    const queue = ThreadQueue.start(count, name);
    return queue === undefined ? undefined : new CallThreads(queue);
  }

  /**
   * Makes calls in order on one thread, and stops after the first whose result is not 0. Resolves with the
   * results of the calls made, as unsigned 32-bit integers. The caller keeps the memory of all arguments alive
   * until then.
   */
  async run(calls: readonly NativeCall[]): Promise<number[]> {
    const results = (await this.#run(calls)).map((result) => Number(result & 0xffff_ffffn));
    const last = results.findIndex((result) => result !== 0);
    return last < 0 ? results : results.slice(0, last + 1);
  }

  /** Makes one call. Resolves with its result: an integer of 64 bits, or a pointer. */
  async call(call: NativeCall): Promise<bigint> {
    return (await this.#run([call]))[0]!;
  }

  /** Returns a result for each call, 0n for those that were not made. */
  async #run(calls: readonly NativeCall[]): Promise<bigint[]> {
    if (calls.some((call) => call.length > 1 + CALL.maxArguments)) throw new RangeError("too many arguments");
    if (calls.length === 0) return [];
    while (!this.#queue.hasRoom) await turn(POLL_MS);
    // A thread writes its results even if the Worker that waits for them is terminated, which frees all memory of
    // JavaScript.
    const list = new NativeMemory(8 * CALL.words * calls.length);
    calls.forEach(([fn, ...args], i) => {
      const start = 8 * CALL.words * i;
      list.setU64(start + 8 * CALL.fn, fn);
      args.forEach((value, a) => list.setU64(start + 8 * (CALL.arguments + a), BigInt.asUintN(64, value)));
    });
    const job = this.#queue.post(this.#queue.code.callList, list.address, BigInt(calls.length), 0n);
    this.#running.add(job);
    const start = performance.now();
    while (!this.#queue.isFinished(job)) await turn(performance.now() - start < EVERY_TURN_MS ? 0 : POLL_MS);
    this.#running.delete(job);
    const results = calls.map((_, i) => list.u64(8 * (CALL.words * i + CALL.result)));
    list.free();
    return results;
  }

  /** Whether no call is waiting or in progress. */
  get idle(): boolean {
    return [...this.#running].every((job) => this.#queue.isFinished(job));
  }

  /** Ends the threads. All calls must have finished. */
  end(): void {
    this.#queue.end();
  }
}

/** Resolves on a later turn of the event loop. */
function turn(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    if (milliseconds === 0) soon(resolve);
    else setTimeout(resolve, milliseconds);
  });
}
