/**
 * Validates foreign stream handles by the memory layout of a `CUstream`. libcuda dereferences a handle
 * without checking it, so an invalid number would end the process.
 *
 * - Assumes: a handle points to a pointer, and the stream's context is stored at fixed offsets after that
 *   pointer. The layout is not documented; the offsets are learned from streams created for this purpose.
 * - If that fails: with no common offset, only unmapped addresses are rejected. With an offset that does not
 *   hold for all streams, a valid foreign stream is rejected.
 * - Switch: `CUFFI_DISABLE=stream-probe` passes all handles to libcuda unchecked.
 */
import { readWords } from "./process_memory.ts";

/** Words to compare from the inner pointer on. */
const INNER_WORDS = 128;

/** Returns the word offsets at which all of `streams` hold `context`; empty if there are none. */
export function learnStreamOffsets(streams: readonly bigint[], context: bigint): number[] {
  const inner = streams.map(innerWords);
  const offsets: number[] = [];
  for (let word = 0; word < INNER_WORDS; word++) {
    if (inner.every((words) => words?.[word] === context)) offsets.push(word);
  }
  return offsets;
}

/**
 * Returns false if the handle is certainly not a stream of `context`. Without known offsets, only checks that
 * the memory is mapped; where memory cannot be read safely, checks nothing.
 */
export function looksLikeStream(handle: bigint, context: bigint, offsets: readonly number[]): boolean {
  if (handle % 8n !== 0n) return false;
  if (offsets.length === 0) return readWords(handle, 1) !== null;
  const words = innerWords(handle);
  if (words === null) return false;
  return words === undefined || offsets.every((word) => words[word] === context);
}

function innerWords(handle: bigint): BigUint64Array | null | undefined {
  const outer = readWords(handle, 1);
  return outer ? readWords(outer[0]!, INNER_WORDS) : outer;
}
