import { HttpError } from "./http_error.ts";
import { fileInForm, formDelimiter } from "./multipart.ts";
import type { Settings } from "./settings.ts";
import { admitNewClient } from "./turns.ts";

/**
 * Beyond this size, files share LARGE_RATE bytes per millisecond after a burst of LARGE_BURST: receiving bytes
 * occupies the thread that serves all other clients.
 */
const LARGE_BYTES = 1 << 20, LARGE_RATE = (64 << 20) / 1000, LARGE_BURST = 32 << 20;

/**
 * Buffers grow step by step until this share of the file was received. With 256 KB instead, clients that declare 16 MB
 * and stall after 1 MB cost twice the time under V8. With a quarter, copying a body of 12 MB takes 19 ms under Bun, up
 * to 4 ms of it at once; with an eighth 10 and 1 ms.
 */
const STEPWISE_SHARE = 1 / 8;

/** A file that a client sends. */
interface Upload {
  bytes: number;
  /** Ends the upload with an error. */
  abort(error: HttpError): void;
}

/** Receives the bodies of requests within limits of bytes and time. */
export class Uploads {
  readonly #settings: Settings;
  /** Uploads in progress, the oldest first. */
  readonly #active: Set<Upload> = new Set();
  #bytes = 0;
  /** The time at which the large files received so far were due, at LARGE_RATE. */
  #due = 0;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  /** Bytes of all files that were received and not released. */
  get bytes(): number {
    return this.#bytes;
  }

  /**
   * Receives the file in a request: its body, or the file of a form. The file's bytes count until
   * `release(file.length)`.
   */
  async receive(request: Request): Promise<Uint8Array<ArrayBuffer>> {
    const delimiter = formDelimiter(request.headers.get("content-type"));
    const body = await this.#receiveBody(request);
    if (delimiter === undefined) return body;
    let excess = body.length;
    try {
      const file = resized(fileInForm(body, delimiter));
      excess -= file.length;
      return file;
    } finally {
      this.release(excess);
    }
  }

  async #receiveBody(request: Request): Promise<Uint8Array<ArrayBuffer>> {
    const { maxBodyBytes, bodyTimeout } = this.#settings;
    const tooLarge = new HttpError(413, `body: expected at most ${maxBodyBytes} bytes`);
    const declared = Number(request.headers.get("content-length") ?? 0);
    if (declared > maxBodyBytes) throw tooLarge;
    const reader = request.body?.getReader();
    if (!reader) throw new HttpError(400, "body: expected a JPEG or PNG file, got nothing");

    const { promise: aborted, reject } = Promise.withResolvers<never>();
    aborted.catch(() => {});
    const upload: Upload = { bytes: 0, abort: reject };
    const timer = setTimeout(async () => {
      await admitNewClient(); // many clients may reach their limit at once
      reject(new HttpError(408, `body: not received within ${bodyTimeout} ms`));
    }, bodyTimeout);
    // One growing buffer: a list of chunks could keep a receive buffer of 64 KiB alive for each byte.
    let file = new Uint8Array(4096);
    this.#active.add(upload);
    try {
      for (;;) {
        const { done, value } = await Promise.race([reader.read().catch(lost), aborted]);
        if (done) break;
        if (upload.bytes + value.length > maxBodyBytes) throw tooLarge;
        this.#makeRoom(upload, value.length);
        const length = upload.bytes + value.length;
        if (length > file.length) {
          const enough = length > STEPWISE_SHARE * declared ? declared : 0;
          file = new Uint8Array(file.buffer.transfer(Math.max(length, 2 * file.length, enough)));
        }
        file.set(value, upload.bytes);
        upload.bytes = length;
        this.#bytes += value.length;
        if (length > LARGE_BYTES) await Promise.race([this.#pace(value.length), aborted]);
      }
      if (upload.bytes === 0) throw new HttpError(400, "body: expected a JPEG or PNG file, got nothing");
      return upload.bytes === file.length ? file : resized(file.subarray(0, upload.bytes));
    } catch (error) {
      reader.cancel().catch(() => {});
      this.release(upload.bytes);
      throw error;
    } finally {
      clearTimeout(timer);
      this.#active.delete(upload);
      reader.releaseLock();
    }
  }

  /** Resolves when more bytes of large files may be received. */
  async #pace(bytes: number): Promise<void> {
    const now = performance.now();
    this.#due = Math.max(this.#due, now - LARGE_BURST / LARGE_RATE) + bytes / LARGE_RATE;
    const delay = this.#due - now;
    if (delay > 1) await new Promise((resolve) => setTimeout(resolve, delay));
  }

  /** Stops counting the bytes of a file. */
  release(bytes: number): void {
    this.#bytes -= bytes;
  }

  /** Ends the oldest uploads if memory is short: stalled ones, since others take little time. */
  #makeRoom(upload: Upload, bytes: number): void {
    let excess = this.#bytes + bytes - this.#settings.maxFilesBytes;
    for (const oldest of this.#active) {
      if (excess <= 0) return;
      const error = new HttpError(503, "the memory for files is full", { "retry-after": "1" });
      if (oldest === upload) throw error;
      this.#active.delete(oldest);
      oldest.abort(error);
      excess -= oldest.bytes;
    }
    if (excess > 0) throw new HttpError(503, "the memory for files is full", { "retry-after": "1" });
  }
}

function lost(error: unknown): never {
  throw error instanceof HttpError ? error : new HttpError(400, "body: the connection closed before the end");
}

/** Copies a part of some memory, and frees that memory before the garbage collector would. */
function resized(part: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const copy = part.slice();
  part.buffer.transfer(0);
  return copy;
}
