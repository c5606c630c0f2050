/** Numbers of whole images: sums, means, norms, extremes. They stay on the device, so that nothing waits for them. */
import { REDUCTIONS_GENERIC } from "../../../ptx/ops/reductions/generic.ts";
import { REDUCTIONS_U8 } from "../../../ptx/ops/reductions/u8.ts";
import { DeviceArray } from "../../array/array.ts";
import { invalid, show } from "../../base/check.ts";
import type { DType } from "../../base/dtype.ts";
import { streamOf } from "../../core/stream_state.ts";
import { shippedKernel } from "../../core/module/builtin_kernels.ts";
import type { Stream } from "../../core/stream/stream.ts";
import { launchImages, type Tile, typeCode } from "../core/launch.ts";
import { isPackedBytes } from "../core/memory_layout.ts";
import { readSecond } from "../core/pointwise.ts";
import { checkTable, tableView } from "../core/table.ts";
import { type Images, type ImageView, overlapping, readImages } from "../core/view.ts";

/** Options of reductions of whole images. */
export interface ReduceOptions {
  /** The stream that the work is given to. Default: the device's own. */
  stream?: Stream;
}

/** Options of reductions with one result. */
export interface ReduceIntoOptions extends ReduceOptions {
  /** Where to write, instead of new memory: f64 of the result's shape, without gaps. */
  into?: DeviceArray<"f64">;
}

/** `Summed` and `Result` of kernels/ops/reductions/generic.cu. */
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

/** So many of them kernels/ops/reductions/u8.cu knows, too. */
const PACKED_SUMS = 4;

const RESULTS = ["sum", "mean", "deviation", "root"] as const;

type Summed = (typeof SUMMED)[number];

/** Blocks of an image at most, and rows of a block at least. Sums are added in an order that only the images' size decides. */
const MOST_BLOCKS = 256, FEWEST_ROWS = 8;

/** Blocks of all images together, where that does not matter. */
const ENOUGH_BLOCKS = 2048;

/** A block for each element of a result. */
const ONE: Tile = [1, 1];

/** How images are cut into blocks of rows. */
interface Parts {
  readonly rows: number;
  readonly blocks: number;
}

function partsOf({ height }: ImageView): Parts {
  const rows = Math.max(Math.ceil(height / MOST_BLOCKS), FEWEST_ROWS);
  return { rows, blocks: Math.ceil(height / rows) };
}

/** The same for kernels/ops/reductions/u8.cu, whose sums are exact in any order: as many blocks as keep a device busy. */
function packedPartsOf({ height, count }: ImageView): Parts {
  const rows = FEWEST_ROWS * Math.ceil(height * count / (FEWEST_ROWS * ENOUGH_BLOCKS));
  return { rows, blocks: Math.ceil(height / rows) };
}

/** New memory for a table, freed by the caller. */
function newTable(
  from: ImageView,
  height: number,
  width: number,
  dtype: DType,
  stream: Stream | undefined,
): ImageView {
  const shape = [from.count, height, width];
  const array = DeviceArray.empty(from.context, shape, dtype, streamOf(from.context, stream));
  return tableView(array, from.count, height, width);
}

/** One image's result is `[width]`, several images' `[count, width]`. */
function resultShape(from: ImageView, width: number): number[] {
  const several = from.images !== null || from.layout.length === 4;
  return several ? [from.count, width] : [width];
}

function resultArray<D extends DType>(
  name: string,
  sources: readonly ImageView[],
  shape: readonly number[],
  dtype: D,
  into: DeviceArray<D> | undefined,
  stream: Stream | undefined,
): DeviceArray<D> {
  const { context } = sources[0]!, state = streamOf(context, stream);
  if (into === undefined) return DeviceArray.empty(context, shape, dtype, state);
  checkTable(name, into, shape, dtype, sources);
  return into;
}

/** The parts of the sums of each channel; behind them, if they are wanted, those of the sums of squares. */
function sumParts(
  what: Summed,
  withSquares: boolean,
  from: ImageView,
  second: ImageView,
  stream: Stream | undefined,
): ImageView {
  const { context, channels } = from, sum = SUMMED.indexOf(what);
  const packed = sum < PACKED_SUMS && channels !== 4 && isPackedBytes(from);
  const { rows, blocks } = packed ? packedPartsOf(from) : partsOf(from);
  const parts = newTable(from, blocks, withSquares ? 2 * channels : channels, "f64", stream);
  const tile = [parts.width, 1] as const;
  try {
    if (packed) {
      const kernel = shippedKernel(context, REDUCTIONS_U8, `sum_parts_u8_${channels}`);
      launchImages(kernel, [from, parts], tile, stream, sum, rows);
    } else {
      const kernel = shippedKernel(context, REDUCTIONS_GENERIC, "sum_parts");
      launchImages(kernel, [from, second, parts], tile, stream, sum, typeCode(from.dtype), rows);
    }
    return parts;
  } catch (error) {
    parts.array.dispose();
    throw error;
  }
}

/** Makes results of parts. With deviations of parts with squares, means go to `means`. */
function whole(
  result: (typeof RESULTS)[number],
  largest: boolean,
  together: boolean,
  from: ImageView,
  parts: ImageView,
  means: DeviceArray,
  array: DeviceArray,
  stream: Stream | undefined,
): void {
  const columns = together ? 1 : from.channels;
  const to = tableView(array, from.count, 1, columns);
  const beside = means === array ? to : tableView(means, from.count, 1, columns);
  const kernel = shippedKernel(from.context, REDUCTIONS_GENERIC, "sum_total");
  launchImages(
    kernel,
    [from, parts, beside, to],
    ONE,
    stream,
    RESULTS.indexOf(result),
    largest ? 1 : 0,
    together ? 1 : 0,
  );
}

function summed(
  what: Summed,
  result: (typeof RESULTS)[number],
  together: boolean,
  from: ImageView,
  second: ImageView,
  options: ReduceIntoOptions,
): DeviceArray<"f64"> {
  const { into, stream } = options;
  const shape = resultShape(from, together ? 1 : from.channels);
  const array = resultArray("into", [from, second], shape, "f64", into, stream);
  if (from.count === 0) return array;
  try {
    const parts = sumParts(what, false, from, second, stream);
    using _ = parts.array;
    const largest = what === "largest" || what === "differenceLargest";
    whole(result, largest, together, from, parts, array, array, stream);
    return array;
  } catch (error) {
    if (into === undefined) array.dispose();
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

/** Options of {@link meanStdDev}. */
export interface MeanStdDevOptions extends ReduceOptions {
  /** Where to write, instead of new memory: f64 of the results' shape, without gaps. */
  into?: { readonly mean: DeviceArray<"f64">; readonly stdDev: DeviceArray<"f64"> };
}

/** Options of {@link minMaxLoc}. */
export interface MinMaxLocOptions extends ReduceOptions {
  /** Where to write, instead of new memory, without gaps. */
  into?: { readonly values: DeviceArray<"f32">; readonly locations: DeviceArray<"i32"> };
}

/** Means and standard deviations. `dispose()` and `using` free both, unless they were given as `into`. */
export interface MeanStdDev extends Disposable {
  /** f64 `[channels]`, or `[count, channels]` for a batch or a list. */
  readonly mean: DeviceArray<"f64">;
  /** Of the same shape. */
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
export function meanStdDev(src: Images, options: MeanStdDevOptions = {}): MeanStdDev {
  const from = readImages("src", src);
  using stack = new DisposableStack();
  const { into, stream } = options;
  const shape = resultShape(from, from.channels);
  const result = (name: "mean" | "stdDev"): DeviceArray<"f64"> => {
    const array = resultArray(`into.${name}`, [from], shape, "f64", into?.[name], stream);
    return into === undefined ? stack.use(array) : array;
  };
  const means = result("mean"), stdDev = result("stdDev");
  if (overlapping(means, stdDev)) {
    throw new RangeError("into.stdDev: it shares memory with into.mean; accepted is memory of its own");
  }
  if (from.count > 0) {
    const parts = sumParts("value", true, from, from, stream);
    using _ = parts.array;
    whole("deviation", false, false, from, parts, means, stdDev, stream);
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
    throw new RangeError(invalid("type", `one of ${Object.keys(NORMS).map(show).join(", ")}`, type));
  }
  const from = readImages("src", src);
  const second = options.from === undefined ? null : readSecond("from", options.from, from);
  const what = NORMS[type][second === null ? 0 : 1];
  return summed(what, type === "l2" ? "root" : "sum", true, from, second ?? from, options);
}

/** Extremes and their places. `dispose()` and `using` free both arrays, unless they were given as `into`. */
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
export function minMaxLoc(src: Images, options: MinMaxLocOptions = {}): MinMaxLoc {
  const from = readImages("src", src, undefined, [1]);
  using stack = new DisposableStack();
  const shape = resultShape(from, 2);
  const { into, stream } = options;
  const values = resultArray("into.values", [from], shape, "f32", into?.values, stream);
  if (into === undefined) stack.use(values);
  const locations = resultArray("into.locations", [from], [...shape, 2], "i32", into?.locations, stream);
  if (into === undefined) stack.use(locations);
  if (overlapping(values, locations)) {
    throw new RangeError("into.locations: it shares memory with into.values; accepted is memory of its own");
  }
  if (from.count > 0) {
    const { rows, blocks } = partsOf(from);
    const parts = newTable(from, blocks, 4, "f32", stream);
    using _ = parts.array;
    const first = shippedKernel(from.context, REDUCTIONS_GENERIC, "extreme_parts");
    launchImages(first, [from, parts], [4, 1], stream, typeCode(from.dtype), rows);
    const second = shippedKernel(from.context, REDUCTIONS_GENERIC, "extreme_total");
    const places = tableView(locations, from.count, 1, 4), to = tableView(values, from.count, 1, 2);
    launchImages(second, [from, parts, places, to], [2, 1], stream);
  }
  const results = stack.move();
  return { values, locations, [Symbol.dispose]: () => results.dispose() };
}
