import { CLAHE_GENERIC } from "../../../ptx/ops/clahe/generic.ts";
import { CLAHE_U8 } from "../../../ptx/ops/clahe/u8.ts";
import { DeviceArray } from "../../array/array.ts";
import { checkInteger, invalid, mismatch } from "../../base/check.ts";
import { streamOf } from "../../core/stream_state.ts";
import { shippedKernel } from "../../core/module/builtin_kernels.ts";
import type { Stream } from "../../core/stream/stream.ts";
import { blocksOf, launchImages, ONE_BLOCK, type Tile } from "../core/launch.ts";
import { finite } from "../core/per_channel.ts";
import { discard, resultOf, returned } from "../core/result.ts";
import { type ImageOptions, type Images, type ImageView, readImages } from "../core/view.ts";

/** Options of {@link clahe}. */
export interface ClaheOptions<I extends Images = Images> extends ImageOptions<I> {
  /** How often a value may occur in a tile, as a multiple of the mean of all values; 0: as often as it likes. Default 40. */
  clipLimit?: number;
  /** Tiles along x and y. Default `[8, 8]`. */
  tileGridSize?: readonly [x: number, y: number];
}

/** Pixels of a block of the last kernel of u16: 32 × PIXELS of kernels/ops/clahe/generic.cu, and 8. */
const PIXELS_TILE: Tile = [128, 8];
/** Blocks of the kernels of u8 that a launch has at least, if tiles are halved no more than so often. */
const BLOCKS = 256, MOST_HALVINGS = 6;

/**
 * Equalizes the histogram of each tile, and between the tiles' centres interpolates: OpenCV's `CLAHE` (contrast limited adaptive
 * histogram equalization).
 *
 * ```ts
 * using clear = clahe(gray, { clipLimit: 2 });
 * ```
 *
 * @param src Images of u8 or u16 and one channel, in any layout; or a list of images of any sizes. While the operator works, a tile's
 *   bins take 1 KiB (up to 64 KiB where tiles are few), and those of u16 384 KiB.
 * @returns The same layout, element type and sizes. `into` may be `src` itself.
 * @throws {TypeError | RangeError} If an argument is not accepted. Nothing has been launched then.
 */
export function clahe<I extends Images>(src: I, options: ClaheOptions<NoInfer<I>> = {}): I {
  const from = readImages("src", src, ["u8", "u16"], [1]);
  const clipLimit = finite("clipLimit", options.clipLimit ?? 40), grid = options.tileGridSize ?? [8, 8];
  if (clipLimit < 0) throw new RangeError(mismatch("clipLimit", "numbers from 0 on", clipLimit));
  if (!Array.isArray(grid) || grid.length !== 2) {
    throw new RangeError(invalid("tileGridSize", "[x, y]", grid));
  }
  const [x, y] = grid as [number, number];
  checkInteger("tileGridSize[0]", x, 1, 256);
  checkInteger("tileGridSize[1]", y, 1, 256);
  const to = resultOf(from, {}, options, true);
  if (from.count === 0) return returned(to);
  const tiles: Tiles = { x, y, limit: clipLimit };
  try {
    if (from.dtype === "u8") equalizeBytes(from, to, tiles, options.stream);
    else equalizeWords(from, to, tiles, options.stream);
  } catch (error) {
    discard(to);
    throw error;
  }
  return returned(to);
}

/** How many tiles there are, and `clipLimit`. */
interface Tiles {
  readonly x: number;
  readonly y: number;
  readonly limit: number;
}

function equalizeBytes(
  from: ImageView,
  to: ImageView,
  { x, y, limit }: Tiles,
  stream: Stream | undefined,
): void {
  const { context, count } = from;
  const parts = halvings(x * y * count), slices = halvings((x + 1) * (y + 1) * count);
  using counts = DeviceArray.empty(context, [count, y, x, 1 << parts, 256], "u32", streamOf(context, stream));
  const counting = blocksOf(counts, from, x, y << parts);
  launchImages(
    shippedKernel(context, CLAHE_U8, "clahe_counts"),
    [from, counting],
    ONE_BLOCK,
    stream,
    parts,
  );
  const mapping = blocksOf(counts, from, x + 1, (y + 1) << slices);
  launchImages(
    shippedKernel(context, CLAHE_U8, "clahe_u8"),
    [from, to, mapping],
    ONE_BLOCK,
    stream,
    x,
    y,
    parts,
    slices,
    limit,
  );
}

/** How often tiles are halved to make enough blocks. */
function halvings(tiles: number): number {
  return Math.max(0, Math.min(MOST_HALVINGS, Math.round(Math.log2(BLOCKS / tiles))));
}

function equalizeWords(
  from: ImageView,
  to: ImageView,
  { x, y, limit }: Tiles,
  stream: Stream | undefined,
): void {
  const { context, count } = from;
  // Tables are followed by the bins, of u32.
  using tables = DeviceArray.empty(context, [count, y, x, 65536 * (2 + 4)], "u8", streamOf(context, stream));
  const blocks = blocksOf(tables, from, x, y);
  launchImages(
    shippedKernel(context, CLAHE_GENERIC, "clahe_tables_u16"),
    [from, blocks],
    ONE_BLOCK,
    stream,
    limit,
  );
  launchImages(
    shippedKernel(context, CLAHE_GENERIC, "clahe_u16"),
    [from, to],
    PIXELS_TILE,
    stream,
    tables,
    x,
    y,
  );
}
