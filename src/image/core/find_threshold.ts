/** Thresholds that are computed from histograms. */
import { OTSU_U16_BINS } from "../../../ptx/layouts.ts";
import { HISTOGRAM } from "../../../ptx/ops/histogram.ts";
import { THRESHOLD_OTSU_U16 } from "../../../ptx/ops/threshold/otsu_u16.ts";
import { type DeviceArray, emptyArray } from "../../array/array.ts";
import { invalid, oneOf } from "../../base/check.ts";
import { streamOf } from "../../core/stream_state.ts";
import { builtinKernel } from "../../core/module/builtin_kernels.ts";
import type { Stream } from "../../core/stream/stream.ts";
import { newHistogram } from "./histogram.ts";
import { blockGrid, launchImages } from "./launch.ts";
import { ONE_BLOCK, PIXEL_TILE } from "./tiles.ts";
import { type Call, launchVariant, variants } from "./variants.ts";
import { type Images, type ImageView, readImages } from "./view.ts";

/** How a threshold is computed from an image's histogram: OpenCV's THRESH_OTSU and THRESH_TRIANGLE. */
export type AutomaticThreshold = "otsu" | "triangle";

interface FindCall extends Call {
  readonly method: AutomaticThreshold;
  readonly thresholds: DeviceArray<"f32">;
}

const FIND_THRESHOLD = variants<FindCall>("findThreshold", [
  {
    name: "u16",
    file: "threshold/otsu_u16",
    requires: "u16",
    gain: "only kernel",
    when: (layout) => layout.dtype === "u16",
    launch: ({ views: [from], stream, thresholds }) => {
      using counts = newHistogramU16(from!, stream);
      const kernel = builtinKernel(from!.context, THRESHOLD_OTSU_U16, "otsu_u16");
      launchImages(kernel, [blockGrid(counts, from!, 1, 1)], ONE_BLOCK, stream, thresholds);
    },
  },
  {
    name: "u8",
    file: "histogram",
    requires: "u8",
    gain: "only kernel",
    when: (layout) => layout.dtype === "u8",
    launch: ({ views: [from], stream, method, thresholds }) => {
      using counts = newHistogram(from!, stream);
      const kernel = builtinKernel(from!.context, HISTOGRAM, method);
      launchImages(kernel, [blockGrid(counts, from!, 1, 1)], ONE_BLOCK, stream, thresholds);
    },
  },
]);

/** Reads images of the dtypes that a method accepts; `name` is that of the method's argument. */
export function readForMethod(src: Images, name: string, method: AutomaticThreshold): ImageView {
  if (method !== "otsu" && method !== "triangle") {
    throw new RangeError(invalid(name, oneOf(["otsu", "triangle"]), method));
  }
  return readImages("src", src, method === "otsu" ? ["u8", "u16"] : ["u8"], [1]);
}

/** Computes the threshold of each image: f32 `[count]`. */
export function findThresholds(
  from: ImageView,
  method: AutomaticThreshold,
  stream: Stream | undefined,
  into?: DeviceArray<"f32">,
): DeviceArray<"f32"> {
  const { context } = from;
  const thresholds = into ?? emptyArray(context, [from.count], "f32", streamOf(context, stream));
  try {
    launchVariant(FIND_THRESHOLD, { views: [from], stream, method, thresholds });
    return thresholds;
  } catch (error) {
    if (into === undefined) thresholds.dispose();
    throw error;
  }
}

/** The histograms of u16 images. The caller frees them. */
function newHistogramU16(from: ImageView, stream: Stream | undefined): DeviceArray<"i32"> {
  const { context, count } = from;
  const counts = emptyArray(context, [count, OTSU_U16_BINS], "i32", streamOf(context, stream));
  try {
    counts.fill(0, { stream });
    const kernel = builtinKernel(context, THRESHOLD_OTSU_U16, "histogram_u16");
    launchImages(kernel, [from], PIXEL_TILE, stream, counts);
    return counts;
  } catch (error) {
    counts.dispose();
    throw error;
  }
}
