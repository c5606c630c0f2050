/** Operations that run together, as one command of the device's queue. */
import { describeGone, type Failure, timedOut } from "./failure.ts";
import type { Operation } from "./operation.ts";
import type { Rank } from "./rank.ts";

/** The operations of a group, and the ranks of this process. */
export class Group {
  readonly operations: readonly { readonly rank: number; readonly operation: Operation }[];
  readonly #ranks: readonly Rank[];
  readonly #timeout: number;
  #lastProgress = 0;

  constructor(operations: Group["operations"], ranks: readonly Rank[], timeout: number) {
    this.operations = operations;
    this.#ranks = ranks;
    this.#timeout = timeout;
  }

  /** When the last byte moved, in milliseconds of `performance.now()`. */
  get lastProgress(): number {
    return this.#lastProgress;
  }

  start(): void {
    for (const { operation } of this.operations) operation.start();
    this.#lastProgress = performance.now();
  }

  /** Returns true once all operations are complete, a failure if they cannot complete. */
  progress(): boolean | Failure {
    for (;;) {
      let moved = false;
      for (const rank of this.#ranks) {
        for (const channel of rank.channels) {
          if (channel.idle) continue;
          const exchanged = rank.exchange(channel);
          if (typeof exchanged === "string") return { rank: rank.rank, message: exchanged };
          if (exchanged) moved = true;
          else if (channel.stuck) {
            const message = describeGone(channel, channel.operation!);
            if (message !== undefined) return { rank: rank.rank, message };
          }
        }
        rank.publish();
      }
      for (const { operation } of this.operations) if (operation.advance()) moved = true;
      if (this.operations.every(({ operation }) => operation.done)) return true;
      const now = performance.now();
      if (!moved) return now - this.#lastProgress > this.#timeout ? this.#timedOut() : false;
      this.#lastProgress = now;
    }
  }

  #timedOut(): Failure {
    const { rank, operation } = this.operations.find(({ operation }) => !operation.done)!;
    const late = this.#ranks.flatMap(({ channels }) => channels.filter(({ waits }) => waits)).map((
      { peer },
    ) => peer);
    return timedOut(rank, this.#timeout, late, operation.signature);
  }
}
