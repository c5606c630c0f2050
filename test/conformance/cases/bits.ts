import { type Case, elementwise, perElement } from "../case.ts";
import type { RandomInputs } from "../random_inputs.ts";

const words = (count: number) => (n: number, random: RandomInputs) =>
  Array.from({ length: count }, () => random.words(n));
/** Shift counts, positions and lengths, most of them in range. */
const counts = (n: number, random: RandomInputs): Uint32Array =>
  random.words(n).map((word) => random.below(8) === 0 ? word : word & 127);

const LUTS = [0x00, 0x01, 0x17, 0x3c, 0x69, 0x80, 0x96, 0xca, 0xd8, 0xe8, 0xfe, 0xff];

function logic(x: number, y: number, z: number): number[] {
  const lop3 = (lut: number): number => {
    let result = 0;
    for (let bit = 0; bit < 32; bit++) {
      const index = ((x >>> bit) & 1) * 4 + ((y >>> bit) & 1) * 2 + ((z >>> bit) & 1);
      result |= ((lut >> index) & 1) << bit;
    }
    return result;
  };
  return [x & y, x | y, x ^ y, ~x, (x & 3) === 0 ? 1 : 0, ...LUTS.map(lop3)];
}

function permute(x: number, y: number, selector: number): number[] {
  const bytes = Array.from({ length: 8 }, (_, i) => ((i < 4 ? x : y) >>> (8 * (i & 3))) & 255);
  const generic = (selectors: number): number => {
    let result = 0;
    for (let i = 0; i < 4; i++) {
      const nibble = selectors >>> (4 * i);
      const byte = bytes[nibble & 7]!;
      result |= (nibble & 8 ? (byte & 128 ? 255 : 0) : byte) << (8 * i);
    }
    return result;
  };
  const s = selector & 3;
  const pack = (pick: (i: number) => number): number =>
    [0, 1, 2, 3].reduce((result, i) => result | (bytes[pick(i)]! << (8 * i)), 0);
  return [
    generic(selector),
    pack((i) => s + i),
    pack((i) => (s - i + 8) & 7),
    pack(() => s),
    pack((i) => Math.max(i, s)),
    pack((i) => Math.min(i, s)),
    pack((i) => 2 * (s & 1) + (i & 1)),
    generic(0x5140),
  ];
}

function count(x: bigint | number, y: bigint | number): number[] {
  const w = BigInt(x), l = BigInt(y);
  const ones = (value: bigint) => value.toString(2).replaceAll("0", "").length;
  const length = (value: bigint) => value === 0n ? 0 : value.toString(2).length;
  const reversed = (value: bigint, bits: number) =>
    BigInt(`0b${[...value.toString(2).padStart(bits, "0")].reverse().join("")}`);
  const find = (value: bigint) => length(value) - 1;
  const magnitude = (value: bigint, bits: number) => {
    const signed = BigInt.asIntN(bits, value);
    return signed < 0n ? ~signed : signed;
  };
  const shift = (found: number) => found < 0 ? -1 : 31 - found;
  const signed = find(magnitude(w, 32));
  return [
    ones(w),
    32 - length(w),
    Number(reversed(w, 32)),
    w === 0n ? 0 : length(w & -w),
    ones(l),
    64 - length(l),
    Number(BigInt.asUintN(32, reversed(l, 64) >> 17n)),
    find(w),
    signed,
    shift(find(w)),
    shift(signed),
    find(l),
    find(magnitude(l, 64)),
  ];
}

export const BITS: readonly Case[] = [
  elementwise("bits_logic", "u32", 17, words(3), { reference: perElement(Uint32Array, logic) }),
  elementwise("bits_shift", "u64", 9, (n, random) => [random.words(n), random.longs(n), counts(n, random)]),
  elementwise("bits_funnel", "u32", 4, (n, random) => [random.words(n), random.words(n), counts(n, random)]),
  elementwise("bits_field", "u32", 3, (n, random) => [
    random.words(n),
    random.words(n),
    counts(n, random),
    counts(n, random),
  ]),
  // Positions and lengths up to 255. Above that, the ISA uses the low 8 bits, but an H200 does so only for
  // 32-bit types.
  elementwise("bits_field_64", "u64", 3, (n, random) => [
    random.longs(n),
    random.longs(n),
    counts(n, random).map((count) => count & 0xff),
    counts(n, random).map((count) => count & 0xff),
  ]),
  elementwise("bits_count", "u32", 13, (n, random) => [random.words(n), random.longs(n)], {
    reference: perElement(Uint32Array, count as (...values: number[]) => number[]),
  }),
  elementwise("bits_nth", "u32", 1, (n, random) => [
    random.words(n),
    random.words(n),
    Int32Array.from({ length: n }, () => random.below(21) - 10),
  ]),
  elementwise("bits_permute", "u32", 8, words(3), { reference: perElement(Uint32Array, permute) }),
  elementwise("bits_dot", "u32", 10, words(3)),
];
