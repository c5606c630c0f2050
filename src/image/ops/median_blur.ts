import { MEDIAN_BLUR } from "../../../ptx/ops/median_blur.ts";
import { checkInteger, mismatch } from "../../base/check.ts";
import { typeCode } from "../core/launch.ts";
import { readWindow, type Window, windowArgs, windowTile } from "../core/neighborhood.ts";
import { checkOperatorOptions } from "../core/option_names.ts";
import { resultFor, returned } from "../core/result.ts";
import { PIXEL_TILE } from "../core/tiles.ts";
import { type Call, launchVariant, variants } from "../core/variants.ts";
import { IMAGE_OPTIONS, type ImageOptions, type Images, readImages } from "../core/view.ts";

interface MedianCall extends Call {
  readonly size: number;
  readonly window: Window | null;
}

/** Kernels count the pixels of a square in 16 bits. */
const MAX_SIZE = 255;

const MEDIAN_BLUR_VARIANTS = variants<MedianCall>("medianBlur", [
  {
    name: "u8_3x3",
    file: "median_blur",
    requires: "interleaved u8; 3 × 3",
    gain: "3.0× at 32 × 1080p",
    ptx: MEDIAN_BLUR,
    when: (_, { window }) => window !== null && window.minHeight > 1,
    kernel: ({ window }) => `median_square_3_${window!.channels}`,
    tile: ({ window }) => windowTile(window!),
    views: ({ window }) => window!.views,
    args: ({ window }) => windowArgs(window!, "replicate"),
  },
  {
    name: "small",
    file: "median_blur",
    requires: "3 × 3 or 5 × 5",
    gain: "9.3× at 8 × 1080p 5×5",
    ptx: MEDIAN_BLUR,
    when: (_, { size }) => size === 3 || size === 5,
    kernel: ({ views: [from], size }) => `median_${size}_${from!.dtype}`,
    tile: PIXEL_TILE,
  },
  {
    name: "generic",
    file: "median_blur",
    ptx: MEDIAN_BLUR,
    kernel: "median_any",
    tile: PIXEL_TILE,
    args: ({ views: [from], size }) => [size, typeCode(from!.dtype)],
  },
]);

/**
 * Computes the median of a square around each pixel, per channel: OpenCV's `medianBlur`, CV-CUDA's
 * `median_blur`. Edges are replicated.
 *
 * ```ts
 * using clean = medianBlur(frame, 3);
 * ```
 *
 * @param src Images with 1 to 4 channels of u8, u16, i16, f16 or f32 (without NaN) in any layout, or a list
 * of images.
 * @param size The side of the square in pixels: odd, 1 to 255. 3 and 5 are fastest.
 * @returns Images of the same layout, dtype and sizes.
 * @throws {TypeError | RangeError} An argument is invalid; nothing was launched.
 */
export function medianBlur<I extends Images>(
  src: I,
  size: number,
  options: ImageOptions<NoInfer<I>> = {},
): I {
  const from = readImages("src", src);
  checkInteger("size", size, 1, MAX_SIZE);
  if (size % 2 === 0) throw new RangeError(mismatch("size", "an odd number", size));
  checkOperatorOptions(options, IMAGE_OPTIONS);
  const to = resultFor(from, {}, options as ImageOptions<Images>);
  const window = size === 3 ? readWindow(from, to) : null;
  launchVariant(MEDIAN_BLUR_VARIANTS, { views: [from, to], stream: options.stream, size, window });
  return returned(to);
}
