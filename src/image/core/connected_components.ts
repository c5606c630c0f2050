/** Operators that find components by runs: the memory and the tiles of kernels/core/connected_components.cuh. */
import { DeviceArray } from "../../array/array.ts";
import { mismatch } from "../../base/check.ts";
import { streamOf } from "../../core/stream_state.ts";
import type { Stream } from "../../core/stream/stream.ts";
import type { Tile } from "./launch.ts";
import type { ImageView } from "./view.ts";

/** Pixels of a tile: TILE_WORDS words of 32, and TILE_ROWS. */
export const TILE_PIXELS: Tile = [128, 64];

/** WORK of kernels/core/connected_components.cuh. */
const WORK = 20;
/** Numbers of runs, 16 to a word, are i32. */
const MOST_WORDS = 2 ** 27 - 1;

/**
 * How many words the largest of the images has.
 *
 * @throws {RangeError} If that is more than can be numbered.
 */
export function wordsOf({ name, images, height, width }: ImageView): number {
  const words = images === null
    ? height * Math.ceil(width / 32)
    : images.reduce((most, image) => Math.max(most, wordsOf(image)), 0);
  if (words <= MOST_WORDS) return words;
  throw new RangeError(
    mismatch(name, `at most ${MOST_WORDS * 32} pixels`, `images of ${height} × ${width} pixels`),
  );
}

/** The kernels' memory: `words` for each image. */
export function workFor(
  { context, count }: ImageView,
  words: number,
  stream: Stream | undefined,
): DeviceArray {
  return DeviceArray.empty(context, [count, words, WORK], "u32", streamOf(context, stream));
}
