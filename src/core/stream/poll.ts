/**
 * Waiting without blocking the event loop. All waits share one poller. A wait is asked about in every turn of the event
 * loop while it is young, for short work is answered in microseconds, and then after a fifth of the time that it has
 * waited already, for long work shall cost no core. The poller keeps the process alive while anybody waits, and no longer.
 */
import { checkInteger } from "../../base/check.ts";

/** Options of waiting without blocking. */
export interface WaitOptions {
  /** Ends the waiting (not the work) with the signal's reason. */
  signal?: AbortSignal;
  /** Ends the waiting (not the work) after so many milliseconds, with a `DOMException` named `TimeoutError`. Default: never. */
  timeout?: number;
}

interface Wait {
  readonly ready: () => boolean;
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
  readonly signal: AbortSignal | undefined;
  readonly since: number;
  readonly deadline: number;
  /** When it is asked about next. */
  due: number;
}

/** A wait is young for so long. */
const YOUNG_MS = 1;
/** Later it is asked about after this part of the time that it has waited, at intervals of these lengths. */
const PART = 1 / 5, SHORTEST_MS = 1, LONGEST_MS = 10;

let waits: Wait[] = [];
let scheduled: ReturnType<typeof setTimeout> | "soon" | undefined;

/** Resolves when `ready()` is true; rejects with what it throws, with the signal's reason, or when time is up. */
export function poll(ready: () => boolean, { signal, timeout }: WaitOptions = {}): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    if (timeout !== undefined) checkInteger("timeout", timeout, 0, Number.MAX_SAFE_INTEGER);
    if (signal?.aborted) throw signal.reason;
    if (ready()) return resolve();
    const since = performance.now();
    waits.push({
      ready,
      resolve,
      reject,
      signal,
      since,
      deadline: since + (timeout ?? Infinity),
      due: since,
    });
    schedule(since);
  });
}

function schedule(now: number): void {
  if (scheduled !== undefined) {
    // A wait that has just begun does not wait for the timer of the older ones.
    if (scheduled === "soon") return;
    clearTimeout(scheduled);
  }
  let due = Infinity;
  for (const wait of waits) due = Math.min(due, wait.due);
  if (due <= now) {
    scheduled = "soon";
    soon(turn);
  } else scheduled = setTimeout(turn, due - now);
}

/** Calls back in the next turn of the event loop. (Deno brings `setImmediate` into the process at its first mention.) */
function soon(callback: () => void): void {
  if (typeof setImmediate === "function") setImmediate(callback);
  else setTimeout(callback, 0);
}

function turn(): void {
  scheduled = undefined;
  const now = performance.now();
  const asked = waits;
  waits = [];
  for (const wait of asked) {
    if (!isOver(wait, now)) waits.push(wait);
  }
  if (waits.length > 0) schedule(now);
}

/** Settles a wait whose end has come. */
function isOver(wait: Wait, now: number): boolean {
  try {
    if (wait.signal?.aborted) throw wait.signal.reason;
    if (now < wait.due) return false;
    if (wait.ready()) {
      wait.resolve();
      return true;
    }
    if (now >= wait.deadline) {
      throw new DOMException("the work had not finished when the time was up", "TimeoutError");
    }
    const waited = now - wait.since;
    if (waited >= YOUNG_MS) wait.due = now + Math.min(LONGEST_MS, Math.max(SHORTEST_MS, waited * PART));
    return false;
  } catch (error) {
    wait.reject(error);
    return true;
  }
}
