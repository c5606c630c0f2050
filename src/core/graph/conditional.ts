/**
 * Conditional work in graphs: parts that run if, or as long as, a value on the device is not zero.
 *
 * @module
 */
import { Capture } from "./capture.ts";
import { checkInteger, invalid, mismatch } from "../../base/check.ts";
import type { StreamState } from "../context.ts";
import { GraphCondition } from "./graph.ts";
import type { Stream } from "../stream/stream.ts";
import { createStream } from "../stream/create.ts";

/** @internal `stream.createCondition()`. */
export function createCondition(stream: StreamState, initial: number): GraphCondition {
  checkInteger("initial", initial, 0, 0xffff_ffff);
  const capture = captureOf(stream);
  if (capture.conditional) {
    throw new TypeError("stream: it is that of conditional work; conditions are made for whole graphs only");
  }
  return new GraphCondition(stream.context.use().captures.createCondition(stream.handle, initial), capture);
}

/** @internal `stream.ifNonZero()` and `stream.whileNonZero()`. */
export function captureConditional(
  stream: StreamState,
  condition: GraphCondition,
  kind: "if" | "while",
  work: (stream: Stream) => void,
): void {
  const capture = captureOf(stream);
  if (!(condition instanceof GraphCondition)) {
    throw new TypeError(invalid("condition", "one of createCondition()", condition));
  }
  if (condition.capture !== capture) {
    throw new TypeError(
      "condition: it belongs to another graph; accepted is one that was made in the same capture",
    );
  }
  using body = createStream(stream.context);
  capture.orderAll(stream);
  const part = Capture.beginConditional(body.state, stream, condition.handle, kind);
  let result: unknown;
  try {
    result = work(body);
  } catch (error) {
    part.abort();
    throw error;
  }
  if (result instanceof Promise) {
    part.abort();
    result.catch(() => {});
    throw new TypeError(
      mismatch("work", "a synchronous function, which the capture runs at once", "an async function"),
    );
  }
  part.endConditional(capture, stream);
}

function captureOf(stream: StreamState): Capture {
  if (stream.capture !== null) return stream.capture;
  throw new TypeError("stream: it is not being captured; conditions are for graphs, within device.capture()");
}
