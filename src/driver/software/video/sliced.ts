/** Work in the device's queue that runs on this thread, in slices, so that it does not block the event loop. */
import { soon } from "../../../base/soon.ts";
import type { Command, CommandQueue } from "../machine/queue.ts";

/** The longest slice. */
const SLICE_MS = 0.5;

const slicers: WeakMap<CommandQueue, Slicer> = new WeakMap();

/**
 * Enqueues the steps of a generator, each of which must take less than a millisecond, and returns the
 * command's number. They advance in turns of the event loop, one slice per turn for all commands of the queue
 * together; waiting for the device runs the remaining steps immediately.
 *
 * @param finish Called once, after the last step.
 */
export function enqueueSliced(queue: CommandQueue, steps: Iterator<void>, finish: () => void): number {
  let slicer = slicers.get(queue);
  if (slicer === undefined) slicers.set(queue, slicer = new Slicer(queue));
  return queue.enqueue(new SlicedCommand(slicer, steps, finish));
}

/** Divides turns of the event loop into slices. */
class Slicer {
  readonly #queue: CommandQueue;
  /** Milliseconds that are left in this turn. */
  #left = SLICE_MS;
  #scheduled = false;

  constructor(queue: CommandQueue) {
    this.#queue = queue;
  }

  /**
   * Calls `step` until it returns true or the slice of this turn is over. Returns whether it returned true.
   *
   * @param asked Starts a new slice, for callers that ask again and again without returning to the event loop.
   */
  run(step: () => boolean, asked: boolean): boolean {
    this.#schedule();
    if (asked) this.#left = SLICE_MS;
    for (let before = performance.now(); this.#left > 0;) {
      const done = step(), now = performance.now();
      this.#left -= now - before;
      before = now;
      if (done) return true;
    }
    return false;
  }

  /** Continues the queue in the next turn. */
  #schedule(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    soon(() => {
      this.#scheduled = false;
      this.#left = SLICE_MS;
      try {
        this.#queue.poll(false);
      } catch {
        // The error belongs to another command, whose waiters get it.
      }
    });
  }
}

class SlicedCommand implements Command {
  readonly #slicer: Slicer;
  readonly #steps: Iterator<void>;
  readonly #finish: () => void;
  #finished = false;

  constructor(slicer: Slicer, steps: Iterator<void>, finish: () => void) {
    this.#slicer = slicer;
    this.#steps = steps;
    this.#finish = finish;
  }

  start(): boolean {
    return this.#slicer.run(() => this.#step(), false);
  }

  done(asked: boolean): boolean {
    return this.#finished || this.#slicer.run(() => this.#step(), asked);
  }

  wait(): void {
    while (!this.#finished) this.#step();
  }

  /** Returns whether it was the last step, as one that throws is. */
  #step(): boolean {
    let done = true;
    try {
      done = this.#steps.next().done === true;
    } finally {
      if (done) {
        this.#finished = true;
        this.#finish();
      }
    }
    return done;
  }
}
