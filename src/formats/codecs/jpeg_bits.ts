/** The bits of entropy-coded JPEG data (ISO/IEC 10918-1, F.1.2.3), in which 0xff is followed by 0. */
import { ImageDecodeError } from "./decode_error.ts";

/** Reads bits. */
export class BitReader {
  readonly #data: Uint8Array;
  #at: number;
  #byte = 0;
  #left = 0;

  constructor(data: Uint8Array, start: number) {
    this.#data = data;
    this.#at = start;
  }

  /** Where the marker after the data is. */
  get position(): number {
    return this.#at;
  }

  read(bits: number): number {
    let value = 0;
    for (let i = 0; i < bits; i++) {
      if (this.#left === 0) this.#next();
      value = value << 1 | this.#byte >> --this.#left & 1;
    }
    return value;
  }

  /** Skips to a restart marker, and returns its code. */
  restart(): number {
    this.#left = 0;
    const code = this.#data[this.#at + 1] ?? 0;
    if (this.#data[this.#at] !== 0xff || code < 0xd0 || code > 0xd7) throw damaged();
    this.#at += 2;
    return code;
  }

  #next(): void {
    const byte = this.#data[this.#at];
    if (byte === undefined) throw damaged();
    if (byte === 0xff) {
      // Missing data is a marker.
      if (this.#data[this.#at + 1] !== 0) throw damaged();
      this.#at++;
    }
    this.#at++;
    this.#byte = byte;
    this.#left = 8;
  }
}

/** Writes bits. */
export class BitWriter {
  #bytes = new Uint8Array(1024);
  #length = 0;
  #byte = 0;
  #used = 0;

  write(value: number, bits: number): void {
    for (let i = bits - 1; i >= 0; i--) {
      this.#byte = this.#byte << 1 | value >> i & 1;
      if (++this.#used === 8) this.#flush();
    }
  }

  /** Fills the last byte with ones, and writes a marker. */
  restart(code: number): void {
    this.#align();
    this.#push(0xff);
    this.#push(code);
  }

  /** Fills the last byte with ones, and returns all. */
  end(): Uint8Array {
    this.#align();
    return this.#bytes.subarray(0, this.#length);
  }

  #push(byte: number): void {
    if (this.#length === this.#bytes.length) {
      const larger = new Uint8Array(2 * this.#length);
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    this.#bytes[this.#length++] = byte;
  }

  #align(): void {
    while (this.#used > 0) this.write(1, 1);
  }

  #flush(): void {
    this.#push(this.#byte);
    if (this.#byte === 0xff) this.#push(0);
    this.#byte = 0;
    this.#used = 0;
  }
}

function damaged(): ImageDecodeError {
  return new ImageDecodeError("damaged", "the JPEG file is truncated or damaged");
}
