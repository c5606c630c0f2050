/** Exact arithmetic on binary floating-point numbers: decodes to rationals, computes, and rounds once. */

export type Mode = "rn" | "rz" | "rm" | "rp";

export interface Format {
  readonly bits: number;
  /** Significand bits, including the leading one. */
  readonly precision: number;
  readonly minimumExponent: number;
  readonly maximumExponent: number;
  /** The canonical NaN of NVIDIA GPUs. */
  readonly nan: bigint;
}

export type FloatType = "f16" | "bf16" | "f32" | "f64";

export const FORMATS: Readonly<Record<FloatType, Format>> = {
  f16: { bits: 16, precision: 11, minimumExponent: -14, maximumExponent: 15, nan: 0x7fffn },
  bf16: { bits: 16, precision: 8, minimumExponent: -126, maximumExponent: 127, nan: 0x7fffn },
  f32: { bits: 32, precision: 24, minimumExponent: -126, maximumExponent: 127, nan: 0x7fffffffn },
  f64: { bits: 64, precision: 53, minimumExponent: -1022, maximumExponent: 1023, nan: 0x7ff8000000000000n },
};

/** Returns the format of a floating-point type. */
export function formatOf(type: string): Format {
  if (!(type in FORMATS)) throw new Error(`${type} is not a floating-point type`);
  return FORMATS[type as FloatType];
}

/**
 * ±numerator/denominator. Zeros have a sign. Denominator 0 means infinity, or NaN if the numerator is 0, too.
 */
export interface Real {
  readonly negative: boolean;
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export const NAN: Real = { negative: false, numerator: 0n, denominator: 0n };
export const infinity = (negative: boolean): Real => ({ negative, numerator: 1n, denominator: 0n });
export const zero = (negative: boolean): Real => ({ negative, numerator: 0n, denominator: 1n });
export const isNaN = (x: Real): boolean => x.denominator === 0n && x.numerator === 0n;
export const isInfinite = (x: Real): boolean => x.denominator === 0n && x.numerator !== 0n;
export const isZero = (x: Real): boolean => x.numerator === 0n && x.denominator !== 0n;
export const negate = (x: Real): Real => ({ ...x, negative: !x.negative });
export const magnitude = (x: Real): Real => ({ ...x, negative: false });

/** Returns the exact value of a number. */
export function fromNumber(x: number): Real {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, x);
  return decode(view.getBigUint64(0), FORMATS.f64);
}

export function integer(value: bigint): Real {
  return { negative: value < 0n, numerator: value < 0n ? -value : value, denominator: 1n };
}

function scale(numerator: bigint, exponent: number, negative: boolean): Real {
  return exponent >= 0
    ? { negative, numerator: numerator << BigInt(exponent), denominator: 1n }
    : { negative, numerator, denominator: 1n << BigInt(-exponent) };
}

export function decode(bits: bigint, format: Format): Real {
  const fractionBits = format.precision - 1;
  const negative = (bits >> BigInt(format.bits - 1)) & 1n ? true : false;
  const field = Number(
    (bits >> BigInt(fractionBits)) & ((1n << BigInt(format.bits - 1 - fractionBits)) - 1n),
  );
  const fraction = bits & ((1n << BigInt(fractionBits)) - 1n);
  if (field === format.maximumExponent - format.minimumExponent + 2) {
    return fraction ? { ...NAN, negative } : infinity(negative);
  }
  if (field === 0) return scale(fraction, format.minimumExponent - fractionBits, negative);
  return scale(
    fraction | (1n << BigInt(fractionBits)),
    format.minimumExponent + field - 1 - fractionBits,
    negative,
  );
}

/** True if the bits are a NaN of a type. Integers are never NaN. */
export function isNaNOf(type: string, bits: bigint): boolean {
  return type in FORMATS && isNaN(decode(bits, formatOf(type)));
}

const bitLength = (x: bigint): number => x.toString(2).length;

/** Rounds |x| · 2^−exponent to an integer. */
function toInteger(x: Real, exponent: number, mode: Mode): bigint {
  let { numerator, denominator } = x;
  if (exponent >= 0) denominator <<= BigInt(exponent);
  else numerator <<= BigInt(-exponent);
  const quotient = numerator / denominator;
  const rest = numerator % denominator;
  if (rest === 0n) return quotient;
  const up = mode === "rn"
    ? 2n * rest > denominator || (2n * rest === denominator && (quotient & 1n) === 1n)
    : mode === "rm"
    ? x.negative
    : mode === "rp"
    ? !x.negative
    : false;
  return up ? quotient + 1n : quotient;
}

/** Rounds a number to a format and returns the bits. */
export function encode(x: Real, format: Format, mode: Mode = "rn"): bigint {
  if (isNaN(x)) return format.nan;
  const fractionBits = format.precision - 1;
  const sign = x.negative ? 1n << BigInt(format.bits - 1) : 0n;
  const top = BigInt(format.maximumExponent - format.minimumExponent + 2) << BigInt(fractionBits);
  if (isInfinite(x)) return sign | top;
  if (isZero(x)) return sign;
  let exponent = bitLength(x.numerator) - bitLength(x.denominator);
  // 2^exponent ≤ |x| < 2^(exponent + 1)
  const below = exponent >= 0
    ? x.numerator < x.denominator << BigInt(exponent)
    : x.numerator << BigInt(-exponent) < x.denominator;
  if (below) exponent--;
  const clamped = Math.max(exponent, format.minimumExponent);
  const units = toInteger(x, clamped - fractionBits, mode);
  const result = (BigInt(clamped - format.minimumExponent) << BigInt(fractionBits)) + units;
  if (result < top) return sign | result;
  const toInfinity = mode === "rn" || (mode === "rm" && x.negative) || (mode === "rp" && !x.negative);
  return sign | (toInfinity ? top : top - 1n);
}

export function roundToInteger(x: Real, mode: Mode): Real {
  if (x.denominator === 0n) return x;
  return { negative: x.negative, numerator: toInteger(x, 0, mode), denominator: 1n };
}

/** Adds. If operands of opposite signs cancel, the zero is negative only when rounding down. */
export function add(x: Real, y: Real, mode: Mode): Real {
  if (isNaN(x) || isNaN(y)) return NAN;
  if (isInfinite(x)) return isInfinite(y) && x.negative !== y.negative ? NAN : x;
  if (isInfinite(y)) return y;
  if (isZero(x) && isZero(y) && x.negative === y.negative) return x;
  const left = (x.negative ? -x.numerator : x.numerator) * y.denominator;
  const right = (y.negative ? -y.numerator : y.numerator) * x.denominator;
  const sum = left + right;
  if (sum === 0n) return zero(mode === "rm");
  return { negative: sum < 0n, numerator: sum < 0n ? -sum : sum, denominator: x.denominator * y.denominator };
}

export function multiply(x: Real, y: Real): Real {
  const negative = x.negative !== y.negative;
  if (isNaN(x) || isNaN(y)) return NAN;
  if (isInfinite(x) || isInfinite(y)) return isZero(x) || isZero(y) ? NAN : infinity(negative);
  return { negative, numerator: x.numerator * y.numerator, denominator: x.denominator * y.denominator };
}

export function divide(x: Real, y: Real): Real {
  const negative = x.negative !== y.negative;
  if (isNaN(x) || isNaN(y) || (isZero(x) && isZero(y)) || (isInfinite(x) && isInfinite(y))) return NAN;
  if (isInfinite(x) || isZero(y)) return infinity(negative);
  if (isInfinite(y)) return zero(negative);
  return { negative, numerator: x.numerator * y.denominator, denominator: x.denominator * y.numerator };
}

/**
 * Returns the square root with more precision than any format, and a sticky bit at the end if it is inexact.
 */
export function squareRoot(x: Real): Real {
  if (isNaN(x) || isZero(x)) return x;
  if (x.negative) return NAN;
  if (isInfinite(x)) return x;
  // Scale by an even power of two, whose root is exact.
  const shift = 1400n;
  const scaled = (x.numerator << (2n * shift)) / x.denominator;
  const exact = scaled * x.denominator === x.numerator << (2n * shift);
  const root = integerSquareRoot(scaled);
  const sticky = exact && root * root === scaled ? 0n : 1n;
  return { negative: false, numerator: 2n * root + sticky, denominator: 1n << (shift + 1n) };
}

function integerSquareRoot(n: bigint): bigint {
  let x = 1n << BigInt((bitLength(n) + 1) >> 1);
  while (true) {
    const next = (x + n / x) >> 1n;
    if (next >= x) return x;
    x = next;
  }
}

/** Returns −1, 0 or 1; undefined if an operand is NaN. Zeros are equal. */
export function compare(x: Real, y: Real): number | undefined {
  if (isNaN(x) || isNaN(y)) return undefined;
  const difference = isInfinite(x) || isInfinite(y) ? rank(x) - rank(y) : Number(
    sign(
      (x.negative ? -x.numerator : x.numerator) * y.denominator -
        (y.negative ? -y.numerator : y.numerator) * x.denominator,
    ),
  );
  return Math.sign(difference);
}

const sign = (x: bigint): number => x > 0n ? 1 : x < 0n ? -1 : 0;
const rank = (x: Real): number => isInfinite(x) ? (x.negative ? -2 : 2) : 0;
