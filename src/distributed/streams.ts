/** The streams of a world: those with operations that may be in flight, and those that wait for them. */
import {
  type FailureSource,
  reportLater,
  type StreamFailure,
  type StreamState,
} from "../core/stream_state.ts";

/** Streams that are watched together. */
interface Round {
  readonly used: Set<StreamState>;
  /** Streams that wait for those in use. Operations after these are not watched. */
  readonly followers: Set<StreamState>;
}

export class WorldStreams {
  readonly #source: FailureSource;
  #next: Round = emptyRound();
  #current: Round = emptyRound();
  /** Streams whose waits throw the failure. */
  readonly #reported: Set<StreamState> = new Set();

  /** @param source What the streams are marked with. */
  constructor(source: FailureSource) {
    this.#source = source;
  }

  /** Whether operations are in flight that are not watched yet. */
  get pending(): boolean {
    return this.#next.used.size > 0;
  }

  /** The streams with operations that may be in flight. */
  get inFlight(): StreamState[] {
    return [...this.#current.used, ...this.#next.used];
  }

  /** Notes that an operation is about to be enqueued. */
  use(stream: StreamState): void {
    this.#next.used.add(stream);
    (stream.sources ??= new Set()).add(this.#source);
  }

  /** Notes that `later` waits for `earlier`. */
  follow(later: StreamState, earlier: StreamState, failure: StreamFailure | null): void {
    if (failure !== null) {
      if (failure.is(earlier.failure)) this.#report(later, failure);
    } else if (this.#has(earlier)) {
      this.#next.followers.add(later);
      (later.sources ??= new Set()).add(this.#source);
    }
  }

  /** Begins to watch the streams in use, and returns them. */
  begin(): ReadonlySet<StreamState> {
    [this.#current, this.#next] = [this.#next, emptyRound()];
    return this.#current.used;
  }

  /** Ends the watch that {@link begin} began: its operations have succeeded. */
  end(): void {
    const { used, followers } = this.#current;
    this.#current = emptyRound();
    for (const stream of [...used, ...followers]) if (!this.#has(stream)) this.#unmark(stream);
  }

  /** Makes waits for the streams throw a failure. */
  fail(failure: StreamFailure): void {
    for (const { used, followers } of [this.#current, this.#next]) {
      for (const stream of [...used, ...followers]) this.#report(stream, failure);
    }
  }

  /** Takes a failure back, because a call of the world has thrown it. */
  forget(failure: StreamFailure): void {
    for (const stream of this.#reported) {
      if (failure.is(stream.failure)) stream.failure = null;
      this.#unmark(stream);
    }
    this.#reported.clear();
  }

  /** Forgets the streams, but for those that have a failure to report. */
  clear(): void {
    const { used, followers } = this.#current;
    const streams = [...used, ...followers, ...this.#next.used, ...this.#next.followers];
    this.#current = emptyRound();
    this.#next = emptyRound();
    for (const stream of streams) if (!this.#reported.has(stream)) this.#unmark(stream);
  }

  #has(stream: StreamState): boolean {
    return [this.#current, this.#next].some(({ used, followers }) =>
      used.has(stream) || followers.has(stream)
    );
  }

  #report(stream: StreamState, failure: StreamFailure): void {
    reportLater(stream, failure);
    (stream.sources ??= new Set()).add(this.#source);
    this.#reported.add(stream);
  }

  #unmark(stream: StreamState): void {
    stream.sources?.delete(this.#source);
    if (stream.sources?.size === 0) stream.sources = null;
  }
}

function emptyRound(): Round {
  return { used: new Set(), followers: new Set() };
}
