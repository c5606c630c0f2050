/** Runs models on native threads. */
import { CallThreads } from "../runtime/call_thread.ts";
import type { PreparedRun } from "./run.ts";

/** Maximum number of concurrent runs; each also uses the threads of its session. */
const THREADS = 2;

/** Null if this system cannot run native threads. */
let threads: CallThreads | null | undefined;

/**
 * Runs a model on the CPU without blocking the event loop, if this system can run native threads. Disposes of the
 * arrays that were allocated for the run if it fails.
 */
export async function runInBackground(run: PreparedRun, signal: AbortSignal | undefined): Promise<void> {
  const { ort } = run.binding.session;
  const { fn } = ort;
  if (threads === undefined) threads = CallThreads.start(THREADS, "cuffi model") ?? null;
  const options = ort.out("CreateRunOptions", (word) => fn.CreateRunOptions(word));
  const end = () => ort.check("RunOptionsSetTerminate", fn.RunOptionsSetTerminate(options));
  signal?.addEventListener("abort", end);
  try {
    if (threads === null) run.execute();
    else await run.executeInBackground(threads, options);
    signal?.throwIfAborted();
  } catch (error) {
    run.discard();
    throw signal?.aborted ? signal.reason : error;
  } finally {
    signal?.removeEventListener("abort", end);
    fn.ReleaseRunOptions(options);
  }
}
