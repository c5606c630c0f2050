/** Confirms that every rank has taken part in the operations that this process has run so far. */
import { type Channel, STATE } from "./channel.ts";
import { describeFailed, describeGone, type Failure, timedOut } from "./failure.ts";
import type { Rank } from "./rank.ts";
import { describeSignature } from "./transfer.ts";

/** The progress that a peer must have made. */
interface Target {
  readonly rank: Rank;
  readonly channel: Channel;
  /** Collective operations that it has run. */
  readonly begun: number;
  /** Bytes that it has received, if ranks send and receive. */
  readonly received: number;
}

export class Agreement {
  readonly #ranks: readonly Rank[];
  readonly #timeout: number;
  readonly #since = performance.now();
  readonly #targets: readonly Target[];

  constructor(ranks: readonly Rank[], timeout: number) {
    this.#ranks = ranks;
    this.#timeout = timeout;
    this.#targets = ranks.flatMap((rank) =>
      rank.channels.map((channel) => ({ rank, channel, begun: rank.begun, received: channel.sent }))
    );
  }

  /** Returns true once every rank has taken part, a failure if one does not or has called another operation. */
  reached(): boolean | Failure {
    for (const rank of this.#ranks) {
      const message = rank.compare();
      if (message !== undefined) return { rank: rank.rank, message };
    }
    const missing: Target[] = [];
    for (const target of this.#targets) {
      if (!isMissing(target)) continue;
      target.channel.refresh();
      const message = describeMissing(target);
      if (message !== undefined) return { rank: target.rank.rank, message };
      if (isMissing(target)) missing.push(target);
    }
    if (missing.length === 0) return true;
    return performance.now() - this.#since > this.#timeout ? this.#timedOut(missing) : false;
  }

  #timedOut(missing: readonly Target[]): Failure {
    const [{ rank, channel }] = missing as [Target];
    const late = missing.filter((target) => target.rank === rank).map(({ channel }) => channel.peer);
    return timedOut(rank.rank, this.#timeout, late, channel.operation!);
  }
}

/**
 * Whether a peer has not taken part yet. If all ranks call the same collective operations, they agree. Sends and
 * receives are known to two ranks only: then every rank must have compared what it has received, too.
 */
function isMissing({ rank, channel, begun, received }: Target): boolean {
  if (channel.peer === rank.rank) return channel.peerReceived < received;
  if (channel.compared < begun) return true;
  return rank.anyExchanges && (channel.peerReceived < received || channel.peerAgreed < begun);
}

/** Describes why a peer that is missing will not take part; undefined if it may. */
function describeMissing(target: Target): string | undefined {
  const { rank, channel } = target;
  if (channel.peerState === STATE.failed) return describeFailed(channel);
  if (!isMissing(target)) return undefined;
  const operation = channel.operation!;
  // A peer may leave before this rank has received its data.
  if (channel.peer !== rank.rank) return channel.available > 0 ? undefined : describeGone(channel, operation);
  if (!channel.idle) return undefined;
  return `rank ${rank.rank} called ${describeSignature(operation)} without receive() in the same group()`;
}
