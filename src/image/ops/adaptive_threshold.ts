import { ADAPTIVE_THRESHOLD } from "../../../ptx/ops/adaptive_threshold.ts";
import { DeviceArray } from "../../array/array.ts";
import { checkFinite, checkInteger, invalid, mismatch, oneOf, type OptionNames } from "../../base/check.ts";
import { roundToEven } from "../../base/rounding.ts";
import { builtinKernel } from "../../core/module/builtin_kernels.ts";
import { gaussianWeights } from "../core/gaussian_weights.ts";
import { launchImages, typeCode } from "../core/launch.ts";
import { filterSeparable, MAX_TAPS } from "../core/linear_filter.ts";
import { checkOperatorOptions } from "../core/option_names.ts";
import { launchInto, resultFor } from "../core/result.ts";
import { VEC4_TILE } from "../core/tiles.ts";
import { IMAGE_OPTIONS, type ImageOptions, type Images, readImages } from "../core/view.ts";

/** Options of {@link adaptiveThreshold}. */
export interface AdaptiveThresholdOptions<I extends Images = Images> extends ImageOptions<I> {
  /**
   * The mean of the block, or one with Gaussian weights (with OpenCV's deviation for the size). Default
   * `"mean"`.
   */
  method?: "mean" | "gaussian" | undefined;
  /**
   * `"binary"`: pixels above become `maxValue` and the others 0; `"binaryInv"`: the reverse. Default
   * `"binary"`.
   */
  type?: "binary" | "binaryInv" | undefined;
  /** 0 to 255. Default 255. */
  maxValue?: number | undefined;
  /** The side of the block around a pixel: odd, 3 to 127. Default 11. */
  blockSize?: number | undefined;
  /** Subtracted from the mean. Default 2. */
  c?: number | undefined;
}

/** The names of {@link AdaptiveThresholdOptions}. */
const ADAPTIVE_THRESHOLD_OPTIONS: OptionNames<AdaptiveThresholdOptions> = {
  method: true,
  type: true,
  maxValue: true,
  blockSize: true,
  c: true,
  ...IMAGE_OPTIONS,
};

/**
 * Compares each pixel with the mean of the pixels around it minus `c`: OpenCV's and CV-CUDA's
 * `adaptiveThreshold`. Edges are replicated.
 *
 * ```ts
 * using ink = adaptiveThreshold(page, { method: "gaussian", type: "binaryInv", blockSize: 31, c: 10 });
 * ```
 *
 * @param src Single-channel images of u8 in any layout, or a list of images of any sizes.
 * @returns Images of the same layout, dtype and sizes. `into` may be `src`.
 * @throws {TypeError | RangeError} An argument is invalid; nothing was launched.
 */
export function adaptiveThreshold<I extends Images>(
  src: I,
  options: AdaptiveThresholdOptions<NoInfer<I>> = {},
): I {
  const from = readImages("src", src, ["u8"], [1]);
  const { method = "mean", type = "binary", blockSize = 11, stream } = checkOperatorOptions(
    options,
    ADAPTIVE_THRESHOLD_OPTIONS,
  );
  if (method !== "mean" && method !== "gaussian") {
    throw new RangeError(invalid("method", oneOf(["mean", "gaussian"]), method));
  }
  if (type !== "binary" && type !== "binaryInv") {
    throw new RangeError(invalid("type", oneOf(["binary", "binaryInv"]), type));
  }
  checkInteger("blockSize", blockSize, 3, MAX_TAPS - 1);
  if (blockSize % 2 === 0) throw new RangeError(mismatch("blockSize", "an odd number", blockSize));
  const maxValue = roundToEven(checkFinite("maxValue", options.maxValue ?? 255));
  const c = checkFinite("c", options.c ?? 2);
  if (maxValue < 0 || maxValue > 255) {
    throw new RangeError(mismatch("maxValue", "a number from 0 to 255", maxValue));
  }
  const gaussian = method === "gaussian";
  const weights = gaussian ? gaussianWeights(blockSize, 0, 0) : Array<number>(blockSize).fill(1);
  const scale = gaussian ? 1 : 1 / blockSize ** 2;
  const to = resultFor(from, {}, options, { inPlace: true });
  return launchInto<I>(to, () => {
    using stack = new DisposableStack();
    // The mean of an odd number of pixels never lies halfway between two levels. A Gaussian mean may: it is
    // not rounded.
    const dtype = gaussian ? "f32" : "u8";
    const kernel = { x: weights, y: weights, scale };
    const mean = filterSeparable<Images>(from, dtype, kernel, { border: "replicate", stream });
    for (const array of mean instanceof DeviceArray ? [mean] : mean) stack.use(array);
    const [above, below] = type === "binary" ? [maxValue, 0] : [0, maxValue];
    const delta = -(type === "binary" ? Math.ceil(c) : Math.floor(c));
    const compare = builtinKernel(from.context, ADAPTIVE_THRESHOLD, "adaptive_threshold");
    const views = [from, readImages("mean", mean, [dtype]), to];
    launchImages(compare, views, VEC4_TILE, stream, typeCode(dtype), delta, above, below);
  });
}
