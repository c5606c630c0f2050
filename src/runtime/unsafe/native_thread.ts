/**
 * Runs a C function on a native thread, for Bun, whose FFI has no nonblocking calls.
 *
 * - Assumes: Linux with glibc 2.34 or newer. A function that takes one `u32` and returns an `i32` can serve
 *   as the start routine of a thread: its argument arrives in the low half of the first register, and its
 *   result is the low half of the thread's result (System V and AAPCS64 calling conventions). The function
 *   runs no JavaScript.
 * - If that fails: without the symbols, the function is called on this thread. A function with another
 *   signature would receive wrong arguments, so other signatures are called on this thread as well.
 * - Switch: `CUFFI_DISABLE=init-thread` (see driver/cuda/async_init.ts) initializes libcuda on the calling
 *   thread, which blocks the event loop once.
 */
import type { CSymbol } from "../runtime.ts";

const POLL_MS = 1;

/** The parameters and result of pthread functions as Bun's FFI expects them. */
export const THREAD_SYMBOLS: Record<keyof ThreadFunctions, { args: string[]; returns: string }> = {
  pthread_create: { args: ["buffer", "ptr", "u64", "u64"], returns: "i32" },
  pthread_tryjoin_np: { args: ["u64", "buffer"], returns: "i32" },
};

/** The bound {@link THREAD_SYMBOLS}. */
export interface ThreadFunctions {
  pthread_create(thread: ArrayBufferView, attributes: null, start: bigint, argument: bigint): number;
  pthread_tryjoin_np(thread: bigint, result: ArrayBufferView): number;
}

/** Whether a function can be the start routine of a thread. */
export function canRunOnThread({ parameters, result }: CSymbol): boolean {
  return parameters.length === 1 && parameters[0]![1] === "u32" && result === "i32";
}

/**
 * Runs the function at `fn` on a new thread and returns a promise of its result; undefined if no thread can
 * be created.
 */
export function runOnThread(
  libc: ThreadFunctions,
  fn: bigint,
  argument: number,
): Promise<number> | undefined {
  const thread = new BigUint64Array(new ArrayBuffer(8));
  if (libc.pthread_create(thread, null, fn, BigInt(argument)) !== 0) return undefined;
  return threadResult(libc, thread[0]!);
}

async function threadResult(libc: ThreadFunctions, thread: bigint): Promise<number> {
  const result = new Int32Array(new ArrayBuffer(8));
  while (libc.pthread_tryjoin_np(thread, result) !== 0) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return result[0]!;
}
