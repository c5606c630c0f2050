/** Promises that wait for conditions, which are checked at every poll. */

interface Waiter {
  readonly ready: () => boolean;
  readonly resolve: () => void;
}

export class Waiters {
  readonly #waiting: Set<Waiter> = new Set();

  /** Waits for `ready()`, or until {@link wake} ends all waiting. */
  wait(ready: () => boolean): Promise<void> {
    return new Promise((resolve) => void this.#waiting.add({ ready, resolve }));
  }

  /** Ends the waiting for conditions that hold, or all. */
  wake(all: boolean): void {
    for (const waiter of this.#waiting) {
      if (!all && !waiter.ready()) continue;
      this.#waiting.delete(waiter);
      waiter.resolve();
    }
  }
}
