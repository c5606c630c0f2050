/** Operations of one rank: transfers with its peers, and the processing of their bytes. */
import { MOVED } from "../../collectives.ts";
import type { Rank } from "./rank.ts";
import { reduceBytes } from "./reduction.ts";
import { byteLengthOf, Incoming, isCollective, Outgoing, type Signature } from "./transfer.ts";

/** Bytes of each rank that a reduction holds at a time. A multiple of every element size. */
const CHUNK = 1 << 16;

/** An operation in flight. */
export interface Operation {
  readonly signature: Signature;
  /**
   * Queues the transfers. A collective operation has one with every other rank in both directions, if only of a
   * header: its position in each channel is the number of the operation.
   */
  start(): void;
  /** Processes the bytes transferred so far. Returns true if anything was done. */
  advance(): boolean;
  readonly done: boolean;
}

/** Moves bytes without changing them. */
export class Move implements Operation {
  readonly signature: Signature;
  readonly #rank: Rank;
  /** Addresses by peer. */
  readonly #sources: ReadonlyMap<number, number>;
  readonly #targets: ReadonlyMap<number, number>;
  #transfers: (Incoming | Outgoing)[] = [];

  constructor(
    rank: Rank,
    signature: Signature,
    sources: ReadonlyMap<number, number>,
    targets: ReadonlyMap<number, number>,
  ) {
    this.#rank = rank;
    this.signature = signature;
    this.#sources = sources;
    this.#targets = targets;
  }

  start(): void {
    const { rank, channels, memory } = this.#rank, { signature } = this;
    const length = byteLengthOf(signature), collective = isCollective(signature);
    this.#rank.begin(collective);
    this.#transfers = [];
    for (const [peer, channel] of channels.entries()) {
      const source = this.#sources.get(peer), target = this.#targets.get(peer);
      const compares = collective && peer !== rank;
      if (source !== undefined || compares) {
        const outgoing = new Outgoing(
          signature,
          this.#rank.exchanges,
          source === undefined ? 0 : length,
          (at, count) => memory(source! + at, count),
        );
        channel.outgoing.push(outgoing);
        this.#transfers.push(outgoing);
      }
      if (target !== undefined || compares) {
        const expected = target === undefined ? 0 : length;
        const incoming = new Incoming(
          signature,
          expected,
          expected,
          (at, count) => memory(target! + at, count),
        );
        channel.incoming.push(incoming);
        this.#transfers.push(incoming);
      }
    }
  }

  advance(): boolean {
    return false;
  }

  get done(): boolean {
    return this.#transfers.every((transfer) => transfer.done);
  }
}

/** The part of a reduction that one rank has. */
export interface ReductionPart {
  /** Where the other ranks' elements for this rank are added up; undefined if it receives none. */
  readonly target: number | undefined;
  /** This rank's own elements of the result. */
  readonly own: number;
  /** Addresses of the elements that peers receive. */
  readonly sources: ReadonlyMap<number, number>;
}

/** Combines the elements of all ranks, chunk by chunk. */
export class Reduce implements Operation {
  readonly signature: Signature;
  readonly #rank: Rank;
  readonly #part: ReductionPart;
  readonly #byteLength: number;
  #outgoing: Outgoing[] = [];
  #incoming: Incoming[] = [];
  /** A chunk of each rank. */
  #chunks: Uint8Array[] = [];
  #position = 0;

  constructor(rank: Rank, signature: Signature, part: ReductionPart) {
    this.#rank = rank;
    this.signature = signature;
    this.#part = part;
    this.#byteLength = byteLengthOf(signature);
  }

  start(): void {
    const { rank, channels, memory } = this.#rank, { sources, target } = this.#part;
    this.#rank.begin(true);
    this.#position = 0;
    this.#outgoing = [];
    this.#incoming = [];
    const chunk = Math.min(CHUNK, this.#byteLength), expected = target === undefined ? 0 : this.#byteLength;
    if (target !== undefined) this.#chunks = channels.map(() => new Uint8Array(new ArrayBuffer(chunk)));
    for (const [peer, channel] of channels.entries()) {
      if (peer === rank) continue;
      const source = sources.get(peer);
      const outgoing = new Outgoing(
        this.signature,
        this.#rank.exchanges,
        source === undefined ? 0 : this.#byteLength,
        (at, count) => memory(source! + at, count),
      );
      const incoming = new Incoming(
        this.signature,
        expected,
        chunk,
        (at, count) => this.#chunks[peer]!.subarray(at - this.#position, at - this.#position + count),
      );
      channel.outgoing.push(outgoing);
      channel.incoming.push(incoming);
      this.#outgoing.push(outgoing);
      this.#incoming.push(incoming);
    }
  }

  /** Combines the next chunk once it has arrived from every rank, and no peer needs the memory of the result. */
  advance(): boolean {
    const { target, own } = this.#part;
    const start = this.#position, end = Math.min(start + CHUNK, this.#byteLength);
    if (target === undefined || start === this.#byteLength) return false;
    const complete = this.#incoming.every(({ position }) => position >= end) &&
      this.#outgoing.every(({ headerSent, position, byteLength }) =>
        headerSent && position >= Math.min(end, byteLength)
      );
    if (!complete) return false;
    const { rank, memory } = this.#rank, length = end - start;
    this.#chunks[rank]!.set(memory(own + start, length));
    const parts = this.#chunks.map((chunk) => chunk.subarray(0, length));
    reduceBytes(MOVED[this.signature.type].type, this.signature.op!, parts);
    memory(target + start, length).set(parts[0]!);
    this.#position = end;
    const limit = Math.min(end + CHUNK, this.#byteLength);
    for (const incoming of this.#incoming) incoming.limit = limit;
    return true;
  }

  get done(): boolean {
    return this.#outgoing.every((outgoing) => outgoing.done) &&
      this.#incoming.every((incoming) => incoming.done) &&
      (this.#part.target === undefined || this.#position === this.#byteLength);
  }
}

/** Addresses of consecutive blocks, by rank. */
export function blocks(address: number, signature: Signature, ranks: number): Map<number, number> {
  const length = byteLengthOf(signature);
  return new Map(Array.from({ length: ranks }, (_, rank) => [rank, address + rank * length]));
}
