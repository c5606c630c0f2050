/**
 * The command queue of the device, shared by all streams. Commands run one after another in the order of
 * submission, which satisfies the ordering of streams, events and the default stream. Running kernels
 * concurrently would gain nothing, because each one uses all workers.
 *
 * The queue advances on the thread that owns the device: when a command is enqueued, when a worker reports,
 * and on every query or wait.
 */

/** One unit of device work. */
export interface Command {
  /** Starts the work. Returns true if it is already complete, false if workers are running it. */
  start(): boolean;
  /**
   * Returns true if the work is complete. If `asked` is set, a caller waits for the answer, so that work that was put
   * off must begin.
   */
  done?(asked: boolean): boolean;
  /** Blocks until the workers have finished. */
  wait?(): void;
  /** Called once when the work is complete. */
  finish?(): void;
}

/** Commands are numbered from 1. Streams and events store the number of the command that they wait for. */
export class CommandQueue {
  readonly #waiting: Command[] = [];
  #running: Command | null = null;
  /** Commands without a number, which belong to a branch. */
  readonly #uncounted: Set<Command> = new Set();
  /** Collects the commands of a branch while its body is enqueued. */
  #branch: Command[] | null = null;
  #enqueued = 0;
  #completed = 0;

  /** Number of the last enqueued command. */
  get enqueued(): number {
    return this.#enqueued;
  }

  /** Number of the last command known to be complete. {@link poll} updates it. */
  get completed(): number {
    return this.#completed;
  }

  /** True if no command is running or waiting. */
  get idle(): boolean {
    return this.#completed === this.#enqueued;
  }

  /** Enqueues a command and starts it if the queue is idle. Returns its number. */
  enqueue(command: Command): number {
    if (this.#branch !== null) {
      this.#branch.push(command);
      return this.#completed + 1;
    }
    const number = ++this.#enqueued;
    this.#waiting.push(command);
    this.poll(false);
    return number;
  }

  /** Enqueues a function that completes when it returns. Returns the command's number. */
  enqueueCall(work: () => void): number {
    if (this.idle && this.#branch === null) {
      this.#completed = ++this.#enqueued;
      work();
      return this.#enqueued;
    }
    return this.enqueue({
      start: () => {
        work();
        return true;
      },
    });
  }

  /**
   * Enqueues a conditional command. When its turn comes and `condition()` is true, the commands that `body`
   * enqueues run before all later ones.
   *
   * @param loop repeat this as long as the condition is true
   */
  enqueueBranch(condition: () => boolean, loop: boolean, body: () => void): number {
    const last: Command = { start: () => true };
    const decision = (): Command =>
      this.#uncount({
        start: () => {
          const next: Command[] = [last];
          try {
            if (condition()) next.splice(0, 1, ...this.#collect(body), loop ? decision() : last);
          } finally {
            this.#waiting.unshift(...next);
          }
          return true;
        },
      });
    if (this.#branch !== null) {
      this.#uncount(last);
      this.#branch.push(decision());
      return this.#completed + 1;
    }
    const number = ++this.#enqueued;
    this.#waiting.push(decision());
    this.poll();
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

  /**
   * Advances as far as possible without blocking. Returns the number of the last completed command.
   *
   * @param asked False if no caller asks whether commands are complete.
   */
  poll(asked = true): number {
    for (;;) {
      const running = this.#running;
      if (running && !this.#advance(running, () => running.done?.(asked) === true)) break;
      const next = this.#waiting.shift();
      if (!next) break;
      this.#running = next;
      if (!this.#advance(next, () => next.start())) break;
    }
    return this.#completed;
  }

  /** Finishes a command if a step completes it, or throws: later commands must not wait for it. */
  #advance(command: Command, step: () => boolean): boolean {
    let complete = true;
    try {
      complete = step();
    } finally {
      if (complete) this.#finish(command);
    }
    return complete;
  }

  /** Blocks until command `number` is complete. */
  drain(number: number = this.#enqueued): void {
    while (this.poll(false) < number) this.#running?.wait?.();
  }

  #finish(command: Command): void {
    this.#running = null;
    if (!this.#uncounted.delete(command)) this.#completed++;
    command.finish?.();
  }
}
