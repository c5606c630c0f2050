import { at } from "../../../src/base/at.ts";
import { type Case, elementwise, input, inputsOf, output, perElement } from "../case.ts";
import { RandomInputs } from "../random_inputs.ts";

type Binary = (a: number, b: number) => number;
const sum: Binary = (a, b) => a + b >>> 0;
const difference: Binary = (a, b) => a - b >>> 0;
const product: Binary = (a, b) => Math.imul(a, b) >>> 0;
const larger: Binary = Math.max;
const TABLE = [sum, difference, product, larger];
const CONSTANT = [larger, sum, product];
const ENTRIES = [difference, larger, sum];

/** The virtual functions of a shape; see kernels/pointer.cu. */
interface Shape {
  area(): number;
  corners(scale: number): number;
  describe(): number;
}

class Circle implements Shape {
  readonly id: number;
  readonly size: number;
  constructor(id: number, size: number) {
    this.id = id;
    this.size = size;
  }
  area(): number {
    return product(3, product(this.size, this.size));
  }
  corners(scale: number): number {
    return product(this.id, scale);
  }
  describe(): number {
    return sum(product(this.area(), 3), this.corners(2));
  }
}

class Square extends Circle {
  override area(): number {
    return product(this.size, this.size);
  }
  override corners(scale: number): number {
    return 4 * scale;
  }
}

class Half extends Circle {
  override area(): number {
    return super.area() >>> 1;
  }
  override describe(): number {
    return (super.describe() ^ 0xff) >>> 0;
  }
}

/** A case with one input and one output, in blocks of `block` threads, and the result of each block. */
function blocks(
  kernel: string,
  block: number,
  compute: (values: Uint32Array, block: number) => number[],
): Case {
  return {
    kernel,
    sizes: [block * 8, block],
    launch: (n) => ({
      grid: [n / block, 1, 1],
      block: [block, 1, 1],
      arguments: [input(new RandomInputs(kernel).words(n)), output("u32", n), n],
    }),
    reference: (launch, n) => {
      const values = at(inputsOf<Uint32Array>(launch), 0);
      const results = Array.from(
        { length: n / block },
        (_, b) => compute(values.subarray(b * block, (b + 1) * block), b),
      );
      return [Uint32Array.from(results.flat())];
    },
  };
}

/** Returns the results of `compute` for each warp, or another group of threads, and the thread in it. */
function grouped(
  values: Uint32Array,
  size: number,
  compute: (group: number[], t: number) => number,
): number[] {
  return Array.from(values, (_, t) => {
    const first = t - t % size;
    return compute([...values.subarray(first, first + size)], t);
  });
}

const total = (values: Iterable<number>): number => [...values].reduce(sum, 0);

export const POINTER: readonly Case[] = [
  elementwise("pointer_table", "u32", 5, (n, random) => [random.words(n)], {
    reference: (launch, n) => {
      const values = at(inputsOf<Uint32Array>(launch), 0);
      const out = new Uint32Array(5 * n);
      values.forEach((x, i) => {
        const local = [at(CONSTANT, x % 3), sum, difference];
        local[(x >>> 4) % 3] = product;
        out[i] = at(TABLE, x & 3)(x, i);
        out[n + i] = at(CONSTANT, i % 3)(x, 1000);
        out[2 * n + i] = at(local, (x >>> 8) % 3)(x, 7);
        out[3 * n + i] = at(ENTRIES, x % 3)(at([10, 20, 30], i % 3), x);
        out[4 * n + i] = (x & 3) === 0 ? 1 : 0;
      });
      return [out];
    },
  }),
  blocks("pointer_exchange", 64, (values) =>
    Array.from(values, (x, t) => {
      const choice = at([...values], (t + 13) % 64) % 5;
      return choice === 4 ? 77 : at(TABLE, choice)(x, t);
    })),
  elementwise("pointer_virtual", "u32", 4, (n, random) => [random.words(n)], {
    reference: (launch, n) => {
      const values = at(inputsOf<Uint32Array>(launch), 0);
      const out = new Uint32Array(4 * n);
      values.forEach((word, i) => {
        const x = word & 0xffff;
        const shapes = [new Square(x, i), new Circle(x, i + 1), new Half(x, i + 2)];
        let areas = 0;
        for (let k = 0; k <= x % 7; k++) areas = sum(product(areas, 5), at(shapes, (x + k) % 3).area());
        out[i] = areas;
        out[n + i] = at(shapes, x % 3).corners(i);
        out[2 * n + i] = at(shapes, (x >> 3) % 3).describe();
        out[3 * n + i] = x & 1 ? i + 9 : 5;
      });
      return [out];
    },
  }),
  elementwise("pointer_new", "u32", 1, (n, random) => [random.words(n)], {
    reference: (launch, n) => {
      const values = at(inputsOf<Uint32Array>(launch), 0);
      return [Uint32Array.from({ length: n }, (_, i) => {
        const x = at([...values], i) & 0xff;
        return new (at([Square, Circle, Half], x % 3))(x, i).describe();
      })];
    },
  }),
  blocks("pointer_block", 64, (values, block) => {
    const functions: readonly ((group: number[], i: number, x: number) => number)[] = [
      (warp, i) => sum(total(warp), i),
      (warp, i) => (Math.max(...warp) ^ i) >>> 0,
      (_, i) => sum(total(values), i),
      (_, i, x) => difference(x, i),
    ];
    return grouped(
      values,
      32,
      (warp, t) => at(functions, block % 4)(warp, 64 * block + t, at([...values], t)),
    );
  }),
  blocks("pointer_warp", 128, (values, block) => {
    const each = grouped(
      values,
      32,
      (warp, t) => (t >> 5) % 2 === 0 ? sum(total(warp), t) : (Math.max(...warp) ^ t) >>> 0,
    );
    return each.map((_, t) => sum(total(each), 128 * block + t));
  }),
  blocks("pointer_diverged", 64, (values) =>
    grouped(values, 16, (half, t) => {
      if ((t >> 4) % 2 === 0) return difference(total(half), t);
      return sum(half.reduce((bits, x, lane) => bits + (x & 1) * 2 ** (16 + lane), 0), t);
    })),
  elementwise("pointer_recursion", "u32", 1, (n, random) => [random.words(n)], {
    reference: perElement(Uint32Array, (value: number) => {
      let steps = 0;
      for (let x = value % 8; x >= 2; steps++) x = x & 1 ? 3 * x + 1 : x / 2;
      return [steps];
    }),
  }),
];
