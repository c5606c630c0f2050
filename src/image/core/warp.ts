/** Launches of warps: by matrices, or by a map. */
import { WARP_GENERIC } from "../../../ptx/ops/warp/generic.ts";
import { WARP_U8 } from "../../../ptx/ops/warp/u8.ts";
import { shippedKernel } from "../../core/module/builtin_kernels.ts";
import type { Stream } from "../../core/stream/stream.ts";
import type { Sampling } from "./interpolation.ts";
import { instance, launchImages, TILE, Uploaded } from "./launch.ts";
import { isPackedBytes } from "./memory_layout.ts";
import type { ImageView } from "./view.ts";

/** Where pixels are taken from: matrices of 9 numbers from the result to the source, one for all images or one for each; or a map. */
export type Way = { readonly matrices: readonly (readonly number[])[] } | { readonly map: ImageView };

/** A matrix for all images; launches copy it. */
const ONE = new ArrayBuffer(72),
  ONE_NUMBERS = new Float64Array(ONE),
  ONE_WORDS = new Int32Array(ONE),
  ONE_BYTES = new Uint8Array(ONE);

/** Output pixels of a block: STEP · PIXELS, and 8 · ROWS, of kernels/ops/warp/u8.cu. */
const PACKED_TILE = [64, 16] as const;
/** `enum Told` of kernels/core/warp_fixed_point.cuh. */
const AFFINE = 0, PERSPECTIVE = 1, MAPPED = 2;
/** The kernels count bits within an image in 32 bits, and with AFFINE positions in 2^-32 pixels in 64. */
const LARGEST_IMAGE = 2 ** 29, LARGEST_POSITION = 2 ** 30;
/** A block works on so many images at most, as long as about so many blocks remain. */
const MOST_IMAGES = 8, ENOUGH_BLOCKS = 4096;

/** Launches a warp of `from` to `to`. */
export function launchWarp(
  from: ImageView,
  to: ImageView,
  way: Way,
  how: Sampling,
  stream: Stream | undefined,
): void {
  const { context, dtype, channels } = from, { interpolation, border, value } = how;
  const map = "map" in way ? way.map : null, matrices = "map" in way ? [] : way.matrices;
  const packed = interpolation === "linear" && isPacked(from) && isPacked(to);
  const fixed = interpolation === "linear" && dtype === "u8" &&
    matrices.every((matrix) => isFixed(matrix, to));
  const told = map ? MAPPED : fixed ? AFFINE : PERSPECTIVE;
  const each = matrices.length > 1 ? new Uploaded(written(matrices, fixed)) : null;
  if (matrices.length === 1) write(ONE_NUMBERS, ONE_WORDS, 0, matrices[0]!, fixed);
  // Without a map its view is any: the kernel does not look.
  const views = [from, map ?? from, to];
  if (packed) {
    const kernel = shippedKernel(context, WARP_U8, `warp_u8_${channels}`);
    const images = imagesOfBlock(views, each), tile = [...PACKED_TILE, images] as const;
    launchImages(kernel, views, tile, stream, told, ONE_BYTES, each, to.count, images, border, ...value);
  } else {
    const linear = dtype === "f32" ? instance("warp_linear", dtype, channels) : `warp_linear_${dtype}`;
    const kernel = shippedKernel(
      context,
      WARP_GENERIC,
      interpolation === "linear" ? linear : `warp_${interpolation}_${dtype}`,
    );
    launchImages(kernel, views, TILE, stream, told, ONE_BYTES, each, border, ...value);
  }
}

function isPacked(view: ImageView): boolean {
  const { images, height, rowStride } = view;
  if (images !== null) return images.every(isPacked);
  return isPackedBytes(view) && height * rowStride < LARGEST_IMAGE;
}

/** True if AFFINE suits a matrix and all places of the result. */
function isFixed([a, b, c, d, e, f, g, h, i]: readonly number[], { width, height }: ImageView): boolean {
  const [x, y] = [width + PACKED_TILE[0], height + PACKED_TILE[1]];
  const reach = (p: number, q: number, r: number): number => Math.abs(p) * x + Math.abs(q) * y + Math.abs(r);
  return g === 0 && h === 0 && i === 1 && reach(a!, b!, c!) < LARGEST_POSITION &&
    reach(d!, e!, f!) < LARGEST_POSITION;
}

function written(matrices: readonly (readonly number[])[], fixed: boolean): Float64Array {
  const numbers = new Float64Array(new ArrayBuffer(72 * matrices.length));
  const words = new Int32Array(numbers.buffer);
  matrices.forEach((matrix, n) => write(numbers, words, n, matrix, fixed));
  return numbers;
}

/** Writes matrix `n`; `fixed` as 64-bit whole numbers of 2^-32, and for rounding 2^-17 more where positions begin. */
function write(
  numbers: Float64Array,
  words: Int32Array,
  n: number,
  matrix: readonly number[],
  fixed: boolean,
): void {
  if (!fixed) return numbers.set(matrix, 9 * n);
  for (let i = 0; i < 6; i++) {
    const whole = Math.round(matrix[i]! * 2 ** 32) + (i % 3 === 2 ? 2 ** 15 : 0);
    words[18 * n + 2 * i] = whole;
    words[18 * n + 2 * i + 1] = Math.floor(whole / 2 ** 32);
  }
}

/** How many images of a batch a block works on: those that one matrix or map serves, and that begin alike within a word. */
function imagesOfBlock(views: readonly ImageView[], each: Uploaded | null): number {
  const [from, map, to] = views as [ImageView, ImageView, ImageView];
  const alike = each === null && views.every(({ images }) => images === null) &&
    from.imageStride % 4 === 0 &&
    (map === from || map.imageStride === 0);
  if (!alike) return 1;
  const blocks = Math.ceil(to.width / PACKED_TILE[0]) * Math.ceil(to.height / PACKED_TILE[1]) * to.count;
  return Math.max(1, Math.min(MOST_IMAGES, Math.round(blocks / ENOUGH_BLOCKS), to.count));
}
