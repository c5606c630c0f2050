/** Confirms that every rank has taken part in the operations that this process has run so far. */
import { type Channel, STATE } from "./channel.ts";
import { describeFailed, describeGone, type Failure, timedOut } from "./failure.ts";
import type { Rank } from "./rank.ts";
import { describeSignature } from "./transfer.ts";

/** What a peer must have done. */
interface Target {
  readonly rank: Rank;
  readonly channel: Channel;
  /** Collective operations that it has compared with those of all ranks. */
  readonly agreed: number;
  /** Bytes that it has received. */
  readonly received: number;
}

export class Agreement {
  readonly #ranks: readonly Rank[];
  readonly #timeout: number;
  readonly #since = performance.now();
  /** Those that were not reached yet. */
  #targets: readonly Target[];

  constructor(ranks: readonly Rank[], timeout: number) {
    this.#ranks = ranks;
    this.#timeout = timeout;
    const targets = ranks.flatMap((rank) =>
      rank.channels.map((channel) => ({ rank, channel, agreed: rank.begun, received: channel.sent }))
    );
    // Without any operation, ranks may be missing.
    this.#targets = targets.filter(({ agreed, received }) => agreed > 0 || received > 0);
  }

  /** Returns true once every rank has taken part, a failure if one does not or has called another operation. */
  reached(): boolean | Failure {
    for (const rank of this.#ranks) {
      const message = rank.compare();
      if (message !== undefined) return { rank: rank.rank, message };
    }
    const open: Target[] = [];
    for (const target of this.#targets) {
      const { rank, channel } = target;
      channel.refresh();
      const reached = isReached(target);
      const message = describeUnmatched(target, reached);
      if (message !== undefined) return { rank: rank.rank, message };
      if (!reached) open.push(target);
    }
    this.#targets = open;
    if (open.length === 0) return true;
    return performance.now() - this.#since > this.#timeout ? this.#timedOut() : false;
  }

  #timedOut(): Failure {
    const [{ rank, channel }] = this.#targets as [Target];
    const late = this.#targets.filter((target) => target.rank === rank).map(({ channel }) => channel.peer);
    return timedOut(rank.rank, this.#timeout, late, channel.operation!);
  }
}

function isReached({ rank, channel, agreed, received }: Target): boolean {
  return channel.peerReceived >= received && (channel.peer === rank.rank || channel.peerAgreed >= agreed);
}

/** Describes why a target cannot be reached; undefined if it may be. */
function describeUnmatched({ rank, channel }: Target, reached: boolean): string | undefined {
  if (channel.peerState === STATE.failed) return describeFailed(channel);
  if (reached) return undefined;
  const operation = channel.operation!;
  if (channel.peer !== rank.rank) return describeGone(channel, operation);
  if (!channel.idle) return undefined;
  return `rank ${rank.rank} called ${describeSignature(operation)} without receive() in the same group()`;
}
