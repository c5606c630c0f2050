import { checkOperatorOptions } from "../core/option_names.ts";
import { IMAGE_OPTIONS } from "../core/view.ts";
import { COLOR_CONVERSION, YUV_VARIANT } from "../../../ptx/layouts.ts";
import { CVT_COLOR_GENERIC } from "../../../ptx/ops/cvt_color/generic.ts";
import { CVT_COLOR_LAB } from "../../../ptx/ops/cvt_color/lab.ts";
import { CVT_COLOR_U8 } from "../../../ptx/ops/cvt_color/u8.ts";
import type { DeviceArray } from "../../array/array.ts";
import { invalid } from "../../base/check.ts";
import { suggestion } from "../../base/suggestion.ts";
import type { DType } from "../../base/dtype.ts";
import { reorderChannels } from "../core/copy.ts";
import { typeCode } from "../core/launch.ts";
import { paramBlock } from "../core/params.ts";
import { resultFor, returned } from "../core/result.ts";
import { interleavedU8Tile, VEC4_TILE } from "../core/tiles.ts";
import { type Call, launchVariant, variants } from "../core/variants.ts";
import { IMAGE_DTYPES, type ImageOptions, type Images, readImages } from "../core/view.ts";
import {
  convertFromYuv,
  convertToYuv,
  type FromYuvOptions,
  type RgbOrder,
  type ToYuvOptions,
} from "../core/yuv/convert.ts";
import type { YuvFormat, YuvFrames, YuvPlanes } from "../core/yuv/frame.ts";

/** Orders of red, green, blue and alpha. */
export type RgbColor = "RGB" | "BGR" | "RGBA" | "BGRA";
/** Other color spaces. */
export type OtherColor = "YUV" | "YCrCb" | "HSV" | "Lab";

/**
 * Conversions of {@link cvtColor}: OpenCV's names without `COLOR_`, such as `"BGR2RGB"`, `"RGB2GRAY"`,
 * `"HSV2BGR"`. RGBA and BGRA convert only to and from RGB, BGR, each other, and GRAY.
 */
export type ColorConversion =
  | Exclude<`${RgbColor}2${RgbColor}`, "RGB2RGB" | "BGR2BGR" | "RGBA2RGBA" | "BGRA2BGRA">
  | `${RgbColor}2GRAY`
  | `GRAY2${RgbColor}`
  | `${"RGB" | "BGR"}2${OtherColor}`
  | `${OtherColor}2${"RGB" | "BGR"}`
  | `${"RGB" | "BGR"}2HSV_FULL`
  | `HSV2${"RGB" | "BGR"}_FULL`;

/** Conversions from video frames: OpenCV's names, such as `"YUV2RGB_NV12"`. */
export type FromYuvConversion = `YUV2${RgbColor}_${YuvFormat}`;

/** Conversions to video frames: OpenCV's names, such as `"RGB2YUV_I420"`. */
export type ToYuvConversion = `${RgbColor}2YUV_${YuvFormat}`;

/** A color space other than an order of red, green and blue. */
interface Space {
  /** The part of the kernels' names. */
  readonly kernel: string;
  readonly channels: number;
  /** Distinguishes color spaces that share kernels. */
  readonly variant: number;
  readonly dtypes: readonly DType[];
}

const LUMA: readonly DType[] = ["u8", "u16", "f16", "f32"],
  PERCEIVED: readonly DType[] = ["u8", "f16", "f32"];

const SPACES: Record<string, Space> = {
  GRAY: { kernel: "gray", channels: 1, variant: 0, dtypes: LUMA },
  YUV: { kernel: "yuv", channels: 3, variant: YUV_VARIANT.yuv, dtypes: LUMA },
  YCrCb: { kernel: "yuv", channels: 3, variant: YUV_VARIANT.ycrcb, dtypes: LUMA },
  // The number of integer hues.
  HSV: { kernel: "hsv", channels: 3, variant: 180, dtypes: PERCEIVED },
  HSV_FULL: { kernel: "hsv", channels: 3, variant: 256, dtypes: PERCEIVED },
  Lab: { kernel: "lab", channels: 3, variant: 0, dtypes: PERCEIVED },
};

const RGB: Record<string, { channels: number; blueFirst: boolean }> = {
  RGB: { channels: 3, blueFirst: false },
  BGR: { channels: 3, blueFirst: true },
  RGBA: { channels: 4, blueFirst: false },
  BGRA: { channels: 4, blueFirst: true },
};

/** A conversion between images. */
interface Conversion {
  readonly kernel: string;
  readonly from: number;
  readonly to: number;
  readonly blueFirst: boolean;
  readonly variant: number;
  readonly dtypes: readonly DType[];
  /**
   * The source channel of each result channel, or the number of channels for opaque alpha, if the conversion
   * only reorders channels.
   */
  readonly order: readonly number[] | null;
}

/** The bits of opaque alpha. */
const OPAQUE_BITS: Readonly<Partial<Record<DType, number>>> = {
  u8: 255,
  u16: 65535,
  i16: 32767,
  f16: 0x3c00,
  f32: 0x3f800000,
};

const CONVERSIONS: ReadonlyMap<string, Conversion> = conversions();

function conversions(): Map<string, Conversion> {
  const all = new Map<string, Conversion>();
  const add = (
    code: string,
    name: string,
    from: number,
    to: number,
    rest: Pick<Conversion, "blueFirst" | "variant" | "dtypes">,
  ) => {
    let order: number[] | null = null;
    if (name === "rgb_to_rgb") order = [...rest.blueFirst ? [2, 1, 0] : [0, 1, 2], 3].slice(0, to);
    if (name === "gray_to_rgb") order = [0, 0, 0, 1].slice(0, to);
    all.set(code, { kernel: `${name}_${from}_${to}`, from, to, order, ...rest });
  };
  for (const [name, { channels, blueFirst }] of Object.entries(RGB)) {
    for (const [other, to] of Object.entries(RGB)) {
      if (other === name) continue;
      const rest = { blueFirst: blueFirst !== to.blueFirst, variant: 0, dtypes: IMAGE_DTYPES };
      add(`${name}2${other}`, "rgb_to_rgb", channels, to.channels, rest);
    }
    for (const [other, { kernel, channels: own, variant, dtypes }] of Object.entries(SPACES)) {
      if (channels === 4 && own !== 1) continue;
      const rest = { blueFirst, variant, dtypes };
      add(`${name}2${other}`, `rgb_to_${kernel}`, channels, own, rest);
      const [space, full] = other.split("_");
      // OpenCV's full hue has 256 values in one direction and 255 in the other.
      add(`${space}2${name}${full ? "_FULL" : ""}`, `${kernel}_to_rgb`, own, channels, {
        ...rest,
        variant: full ? 255 : variant,
      });
    }
  }
  return all;
}

/** A conversion from or to video frames. */
interface FrameConversion {
  readonly format: YuvFormat;
  readonly rgb: RgbOrder;
  readonly isFrom: boolean;
}

const FRAME_CONVERSIONS: ReadonlyMap<string, FrameConversion> = frameConversions();

function frameConversions(): Map<string, FrameConversion> {
  const all = new Map<string, FrameConversion>();
  for (const format of ["NV12", "NV21", "I420", "P010"] as const) {
    for (const [name, rgb] of Object.entries(RGB)) {
      all.set(`YUV2${name}_${format}`, { format, rgb, isFrom: true });
      all.set(`${name}2YUV_${format}`, { format, rgb, isFrom: false });
    }
  }
  return all;
}

interface ConvertCall extends Call {
  readonly conversion: Conversion;
}

const CVT_COLOR = variants<ConvertCall>("cvtColor", [
  {
    name: "lab",
    file: "cvt_color/lab",
    requires: "Lab",
    gain: "only kernel",
    ptx: CVT_COLOR_LAB,
    when: (_, { conversion }) => conversion.kernel.includes("lab"),
    kernel: ({ conversion }) => conversion.kernel,
    tile: VEC4_TILE,
    args: (call) => [conversionParams(call)],
  },
  {
    name: "reorder",
    file: "copy/generic",
    requires: "orders of red, green, blue and alpha",
    gain: "only kernel",
    when: (_, { conversion }) => conversion.order !== null,
    launch: ({ views: [from, to], stream, conversion }) =>
      reorderChannels(from!, to!, conversion.order!, stream, OPAQUE_BITS[from!.dtype]),
  },
  {
    name: "u8",
    file: "cvt_color/u8",
    requires: "interleaved u8",
    gain: "3.0× at 32 × 1080p RGB2GRAY",
    ptx: CVT_COLOR_U8,
    when: (layout, { conversion }) =>
      layout.interleavedU8 && conversion.order === null && !conversion.kernel.includes("lab"),
    kernel: ({ conversion }) => conversion.kernel,
    tile: ({ views: [, to] }) => interleavedU8Tile(to!),
    args: (call) => [conversionParams(call), interleavedU8Tile(call.views[1]!)[0]],
  },
  {
    name: "generic",
    file: "cvt_color/generic",
    ptx: CVT_COLOR_GENERIC,
    when: (_, { conversion }) => conversion.order === null && !conversion.kernel.includes("lab"),
    kernel: ({ conversion }) => conversion.kernel,
    tile: VEC4_TILE,
    args: (call) => [conversionParams(call)],
  },
]);

/**
 * Converts video frames to RGB, BGR, RGBA or BGRA: OpenCV's `cvtColor` and `cvtColorTwoPlane` (bit-exact for
 * BT.601 in limited range; otherwise within 1 of the standard's equations), CV-CUDA's `advcvtcolor`. 2 × 2
 * pixels share a chroma value. Luma below the limited range counts as its lowest value. Frames of HDR keep
 * their values: `toneMap` maps the result of u16.
 *
 * ```ts
 * using rgb = cvtColor({ y, uv }, "YUV2RGB_NV12", { standard: "bt709" });
 * ```
 *
 * @param src Frames of u8, or u16 for P010: in one array or in planes, a batch, or a list of frames of any
 * sizes.
 * @returns Images of `options.dtype` and `options.layout`; a list for a list.
 */
export function cvtColor<F extends YuvFrames | readonly YuvFrames[], D extends "u8" | "u16" = "u8">(
  src: F,
  code: FromYuvConversion,
  options?: FromYuvOptions<F extends readonly unknown[] ? readonly DeviceArray[] : DeviceArray, D>,
): F extends readonly unknown[] ? DeviceArray<D>[] : DeviceArray<D>;
/**
 * Converts images to video frames, `[height · 3/2, width]` (for a batch `[count, height · 3/2, width, 1]`),
 * or to the planes in `into`. The chroma of 2 × 2 pixels is that of the first one, as in OpenCV; alpha is
 * dropped.
 *
 * ```ts
 * using frame = cvtColor(rgb, "RGB2YUV_NV12", { standard: "bt709" });
 * ```
 *
 * @param src Images of u8, for P010 also u16, in any layout, or a list of images. Sides must be even, except
 * with planes.
 * @returns The frames: `into`, or a new array or list of arrays.
 */
export function cvtColor<I extends Images, R extends Images | YuvPlanes = I>(
  src: I,
  code: ToYuvConversion,
  options?: ToYuvOptions<R>,
): R;
/**
 * Converts images between colors: OpenCV's and CV-CUDA's `cvtColor`, with OpenCV's definitions and ranges.
 *
 * ```ts
 * using gray = cvtColor(frame, "BGR2GRAY");
 * ```
 *
 * - GRAY is 0.299 R + 0.587 G + 0.114 B.
 * - YUV is GRAY with scaled B - Y and R - Y; YCrCb has R - Y first. Both use the full range; chroma is
 *   centered at 128, 32768 or 0.5.
 * - HSV has hues of 0 … 179 in u8 (0 … 255 with `_FULL`) and 0 … 360 in floating point; saturation and value
 *   are 0 … 255 or 0 … 1. Conversions from HSV round u8; OpenCV truncates it except in the last columns of a
 *   row.
 * - Lab is that of sRGB with white point D65: in floating point 0 … 100 and about ±127; in u8 L · 255 / 100,
 *   a + 128 and b + 128, equal to OpenCV's. Floating point follows the definition; OpenCV interpolates a
 *   table and is off by up to 0.7.
 * - u16 is rounded from f32 and may differ from OpenCV's by 1.
 * - Added alpha is opaque: the largest integer, or 1.
 *
 * @param src Images in any layout, or a list of images of any sizes, with the channels that the conversion's
 * name states. u8, f16 or f32 (0 … 1); for GRAY, YUV and YCrCb also u16; for orders of red, green and blue
 * also i16.
 * @returns Images of the same dtype, layout and sizes. Sources without a channel axis get a trailing one.
 * @throws {TypeError | RangeError} An argument is invalid; nothing was launched.
 */
export function cvtColor<I extends Images>(
  src: I,
  code: ColorConversion,
  options?: ImageOptions<NoInfer<I>>,
): I;
export function cvtColor(
  src: Images | YuvFrames | readonly YuvFrames[],
  code: ColorConversion | FromYuvConversion | ToYuvConversion,
  options: ImageOptions<Images> | FromYuvOptions<Images> | ToYuvOptions<Images | YuvPlanes> = {},
): Images | YuvPlanes {
  const frames = FRAME_CONVERSIONS.get(code);
  if (frames === undefined) return convertPixels(src as Images, code, options as ImageOptions<Images>);
  const { format, rgb, isFrom } = frames;
  return isFrom
    ? convertFromYuv(src as YuvFrames, format, rgb, options as FromYuvOptions<Images>)
    : convertToYuv(src as Images, format, rgb, options as ToYuvOptions<Images | YuvPlanes>);
}

function convertPixels(src: Images, code: string, options: ImageOptions<Images>): Images {
  const conversion = CONVERSIONS.get(code);
  if (conversion === undefined) {
    throw new RangeError(
      invalid(
        "code",
        "one of OpenCV's names between RGB, BGR, RGBA, BGRA and GRAY, between RGB or BGR and YUV, YCrCb, " +
          'HSV (also _FULL) and Lab, such as "BGR2GRAY", or for NV12, NV21, I420 and P010 frames, such as ' +
          '"YUV2RGB_NV12"',
        code,
      ) + suggestedCode(code),
    );
  }
  const from = readImages("src", src, conversion.dtypes, [conversion.from]);
  checkOperatorOptions(options, IMAGE_OPTIONS);
  const inPlace = conversion.from === conversion.to;
  const to = resultFor(from, { channels: conversion.to }, options, { inPlace });
  launchVariant(CVT_COLOR, { views: [from, to], stream: options.stream, conversion });
  return returned(to);
}

/** Returns the known code closest to one such as `COLOR_RGB2GRAY`, `RGBtoGRAY` or `rgb2gray`. */
function suggestedCode(code: unknown): string {
  if (typeof code !== "string") return "";
  const name = code.replace(/^(cv2?\.)?COLOR_/i, "").replace(/_?to_?/i, "2");
  const [format] = name.match(/NV12|NV21|I420|P010/i) ?? [];
  if (format !== undefined && !/YUV/i.test(name)) {
    const color = name.match(/(RGB|BGR)A?/i)?.[0] ?? "RGB",
      [first, upper] = [color.toUpperCase(), format.toUpperCase()];
    return `; did you mean "${
      /^(RGB|BGR)/i.test(name) ? `${first}2YUV_${upper}` : `YUV2${first}_${upper}`
    }"?`;
  }
  return suggestion(name, [...CONVERSIONS.keys(), ...FRAME_CONVERSIONS.keys()]);
}

const params = paramBlock(COLOR_CONVERSION);

function conversionParams({ views: [from, to], conversion }: ConvertCall): Uint8Array {
  const { i32 } = COLOR_CONVERSION;
  params.i32[i32.fromType] = typeCode(from!.dtype);
  params.i32[i32.toType] = typeCode(to!.dtype);
  params.i32[i32.blueFirst] = conversion.blueFirst ? 1 : 0;
  params.i32[i32.variant] = conversion.variant;
  return params.bytes;
}
