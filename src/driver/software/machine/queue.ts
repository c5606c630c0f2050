/**
 * The device's command queue. All streams share it: commands run one after another in the order in which they were given,
 * which is one of the orders that streams, events and the default stream allow. A kernel is spread over all workers by
 * itself, so running two side by side would gain nothing.
 *
 * The thread that owns the device drives the queue: when a command is given, when a worker reports, and whenever somebody
 * asks or waits.
 */

/** One unit of device work. */
export interface Command {
  /** Begins the work. True: it is done already. False: workers have it, see `done` and `wait`. */
  start(): boolean;
  /** True when the workers have finished. */
  done?(): boolean;
  /** Blocks until the workers have finished. */
  wait?(): void;
  /** Called once after the work. */
  finish?(): void;
}

/** Commands are counted from 1; a count is also how streams and events remember what they wait for. */
export class CommandQueue {
  readonly #waiting: Command[] = [];
  #running: Command | null = null;
  #given = 0;
  #completed = 0;

  /** Number of the command given last. */
  get given(): number {
    return this.#given;
  }

  /** Number of the last command that has finished, as far as known without asking again: see {@link pump}. */
  get completed(): number {
    return this.#completed;
  }

  /** True if nothing runs or waits. */
  get idle(): boolean {
    return this.#completed === this.#given;
  }

  /** Adds a command and begins it at once if nothing is before it. Returns its number. */
  give(command: Command): number {
    const number = ++this.#given;
    this.#waiting.push(command);
    this.pump();
    return number;
  }

  /** The same for work that is done in one call. */
  run(work: () => void): number {
    if (this.idle) {
      this.#completed = ++this.#given;
      work();
      return this.#given;
    }
    return this.give({
      start: () => {
        work();
        return true;
      },
    });
  }

  /** Goes as far as possible without blocking. Returns the number of the last finished command. */
  pump(): number {
    for (;;) {
      if (this.#running) {
        if (!this.#running.done?.()) break;
        this.#finish(this.#running);
      }
      const next = this.#waiting.shift();
      if (!next) break;
      this.#running = next;
      if (next.start()) this.#finish(next);
    }
    return this.#completed;
  }

  /** Blocks until command `number` has finished. */
  drain(number: number = this.#given): void {
    while (this.pump() < number) this.#running?.wait?.();
  }

  #finish(command: Command): void {
    this.#running = null;
    this.#completed++;
    command.finish?.();
  }
}
