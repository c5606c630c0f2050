/** Promises that wait for conditions, which are checked at every poll. */

interface Waiter {
  readonly ready: () => boolean;
  readonly resolve: () => void;
}

export class Waiters {
  readonly #waiting: Set<Waiter> = new Set();

  /** Waits until `ready()` returns true, or {@link wake} ends all waits. */
  wait(ready: () => boolean): Promise<void> {
    return new Promise((resolve) => void this.#waiting.add({ ready, resolve }));
  }

  /** Ends the waits whose conditions hold, or all of them. */
  wake(all: boolean): void {
    for (const waiter of this.#waiting) {
      if (!all && !waiter.ready()) continue;
      this.#waiting.delete(waiter);
      waiter.resolve();
    }
  }
}
