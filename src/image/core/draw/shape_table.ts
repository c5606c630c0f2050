/** What is drawn over images, as kernels read it: the table of kernels/core/draw_shapes.cuh. */
import type { Bitmap } from "./font.ts";
import type { PerChannel } from "../per_channel.ts";

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

/** The shapes of each image, in their order. */
export type Shapes = readonly (readonly Shape[])[];

/** Shapes that a block sees at a time: LISTED of kernels/core/draw_shapes.cuh. */
export const LISTED = 128;

/** sizeof(Shape) / 4, and words of a table that is an argument: INLINE_WORDS. */
const SHAPE_WORDS = 17, INLINE_WORDS = 960;

/** Words of tables: launches copy them. */
function newWords(length: number) {
  const ints = new Int32Array(new ArrayBuffer(4 * length));
  return { ints, floats: new Float32Array(ints.buffer), bytes: new Uint8Array(ints.buffer) };
}

const inline = newWords(INLINE_WORDS);
let scratch = newWords(0);

/** A table, until the next one is written: an argument, or what must be uploaded instead. */
export interface Table {
  readonly argument: Uint8Array;
  readonly uploaded: Uint8Array | null;
}

/** Writes the table of the shapes. */
export function tableOf(shapes: Shapes): Table {
  let count = 0, dots = 0;
  for (const list of shapes) {
    count += list.length;
    for (const { bitmap } of list) if (bitmap !== undefined) dots += bitmap.words.length;
  }
  let at = shapes.length + 1, bits = at + SHAPE_WORDS * count;
  const length = bits + dots + 1, fits = length <= INLINE_WORDS;
  if (!fits && length > scratch.ints.length) scratch = newWords(2 * length);
  const { ints, floats, bytes } = fits ? inline : scratch;
  let first = 0;
  for (let image = 0; image < shapes.length; image++) {
    ints[image] = first;
    first += shapes[image]!.length;
    for (const { edges, hole, bitmap, scale = 1, color, opacity } of shapes[image]!) {
      ints[at] = image;
      for (let i = 0; i < 4; i++) {
        ints[at + 1 + i] = edges[i]!;
        ints[at + 5 + i] = hole === undefined ? 0 : hole[i]!;
        floats[at + 12 + i] = color[i]!;
      }
      ints[at + 9] = bitmap ? bits : -1;
      ints[at + 10] = bitmap ? bitmap.stride : 0;
      ints[at + 11] = scale;
      floats[at + 16] = opacity;
      at += SHAPE_WORDS;
      if (!bitmap) continue;
      ints.set(bitmap.words, bits);
      bits += bitmap.words.length;
    }
  }
  ints[shapes.length] = first;
  return { argument: inline.bytes, uploaded: fits ? null : bytes.subarray(0, 4 * length) };
}
