/** Packets that a decoder has received, and whose pictures have not come out yet. */

/** No picture is shown after those of this number of later packets. */
const MAX_DELAY = 128;

/** A packet without its data. */
export interface PacketFacts {
  /** Seconds or microseconds, as the caller counts. */
  readonly timestamp: number;
  readonly duration: number;
  /** Position in the stream. */
  readonly position: number;
  /** Whether all pictures before it in the stream are displayed before its own. */
  readonly starts: boolean;
  /** Whether it may be displayed before pictures of the previous group. */
  readonly leading: boolean;
  /** False for packets whose picture is not shown. */
  readonly shown: boolean;
  /** Increases in display order; undefined if that is not known. */
  readonly order: number | undefined;
}

/** A packet in flight. */
export interface SentPacket extends PacketFacts {
  /** Its timestamp for the decoder: a unique integer. */
  readonly key: number;
  /** Number of the group of pictures, which depends on no earlier one. */
  readonly group: number;
}

export class SentPackets {
  /** Packets by timestamp for the decoder, in decoding order. */
  readonly #packets: Map<number, SentPacket> = new Map();
  readonly #ordered: boolean;
  #group = 0;

  /** @param ordered Whether the order of timestamps is the display order. */
  constructor(ordered: boolean) {
    this.#ordered = ordered;
  }

  /** Adds a packet. Returns its timestamp for the decoder: `timestamp`, or a later one that is unique. */
  add(facts: PacketFacts, timestamp: number): number {
    if (facts.starts) this.#group++;
    let key = timestamp;
    while (this.#packets.has(key)) key++;
    this.#packets.set(key, { ...facts, key, group: this.#group });
    return key;
  }

  /** Returns the packet of a picture. */
  get(key: number): SentPacket | undefined {
    return this.#packets.get(key);
  }

  /** Removes the packet of a picture. */
  take(key: number): SentPacket | undefined {
    const sent = this.#packets.get(key);
    if (sent !== undefined) this.#packets.delete(key);
    return sent;
  }

  /**
   * Removes the packets whose pictures precede that of a packet in display order, so that they will not come any more.
   * Returns those that should have been shown, in display order.
   */
  takeOverdue(shown: SentPacket): SentPacket[] {
    return this.#remove((sent) =>
      this.#ordered ? sent.group <= shown.group && sent.key < shown.key : precedes(sent, shown)
    );
  }

  /** Removes all packets. Returns those that should have been shown, in display order. */
  takeAll(): SentPacket[] {
    return this.#remove(() => true);
  }

  /** Drops the packets from a time on, whose pictures will not be known if they come. */
  dropFrom(timestamp: number): void {
    for (const [key, sent] of this.#packets) if (sent.timestamp >= timestamp) this.#packets.delete(key);
  }

  /** Expects no picture any more of the packets so far. Some may come nevertheless. */
  forgive(): void {
    for (const [key, sent] of this.#packets) this.#packets.set(key, { ...sent, shown: false });
  }

  #remove(overdue: (sent: SentPacket) => boolean): SentPacket[] {
    const removed: SentPacket[] = [];
    for (const sent of this.#packets.values()) {
      if (!overdue(sent)) continue;
      this.#packets.delete(sent.key);
      if (sent.shown) removed.push(sent);
    }
    return removed.length > 1 && this.#ordered ? removed.sort((a, b) => a.key - b.key) : removed;
  }
}

/** Whether a picture certainly precedes another one in display order, where timestamps do not show it. */
function precedes(sent: SentPacket, shown: SentPacket): boolean {
  if (sent.order !== undefined && shown.order !== undefined) return sent.order < shown.order;
  return (sent.group < shown.group && !shown.leading) || sent.position < shown.position - MAX_DELAY;
}
