/** Checks and stream order that all imports of foreign memory share. */
import { checkOptionNames, mismatch, type OptionNames } from "../base/check.ts";
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

/** The names of {@link ImportOptions}. */
export const IMPORT_OPTIONS: OptionNames<ImportOptions> = { stream: true, order: "boolean" };

/** Throws unless the options are an object with {@link ImportOptions} only. */
export function checkImportOptions(options: ImportOptions): void {
  checkOptionNames(options, IMPORT_OPTIONS);
}

/** The stream numbers that the protocols reserve for CUDA's default streams. */
export const LEGACY_DEFAULT_STREAM = 1n;
export const PER_THREAD_DEFAULT_STREAM = 2n;

/** The elements of a foreign array: bytes `low` to `high` (exclusive), relative to the first element. */
export interface ForeignElements {
  readonly pointer: bigint;
  readonly shape: readonly number[];
  readonly strides: readonly number[];
  readonly low: number;
  readonly high: number;
}

/**
 * Throws a `RangeError` if memory is not aligned for its elements, or if this device cannot use it: every byte
 * from the lowest element to the end of the highest one must be in one allocation of the device.
 *
 * The driver knows allocations, not arrays. Another array in the same allocation, such as a neighbor in a
 * block of PyTorch's caching allocator, cannot be distinguished, nor can memory that its library has freed to
 * its own cache. Memory that is mapped piece by piece (`cuMemMap`), such as PyTorch's expandable segments,
 * counts as one allocation if there is no gap between the pieces.
 */
export function checkMemory(
  context: Context,
  { pointer, shape, strides, low, high }: ForeignElements,
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
  const { memory } = context.use();
  // The first element decides on the device; an allocation of another one may lie right below it.
  const info = pointer <= LAST_ADDRESS ? memory.pointerInfo(pointer) : undefined;
  if (info?.ordinal !== context.ordinal) {
    const address = `0x${pointer.toString(16)}`;
    const got = info === undefined
      ? `${address}, which is not device memory`
      : `${address} of ${context.driver.name}:${info.ordinal}`;
    throw new RangeError(mismatch(name, `memory of ${context}`, got));
  }
  const { offset, byteLength } = info;
  const inAllocation = offset + low >= 0 && offset + high <= byteLength;
  if (inAllocation && !memory.isReservation(pointer, info)) return;
  const start = pointer + BigInt(low);
  const end = pointer + BigInt(high);
  if (start >= 0n && end - 1n <= LAST_ADDRESS && memory.isMapped(start, end, info)) return;
  const allocation = `${byteLength} bytes at 0x${(pointer - BigInt(offset)).toString(16)}`;
  const expected = inAllocation
    ? `an array within the mapped memory of a range of ${allocation}`
    : `an array within its allocation of ${allocation}`;
  const sign = start < 0n ? "-" : "";
  const from = `${sign}0x${(start < 0n ? -start : start).toString(16)}`;
  throw new RangeError(mismatch(name, expected, `bytes ${from} to 0x${end.toString(16)}`));
}

const LAST_ADDRESS = 0xffff_ffff_ffff_ffffn;

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
