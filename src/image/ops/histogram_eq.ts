import { HISTOGRAM } from "../../../ptx/ops/histogram.ts";
import { DeviceArray } from "../../array/array.ts";
import { streamOf } from "../../core/stream_state.ts";
import { shippedKernel } from "../../core/module/builtin_kernels.ts";
import { BINS, countsOf, runTile } from "../core/histogram.ts";
import { blocksOf, launchImages, ONE_BLOCK } from "../core/launch.ts";
import { asOneRow, isEvenRun } from "../core/memory_layout.ts";
import { launchElements } from "../core/pointwise.ts";
import { discard, resultOf, returned } from "../core/result.ts";
import { type ImageOptions, type Images, readImages } from "../core/view.ts";

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
      const kernel = shippedKernel(context, HISTOGRAM, "equalize_flat");
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
