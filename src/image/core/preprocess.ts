/** What the fused operators have in common: where pixels come from, what becomes of their values, and the launch. */
import { PREPROCESS_GENERIC } from "../../../ptx/ops/preprocess/generic.ts";
import { PREPROCESS_U8 } from "../../../ptx/ops/preprocess/u8.ts";
import type { DeviceArray } from "../../array/array.ts";
import { invalid } from "../../base/check.ts";
import type { DType } from "../../base/dtype.ts";
import { shippedKernel } from "../../core/module/builtin_kernels.ts";
import type { Stream } from "../../core/stream/stream.ts";
import { instance, launchImages, TILE, type Tile, typeCode, Uploaded } from "./launch.ts";
import { isPackedBytes } from "./memory_layout.ts";
import { coefficients, type NormalizeOptions, resultLayout } from "./normalization.ts";
import { perChannel } from "./per_channel.ts";
import { resultOf, returned } from "./result.ts";
import type { Size } from "./size.ts";
import type { ImageLayout, ImageView } from "./view.ts";

/** Element types of the fused operators' results. */
export type FusedDType = "f32" | "f16" | "u8";

/** Options of the fused operators: `(pixel * scale - mean) / std`, the element type and the layout. */
export interface FusedOptions<D extends FusedDType = "f32"> {
  /** `"linear"` (OpenCV's INTER_LINEAR) or `"nearest"` (INTER_NEAREST). Default `"linear"`. */
  interpolation?: "linear" | "nearest";
  /** What a pixel is multiplied by first. Default 1/255, which makes 0 … 255 to 0 … 1. */
  scale?: number;
  /** Subtracted after scaling: one number, or one for each channel of the result. Default 0. */
  mean?: number | readonly number[];
  /** Divided by at the end, likewise. Default 1. */
  std?: number | readonly number[];
  /** Element type of the result. Default `"f32"`. */
  dtype?: D;
  /** Axes of the result. Default `"CHW"`, or `"NCHW"` for a batch or a list. */
  layout?: ImageLayout;
  /** True: BGR becomes RGB, or RGB becomes BGR (three channels only). `mean` and `std` count channels of the result. */
  swapRedBlue?: boolean;
  /** Where to write, instead of a new array; any strides. It must not overlap the source. */
  into?: DeviceArray<D>;
  /** Default: the device's own stream. */
  stream?: Stream;
}

/** `struct Fit` of kernels/ops/preprocess/generic.cu: which part of the source goes where. */
export interface Fit {
  /** Size of the resized source. */
  readonly resized: Size;
  /** The part of the result that is not filled up. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** The first pixel of the resized source that is used. */
  readonly cropX: number;
  readonly cropY: number;
  readonly flipX: boolean;
  readonly flipY: boolean;
}

/** Coefficients from NV12 to RGB: `struct Colour` of kernels/ops/preprocess/generic.cu. */
export type ColourCoefficients = Float32Array<ArrayBuffer>;

const FIT_BYTES = 48, FINISH_WORDS = 15;
/** Pixels of a block: 32 × PIXELS of kernels/ops/preprocess/u8.cu, and 8. */
const PACKED_TILE: Tile = [128, 8];

/** The chroma of NV12 frames, whose luma is the source. */
export interface Chroma {
  readonly view: ImageView;
  readonly colour: ColourCoefficients;
}

/** Runs kernels/ops/preprocess/generic.cu: each image as its fit says. Of a list and a batch the result is a batch. */
export function fused<D extends FusedDType>(
  from: ImageView,
  size: Size,
  fits: readonly Fit[],
  fill: number | readonly number[],
  options: FusedOptions<D>,
  chroma?: Chroma,
): DeviceArray<D> {
  const { dtype = "f32" as D, stream } = options;
  if (dtype !== "f32" && dtype !== "f16" && dtype !== "u8") {
    throw new TypeError(invalid("dtype", `"f32", "f16" or "u8"`, dtype));
  }
  const channels = chroma ? 3 : from.channels;
  const how = finish(dtype, channels, fill, options);
  const layout = resultLayout(options.layout, from.images !== null || from.layout.length === 4);
  const sources = chroma ? [from, chroma.view] : [from];
  const to = resultOf(
    { ...from, images: null },
    { dtype, channels, layout, size, count: from.count },
    options,
    false,
    sources,
  );
  launchFits(from, to, fits, how, stream, chroma);
  return to.array as DeviceArray<D>;
}

/** Normalizes each image of a list into a result of its own size. */
export function normalizedEach(
  from: ImageView,
  options: NormalizeOptions<readonly DeviceArray<"f32">[]>,
): DeviceArray<"f32">[] {
  const { into, stream, ...rest } = options;
  const how = finish("f32", from.channels, 0, rest);
  const to = resultOf(from, { dtype: "f32", layout: resultLayout(options.layout, false) }, { into, stream });
  const fits = from.images!.map((image) => wholeFits(image, [image.height, image.width])[0]!);
  launchFits(from, to, fits, how, stream);
  return returned(to);
}

function launchFits(
  from: ImageView,
  to: ImageView,
  fits: readonly Fit[],
  how: Uint8Array,
  stream: Stream | undefined,
  chroma?: Chroma,
): void {
  const images = from.images ?? [from];
  if (fits.length > kept.doubles.length / (FIT_BYTES / 8)) kept = fitTable(2 * fits.length);
  const table = fits.length === 1 ? ONE_FIT : kept;
  for (let i = 0; i < fits.length; i++) writeFit(table, i, fits[i]!, images[Math.min(i, images.length - 1)]!);
  const each = fits.length === 1 ? null : new Uploaded(table.bytes.subarray(0, FIT_BYTES * fits.length));
  const one = ONE_FIT.bytes;
  if (chroma === undefined && isPlaced(from, to, fits)) {
    const kernel = shippedKernel(from.context, PREPROCESS_U8, "normalize_region_u8");
    return launchImages(kernel, [from, to], PACKED_TILE, stream, one, each, how);
  }
  const rows = rowsOf(to), tile: Tile = [TILE[0], TILE[1] * rows];
  if (chroma) {
    const kernel = shippedKernel(from.context, PREPROCESS_GENERIC, "preprocess_nv12");
    launchImages(kernel, [from, chroma.view, to], tile, stream, one, each, how, rows, chroma.colour);
  } else {
    const kernel = shippedKernel(
      from.context,
      PREPROCESS_GENERIC,
      instance("preprocess", from.dtype, from.channels),
    );
    launchImages(kernel, [from, to], tile, stream, one, each, how, rows);
  }
}

/** Pixels of a thread of kernels/ops/preprocess/generic.cu: as many as leave enough blocks, up to its MOST_ROWS. */
function rowsOf({ width, height, count }: ImageView): number {
  const blocks = Math.ceil(width / TILE[0]) * Math.ceil(height / TILE[1]) * count;
  return blocks < 1000 ? 1 : blocks < 3000 ? 2 : 4;
}

/** True of what kernels/ops/preprocess/u8.cu makes: parts of three bytes a pixel, not resized, in planes of floats. */
function isPlaced(from: ImageView, to: ImageView, fits: readonly Fit[]): boolean {
  return from.channels === 3 && isPackedBytes(from) && to.images === null && to.dtype !== "u8" &&
    to.columnStride === to.array.itemSize &&
    fits.every(({ resized: [height, width], left, top }, i) => {
      const image = from.images === null ? from : from.images[i]!;
      return left === 0 && top === 0 && height === image.height && width === image.width;
    });
}

/** `struct Fit`s, as bytes and as their numbers. */
interface FitTable {
  readonly bytes: Uint8Array;
  readonly doubles: Float64Array;
  readonly words: Int32Array;
}

function fitTable(count: number): FitTable {
  const buffer = new ArrayBuffer(FIT_BYTES * count);
  return { bytes: new Uint8Array(buffer), doubles: new Float64Array(buffer), words: new Int32Array(buffer) };
}

/** For launches with one fit; they copy it. */
const ONE_FIT = fitTable(1);
/** For launches with several; they copy it, too. */
let kept = fitTable(64);

function writeFit({ doubles, words }: FitTable, index: number, fit: Fit, { width, height }: ImageView): void {
  const at = index * FIT_BYTES / 4;
  // The reciprocal of the reciprocal, as OpenCV computes it.
  doubles[at / 2] = 1 / (fit.resized[1] / width);
  doubles[at / 2 + 1] = 1 / (fit.resized[0] / height);
  words[at + 4] = fit.left;
  words[at + 5] = fit.top;
  words[at + 6] = fit.width;
  words[at + 7] = fit.height;
  words[at + 8] = fit.cropX;
  words[at + 9] = fit.cropY;
  words[at + 10] = fit.flipX ? 1 : 0;
  words[at + 11] = fit.flipY ? 1 : 0;
}

/** A `struct Finish`; launches copy it. */
const FINISH = new Float32Array(new ArrayBuffer(4 * FINISH_WORDS));
const FINISH_INTEGERS = new Int32Array(FINISH.buffer), FINISH_BYTES = new Uint8Array(FINISH.buffer);

/** Fills `struct Finish` of kernels/ops/preprocess/generic.cu. */
function finish(
  dtype: DType,
  channels: number,
  fill: number | readonly number[],
  options: Omit<FusedOptions<FusedDType>, "into" | "dtype">,
): Uint8Array {
  const { interpolation = "linear", swapRedBlue = false } = options;
  if (interpolation !== "linear" && interpolation !== "nearest") {
    throw new RangeError(invalid("interpolation", `"linear" or "nearest"`, interpolation));
  }
  const { scale, offset } = coefficients(options, channels);
  const value = perChannel("value", fill, channels);
  for (let c = 0; c < 4; c++) {
    FINISH[c] = scale[c]!;
    FINISH[4 + c] = offset[c]!;
    FINISH[8 + c] = value[c]!;
  }
  FINISH_INTEGERS[12] = typeCode(dtype);
  FINISH_INTEGERS[13] = swapRedBlue ? 1 : 0;
  FINISH_INTEGERS[14] = interpolation === "nearest" ? 1 : 0;
  return FINISH_BYTES;
}

/** The whole of each image at a size. */
export function wholeFits(from: ImageView, resized: Size): Fit[] {
  const [height, width] = resized;
  const fit: Fit = {
    resized,
    left: 0,
    top: 0,
    width,
    height,
    cropX: 0,
    cropY: 0,
    flipX: false,
    flipY: false,
  };
  return from.images === null ? [fit] : from.images.map(() => fit);
}
