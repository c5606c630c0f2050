/** How the ranks of a world find each other: rank 0 listens, and the others connect to it. */
import { lookup } from "node:dns/promises";
import { connect, createServer, isIP, type Server, type Socket } from "node:net";
import {
  CHALLENGE_MESSAGE,
  checkChallenge,
  HELLO_MESSAGE,
  readHello,
  readVerdict,
  VERDICT,
  VERDICT_MESSAGE,
  writeChallenge,
  writeHello,
  writeVerdict,
} from "./handshake.ts";

/** The address of a world, and a rank in it. */
export interface JoinSettings {
  readonly rank: number;
  readonly size: number;
  readonly address: string;
  /** The first port, and how many successive ones to try. */
  readonly port: number;
  readonly ports: number;
  readonly token: string;
  /** How long to wait for the other ranks, in milliseconds. */
  readonly timeout: number;
  /** When to give up, in terms of `Date.now()`. */
  readonly deadline: number;
}

/** A connection whose other end has proved that it knows the token. */
export interface Joined {
  readonly socket: Socket;
  /** Bytes that arrived after the handshake. */
  readonly rest: Uint8Array;
}

/** A rank that has joined rank 0. */
export interface Newcomer extends Joined {
  readonly rank: number;
  /** When it gives up. */
  readonly deadline: number;
}

/** The maximum duration of a handshake, after which rank 0 closes the connection. */
const HANDSHAKE_MS = 5000;

/** The maximum number of concurrent handshakes, in addition to one per rank. */
const MAX_STRANGERS = 128;

/** Bytes received during a handshake; rank 0 may send the first frames together with its verdict. */
const MAX_UNREAD = 1 << 20;

const FIRST_PAUSE_MS = 5, LONGEST_PAUSE_MS = 1000;

/** Decides who joins. */
export interface Admission {
  hasJoined(rank: number): boolean;
  admit(newcomer: Newcomer): void;
}

/** Accepts connections for rank 0 until it is closed. */
export class Listener {
  readonly #server: Server;
  readonly #settings: JoinSettings;
  readonly #pending = new Set<Socket>();
  readonly #admission: Admission;
  /** Why connections were refused, with their number. */
  readonly refused: Map<string, number> = new Map();

  private constructor(server: Server, settings: JoinSettings, admission: Admission) {
    this.#server = server;
    this.#settings = settings;
    this.#admission = admission;
    server.on("connection", (socket: Socket) => void this.#greet(socket));
  }

  /** Listens on the first port that is free. */
  static async open(settings: JoinSettings, admission: Admission): Promise<Listener> {
    const hosts = await bindAddresses(settings.address);
    let failure: unknown;
    for (let port = settings.port; port < settings.port + settings.ports; port++) {
      for (const host of hosts) {
        const server = createServer();
        const listener = new Listener(server, settings, admission);
        try {
          await listen(server, port, host);
          return listener;
        } catch (error) {
          failure = error;
        }
      }
    }
    throw new Error(
      `joinRendezvous: rank 0 cannot listen on ${settings.address}:${settings.port}: ${text(failure)}`,
    );
  }

  /** Stops listening and closes the connections that are in a handshake. */
  close(): void {
    this.#server.close();
    for (const socket of this.#pending) socket.destroy();
  }

  async #greet(socket: Socket): Promise<void> {
    socket.on("error", () => {});
    if (this.#pending.size >= this.#settings.size + MAX_STRANGERS) return void socket.destroy();
    this.#pending.add(socket);
    let isOpen = false;
    try {
      isOpen = await this.#shakeHands(socket);
    } catch (error) {
      this.#refuse(text(error));
    } finally {
      this.#pending.delete(socket);
      if (!isOpen) socket.end(() => socket.destroy());
    }
  }

  /** Returns whether the connection stays open. */
  async #shakeHands(socket: Socket): Promise<boolean> {
    const { token, size } = this.#settings;
    const bytes = new ExactReader(socket, HANDSHAKE_MS);
    try {
      const challenge = writeChallenge();
      socket.write(challenge);
      const hello = await bytes.take(HELLO_MESSAGE);
      const fields = readHello(token, challenge, hello);
      const verdict = (status: number) => socket.write(writeVerdict(token, hello, status));
      const refuse = (status: number, reason: string) => {
        this.#refuse(reason);
        verdict(status);
        return false;
      };
      if (fields === undefined) return refuse(VERDICT.WRONG_TOKEN, "another token");
      const { rank, left } = fields;
      if (fields.size !== size || rank < 1 || rank >= size) {
        return refuse(VERDICT.WRONG_SIZE, `rank ${rank} of a world of ${fields.size}`);
      }
      if (this.#admission.hasJoined(rank)) return refuse(VERDICT.TAKEN, `rank ${rank} twice`);
      verdict(VERDICT.WELCOME);
      prepare(socket);
      // The last to join closes this listener, and with it all pending connections.
      this.#pending.delete(socket);
      this.#admission.admit({ socket, rest: bytes.finish(), rank, deadline: Date.now() + left });
      return true;
    } finally {
      bytes.finish();
    }
  }

  #refuse(reason: string): void {
    // Limits the memory that unknown clients can fill.
    if (this.refused.size < 16 || this.refused.has(reason)) {
      this.refused.set(reason, (this.refused.get(reason) ?? 0) + 1);
    }
  }
}

/** Connects to rank 0, and tries again until the deadline. */
export async function connectToRoot(settings: JoinSettings): Promise<Joined> {
  const { address, port, ports, deadline } = settings;
  let pause = FIRST_PAUSE_MS, reason = "";
  for (let attempt = 0; Date.now() < deadline; attempt++) {
    try {
      return await connectOnce(settings, port + attempt % ports);
    } catch (error) {
      if (error instanceof RefusedError) throw error;
      // The reason of an attempt that the deadline ended is useless, and that of a port without a listener of
      // little use.
      const isTelling = Date.now() < deadline && (ports === 1 || !/ECONNREFUSED/.test(text(error)));
      if (reason === "" || isTelling) reason = text(error);
    }
    if ((attempt + 1) % ports !== 0) continue;
    const left = deadline - Date.now();
    await new Promise((resolve) =>
      setTimeout(resolve, Math.max(0, Math.min(pause * (0.5 + Math.random()), left)))
    );
    pause = Math.min(pause * 1.6, LONGEST_PAUSE_MS);
  }
  throw new Error(`joinRendezvous: rank 0 did not answer at ${address}:${port} (${reason})`);
}

/** Rank 0 knows the token, but refuses this process. */
class RefusedError extends Error {
  override readonly name = "Error";
}

async function connectOnce(settings: JoinSettings, port: number): Promise<Joined> {
  const { address, token, rank, size, deadline } = settings;
  const left = deadline - Date.now();
  const limit = Math.max(1, Math.min(HANDSHAKE_MS, left));
  const socket = connect({ host: address, port });
  const bytes = new ExactReader(socket, limit);
  try {
    const challenge = await bytes.take(CHALLENGE_MESSAGE);
    checkChallenge(challenge);
    const hello = writeHello(token, challenge, { rank, size, left });
    socket.write(hello);
    const verdict = await bytes.take(VERDICT_MESSAGE);
    const status = readVerdict(token, hello, verdict);
    if (status === undefined) throw new Error("the process that listens there has another token");
    if (status === VERDICT.WRONG_SIZE) {
      throw new RefusedError(`joinRendezvous: rank 0 does not expect rank ${rank} of a world of ${size}`);
    }
    if (status === VERDICT.TAKEN) throw new RefusedError(`joinRendezvous: rank ${rank} has joined already`);
    prepare(socket);
    return { socket, rest: bytes.finish() };
  } catch (error) {
    socket.destroy();
    throw error;
  } finally {
    bytes.finish();
  }
}

/** Options of every connection. The rendezvous keeps the process alive only while an operation is in flight. */
function prepare(socket: Socket): void {
  socket.setNoDelay(true);
  socket.setKeepAlive(true, 15_000);
  socket.unref();
}

/** Reads messages of known sizes from a new connection, within a time limit. */
class ExactReader {
  readonly #socket: Socket;
  readonly #timer: ReturnType<typeof setTimeout>;
  readonly #stop: () => void;
  #chunks: Uint8Array[] = [];
  #length = 0;
  #wanted = 0;
  #failure: Error | undefined;
  #settle = (): void => {};

  constructor(socket: Socket, limit: number) {
    this.#socket = socket;
    const fail = (error: Error) => {
      this.#failure ??= error;
      this.#settle();
    };
    const onError = (error: Error) => fail(error);
    const onEnd = () => fail(new Error("the connection was closed"));
    const onData = (chunk: Uint8Array) => {
      this.#chunks.push(chunk);
      this.#length += chunk.length;
      if (this.#length > MAX_UNREAD) {
        fail(new Error("more bytes than a handshake has"));
        socket.destroy();
      } else if (this.#length >= this.#wanted) this.#settle();
    };
    this.#timer = setTimeout(() => fail(new Error("no answer in time")), limit);
    socket.on("error", onError).on("end", onEnd).on("close", onEnd).on("data", onData);
    this.#stop = () => {
      clearTimeout(this.#timer);
      // The listener for errors stays, because an unhandled error would end the process.
      socket.off("end", onEnd).off("close", onEnd).off("data", onData);
    };
  }

  /** Waits for the next `count` bytes. */
  async take(count: number): Promise<Uint8Array> {
    this.#wanted = count;
    while (this.#length < count && this.#failure === undefined) {
      await new Promise<void>((resolve) => this.#settle = resolve);
    }
    if (this.#length < count) {
      this.#socket.destroy();
      throw this.#failure!;
    }
    const all = this.#rest();
    this.#chunks = [all.subarray(count)];
    this.#length -= count;
    return all.slice(0, count);
  }

  /** Stops reading and returns the bytes that were not taken. */
  finish(): Uint8Array {
    this.#stop();
    return this.#rest();
  }

  #rest(): Uint8Array {
    if (this.#chunks.length === 1) return this.#chunks[0]!;
    const all = new Uint8Array(this.#length);
    let at = 0;
    for (const chunk of this.#chunks) {
      all.set(chunk, at);
      at += chunk.length;
    }
    return all;
  }
}

/** Returns Deno's permission to listen or to connect. */
export function networkPermission({ rank, address, port }: JoinSettings): string {
  // Rank 0 listens on an address of this machine, or on all of them.
  if (rank === 0 && !isLoopback(address)) return "net";
  return `net=${isIP(address) === 6 ? `[${address}]` : address}:${port}`;
}

/** Returns the addresses to bind to, in order; undefined stands for all interfaces. */
async function bindAddresses(address: string): Promise<(string | undefined)[]> {
  if (isLoopback(address)) return [isIP(address) ? address : "127.0.0.1"];
  try {
    const { address: ip } = await lookup(address);
    // Some systems resolve their own name to 127.0.1.1, which other machines cannot reach.
    return isLoopback(ip) ? [undefined] : [ip, undefined];
  } catch {
    return [undefined];
  }
}

/** Whether an address is reachable only from this machine. */
function isLoopback(address: string): boolean {
  return address === "localhost" || address === "::1" || /^127\./.test(address);
}

function listen(server: Server, port: number, host: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port, host, exclusive: true }, () => {
      server.off("error", reject);
      server.on("error", () => {});
      server.unref();
      resolve();
    });
  });
}

function text(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(text).join("; ");
  return error instanceof Error ? error.message : String(error);
}
