/** Compresses PTX for published packages; `src/core/module/lzma.ts` describes the form and decompresses it. */
import { digitsOf } from "../../src/base/digits.ts";
import { AFTER_MATCH, afterLiteral, MIN_LENGTH, TABLES } from "../../src/core/module/lzma.ts";

const MAX_LENGTH = 273;
/** A new match of two bytes rarely pays. */
const MIN_NEW_LENGTH = 3;
/** Earlier occurrences that are tried for each position. More gain less than 1 %. */
const MAX_CANDIDATES = 200;
/** A longer match may be shortened by this much if the next one then starts earlier. */
const MAX_SHORTENING = 8;
/** A match of this length is taken at once. */
const LONG_MATCH = 160;
/** How often the steps are chosen again, with the probabilities that the previous choice led to. */
const PASSES = 2;

/** A literal if the length is 1 and there is no rank; a new match if there is a distance. */
interface Step {
  readonly length: number;
  /** Which of the latest four distances repeats. */
  readonly rank?: number;
  /** A new distance, less one. */
  readonly distance?: number;
}

/** What the next step depends on: the kinds of the previous ones, and the latest distances, less one. */
interface Situation {
  readonly state: number;
  readonly distances: readonly number[];
}

/** Receives the binary decisions of a stream with the index of their probability. */
interface Coder {
  bit(index: number, bit: number): void;
  /** Bits with the probability ½, the most significant first. */
  evenBits(value: number, count: number): void;
  /** @param index the table */
  length(length: number, index: number): void;
  /** The two highest bits of a distance and their position. */
  slot(slot: number, length: number): void;
}

/** Returns the text that `decompress()` turns into these bytes. */
export function compress(data: Uint8Array): string {
  const matches = findMatches(data);
  let steps: Step[] = [];
  for (let pass = 0, counter = new Counter(); pass < PASSES; pass++) {
    steps = cheapestSteps(data, matches, new Prices(counter.counts));
    counter = new Counter();
    writeSteps(data, steps, counter);
  }
  const encoder = new RangeEncoder();
  writeSteps(data, steps, encoder);
  return `${data.length} ${digitsOf(encoder.finish())}`;
}

/** Returns the matches for each position, the nearest of each length. There are none within a long match. */
function findMatches(data: Uint8Array): (Step[] | undefined)[] {
  const latest = new Map<number, number>(), previous = new Int32Array(data.length);
  let longEnd = 0;
  return Array.from(data, (byte, at) => {
    const found: Step[] = [];
    if (at + MIN_NEW_LENGTH > data.length) return found;
    const key = byte | data[at + 1]! << 8 | data[at + 2]! << 16;
    const last = latest.get(key) ?? -1;
    previous[at] = last;
    latest.set(key, at);
    if (at < longEnd) return undefined;
    let longest = MIN_NEW_LENGTH - 1;
    for (let from = last, tries = 0; from >= 0 && tries < MAX_CANDIDATES; from = previous[from]!, tries++) {
      if (longest === MAX_LENGTH) break;
      if (data[from + longest] !== data[at + longest]) continue; // it is no longer
      const length = commonLength(data, from, at);
      if (length <= longest) continue;
      longest = length;
      found.push({ length, distance: at - from - 1 });
    }
    if (longest >= LONG_MATCH) longEnd = at + longest;
    return found;
  });
}

function commonLength(data: Uint8Array, from: number, at: number): number {
  const limit = Math.min(MAX_LENGTH, data.length - at);
  let length = 0;
  while (length < limit && data[from + length] === data[at + length]) length++;
  return length;
}

/** Returns the steps that cost least. Keeps the cheapest way to each position, and the situation there. */
function cheapestSteps(data: Uint8Array, matches: readonly (Step[] | undefined)[], prices: Prices): Step[] {
  const cost = new Float64Array(data.length + 1).fill(Infinity);
  const chosen: Step[] = [], situations: Situation[] = [{ state: 0, distances: [0, 0, 0, 0] }];
  cost[0] = 0;
  for (let at = 0; at < data.length; at++) {
    if (matches[at] === undefined) continue;
    const situation = situations[at] ??= next(situations[at - chosen[at]!.length]!, chosen[at]!);
    const offer = (step: Step): void => {
      const total = cost[at]! + prices.of(data, at, step, situation);
      if (total >= cost[at + step.length]!) return;
      cost[at + step.length] = total;
      chosen[at + step.length] = step;
    };
    offer({ length: 1 });
    situation.distances.forEach((distance, rank) => {
      if (distance >= at) return;
      const longest = commonLength(data, at - distance - 1, at);
      if (longest >= 1 && rank === 0) offer({ length: 1, rank });
      for (let length = longest; length >= Math.max(MIN_LENGTH, longest - MAX_SHORTENING); length--) {
        offer({ length, rank });
      }
    });
    for (const { length: longest, distance } of matches[at]!) {
      for (let length = longest; length >= Math.max(MIN_NEW_LENGTH, longest - MAX_SHORTENING); length--) {
        offer({ length, distance: distance! });
      }
    }
  }
  const steps: Step[] = [];
  for (let at = data.length; at > 0; at -= chosen[at]!.length) steps.push(chosen[at]!);
  return steps.reverse();
}

/** Returns the situation after a step. */
function next({ state, distances }: Situation, { length, rank, distance }: Step): Situation {
  const afterMatch = state >= AFTER_MATCH;
  if (distance !== undefined) {
    return { state: afterMatch ? 10 : 7, distances: [distance, ...distances.slice(0, 3)] };
  }
  if (rank === undefined) return { state: afterLiteral(state), distances };
  if (length === 1) return { state: afterMatch ? 11 : 9, distances };
  const others = distances.filter((_, i) => i !== rank);
  return { state: afterMatch ? 11 : 8, distances: [distances[rank]!, ...others] };
}

function writeSteps(data: Uint8Array, steps: readonly Step[], coder: Coder): void {
  let at = 0, situation: Situation = { state: 0, distances: [0, 0, 0, 0] };
  for (const step of steps) {
    writeStep(data, at, step, situation, coder);
    situation = next(situation, step);
    at += step.length;
  }
}

function writeStep(
  data: Uint8Array,
  at: number,
  step: Step,
  { state, distances }: Situation,
  coder: Coder,
): void {
  const { length, rank, distance } = step;
  coder.bit(TABLES.isMatch + state, rank === undefined && distance === undefined ? 0 : 1);
  if (distance !== undefined) {
    coder.bit(TABLES.isRepeat + state, 0);
    coder.length(length, TABLES.length);
    writeDistance(distance, length, coder);
  } else if (rank === undefined) {
    const expected = state >= AFTER_MATCH ? data[at - distances[0]! - 1] : undefined;
    writeLiteral(data[at]!, expected, coder);
  } else {
    coder.bit(TABLES.isRepeat + state, 1);
    coder.bit(TABLES.isOlder + state, rank > 0 ? 1 : 0);
    if (rank > 0) coder.bit(TABLES.isOlder2 + state, rank > 1 ? 1 : 0);
    if (rank > 1) coder.bit(TABLES.isOlder3 + state, rank - 2);
    if (rank === 0) coder.bit(TABLES.isLong + state, length > 1 ? 1 : 0);
    if (length > 1) coder.length(length, TABLES.repeatLength);
  }
}

/** @param expected the byte with which the match would continue, after a match */
function writeLiteral(byte: number, expected: number | undefined, coder: Coder): void {
  let node = 1, likely = expected !== undefined;
  for (let shift = 7; shift >= 0; shift--) {
    const bit = byte >> shift & 1, guess = expected! >> shift & 1;
    coder.bit(TABLES.literal + (likely ? 256 * (1 + guess) : 0) + node, bit);
    node = 2 * node + bit;
    likely &&= bit === guess;
  }
}

function writeLength(length: number, index: number, coder: Coder): void {
  const value = length - MIN_LENGTH;
  coder.bit(index, value < 8 ? 0 : 1);
  if (value < 8) return writeTree(value, index + 2, 3, coder);
  coder.bit(index + 1, value < 16 ? 0 : 1);
  if (value < 16) writeTree(value - 8, index + 2 + 8, 3, coder);
  else writeTree(value - 16, index + 2 + 16, 8, coder);
}

function writeDistance(distance: number, length: number, coder: Coder): void {
  const highest = 31 - Math.clz32(distance);
  const slot = distance < 4 ? distance : 2 * highest + (distance >> highest - 1 & 1);
  coder.slot(slot, length);
  if (slot < 4) return;
  const bits = highest - 1, base = (2 | slot & 1) << bits, rest = distance - base;
  if (slot < 14) return writeReverseTree(rest, TABLES.middle + base - slot, bits, coder);
  coder.evenBits(rest >> 4, bits - 4);
  writeReverseTree(rest & 15, TABLES.lowest, 4, coder);
}

function writeSlot(slot: number, length: number, coder: Coder): void {
  writeTree(slot, TABLES.slot + 64 * Math.min(length - MIN_LENGTH, 3), 6, coder);
}

function writeTree(value: number, index: number, bits: number, coder: Coder): void {
  for (let shift = bits - 1, node = 1; shift >= 0; shift--) {
    const bit = value >> shift & 1;
    coder.bit(index + node, bit);
    node = 2 * node + bit;
  }
}

function writeReverseTree(value: number, index: number, bits: number, coder: Coder): void {
  for (let shift = 0, node = 1; shift < bits; shift++) {
    const bit = value >> shift & 1;
    coder.bit(index + node, bit);
    node = 2 * node + bit;
  }
}

/** Sums prices in bits, by how often each decision was taken. */
class Prices implements Coder {
  /** The price of a bit `b` with the probability `index` is at `2 * index + b`. */
  readonly #bits: Float64Array;
  readonly #lengths: Readonly<Record<number, Float64Array>>;
  readonly #slots: readonly Float64Array[];
  #total = 0;

  constructor(counts: Float64Array) {
    this.#bits = counts.map((count, i) => -Math.log2(count / (count + counts[i ^ 1]!)));
    this.#lengths = Object.fromEntries([TABLES.length, TABLES.repeatLength].map((index) => [
      index,
      Float64Array.from(
        { length: MAX_LENGTH + 1 },
        (_, length) => length < MIN_LENGTH ? 0 : this.#sum(() => writeLength(length, index, this)),
      ),
    ]));
    this.#slots = [0, 1, 2, 3].map((row) =>
      Float64Array.from({ length: 64 }, (_, slot) => this.#sum(() => writeSlot(slot, row + MIN_LENGTH, this)))
    );
  }

  of(data: Uint8Array, at: number, step: Step, situation: Situation): number {
    this.#total = 0;
    writeStep(data, at, step, situation, this);
    return this.#total;
  }

  bit(index: number, bit: number): void {
    this.#total += this.#bits[2 * index + bit]!;
  }

  evenBits(_: number, count: number): void {
    this.#total += count;
  }

  length(length: number, index: number): void {
    this.#total += this.#lengths[index]![length]!;
  }

  slot(slot: number, length: number): void {
    this.#total += this.#slots[Math.min(length - MIN_LENGTH, 3)]![slot]!;
  }

  #sum(write: () => void): number {
    this.#total = 0;
    write();
    return this.#total;
  }
}

/** Counts decisions: those for bit `b` with the probability `index` at `2 * index + b`. */
class Counter implements Coder {
  readonly counts: Float64Array = new Float64Array(2 * TABLES.end).fill(0.5);

  bit(index: number, bit: number): void {
    this.counts[2 * index + bit]!++;
  }

  evenBits(): void {}

  length(length: number, index: number): void {
    writeLength(length, index, this);
  }

  slot(slot: number, length: number): void {
    writeSlot(slot, length, this);
  }
}

/** Writes the stream. */
class RangeEncoder implements Coder {
  readonly #bytes: number[] = [];
  readonly #probabilities = new Uint16Array(TABLES.end).fill(1 << 10);
  /** Below 2³³: a carry goes to the bytes that are held back. */
  #low = 0;
  #range = 0xffffffff;
  /** The first byte that is held back; all after it are 255. */
  #held = 0;
  #heldCount = 1;

  bit(index: number, bit: number): void {
    const probability = this.#probabilities[index]!, bound = (this.#range >>> 11) * probability;
    if (bit === 0) {
      this.#range = bound;
      this.#probabilities[index] = probability + ((1 << 11) - probability >> 5);
    } else {
      this.#low += bound;
      this.#range -= bound;
      this.#probabilities[index] = probability - (probability >> 5);
    }
    this.#normalize();
  }

  evenBits(value: number, count: number): void {
    for (let shift = count - 1; shift >= 0; shift--) {
      this.#range >>>= 1;
      if (value >> shift & 1) this.#low += this.#range;
      this.#normalize();
    }
  }

  length(length: number, index: number): void {
    writeLength(length, index, this);
  }

  slot(slot: number, length: number): void {
    writeSlot(slot, length, this);
  }

  finish(): Uint8Array {
    for (let i = 0; i < 5; i++) this.#shift();
    return Uint8Array.from(this.#bytes);
  }

  #normalize(): void {
    if (this.#range >= 1 << 24) return;
    this.#range = this.#range << 8 >>> 0;
    this.#shift();
  }

  #shift(): void {
    const carry = this.#low >= 2 ** 32 ? 1 : 0;
    if (carry === 1 || this.#low < 0xff000000) {
      for (let byte = this.#held; this.#heldCount > 0; this.#heldCount--, byte = 0xff) {
        this.#bytes.push(byte + carry & 0xff);
      }
      this.#held = this.#low >>> 24 & 0xff;
    }
    this.#heldCount++;
    this.#low = this.#low % 2 ** 24 * 256;
  }
}
