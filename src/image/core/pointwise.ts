/** Operators that compute each element of the result from the same element of the sources. */
import {
  POINTWISE_BYTES_TILE,
  POINTWISE_OPERATION,
  POINTWISE_PARAMS,
  POINTWISE_STRIDED_TILE,
  POINTWISE_VEC4_TILE,
  SCALE_U8_F32_TILE,
  THRESHOLD_TYPE,
  VECTOR,
} from "../../../ptx/layouts.ts";
import { POINTWISE_BYTES } from "../../../ptx/ops/pointwise/bytes.ts";
import { POINTWISE_STRIDED } from "../../../ptx/ops/pointwise/strided.ts";
import { POINTWISE_VEC4 } from "../../../ptx/ops/pointwise/vec4.ts";
import type { DeviceArray } from "../../array/array.ts";
import { mismatch, otherDevice, show } from "../../base/check.ts";
import { type LaunchArgument, typeCode } from "./launch.ts";
import { memoryLayout, mergeBatch, mergeChannels, mergeRows } from "./memory_layout.ts";
import { paramBlock } from "./params.ts";
import { resultFor, returned } from "./result.ts";
import type { Tile } from "./tiles.ts";
import { type Call, launchVariant, variants } from "./variants.ts";
import { type ImageOptions, type Images, imagesOf, type ImageView, readImages } from "./view.ts";

/** An operation on single elements, with its parameters for kernels/patterns/pointwise_ops.cuh. */
export interface PointwiseOperation {
  readonly operation: keyof typeof POINTWISE_OPERATION;
  /** At most six. */
  readonly floatParams?: readonly number[];
  /** At most three. */
  readonly intParams?: readonly number[];
  /** A table on the device: thresholds of images, or the entries of a lookup. */
  readonly table?: DeviceArray | null;
}

interface PointwiseCall extends Call {
  readonly op: PointwiseOperation;
  /** The number of channels that alternate along a row and need different parameters, otherwise 1. */
  readonly channelPeriod: number;
}

/**
 * Above this many elements, `scale_u8_f32` is no faster, and a thread of kernels/ops/pointwise/bytes.cu
 * computes a single vector of an image of one row.
 */
const FEW_ELEMENTS = 2 ** 24;
/** Elements of a row that kernels count in 32 bits, with room for a block. */
const MAX_ROW = 2 ** 30;

const POINTWISE = variants<PointwiseCall>("pointwise", [
  {
    name: "u8_vec16",
    file: "pointwise/bytes",
    requires: "u8, contiguous images of whole 16-byte vectors; same parameters for all channels",
    gain: "1.21× at 32 × 1080p lut",
    ptx: POINTWISE_BYTES,
    when: (layout, call) =>
      layout.dtype === "u8" && isSingleRow(call) && call.channelPeriod === 1 && layout.interleaved &&
      layout.alignment === VECTOR && layout.widthMultiple === VECTOR,
    kernel: ({ op }) =>
      op.operation === "scale" ? "scale_flat" : usesTable(op) ? "table_flat" : "choose_flat",
    tile: (call) => {
      const [width] = singleRow(POINTWISE_BYTES_TILE);
      return [isFew(call) || usesTable(call.op) ? width : width / 2, 1];
    },
    args: (call) => writeU8Params(call, isFew(call)),
  },
  {
    name: "u8",
    file: "pointwise/bytes",
    requires: "u8, interleaved or a single channel",
    gain: "6.1× at 32 × 1080p lut per channel",
    ptx: POINTWISE_BYTES,
    when: (layout, { views }) => layout.dtype === "u8" && views[1]!.channels === 1 && layout.interleaved,
    kernel: ({ op }) => usesTable(op) ? "table_rows" : "choose_rows",
    tile: u8Tile,
    args: (call) => writeU8Params(call, false),
  },
  {
    name: "u8_to_f32",
    file: "pointwise/strided",
    requires: "u8 to f32, scaled; rows of whole groups of four",
    gain: "1.20× at 1 × 1080p convertTo",
    ptx: POINTWISE_STRIDED,
    when: (layout, call) => {
      const { views: [from, to], op, channelPeriod } = call;
      return op.operation === "scale" && channelPeriod === 1 && from!.dtype === "u8" && to!.dtype === "f32" &&
        to!.channels === 1 && !layout.listed && layout.interleaved && layout.ascending &&
        layout.alignedElements >= 4 && layout.widthMultiple >= 4 && (layout.fits32Bits || isSingleRow(call));
    },
    // 0.97× at 32 × 1080p.
    prefer: (_, call) => isFew(call),
    kernel: "scale_u8_f32",
    tile: (call) => tileFor(call, SCALE_U8_F32_TILE),
    args: writeParams,
  },
  {
    name: "vec4",
    file: "pointwise/vec4",
    requires: "contiguous rows that start at multiples of 4 elements; no table",
    gain: "1.84× at 32 × 1080p u16 gamma",
    ptx: POINTWISE_VEC4,
    when: (layout, { views, op, channelPeriod }) =>
      op.operation !== "lookup" && channelPeriod === 1 && views[1]!.channels === 1 && layout.interleaved &&
      layout.alignedElements >= 4,
    kernel: "pointwise_vec4",
    tile: vec4Tile,
    args: writeParams,
  },
  {
    name: "generic",
    file: "pointwise/strided",
    ptx: POINTWISE_STRIDED,
    kernel: "pointwise_strided",
    tile: (call) => tileFor(call, POINTWISE_STRIDED_TILE),
    args: writeParams,
  },
]);

/** Applies an operation to all elements; the result has the source's dtype. `into` may be the source. */
export function mapElements<I extends Images>(
  from: ImageView,
  options: ImageOptions<I>,
  op: PointwiseOperation,
): I {
  const to = resultFor(from, {}, options, { inPlace: true });
  launchElements(from, to, options, op);
  return returned(to);
}

/** Applies an operation to all elements of `from`. */
export function launchElements(
  from: ImageView,
  to: ImageView,
  { stream }: ImageOptions<Images>,
  op: PointwiseOperation,
): void {
  const perChannel = dependsOnChannel(op, from.channels);
  const views = mergeAxes(from, to, perChannel, dependsOnImage(op));
  const channelPeriod = perChannel && views[1]!.channels < from.channels ? from.channels : 1;
  launchVariant(POINTWISE, { views, stream, op, channelPeriod });
}

function isSingleRow({ views }: PointwiseCall): boolean {
  return views[1]!.height === 1 && views[1]!.channels === 1;
}

function isFew({ views: [, to] }: PointwiseCall): boolean {
  return to!.images !== null || to!.count * to!.height * to!.width <= FEW_ELEMENTS;
}

function usesTable({ operation }: PointwiseOperation): boolean {
  return operation === "gamma" || operation === "lookup";
}

/** A tile of one row with the same number of elements. */
function singleRow([width, height]: Tile): Tile {
  return [width * height, 1];
}

function tileFor({ views: [, to] }: PointwiseCall, tile: Tile): Tile {
  return to!.height === 1 ? singleRow(tile) : tile;
}

function u8Tile(call: PointwiseCall): Tile {
  const [width, height] = tileFor(call, POINTWISE_BYTES_TILE);
  // Vectors are aligned to the result, so the first one may begin before the row.
  return memoryLayout([call.views[1]!]).alignment === VECTOR ? [width, height] : [width - VECTOR, height];
}

function vec4Tile(call: PointwiseCall): Tile {
  return tileFor(call, POINTWISE_VEC4_TILE);
}

const params = paramBlock(POINTWISE_PARAMS);
/**
 * `u8Masks` of the parameters: how an operation on bytes changes bits, above and below a limit. Clamps and
 * rounds.
 */
const bitMasks = new Uint8ClampedArray(params.bytes.buffer, 4 * POINTWISE_PARAMS.u32.u8Masks, 4);
const NONE: readonly number[] = [];

function writeParams({ views: [from, to], op, channelPeriod }: PointwiseCall): LaunchArgument[] {
  const { i32, f32 } = POINTWISE_PARAMS;
  const { operation, floatParams = NONE, intParams = NONE, table = null } = op;
  params.i32[i32.fromType] = typeCode(from!.dtype);
  params.i32[i32.toType] = typeCode(to!.dtype);
  params.i32[i32.channelPeriod] = channelPeriod;
  params.i32[i32.operation] = POINTWISE_OPERATION[operation];
  for (let i = 0; i < floatParams.length; i++) params.f32[f32.floats + i] = floatParams[i]!;
  for (let i = 0; i < intParams.length; i++) params.i32[i32.ints + i] = intParams[i]!;
  return [params.bytes, table];
}

function writeU8Params(call: PointwiseCall, small: boolean): LaunchArgument[] {
  const args = writeParams(call);
  params.i32[POINTWISE_PARAMS.i32.smallImages] = small ? 1 : 0;
  if (!usesTable(call.op) && call.op.operation !== "scale") writeBitMasks(call.op.operation);
  return args;
}

/**
 * Writes which bits of a byte to keep and which to invert or set: first for bytes ≥ `split`, then for those
 * below.
 */
function writeBitMasks(operation: PointwiseOperation["operation"]): void {
  const { i32, f32 } = POINTWISE_PARAMS;
  const limit = params.f32[f32.floats]!, value = params.f32[f32.floats + 1]!;
  const keep = [255, 0], clear = [0, 0];
  let split = 0, above = keep, below = keep;
  if (operation === "threshold") {
    split = limit >= 0 ? Math.min(Math.floor(limit), 255) + 1 : 0;
    switch (params.i32[i32.ints]) {
      case THRESHOLD_TYPE.binary:
        above = [0, value], below = clear;
        break;
      case THRESHOLD_TYPE.binaryInv:
        above = clear, below = [0, value];
        break;
      case THRESHOLD_TYPE.trunc:
        above = [0, limit];
        break;
      case THRESHOLD_TYPE.tozero:
        below = clear;
        break;
      case THRESHOLD_TYPE.tozeroInv:
        above = clear;
    }
  } else if (operation === "solarize") {
    split = Math.ceil(Math.min(Math.max(value, 0), 256));
    above = [255, 255];
  } else { // posterize
    above = [0xff00 >> params.i32[i32.ints + 1]! & 255, 0];
  }
  params.i32[i32.u8Split] = split;
  bitMasks.set(above, 0);
  bitMasks.set(below, 2);
}

/**
 * Merges axes so that rows are as long as possible: all elements of an image or of a batch if they are
 * contiguous, otherwise the channels of a row if they are interleaved.
 */
function mergeAxes(
  from: ImageView,
  to: ImageView,
  perChannel: boolean,
  perImage: boolean,
): readonly [ImageView, ImageView] {
  const { contiguous, interleaved, planar } = memoryLayout([from, to]);
  const sameOrder = interleaved || planar && !perChannel;
  if (!contiguous || !sameOrder || largestImage(from) > MAX_ROW) {
    return interleaved && from.channels > 1 ? [mergeChannels(from), mergeChannels(to)] : [from, to];
  }
  const src = mergeRows(mergeChannels(from)), dst = mergeRows(mergeChannels(to)), { count, width } = dst;
  const wholeBatch = !perImage && count > 1 && src.imageStride === width * src.array.itemSize &&
    dst.imageStride === width * dst.array.itemSize && count * width <= MAX_ROW;
  return wholeBatch ? [mergeBatch(src), mergeBatch(dst)] : [src, dst];
}

/** The number of elements of the largest image. */
function largestImage(view: ImageView): number {
  return imagesOf(view).reduce(
    (most, { width, height }) => Math.max(most, width * height * view.channels),
    0,
  );
}

/** True if channels need different parameters. */
function dependsOnChannel(
  { operation, floatParams, intParams }: PointwiseOperation,
  channels: number,
): boolean {
  if (operation === "lookup") return intParams![2] !== 0;
  return operation === "gamma" && floatParams!.slice(1, channels).some((gamma) => gamma !== floatParams![0]);
}

/** True if images need different parameters. */
function dependsOnImage({ operation, intParams, table }: PointwiseOperation): boolean {
  return operation === "threshold" ? !!table : operation === "lookup" && intParams![0] !== 0;
}

/**
 * Reads the second source of an operator: images of the sizes, channels and dtype of the first, in any
 * layout; or one image for a whole batch.
 */
export function readSecond(name: string, value: Images, from: ImageView): ImageView {
  const second = readImages(name, value, [from.dtype], [from.channels]);
  if (second.context !== from.context) {
    throw otherDevice(name, from.context, second.context, from.name);
  }
  const both = [imagesOf(from), imagesOf(second)] as const;
  const alike = (from.images === null) === (second.images === null) &&
    (second.count === from.count || (second.count === 1 && from.images === null)) &&
    both[0].every((image, i) => image.height === both[1][i]!.height && image.width === both[1][i]!.width);
  if (!alike) {
    throw new RangeError(
      mismatch(name, `as many images of the same sizes as ${from.name}: ${shapesOf(from)}`, shapesOf(second)),
    );
  }
  return second.count === from.count ? second : { ...second, count: from.count, imageStride: 0 };
}

function shapesOf(view: ImageView): string {
  return imagesOf(view).map((image) => show(image.array.shape)).join(", ");
}

/**
 * Merges the channels of interleaved images, for kernels that treat all channels alike: longer rows are
 * faster.
 */
export function mergeInterleaved(views: readonly ImageView[]): readonly ImageView[] {
  return views[0]!.channels > 1 && memoryLayout(views).interleaved ? views.map(mergeChannels) : views;
}
