/** Launches the kernel that resizes and normalizes interleaved bytes. */
import { RESIZE_NORMALIZE } from "../../../ptx/ops/resize_normalize.ts";
import type { DeviceArray } from "../../array/array.ts";
import { shippedKernel } from "../../core/module/builtin_kernels.ts";
import type { Rectangle } from "./crop.ts";
import { coefficients, fromLastChannel, type NormalizeOptions, resultLayout } from "./normalization.ts";
import { discard, resultOf } from "./result.ts";
import type { Size } from "./size.ts";
import type { ImageView } from "./view.ts";

/** Threads of a block along x and y: as in kernels/ops/resize_normalize.cu. */
const BLOCK = [32, 8] as const;

/** A part of what a batch of interleaved bytes is resized to, normalized. */
export function resizePart(
  from: ImageView,
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
