/** Launches of warps by matrices or by a map of positions. */
import { COORDINATE_SOURCE, WARP_FRACTION, WARP_MATRIX, WARP_U8_TILE } from "../../../ptx/layouts.ts";
import { WARP_GENERIC } from "../../../ptx/ops/warp/generic.ts";
import { WARP_U8 } from "../../../ptx/ops/warp/u8.ts";
import type { Stream } from "../../core/stream/stream.ts";
import type { Sampling } from "./interpolation.ts";
import { instance, type LaunchArgument, Uploaded } from "./launch.ts";
import { type ParamBlock, paramBlock, writeInt64 } from "./params.ts";
import { PIXEL_TILE } from "./tiles.ts";
import { type Call, launchVariant, variants } from "./variants.ts";
import type { ImageView } from "./view.ts";

/**
 * Matrices of 9 numbers from the result to the source, one for all images or one for each; or a map of
 * positions.
 */
export type Coordinates = { readonly matrices: readonly (readonly number[])[] } | { readonly map: ImageView };

interface WarpCall extends Call {
  readonly map: ImageView | null;
  readonly matrices: readonly (readonly number[])[];
  readonly sampling: Sampling;
}

/** The u8 kernel counts bits within an image in 32 bits. */
const MAX_EXTENT = 2 ** 29;
/** Fixed-point positions fit in 64 bits. */
const MAX_POSITION = 2 ** (62 - WARP_FRACTION);
/** A block computes several images of a batch, as long as enough blocks remain to fill a GPU. */
const MAX_IMAGES = 8, ENOUGH_BLOCKS = 4096;

const WARP = variants<WarpCall>("warp", [
  {
    name: "u8",
    file: "warp/u8",
    requires: "interleaved u8; linear",
    gain: "5.4× at 32 × 1080p remap",
    ptx: WARP_U8,
    when: (layout, { sampling }) =>
      sampling.interpolation === "linear" && layout.interleavedU8 && layout.maxExtent < MAX_EXTENT,
    kernel: ({ views: [from] }) => `warp_u8_${from!.channels}`,
    tile: (call) => [...WARP_U8_TILE, imagesPerBlock(call)],
    views: withMap,
    args: (call) => {
      const { views: [, to], sampling: { border, value } } = call;
      return [...coordinateArgs(call), to!.count, imagesPerBlock(call), border, ...value];
    },
  },
  {
    name: "generic",
    file: "warp/generic",
    ptx: WARP_GENERIC,
    kernel: ({ views: [from], sampling: { interpolation } }) => {
      const { dtype, channels } = from!;
      return interpolation === "linear" && dtype === "f32"
        ? instance("warp_linear", dtype, channels)
        : `warp_${interpolation}_${dtype}`;
    },
    tile: PIXEL_TILE,
    views: withMap,
    args: (call) => [...coordinateArgs(call), call.sampling.border, ...call.sampling.value],
  },
]);

/** Samples each pixel of `to` from `from`. */
export function launchWarp(
  from: ImageView,
  to: ImageView,
  coordinates: Coordinates,
  sampling: Sampling,
  stream: Stream | undefined,
): void {
  const map = "map" in coordinates ? coordinates.map : null;
  const matrices = "map" in coordinates ? [] : coordinates.matrices;
  launchVariant(WARP, { views: [from, to], stream, map, matrices, sampling });
}

/** Source, map and result. Without a map, kernels ignore the second one. */
function withMap({ views: [from, to], map }: WarpCall): ImageView[] {
  return [from!, map ?? from!, to!];
}

/**
 * How many images one block computes: those that share a matrix or map and start at the same byte of a word.
 */
function imagesPerBlock({ views: [from, to], map, matrices }: WarpCall): number {
  const shared = matrices.length <= 1 && from!.images === null && to!.images === null &&
    from!.imageStride % 4 === 0 && (map === null || map.images === null && map.imageStride === 0);
  if (!shared) return 1;
  const { width, height, count } = to!;
  const blocks = Math.ceil(width / WARP_U8_TILE[0]) * Math.ceil(height / WARP_U8_TILE[1]) * count;
  return Math.max(1, Math.min(MAX_IMAGES, Math.round(blocks / ENOUGH_BLOCKS), count));
}

/** The matrix for all images. */
const oneMatrix = paramBlock(WARP_MATRIX);

function coordinateArgs({ views: [from, to], map, matrices, sampling }: WarpCall): LaunchArgument[] {
  const fixedPoint = sampling.interpolation === "linear" && from!.dtype === "u8" &&
    matrices.every((matrix) => fitsFixedPoint(matrix, to!));
  const { mapped, affine, perspective } = COORDINATE_SOURCE;
  const source = map !== null ? mapped : fixedPoint ? affine : perspective;
  if (matrices.length === 1) writeMatrix(oneMatrix, 0, matrices[0]!, fixedPoint);
  const each = matrices.length > 1 ? matrixTable(matrices, fixedPoint) : null;
  return [source, oneMatrix.bytes, each];
}

/** True if a matrix is affine and reaches only positions that fixed-point kernels can count. */
function fitsFixedPoint(matrix: readonly number[], { width, height }: ImageView): boolean {
  const [a, b, c, d, e, f, g, h, i] = matrix;
  const x = width + WARP_U8_TILE[0], y = height + WARP_U8_TILE[1];
  const reach = (p: number, q: number, r: number): number => Math.abs(p) * x + Math.abs(q) * y + Math.abs(r);
  return g === 0 && h === 0 && i === 1 && reach(a!, b!, c!) < MAX_POSITION &&
    reach(d!, e!, f!) < MAX_POSITION;
}

function matrixTable(matrices: readonly (readonly number[])[], fixedPoint: boolean): Uploaded {
  const table = paramBlock(WARP_MATRIX.bytes * matrices.length);
  matrices.forEach((matrix, n) => writeMatrix(table, n, matrix, fixedPoint));
  return new Uploaded(table.bytes);
}

/** Writes matrix `n`. In fixed point, half of 2^-16 is added to round positions to nearest. */
function writeMatrix(
  { f64, i32 }: ParamBlock,
  n: number,
  matrix: readonly number[],
  fixedPoint: boolean,
): void {
  const first = n * WARP_MATRIX.bytes / 8;
  if (!fixedPoint) return f64.set(matrix, first);
  for (let i = 0; i < 6; i++) {
    const rounding = i % 3 === 2 ? 2 ** (WARP_FRACTION - 17) : 0;
    writeInt64(i32, 2 * (first + i), Math.round(matrix[i]! * 2 ** WARP_FRACTION) + rounding);
  }
}
