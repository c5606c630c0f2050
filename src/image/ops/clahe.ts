import { BINS, CLAHE_TILE, CLAHE_U16_BINS } from "../../../ptx/layouts.ts";
import { CLAHE_GENERIC } from "../../../ptx/ops/clahe/generic.ts";
import { CLAHE_U8 } from "../../../ptx/ops/clahe/u8.ts";
import { emptyArray } from "../../array/array.ts";
import { checkFinite, checkInteger, invalid, mismatch, type OptionNames } from "../../base/check.ts";
import { DEVICE_ATTRIBUTE } from "../../base/cuda_constants.ts";
import type { Context } from "../../core/context.ts";
import { streamOf } from "../../core/stream_state.ts";
import { builtinKernel } from "../../core/module/builtin_kernels.ts";
import { blockGrid, launchImages } from "../core/launch.ts";
import { checkOperatorOptions } from "../core/option_names.ts";
import { launchInto, resultFor, returned } from "../core/result.ts";
import { ONE_BLOCK } from "../core/tiles.ts";
import { type Call, launchVariant, variants } from "../core/variants.ts";
import { IMAGE_OPTIONS, type ImageOptions, type Images, readImages } from "../core/view.ts";

/** Options of {@link clahe}. */
export interface ClaheOptions<I extends Images = Images> extends ImageOptions<I> {
  /**
   * The most occurrences of a value in a tile, as a multiple of the mean over all values; 0 for no limit.
   * Default 40.
   */
  clipLimit?: number | undefined;
  /** The number of tiles along x and y. Default `[8, 8]`. */
  tileGridSize?: readonly [x: number, y: number] | undefined;
}

/** The names of {@link ClaheOptions}. */
const CLAHE_OPTIONS: OptionNames<ClaheOptions> = {
  clipLimit: true,
  tileGridSize: true,
  ...IMAGE_OPTIONS,
};

interface ClaheCall extends Call {
  readonly columns: number;
  readonly rows: number;
  readonly clipLimit: number;
}

/** The u8 kernels split tiles in halves until there are so many blocks, but not more often than that. */
const ENOUGH_BLOCKS = 256, BLOCKS_PER_MULTIPROCESSOR = 8, MAX_SPLITS = 6;

const CLAHE_VARIANTS = variants<ClaheCall>("clahe", [
  {
    name: "u8",
    file: "clahe/u8",
    requires: "u8",
    gain: "only kernel",
    when: (layout) => layout.dtype === "u8",
    launch: launchU8,
  },
  {
    name: "u16",
    file: "clahe/generic",
    requires: "u16",
    gain: "only kernel",
    when: (layout) => layout.dtype === "u16",
    launch: launchU16,
  },
]);

/**
 * Equalizes the histogram of each tile and interpolates between the centers of tiles: OpenCV's `CLAHE`
 * (contrast limited adaptive histogram equalization).
 *
 * ```ts
 * using clear = clahe(gray, { clipLimit: 2 });
 * ```
 *
 * The operator allocates scratch memory: for u8 1 KiB per tile (up to 64 KiB if there are few tiles), for u16
 * 384 KiB.
 *
 * @param src Single-channel images of u8 or u16 in any layout, or a list of images of any sizes.
 * @returns Images of the same layout, dtype and sizes. `into` may be `src`.
 * @throws {TypeError | RangeError} An argument is invalid; nothing was launched.
 */
export function clahe<I extends Images>(src: I, options: ClaheOptions<NoInfer<I>> = {}): I {
  const from = readImages("src", src, ["u8", "u16"], [1]);
  const clipLimit = checkFinite("clipLimit", checkOperatorOptions(options, CLAHE_OPTIONS).clipLimit ?? 40),
    grid = options.tileGridSize ?? [8, 8];
  if (clipLimit < 0) throw new RangeError(mismatch("clipLimit", "a number of at least 0", clipLimit));
  if (!Array.isArray(grid) || grid.length !== 2) {
    throw new RangeError(invalid("tileGridSize", "[x, y]", grid));
  }
  const columns = checkInteger("tileGridSize[0]", grid[0], 1, 256);
  const rows = checkInteger("tileGridSize[1]", grid[1], 1, 256);
  const to = resultFor(from, {}, options, { inPlace: true });
  if (from.count === 0) return returned(to);
  const call = { views: [from, to], stream: options.stream, columns, rows, clipLimit };
  return launchInto(to, () => launchVariant(CLAHE_VARIANTS, call));
}

function launchU8({ views, stream, columns, rows, clipLimit }: ClaheCall): void {
  const from = views[0]!, { context, count } = from;
  const tileSplits = splitsFor(context, columns * rows * count);
  const quadSplits = splitsFor(context, (columns + 1) * (rows + 1) * count);
  const shape = [count, rows, columns, 1 << tileSplits, BINS];
  using counts = emptyArray(context, shape, "u32", streamOf(context, stream));
  const counting = blockGrid(counts, from, columns, rows << tileSplits);
  const countKernel = builtinKernel(context, CLAHE_U8, "clahe_counts");
  launchImages(countKernel, [from, counting], ONE_BLOCK, stream, tileSplits);
  const mapping = blockGrid(counts, from, columns + 1, (rows + 1) << quadSplits);
  const mapKernel = builtinKernel(context, CLAHE_U8, "clahe_u8");
  const args = [columns, rows, tileSplits, quadSplits, clipLimit];
  launchImages(mapKernel, [...views, mapping], ONE_BLOCK, stream, ...args);
}

/** How often to halve `blocks` parts of images to get enough blocks. */
function splitsFor(context: Context, blocks: number): number {
  const multiprocessors = context.attribute(DEVICE_ATTRIBUTE.MULTIPROCESSOR_COUNT);
  const enough = Math.min(ENOUGH_BLOCKS, BLOCKS_PER_MULTIPROCESSOR * multiprocessors);
  return Math.max(0, Math.min(MAX_SPLITS, Math.round(Math.log2(enough / blocks))));
}

function launchU16({ views, stream, columns, rows, clipLimit }: ClaheCall): void {
  const from = views[0]!, { context, count } = from;
  // A tile's lookup table of u16, followed by its bins of u32.
  const shape = [count, rows, columns, CLAHE_U16_BINS * (2 + 4)];
  using tables = emptyArray(context, shape, "u8", streamOf(context, stream));
  const tableKernel = builtinKernel(context, CLAHE_GENERIC, "clahe_tables_u16");
  const blocks = blockGrid(tables, from, columns, rows);
  launchImages(tableKernel, [from, blocks], ONE_BLOCK, stream, clipLimit);
  const mapKernel = builtinKernel(context, CLAHE_GENERIC, "clahe_u16");
  launchImages(mapKernel, views, CLAHE_TILE, stream, tables, columns, rows);
}
