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
  const kernel = shippedKernel(from.context, DRAW, `draw_${from.channels}`);
  const { count, table, bits } = tablesOf(shapes);
  const type = typeCode(from.dtype);
  launchImages(kernel, [from, to], QUADS_TILE, options.stream, table, count, bits, type);
  return returned(to);
}

/** Numbers of launches, which copy them. */
function newScratch(words: number) {
  const ints = new Int32Array(new ArrayBuffer(4 * words));
  return { ints, floats: new Float32Array(ints.buffer), bytes: new Uint8Array(ints.buffer) };
}

let scratch = newScratch(1024);

/** `Shape` of kernels/draw.cu for each shape, and the words of their bitmaps; null where there are none. */
function tablesOf(
  shapes: readonly (readonly Shape[])[],
): { count: number; table: Uploaded | null; bits: Uploaded | null } {
  let count = 0, length = 0;
  for (const list of shapes) {
    count += list.length;
    for (const { bitmap } of list) if (bitmap !== undefined) length += bitmap.words.length;
  }
  const first = SHAPE_WORDS * count, end = first + length;
  if (end > scratch.ints.length) scratch = newScratch(2 * end);
  const { ints, floats, bytes } = scratch;
  let at = 0, word = first;
  for (let image = 0; image < shapes.length; image++) {
    for (const { edges, hole, bitmap, scale = 1, color, opacity } of shapes[image]!) {
      ints[at] = image;
      for (let i = 0; i < 4; i++) {
        ints[at + 1 + i] = edges[i]!;
        ints[at + 5 + i] = hole === undefined ? 0 : hole[i]!;
        floats[at + 12 + i] = color[i]!;
      }
      ints[at + 9] = bitmap ? word - first : -1;
      ints[at + 10] = bitmap ? bitmap.stride : 0;
      ints[at + 11] = scale;
      floats[at + 16] = opacity;
      at += SHAPE_WORDS;
      if (!bitmap) continue;
      ints.set(bitmap.words, word);
      word += bitmap.words.length;
    }
  }
  return {
    count,
    table: count > 0 ? new Uploaded(bytes.subarray(0, 4 * first)) : null,
    bits: length > 0 ? new Uploaded(bytes.subarray(4 * first, 4 * end)) : null,
  };
}
