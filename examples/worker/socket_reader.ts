import { Buffer } from "node:buffer";
import type { Socket } from "node:net";

/** Bytes to buffer before the socket is paused. */
const MAX_BUFFERED = 64 << 10;

const EMPTY = Buffer.alloc(0);

/** Thrown when the client closed the connection. */
export class Disconnected extends Error {}

/** Reads a socket on demand. While nobody reads, it receives no more than a buffer. */
export class SocketReader {
  readonly #socket: Socket;
  readonly #turn: () => Promise<void> | undefined;
  #buffer: Buffer = EMPTY;
  #ended = false;
  #wake: (() => void) | undefined;

  /** @param turn Called when bytes were received. They are read when it resolves. */
  constructor(socket: Socket, turn: () => Promise<void> | undefined) {
    this.#socket = socket;
    this.#turn = turn;
    socket.on("data", (data: Buffer) => {
      // Mostly a copy: a chunk of one byte may keep a receive buffer of 64 KiB alive. Bytes of large bodies are not
      // copied, which would take as long as everything else that receives them.
      const fills = this.#buffer.length === 0 && data.length >= data.buffer.byteLength / 2;
      this.#buffer = fills ? data : Buffer.concat([this.#buffer, data]);
      if (this.#buffer.length >= MAX_BUFFERED) socket.pause();
      this.#notify();
    });
    for (const event of ["end", "close", "error"]) {
      socket.on(event, () => {
        this.#ended = true;
        this.#notify();
      });
    }
  }

  /** Resolves when bytes can be read. Throws {@link Disconnected} at the end. */
  async ready(): Promise<void> {
    while (this.#buffer.length === 0) await this.#more();
  }

  /** Resolves at the first byte of a request; ignores an empty line before it (RFC 9112, 2.2). */
  async skipEmptyLine(): Promise<void> {
    await this.ready();
    if (this.#buffer[0] !== 0x0d) return;
    while (this.#buffer.length < 2) await this.#more();
    if (this.#buffer[1] === 0x0a) this.#drop(2);
    await this.ready();
  }

  /** Returns at most `limit` bytes, as soon as there are any. */
  async read(limit: number): Promise<Buffer> {
    await this.ready();
    const part = this.#buffer.subarray(0, limit);
    this.#drop(part.length);
    return part;
  }

  /** Reads and returns the text before a delimiter; undefined if that exceeds `limit` bytes. */
  async readUntil(delimiter: string, limit: number): Promise<string | undefined> {
    for (;;) {
      const end = this.#buffer.indexOf(delimiter);
      if (end > limit || end < 0 && this.#buffer.length >= limit + delimiter.length) return undefined;
      if (end >= 0) {
        const text = this.#buffer.toString("latin1", 0, end);
        this.#drop(end + delimiter.length);
        return text;
      }
      await this.#more();
    }
  }

  /** Resolves when the client closed the connection or its side of it. Discards what it sends until then. */
  async discard(): Promise<void> {
    while (!this.#ended) {
      this.#buffer = EMPTY;
      await this.#more().catch(() => {});
    }
  }

  #drop(bytes: number): void {
    this.#buffer = bytes < this.#buffer.length ? this.#buffer.subarray(bytes) : EMPTY;
  }

  async #more(): Promise<void> {
    if (this.#ended) throw new Disconnected();
    const received = new Promise<void>((resolve) => this.#wake = resolve);
    if (this.#socket.isPaused()) this.#socket.resume();
    await received;
    await this.#turn();
  }

  #notify(): void {
    this.#wake?.();
    this.#wake = undefined;
  }
}
