import { type Case, elementwise } from "../case.ts";
import { type RandomInputs, SPECIAL_BFLOATS } from "../random_inputs.ts";

const halves = (count: number, special?: readonly number[]) => (n: number, random: RandomInputs) =>
  Array.from({ length: count }, () => random.halves(n, special));
const pairs = (count: number, special?: readonly number[]) => (n: number, random: RandomInputs) =>
  Array.from({ length: count }, () => random.halfPairs(n, special));

export const HALF: readonly Case[] = [
  elementwise("half_scalar", "u32", 13, halves(3)),
  elementwise("half_pair", "u32", 8, pairs(3)),
  elementwise("half_compare", "u32", 3, pairs(2)),
];

/** Cases for compute capability 9.0. */
export const HALF_90: readonly Case[] = [
  elementwise("half_minmax", "u32", 8, pairs(3)),
  elementwise("bfloat_scalar", "u32", 10, halves(3, SPECIAL_BFLOATS)),
  elementwise("bfloat_pair", "u32", 8, pairs(3, SPECIAL_BFLOATS)),
  elementwise("bfloat_compare", "u32", 1, halves(2, SPECIAL_BFLOATS)),
  elementwise("bfloat_convert", "u32", 10, (n, random) => [
    random.anyFloats(n),
    random.anyFloats(n),
    random.halves(n, SPECIAL_BFLOATS),
  ]),
  elementwise("float_nan", "u32", 3, (n, random) => [
    new Uint32Array(random.anyFloats(n).buffer),
    new Uint32Array(random.anyFloats(n).buffer),
  ]),
  elementwise("half_approximate", "f32", 2, (n, random) => [
    Uint16Array.from({ length: n }, () => (random.below(2) << 15) | (0x3000 + random.below(0x1400))),
  ], {
    // The relative error of f16 is 2⁻¹⁰ in either direction, and the output is f32.
    tolerance: [{ ulp: 2 ** 15 }, { ulp: 2 ** 15 }],
  }),
];
