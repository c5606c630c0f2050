import { CANNY_TILE, COMPONENTS_TILE } from "../../../ptx/layouts.ts";
import { CANNY } from "../../../ptx/ops/canny.ts";
import { checkFinite, invalid, type OptionNames } from "../../base/check.ts";
import { builtinKernel } from "../../core/module/builtin_kernels.ts";
import type { Kernel } from "../../core/module/kernel.ts";
import { componentScratch, componentWords } from "../core/connected_components.ts";
import { launchImages } from "../core/launch.ts";
import { checkOperatorOptions } from "../core/option_names.ts";
import { launchInto, resultFor } from "../core/result.ts";
import { IMAGE_OPTIONS, type ImageOptions, type Images, readImages } from "../core/view.ts";

/** Options of {@link canny}. */
export interface CannyOptions<I extends Images = Images> extends ImageOptions<I> {
  /** The size of the Sobel kernel: 3, 5 or 7. Default 3. */
  size?: 3 | 5 | 7 | undefined;
  /** Measures gradients by √(dx² + dy²) instead of |dx| + |dy|. Default false. */
  l2Gradient?: boolean | undefined;
}

/** The names of {@link CannyOptions}. */
const CANNY_OPTIONS: OptionNames<CannyOptions> = { size: true, l2Gradient: "boolean", ...IMAGE_OPTIONS };

/** OpenCV limits thresholds so that their squares fit in 32 bits. */
const MAX_L2_THRESHOLD = 32767;

/**
 * Finds edges: OpenCV's `Canny`. Pixels on ridges of the gradient are edges if they exceed the higher
 * threshold, or if they exceed the lower one and are connected to such a pixel. For several channels, the one
 * with the steepest gradient counts.
 *
 * ```ts
 * using edges = canny(frame, 50, 150);
 * ```
 *
 * @param src Images with 1 to 4 channels of u8 in any layout, or a list of images.
 * @returns Single-channel u8 of the same layout and sizes: 255 on edges, otherwise 0.
 * @throws {TypeError | RangeError} An argument is invalid; nothing was launched.
 */
export function canny<I extends Images>(
  src: I,
  threshold1: number,
  threshold2: number,
  options: CannyOptions<NoInfer<I>> = {},
): I {
  const from = readImages("src", src, ["u8"]);
  const one = checkFinite("threshold1", threshold1), other = checkFinite("threshold2", threshold2);
  const { size = 3, l2Gradient = false, stream } = checkOperatorOptions(options, CANNY_OPTIONS);
  if (size !== 3 && size !== 5 && size !== 7) {
    throw new RangeError(invalid("size", "3, 5 or 7", size));
  }
  const low = gradientThreshold(Math.min(one, other), size, l2Gradient);
  const high = gradientThreshold(Math.max(one, other), size, l2Gradient);
  const words = componentWords(from);
  const to = resultFor(from, { channels: 1 }, options as ImageOptions<Images>);
  const kernel = (name: string): Kernel => builtinKernel(from.context, CANNY, `canny_${name}`);
  return launchInto<I>(to, () => {
    using scratch = componentScratch(from, words, stream);
    const l2 = l2Gradient ? 1 : 0;
    launchImages(kernel("ridges"), [from], CANNY_TILE, stream, scratch, words, size, l2, low, high);
    launchImages(kernel("tiles"), [from], COMPONENTS_TILE, stream, scratch, words);
    launchImages(kernel("unite"), [from], COMPONENTS_TILE, stream, scratch, words);
    launchImages(kernel("mark"), [from], COMPONENTS_TILE, stream, scratch, words);
    launchImages(kernel("edges"), [to], COMPONENTS_TILE, stream, scratch, words);
  });
}

/** The integer that the kernel compares gradients with. */
function gradientThreshold(value: number, size: number, l2: boolean): number {
  const scaled = value * (size === 7 ? 1 / 16 : 1);
  const limited = Math.min(scaled, MAX_L2_THRESHOLD);
  const compared = l2 ? limited * Math.max(limited, 1) : scaled;
  return Math.max(Math.min(Math.floor(compared), 0x7fffffff), -0x80000000);
}
