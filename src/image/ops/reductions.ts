/**
 * Sums, means, norms and extremes of whole images. Results stay on the device, so that nothing waits for
 * them.
 */
import { checkOperatorOptions } from "../core/option_names.ts";
import { SUM_RESULT, SUM_TERM } from "../../../ptx/layouts.ts";
import { REDUCTIONS_GENERIC } from "../../../ptx/ops/reductions/generic.ts";
import { REDUCTIONS_U8 } from "../../../ptx/ops/reductions/u8.ts";
import { type DeviceArray, emptyArray } from "../../array/array.ts";
import { checkOptions, invalid, isKeyOf, mismatch, oneOf, type OptionNames } from "../../base/check.ts";
import type { DType } from "../../base/dtype.ts";
import { streamOf } from "../../core/stream_state.ts";
import { builtinKernel } from "../../core/module/builtin_kernels.ts";
import type { Stream } from "../../core/stream/stream.ts";
import { launchImages, typeCode } from "../core/launch.ts";
import { overlapping } from "../core/overlap.ts";
import { readSecond } from "../core/pointwise.ts";
import { checkTable, tableView } from "../core/table.ts";
import { ONE_BLOCK } from "../core/tiles.ts";
import { type Call, launchVariant, variants } from "../core/variants.ts";
import { type Images, type ImageView, readImages } from "../core/view.ts";

/** Options of reductions of whole images. */
export interface ReduceOptions {
  /** The stream to enqueue on. Default: the device's own. */
  stream?: Stream | undefined;
}

/** The names of {@link ReduceOptions}. */
const REDUCE_OPTIONS: OptionNames<ReduceOptions> = { stream: true };

/** Options of reductions with one result. */
export interface ReduceIntoOptions extends ReduceOptions {
  /** Writes the result here instead of allocating it: contiguous f64 of the result's shape. */
  into?: DeviceArray<"f64"> | undefined;
}

/** The names of {@link ReduceIntoOptions}. */
const REDUCE_INTO_OPTIONS: OptionNames<ReduceIntoOptions> = { into: true, ...REDUCE_OPTIONS };

type SumTerm = keyof typeof SUM_TERM;
type SumResult = keyof typeof SUM_RESULT;

/** How images are divided among blocks, each of which computes a partial sum. */
interface Division {
  /** Rows of a block. */
  readonly rows: number;
  readonly blocks: number;
}

interface SumCall extends Call {
  readonly term: SumTerm;
  /** The second source of differences, otherwise the first one. */
  readonly second: ImageView;
  /** Also sums squares. */
  readonly withSquares: boolean;
  /** Enqueues the work on the partial sums. */
  readonly combine: (partial: ImageView) => void;
}

/**
 * The most blocks of an image, and the fewest rows of a block. The order of additions depends only on the
 * image's size.
 */
const MAX_BLOCKS = 256, MIN_ROWS = 8;
/** Blocks that fill a large GPU, for sums that are exact in any order. */
const ENOUGH_BLOCKS = 2048;
/** Terms that kernels/ops/reductions/u8.cu can sum. */
const U8_TERMS: readonly SumTerm[] = ["value", "absolute", "square", "nonzero"];

const SUM = variants<SumCall>("sum", [
  {
    name: "u8",
    file: "reductions/u8",
    requires: "interleaved u8 of 1 or 3 channels; sums and sums of squares",
    gain: "9.2× at 32 × 1080p sum",
    when: (layout, { views: [from], term }) =>
      layout.interleavedU8 && from!.channels !== 4 && U8_TERMS.includes(term),
    launch: (call) => {
      const from = call.views[0]!, { rows, blocks } = divideExact(from);
      const kernel = builtinKernel(from.context, REDUCTIONS_U8, `sum_parts_u8_${from.channels}`);
      launchPartial(call, blocks, (to) => {
        launchImages(kernel, [from, to], [to.width, 1], call.stream, SUM_TERM[call.term], rows);
      });
    },
  },
  {
    name: "generic",
    file: "reductions/generic",
    launch: (call) => {
      const from = call.views[0]!, { second, stream } = call, { rows, blocks } = divide(from);
      const kernel = builtinKernel(from.context, REDUCTIONS_GENERIC, "sum_parts");
      launchPartial(call, blocks, (to) => {
        const args = [SUM_TERM[call.term], typeCode(from.dtype), rows];
        launchImages(kernel, [from, second, to], [to.width, 1], stream, ...args);
      });
    },
  },
]);

function divide({ height }: ImageView): Division {
  const rows = Math.max(Math.ceil(height / MAX_BLOCKS), MIN_ROWS);
  return { rows, blocks: Math.ceil(height / rows) };
}

function divideExact({ height, count }: ImageView): Division {
  const rows = MIN_ROWS * Math.ceil(height * count / (MIN_ROWS * ENOUGH_BLOCKS));
  return { rows, blocks: Math.ceil(height / rows) };
}

/** Allocates partial sums for `blocks` of each image, launches a kernel that writes them, and combines them. */
function launchPartial(call: SumCall, blocks: number, launch: (to: ImageView) => void): void {
  const from = call.views[0]!, columns = call.withSquares ? 2 * from.channels : from.channels;
  const to = newTable(from, blocks, columns, "f64", call.stream);
  using _ = to.array;
  launch(to);
  call.combine(to);
}

/** Allocates a table for each image. The caller frees it. */
function newTable(
  from: ImageView,
  height: number,
  width: number,
  dtype: DType,
  stream: Stream | undefined,
): ImageView {
  const shape = [from.count, height, width];
  const array = emptyArray(from.context, shape, dtype, streamOf(from.context, stream));
  return tableView(array, from.count, height, width);
}

/** `[width]` for one image, `[count, width]` for several. */
function resultShape(from: ImageView, width: number): number[] {
  const several = from.images !== null || from.layout.length === 4;
  return several ? [from.count, width] : [width];
}

/** Allocates or checks a result. */
function resultArray<D extends DType>(
  name: string,
  sources: readonly ImageView[],
  shape: readonly number[],
  dtype: D,
  into: DeviceArray<D> | undefined,
  stream: Stream | undefined,
): DeviceArray<D> {
  const { context } = sources[0]!, state = streamOf(context, stream);
  if (into === undefined) return emptyArray(context, shape, dtype, state);
  checkTable(name, into, shape, dtype, sources);
  return into;
}

/** How partial sums become a result. */
interface Combination {
  readonly result: SumResult;
  /** The partial sums are maxima. */
  readonly largest: boolean;
  /** Combines all channels. */
  readonly allChannels: boolean;
}

/** Combines partial sums into `array`. For deviations, means go to `means`. */
function combine(
  { result, largest, allChannels }: Combination,
  from: ImageView,
  partial: ImageView,
  means: DeviceArray,
  array: DeviceArray,
  stream: Stream | undefined,
): void {
  const columns = allChannels ? 1 : from.channels;
  const to = tableView(array, from.count, 1, columns);
  const meansTo = means === array ? to : tableView(means, from.count, 1, columns);
  const kernel = builtinKernel(from.context, REDUCTIONS_GENERIC, "sum_total");
  const args = [SUM_RESULT[result], largest ? 1 : 0, allChannels ? 1 : 0];
  launchImages(kernel, [from, partial, meansTo, to], ONE_BLOCK, stream, ...args);
}

function sumTerms(
  term: SumTerm,
  result: SumResult,
  allChannels: boolean,
  from: ImageView,
  second: ImageView,
  options: ReduceIntoOptions,
): DeviceArray<"f64"> {
  const { into, stream } = checkOptions(options);
  const shape = resultShape(from, allChannels ? 1 : from.channels);
  const array = resultArray("into", [from, second], shape, "f64", into, stream);
  if (from.count === 0) return array;
  try {
    const largest = term === "largest" || term === "differenceLargest";
    const combination = { result, largest, allChannels };
    launchVariant(SUM, {
      views: [from],
      stream,
      term,
      second,
      withSquares: false,
      combine: (partial) => combine(combination, from, partial, array, array, stream),
    });
    return array;
  } catch (error) {
    if (into === undefined) array.dispose();
    throw error;
  }
}

/**
 * Sums all elements of each channel: OpenCV's `sum`.
 *
 * ```ts
 * using total = sum(frame);
 * const [red, green, blue] = total.toHost();
 * ```
 *
 * Additions are in f64 and always in the same order, so the same image has the same sum on every device.
 *
 * @param src Images with 1 to 4 channels of u8, u16, i16, f16 or f32 in any layout, or a list of images.
 * @returns f64 `[channels]`, or `[count, channels]` for a batch or a list.
 * @throws {TypeError | RangeError} An argument is invalid; nothing was launched.
 */
export function sum(src: Images, options: ReduceIntoOptions = {}): DeviceArray<"f64"> {
  const from = readImages("src", src);
  checkOperatorOptions(options, REDUCE_INTO_OPTIONS);
  return sumTerms("value", "sum", false, from, from, options);
}

/**
 * Computes the mean of each channel: OpenCV's `mean`. Arguments and result are those of {@link sum}.
 *
 * ```ts
 * const [red, green, blue] = mean(frame).toHost();
 * ```
 */
export function mean(src: Images, options: ReduceIntoOptions = {}): DeviceArray<"f64"> {
  const from = readImages("src", src);
  checkOperatorOptions(options, REDUCE_INTO_OPTIONS);
  return sumTerms("value", "mean", false, from, from, options);
}

/**
 * Counts the nonzero elements of each channel: OpenCV's `countNonZero`. Arguments and result are those of
 * {@link sum}.
 *
 * ```ts
 * const [covered] = countNonZero(mask).toHost();
 * ```
 */
export function countNonZero(src: Images, options: ReduceIntoOptions = {}): DeviceArray<"f64"> {
  const from = readImages("src", src);
  checkOperatorOptions(options, REDUCE_INTO_OPTIONS);
  return sumTerms("nonzero", "sum", false, from, from, options);
}

/** Options of {@link meanStdDev}. */
export interface MeanStdDevOptions extends ReduceOptions {
  /** Writes the results here instead of allocating them: contiguous f64 of the results' shape. */
  into?: { readonly mean: DeviceArray<"f64">; readonly stdDev: DeviceArray<"f64"> } | undefined;
}

/** The names of {@link MeanStdDevOptions}. */
const MEAN_STD_DEV_OPTIONS: OptionNames<MeanStdDevOptions> = { into: true, ...REDUCE_OPTIONS };

/** Options of {@link minMaxLoc}. */
export interface MinMaxLocOptions extends ReduceOptions {
  /** Writes the results here instead of allocating them; contiguous. */
  into?: { readonly values: DeviceArray<"f32">; readonly locations: DeviceArray<"i32"> } | undefined;
}

/** The names of {@link MinMaxLocOptions}. */
const MIN_MAX_LOC_OPTIONS: OptionNames<MinMaxLocOptions> = { into: true, ...REDUCE_OPTIONS };

/** Means and standard deviations. `using` frees both, unless they were passed as `into`. */
export interface MeanStdDev extends Disposable {
  /** f64 `[channels]`, or `[count, channels]` for a batch or a list. */
  readonly mean: DeviceArray<"f64">;
  /** f64 of the same shape. */
  readonly stdDev: DeviceArray<"f64">;
}

/**
 * Computes the mean and the standard deviation of each channel: OpenCV's `meanStdDev`.
 *
 * ```ts
 * using statistics = meanStdDev(frame);
 * console.log(statistics.mean.toHost(), statistics.stdDev.toHost());
 * ```
 *
 * @param src The images, as for {@link sum}.
 * @returns Both are f64 `[channels]`, or `[count, channels]` for a batch or a list.
 * @throws {TypeError | RangeError} An argument is invalid; nothing was launched.
 */
export function meanStdDev(src: Images, options: MeanStdDevOptions = {}): MeanStdDev {
  const from = readImages("src", src);
  using stack = new DisposableStack();
  const { into, stream } = checkOperatorOptions(options, MEAN_STD_DEV_OPTIONS);
  const shape = resultShape(from, from.channels);
  const result = (name: "mean" | "stdDev"): DeviceArray<"f64"> => {
    const array = resultArray(`into.${name}`, [from], shape, "f64", into?.[name], stream);
    return into === undefined ? stack.use(array) : array;
  };
  const means = result("mean"), stdDev = result("stdDev");
  if (overlapping(means, stdDev)) {
    throw new RangeError(
      mismatch("into.stdDev", "separate memory", "memory that overlaps into.mean"),
    );
  }
  if (from.count > 0) {
    const combination = { result: "deviation", largest: false, allChannels: false } as const;
    launchVariant(SUM, {
      views: [from],
      stream,
      term: "value",
      second: from,
      withSquares: true,
      combine: (partial) => combine(combination, from, partial, means, stdDev, stream),
    });
  }
  const results = stack.move();
  return { mean: means, stdDev, [Symbol.dispose]: () => results.dispose() };
}

/**
 * `"inf"`: the largest absolute value; `"l1"`: the sum of absolute values; `"l2"`: the root of the sum of
 * squares; `"l2sqr"`: the sum of squares.
 */
export type NormType = "inf" | "l1" | "l2" | "l2sqr";

/** Options of {@link norm}. */
export interface NormOptions extends ReduceIntoOptions {
  /** The norm. Default `"l2"`. */
  type?: NormType | undefined;
  /** Images of the same sizes and dtype: computes the norm of the difference between them and `src`. */
  from?: Images | undefined;
}

/** The names of {@link NormOptions}. */
const NORM_OPTIONS: OptionNames<NormOptions> = { type: true, from: true, ...REDUCE_INTO_OPTIONS };

const NORMS: Readonly<Record<NormType, readonly [SumTerm, SumTerm]>> = {
  inf: ["largest", "differenceLargest"],
  l1: ["absolute", "differenceAbsolute"],
  l2: ["square", "differenceSquare"],
  l2sqr: ["square", "differenceSquare"],
};

/**
 * Computes the norm of an image over all channels, or of the difference of two images: OpenCV's `norm`.
 *
 * ```ts
 * using distance = norm(frame, { from: previous });
 * ```
 *
 * @param src The images, as for {@link sum}.
 * @returns f64 `[1]`, or `[count, 1]` for a batch or a list.
 * @throws {TypeError | RangeError} An argument is invalid; nothing was launched.
 */
export function norm(src: Images, options: NormOptions = {}): DeviceArray<"f64"> {
  const from = readImages("src", src);
  const { type = "l2" } = checkOperatorOptions(options, NORM_OPTIONS);
  if (!isKeyOf(NORMS, type)) {
    throw new RangeError(invalid("type", oneOf(NORMS), type));
  }
  const second = options.from === undefined ? null : readSecond("from", options.from, from);
  const what = NORMS[type][second === null ? 0 : 1];
  return sumTerms(what, type === "l2" ? "root" : "sum", true, from, second ?? from, options);
}

/** Extremes and their positions. `using` frees both arrays, unless they were passed as `into`. */
export interface MinMaxLoc extends Disposable {
  /** f32 `[2]`: minimum and maximum; `[count, 2]` for a batch or a list. */
  readonly values: DeviceArray<"f32">;
  /** i32 `[2, 2]`: x and y of the minimum and of the maximum; `[count, 2, 2]` for a batch or a list. */
  readonly locations: DeviceArray<"i32">;
}

/**
 * Finds the minimum and the maximum and their positions: OpenCV's and CV-CUDA's `minMaxLoc`. Ties go to the
 * first element in row-major order. NaN is skipped; an image of nothing but NaN has the positions -1.
 *
 * ```ts
 * using peak = minMaxLoc(scores);
 * const [, , x, y] = peak.locations.toHost(); // of the maximum
 * ```
 *
 * @param src Single-channel images of u8, u16, i16, f16 or f32, or a list of images.
 * @throws {TypeError | RangeError} An argument is invalid; nothing was launched.
 */
export function minMaxLoc(src: Images, options: MinMaxLocOptions = {}): MinMaxLoc {
  const from = readImages("src", src, undefined, [1]);
  using stack = new DisposableStack();
  const shape = resultShape(from, 2);
  const { into, stream } = checkOperatorOptions(options, MIN_MAX_LOC_OPTIONS);
  const values = resultArray("into.values", [from], shape, "f32", into?.values, stream);
  if (into === undefined) stack.use(values);
  const locations = resultArray("into.locations", [from], [...shape, 2], "i32", into?.locations, stream);
  if (into === undefined) stack.use(locations);
  if (overlapping(values, locations)) {
    throw new RangeError(
      mismatch("into.locations", "separate memory", "memory that overlaps into.values"),
    );
  }
  if (from.count > 0) {
    const { rows, blocks } = divide(from);
    const partial = newTable(from, blocks, 4, "f32", stream);
    using _ = partial.array;
    const first = builtinKernel(from.context, REDUCTIONS_GENERIC, "extreme_parts");
    launchImages(first, [from, partial], [4, 1], stream, typeCode(from.dtype), rows);
    const second = builtinKernel(from.context, REDUCTIONS_GENERIC, "extreme_total");
    const positions = tableView(locations, from.count, 1, 4), to = tableView(values, from.count, 1, 2);
    launchImages(second, [from, partial, positions, to], [2, 1], stream);
  }
  const results = stack.move();
  return { values, locations, [Symbol.dispose]: () => results.dispose() };
}
