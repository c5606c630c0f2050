/** How streams are made, and destroyed. */
import { STREAM_FLAG } from "../../base/cuda_constants.ts";
import { checkInteger, invalid } from "../../base/check.ts";
import { type Context, hiddenEvent, type StreamState, streamState } from "../context.ts";
import type { Releasable } from "../../base/finalization.ts";
import { Stream, type StreamOptions } from "./stream.ts";

/** `device.createStream()`. */
export function createStream(context: Context, options: StreamOptions = {}): Stream {
  const driver = context.use();
  const [least, greatest] = driver.streams.priorityRange();
  const { priority = 0, nonBlocking = true } = options;
  let level: number;
  if (priority === "high") level = greatest;
  else if (priority === "low") level = least;
  else if (typeof priority === "string") {
    throw new TypeError(
      invalid("priority", `"high", "low" or integers from ${greatest} to ${least}`, priority),
    );
  } else level = checkInteger("priority (lower is more urgent)", priority, greatest, least);
  const state = streamState(
    context,
    driver.streams.create(nonBlocking ? STREAM_FLAG.NON_BLOCKING : STREAM_FLAG.DEFAULT, level),
    null,
  );
  return new Stream(state, new OwnedStream(state));
}

class OwnedStream implements Releasable {
  readonly #state: StreamState;

  constructor(state: StreamState) {
    this.#state = state;
  }

  release(): void {
    const state = this.#state;
    const { capture } = state;
    if (state.destroyed || state.context.closed) {
      state.destroyed = true;
    } else if (capture !== null && !capture.beganOn(state)) {
      // The capture of another stream needs this one to its end. What it really ran has ended at its order event.
      state.finalEvent = state.orderEvent;
      state.destroyed = true;
      capture.after(() => destroy(state));
    } else {
      capture?.abort();
      destroy(state);
    }
  }

  forgotten(): void {
    this.#state.context.counters.forgotten++;
  }
}

/** Destroys a stream, and leaves an event after its last work if that has not finished. */
function destroy(state: StreamState): void {
  const { context } = state;
  if (context.closed) return;
  const driver = context.use();
  try {
    context.pool.drop(state);
    if (!driver.streams.query(state.handle)) {
      const event = hiddenEvent(state);
      driver.events.record(event, state.handle);
      state.finalEvent = event;
    }
  } finally {
    state.destroyed = true;
    driver.streams.destroy(state.handle);
  }
}
