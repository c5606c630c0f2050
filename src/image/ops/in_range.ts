import { IN_RANGE } from "../../../ptx/ops/in_range.ts";
import { shippedKernel } from "../../core/module/builtin_kernels.ts";
import { launchImages, type Tile, typeCode } from "../core/launch.ts";
import { perChannel } from "../core/per_channel.ts";
import { resultOf, returned } from "../core/result.ts";
import { type ImageOptions, type Images, readImages, type Result } from "../core/view.ts";

/** Pixels of a block along x and y: QUADS_X and BLOCK_Y of kernels/access/vec4_pixel.cuh. */
const QUADS_TILE: Tile = [128, 8];

/** `Range` of kernels/ops/in_range.cu; the launch copies it. */
const range = new Float32Array(new ArrayBuffer(36));
const type = new Int32Array(range.buffer, 0, 1);

/**
 * A mask of the pixels whose channels all lie within bounds, both of them included: OpenCV's `inRange`.
 *
 * ```ts
 * using skin = inRange(hsv, [0, 40, 60], [20, 150, 255]);
 * ```
 *
 * @param src Images of 1 to 4 channels, of u8, u16, i16, f16 or f32, in any layout; or a list of images of any sizes.
 * @param lower The lowest value that is inside: one for all channels, or one for each.
 * @param upper The highest.
 * @returns u8, 255 inside and 0 outside, of one channel; the same layout and sizes.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function inRange<I extends Images>(
  src: I,
  lower: number | readonly number[],
  upper: number | readonly number[],
  options: ImageOptions<NoInfer<Result<I, "u8">>> = {},
): Result<I, "u8"> {
  const from = readImages("src", src);
  const low = perChannel("lower", lower, from.channels), high = perChannel("upper", upper, from.channels);
  const to = resultOf(from, { dtype: "u8", channels: 1 }, options);
  type[0] = typeCode(from.dtype);
  range.set(low, 1);
  range.set(high, 5);
  const kernel = shippedKernel(from.context, IN_RANGE, `in_range_${from.channels}`);
  launchImages(kernel, [from, to], QUADS_TILE, options.stream, range);
  return returned(to);
}
