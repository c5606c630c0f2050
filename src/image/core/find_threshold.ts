/** Thresholds found from histograms. */
import { HISTOGRAM } from "../../../ptx/ops/histogram.ts";
import { THRESHOLD_OTSU_U16 } from "../../../ptx/ops/threshold/otsu_u16.ts";
import { DeviceArray } from "../../array/array.ts";
import { invalid } from "../../base/check.ts";
import { streamOf } from "../../core/stream_state.ts";
import { shippedKernel } from "../../core/module/builtin_kernels.ts";
import type { Stream } from "../../core/stream/stream.ts";
import { countsOf } from "./histogram.ts";
import { blocksOf, launchImages, ONE_BLOCK, TILE } from "./launch.ts";
import { type Images, type ImageView, readImages } from "./view.ts";

/** How a threshold is found from an image's histogram: OpenCV's THRESH_OTSU and THRESH_TRIANGLE. */
export type AutomaticThreshold = "otsu" | "triangle";

/** Images of the element types that a method takes. */
export function readForMethod(src: Images, name: string, method: AutomaticThreshold): ImageView {
  if (method !== "otsu" && method !== "triangle") {
    throw new RangeError(invalid(name, `"otsu" or "triangle"`, method));
  }
  return readImages("src", src, method === "otsu" ? ["u8", "u16"] : ["u8"], [1]);
}

export function findThresholds(
  from: ImageView,
  method: AutomaticThreshold,
  stream: Stream | undefined,
  into?: DeviceArray<"f32">,
): DeviceArray<"f32"> {
  const { context } = from;
  const found = into ?? DeviceArray.empty(context, [from.count], "f32", streamOf(context, stream));
  try {
    const isWide = from.dtype === "u16";
    using counts = isWide ? wideCountsOf(from, stream) : countsOf(from, stream);
    const kernel = shippedKernel(
      context,
      isWide ? THRESHOLD_OTSU_U16 : HISTOGRAM,
      isWide ? "otsu_u16" : method,
    );
    launchImages(kernel, [blocksOf(counts, from, 1, 1)], ONE_BLOCK, stream, found);
    return found;
  } catch (error) {
    if (into === undefined) found.dispose();
    throw error;
  }
}

/** The histograms of u16 images: the caller frees them. */
function wideCountsOf(from: ImageView, stream: Stream | undefined): DeviceArray<"i32"> {
  const counts = DeviceArray.empty(
    from.context,
    [from.count, 65536],
    "i32",
    streamOf(from.context, stream),
  );
  try {
    counts.fill(0, { stream });
    launchImages(
      shippedKernel(from.context, THRESHOLD_OTSU_U16, "histogram_u16"),
      [from],
      TILE,
      stream,
      counts,
    );
    return counts;
  } catch (error) {
    counts.dispose();
    throw error;
  }
}
