/**
 * Division by a number that is known at launch, as a multiplication and a shift: 4 instructions instead of
 * about
 * 20. Granlund and Montgomery, "Division by Invariant Integers using Multiplication", 1994.
 *
 * @module
 */
import type { KernelBuilder } from "../kernel/ir/builder.ts";
import type { Value } from "../kernel/ir/ir.ts";

/** A divisor as arguments of a kernel. */
export interface Divisor {
  readonly divisor: number;
  readonly magic: number;
  readonly shift: number;
}

/** Returns the arguments for a divisor below 2^31. */
export function divisorArguments(divisor: number): Divisor {
  const shift = divisor <= 1 ? 0 : 32 - Math.clz32(divisor - 1);
  const excess = (1n << BigInt(shift)) - BigInt(divisor);
  const magic = Number((excess << 32n) / BigInt(divisor)) + 1;
  return { divisor, magic, shift };
}

/** A divisor in a kernel. */
export interface DivisorValues {
  readonly divisor: Value;
  readonly magic: Value;
  readonly shift: Value;
}

/** Declares the parameters of a divisor: `divisor`, `magic` and `shift`, all u32. */
export function divisorParameters(b: KernelBuilder, name: string): DivisorValues {
  return {
    divisor: b.scalarParameter(name, "u32"),
    magic: b.scalarParameter(`${name}_magic`, "u32"),
    shift: b.scalarParameter(`${name}_shift`, "u32"),
  };
}

/** Returns quotient and remainder of a u32 below 2^31. */
export function divide(
  b: KernelBuilder,
  value: Value,
  { divisor, magic, shift }: DivisorValues,
): [quotient: Value, remainder: Value] {
  const quotient = b.shift("shr", b.add(b.binary("mulhi", value, magic), value), shift);
  return [quotient, b.sub(value, b.mul(quotient, divisor))];
}
