/** Powers, roots and remainders. */
import type { KernelBuilder } from "../ir/builder.ts";
import type { Value } from "../ir/ir.ts";
import { exp32, exp64, mantissaLog } from "./exponential.ts";
import { copySign, splitFloat } from "./float_parts.ts";
import { logPair, scaledPair } from "./logarithm64.ts";
import { twoProduct, twoSum } from "./pair.ts";

/** Returns x^y, as `powf` of CUDA C++: 1 for y = 0 and for x = 1, NaN for a negative x and a fractional y. */
export function power(b: KernelBuilder, x: Value, y: Value): Value {
  return x.type === "f64" ? power64(b, x, y) : power32(b, x, y);
}

function power32(b: KernelBuilder, x: Value, y: Value): Value {
  const magnitude = b.unary("abs", x);
  const { mantissa, exponent } = splitFloat(b, magnitude);
  const part = mantissaLog(b, mantissa);
  // ln x = exponent * ln 2 + ln mantissa, with ln 2 in three parts.
  const whole = b.mul(exponent, 0.693359375);
  const sum = twoSum(b, whole, part.high);
  const isSmall = b.compare("eq", exponent, 0);
  const high = b.select(isSmall, part.high, sum.high);
  const rest = b.fma(exponent, -2.12194440e-4, b.add(part.low, sum.low));
  const low = b.select(isSmall, part.low, b.fma(exponent, LN2_THIRD, rest));
  // An exponent beyond 2^33 overflows or underflows for every x but 1.
  const limited = b.binary("max", b.binary("min", y, 2 ** 33), -(2 ** 33));
  const product = b.mul(limited, high);
  const lost = b.fma(limited, low, b.fma(limited, high, b.unary("neg", product)));
  const bounded = b.select(b.compare("lt", b.unary("abs", product), 200), lost, 0);
  return specialPower(b, x, y, exp32(b, product, bounded));
}

/** Remainder of ln 2 after the two parts above. */
const LN2_THIRD = Math.LN2 - 0.693359375 - Math.fround(-2.12194440e-4);

function power64(b: KernelBuilder, x: Value, y: Value): Value {
  // An exponent beyond 2^66 overflows or underflows for every x but 1.
  const limited = b.binary("max", b.binary("min", y, 2 ** 66), -(2 ** 66));
  const { high, low } = scaledPair(b, logPair(b, b.unary("abs", x)), limited);
  const rest = b.select(b.compare("lt", b.unary("abs", high), 1000), low, 0);
  return specialPower(b, x, y, exp64(b, high, rest, b.constant("i32", 0)));
}

/** Returns a power, with the special cases of zero, infinity, NaN and negative numbers. */
function specialPower(b: KernelBuilder, x: Value, y: Value, value: Value): Value {
  const magnitude = b.unary("abs", x);
  const grows = b.compare("eq", b.unary("abs", y), Infinity);
  const outside = b.compare("gt", magnitude, 1), up = b.compare("gt", y, 0);
  const limit = b.select(b.compare("eq", outside, up), b.constant(x.type, Infinity), 0);
  const isEdge = b.binary("or", b.compare("eq", magnitude, 0), b.compare("eq", magnitude, Infinity));
  let result = b.select(b.binary("or", grows, isEdge), limit, value);
  const isInteger = b.compare("eq", b.unary("trunc", y), y);
  const half = b.mul(y, 0.5);
  const isOdd = b.binary("and", isInteger, b.compare("ne", b.unary("trunc", half), half));
  const isNegative = b.compare("lt", x, 0);
  const negativeZero = b.binary(
    "and",
    b.compare("eq", x, 0),
    b.compare("lt", b.div(b.constant(x.type, 1), x), 0),
  );
  const flips = b.binary("and", isOdd, b.binary("or", isNegative, negativeZero));
  result = b.select(flips, b.unary("neg", result), result);
  const finite = b.compare("lt", magnitude, Infinity);
  const undefinedPower = b.binary("and", b.binary("and", isNegative, finite), b.unary("not", isInteger));
  result = b.select(undefinedPower, NaN, result);
  const isNaN = b.binary("or", b.compare("ne", x, x), b.compare("ne", y, y));
  const isOne = b.binary("or", b.compare("eq", x, 1), b.compare("eq", y, 0));
  const unit = b.binary("and", b.compare("eq", magnitude, 1), grows);
  return b.select(b.binary("or", isOne, unit), 1, b.select(isNaN, NaN, result));
}

/** Returns the cube root. */
export function cbrt(b: KernelBuilder, x: Value): Value {
  const { type } = x, wide = type === "f64";
  // Scales the smallest and largest numbers, whose cubes would be out of range.
  const [limit, step] = wide ? [2 ** 300, 2 ** 600] : [2 ** 100, 2 ** 48];
  const back = wide ? 2 ** 200 : 2 ** 16;
  const magnitude = b.unary("abs", x);
  const tiny = b.compare("lt", magnitude, 1 / limit), huge = b.compare("gt", magnitude, limit);
  const scale = b.select(tiny, b.constant(type, step), b.select(huge, b.constant(type, 1 / step), 1));
  const scaled = b.mul(magnitude, scale);
  let y = firstRoot(b, scaled);
  // Each iteration of Halley's method triples the number of correct digits.
  for (let round = 0; round < (wide ? 3 : 2); round++) {
    const cube = b.mul(b.mul(y, y), y);
    const ratio = b.div(b.add(cube, b.mul(scaled, 2)), b.add(b.mul(cube, 2), scaled));
    y = b.mul(y, ratio);
  }
  // One step of Newton's method with the exact residual.
  const square = b.mul(y, y), lost = b.fma(y, y, b.unary("neg", square));
  const rest = b.fma(b.unary("neg", lost), y, b.fma(b.unary("neg", square), y, scaled));
  y = b.fma(rest, b.div(b.constant(type, 1 / 3), square), y);
  const root = b.mul(
    y,
    b.select(tiny, b.constant(type, 1 / back), b.select(huge, b.constant(type, back), 1)),
  );
  const isEdge = b.binary(
    "or",
    b.compare("eq", magnitude, 0),
    b.unary("not", b.compare("lt", magnitude, Infinity)),
  );
  return b.select(isEdge, x, copySign(b, root, x));
}

/** Returns a cube root within 5 %, from a third of the exponent. */
function firstRoot(b: KernelBuilder, x: Value): Value {
  const third = b.constant("u32", 0x5555_5556);
  if (x.type === "f32") {
    return b.bitcast(
      b.add(b.convert(b.binary("mulhi", b.bitcast(x, "u32"), third), "i32"), 709921077),
      "f32",
    );
  }
  const word = b.convert(b.shift("shr", b.bitcast(x, "u64"), 32), "u32");
  const exponent = b.add(b.binary("mulhi", word, third), 715094163);
  return b.bitcast(b.shift("shl", b.convert(exponent, "u64"), 32), "f64");
}

/** Returns the Euclidean norm without overflow. */
export function hypot(b: KernelBuilder, ...components: Value[]): Value {
  const sizes = components.map((one) => b.unary("abs", one));
  const largest = sizes.reduce((left, right) => b.binary("max", left, right));
  // `max` ignores a NaN, which the division by 1 instead of 0 keeps.
  const scale = b.select(b.compare("eq", largest, 0), 1, largest);
  const scaled = sizes.map((one) => b.div(one, scale));
  const sum = scaled.slice(1).reduce((total, one) => b.fma(one, one, total), b.mul(scaled[0]!, scaled[0]!));
  return b.select(b.compare("eq", largest, Infinity), largest, b.mul(largest, b.unary("sqrt", sum)));
}

/**
 * Returns the exact remainder of a truncated division, as JavaScript's % and `fmodf`. Each division yields as
 * many bits of the quotient as a mantissa has, so operands of very different size take a loop.
 */
export function remainder(b: KernelBuilder, x: Value, y: Value): Value {
  const { type } = x;
  const magnitude = b.unary("abs", x), divisor = b.unary("abs", y);
  const rest = b.variable(type, "rest");
  const valid = b.binary("and", b.compare("lt", magnitude, Infinity), b.compare("gt", divisor, 0));
  b.set(rest, b.select(valid, magnitude, b.constant(type, NaN)));
  const again = () => b.compare("ge", b.get(rest), divisor);
  b.if(again(), () =>
    b.loop(() => {
      const current = b.get(rest);
      let unit: Value = divisor, ratio = b.div(current, unit);
      // If the quotient is out of range, divides by a multiple of the divisor.
      for (let step = 0; step < 2; step++) {
        const multiple = b.mul(unit, largestStep(type));
        unit = b.select(b.compare("lt", ratio, Infinity), unit, multiple);
        ratio = b.div(current, unit);
      }
      // The quotient may be rounded up. The remainder is exact, even if it is negative: it is a multiple of
      // `unit`'s last place, or of that times the quotient's if this is more than 1, and shorter than both.
      const rounded = b.fma(b.unary("neg", b.unary("trunc", ratio)), unit, current);
      const [word, exponent, last] = type === "f32"
        ? ["u32", 0x7f80_0000, 2 ** -23] as const
        : ["u64", 0x7ffn << 52n, 2 ** -52] as const;
      const power = b.bitcast(b.binary("and", b.bitcast(ratio, word), exponent), type);
      const place = b.binary("max", b.mul(power, last), 1);
      const isLess = b.compare("lt", rounded, 0);
      b.set(rest, b.select(isLess, b.fma(place, unit, rounded), rounded));
    }, again));
  const value = b.select(
    b.compare("eq", divisor, Infinity),
    b.select(valid, magnitude, b.constant(type, NaN)),
    b.get(rest),
  );
  const negative = b.compare("lt", x, 0);
  return b.select(
    b.compare("eq", x, 0),
    b.select(valid, x, b.constant(type, NaN)),
    b.select(negative, b.unary("neg", value), value),
  );
}

function largestStep(type: string): number {
  return type === "f32" ? 2 ** 120 : 2 ** 1000;
}

/** Returns the exact remainder of a division whose quotient is rounded to nearest, as `remainderf`. */
export function nearestRemainder(b: KernelBuilder, x: Value, y: Value): Value {
  const divisor = b.unary("abs", y), large = x.type === "f32" ? 2 ** 126 : 2 ** 1022;
  // Divides by twice the divisor, so that the remainder shows whether the quotient is odd.
  const twice = b.select(b.compare("lt", divisor, large), b.mul(divisor, 2), b.constant(x.type, Infinity));
  const first = remainder(b, b.unary("abs", x), twice), half = b.mul(divisor, 0.5);
  const small = b.compare("lt", divisor, 1);
  const above = (value: Value, equal: boolean): Value =>
    b.select(
      small,
      b.convert(b.compare(equal ? "ge" : "gt", b.add(value, value), divisor), "i32"),
      b.convert(b.compare(equal ? "ge" : "gt", value, half), "i32"),
    );
  const once = b.compare("ne", above(first, false), 0);
  const second = b.select(once, b.sub(first, divisor), first);
  const again = b.binary("and", once, b.compare("ne", above(second, true), 0));
  const rest = b.select(again, b.sub(second, divisor), second);
  const valid = b.binary("and", b.compare("gt", divisor, 0), b.compare("lt", b.unary("abs", x), Infinity));
  const signed = b.select(b.compare("lt", x, 0), b.unary("neg", rest), rest);
  const zero = b.select(b.compare("eq", rest, 0), copySign(b, signed, x), signed);
  return b.select(valid, b.select(b.compare("eq", divisor, Infinity), x, zero), NaN);
}

/** Returns 1 / √x. */
export function rsqrt(b: KernelBuilder, x: Value): Value {
  if (x.type === "f32") return b.unary("rsqrtApprox", x);
  const y = b.div(b.constant("f64", 1), b.unary("sqrt", x));
  // One step of Newton's method with the exact residual.
  const root = twoProduct(b, x, y);
  const rest = b.sub(b.fma(b.unary("neg", root.high), y, b.constant("f64", 1)), b.mul(root.low, y));
  const isRegular = b.binary("and", b.compare("gt", x, 0), b.compare("lt", x, Infinity));
  return b.select(isRegular, b.fma(b.mul(y, 0.5), rest, y), y);
}
