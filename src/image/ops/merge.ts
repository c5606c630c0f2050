import type { DeviceArray } from "../../array/array.ts";
import { invalid, show } from "../../base/check.ts";
import { checkLayout, copyChannels } from "../core/channels.ts";
import { discard, resultOf, returned } from "../core/result.ts";
import { IMAGE_DTYPES, type ImageLayout, type ImageOptions, readArray } from "../core/view.ts";

/** Options of {@link merge}. */
export interface MergeOptions<D extends DeviceArray = DeviceArray> extends ImageOptions<D> {
  /** Axes of the result. Default: those of the planes, and HWC if these have no axis for channels. */
  layout?: ImageLayout;
}

/**
 * One image of several channels from images of one: OpenCV's `cv::merge`.
 *
 * @param planes One to four images or batches of one channel, that agree in size and element type, of u8, u16, i16, f16 or f32.
 * @returns As many channels as planes, in the layout of the first plane or of the options.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function merge<D extends DeviceArray>(
  planes: readonly D[],
  options: MergeOptions<NoInfer<D>> = {},
): D {
  if (!Array.isArray(planes) || planes.length < 1 || planes.length > 4) {
    throw new TypeError(invalid("planes", "a list of 1 to 4 images of one channel", planes));
  }
  const sources = planes.map((plane, i) => readArray(`planes[${i}]`, plane, IMAGE_DTYPES, [1], false));
  const first = sources[0]!;
  for (const { name, dtype, layout, count, height, width, array } of sources) {
    if (
      dtype !== first.dtype || count !== first.count || height !== first.height || width !== first.width ||
      layout.length !== first.layout.length
    ) {
      throw new RangeError(
        `${name}: ${dtype} ${show(array.shape)} given, and planes[0] is ${first.dtype} ${
          show(first.array.shape)
        }; accepted are images that agree`,
      );
    }
  }
  const layout = checkLayout(options.layout, first.layout === "HW" ? "HWC" : first.layout);
  const to = resultOf(first, { channels: planes.length, layout }, options, false, sources);
  try {
    copyChannels(to, sources, false, options.stream);
  } catch (error) {
    discard(to);
    throw error;
  }
  return returned(to);
}
