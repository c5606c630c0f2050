/** Histograms of u8 images. */
import { HISTOGRAM } from "../../../ptx/ops/histogram.ts";
import { DeviceArray } from "../../array/array.ts";
import { streamOf } from "../../core/stream_state.ts";
import { shippedKernel } from "../../core/module/builtin_kernels.ts";
import type { Stream } from "../../core/stream/stream.ts";
import { launchImages, type Tile } from "./launch.ts";
import { asOneRow, asRows, isEvenRun, isInterleaved } from "./memory_layout.ts";
import type { ImageView } from "./view.ts";

/** Elements of a block along x (GROUPS of kernels/ops/histogram.cu) and, times what a block goes through one after the other, y. */
const TILE_X = 512, TILE_Y = 8;

/** Blocks that keep a large device busy, and the most rows of tiles for each. */
const ENOUGH_BLOCKS = 528, MOST_ROWS = 16;

/** For images that are runs of bytes: the blocks that a large device runs at a time, and the least bytes for one. */
const RUN_BLOCKS = 1056, LEAST_RUN = 8192;

export const BINS = 256;

/** Counts into `counts`, 256 for each channel of each image. */
export function addCounts(
  from: ImageView,
  mask: ImageView | null,
  counts: DeviceArray<"i32">,
  stream: Stream | undefined,
): void {
  counts.fill(0, { stream });
  if (mask === null && isEvenRun(from)) {
    const kernel = shippedKernel(from.context, HISTOGRAM, "histogram_flat");
    launchImages(kernel, [asOneRow(from)], runTile(from), stream, counts);
    return;
  }
  const rows = mask === null && isInterleaved(from);
  const source = rows ? asRows(from) : from;
  const kernel = shippedKernel(from.context, HISTOGRAM, "histogram");
  const tiles = Math.ceil(source.width / TILE_X) * Math.ceil(source.height / TILE_Y) * source.count;
  const each = Math.max(1, Math.min(MOST_ROWS, Math.floor(tiles / ENOUGH_BLOCKS)));
  const tile: Tile = [TILE_X, TILE_Y * each];
  launchImages(
    kernel,
    [mask ?? source, source],
    tile,
    stream,
    counts,
    rows ? from.channels : 1,
    mask === null ? 0 : 1,
    each,
  );
}

/** The tile that gives kernels for runs of bytes enough blocks. */
export function runTile({ width, height, count }: ImageView): Tile {
  const blocks = Math.ceil(RUN_BLOCKS / Math.max(1, count));
  return [Math.max(LEAST_RUN, Math.ceil(width * height / blocks)), 1];
}

/** The histograms of images for what follows from them: the caller frees them. */
export function countsOf(from: ImageView, stream: Stream | undefined): DeviceArray<"i32"> {
  const counts = DeviceArray.empty(
    from.context,
    [from.count, from.channels, BINS],
    "i32",
    streamOf(from.context, stream),
  );
  try {
    addCounts(from, null, counts, stream);
    return counts;
  } catch (error) {
    counts.dispose();
    throw error;
  }
}
