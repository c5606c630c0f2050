import { SPAN, VECTOR } from "../../../ptx/layouts.ts";
import { COMPOSITE } from "../../../ptx/ops/composite.ts";
import { invalid, mismatch, type OptionNames, otherDevice } from "../../base/check.ts";
import { typeCode } from "../core/launch.ts";
import { checkOperatorOptions } from "../core/option_names.ts";
import { resultFor, returned } from "../core/result.ts";
import { PIXEL_TILE } from "../core/tiles.ts";
import { maxValueOf } from "../core/value_range.ts";
import { type Call, launchVariant, variants } from "../core/variants.ts";
import {
  IMAGE_DTYPES,
  IMAGE_OPTIONS,
  type ImageOptions,
  type Images,
  imagesOf,
  type ImageView,
  readImages,
} from "../core/view.ts";

/** Options of {@link composite}. */
export interface CompositeOptions<I extends Images = Images> extends ImageOptions<I> {
  /** Channels of the result: 4 adds opaque alpha to three channels. Default: those of the sources. */
  channels?: number | undefined;
}

/** The names of {@link CompositeOptions}. */
const COMPOSITE_OPTIONS: OptionNames<CompositeOptions> = { channels: true, ...IMAGE_OPTIONS };

const COMPOSITE_VARIANTS = variants<Call>("composite", [
  {
    name: "u8_vec16",
    file: "composite",
    requires: "interleaved u8 in whole 16-byte vectors, not a list",
    gain: "5.8× at 32 × 1080p",
    ptx: COMPOSITE,
    when: (layout, { views: [from, , , to] }) =>
      layout.dtype === "u8" && !layout.listed && to!.channels === from!.channels && layout.interleaved &&
      layout.ascending && layout.alignment === VECTOR && layout.widthMultiple === VECTOR && layout.fits32Bits,
    kernel: ({ views: [from] }) => `composite_vec16_${from!.channels}`,
    // A warp computes SPAN bytes of a row.
    tile: ({ views: [from] }) => [Math.floor(SPAN / from!.channels), PIXEL_TILE[1]],
    args: dtypeArgs,
  },
  {
    name: "generic",
    file: "composite",
    ptx: COMPOSITE,
    kernel: "composite",
    tile: PIXEL_TILE,
    args: dtypeArgs,
  },
]);

/**
 * Blends a foreground over a background by a mask: CV-CUDA's `composite`. Each element becomes
 * `background + (foreground - background) * mask / 255`, rounded to nearest from f32.
 *
 * ```ts
 * using result = composite(person, beach, matte);
 * ```
 *
 * @param foreground Images with 1, 3 or 4 channels of u8, u16, i16, f16 or f32 in any layout, or a list of
 * images of any sizes.
 * @param background As many images of the same dtype, channels and sizes, in any layout.
 * @param mask As many single-channel u8 images of the same sizes: 0 shows the background, 255 the foreground.
 * @returns Images of the foreground's layout, dtype and sizes.
 * @throws {TypeError | RangeError} An argument is invalid; nothing was launched.
 */
export function composite<I extends Images>(
  foreground: I,
  background: Images,
  mask: Images,
  options: CompositeOptions<NoInfer<I>> = {},
): I {
  const from = readImages("foreground", foreground, IMAGE_DTYPES, [1, 3, 4]);
  const below = readImages("background", background, [from.dtype], [from.channels]);
  const weights = readImages("mask", mask, ["u8"], [1]);
  checkMatches(below, from);
  checkMatches(weights, from);
  const { channels = from.channels } = checkOperatorOptions(options, COMPOSITE_OPTIONS);
  if (channels !== from.channels && (from.channels !== 3 || channels !== 4)) {
    throw new RangeError(
      invalid("channels", from.channels === 3 ? "3 or 4" : `${from.channels}, as src has`, channels),
    );
  }
  const to = resultFor(from, { channels }, options, { others: [below, weights] });
  launchVariant(COMPOSITE_VARIANTS, { views: [from, below, weights, to], stream: options.stream });
  return returned(to);
}

function dtypeArgs({ views: [from] }: Call): [type: number, opaque: number] {
  return [typeCode(from!.dtype), maxValueOf(from!.dtype)];
}

/** Checks that an argument has as many images as the foreground, of its sizes and on its device. */
function checkMatches(view: ImageView, from: ImageView): void {
  const sizes = sizesOf(view), expected = sizesOf(from);
  if (sizes !== expected || (view.images === null) !== (from.images === null)) {
    throw new RangeError(
      mismatch(view.name, `images of ${expected} pixels, like ${from.name}`, `images of ${sizes} pixels`),
    );
  }
  if (view.context !== from.context) {
    throw otherDevice(view.name, from.context, view.context, from.name);
  }
}

function sizesOf(view: ImageView): string {
  const sizes = imagesOf(view).map(({ height, width }) => `${height} × ${width}`).join(", ");
  return view.images !== null || view.count === 1 ? sizes : `${view.count} × ${sizes}`;
}
