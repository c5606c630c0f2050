/** Random inputs of conformance cases, with many edge cases among them. */
import { Random } from "../support/random.ts";

export class RandomInputs extends Random {
  /** Returns 32-bit words. One in four is an edge case, and one in four is small. */
  words(n: number): Uint32Array {
    return Uint32Array.from({ length: n }, () => {
      switch (this.below(4)) {
        case 0:
          return this.pick(SPECIAL_WORDS);
        case 1:
          return this.u32() >>> this.below(32);
        default:
          return this.u32();
      }
    });
  }

  /** Returns 64-bit words, like {@link words}. */
  longs(n: number): BigUint64Array {
    return BigUint64Array.from({ length: n }, () => {
      const long = (BigInt(this.u32()) << 32n) | BigInt(this.u32());
      switch (this.below(4)) {
        case 0:
          return BigInt.asUintN(64, this.pick(SPECIAL_LONGS));
        case 1:
          return long >> BigInt(this.below(64));
        default:
          return long;
      }
    });
  }

  shorts(n: number): Uint16Array {
    return Uint16Array.from(
      { length: n },
      () => this.below(4) === 0 ? this.pick(SPECIAL_WORDS) : this.u32() >>> 16,
    );
  }

  bytes(n: number): Uint8Array {
    return Uint8Array.from({ length: n }, () => this.u32() >>> 24);
  }

  /** Returns integers from `low` to `end` − 1. */
  integers(n: number, low: number, end: number): Uint32Array {
    return Uint32Array.from({ length: n }, () => low + this.below(end - low));
  }

  /** Returns f32 numbers of any kind, including NaN, infinities and subnormal numbers. */
  anyFloats(n: number): Float32Array {
    const bits = Uint32Array.from({ length: n }, () => {
      switch (this.below(4)) {
        case 0:
          return this.pick(SPECIAL_FLOATS);
        case 1:
          return this.u32();
        // Numbers of similar magnitude.
        default:
          return (this.u32() & 0x80ffffff) + 0x3e000000 + (this.below(4) << 23) >>> 0;
      }
    });
    return new Float32Array(bits.buffer);
  }

  /** Returns f64 numbers, like {@link anyFloats}. */
  anyDoubles(n: number): Float64Array {
    const bits = BigUint64Array.from({ length: n }, () => {
      const long = (BigInt(this.u32()) << 32n) | BigInt(this.u32());
      switch (this.below(4)) {
        case 0:
          return this.pick(SPECIAL_DOUBLES);
        case 1:
          return long;
        default:
          return (long & 0x801fffffffffffffn) + 0x3fc0000000000000n + (BigInt(this.below(4)) << 52n);
      }
    });
    return new Float64Array(bits.buffer);
  }

  /** Returns bits of f16 or bf16 numbers. One in four is an edge case. */
  halves(n: number, special: readonly number[] = SPECIAL_HALVES): Uint16Array {
    return Uint16Array.from(
      { length: n },
      () => this.below(4) === 0 ? this.pick(special) : this.u32() >>> 16,
    );
  }

  /** Returns words of two {@link halves}. */
  halfPairs(n: number, special: readonly number[] = SPECIAL_HALVES): Uint32Array {
    return new Uint32Array(this.halves(2 * n, special).buffer);
  }

  floats(n: number, low: number, high: number): Float32Array {
    return Float32Array.from({ length: n }, () => this.range(low, high));
  }

  doubles(n: number, low: number, high: number): Float64Array {
    return Float64Array.from({ length: n }, () => this.range(low, high));
  }
}

// deno-fmt-ignore
const SPECIAL_WORDS = [
  0, 1, 2, 3, 7, 31, 32, 33, 63, 64, 0x7f, 0x80, 0xff, 0x100, 0x7fff, 0x8000, 0xffff, 0x10000, 0x7fffff,
  0x800000, 0xffffff, 0x1000000, 0x7ffffffe, 0x7fffffff, 0x80000000, 0x80000001, 0xfffffffe, 0xffffffff,
];

// deno-fmt-ignore
const SPECIAL_LONGS = [
  0n, 1n, 2n, 31n, 32n, 63n, 64n, 0xffn, 0xffffn, 0x7fffffffn, 0x80000000n, 0xffffffffn, 0x100000000n,
  0x7fffffffffffffffn, 0x8000000000000000n, 0x8000000000000001n, -1n, -2n, 0x8000000080000000n,
  (1n << 53n) - 1n, (1n << 53n) + 1n, (1n << 24n) + 1n, (1n << 62n) + (1n << 38n),
];

/**
 * Zeros, limits of subnormal numbers, numbers near 1, ties, limits of the integer types, infinities and NaN.
 */
// deno-fmt-ignore
const SPECIAL_FLOATS = [
  0, 0x80000000, 1, 0x80000001, 0x007fffff, 0x807fffff, 0x00800000, 0x80800000, 0x00800001, 0x3f000000,
  0xbf000000, 0x3f7fffff, 0x3f800000, 0xbf800000, 0x3f800001, 0x3fc00000, 0xbfc00000, 0x40200000, 0xc0200000,
  0x437f0000, 0x437f8000, 0x43800000, 0x477fff00, 0x47800000, 0x4b000000, 0x4b7fffff, 0x4b800001, 0x4effffff,
  0x4f000000, 0xcf000000, 0xcf000001, 0x4f7fffff, 0x4f800000, 0x5effffff, 0x5f000000, 0xdf000000, 0x5f7fffff,
  0x5f800000, 0x7f7fffff, 0xff7fffff, 0x7f800000, 0xff800000, 0x7fc00000, 0xffc00000, 0x7f800001,
];

// deno-fmt-ignore
const SPECIAL_DOUBLES = [
  0n, 1n << 63n, 1n, 0x000fffffffffffffn, 0x0010000000000000n, 0x8010000000000000n, 0x3fe0000000000000n,
  0xbfe0000000000000n, 0x3fefffffffffffffn, 0x3ff0000000000000n, 0x3ff8000000000000n, 0xc004000000000000n,
  0x406fe00000000000n, 0x40dfffc000000000n, 0x41dfffffffc00000n, 0x41e0000000000000n, 0xc1e0000000000000n,
  0xc1e0000000100000n, 0x41efffffffe00000n, 0x41f0000000000000n, 0x43dfffffffffffffn, 0x43e0000000000000n,
  0xc3e0000000000000n, 0x43efffffffffffffn, 0x43f0000000000000n, 0x36a0000000000000n, 0x3690000000000000n,
  0x380fffffffffffffn, 0x3810000000000000n, 0x47efffffe0000000n, 0x47efffffefffffffn, 0x47effffff0000000n,
  0x7fefffffffffffffn, 0x7ff0000000000000n, 0xfff0000000000000n, 0x7ff8000000000000n,
];

// deno-fmt-ignore
const SPECIAL_HALVES = [
  0, 0x8000, 1, 0x8001, 0x3ff, 0x400, 0x401, 0x3800, 0x3bff, 0x3c00, 0xbc00, 0x3c01, 0x3e00, 0x4100, 0x7bff,
  0xfbff, 0x7c00, 0xfc00, 0x7e00, 0x7c01, 0x6800, 0x6c00,
];

// deno-fmt-ignore
export const SPECIAL_BFLOATS: readonly number[] = [
  0, 0x8000, 1, 0x8001, 0x7f, 0x80, 0x3f00, 0x3f80, 0xbf80, 0x3f81, 0x4020, 0x7f7f, 0xff7f, 0x7f80, 0xff80, 0x7fc0,
];
