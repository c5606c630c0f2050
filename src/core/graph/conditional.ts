/**
 * Conditional nodes in graphs: work that runs if, or as long as, a value on the device is not zero.
 *
 * @module
 */
import { checkInteger, checkSynchronous, invalid, mismatch } from "../../base/check.ts";
import type { StreamState } from "../stream_state.ts";
import { Capture, captureOf } from "./capture.ts";
import { conditionCapture, GraphCondition } from "./graph.ts";

/** Conditions that control a node. CUDA rejects them for a second one. */
const used: WeakSet<GraphCondition> = new WeakSet();

/** `stream.createCondition()`. */
export function createCondition(stream: StreamState, initial: number): GraphCondition {
  checkInteger("initial", initial, 0, 0xffff_ffff);
  const outermost = outermostStream(stream);
  const handle = stream.context.use().captures.createCondition(outermost.handle, initial);
  return new GraphCondition(handle, currentCapture(outermost));
}

/** `stream.ifNonZero()` and `stream.whileNonZero()`: captures `work`, which enqueues on `body`. */
export function captureConditional(
  stream: StreamState,
  condition: GraphCondition,
  kind: "if" | "while",
  body: StreamState,
  work: () => unknown,
): void {
  const capture = currentCapture(stream);
  if (!(condition instanceof GraphCondition)) {
    throw new TypeError(invalid("condition", "a condition from createCondition()", condition));
  }
  if (conditionCapture(condition) !== currentCapture(outermostStream(stream))) {
    throw new TypeError(mismatch("condition", "one created in this capture", "one of another graph"));
  }
  if (used.has(condition)) {
    throw new TypeError(
      "condition: it already controls other work; create one for each ifNonZero() and whileNonZero()",
    );
  }
  capture.orderAll(stream);
  const conditional = Capture.beginConditional(body, stream, condition.handle, kind);
  used.add(condition);
  try {
    checkSynchronous("work", "which the capture runs immediately", work());
  } catch (error) {
    conditional.abort();
    throw error;
  }
  conditional.endConditional(capture, stream);
}

/**
 * Returns the stream that captures the graph around all conditional bodies, which owns the conditions: a graph's
 * conditions may control nodes of its bodies, but not the other way around.
 */
function outermostStream(stream: StreamState): StreamState {
  const { around } = currentCapture(stream);
  return around === null ? stream : outermostStream(around);
}

function currentCapture(stream: StreamState): Capture {
  const capture = captureOf(stream);
  if (capture === null) {
    throw new TypeError(
      "stream: expected one that is being captured; use conditions within device.capture()",
    );
  }
  return capture;
}
