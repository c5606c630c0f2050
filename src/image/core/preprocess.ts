/**
 * Fused operators: one kernel resizes, crops, flips, pads, normalizes and changes dtype and layout, without
 * rounding in between.
 */
import {
  NV12_COEFFICIENTS,
  OUTPUT_TRANSFORM,
  PREPROCESS_MAX_ROWS,
  PREPROCESS_U8_TILE,
  RESIZE_GEOMETRY,
} from "../../../ptx/layouts.ts";
import { PREPROCESS_GENERIC } from "../../../ptx/ops/preprocess/generic.ts";
import { PREPROCESS_U8 } from "../../../ptx/ops/preprocess/u8.ts";
import type { DeviceArray } from "../../array/array.ts";
import { checkOptions, invalid, oneOf, type OptionNames } from "../../base/check.ts";
import type { DType } from "../../base/dtype.ts";
import type { Stream } from "../../core/stream/stream.ts";
import { instance, type LaunchArgument, typeCode, Uploaded } from "./launch.ts";
import {
  NORMALIZE_OPTIONS,
  type NormalizeCoefficients,
  normalizeCoefficients,
  type NormalizeOptions,
  resultLayout,
} from "./normalization.ts";
import { type ParamBlock, paramBlock, reserve } from "./params.ts";
import { type PerChannel, perChannel } from "./per_channel.ts";
import { resultFor } from "./result.ts";
import type { Size } from "./size.ts";
import { PIXEL_TILE, type Tile } from "./tiles.ts";
import { type Call, launchVariant, variants } from "./variants.ts";
import { maxValueOf } from "./value_range.ts";
import { imagesOf, type ImageView } from "./view.ts";

/** The dtypes that fused operators can return. */
export type FusedDType = "f32" | "f16" | "u8";

/** Options of the fused operators: normalization, interpolation and dtype. */
export interface FusedOptions<D extends FusedDType = "f32"> extends NormalizeOptions<DeviceArray<D>> {
  /** `"linear"` (OpenCV's INTER_LINEAR) or `"nearest"` (INTER_NEAREST). Default `"linear"`. */
  interpolation?: "linear" | "nearest" | undefined;
  /** The dtype of the result. Default `"f32"`. With `"u8"`, the default of `scale` is 1. */
  dtype?: D | undefined;
}

/** The names of {@link FusedOptions}. */
export const FUSED_OPTIONS: OptionNames<FusedOptions> = {
  interpolation: true,
  dtype: true,
  ...NORMALIZE_OPTIONS,
};

/** Which part of the source goes where in the result. */
export interface ResizeGeometry {
  /** Size of the resized source. */
  readonly resized: Size;
  /** The part of the result that is not filled. */
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

/** How pixels become elements of the result. */
export interface OutputTransform extends NormalizeCoefficients {
  readonly dtype: FusedDType;
  readonly fill: PerChannel;
  readonly swapRedBlue: boolean;
  readonly nearest: boolean;
}

/** The chroma of NV12 frames, whose luma is the source. */
export interface Chroma {
  readonly view: ImageView;
  readonly coefficients: Nv12Coefficients;
}

/** Coefficients from NV12 to RGB: fields of `NV12_COEFFICIENTS`. */
export type Nv12Coefficients = Readonly<Record<keyof typeof NV12_COEFFICIENTS.f32, number>>;

interface PreprocessCall extends Call {
  readonly to: ImageView;
  /** One for all images, or one for each. */
  readonly geometries: readonly ResizeGeometry[];
  readonly transform: OutputTransform;
  readonly chroma: Chroma | null;
}

const PREPROCESS = variants<PreprocessCall>("preprocess", [
  {
    name: "u8",
    file: "preprocess/u8",
    requires: "interleaved u8 RGB, not resized, to planes",
    gain: "1.67× at 32 × 1080p crop 1024",
    ptx: PREPROCESS_U8,
    when: (layout, { views: [from], to, chroma, geometries }) =>
      chroma === null && from!.channels === 3 && layout.interleavedU8 && to.images === null &&
      to.dtype !== "u8" && to.columnStride === to.array.itemSize && !geometries.some((it, i) =>
        resizes(it, from!, i)
      ),
    kernel: "normalize_region_u8",
    tile: PREPROCESS_U8_TILE,
    views: ({ views: [from], to }) => [from!, to],
    args: commonArgs,
  },
  {
    name: "nv12",
    file: "preprocess/generic",
    requires: "NV12 frames",
    gain: "only kernel",
    ptx: PREPROCESS_GENERIC,
    when: (_, { chroma }) => chroma !== null,
    kernel: "preprocess_nv12",
    tile: genericTile,
    views: ({ views: [from], to, chroma }) => [from!, chroma!.view, to],
    args: (call) => [...commonArgs(call), rowsPerThread(call.to), nv12Params(call.chroma!.coefficients)],
  },
  {
    name: "generic",
    file: "preprocess/generic",
    ptx: PREPROCESS_GENERIC,
    when: (_, { chroma }) => chroma === null,
    kernel: ({ views: [from] }) => instance("preprocess", from!.dtype, from!.channels),
    tile: genericTile,
    views: ({ views: [from], to }) => [from!, to],
    args: (call) => [...commonArgs(call), rowsPerThread(call.to)],
  },
]);

/** Runs the fused kernel on each image with its geometry. The result of a list is a batch. */
export function preprocess<D extends FusedDType>(
  from: ImageView,
  size: Size,
  geometries: readonly ResizeGeometry[],
  fill: number | readonly number[],
  options: FusedOptions<D>,
  chroma: Chroma | null = null,
): DeviceArray<D> {
  const transform = outputTransform(from.dtype, chroma ? 3 : from.channels, fill, options);
  const to = fusedResult(from, size, chroma, options);
  launchPreprocess(from, to, geometries, transform, options.stream, chroma);
  return to.array as DeviceArray<D>;
}

/** Allocates or checks the result of a fused operator. */
export function fusedResult<D extends FusedDType>(
  from: ImageView,
  size: Size,
  chroma: Chroma | null,
  options: FusedOptions<D>,
): ImageView {
  const channels = chroma ? 3 : from.channels;
  const dtype: DType = options.dtype ?? "f32";
  const layout = resultLayout(options.layout, from.images !== null || from.layout.length === 4);
  const shape = { dtype, channels, layout, size, count: from.count };
  const others = chroma ? [from, chroma.view] : [from];
  return resultFor({ ...from, images: null }, shape, options, { others });
}

/** Launches the fused kernel with checked arguments. */
export function launchPreprocess(
  from: ImageView,
  to: ImageView,
  geometries: readonly ResizeGeometry[],
  transform: OutputTransform,
  stream: Stream | undefined,
  chroma: Chroma | null = null,
): void {
  launchVariant(PREPROCESS, { views: [from], stream, to, geometries, transform, chroma });
}

/** Checks the options that determine how pixels become elements of the result. */
export function outputTransform(
  from: DType,
  channels: number,
  fill: number | readonly number[],
  options: Omit<FusedOptions<FusedDType>, "into">,
): OutputTransform {
  const { dtype = "f32", interpolation = "linear", swapRedBlue = false } = checkOptions(options);
  if (dtype !== "f32" && dtype !== "f16" && dtype !== "u8") {
    throw new TypeError(invalid("dtype", oneOf(["f32", "f16", "u8"]), dtype));
  }
  if (interpolation !== "linear" && interpolation !== "nearest") {
    throw new RangeError(
      invalid("interpolation", oneOf(["linear", "nearest"]), interpolation),
    );
  }
  // A result of u8 keeps 0 … 255: divided by 255, it would be 0 or 1.
  const factor = dtype === "u8" ? options.scale ?? 1 : options.scale;
  const { scale, offset } = normalizeCoefficients({ ...options, scale: factor }, channels, maxValueOf(from));
  const nearest = interpolation === "nearest";
  return { dtype, scale, offset, fill: perChannel("value", fill, channels), swapRedBlue, nearest };
}

/** The geometry that resizes all of an image to a size. */
export function resizeGeometry(resized: Size): ResizeGeometry {
  const [height, width] = resized;
  return { resized, left: 0, top: 0, width, height, cropX: 0, cropY: 0, flipX: false, flipY: false };
}

/** Resizes each image to the same size. */
export function uniformGeometries(from: ImageView, resized: Size): ResizeGeometry[] {
  const geometry = resizeGeometry(resized);
  return imagesOf(from).map(() => geometry);
}

/** True if image `index` is resized, or placed elsewhere than in the top left corner. */
function resizes(
  { resized: [height, width], left, top }: ResizeGeometry,
  from: ImageView,
  index: number,
): boolean {
  const image = from.images === null ? from : from.images[index]!;
  return left !== 0 || top !== 0 || height !== image.height || width !== image.width;
}

/**
 * The rows that a thread of kernels/ops/preprocess/generic.cu computes: as many as leave enough blocks to
 * fill a GPU.
 */
function rowsPerThread({ width, height, count }: ImageView): number {
  const blocks = Math.ceil(width / PIXEL_TILE[0]) * Math.ceil(height / PIXEL_TILE[1]) * count;
  return blocks < 1000 ? 1 : blocks < 3000 ? 2 : PREPROCESS_MAX_ROWS;
}

function genericTile({ to }: PreprocessCall): Tile {
  return [PIXEL_TILE[0], PIXEL_TILE[1] * rowsPerThread(to)];
}

const oneGeometry = paramBlock(RESIZE_GEOMETRY), transformBlock = paramBlock(OUTPUT_TRANSFORM);
const nv12Block = paramBlock(NV12_COEFFICIENTS);
let geometryTable = paramBlock(64 * RESIZE_GEOMETRY.bytes);

/** One geometry, a table of several, and the transform. */
function commonArgs({ views: [from], geometries, transform }: PreprocessCall): LaunchArgument[] {
  const images = imagesOf(from!), byteLength = geometries.length * RESIZE_GEOMETRY.bytes;
  const several = geometries.length > 1;
  if (several) geometryTable = reserve(geometryTable, byteLength);
  const table = several ? geometryTable : oneGeometry;
  for (let i = 0; i < geometries.length; i++) {
    writeGeometry(table, i, geometries[i]!, images[Math.min(i, images.length - 1)]!);
  }
  const each = several ? new Uploaded(table.bytes.subarray(0, byteLength)) : null;
  return [oneGeometry.bytes, each, transformParams(transform)];
}

function writeGeometry(
  { f64, i32 }: ParamBlock,
  index: number,
  geometry: ResizeGeometry,
  { width, height }: ImageView,
): void {
  const { bytes, f64: doubles, i32: ints } = RESIZE_GEOMETRY;
  const double = index * bytes / 8, int = index * bytes / 4;
  // OpenCV inverts the scale twice, which is not always exact.
  f64[double + doubles.scaleX] = 1 / (geometry.resized[1] / width);
  f64[double + doubles.scaleY] = 1 / (geometry.resized[0] / height);
  i32[int + ints.left] = geometry.left;
  i32[int + ints.top] = geometry.top;
  i32[int + ints.width] = geometry.width;
  i32[int + ints.height] = geometry.height;
  i32[int + ints.cropX] = geometry.cropX;
  i32[int + ints.cropY] = geometry.cropY;
  i32[int + ints.flipX] = geometry.flipX ? 1 : 0;
  i32[int + ints.flipY] = geometry.flipY ? 1 : 0;
}

function transformParams({ dtype, scale, offset, fill, swapRedBlue, nearest }: OutputTransform): Uint8Array {
  const { bytes, f32, i32 } = transformBlock, fields = OUTPUT_TRANSFORM;
  f32.set(scale, fields.f32.scale);
  f32.set(offset, fields.f32.offset);
  f32.set(fill, fields.f32.fill);
  i32[fields.i32.type] = typeCode(dtype);
  i32[fields.i32.swap] = swapRedBlue ? 1 : 0;
  i32[fields.i32.nearest] = nearest ? 1 : 0;
  return bytes;
}

function nv12Params(coefficients: Nv12Coefficients): Uint8Array {
  const { bytes, f32 } = nv12Block;
  for (const [name, index] of Object.entries(NV12_COEFFICIENTS.f32)) {
    f32[index] = coefficients[name as keyof Nv12Coefficients];
  }
  return bytes;
}
