/** Shapes drawn over images in one launch: what {@link erase}, {@link boundingBoxes} and {@link putText} come to. */
import { DRAW_GENERIC } from "../../../../ptx/ops/draw/generic.ts";
import { DRAW_U8 } from "../../../../ptx/ops/draw/u8.ts";
import { checkInteger, invalid, mismatch } from "../../../base/check.ts";
import { shippedKernel } from "../../../core/module/builtin_kernels.ts";
import type { Stream } from "../../../core/stream/stream.ts";
import { record } from "../crop.ts";
import { LISTED, type Shapes, tableOf } from "./shape_table.ts";
import { type Blocks, launchImages, type Tile, typeCode, Uploaded } from "../launch.ts";
import { isPackedBytes } from "../memory_layout.ts";
import { finite } from "../per_channel.ts";
import { resultOf, returned } from "../result.ts";
import { IMAGE_DTYPES, type ImageOptions, type Images, type ImageView, readImages } from "../view.ts";

/** Pixels of a block along x and y: QUADS_X and BLOCK_Y of kernels/access/vec4_pixel.cuh. */
const QUADS_TILE: Tile = [128, 8];
/**
 * The kernels of kernels/ops/draw/u8.cu, for shapes that are opaque and for others: a block's pixels if it has a warp for each row,
 * VECTORS * SPAN bytes wide, and if its 8 warps share a row.
 */
const OPAQUE = { name: "draw_u8", ofRows: [1024, 8], ofRun: [8 * 1024, 8] } as const;
const BLENDED = { name: "blend_u8", ofRows: [2048, 8], ofRun: [8 * 2048, 8] } as const;
const LARGEST = 2 ** 24;

/** Reads the source of a drawing operator. */
export function readCanvas(src: Images): ImageView {
  return readImages("src", src, IMAGE_DTYPES, [1, 3, 4]);
}

/** The argument `name`: a list for the one image, or a list of them for a batch or a list of images. */
export function forEachImage<T>(
  name: string,
  value: readonly T[] | readonly (readonly T[])[],
  from: ImageView,
): readonly (readonly T[])[] {
  const several = from.images !== null || from.layout.length === 4;
  if (Array.isArray(value)) {
    if (!several && value.every((one) => !Array.isArray(one))) return [records(name, value as readonly T[])];
    if (several && value.length === from.count && value.every((one) => Array.isArray(one))) {
      return (value as readonly T[][]).map((list, i) => records(`${name}[${i}]`, list));
    }
  }
  throw new RangeError(
    invalid(name, several ? `a list of ${from.count} lists, one per image` : "a flat list", value),
  );
}

function records<T>(name: string, list: readonly T[]): readonly T[] {
  for (let i = 0; i < list.length; i++) record(`${name}[${i}]`, list[i], "an object with its place");
  return list;
}

/** Checks a place or an extent in pixels. */
export function checkPixels(name: string, value: number, low: number = -LARGEST): number {
  return checkInteger(name, value, low, LARGEST);
}

/** Checks a share of 0 … 1. */
export function checkOpacity(name: string, value: number): number {
  if (finite(name, value) < 0 || value > 1) {
    throw new RangeError(mismatch(name, "numbers from 0 to 1", value));
  }
  return value;
}

/** Draws the shapes of each image in their order. `into` may be the source itself: then only what they cover is written. */
export function draw<I extends Images>(from: ImageView, shapes: Shapes, options: ImageOptions<I>): I {
  const to = resultOf(from, {}, options, true);
  const same =
    imagesOf(from).filter(({ array }, i) => array.pointer === imagesOf(to)[i]!.array.pointer).length;
  const whole = isWhole(from) && isWhole(to);
  if (
    same === 0 && shapes.every(({ length }) => length <= LISTED) && isRuns(from, whole) && isRuns(to, whole)
  ) {
    copyDrawn(from, to, whole, shapes, options.stream);
  } else {
    const blocks = same === imagesOf(to).length ? blocksOf(shapes, to) : null;
    // In place, where there is nothing to draw there is nothing to do.
    if (blocks === null || blocks.grid[0] > 0) drawQuads(from, to, shapes, blocks, options.stream);
  }
  return returned(to);
}

function imagesOf(view: ImageView): readonly ImageView[] {
  return view.images ?? [view];
}

function drawQuads(
  from: ImageView,
  to: ImageView,
  shapes: Shapes,
  blocks: Blocks | null,
  stream: Stream | undefined,
): void {
  const { argument, uploaded } = tableOf(shapes);
  launchImages(
    shippedKernel(from.context, DRAW_GENERIC, `draw_${from.channels}`),
    [from, to],
    blocks ?? QUADS_TILE,
    stream,
    uploaded && new Uploaded(uploaded),
    shapes.length,
    argument,
    blocks === null ? 0 : 1,
    typeCode(from.dtype),
  );
}

/** Blocks for the tiles that each shape touches, as many for all as for the largest; null if that is more than all tiles are. */
function blocksOf(shapes: Shapes, to: ImageView): Blocks | null {
  const [tileWidth, tileHeight] = QUADS_TILE,
    tiles = (low: number, end: number, size: number): number =>
      Math.ceil(end / size) - Math.floor(low / size);
  let count = 0, columns = 0, rows = 0;
  shapes.forEach((list, i) => {
    const { width, height } = to.images === null ? to : to.images[i]!;
    count += list.length;
    for (const { edges: [left, top, right, bottom] } of list) {
      columns = Math.max(columns, tiles(Math.max(left, 0), Math.min(right, width), tileWidth));
      rows = Math.max(rows, tiles(Math.max(top, 0), Math.min(bottom, height), tileHeight));
    }
  });
  if (columns === 0 || rows === 0) return { grid: [0, 0, 0] };
  const all = to.count * tiles(0, to.width, tileWidth) * tiles(0, to.height, tileHeight);
  return count * columns * rows <= all ? { grid: [count, rows, columns] } : null;
}

function copyDrawn(
  from: ImageView,
  to: ImageView,
  whole: boolean,
  shapes: Shapes,
  stream: Stream | undefined,
): void {
  const kind = shapes.every((list) => list.every(({ opacity }) => opacity === 1)) ? OPAQUE : BLENDED;
  const { argument, uploaded } = tableOf(shapes);
  launchImages(
    shippedKernel(from.context, DRAW_U8, kind.name),
    [asRuns(from, whole), asRuns(to, whole)],
    whole ? kind.ofRun : kind.ofRows,
    stream,
    uploaded && new Uploaded(uploaded),
    shapes.length,
    argument,
  );
}

/** True of images without gaps between rows. */
function isWhole({ images, width, height, channels, rowStride }: ImageView): boolean {
  if (images !== null) return images.every(isWhole);
  return height === 1 || rowStride === width * channels;
}

/**
 * True of what the kernels of kernels/ops/draw/u8.cu take: packed bytes, 16 by 16 in runs of all images or of their rows, and rows wide
 * enough that 16 bytes lie in two at most.
 */
function isRuns(view: ImageView, whole: boolean): boolean {
  if (!isPackedBytes(view)) return false;
  const { images, array, width, height, channels, rowStride, imageStride } = view;
  if (images !== null) return images.every((image) => isRuns(image, whole));
  const length = width * channels * (whole ? height : 1),
    steps = whole ? imageStride : rowStride | imageStride;
  return width >= 16 && length % 16 === 0 && steps % 16 === 0 && array.pointer % 16n === 0n &&
    rowStride * height < 2 ** 31;
}

/** Images as runs of bytes: one each, or one for each row. */
function asRuns(view: ImageView, whole: boolean): ImageView {
  const { images, width, height, channels } = view;
  return {
    ...view,
    images: images && images.map((image) => asRuns(image, whole)),
    width: width * channels * (whole ? height : 1),
    height: whole ? 1 : height,
  };
}
