import { NORMALIZE } from "../../../ptx/ops/normalize.ts";
import type { DeviceArray } from "../../array/array.ts";
import { shippedKernel } from "../../core/module/builtin_kernels.ts";
import { launchImages, type Tile } from "../core/launch.ts";
import { asOneRow, asRows, isPackedBytes } from "../core/memory_layout.ts";
import { coefficients, fromLastChannel, type NormalizeOptions, resultLayout } from "../core/normalization.ts";
import { fused, normalizedEach, wholeFits } from "../core/preprocess.ts";
import { discard, resultOf, returned } from "../core/result.ts";
import { type Images, type ImageView, readImages, type Result } from "../core/view.ts";

/** Pixels of a block of 32 × 8 threads: as in kernels/ops/normalize.cu. */
const PIXELS_TILE: Tile = [1024, 1];
/** Values that stay in their order, of a block of 32 × 4 threads: VALUES_BLOCK and GROUPS of kernels/ops/normalize.cu. */
const VALUES_TILE: Tile = [1024, 1, 1, 4];
/** Threads of a block of `normalize_planes`, and pixels of a thread. */
const BLOCK = 128, PIXELS = 4;
const LARGEST_GRID_Y = 65535;
const LONGEST_ROW = 2 ** 28;

/**
 * Turns images into normalized floats and changes their layout, in one kernel: `(pixel * scale - mean) / std`.
 *
 * ```ts
 * using input = normalize(frame, { mean: 0.5, std: 0.5 }); // u8 [1080, 1920, 3] → f32 [3, 1080, 1920], -1 … 1
 * ```
 *
 * @param src Images of 1 to 4 channels, of u8, u16, i16, f16 or f32, in any layout; or a list of images of any sizes. Fastest are
 * interleaved bytes.
 * @returns f32, `options.into` if it was given, else a new array; of a list a list.
 * @throws {TypeError} If an element type is not accepted.
 * @throws {RangeError} If a shape, stride or option is not accepted. Nothing has been launched then.
 */
export function normalize<I extends Images>(
  src: I,
  options: NormalizeOptions<NoInfer<Result<I, "f32">>> = {},
): Result<I, "f32"> {
  const from = readImages("src", src);
  return normalized(from, options as NormalizeOptions<Images>) as Result<I, "f32">;
}

function normalized(from: ImageView, options: NormalizeOptions<Images>): Images {
  const layout = resultLayout(options.layout, from.layout.length === 4);
  const keepsOrder = from.channels === 1 || (layout.endsWith("C") && !options.swapRedBlue);
  const inOrder = keepsOrder && areTogether(from), areBytes = from.channels > 1 && isPackedBytes(from);
  if (from.height > LARGEST_GRID_Y || !(inOrder || areBytes)) return generic(from, options);
  const { scale, offset } = coefficients(options, from.channels);
  const to = resultOf(from, { dtype: "f32", layout }, options);
  const fast = inOrder && areTogether(to) ? values : areBytes ? bytes : null;
  if (fast === null) return generic(from, options); // The result was given, not made: that has no gaps.
  factors.set(scale);
  factors.set(offset, 4);
  try {
    fast(from, to, options);
  } catch (error) {
    discard(to);
    throw error;
  }
  return returned(to);
}

/** By the kernel that takes everything. */
function generic(from: ImageView, options: NormalizeOptions<Images>): Images {
  if (from.images !== null) return normalizedEach(from, options as NormalizeOptions<DeviceArray<"f32">[]>);
  const size = [from.height, from.width] as const;
  return fused(from, size, wholeFits(from, size), 0, options as NormalizeOptions);
}

/** `Factors` of kernels/ops/normalize.cu; launches copy it. */
const factors = new Float32Array(new ArrayBuffer(32)), factorBytes = new Uint8Array(factors.buffer);

/** Interleaved bytes into any layout. */
function bytes(from: ImageView, to: ImageView, { stream, swapRedBlue }: NormalizeOptions<Images>): void {
  const { context, count, channels } = from;
  const run = isOneRow(from, to), last = swapRedBlue ? fromLastChannel(to) : to;
  if (!run || !areEvenPlanes(from, to)) {
    const views = run ? [asOneRow(from), asOneRow(last)] : [from, last];
    const kernel = shippedKernel(context, NORMALIZE, `normalize_u8_c${channels}`);
    launchImages(kernel, views, PIXELS_TILE, stream, factorBytes);
    return;
  }
  if (count === 0) return;
  const pixels = from.width * from.height, [s0, s1, s2, , o0, o1, o2] = factors as Iterable<number>;
  shippedKernel(context, NORMALIZE, "normalize_planes").launch(
    { grid: [Math.ceil(pixels / (BLOCK * PIXELS)), 1, count], block: BLOCK, stream },
    ...[from.array, last.array, last.channelStride / 4, to.imageStride / 4, pixels],
    ...[s0!, s1!, s2!, o0!, o1!, o2!],
  );
}

/** Bytes or floats that stay in their order. */
function values(from: ImageView, to: ImageView, { stream }: NormalizeOptions<Images>): void {
  const { dtype, channels, context } = from;
  // Four values' factors: the kernel turns those of three channels itself.
  for (let i = channels === 3 ? 4 : channels; i < 4; i++) {
    factors[i] = factors[i % channels]!;
    factors[4 + i] = factors[4 + i % channels]!;
  }
  const rows = [asRows(from), asRows(to)], views = isOneRow(from, to) ? rows.map(asOneRow) : rows;
  const kernel = shippedKernel(context, NORMALIZE, `normalize_values_${dtype}`);
  launchImages(kernel, views, VALUES_TILE, stream, factorBytes, channels === 3 ? 1 : 0);
}

/** True of three channels and planes that are runs of vectors, the source's images without gaps between them. */
function areEvenPlanes(from: ImageView, to: ImageView): boolean {
  const pixels = from.width * from.height;
  return from.images === null && from.channels === 3 && pixels % 16 === 0 &&
    from.count * pixels * 3 < 2 ** 32 &&
    from.array.pointer % 16n === 0n &&
    (from.count === 1 || from.imageStride === 3 * pixels) && to.columnStride === 4 &&
    to.array.pointer % 16n === 0n && to.channelStride % 16 === 0 && to.imageStride % 16 === 0;
}

/** True if the rows follow one another without gaps on both sides: an image is then one long row. */
function isOneRow(from: ImageView, to: ImageView): boolean {
  if (from.images !== null) return from.images.every((image, i) => isOneRow(image, to.images![i]!));
  return from.rowStride === from.width * from.columnStride && to.rowStride === to.width * to.columnStride &&
    from.width * from.height <= LONGEST_ROW;
}

/** True of interleaved bytes or floats without gaps within their rows. */
function areTogether({ images, dtype, array, channels, columnStride, channelStride }: ImageView): boolean {
  if (images !== null) return images.every(areTogether);
  return (dtype === "u8" || dtype === "f32") && columnStride === channels * array.itemSize &&
    (channels === 1 || channelStride === array.itemSize);
}
