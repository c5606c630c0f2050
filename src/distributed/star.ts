/** A rendezvous around rank 0: every other rank is connected to it, and it forwards their messages. */
import { checkInteger, checkString, invalid } from "../base/check.ts";
import { describeFailure } from "../driver/collectives.ts";
import { FRAME, FrameError, type FrameHeader, MAX_REASON } from "./frames.ts";
import type { Joined } from "./join.ts";
import { Link, type LinkOwner } from "./link.ts";
import { MAX_MESSAGE, type Message, Messages } from "./messages.ts";

/** The collective operations. The code in frames is this number and, for `broadcast`, the root. */
const OPERATIONS = ["", "broadcast", "allGather", "barrier"] as const;
const BROADCAST = 1, ALL_GATHER = 2, BARRIER = 3;

/** How much longer than rank 0 the others wait, so that rank 0 can tell them which ranks are missing. */
export const GRACE_MS: number = 2000;

const NOTHING = new Uint8Array(0);

/** The processes of a world, connected through rank 0. */
export interface Rendezvous extends AsyncDisposable {
  /** The rank of this process: an integer from 0 to `size - 1`. */
  readonly rank: number;
  /** The number of processes. */
  readonly size: number;
  /** Gives every rank the bytes of `root`. Every rank must call it; only `root` passes bytes. */
  broadcast(root: number, bytes?: Uint8Array): Promise<Uint8Array>;
  /** Gives every rank the bytes of all ranks, in their order. Every rank must call it. */
  allGather(bytes: Uint8Array): Promise<Uint8Array[]>;
  /** Waits until every rank has called it. */
  barrier(): Promise<void>;
  /**
   * Sends bytes to a rank. Resolves when they may change: immediately for short messages, and when the other rank
   * receives them for messages above 64 KiB.
   */
  send(rank: number, tag: number, bytes: Uint8Array): Promise<void>;
  /** Waits for the next message that a rank sends with a tag. */
  receive(rank: number, tag: number): Promise<Uint8Array>;
  /** Rejects as soon as a rank has ended without {@link close} or has called {@link fail}. */
  readonly failed: Promise<never>;
  /** Ends the world on every rank, with a reason for their errors. */
  fail(reason: string): void;
  /** Leaves the world. On rank 0, waits until the others have left, because it forwards their messages. */
  close(): Promise<void>;
}

/** The implementation of {@link Rendezvous}, with rank 0 at its center. */
export class Star implements Rendezvous, LinkOwner {
  readonly rank: number;
  readonly size: number;
  readonly failed: Promise<never>;
  readonly #links = new Map<number, Link>();
  readonly #messages: Messages;
  readonly #left = new Set<number>();
  #rejectFailed!: (error: Error) => void;
  #started = (): void => {};
  #error: Error | undefined;
  #isClosed = false;
  #collectives = 0;
  #allLeft = (): void => {};
  #operations = 0;
  #keepAlive: ReturnType<typeof setInterval> | undefined;

  constructor(rank: number, size: number) {
    this.rank = rank;
    this.size = size;
    this.failed = new Promise((_, reject) => this.#rejectFailed = reject);
    // Handling this rejection is optional.
    this.failed.catch(() => {});
    this.#messages = new Messages(rank, {
      transmit: (header, payload) => {
        const link = this.#links.get(this.rank === 0 ? header.to : 0);
        return link === undefined || link.write(header, payload) ? undefined : link.drained();
      },
    });
  }

  /** Takes over the connection to a rank. */
  connect(rank: number, { socket, rest }: Joined): void {
    const link = new Link(socket, rank);
    this.#links.set(rank, link);
    link.listen(this, rest);
  }

  has(rank: number): boolean {
    return this.#links.has(rank);
  }

  /** The ranks that have not joined rank 0. */
  missing(): number[] {
    return Array.from({ length: this.size - 1 }, (_, i) => i + 1).filter((rank) => !this.has(rank));
  }

  /** Notifies the other ranks that all have joined. */
  start(): void {
    for (const link of this.#links.values()) link.write(control(FRAME.START, 0));
  }

  /** Waits for rank 0's notification that all have joined. */
  async follow(joined: Joined, timeout: number): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const started = new Promise<void>((resolve, reject) => {
      this.#started = resolve;
      const late = new Error(
        `joinRendezvous: rank 0 answered, but not all ranks joined within ${timeout / 1000} s`,
      );
      timer = setTimeout(() => reject(late), timeout + GRACE_MS);
    });
    this.connect(0, joined);
    try {
      await Promise.race([started, this.failed]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Ends a rendezvous that is not complete. */
  async abandon(error: Error): Promise<void> {
    if (this.#error === undefined) this.#broadcastFailure(this.rank, error.message);
    this.#error ??= error;
    this.#isClosed = true;
    await this.#endLinks();
  }

  broadcast(root: number, bytes: Uint8Array = NOTHING): Promise<Uint8Array> {
    checkInteger("root", root, 0, this.size - 1);
    const own = this.rank === root ? checkBytes("bytes", bytes) : NOTHING;
    return this.#during(async () => {
      const [result] = await this.#collect(BROADCAST + 4 * root, own);
      return this.rank === root ? bytes : result!;
    });
  }

  allGather(bytes: Uint8Array): Promise<Uint8Array[]> {
    checkBytes("bytes", bytes);
    return this.#during(() => this.#collect(ALL_GATHER, bytes));
  }

  barrier(): Promise<void> {
    return this.#during(async () => void await this.#collect(BARRIER, NOTHING));
  }

  send(rank: number, tag: number, bytes: Uint8Array): Promise<void> {
    this.#checkPeer(rank, tag);
    checkBytes("bytes", bytes);
    return this.#during(() => this.#messages.send(rank, 0, tag, bytes));
  }

  receive(rank: number, tag: number): Promise<Uint8Array> {
    this.#checkPeer(rank, tag);
    return this.#during(async () => (await this.#messages.receive(rank, false, tag)).bytes);
  }

  fail(reason: string): void {
    const { rank } = this;
    checkString("reason", reason);
    if (!this.#isClosed && this.#error === undefined) this.#failed(rank, describeFailure(rank, reason));
  }

  close(): Promise<void> {
    if (this.#isClosed) return Promise.resolve();
    this.#isClosed = true;
    return this.#during(async () => {
      if (this.#error === undefined) {
        for (const link of this.#links.values()) link.write(control(FRAME.LEAVE, this.rank));
        if (this.rank === 0) await this.#waitForOthers();
        this.#messages.fail(new Error("the rendezvous is closed"));
      }
      await this.#endLinks();
    });
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }

  /** @internal */
  target(_link: Link, header: FrameHeader, length: number): Uint8Array {
    return header.to === this.rank ? this.#messages.target(header, length) : new Uint8Array(length);
  }

  /** @internal */
  frame(link: Link, header: FrameHeader, payload: Uint8Array): void {
    const { type, from, to } = header;
    if (link.peer !== 0 && from !== link.peer) throw new FrameError(`a frame in the name of rank ${from}`);
    if (from >= this.size || to >= this.size) {
      throw new FrameError(`a frame from rank ${from} for rank ${to}`);
    }
    switch (type) {
      case FRAME.START:
        return link.peer === 0 ? this.#started() : undefined;
      case FRAME.LEAVE:
        return this.#leave(from);
      case FRAME.FAILURE:
        return this.#failed(from, new TextDecoder().decode(payload));
      default:
        if (to === this.rank) this.#messages.frame(header, payload);
        else if (this.rank === 0) this.#forward(link, header, payload);
        else throw new FrameError(`a frame for rank ${to}`);
    }
  }

  /** @internal */
  ended(link: Link, reason: string | undefined): void {
    const { peer } = link;
    if (this.#left.has(peer) && reason === undefined) {
      if (peer === 0) this.#messages.fail(new Error("rank 0, which forwards messages, has left the world"));
      return void link.end();
    }
    this.#failed(
      peer,
      reason === undefined
        ? `rank ${peer} disconnected (its process ended or lost the connection)`
        : `rank ${peer} sent ${reason}`,
    );
  }

  /** Forwards a frame. Reading from the sender stops while the receiver's connection is full. */
  #forward(link: Link, header: FrameHeader, payload: Uint8Array): void {
    const target = this.#links.get(header.to);
    if (target === undefined || this.#left.has(header.to) || target.write(header, payload)) return;
    link.pause();
    void target.drained().then(() => link.resume());
  }

  #leave(rank: number): void {
    this.#left.add(rank);
    this.#messages.leave(rank, new Error(`rank ${rank} has left the world`));
    if (this.rank === 0) {
      for (const [peer, link] of this.#links) {
        if (!this.#left.has(peer)) link.write(control(FRAME.LEAVE, rank));
      }
    }
    if (this.#left.size === this.size - 1) this.#allLeft();
  }

  #failed(rank: number, reason: string): void {
    if (this.#error !== undefined) return;
    this.#error = new Error(reason);
    this.#broadcastFailure(rank, reason);
    this.#messages.fail(this.#error);
    this.#rejectFailed(this.#error);
    this.#allLeft();
    void this.#endLinks();
  }

  /** Notifies the ranks that are connected to this one. */
  #broadcastFailure(rank: number, reason: string): void {
    const text = new TextEncoder().encode(reason).subarray(0, MAX_REASON);
    for (const [peer, link] of this.#links) {
      if (peer !== rank) link.write(control(FRAME.FAILURE, rank, peer), text);
    }
  }

  async #endLinks(): Promise<void> {
    const links = [...this.#links.values()];
    this.#links.clear();
    await Promise.all(links.map((link) => link.end()));
  }

  async #waitForOthers(): Promise<void> {
    if (this.#left.size === this.size - 1) return;
    await new Promise<void>((resolve) => this.#allLeft = resolve);
  }

  /**
   * Runs a collective operation: every rank sends its bytes to rank 0, which answers with those of all, or of
   * the root. Every operation waits for every rank, so that a rank that calls another operation is detected.
   */
  async #collect(code: number, bytes: Uint8Array): Promise<Uint8Array[]> {
    const { size, rank } = this, messages = this.#messages;
    const tag = this.#collectives = (this.#collectives + 1) >>> 0;
    const receive = async (from: number) => this.#check(code, from, await messages.receive(from, true, tag));
    const root = code >> 2, count = code === ALL_GATHER ? size : 1;
    if (rank !== 0) {
      const [, ...parts] = await Promise.all([
        messages.send(0, code, tag, bytes),
        ...Array.from({ length: count }, () => receive(0)),
      ]);
      return parts;
    }
    const parts = await Promise.all(
      Array.from({ length: size }, (_, from) => from === 0 ? bytes : receive(from)),
    );
    const answer = code === ALL_GATHER ? parts : code === BARRIER ? [NOTHING] : [parts[root]!];
    const sent = Array.from({ length: size - 1 }, (_, i) => i + 1).flatMap((to) =>
      // The root of a broadcast has the bytes.
      answer.map((part) => messages.send(to, code, tag, code !== ALL_GATHER && to === root ? NOTHING : part))
    );
    await Promise.all(sent);
    return answer;
  }

  #check(code: number, from: number, message: Message): Uint8Array {
    if (message.code === code) return message.bytes;
    const { rank } = this;
    const reason = `rank ${from} called ${nameOf(message.code)} where rank ${rank} called ${nameOf(code)}`;
    this.#failed(rank, reason);
    throw this.#error!;
  }

  /** Keeps the process alive while an operation is in flight. */
  async #during<T>(operation: () => Promise<T>): Promise<T> {
    if (this.#error !== undefined && !this.#isClosed) throw this.#error;
    if (this.#operations++ === 0) this.#keepAlive = setInterval(() => {}, 2 ** 30);
    try {
      return await operation();
    } finally {
      if (--this.#operations === 0) clearInterval(this.#keepAlive);
    }
  }

  #checkPeer(rank: number, tag: number): void {
    checkInteger("rank", rank, 0, this.size - 1);
    checkInteger("tag", tag, 0, 2 ** 32 - 1);
  }
}

function nameOf(code: number): string {
  const name = OPERATIONS[code & 3];
  return name === "broadcast" ? `broadcast(${code >> 2})` : String(name);
}

function control(type: number, from: number, to = 0): FrameHeader {
  return { type, from, to, code: 0, tag: 0, id: 0, size: 0 };
}

function checkBytes(name: string, bytes: Uint8Array): Uint8Array {
  if (!(bytes instanceof Uint8Array) || bytes.length > MAX_MESSAGE) {
    throw new TypeError(invalid(name, "a Uint8Array of less than 4 GiB", bytes));
  }
  return bytes;
}
