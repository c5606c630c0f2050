/** A queue of frames between a decoder and a consumer. */

/** Owns memory that must be released. */
interface Item extends Disposable {
  /** Settles when the item can be used. */
  readonly ready: Promise<void>;
}

export class FrameQueue<T extends Item> {
  readonly #items: T[] = [];
  readonly #capacity: number;
  #ended = false;
  #failure: { readonly error: unknown } | undefined;
  #wakeReader: (() => void) | undefined;
  #wakeWriter: (() => void) | undefined;

  /** @param capacity With this number of items, {@link room} waits. */
  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get ended(): boolean {
    return this.#ended;
  }

  /** Adds an item; after the end, disposes of it. */
  push(item: T): void {
    if (this.#ended) {
      void discard(item);
      return;
    }
    // The reader gets a rejection, even one from before it waits.
    item.ready.catch(() => {});
    this.#items.push(item);
    this.#wakeReader?.();
  }

  /** Ends the queue: the reader gets the remaining items, then the error, if there is one. */
  end(error?: { readonly error: unknown }): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#failure = error;
    this.#wakeReader?.();
    this.#wakeWriter?.();
  }

  /** Waits until the queue has room for an item, or has ended. */
  async room(): Promise<void> {
    while (!this.#ended && this.#items.length >= this.#capacity) {
      await new Promise<void>((resolve) => this.#wakeWriter = resolve);
    }
  }

  /** Returns the next item; undefined at the end. */
  async next(): Promise<T | undefined> {
    for (;;) {
      const item = this.#items.shift();
      if (item !== undefined) {
        this.#wakeWriter?.();
        try {
          await item.ready;
        } catch (error) {
          item[Symbol.dispose]();
          throw error;
        }
        return item;
      }
      if (this.#failure !== undefined) throw this.#failure.error;
      if (this.#ended) return undefined;
      await new Promise<void>((resolve) => this.#wakeReader = resolve);
    }
  }

  /** Ends the queue and disposes of the items in it, in place of which the reader gets the error. */
  async discard(error?: { readonly error: unknown }): Promise<void> {
    if (this.#items.length > 0) this.#failure ??= error;
    this.end(error);
    await Promise.all(this.#items.splice(0).map(discard));
  }
}

/** Disposes of an item once nothing writes to it. */
async function discard(item: Item): Promise<void> {
  await item.ready.catch(() => {});
  item[Symbol.dispose]();
}
