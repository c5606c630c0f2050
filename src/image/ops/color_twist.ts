import { COLOR_TWIST } from "../../../ptx/ops/color_twist.ts";
import { invalid } from "../../base/check.ts";
import { shippedKernel } from "../../core/module/builtin_kernels.ts";
import { launchImages, type Tile, typeCode } from "../core/launch.ts";
import { isPackedBytes, packedTile } from "../core/memory_layout.ts";
import { resultOf, returned } from "../core/result.ts";
import { IMAGE_DTYPES, type ImageOptions, type Images, readImages } from "../core/view.ts";

/** Pixels of a block along x and y: QUADS_X and BLOCK_Y of kernels/access/vec4_pixel.cuh. */
const QUADS_TILE: Tile = [128, 8];

/** `Twist` of kernels/ops/color_twist.cu; the launch copies it. */
const twist = new Float32Array(new ArrayBuffer(52));
const type = new Int32Array(twist.buffer, 0, 1);

/**
 * Changes the colors of each pixel by a matrix: CV-CUDA's `color_twist`. Channel c of the result is
 * `m[c][0] * first + m[c][1] * second + m[c][2] * third + m[c][3]`, rounded and kept in range; alpha stays.
 *
 * ```ts
 * using sepia = colorTwist(rgb, [[0.393, 0.769, 0.189, 0], [0.349, 0.686, 0.168, 0], [0.272, 0.534, 0.131, 0]]);
 * ```
 *
 * @param src Images of 3 or 4 channels, of u8, u16, i16, f16 or f32, in any layout; or a list of images of any sizes.
 * @param matrix Three rows of three factors and a summand.
 * @returns The same layout, element type and sizes. `into` may be `src` itself.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function colorTwist<I extends Images>(
  src: I,
  matrix: readonly (readonly number[])[],
  options: ImageOptions<NoInfer<I>> = {},
): I {
  const from = readImages("src", src, IMAGE_DTYPES, [3, 4]);
  if (
    !Array.isArray(matrix) || matrix.length !== 3 ||
    !matrix.every((row) => Array.isArray(row) && row.length === 4 && row.every(Number.isFinite))
  ) {
    throw new RangeError(invalid("matrix", "3 rows of 4 finite numbers", matrix));
  }
  const to = resultOf(from, {}, options, true);
  type[0] = typeCode(from.dtype);
  matrix.forEach((row, i) => twist.set(row, 1 + 4 * i));
  const { context, channels } = from, { stream } = options;
  if (isPackedBytes(from) && isPackedBytes(to)) {
    const tile = packedTile(to),
      kernel = shippedKernel(context, COLOR_TWIST, `color_twist_u8_${channels}`);
    launchImages(kernel, [from, to], tile, stream, twist, tile[0]);
  } else {
    const kernel = shippedKernel(context, COLOR_TWIST, `color_twist_${channels}`);
    launchImages(kernel, [from, to], QUADS_TILE, stream, twist);
  }
  return returned(to);
}
