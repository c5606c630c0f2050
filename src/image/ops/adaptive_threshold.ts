import { ADAPTIVE_THRESHOLD } from "../../../ptx/ops/adaptive_threshold.ts";
import { DeviceArray } from "../../array/array.ts";
import { checkInteger, invalid, mismatch } from "../../base/check.ts";
import { shippedKernel } from "../../core/module/builtin_kernels.ts";
import { gaussianWeights } from "../core/gaussian_weights.ts";
import { launchImages, type Tile, typeCode } from "../core/launch.ts";
import { filterSeparable, MOST_TAPS } from "../core/linear_filter.ts";
import { finite } from "../core/per_channel.ts";
import { discard, resultOf, returned } from "../core/result.ts";
import { type ImageOptions, type Images, readImages } from "../core/view.ts";

/** Options of {@link adaptiveThreshold}. */
export interface AdaptiveThresholdOptions<I extends Images = Images> extends ImageOptions<I> {
  /** The mean of the block, or weighed by a Gaussian (OpenCV's deviation for the size). Default `"mean"`. */
  method?: "mean" | "gaussian";
  /** `"binary"`: pixels above become `maxValue` and the others 0; `"binaryInv"`: the other way round. Default `"binary"`. */
  type?: "binary" | "binaryInv";
  /** 0 to 255. Default 255. */
  maxValue?: number;
  /** Sides of the block around a pixel: odd, 3 to 127. Default 11. */
  blockSize?: number;
  /** Subtracted from the mean. Default 2. */
  c?: number;
}

/** Pixels of a block along x and y: QUADS_X and BLOCK_Y of kernels/access/vec4_pixel.cuh. */
const QUADS_TILE: Tile = [128, 8];

/**
 * Compares each pixel with the mean of those around it, less `c`: OpenCV's and CV-CUDA's `adaptiveThreshold`. Beyond the edge, the
 * edge is continued.
 *
 * ```ts
 * using ink = adaptiveThreshold(page, { method: "gaussian", type: "binaryInv", blockSize: 31, c: 10 });
 * ```
 *
 * @param src Images of u8 and one channel, in any layout; or a list of images of any sizes.
 * @returns The same layout, element type and sizes. `into` may be `src` itself.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function adaptiveThreshold<I extends Images>(
  src: I,
  options: AdaptiveThresholdOptions<NoInfer<I>> = {},
): I {
  const { method = "mean", type = "binary", blockSize = 11 } = options;
  const from = readImages("src", src, ["u8"], [1]);
  if (method !== "mean" && method !== "gaussian") {
    throw new RangeError(invalid("method", `"mean" or "gaussian"`, method));
  }
  if (type !== "binary" && type !== "binaryInv") {
    throw new RangeError(invalid("type", `"binary" or "binaryInv"`, type));
  }
  checkInteger("blockSize", blockSize, 3, MOST_TAPS - 1);
  if (blockSize % 2 === 0) throw new RangeError(mismatch("blockSize", "odd sizes", blockSize));
  const maxValue = Math.round(finite("maxValue", options.maxValue ?? 255)), c = finite("c", options.c ?? 2);
  if (maxValue < 0 || maxValue > 255) {
    throw new RangeError(mismatch("maxValue", "numbers from 0 to 255", maxValue));
  }
  const gaussian = method === "gaussian";
  const weights = gaussian ? gaussianWeights(blockSize, 0, 0) : Array<number>(blockSize).fill(1);
  const scale = gaussian ? 1 : 1 / blockSize ** 2;
  const to = resultOf(from, {}, options, true);
  try {
    using stack = new DisposableStack();
    // No mean of an odd number of pixels lies halfway between two levels. Gaussian ones may, and are rounded to even.
    const dtype = gaussian ? "f32" : "u8";
    const mean = filterSeparable<Images>(from, dtype, { x: weights, y: weights, scale }, {
      border: "replicate",
      stream: options.stream,
    });
    for (const array of mean instanceof DeviceArray ? [mean] : mean) stack.use(array);
    const [above, below] = type === "binary" ? [maxValue, 0] : [0, maxValue];
    const delta = -(type === "binary" ? Math.ceil(c) : Math.floor(c));
    const kernel = shippedKernel(from.context, ADAPTIVE_THRESHOLD, "adaptive_threshold");
    launchImages(
      kernel,
      [from, readImages("mean", mean, [dtype]), to],
      QUADS_TILE,
      options.stream,
      typeCode(dtype),
      delta,
      above,
      below,
    );
  } catch (error) {
    discard(to);
    throw error;
  }
  return returned(to);
}
