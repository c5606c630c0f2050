/** The state of a decoder or encoder in the form of WebCodecs, and its queue of operations. */

/** The states of WebCodecs' decoders and encoders. */
export type CodecState = "unconfigured" | "configured" | "closed";

/** The limit of times in packets and frames: sums of two are exact. */
export const MAX_MICROSECONDS: number = 2 ** 52;

export class CodecQueue {
  state: CodecState = "unconfigured";
  /** Number of packets or frames that wait. */
  waiting = 0;
  readonly #kind: "decoder" | "encoder";
  readonly #onError: (error: Error) => void;
  /** Operations run one after another. Never rejects. */
  #tail: Promise<void> = Promise.resolve();
  #generation = 0;

  constructor(kind: "decoder" | "encoder", onError: (error: Error) => void) {
    this.#kind = kind;
    this.#onError = onError;
  }

  /** Changes with every reset, which discards everything in flight. */
  get generation(): number {
    return this.#generation;
  }

  /** Resolves when all operations so far have finished. */
  get settled(): Promise<void> {
    return this.#tail;
  }

  /** Throws unless the state is one of those given. */
  requireState(...states: readonly CodecState[]): void {
    if (states.includes(this.state)) return;
    const fix = this.state === "unconfigured" ? "; call configure() first" : "";
    throw new DOMException(`the ${this.#kind} is ${this.state}${fix}`, "InvalidStateError");
  }

  /** Throws if there was a reset since a generation. */
  requireGeneration(generation: number): void {
    if (generation === this.#generation) return;
    throw new DOMException(`the ${this.#kind} was reset`, "AbortError");
  }

  /** Runs an operation after those before it. Its error goes to the callback, unless there was a reset since. */
  enqueue(operation: () => Promise<void>): Promise<void> {
    const generation = this.#generation;
    this.#tail = this.#tail.then(operation).catch((error: unknown) => {
      if (generation === this.#generation) this.report(error);
    });
    return this.#tail;
  }

  /** Discards everything in flight, changes the state, and enqueues `end`. */
  reset(state: CodecState, end: () => Promise<void>): void {
    this.#generation++;
    this.waiting = 0;
    this.state = state;
    void this.enqueue(end);
  }

  /** Passes an error to the callback. */
  report(error: unknown): void {
    try {
      this.#onError(error instanceof Error ? error : new Error(String(error)));
    } catch (thrown) {
      // Thrown as an uncaught error, like errors of other callbacks.
      queueMicrotask(() => {
        throw thrown;
      });
    }
  }
}
