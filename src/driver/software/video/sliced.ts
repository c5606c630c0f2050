/** Work in the device's queue that runs on this thread, in slices, so that it does not block the event loop. */
import { soon } from "../../../base/soon.ts";
import type { Command, CommandQueue } from "../machine/queue.ts";

/** The longest slice. */
const SLICE_MS = 1;

/**
 * Enqueues the steps of a generator, each of which must take less than a millisecond, and returns the command's number.
 * They advance in turns of the event loop; whoever waits for the device makes the rest at once.
 *
 * @param finish Called once, after the last step.
 */
export function enqueueSliced(queue: CommandQueue, steps: Iterator<void>, finish: () => void): number {
  const command = new SlicedCommand(steps, finish);
  const number = queue.enqueue(command);
  const turn = (): void => {
    if (command.finished) return;
    try {
      queue.poll(false);
    } catch {
      // The error of another command, which its own waiters get.
      return;
    }
    soon(turn);
  };
  if (!command.finished) soon(turn);
  return number;
}

class SlicedCommand implements Command {
  readonly #steps: Iterator<void>;
  readonly #finish: () => void;
  finished = false;

  constructor(steps: Iterator<void>, finish: () => void) {
    this.#steps = steps;
    this.#finish = finish;
  }

  start(): boolean {
    return this.#advance(SLICE_MS);
  }

  done(): boolean {
    return this.finished || this.#advance(SLICE_MS);
  }

  wait(): void {
    this.#advance(Infinity);
  }

  #advance(milliseconds: number): boolean {
    const end = performance.now() + milliseconds;
    while (!this.finished) {
      // After an error, the iterator is at its end, and the next call finishes the command.
      if (this.#steps.next().done === true) {
        this.finished = true;
        this.#finish();
      } else if (performance.now() >= end) break;
    }
    return this.finished;
  }
}
