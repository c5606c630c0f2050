/**
 * The connection behind a `World`: its communicator and its processes. It detects failures, and ends once the
 * world is disposed of and no graph uses it.
 */
import { disposedError } from "../base/check.ts";
import { SharedResource } from "../base/shared_resource.ts";
import { EVENT_FLAG } from "../base/cuda_constants.ts";
import { soon } from "../base/soon.ts";
import type { Context } from "../core/context.ts";
import type { FailureSource, GraphResource, StreamState } from "../core/stream_state.ts";
import { poll } from "../core/stream/poll.ts";
import {
  type CollectiveApi,
  type Communicator,
  type CommunicatorRequest,
  WorldError,
} from "../driver/collectives.ts";
import type { WorldMember } from "./member.ts";
import { Part } from "./part.ts";
import type { Rendezvous } from "./rendezvous.ts";
import { WorldStreams } from "./streams.ts";

/** Milliseconds to wait after a timeout for the communicator's own error, which is more precise. */
const GRACE = 500;

export class Connection extends SharedResource implements GraphResource, FailureSource {
  readonly api: CollectiveApi;
  readonly members: readonly WorldMember[];
  readonly size: number;
  /** The maximum duration of an operation in milliseconds. */
  timeout: number;
  readonly communicator: Communicator;
  /** The connection between processes; null for a part of a world, which fails with it. */
  readonly #rendezvous: Rendezvous | null;
  readonly #children: Set<Connection> = new Set();
  /** The place in the world that this one was split from. */
  readonly part: Part | null;
  #error: WorldError | null = null;
  /** A failure of operations in flight. */
  #lost: WorldError | null = null;
  readonly #streams: WorldStreams = new WorldStreams(this);
  #watch: Promise<void> | null = null;
  #ended: Promise<void> | null = null;
  /** Whether the operations of a world that was disposed of have finished. */
  #isOver = false;

  constructor(
    api: CollectiveApi,
    members: readonly WorldMember[],
    request: Pick<CommunicatorRequest, "id" | "size" | "timeout">,
    owner: Rendezvous | Part,
  ) {
    super();
    this.api = api;
    this.members = members;
    this.size = request.size;
    this.timeout = request.timeout;
    this.part = owner instanceof Part ? owner : null;
    this.#rendezvous = owner instanceof Part ? null : owner;
    // The devices may have been closed while the ranks met.
    for (const { context } of members) context.requireOpen();
    members[0]!.context.use();
    const timeout = () => this.timeout;
    this.communicator = api.connect({
      id: request.id,
      size: request.size,
      get timeout() {
        return timeout();
      },
      members: members.map(({ rank, context }) => ({
        rank,
        ordinal: context.ordinal,
        context: context.handle,
      })),
      inFlight: () => this.#inFlight(),
      onFailure: (error) => this.fail(error),
    });
    for (const { context } of members) context.retain();
    if (this.part !== null) this.part.parent.#children.add(this);
    this.#rendezvous?.failed.catch((error: Error) => {
      if (!this.freed) this.fail(new WorldError(error.message, this.rank, undefined, error));
    });
  }

  /** The context of the first device. */
  get context(): Context {
    return this.members[0]!.context;
  }

  /** The rank of the first device. */
  get rank(): number {
    return this.members[0]!.rank;
  }

  get error(): WorldError | null {
    return this.#error;
  }

  /** Resolves when all ranks have joined. */
  async joined(timeout: number): Promise<void> {
    await this.#during(
      poll(() => {
        if (this.#error !== null) throw this.#error;
        return this.communicator.ready();
      }, { timeout }),
      "joining",
      timeout,
    );
  }

  /** Throws if the world has failed, or was disposed of. */
  check(): void {
    if (this.#error !== null) this.#throw(this.#error);
    if (this.freed) throw disposedError("the world");
  }

  /** Enqueues operations. If a call fails, so does the world. */
  issue(enqueue: () => void): void {
    try {
      enqueue();
    } catch (error) {
      if (!(error instanceof WorldError)) throw error;
      this.fail(error);
      throw (this.#error ?? error).again();
    }
  }

  /** Records that an operation is about to be enqueued on a stream. */
  enqueued(stream: StreamState): void {
    if (stream.capture !== null) {
      stream.capture.retain(this);
      return;
    }
    this.#streams.use(stream);
    this.#watch ??= this.#watchStreams();
  }

  /** Called when a graph with operations is launched. Uses of the communicator are ordered by the streams. */
  touch(stream: StreamState): void {
    if (stream.capture !== null) return;
    if (this.#error !== null) this.#throw(this.#error);
    this.enqueued(stream);
  }

  /** Notes that a stream waits for one that operations may have used. */
  follow(later: StreamState, earlier: StreamState): void {
    this.#streams.follow(later, earlier, this.#error);
  }

  /** Resolves when the operations enqueued so far have finished, and the communicator has confirmed them. */
  async finished(): Promise<void> {
    await this.settled();
    if (this.#error !== null) this.#throw(this.#error);
  }

  /** Returns the failure to the user, who thereby knows of it. */
  readError(): WorldError | null {
    if (this.#error !== null) this.#error.reported = true;
    return this.#error;
  }

  /** Throws the failure of operations that were in flight, unless the user knows of it. */
  report(): void {
    if (this.#lost?.reported === false) this.#throw(this.#lost);
  }

  /** Resolves when no operation is in flight. */
  async settled(): Promise<void> {
    await this.#watch;
  }

  /** Throws the error of the world; the streams then no longer throw it. */
  #throw(error: WorldError): never {
    this.#streams.forget(error);
    throw error.again();
  }

  /** Ends the world with an error, on this rank and on all others, and with it its parent and its parts. */
  fail(error: WorldError): void {
    if (this.#error !== null || this.#isOver) return;
    const explained = this.part?.explain(error) ?? error;
    this.#error = explained;
    if (this.#watch !== null) this.#lost = explained;
    for (const child of this.#children) child.fail(child.part!.fromParent(error, child.rank));
    this.#streams.fail(explained);
    this.communicator.abort(error.message);
    this.#rendezvous?.fail(error.message);
    this.part?.parent.fail(this.part.toParent(error));
  }

  /** Ends the world immediately, at the user's request. */
  abort(reason: string): void {
    const error = new WorldError(reason, this.rank);
    error.reported = true;
    this.fail(error);
  }

  /** Resolves when the connection has ended; immediately if a graph still uses it. */
  get ended(): Promise<void> {
    return this.#ended ?? Promise.resolve();
  }

  protected override destroy(): void {
    if (this.part !== null) this.part.parent.#children.delete(this);
    for (const child of this.#children) child.dispose();
    // Waits still throw a failure that has not been reported.
    if (this.#error?.reported) this.#streams.forget(this.#error);
    this.#ended = this.#end();
    // Nothing may be waiting for it.
    this.#ended.catch(() => {});
  }

  async #end(): Promise<void> {
    const { communicator } = this;
    try {
      if (this.#error === null) {
        communicator.leave();
        if (!communicator.left()) await poll(() => communicator.left(), { timeout: this.timeout + GRACE });
      }
    } catch (error) {
      this.fail(error instanceof WorldError ? error : this.#failure(error));
    } finally {
      this.#isOver = true;
      this.#streams.clear();
      for (const { context } of this.members) context.release();
    }
    await this.#rendezvous?.close();
  }

  #inFlight(): { stream: bigint; context: bigint }[] {
    const open = this.#streams.inFlight.filter(({ context, destroyed, capture }) =>
      !context.closed && !destroyed && capture === null
    );
    return open.map(({ handle, context }) => ({ stream: handle, context: context.handle }));
  }

  /** Waits for the streams in use until none is left. */
  async #watchStreams(): Promise<void> {
    // Operations enqueued in one turn are watched together.
    await new Promise<void>((resolve) => soon(resolve));
    while (this.#streams.pending && this.#error === null) {
      try {
        await this.#waitFor(this.#streams.begin());
        this.#streams.end();
      } catch (error) {
        this.fail(error instanceof WorldError ? error : this.#failure(error));
        if (this.#error === null) this.#streams.end();
      }
    }
    this.#watch = null;
  }

  async #waitFor(streams: ReadonlySet<StreamState>): Promise<void> {
    const works: Work[] = [], { communicator } = this;
    const isFinished = () => {
      if (this.#error !== null) throw this.#error;
      const done = works.every((work) => work.isFinished());
      return communicator.ready() && done;
    };
    try {
      for (const stream of streams) {
        const work = workOf(stream);
        if (work !== null) works.push(work);
      }
      const options = { timeout: this.timeout + GRACE };
      await this.#during(poll(isFinished, options), "an operation", this.timeout);
      const agreed = communicator.agreement?.();
      if (agreed !== undefined) await this.#during(poll(agreed, options), "an operation", this.timeout);
    } finally {
      for (const work of works) work.dispose();
    }
  }

  async #during(work: Promise<void>, what: string, timeout: number): Promise<void> {
    try {
      await work;
    } catch (error) {
      if (!(error instanceof DOMException && error.name === "TimeoutError")) throw error;
      const message = `rank ${this.rank} waited ${timeout / 1000} s in ${what} for the other ranks`;
      throw new WorldError(message, this.rank, undefined, error);
    }
  }

  #failure(error: unknown): WorldError {
    return new WorldError(
      error instanceof Error ? error.message : String(error),
      this.rank,
      undefined,
      error,
    );
  }
}

/** The work that a stream has in flight, as an event. */
interface Work {
  isFinished(): boolean;
  dispose(): void;
}

function workOf({ context, destroyed, capture, finalEvent, orderEvent, handle }: StreamState): Work | null {
  if (context.closed) return null;
  const driver = context.use();
  // A stream that was destroyed, or is being captured, has recorded an event already.
  const recorded = destroyed ? finalEvent : capture === null ? undefined : orderEvent;
  if (recorded === null) return null;
  const event = recorded ?? driver.events.create(EVENT_FLAG.DISABLE_TIMING);
  if (recorded === undefined) driver.events.record(event, handle);
  return {
    isFinished: () => context.closed || context.use().events.query(event),
    dispose: () => {
      if (recorded === undefined && !context.closed) context.use().events.destroy(event);
    },
  };
}
