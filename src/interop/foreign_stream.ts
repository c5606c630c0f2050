/**
 * Streams of other libraries.
 *
 * @module
 */
import { invalid, mismatch } from "../base/check.ts";
import type { Context } from "../core/context.ts";
import { streamOf, streamState } from "../core/stream_state.ts";
import { CudaError } from "../base/errors.ts";
import { Stream } from "../core/stream/stream.ts";

/** A stream of another library, in any form that {@link asStream} accepts. */
export type ForeignStream =
  | Stream
  | bigint
  | number
  /** cuda.core's protocol: `[version, handle]`. */
  | {
    __cuda_stream__:
      | (() => readonly [number | bigint, number | bigint])
      | readonly [number | bigint, number | bigint];
  }
  /** PyTorch. */
  | { cuda_stream: number | bigint }
  /** CuPy. */
  | { ptr: number | bigint }
  /** Numba and CV-CUDA: the handle, or a ctypes value with it. */
  | { handle: number | bigint | { value: number | bigint | null } }
  /** ctypes. */
  | { value: number | bigint | null };

/** The largest handle of a default stream: 0 and 1 are the legacy one, 2 is the per-thread one. */
const LAST_DEFAULT_STREAM = 2n;

/** `device.asStream()`. */
export function adoptStream(context: Context, foreign: ForeignStream): Stream {
  if (foreign instanceof Stream) {
    streamOf(context, foreign); // throws if it is disposed of, or of another device
    return foreign;
  }
  const handle = handleOf(foreign);
  if (handle > LAST_DEFAULT_STREAM) validate(context, handle);
  return new Stream(streamState(context, handle === 1n ? 0n : handle, foreign), null);
}

function handleOf(foreign: unknown): bigint {
  if (typeof foreign === "bigint" || typeof foreign === "number") return toHandle(foreign, foreign);
  if ((typeof foreign === "object" && foreign !== null) || typeof foreign === "function") {
    const object = foreign as Record<string, unknown>;
    const protocol = object.__cuda_stream__;
    if (protocol !== undefined) {
      const pair = typeof protocol === "function" ? protocol.call(foreign) : protocol;
      if (!Array.isArray(pair) || pair.length !== 2 || Number(pair[0]) !== 0) {
        throw new TypeError(invalid("stream: __cuda_stream__()", "[0, handle]", pair));
      }
      return toHandle(pair[1], foreign);
    }
    for (const key of ["cuda_stream", "ptr", "handle", "value"]) {
      const value = object[key];
      if (value === undefined) continue;
      // ctypes represents a null pointer as None.
      if (value === null && key === "value") return 0n;
      return typeof value === "object" && value !== null ? handleOf(value) : toHandle(value, foreign);
    }
  }
  throw invalidStream(foreign);
}

function toHandle(value: unknown, foreign: unknown): bigint {
  if (typeof value === "number" && Number.isSafeInteger(value) && value >= 0) return BigInt(value);
  if (typeof value === "bigint" && value >= 0n && value <= 0xffff_ffff_ffff_ffffn) return value;
  throw invalidStream(foreign);
}

function invalidStream(value: unknown): TypeError {
  return new TypeError(
    invalid(
      "stream",
      "a Stream, a handle as bigint or number, or an object with __cuda_stream__(), cuda_stream (PyTorch), " +
        "ptr (CuPy), handle (Numba, CV-CUDA) or value (ctypes)",
      value,
    ),
  );
}

/** Throws unless the driver knows the handle as a stream of this device. */
function validate(context: Context, handle: bigint): void {
  let owner: bigint;
  try {
    owner = context.use().streams.context(handle);
  } catch (error) {
    if (!(error instanceof CudaError)) throw error;
    const got = `0x${handle.toString(16)}, which is not a stream (${error.name})`;
    throw new TypeError(mismatch("stream", `a stream of ${context}`, got));
  }
  if (owner !== context.handle) {
    const got = `0x${handle.toString(16)} of another device`;
    throw new TypeError(mismatch("stream", `a stream of ${context}`, got));
  }
}
