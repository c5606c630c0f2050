/** The streams that use something which is not freed in stream order: arrays, texture and surface objects. */
import type { StreamState } from "../context.ts";
import { waitForWork } from "../memory/create.ts";

export class StreamUses {
  readonly #streams: Set<StreamState> = new Set();

  /** Remembers that work on the stream uses the thing. */
  add(stream: StreamState): void {
    if (this.#streams.has(stream)) return;
    for (const other of this.#streams) {
      if (other.destroyed && other.finalEvent === null) this.#streams.delete(other);
    }
    this.#streams.add(stream);
  }

  /** Blocks until all of that work has finished. */
  wait(): void {
    for (const stream of this.#streams) waitForWork(stream);
    this.#streams.clear();
  }
}
