/**
 * Reads ranges of a URL through a cache, so that checking the tables of a file before mediabunny reads them
 * takes no additional requests. Requests have a time limit, and loops of a parser in a damaged file a limit
 * of bytes.
 */

import { settled } from "../../base/chunks.ts";
import { connectionLost } from "../errors.ts";

const BLOCK_BYTES = 2 ** 16;
/** The size of the largest request, which a connection of 70 kB/s completes within the time limit. */
const MAX_REQUEST_BLOCKS = 32;
const CACHED_BLOCKS = 128;
const TIMEOUT_MS = 30_000;
/** Repetitions of a failed request, and the pause before the first one. */
const RETRIES = 3, PAUSE_MS = 250;
/** Bytes that may be read without finding anything, in addition to twice the size of the file. */
const SPARE_BYTES = 2 ** 24;

/** Sends a request, and again after errors that may be temporary. Ends with the reason of the signal. */
export async function repeated<T>(
  request: () => Promise<T>,
  signal: AbortSignal | undefined,
): Promise<T> {
  for (let attempt = 0;; attempt++) {
    try {
      return await request();
    } catch (error) {
      signal?.throwIfAborted();
      if (attempt === RETRIES || error instanceof RangeError) throw error;
      await settled(pause(attempt), signal);
    }
  }
}

/** Waits before a request is repeated. */
function pause(attempt: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PAUSE_MS * 2 ** attempt));
}

export class UrlReader {
  /** Bytes. */
  readonly size: number;
  readonly #url: string;
  /** Blocks by number, the least recently used first. */
  readonly #blocks: Map<number, Promise<Uint8Array>> = new Map();
  readonly #closed: AbortController = new AbortController();
  /** Aborted while requests are paused. */
  #paused: AbortController = new AbortController();
  /** Fulfilled while requests are not paused. */
  #resumed: Promise<void> = Promise.resolve();
  #wake: (() => void) | undefined;
  #read = 0;

  /** @param size The size of the file in bytes. */
  constructor(url: string, size: number) {
    this.#url = url;
    this.size = size;
  }

  /** Returns the bytes of a range, fewer at the end of the file. */
  async read(start: number, end: number): Promise<Uint8Array<ArrayBuffer>> {
    const stop = Math.min(end, this.size),
      result = new Uint8Array(new ArrayBuffer(Math.max(0, stop - start)));
    const first = Math.floor(start / BLOCK_BYTES), last = Math.ceil(stop / BLOCK_BYTES);
    for (let at = first; at < last; at += MAX_REQUEST_BLOCKS) {
      const part = Math.min(last, at + MAX_REQUEST_BLOCKS);
      const blocks = await Promise.all(this.#load(at, part));
      blocks.forEach((block, i) => {
        const begin = (at + i) * BLOCK_BYTES, from = Math.max(0, start - begin);
        result.set(block.subarray(from, stop - begin), begin + from - start);
      });
    }
    return result;
  }

  /** Resets the limit of bytes, because something was found. */
  progress(): void {
    this.#read = 0;
  }

  /** Cancels requests in flight, and sends no more until {@link resume}. Reads stay pending. */
  pause(): void {
    if (this.#paused.signal.aborted || this.#closed.signal.aborted) return;
    this.#resumed = new Promise((resolve) => this.#wake = resolve);
    this.#paused.abort();
  }

  /** Ends a pause: sends the requests of pending reads, again if they were canceled. */
  resume(): void {
    if (!this.#paused.signal.aborted) return;
    this.#paused = new AbortController();
    this.#wake!();
  }

  /** Ends requests in flight. */
  close(): void {
    this.#closed.abort();
    this.resume();
    this.#blocks.clear();
  }

  /** Returns blocks, of which the missing ones come in as few requests as possible. */
  #load(first: number, end: number): Promise<Uint8Array>[] {
    for (let at = first; at < end; at++) {
      const known = this.#blocks.get(at);
      if (known !== undefined) {
        this.#blocks.delete(at);
        this.#blocks.set(at, known);
        continue;
      }
      let to = at + 1;
      while (to < end && !this.#blocks.has(to)) to++;
      const begin = at, fetched = this.#fetch(at * BLOCK_BYTES, Math.min(to * BLOCK_BYTES, this.size));
      fetched.catch(() => {});
      for (let i = at; i < to; i++) {
        const block = fetched.then((bytes) =>
          bytes.slice((i - begin) * BLOCK_BYTES, (i - begin + 1) * BLOCK_BYTES)
        );
        block.catch(() => this.#blocks.delete(i));
        this.#blocks.set(i, block);
      }
      at = to - 1;
    }
    const blocks = Array.from({ length: end - first }, (_, i) => this.#blocks.get(first + i)!);
    for (const number of this.#blocks.keys()) {
      if (this.#blocks.size <= CACHED_BLOCKS) break;
      this.#blocks.delete(number);
    }
    return blocks;
  }

  async #fetch(start: number, end: number): Promise<Uint8Array> {
    this.#read += end - start;
    if (this.#read > 2 * this.size + SPARE_BYTES) {
      throw new Error("video: the file is damaged: nothing was found in twice its size");
    }
    for (let attempt = 0;;) {
      await this.#resumed;
      const paused = this.#paused.signal;
      try {
        return await this.#request(start, end, paused);
      } catch (error) {
        if (this.#closed.signal.aborted || error instanceof RangeError) throw error;
        if (paused.aborted) continue;
        if (attempt === RETRIES) throw error;
        await pause(attempt++);
      }
    }
  }

  async #request(start: number, end: number, paused: AbortSignal): Promise<Uint8Array> {
    const closed = this.#closed.signal;
    const signal = AbortSignal.any([closed, paused, AbortSignal.timeout(TIMEOUT_MS)]);
    const fail = (cause: unknown): never => {
      throw closed.aborted ? cause : connectionLost(start, cause);
    };
    const range = { range: `bytes=${start}-${end - 1}` };
    const response = await fetch(this.#url, { headers: range, signal }).catch(fail);
    if (response.status !== 206) {
      await response.body?.cancel();
      const error = `video: expected a range of the file, got status ${response.status}`;
      // Other errors may be temporary.
      throw response.status < 500 ? new RangeError(error) : new Error(error);
    }
    const bytes = new Uint8Array(await response.arrayBuffer().catch(fail));
    if (bytes.length === end - start) return bytes;
    throw new Error(`video: expected ${end - start} bytes of a range, got ${bytes.length}`);
  }
}
