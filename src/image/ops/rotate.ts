import type { DeviceArray } from "../../array/array.ts";
import { checkFinite, invalid, type OptionNames } from "../../base/check.ts";
import { SAMPLING_OPTIONS, type SamplingOptions } from "../core/interpolation.ts";
import { checkOperatorOptions } from "../core/option_names.ts";
import { warpImages } from "../core/warp_matrix.ts";
import { type Images, imagesOf, readImages } from "../core/view.ts";

/** Options of {@link rotate}. */
export interface RotateOptions<I extends Images = DeviceArray> extends SamplingOptions<I> {
  /** The fixed point of the rotation, `[x, y]`. Default: the center of the image. */
  center?: readonly [x: number, y: number] | undefined;
  /** Enlarges the contents of the result. Default 1. */
  scale?: number | undefined;
}

/** The names of {@link RotateOptions}. */
const ROTATE_OPTIONS: OptionNames<RotateOptions> = { center: true, scale: true, ...SAMPLING_OPTIONS };

/**
 * Rotates images counter-clockwise without changing their size: `cv::warpAffine` with
 * `cv::getRotationMatrix2D`.
 *
 * ```ts
 * using turned = rotate(frame, 30, { border: "replicate" });
 * ```
 *
 * @param src Images with 1 to 4 channels of u8, u16, i16, f16 or f32 in any layout, or a list of images of
 * any sizes.
 * @param degrees The counter-clockwise angle. Quarter turns about the center are exact if both sides are even
 * or both odd.
 * @returns Images of the same layout, dtype and sizes.
 * @throws {TypeError | RangeError} An argument is invalid; nothing was launched.
 */
export function rotate<I extends Images>(
  src: I,
  degrees: number,
  options: RotateOptions<NoInfer<I>> = {},
): I {
  const from = readImages("src", src);
  checkFinite("degrees", degrees);
  const { center, scale = 1 } = checkOperatorOptions(options, ROTATE_OPTIONS);
  if (!Number.isFinite(scale) || scale === 0) {
    throw new RangeError(invalid("scale", "a finite number other than 0", scale));
  }
  if (
    center !== undefined &&
    !(Array.isArray(center) && center.length === 2 && center.every(Number.isFinite))
  ) {
    throw new RangeError(invalid("center", "[x, y]", center));
  }
  const [cos, sin] = cosSin(degrees), a = cos / scale, b = sin / scale;
  // The matrix maps the result to the source: the inverse rotation.
  const about = (
    x: number,
    y: number,
  ): number[] => [a, -b, x - a * x + b * y, b, a, y - b * x - a * y, 0, 0, 1];
  const matrices = center !== undefined
    ? [about(center[0], center[1])]
    : imagesOf(from).map(({ width, height }) => about((width - 1) / 2, (height - 1) / 2));
  return warpImages<I>(from, matrices, options as SamplingOptions<I>);
}

/** Cosine and sine, exact for quarter turns. */
function cosSin(degrees: number): readonly [cos: number, sin: number] {
  const angle = ((degrees % 360) + 360) % 360;
  if (angle % 90 === 0) return ([[1, 0], [0, 1], [-1, 0], [0, -1]] as const)[angle / 90]!;
  return [Math.cos(angle * Math.PI / 180), Math.sin(angle * Math.PI / 180)];
}
