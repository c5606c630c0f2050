import { TONE_MAPPING } from "../../../ptx/layouts.ts";
import { TONE_MAP } from "../../../ptx/ops/tone_map.ts";
import type { DeviceArray } from "../../array/array.ts";
import { checkFinite, invalid, oneOf, type OptionNames } from "../../base/check.ts";
import type { DType } from "../../base/dtype.ts";
import { builtinKernel } from "../../core/module/builtin_kernels.ts";
import { launchImages, typeCode } from "../core/launch.ts";
import { checkOperatorOptions } from "../core/option_names.ts";
import { paramBlock } from "../core/params.ts";
import { resultFor, returned } from "../core/result.ts";
import { VEC4_TILE } from "../core/tiles.ts";
import { maxValueOf } from "../core/value_range.ts";
import { IMAGE_OPTIONS, type ImageOptions, type Images, readImages, type Result } from "../core/view.ts";

/** Options of {@link toneMap}. */
export interface ToneMapOptions<
  R extends Images = DeviceArray,
  D extends "u8" | "f16" | "f32" = "u8" | "f16" | "f32",
> extends ImageOptions<R> {
  /** The brightest value of the content in nits: 203 to 10,000. Default 1000. */
  peak?: number | undefined;
  /** The dtype of the result. Default `"u8"`. */
  dtype?: D | undefined;
}

const OPTIONS: OptionNames<ToneMapOptions> = { ...IMAGE_OPTIONS, peak: true, dtype: true };
const DTYPES: readonly DType[] = ["u8", "u16", "f16", "f32"];
/** White of standard video on a screen with HDR (BT.2408). */
const WHITE_NITS = 203;

/**
 * Converts HDR images to standard dynamic range: RGB of BT.2020 with PQ or HLG to RGB of BT.709. Highlights are
 * compressed by the EETF of BT.2390, applied to the largest channel, so that hues stay; 203 nits become white (BT.2408).
 * Colors beyond BT.709 are clipped. HLG is shown as on a screen of 1000 nits.
 *
 * ```ts
 * using hdr = cvtColor(frame, "YUV2RGB_P010", { standard: "bt2020", dtype: "u16" });
 * using standard = toneMap(hdr, "pq");
 * ```
 *
 * @param src RGB images of u8, u16, f16 or f32 (0 … 1) in any layout, or a list of images of any sizes.
 * @returns RGB images of `dtype`: u8, within 1 of the exact value, or floating point of 0 … 1, within 0.002.
 * @throws {TypeError | RangeError} An argument is invalid; nothing was launched.
 */
export function toneMap<I extends Images, D extends "u8" | "f16" | "f32" = "u8">(
  src: I,
  transfer: "pq" | "hlg",
  options: ToneMapOptions<Result<NoInfer<I>, DType>, D> = {},
): Result<I, D> {
  const from = readImages("src", src, DTYPES, [3]);
  if (transfer !== "pq" && transfer !== "hlg") {
    throw new RangeError(invalid("transfer", oneOf(["pq", "hlg"]), transfer));
  }
  const { peak = 1000, dtype = "u8" } = checkOperatorOptions(options, OPTIONS);
  if (checkFinite("peak", peak) < WHITE_NITS || peak > 10_000) {
    throw new RangeError(invalid("peak", `${WHITE_NITS} to 10000 nits`, peak));
  }
  if (dtype !== "u8" && dtype !== "f16" && dtype !== "f32") {
    throw new TypeError(invalid("dtype", oneOf(["u8", "f16", "f32"]), dtype));
  }
  const to = resultFor(from, { dtype }, options as ImageOptions<Images>);
  const params = paramBlock(TONE_MAPPING), { f32, i32 } = TONE_MAPPING;
  params.f32[f32.scale] = 1 / maxValueOf(from.dtype);
  params.f32[f32.peak] = pqOf(peak);
  params.f32[f32.white] = pqOf(WHITE_NITS);
  params.f32[f32.whiteNits] = WHITE_NITS;
  params.f32[f32.largest] = maxValueOf(dtype);
  params.i32[i32.hlg] = Number(transfer === "hlg");
  params.i32[i32.fromType] = typeCode(from.dtype);
  params.i32[i32.toType] = typeCode(dtype);
  const kernel = builtinKernel(from.context, TONE_MAP, "tone_map");
  launchImages(kernel, [from, to], VEC4_TILE, options.stream, params.bytes);
  return returned(to) as Result<I, D>;
}

/** The PQ value of a luminance in nits (BT.2100, table 4). */
function pqOf(nits: number): number {
  const p = (nits / 10_000) ** (2610 / 16384);
  return ((3424 / 4096 + 2413 / 128 * p) / (1 + 2392 / 128 * p)) ** (2523 / 32);
}
