import type { DeviceArray } from "../../array/array.ts";
import { mismatch } from "../../base/check.ts";
import { sampling, type SamplingOptions } from "../core/interpolation.ts";
import { resultOf, returned } from "../core/result.ts";
import { type Images, type ImageView, readImages } from "../core/view.ts";
import { launchWarp } from "../core/warp.ts";

/** Options of {@link remap}. */
export type RemapOptions<I extends Images = DeviceArray> = SamplingOptions<I>;

/**
 * Takes each pixel from where a map says, as OpenCV's `cv::remap`.
 *
 * @param src Images of 1 to 4 channels, of u8, u16, i16, f16 or f32, in any layout; or a list of images of any sizes.
 * @param map f32 with two channels: x and y in the source, counted from the centre of its first pixel. The result has its
 * height and width. One for all images; for a batch also a batch, for a list also a list.
 * @returns The same layout and element type, of the map's size.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function remap<I extends Images>(src: I, map: Images, options: RemapOptions<NoInfer<I>> = {}): I {
  const from = readImages("src", src);
  const how = sampling(from, options);
  const places = mapFor(from, map);
  const size = places.images === null
    ? [places.height, places.width] as const
    : places.images.map(({ height, width }) => [height, width] as const);
  const to = resultOf(from, { size }, options, false, [places]);
  launchWarp(from, to, { map: places }, how, options.stream);
  return returned(to);
}

/** The map as a view with as many images as the source. */
function mapFor(from: ImageView, map: Images): ImageView {
  const places = readImages("map", map, ["f32"], [2]);
  if (places.context !== from.context) {
    throw new TypeError(mismatch("map", `memory of ${from.context}`, `memory of device ${places.context}`));
  }
  const listed = places.images !== null;
  if (places.count === from.count && (!listed || from.images !== null)) return places;
  if (places.count === 1 && !listed) return { ...places, count: from.count, imageStride: 0 };
  throw new RangeError(
    `map: ${places.count} maps given for ${from.count} images; accepted is one for all, or one for each`,
  );
}
