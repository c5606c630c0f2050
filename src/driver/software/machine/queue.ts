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
  /** Commands that a branch has put before what was given after it: nobody counts them. */
  readonly #uncounted: Set<Command> = new Set();
  /** Where commands go while a branch gives its own. */
  #branch: Command[] | null = null;
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
    if (this.#branch !== null) {
      this.#branch.push(command);
      return this.#completed + 1;
    }
    const number = ++this.#given;
    this.#waiting.push(command);
    this.pump();
    return number;
  }

  /** The same for work that is done in one call. */
  run(work: () => void): number {
    if (this.idle && this.#branch === null) {
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

  /**
   * Adds work that is decided on when its turn comes: if `taken()` says so, the commands that `body` gives run before all
   * that was given later, and if `again`, so do they as long as it says so.
   */
  giveBranch(taken: () => boolean, again: boolean, body: () => void): number {
    const last: Command = { start: () => true };
    const decision = (): Command =>
      this.#uncount({
        start: () => {
          if (taken()) this.#waiting.unshift(...this.#collect(body), again ? decision() : last);
          else this.#waiting.unshift(last);
          return true;
        },
      });
    const number = ++this.#given;
    this.#waiting.push(decision());
    this.pump();
    return number;
  }

  #collect(body: () => void): Command[] {
    const commands: Command[] = this.#branch = [];
    try {
      body();
    } finally {
      this.#branch = null;
    }
    for (const command of commands) this.#uncount(command);
    return commands;
  }

  #uncount(command: Command): Command {
    this.#uncounted.add(command);
    return command;
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
    if (!this.#uncounted.delete(command)) this.#completed++;
    command.finish?.();
  }
}
