/** Operand values: edge cases of every type, and random values. */
import { at } from "../../../src/base/at.ts";
import type { Random } from "../../support/random.ts";
import { formatOf, FORMATS } from "./real.ts";

function integerEdges(bits: number): bigint[] {
  const n = BigInt(bits);
  const top = 1n << (n - 1n);
  const values = [
    0n,
    1n,
    2n,
    3n,
    7n,
    15n,
    16n,
    17n,
    24n,
    31n,
    32n,
    33n,
    63n,
    64n,
    65n,
    127n,
    128n,
    255n,
    256n,
  ];
  values.push(top - 1n, top, top + 1n, -1n, -2n, -3n, -128n, -129n, 0x5555555555555555n, 0xaaaaaaaaaaaaaaaan);
  values.push(0x0123456789abcdefn, 0xfedcba9876543210n, 0x80008000n, 0x7fff8000n, 0xffff0001n);
  return [...new Set(values.map((value) => BigInt.asUintN(bits, value)))];
}

function floatEdges(type: string): bigint[] {
  const { bits, precision } = formatOf(type);
  const fraction = precision - 1;
  const sign = 1n << BigInt(bits - 1);
  const infinity = ((1n << BigInt(bits - 1 - fraction)) - 1n) << BigInt(fraction);
  const one = ((1n << BigInt(bits - 2 - fraction)) - 1n) << BigInt(fraction);
  const unit = 1n << BigInt(fraction);
  const magnitudes = [
    0n,
    1n,
    unit / 2n,
    unit - 1n,
    unit,
    unit + 1n,
    one,
    one + 1n,
    one - 1n,
    one - unit,
    one + unit,
  ];
  // 1.5, 2.5, 3, values near the limits of integers, the largest number, infinity and NaNs.
  magnitudes.push(one + unit / 2n, one + unit + unit / 4n, one + unit + unit / 2n, one - 2n * unit);
  for (const exponent of [7n, 8n, 10n, 15n, 16n, 24n, 31n, 32n, 52n, 63n, 64n]) {
    const power = one + exponent * unit;
    if (power < infinity) magnitudes.push(power, power - 1n, power + 1n);
  }
  magnitudes.push(
    infinity - 1n,
    infinity,
    infinity + 1n,
    infinity + unit / 2n,
    infinity + unit - 1n,
    one + (infinity - one) / 2n,
  );
  return [...new Set(magnitudes.flatMap((magnitude) => [magnitude, magnitude | sign]))];
}

const edges = new Map<string, bigint[]>();

/** Returns the edge values of a type, as bits. */
export function edgesOf(type: string): bigint[] {
  const known = edges.get(type);
  if (known) return known;
  const list = newEdges(type);
  edges.set(type, list);
  return list;
}

function newEdges(type: string): bigint[] {
  if (type === "pred") return [0n, 1n];
  if (type in FORMATS) return floatEdges(type);
  if (!type.endsWith("x2")) return integerEdges(Number(type.slice(1)));
  const element = type.slice(0, -2);
  const half = element in FORMATS ? floatEdges(element) : integerEdges(16);
  return half.map((low, i) => low | (at(half, (i * 7 + 3) % half.length) << 16n));
}

export function bitsOf(type: string): number {
  if (type === "pred") return 1;
  if (type in FORMATS) return formatOf(type).bits;
  return type.endsWith("x2") ? 32 : Number(type.slice(1));
}

/**
 * Returns operands as one column per type: all combinations of edge values, or `samples` of them if there are
 * more, then random values. The length is a multiple of 4.
 */
export function tuples(types: readonly string[], random: Random, samples = 1000): bigint[][] {
  const columns: bigint[][] = types.map(() => []);
  const add = (values: readonly bigint[]) => columns.forEach((column, i) => column.push(at(values, i)));
  const lists = types.map(edgesOf);
  const total = lists.reduce((product, list) => product * list.length, 1);
  if (total <= 1.2 * samples) {
    const visit = (prefix: bigint[]): void => {
      const list = lists[prefix.length];
      if (list === undefined) return add(prefix);
      for (const value of list) visit([...prefix, value]);
    };
    visit([]);
  } else {
    for (let i = 0; i < samples; i++) add(lists.map((list) => random.pick(list)));
  }
  for (let i = 0; i < samples * 0.3; i++) {
    const first = random.bits(64);
    add(types.map((type, k) => {
      const bits = bitsOf(type);
      // Half of them are close to each other, so that sums cancel and comparisons are equal.
      if (k > 0 && i % 2 === 0) {
        return BigInt.asUintN(
          bits,
          (first >> BigInt(64 - bits)) ^ random.bits(bits) >> BigInt(bits - Math.min(bits, 4)),
        );
      }
      return k === 0 ? first >> BigInt(64 - bits) : random.bits(bits);
    }));
  }
  while (at(columns, 0).length % 4 !== 0) add(lists.map((list) => at(list, 0)));
  return columns;
}
