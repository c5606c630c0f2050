/** Shapes drawn over images in one launch: what {@link erase}, {@link boundingBoxes} and {@link putText} come to. */
import { DRAW } from "../../ptx/draw.ts";
import { checkInteger, show } from "../check.ts";
import type { Bitmap } from "./font.ts";
import { shippedKernel } from "./kernels.ts";
import { launchImages, type Tile, typeCode, Uploaded } from "./launch.ts";
import { IMAGE_DTYPES, type ImageOptions, type Images, type Operand, readImages } from "./operand.ts";
import { resultOf, returned } from "./result.ts";
import { finite, type PerChannel } from "./values.ts";

/** Left, top, right and bottom; the latter two are not included. */
export type Edges = readonly [left: number, top: number, right: number, bottom: number];

/** What is drawn: all pixels within the edges but for the hole, or those that a bitmap has set. */
export interface Shape {
  readonly edges: Edges;
  readonly hole?: Edges;
  /** Each of its bits is `scale` × `scale` pixels. */
  readonly bitmap?: Bitmap;
  readonly scale?: number;
  readonly color: PerChannel;
  readonly opacity: number;
}

/** sizeof(Shape) / 4 of kernels/draw.cu, and pixels of a block along x and y: QUADS_X and BLOCK_Y of kernels/quads.cuh. */
const SHAPE_WORDS = 17;
const QUADS_TILE: Tile = [128, 8];
const LARGEST = 2 ** 24;

/** Reads the source of a drawing operator. */
export function readCanvas(src: Images): Operand {
  return readImages("src", src, IMAGE_DTYPES, [1, 3, 4]);
}

/** The argument `name`: a list for the one image, or a list of them for a batch or a list of images. */
export function forEachImage<T>(
  name: string,
  value: readonly T[] | readonly (readonly T[])[],
  from: Operand,
): readonly (readonly T[])[] {
  const several = from.images !== null || from.layout.length === 4;
  if (Array.isArray(value)) {
    if (!several && value.every((one) => !Array.isArray(one))) return [value as readonly T[]];
    if (several && value.length === from.count && value.every((one) => Array.isArray(one))) {
      return value as readonly T[][];
    }
  }
  throw new RangeError(
    `${name}: ${show(value)} given; accepted is a list` +
      (several ? ` of ${from.count} lists, one for each image` : ", whose members are no lists"),
  );
}

/** Checks a place or an extent in pixels. */
export function checkPixels(name: string, value: number, low: number = -LARGEST): number {
  return checkInteger(name, value, low, LARGEST);
}

/** Checks a share of 0 … 1. */
export function checkOpacity(name: string, value: number): number {
  if (finite(name, value) < 0 || value > 1) {
    throw new RangeError(`${name}: ${value} given; accepted are numbers from 0 to 1`);
  }
  return value;
}

/** Draws the shapes of each image in their order. `into` may be the source itself: then only what they touch is written. */
export function draw<I extends Images>(
  from: Operand,
  shapes: readonly (readonly Shape[])[],
  options: ImageOptions<I>,
): I {
  const to = resultOf(from, {}, options, true);
  const count = shapes.reduce((sum, list) => sum + list.length, 0);
  const kernel = shippedKernel(from.context, DRAW, `draw_${from.channels}`);
  const { table, bits } = tablesOf(shapes, count);
  const drawn = count > 0 ? new Uploaded(table) : null, bitmaps = bits.length > 0 ? new Uploaded(bits) : null;
  const type = typeCode(from.dtype);
  launchImages(kernel, [from, to], QUADS_TILE, options.stream, drawn, count, bitmaps, type);
  return returned(to);
}

/** `Shape` of kernels/draw.cu for each shape, and the words of their bitmaps. */
function tablesOf(
  shapes: readonly (readonly Shape[])[],
  count: number,
): { table: Int32Array<ArrayBuffer>; bits: Uint32Array<ArrayBuffer> } {
  const table = new Int32Array(new ArrayBuffer(4 * SHAPE_WORDS * count)),
    floats = new Float32Array(table.buffer);
  const length = shapes.reduce(
    (sum, list) => sum + list.reduce((part, { bitmap }) => part + (bitmap?.words.length ?? 0), 0),
    0,
  );
  const bits = new Uint32Array(new ArrayBuffer(4 * length));
  let at = 0, word = 0;
  shapes.forEach((list, image) => {
    for (const { edges, hole, bitmap, scale = 1, color, opacity } of list) {
      table[at] = image;
      for (let i = 0; i < 4; i++) {
        table[at + 1 + i] = edges[i]!;
        table[at + 5 + i] = hole === undefined ? 0 : hole[i]!;
        floats[at + 12 + i] = color[i]!;
      }
      table[at + 9] = bitmap ? word : -1;
      table[at + 10] = bitmap ? bitmap.stride : 0;
      table[at + 11] = scale;
      floats[at + 16] = opacity;
      at += SHAPE_WORDS;
      if (!bitmap) continue;
      bits.set(bitmap.words, word);
      word += bitmap.words.length;
    }
  });
  return { table, bits };
}
