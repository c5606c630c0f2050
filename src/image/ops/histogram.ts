import { checkOperatorOptions } from "../core/option_names.ts";
import { BINS } from "../../../ptx/layouts.ts";
import { type DeviceArray, emptyArray } from "../../array/array.ts";
import { mismatch, type OptionNames, otherDevice } from "../../base/check.ts";
import { streamOf } from "../../core/stream_state.ts";
import type { Stream } from "../../core/stream/stream.ts";
import { addCounts } from "../core/histogram.ts";
import { checkTable } from "../core/table.ts";
import { type Images, imagesOf, type ImageView, readImages } from "../core/view.ts";

/** Options of {@link histogram}. */
export interface HistogramOptions {
  /** Single-channel u8 of the source's sizes; pixels where it is 0 are not counted. A list for a list. */
  mask?: Images | undefined;
  /** Writes the result here instead of allocating it: contiguous i32 of the result's shape. */
  into?: DeviceArray<"i32"> | undefined;
  /** The stream to enqueue on. Default: the device's own. */
  stream?: Stream | undefined;
}

/** The names of {@link HistogramOptions}. */
const HISTOGRAM_OPTIONS: OptionNames<HistogramOptions> = { mask: true, into: true, stream: true };

/**
 * Counts how often each value occurs: OpenCV's `calcHist` with 256 bins, CV-CUDA's `histogram`.
 *
 * ```ts
 * using counts = histogram(gray); // i32 [256]
 * ```
 *
 * @param src Images with 1 to 4 channels of u8 in any layout, or a list of images of any sizes.
 * @returns i32 `[256]`, or `[channels, 256]` for several channels; for a batch or a list with a leading batch
 * axis.
 * @throws {TypeError | RangeError} An argument is invalid; nothing was launched.
 */
export function histogram(src: Images, options: HistogramOptions = {}): DeviceArray<"i32"> {
  const from = readImages("src", src, ["u8"]);
  const { mask: given } = checkOperatorOptions(options, HISTOGRAM_OPTIONS);
  const mask = given === undefined ? null : readMask(given, from);
  const { context, count, channels } = from;
  const batched = from.images !== null || from.layout.length === 4;
  const shape = [...(batched ? [count] : []), ...(channels > 1 ? [channels] : []), BINS];
  const { into, stream } = options;
  if (into !== undefined) {
    checkTable("into", into, shape, "i32", mask === null ? [from] : [from, mask]);
    addCounts(from, mask, into, stream);
    return into;
  }
  const counts = emptyArray(context, shape, "i32", streamOf(context, stream));
  try {
    addCounts(from, mask, counts, stream);
    return counts;
  } catch (error) {
    counts.dispose();
    throw error;
  }
}

function readMask(value: Images, from: ImageView): ImageView {
  const mask = readImages("mask", value, ["u8"], [1]);
  const sizes = (view: ImageView): string =>
    imagesOf(view).map(({ height, width }) => `${height} × ${width}`).join(", ");
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
    throw otherDevice("mask", from.context, mask.context, "src");
  }
  return mask;
}
