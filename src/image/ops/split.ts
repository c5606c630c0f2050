import type { DeviceArray } from "../../array/array.ts";
import { invalid } from "../../base/check.ts";
import { copyChannels } from "../core/channels.ts";
import { checkOperatorOptions } from "../core/option_names.ts";
import { launchInto, resultFor } from "../core/result.ts";
import {
  IMAGE_DTYPES,
  IMAGE_OPTIONS,
  type ImageOptions,
  type Images,
  type ImageView,
  readArray,
} from "../core/view.ts";

/**
 * Copies each channel to a separate image: OpenCV's `cv::split`. (`index()` returns a view of one channel
 * without copying.)
 *
 * ```ts
 * const [red, green, blue] = split(rgb);
 * ```
 *
 * @param src One image or a batch with 1 to 4 channels of u8, u16, i16, f16 or f32 in any layout.
 * @returns One array for each channel, in the source's layout.
 * @throws {TypeError | RangeError} An argument is invalid; nothing was launched.
 */
export function split<D extends DeviceArray>(src: D, options: ImageOptions<readonly NoInfer<D>[]> = {}): D[] {
  const from = readArray("src", src, IMAGE_DTYPES, undefined, false);
  const { into } = checkOperatorOptions(options, IMAGE_OPTIONS);
  if (into !== undefined && (!Array.isArray(into) || into.length !== from.channels)) {
    throw new TypeError(invalid("into", `a list of ${from.channels} arrays`, into));
  }
  // A list that contains the source once for each channel has the planes as its result.
  const sources = { ...from, images: new Array<ImageView>(from.channels).fill(from) };
  const to = resultFor(sources, { channels: 1 }, options as ImageOptions<Images>);
  const launch = (): void => copyChannels(from, to.images!, true, options.stream);
  return launchInto<DeviceArray[]>(to, launch) as D[];
}
