/** Checks and stream order that all imports of foreign memory share. */
import { mismatch } from "../base/check.ts";
import type { Context } from "../core/context.ts";
import { type StreamLike, type StreamState, streamState } from "../core/stream_state.ts";

/** Options of importing another library's array. */
export interface ImportOptions {
  /**
   * The stream that uses the array first, which waits for the producer's stream. Default: the device's
   * stream.
   */
  stream?: StreamLike | undefined;
  /** False: do not wait for the producer's stream. Default true. */
  order?: boolean | undefined;
}

/** The stream numbers that the protocols reserve for CUDA's default streams. */
export const LEGACY_DEFAULT_STREAM = 1n;
export const PER_THREAD_DEFAULT_STREAM = 2n;

/** Throws a `RangeError` if memory is not aligned for its elements, or if this device cannot use it. */
export function checkMemory(
  context: Context,
  pointer: bigint,
  shape: readonly number[],
  strides: readonly number[],
  alignment: number,
  name: string,
): void {
  if (alignment > 1) {
    const mask = BigInt(alignment - 1);
    if ((pointer & mask) !== 0n) {
      const expected = `an address that is a multiple of ${alignment}, the alignment of its elements`;
      throw new RangeError(mismatch(name, expected, `0x${pointer.toString(16)}`));
    }
    for (let axis = 0; axis < strides.length; axis++) {
      // The stride of an axis with one element is never used.
      if (strides[axis]! % alignment !== 0 && shape[axis]! > 1) {
        const expected = `a multiple of ${alignment} bytes, the alignment of the elements`;
        throw new RangeError(mismatch(`strides[${axis}]`, expected, `${strides[axis]} bytes`));
      }
    }
  }
  const ordinal = context.use().memory.pointerOrdinal(pointer);
  if (ordinal === context.ordinal) return;
  const address = `0x${pointer.toString(16)}`;
  const got = ordinal === undefined
    ? `${address}, which is not device memory`
    : `${address} of ${context.driver.name}:${ordinal}`;
  throw new RangeError(mismatch(name, `memory of ${context}`, got));
}

const defaultStreams: WeakMap<Context, [legacy: StreamState, perThread: StreamState]> = new WeakMap();

/**
 * Returns the state of a default stream. There is one for each context, so that its order event is created
 * once.
 */
export function defaultStreamState(context: Context, handle: bigint): StreamState {
  let pair = defaultStreams.get(context);
  if (pair === undefined) {
    pair = [streamState(context, 0n, null), streamState(context, PER_THREAD_DEFAULT_STREAM, null)];
    defaultStreams.set(context, pair);
  }
  return handle === PER_THREAD_DEFAULT_STREAM ? pair[1] : pair[0];
}
