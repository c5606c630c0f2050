/** Operations by NCCL. */
import { type Nccl, NCCL_RESULT } from "../../../libraries/nccl.ts";
import {
  bytesOf,
  type Communicator,
  type CommunicatorRequest,
  DATA_TYPE,
  type ElementType,
  MOVED,
  REDUCTION,
  type Reduction,
  WorldError,
} from "../../collectives.ts";
import { type BlockingWaits, pause, type WatchedStream, type WatchedWork } from "../blocking_waits.ts";
import type { CudaContexts } from "../contexts.ts";
import { CommunicatorPairs } from "./pairs.ts";

/** The interval at which to poll a communicator that sets up connections, in milliseconds. */
const SHORTEST_SLEEP = 0.02, LONGEST_SLEEP = 0.5;

/** A send or a receive. */
interface PointToPoint {
  readonly call: string;
  readonly member: number;
  readonly run: () => number;
}

export class NcclCommunicator implements Communicator, WatchedWork {
  readonly #functions: Nccl["functions"];
  readonly #contexts: CudaContexts;
  readonly #waits: BlockingWaits;
  readonly #request: CommunicatorRequest;
  readonly #pairs: CommunicatorPairs;
  #depth = 0;
  /** Sends and receives of the open group. NCCL has no groups of both kinds of communicators. */
  #pending: PointToPoint[] = [];

  constructor(nccl: Nccl, contexts: CudaContexts, waits: BlockingWaits, request: CommunicatorRequest) {
    this.#functions = nccl.functions;
    this.#contexts = contexts;
    this.#waits = waits;
    this.#request = request;
    this.#pairs = new CommunicatorPairs(nccl, contexts, request);
    waits.add(this);
  }

  inFlight(): readonly WatchedStream[] {
    return this.#request.inFlight();
  }

  check(waited: number): void {
    try {
      this.#pairs.ready();
      if (waited > this.#request.timeout) throw this.#late("an operation");
    } catch (error) {
      this.#request.onFailure(error as WorldError);
    }
  }

  ready(): boolean {
    return this.#pairs.ready();
  }

  allReduce(
    member: number,
    source: bigint,
    target: bigint,
    count: number,
    type: ElementType,
    op: Reduction,
    stream: bigint,
  ): void {
    const { ncclAllReduce } = this.#functions;
    const comm = this.#pairs.collective[member]!;
    const result = ncclAllReduce(
      source,
      target,
      countOf(count, type),
      codeOf(type),
      REDUCTION[op],
      comm,
      stream,
    );
    this.#finish(result, "ncclAllReduce", member);
  }

  reduce(
    member: number,
    source: bigint,
    target: bigint,
    count: number,
    type: ElementType,
    op: Reduction,
    root: number,
    stream: bigint,
  ): void {
    const { ncclReduce } = this.#functions;
    const comm = this.#pairs.collective[member]!, n = countOf(count, type);
    const result = ncclReduce(source, target, n, codeOf(type), REDUCTION[op], root, comm, stream);
    this.#finish(result, "ncclReduce", member);
  }

  broadcast(
    member: number,
    source: bigint,
    target: bigint,
    count: number,
    type: ElementType,
    root: number,
    stream: bigint,
  ): void {
    const { ncclBroadcast } = this.#functions;
    const comm = this.#pairs.collective[member]!;
    const result = ncclBroadcast(source, target, countOf(count, type), codeOf(type), root, comm, stream);
    this.#finish(result, "ncclBroadcast", member);
  }

  allGather(
    member: number,
    source: bigint,
    target: bigint,
    count: number,
    type: ElementType,
    stream: bigint,
  ): void {
    const { ncclAllGather } = this.#functions;
    const result = ncclAllGather(
      source,
      target,
      countOf(count, type),
      codeOf(type),
      this.#pairs.collective[member]!,
      stream,
    );
    this.#finish(result, "ncclAllGather", member);
  }

  reduceScatter(
    member: number,
    source: bigint,
    target: bigint,
    count: number,
    type: ElementType,
    op: Reduction,
    stream: bigint,
  ): void {
    const { ncclReduceScatter } = this.#functions;
    const comm = this.#pairs.collective[member]!, n = countOf(count, type);
    const result = ncclReduceScatter(source, target, n, codeOf(type), REDUCTION[op], comm, stream);
    this.#finish(result, "ncclReduceScatter", member);
  }

  allToAll(
    member: number,
    source: bigint,
    target: bigint,
    count: number,
    type: ElementType,
    stream: bigint,
  ): void {
    const bytes = BigInt(bytesOf(count, type));
    this.groupStart();
    for (let peer = 0; peer < this.#request.size; peer++) {
      this.send(member, source + BigInt(peer) * bytes, count, type, peer, stream);
      this.receive(member, target + BigInt(peer) * bytes, count, type, peer, stream);
    }
    this.groupEnd();
  }

  send(
    member: number,
    source: bigint,
    count: number,
    type: ElementType,
    peer: number,
    stream: bigint,
  ): void {
    const { ncclSend } = this.#functions;
    const comm = this.#pairs.pointToPoint[member]!;
    this.#issue({
      call: "ncclSend",
      member,
      run: () => ncclSend(source, countOf(count, type), codeOf(type), peer, comm, stream),
    });
  }

  receive(
    member: number,
    target: bigint,
    count: number,
    type: ElementType,
    peer: number,
    stream: bigint,
  ): void {
    const { ncclRecv } = this.#functions;
    const comm = this.#pairs.pointToPoint[member]!;
    this.#issue({
      call: "ncclRecv",
      member,
      run: () => ncclRecv(target, countOf(count, type), codeOf(type), peer, comm, stream),
    });
  }

  groupStart(): void {
    if (this.#depth++ > 0) return;
    const result = this.#functions.ncclGroupStart();
    if (result !== NCCL_RESULT.success) throw this.#pairs.error(result, "ncclGroupStart", 0);
  }

  groupEnd(): void {
    // An operation that failed has ended the group.
    if (this.#depth === 0 || --this.#depth > 0) return;
    const pending = this.#pending.splice(0);
    this.#finish(this.#functions.ncclGroupEnd(), "ncclGroupEnd", 0);
    if (pending.length > 0) this.#run(pending);
  }

  leave(): void {
    this.#pairs.leave();
  }

  left(): boolean {
    const left = this.#pairs.left();
    if (left) this.#waits.delete(this);
    return left;
  }

  abort(): void {
    // Groups belong to the thread: the next communicator must not find one open.
    if (this.#depth > 0) this.#functions.ncclGroupEnd();
    [this.#depth, this.#pending] = [0, []];
    this.#waits.delete(this);
    this.#pairs.abort();
  }

  #issue(operation: PointToPoint): void {
    if (this.#depth > 0) this.#pending.push(operation);
    else this.#run([operation]);
  }

  /** Runs sends and receives as a group. */
  #run(operations: readonly PointToPoint[]): void {
    const { ncclGroupStart, ncclGroupEnd } = this.#functions;
    ncclGroupStart();
    let failed: WorldError | undefined;
    for (const { call, member, run } of operations) {
      const result = run();
      if (result === NCCL_RESULT.success || result === NCCL_RESULT.inProgress) continue;
      failed = this.#pairs.error(result, call, member);
      break;
    }
    const result = ncclGroupEnd();
    if (failed !== undefined) throw failed;
    this.#finish(result, operations[0]!.call, operations[0]!.member);
  }

  /** Checks the result of a call. */
  #finish(result: number, call: string, member: number): void {
    // A call that succeeds leaves the context that was current.
    if (result === NCCL_RESULT.success) return;
    this.#contexts.invalidateCurrent();
    if (result !== NCCL_RESULT.inProgress) throw this.#pairs.error(result, call, member);
    this.#settle(call);
  }

  /**
   * Waits until NCCL has enqueued the work. The first send to a rank connects to it, and what is enqueued next on the
   * stream must come after it.
   */
  #settle(call: string): void {
    const since = performance.now();
    while (!this.#pairs.ready()) {
      const waited = performance.now() - since;
      if (waited > this.#request.timeout) throw this.#late(call);
      if (waited > 1) pause(Math.min(LONGEST_SLEEP, Math.max(SHORTEST_SLEEP, waited / 20)));
    }
  }

  #late(call: string): WorldError {
    const { rank } = this.#request.members[0]!;
    const seconds = this.#request.timeout / 1000;
    return new WorldError(`rank ${rank} waited ${seconds} s in ${call} for the other ranks`, rank);
  }
}

function codeOf(type: ElementType): number {
  return DATA_TYPE[MOVED[type].type];
}

function countOf(count: number, type: ElementType): bigint {
  return BigInt(count * MOVED[type].each);
}
