/** A world within the one that it was split from. */
import { describeFailure, type WorldError } from "../driver/collectives.ts";
import type { Connection } from "./connection.ts";

const IN_PARENT = /^(?:a rank|rank \d+) failed in the parent world: /;

export class Part {
  readonly parent: Connection;
  /** The ranks in the parent, by rank in the part. */
  readonly #ranks: readonly number[];

  constructor(parent: Connection, ranks: readonly number[]) {
    this.parent = parent;
    this.#ranks = ranks;
  }

  /** Returns a failure of the part with the failed rank's number in the whole world, which names its process. */
  explain(error: WorldError): WorldError {
    const { failedRank, message } = error, rank = this.#rankInWorld(failedRank ?? -1);
    if (rank === undefined) return error;
    return error.as(
      `${message}\n  rank ${failedRank} of this part is rank ${rank} of the whole world`,
      error.rank,
    );
  }

  #rankInWorld(rank: number): number | undefined {
    const own = this.#ranks[rank], outer = this.parent.part;
    return own === undefined || outer === null ? own : outer.#rankInWorld(own);
  }

  /** Returns a failure of the part as one of the parent. */
  toParent(error: WorldError): WorldError {
    const rank = this.#ranks[error.rank] ?? this.parent.rank, { message } = error;
    // It was the parent's, and has reached the part of another process before that process's parent.
    if (IN_PARENT.test(message)) return error.as(message.replace(IN_PARENT, ""), rank);
    const described = error.as(describeFailure(error.rank, message), error.rank);
    const failed = this.#ranks[described.failedRank ?? -1];
    return error.as(describe(failed, "a part of the world", described.message), rank);
  }

  /** Returns a failure of the parent as one of the part, of which this process has `own` as its first rank. */
  fromParent(error: WorldError, own: number): WorldError {
    const [rank, failed] = [error.rank, error.failedRank].map((rank) => {
      const place = this.#ranks.findIndex((other) => other === rank);
      return place < 0 ? undefined : place;
    });
    return error.as(describe(failed, "the parent world", error.message), rank ?? own);
  }
}

/** Prefixes a message, whose ranks are those of another world, with the rank of this one that has failed. */
function describe(rank: number | undefined, where: string, message: string): string {
  return `${rank === undefined ? "a rank" : `rank ${rank}`} failed in ${where}: ${message}`;
}
