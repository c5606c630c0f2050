/** Runs models on native threads. */
import type { PreparedRun } from "./run.ts";

/** Runs a model on the CPU without blocking the event loop. */
// deno-lint-ignore require-await
export async function runInBackground(run: PreparedRun, signal: AbortSignal | undefined): Promise<void> {
  try {
    signal?.throwIfAborted();
    run.execute();
  } catch (error) {
    run.discard();
    throw error;
  }
}
