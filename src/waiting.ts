/**
 * Waiting without blocking the event loop. All waits share one poller: it asks again in every turn of the event loop for
 * the first two milliseconds (short work is answered in microseconds), then once a millisecond (long work costs no core).
 */

interface Wait {
  readonly ready: () => boolean;
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
  readonly since: number;
}

const SPIN_MS = 2;
const BACK_OFF_MS = 1;

let waits: Wait[] = [];
let scheduled = false;

/** Resolves when `ready()` is true, rejects with what it throws or with the signal's reason. */
export function poll(ready: () => boolean, signal?: AbortSignal): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    if (signal?.aborted) throw signal.reason;
    if (ready()) return resolve();
    const wait: Wait = {
      ready: () => {
        if (signal?.aborted) throw signal.reason;
        return ready();
      },
      resolve,
      reject,
      since: performance.now(),
    };
    waits.push(wait);
    schedule();
  });
}

function schedule(): void {
  if (scheduled) return;
  scheduled = true;
  const now = performance.now();
  if (waits.some((wait) => now - wait.since < SPIN_MS)) soon(turn);
  else setTimeout(turn, BACK_OFF_MS);
}

const soon: (callback: () => void) => void = typeof setImmediate === "function"
  ? setImmediate
  : (callback) => setTimeout(callback, 0);

function turn(): void {
  scheduled = false;
  const asked = waits;
  waits = [];
  for (const wait of asked) {
    try {
      if (wait.ready()) wait.resolve();
      else waits.push(wait);
    } catch (error) {
      wait.reject(error);
    }
  }
  if (waits.length > 0) schedule();
}
