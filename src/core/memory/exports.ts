/**
 * Exported memory: memory that a native consumer uses and returns on any thread, without a JavaScript
 * callback.
 *
 * The consumer only changes a word of native memory; the owner polls those words when it allocates and
 * synchronizes, and on a timer that does not keep the process alive. interop/export_slot.ts has the native
 * side.
 *
 * @module
 */
import { ignoreFaults } from "../../base/errors.ts";
import { warnFailedFree } from "../../base/finalization.ts";
import { nodeModule } from "../../runtime/node_builtins.ts";

/** Memory that a native consumer uses. */
export interface Exported {
  /** True once the consumer has returned the memory. */
  readonly isReturned: boolean;
  /** Releases the memory. Called once, on the JavaScript thread. */
  finish(): void;
}

/** Entries polled per allocation: enough to find each ready one soon, few enough to keep allocation fast. */
const EXPORTS_PER_ALLOCATION = 8;
/** Fewer than of exports, because each poll is a call of the driver. */
const DEFERRED_PER_ALLOCATION = 2;
const TIMER_MS = 20;

/** Memory in use, polled in turn. */
class PollList {
  readonly #entries: Exported[] = [];
  /** The next entry to poll. */
  #cursor = 0;

  get size(): number {
    return this.#entries.length;
  }

  add(entry: Exported): void {
    this.#entries.push(entry);
  }

  /** Polls the next `count` entries, and releases those that are ready. Returns true if there were any. */
  poll(count: number): boolean {
    const entries = this.#entries;
    let released = false;
    for (let i = Math.min(count, entries.length); i > 0 && entries.length > 0; i--) {
      if (this.#cursor >= entries.length) this.#cursor = 0;
      const entry = entries[this.#cursor]!;
      try {
        if (!ignoreFaults(() => entry.isReturned, true)) {
          this.#cursor++;
          continue;
        }
        this.#remove(this.#cursor);
        released = true;
        ignoreFaults(() => entry.finish(), undefined);
      } catch (error) {
        if (entries[this.#cursor] === entry) this.#remove(this.#cursor);
        warnFailedFree(error);
      }
    }
    return released;
  }

  /** Removes an entry before it is released, because releasing it may poll again. */
  #remove(index: number): void {
    const last = this.#entries.pop()!;
    if (index < this.#entries.length) this.#entries[index] = last;
  }
}

const exported = new PollList();
const deferred = new PollList();

/** Polls an export until the consumer returns it. */
export function watchExport(memory: Exported): void {
  exported.add(memory);
  startTimer();
}

/** Calls `then` once `ready()` is true; polled together with exported memory. */
export function whenReady(ready: () => boolean, then: () => void): void {
  deferred.add({
    get isReturned() {
      return ready();
    },
    finish: then,
  });
  startTimer();
}

/** Releases some of the memory that consumers have returned. Cheap enough for every allocation. */
export function collectReturned(): void {
  if (exported.size === 0 && deferred.size === 0) return;
  // Deferred actions first: they may return imported memory that is exported from here.
  deferred.poll(DEFERRED_PER_ALLOCATION);
  exported.poll(EXPORTS_PER_ALLOCATION);
}

let findReturned = (): void => {};

/** Sets a function that finds out what consumers have returned, called before {@link collectAllReturned} polls. */
export function pollAfter(find: () => void): void {
  findReturned = find;
}

/** Releases all memory that consumers have returned. */
export function collectAllReturned(): void {
  if (exported.size > 0) findReturned();
  deferred.poll(deferred.size);
  // Releasing one may be what another one waits for.
  while (exported.poll(exported.size));
}

let timer: { unref(): unknown } | null = null;

function startTimer(): void {
  if (timer !== null) return;
  const timers = nodeModule("node:timers");
  if (timers === undefined) return;
  const running = timers.setInterval(() => {
    collectAllReturned();
    if (exported.size > 0 || deferred.size > 0) return;
    timers.clearInterval(running);
    timer = null;
  }, TIMER_MS);
  running.unref();
  timer = running;
}
