/** What the fused operators have in common: where pixels come from, what becomes of their values, and the launch. */
import { PREPROCESS } from "../../ptx/preprocess.ts";
import type { DeviceArray } from "../array.ts";
import { show } from "../check.ts";
import type { DType } from "../dtype.ts";
import type { Stream } from "../stream.ts";
import { shippedKernel } from "./kernels.ts";
import { instance, launchImages, TILE, typeCode } from "./launch.ts";
import { coefficients, resultLayout } from "./normalization.ts";
import type { ImageLayout, Operand } from "./operand.ts";
import { resultOf, type Size } from "./result.ts";
import { uploadFor } from "./upload.ts";
import { perChannel } from "./values.ts";

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

/** `struct Fit` of kernels/preprocess.cu: which part of the source goes where. */
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

/** Coefficients from NV12 to RGB: `struct Colour` of kernels/preprocess.cu. */
export type ColourCoefficients = Float32Array<ArrayBuffer>;

const FIT_BYTES = 48, FINISH_WORDS = 15;

/** Runs kernels/preprocess.cu: each image as its fit says. Of a list and a batch the result is a batch. */
export function fused<D extends FusedDType>(
  from: Operand,
  size: Size,
  fits: readonly Fit[],
  fill: number | readonly number[],
  options: FusedOptions<D>,
  chroma?: { readonly operand: Operand; readonly colour: ColourCoefficients },
): DeviceArray<D> {
  const { dtype = "f32" as D, stream } = options;
  if (dtype !== "f32" && dtype !== "f16" && dtype !== "u8") {
    throw new TypeError(`dtype: ${show(dtype)} given; accepted are "f32", "f16" and "u8"`);
  }
  const channels = chroma ? 3 : from.channels;
  const how = finish(dtype, channels, fill, options);
  const layout = resultLayout(options.layout, from);
  const sources = chroma ? [from, chroma.operand] : [from];
  const to = resultOf(
    { ...from, images: null },
    { dtype, channels, layout, size, count: from.count },
    options,
    false,
    sources,
  );
  const images = from.images ?? [from];
  const words = new ArrayBuffer(FIT_BYTES * fits.length);
  fits.forEach((fit, i) => writeFit(words, i * FIT_BYTES, fit, images[Math.min(i, images.length - 1)]!));
  const bytes = new Uint8Array(words);
  using each = fits.length === 1 ? null : uploadFor(to, bytes, stream);
  const one = bytes.subarray(0, FIT_BYTES);
  if (chroma) {
    const kernel = shippedKernel(from.context, PREPROCESS, "preprocess_nv12");
    launchImages(kernel, [from, chroma.operand, to], TILE, stream, one, each, how, chroma.colour);
  } else {
    const kernel = shippedKernel(from.context, PREPROCESS, instance("preprocess", from.dtype, from.channels));
    launchImages(kernel, [from, to], TILE, stream, one, each, how);
  }
  return to.array as DeviceArray<D>;
}

function writeFit(buffer: ArrayBuffer, at: number, fit: Fit, { width, height }: Operand): void {
  const scales = new Float64Array(buffer, at, 2), words = new Int32Array(buffer, at + 16, 8);
  // The reciprocal of the reciprocal, as OpenCV computes it.
  scales[0] = 1 / (fit.resized[1] / width);
  scales[1] = 1 / (fit.resized[0] / height);
  words[0] = fit.left;
  words[1] = fit.top;
  words[2] = fit.width;
  words[3] = fit.height;
  words[4] = fit.cropX;
  words[5] = fit.cropY;
  words[6] = fit.flipX ? 1 : 0;
  words[7] = fit.flipY ? 1 : 0;
}

/** `struct Finish` of kernels/preprocess.cu. */
function finish<D extends FusedDType>(
  dtype: DType,
  channels: number,
  fill: number | readonly number[],
  options: FusedOptions<D>,
): Float32Array<ArrayBuffer> {
  const { interpolation = "linear", swapRedBlue = false } = options;
  if (interpolation !== "linear" && interpolation !== "nearest") {
    throw new RangeError(`interpolation: ${show(interpolation)} given; accepted are "linear" and "nearest"`);
  }
  const { scale, offset } = coefficients(options, channels);
  const how = new Float32Array(new ArrayBuffer(4 * FINISH_WORDS));
  how.set(scale, 0);
  how.set(offset, 4);
  how.set(perChannel("value", fill, channels), 8);
  const words = new Int32Array(how.buffer);
  words[12] = typeCode(dtype);
  words[13] = swapRedBlue ? 1 : 0;
  words[14] = interpolation === "nearest" ? 1 : 0;
  return how;
}

/** The whole of each image at a size. */
export function wholeFits(from: Operand, resized: Size): Fit[] {
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
