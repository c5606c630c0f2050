/** One connection to a peer: writes frames, waits for the socket to drain, and reads frames. */
import type { Socket } from "node:net";
import { encodeHeader, type FrameHeader, FrameReader, type FrameSink } from "./frames.ts";

/**
 * Payloads up to this size are copied after their header, which saves a system call. Larger ones exceed the
 * high-water mark of sockets, so `write()` returns false for them: they are in use until the socket has
 * drained.
 */
const JOINED_BYTES = 64 * 1024;

/** Receives the frames and the end of a link. */
export interface LinkOwner {
  target(link: Link, header: FrameHeader, length: number): Uint8Array;
  frame(link: Link, header: FrameHeader, payload: Uint8Array): void;
  /** The peer closed the connection, or sent something invalid. */
  ended(link: Link, reason: string | undefined): void;
}

/** A connection between two ranks. */
export class Link {
  /** The rank at the other end. */
  readonly peer: number;
  readonly #socket: Socket;
  #drain: Promise<void> | undefined;
  #paused = 0;
  #ended = false;

  constructor(socket: Socket, peer: number) {
    this.#socket = socket;
    this.peer = peer;
  }

  /** Starts to read, with bytes that the handshake has received already. */
  listen(owner: LinkOwner, first: Uint8Array): void {
    const socket = this.#socket;
    const sink: FrameSink = {
      target: (header, length) => owner.target(this, header, length),
      frame: (header, payload) => owner.frame(this, header, payload),
    };
    const reader = new FrameReader(sink);
    const end = (reason?: string) => {
      if (this.#ended) return;
      this.#ended = true;
      owner.ended(this, reason);
    };
    const read = (chunk: Uint8Array) => {
      if (this.#ended) return;
      try {
        reader.push(chunk);
      } catch (error) {
        end((error as Error).message);
        socket.destroy();
      }
    };
    // "close" follows every error, but an error without a listener would end the process.
    socket.on("error", () => {});
    socket.on("end", () => end());
    socket.on("close", () => end());
    socket.on("data", read);
    read(first);
  }

  /**
   * Writes a frame. Returns false if the caller should wait for {@link drained} before it writes more or
   * changes the payload.
   */
  write(header: FrameHeader, payload?: Uint8Array): boolean {
    const socket = this.#socket, length = payload?.length ?? 0;
    if (socket.destroyed || !socket.writable) return true;
    if (payload === undefined || length <= JOINED_BYTES) {
      const bytes = encodeHeader(header, length, length);
      if (payload !== undefined) bytes.set(payload, bytes.length - length);
      return socket.write(bytes);
    }
    socket.cork();
    socket.write(encodeHeader(header, length));
    socket.write(payload);
    socket.uncork();
    return false;
  }

  /**
   * After `write()` returned false, waits until the system has accepted all bytes or the connection is
   * closed.
   */
  drained(): Promise<void> {
    const socket = this.#socket;
    if (socket.destroyed || socket.writableLength === 0) return Promise.resolve();
    return this.#drain ??= new Promise((resolve) => {
      const done = () => {
        socket.off("drain", done).off("close", done);
        this.#drain = undefined;
        resolve();
      };
      socket.on("drain", done).on("close", done);
    });
  }

  /** Stops reading until {@link resume} has been called as many times. */
  pause(): void {
    if (this.#paused++ === 0) this.#socket.pause();
  }

  resume(): void {
    if (--this.#paused === 0) this.#socket.resume();
  }

  /**
   * Sends what is pending and closes the connection, after the peer has: a frame that meets a closed one resets it,
   * and the peer would lose what it has not read.
   */
  async end(): Promise<void> {
    this.#ended = true;
    const socket = this.#socket;
    if (socket.destroyed) return;
    await new Promise<void>((resolve) => {
      // A peer that does not read must not hold the connection open.
      const timer = setTimeout(resolve, 1000);
      socket.once("close", () => (clearTimeout(timer), resolve()));
      socket.end();
      socket.resume();
    });
    socket.destroy();
  }
}
