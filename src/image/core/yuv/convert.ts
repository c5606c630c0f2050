/** Conversions between frames of decoders and RGB, for {@link cvtColor}. */
import { YUV_FROM_U8 } from "../../../../ptx/ops/yuv/from_u8.ts";
import { YUV_GENERIC } from "../../../../ptx/ops/yuv/generic.ts";
import { YUV_P010 } from "../../../../ptx/ops/yuv/p010.ts";
import { YUV_TO_U8 } from "../../../../ptx/ops/yuv/to_u8.ts";
import { YUV_UNALIGNED_U8 } from "../../../../ptx/ops/yuv/unaligned_u8.ts";
import type { DeviceArray } from "../../../array/array.ts";
import { invalid, mismatch } from "../../../base/check.ts";
import type { DType } from "../../../base/dtype.ts";
import { shippedKernel } from "../../../core/module/builtin_kernels.ts";
import type { Stream } from "../../../core/stream/stream.ts";
import { launchImages, type Tile, typeCode } from "../launch.ts";
import { discard, resultOf, returned } from "../result.ts";
import {
  type ImageLayout,
  type ImageOptions,
  type Images,
  type ImageView,
  overlapping,
  readImages,
} from "../view.ts";
import { type Planes, readFrames, type YuvFormat, type YuvFrames, type YuvPlanes } from "./frame.ts";
import { type FrameForm, frameForm } from "./frame_layout.ts";

/** The standard and the range of luma and chroma. */
export interface YuvColors {
  /** The standard that the colors follow: ITU-R BT.601, BT.709 or BT.2020. Default `"bt601"`, as in OpenCV. */
  standard?: "bt601" | "bt709" | "bt2020";
  /** Luma of 16 … 235 and chroma of 16 … 240 (of 8 bits), or all values. Default `"limited"`, as in OpenCV. */
  range?: "limited" | "full";
}

/** Options of {@link cvtColor} from frames. */
export interface FromYuvOptions<R = DeviceArray> extends YuvColors {
  /** Element type of the result. Default `"u8"`; P010 also makes `"u16"`. */
  dtype?: "u8" | "u16";
  /** Axes of the result; a batch has an N in front. Default `"HWC"`. */
  layout?: "HWC" | "CHW";
  /** Where to write, instead of new memory. It must not overlap the source. */
  into?: R;
  /** The stream that the work is given to. Default: the device's own. */
  stream?: Stream;
}

/** Options of {@link cvtColor} to frames. */
export interface ToYuvOptions<R = DeviceArray> extends YuvColors {
  /** Where to write, instead of new memory: an array, or the planes of one. It must not overlap the source. */
  into?: R;
  /** The stream that the work is given to. Default: the device's own. */
  stream?: Stream;
}

/** Shares of red and blue in luma. */
const SHARES = { bt601: [0.299, 0.114], bt709: [0.2126, 0.0722], bt2020: [0.2627, 0.0593] } as const;

/** Bits of fixed-point factors: FRACTION of kernels/core/yuv.cuh. */
const ONE = 2 ** 20;
/** Pixels of a block whose threads have 8 of two rows, or 2 of them: EIGHT of kernels/core/yuv.cuh and THIS_SQUARE of kernels/ops/yuv/generic.cu. */
const EIGHTS_TILE: Tile = [256, 16], SQUARES_TILE: Tile = [64, 16];

/** Factors of luma and chroma around 0 that make RGB of 0 … 1; luma below `offset` counts as `offset`. In units of 1. */
interface FromFactors {
  readonly offset: number;
  readonly luma: number;
  readonly redV: number;
  readonly greenU: number;
  readonly greenV: number;
  readonly blueU: number;
}

function checkColors(
  { standard = "bt601", range = "limited" }: YuvColors,
): { shares: readonly [number, number]; limited: boolean } {
  const shares = Object.hasOwn(SHARES, standard) ? SHARES[standard] : undefined;
  if (shares === undefined) {
    throw new RangeError(invalid("standard", `"bt601", "bt709" or "bt2020"`, standard));
  }
  if (range !== "limited" && range !== "full") {
    throw new RangeError(invalid("range", `"limited" or "full"`, range));
  }
  return { shares, limited: range === "limited" };
}

/** For codes of `bits` bits, from code values to 0 … 1. */
function fromFactors([red, blue]: readonly [number, number], limited: boolean, bits: number): FromFactors {
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

/** OpenCV's fixed-point factors of BT.601 in limited range, which it has rounded to three decimals. */
const OPENCV_FROM = [16, 1220542, 1673527, -409993, -852492, 2116026] as const;
const OPENCV_TO = [269484, 528482, 102760, -155188, -305135, 460324, 460324, -385875, -74448] as const;

/** What a conversion's factors depend on. */
interface Wanted {
  readonly shares: readonly [number, number];
  readonly limited: boolean;
  readonly blueFirst: boolean;
  /** Of RGB. */
  readonly dtype: DType;
}

/** The factors of conversions as their kernels take them, which are 96 at most. */
const kept = new Map<string, Uint8Array<ArrayBuffer>>();

function factorsFor(
  direction: "from" | "to",
  format: YuvFormat,
  colors: YuvColors,
  blueFirst: boolean,
  dtype: DType,
): Uint8Array<ArrayBuffer> {
  const { shares, limited } = checkColors(colors), deep = format === "P010";
  const key = `${direction} ${deep} ${shares[0]} ${limited} ${blueFirst} ${dtype}`;
  let bytes = kept.get(key);
  if (bytes === undefined) {
    const make = direction === "from" ? deep ? fromYuv16 : fromYuv8 : deep ? toYuv16 : toYuv8;
    kept.set(key, bytes = make({ shares, limited, blueFirst, dtype }));
  }
  return bytes;
}

/** `FromYuv` of kernels/core/yuv.cuh. */
function fromYuv8({ shares, limited, blueFirst }: Wanted): Uint8Array<ArrayBuffer> {
  const { offset, luma, redV, greenU, greenV, blueU } = fromFactors(shares, limited, 8);
  const factors = limited && shares === SHARES.bt601
    ? OPENCV_FROM
    : [offset, ...[luma, redV, greenU, greenV, blueU].map((factor) => Math.round(factor * 255 * ONE))];
  return new Uint8Array(Int32Array.of(...factors, Number(blueFirst)).buffer);
}

/** `FromYuv16` of kernels/core/yuv.cuh: of 10 bits in the high bits of 16. */
function fromYuv16({ shares, limited, blueFirst, dtype }: Wanted): Uint8Array<ArrayBuffer> {
  const { offset, luma, redV, greenU, greenV, blueU } = fromFactors(shares, limited, 10);
  const bytes = new Uint8Array(new ArrayBuffer(32)), scale = (dtype === "u8" ? 255 : 65535) / 64;
  new Float32Array(bytes.buffer).set([
    offset * 64,
    ...[luma, redV, greenU, greenV, blueU].map((factor) => factor * scale),
  ]);
  new Int32Array(bytes.buffer).set([Number(blueFirst), typeCode(dtype)], 6);
  return bytes;
}

/** Rows of factors and summands of luma, U and V, from RGB of 0 … 1 to codes of `bits` bits. */
function toFactors({ shares: [red, blue], limited }: Wanted, bits: number): number[][] {
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

/** `ToYuv` of kernels/core/yuv.cuh. */
function toYuv8(wanted: Wanted): Uint8Array<ArrayBuffer> {
  const opencv = wanted.limited && wanted.shares === SHARES.bt601;
  const rows = toFactors(wanted, 8).map((row, i) =>
    row.map((factor, j) =>
      j === 3 ? factor * ONE + ONE / 2 : opencv ? OPENCV_TO[3 * i + j]! : Math.round(factor / 255 * ONE)
    )
  );
  const ordered = rows.flatMap(([red, green, blue, sum]) =>
    wanted.blueFirst ? [blue!, green!, red!, sum!] : [red!, green!, blue!, sum!]
  );
  return new Uint8Array(Int32Array.from(ordered).buffer);
}

/** `ToYuv16` of kernels/core/yuv.cuh. */
function toYuv16(wanted: Wanted): Uint8Array<ArrayBuffer> {
  const { blueFirst, dtype } = wanted;
  const rows = toFactors(wanted, 10), largest = dtype === "u8" ? 255 : 65535;
  const bytes = new Uint8Array(new ArrayBuffer(56));
  new Float32Array(bytes.buffer).set(
    rows.flatMap((row) => row.map((factor, j) => j === 3 ? factor : factor / largest)),
  );
  new Int32Array(bytes.buffer).set([Number(blueFirst), typeCode(dtype)], 12);
  return bytes;
}

/** What a conversion's name says of the side of RGB. */
export interface RgbSide {
  readonly channels: number;
  readonly blueFirst: boolean;
}

/** Frames into images. */
export function convertFromYuv(
  src: YuvFrames | readonly YuvFrames[],
  format: YuvFormat,
  { channels, blueFirst }: RgbSide,
  options: FromYuvOptions<Images>,
): Images {
  const { dtype = "u8", layout = "HWC" } = options;
  if (dtype !== "u8" && (dtype !== "u16" || format !== "P010")) {
    throw new TypeError(
      invalid("dtype", `${format === "P010" ? '"u8" or "u16"' : '"u8"'} for ${format}`, dtype),
    );
  }
  if (layout !== "HWC" && layout !== "CHW") {
    throw new RangeError(invalid("layout", `"HWC" or "CHW"`, layout));
  }
  const how = factorsFor("from", format, options, blueFirst, dtype);
  const { y, u, v } = readFrames("src", src, format);
  const shape = { dtype, channels, layout: (y.layout === "NHWC" ? `N${layout}` : layout) as ImageLayout };
  const to = resultOf(y, shape, options, false, [u, v]);
  const [ptx, name, tile] = kernelFor("from", format, frameForm({ y, u, v }, to), to);
  launchImages(shippedKernel(y.context, ptx, name), [y, u, v, to], tile, options.stream, how);
  return returned(to);
}

/** The kernel for an image of three or four channels in a form, and the pixels of its blocks. */
function kernelFor(
  direction: "from" | "to",
  format: YuvFormat,
  form: FrameForm,
  rgb: ImageView,
): readonly [ptx: string, name: string, tile: Tile] {
  const { channels, dtype } = rgb;
  // Of planes that are read, alpha may stay where it is.
  const moved = form === "planes" && direction === "to" ? 3 : channels;
  const even = form === "pixels" || form === "planes" && moved === 3;
  if (format === "P010") {
    return even && moved === 3
      ? [YUV_P010, `${direction}_p010_${dtype}`, EIGHTS_TILE]
      : [YUV_GENERIC, `${direction}_yuv16`, SQUARES_TILE];
  }
  if (even) {
    return [
      direction === "from" ? YUV_FROM_U8 : YUV_TO_U8,
      `${direction}_yuv_u8_${moved}`,
      EIGHTS_TILE,
    ];
  }
  return form === "rows"
    ? [YUV_UNALIGNED_U8, `${direction}_yuv_rows`, EIGHTS_TILE]
    : [YUV_GENERIC, `${direction}_yuv`, SQUARES_TILE];
}

/** Images into frames. */
export function convertToYuv(
  src: Images,
  format: YuvFormat,
  { channels, blueFirst }: RgbSide,
  options: ToYuvOptions<Images | YuvPlanes>,
): Images | YuvPlanes {
  const deep = format === "P010";
  const from = readImages("src", src, deep ? ["u8", "u16"] : ["u8"], [channels]);
  const how = factorsFor("to", format, options, blueFirst, from.dtype);
  const { into } = options;
  const planes = typeof into === "object" && into !== null && "y" in into ? into : null;
  const made = planes ? null : frameResult(from, format, options as ImageOptions<Images>);
  const frames = planes ? planesResult(from, planes, format, options) : framesOf(made!, format);
  try {
    const [ptx, name, tile] = kernelFor("to", format, frameForm(frames, from), from);
    const views = [from, frames.u, frames.v, frames.y];
    launchImages(shippedKernel(from.context, ptx, name), views, tile, options.stream, how);
  } catch (error) {
    if (made) discard(made);
    throw error;
  }
  return planes ?? returned(made!);
}

/** The array, or list of arrays, `[height · 3/2, width]` for images. */
function frameResult(from: ImageView, format: YuvFormat, options: ImageOptions<Images>): ImageView {
  const sizes = (from.images ?? [from]).map((image) => {
    if (image.height % 2 !== 0 || image.width % 2 !== 0) {
      throw new RangeError(
        mismatch(
          image.name,
          "even height and width, or planes in `into`, whose chroma is rounded up",
          `${image.height} × ${image.width} pixels`,
        ),
      );
    }
    return [image.height / 2 * 3, image.width] as const;
  });
  const layout = from.layout.length === 4 ? "NHWC" : "HW";
  const dtype = format === "P010" ? "u16" : "u8";
  return resultOf(from, { dtype, channels: 1, layout, size: from.images ? sizes : sizes[0]! }, options);
}

function framesOf(made: ImageView, format: YuvFormat): Planes {
  const src = made.images ? made.images.map(({ array }) => array) : made.array;
  try {
    return readFrames("into", src, format);
  } catch (error) {
    discard(made);
    throw error;
  }
}

/** The planes that the caller gave, checked as results. */
function planesResult(
  from: ImageView,
  into: YuvPlanes,
  format: YuvFormat,
  options: ToYuvOptions<unknown>,
): Planes {
  const planes = readFrames("into", into, format);
  const layout = from.layout.length === 4 ? "NHWC" : "HWC";
  const dtype = format === "P010" ? "u16" : "u8";
  const half = [from.height + 1 >> 1, from.width + 1 >> 1] as const;
  for (
    const [plane, size] of [[planes.y, [from.height, from.width]], [planes.u, half], [
      planes.v,
      half,
    ]] as const
  ) {
    resultOf(from, { dtype, channels: 1, layout, size }, { into: plane.array, stream: options.stream });
  }
  const { y, u, v } = planes;
  // U and V of one array lie side by side.
  const pairs = format === "I420" ? [[y, u], [y, v], [u, v]] as const : [[y, u], [y, v]] as const;
  if (pairs.some(([one, other]) => overlapping(one.array, other.array))) {
    throw new RangeError("into: its planes share memory; accepted is memory of its own for each");
  }
  return planes;
}
