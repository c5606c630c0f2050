import { COLOR_TWIST_MATRIX } from "../../../ptx/layouts.ts";
import { COLOR_TWIST } from "../../../ptx/ops/color_twist.ts";
import { invalid } from "../../base/check.ts";
import { typeCode } from "../core/launch.ts";
import { checkOperatorOptions } from "../core/option_names.ts";
import { paramBlock } from "../core/params.ts";
import { resultFor, returned } from "../core/result.ts";
import { interleavedU8Tile, VEC4_TILE } from "../core/tiles.ts";
import { type Call, launchVariant, variants } from "../core/variants.ts";
import { IMAGE_DTYPES, IMAGE_OPTIONS, type ImageOptions, type Images, readImages } from "../core/view.ts";

interface ColorTwistCall extends Call {
  readonly matrix: readonly (readonly number[])[];
}

const COLOR_TWIST_VARIANTS = variants<ColorTwistCall>("colorTwist", [
  {
    name: "u8",
    file: "color_twist",
    requires: "interleaved u8",
    gain: "2.3× at 32 × 1080p",
    ptx: COLOR_TWIST,
    when: (layout) => layout.interleavedU8,
    kernel: ({ views: [from] }) => `color_twist_u8_${from!.channels}`,
    tile: ({ views: [, to] }) => interleavedU8Tile(to!),
    args: (call) => [matrixParams(call), interleavedU8Tile(call.views[1]!)[0]],
  },
  {
    name: "generic",
    file: "color_twist",
    ptx: COLOR_TWIST,
    kernel: ({ views: [from] }) => `color_twist_${from!.channels}`,
    tile: VEC4_TILE,
    args: (call) => [matrixParams(call)],
  },
]);

/**
 * Transforms the color of each pixel by a matrix: CV-CUDA's `color_twist`. Channel c of the result is
 * `m[c][0] * first + m[c][1] * second + m[c][2] * third + m[c][3]`, rounded and saturated; alpha stays.
 * Integers may differ by 1 from those of OpenCV's `transform`, which computes u8 in fixed point.
 *
 * ```ts
 * const matrix = [[0.39, 0.77, 0.19, 0], [0.35, 0.69, 0.17, 0], [0.27, 0.53, 0.13, 0]];
 * using sepia = colorTwist(rgb, matrix);
 * ```
 *
 * @param src Images with 3 or 4 channels of u8, u16, i16, f16 or f32 in any layout, or a list of images of
 * any sizes.
 * @param matrix Three rows of three factors and an offset.
 * @returns Images of the same layout, dtype and sizes. `into` may be `src`.
 * @throws {TypeError | RangeError} An argument is invalid; nothing was launched.
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
  checkOperatorOptions(options, IMAGE_OPTIONS);
  const to = resultFor(from, {}, options, { inPlace: true });
  launchVariant(COLOR_TWIST_VARIANTS, { views: [from, to], stream: options.stream, matrix });
  return returned(to);
}

const params = paramBlock(COLOR_TWIST_MATRIX);

function matrixParams({ views: [from], matrix }: ColorTwistCall): Uint8Array {
  params.i32[COLOR_TWIST_MATRIX.i32.type] = typeCode(from!.dtype);
  matrix.forEach((row, i) => params.f32.set(row, COLOR_TWIST_MATRIX.f32.m + 4 * i));
  return params.bytes;
}
