/**
 * The frames that processes of a world exchange after the handshake: a header of 32 bytes and at most 256 KiB
 * of payload. Every field is checked before memory is allocated for it.
 */

/** The bytes of a header. */
export const HEADER_BYTES = 32;

/** The largest payload of a frame. Longer messages are sent in several. */
export const MAX_PAYLOAD: number = 256 * 1024;

/** Messages up to this size are sent immediately; longer ones when their receiver waits for them. */
export const MAX_EAGER: number = 64 * 1024;

/** The maximum length of a failure's reason, in bytes. */
export const MAX_REASON = 4096;

/** The types of frames. */
export const FRAME = {
  /** Sent by rank 0 to each rank when all have joined. */
  START: 1,
  /** A message of at most {@link MAX_EAGER} bytes. */
  MESSAGE: 2,
  /** Announces `size` bytes, which the receiver asks for with ACCEPT. */
  OFFER: 3,
  /** Asks for the data of the offer `id`. */
  ACCEPT: 4,
  /** The next part of the offer `id`. */
  DATA: 5,
  /** Returns `size` bytes of the sender's window for messages that have not been received yet. */
  CREDIT: 6,
  /** The rank `from` has failed, for the reason in the payload. */
  FAILURE: 7,
  /** The rank `from` has closed its end. */
  LEAVE: 8,
} as const;

/** The header of a frame; every field is an unsigned 32-bit integer. */
export interface FrameHeader {
  readonly type: number;
  /** The ranks of sender and receiver. */
  readonly from: number;
  readonly to: number;
  /** 0 for messages of the program, otherwise the collective operation and its root. */
  readonly code: number;
  /** The tag of a message, or the number of a collective operation. */
  readonly tag: number;
  /** The number of an offer, unique per sender. */
  readonly id: number;
  /** The bytes of the whole message, or of a credit. */
  readonly size: number;
}

/** An invalid frame. */
export class FrameError extends Error {
  override readonly name = "FrameError";
}

/** Returns a header as bytes, with space for `extra` bytes after it. */
export function encodeHeader(header: FrameHeader, length: number, extra = 0): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(HEADER_BYTES + extra);
  const view = new DataView(bytes.buffer);
  const { type, from, to, code, tag, id, size } = header;
  [length, type, from, to, code, tag, id, size].forEach((value, i) => view.setUint32(i * 4, value, true));
  return bytes;
}

/** Receives what {@link FrameReader} reads. */
export interface FrameSink {
  /** Returns the memory for the payload: `length` bytes. */
  target(header: FrameHeader, length: number): Uint8Array;
  /** Takes a complete frame. */
  frame(header: FrameHeader, payload: Uint8Array): void;
}

const NOTHING = new Uint8Array(0);

/** Splits a stream of bytes into frames. */
export class FrameReader {
  readonly #sink: FrameSink;
  readonly #head = new Uint8Array(HEADER_BYTES);
  #filled = 0;
  #header: FrameHeader | undefined;
  #payload: Uint8Array = NOTHING;

  constructor(sink: FrameSink) {
    this.#sink = sink;
  }

  /**
   * Reads the next bytes.
   *
   * @throws {FrameError} For an invalid frame; the stream cannot be read further.
   */
  push(chunk: Uint8Array): void {
    let at = 0;
    while (at < chunk.length) {
      const into = this.#header === undefined ? this.#head : this.#payload;
      const count = Math.min(into.length - this.#filled, chunk.length - at);
      into.set(chunk.subarray(at, at + count), this.#filled);
      this.#filled += count;
      at += count;
      if (this.#filled === into.length) this.#advance();
    }
  }

  /** Handles a complete header or payload. */
  #advance(): void {
    this.#filled = 0;
    if (this.#header === undefined) {
      const { header, length } = decodeHeader(this.#head);
      if (length > 0) {
        this.#payload = this.#sink.target(header, length);
        this.#header = header;
        return;
      }
      this.#sink.frame(header, NOTHING);
    } else {
      const header = this.#header, payload = this.#payload;
      this.#header = undefined;
      this.#payload = NOTHING;
      this.#sink.frame(header, payload);
    }
  }
}

function decodeHeader(bytes: Uint8Array): { header: FrameHeader; length: number } {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const word = (i: number) => view.getUint32(i * 4, true);
  const length = word(0);
  const header = {
    type: word(1),
    from: word(2),
    to: word(3),
    code: word(4),
    tag: word(5),
    id: word(6),
    size: word(7),
  };
  const { MESSAGE, DATA, FAILURE, START, LEAVE } = FRAME;
  const { type, size } = header;
  if (type < START || type > LEAVE) throw new FrameError(`frame of unknown type ${type}`);
  const [low, high] = type === MESSAGE
    ? [Math.min(size, MAX_EAGER), MAX_EAGER]
    : type === DATA
    ? [1, MAX_PAYLOAD]
    : type === FAILURE
    ? [0, MAX_REASON]
    : [0, 0];
  if (length < low || length > high || (type === MESSAGE && length !== size)) {
    throw new FrameError(`frame of type ${type} with ${length} bytes`);
  }
  return { header, length };
}
