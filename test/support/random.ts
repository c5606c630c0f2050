/** Reproducible random numbers for tests: the same on every machine and in every run. */
import { type DType, DTYPES, type NDArray } from "../../mod.ts";
import { hostView } from "../../src/base/dtype.ts";

/** A generator (Marsaglia's xorshift128), seeded by a name. */
export class Random {
  #x: number;
  #y = 362436069;
  #z = 521288629;
  #w = 88675123;

  constructor(seed: string) {
    // FNV-1a.
    let hash = 0x811c9dc5;
    for (let i = 0; i < seed.length; i++) hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193);
    this.#x = hash | 1;
    // Similar seeds give similar numbers at first.
    for (let i = 0; i < 16; i++) this.u32();
  }

  /** Returns 32 random bits. */
  u32(): number {
    const t = this.#x ^ (this.#x << 11);
    this.#x = this.#y;
    this.#y = this.#z;
    this.#z = this.#w;
    this.#w = this.#w ^ (this.#w >>> 19) ^ t ^ (t >>> 8);
    return this.#w >>> 0;
  }

  /** Returns up to 64 random bits. */
  bits(count: number): bigint {
    return ((BigInt(this.u32()) << 32n) | BigInt(this.u32())) >> BigInt(64 - count);
  }

  /** Returns an integer from 0 to `end` − 1. */
  below(end: number): number {
    return Math.floor(this.unit() * end);
  }

  /** Returns a number from 0 to 1, excluding 1. */
  unit(): number {
    return this.u32() / 2 ** 32;
  }

  /** Returns a number from `low` to `high`, excluding `high`. */
  range(low: number, high: number): number {
    return low + (high - low) * this.unit();
  }

  /** Returns an element of a list. */
  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!;
  }
}

const SEED = 2463534242;

/** Returns a function that gives the next 32 bits (xorshift32). */
function xorshift32(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state;
  };
}

/** Returns random bytes. */
export function randomBytes(length: number, seed: number = SEED): Uint8Array<ArrayBuffer> {
  const next = xorshift32(seed);
  const bytes = new Uint8Array(length);
  for (let i = 0; i < length; i++) bytes[i] = next() >>> 24;
  return bytes;
}

/** Returns random elements: integers over the dtype's whole range, floats from `low` to below `high`. */
export function randomElements(
  dtype: DType,
  length: number,
  options: { seed?: number; low?: number; high?: number } = {},
): NDArray["data"] {
  const { seed = SEED, low = 0, high = 1 } = options;
  const { itemSize, kind } = DTYPES[dtype];
  const data = hostView(dtype, new ArrayBuffer(length * itemSize));
  const next = xorshift32(seed);
  for (let i = 0; i < length; i++) {
    const bits = next() >>> 8;
    (data as Float32Array)[i] = kind === "float" ? low + bits / 2 ** 24 * (high - low) : bits;
  }
  return data;
}
