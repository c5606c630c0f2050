/** Huffman tables of JPEG files (ISO/IEC 10918-1, annexes C and F), to copy codes without decoding what they mean. */
import { ImageDecodeError } from "./decode_error.ts";
import type { BitReader, BitWriter } from "./jpeg_bits.ts";

/** The counts and the symbol of a table with the only code 0, which means 0. */
export const SINGLE_CODE: readonly number[] = [1, ...new Array<number>(15).fill(0), 0];

/** A table. */
export class HuffmanTable {
  /** The first code of each length, one beyond the last one, and the index of the first symbol. */
  readonly #first: Int32Array = new Int32Array(17);
  readonly #end: Int32Array = new Int32Array(17);
  readonly #index: Int32Array = new Int32Array(17);
  readonly #symbols: Uint8Array;

  constructor(counts: Uint8Array, symbols: Uint8Array) {
    this.#symbols = symbols;
    let code = 0, index = 0;
    for (let length = 1; length <= 16; length++) {
      const count = counts[length - 1]!;
      this.#first[length] = code;
      this.#end[length] = code + count;
      this.#index[length] = index;
      index += count;
      code = code + count << 1;
    }
  }

  /** Copies one code, and returns its symbol. */
  copy(from: BitReader, to: BitWriter): number {
    let code = 0;
    for (let length = 1; length <= 16; length++) {
      code = code << 1 | from.read(1);
      if (code >= this.#end[length]!) continue;
      to.write(code, length);
      return this.#symbols[this.#index[length]! + code - this.#first[length]!]!;
    }
    throw new ImageDecodeError("damaged", "the JPEG file is corrupt: its data has a code that no table has");
  }
}

/** Reads the tables of a `DHT` segment into their slots. */
export function readHuffmanTables(
  data: Uint8Array,
  dc: (HuffmanTable | undefined)[],
  ac: (HuffmanTable | undefined)[],
): void {
  for (let at = 0; at + 17 <= data.length;) {
    const counts = data.subarray(at + 1, at + 17), count = counts.reduce((sum, value) => sum + value, 0);
    const table = new HuffmanTable(counts, data.subarray(at + 17, at + 17 + count));
    (data[at]! >> 4 === 0 ? dc : ac)[data[at]! & 15] = table;
    at += 17 + count;
  }
}
