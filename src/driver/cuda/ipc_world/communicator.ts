/** Sends and receives between processes without NCCL, and the operations that are made from them. */
import { EVENT_FLAG } from "../../../base/cuda_constants.ts";
import { ignoreFaults } from "../../../base/errors.ts";
import {
  bytesOf,
  type Communicator,
  type CommunicatorRequest,
  type ElementType,
  type Reduction,
  WorldError,
} from "../../collectives.ts";
import type { BlockingWaits, WatchedStream, WatchedWork } from "../blocking_waits.ts";
import type { CaptureGuard } from "../capture_guard.ts";
import { CHUNK, type DriverParts, Links } from "./links.ts";

/** A send, or a receive. */
interface Transfer {
  readonly isSend: boolean;
  readonly peer: number;
  readonly address: bigint;
  readonly bytes: number;
  readonly stream: bigint;
}

export class IpcCommunicator implements Communicator, WatchedWork {
  readonly #driver: DriverParts;
  readonly #guard: CaptureGuard;
  readonly #waits: BlockingWaits;
  readonly #request: CommunicatorRequest;
  readonly #links: Links;
  /** The error for operations that only NCCL has. */
  readonly #missing: Error;
  /** Recorded after the last operation, on the stream that ran it. */
  readonly #event: bigint;
  #lastStream: bigint | undefined;
  #isEnded = false;
  #depth = 0;
  #group: Transfer[] = [];

  constructor(
    driver: DriverParts,
    guard: CaptureGuard,
    waits: BlockingWaits,
    request: CommunicatorRequest,
    folder: string | undefined,
    missing: Error,
  ) {
    this.#driver = driver;
    this.#guard = guard;
    this.#waits = waits;
    this.#request = request;
    this.#missing = missing;
    this.#links = new Links(driver, request, folder);
    this.#event = driver.events.create(EVENT_FLAG.DISABLE_TIMING);
    waits.add(this);
  }

  inFlight(): readonly WatchedStream[] {
    return this.#request.inFlight();
  }

  check(waited: number): void {
    const { timeout } = this.#request;
    if (waited < timeout) return;
    const message = `rank ${this.#rank} waited ${timeout / 1000} s in an operation for the other ranks`;
    this.#request.onFailure(new WorldError(message, this.#rank));
  }

  ready(): boolean {
    return this.#links.ready();
  }

  allReduce(
    _member: number,
    source: bigint,
    target: bigint,
    count: number,
    type: ElementType,
    _op: Reduction,
    stream: bigint,
  ): void {
    this.#reduceAlone(source, target, count, type, stream);
  }

  reduce(
    _member: number,
    source: bigint,
    target: bigint,
    count: number,
    type: ElementType,
    _op: Reduction,
    _root: number,
    stream: bigint,
  ): void {
    this.#reduceAlone(source, target, count, type, stream);
  }

  reduceScatter(
    _member: number,
    source: bigint,
    target: bigint,
    count: number,
    type: ElementType,
    _op: Reduction,
    stream: bigint,
  ): void {
    this.#reduceAlone(source, target, count, type, stream);
  }

  broadcast(
    _member: number,
    source: bigint,
    target: bigint,
    count: number,
    type: ElementType,
    root: number,
    stream: bigint,
  ): void {
    const bytes = bytesOf(count, type), rank = this.#rank;
    if (rank !== root) return this.#issue([{ isSend: false, peer: root, address: target, bytes, stream }]);
    const sends = this.#others().map((peer) => ({ isSend: true, peer, address: source, bytes, stream }));
    this.#issue([...this.#copy(source, target, bytes, stream), ...sends]);
  }

  allGather(
    _member: number,
    source: bigint,
    target: bigint,
    count: number,
    type: ElementType,
    stream: bigint,
  ): void {
    const bytes = bytesOf(count, type);
    const place = (rank: number) => target + BigInt(rank * bytes);
    this.#issue([
      ...this.#copy(source, place(this.#rank), bytes, stream),
      ...this.#others().flatMap((peer) => [
        { isSend: true, peer, address: source, bytes, stream },
        { isSend: false, peer, address: place(peer), bytes, stream },
      ]),
    ]);
  }

  allToAll(
    _member: number,
    source: bigint,
    target: bigint,
    count: number,
    type: ElementType,
    stream: bigint,
  ): void {
    const bytes = bytesOf(count, type);
    this.#issue(
      [this.#rank, ...this.#others()].flatMap((peer) =>
        [source, target].map((address, i) => ({
          isSend: i === 0,
          peer,
          address: address + BigInt(peer * bytes),
          bytes,
          stream,
        }))
      ),
    );
  }

  send(
    _member: number,
    source: bigint,
    count: number,
    type: ElementType,
    peer: number,
    stream: bigint,
  ): void {
    this.#issue([{ isSend: true, peer, address: source, bytes: bytesOf(count, type), stream }]);
  }

  receive(
    _member: number,
    target: bigint,
    count: number,
    type: ElementType,
    peer: number,
    stream: bigint,
  ): void {
    this.#issue([{ isSend: false, peer, address: target, bytes: bytesOf(count, type), stream }]);
  }

  groupStart(): void {
    this.#depth++;
  }

  groupEnd(): void {
    if (this.#depth === 0 || --this.#depth > 0) return;
    const group = this.#group.splice(0);
    if (group.length > 0) this.#run(group);
  }

  leave(): void {
    this.#links.leave();
  }

  left(): boolean {
    const left = this.#links.left();
    if (left) this.#end();
    return left;
  }

  abort(): void {
    [this.#depth, this.#group] = [0, []];
    this.#end();
    this.#links.abort();
  }

  get #rank(): number {
    return this.#request.members[0]!.rank;
  }

  #others(): number[] {
    return Array.from({ length: this.#request.size }, (_, rank) => rank).filter((rank) =>
      rank !== this.#rank
    );
  }

  /** A copy within this rank, as a send to itself. */
  #copy(source: bigint, target: bigint, bytes: number, stream: bigint): Transfer[] {
    if (source === target) return [];
    return [source, target].map((address, i) => ({
      isSend: i === 0,
      peer: this.#rank,
      address,
      bytes,
      stream,
    }));
  }

  #reduceAlone(source: bigint, target: bigint, count: number, type: ElementType, stream: bigint): void {
    if (this.#request.size > 1) throw this.#missing;
    this.#issue(this.#copy(source, target, bytesOf(count, type), stream));
  }

  #issue(transfers: readonly Transfer[]): void {
    for (const { stream } of transfers) {
      this.#guard.rejectCaptured(
        stream,
        "cuStreamWaitValue32",
        "graphs with operations of a world need NCCL",
      );
    }
    if (this.#depth > 0) this.#group.push(...transfers);
    else if (transfers.length > 0) this.#run(transfers);
  }

  /** Runs transfers on the stream of the first one, after the other streams and the operation before. */
  #run(transfers: readonly Transfer[]): void {
    const { events, streams, copies, contexts } = this.#driver;
    contexts.setCurrent(this.#request.members[0]!.context);
    const [lead, ...others] = new Set(transfers.map(({ stream }) => stream));
    const own = transfers.filter(({ peer }) => peer === this.#rank);
    const sources = own.filter(({ isSend }) => isSend), targets = own.filter(({ isSend }) => !isSend);
    if (sources.length !== targets.length || sources.some(({ bytes }, i) => bytes !== targets[i]!.bytes)) {
      throw new Error("a rank that sends to itself receives as many elements in the same group");
    }
    if (this.#lastStream !== undefined && this.#lastStream !== lead) streams.waitEvent(lead!, this.#event);
    for (const stream of others) {
      events.record(this.#event, stream);
      streams.waitEvent(lead!, this.#event);
    }
    sources.forEach(({ address, bytes }, i) =>
      copies.deviceToDevice(targets[i]!.address, address, bytes, lead!)
    );
    this.#exchange(transfers.filter(({ peer }) => peer !== this.#rank), lead!);
    events.record(this.#event, lead!);
    for (const stream of others) streams.waitEvent(stream, this.#event);
    this.#lastStream = lead!;
  }

  /**
   * Enqueues the chunks of transfers in an order in which no rank waits for another in a circle: the first chunks of
   * all sends, those of all receives, the second ones, and so on. Transfers with the same rank in the same direction
   * follow each other.
   */
  #exchange(transfers: readonly Transfer[], stream: bigint): void {
    const queues = Map.groupBy(transfers, ({ isSend, peer }) => `${isSend ? "to" : "from"} ${peer}`);
    const chunks = [...queues.values()].map((queue) => queue.flatMap(chunksOf))
      .sort((a, b) => Number(b[0]!.isSend) - Number(a[0]!.isSend));
    const longest = Math.max(0, ...chunks.map(({ length }) => length));
    for (let i = 0; i < longest; i++) {
      for (const { [i]: chunk } of chunks) {
        if (chunk === undefined) continue;
        const { isSend, peer, address, bytes } = chunk;
        if (isSend) this.#links.send(peer, address, bytes, stream);
        else this.#links.receive(peer, address, bytes, stream);
      }
    }
  }

  #end(): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    this.#waits.delete(this);
    ignoreFaults(() => this.#driver.events.destroy(this.#event), undefined);
  }
}

function chunksOf(transfer: Transfer): Transfer[] {
  const chunks: Transfer[] = [];
  for (let at = 0; at < transfer.bytes; at += CHUNK) {
    const bytes = Math.min(CHUNK, transfer.bytes - at);
    chunks.push({ ...transfer, address: transfer.address + BigInt(at), bytes });
  }
  return chunks;
}
