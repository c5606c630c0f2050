/** Functions of floats with NumPy's results. */
import type { KernelBuilder } from "../kernel/ir/builder.ts";
import type { Value } from "../kernel/ir/ir.ts";
import { exp } from "../kernel/math/exponential.ts";
import { remainder as cutOffRemainder } from "../kernel/math/power.ts";

function isNaN(b: KernelBuilder, x: Value): Value {
  return b.compare("ne", x, x);
}

/** Returns the smaller or larger of two floats; NaN if either is NaN. */
export function extremum(b: KernelBuilder, op: "min" | "max", x: Value, y: Value): Value {
  const value = b.binary(op, x, y);
  return b.select(isNaN(b, x), x, b.select(isNaN(b, y), y, value));
}

/** Returns a zero with the sign of `x`; of any sign if `x` is NaN. */
function zeroLike(b: KernelBuilder, x: Value): Value {
  const wide = x.type === "f64";
  const bits = b.bitcast(x, wide ? "u64" : "u32");
  return b.bitcast(b.binary("and", bits, wide ? 1n << 63n : 2 ** 31), x.type);
}

/** Returns whether the divisor must be added to the remainder, so that both have the same sign. */
function moves(b: KernelBuilder, rest: Value, y: Value): Value {
  const differ = b.compare("ne", b.compare("lt", y, 0), b.compare("lt", rest, 0));
  return b.binary("and", b.compare("ne", rest, 0), differ);
}

/** Returns the exact remainder with the sign of the divisor; NaN for a division by 0. */
export function remainder(b: KernelBuilder, x: Value, y: Value): Value {
  const rest = cutOffRemainder(b, x, y);
  const moved = b.select(moves(b, rest, y), b.add(rest, y), rest);
  return b.select(b.compare("eq", rest, 0), zeroLike(b, y), moved);
}

/** Returns the quotient rounded down; infinity or NaN for a division by 0. */
export function floorDivide(b: KernelBuilder, x: Value, y: Value): Value {
  const rest = cutOffRemainder(b, x, y);
  const whole = b.div(b.sub(x, rest), y);
  const quotient = b.select(moves(b, rest, y), b.sub(whole, 1), whole);
  const down = b.unary("floor", quotient);
  // Without rounding errors, the quotient would be a whole number.
  const rounded = b.select(b.compare("gt", b.sub(quotient, down), 0.5), b.add(down, 1), down);
  const plain = b.div(x, y);
  const result = b.select(b.compare("eq", quotient, 0), zeroLike(b, plain), rounded);
  return b.select(b.compare("eq", y, 0), plain, result);
}

/** Returns 1 / (1 + e^-x). */
export function sigmoid(b: KernelBuilder, x: Value): Value {
  const one = b.constant(x.type, 1);
  return b.div(one, b.add(exp(b, b.unary("neg", x)), one));
}
