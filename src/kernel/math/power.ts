/** Powers, roots and remainders. */
import type { KernelBuilder } from "../ir/builder.ts";
import type { Value } from "../ir/ir.ts";
import { exp, exp32, log, mantissaLog, twoSum } from "./exponential.ts";
import { copySign, splitFloat } from "./float_parts.ts";

/** Returns x^y, as `powf` of CUDA C++: 1 for y = 0 and for x = 1, NaN for a negative x and a y with a fraction. */
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
  return specialPower(b, x, y, exp(b, b.mul(y, log(b, b.unary("abs", x)))));
}

/** Returns a power, or what it is of zero, infinity, NaN and negative numbers. */
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
export function cbrt(b: KernelBuilder, x: Value): Value | undefined {
  if (x.type === "f64") return undefined;
  const magnitude = b.unary("abs", x);
  // Away from the smallest and largest numbers, whose cubes are out of range.
  const tiny = b.compare("lt", magnitude, 2 ** -100), huge = b.compare("gt", magnitude, 2 ** 100);
  const scale = b.select(tiny, b.constant("f32", 2 ** 48), b.select(huge, b.constant("f32", 2 ** -48), 1));
  const scaled = b.mul(magnitude, scale);
  // A third of the exponent is within 5 %; each round of Halley's method triples the correct digits.
  const third = b.convert(b.binary("mulhi", b.bitcast(scaled, "u32"), b.constant("u32", 0x5555_5556)), "i32");
  let y = b.bitcast(b.add(third, 709921077), "f32");
  for (let round = 0; round < 2; round++) {
    const cube = b.mul(b.mul(y, y), y);
    const ratio = b.div(b.add(cube, b.mul(scaled, 2)), b.add(b.mul(cube, 2), scaled));
    y = b.mul(y, ratio);
  }
  // One step of Newton's method with the exact rest.
  const square = b.mul(y, y), lost = b.fma(y, y, b.unary("neg", square));
  const rest = b.fma(b.unary("neg", lost), y, b.fma(b.unary("neg", square), y, scaled));
  y = b.fma(rest, b.div(b.constant("f32", 1 / 3), square), y);
  const root = b.mul(
    y,
    b.select(tiny, b.constant("f32", 2 ** -16), b.select(huge, b.constant("f32", 2 ** 16), 1)),
  );
  const isEdge = b.binary(
    "or",
    b.compare("eq", magnitude, 0),
    b.unary("not", b.compare("lt", magnitude, Infinity)),
  );
  return b.select(isEdge, x, copySign(b, root, x));
}

/** Returns the length of a vector without overflow. */
export function hypot(b: KernelBuilder, ...components: Value[]): Value {
  const sizes = components.map((one) => b.unary("abs", one));
  const largest = sizes.reduce((left, right) => b.binary("max", left, right));
  const scaled = sizes.map((one) => b.div(one, largest));
  const sum = scaled.slice(1).reduce((total, one) => b.fma(one, one, total), b.mul(scaled[0]!, scaled[0]!));
  const length = b.mul(largest, b.unary("sqrt", sum));
  const isEdge = b.binary("or", b.compare("eq", largest, 0), b.compare("eq", largest, Infinity));
  return b.select(isEdge, largest, length);
}

/**
 * Returns the remainder of a division cut off towards zero, exactly, as JavaScript's % and `fmodf`. Divides in
 * steps of a few bits, so that distant operands take a loop.
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
      // A multiple of the divisor, a power of two below the rest, which is subtracted without rounding.
      const quotient = b.unary("trunc", b.mul(b.div(current, divisor), 1 - 2 ** -20));
      const bits = type === "f32" ? 12 : 26;
      const mask = type === "f32" ? b.constant("u32", 0xffff_f000) : b.constant("u64", -1n << BigInt(bits));
      const integer = b.bitcast(quotient, type === "f32" ? "u32" : "u64");
      const short = b.bitcast(b.binary("and", integer, mask), type);
      const multiple = b.select(b.compare("ge", short, 1), short, 1);
      const limited = b.select(
        b.compare("lt", multiple, Infinity),
        multiple,
        b.constant(type, largestStep(type)),
      );
      b.set(rest, b.fma(b.unary("neg", limited), divisor, current));
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
