/** Half-precision numbers in a `DataView`. Node.js before 24 has no `setFloat16()`. */

/** The exponent of the smallest normal number. */
const MIN_EXPONENT = -14;

/** Writes a number, rounded to half precision, to nearest, ties to even. */
export function setFloat16(view: DataView, offset: number, value: number, littleEndian?: boolean): void {
  if ("setFloat16" in view) view.setFloat16(offset, value, littleEndian);
  else (view as DataView).setUint16(offset, float16Bits(value), littleEndian);
}

/** Returns a number rounded to half precision, to nearest, ties to even. */
export function roundToFloat16(value: number): number {
  return float16Value(float16Bits(value));
}

/** Returns the bits of a number, rounded to half precision, to nearest, ties to even. NaN is 0x7e00. */
export function float16Bits(value: number): number {
  if (Number.isNaN(value)) return 0x7e00;
  const sign = value < 0 || Object.is(value, -0) ? 0x8000 : 0, size = Math.abs(value);
  // From halfway between the largest number and 2^16 on.
  if (size >= 65_520) return sign | 0x7c00;
  const exponent = Math.max(Math.floor(Math.log2(size)), MIN_EXPONENT);
  // In units of the last place, which is exact. The sum carries a round-up to 2048 into the exponent.
  return sign | ((exponent - MIN_EXPONENT) << 10) + roundToEven(size / 2 ** (exponent - 10));
}

/** Returns the number with these bits. */
export function float16Value(bits: number): number {
  const exponent = bits >>> 10 & 31, fraction = bits & 1023;
  const size = exponent === 0
    ? fraction * 2 ** -24
    : exponent < 31
    ? (1024 + fraction) * 2 ** (exponent - 25)
    : fraction === 0
    ? Infinity
    : NaN;
  return bits & 0x8000 ? -size : size;
}

function roundToEven(value: number): number {
  const rounded = Math.round(value);
  return rounded - value === 0.5 && rounded % 2 === 1 ? rounded - 1 : rounded;
}
