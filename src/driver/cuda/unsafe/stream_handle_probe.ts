/**
 * What a CUstream looks like in memory. libcuda reads through a handle without looking, so a number that is no stream
 * would end the process. The structure is not documented; it is learnt from streams that were just made: the handle
 * points to a pointer, and behind that the context stands at the same places in every stream.
 */
import { readWords } from "./process_memory.ts";

/** Words that are looked at behind the inner pointer. */
const INNER_WORDS = 128;

/** Places at which every one of `streams` holds `context`. Empty: nothing was learnt. */
export function learnStreamShape(streams: readonly bigint[], context: bigint): number[] {
  const inner = streams.map(innerWords);
  const places: number[] = [];
  for (let word = 0; word < INNER_WORDS; word++) {
    if (inner.every((words) => words?.[word] === context)) places.push(word);
  }
  return places;
}

/**
 * False if the handle is certainly no stream of `context`; true if it looks like one, or where that cannot be told: the
 * system does not let a process ask, or nothing was learnt, and then memory is all that is asked for.
 */
export function looksLikeStream(handle: bigint, context: bigint, places: readonly number[]): boolean {
  if (handle % 8n !== 0n) return false;
  if (places.length === 0) return readWords(handle, 1) !== null;
  const words = innerWords(handle);
  if (words === null) return false;
  return words === undefined || places.every((word) => words[word] === context);
}

function innerWords(handle: bigint): BigUint64Array | null | undefined {
  const outer = readWords(handle, 1);
  return outer ? readWords(outer[0]!, INNER_WORDS) : outer;
}
