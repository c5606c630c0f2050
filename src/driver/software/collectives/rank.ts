/**
 * A rank of this process: what it sends and receives, and how far its operations agree with those of the others.
 *
 * Every collective operation sends a header to every other rank, with data or without, and expects one from each. A
 * rank that gives data and needs none does not wait for these headers, but compares them before anything that
 * follows in their channels, so that data of one operation is never used in another.
 */
import type { Channel } from "./channel.ts";
import {
  decodeHeader,
  describeSignature,
  HEADER_BYTES,
  type Incoming,
  isCollective,
  isExpected,
} from "./transfer.ts";

/** A view of device memory, valid until memory is allocated. */
export type MemoryView = (address: number, length: number) => Uint8Array;

export class Rank {
  readonly rank: number;
  /** The channels by peer, including the one to itself. */
  readonly channels: readonly Channel[];
  readonly memory: MemoryView;
  /** Collective operations begun so far. */
  #begun = 0;
  /** Collective operations compared with those of every other rank. */
  #agreed = 0;
  #exchanges = 0;
  #othersExchange = false;

  constructor(rank: number, channels: readonly Channel[], memory: MemoryView) {
    this.rank = rank;
    this.channels = channels;
    this.memory = memory;
  }

  get begun(): number {
    return this.#begun;
  }

  /** Sends and receives begun so far. */
  get exchanges(): number {
    return this.#exchanges;
  }

  /** Whether a rank is known to have sent or received. */
  get anyExchanges(): boolean {
    return this.#exchanges > 0 || this.#othersExchange;
  }

  /** Counts an operation. */
  begin(collective: boolean): void {
    if (collective) this.#begun++;
    else this.#exchanges++;
  }

  /**
   * Sends and receives what is possible at present. Returns true if anything was, or describes operations that do not
   * match.
   */
  exchange(channel: Channel): boolean | string {
    channel.refresh();
    const sent = this.#send(channel), received = this.#receive(channel, false);
    if (typeof received === "string") return received;
    channel.publish(this.#agreed);
    return sent || received;
  }

  /** Compares the headers that no operation waits for. Describes operations that do not match. */
  compare(): string | undefined {
    for (const channel of this.channels) {
      if (channel.incoming[0]?.headerOnly !== true) continue;
      channel.refresh();
      const received = this.#receive(channel, true);
      if (typeof received === "string") return received;
    }
    this.publish();
    return undefined;
  }

  /** Publishes progress to the other ranks. */
  publish(): void {
    for (const channel of this.channels) if (channel.peer !== this.rank) channel.publish(this.#agreed);
  }

  /** Sends what there is room for. */
  #send(channel: Channel): boolean {
    let moved = false;
    for (let next = channel.outgoing[0]; next !== undefined; next = channel.outgoing[0]) {
      if (!next.headerSent) {
        if (channel.room < HEADER_BYTES) break;
        channel.send(next.header);
        channel.lastSent = next.signature;
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

  /**
   * Receives what is available.
   *
   * @param headersOnly Stops before the first data.
   */
  #receive(channel: Channel, headersOnly: boolean): boolean | string {
    let moved = false;
    for (let next = channel.incoming[0]; next !== undefined; next = channel.incoming[0]) {
      if (headersOnly && !next.headerOnly) break;
      if (!next.headerReceived) {
        if (channel.available < HEADER_BYTES) break;
        const problem = this.#receiveHeader(channel, next);
        if (problem !== undefined) return problem;
        moved = true;
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

  #receiveHeader(channel: Channel, next: Incoming): string | undefined {
    const header = new Uint8Array(new ArrayBuffer(HEADER_BYTES));
    channel.peek(header);
    const { signature: actual, exchanges } = decodeHeader(header, this.rank), expected = next.signature;
    if (!isExpected(expected, actual)) {
      const other = actual === undefined ? "something else" : describeSignature(actual);
      return `rank ${this.rank} called ${
        describeSignature(expected)
      }, and rank ${channel.peer} called ${other}: ` +
        "all ranks must issue the same operations in the same order";
    }
    // A header that does not match is not counted as received, because the peer would take it for agreed.
    channel.skip(HEADER_BYTES);
    next.headerReceived = true;
    if (exchanges > 0) this.#othersExchange = true;
    if (!isCollective(expected) || channel.peer === this.rank) return undefined;
    channel.compared++;
    this.#agreed = this.#begun;
    for (const { peer, compared } of this.channels) {
      if (peer !== this.rank) this.#agreed = Math.min(this.#agreed, compared);
    }
    return undefined;
  }
}
