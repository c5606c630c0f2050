/** Elements moved as they are, by the kernel that suits the memory: what flips, borders, crops and stacks come to. */
import { COPY_GENERIC } from "../../../ptx/ops/copy/generic.ts";
import { COPY_REORDER_U8 } from "../../../ptx/ops/copy/reorder_u8.ts";
import { COPY_U8 } from "../../../ptx/ops/copy/u8.ts";
import { COPY_VEC16 } from "../../../ptx/ops/copy/vec16.ts";
import { FLIP } from "../../../ptx/ops/flip.ts";
import { shippedKernel } from "../../core/module/builtin_kernels.ts";
import type { Stream } from "../../core/stream/stream.ts";
import type { BorderFill } from "./border_fill.ts";
import { launchImages, TILE, type Tile, typeCode, type Uploaded } from "./launch.ts";
import { isInFours, isPackedBytes, packedTile } from "./memory_layout.ts";
import type { ImageView } from "./view.ts";

/** Pixels of a block of 32 × 8 threads with 2 × 16 bytes or 4 pixels each: VECTOR, VECTORS and PIXELS of kernels/ops/copy/u8.cu. */
const MOVE_TILES: readonly Tile[] = [1, 2, 3, 4].map((channels) => [Math.floor(1024 / channels), 8]);

const REORDER_TILE: Tile = [128, 8];

/** Bytes of a vector, and vectors of a block of 32 × 8 threads with two each: kernels/ops/copy/vec16.cu. */
const VECTOR = 16, FEW_TILE: Tile = [64, 8];

/** The most for which the kernel that streams is faster: 16 MiB. */
const FEW_VECTORS = 2 ** 20;

/** Channels of the source and of the result: `REORDER_FOURS` of kernels/ops/copy/generic.cu. */
const IN_FOURS: readonly string[] = ["3_3", "3_4", "4_3", "4_4", "1_3", "1_4"];

/** Puts each image at (left, top) of its result, or at the place of its own in `each`, with a border around it. */
export function place(
  from: ImageView,
  to: ImageView,
  left: number,
  top: number,
  each: Uploaded | null,
  { code, bits: [v0, v1, v2, v3] }: BorderFill,
  stream: Stream | undefined,
): void {
  const { context } = from;
  if (each === null && isOfVectors(from, to, left, top)) {
    const pixel = pixelBytes(to), width = to.width * pixel / VECTOR;
    const few = width * to.height * to.count <= FEW_VECTORS;
    const kernel = shippedKernel(context, COPY_VEC16, few ? "copy_vectors_streaming" : "copy_vectors");
    const offset = -top * from.rowStride - left * pixel;
    launchImages(kernel, [from, { ...to, width }], few ? FEW_TILE : TILE, stream, offset);
  } else if (isMovable(from) && isMovable(to)) {
    const value = (v0! | v1! << 8 | v2! << 16 | v3! << 24) >>> 0;
    move("place", from, to, left, top, each, code, value, 0, stream);
  } else {
    const kernel = shippedKernel(context, COPY_GENERIC, `place_${from.array.itemSize}`);
    launchImages(kernel, [from, to], TILE, stream, left, top, each, code, v0!, v1!, v2!, v3!);
  }
}

/** True if a result is a part of its source, and its rows begin and end at multiples of 16 bytes on both sides. */
function isOfVectors(from: ImageView, to: ImageView, left: number, top: number): boolean {
  return from.images === null && to.images === null && left <= 0 && top <= 0 &&
    to.width - left <= from.width && to.height - top <= from.height &&
    to.width * pixelBytes(to) % VECTOR === 0 && hasVectors(from, left) && hasVectors(to, 0);
}

/** True if pixels have no gaps, and rows from column -left on begin at multiples of 16 bytes. */
function hasVectors(image: ImageView, left: number): boolean {
  const { array, channels, rowStride, columnStride, channelStride, imageStride } = image;
  const pixel = pixelBytes(image);
  return columnStride === pixel && (channels === 1 || channelStride === array.itemSize) &&
    rowStride % VECTOR === 0 && imageStride % VECTOR === 0 &&
    (Number(array.pointer % BigInt(VECTOR)) - left * pixel) % VECTOR === 0;
}

function pixelBytes({ array, channels }: ImageView): number {
  return channels * array.itemSize;
}

/** True of what the kernels of kernels/ops/copy/u8.cu take: packed bytes, within 2 GiB of an image's start. */
function isMovable(view: ImageView): boolean {
  return isPackedBytes(view) &&
    (view.images ?? [view]).every((image) => image.rowStride * image.height < 2 ** 31);
}

function move(
  kind: "place" | "mirror",
  from: ImageView,
  to: ImageView,
  left: number,
  top: number,
  each: Uploaded | null,
  border: number,
  value: number,
  flipRows: number,
  stream: Stream | undefined,
): void {
  const kernel = shippedKernel(from.context, COPY_U8, `${kind}_u8_${from.channels}`);
  const tile = MOVE_TILES[from.channels - 1]!;
  launchImages(kernel, [from, to], tile, stream, left, top, each, border, value, flipRows);
}

/** Mirrors each image. */
export function mirror(
  from: ImageView,
  to: ImageView,
  columns: boolean,
  rows: boolean,
  stream: Stream | undefined,
): void {
  const { context } = from;
  const x = columns ? 1 : 0, y = rows ? 1 : 0;
  if (isMovable(from) && isMovable(to)) {
    move(columns ? "mirror" : "place", from, to, 0, 0, null, 0, 0, y, stream);
  } else {
    const kernel = shippedKernel(context, FLIP, `flip_${from.array.itemSize}`);
    launchImages(kernel, [from, to], TILE, stream, x, y);
  }
}

/** Channel `order[c]` becomes channel c. Where that is none of the source, it is `fill`, an element's bits. */
export function reorder(
  from: ImageView,
  to: ImageView,
  order: readonly number[],
  stream: Stream | undefined,
  fill = 0,
): void {
  const { context, channels } = from, of = `${channels}_${order.length}`;
  if (IN_FOURS.includes(of) && isPackedBytes(from) && isPackedBytes(to)) {
    const kernel = shippedKernel(context, COPY_REORDER_U8, `reorder_u8_${of}`), tile = packedTile(to);
    let selector = 0;
    order.forEach((channel, c) => selector |= (channel < channels ? channel : 4) << (4 * c));
    launchImages(kernel, [from, to], tile, stream, selector, fill, tile[0]);
  } else {
    const { itemSize } = from.array, at = (c: number): number => order[c] ?? 0;
    if (IN_FOURS.includes(of) && isInFours(from) && isInFours(to)) {
      const kernel = shippedKernel(context, COPY_GENERIC, `reorder_vec4_${of}`);
      const type = typeCode(itemSize === 1 ? "u8" : itemSize === 2 ? "u16" : "f32");
      launchImages(kernel, [from, to], REORDER_TILE, stream, type, at(0), at(1), at(2), at(3), fill);
    } else {
      const kernel = shippedKernel(context, COPY_GENERIC, `reorder_${itemSize}`);
      launchImages(kernel, [from, to], TILE, stream, at(0), at(1), at(2), at(3), fill);
    }
  }
}
