/**
 * Runs a C function on a native thread, for Bun and Node.js, whose FFI has no nonblocking calls.
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
import { nodeProcess } from "../node_builtins.ts";
import type { BoundSymbols, CSymbol, Runtime } from "../runtime.ts";

const POLL_MS = 1;

const THREADS = {
  pthread_create: {
    parameters: [["thread", "buffer"], ["attr", "nullable"], ["start_routine", "address"], ["arg", "u64"]],
    result: "i32",
  },
  pthread_tryjoin_np: { parameters: [["thread", "u64"], ["retval", "buffer"]], result: "i32" },
} as const;

type ThreadFunctions = BoundSymbols<typeof THREADS>;

/**
 * Wraps a `nonblocking` function: runs it on a native thread if possible, otherwise on this thread.
 *
 * @param address The function's address; undefined if it is not known.
 */
export function nonblocking(
  openLibrary: Runtime["openLibrary"],
  fn: (argument: number) => unknown,
  symbol: CSymbol,
  address: bigint | undefined,
): (argument: number) => unknown {
  if (address === undefined || !canRunOnThread(symbol) || nodeProcess()?.platform !== "linux") return fn;
  return (argument) => {
    let threads: ThreadFunctions;
    try {
      threads = openLibrary("libc.so.6").bind(THREADS);
    } catch {
      return fn(argument); // before glibc 2.34, threads are in another library; musl has another name
    }
    return runOnThread(threads, address, argument) ?? fn(argument);
  };
}

/** Whether a function can be the start routine of a thread. */
function canRunOnThread({ parameters, result }: CSymbol): boolean {
  return parameters.length === 1 && parameters[0]![1] === "u32" && result === "i32";
}

/**
 * Runs the function at `fn` on a new thread and returns a promise of its result; undefined if no thread can
 * be created.
 */
function runOnThread(threads: ThreadFunctions, fn: bigint, argument: number): Promise<number> | undefined {
  const thread = new BigUint64Array(new ArrayBuffer(8));
  if (threads.pthread_create(thread, null, fn, BigInt(argument)) !== 0) return undefined;
  return threadResult(threads, thread[0]!);
}

async function threadResult(threads: ThreadFunctions, thread: bigint): Promise<number> {
  const result = new Int32Array(new ArrayBuffer(8));
  while (threads.pthread_tryjoin_np(thread, result) !== 0) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return result[0]!;
}
