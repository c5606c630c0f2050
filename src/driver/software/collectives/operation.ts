/** Operations of one rank: transfers with its peers, and the processing of their bytes. */
import { TYPE_BYTES } from "../../collectives.ts";
import type { Channel } from "./channel.ts";
import { reduceBytes } from "./reduction.ts";
import { bytesOf, Incoming, Outgoing, type Signature } from "./transfer.ts";

/** Bytes of each rank that a reduction holds at a time. A multiple of every element size. */
const CHUNK = 1 << 16;

/** A view of device memory, valid until memory is allocated. */
export type MemoryView = (address: number, length: number) => Uint8Array;

/** A rank with its channels, by peer; the one to itself included. */
export interface Rank {
  readonly rank: number;
  readonly channels: readonly Channel[];
  readonly memory: MemoryView;
}

/** An operation in flight. */
export interface Operation {
  readonly signature: Signature;
  /** Queues the transfers. */
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
    const { channels, memory } = this.#rank;
    const length = bytesOf(this.signature);
    this.#transfers = [];
    for (const [peer, address] of this.#sources) {
      const outgoing = new Outgoing(this.signature, length, (at, count) => memory(address + at, count));
      channels[peer]!.outgoing.push(outgoing);
      this.#transfers.push(outgoing);
    }
    for (const [peer, address] of this.#targets) {
      const incoming = new Incoming(
        this.signature,
        length,
        length,
        (at, count) => memory(address + at, count),
      );
      channels[peer]!.incoming.push(incoming);
      this.#transfers.push(incoming);
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
  #incoming: (Incoming | undefined)[] = [];
  /** A chunk of each rank. */
  #chunks: Uint8Array[] = [];
  #position = 0;

  constructor(rank: Rank, signature: Signature, part: ReductionPart) {
    this.#rank = rank;
    this.signature = signature;
    this.#part = part;
    this.#byteLength = bytesOf(signature);
  }

  start(): void {
    const { rank, channels, memory } = this.#rank;
    this.#position = 0;
    this.#outgoing = Array.from(this.#part.sources, ([peer, address]) => {
      const bytes = (at: number, count: number) => memory(address + at, count);
      const outgoing = new Outgoing(this.signature, this.#byteLength, bytes);
      channels[peer]!.outgoing.push(outgoing);
      return outgoing;
    });
    if (this.#part.target === undefined) return;
    const chunk = Math.min(CHUNK, this.#byteLength);
    this.#chunks = channels.map(() => new Uint8Array(new ArrayBuffer(chunk)));
    this.#incoming = channels.map((channel, peer) => {
      if (peer === rank) return undefined;
      const bytes = (at: number, count: number) =>
        this.#chunks[peer]!.subarray(at - this.#position, at - this.#position + count);
      const incoming = new Incoming(this.signature, this.#byteLength, chunk, bytes);
      channel.incoming.push(incoming);
      return incoming;
    });
  }

  /** Combines the next chunk once it has arrived from every rank, and no peer needs the memory of the result. */
  advance(): boolean {
    const { target, own } = this.#part;
    const start = this.#position, end = Math.min(start + CHUNK, this.#byteLength);
    if (target === undefined || start === this.#byteLength) return false;
    const complete = this.#incoming.every((incoming) => incoming === undefined || incoming.position >= end) &&
      this.#outgoing.every((outgoing) => outgoing.headerSent && outgoing.position >= end);
    if (!complete) return false;
    const { rank, memory } = this.#rank, length = end - start;
    this.#chunks[rank]!.set(memory(own + start, length));
    const parts = this.#chunks.map((chunk) => chunk.subarray(0, length));
    reduceBytes(this.signature.type, this.signature.op!, parts);
    memory(target + start, length).set(parts[0]!);
    this.#position = end;
    const limit = Math.min(end + CHUNK, this.#byteLength);
    for (const incoming of this.#incoming) if (incoming !== undefined) incoming.limit = limit;
    return true;
  }

  get done(): boolean {
    return this.#outgoing.every((outgoing) => outgoing.done) &&
      this.#incoming.every((incoming) => incoming === undefined || incoming.done) &&
      (this.#part.target === undefined || this.#position === this.#byteLength);
  }
}

/** Addresses of consecutive blocks, by rank. */
export function blocks(address: number, { type, count }: Signature, ranks: number): Map<number, number> {
  const length = count * TYPE_BYTES[type];
  return new Map(Array.from({ length: ranks }, (_, rank) => [rank, address + rank * length]));
}
