/** Functions of integers without a PTX instruction, with NumPy's results where those of C are undefined. */
import type { KernelBuilder } from "../kernel/ir/builder.ts";
import type { Value } from "../kernel/ir/ir.ts";
import { isUnsigned } from "../kernel/ir/types.ts";

/** Returns the divisor, or 1 if it is 0, and whether it is 0. */
function nonzero(b: KernelBuilder, y: Value): [divisor: Value, isZero: Value] {
  const isZero = b.compare("eq", y, 0);
  return [b.select(isZero, b.constant(y.type, 1), y), isZero];
}

/** Returns the quotient rounded down; 0 for a division by 0. The smallest number divided by -1 is itself. */
export function floorDivide(b: KernelBuilder, x: Value, y: Value): Value {
  const [divisor, isZero] = nonzero(b, y);
  const cut = quotient(b, x, divisor);
  if (isUnsigned(x.type)) return b.select(isZero, 0, cut);
  const rest = b.sub(x, b.mul(cut, divisor));
  const negative = b.compare("lt", b.binary("xor", rest, divisor), 0);
  const rounds = b.binary("and", b.compare("ne", rest, 0), negative);
  return b.select(isZero, b.constant(x.type, 0), b.select(rounds, b.sub(cut, 1), cut));
}

/** Returns the remainder with the sign of the divisor; 0 for a division by 0. */
export function remainder(b: KernelBuilder, x: Value, y: Value): Value {
  const [divisor, isZero] = nonzero(b, y);
  const rest = b.sub(x, b.mul(quotient(b, x, divisor), divisor));
  if (isUnsigned(x.type)) return b.select(isZero, 0, rest);
  const negative = b.compare("lt", b.binary("xor", rest, divisor), 0);
  const moves = b.binary("and", b.compare("ne", rest, 0), negative);
  return b.select(isZero, b.constant(x.type, 0), b.select(moves, b.add(rest, divisor), rest));
}

/** Returns the quotient, truncated toward zero. Negates instead of dividing by -1, which could overflow. */
function quotient(b: KernelBuilder, x: Value, y: Value): Value {
  if (isUnsigned(x.type)) return b.div(x, y);
  const isMinusOne = b.compare("eq", y, -1);
  const cut = b.div(x, b.select(isMinusOne, b.constant(y.type, 1), y));
  return b.select(isMinusOne, b.unary("neg", x), cut);
}

/**
 * Returns the low bits of a power. With a negative exponent, the value is truncated: 1 or -1 for these bases,
 * 0 for all others.
 */
export function integerPower(b: KernelBuilder, x: Value, y: Value): Value {
  const { type } = x;
  const result = b.variable(type, "power"), square = b.variable(type, "square");
  const exponent = b.variable(type, "exponent");
  const negative = isUnsigned(type) ? b.constant("bool", false) : b.compare("lt", y, 0);
  b.set(result, 1);
  b.set(square, x);
  // The parity of a negative exponent decides the sign of (-1)^y.
  b.set(exponent, b.select(negative, b.binary("and", y, 1), y));
  const more = () => b.compare("ne", b.get(exponent), 0);
  b.if(more(), () =>
    b.loop(
      () => {
        const odd = b.compare("ne", b.binary("and", b.get(exponent), 1), 0);
        b.set(result, b.select(odd, b.mul(b.get(result), b.get(square)), b.get(result)));
        b.set(square, b.mul(b.get(square), b.get(square)));
        b.set(exponent, b.shift("shr", b.get(exponent), 1));
      },
      more,
      [result, square, exponent],
    ));
  if (isUnsigned(type)) return b.get(result);
  const unit = b.binary("or", b.compare("eq", x, 1), b.compare("eq", x, -1));
  const known = b.select(unit, b.get(result), 0);
  return b.select(negative, known, b.get(result));
}

/** Returns `x << y`; 0 for a count outside of 0 to `bits` - 1. */
export function leftShift(b: KernelBuilder, x: Value, y: Value, bits: number): Value {
  return b.select(inRange(b, y, bits), b.shift("shl", x, shiftCount(b, y, bits)), 0);
}

/** Returns `x >> y`; 0, or -1 for a negative `x`, for a count outside of 0 to `bits` - 1. */
export function rightShift(b: KernelBuilder, x: Value, y: Value, bits: number, signed: boolean): Value {
  const shifted = b.shift("shr", x, shiftCount(b, y, bits));
  return signed ? shifted : b.select(inRange(b, y, bits), shifted, 0);
}

/** Clamps a shift count to what the instruction accepts: at most `bits` - 1. */
function shiftCount(b: KernelBuilder, count: Value, bits: number): Value {
  return b.convert(b.binary("min", unsigned(b, count), bits - 1), "u32");
}

function unsigned(b: KernelBuilder, value: Value): Value {
  return b.bitcast(value, value.type.endsWith("64") ? "u64" : "u32");
}

function inRange(b: KernelBuilder, count: Value, bits: number): Value {
  return b.compare("lt", unsigned(b, count), bits);
}
