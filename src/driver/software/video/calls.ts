/** Makes long calls of libavcodec on a native thread, or on this one where there are none. */
import { soon } from "../../../base/soon.ts";
import type { BlockingFunction, Libavcodec } from "../../../libraries/libavcodec.ts";
import { runtime } from "../../../runtime/index.ts";
import { NativeMemory } from "../../../runtime/native_memory.ts";
import { ThreadQueue } from "../../../runtime/thread_queue.ts";

/**
 * How long to poll in every turn of the event loop before polling with a timer, which leaves the CPU to
 * decoders.
 */
const EVERY_TURN_MS = 0.3;
const THREAD_NAME = "cuffi video";

export class DecoderCalls {
  readonly #library: Libavcodec;
  readonly #queue: ThreadQueue | undefined;

  constructor(library: Libavcodec) {
    this.#library = library;
    this.#queue = ThreadQueue.start(1, THREAD_NAME);
  }

  /**
   * Makes calls one after another and returns their results. At most 64 at a time.
   *
   * @param calls Names of functions with addresses and integers as arguments.
   */
  async run(calls: readonly (readonly [name: BlockingFunction, ...args: bigint[]])[]): Promise<number[]> {
    const queue = this.#queue;
    if (queue === undefined) {
      return calls.map(([name, ...args]) => {
        const call = this.#library.blocking[name] as (...args: unknown[]) => number | undefined;
        return call(...args) ?? 0;
      });
    }
    const jobs = calls.map(([name, ...[a, b, c, d]]) =>
      queue.post(this.#library.addresses[name], a!, b, c, d)
    );
    const results: number[] = [];
    for (const job of jobs) {
      if (!queue.isFinished(job)) await until(() => queue.isFinished(job));
      results.push(queue.result(job));
    }
    return results;
  }

  /** Frees a context, whose codec may be working for some milliseconds. */
  async freeContext(context: bigint): Promise<void> {
    if (this.#queue === undefined) {
      const pointer = new BigUint64Array(new ArrayBuffer(8)).fill(context);
      this.#library.blocking.avcodec_free_context(runtime.addressOf(pointer));
      return;
    }
    // The thread clears the pointer, even if this Worker is terminated meanwhile.
    const pointer = new NativeMemory(8);
    pointer.setU64(0, context);
    await this.run([["avcodec_free_context", pointer.address]]);
    pointer.free();
  }

  /** Ends the thread. No call may be in flight. */
  end(): void {
    this.#queue?.end();
  }
}

/** Waits without blocking the event loop. */
export function until(ready: () => boolean): Promise<void> {
  const since = performance.now();
  return new Promise((resolve, reject) => {
    const turn = (): void => {
      try {
        if (ready()) resolve();
        else if (performance.now() - since < EVERY_TURN_MS) soon(turn);
        else setTimeout(turn, 1);
      } catch (error) {
        reject(error);
      }
    };
    soon(turn);
  });
}
