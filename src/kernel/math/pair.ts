/** Sums and products of floats as pairs of a value and its rounding error, with about twice the bits. */
import type { KernelBuilder } from "../ir/builder.ts";
import type { Value } from "../ir/ir.ts";

/** A sum of two floats. */
export interface Pair {
  readonly high: Value;
  readonly low: Value;
}

/** Returns a + b as a pair, for |a| ≥ |b| or a = 0. */
export function twoSum(b: KernelBuilder, high: Value, low: Value): Pair {
  const sum = b.add(high, low);
  return { high: sum, low: b.sub(low, b.sub(sum, high)) };
}

/** Returns a + b as a pair, for operands of any size. */
export function anySum(b: KernelBuilder, left: Value, right: Value): Pair {
  const high = b.add(left, right), part = b.sub(high, left);
  return { high, low: b.add(b.sub(left, b.sub(high, part)), b.sub(right, part)) };
}

/** Returns a * b as a pair. */
export function twoProduct(b: KernelBuilder, left: Value, right: Value): Pair {
  const high = b.mul(left, right);
  return { high, low: b.fma(left, right, b.unary("neg", high)) };
}

/** Returns the product of two pairs. */
export function pairProduct(b: KernelBuilder, left: Pair, right: Pair): Pair {
  const { high, low } = twoProduct(b, left.high, right.high);
  return { high, low: b.fma(left.high, right.low, b.fma(left.low, right.high, low)) };
}

/** Returns the quotient of two pairs of f64, with one division. */
export function pairQuotient(b: KernelBuilder, left: Pair, right: Pair): Pair {
  const inverse = b.div(b.constant("f64", 1), right.high);
  const high = b.mul(left.high, inverse), negative = b.unary("neg", high);
  const rest = b.add(b.fma(negative, right.high, left.high), b.fma(negative, right.low, left.low));
  return { high, low: b.mul(rest, inverse) };
}

/** Returns a constant as a pair of f64. */
export function pairOf(b: KernelBuilder, high: number, low: number): Pair {
  return { high: b.constant("f64", high), low: b.constant("f64", low) };
}

/** Returns the sum of a pair. */
export function total(b: KernelBuilder, { high, low }: Pair): Value {
  return b.add(high, low);
}
