/** Reads streams of chunks. */
import { invalid } from "./check.ts";

/**
 * Iterates over the chunks of a stream. Other than the iterator of the stream itself, an abort of the signal and
 * leaving the loop cancel the stream even while a read is in progress.
 */
export function chunksOf<T>(
  stream: ReadableStream<T>,
  signal: AbortSignal | undefined,
): AsyncIterableIterator<T> {
  const reader = stream.getReader();
  const cancel = (): Promise<void> => reader.cancel(signal?.reason).catch(() => {});
  signal?.addEventListener("abort", cancel);
  const end = (): { done: true; value: undefined } => {
    signal?.removeEventListener("abort", cancel);
    reader.releaseLock();
    return { done: true, value: undefined };
  };
  return {
    async next() {
      try {
        const { done, value } = await reader.read();
        signal?.throwIfAborted();
        return done ? end() : { done, value };
      } catch (error) {
        end();
        throw error;
      }
    },
    async return() {
      await cancel();
      return end();
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

/** Returns the next chunk; rejects as soon as the signal is aborted, however long the source takes. */
export function nextChunk<T>(
  chunks: AsyncIterator<T>,
  signal: AbortSignal | undefined,
): Promise<IteratorResult<T>> {
  return settled(chunks.next(), signal);
}

/** Waits for a promise; rejects with the signal's reason as soon as it is aborted, however long the promise takes. */
export function settled<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return promise;
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener("abort", abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}

/** How {@link readChunks} reads a source. */
export interface ReadChunksOptions {
  /** The name of the source in errors. */
  readonly name: string;
  readonly signal: AbortSignal | undefined;
  readonly maxBytes: number;
  /** Returns the error for more bytes. */
  readonly tooLarge: () => Error;
  /** Returns the error for a source that fails. Default: its own error. */
  readonly failed?: ((byte: number, cause: unknown) => Error) | undefined;
}

/** Reads a source of bytes to its end, and closes it after an error. */
export async function readChunks(
  source: AsyncIterable<Uint8Array>,
  { name, signal, maxBytes, tooLarge, failed }: ReadChunksOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [], chunks = source[Symbol.asyncIterator]();
  let byteLength = 0;
  try {
    for (;;) {
      const { done, value: chunk } = await nextChunk(chunks, signal).catch((cause) => {
        signal?.throwIfAborted(); // runtimes wrap the reason
        throw failed?.(byteLength, cause) ?? cause;
      });
      if (done) break;
      signal?.throwIfAborted();
      if (!(chunk instanceof Uint8Array)) {
        throw new TypeError(invalid(name, "a stream of Uint8Arrays", chunk));
      }
      byteLength += chunk.length;
      if (byteLength > maxBytes) throw tooLarge();
      parts.push(chunk);
    }
  } catch (error) {
    endChunks(chunks); // This may abort the signal; the error came first.
    throw error;
  }
  const bytes = new Uint8Array(byteLength);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** Closes a source after an error, without waiting for it: it may never end. */
export function endChunks(chunks: AsyncIterator<unknown>): void {
  void (async () => await chunks.return?.())().catch(() => {});
}

/** How long a source may take to end after an abort, in milliseconds. */
const END_TIMEOUT = 100;

/**
 * Iterates like `for await`, and throws the signal's reason as soon as it is aborted, however long the source takes.
 * The `return()` of the source is then called, and awaited for a limited time.
 *
 * @param discard Receives a value that arrives after the abort.
 */
export async function* untilAborted<T>(
  source: AsyncIterable<T> | Iterable<T>,
  signal: AbortSignal | undefined,
  discard: (value: T) => void,
): AsyncGenerator<T> {
  const iterator = asyncIteratorOf(source);
  let ended = false;
  try {
    for (;;) {
      signal?.throwIfAborted();
      const next = (async () => await iterator.next())();
      next.then(({ done }) => ended = done === true, () => ended = true);
      const result = await settled(next, signal).catch((error) => {
        next.then(({ done, value }) => done || discard(value), () => {});
        throw error;
      });
      if (result.done) return;
      yield result.value;
    }
  } finally {
    if (!ended) await endOf(iterator, signal);
  }
}

function asyncIteratorOf<T>(source: AsyncIterable<T> | Iterable<T>): AsyncIterator<T> {
  if (Symbol.asyncIterator in source) return source[Symbol.asyncIterator]();
  const iterator = source[Symbol.iterator]();
  return {
    async next() {
      const { done, value } = iterator.next();
      return { done: done === true, value: await value };
    },
    return() {
      iterator.return?.();
      return Promise.resolve({ done: true, value: undefined });
    },
  };
}

/** Closes a source, and waits until it has ended; once the signal is aborted, for a limited time. */
function endOf(iterator: AsyncIterator<unknown>, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const abort = (): void => void (timer = setTimeout(resolve, END_TIMEOUT));
    if (signal?.aborted) abort();
    else signal?.addEventListener("abort", abort, { once: true });
    (async () => await iterator.return?.())().catch(() => {}).finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", abort);
      resolve();
    });
  });
}
