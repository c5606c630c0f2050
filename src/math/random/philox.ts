/**
 * The counter-based random number generator Philox 4x32-10: a bijection from a counter of 128 bits and a key of
 * 64 bits to 128 random bits. Elements depend on their position only, not on the grid or the device.
 *
 * Source: Salmon, Moraes, Dror, Shaw, "Parallel Random Numbers: As Easy as 1, 2, 3", SC 2011; Random123.
 *
 * @module
 */
import type { KernelBuilder } from "../../kernel/ir/builder.ts";
import type { Value } from "../../kernel/ir/ir.ts";

const MULTIPLIERS = [0xd251_1f53, 0xcd9e_8d57] as const;
/** Numbers added to the key in every round: the golden ratio, and the square root of 3 minus 1. */
const WEYL = [0x9e37_79b9, 0xbb67_ae85] as const;
const ROUNDS = 10;

/** Four words of 32 bits. */
export type Words<T> = readonly [T, T, T, T];

/** Returns four random words for a counter and a key, all u32. */
export function philox(b: KernelBuilder, counter: Words<Value>, key: readonly [Value, Value]): Words<Value> {
  let [c0, c1, c2, c3] = counter;
  let [k0, k1] = key;
  for (let round = 0; round < ROUNDS; round++) {
    const high0 = b.binary("mulhi", c0, MULTIPLIERS[0]), low0 = b.mul(c0, MULTIPLIERS[0]);
    const high1 = b.binary("mulhi", c2, MULTIPLIERS[1]), low1 = b.mul(c2, MULTIPLIERS[1]);
    c0 = b.binary("xor", b.binary("xor", high1, c1), k0);
    c2 = b.binary("xor", b.binary("xor", high0, c3), k1);
    c1 = low1;
    c3 = low0;
    k0 = b.add(k0, WEYL[0]);
    k1 = b.add(k1, WEYL[1]);
  }
  return [c0, c1, c2, c3];
}
