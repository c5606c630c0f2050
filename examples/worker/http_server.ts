/**
 * An HTTP/1.1 server on `node:net`, the same for Bun, Deno and Node. `Bun.serve` and `Deno.serve` limit neither the
 * time that a client takes for its request nor the number of connections, which a service on the open network
 * needs.
 */
import { Buffer } from "node:buffer";
import { createServer, type Server as NetServer, type Socket } from "node:net";
import { setImmediate } from "node:timers";
import type { HttpAnswer } from "./http_answer.ts";
import { HttpError } from "./http_error.ts";
import { parseHead, type RequestHead } from "./http_request.ts";
import type { Settings } from "./settings.ts";
import { Disconnected, SocketReader } from "./socket_reader.ts";
import { admitNewClient } from "./turns.ts";

/** Bodies of this size are written after the head instead of copied behind it, which saves 0.1 ms of 0.3 at 600 KB. */
const SEPARATE_BYTES = 64 << 10;

/** Milliseconds for a client to read an error, or to send its only request, before its connection is closed. */
const LINGER = 1000;

/** Turns of the event loop in which a server that stops still accepts connections, if there are any in each. */
const MAX_ACCEPTING_TURNS = 1000;

export type Handler = (request: Request) => Promise<HttpAnswer>;

/** Called with the status of an answer to a request that no handler has seen, such as one with a damaged head. */
export type OnRejected = (status: number) => void;

/** A listening server. */
export class HttpServer {
  readonly port: number;
  readonly #server: NetServer;
  /** Open connections, the one that has waited longest for its client first. */
  readonly #connections: Set<Connection>;
  readonly #settings: Settings;
  /** Whether connections are closed after one request. */
  #stopping = false;
  #stopped: Promise<void> | undefined;
  #accepted = 0;

  private constructor(server: NetServer, connections: Set<Connection>, settings: Settings) {
    this.#server = server;
    this.#connections = connections;
    this.#settings = settings;
    this.port = (server.address() as { port: number }).port;
  }

  /**
   * Starts listening. Port 0 selects any free port.
   *
   * @param reusePort Other processes may listen on the port, too.
   */
  static listen(
    handler: Handler,
    settings: Settings,
    port: number,
    hostname: string,
    reusePort = false,
    onRejected: OnRejected = () => {},
  ): Promise<HttpServer> {
    const connections = new Set<Connection>();
    const options = { noDelay: true, allowHalfOpen: true, pauseOnConnect: true };
    const server = createServer(options, (socket) => {
      if (connections.size >= settings.maxConnections) {
        // Clients that were answered before come last: attackers that only hold connections are many.
        const idle = connections.values().find(({ waitsForClient, answered }) =>
          waitsForClient && !answered
        ) ??
          connections.values().find(({ waitsForClient }) => waitsForClient);
        if (!idle) {
          socket.destroy();
          return;
        }
        connections.delete(idle);
        idle.destroy();
      }
      const connection = new Connection(socket, handler, settings, onRejected, () => {
        // Moves to the end.
        if (connections.delete(connection)) connections.add(connection);
      });
      connections.add(connection);
      connection.serve(listening && listening.#stopping).finally(() => connections.delete(connection));
    });
    server.on("connection", () => listening && listening.#accepted++);
    let listening: HttpServer | undefined;
    return new Promise((resolve, reject) => {
      server.once("error", ({ message }) => {
        const fix = reusePort ? "; every process on the port needs REUSE_PORT=1" : "";
        reject(new Error(`cannot listen on ${hostname}:${port}: ${message}${fix}`));
      });
      server.listen({ port, host: hostname, backlog: 511, reusePort }, () => {
        resolve(listening = new HttpServer(server, connections, settings));
      });
    });
  }

  /**
   * Closes connections after their request in progress, and stops accepting them. Resolves after the last
   * response, or after the grace period.
   *
   * @param answered New connections are accepted until it resolves, for one request each: a probe or a client
   *   that comes late gets an answer instead of no connection.
   */
  stop(answered: Promise<unknown> = Promise.resolve()): Promise<void> {
    return this.#stopped ??= this.#stop(answered);
  }

  async #stop(answered: Promise<unknown>): Promise<void> {
    this.#stopping = true;
    for (const connection of this.#connections) connection.close();
    const { promise: expired, resolve: expire } = Promise.withResolvers<void>();
    const timer = setTimeout(() => {
      for (const connection of this.#connections) connection.destroy();
      expire();
    }, this.#settings.gracePeriod);
    await Promise.race([answered.catch(() => {}), expired]);
    await this.#acceptWaiting();
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    for (const connection of this.#connections) connection.close();
    await Promise.race([closed, expired]);
    clearTimeout(timer);
  }

  /**
   * Accepts the connections that wait for it, because the system resets them when it stops listening. Under 16
   * clients that connect for every request, 12 stops reset 0 of their connections under Node instead of 13, and 2
   * under Bun instead of 6.
   */
  async #acceptWaiting(): Promise<void> {
    for (let turn = 0; turn < MAX_ACCEPTING_TURNS; turn++) {
      const before = this.#accepted;
      await new Promise((resolve) => setImmediate(resolve));
      await new Promise((resolve) => setImmediate(resolve)); // the first one may come before the sockets
      if (this.#accepted === before) return;
    }
  }
}

/** Answers the requests of a connection one after another. */
class Connection {
  readonly #socket: Socket;
  readonly #reader: SocketReader;
  readonly #handler: Handler;
  readonly #settings: Settings;
  readonly #onRejected: OnRejected;
  readonly #onAnswered: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closing = false;
  /** Whether no request is in progress. */
  #idle = true;
  /** Whether a request was received and is being answered. Otherwise the client keeps the connection open. */
  #answering = false;
  /** Whether a request was answered in any way. */
  #used = false;
  /** Whether the last request was accepted and answered. */
  #answered = false;

  constructor(
    socket: Socket,
    handler: Handler,
    settings: Settings,
    onRejected: OnRejected,
    onAnswered: () => void,
  ) {
    this.#socket = socket;
    this.#reader = new SocketReader(socket, () => this.#answered ? undefined : admitNewClient());
    this.#handler = handler;
    this.#settings = settings;
    this.#onRejected = onRejected;
    this.#onAnswered = onAnswered;
  }

  get waitsForClient(): boolean {
    return !this.#answering;
  }

  get answered(): boolean {
    return this.#answered;
  }

  /** Closes the connection after the request in progress, or the first one, which may be on its way. */
  close(): void {
    this.#closing = true;
    if (!this.#idle) return;
    if (this.#used) this.#socket.destroy();
    else this.#limit(LINGER);
  }

  destroy(): void {
    this.#socket.destroy();
  }

  /** Serves until the connection is closed, or `once`. Never rejects. */
  async serve(once = false): Promise<void> {
    try {
      this.#closing ||= once;
      await admitNewClient(); // nothing is received before
      while (await this.#serveOne() && !this.#closing);
      this.#socket.end();
      this.#limit(LINGER);
      await this.#reader.discard();
    } catch (error) {
      if (!(error instanceof Disconnected)) console.error(error);
    } finally {
      clearTimeout(this.#timer);
      this.#socket.destroy();
    }
  }

  /** Answers one request. Returns whether another one may follow. */
  async #serveOne(): Promise<boolean> {
    const { idleTimeout, headTimeout, maxHeadBytes } = this.#settings;
    this.#idle = true;
    this.#limit(this.#closing ? LINGER : idleTimeout);
    await this.#reader.skipEmptyLine();
    this.#idle = false;
    this.#limit(headTimeout, new HttpError(408, `head: not received within ${headTimeout} ms`));
    let head: RequestHead;
    try {
      const text = await this.#reader.readUntil("\r\n\r\n", maxHeadBytes);
      if (text === undefined) throw new HttpError(431, `head: expected at most ${maxHeadBytes} bytes`);
      head = parseHead(text);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      await this.#reject(error);
      return false;
    }
    this.#limit(undefined); // the service limits the time of the body
    const body = new Body(this.#reader, head, this.#socket, () => this.#answering = true);
    if (body.complete) this.#answering = true;
    const { method, headers, url } = head;
    // A Request takes "get" for GET, which has no body.
    const hasBody = !body.complete && !["GET", "HEAD"].includes(method.toUpperCase());
    const request = new Request(url.href, {
      method: ["CONNECT", "TRACE", "TRACK"].includes(method.toUpperCase()) ? "OPTIONS" : method,
      headers,
      ...(hasBody && { body: body.stream(), duplex: "half" }),
    });
    const answer = await this.#handler(request);
    this.#answering = true;
    const keepAlive = head.keepAlive && body.complete && !this.#closing &&
      answer.headers.connection !== "close";
    await this.#respond(answer, keepAlive, method !== "HEAD");
    this.#answering = false;
    this.#used = true;
    this.#answered = answer.status === 200;
    this.#onAnswered();
    return keepAlive;
  }

  /** Answers a request that does not reach the handler. */
  #reject(error: HttpError): Promise<void> {
    this.#onRejected(error.status);
    return this.#respond(error.answer(), false, true);
  }

  /** Sends a response and waits until the client has taken it. */
  async #respond(answer: HttpAnswer, keepAlive: boolean, withBody: boolean): Promise<void> {
    const body = typeof answer.body === "string" ? Buffer.from(answer.body) : answer.body;
    const headers = {
      ...answer.headers,
      // RFC 9110, 8.6: none with 204.
      ...(answer.status !== 204 && { "content-length": body.length }),
      date: new Date().toUTCString(),
      connection: keepAlive ? "keep-alive" : "close",
    };
    const lines = [`HTTP/1.1 ${answer.status} ${REASONS[answer.status] ?? ""}`];
    for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
    const head = Buffer.from(lines.join("\r\n") + "\r\n\r\n", "latin1");
    if (answer.status >= 400) await admitNewClient();
    this.#limit(this.#settings.sendTimeout);
    await new Promise<void>((resolve, reject) => {
      const lost = () => reject(new Disconnected());
      this.#socket.once("close", lost);
      const sent = (error?: Error | null) => {
        this.#socket.off("close", lost);
        if (error) lost();
        else resolve();
      };
      if (this.#socket.destroyed) lost();
      else if (!withBody) this.#socket.write(head, sent);
      else if (body.length < SEPARATE_BYTES) this.#socket.write(Buffer.concat([head, body]), sent);
      else {
        this.#socket.write(head);
        this.#socket.write(body, sent);
      }
    });
    answer.release?.();
  }

  /** Closes the connection after a time, with a last response if there is one. Replaces the previous limit. */
  #limit(milliseconds: number | undefined, error?: HttpError): void {
    clearTimeout(this.#timer);
    if (milliseconds === undefined) return;
    this.#timer = setTimeout(() => {
      if (error) this.#reject(error).catch(() => {}).finally(() => this.destroy());
      else this.destroy();
    }, milliseconds);
  }
}

/** The body of a request. */
class Body {
  readonly #reader: SocketReader;
  readonly #socket: Socket;
  readonly #chunked: boolean;
  readonly #onComplete: () => void;
  #expectsContinue: boolean;
  /** Bytes of the body, or of its current chunk, that were not read. */
  #remaining: number;
  #firstChunk = true;
  complete: boolean;

  constructor(reader: SocketReader, head: RequestHead, socket: Socket, onComplete: () => void) {
    this.#reader = reader;
    this.#socket = socket;
    this.#onComplete = onComplete;
    this.#expectsContinue = head.expectsContinue;
    this.#chunked = head.body === "chunked";
    this.#remaining = head.body === "chunked" ? 0 : head.body;
    this.complete = head.body === 0;
  }

  stream(): ReadableStream<Uint8Array> {
    return new ReadableStream({
      pull: async (controller) => {
        const piece = await this.#read();
        if (piece) controller.enqueue(piece);
        if (!this.complete) return;
        this.#onComplete();
        controller.close();
      },
    }, { highWaterMark: 0 });
  }

  /** Reads the next bytes. Returns undefined at the end. */
  async #read(): Promise<Uint8Array | undefined> {
    if (this.#expectsContinue) {
      this.#expectsContinue = false;
      this.#socket.write("HTTP/1.1 100 Continue\r\n\r\n");
    }
    if (this.#chunked && this.#remaining === 0) {
      await this.#readChunkSize();
      if (this.complete) return undefined;
    }
    const piece = await this.#reader.read(this.#remaining);
    this.#remaining -= piece.length;
    if (!this.#chunked && this.#remaining === 0) this.complete = true;
    return piece;
  }

  async #readChunkSize(): Promise<void> {
    if (!this.#firstChunk && await this.#reader.readUntil("\r\n", 0) !== "") {
      throw new HttpError(400, "body: a chunk is longer than its size");
    }
    this.#firstChunk = false;
    const size = /^([0-9A-Fa-f]{1,8})[ \t]*(;[\t -~]*)?$/.exec(
      await this.#reader.readUntil("\r\n", 256) ?? "",
    );
    if (!size) throw new HttpError(400, "body: invalid chunk size");
    this.#remaining = parseInt(size[1]!, 16);
    if (this.#remaining > 0) return;
    if (await this.#reader.readUntil("\r\n", 0) !== "") {
      throw new HttpError(400, "body: expected no trailers");
    }
    this.complete = true;
  }
}

const REASONS: Record<number, string> = {
  200: "OK",
  400: "Bad Request",
  404: "Not Found",
  405: "Method Not Allowed",
  406: "Not Acceptable",
  408: "Request Timeout",
  413: "Content Too Large",
  415: "Unsupported Media Type",
  417: "Expectation Failed",
  422: "Unprocessable Content",
  431: "Request Header Fields Too Large",
  500: "Internal Server Error",
  501: "Not Implemented",
  503: "Service Unavailable",
  505: "HTTP Version Not Supported",
};
