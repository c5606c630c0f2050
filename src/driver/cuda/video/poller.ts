/**
 * Polls native threads without blocking the event loop. Timers keep the process alive only while there is
 * something to wait for.
 */
import { soon } from "../../../base/soon.ts";

/** How soon to poll again: on every turn of the event loop, after a millisecond, or not at all. */
export type Urgency = "now" | "soon" | "idle";

/** Something whose progress is polled. */
export interface Polled {
  /** Handles what has happened since the last call. Must not throw. */
  poll(): Urgency;
}

/** A picture takes an engine 0.7 to 1.4 ms at 1080p, and decoders work several pictures ahead. */
const INTERVAL_MS = 1;

const active = new Set<Polled>();
let timer: ReturnType<typeof setTimeout> | undefined;
let expected = false;

/** Polls until {@link Polled.poll} returns "idle". */
export function startPolling(polled: Polled): void {
  active.add(polled);
  if (expected) return;
  clearTimeout(timer);
  expected = true;
  soon(turn);
}

function turn(): void {
  expected = false;
  let next: Urgency = "idle";
  for (const polled of active) {
    const urgency = polled.poll();
    if (urgency === "idle") active.delete(polled);
    else if (urgency === "now" || next === "idle") next = urgency;
  }
  // A poll may have scheduled a turn.
  if (next === "idle" || expected) return;
  if (next === "now") {
    expected = true;
    soon(turn);
  } else {
    clearTimeout(timer);
    timer = setTimeout(turn, INTERVAL_MS);
  }
}
