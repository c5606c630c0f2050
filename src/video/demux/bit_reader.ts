/** Reads the bits of headers. Past the end of the data, all bits are 0. */

export class BitReader {
  readonly #bytes: Uint8Array;
  readonly #escaped: boolean;
  #at: number;
  #bit = 0;
  #zeros = 0;

  /**
   * @param at The first byte.
   * @param escaped Whether a byte of 3 after two zeros is not part of the data, as in NAL units.
   */
  constructor(bytes: Uint8Array, at: number, escaped: boolean) {
    this.#bytes = bytes;
    this.#at = at;
    this.#escaped = escaped;
  }

  /** Reads up to 32 bits, most significant first. */
  bits(count: number): number {
    let value = 0;
    for (let i = 0; i < count; i++) value = value * 2 + this.#next();
    return value;
  }

  flag(): boolean {
    return this.#next() === 1;
  }

  skip(count: number): void {
    for (let i = 0; i < count; i++) this.#next();
  }

  /** Reads an unsigned Exp-Golomb code: `ue(v)`. */
  unsigned(): number {
    let zeros = 0;
    while (zeros < 32 && this.#next() === 0) zeros++;
    return 2 ** zeros - 1 + this.bits(zeros);
  }

  /** Reads a signed Exp-Golomb code: `se(v)`. */
  signed(): number {
    const code = this.unsigned();
    return code % 2 === 1 ? (code + 1) / 2 : -code / 2;
  }

  #next(): number {
    const bit = (this.#bytes[this.#at] ?? 0) >> 7 - this.#bit & 1;
    if (++this.#bit === 8) this.#advance();
    return bit;
  }

  #advance(): void {
    this.#bit = 0;
    this.#zeros = this.#bytes[this.#at++] === 0 ? this.#zeros + 1 : 0;
    if (this.#escaped && this.#zeros >= 2 && this.#bytes[this.#at] === 3) {
      this.#at++;
      this.#zeros = 0;
    }
  }
}
