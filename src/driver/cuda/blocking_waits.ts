/**
 * Waits that block the thread while operations of a world may be in flight. Those end when the other ranks have run
 * theirs: if one has died, libcuda would wait forever. So the waits poll, and worlds fail when their time is up.
 */

/** A world's operations. */
export interface WatchedWork {
  /** The streams with operations that may be in flight. */
  inFlight(): readonly WatchedStream[];
  /** Ends the world if it has failed, or if the wait of so many milliseconds has been too long. */
  check(waited: number): void;
}

/** A stream and its context. */
export interface WatchedStream {
  readonly stream: bigint;
  readonly context: bigint;
}

/** Polled without a pause at first, then at intervals of a fraction of the time waited, in milliseconds. */
const SPIN = 1, SHORTEST = 0.02, LONGEST = 0.5, FRACTION = 1 / 20;

export class BlockingWaits {
  readonly #watched: Set<WatchedWork> = new Set();

  /** Whether there are worlds. Without them, waits do not create a function for {@link until}: 0.03 µs. */
  get isWatching(): boolean {
    return this.#watched.size > 0;
  }

  add(work: WatchedWork): void {
    this.#watched.add(work);
  }

  delete(work: WatchedWork): void {
    this.#watched.delete(work);
  }

  /** Waits until `isDone()` returns true; returns immediately if no world is busy, and libcuda can wait. */
  until(isDone: () => boolean): void {
    if (this.#watched.size === 0) return;
    const busy = [...this.#watched].filter((work) => work.inFlight().length > 0);
    if (busy.length === 0) return;
    const since = performance.now();
    while (!isDone()) {
      const waited = performance.now() - since;
      if (waited < SPIN) continue;
      for (const work of busy) if (this.#watched.has(work)) work.check(waited);
      pause(Math.min(LONGEST, Math.max(SHORTEST, waited * FRACTION)));
    }
  }

  /** Waits for the streams of a context that worlds use. */
  untilIdle(context: bigint, query: (stream: bigint) => boolean): void {
    if (this.#watched.size === 0) return;
    const streams = [...this.#watched].flatMap((work) => work.inFlight())
      .filter((watched) => watched.context === context);
    this.until(() => streams.every(({ stream }) => query(stream)));
  }
}

const sleeper = new Int32Array(new SharedArrayBuffer(4));

/** Blocks the thread. */
export function pause(milliseconds: number): void {
  Atomics.wait(sleeper, 0, 0, milliseconds);
}

/** Blocks until native threads have done what they are about to do. */
export function awaitThreads(isDone: () => boolean): void {
  while (!isDone()) pause(0.05);
}
