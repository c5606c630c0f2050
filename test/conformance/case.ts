/** What a conformance case is: a kernel, its launch at some sizes, and how its outputs are compared. */

/** Types of a buffer's elements. */
export type ElementType = "u8" | "u16" | "u32" | "s32" | "u64" | "f32" | "f64";

/** Host memory of a buffer. */
export type Elements =
  | Uint8Array
  | Uint16Array
  | Uint32Array
  | Int32Array
  | BigUint64Array
  | Float32Array
  | Float64Array;

const ARRAYS = {
  u8: Uint8Array,
  u16: Uint16Array,
  u32: Uint32Array,
  s32: Int32Array,
  u64: BigUint64Array,
  f32: Float32Array,
  f64: Float64Array,
} as const;

export function elements(type: ElementType, bytes: Uint8Array): Elements {
  return new ARRAYS[type](bytes.slice().buffer);
}

export function elementBytes(type: ElementType): number {
  return ARRAYS[type].BYTES_PER_ELEMENT;
}

/** Device memory that a kernel is given. */
export interface Buffer {
  readonly type: ElementType;
  readonly count: number;
  /** Undefined: the kernel finds poison in it. */
  readonly data: Elements | undefined;
  /** Its content afterwards is a result; otherwise it must not have changed. */
  readonly result: boolean;
}

/** A buffer, a structure's bytes, or a number, written as the kernel's parameter list says. */
export type Argument = Buffer | Uint8Array | number | bigint;

export function input(data: Elements): Buffer {
  return { type: typeOf(data), count: data.length, data, result: false };
}

export function output(type: ElementType, count: number): Buffer {
  return { type, count, data: undefined, result: true };
}

/** Read and written. */
export function inout(data: Elements): Buffer {
  return { type: typeOf(data), count: data.length, data, result: true };
}

export function isBuffer(argument: Argument): argument is Buffer {
  return typeof argument === "object" && "result" in argument;
}

function typeOf(data: Elements): ElementType {
  for (const [type, array] of Object.entries(ARRAYS)) {
    if (data instanceof array) return type as ElementType;
  }
  throw new TypeError("no buffer of this type");
}

export type Triple = readonly [number, number, number];

export interface Launch {
  readonly grid: Triple;
  readonly block: Triple;
  readonly sharedBytes?: number;
  readonly arguments: readonly Argument[];
}

/** How far an approximate result may lie from another device's: `ulp` units in the last place, or `absolute`, whichever is more. */
export interface Tolerance {
  readonly ulp: number;
  readonly absolute?: number;
}

export interface Case {
  readonly kernel: string;
  /** The first is the one that was captured on a GPU. */
  readonly sizes: readonly number[];
  launch(size: number): Launch;
  /** For results that PTX bounds but does not define: one for each of a buffer's equal parts. Otherwise every bit counts. */
  readonly tolerance?: readonly Tolerance[];
  /** The results as computed here, independently, from the launch's inputs. */
  readonly reference?: (launch: Launch, size: number) => Elements[];
}

/** Grid of blocks of `block` threads that cover `count` elements. */
export function cover(count: number, block = 128): { grid: Triple; block: Triple } {
  return { grid: [Math.ceil(count / block), 1, 1], block: [block, 1, 1] };
}

export const ODD_SIZES: readonly number[] = [517, 1, 31, 32, 129];

/** A case with one thread an element: `inputs(n)`, then one output of `planes` · n elements, then n. */
export function elementwise(
  kernel: string,
  type: ElementType,
  planes: number,
  inputs: (n: number, random: Random) => Elements[],
  rest: Pick<Case, "tolerance" | "reference"> = {},
): Case {
  return {
    kernel,
    sizes: ODD_SIZES,
    launch: (n) => ({
      ...cover(n),
      arguments: [...inputs(n, new Random(kernel)).map(input), output(type, planes * n), n],
    }),
    ...rest,
  };
}

/** The inputs of a launch, for references. */
export function inputsOf<T extends Elements>(launch: Launch): T[] {
  return launch.arguments.filter(isBuffer).filter(({ data }) => data !== undefined).map(({ data }) =>
    data as T
  );
}

/** A reference for elementwise kernels: `compute` gives all planes' results of one element. */
export function perElement(
  array: Uint32ArrayConstructor | BigUint64ArrayConstructor,
  compute: (...values: number[]) => (number | bigint)[],
): (launch: Launch, size: number) => Elements[];
export function perElement(
  array: Uint32ArrayConstructor | BigUint64ArrayConstructor,
  compute: (...values: bigint[]) => (number | bigint)[],
): (launch: Launch, size: number) => Elements[];
export function perElement(
  array: Uint32ArrayConstructor | BigUint64ArrayConstructor,
  // deno-lint-ignore no-explicit-any
  compute: (...values: any[]) => (number | bigint)[],
): (launch: Launch, size: number) => Elements[] {
  return (launch, n) => {
    const inputs = inputsOf(launch);
    const rows = Array.from({ length: n }, (_, i) => compute(...inputs.map((values) => values[i]!)));
    const planes = rows[0]!.length;
    const flat = Array.from({ length: planes * n }, (_, at) => rows[at % n]![Math.floor(at / n)]!);
    return [
      array === BigUint64Array
        ? BigUint64Array.from(flat, (value) => BigInt.asUintN(64, BigInt(value)))
        : Uint32Array.from(flat, Number),
    ];
  };
}

/** The same numbers on every machine: xorshift128 (Marsaglia), seeded by a name. */
export class Random {
  readonly #state: Uint32Array = new Uint32Array(4);

  constructor(seed: string) {
    // FNV-1a.
    let hash = 0x811c9dc5;
    for (let i = 0; i < seed.length; i++) hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193);
    this.#state.set([hash | 1, 362436069, 521288629, 88675123]);
    for (let i = 0; i < 16; i++) this.u32();
  }

  u32(): number {
    const s = this.#state;
    const t = s[0]! ^ (s[0]! << 11);
    s.copyWithin(0, 1);
    s[3] = s[3]! ^ (s[3]! >>> 19) ^ t ^ (t >>> 8);
    return s[3]!;
  }

  /** A whole number from 0 to `end` − 1. */
  below(end: number): number {
    return Math.floor(this.unit() * end);
  }

  /** From 0 to 1, without 1. */
  unit(): number {
    return this.u32() / 2 ** 32;
  }

  range(low: number, high: number): number {
    return low + (high - low) * this.unit();
  }

  #pick<T>(values: readonly T[]): T {
    return values[this.below(values.length)]!;
  }

  /** Words of which one in four is special. */
  words(n: number): Uint32Array {
    return Uint32Array.from({ length: n }, () => {
      switch (this.below(4)) {
        case 0:
          return this.#pick(SPECIAL_WORDS);
        case 1:
          return this.u32() >>> this.below(32);
        default:
          return this.u32();
      }
    });
  }

  longs(n: number): BigUint64Array {
    return BigUint64Array.from({ length: n }, () => {
      const long = (BigInt(this.u32()) << 32n) | BigInt(this.u32());
      switch (this.below(4)) {
        case 0:
          return BigInt.asUintN(64, this.#pick(SPECIAL_LONGS));
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
      () => this.below(4) === 0 ? this.#pick(SPECIAL_WORDS) : this.u32() >>> 16,
    );
  }

  bytes(n: number): Uint8Array {
    return Uint8Array.from({ length: n }, () => this.u32() >>> 24);
  }

  /** Numbers from `low` to `end` − 1. */
  integers(n: number, low: number, end: number): Uint32Array {
    return Uint32Array.from({ length: n }, () => low + this.below(end - low));
  }

  /** Any bits: NaN, infinities and subnormals among them. */
  anyFloats(n: number): Float32Array {
    const bits = Uint32Array.from({ length: n }, () => {
      switch (this.below(4)) {
        case 0:
          return this.#pick(SPECIAL_FLOATS);
        case 1:
          return this.u32();
        // Numbers of ordinary size meet each other.
        default:
          return (this.u32() & 0x80ffffff) + 0x3e000000 + (this.below(4) << 23) >>> 0;
      }
    });
    return new Float32Array(bits.buffer);
  }

  anyDoubles(n: number): Float64Array {
    const bits = BigUint64Array.from({ length: n }, () => {
      const long = (BigInt(this.u32()) << 32n) | BigInt(this.u32());
      switch (this.below(4)) {
        case 0:
          return this.#pick(SPECIAL_DOUBLES);
        case 1:
          return long;
        default:
          return (long & 0x801fffffffffffffn) + 0x3fc0000000000000n + (BigInt(this.below(4)) << 52n);
      }
    });
    return new Float64Array(bits.buffer);
  }

  /** Bit patterns of f16 (or bf16): random ones and special ones. */
  halves(n: number, special: readonly number[] = SPECIAL_HALVES): Uint16Array {
    return Uint16Array.from(
      { length: n },
      () => this.below(4) === 0 ? this.#pick(special) : this.u32() >>> 16,
    );
  }

  /** Two of them a word. */
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

/** Zeros, the edges of subnormals, 1 and its neighbours, ties and edges of the integer types, infinities, NaN. */
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
