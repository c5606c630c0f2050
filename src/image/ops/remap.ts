import { SAMPLING_OPTIONS } from "../core/interpolation.ts";
import { mismatch, otherDevice } from "../../base/check.ts";
import { DeviceArray } from "../../array/array.ts";
import { readSampling, type SamplingOptions } from "../core/interpolation.ts";
import { checkOperatorOptions } from "../core/option_names.ts";
import { resultFor, returned } from "../core/result.ts";
import { type Images, type ImageView, readImages } from "../core/view.ts";
import { launchWarp } from "../core/warp.ts";

/** Options of {@link remap}. */
export type RemapOptions<I extends Images = DeviceArray> = SamplingOptions<I>;

/**
 * Samples each pixel at the position that a map states: OpenCV's `cv::remap`.
 *
 * ```ts
 * using undistorted = remap(frame, map, { border: "replicate" });
 * ```
 *
 * @param src Images with 1 to 4 channels of u8, u16, i16, f16 or f32 in any layout, or a list of images of
 * any sizes.
 * @param map f32 with two channels: x and y in the source, relative to the center of its first pixel. One map
 * for all images, or a batch for a batch, or a list for a list.
 * @returns Images of the same layout and dtype, of the map's height and width.
 * @throws {TypeError | RangeError} An argument is invalid; nothing was launched.
 */
export function remap<I extends Images>(src: I, map: Images, options: RemapOptions<NoInfer<I>> = {}): I {
  const from = readImages("src", src);
  if (options instanceof DeviceArray) {
    const message = mismatch("map", "one map [height, width, 2] of x and y", "two maps");
    throw new TypeError(`${message}; pass merge([mapX, mapY])`);
  }
  const positions = readMap(from, map);
  checkOperatorOptions(options, SAMPLING_OPTIONS);
  const sampling = readSampling(from, options as SamplingOptions<Images>);
  const size = positions.images === null
    ? [positions.height, positions.width] as const
    : positions.images.map(({ height, width }) => [height, width] as const);
  const to = resultFor(from, { size }, options, { others: [positions] });
  launchWarp(from, to, { map: positions }, sampling, options.stream);
  return returned(to);
}

/** Reads a map for each image of the source. */
function readMap(from: ImageView, map: Images): ImageView {
  const positions = readImages("map", map, ["f32"], [2]);
  if (positions.context !== from.context) {
    throw otherDevice("map", from.context, positions.context, "src");
  }
  const listed = positions.images !== null;
  if (positions.count === from.count && (!listed || from.images !== null)) return positions;
  if (positions.count === 1 && !listed) return { ...positions, count: from.count, imageStride: 0 };
  throw new RangeError(
    mismatch("map", `one map, or ${from.count} of them, one for each image`, `${positions.count}`),
  );
}
