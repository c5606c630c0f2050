import { mismatch } from "../../base/check.ts";
import { HISTOGRAM } from "../../../ptx/ops/histogram.ts";
import { DeviceArray } from "../../array/array.ts";
import { streamOf } from "../../core/memory/memory.ts";
import type { Stream } from "../../core/stream/stream.ts";
import { asRows, isInterleaved } from "../core/elements.ts";
import { blocksOf, launchElements, ONE_BLOCK } from "../core/pointwise.ts";
import { asOneRow, isEvenRun } from "../core/memory_layout.ts";
import { shippedKernel } from "../../core/module/builtin_kernels.ts";
import { launchImages, type Tile } from "../core/launch.ts";
import { type ImageOptions, type Images, type Operand, readImages } from "../core/view.ts";
import { checkTable } from "./reduce.ts";
import { discard, resultOf, returned } from "../core/result.ts";

/** Elements of a block along x (GROUPS of kernels/ops/histogram.cu) and, times what a block goes through one after the other, y. */
const TILE_X = 512, TILE_Y = 8;
/** Blocks that keep a large device busy, and the most rows of tiles for each. */
const ENOUGH_BLOCKS = 528, MOST_ROWS = 16;
/** For images that are runs of bytes: the blocks that a large device runs at a time, and the least bytes for one. */
const RUN_BLOCKS = 1056, LEAST_RUN = 8192;
const BINS = 256;

/** Options of {@link histogram}. */
export interface HistogramOptions {
  /** u8 of one channel and the source's sizes: pixels where it is 0 are not counted. Of a list a list. */
  mask?: Images;
  /** Where to write, instead of new memory: i32 of the result's shape, without gaps. */
  into?: DeviceArray<"i32">;
  /** The stream that the work is given to. Default: the device's own. */
  stream?: Stream;
}

/**
 * Counts how often each value occurs: OpenCV's `calcHist` with 256 bins, CV-CUDA's `histogram`.
 *
 * ```ts
 * using counts = histogram(gray); // i32 [256]
 * ```
 *
 * @param src Images of 1 to 4 channels, of u8, in any layout; or a list of images of any sizes.
 * @returns i32 `[256]`, of several channels `[channels, 256]`; for a batch or a list with its count in front.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function histogram(src: Images, options: HistogramOptions = {}): DeviceArray<"i32"> {
  const from = readImages("src", src, ["u8"]);
  const mask = options.mask === undefined ? null : readMask(options.mask, from);
  const { context, count, channels } = from;
  const batched = from.images !== null || from.layout.length === 4;
  const shape = [...(batched ? [count] : []), ...(channels > 1 ? [channels] : []), BINS];
  const { into, stream } = options;
  if (into !== undefined) {
    checkTable("into", into, shape, "i32", mask === null ? [from] : [from, mask]);
    addCounts(from, mask, into, stream);
    return into;
  }
  const counts = DeviceArray.empty(context, shape, "i32", streamOf(context, stream));
  try {
    addCounts(from, mask, counts, stream);
    return counts;
  } catch (error) {
    counts.dispose();
    throw error;
  }
}

function readMask(value: Images, from: Operand): Operand {
  const mask = readImages("mask", value, ["u8"], [1]);
  const sizes = (operand: Operand): string =>
    (operand.images ?? [operand]).map(({ height, width }) => `${height} × ${width}`).join(", ");
  if (mask.count !== from.count || sizes(mask) !== sizes(from)) {
    throw new RangeError(
      mismatch(
        "mask",
        `as many as src, of its sizes: ${from.count} of ${sizes(from)}`,
        `${mask.count} of ${sizes(mask)} pixels`,
      ),
    );
  }
  if (mask.context !== from.context) {
    throw new RangeError(
      mismatch("mask", `memory of ${from.context}, where src is`, `memory of device ${mask.context}`),
    );
  }
  return mask;
}

/** Counts into `counts`, 256 for each channel of each image. */
function addCounts(
  from: Operand,
  mask: Operand | null,
  counts: DeviceArray<"i32">,
  stream: Stream | undefined,
): void {
  counts.fill(0, { stream });
  if (mask === null && isEvenRun(from)) {
    const kernel = shippedKernel(from.context, HISTOGRAM, "histogram_even");
    launchImages(kernel, [asOneRow(from)], runTile(from), stream, counts);
    return;
  }
  const rows = mask === null && isInterleaved(from);
  const source = rows ? asRows(from) : from;
  const kernel = shippedKernel(from.context, HISTOGRAM, "histogram");
  const tiles = Math.ceil(source.width / TILE_X) * Math.ceil(source.height / TILE_Y) * source.count;
  const each = Math.max(1, Math.min(MOST_ROWS, Math.floor(tiles / ENOUGH_BLOCKS)));
  const tile: Tile = [TILE_X, TILE_Y * each];
  launchImages(
    kernel,
    [mask ?? source, source],
    tile,
    stream,
    counts,
    rows ? from.channels : 1,
    mask === null ? 0 : 1,
    each,
  );
}

/** The tile that gives kernels for runs of bytes enough blocks. */
function runTile({ width, height, count }: Operand): Tile {
  const blocks = Math.ceil(RUN_BLOCKS / Math.max(1, count));
  return [Math.max(LEAST_RUN, Math.ceil(width * height / blocks)), 1];
}

/** The histograms of images for what follows from them: the caller frees them. */
export function countsOf(from: Operand, stream: Stream | undefined): DeviceArray<"i32"> {
  const counts = DeviceArray.empty(
    from.context,
    [from.count, from.channels, BINS],
    "i32",
    streamOf(from.context, stream),
  );
  try {
    addCounts(from, null, counts, stream);
    return counts;
  } catch (error) {
    counts.dispose();
    throw error;
  }
}

/**
 * Spreads the values of each channel of each image evenly over 0 … 255: OpenCV's `equalizeHist`, CV-CUDA's `histogrameq`.
 *
 * @param src Images of 1 to 4 channels, of u8, in any layout; or a list of images of any sizes.
 * @returns The same layout, element type and sizes. `into` may be `src` itself.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function histogramEq<I extends Images>(src: I, options: ImageOptions<NoInfer<I>> = {}): I {
  const from = readImages("src", src, ["u8"]);
  const to = resultOf(from, {}, options, true);
  if (from.count === 0) return returned(to);
  const { context, channels, count } = from;
  try {
    using counts = countsOf(from, options.stream);
    if (isEvenRun(from) && isEvenRun(to)) {
      const kernel = shippedKernel(context, HISTOGRAM, "equalize_even");
      launchImages(kernel, [asOneRow(from), asOneRow(to)], runTile(to), options.stream, counts);
      return returned(to);
    }
    using tables = DeviceArray.empty(
      context,
      [count, channels, BINS],
      "u8",
      streamOf(context, options.stream),
    );
    const blocks = blocksOf(counts, from, 1, channels);
    launchImages(
      shippedKernel(context, HISTOGRAM, "equalize_table"),
      [blocks],
      ONE_BLOCK,
      options.stream,
      tables,
    );
    launchElements(from, to, options, {
      operation: "lookup",
      whole: [channels * BINS, 1, BINS],
      table: tables,
    });
  } catch (error) {
    discard(to);
    throw error;
  }
  return returned(to);
}
