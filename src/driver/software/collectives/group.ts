/** Operations that run together, as one command of the device's queue. */
import { describeFailure } from "../../collectives.ts";
import { STATE } from "./channel.ts";
import type { Channel } from "./channel.ts";
import type { Operation } from "./operation.ts";
import { decodeSignature, describeSignature, HEADER_BYTES, type Signature } from "./transfer.ts";

/** A failure: the peer that caused it, if one did, and a description. */
export interface Failure {
  readonly rank: number;
  readonly message: string;
}

/** The operations of a group, and the channels that they use. */
export class Group {
  readonly #operations: readonly { readonly rank: number; readonly operation: Operation }[];
  readonly #channels: readonly { readonly rank: number; readonly channel: Channel }[];
  readonly #timeout: number;
  #lastProgress = 0;

  constructor(
    operations: Group["operations"],
    channels: readonly { readonly rank: number; readonly channel: Channel }[],
    timeout: number,
  ) {
    this.#operations = operations;
    this.#channels = channels;
    this.#timeout = timeout;
  }

  get operations(): readonly { readonly rank: number; readonly operation: Operation }[] {
    return this.#operations;
  }

  /** When the last byte moved, in milliseconds of `performance.now()`. */
  get lastProgress(): number {
    return this.#lastProgress;
  }

  start(): void {
    for (const { operation } of this.#operations) operation.start();
    this.#lastProgress = performance.now();
  }

  /** Returns true once all operations are complete, a failure if they cannot complete. */
  progress(): boolean | Failure {
    for (;;) {
      let moved = false;
      for (const { rank, channel } of this.#channels) {
        if (channel.outgoing.length === 0 && channel.incoming.length === 0) continue;
        channel.refresh();
        const sent = send(channel), received = receive(channel);
        channel.publish();
        if (typeof received === "object") {
          return { rank, message: mismatch(rank, channel.peer, received.expected, received.actual) };
        }
        if (sent || received) moved = true;
        else if (channel.stuck) {
          const { signature } = this.#operations.find(({ operation }) => !operation.done)!.operation;
          const gone = describeGone(channel, signature);
          if (gone !== undefined) return { rank, message: gone };
        }
      }
      for (const { operation } of this.#operations) if (operation.advance()) moved = true;
      if (this.#operations.every(({ operation }) => operation.done)) return true;
      const now = performance.now();
      if (!moved) return now - this.#lastProgress > this.#timeout ? this.#timedOut() : false;
      this.#lastProgress = now;
    }
  }

  #timedOut(): Failure {
    const late = this.#channels.filter(({ channel }) =>
      channel.incoming.length > 0 || channel.outgoing.length > 0
    );
    const { rank, operation } = this.#operations.find(({ operation }) => !operation.done)!;
    const peers = [...new Set(late.map(({ channel }) => channel.peer))].sort((a, b) => a - b);
    return {
      rank,
      message: `rank ${rank} waited ${this.#timeout / 1000} s for rank ${peers.join(", ")} in ` +
        describeSignature(operation.signature),
    };
  }
}

/** Sends what there is room for. Returns true if anything was sent. */
function send(channel: Channel): boolean {
  let moved = false;
  for (let next = channel.outgoing[0]; next !== undefined; next = channel.outgoing[0]) {
    if (!next.headerSent) {
      if (channel.room < HEADER_BYTES) break;
      channel.send(next.header);
      next.headerSent = moved = true;
    }
    const length = Math.min(channel.room, next.byteLength - next.position);
    if (length > 0) {
      channel.send(next.bytes(next.position, length));
      next.position += length;
      moved = true;
    }
    if (!next.done) break;
    channel.outgoing.shift();
  }
  return moved;
}

/** Receives what is available. Returns true if anything was received, or operations that do not match. */
function receive(
  channel: Channel,
): boolean | { readonly expected: Signature; readonly actual: Signature | undefined } {
  let moved = false;
  for (let next = channel.incoming[0]; next !== undefined; next = channel.incoming[0]) {
    if (!next.headerReceived) {
      if (channel.available < HEADER_BYTES) break;
      const header = new Uint8Array(new ArrayBuffer(HEADER_BYTES));
      channel.receive(header);
      next.headerReceived = moved = true;
      const actual = decodeSignature(header), expected = next.signature;
      const same = actual !== undefined && actual.name === expected.name && actual.type === expected.type &&
        actual.count === expected.count && actual.op === expected.op && actual.root === expected.root;
      if (!same) return { expected, actual };
    }
    const length = Math.min(channel.available, next.limit - next.position);
    if (length > 0) {
      channel.receive(next.bytes(next.position, length));
      next.position += length;
      moved = true;
    }
    if (!next.done) break;
    channel.incoming.shift();
  }
  return moved;
}

function mismatch(rank: number, peer: number, expected: Signature, actual: Signature | undefined): string {
  const other = actual === undefined ? "something else" : describeSignature(actual);
  return `rank ${rank} called ${describeSignature(expected)}, and rank ${peer} called ${other}: ` +
    "all ranks must issue the same operations in the same order";
}

/** Describes why a peer no longer takes part; undefined if it does. */
function describeGone(channel: Channel, awaited: Signature): string | undefined {
  if (channel.peerState === STATE.left) {
    return `rank ${channel.peer} has left the world before ${describeSignature(awaited)}`;
  }
  return channel.peerState === STATE.failed ? describeFailed(channel) : undefined;
}

/** Describes the failure of a peer, with its cause. */
export function describeFailed({ peer, peerReason }: Channel): string {
  return describeFailure(peer, peerReason);
}
