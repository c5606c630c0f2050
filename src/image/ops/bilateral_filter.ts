import { BILATERAL_FILTER } from "../../../ptx/ops/bilateral_filter.ts";
import { checkInteger, mismatch } from "../../base/check.ts";
import { shippedKernel } from "../../core/module/builtin_kernels.ts";
import { borderCode } from "../core/border.ts";
import { launchImages, TILE, type Tile, typeCode } from "../core/launch.ts";
import type { WindowOptions } from "../core/linear_filter.ts";
import { resultOf, returned } from "../core/result.ts";
import { type ImageOptions, type Images, readImages } from "../core/view.ts";
import { finite } from "./arithmetic.ts";

const LARGEST = 255;
/** Pixels of a block of the kernels for bytes: BLOCK_X and SIDE of kernels/ops/bilateral_filter.cu. */
const BYTES_TILE: Tile = [32, 32];

/**
 * Blurs without crossing edges: a mean of the pixels around each one, in which those that are near and of like values weigh most.
 * OpenCV's `bilateralFilter`, CV-CUDA's `bilateral_filter`.
 *
 * ```ts
 * using smooth = bilateralFilter(frame, 9, 50, 3);
 * ```
 *
 * @param src Images of 1 to 4 channels, of u8, u16, i16, f16 or f32, in any layout; or a list of images.
 * @param diameter Of the circle of pixels that count, up to 255; 0: three times `sigmaSpace`.
 * @param sigmaColor Deviation of the weights by value: of the channels' absolute differences, added up.
 * @param sigmaSpace Deviation of the weights by distance, in pixels.
 * @returns The same layout, element type and sizes.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function bilateralFilter<I extends Images>(
  src: I,
  diameter: number,
  sigmaColor: number,
  sigmaSpace: number,
  options: WindowOptions<NoInfer<I>> = {},
): I {
  const from = readImages("src", src);
  checkInteger("diameter", diameter, 0, LARGEST);
  const colour = deviation("sigmaColor", sigmaColor), space = deviation("sigmaSpace", sigmaSpace);
  const border = borderCode(options.border ?? "reflect101");
  const radius = Math.max(diameter > 0 ? diameter >> 1 : Math.round(space * 1.5), 1);
  if (radius > LARGEST >> 1) {
    throw new RangeError(
      `sigmaSpace: ${sigmaSpace} given, which takes a diameter of ${
        2 * radius + 1
      }; accepted are at most ${LARGEST}`,
    );
  }
  const to = resultOf(from, {}, options as ImageOptions<Images>);
  // Kernels weigh by powers of 2.
  const weight = (sigma: number): number => -0.5 / (sigma * sigma) * Math.LOG2E;
  const args = [radius, weight(space), weight(colour), border];
  if (from.dtype === "u8") {
    const kernel = shippedKernel(
      from.context,
      BILATERAL_FILTER,
      `bilateral_u8_${from.channels === 2 ? 4 : from.channels}`,
    );
    launchImages(kernel, [from, to], BYTES_TILE, options.stream, ...args);
  } else {
    const kernel = shippedKernel(from.context, BILATERAL_FILTER, "bilateral_any");
    launchImages(kernel, [from, to], TILE, options.stream, ...args, typeCode(from.dtype));
  }
  return returned(to);
}

function deviation(name: string, sigma: number): number {
  if (!(finite(name, sigma) > 0)) {
    throw new RangeError(mismatch(name, "numbers above 0", sigma));
  }
  return sigma;
}
