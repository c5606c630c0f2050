import { DeviceArray } from "../../array/array.ts";
import type { OptionNames } from "../../base/check.ts";
import { letterboxGeometry } from "../core/letterbox.ts";
import { checkOperatorOptions } from "../core/option_names.ts";
import {
  FUSED_OPTIONS,
  type FusedDType,
  type FusedOptions,
  preprocess,
  type ResizeGeometry,
  uniformGeometries,
} from "../core/preprocess.ts";
import { checkSize, type Size } from "../core/size.ts";
import { imagesOf, type ImageView, readImages } from "../core/view.ts";
import { nv12Coefficients, YUV_COLORS, type YuvColors } from "../core/yuv/coefficients.ts";
import { convertFromYuv } from "../core/yuv/convert.ts";
import type { YuvFrames } from "../core/yuv/frame.ts";
import { hdrTransfer, withFrameColors } from "../core/yuv/frame_colors.ts";
import { type Nv12Frames, type Nv12Planes, readNv12 } from "../core/yuv/nv12_frames.ts";
import { toneMap } from "./tone_map.ts";

export type { Nv12Frames } from "../core/yuv/nv12_frames.ts";

const RGB = { channels: 3, blueFirst: false };

/** Options of {@link nv12ResizeNormalize}. Most video from HD on is BT.709. */
export interface Nv12Options<D extends FusedDType = "f32"> extends FusedOptions<D>, YuvColors {
  /**
   * Keeps the aspect ratio and fills the area around the image, as `letterboxNormalize` does. Default false.
   */
  letterbox?: boolean | undefined;
  /** The fill, in RGB of 0 … 255: one number, or one for each channel. Default 114. */
  value?: number | readonly number[] | undefined;
}

/** The names of {@link Nv12Options}. */
const NV12_OPTIONS: OptionNames<Nv12Options> = {
  letterbox: "boolean",
  value: true,
  ...FUSED_OPTIONS,
  ...YUV_COLORS,
};

/**
 * Converts NV12 frames to a model's input in one kernel: resizes luma and chroma, converts them to RGB,
 * normalizes, and changes the layout. Equivalent to these operators in sequence on f32 images, without
 * rounding in between. Luma below the limited range counts as its lowest value, as in `cvtColor`. P010 frames,
 * and NV12 frames with an odd side, become RGB images of u8 first, by `cvtColor`, and frames that state PQ or
 * HLG also by `toneMap`.
 *
 * ```ts
 * using input = nv12ResizeNormalize(frame, 224, { mean: [0.485, 0.456, 0.406], std: [0.229, 0.224, 0.225] });
 * ```
 *
 * @param src Frames, whose rows may be padded; or a list of single frames of any sizes. Half of an odd side is
 * rounded up in the chroma plane.
 * @param size The result's `[height, width]` in pixels, or one number for both.
 * @returns RGB (BGR with `swapRedBlue`) of `options.dtype`, by default f32; a batch for a list.
 * @throws {TypeError | RangeError} An argument is invalid; nothing was launched.
 */
export function nv12ResizeNormalize<D extends FusedDType = "f32">(
  src: Nv12Frames | readonly Nv12Frames[],
  size: number | Size,
  options: Nv12Options<D> = {},
): DeviceArray<D> {
  if (isP010(src)) return convertAndResize(src, "P010", size, options);
  if (hasOddSide(src)) return convertAndResize(src, "NV12", size, options);
  const { y, uv } = readNv12("src", src);
  const into = checkSize("size", size), geometries = geometriesOf(y, into, options);
  const chroma = { view: uv, coefficients: nv12Coefficients(withFrameColors(src, options)) };
  return preprocess(y, into, geometries, options.value ?? 114, options, chroma);
}

/** Where each image goes. */
function geometriesOf(from: ImageView, into: Size, options: Nv12Options<FusedDType>): ResizeGeometry[] {
  return checkOperatorOptions(options, NV12_OPTIONS).letterbox
    ? imagesOf(from).map((image) => letterboxGeometry(image, into))
    : uniformGeometries(from, into);
}

/** Returns true for planes of u16, or a list that starts with them. */
function isP010(src: Nv12Frames | readonly Nv12Frames[]): src is Nv12Planes | Nv12Planes[] {
  const first: unknown = Array.isArray(src) ? src[0] : src;
  if (typeof first !== "object" || first === null || !("y" in first)) return false;
  return first.y instanceof DeviceArray && first.y.dtype === "u16";
}

/** Returns true for frames of which one has an odd side, in two arrays. */
function hasOddSide(src: Nv12Frames | readonly Nv12Frames[]): src is Nv12Planes | Nv12Planes[] {
  const frames: readonly unknown[] = Array.isArray(src) ? src : [src];
  return frames.some((frame) => {
    const { y, uv } = (frame ?? {}) as Partial<Nv12Planes>;
    if (!(y instanceof DeviceArray) || !(uv instanceof DeviceArray)) return false;
    // Luma may have a last axis of 1.
    const end = y.ndim === uv.ndim ? y.ndim - 1 : y.ndim;
    return y.shape.slice(Math.max(0, end - 2), end).some((side) => side % 2 !== 0);
  });
}

/** Converts to RGB and resizes in two kernels. */
function convertAndResize<D extends FusedDType>(
  src: Nv12Planes | Nv12Planes[],
  code: "P010" | "NV12",
  size: number | Size,
  options: Nv12Options<D>,
): DeviceArray<D> {
  const into = checkSize("size", size);
  checkOperatorOptions(options, NV12_OPTIONS);
  const { standard, range } = withFrameColors(src, options), { stream } = options;
  const colors = { ...standard === undefined ? {} : { standard }, ...range === undefined ? {} : { range } };
  const transfer = code === "P010" ? hdrTransfer(src) : undefined,
    dtype = transfer === undefined ? "u8" : "u16";
  const images = [convertFromYuv(src as YuvFrames, code, RGB, { ...colors, dtype, stream })];
  try {
    if (transfer !== undefined) images.push(toneMap(images[0]!, transfer, { stream }));
    const rgb = readImages("src", images.at(-1)!);
    return preprocess(rgb, into, geometriesOf(rgb, into, options), options.value ?? 114, options);
  } finally {
    for (const image of images.flat()) image.dispose();
  }
}
