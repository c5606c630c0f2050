/**
 * Streams bytes into and out of device memory with back-pressure: the source is read no faster than the
 * device copies.
 *
 * @module
 */
import { checkInteger, checkOptionNames, invalid, mismatch, type OptionNames } from "../../base/check.ts";
import { checkResponse, checkUnread } from "../../base/fetch.ts";
import { chunksOf, endChunks, nextChunk } from "../../base/chunks.ts";
import type { Context } from "../context.ts";
import { createEvent, type Event } from "../stream/event.ts";
import { pollStream } from "../stream/poll.ts";
import { type StreamLike, streamLike, streamOf, type StreamState } from "../stream_state.ts";
import { copy, type CopyOperand, deviceSide } from "./copy.ts";
import { createPinned, type PinnedMemory } from "./memory.ts";

/**
 * A source of bytes: a `Response`, a web stream, a `Blob` or file (`Bun.file(path)`), anything that `for await`
 * iterates over, or a typed array or `ArrayBuffer`.
 */
export type ByteSource =
  | ArrayBufferView
  | ArrayBuffer
  | AsyncIterable<ArrayBufferView | ArrayBuffer>
  | ReadableStream<ArrayBufferView | ArrayBuffer>
  | Response
  | { stream(): ReadableStream<ArrayBufferView | ArrayBuffer> };

/** Options of `device.writable()`. */
export interface WritableOptions {
  /** First byte to write. Default 0. */
  dstOffset?: number | undefined;
  /** The stream on which the copies are enqueued. Default: the device's stream. */
  stream?: StreamLike | undefined;
  /** Called after each buffer with the number of bytes enqueued so far. */
  onProgress?: ((byteLength: number) => void) | undefined;
}

/** Options of `device.copyFromStream()`. */
export interface CopyFromStreamOptions extends WritableOptions {
  /** Aborts the copy with the signal's reason. */
  signal?: AbortSignal | undefined;
}

/** Options of `device.readable()`. */
export interface ReadableOptions {
  /** Size of each chunk in bytes. Default 4 MiB. */
  chunkBytes?: number | undefined;
  /** The stream on which the copies are enqueued. Default: the device's stream. */
  stream?: StreamLike | undefined;
}

const WRITABLE_OPTIONS: OptionNames<WritableOptions> = { dstOffset: true, stream: true, onProgress: true };
const COPY_FROM_STREAM_OPTIONS: OptionNames<CopyFromStreamOptions> = { ...WRITABLE_OPTIONS, signal: true };
const READABLE_OPTIONS: OptionNames<ReadableOptions> = { chunkBytes: true, stream: true };

/** One staging buffer is filled while the device reads another; a third one absorbs jitter. */
const BUFFERS = 3;
const BUFFER_BYTES = 4 * 2 ** 20;

/** A page-locked staging buffer, and an event after the device's last read of it. */
class StagingBuffer implements Disposable {
  readonly memory: PinnedMemory;
  readonly copied: Event;

  constructor(context: Context) {
    this.copied = createEvent(context, { timing: false });
    try {
      this.memory = createPinned(context, BUFFER_BYTES);
    } catch (error) {
      this.copied.dispose();
      throw error;
    }
  }

  /** Resolves when the device has read the buffer's contents. */
  free(signal?: AbortSignal): Promise<void> | undefined {
    return this.copied.query() ? undefined : this.copied.finished({ signal });
  }

  [Symbol.dispose](): void {
    this.memory.dispose();
    this.copied.dispose();
  }
}

/** Collects bytes in staging buffers and copies them to the device, one buffer after the other. */
class Uploader implements Disposable {
  readonly #context: Context;
  readonly #dst: CopyOperand;
  readonly #options: CopyFromStreamOptions;
  readonly #offset: number;
  readonly #capacity: number;
  readonly #stream: StreamState;
  readonly #buffers: StagingBuffer[] = [];
  /** Bytes in the first buffer. */
  #filled = 0;
  /** Bytes enqueued so far. */
  #enqueued = 0;

  constructor(context: Context, dst: CopyOperand, options: CopyFromStreamOptions) {
    deviceSide("dst", dst);
    this.#context = context;
    this.#dst = dst;
    this.#options = options;
    this.#offset = checkInteger("dstOffset", options.dstOffset ?? 0, 0, dst.byteLength);
    this.#capacity = dst.byteLength - this.#offset;
    this.#stream = streamOf(context, options.stream);
  }

  /** Adds a chunk. Resolves when the chunk's own memory may be reused. */
  async write(chunk: unknown): Promise<void> {
    const { signal } = this.#options;
    let rest = bytesOf(chunk);
    if (this.#enqueued + this.#filled + rest.byteLength > this.#capacity) {
      const expected = `at most ${this.#capacity} bytes, the space in dst`;
      throw new RangeError(mismatch("source", expected, "more"));
    }
    while (this.#buffers.length < BUFFERS) this.#buffers.push(new StagingBuffer(this.#context));
    while (rest.byteLength > 0) {
      const buffer = this.#buffers[0]!;
      if (this.#filled === 0) await buffer.free(signal);
      const part = rest.subarray(0, BUFFER_BYTES - this.#filled);
      buffer.memory.bytes.set(part, this.#filled);
      this.#filled += part.length;
      rest = rest.subarray(part.length);
      if (this.#filled === BUFFER_BYTES) this.#flush();
    }
  }

  /** Copies the rest. Resolves with the total number of bytes when the device has all of them. */
  async end(): Promise<number> {
    if (this.#filled > 0) this.#flush();
    for (const buffer of this.#buffers) await buffer.free(this.#options.signal);
    return this.#enqueued;
  }

  /** Enqueues the copy of the current buffer, and moves on to the next one. */
  #flush(): void {
    const buffer = this.#buffers.shift()!;
    this.#buffers.push(buffer);
    const byteLength = this.#filled, dstOffset = this.#offset + this.#enqueued;
    copy(this.#context, this.#dst, buffer.memory, {
      byteLength,
      dstOffset,
      stream: streamLike(this.#stream),
    });
    this.#context.use().events.record(buffer.copied.handle, this.#stream.handle);
    this.#enqueued += byteLength;
    this.#filled = 0;
    this.#options.onProgress?.(this.#enqueued);
  }

  [Symbol.dispose](): void {
    for (const buffer of this.#buffers) buffer[Symbol.dispose]();
    this.#buffers.length = 0;
  }
}

/** `device.copyFromStream()`. */
export async function copyFromStream(
  context: Context,
  dst: CopyOperand,
  source: ByteSource,
  options: CopyFromStreamOptions = {},
): Promise<number> {
  const { signal } = checkOptionNames(options, COPY_FROM_STREAM_OPTIONS);
  using uploader = new Uploader(context, dst, options);
  const chunks = iterable(source, signal)[Symbol.asyncIterator]();
  try {
    for (;;) {
      signal?.throwIfAborted();
      const { done, value } = await nextChunk(chunks, signal);
      if (done) break;
      await uploader.write(value);
    }
  } catch (error) {
    endChunks(chunks);
    throw error;
  }
  return await uploader.end();
}

/** `device.writable()`. */
export function writable(
  context: Context,
  dst: CopyOperand,
  options: WritableOptions = {},
): WritableStream<ArrayBufferView | ArrayBuffer> {
  checkOptionNames(options, WRITABLE_OPTIONS);
  const uploader = new Uploader(context, dst, options);
  /** Frees the buffers after a failure, because the stream calls nothing else then. */
  const orFree = async (step: Promise<unknown>): Promise<void> => {
    try {
      await step;
    } catch (error) {
      uploader[Symbol.dispose]();
      throw error;
    }
  };
  return new WritableStream({
    write: (chunk) => orFree(uploader.write(chunk)),
    async close() {
      await orFree(uploader.end());
      uploader[Symbol.dispose]();
    },
    abort: () => uploader[Symbol.dispose](),
  });
}

/** `device.readable()`. */
export function readable(
  context: Context,
  src: CopyOperand,
  options: ReadableOptions = {},
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const { chunkBytes = BUFFER_BYTES, stream } = checkOptionNames(options, READABLE_OPTIONS);
  deviceSide("src", src);
  checkInteger("chunkBytes", chunkBytes, 1, Number.MAX_SAFE_INTEGER);
  const state = streamOf(context, stream);
  let offset = 0;
  return new ReadableStream({
    async pull(controller): Promise<void> {
      const byteLength = Math.min(chunkBytes, src.byteLength - offset);
      if (byteLength > 0) {
        const chunk = new Uint8Array(new ArrayBuffer(byteLength));
        await pollStream(state);
        copy(context, chunk, src, { byteLength, srcOffset: offset, stream: streamLike(state) });
        offset += byteLength;
        controller.enqueue(chunk);
      }
      if (offset === src.byteLength) controller.close();
    },
  }, { highWaterMark: 1 });
}

function iterable(
  source: ByteSource,
  signal: AbortSignal | undefined,
): AsyncIterable<ArrayBufferView | ArrayBuffer> {
  if (ArrayBuffer.isView(source) || source instanceof ArrayBuffer) return one(source);
  if (source instanceof Response) {
    checkResponse("source", source);
    return source.body === null ? one(new ArrayBuffer(0)) : chunksOf(source.body, signal);
  }
  if (typeof source === "object" && source !== null) {
    if ("getReader" in source || Symbol.asyncIterator in source) {
      checkUnread("source", source);
      return "getReader" in source ? chunksOf(source, signal) : source;
    }
    if ("stream" in source && typeof source.stream === "function") return chunksOf(source.stream(), signal);
  }
  throw new TypeError(
    invalid(
      "source",
      "a Response, a ReadableStream, a Blob, a typed array, an ArrayBuffer, or an async iterable of them",
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
  throw new TypeError(invalid("source", "chunks that are typed arrays or ArrayBuffers", chunk));
}
