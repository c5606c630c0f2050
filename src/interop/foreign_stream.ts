/**
 * Streams of other libraries.
 *
 * @module
 */
import { invalid, show } from "../base/check.ts";
import { type Context, streamState } from "../core/context.ts";
import { CudaError } from "../base/errors.ts";
import { Stream } from "../core/stream/stream.ts";

/** A stream of another library, in any of the forms that {@link asStream} accepts. */
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
  /** Numba and CV-CUDA: the handle, or a ctypes value that holds it. */
  | { handle: number | bigint | { value: number | bigint | null } }
  /** ctypes. */
  | { value: number | bigint | null };

/** 0 is the legacy default stream, 1 its explicit name, 2 the per-thread default stream. */
const DEFAULT_STREAMS = 2n;

/** @internal `device.asStream()`. */
export function adoptStream(context: Context, foreign: ForeignStream): Stream {
  if (foreign instanceof Stream) return foreign;
  const handle = handleOf(foreign);
  if (handle > DEFAULT_STREAMS) validate(context, handle);
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
        throw new TypeError(`stream: __cuda_stream__ gave ${show(pair)}; accepted is [0, handle]`);
      }
      return toHandle(pair[1], foreign);
    }
    for (const key of ["cuda_stream", "ptr", "handle", "value"]) {
      const value = object[key];
      if (value === undefined) continue;
      // ctypes says None for a null pointer.
      if (value === null && key === "value") return 0n;
      return typeof value === "object" && value !== null ? handleOf(value) : toHandle(value, foreign);
    }
  }
  throw refusal(foreign);
}

function toHandle(value: unknown, foreign: unknown): bigint {
  if (typeof value === "number" && Number.isSafeInteger(value) && value >= 0) return BigInt(value);
  if (typeof value === "bigint" && value >= 0n && value <= 0xffff_ffff_ffff_ffffn) return value;
  throw refusal(foreign);
}

function refusal(given: unknown): TypeError {
  return new TypeError(
    invalid(
      "stream",
      "a Stream, a handle as bigint or number, or an object with __cuda_stream__(), cuda_stream (PyTorch), " +
        "ptr (CuPy), handle (Numba, CV-CUDA) or value (ctypes)",
      given,
    ),
  );
}

/** Asks the driver about the handle; a stream of another device is refused too. */
function validate(context: Context, handle: bigint): void {
  let owner: bigint;
  try {
    owner = context.use().streams.context(handle);
  } catch (error) {
    if (!(error instanceof CudaError)) throw error;
    throw new TypeError(`stream: 0x${handle.toString(16)} is no stream of device ${context} (${error.name})`);
  }
  if (owner !== context.handle) {
    throw new TypeError(`stream: 0x${handle.toString(16)} belongs to another device than ${context}`);
  }
}
