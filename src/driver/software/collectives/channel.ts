/**
 * Channels between two ranks: a ring of bytes in each direction. A rank writes only to its own store, from
 * which its peers read its data, how much of theirs it has read, and how many operations it has compared.
 */
import { HEADER_BYTES, type Incoming, type Outgoing, type Signature } from "./transfer.ts";
import { MemoryStore, type Store } from "../../world_files.ts";

/** Limits of the bytes in flight in one direction of a channel, and of those of all channels of a rank. */
const SMALLEST_RING = 1 << 18, LARGEST_RING = 1 << 20, RINGS = 1 << 22;
const RECORD_BYTES = 64, REASON_BYTES = 1024, PAGE = 4096;
/** Index of the checksum at the end of a channel's record, with which readers detect a concurrent write. */
const CHECK = 4;

/** The states of a rank, visible to its peers. */
export const STATE = { absent: 0, connected: 1, left: 2, failed: 3 } as const;

/** Returns the size of a rank's store. */
export function storeBytes(size: number): number {
  return ringsAt(size) + size * ringBytes(size);
}

function ringBytes(size: number): number {
  return Math.min(LARGEST_RING, Math.max(SMALLEST_RING, 2 ** Math.floor(Math.log2(RINGS / size))));
}

function ringsAt(size: number): number {
  return reasonAt(size) + PAGE;
}

function reasonAt(size: number): number {
  return Math.ceil(size * RECORD_BYTES / PAGE) * PAGE;
}

/** Writes why a rank has failed to its store. */
export function writeReason(store: Store, size: number, reason: string): void {
  const text = new TextEncoder().encode(reason).subarray(0, REASON_BYTES);
  store.write(reasonAt(size), text);
}

export class Channel {
  readonly peer: number;
  /** Transfers in flight, in the order of their issue. */
  readonly outgoing: Outgoing[] = [];
  readonly incoming: Incoming[] = [];
  /** Collective operations that were compared with those of the peer. */
  compared = 0;
  /** The operation whose transfer was sent last. */
  lastSent: Signature | undefined;
  readonly #own: Store;
  readonly #ringBytes: number;
  readonly #record: number;
  readonly #ring: number;
  readonly #reason: number;
  readonly #peerRecord: number;
  readonly #peerRing: number;
  #other: Store | null = null;
  /** Bytes sent and received so far by this rank, and by the peer. */
  #sent = 0;
  #received = 0;
  #peerSent = 0;
  #peerReceived = 0;
  #peerAgreed = 0;
  #peerState: number = STATE.absent;
  #agreed = 0;
  #state: number = STATE.absent;
  #changed = false;
  readonly #words: Float64Array = new Float64Array(new ArrayBuffer(8 * (CHECK + 1)));
  readonly #wordBytes: Uint8Array = new Uint8Array(this.#words.buffer);

  constructor(own: Store, rank: number, peer: number, size: number) {
    this.peer = peer;
    this.#own = own;
    const ring = this.#ringBytes = ringBytes(size);
    this.#record = peer * RECORD_BYTES;
    this.#ring = ringsAt(size) + peer * ring;
    this.#reason = reasonAt(size);
    this.#peerRecord = rank * RECORD_BYTES;
    this.#peerRing = ringsAt(size) + rank * ring;
  }

  /** False until the peer's store is open. */
  get open(): boolean {
    return this.#other !== null;
  }

  /** True if there is nothing to send, to receive or to compare. */
  get idle(): boolean {
    return this.outgoing.length === 0 && this.incoming.length === 0;
  }

  /** True if an operation waits for the peer. */
  get waits(): boolean {
    return this.outgoing.length > 0 || this.incoming.some(({ done }) => !done);
  }

  /** True if the next transfer must wait for the peer. */
  get stuck(): boolean {
    const [incoming] = this.incoming, [outgoing] = this.outgoing;
    return (incoming !== undefined && incoming.position <= incoming.limit && this.available === 0) ||
      (outgoing !== undefined && this.room < HEADER_BYTES);
  }

  /** The operation in flight, otherwise the last one. */
  get operation(): Signature | undefined {
    return (this.incoming[0] ?? this.outgoing[0])?.signature ?? this.lastSent;
  }

  /** Connects the channel to the peer's store. */
  connect(other: Store): void {
    this.#other = other;
    this.announce(STATE.connected);
  }

  /** The state that the peer has announced. */
  get peerState(): number {
    return this.#peerState;
  }

  /** Why the peer has failed; "" if it has given no reason. */
  get peerReason(): string {
    const text = new Uint8Array(REASON_BYTES);
    this.#other!.read(this.#reason, text);
    return new TextDecoder().decode(text).replace(/\0[^]*$/, "");
  }

  /** Bytes sent so far. */
  get sent(): number {
    return this.#sent;
  }

  /** Bytes that the peer has received, of operations that match its own. */
  get peerReceived(): number {
    return this.#peerReceived;
  }

  /** Collective operations that the peer has compared with those of all ranks. */
  get peerAgreed(): number {
    return this.#peerAgreed;
  }

  /** Bytes that can be sent. */
  get room(): number {
    return this.#ringBytes - (this.#sent - this.#peerReceived);
  }

  /** Bytes that can be received. */
  get available(): number {
    return this.#peerSent - this.#received;
  }

  /** Reads the peer's progress. */
  refresh(): void {
    const words = this.#words;
    this.#other!.read(this.#peerRecord, this.#wordBytes);
    // All zero before the peer has written its record.
    if (words[CHECK] !== words[0]! + 3 * words[1]! + words[2]! + 5 * words[3]!) return;
    this.#peerSent = words[0]!;
    this.#peerReceived = words[1]!;
    this.#peerState = words[2]!;
    this.#peerAgreed = words[3]!;
  }

  /** Sends as many bytes as there is room for; the count is at most {@link room}. */
  send(bytes: Uint8Array): void {
    const at = this.#sent % this.#ringBytes, first = Math.min(bytes.length, this.#ringBytes - at);
    this.#own.write(this.#ring + at, bytes.subarray(0, first));
    if (first < bytes.length) this.#own.write(this.#ring, bytes.subarray(first));
    this.#sent += bytes.length;
    this.#changed = true;
  }

  /** Fills `bytes`, whose length is at most {@link available}. */
  receive(bytes: Uint8Array): void {
    this.peek(bytes);
    this.skip(bytes.length);
  }

  /** Fills `bytes` like {@link receive}, without counting them as received. */
  peek(bytes: Uint8Array): void {
    const at = this.#received % this.#ringBytes, first = Math.min(bytes.length, this.#ringBytes - at);
    this.#other!.read(this.#peerRing + at, bytes.subarray(0, first));
    if (first < bytes.length) this.#other!.read(this.#peerRing, bytes.subarray(first));
  }

  /** Counts bytes as received. */
  skip(count: number): void {
    this.#received += count;
    this.#changed = true;
  }

  /**
   * Publishes this rank's progress to the peer, if it has changed.
   *
   * @param agreed Collective operations that this rank has compared with those of all ranks.
   */
  publish(agreed: number = this.#agreed): void {
    if (!this.#changed && agreed === this.#agreed) return;
    this.#changed = false;
    this.#agreed = agreed;
    const words = this.#words;
    words[0] = this.#sent;
    words[1] = this.#received;
    words[2] = this.#state;
    words[3] = agreed;
    words[CHECK] = this.#sent + 3 * this.#received + this.#state + 5 * agreed;
    this.#own.write(this.#record, this.#wordBytes);
  }

  /** Publishes the state of this rank to the peer. */
  announce(state: number): void {
    this.#state = state;
    this.#changed = true;
    this.publish();
  }

  close(): void {
    this.outgoing.length = this.incoming.length = 0;
    this.#other?.close();
    this.#other = new MemoryStore(0);
  }
}
