import type { DeviceArray } from "../../array/array.ts";
import { invalid } from "../../base/check.ts";
import { copyChannels } from "../core/channels.ts";
import { discard, resultOf, returned } from "../core/result.ts";
import { IMAGE_DTYPES, type ImageOptions, type Images, type ImageView, readArray } from "../core/view.ts";

/**
 * The channels of an image, each as an image of its own: OpenCV's `cv::split`. (`index()` is a view of one, without a copy.)
 *
 * @param src One image or a batch, of 1 to 4 channels, of u8, u16, i16, f16 or f32, in any layout.
 * @returns As many arrays as channels, in the source's layout.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function split<D extends DeviceArray>(src: D, options: ImageOptions<readonly NoInfer<D>[]> = {}): D[] {
  const from = readArray("src", src, IMAGE_DTYPES, undefined, false);
  const { into } = options;
  if (into !== undefined && (!Array.isArray(into) || into.length !== from.channels)) {
    throw new TypeError(invalid("into", `a list of ${from.channels} arrays`, into));
  }
  // One plane for each channel: the result of a list that names the source as often.
  const sources = { ...from, images: new Array<ImageView>(from.channels).fill(from) };
  const to = resultOf(sources, { channels: 1 }, options as ImageOptions<Images>);
  try {
    copyChannels(from, to.images!, true, options.stream);
  } catch (error) {
    discard(to);
    throw error;
  }
  return returned<DeviceArray[]>(to) as D[];
}
