/** Reproducible random numbers for tests: the same on every machine and in every run. */

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
