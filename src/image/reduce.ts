/** Numbers of whole images: sums, means, norms, extremes. They stay on the device, so that nothing waits for them. */
import { REDUCE } from "../../ptx/reduce.ts";
import { DeviceArray } from "../array.ts";
import { sameShape } from "../array/strides.ts";
import { show } from "../check.ts";
import type { DType } from "../dtype.ts";
import { streamOf } from "../memory.ts";
import type { Stream } from "../stream.ts";
import { readSecond } from "./elements.ts";
import { shippedKernel } from "./kernels.ts";
import { launchImages, typeCode } from "./launch.ts";
import { type Images, type Operand, readImages } from "./operand.ts";

/** Options of reductions of whole images. */
export interface ReduceOptions {
  /** The stream that the work is given to. Default: the device's own. */
  stream?: Stream;
}

/** Options of reductions with one result. */
export interface ReduceIntoOptions extends ReduceOptions {
  /** Where to write, instead of new memory: f64 of the result's shape. */
  into?: DeviceArray<"f64">;
}

/** `Summed` and `Result` of kernels/reduce.cu. */
const SUMMED = [
  "value",
  "absolute",
  "square",
  "nonzero",
  "largest",
  "differenceAbsolute",
  "differenceSquare",
  "differenceLargest",
] as const;
const RESULTS = ["sum", "mean", "deviation", "root"] as const;
type Summed = (typeof SUMMED)[number];

/** Blocks of an image at most, and rows of a block at least. Sums are added in an order that only the images' size decides. */
const MOST_BLOCKS = 256, FEWEST_ROWS = 8;

/** How images are cut into blocks of rows. */
interface Parts {
  readonly rows: number;
  readonly blocks: number;
}

function partsOf({ height }: Operand): Parts {
  const rows = Math.max(Math.ceil(height / MOST_BLOCKS), FEWEST_ROWS);
  return { rows, blocks: Math.ceil(height / rows) };
}

/** @internal An array of any shape as images of one channel: `count` of them with `height` rows of `width` elements, without gaps. */
export function tableOperand(
  array: DeviceArray,
  count: number,
  height: number,
  width: number,
): Operand {
  const { itemSize } = array;
  const rowStride = width * itemSize;
  return {
    name: "into",
    context: array.allocation.context,
    array,
    images: null,
    dtype: array.dtype,
    layout: "NHWC",
    count,
    height,
    width,
    channels: 1,
    imageStride: height * rowStride,
    rowStride,
    columnStride: itemSize,
    channelStride: 0,
    made: false,
  };
}

/** New memory for a table, freed by the caller. */
function newTable(
  from: Operand,
  height: number,
  width: number,
  dtype: DType,
  stream: Stream | undefined,
): Operand {
  const shape = [from.count, height, width];
  const array = DeviceArray.empty(from.context, shape, dtype, streamOf(from.context, stream));
  return tableOperand(array, from.count, height, width);
}

/** One image's result is `[width]`, several images' `[count, width]`. */
function resultShape(from: Operand, width: number): number[] {
  const several = from.images !== null || from.layout.length === 4;
  return several ? [from.count, width] : [width];
}

function resultArray<D extends DType>(
  from: Operand,
  shape: readonly number[],
  dtype: D,
  options: ReduceIntoOptions,
): DeviceArray<D> {
  const into = options.into as DeviceArray<D> | undefined;
  if (into === undefined) {
    return DeviceArray.empty(from.context, shape, dtype, streamOf(from.context, options.stream));
  }
  const suits = into instanceof DeviceArray && into.dtype === dtype && sameShape(into.shape, shape) &&
    into.isContiguous && !into.readOnly && into.allocation.context === from.context;
  if (!suits) {
    throw new RangeError(
      `into: ${
        into instanceof DeviceArray ? `${into.dtype} ${show(into.shape)}` : show(into)
      } given; accepted is ${`${dtype} ${show(shape)}`} without gaps, on the device of ${from.name}`,
    );
  }
  return into;
}

/** The parts of the sums of each channel. */
function sumParts(what: Summed, from: Operand, second: Operand, options: ReduceOptions): Operand {
  const { rows, blocks } = partsOf(from);
  const parts = newTable(from, blocks, from.channels, "f64", options.stream);
  try {
    const kernel = shippedKernel(from.context, REDUCE, "sum_parts");
    const tile = [from.channels, 1] as const;
    const args = [SUMMED.indexOf(what), typeCode(from.dtype), rows];
    launchImages(kernel, [from, second, parts], tile, options.stream, ...args);
    return parts;
  } catch (error) {
    parts.array.dispose();
    throw error;
  }
}

/** Makes results of parts. `squares` are needed for deviations only. */
function whole(
  result: (typeof RESULTS)[number],
  largest: boolean,
  together: boolean,
  from: Operand,
  parts: Operand,
  squares: Operand,
  array: DeviceArray,
  options: ReduceOptions,
): void {
  const to = tableOperand(array, from.count, 1, together ? 1 : from.channels);
  const kernel = shippedKernel(from.context, REDUCE, "sum_whole");
  const args = [RESULTS.indexOf(result), largest ? 1 : 0, together ? 1 : 0];
  launchImages(kernel, [from, parts, squares, to], [1, 1], options.stream, ...args);
}

function summed(
  what: Summed,
  result: (typeof RESULTS)[number],
  together: boolean,
  from: Operand,
  second: Operand,
  options: ReduceIntoOptions,
): DeviceArray<"f64"> {
  const array = resultArray(from, resultShape(from, together ? 1 : from.channels), "f64", options);
  if (from.count === 0) return array;
  try {
    const parts = sumParts(what, from, second, options);
    using _ = parts.array;
    const largest = what === "largest" || what === "differenceLargest";
    whole(result, largest, together, from, parts, parts, array, options);
    return array;
  } catch (error) {
    if (options.into === undefined) array.dispose();
    throw error;
  }
}

/**
 * The sum of all elements of each channel: OpenCV's `sum`.
 *
 * ```ts
 * using total = sum(frame);
 * const [red, green, blue] = total.toHost();
 * ```
 *
 * Sums are made in f64 and always in the same order: the same image has the same sum on every device.
 *
 * @param src Images of 1 to 4 channels, of u8, u16, i16, f16 or f32, in any layout; or a list of images.
 * @returns f64 `[channels]`, or `[count, channels]` for a batch or a list.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function sum(src: Images, options: ReduceIntoOptions = {}): DeviceArray<"f64"> {
  const from = readImages("src", src);
  return summed("value", "sum", false, from, from, options);
}

/** The mean of each channel: OpenCV's `mean`. Arguments and result as for {@link sum}. */
export function mean(src: Images, options: ReduceIntoOptions = {}): DeviceArray<"f64"> {
  const from = readImages("src", src);
  return summed("value", "mean", false, from, from, options);
}

/** How many elements of each channel are not zero: OpenCV's `countNonZero`. Arguments and result as for {@link sum}. */
export function countNonZero(src: Images, options: ReduceIntoOptions = {}): DeviceArray<"f64"> {
  const from = readImages("src", src);
  return summed("nonzero", "sum", false, from, from, options);
}

/** Means and standard deviations. `dispose()` and `using` free both. */
export interface MeanStdDev extends Disposable {
  readonly mean: DeviceArray<"f64">;
  readonly stdDev: DeviceArray<"f64">;
}

/**
 * The mean and the standard deviation of each channel: OpenCV's `meanStdDev`.
 *
 * ```ts
 * using statistics = meanStdDev(frame);
 * console.log(statistics.mean.toHost(), statistics.stdDev.toHost());
 * ```
 *
 * @param src As for {@link sum}.
 * @returns Both f64 `[channels]`, or `[count, channels]` for a batch or a list.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function meanStdDev(src: Images, options: ReduceOptions = {}): MeanStdDev {
  const from = readImages("src", src);
  using stack = new DisposableStack();
  const shape = resultShape(from, from.channels);
  const means = stack.use(resultArray(from, shape, "f64", { stream: options.stream }));
  const stdDev = stack.use(resultArray(from, shape, "f64", { stream: options.stream }));
  if (from.count > 0) {
    const parts = sumParts("value", from, from, options);
    using _parts = parts.array;
    const squares = sumParts("square", from, from, options);
    using _squares = squares.array;
    whole("mean", false, false, from, parts, parts, means, options);
    whole("deviation", false, false, from, parts, squares, stdDev, options);
  }
  const results = stack.move();
  return { mean: means, stdDev, [Symbol.dispose]: () => results.dispose() };
}

/** `"inf"`: the largest absolute value; `"l1"`: their sum; `"l2"`: the root of the sum of squares; `"l2sqr"`: that sum. */
export type NormType = "inf" | "l1" | "l2" | "l2sqr";

/** Options of `norm`. */
export interface NormOptions extends ReduceIntoOptions {
  /** Which norm. Default `"l2"`. */
  type?: NormType;
  /** Images of the same sizes and element type, whose difference from `src` is measured instead of `src`. */
  from?: Images;
}

const NORMS: Readonly<Record<NormType, readonly [Summed, Summed]>> = {
  inf: ["largest", "differenceLargest"],
  l1: ["absolute", "differenceAbsolute"],
  l2: ["square", "differenceSquare"],
  l2sqr: ["square", "differenceSquare"],
};

/**
 * The norm of an image, all channels together, or of the difference of two: OpenCV's `norm`.
 *
 * ```ts
 * using distance = norm(frame, { from: previous });
 * ```
 *
 * @param src As for {@link sum}.
 * @returns f64 `[1]`, or `[count, 1]` for a batch or a list.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function norm(src: Images, options: NormOptions = {}): DeviceArray<"f64"> {
  const { type = "l2" } = options;
  if (!Object.hasOwn(NORMS, type)) {
    throw new RangeError(
      `type: ${show(type)} given; accepted are ${Object.keys(NORMS).map(show).join(", ")}`,
    );
  }
  const from = readImages("src", src);
  const second = options.from === undefined ? null : readSecond("from", options.from, from);
  const what = NORMS[type][second === null ? 0 : 1];
  return summed(what, type === "l2" ? "root" : "sum", true, from, second ?? from, options);
}

/** Extremes and their places. `dispose()` and `using` free both arrays. */
export interface MinMaxLoc extends Disposable {
  /** f32 `[2]`: the least and the greatest element; `[count, 2]` for a batch or a list. */
  readonly values: DeviceArray<"f32">;
  /** i32 `[2, 2]`: x and y of the least and of the greatest; `[count, 2, 2]` for a batch or a list. */
  readonly locations: DeviceArray<"i32">;
}

/**
 * The least and the greatest element and where they are: OpenCV's and CV-CUDA's `minMaxLoc`. Of equal ones the first in the
 * order of rows counts. NaN is passed over; the places of an image of nothing else are -1.
 *
 * ```ts
 * using peak = minMaxLoc(scores);
 * const [, , x, y] = peak.locations.toHost(); // of the greatest
 * ```
 *
 * @param src Images of 1 channel, of u8, u16, i16, f16 or f32; or a list of images.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function minMaxLoc(src: Images, options: ReduceOptions = {}): MinMaxLoc {
  const from = readImages("src", src, undefined, [1]);
  using stack = new DisposableStack();
  const shape = resultShape(from, 2);
  const { stream } = options;
  const values = stack.use(resultArray(from, shape, "f32", { stream }));
  const locations = stack.use(resultArray(from, [...shape, 2], "i32", { stream }));
  if (from.count > 0) {
    const { rows, blocks } = partsOf(from);
    const parts = newTable(from, blocks, 4, "f32", stream);
    using _ = parts.array;
    const first = shippedKernel(from.context, REDUCE, "extreme_parts");
    launchImages(first, [from, parts], [4, 1], stream, typeCode(from.dtype), rows);
    const second = shippedKernel(from.context, REDUCE, "extreme_whole");
    const places = tableOperand(locations, from.count, 1, 4), to = tableOperand(values, from.count, 1, 2);
    launchImages(second, [from, parts, places, to], [2, 1], stream);
  }
  const results = stack.move();
  return { values, locations, [Symbol.dispose]: () => results.dispose() };
}
