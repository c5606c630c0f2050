/** Reinterprets floating-point numbers as integers of the same bits. */

const f32 = new Float32Array(1);
const u32 = new Uint32Array(f32.buffer);
const f64 = new Float64Array(1);
const u64 = new BigUint64Array(f64.buffer);

export function bitsOfF32(value: number): number {
  f32[0] = value;
  return u32[0]!;
}

export function f32FromBits(bits: number): number {
  u32[0] = bits;
  return f32[0]!;
}

export function bitsOfF64(value: number): bigint {
  f64[0] = value;
  return u64[0]!;
}

export function f64FromBits(bits: bigint): number {
  u64[0] = bits;
  return f64[0]!;
}
