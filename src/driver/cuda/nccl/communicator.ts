/**
 * Communicators of NCCL. They are non-blocking: a call that has to wait for other ranks returns "in progress", and
 * NCCL goes on in a thread of its own.
 */
import { type Nccl, NCCL_RESULT } from "../../../libraries/nccl.ts";
import {
  type CollectiveType,
  type Communicator,
  type CommunicatorRequest,
  DATA_TYPE,
  REDUCTION,
  type Reduction,
  WorldError,
} from "../../collectives.ts";
import type { CudaContexts } from "../contexts.ts";
import { nonblockingConfig } from "./config.ts";
import { ncclError } from "./error.ts";
import { initRankByValue } from "./unsafe/id_by_value.ts";

/** Between two looks at a communicator that sets up connections, in milliseconds. */
const SHORTEST_SLEEP = 0.02, LONGEST_SLEEP = 0.5;

export class NcclCommunicator implements Communicator {
  readonly #nccl: Nccl;
  readonly #functions: Nccl["functions"];
  readonly #contexts: CudaContexts;
  readonly #request: CommunicatorRequest;
  /** The `ncclComm_t` of each member. NCCL may write them after the call, so each has memory of its own. */
  readonly #words: readonly BigUint64Array[];
  readonly #state: Int32Array = new Int32Array(new ArrayBuffer(4));
  #comms: readonly bigint[] = [];
  #depth = 0;
  #leaving: "no" | "finalizing" | "destroyed" = "no";

  constructor(nccl: Nccl, contexts: CudaContexts, request: CommunicatorRequest) {
    this.#nccl = nccl;
    this.#functions = nccl.functions;
    this.#contexts = contexts;
    this.#request = request;
    this.#words = request.members.map(() => new BigUint64Array(new ArrayBuffer(8)));
    try {
      this.#init();
    } catch (error) {
      this.#readHandles();
      this.#abort();
      throw error;
    } finally {
      contexts.invalidateCurrent();
    }
    this.#readHandles();
  }

  ready(): boolean {
    for (let member = 0; member < this.#comms.length; member++) {
      const state = this.#asyncError(member);
      if (state === NCCL_RESULT.inProgress) return false;
      if (state !== NCCL_RESULT.success) throw this.#error(state, "communication", member);
    }
    return true;
  }

  allReduce(
    member: number,
    source: bigint,
    target: bigint,
    count: number,
    type: CollectiveType,
    op: Reduction,
    stream: bigint,
  ): void {
    const { ncclAllReduce } = this.#functions;
    const comm = this.#comms[member]!;
    const result = ncclAllReduce(source, target, BigInt(count), DATA_TYPE[type], REDUCTION[op], comm, stream);
    this.#finish(result, "ncclAllReduce", member);
  }

  reduce(
    member: number,
    source: bigint,
    target: bigint,
    count: number,
    type: CollectiveType,
    op: Reduction,
    root: number,
    stream: bigint,
  ): void {
    const { ncclReduce } = this.#functions;
    const comm = this.#comms[member]!, n = BigInt(count);
    const result = ncclReduce(source, target, n, DATA_TYPE[type], REDUCTION[op], root, comm, stream);
    this.#finish(result, "ncclReduce", member);
  }

  broadcast(
    member: number,
    source: bigint,
    target: bigint,
    count: number,
    type: CollectiveType,
    root: number,
    stream: bigint,
  ): void {
    const { ncclBroadcast } = this.#functions;
    const comm = this.#comms[member]!;
    const result = ncclBroadcast(source, target, BigInt(count), DATA_TYPE[type], root, comm, stream);
    this.#finish(result, "ncclBroadcast", member);
  }

  allGather(
    member: number,
    source: bigint,
    target: bigint,
    count: number,
    type: CollectiveType,
    stream: bigint,
  ): void {
    const { ncclAllGather } = this.#functions;
    const result = ncclAllGather(
      source,
      target,
      BigInt(count),
      DATA_TYPE[type],
      this.#comms[member]!,
      stream,
    );
    this.#finish(result, "ncclAllGather", member);
  }

  reduceScatter(
    member: number,
    source: bigint,
    target: bigint,
    count: number,
    type: CollectiveType,
    op: Reduction,
    stream: bigint,
  ): void {
    const { ncclReduceScatter } = this.#functions;
    const comm = this.#comms[member]!, n = BigInt(count);
    const result = ncclReduceScatter(source, target, n, DATA_TYPE[type], REDUCTION[op], comm, stream);
    this.#finish(result, "ncclReduceScatter", member);
  }

  send(
    member: number,
    source: bigint,
    count: number,
    type: CollectiveType,
    peer: number,
    stream: bigint,
  ): void {
    const { ncclSend } = this.#functions;
    const result = ncclSend(source, BigInt(count), DATA_TYPE[type], peer, this.#comms[member]!, stream);
    this.#finish(result, "ncclSend", member);
  }

  receive(
    member: number,
    target: bigint,
    count: number,
    type: CollectiveType,
    peer: number,
    stream: bigint,
  ): void {
    const { ncclRecv } = this.#functions;
    const result = ncclRecv(target, BigInt(count), DATA_TYPE[type], peer, this.#comms[member]!, stream);
    this.#finish(result, "ncclRecv", member);
  }

  groupStart(): void {
    this.#depth++;
    const result = this.#functions.ncclGroupStart();
    if (result !== NCCL_RESULT.success) throw this.#error(result, "ncclGroupStart", 0);
  }

  groupEnd(settles = true): void {
    // An operation that failed has ended the groups.
    if (this.#depth === 0) return;
    this.#depth--;
    const result = this.#functions.ncclGroupEnd();
    const isLater = result === NCCL_RESULT.inProgress && !settles;
    this.#finish(isLater ? NCCL_RESULT.success : result, "ncclGroupEnd", 0);
  }

  leave(): void {
    if (this.#leaving !== "no") return;
    this.#leaving = "finalizing";
    this.#each("ncclCommFinalize");
  }

  left(): boolean {
    if (this.#leaving !== "finalizing") return this.#leaving === "destroyed";
    if (!this.ready()) return false;
    this.#leaving = "destroyed";
    this.#each("ncclCommDestroy");
    this.#comms = [];
    return true;
  }

  abort(): void {
    if (this.#leaving === "destroyed") return;
    this.#leaving = "destroyed";
    this.#abort();
  }

  #init(): void {
    const { members, size, id } = this.#request;
    const { ncclCommInitRankScalable: init, ncclGroupStart, ncclGroupEnd } = this.#functions;
    const config = nonblockingConfig();
    const check = (result: number, call: string, member: number) => {
      if (result !== NCCL_RESULT.success && result !== NCCL_RESULT.inProgress) {
        throw this.#error(result, call, member);
      }
    };
    if (members.length > 1) check(ncclGroupStart(), "ncclGroupStart", 0);
    try {
      members.forEach(({ rank, context }, member) => {
        // NCCL takes the device of the current context.
        this.#contexts.setCurrent(context);
        const comm = this.#words[member]!;
        if (init === undefined) {
          const result = initRankByValue(this.#nccl.library, comm, size, rank, id, config);
          check(result, "ncclCommInitRankConfig", member);
        } else check(init(comm, size, rank, 1, id, config), "ncclCommInitRankScalable", member);
      });
    } finally {
      if (members.length > 1) check(ncclGroupEnd(), "ncclGroupEnd", 0);
    }
  }

  #readHandles(): void {
    this.#comms = this.#words.map((word) => word[0]!);
  }

  /** Checks the result of a call. Inside a group, the calls have only been recorded. */
  #finish(result: number, call: string, member: number): void {
    this.#contexts.invalidateCurrent();
    if (result === NCCL_RESULT.success || (result === NCCL_RESULT.inProgress && this.#depth > 0)) return;
    if (result !== NCCL_RESULT.inProgress) throw this.#error(result, call, member);
    this.#settle(call);
  }

  /**
   * Waits until NCCL has enqueued the work. The first operation of a kind connects to the other ranks, and what is
   * enqueued next on the stream must come after it.
   */
  #settle(call: string): void {
    const since = performance.now();
    while (!this.ready()) {
      const waited = performance.now() - since;
      if (waited > this.#request.timeout) {
        const { rank } = this.#request.members[0]!;
        const seconds = this.#request.timeout / 1000;
        throw new WorldError(`rank ${rank} waited ${seconds} s in ${call} for the other ranks`, rank);
      }
      if (waited > 1) sleep(Math.min(LONGEST_SLEEP, Math.max(SHORTEST_SLEEP, waited / 20)));
    }
  }

  /** Calls a function for each communicator, as one group unless they are no longer connected. */
  #each(call: "ncclCommFinalize" | "ncclCommDestroy" | "ncclCommAbort"): void {
    const { ncclGroupStart, ncclGroupEnd, [call]: run } = this.#functions;
    const comms = this.#comms.filter((comm) => comm !== 0n);
    const grouped = comms.length > 1 && call !== "ncclCommDestroy";
    if (grouped) ncclGroupStart();
    let failed = NCCL_RESULT.success as number;
    for (const comm of comms) {
      const result = run(comm);
      if (result !== NCCL_RESULT.inProgress) failed ||= result;
    }
    if (grouped) {
      const result = ncclGroupEnd();
      if (result !== NCCL_RESULT.inProgress) failed ||= result;
    }
    this.#contexts.invalidateCurrent();
    if (failed !== NCCL_RESULT.success && call === "ncclCommFinalize") throw this.#error(failed, call, 0);
  }

  #abort(): void {
    // Groups belong to the thread: the next communicator must not find one open.
    for (; this.#depth > 0; this.#depth--) this.#functions.ncclGroupEnd();
    this.#each("ncclCommAbort");
    this.#comms = [];
  }

  #asyncError(member: number): number {
    const result = this.#functions.ncclCommGetAsyncError(this.#comms[member]!, this.#state);
    return result === NCCL_RESULT.success ? this.#state[0]! : result;
  }

  #error(result: number, call: string, member: number): WorldError {
    return ncclError(this.#nccl, result, call, this.#request.members[member]);
  }
}

const sleeper = new Int32Array(new SharedArrayBuffer(4));

function sleep(milliseconds: number): void {
  Atomics.wait(sleeper, 0, 0, milliseconds);
}
