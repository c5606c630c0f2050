/**
 * The streams that use something that is not freed in stream order: page-locked memory, CUDA arrays, texture
 * objects.
 */
import { ignoreFaults } from "../../base/errors.ts";
import { type StreamState, waitForWork } from "../stream_state.ts";

export class StreamSet {
  readonly #streams: Set<StreamState> = new Set();
  /** The stream added last: most uses are on the same stream as the one before. */
  #last: StreamState | null = null;

  /** Adds a stream. */
  add(stream: StreamState): void {
    if (this.#last === stream) return;
    this.#last = stream;
    if (this.#streams.has(stream)) return;
    for (const other of this.#streams) {
      if (other.destroyed && other.finalEvent === null) this.#streams.delete(other);
    }
    this.#streams.add(stream);
  }

  /** The stream added last. */
  get last(): StreamState | null {
    return this.#last;
  }

  /** Blocks until all work enqueued on the streams has finished, or has ended with a fault. */
  wait(): void {
    for (const stream of this.#streams) ignoreFaults(() => waitForWork(stream), undefined);
    this.#streams.clear();
    this.#last = null;
  }
}
