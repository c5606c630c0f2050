/** Descriptions of failures. */
import { describeFailure } from "../../collectives.ts";
import { type Channel, STATE } from "./channel.ts";
import { describeSignature, type Signature } from "./transfer.ts";

/** A failure: the rank that noticed it, and a description. */
export interface Failure {
  readonly rank: number;
  readonly message: string;
}

/** Describes why a peer no longer takes part; undefined if it does. */
export function describeGone(channel: Channel, awaited: Signature): string | undefined {
  if (channel.peerState === STATE.left) {
    return `rank ${channel.peer} has left the world before ${describeSignature(awaited)}`;
  }
  return channel.peerState === STATE.failed ? describeFailed(channel) : undefined;
}

/** Describes the failure of a peer, with its cause. */
export function describeFailed({ peer, peerReason }: Channel): string {
  return describeFailure(peer, peerReason);
}

/** The failure of a rank that has waited too long. */
export function timedOut(
  rank: number,
  timeout: number,
  late: readonly number[],
  operation: Signature,
): Failure {
  const peers = [...new Set(late)].sort((a, b) => a - b).join(", ");
  const message = `rank ${rank} waited ${timeout / 1000} s for rank ${peers} in ${
    describeSignature(operation)
  }`;
  return { rank, message };
}
