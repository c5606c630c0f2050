/** Host memory for kernel parameter structs, written through the field numbers of ptx/layouts.ts. */

/**
 * A struct, as typed arrays over the same memory. Launches copy their arguments, so each kernel needs only
 * one block, which every call overwrites.
 */
export interface ParamBlock {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly i32: Int32Array<ArrayBuffer>;
  readonly u32: Uint32Array<ArrayBuffer>;
  readonly f32: Float32Array<ArrayBuffer>;
  readonly f64: Float64Array<ArrayBuffer>;
  readonly u64: BigUint64Array<ArrayBuffer>;
}

/** Allocates a block of zeros for `struct`, or for a number of bytes. */
export function paramBlock(struct: number | { readonly bytes: number }): ParamBlock {
  const byteLength = typeof struct === "number" ? struct : struct.bytes;
  const buffer = new ArrayBuffer(alignedTo8(byteLength));
  return {
    bytes: new Uint8Array(buffer, 0, byteLength),
    i32: new Int32Array(buffer),
    u32: new Uint32Array(buffer),
    f32: new Float32Array(buffer),
    f64: new Float64Array(buffer),
    u64: new BigUint64Array(buffer),
  };
}

/** Returns `block` if it holds at least `byteLength` bytes, otherwise a new block with room to grow. */
export function reserve(block: ParamBlock, byteLength: number): ParamBlock {
  return byteLength <= block.bytes.length ? block : paramBlock(2 * byteLength);
}

/** Rounds up to a multiple of 8, the largest alignment of a struct. */
export function alignedTo8(byteLength: number): number {
  return (byteLength + 7) & ~7;
}

/** Writes a 64-bit integer as two 32-bit words, which is faster than creating a bigint. */
export function writeInt64(words: Int32Array, index: number, value: number): void {
  words[index] = value;
  words[index + 1] = Math.floor(value / 2 ** 32);
}
