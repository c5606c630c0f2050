/** Random numbers on a device: `device.random()`. */
import { type DeviceArray, emptyArray } from "../../array/array.ts";
import {
  checkDType,
  checkOptionNames,
  checkShape,
  invalid,
  mismatch,
  type OptionNames,
} from "../../base/check.ts";
import type { RealDType } from "../../base/promotion.ts";
import { printAsText } from "../../runtime/inspect.ts";
import type { Context } from "../../core/context.ts";
import type { ArrayData } from "../../core/memory/array_data.ts";
import { type StreamLike, streamOf } from "../../core/stream_state.ts";
import { integerRange } from "../apply.ts";
import { compute } from "../compute.ts";
import { sortInto } from "../sort/sort.ts";
import type { Distribution } from "./distributions.ts";
import { fillRandom } from "./fill.ts";

/** An element type of random floats. */
export type RandomFloat = "f16" | "bf16" | "f32" | "f64";
/** An element type of random integers. */
export type RandomInteger = "u8" | "i8" | "u16" | "i16" | "u32" | "i32" | "u64" | "i64";

/** Options of all distributions. */
export interface RandomOptions<D> {
  /** Element type. Default: f32 for floats, i32 for integers. */
  dtype?: D | undefined;
  /** An array of the same shape to fill, instead of a new one. */
  into?: ArrayData | undefined;
  /** The stream on which the work is enqueued. Default: the device's stream. */
  stream?: StreamLike | undefined;
}

/** Options of `uniform()`. */
export interface UniformOptions<D extends RandomFloat = RandomFloat> extends RandomOptions<D> {
  /** The smallest number. Default 0. */
  low?: number | undefined;
  /** The end of the range, not included except by rounding. Default 1. */
  high?: number | undefined;
}

/** Options of `normal()`. */
export interface NormalOptions<D extends RandomFloat = RandomFloat> extends RandomOptions<D> {
  /** Mean of the distribution. Default 0. */
  mean?: number | undefined;
  /** Standard deviation of the distribution. Default 1. */
  standardDeviation?: number | undefined;
}

/** Options of `integers()`. */
export interface IntegerOptions<D extends RandomInteger = RandomInteger> extends RandomOptions<D> {
  /** The smallest integer. Default 0. */
  low?: number | bigint | undefined;
  /** The end of the range, not included. */
  high: number | bigint;
}

const COMMON: OptionNames<RandomOptions<RealDType>> = { dtype: true, into: true, stream: true };
const UNIFORM: OptionNames<UniformOptions> = { low: true, high: true, ...COMMON };
const NORMAL: OptionNames<NormalOptions> = { mean: true, standardDeviation: true, ...COMMON };
const INTEGERS: OptionNames<IntegerOptions> = { high: true, low: true, ...COMMON };
const PERMUTATION: OptionNames<{ stream?: StreamLike }> = { stream: true };
const FLOATS: readonly string[] = ["f16", "bf16", "f32", "f64"];

/**
 * Random numbers of a device, by the counter-based generator Philox 4x32-10. The same seed gives the same bits
 * on every GPU and on the software device. Each call starts at the {@link RandomGenerator.offset} after the last one.
 *
 * ```ts
 * const random = device.random(42);
 * using noise = random.normal([480, 640], { standardDeviation: 0.1 });
 * using dice = random.integers(100, { low: 1, high: 7, dtype: "u8" });
 * ```
 */
export class RandomGenerator {
  /** The seed, as an unsigned 64-bit integer. */
  readonly seed: bigint;
  /**
   * The counter of the next call. A counter gives four f32, two f64 or two integers. Set it to repeat or skip
   * numbers.
   */
  offset: bigint = 0n;
  readonly #context: Context;

  /** @ignore Use `device.random()`. */
  constructor(context: Context, seed: bigint) {
    this.#context = context;
    this.seed = seed;
  }

  /**
   * Returns uniformly distributed numbers from `low` up to `high`: multiples of 2^-24 of the range, or of 2^-53
   * for f64, 2^-11 for f16 and 2^-8 for bf16.
   *
   * @throws {RangeError} If a bound or the length of the range is not finite; for other types than f64, as an f32.
   */
  uniform<D extends RandomFloat = "f32">(
    shape: readonly number[] | number,
    options: UniformOptions<D> = {},
  ): DeviceArray<D> {
    const { low = 0, high = 1, dtype } = checkOptionNames(options, UNIFORM);
    const type = floatOption(dtype), parameters = [finite("low", low, type), finite("high", high, type)];
    finite("high - low", high - low, type);
    return this.#fill("uniform", shape, type, parameters, options) as DeviceArray<D>;
  }

  /**
   * Returns normally distributed numbers, by the method of Box and Muller.
   *
   * @throws {RangeError} If the mean or the standard deviation is not finite.
   */
  normal<D extends RandomFloat = "f32">(
    shape: readonly number[] | number,
    options: NormalOptions<D> = {},
  ): DeviceArray<D> {
    const { mean = 0, standardDeviation = 1, dtype } = checkOptionNames(options, NORMAL);
    const type = floatOption(dtype);
    const parameters = [finite("mean", mean, type), finite("standardDeviation", standardDeviation, type)];
    return this.#fill("normal", shape, type, parameters, options) as DeviceArray<D>;
  }

  /**
   * Returns uniformly distributed integers from `low` to `high`, without `high`. Each is the high half of the
   * product of 64 random bits and the size of the range, so that probabilities differ by at most 2^-64.
   *
   * @throws {RangeError} If the range is empty, or not within that of the element type.
   */
  integers<D extends RandomInteger = "i32">(
    shape: readonly number[] | number,
    options: IntegerOptions<D>,
  ): DeviceArray<D> {
    const { low = 0, high, dtype = "i32" } = checkOptionNames(options, INTEGERS);
    const type = checkDType("dtype", dtype) as RealDType;
    if (!/^[iu]\d/.test(type)) throw new TypeError(mismatch("dtype", "an integer type", type));
    const [first, end] = [whole("low", low), whole("high", high)], [lowest, highest] = integerRange(type);
    if (first < lowest || first >= end || end - 1n > highest) {
      const expected = `low < high within ${lowest} to ${highest + 1n}, the range of ${type}`;
      throw new RangeError(mismatch("integers", expected, `${first} to ${end}`));
    }
    const count = end - first === 2n ** 64n ? 0n : end - first;
    // A range of 2^64 integers, whose size does not fit in 64 bits, takes the random bits as they are.
    const kind = count === 0n ? "bits" : "integers";
    const parameters = kind === "bits" ? [] : [BigInt.asUintN(64, first), count];
    return this.#fill(kind, shape, type, parameters, options) as unknown as DeviceArray<D>;
  }

  /** Returns the integers from 0 to `count` − 1 in random order, as i64. */
  permutation(count: number, options: { stream?: StreamLike | undefined } = {}): DeviceArray<"i64"> {
    const { stream } = checkOptionNames(options, PERMUTATION);
    const [extent] = checkShape("count", [count]) as [number];
    const state = streamOf(this.#context, stream);
    using bits = this.#fill("bits", [extent], "u64", [], { stream });
    const result = emptyArray(this.#context, [extent], "i64", state);
    try {
      sortInto({ source: bits, axis: 0, descending: false, kept: extent, indices: result }, stream);
      return result;
    } catch (error) {
      result.dispose();
      throw error;
    }
  }

  #fill(
    kind: Distribution["name"],
    shape: readonly number[] | number,
    dtype: RealDType,
    parameters: readonly (number | bigint)[],
    { into, stream }: RandomOptions<RealDType>,
  ): DeviceArray<RealDType> {
    return compute(kind, this.#context, [], checkShape("shape", shape), dtype, { into, stream }, (target) => {
      if (kind === "bits" && target.dtype !== dtype) {
        using bits = this.#fill(kind, target.shape, dtype, parameters, { stream });
        target.copyFrom(bits, { stream });
        return;
      }
      const words = kind === "bits" ? target.view("u32") : target;
      this.offset += BigInt(fillRandom(words, kind, parameters, this.seed, this.offset, stream));
    });
  }

  /** Formats the seed and the offset. */
  toString(): string {
    return `RandomGenerator seed ${this.seed}, offset ${this.offset}, on ${this.#context}`;
  }
}

printAsText(RandomGenerator, "RandomGenerator");

/** `device.random()`. */
export function createGenerator(context: Context, seed: number | bigint | undefined): RandomGenerator {
  if (seed === undefined) {
    const [random] = crypto.getRandomValues(new BigUint64Array(1));
    return new RandomGenerator(context, random!);
  }
  const isInteger = typeof seed === "bigint" || Number.isSafeInteger(seed);
  if (!isInteger || seed < 0 || BigInt(seed) >= 2n ** 64n) {
    throw new RangeError(invalid("seed", "an integer from 0 to 2^64 - 1 (a bigint beyond 2^53)", seed));
  }
  return new RandomGenerator(context, BigInt(seed));
}

function finite(name: string, value: number, dtype: RealDType): number {
  const wide = dtype === "f64";
  if (typeof value === "number" && Number.isFinite(wide ? value : Math.fround(value))) return value;
  throw new RangeError(
    invalid(name, wide || !Number.isFinite(value) ? "a finite number" : "a finite number of f32", value),
  );
}

function whole(name: string, value: number | bigint): bigint {
  if (typeof value === "bigint" || Number.isSafeInteger(value)) return BigInt(value);
  throw new RangeError(invalid(name, "an integer (a bigint beyond 2^53)", value));
}

function floatOption(dtype: RandomFloat = "f32"): RealDType {
  const type = checkDType("dtype", dtype);
  if (FLOATS.includes(type)) return type as RealDType;
  throw new TypeError(mismatch("dtype", "f16, bf16, f32 or f64", type) + "; integers() returns integers");
}
