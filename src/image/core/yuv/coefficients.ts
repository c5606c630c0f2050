/** Coefficients between YUV and RGB. */
import {
  RGB_TO_YUV10,
  RGB_TO_YUV8,
  YUV_FRACTION,
  YUV_TO_RGB10,
  YUV_TO_RGB8,
} from "../../../../ptx/layouts.ts";
import { invalid, isKeyOf, oneOf, type OptionNames } from "../../../base/check.ts";
import type { DType } from "../../../base/dtype.ts";
import { typeCode } from "../launch.ts";
import { paramBlock } from "../params.ts";
import type { Nv12Coefficients } from "../preprocess.ts";
import { maxValueOf } from "../value_range.ts";

/** The standard and the range of luma and chroma. */
export interface YuvColors {
  /**
   * The standard of the colors: ITU-R BT.601, BT.709 or BT.2020. Default: that of a frame with `color`, otherwise
   * `"bt601"`, as in OpenCV.
   */
  standard?: "bt601" | "bt709" | "bt2020" | undefined;
  /**
   * Luma of 16 … 235 and chroma of 16 … 240 (for 8 bits), or all values. Default: that of a frame with `color`,
   * otherwise `"limited"`, as in OpenCV.
   */
  range?: "limited" | "full" | undefined;
}

/** The names of {@link YuvColors}. */
export const YUV_COLORS: OptionNames<YuvColors> = { standard: true, range: true };

/** The properties that determine the coefficients of a conversion. */
export interface YuvConversion {
  readonly direction: "from" | "to";
  /** Bits of a luma or chroma value. */
  readonly bits: 8 | 10;
  /** The first channel of the images is blue. */
  readonly blueFirst: boolean;
  /** The dtype of the images. */
  readonly dtype: DType;
}

/** The weights of red and blue in luma. */
const LUMA_WEIGHTS = { bt601: [0.299, 0.114], bt709: [0.2126, 0.0722], bt2020: [0.2627, 0.0593] } as const;

/** The unit of fixed-point factors. */
const ONE = 2 ** YUV_FRACTION;

/** OpenCV's factors for BT.601 in limited range, which it rounds to three decimals first. */
const OPENCV_FROM = [16, 1220542, 1673527, -409993, -852492, 2116026] as const;
const OPENCV_TO = [269484, 528482, 102760, -155188, -305135, 460324, 460324, -385875, -74448] as const;

interface Colors {
  readonly weights: readonly [red: number, blue: number];
  readonly limited: boolean;
}

function checkColors({ standard = "bt601", range = "limited" }: YuvColors): Colors {
  const weights = isKeyOf(LUMA_WEIGHTS, standard) ? LUMA_WEIGHTS[standard] : undefined;
  if (weights === undefined) {
    throw new RangeError(invalid("standard", oneOf(["bt601", "bt709", "bt2020"]), standard));
  }
  if (range !== "limited" && range !== "full") {
    throw new RangeError(invalid("range", oneOf(["limited", "full"]), range));
  }
  return { weights, limited: range === "limited" };
}

/** Parameter structs by conversion; there are at most 96. */
const cache = new Map<string, Uint8Array<ArrayBuffer>>();

/** Returns the parameter struct of a conversion between frames and images. */
export function yuvParams(conversion: YuvConversion, options: YuvColors): Uint8Array<ArrayBuffer> {
  const colors = checkColors(options), { direction, bits, blueFirst, dtype } = conversion;
  const key = `${direction} ${bits} ${colors.weights[0]} ${colors.limited} ${blueFirst} ${dtype}`;
  let params = cache.get(key);
  if (params === undefined) {
    const make = direction === "from" ? bits === 10 ? fromYuv10 : fromYuv8 : bits === 10 ? toYuv10 : toYuv8;
    cache.set(key, params = make(colors, conversion));
  }
  return params;
}

/** Returns the coefficients of the fused operator on NV12 frames, from 0 … 255 to 0 … 255. */
export function nv12Coefficients(options: YuvColors): Nv12Coefficients {
  const { weights: [red, blue], limited } = checkColors(options), green = 1 - red - blue;
  return {
    yLow: limited ? 16 : 0,
    yScale: limited ? 255 / 219 : 1,
    cScale: limited ? 255 / 224 : 1,
    rv: 2 * (1 - red),
    gu: -2 * blue * (1 - blue) / green,
    gv: -2 * red * (1 - red) / green,
    bu: 2 * (1 - blue),
  };
}

/** Factors for luma above `offset` and chroma around 0 that give RGB of 0 … 1. */
function fromFactors({ weights: [red, blue], limited }: Colors, bits: number) {
  const green = 1 - red - blue, scale = 2 ** (bits - 8), full = 2 ** bits - 1;
  const chroma = limited ? 1 / (224 * scale) : 1 / full;
  return {
    offset: limited ? 16 * scale : 0,
    luma: limited ? 1 / (219 * scale) : 1 / full,
    redV: 2 * (1 - red) * chroma,
    greenU: -2 * blue * (1 - blue) / green * chroma,
    greenV: -2 * red * (1 - red) / green * chroma,
    blueU: 2 * (1 - blue) * chroma,
  };
}

function isOpenCvDefault({ weights, limited }: Colors): boolean {
  return limited && weights === LUMA_WEIGHTS.bt601;
}

function fromYuv8(colors: Colors, { blueFirst }: YuvConversion): Uint8Array<ArrayBuffer> {
  const { offset, luma, redV, greenU, greenV, blueU } = fromFactors(colors, 8);
  const factors = isOpenCvDefault(colors)
    ? OPENCV_FROM
    : [offset, ...[luma, redV, greenU, greenV, blueU].map((factor) => Math.round(factor * 255 * ONE))];
  const { bytes, i32 } = paramBlock(YUV_TO_RGB8);
  i32.set(factors, YUV_TO_RGB8.i32.offset);
  i32[YUV_TO_RGB8.i32.blueFirst] = Number(blueFirst);
  return bytes;
}

/** The 10 bits are the high bits of 16. */
function fromYuv10(colors: Colors, { blueFirst, dtype }: YuvConversion): Uint8Array<ArrayBuffer> {
  const { offset, luma, redV, greenU, greenV, blueU } = fromFactors(colors, 10);
  const { bytes, i32, f32 } = paramBlock(YUV_TO_RGB10), scale = maxValueOf(dtype) / 64;
  const factors = [luma, redV, greenU, greenV, blueU].map((factor) => factor * scale);
  f32.set([offset * 64, ...factors], YUV_TO_RGB10.f32.offset);
  i32[YUV_TO_RGB10.i32.blueFirst] = Number(blueFirst);
  i32[YUV_TO_RGB10.i32.type] = typeCode(dtype);
  return bytes;
}

/** Three factors and an offset for each of luma, U and V, from RGB of 0 … 1. */
function toFactors({ weights: [red, blue], limited }: Colors, bits: number): number[][] {
  const green = 1 - red - blue, scale = 2 ** (bits - 8), full = 2 ** bits - 1;
  const luma = limited ? 219 * scale : full, chroma = limited ? 224 * scale : full;
  const middle = 128 * scale;
  const u = chroma / (2 * (1 - blue)), v = chroma / (2 * (1 - red));
  return [
    [red * luma, green * luma, blue * luma, limited ? 16 * scale : 0],
    [-red * u, -green * u, (1 - blue) * u, middle],
    [(1 - red) * v, -green * v, -blue * v, middle],
  ];
}

function toYuv8(colors: Colors, { blueFirst }: YuvConversion): Uint8Array<ArrayBuffer> {
  const { bytes, i32 } = paramBlock(RGB_TO_YUV8), openCv = isOpenCvDefault(colors);
  toFactors(colors, 8).forEach((row, plane) => {
    const rounded = row.map((factor, j) => {
      if (j === 3) return factor * ONE + ONE / 2;
      return openCv ? OPENCV_TO[3 * plane + j]! : Math.round(factor / 255 * ONE);
    });
    const [red, green, blue, offset] = rounded as [number, number, number, number];
    const ordered = blueFirst ? [blue, green, red, offset] : [red, green, blue, offset];
    i32.set(ordered, RGB_TO_YUV8.i32.y + 4 * plane);
  });
  return bytes;
}

function toYuv10(colors: Colors, { blueFirst, dtype }: YuvConversion): Uint8Array<ArrayBuffer> {
  const { bytes, i32, f32 } = paramBlock(RGB_TO_YUV10), largest = maxValueOf(dtype);
  toFactors(colors, 10).forEach((row, plane) => {
    f32.set(row.map((factor, j) => j === 3 ? factor : factor / largest), RGB_TO_YUV10.f32.y + 4 * plane);
  });
  i32[RGB_TO_YUV10.i32.blueFirst] = Number(blueFirst);
  i32[RGB_TO_YUV10.i32.type] = typeCode(dtype);
  return bytes;
}
