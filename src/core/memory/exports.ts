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
import { warnFailedFree } from "../../base/finalization.ts";
import { nodeModule } from "../../runtime/node_builtins.ts";

/** Memory that a native consumer uses. */
export interface Exported {
  /** True once the consumer has returned the memory. */
  readonly isReturned: boolean;
  /** Releases the memory. Called once, on the JavaScript thread. */
  finish(): void;
}

/** A deferred action that runs once `ready()` is true. */
interface Deferred {
  readonly ready: () => boolean;
  readonly then: () => void;
}

/**
 * Exports polled per allocation: enough to find each returned one soon, few enough to keep allocation fast.
 */
const POLLED_PER_ALLOCATION = 8;
const TIMER_MS = 20;

const exported: Exported[] = [];
const deferred: Deferred[] = [];
/** The next export to poll. */
let cursor = 0;

/** Polls an export until the consumer returns it. */
export function watchExport(memory: Exported): void {
  exported.push(memory);
  startTimer();
}

/** Calls `then` once `ready()` is true; polled together with exported memory. */
export function whenReady(ready: () => boolean, then: () => void): void {
  deferred.push({ ready, then });
  startTimer();
}

/** Releases some of the memory that consumers have returned. Cheap enough for every allocation. */
export function collectReturned(): void {
  if (exported.length === 0 && deferred.length === 0) return;
  collect(POLLED_PER_ALLOCATION);
}

/** Releases all memory that consumers have returned. */
export function collectAllReturned(): void {
  if (exported.length === 0 && deferred.length === 0) return;
  collect(exported.length + deferred.length);
}

function collect(count: number): void {
  // Deferred actions first: they may return imported memory that is exported from here. Oldest first, since
  // those become ready first.
  for (let i = count; i > 0 && deferred.length > 0; i--) {
    const [first] = deferred;
    try {
      if (!first!.ready()) break;
      first!.then();
    } catch (error) {
      warnFailedFree(error);
    }
    deferred.shift();
  }
  for (let i = Math.min(count, exported.length); i > 0 && exported.length > 0; i--) {
    if (cursor >= exported.length) cursor = 0;
    const memory = exported[cursor]!;
    if (!memory.isReturned) {
      cursor++;
      continue;
    }
    const last = exported.pop()!;
    if (last !== memory) exported[cursor] = last;
    try {
      memory.finish();
    } catch (error) {
      warnFailedFree(error);
    }
  }
}

let timer: { unref(): unknown } | null = null;

function startTimer(): void {
  if (timer !== null) return;
  const timers = nodeModule("node:timers");
  if (timers === undefined) return;
  const running = timers.setInterval(() => {
    collectAllReturned();
    if (exported.length > 0 || deferred.length > 0) return;
    timers.clearInterval(running);
    timer = null;
  }, TIMER_MS);
  running.unref();
  timer = running;
}
