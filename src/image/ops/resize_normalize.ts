import { RESIZE_NORMALIZE } from "../../../ptx/ops/resize_normalize.ts";
import type { DeviceArray } from "../../array/array.ts";
import { fused, wholeFits } from "../core/preprocess.ts";
import { shippedKernel } from "../../core/module/builtin_kernels.ts";
import { coefficients, fromLastChannel, type NormalizeOptions, resultLayout } from "../core/normalization.ts";
import { type Images, isPackedBytes, type Operand, readImages } from "../core/view.ts";
import type { Rectangle } from "./place.ts";
import { checkSize } from "./resize.ts";
import { discard, resultOf, type Size } from "../core/result.ts";

/** Threads of a block along x and y: as in kernels/ops/resize_normalize.cu. */
const BLOCK = [32, 8] as const;

/**
 * Resizes images, normalizes them and changes their layout, in one kernel: what a model wants of a camera's frames.
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
 * @param src Images of 1 to 4 channels, of u8, u16, i16, f16 or f32, in any layout; or a list of images of any sizes. Fastest are
 * interleaved bytes.
 * @param size Of the result: `[height, width]`, or one number for both.
 * @returns f32, `options.into` if it was given, else a new array; of a list a batch.
 * @throws {TypeError} If an element type is not accepted.
 * @throws {RangeError} If a shape, stride or option is not accepted. Nothing has been launched then.
 */
export function resizeNormalize(
  src: Images,
  size: number | Size,
  options: NormalizeOptions = {},
): DeviceArray<"f32"> {
  const from = readImages("src", src);
  const resized = checkSize("size", size, { ...from, images: null }) as Size;
  if (from.images !== null || !isPackedBytes(from)) {
    return fused(from, resized, wholeFits(from, resized), 0, options);
  }
  const [height, width] = resized;
  return resizePart(from, resized, { x: 0, y: 0, width, height }, options);
}

/** A part of what a batch of interleaved bytes is resized to, normalized. */
export function resizePart(
  from: Operand,
  resized: Size,
  { x, y, width, height }: Rectangle,
  options: NormalizeOptions,
): DeviceArray<"f32"> {
  const { scale, offset } = coefficients(options, from.channels);
  const layout = resultLayout(options.layout, from.layout.length === 4);
  const to = resultOf(from, { dtype: "f32", layout, size: [height, width] }, options);
  const array = to.array as DeviceArray<"f32">;
  if (from.count === 0) return array;
  const target = options.swapRedBlue ? fromLastChannel(to) : to;
  const grid = [Math.ceil(width / BLOCK[0]), Math.ceil(height / BLOCK[1]), from.count] as const;
  try {
    shippedKernel(from.context, RESIZE_NORMALIZE, `resize_normalize_u8_c${from.channels}`).launch(
      { grid, block: BLOCK, stream: options.stream },
      from.array,
      from.rowStride,
      from.imageStride,
      from.width,
      from.height,
      target.array,
      target.channelStride / 4,
      to.rowStride / 4,
      to.columnStride / 4,
      to.imageStride / 4,
      width,
      height,
      ...axis(x, resized[1], from.width),
      ...axis(y, resized[0], from.height),
      ...scale,
      ...offset,
    );
  } catch (error) {
    discard(to);
    throw error;
  }
  return array;
}

/** `struct Axis` of kernels/ops/resize_normalize.cu: where pixel `first` of `size` lies among `from`, and how far it is to the next. */
function axis(first: number, size: number, from: number): [start: bigint, step: bigint] {
  // The reciprocal of the reciprocal, as OpenCV computes it.
  const scale = 1 / (size / from);
  return [BigInt(Math.round(((first + 0.5) * scale - 0.5) * 2 ** 44)), BigInt(Math.round(scale * 2 ** 44))];
}
