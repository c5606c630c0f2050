/** Communicators of the software device. */
import {
  bytesOf,
  type Communicator,
  type CommunicatorRequest,
  type ElementType,
  type GatherName,
  type Reduction,
  WorldError,
} from "../../collectives.ts";
import type { DriverState } from "../api/state.ts";
import type { Command } from "../machine/queue.ts";
import { Agreement } from "./agreement.ts";
import { STATE } from "./channel.ts";
import { describeFailed, type Failure } from "./failure.ts";
import { Group } from "./group.ts";
import { Membership } from "./membership.ts";
import { blocks, Move, type Operation, Reduce, type ReductionPart } from "./operation.ts";
import { Rank } from "./rank.ts";
import type { Signature } from "./transfer.ts";

const NONE: ReadonlyMap<number, number> = new Map();

/** An operation of a member, to be enqueued on a stream. */
interface Issued {
  readonly rank: number;
  readonly operation: Operation;
  readonly stream: bigint;
}

export class SoftwareCommunicator implements Communicator {
  readonly #state: DriverState;
  readonly #request: CommunicatorRequest;
  readonly #membership: Membership;
  readonly #ranks: readonly Rank[];
  /** Operations of the open group. */
  #group: Issued[] = [];
  #depth = 0;
  #error: WorldError | null = null;
  /** Returns true once the other ranks may do without this one. */
  #leaving: (() => boolean) | undefined;
  #left = false;
  readonly #all: Set<SoftwareCommunicator>;

  /** @param all The communicators of this thread. */
  constructor(
    state: DriverState,
    request: CommunicatorRequest,
    folder: string | undefined,
    all: Set<SoftwareCommunicator>,
  ) {
    this.#state = state;
    this.#request = request;
    this.#all = all;
    all.add(this);
    this.#membership = new Membership(request, folder);
    const memory = (address: number, length: number) =>
      state.use("memory").space.bytes.subarray(address, address + length);
    this.#ranks = request.members.map(({ rank }, member) =>
      new Rank(rank, this.#membership.channels[member]!, memory)
    );
  }

  ready(): boolean {
    if (this.#error !== null) throw this.#error;
    const failed = this.#membership.failedPeer();
    if (failed !== undefined) throw this.#fail({ rank: this.#rank, message: describeFailed(failed) });
    return this.#membership.complete();
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
    const from = this.#range(source, count, type);
    this.#reduce(member, { name: "allReduce", type, count, op }, stream, {
      target: this.#range(target, count, type),
      own: from,
      sources: this.#toPeers(member, () => from),
    });
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
    const from = this.#range(source, count, type);
    const isRoot = this.#ranks[member]!.rank === root;
    this.#reduce(member, { name: "reduce", type, count, op, root }, stream, {
      target: isRoot ? this.#range(target, count, type) : undefined,
      own: from,
      sources: isRoot ? NONE : new Map([[root, from]]),
    });
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
    const { rank } = this.#ranks[member]!;
    const signature: Signature = { name: "reduceScatter", type, count, op };
    const from = this.#range(source, count * this.#request.size, type);
    const parts = blocks(from, signature, this.#request.size);
    this.#reduce(member, signature, stream, {
      target: this.#range(target, count, type),
      own: parts.get(rank)!,
      sources: this.#toPeers(member, (peer) => parts.get(peer)!),
    });
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
    const signature: Signature = { name: "broadcast", type, count, root };
    const { rank } = this.#ranks[member]!;
    if (rank !== root) {
      const targets = new Map([[root, this.#range(target, count, type)]]);
      return this.#move(member, signature, NONE, targets, stream);
    }
    const from = this.#range(source, count, type);
    // The root sends to itself, too, unless it is in place.
    const sources = new Map(this.#toPeers(member, () => from));
    const own = source === target ? NONE : new Map([[rank, this.#range(target, count, type)]]);
    if (source !== target) sources.set(rank, from);
    this.#move(member, signature, sources, own, stream);
  }

  allGather(
    member: number,
    source: bigint,
    target: bigint,
    count: number,
    type: ElementType,
    stream: bigint,
    name: GatherName = "allGather",
  ): void {
    const { rank } = this.#ranks[member]!;
    const signature: Signature = { name, type, count };
    const from = this.#range(source, count, type);
    const targets = blocks(
      this.#range(target, count * this.#request.size, type),
      signature,
      this.#request.size,
    );
    const sources = new Map(this.#toPeers(member, () => from));
    if (targets.get(rank) === from) targets.delete(rank);
    else sources.set(rank, from);
    this.#move(member, signature, sources, targets, stream);
  }

  allToAll(
    member: number,
    source: bigint,
    target: bigint,
    count: number,
    type: ElementType,
    stream: bigint,
  ): void {
    const { size } = this.#request, signature: Signature = { name: "allToAll", type, count };
    const from = this.#range(source, count * size, type), to = this.#range(target, count * size, type);
    this.#move(member, signature, blocks(from, signature, size), blocks(to, signature, size), stream);
  }

  send(
    member: number,
    source: bigint,
    count: number,
    type: ElementType,
    peer: number,
    stream: bigint,
  ): void {
    const sources = new Map([[peer, this.#range(source, count, type)]]);
    this.#move(member, { name: "send", type, count, peer }, sources, NONE, stream);
  }

  receive(
    member: number,
    target: bigint,
    count: number,
    type: ElementType,
    peer: number,
    stream: bigint,
  ): void {
    const targets = new Map([[peer, this.#range(target, count, type)]]);
    this.#move(member, { name: "receive", type, count, peer }, NONE, targets, stream);
  }

  groupStart(): void {
    this.#depth++;
  }

  groupEnd(): void {
    if (this.#depth === 0 || --this.#depth > 0) return;
    const issued = this.#group;
    this.#group = [];
    if (issued.length > 0) this.#enqueue(issued);
  }

  agreement(): () => boolean {
    const agreement = new Agreement(this.#ranks, this.#request.timeout);
    return () => {
      if (this.#error !== null) throw this.#error;
      if (this.#left) return true;
      // The agreement includes operations that had begun, and nothing else may advance them.
      this.#state.device?.queue.poll();
      const reached = agreement.reached();
      if (typeof reached === "object") throw this.#fail(reached);
      return reached;
    };
  }

  leave(): void {
    const prepare = () => {
      this.#leaving = this.agreement();
    };
    // The device may have been closed, which waited for its work.
    if (this.#state.device === null) prepare();
    else this.#state.device.queue.enqueueCall(prepare);
  }

  left(): boolean {
    this.#state.device?.queue.poll();
    if (!this.#left && this.#leaving?.() === true) this.#end(STATE.left);
    return this.#left;
  }

  abort(reason: string): void {
    this.#error ??= new WorldError(reason, this.#rank);
    [this.#depth, this.#group] = [0, []];
    // The queue sees this when it is next polled; the caller may be a command that failed.
    this.#end(STATE.failed, this.#error.message);
  }

  #end(state: number, reason?: string): void {
    this.#membership.close(state, reason);
    this.#left = true;
    this.#all.delete(this);
  }

  /**
   * Compares operations for other ranks that wait for it: this one blocks in an operation, perhaps of another world
   * that they enter later.
   */
  #attend(): void {
    if (this.#error !== null) return;
    for (
      const { rank, message } of this.#ranks.map((rank) => ({ rank: rank.rank, message: rank.compare() }))
    ) {
      if (message !== undefined) return this.#request.onFailure(this.#fail({ rank, message }));
    }
  }

  get #rank(): number {
    return this.#ranks[0]!.rank;
  }

  #toPeers(member: number, address: (peer: number) => number): ReadonlyMap<number, number> {
    const { rank, channels } = this.#ranks[member]!;
    return new Map(channels.flatMap((_, peer) => peer === rank ? [] : [[peer, address(peer)] as const]));
  }

  /** Returns the address of elements, after checking that they are allocated. */
  #range(address: bigint, count: number, type: ElementType): number {
    const call = "collective operation";
    return count === 0 ? 0 : this.#state.use(call).space.range(address, bytesOf(count, type), call);
  }

  #reduce(member: number, signature: Signature, stream: bigint, part: ReductionPart): void {
    const rank = this.#ranks[member]!;
    this.#issue({ rank: rank.rank, operation: new Reduce(rank, signature, part), stream });
  }

  #move(
    member: number,
    signature: Signature,
    sources: ReadonlyMap<number, number>,
    targets: ReadonlyMap<number, number>,
    stream: bigint,
  ): void {
    const rank = this.#ranks[member]!;
    this.#issue({ rank: rank.rank, operation: new Move(rank, signature, sources, targets), stream });
  }

  #issue(issued: Issued): void {
    if (this.#error !== null) throw this.#error;
    if (this.#depth > 0) this.#group.push(issued);
    else this.#enqueue([issued]);
  }

  #enqueue(issued: readonly Issued[]): void {
    const call = "collective operation";
    const { streams, queue } = this.#state.use(call);
    const command = this.#command(new Group(issued, this.#ranks, this.#request.timeout));
    const records = [...new Set(issued.map(({ stream }) => streams.get(stream, call)))];
    const captured = records.find(({ capture }) => capture !== null);
    if (captured === undefined) {
      const number = queue.enqueue(command);
      for (const record of records) record.last = number;
    } else {
      const label = issued.map(({ operation }) => operation.signature.name).join(", ");
      captured.capture!.add(captured, "collective", label, (target) => target.last = queue.enqueue(command));
    }
  }

  #command(group: Group): Command {
    const step = (): boolean => {
      if (this.#error !== null) return true;
      try {
        const result = group.progress();
        if (result === false) { for (const each of this.#all) if (each !== this) each.#attend(); }
        if (typeof result === "boolean") return result;
        this.#request.onFailure(this.#fail(result));
      } catch (error) {
        const message = `exchange of data: ${error instanceof Error ? error.message : String(error)}`;
        this.#request.onFailure(this.#fail({ rank: this.#rank, message }));
      }
      return true;
    };
    return {
      start: () => {
        const failed = this.#error === null ? this.#faulted(group) : undefined;
        if (failed !== undefined) this.#request.onFailure(this.#fail(failed));
        if (this.#error === null) group.start();
        return step();
      },
      done: step,
      wait: () => sleep(Math.min(1, (performance.now() - group.lastProgress) / 5)),
    };
  }

  /** Returns the failure of a member on whose device a kernel has faulted: its data is undefined. */
  #faulted({ operations }: Group): Failure | undefined {
    for (const { rank, ordinal } of this.#request.members) {
      const detail = this.#state.device?.faultOf(ordinal).detail;
      if (detail === undefined || operations.every((operation) => operation.rank !== rank)) continue;
      return { rank, message: `rank ${rank} failed: ${detail}` };
    }
    return undefined;
  }

  /** Records a failure and notifies the peers. */
  #fail({ rank, message }: Failure): WorldError {
    this.#error ??= new WorldError(message, rank);
    this.#membership.announce(STATE.failed, this.#error.message);
    return this.#error;
  }
}

const sleeper = new Int32Array(new SharedArrayBuffer(4));

function sleep(milliseconds: number): void {
  Atomics.wait(sleeper, 0, 0, milliseconds);
}
