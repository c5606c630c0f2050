import { CHANNEL_BOUNDS } from "../../../ptx/layouts.ts";
import { IN_RANGE } from "../../../ptx/ops/in_range.ts";
import { builtinKernel } from "../../core/module/builtin_kernels.ts";
import { launchImages, typeCode } from "../core/launch.ts";
import { checkOperatorOptions } from "../core/option_names.ts";
import { paramBlock } from "../core/params.ts";
import { perChannel } from "../core/per_channel.ts";
import { resultFor, returned } from "../core/result.ts";
import { VEC4_TILE } from "../core/tiles.ts";
import { IMAGE_OPTIONS, type ImageOptions, type Images, readImages, type Result } from "../core/view.ts";

const params = paramBlock(CHANNEL_BOUNDS);

/**
 * Computes a mask of the pixels whose channels all lie within inclusive bounds: OpenCV's `inRange`.
 *
 * ```ts
 * using skin = inRange(hsv, [0, 40, 60], [20, 150, 255]);
 * ```
 *
 * @param src Images with 1 to 4 channels of u8, u16, i16, f16 or f32 in any layout, or a list of images of
 * any sizes.
 * @param lower The lowest value inside: one number, or one for each channel.
 * @param upper The highest value inside: one number, or one for each channel.
 * @returns Single-channel u8 of the same layout and sizes: 255 inside and 0 outside.
 * @throws {TypeError | RangeError} An argument is invalid; nothing was launched.
 */
export function inRange<I extends Images>(
  src: I,
  lower: number | readonly number[],
  upper: number | readonly number[],
  options: ImageOptions<NoInfer<Result<I, "u8">>> = {},
): Result<I, "u8"> {
  const from = readImages("src", src);
  const low = perChannel("lower", lower, from.channels), high = perChannel("upper", upper, from.channels);
  checkOperatorOptions(options, IMAGE_OPTIONS);
  const to = resultFor(from, { dtype: "u8", channels: 1 }, options);
  params.i32[CHANNEL_BOUNDS.i32.type] = typeCode(from.dtype);
  params.f32.set(low, CHANNEL_BOUNDS.f32.low);
  params.f32.set(high, CHANNEL_BOUNDS.f32.high);
  const kernel = builtinKernel(from.context, IN_RANGE, `in_range_${from.channels}`);
  launchImages(kernel, [from, to], VEC4_TILE, options.stream, params.bytes);
  return returned(to);
}
