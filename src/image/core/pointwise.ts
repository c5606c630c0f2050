/** Launches of kernels that make each element of the result of the same element of the source. */
import { POINTWISE_BYTES } from "../../../ptx/ops/pointwise/bytes.ts";
import { POINTWISE_STRIDED } from "../../../ptx/ops/pointwise/strided.ts";
import { POINTWISE_VEC4 } from "../../../ptx/ops/pointwise/vec4.ts";
import type { DeviceArray } from "../../array/array.ts";
import { mismatch, show } from "../../base/check.ts";
import type { DType } from "../../base/dtype.ts";
import { shippedKernel } from "../../core/module/builtin_kernels.ts";
import { launchImages, type Tile, typeCode } from "./launch.ts";
import { asOneRow, asRows, isInFours, isInterleaved } from "./memory_layout.ts";
import { resultOf, returned } from "./result.ts";
import { type ImageOptions, type Images, type ImageView, readImages } from "./view.ts";

/** What is made of an element, and the numbers that kernels/patterns/pointwise_ops.cuh wants for it. */
export interface Tone {
  readonly operation: typeof OPERATIONS[number];
  /** Six at most. */
  readonly numbers?: readonly number[];
  /** Whole numbers, three at most. */
  readonly whole?: readonly number[];
  readonly table?: DeviceArray | null;
}

export function mapElements<I extends Images>(from: ImageView, options: ImageOptions<I>, tone: Tone): I {
  const to = resultOf(from, {}, options, true);
  launchElements(from, to, options, tone);
  return returned(to);
}

/** `enum Operation` of kernels/patterns/pointwise_ops.cuh. */
const OPERATIONS = ["scale", "threshold", "solarize", "posterize", "gamma", "lookup"] as const;

/** Elements of a block of kernels/ops/pointwise/strided.cu, and where images are single rows: ELEMENTS, BLOCK_X and BLOCK_Y. */
const ANY_TILE: Tile = [128, 8], ANY_ROW_TILE: Tile = [1024, 1];

/** The same of kernels/ops/pointwise/vec4.cu: GROUPS. */
const TILE: Tile = [512, 8], ROW_TILE: Tile = [4096, 1];

/** The same of kernels/ops/pointwise/bytes.cu: SPAN and VECTORS. And where a thread makes a single vector of a single row. */
const BYTES_TILE: Tile = [512, 16], BYTES_ROW_TILE: Tile = [8192, 1], RUN_TILE: Tile = [4096, 1];

/** Bytes that are few: kernels/ops/pointwise/bytes.cu makes them, and those of lists, in another way than more. */
const FEW = 2 ** 24;

/** Elements of a row that 32 bits count, with room for a block. */
const LONGEST_ROW = 2 ** 30;

/** `Tone` of kernels/patterns/pointwise_ops.cuh; the launch copies it. */
const how = new Int32Array(new ArrayBuffer(64)), numbers = new Float32Array(how.buffer, 16, 6);

const howBytes = new Uint8Array(how.buffer);

/** `bits` of it: numbers are rounded and kept within 0 … 255. */
const choice = new Uint8ClampedArray(how.buffer, 56, 4);

const NONE: readonly number[] = [];

/** Launches a kernel that makes each element of the result of the same element of the source. */
export function launchElements(
  from: ImageView,
  to: ImageView,
  options: ImageOptions<Images>,
  tone: Tone,
): void {
  const { context, channels } = from;
  const own = differs(tone, channels);
  const rows = asLargeRows(from, to, own, isOfImages(tone)), [src, dst] = rows;
  how[0] = typeCode(from.dtype);
  how[1] = typeCode(to.dtype);
  how[2] = own && dst.channels < channels ? channels : 1; // how many channels take turns along x
  how[3] = OPERATIONS.indexOf(tone.operation);
  const given = tone.numbers ?? NONE, whole = tone.whole ?? NONE;
  for (let i = 0; i < given.length; i++) numbers[i] = given[i]!;
  for (let i = 0; i < whole.length; i++) how[10 + i] = whole[i]!;
  const [ptx, name, tile] = kernelOf(src, dst, tone);
  launchImages(shippedKernel(context, ptx, name), rows, tile, options.stream, howBytes, tone.table ?? null);
}

/** The fastest kernel that takes the memory: its module, its name, and the elements of a block. */
function kernelOf(
  from: ImageView,
  to: ImageView,
  { operation }: Tone,
): [ptx: string, name: string, tile: Tile] {
  const isRow = to.height === 1, byTable = operation === "gamma" || operation === "lookup";
  if (areTogether(from, "u8") && areTogether(to, "u8")) {
    const areVectors = areAligned(to, 16);
    const isRun = isRow && how[2] === 1 && areVectors && areAligned(from, 16) && areWhole(to);
    if (!byTable && operation !== "scale") writeChoice(operation);
    if (isRun) {
      const few = to.images !== null || to.count * to.width <= FEW;
      how[15] = few ? 1 : 0;
      const name = operation === "scale" ? "scale_flat" : byTable ? "table_flat" : "choose_flat";
      return [POINTWISE_BYTES, name, few || byTable ? BYTES_ROW_TILE : RUN_TILE];
    }
    const [x, y] = isRow ? BYTES_ROW_TILE : BYTES_TILE;
    // Vectors that are aligned to the result may begin before a row.
    return [POINTWISE_BYTES, byTable ? "table_rows" : "choose_rows", [areVectors ? x : x - 16, y]];
  }
  const tile = isRow ? ROW_TILE : TILE;
  if (
    how[2] !== 1 || operation === "lookup" || !areTogether(from, from.dtype) || !areTogether(to, to.dtype) ||
    !areAligned(from, 4 * from.array.itemSize) || !areAligned(to, 4 * to.array.itemSize)
  ) return [POINTWISE_STRIDED, "pointwise_strided", isRow ? ANY_ROW_TILE : ANY_TILE];
  const areFloats = operation === "scale" && from.dtype === "u8" && to.dtype === "f32";
  return areFloats && isInFours(from) && isInFours(to)
    ? [POINTWISE_STRIDED, "scale_u8_f32", tile]
    : [POINTWISE_VEC4, "pointwise_vec4", tile];
}

/** Says which bits of bytes stay and which change: first of those from `least` on, then of those below. */
function writeChoice(operation: Tone["operation"]): void {
  const limit = numbers[0]!, value = numbers[1]!, stays = [255, 0], goes = [0, 0];
  let least = 0, above = stays, below = stays;
  if (operation === "threshold") {
    // In the order of `enum ThresholdType` of kernels/patterns/pointwise_ops.cuh.
    const type = how[10]!;
    least = limit >= 0 ? Math.min(Math.floor(limit), 255) + 1 : 0;
    above = [[0, value], goes, [0, limit], stays, goes][type]!;
    below = [goes, [0, value], stays, goes, stays][type]!;
  } else if (operation === "solarize") {
    least = Math.ceil(Math.min(Math.max(value, 0), 256));
    above = [255, 255];
  } else { // posterize
    above = [0xff00 >> how[11]! & 255, 0];
  }
  how[13] = least;
  choice.set([...above, ...below]);
}

/** True of rows of whole vectors of 16 bytes. */
function areWhole({ images, width }: ImageView): boolean {
  return images === null ? width % 16 === 0 : images.every(areWhole);
}

/**
 * Views of one channel whose rows hold as much as they can: all elements of an image, and of a batch, if there are no gaps; else
 * pixels without gaps between their channels; else as they were. `ofChannels`: something else is made of one channel than of
 * another, and `ofImages` likewise.
 */
function asLargeRows(
  from: ImageView,
  to: ImageView,
  ofChannels: boolean,
  ofImages: boolean,
): [ImageView, ImageView] {
  if (!areRuns(from, to, ofChannels)) {
    return isInterleaved(from) && isInterleaved(to) ? [asRows(from), asRows(to)] : [from, to];
  }
  const src = asOneRow(asRows(from)), dst = asOneRow(asRows(to)), { count, width } = dst;
  const isOne = !ofImages && count > 1 && src.imageStride === width * src.array.itemSize &&
    dst.imageStride === width * dst.array.itemSize && count * width <= LONGEST_ROW;
  if (!isOne) return [src, dst];
  return [{ ...src, count: 1, width: count * width }, { ...dst, count: 1, width: count * width }];
}

/** True if the elements of each image follow one another without gaps on both sides, in the same order. */
function areRuns(from: ImageView, to: ImageView, ofChannels: boolean): boolean {
  if (from.images !== null) {
    return from.images.every((image, i) => areRuns(image, to.images![i]!, ofChannels));
  }
  const order = orderOf(from);
  return order !== null && order === orderOf(to) && (order === "pixels" || !ofChannels) &&
    from.width * from.height * from.channels <= LONGEST_ROW;
}

/** What follows one another in an image without gaps. */
function orderOf(view: ImageView): "pixels" | "planes" | null {
  const { array, width, height, channels, columnStride, rowStride, channelStride } = view;
  if (rowStride !== width * columnStride) return null;
  const { itemSize } = array;
  if (columnStride === channels * itemSize && (channels === 1 || channelStride === itemSize)) return "pixels";
  return columnStride === itemSize && channelStride === height * rowStride ? "planes" : null;
}

/** True of one channel of an element type, without gaps between columns. */
function areTogether({ images, array, dtype, channels, columnStride }: ImageView, type: DType): boolean {
  if (images !== null) return images.every((image) => areTogether(image, type));
  return dtype === type && channels === 1 && columnStride === array.itemSize;
}

/** True if all rows begin at multiples of so many bytes. */
function areAligned(view: ImageView, bytes: number): boolean {
  const { images, array, count, height, rowStride, imageStride } = view;
  if (images !== null) return images.every((image) => areAligned(image, bytes));
  return array.pointer % BigInt(bytes) === 0n && (height === 1 || rowStride % bytes === 0) &&
    (count === 1 || imageStride % bytes === 0);
}

/** True if something else is made of one channel than of another. */
function differs({ operation, numbers, whole }: Tone, channels: number): boolean {
  if (operation === "lookup") return whole![2] !== 0;
  return operation === "gamma" && numbers!.slice(1, channels).some((gamma) => gamma !== numbers![0]);
}

/** True if something else may be made of one image than of another. */
function isOfImages({ operation, whole, table }: Tone): boolean {
  return operation === "threshold" ? !!table : operation === "lookup" && whole![0] !== 0;
}

/**
 * Reads the second source of an operator, which has the sizes, channels and element type of the first, in any layout. One image
 * goes with every image of a batch.
 */
export function readSecond(name: string, value: Images, from: ImageView): ImageView {
  const second = readImages(name, value, [from.dtype], [from.channels]);
  if (second.context !== from.context) {
    throw new RangeError(
      mismatch(
        name,
        `memory of ${from.context}, where ${from.name} is`,
        `memory of device ${second.context}`,
      ),
    );
  }
  const pairs = from.images === null || second.images === null
    ? [[from, second] as const]
    : from.images.map((image, i) => [image, second.images![i]] as const);
  const alike = (from.images === null) === (second.images === null) &&
    (second.count === from.count || (second.count === 1 && from.images === null)) &&
    pairs.every(([a, b]) => a.height === b!.height && a.width === b!.width);
  if (!alike) {
    throw new RangeError(
      mismatch(name, `as many images of the same sizes as ${from.name}: ${sizeOf(from)}`, sizeOf(second)),
    );
  }
  return second.count === from.count ? second : { ...second, count: from.count, imageStride: 0 };
}

function sizeOf(view: ImageView): string {
  return view.images === null
    ? show(view.array.shape)
    : view.images.map((image) => show(image.array.shape)).join(", ");
}

/**
 * The views of a launch whose kernel treats all channels alike: if all are interleaved without gaps in the rows, as images
 * of one channel whose rows hold all elements, which is faster; else as they are.
 */
export function asElements(views: readonly ImageView[]): readonly ImageView[] {
  for (let i = 0; i < views.length; i++) if (!isInterleaved(views[i]!)) return views;
  return views.map(asRows);
}
