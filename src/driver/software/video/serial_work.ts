/** The operations of a decoder or encoder, one after another. */
export class SerialWork {
  /** The last operation. It never rejects. */
  #tail: Promise<void> = Promise.resolve();
  /** The first error that has not been thrown. */
  #failure: { readonly error: unknown } | undefined;

  /** Resolves when the operations so far have finished, successfully or not. */
  get settled(): Promise<void> {
    return this.#tail;
  }

  /** Starts an operation after those before it. {@link idle} throws its error. */
  start(operation: () => Promise<void>): void {
    this.#tail = this.#tail.then(operation).catch((error: unknown) => {
      this.#failure ??= { error };
    });
  }

  /** Waits for the operations in flight, and throws the first error. */
  async idle(): Promise<void> {
    await this.#tail;
    const failure = this.#failure;
    this.#failure = undefined;
    if (failure !== undefined) throw failure.error;
  }

  /** Waits for the operations in flight, and ignores errors. */
  async discard(): Promise<void> {
    await this.#tail;
    this.#failure = undefined;
  }
}
