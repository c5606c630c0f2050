import { CVT_COLOR_GENERIC } from "../../../ptx/ops/cvt_color/generic.ts";
import { CVT_COLOR_LAB } from "../../../ptx/ops/cvt_color/lab.ts";
import { CVT_COLOR_U8 } from "../../../ptx/ops/cvt_color/u8.ts";
import type { DeviceArray } from "../../array/array.ts";
import { invalid } from "../../base/check.ts";
import type { DType } from "../../base/dtype.ts";
import { shippedKernel } from "../../core/module/builtin_kernels.ts";
import type { Stream } from "../../core/stream/stream.ts";
import { reorder } from "../core/copy.ts";
import { launchImages, type Tile, typeCode } from "../core/launch.ts";
import { isPackedBytes, packedTile } from "../core/memory_layout.ts";
import { resultOf, returned } from "../core/result.ts";
import { IMAGE_DTYPES, type ImageOptions, type Images, type ImageView, readImages } from "../core/view.ts";
import {
  convertFromYuv,
  convertToYuv,
  type FromYuvOptions,
  type RgbSide,
  type ToYuvOptions,
} from "../core/yuv/convert.ts";
import type { YuvFormat, YuvFrames, YuvPlanes } from "../core/yuv/frame.ts";

/** Orders of red, green, blue and alpha. */
export type RgbColor = "RGB" | "BGR" | "RGBA" | "BGRA";
/** Colors of luma or perception. */
export type OtherColor = "YUV" | "YCrCb" | "HSV" | "Lab";

/**
 * What {@link cvtColor} converts: OpenCV's names without `COLOR_`, such as `"BGR2RGB"`, `"RGB2GRAY"`, `"HSV2BGR"`.
 * RGBA and BGRA go to and from the other three and GRAY.
 */
export type ColorConversion =
  | Exclude<`${RgbColor}2${RgbColor}`, "RGB2RGB" | "BGR2BGR" | "RGBA2RGBA" | "BGRA2BGRA">
  | `${RgbColor}2GRAY`
  | `GRAY2${RgbColor}`
  | `${"RGB" | "BGR"}2${OtherColor}`
  | `${OtherColor}2${"RGB" | "BGR"}`
  | `${"RGB" | "BGR"}2HSV_FULL`
  | `HSV2${"RGB" | "BGR"}_FULL`;

/** Frames of decoders into images: OpenCV's names, such as `"YUV2RGB_NV12"`. */
export type FromYuvConversion = `YUV2${RgbColor}_${YuvFormat}`;

/** Images into frames: OpenCV's names, such as `"RGB2YUV_I420"`. */
export type ToYuvConversion = `${RgbColor}2YUV_${YuvFormat}`;

/** A color that is not an order of red, green and blue: its kernels, what tells it from others of them, and element types. */
interface Space {
  readonly kernel: string;
  readonly channels: number;
  readonly variant: number;
  readonly dtypes: readonly DType[];
}

const LUMA: readonly DType[] = ["u8", "u16", "f16", "f32"],
  PERCEIVED: readonly DType[] = ["u8", "f16", "f32"];

const SPACES: Record<string, Space> = {
  GRAY: { kernel: "gray", channels: 1, variant: 0, dtypes: LUMA },
  // `YuvVariant` of kernels/ops/cvt_color/generic.cu.
  YUV: { kernel: "yuv", channels: 3, variant: 0, dtypes: LUMA },
  YCrCb: { kernel: "yuv", channels: 3, variant: 1, dtypes: LUMA },
  // The steps of hue in integers.
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

/** A conversion as the kernels know it. */
interface Conversion {
  readonly kernel: string;
  readonly from: number;
  readonly to: number;
  readonly blueFirst: boolean;
  readonly variant: number;
  readonly dtypes: readonly DType[];
  /** Where elements only move: the channel that each of the result is, one behind the last for alpha. */
  readonly order: readonly number[] | null;
}

/** The bits of an opaque alpha. */
const OPAQUE: Readonly<Partial<Record<DType, number>>> = {
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
      // OpenCV's full hue has 256 steps one way, 255 the other.
      add(`${space}2${name}${full ? "_FULL" : ""}`, `${kernel}_to_rgb`, own, channels, {
        ...rest,
        variant: full ? 255 : variant,
      });
    }
  }
  return all;
}

/** A conversion from frames, or to them. */
interface FrameConversion {
  readonly format: YuvFormat;
  readonly rgb: RgbSide;
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

/** Pixels of a block along x and y: QUADS_X and BLOCK_Y of kernels/access/vec4_pixel.cuh. */
const QUADS_TILE: Tile = [128, 8];

/** `Conversion` of kernels/ops/cvt_color/generic.cu; the launch copies it. */
const how = new Int32Array(new ArrayBuffer(16)), howBytes = new Uint8Array(how.buffer);

/**
 * Converts images between colors: OpenCV's and CV-CUDA's `cvtColor`, with OpenCV's definitions and ranges.
 *
 * ```ts
 * using gray = cvtColor(frame, "BGR2GRAY");
 * ```
 *
 * - GRAY is 0.299 R + 0.587 G + 0.114 B.
 * - YUV is that and scaled B - Y and R - Y; YCrCb has R - Y first; both are of full range, around 128, 32768 or 0.5.
 * - HSV: hue 0 … 179 in u8 (0 … 255 with `_FULL`), 0 … 360 in floats; the others 0 … 255, or 0 … 1. From HSV bytes are rounded;
 *   OpenCV cuts them off but in the last columns of a row.
 * - Lab of sRGB with white D65: in floats 0 … 100 and about ±127; in u8 L · 255 / 100, a + 128, b + 128, equal to OpenCV's.
 *   Floats follow the definition; OpenCV's float Lab is interpolated in a table and off by up to 0.6.
 * - Alpha where there was none is opaque: the largest integer, or 1.
 *
 * @param src Images in any layout, or a list of images of any sizes; floats are 0 … 1. Of u8, f16 or f32; GRAY, YUV and YCrCb
 *   also of u16, and orders of red, green and blue also of i16. As many channels as the conversion's name says.
 * @returns The same element type, layout and sizes. A source without an axis for channels gets one behind the others.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function cvtColor<I extends Images>(
  src: I,
  code: ColorConversion,
  options?: ImageOptions<NoInfer<I>>,
): I;
/**
 * Converts frames of decoders to RGB, BGR, RGBA or BGRA: OpenCV's `cvtColor` and `cvtColorTwoPlane` (equal to the last bit for
 * BT.601 in limited range), CV-CUDA's `advcvtcolor`. Each chroma value is that of 2 × 2 pixels. Luma below the limited range
 * counts as its lowest.
 *
 * ```ts
 * using rgb = cvtColor({ y, uv }, "YUV2RGB_NV12", { standard: "bt709" });
 * ```
 *
 * @param src u8, or for P010 u16: frames in one array or in planes, a batch, or a list of frames of any sizes.
 */
export function cvtColor<F extends YuvFrames | readonly YuvFrames[]>(
  src: F,
  code: FromYuvConversion,
  options?: FromYuvOptions<F extends readonly unknown[] ? readonly DeviceArray[] : DeviceArray>,
): F extends readonly unknown[] ? DeviceArray[] : DeviceArray;
/**
 * Converts images to frames, `[height · 3/2, width]` (a batch: `[count, height · 3/2, width, 1]`), or to planes that `into` names.
 * Chroma is that of the first of each 2 × 2 pixels, as in OpenCV; alpha is left out.
 *
 * ```ts
 * using frame = cvtColor(rgb, "RGB2YUV_NV12", { standard: "bt709" });
 * ```
 *
 * @param src u8, for P010 also u16; in any layout, or a list of images. The sides are even, but for planes.
 */
export function cvtColor<I extends Images, R extends Images | YuvPlanes = I>(
  src: I,
  code: ToYuvConversion,
  options?: ToYuvOptions<R>,
): R;
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
        "one of OpenCV's names between RGB, BGR, RGBA, BGRA and GRAY, between RGB or BGR and YUV, YCrCb, HSV (also " +
          '_FULL) and Lab, such as "BGR2GRAY", or for NV12, NV21, I420 and P010 frames, such as "YUV2RGB_NV12"',
        code,
      ),
    );
  }
  const from = readImages("src", src, conversion.dtypes, [conversion.from]);
  const to = resultOf(from, { channels: conversion.to }, options, conversion.from === conversion.to);
  how[0] = how[1] = typeCode(from.dtype);
  how[2] = conversion.blueFirst ? 1 : 0;
  how[3] = conversion.variant;
  launch(conversion, from, to, options.stream);
  return returned(to);
}

/** Launches the kernel that suits the memory; `how` is filled. */
function launch(
  { kernel, order }: Conversion,
  from: ImageView,
  to: ImageView,
  stream: Stream | undefined,
): void {
  const { context } = from, views = [from, to];
  if (kernel.includes("lab")) {
    launchImages(shippedKernel(context, CVT_COLOR_LAB, kernel), views, QUADS_TILE, stream, howBytes);
  } else if (order !== null) {
    reorder(from, to, order, stream, OPAQUE[from.dtype]);
  } else if (isPackedBytes(from) && isPackedBytes(to)) {
    const tile = packedTile(to);
    launchImages(shippedKernel(context, CVT_COLOR_U8, kernel), views, tile, stream, howBytes, tile[0]);
  } else {
    launchImages(shippedKernel(context, CVT_COLOR_GENERIC, kernel), views, QUADS_TILE, stream, howBytes);
  }
}
