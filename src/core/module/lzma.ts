/**
 * Decompresses LZMA in printable ASCII characters, the form of PTX in published packages. `scripts/lib/lzma.ts`
 * compresses.
 *
 * The text is the number of bytes, a space, and the stream in digits. The stream is LZMA1 without a header and with
 * `lc = lp = pb = 0`, so that neither the context of a literal nor its position count.
 *
 * No runtime has a decompressor that would do: DEFLATE makes PTX 1.7 times as large, and those of browsers are
 * asynchronous.
 */

import { bytesOf } from "../../base/digits.ts";

/** Returns the data that a text contains. */
export function decompress(text: string): Uint8Array<ArrayBuffer> {
  const space = text.indexOf(" ");
  return decode(bytesOf(text.slice(space + 1)), Number(text.slice(0, space)));
}

/**
 * The first index of each table of probabilities. Those with a row per state have 12 rows, `slot` a tree for the
 * lengths 2, 3, 4, and more. `middle` has the lower bits of distances with the slots 4 to 13, whose trees follow
 * each other; `lowest` the lowest four bits of longer distances. A table of lengths has two choices, and the trees
 * of short, medium and long ones. `literal` has a tree, and two for literals after a match, by the bit with which
 * the match would continue.
 */
export const TABLES = {
  isMatch: 0,
  isRepeat: 12,
  isOlder: 24,
  isOlder2: 36,
  isOlder3: 48,
  isLong: 60,
  slot: 72,
  middle: 328,
  lowest: 456,
  length: 472,
  repeatLength: 746,
  literal: 1020,
  end: 1788,
} as const;
/** The first state that follows a match. */
export const AFTER_MATCH = 7;
export const MIN_LENGTH = 2;

/** Returns the state after a literal. */
export function afterLiteral(state: number): number {
  return state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
}

/** A range decoder with adaptive probabilities. */
class RangeDecoder {
  readonly #bytes: Uint8Array;
  readonly #probabilities = new Uint16Array(TABLES.end).fill(1 << 10);
  #at = 5;
  #range = 0xffffffff;
  #code: number;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#code = new DataView(bytes.buffer, bytes.byteOffset).getUint32(1);
  }

  /** Decodes a bit with a probability of its own. */
  bit(index: number): number {
    const probability = this.#probabilities[index]!;
    const bound = (this.#range >>> 11) * probability;
    const bit = this.#code < bound ? 0 : 1;
    if (bit === 0) {
      this.#range = bound;
      this.#probabilities[index] = probability + ((1 << 11) - probability >> 5);
    } else {
      this.#range -= bound;
      this.#code -= bound;
      this.#probabilities[index] = probability - (probability >> 5);
    }
    this.#refill();
    return bit;
  }

  /** Decodes bits with the probability ½, the most significant first. */
  evenBits(count: number): number {
    let value = 0;
    for (; count > 0; count--) {
      this.#range >>>= 1;
      const bit = this.#code < this.#range ? 0 : 1;
      if (bit === 1) this.#code -= this.#range;
      value = 2 * value + bit;
      this.#refill();
    }
    return value;
  }

  /** Decodes a number with a tree of probabilities. */
  tree(index: number, bits: number): number {
    let node = 1;
    while (node < 1 << bits) node = 2 * node + this.bit(index + node);
    return node - (1 << bits);
  }

  /** {@link tree} for a number whose least significant bit comes first. */
  reverseTree(index: number, bits: number): number {
    let value = 0;
    for (let i = 0, node = 1; i < bits; i++) {
      const bit = this.bit(index + node);
      node = 2 * node + bit;
      value += bit << i;
    }
    return value;
  }

  #refill(): void {
    if (this.#range >= 1 << 24) return;
    this.#range = this.#range << 8 >>> 0;
    this.#code = (this.#code << 8 | this.#bytes[this.#at++]!) >>> 0;
  }
}

function decode(stream: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(size), decoder = new RangeDecoder(stream);
  /** The latest distances, less one. */
  const distances = [0, 0, 0, 0];
  for (let to = 0, state = 0; to < size;) {
    const afterMatch = state >= AFTER_MATCH;
    if (decoder.bit(TABLES.isMatch + state) === 0) {
      out[to] = afterMatch
        ? decodeLiteralAfterMatch(decoder, out[to - distances[0]! - 1]!)
        : decoder.tree(TABLES.literal, 8);
      to++;
      state = afterLiteral(state);
      continue;
    }
    let length = 1;
    if (decoder.bit(TABLES.isRepeat + state) === 0) {
      length = decodeLength(decoder, TABLES.length);
      distances.pop();
      distances.unshift(decodeDistance(decoder, length));
      state = afterMatch ? 10 : 7;
    } else {
      const rank = decodeRank(decoder, state);
      if (rank === 0 && decoder.bit(TABLES.isLong + state) === 0) state = afterMatch ? 11 : 9; // a single byte
      else {
        distances.unshift(...distances.splice(rank, 1));
        length = decodeLength(decoder, TABLES.repeatLength);
        state = afterMatch ? 11 : 8;
      }
    }
    // Byte by byte: a match may overlap its own result.
    for (let from = to - distances[0]! - 1, end = to + length; to < end;) out[to++] = out[from++]!;
  }
  return out;
}

/** Decodes a literal after a match. It usually differs from the byte with which the match would continue. */
function decodeLiteralAfterMatch(decoder: RangeDecoder, expected: number): number {
  let node = 1;
  for (let shift = 7; node < 256; shift--) {
    const bit = expected >> shift & 1;
    node = 2 * node + decoder.bit(TABLES.literal + 256 * (1 + bit) + node);
    if ((node & 1) !== bit) break;
  }
  while (node < 256) node = 2 * node + decoder.bit(TABLES.literal + node);
  return node - 256;
}

/** Decodes which of the latest distances repeats. */
function decodeRank(decoder: RangeDecoder, state: number): number {
  if (decoder.bit(TABLES.isOlder + state) === 0) return 0;
  if (decoder.bit(TABLES.isOlder2 + state) === 0) return 1;
  return 2 + decoder.bit(TABLES.isOlder3 + state);
}

function decodeLength(decoder: RangeDecoder, index: number): number {
  if (decoder.bit(index) === 0) return MIN_LENGTH + decoder.tree(index + 2, 3);
  if (decoder.bit(index + 1) === 0) return MIN_LENGTH + 8 + decoder.tree(index + 2 + 8, 3);
  return MIN_LENGTH + 16 + decoder.tree(index + 2 + 16, 8);
}

/** Decodes a distance, less one. A slot is its two highest bits and their position. */
function decodeDistance(decoder: RangeDecoder, length: number): number {
  const slot = decoder.tree(TABLES.slot + 64 * Math.min(length - MIN_LENGTH, 3), 6);
  if (slot < 4) return slot;
  const bits = (slot >> 1) - 1, base = (2 | slot & 1) << bits;
  if (slot < 14) return base + decoder.reverseTree(TABLES.middle + base - slot, bits);
  return base + (decoder.evenBits(bits - 4) << 4) + decoder.reverseTree(TABLES.lowest, 4);
}
