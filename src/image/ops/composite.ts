import { COMPOSITE } from "../../../ptx/ops/composite.ts";
import { invalid, mismatch } from "../../base/check.ts";
import { shippedKernel } from "../../core/module/builtin_kernels.ts";
import { launchImages, TILE, typeCode } from "../core/launch.ts";
import { bytesTile, isEven } from "../core/memory_layout.ts";
import { resultOf, returned } from "../core/result.ts";
import { IMAGE_DTYPES, type ImageOptions, type Images, type ImageView, readImages } from "../core/view.ts";

/** Options of {@link composite}. */
export interface CompositeOptions<I extends Images = Images> extends ImageOptions<I> {
  /** Channels of the result: 4 puts opaque alpha behind the three of the sources. Default: as many as these. */
  channels?: number;
}

const OPAQUE = { u8: 255, u16: 65535, i16: 32767, f16: 1, f32: 1 } as const;

/**
 * Puts a foreground over a background where a mask says so: CV-CUDA's `composite`. An element becomes
 * `background + (foreground - background) * mask / 255`, rounded to the nearest.
 *
 * ```ts
 * using result = composite(person, beach, matte);
 * ```
 *
 * @param foreground Images of 1, 3 or 4 channels, of u8, u16, i16, f16 or f32, in any layout; or a list of images of any sizes.
 * @param background As many images of the same element type, channels and sizes, in any layout.
 * @param mask u8 of one channel: 0 shows the background, 255 the foreground. As many, of the same sizes.
 * @returns The foreground's layout, element type and sizes.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function composite<I extends Images>(
  foreground: I,
  background: Images,
  mask: Images,
  options: CompositeOptions<NoInfer<I>> = {},
): I {
  const from = readImages("foreground", foreground, IMAGE_DTYPES, [1, 3, 4]);
  const under = readImages("background", background, [from.dtype], [from.channels]);
  const weights = readImages("mask", mask, ["u8"], [1]);
  checkAlike(under, from);
  checkAlike(weights, from);
  const { channels = from.channels } = options;
  if (channels !== from.channels && (from.channels !== 3 || channels !== 4)) {
    throw new RangeError(
      invalid("channels", from.channels === 3 ? "3 or 4" : `${from.channels}, as src has`, channels),
    );
  }
  const to = resultOf(from, { channels }, options, false, [under, weights]);
  const views = [from, under, weights, to];
  const even = channels === from.channels && views.every(isEven);
  const name = even ? `composite_vec16_${channels}` : "composite";
  const kernel = shippedKernel(from.context, COMPOSITE, name);
  const tile = even ? bytesTile(channels) : TILE;
  const opaque = OPAQUE[from.dtype as keyof typeof OPAQUE];
  launchImages(kernel, views, tile, options.stream, typeCode(from.dtype), opaque);
  return returned(to);
}

/** Checks that a view has as many images as the foreground, of its sizes and on its device. */
function checkAlike(view: ImageView, from: ImageView): void {
  if (!isOfSizes(view, from)) {
    throw new RangeError(
      mismatch(
        view.name,
        `those of ${from.name}: ${sizesOf(from)}`,
        `images of ${sizesOf(view)} pixels`,
      ),
    );
  }
  if (view.context !== from.context) {
    throw new RangeError(
      mismatch(
        view.name,
        `memory of ${from.context}, where ${from.name} is`,
        `memory of device ${view.context}`,
      ),
    );
  }
}

function isOfSizes({ images, count, height, width }: ImageView, from: ImageView): boolean {
  if (count !== from.count || height !== from.height || width !== from.width) return false;
  if (images === null || from.images === null) return images === from.images;
  return images.every((image, i) => isOfSizes(image, from.images![i]!));
}

function sizesOf({ images, count, height, width }: ImageView): string {
  return images
    ? images.map((image) => `${image.height} × ${image.width}`).join(", ")
    : `${height} × ${width}${count === 1 ? "" : `, ${count} of them`}`;
}
