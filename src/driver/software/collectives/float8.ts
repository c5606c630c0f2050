/** The two 8-bit floating-point formats of the OCP specification, by their bits. */

/** An 8-bit floating-point format: its exponent has 4 or 5 bits. */
export type Float8 = "f8e4m3" | "f8e5m2";

const FORMATS: Readonly<
  Record<Float8, { mantissaBits: number; bias: number; largest: number; nan: number }>
> = {
  f8e4m3: { mantissaBits: 3, bias: 7, largest: 0x7e, nan: 0x7f },
  f8e5m2: { mantissaBits: 2, bias: 15, largest: 0x7b, nan: 0x7f },
};

const values = new Map<Float8, Float32Array>();

/** Returns the number that each of the 256 bit patterns stands for. */
export function float8Values(format: Float8): Float32Array {
  let table = values.get(format);
  if (table === undefined) {
    values.set(
      format,
      table = Float32Array.from({ length: 256 }, (_, bits) => decode(format, bits)),
    );
  }
  return table;
}

function decode(format: Float8, bits: number): number {
  const { mantissaBits, bias, largest } = FORMATS[format];
  const sign = bits & 0x80 ? -1 : 1, magnitude = bits & 0x7f;
  if (magnitude > largest) return format === "f8e5m2" && magnitude === 0x7c ? sign * Infinity : NaN;
  const exponent = magnitude >> mantissaBits,
    mantissa = (magnitude & (1 << mantissaBits) - 1) / (1 << mantissaBits);
  return exponent === 0 ? sign * mantissa * 2 ** (1 - bias) : sign * (1 + mantissa) * 2 ** (exponent - bias);
}

/** Rounds to nearest, ties to even. As in conversions of CUDA, numbers beyond the range become the largest one. */
export function nearestFloat8(format: Float8, value: number): number {
  const { largest, nan } = FORMATS[format];
  if (Number.isNaN(value)) return nan;
  const table = float8Values(format), magnitude = Math.abs(value);
  const sign = value < 0 || Object.is(value, -0) ? 0x80 : 0;
  let low = 0, high = largest;
  while (low < high) {
    const middle = low + high + 1 >> 1;
    if (table[middle]! <= magnitude) low = middle;
    else high = middle - 1;
  }
  if (low === largest) return sign | low;
  const below = magnitude - table[low]!, above = table[low + 1]! - magnitude;
  return sign | (below < above || (below === above && low % 2 === 0) ? low : low + 1);
}
