/**
 * Reductions of several elements to one.
 *
 * A {@link Reduction} defines what a kernel accumulates. The kernels in `kernel.ts` combine in an order that
 * depends on the shape alone, so the result has the same bits in every run and on every device.
 */
import type { KernelBuilder } from "../../kernel/ir/builder.ts";
import type { Value } from "../../kernel/ir/ir.ts";
import type { RegisterType } from "../../kernel/ir/types.ts";

/** Inputs of a reduction other than the element and the accumulator. */
export interface ElementContext {
  /** Position of the element among those of its result, in C order, in the reduction's index type. */
  readonly index: () => Value;
  /** The element of the second array for this result, if the reduction has a `center`. */
  readonly center: Value | undefined;
  /** The elements of all arrays. */
  readonly elements: readonly Value[];
}

/** A reduction of several elements to one. */
export interface Reduction {
  /** Identifies the reduction in keys of kernels. */
  readonly key: string;
  /** The registers of the accumulator. */
  readonly state: readonly RegisterType[];
  /** Elements must be visited in C order: their positions matter. */
  readonly ordered?: boolean | undefined;
  /** A second array, with one element per result, that {@link accumulate} sees: the type of its elements. */
  readonly center?: "f32" | "f64" | undefined;
  /** The accumulator of no elements. */
  identity(b: KernelBuilder): Value[];
  /**
   * The accumulator before the first element, whose position is `index` if it `exists`. Default: the accumulator of no
   * elements.
   */
  start?(b: KernelBuilder, index: Value, exists: Value): Value[];
  /** Adds an element to an accumulator. With several arrays, it is the element of the first. */
  accumulate(b: KernelBuilder, state: readonly Value[], element: Value, context: ElementContext): Value[];
  /** Combines two accumulators. */
  combine(b: KernelBuilder, left: readonly Value[], right: readonly Value[]): Value[];
  /** The result. `count` is the number of elements, an f64. */
  finish(b: KernelBuilder, state: readonly Value[], count: Value): Value;
}

/** Returns the value of the lane `delta` lanes further within a group of `width` lanes, for any type. */
export function shuffleDown(b: KernelBuilder, value: Value, delta: number, width: number): Value {
  return exchange(b, value, (word) => b.warp("shuffle.down", word, delta, 0xffff_ffff, width));
}

/** Applies a shuffle of 32-bit words to a value of any type. */
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
