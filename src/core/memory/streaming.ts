/**
 * Bytes that arrive piece by piece, into device memory and out of it, with back-pressure: nothing more is read while the
 * device has not taken what came before.
 *
 * @module
 */
import { checkInteger, invalid, show } from "../../base/check.ts";
import type { Context } from "../context.ts";
import { copy, type CopyOperand } from "./copy.ts";
import { Event } from "../stream/event.ts";
import { type PinnedMemory, streamOf } from "./memory.ts";
import { createPinned } from "./create.ts";
import { Stream } from "../stream/stream.ts";
import { poll } from "../stream/poll.ts";

/**
 * Where bytes come from: a web stream (`response.body`), a `Blob` or file (`Bun.file(path)`), anything that can be iterated with
 * `for await`, or a typed array or `ArrayBuffer`.
 */
export type ByteSource =
  | ArrayBufferView
  | ArrayBuffer
  | AsyncIterable<ArrayBufferView | ArrayBuffer>
  | ReadableStream<ArrayBufferView | ArrayBuffer>
  | { stream(): ReadableStream<ArrayBufferView | ArrayBuffer> };

/** Options of `device.writable()`. */
export interface WritableOptions {
  /** First byte written. Default 0. */
  dstOffset?: number;
  /** The stream that the copies are given to. Default: the device's stream. */
  stream?: Stream;
  /** Called now and then with the bytes that were given to the device so far. */
  onProgress?: (byteLength: number) => void;
}

/** Options of `device.copyFromStream()`. */
export interface CopyFromStreamOptions extends WritableOptions {
  /** Ends the copy with the signal's reason. */
  signal?: AbortSignal;
}

/** Options of `device.readable()`. */
export interface ReadableOptions {
  /** Bytes of each chunk. Default 4 MiB. */
  chunkBytes?: number;
  /** The stream that the copies are given to. Default: the device's stream. */
  stream?: Stream;
}

/** One buffer is filled while the device reads another; a third one evens out the rest. */
const BUFFERS = 3;
const BUFFER_BYTES = 4 * 2 ** 20;

/** A page-locked buffer that the device reads behind the filler's back. */
class FillBuffer implements Disposable {
  readonly memory: PinnedMemory;
  readonly taken: Event;

  constructor(context: Context) {
    this.memory = createPinned(context, BUFFER_BYTES);
    this.taken = Event.create(context, { timing: false });
  }

  /** Resolves when the device is done with what the buffer held. */
  free(signal?: AbortSignal): Promise<void> | undefined {
    return this.taken.query() ? undefined : this.taken.finished({ signal });
  }

  [Symbol.dispose](): void {
    this.memory.dispose();
    this.taken.dispose();
  }
}

/** Gathers bytes in page-locked buffers and gives them to the device, one buffer after the other. */
class Filler implements Disposable {
  readonly #context: Context;
  readonly #dst: CopyOperand;
  readonly #options: CopyFromStreamOptions;
  readonly #offset: number;
  readonly #room: number;
  readonly #stream: Stream;
  readonly #buffers: FillBuffer[] = [];
  #filled = 0;
  #given = 0;

  constructor(context: Context, dst: CopyOperand, options: CopyFromStreamOptions) {
    this.#context = context;
    this.#dst = dst;
    this.#options = options;
    this.#offset = checkInteger("dstOffset", options.dstOffset ?? 0, 0, dst.byteLength);
    this.#room = dst.byteLength - this.#offset;
    this.#stream = options.stream ?? new Stream(streamOf(context, undefined), null);
  }

  /** Takes a chunk in. Resolves when its buffer, and so the source's memory, may be used again. */
  async write(chunk: unknown): Promise<void> {
    const { signal } = this.#options;
    let rest = bytesOf(chunk);
    if (this.#given + this.#filled + rest.length > this.#room) {
      throw new RangeError(`source: more than ${this.#room} bytes came; dst has room for no more`);
    }
    while (this.#buffers.length < BUFFERS) this.#buffers.push(new FillBuffer(this.#context));
    while (rest.length > 0) {
      const buffer = this.#buffers[0]!;
      if (this.#filled === 0) await buffer.free(signal);
      const taken = rest.subarray(0, BUFFER_BYTES - this.#filled);
      buffer.memory.bytes.set(taken, this.#filled);
      this.#filled += taken.length;
      rest = rest.subarray(taken.length);
      if (this.#filled === BUFFER_BYTES) this.#give();
    }
  }

  /** Gives the device what is left. Resolves with the number of all bytes when the last one is there. */
  async end(): Promise<number> {
    if (this.#filled > 0) this.#give();
    for (const buffer of this.#buffers) await buffer.free(this.#options.signal);
    return this.#given;
  }

  /** Gives what the current buffer holds to the device, and makes the next one the current one. */
  #give(): void {
    const buffer = this.#buffers.shift()!;
    this.#buffers.push(buffer);
    const byteLength = this.#filled, dstOffset = this.#offset + this.#given;
    copy(this.#context, this.#dst, buffer.memory, { byteLength, dstOffset, stream: this.#stream });
    this.#stream.record(buffer.taken);
    this.#given += byteLength;
    this.#filled = 0;
    this.#options.onProgress?.(this.#given);
  }

  [Symbol.dispose](): void {
    for (const buffer of this.#buffers) buffer[Symbol.dispose]();
    this.#buffers.length = 0;
  }
}

/** @internal `device.copyFromStream()`. */
export async function copyFromStream(
  context: Context,
  dst: CopyOperand,
  source: ByteSource,
  options: CopyFromStreamOptions = {},
): Promise<number> {
  const { signal } = options;
  using filler = new Filler(context, dst, options);
  const chunks = iterable(source)[Symbol.asyncIterator]();
  try {
    for (;;) {
      signal?.throwIfAborted();
      const { done, value } = await next(chunks, signal);
      if (done) break;
      await filler.write(value);
    }
  } catch (error) {
    // Whether and when the source ends after that is its own affair.
    void chunks.return?.().catch(() => {});
    throw error;
  }
  return await filler.end();
}

/** The next chunk, or the signal's reason as soon as it is aborted, however long the source takes. */
function next<T>(chunks: AsyncIterator<T>, signal: AbortSignal | undefined): Promise<IteratorResult<T>> {
  if (signal === undefined) return chunks.next();
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason);
    signal.addEventListener("abort", abort, { once: true });
    chunks.next().then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}

/** @internal `device.writable()`. */
export function writable(
  context: Context,
  dst: CopyOperand,
  options: WritableOptions = {},
): WritableStream<ArrayBufferView | ArrayBuffer> {
  const filler = new Filler(context, dst, options);
  /** After a failure nothing more comes. */
  const orFree = async (step: Promise<unknown>): Promise<void> => {
    try {
      await step;
    } catch (error) {
      filler[Symbol.dispose]();
      throw error;
    }
  };
  return new WritableStream({
    write: (chunk) => orFree(filler.write(chunk)),
    async close() {
      await orFree(filler.end());
      filler[Symbol.dispose]();
    },
    abort: () => filler[Symbol.dispose](),
  });
}

/** @internal `device.readable()`. */
export function readable(
  context: Context,
  src: CopyOperand,
  { chunkBytes = BUFFER_BYTES, stream: given }: ReadableOptions = {},
): ReadableStream<Uint8Array<ArrayBuffer>> {
  checkInteger("chunkBytes", chunkBytes, 1, Number.MAX_SAFE_INTEGER);
  const state = streamOf(context, given);
  const stream = given ?? new Stream(state, null);
  let offset = 0;
  return new ReadableStream({
    async pull(controller): Promise<void> {
      const byteLength = Math.min(chunkBytes, src.byteLength - offset);
      if (byteLength > 0) {
        const chunk = new Uint8Array(new ArrayBuffer(byteLength));
        await poll(() => context.use().streams.query(state.handle));
        copy(context, chunk, src, { byteLength, srcOffset: offset, stream });
        offset += byteLength;
        controller.enqueue(chunk);
      }
      if (offset === src.byteLength) controller.close();
    },
  }, { highWaterMark: 1 });
}

function iterable(source: ByteSource): AsyncIterable<ArrayBufferView | ArrayBuffer> {
  if (ArrayBuffer.isView(source) || source instanceof ArrayBuffer) return one(source);
  if (typeof source === "object" && source !== null) {
    if (Symbol.asyncIterator in source) return source;
    if ("stream" in source && typeof source.stream === "function") {
      return source.stream() as unknown as AsyncIterable<ArrayBufferView | ArrayBuffer>;
    }
  }
  throw new TypeError(
    invalid(
      "source",
      `a ReadableStream, a Blob, a typed array or ArrayBuffer, or what \`for await\` iterates over`,
      source,
    ),
  );
}

async function* one<T>(value: T): AsyncGenerator<T> {
  yield value;
}

function bytesOf(chunk: unknown): Uint8Array {
  if (ArrayBuffer.isView(chunk)) return new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  if (chunk instanceof ArrayBuffer) return new Uint8Array(chunk);
  throw new TypeError(`source: a chunk of ${show(chunk)} came; accepted are typed arrays and ArrayBuffers`);
}
