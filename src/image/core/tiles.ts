/** The part of the result that a block of threads computes. */
import {
  ARITHMETIC_TILE,
  INTERLEAVED_TILE,
  PIXEL_TILE as PIXELS,
  VEC4_TILE as VEC4,
} from "../../../ptx/layouts.ts";
import type { ImageView } from "./view.ts";

/**
 * Pixels of a block of 32 × 8 threads along x and y; optionally the images of a batch that one block
 * computes, and the rows of threads of a block that has not eight of them.
 */
export type Tile = readonly [x: number, y: number, images?: number, rows?: number];

/** One pixel per thread. */
export const PIXEL_TILE: Tile = PIXELS;

/** Four pixels per thread: kernels/access/vec4_pixel.cuh. */
export const VEC4_TILE: Tile = VEC4;

/** Two groups of four elements per thread: kernels/access/vec4.cuh. */
export const TWO_VEC4_TILE: Tile = ARITHMETIC_TILE;

/** One block for each element of the result. */
export const ONE_BLOCK: Tile = [1, 1];

const SMALL_U8_TILE: Tile = [INTERLEAVED_TILE[0] / 2, INTERLEAVED_TILE[1]];
/** Number of pixels from which on large tiles still leave enough blocks to fill a GPU. */
const MANY_PIXELS = 2 ** 23;

/**
 * The tile of kernels/access/interleaved_u8.cuh, which receives its width. Few pixels use a smaller tile to
 * fill the GPU.
 */
export function interleavedU8Tile({ count, height, width }: ImageView): Tile {
  return count * height * width < MANY_PIXELS ? SMALL_U8_TILE : INTERLEAVED_TILE;
}
