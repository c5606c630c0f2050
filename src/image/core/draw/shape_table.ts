/** Shapes to draw, as kernels read them: a table of `DrawShape`s of kernels/core/draw_shapes.cuh. */
import { DRAW_INLINE_WORDS, DRAW_SHAPE } from "../../../../ptx/layouts.ts";
import { paramBlock, reserve } from "../params.ts";
import type { PerChannel } from "../per_channel.ts";
import type { Bitmap } from "./font.ts";

/** The edges of a rectangle. Right and bottom are exclusive. */
export type Edges = readonly [left: number, top: number, right: number, bottom: number];

/** A shape: all pixels within its edges except the hole, or those that a bitmap sets. */
export interface Shape {
  readonly edges: Edges;
  readonly hole?: Edges;
  readonly bitmap?: Bitmap;
  /** The side in pixels of a bit of the bitmap. */
  readonly scale?: number;
  readonly color: PerChannel;
  readonly opacity: number;
}

/** The shapes of each image, in drawing order. */
export type Shapes = readonly (readonly Shape[])[];

const SHAPE_WORDS = DRAW_SHAPE.bytes / 4;

const inline = paramBlock(4 * DRAW_INLINE_WORDS);
let scratch = paramBlock(0);

/** A table, valid until the next one is written. */
export interface ShapeTable {
  /** The table as a kernel argument. Its contents do not matter if the table is uploaded. */
  readonly argument: Uint8Array;
  /** The table if it is too large for an argument. */
  readonly uploaded: Uint8Array | null;
}

/**
 * Writes the table: the first shape of each image and their number, the shapes, and the bits of their
 * bitmaps.
 */
export function shapeTable(shapes: Shapes): ShapeTable {
  let count = 0, bitmapWords = 0;
  for (const list of shapes) {
    count += list.length;
    for (const { bitmap } of list) if (bitmap !== undefined) bitmapWords += bitmap.words.length;
  }
  let at = shapes.length + 1, bits = at + SHAPE_WORDS * count;
  const length = bits + bitmapWords + 1, fits = length <= DRAW_INLINE_WORDS;
  if (!fits) scratch = reserve(scratch, 4 * length);
  const { i32: ints, f32: floats, bytes } = fits ? inline : scratch;
  const { i32, f32 } = DRAW_SHAPE;
  let first = 0;
  for (let image = 0; image < shapes.length; image++) {
    ints[image] = first;
    first += shapes[image]!.length;
    for (const { edges, hole, bitmap, scale = 1, color, opacity } of shapes[image]!) {
      ints[at + i32.image] = image;
      for (let i = 0; i < 4; i++) {
        ints[at + i32.left + i] = edges[i]!;
        ints[at + i32.holeLeft + i] = hole === undefined ? 0 : hole[i]!;
        floats[at + f32.color + i] = color[i]!;
      }
      ints[at + i32.bits] = bitmap ? bits : -1;
      ints[at + i32.stride] = bitmap ? bitmap.stride : 0;
      ints[at + i32.scale] = scale;
      floats[at + f32.opacity] = opacity;
      at += SHAPE_WORDS;
      if (!bitmap) continue;
      ints.set(bitmap.words, bits);
      bits += bitmap.words.length;
    }
  }
  ints[shapes.length] = first;
  return { argument: inline.bytes, uploaded: fits ? null : bytes.subarray(0, 4 * length) };
}
