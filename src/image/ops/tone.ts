/** Brightness and curves: each element by itself. */
import { checkInteger, mismatch } from "../../base/check.ts";
import type { DType } from "../../base/dtype.ts";
import { launchElements, type Tone } from "../core/pointwise.ts";
import { type ImageOptions, type Images, type Operand, readImages } from "../core/view.ts";
import { resultOf, returned } from "../core/result.ts";
import { finite, perChannel } from "../core/per_channel.ts";

/** The values that images of an element type use: all of an integer type, 0 … 1 of floats. */
const RANGES: Readonly<Partial<Record<DType, readonly [low: number, high: number]>>> = {
  u8: [0, 255],
  u16: [0, 65535],
  i16: [-32768, 32767],
  f16: [0, 1],
  f32: [0, 1],
};

/** Element types of curves that start at 0. */
const FROM_ZERO: readonly DType[] = ["u8", "u16", "f16", "f32"];

/** A larger one makes the same of everything. */
const LARGEST_GAMMA = 1e30;

function run<I extends Images>(from: Operand, options: ImageOptions<I>, tone: Tone): I {
  const to = resultOf(from, {}, options, true);
  launchElements(from, to, options, tone);
  return returned(to);
}

/** Options of {@link brightnessContrast}. */
export interface BrightnessContrastOptions<I extends Images = Images> extends ImageOptions<I> {
  /** Factor of the result. Default 1. */
  brightness?: number;
  /** Factor around the center. Default 1. */
  contrast?: number;
  /** Added at the end. Default 0. */
  brightnessShift?: number;
  /** The value that contrast leaves as it is. Default 128 of u8, 32768 of u16, 16384 of i16, 0.5 of floats. */
  contrastCenter?: number;
}

const CENTERS: Readonly<Partial<Record<DType, number>>> = {
  u8: 128,
  u16: 32768,
  i16: 16384,
  f16: 0.5,
  f32: 0.5,
};

/**
 * Changes brightness and contrast, as CV-CUDA's `brightness_contrast`:
 * `brightnessShift + brightness * (contrastCenter + contrast * (element - contrastCenter))`, rounded to the nearest.
 *
 * ```ts
 * using vivid = brightnessContrast(frame, { contrast: 1.3 });
 * ```
 *
 * @param src Images of 1 to 4 channels, of u8, u16, i16, f16 or f32, in any layout; or a list of images of any sizes.
 * @returns The same layout, element type and sizes. `into` may be `src` itself.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function brightnessContrast<I extends Images>(
  src: I,
  options: BrightnessContrastOptions<NoInfer<I>> = {},
): I {
  const from = readImages("src", src);
  const brightness = finite("brightness", options.brightness ?? 1),
    contrast = finite("contrast", options.contrast ?? 1);
  const shift = finite("brightnessShift", options.brightnessShift ?? 0);
  const center = finite("contrastCenter", options.contrastCenter ?? CENTERS[from.dtype]!);
  const added = shift + brightness * (center - contrast * center);
  return run(from, options, { operation: "scale", numbers: [brightness * contrast, added] }) as I;
}

/**
 * Bends brightness: `(element / largest) ** gamma * largest`, largest being 255, 65535 or 1. CV-CUDA's `gamma_contrast`.
 * Elements below 0 count as 0.
 *
 * ```ts
 * using brighter = gammaContrast(frame, 0.6);
 * ```
 *
 * @param src Images of 1 to 4 channels, of u8, u16, f16 or f32, in any layout; or a list of images of any sizes.
 * @param gamma Above 0: one for all channels, or one for each.
 * @returns The same layout, element type and sizes. `into` may be `src` itself.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function gammaContrast<I extends Images>(
  src: I,
  gamma: number | readonly number[],
  options: ImageOptions<NoInfer<I>> = {},
): I {
  const from = readImages("src", src, FROM_ZERO);
  const gammas = perChannel("gamma", gamma, from.channels);
  for (const one of gammas.slice(0, from.channels)) {
    if (one <= 0) throw new RangeError(mismatch("gamma", "numbers above 0", one));
  }
  const largest = RANGES[from.dtype]![1];
  const numbers = [...gammas.map((one) => Math.min(one, LARGEST_GAMMA)), largest, 1 / largest];
  return run(from, options, { operation: "gamma", numbers }) as I;
}

/**
 * Turns brightness round: 255 - element of u8, 65535 - element of u16, -1 - element of i16 (OpenCV's `bitwise_not`), 1 - element of
 * floats (torchvision's `invert`).
 *
 * @param src Images of 1 to 4 channels, of u8, u16, i16, f16 or f32, in any layout; or a list of images of any sizes.
 * @returns The same layout, element type and sizes. `into` may be `src` itself.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function invert<I extends Images>(src: I, options: ImageOptions<NoInfer<I>> = {}): I {
  return solarized(readImages("src", src), null, options) as I;
}

/**
 * Inverts the elements from `threshold` on, as {@link invert} does: torchvision's `solarize`.
 *
 * @param src Images of 1 to 4 channels, of u8, u16, i16, f16 or f32, in any layout; or a list of images of any sizes.
 * @param threshold The lowest value that is inverted.
 * @returns The same layout, element type and sizes. `into` may be `src` itself.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function solarize<I extends Images>(
  src: I,
  threshold: number,
  options: ImageOptions<NoInfer<I>> = {},
): I {
  return solarized(readImages("src", src), finite("threshold", threshold), options) as I;
}

function solarized<I extends Images>(from: Operand, threshold: number | null, options: ImageOptions<I>): I {
  const [low, high] = RANGES[from.dtype]!;
  return run(from, options, { operation: "solarize", numbers: [low + high, threshold ?? -Infinity] });
}

/**
 * Leaves `2 ** bits` levels: torchvision's `posterize`. Of integers, the highest `bits` bits stay; floats become the lowest value
 * of their part of 0 … 1.
 *
 * @param src Images of 1 to 4 channels, of u8, u16, f16 or f32, in any layout; or a list of images of any sizes.
 * @param bits Of u8 0 to 8, of u16 0 to 16, of floats 1 to 16.
 * @returns The same layout, element type and sizes. `into` may be `src` itself.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function posterize<I extends Images>(src: I, bits: number, options: ImageOptions<NoInfer<I>> = {}): I {
  const from = readImages("src", src, FROM_ZERO);
  const width = from.dtype === "u8" ? 8 : from.dtype === "u16" ? 16 : 0;
  checkInteger("bits", bits, width > 0 ? 0 : 1, width || 16);
  return run(from, options, { operation: "posterize", whole: [width, bits] }) as I;
}
