import { BILATERAL_U8_MAX_RADIUS, BILATERAL_U8_TILE } from "../../../ptx/layouts.ts";
import { BILATERAL_FILTER } from "../../../ptx/ops/bilateral_filter.ts";
import { checkFinite, checkInteger, mismatch } from "../../base/check.ts";
import { roundToEven } from "../../base/rounding.ts";
import { borderCode } from "../core/border.ts";
import { typeCode } from "../core/launch.ts";
import { WINDOW_OPTIONS, type WindowOptions } from "../core/linear_filter.ts";
import { checkOperatorOptions } from "../core/option_names.ts";
import { resultFor, returned } from "../core/result.ts";
import { PIXEL_TILE } from "../core/tiles.ts";
import { type Call, launchVariant, variants } from "../core/variants.ts";
import { type ImageOptions, type Images, readImages } from "../core/view.ts";

interface BilateralCall extends Call {
  readonly args: readonly [radius: number, space: number, color: number, border: number];
}

const MAX_DIAMETER = 2 * BILATERAL_U8_MAX_RADIUS + 1;

const BILATERAL = variants<BilateralCall>("bilateralFilter", [
  {
    name: "u8",
    file: "bilateral_filter",
    requires: "u8",
    gain: "5.6× at 1 × 1080p diameter 9",
    ptx: BILATERAL_FILTER,
    when: (layout) => layout.dtype === "u8",
    kernel: ({ views: [from] }) => `bilateral_u8_${from!.channels === 2 ? 4 : from!.channels}`,
    tile: BILATERAL_U8_TILE,
    args: ({ args }) => args,
  },
  {
    name: "generic",
    file: "bilateral_filter",
    ptx: BILATERAL_FILTER,
    kernel: "bilateral_any",
    tile: PIXEL_TILE,
    args: ({ views: [from], args }) => [...args, typeCode(from!.dtype)],
  },
]);

/**
 * Blurs without crossing edges: a mean of the pixels around each one, weighted by how close they are and how
 * similar their values. OpenCV's `bilateralFilter`, CV-CUDA's `bilateral_filter`.
 *
 * ```ts
 * using smooth = bilateralFilter(frame, 9, 50, 3);
 * ```
 *
 * @param src Images with 1 to 4 channels of u8, u16, i16, f16 or f32 in any layout, or a list of images.
 * @param diameter The diameter of the neighborhood in pixels, up to 255; 0 for three times `sigmaSpace`.
 * @param sigmaColor The standard deviation of the weight by value, over the sum of the channels' absolute
 * differences.
 * @param sigmaSpace The standard deviation of the weight by distance, in pixels.
 * @returns Images of the same layout, dtype and sizes. Integers may differ from OpenCV's by 1.
 * @throws {TypeError | RangeError} An argument is invalid; nothing was launched.
 */
export function bilateralFilter<I extends Images>(
  src: I,
  diameter: number,
  sigmaColor: number,
  sigmaSpace: number,
  options: WindowOptions<NoInfer<I>> = {},
): I {
  const from = readImages("src", src);
  checkInteger("diameter", diameter, 0, MAX_DIAMETER);
  const color = checkSigma("sigmaColor", sigmaColor), space = checkSigma("sigmaSpace", sigmaSpace);
  const border = borderCode(checkOperatorOptions(options, WINDOW_OPTIONS).border ?? "reflect101");
  const radius = Math.max(diameter > 0 ? diameter >> 1 : roundToEven(space * 1.5), 1);
  if (radius > MAX_DIAMETER >> 1) {
    throw new RangeError(
      mismatch(
        "sigmaSpace",
        `a diameter of at most ${MAX_DIAMETER}`,
        `${sigmaSpace}, which needs ${2 * radius + 1}`,
      ),
    );
  }
  const to = resultFor(from, {}, options as ImageOptions<Images>);
  const args = [radius, log2Weight(space), log2Weight(color), border] as const;
  launchVariant(BILATERAL, { views: [from, to], stream: options.stream, args });
  return returned(to);
}

/** The factor of a squared distance in the exponent of a Gaussian weight, to base 2. */
function log2Weight(sigma: number): number {
  return -0.5 / (sigma * sigma) * Math.LOG2E;
}

function checkSigma(name: string, sigma: number): number {
  if (!(checkFinite(name, sigma) > 0)) {
    throw new RangeError(mismatch(name, "a positive number", sigma));
  }
  return sigma;
}
