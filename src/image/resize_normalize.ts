import { RESIZE_NORMALIZE } from "../../ptx/resize_normalize.ts";
import type { DeviceArray } from "../array.ts";
import { checkInteger } from "../check.ts";
import { checkInterleaved } from "./images.ts";
import { shippedKernel } from "./kernels.ts";
import { coefficients, destination, fill, type NormalizeOptions } from "./normalization.ts";

/** Threads of a block along x and y, and output rows of a thread: as in kernels/resize_normalize.cu. */
const BLOCK = [32, 8] as const;
const ROWS = 4;
const LARGEST_SIDE = 1 << 20;

/**
 * Resizes 8-bit images, normalizes them and changes their layout, in one kernel: what a model wants of a camera's frames.
 *
 * Each value is `(pixel * scale - mean) / std` of the bilinearly interpolated pixel. Pixel centres lie at half-integers,
 * nothing is antialiased and the edge is clamped: OpenCV's `resize(…, INTER_LINEAR)` of a float image, PyTorch's
 * `interpolate(mode="bilinear", align_corners=False)`.
 *
 * ```ts
 * using frames = device.array(pixels, { shape: [32, 1080, 1920, 3] });
 * using input = resizeNormalize(frames, 224, { mean: [0.485, 0.456, 0.406], std: [0.229, 0.224, 0.225] });
 * input.shape; // [32, 3, 224, 224]
 * ```
 *
 * @param src u8, `[height, width, channels]` or `[count, height, width, channels]` with 1, 3 or 4 channels. Rows may be padded.
 * @param size Of the result: `[height, width]`, or one number for both.
 * @returns f32, `options.into` if it was given, else a new array.
 * @throws {TypeError} If an element type is not accepted.
 * @throws {RangeError} If a shape, stride or option is not accepted. Nothing has been launched then.
 */
export function resizeNormalize(
  src: DeviceArray,
  size: number | readonly [height: number, width: number],
  options: NormalizeOptions = {},
): DeviceArray<"f32"> {
  const from = checkInterleaved(src);
  const [height, width] = typeof size === "number" ? [size, size] : size;
  checkInteger("size (height)", height, 1, LARGEST_SIDE);
  checkInteger("size (width)", width, 1, LARGEST_SIDE);
  const { scale, offset } = coefficients(options, from.channels);
  const target = destination(src, from, height, width, options);
  if (from.count === 0) return target.array;
  const { first, to } = target;

  const grid = [Math.ceil(width / BLOCK[0]), Math.ceil(height / (BLOCK[1] * ROWS)), from.count] as const;
  return fill(target, options, () => {
    shippedKernel(src.allocation.context, RESIZE_NORMALIZE, `resize_normalize_u8_c${from.channels}`).launch(
      { grid, block: BLOCK, stream: options.stream },
      src,
      from.rowStride,
      from.imageStride,
      from.width,
      from.height,
      first,
      to.channelStride,
      to.rowStride,
      to.columnStride,
      to.imageStride,
      width,
      height,
      // The reciprocal of the reciprocal, as OpenCV computes it.
      1 / (width / from.width),
      1 / (height / from.height),
      ...scale,
      ...offset,
    );
  });
}
