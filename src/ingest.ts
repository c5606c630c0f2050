/**
 * Bytes that arrive piece by piece, into device memory and out of it, with back-pressure: nothing more is read while the
 * device has not taken what came before.
 *
 * @module
 */
import { checkInteger, show } from "./check.ts";
import type { Context } from "./context.ts";
import { copy, type CopyOperand } from "./copy.ts";
import { Event } from "./event.ts";
import { PinnedMemory, streamOf } from "./memory.ts";
import { Stream } from "./stream.ts";
import { poll } from "./waiting.ts";

/** Where bytes come from: a web stream (`response.body`), a `Blob` or file, or anything that can be iterated with `for await`. */
export type ByteSource =
  | AsyncIterable<ArrayBufferView | ArrayBuffer>
  | ReadableStream<ArrayBufferView | ArrayBuffer>
  | { stream(): ReadableStream<ArrayBufferView | ArrayBuffer> };

/** Options of `device.copyFromStream()`. */
export interface CopyFromStreamOptions {
  /** First byte written. Default 0. */
  dstOffset?: number;
  /** The stream that the copies are given to. Default: the device's stream. */
  stream?: Stream;
  /** Ends the copy with the signal's reason. */
  signal?: AbortSignal;
  /** Called now and then with the bytes that were given to the device so far. */
  onProgress?: (byteLength: number) => void;
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
    this.memory = PinnedMemory.allocate(context, BUFFER_BYTES);
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

/** @internal `device.copyFromStream()`. */
export async function copyFromStream(
  context: Context,
  dst: CopyOperand,
  source: ByteSource,
  options: CopyFromStreamOptions = {},
): Promise<number> {
  const { signal, onProgress } = options;
  const room = dst.byteLength - checkInteger("dstOffset", options.dstOffset ?? 0, 0, dst.byteLength);
  const stream = options.stream ?? new Stream(streamOf(context, undefined), false);
  const chunks = iterable(source);
  const buffers: FillBuffer[] = [];
  let given = 0, filled = 0;

  /** Gives what the current buffer holds to the device, and makes the next one the current one. */
  const give = (): void => {
    const buffer = buffers[0]!;
    const dstOffset = (options.dstOffset ?? 0) + given;
    copy(context, dst, buffer.memory, { byteLength: filled, dstOffset, stream });
    stream.record(buffer.taken);
    given += filled;
    filled = 0;
    buffers.push(buffers.shift()!);
    onProgress?.(given);
  };

  try {
    signal?.throwIfAborted();
    while (buffers.length < BUFFERS) buffers.push(new FillBuffer(context));
    for await (const chunk of chunks) {
      signal?.throwIfAborted();
      let rest = bytesOf(chunk);
      if (given + filled + rest.length > room) {
        throw new RangeError(`source: more than ${room} bytes came; dst has room for no more`);
      }
      while (rest.length > 0) {
        if (filled === 0) await buffers[0]!.free(signal);
        const taken = rest.subarray(0, BUFFER_BYTES - filled);
        buffers[0]!.memory.bytes.set(taken, filled);
        filled += taken.length;
        rest = rest.subarray(taken.length);
        if (filled === BUFFER_BYTES) give();
      }
    }
    if (filled > 0) give();
    for (const buffer of buffers) await buffer.free(signal);
    return given;
  } finally {
    for (const buffer of buffers) buffer[Symbol.dispose]();
  }
}

/** @internal `device.readable()`. */
export function readable(
  context: Context,
  src: CopyOperand,
  { chunkBytes = BUFFER_BYTES, stream: given }: ReadableOptions = {},
): ReadableStream<Uint8Array<ArrayBuffer>> {
  checkInteger("chunkBytes", chunkBytes, 1, Number.MAX_SAFE_INTEGER);
  const state = streamOf(context, given);
  const stream = given ?? new Stream(state, false);
  let offset = 0;
  return new ReadableStream({
    async pull(controller): Promise<void> {
      const byteLength = Math.min(chunkBytes, src.byteLength - offset);
      if (byteLength > 0) {
        const chunk = new Uint8Array(new ArrayBuffer(byteLength));
        await poll(() => context.use().streamQuery(state.handle));
        copy(context, chunk, src, { byteLength, srcOffset: offset, stream });
        offset += byteLength;
        controller.enqueue(chunk);
      }
      if (offset === src.byteLength) controller.close();
    },
  }, { highWaterMark: 1 });
}

function iterable(source: ByteSource): AsyncIterable<ArrayBufferView | ArrayBuffer> {
  if (typeof source === "object" && source !== null) {
    if (Symbol.asyncIterator in source) return source;
    if ("stream" in source && typeof source.stream === "function") {
      return source.stream() as unknown as AsyncIterable<ArrayBufferView | ArrayBuffer>;
    }
  }
  throw new TypeError(
    `source: ${
      show(source)
    } given; accepted are a ReadableStream, a Blob, and what \`for await\` iterates over`,
  );
}

function bytesOf(chunk: unknown): Uint8Array {
  if (ArrayBuffer.isView(chunk)) return new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  if (chunk instanceof ArrayBuffer) return new Uint8Array(chunk);
  throw new TypeError(`source: a chunk of ${show(chunk)} came; accepted are typed arrays and ArrayBuffers`);
}
