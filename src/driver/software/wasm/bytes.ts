/**
 * A growing byte buffer with the primitive encodings of the WebAssembly binary format (core specification,
 * section 5.2).
 */
export class ByteWriter {
  #bytes: Uint8Array<ArrayBuffer>;
  #length = 0;

  constructor(capacity = 1024) {
    this.#bytes = new Uint8Array(capacity);
  }

  get length(): number {
    return this.#length;
  }

  /** Returns a view of the bytes written so far, valid until the next write. */
  view(): Uint8Array<ArrayBuffer> {
    return this.#bytes.subarray(0, this.#length);
  }

  #reserve(count: number): void {
    if (this.#length + count <= this.#bytes.length) return;
    const grown = new Uint8Array(Math.max(this.#bytes.length * 2, this.#length + count));
    grown.set(this.view());
    this.#bytes = grown;
  }

  byte(value: number): void {
    if (this.#length === this.#bytes.length) this.#reserve(1);
    this.#bytes[this.#length++] = value;
  }

  bytes(values: ArrayLike<number>): void {
    this.#reserve(values.length);
    this.#bytes.set(values, this.#length);
    this.#length += values.length;
  }

  /** Writes the unsigned LEB128 encoding of 0 to 2³² − 1. */
  u32(value: number): void {
    value >>>= 0;
    while (value > 0x7f) {
      this.byte((value & 0x7f) | 0x80);
      value >>>= 7;
    }
    this.byte(value);
  }

  /** Writes the signed LEB128 encoding of the low 32 bits. */
  s32(value: number): void {
    value |= 0;
    while (value < -64 || value > 63) {
      this.byte((value & 0x7f) | 0x80);
      value >>= 7;
    }
    this.byte(value & 0x7f);
  }

  /** Writes the signed LEB128 encoding of the low 64 bits. */
  s64(value: bigint): void {
    value = BigInt.asIntN(64, value);
    if (value >= -0x8000_0000n && value < 0x8000_0000n) return this.s32(Number(value));
    while (value < -64n || value > 63n) {
      this.byte(Number(value & 0x7fn) | 0x80);
      value >>= 7n;
    }
    this.byte(Number(value & 0x7fn));
  }

  /** Writes 32 bits in little-endian order. */
  fixed32(value: number): void {
    this.byte(value & 0xff);
    this.byte((value >>> 8) & 0xff);
    this.byte((value >>> 16) & 0xff);
    this.byte(value >>> 24);
  }

  /** Writes 64 bits in little-endian order. */
  fixed64(value: bigint): void {
    this.fixed32(Number(BigInt.asUintN(32, value)));
    this.fixed32(Number(BigInt.asUintN(32, value >> 32n)));
  }

  /** Writes a length-prefixed UTF-8 string. */
  name(text: string): void {
    const encoded = new TextEncoder().encode(text);
    this.u32(encoded.length);
    this.bytes(encoded);
  }
}
