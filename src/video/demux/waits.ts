/** Waits for packets, which signals end. */
import { endChunks, settled } from "../../base/chunks.ts";

/** Reads by requests, which may go unanswered for a long time. */
interface Requests {
  /** Cancels the requests in flight, and sends no more. Reads stay pending. */
  pause(): void;
  /** Sends the requests of pending reads, again if they were canceled. */
  resume(): void;
}

/**
 * The waits for packets of one source. A signal ends only the wait of its caller: others may wait for the same bytes.
 * When no call waits any more, requests are canceled; the next wait sends them again, so that no read fails because an
 * earlier caller gave up.
 */
export class PacketWaits {
  readonly #requests: Requests | undefined;
  #count = 0;

  /** @param requests Undefined for sources that need no requests. */
  constructor(requests?: Requests) {
    this.#requests = requests;
  }

  /** Waits for work that reads the source; rejects with the signal's reason as soon as it is aborted. */
  async until<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
    if (this.#count++ === 0) this.#requests?.resume();
    try {
      return await settled(work, signal);
    } finally {
      if (--this.#count === 0 && signal?.aborted) this.#requests?.pause();
    }
  }

  /** Iterates over packets; throws the signal's reason as soon as it is aborted. */
  async *each<T>(packets: AsyncIterable<T>, signal: AbortSignal | undefined): AsyncGenerator<T> {
    const iterator = packets[Symbol.asyncIterator]();
    try {
      for (;;) {
        const { done, value } = await this.until(iterator.next(), signal);
        if (done) return;
        yield value;
      }
    } finally {
      endChunks(iterator);
    }
  }
}
