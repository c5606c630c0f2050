/** Integer arithmetic. Results are in the order of kernels/integer.cu. */
import { type Case, elementwise, perElement } from "../case.ts";
import type { RandomInputs } from "../random_inputs.ts";

const words = (count: number) => (n: number, random: RandomInputs) =>
  Array.from({ length: count }, () => random.words(n));
const longs = (count: number) => (n: number, random: RandomInputs) =>
  Array.from({ length: count }, () => random.longs(n));

const s32 = (x: number): number => x | 0;
const s64 = (x: bigint): bigint => BigInt.asIntN(64, x);
const high = (x: number, y: number): number => Number(BigInt.asUintN(32, (BigInt(x) * BigInt(y)) >> 32n));
const absolute = (x: bigint): bigint => x < 0n ? -x : x;

function arithmetic32(x: number, y: number, z: number): number[] {
  const [sx, sy] = [s32(x), s32(y)];
  return [
    x + y,
    x - y,
    Math.imul(x, y) + z,
    high(x, y),
    high(sx, sy),
    high(x, y) + z,
    high(sx, sy) + z,
    Math.imul(x, y) + z,
    Math.min(x, y),
    Math.min(sx, sy),
    Math.max(x, y),
    Math.max(sx, sy),
    Math.abs(sx),
    -sx,
    Math.abs(x - y) + z,
    Math.abs(sx - sy) + z,
  ];
}

function division(x: number, divisor: number): number[] {
  const y = divisor || 7;
  const [sx, sy] = [s32(x), s32(y)];
  return [
    Math.floor(x / y),
    x % y,
    Math.trunc(sx / sy),
    sx % sy,
    Math.floor(x / 10),
    Math.trunc(sx / 1000),
    sx % 17,
    x % 8 === 0 ? x / 8 : x % 8,
  ];
}

function arithmetic64(x: bigint, y: bigint, z: bigint): bigint[] {
  const [sx, sy, w] = [s64(x), s64(y), y || 9n];
  const sw = s64(w);
  return [
    x + y,
    x - y,
    x * y,
    (x * y) >> 64n,
    (sx * sy) >> 64n,
    x * y + z,
    ((x * y) >> 64n) + z,
    ((sx * sy) >> 64n) + z,
    x / w,
    x % w,
    sx / sw,
    sx % sw,
    x < y ? x : y,
    sx < sy ? sx : sy,
    x < y ? y : x,
    sx < sy ? sy : sx,
    absolute(sx),
    -sx,
    absolute(x - y) + z,
    absolute(sx - sy) + z,
  ];
}

function wide(x: number, y: number, z: bigint): bigint[] {
  const unsigned = BigInt(x) * BigInt(y);
  const signed = BigInt(s32(x)) * BigInt(s32(y));
  return [unsigned, signed, unsigned + z, signed + z];
}

function carries(x: bigint, y: bigint, z: bigint): bigint[] {
  const mask = (1n << 64n) - 1n;
  const sum = x + y, difference = x - y, product = x * y;
  const [x32, y32] = [x & 0xffffffffn, y & 0xffffffffn];
  const low = x32 + y32;
  const q = (x32 + y32 + (low >> 32n)) & 0xffffffffn;
  const carry = (x32 + y32 + (low >> 32n)) >> 32n;
  return [
    sum & mask,
    y + z + (sum >> 64n),
    difference & mask,
    y - z - (difference < 0n ? 1n : 0n),
    product & mask,
    product >> 64n,
    (q << 32n) | ((q + low + carry) & 0xffffffffn),
  ];
}

export const INTEGER: readonly Case[] = [
  elementwise("integer_32", "u32", 16, words(3), { reference: perElement(Uint32Array, arithmetic32) }),
  elementwise("integer_division", "u32", 8, words(2), { reference: perElement(Uint32Array, division) }),
  elementwise("integer_saturating", "u32", 12, words(3)),
  elementwise("integer_64", "u64", 20, longs(3), { reference: perElement(BigUint64Array, arithmetic64) }),
  elementwise("integer_16", "u32", 19, (n, random) => [random.shorts(n), random.shorts(n), random.shorts(n)]),
  elementwise("integer_wide", "u64", 4, (n, random) => [random.words(n), random.words(n), random.longs(n)], {
    reference: perElement(BigUint64Array, wide),
  }),
  elementwise("integer_carry", "u64", 7, longs(3), { reference: perElement(BigUint64Array, carries) }),
];
