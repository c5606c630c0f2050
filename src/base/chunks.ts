/** Reads streams of chunks. */

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

/** Closes a source after an error, without waiting for it: it may never end. */
export function endChunks(chunks: AsyncIterator<unknown>): void {
  void (async () => await chunks.return?.())().catch(() => {});
}
