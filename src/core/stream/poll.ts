/**
 * Waits without blocking the event loop. Polls on every event-loop turn for the first millisecond (short work
 * finishes in microseconds), then backs off to 25 % of the elapsed time, because each later poll is a timer, which
 * takes 0.1 ms of CPU and more. All waits share one poller, which keeps the process alive as long as a wait is
 * pending.
 */
import { checkInteger, checkOptionNames, type OptionNames } from "../../base/check.ts";
import { hexadecimal } from "../../runtime/inspect.ts";
import { soon } from "../../base/soon.ts";
import { reportFailure, type StreamState } from "../stream_state.ts";

/** Options of waits that do not block. */
export interface WaitOptions {
  /** Ends the wait, but not the work, with the signal's reason. */
  signal?: AbortSignal | undefined;
  /**
   * Ends the wait, but not the work, after this many milliseconds with a `DOMException` named `TimeoutError`.
   * Default: never.
   */
  timeout?: number | undefined;
}

interface Wait {
  readonly ready: () => boolean;
  readonly subject: () => string;
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
  readonly signal: AbortSignal | undefined;
  readonly since: number;
  readonly deadline: number;
  /** The time of the next poll. */
  due: number;
}

/** How long a wait is polled on every turn. */
const EVERY_TURN_MS = 1;
/** Later polls are this fraction of the elapsed time apart, within these limits. */
const BACKOFF = 1 / 4, SHORTEST_MS = 1, LONGEST_MS = 10;

let waits: Wait[] = [];
let scheduled: ReturnType<typeof setTimeout> | "soon" | undefined;

const WAIT_OPTIONS: OptionNames<WaitOptions> = { signal: true, timeout: true };

/**
 * Resolves when the work enqueued on a stream has finished. Rejects if the stream is disposed of meanwhile.
 *
 * @param owner The object to keep from being collected meanwhile.
 */
export function pollStream(
  stream: StreamState,
  options?: WaitOptions,
  owner: { toString(): string } = {
    toString: () => `Stream ${hexadecimal(stream.handle)} on ${stream.context}`,
  },
): Promise<void> {
  return poll(
    () => {
      // The driver must not see the handle of a destroyed stream.
      if (stream.destroyed) throw new Error("the stream was disposed while a call was waiting for it");
      const isFinished = stream.context.use().streams.query(stream.handle);
      reportFailure(stream);
      return isFinished;
    },
    options,
    () => `the work on ${owner}`,
  );
}

/**
 * Resolves when `ready()` is true; rejects with what it throws, with the signal's reason, or when time is up.
 *
 * @param subject The work in the error when time is up.
 */
export async function poll(
  ready: () => boolean,
  options: WaitOptions = {},
  subject: () => string = () => "the work",
): Promise<void> {
  try {
    await wait(ready, options, subject);
  } catch (error) {
    // The stack of the poller says nothing. Here it names whoever awaits this promise.
    if (error instanceof Error && error !== options?.signal?.reason) Error.captureStackTrace(error, poll);
    throw error;
  }
}

function wait(ready: () => boolean, options: WaitOptions, subject: () => string): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    const { signal, timeout } = checkOptionNames(options, WAIT_OPTIONS);
    if (timeout !== undefined) checkInteger("timeout", timeout, 0, Number.MAX_SAFE_INTEGER);
    if (signal?.aborted) throw signal.reason;
    if (ready()) return resolve();
    const since = performance.now();
    waits.push({
      ready,
      subject,
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
    // A new wait is due before the timer of the older ones.
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

function turn(): void {
  scheduled = undefined;
  const now = performance.now();
  const pending = waits;
  waits = [];
  for (const wait of pending) {
    if (!pollWait(wait, now)) waits.push(wait);
  }
  if (waits.length > 0) schedule(now);
}

/** Polls a wait that is due: settles it or backs off. Returns true if the wait has ended. */
function pollWait(wait: Wait, now: number): boolean {
  try {
    if (wait.signal?.aborted) throw wait.signal.reason;
    if (now < wait.due) return false;
    if (wait.ready()) {
      wait.resolve();
      return true;
    }
    if (now >= wait.deadline) {
      const timeout = Math.round(wait.deadline - wait.since);
      throw new DOMException(`${wait.subject()} did not finish within ${timeout} ms`, "TimeoutError");
    }
    const waited = now - wait.since;
    if (waited >= EVERY_TURN_MS) {
      wait.due = now + Math.min(LONGEST_MS, Math.max(SHORTEST_MS, waited * BACKOFF));
    }
    return false;
  } catch (error) {
    wait.reject(error);
    return true;
  }
}
