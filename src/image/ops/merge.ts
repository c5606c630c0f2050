import type { DeviceArray } from "../../array/array.ts";
import { invalid, mismatch, type OptionNames, show } from "../../base/check.ts";
import { checkLayout, copyChannels } from "../core/channels.ts";
import { checkOperatorOptions } from "../core/option_names.ts";
import { launchInto, resultFor } from "../core/result.ts";
import { IMAGE_DTYPES, IMAGE_OPTIONS, type ImageLayout, type ImageOptions, readArray } from "../core/view.ts";

/** Options of {@link merge}. */
export interface MergeOptions<D extends DeviceArray = DeviceArray> extends ImageOptions<D> {
  /** Axes of the result. Default: those of the planes, or HWC if these have no channel axis. */
  layout?: ImageLayout | undefined;
}

/** The names of {@link MergeOptions}. */
const MERGE_OPTIONS: OptionNames<MergeOptions> = { layout: true, ...IMAGE_OPTIONS };

/**
 * Combines single-channel images into one image: OpenCV's `cv::merge`.
 *
 * ```ts
 * using rgb = merge([red, green, blue]);
 * ```
 *
 * @param planes One to four single-channel images or batches of u8, u16, i16, f16 or f32 that agree in size
 * and dtype.
 * @returns An image with a channel for each plane, in the layout of the first plane or of the options.
 * @throws {TypeError | RangeError} An argument is invalid; nothing was launched.
 */
export function merge<D extends DeviceArray>(
  planes: readonly D[],
  options: MergeOptions<NoInfer<D>> = {},
): D {
  if (!Array.isArray(planes) || planes.length < 1 || planes.length > 4) {
    throw new TypeError(invalid("planes", "a list of 1 to 4 single-channel images", planes));
  }
  const sources = Array.from(
    planes,
    (plane, i) => readArray(`planes[${i}]`, plane, IMAGE_DTYPES, [1], false),
  );
  const first = sources[0]!;
  for (const { name, dtype, layout, count, height, width, array } of sources) {
    if (
      dtype !== first.dtype || count !== first.count || height !== first.height || width !== first.width ||
      layout.length !== first.layout.length
    ) {
      const expected = `${first.dtype} ${show(first.array.shape)}, like planes[0]`;
      throw new RangeError(mismatch(name, expected, `${dtype} ${show(array.shape)}`));
    }
  }
  const layout = checkLayout(
    checkOperatorOptions(options, MERGE_OPTIONS).layout,
    first.layout === "HW" ? "HWC" : first.layout,
  );
  const to = resultFor(first, { channels: planes.length, layout }, options, { others: sources });
  return launchInto<DeviceArray>(to, () => copyChannels(to, sources, false, options.stream)) as D;
}
