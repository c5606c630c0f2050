/**
 * Scratch memory of the operators on connected components: kernels/core/connected_components.cuh.
 */
import { COMPONENTS_WORD_RUNS, COMPONENTS_WORK } from "../../../ptx/layouts.ts";
import { type DeviceArray, emptyArray } from "../../array/array.ts";
import { mismatch } from "../../base/check.ts";
import { streamOf } from "../../core/stream_state.ts";
import type { Stream } from "../../core/stream/stream.ts";
import type { ImageView } from "./view.ts";

/** Horizontal runs of pixels are numbered in i32. */
const MAX_WORDS = 2 ** 31 / COMPONENTS_WORD_RUNS - 1;

/**
 * The number of 32-pixel words of the largest image.
 *
 * @throws {RangeError} The image has more horizontal runs of pixels than can be numbered.
 */
export function componentWords({ name, images, height, width }: ImageView): number {
  const words = images === null
    ? height * Math.ceil(width / 32)
    : images.reduce((most, image) => Math.max(most, componentWords(image)), 0);
  if (words <= MAX_WORDS) return words;
  throw new RangeError(
    mismatch(
      name,
      `at most ${MAX_WORDS} words of 32 horizontal pixels`,
      `${words} (${height} rows of ${Math.ceil(width / 32)})`,
    ),
  );
}

/** Allocates scratch memory for `words` of each image. */
export function componentScratch(
  { context, count }: ImageView,
  words: number,
  stream: Stream | undefined,
): DeviceArray {
  return emptyArray(context, [count, words, COMPONENTS_WORK], "u32", streamOf(context, stream));
}
