import type { DeviceArray } from "../../array/array.ts";
import { invalid } from "../../base/check.ts";
import type { SamplingOptions } from "../core/interpolation.ts";
import { type Images, readImages } from "../core/view.ts";
import { warpImages } from "../core/warp_matrix.ts";

/** Options of {@link rotate}. */
export interface RotateOptions<I extends Images = DeviceArray> extends SamplingOptions<I> {
  /** The point that stays where it is, `[x, y]`. Default: the middle of the image. */
  center?: readonly [x: number, y: number];
  /** How much larger the result's contents are. Default 1. */
  scale?: number;
}

/**
 * Turns images counter-clockwise, without changing their size: `cv::warpAffine` with `cv::getRotationMatrix2D`.
 *
 * ```ts
 * using turned = rotate(frame, 30, { border: "replicate" });
 * ```
 *
 * @param src Images of 1 to 4 channels, of u8, u16, i16, f16 or f32, in any layout; or a list of images of any sizes.
 * @param degrees Counter-clockwise. Quarter turns about the middle move whole pixels if both sides are even or both are odd.
 * @returns The same layout, element type and sizes.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function rotate<I extends Images>(
  src: I,
  degrees: number,
  options: RotateOptions<NoInfer<I>> = {},
): I {
  const { center, scale = 1 } = options;
  if (typeof degrees !== "number" || !Number.isFinite(degrees)) {
    throw new RangeError(invalid("degrees", "a finite number", degrees));
  }
  if (!Number.isFinite(scale) || scale === 0) {
    throw new RangeError(invalid("scale", "a finite number other than 0", scale));
  }
  if (center !== undefined && !isPoint(center)) {
    throw new RangeError(invalid("center", "[x, y]", center));
  }
  const [cos, sin] = cosSin(degrees);
  const about = (x: number, y: number): number[] => {
    const a = cos / scale, b = sin / scale;
    // From the result to the source: the turn backwards.
    return [a, -b, x - a * x + b * y, b, a, y - b * x - a * y, 0, 0, 1];
  };
  const from = readImages("src", src);
  const matrices = center !== undefined
    ? [about(...center)]
    : (from.images ?? [from]).map(({ width, height }) => about((width - 1) / 2, (height - 1) / 2));
  return warpImages(src, matrices, options);
}

function isPoint(value: readonly [x: number, y: number]): boolean {
  return Array.isArray(value) && value.length === 2 && value.every(Number.isFinite);
}

/** Exact for quarter turns. */
function cosSin(degrees: number): [cos: number, sin: number] {
  const turn = ((degrees % 360) + 360) % 360;
  if (turn % 90 === 0) {
    return ([[1, 0], [0, 1], [-1, 0], [0, -1]] as const)[turn / 90]!.slice() as [number, number];
  }
  return [Math.cos(turn * Math.PI / 180), Math.sin(turn * Math.PI / 180)];
}
