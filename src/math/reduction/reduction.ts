/**
 * Reductions: how many elements become one.
 *
 * A {@link Reduction} says what a kernel accumulates. The kernels in `kernel.ts` combine in an order that only
 * the shape decides, so the result has the same bits in every run and on every device.
 */
import type { KernelBuilder } from "../../kernel/ir/builder.ts";
import type { Value } from "../../kernel/ir/ir.ts";
import type { RegisterType } from "../../kernel/ir/types.ts";

/** Inputs of a reduction besides the element. */
export interface ElementContext {
  /** Position of the element among those that become one, in C order, of the reduction's index type. */
  readonly index: () => Value;
  /** The value of the result's element that `center` asked for. */
  readonly center: Value | undefined;
  /** The elements of all arrays. */
  readonly elements: readonly Value[];
}

/** How elements become one. */
export interface Reduction {
  /** Identifies the kernel, together with the types and the geometry. */
  readonly key: string;
  /** The registers of the accumulator. */
  readonly state: readonly RegisterType[];
  /** Elements must be visited in C order: their positions matter. */
  readonly ordered?: boolean;
  /** A second array, with one element per result, that {@link accumulate} sees: the type of its elements. */
  readonly center?: "f32" | "f64";
  /** The accumulator of no elements. */
  identity(b: KernelBuilder): Value[];
  /** Adds an element to an accumulator. It is that of the first array, if there are several. */
  accumulate(b: KernelBuilder, state: readonly Value[], element: Value, context: ElementContext): Value[];
  /** Joins two accumulators. */
  combine(b: KernelBuilder, left: readonly Value[], right: readonly Value[]): Value[];
  /** The result. `count` is the number of elements, an f64. */
  finish(b: KernelBuilder, state: readonly Value[], count: Value): Value;
}

/** Exchanges a value of any type within groups of `width` lanes: the value of the lane `delta` further. */
export function shuffleDown(b: KernelBuilder, value: Value, delta: number, width: number): Value {
  return exchange(b, value, (word) => b.warp("shuffle.down", word, delta, 0xffff_ffff, width));
}

/** Applies an exchange of 32-bit words to a value of any type. */
export function exchange(b: KernelBuilder, value: Value, words: (word: Value) => Value): Value {
  switch (value.type) {
    case "bool":
      return b.compare("ne", words(b.convert(value, "i32")), 0);
    case "f64":
      return b.bitcast(exchange(b, b.bitcast(value, "u64"), words), "f64");
    case "i64":
      return b.bitcast(exchange(b, b.bitcast(value, "u64"), words), "i64");
    case "u64": {
      const low = b.convert(words(b.convert(value, "u32")), "u64");
      const high = b.convert(words(b.convert(b.shift("shr", value, 32), "u32")), "u64");
      return b.binary("or", low, b.shift("shl", high, 32));
    }
    default:
      return words(value);
  }
}
