import { CANNY } from "../../../ptx/ops/canny.ts";
import { invalid } from "../../base/check.ts";
import { shippedKernel } from "../../core/module/builtin_kernels.ts";
import type { Kernel } from "../../core/module/kernel.ts";
import { TILE_PIXELS, wordsOf, workFor } from "../core/connected_components.ts";
import { launchImages, type Tile } from "../core/launch.ts";
import { discard, resultOf, returned } from "../core/result.ts";
import { type ImageOptions, type Images, readImages } from "../core/view.ts";
import { finite } from "./arithmetic.ts";

/** Options of `canny`. */
export interface CannyOptions<I extends Images = Images> extends ImageOptions<I> {
  /** Size of Sobel's kernel: 3, 5 or 7. Default 3. */
  size?: 3 | 5 | 7;
  /** True: the length of a gradient is √(dx² + dy²); false: |dx| + |dy|. Default false. */
  l2Gradient?: boolean;
}

/** Pixels of a block that looks for ridges: SIDE of kernels/ops/canny.cu. */
const RIDGES: Tile = [32, 32];
/** Squares of thresholds stay within 32 bits: as OpenCV limits them. */
const LARGEST_L2 = 32767;

/**
 * Edges: OpenCV's `Canny`. Pixels on ridges of the gradient count if it is above the higher threshold, or above the lower one
 * and connected with such a pixel by others. Of several channels the one with the longest gradient counts.
 *
 * ```ts
 * using edges = canny(frame, 50, 150);
 * ```
 *
 * @param src u8 images of 1 to 4 channels, in any layout; or a list of images.
 * @returns u8 of 1 channel: 255 on edges, else 0. Layout and sizes are those of `src`.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function canny<I extends Images>(
  src: I,
  threshold1: number,
  threshold2: number,
  options: CannyOptions<NoInfer<I>> = {},
): I {
  const from = readImages("src", src, ["u8"]);
  const { size = 3, l2Gradient = false, stream } = options;
  if (size !== 3 && size !== 5 && size !== 7) {
    throw new RangeError(invalid("size", "3, 5 or 7", size));
  }
  const [low, high] = thresholds(
    finite("threshold1", threshold1),
    finite("threshold2", threshold2),
    size,
    l2Gradient,
  );
  const words = wordsOf(from);
  const to = resultOf(from, { channels: 1 }, options as ImageOptions<Images>);
  const kernel = (name: string): Kernel => shippedKernel(from.context, CANNY, `canny_${name}`);
  try {
    using work = workFor(from, words, stream);
    const l2 = l2Gradient ? 1 : 0;
    launchImages(kernel("ridges"), [from], RIDGES, stream, work, words, size, l2, low, high);
    launchImages(kernel("tiles"), [from], TILE_PIXELS, stream, work, words);
    launchImages(kernel("unite"), [from], TILE_PIXELS, stream, work, words);
    launchImages(kernel("mark"), [from], TILE_PIXELS, stream, work, words);
    launchImages(kernel("edges"), [to], TILE_PIXELS, stream, work, words);
    return returned(to);
  } catch (error) {
    discard(to);
    throw error;
  }
}

/** The whole numbers that lengths are compared with. */
function thresholds(one: number, other: number, size: number, l2: boolean): readonly [number, number] {
  const scale = size === 7 ? 1 / 16 : 1;
  const whole = (value: number): number => {
    const scaled = value * scale;
    const compared = !l2 ? scaled : Math.min(scaled, LARGEST_L2) * Math.max(Math.min(scaled, LARGEST_L2), 1);
    return Math.max(Math.min(Math.floor(compared), 0x7fffffff), -0x80000000);
  };
  return [whole(Math.min(one, other)), whole(Math.max(one, other))];
}
