/**
 * Conditional nodes in graphs: work that runs if, or as long as, a value on the device is not zero.
 *
 * @module
 */
import { checkInteger, checkSynchronous, invalid, mismatch } from "../../base/check.ts";
import type { StreamState } from "../stream_state.ts";
import { Capture, captureOf } from "./capture.ts";
import { conditionCapture, GraphCondition } from "./graph.ts";

/** `stream.createCondition()`. */
export function createCondition(stream: StreamState, initial: number): GraphCondition {
  checkInteger("initial", initial, 0, 0xffff_ffff);
  const capture = currentCapture(stream);
  if (capture.conditional) {
    throw new TypeError(
      "stream: it captures a conditional body; create conditions before the body, in the graph around it",
    );
  }
  return new GraphCondition(stream.context.use().captures.createCondition(stream.handle, initial), capture);
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
  if (conditionCapture(condition) !== capture) {
    throw new TypeError(mismatch("condition", "one created in this capture", "one of another graph"));
  }
  capture.orderAll(stream);
  const conditional = Capture.beginConditional(body, stream, condition.handle, kind);
  try {
    checkSynchronous("work", "which the capture runs immediately", work());
  } catch (error) {
    conditional.abort();
    throw error;
  }
  conditional.endConditional(capture, stream);
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
