/**
 * Collective operations of several devices, as a group of the driver: NCCL on GPUs, shared files on the software
 * device.
 *
 * A communicator connects `size` ranks, of which this process has one or more, its _members_. Operations of one
 * communicator are issued in the same order on every rank. They are enqueued on a stream of the member.
 */
import type { DType } from "../base/dtype.ts";

/** Codes of `ncclDataType_t`. */
export const DATA_TYPE = {
  i8: 0,
  u8: 1,
  i32: 2,
  u32: 3,
  i64: 4,
  u64: 5,
  f16: 6,
  f32: 7,
  f64: 8,
  bf16: 9,
  f8e4m3: 10,
  f8e5m2: 11,
} as const;

/** An element type of a collective operation: the codes of {@link DATA_TYPE}, by name. */
export type CollectiveType = keyof typeof DATA_TYPE;

/** Bytes of an element. */
export const TYPE_BYTES: Readonly<Record<CollectiveType, number>> = {
  i8: 1,
  u8: 1,
  i32: 4,
  u32: 4,
  i64: 8,
  u64: 8,
  f16: 2,
  f32: 4,
  f64: 8,
  bf16: 2,
  f8e4m3: 1,
  f8e5m2: 1,
};

/** Codes of `ncclRedOp_t`. */
export const REDUCTION: Readonly<Record<Reduction, number>> = { sum: 0, prod: 1, max: 2, min: 3, avg: 4 };

/** How a reduction combines elements. `avg` is the sum divided by the number of ranks. */
export type Reduction = "sum" | "prod" | "max" | "min" | "avg";

/** The elements of an array: its dtype, or that of 8-bit floats in an array of bytes. */
export type ElementType = DType | "f8e4m3" | "f8e5m2";

/** How collective operations move an element. */
export interface Moved {
  readonly type: CollectiveType;
  /** Number of elements of `type`. */
  readonly each: number;
}

/** How collective operations move elements: as bytes, for dtypes without a type of their own. */
export const MOVED: Readonly<Record<ElementType, Moved>> = {
  bool: { type: "u8", each: 1 },
  u8: { type: "u8", each: 1 },
  u16: { type: "u8", each: 2 },
  u32: { type: "u32", each: 1 },
  u64: { type: "u64", each: 1 },
  i8: { type: "i8", each: 1 },
  i16: { type: "u8", each: 2 },
  i32: { type: "i32", each: 1 },
  i64: { type: "i64", each: 1 },
  f16: { type: "f16", each: 1 },
  bf16: { type: "bf16", each: 1 },
  f32: { type: "f32", each: 1 },
  f64: { type: "f64", each: 1 },
  complex64: { type: "f32", each: 2 },
  complex128: { type: "f64", each: 2 },
  f8e4m3: { type: "f8e4m3", each: 1 },
  f8e5m2: { type: "f8e5m2", each: 1 },
};

/** Returns the bytes of elements. */
export function bytesOf(count: number, elements: ElementType): number {
  const { type, each } = MOVED[elements];
  return count * each * TYPE_BYTES[type];
}

/** A rank that belongs to this process. */
export interface Member {
  readonly rank: number;
  readonly ordinal: number;
  /** The context of the device. */
  readonly context: bigint;
}

/** Calls that gather bytes of all ranks. */
export type GatherName = "allGather" | "barrier" | "split" | "joinWorld";

/** The settings of a new communicator. */
export interface CommunicatorRequest {
  /** Of {@link CollectiveApi.createId}, the same on every rank. */
  readonly id: Uint8Array;
  /** The number of ranks. */
  readonly size: number;
  /** Of this process, by rank. */
  readonly members: readonly Member[];
  /** Milliseconds without progress after which blocking waits fail; may change. */
  readonly timeout: number;
  /** Returns the streams with operations that may be in flight, with their contexts. */
  inFlight(): readonly { readonly stream: bigint; readonly context: bigint }[];
  /** Called at most once, when an operation fails after it was enqueued. */
  readonly onFailure: (error: WorldError) => void;
}

/** The collective operations of a driver. */
export interface CollectiveApi {
  /** The library and its version, for messages. */
  readonly description: string;
  /** Whether several ranks may use the same GPU. */
  readonly sharesDevices?: boolean;
  /**
   * Creates the id of a new communicator, on one rank, which passes it to the others.
   *
   * @param isLocal Whether all ranks belong to this process.
   */
  createId(isLocal: boolean): Uint8Array;
  /** Removes what belongs to an id, on the rank that created it and has not formed a communicator. */
  discardId?(id: Uint8Array): void;
  /** Starts to form a communicator, without waiting for the other ranks. */
  connect(request: CommunicatorRequest): Communicator;
}

/**
 * A communicator. `member` is an index of the request's members, addresses are device addresses, `count` counts
 * elements of `type`: those of the source for `allGather`, those of the result for `reduceScatter`, those of a part for
 * `allToAll`.
 */
export interface Communicator {
  /**
   * Returns true once all ranks have joined; later, whether no setup is in progress.
   *
   * @throws {WorldError} If the communicator has failed.
   */
  ready(): boolean;
  allReduce(
    member: number,
    source: bigint,
    target: bigint,
    count: number,
    type: ElementType,
    op: Reduction,
    stream: bigint,
  ): void;
  reduce(
    member: number,
    source: bigint,
    target: bigint,
    count: number,
    type: ElementType,
    op: Reduction,
    root: number,
    stream: bigint,
  ): void;
  broadcast(
    member: number,
    source: bigint,
    target: bigint,
    count: number,
    type: ElementType,
    root: number,
    stream: bigint,
  ): void;
  allGather(
    member: number,
    source: bigint,
    target: bigint,
    count: number,
    type: ElementType,
    stream: bigint,
    /** The call to name in errors. */
    name?: GatherName,
  ): void;
  reduceScatter(
    member: number,
    source: bigint,
    target: bigint,
    count: number,
    type: ElementType,
    op: Reduction,
    stream: bigint,
  ): void;
  allToAll(
    member: number,
    source: bigint,
    target: bigint,
    count: number,
    type: ElementType,
    stream: bigint,
  ): void;
  send(
    member: number,
    source: bigint,
    count: number,
    type: ElementType,
    peer: number,
    stream: bigint,
  ): void;
  receive(
    member: number,
    target: bigint,
    count: number,
    type: ElementType,
    peer: number,
    stream: bigint,
  ): void;
  /** Begins a group: its operations run as one, when the last open group ends. */
  groupStart(): void;
  groupEnd(): void;
  /**
   * Called when enqueued work has finished. Returns a function that returns true once every rank has taken part in the
   * operations that have run so far, and throws a `WorldError` if one does not or has called others. Undefined if the
   * library does not compare operations; those of arrays without elements then need not be issued.
   */
  agreement?(): () => boolean;
  /** Starts to leave, after the enqueued work. {@link left} returns true once that is done. */
  leave(): void;
  left(): boolean;
  /**
   * Ends open groups and all operations in flight, and frees all resources, without waiting for other ranks.
   */
  abort(reason: string): void;
}

/**
 * A failure of a world: a rank that disconnected or did not take part in time, operations of software devices that do
 * not match, or an error of NCCL.
 *
 * ```ts
 * import { joinWorld, WorldError } from "@cuffi/cuffi/distributed";
 *
 * try {
 *   await using world = await joinWorld({ device });
 * } catch (error) {
 *   if (error instanceof WorldError) console.error(error.rank, error.failedRank);
 * }
 * ```
 */
export class WorldError extends Error {
  /** Identifies the class where `instanceof` cannot, for example across realms. */
  override readonly name = "WorldError";
  /** The rank of this process that noticed the failure. */
  readonly rank: number;
  /** The rank that has failed, left or not answered; undefined if that is not known. */
  declare readonly failedRank: number | undefined;
  /** The `ncclResult_t`; undefined if the error is not NCCL's. */
  declare readonly code: number | undefined;
  /** Shared by the errors of all worlds that end with the same failure. */
  #failure = { reported: false };

  /** @ignore */
  constructor(message: string, rank: number, code?: number, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.rank = rank;
    const failed = FAILED_RANK.exec(message);
    if (failed !== null) this.failedRank = Number(failed[1] ?? failed[2]);
    if (code !== undefined) this.code = code;
  }

  /** @ignore Whether the user knows of it, because a call has thrown it, for example. */
  get reported(): boolean {
    return this.#failure.reported;
  }

  /** @ignore */
  set reported(known: boolean) {
    this.#failure.reported = known;
  }

  /** @ignore Returns a copy with the stack of the call that throws it. */
  again(): WorldError {
    this.#failure.reported = true;
    return new WorldError(this.message, this.rank, this.code, this.cause);
  }

  /** @ignore Returns the same failure as an error of another world. */
  as(message: string, rank: number): WorldError {
    const error = new WorldError(message, rank, this.code, this.cause);
    error.#failure = this.#failure;
    return error;
  }

  /** @ignore Whether an error reports the same failure, perhaps in another world. */
  is(error: Error | null): boolean {
    return error instanceof WorldError && error.#failure === this.#failure;
  }
}

/** Describes the failure of a rank, unless the reason names the rank that failed already. */
export function describeFailure(rank: number, reason: string): string {
  if (/^(a rank failed in|rank \d+ (failed|called|waited|has|disconnected))/.test(reason)) return reason;
  return reason === "" ? `rank ${rank} has failed` : `rank ${rank} failed: ${reason}`;
}

/**
 * The rank that a message blames. Only messages pass from process to process. Ranks after "a rank failed in" are those
 * of another world.
 */
const FAILED_RANK =
  /^(?!a rank failed in ).*?(?:\brank (\d+) (?:failed|has failed|disconnected|has left|did not)\b|\bwaited .* for rank (\d+) in )/s;
