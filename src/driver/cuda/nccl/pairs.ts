/**
 * The communicators of a world's members in NCCL: two for each member, which share their resources.
 *
 * The first is non-blocking. If a call has to wait for other ranks, it returns "in progress", and NCCL
 * continues on its own thread: joining never blocks, and can be aborted. But every operation also starts a
 * thread, which takes 50 µs. Therefore, the first one is split, again in the background, to create a blocking
 * one with the same ranks, which enqueues operations in 5 µs. It runs the collective operations; their
 * connections are made during its creation. Sends and receives connect to a rank when they are first used,
 * which may take as long as that rank does, so they belong to the first one.
 *
 * Both enqueue through the same internal stream of NCCL, which keeps the order of the calls.
 */
import { type Nccl, NCCL_RESULT } from "../../../libraries/nccl.ts";
import type { CommunicatorRequest, WorldError } from "../../collectives.ts";
import type { CudaContexts } from "../contexts.ts";
import { configure } from "./config.ts";
import { ncclError } from "./error.ts";
import { initRankByValue } from "./unsafe/id_by_value.ts";

type Phase = "joining" | "splitting" | "ready" | "finalizing" | "destroyed";

export class CommunicatorPairs {
  readonly #nccl: Nccl;
  readonly #contexts: CudaContexts;
  readonly #request: CommunicatorRequest;
  /** The `ncclComm_t` of each member. NCCL may write them after the call, so each has its own memory. */
  readonly #firstWords: readonly BigUint64Array[];
  readonly #secondWords: readonly BigUint64Array[];
  readonly #state: Int32Array = new Int32Array(new ArrayBuffer(4));
  #first: readonly bigint[] = [];
  #second: readonly bigint[] = [];
  #phase: Phase = "joining";

  /** Starts to join. */
  constructor(nccl: Nccl, contexts: CudaContexts, request: CommunicatorRequest) {
    this.#nccl = nccl;
    this.#contexts = contexts;
    this.#request = request;
    const words = () => request.members.map(() => new BigUint64Array(new ArrayBuffer(8)));
    [this.#firstWords, this.#secondWords] = [words(), words()];
    try {
      this.#join();
    } catch (error) {
      this.#first = read(this.#firstWords);
      this.abort();
      throw error;
    } finally {
      contexts.invalidateCurrent();
    }
    this.#first = read(this.#firstWords);
  }

  /** The communicators of sends and receives, by member. */
  get pointToPoint(): readonly bigint[] {
    return this.#first;
  }

  /** The communicators of collective operations. */
  get collective(): readonly bigint[] {
    return this.#second;
  }

  /**
   * Returns true when nothing is in progress.
   *
   * @throws {WorldError} If a communicator has failed.
   */
  ready(): boolean {
    if (!this.#areReady(this.#first)) return false;
    if (this.#phase === "joining") {
      this.#phase = "splitting";
      this.#split();
      if (!this.#areReady(this.#first)) return false;
    }
    if (this.#phase === "splitting") {
      this.#second = read(this.#secondWords);
      this.#phase = "ready";
    }
    return this.#areReady(this.#second);
  }

  /** Starts to leave, in the background. */
  leave(): void {
    if (this.#phase === "finalizing" || this.#phase === "destroyed") return;
    this.#phase = "finalizing";
    // Finalizing the first one waits for the work of both.
    this.#each("ncclCommFinalize", this.#first);
  }

  /** Returns true once the communicators have been finalized, after which it destroys them. */
  left(): boolean {
    if (this.#phase !== "finalizing") return this.#phase === "destroyed";
    if (!this.#areReady(this.#first)) return false;
    this.#phase = "destroyed";
    this.#each("ncclCommFinalize", this.#second);
    this.#each("ncclCommDestroy", this.#second);
    this.#each("ncclCommDestroy", this.#first);
    this.#first = this.#second = [];
    return true;
  }

  /** Ends operations in flight and frees the communicators, without waiting for other ranks. */
  abort(): void {
    if (this.#phase === "destroyed") return;
    const isSplitting = this.#phase === "splitting";
    this.#phase = "destroyed";
    if (!isSplitting) this.#each("ncclCommAbort", this.#second);
    this.#each("ncclCommAbort", this.#first);
    // Aborting the first communicators ended the creation of the second ones, whose handles are only known
    // now.
    if (isSplitting) this.#each("ncclCommAbort", read(this.#secondWords));
    this.#first = this.#second = [];
  }

  /** Describes a result of a call for a member. */
  error(result: number, call: string, member: number): WorldError {
    return ncclError(this.#nccl, result, call, this.#request.members[member]);
  }

  #join(): void {
    const { members, size, id } = this.#request;
    const { ncclCommInitRankScalable: init } = this.#nccl.functions;
    const config = configure({ blocking: false, splitShare: true });
    this.#grouped((check) =>
      members.forEach(({ rank, context }, member) => {
        // NCCL uses the device of the current context.
        this.#contexts.setCurrent(context);
        const comm = this.#firstWords[member]!;
        if (init === undefined) {
          const result = initRankByValue(this.#nccl.library, comm, size, rank, id, config);
          check(result, "ncclCommInitRankConfig", member);
        } else check(init(comm, size, rank, 1, id, config), "ncclCommInitRankScalable", member);
      })
    );
  }

  /** Splits the first communicators to create the second ones, in the background. */
  #split(): void {
    const { ncclCommSplit } = this.#nccl.functions;
    const config = configure({ blocking: true, splitShare: false });
    try {
      this.#grouped((check) =>
        this.#request.members.forEach(({ rank }, member) =>
          check(
            ncclCommSplit(this.#first[member]!, 0, rank, this.#secondWords[member]!, config),
            "ncclCommSplit",
            member,
          )
        )
      );
    } finally {
      this.#contexts.invalidateCurrent();
    }
  }

  #grouped(calls: (check: (result: number, call: string, member: number) => void) => void): void {
    const { ncclGroupStart, ncclGroupEnd } = this.#nccl.functions;
    const check = (result: number, call: string, member: number) => {
      if (result !== NCCL_RESULT.success && result !== NCCL_RESULT.inProgress) {
        throw this.error(result, call, member);
      }
    };
    const isGroup = this.#request.members.length > 1;
    if (isGroup) check(ncclGroupStart(), "ncclGroupStart", 0);
    try {
      calls(check);
    } finally {
      if (isGroup) check(ncclGroupEnd(), "ncclGroupEnd", 0);
    }
  }

  #areReady(comms: readonly bigint[]): boolean {
    for (let member = 0; member < comms.length; member++) {
      const { ncclCommGetAsyncError } = this.#nccl.functions;
      const result = ncclCommGetAsyncError(comms[member]!, this.#state);
      const state = result === NCCL_RESULT.success ? this.#state[0]! : result;
      if (state === NCCL_RESULT.inProgress) return false;
      if (state !== NCCL_RESULT.success) throw this.error(state, "communication", member);
    }
    return true;
  }

  /** Calls a function for each communicator, as one group unless they are no longer connected. */
  #each(call: "ncclCommFinalize" | "ncclCommDestroy" | "ncclCommAbort", all: readonly bigint[]): void {
    const { ncclGroupStart, ncclGroupEnd, [call]: run } = this.#nccl.functions;
    const comms = all.filter((comm) => comm !== 0n);
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
    if (failed !== NCCL_RESULT.success && call === "ncclCommFinalize") throw this.error(failed, call, 0);
  }
}

function read(words: readonly BigUint64Array[]): bigint[] {
  return words.map((word) => word[0]!);
}
