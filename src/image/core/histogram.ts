/** Histograms of u8 images. */
import { BINS, HISTOGRAM_TILE } from "../../../ptx/layouts.ts";
import { HISTOGRAM } from "../../../ptx/ops/histogram.ts";
import { type DeviceArray, emptyArray } from "../../array/array.ts";
import { streamOf } from "../../core/stream_state.ts";
import type { Stream } from "../../core/stream/stream.ts";
import { memoryLayout, mergeChannels, vec16Row } from "./memory_layout.ts";
import type { Tile } from "./tiles.ts";
import { type Call, launchVariant, variants } from "./variants.ts";
import type { ImageView } from "./view.ts";

interface HistogramCall extends Call {
  readonly mask: ImageView | null;
  readonly counts: DeviceArray<"i32">;
  /** The images as rows of aligned vectors, if possible. */
  readonly row: ImageView | null;
}

const [TILE_WIDTH, TILE_HEIGHT] = HISTOGRAM_TILE;
/** Blocks that fill a large GPU, and the most tiles that a block computes, one below the other. */
const ENOUGH_BLOCKS = 528, MAX_TILES = 16;
/** Blocks that a large GPU runs at a time, and the fewest bytes of a block, for images of one row. */
const ROW_BLOCKS = 1056, MIN_ROW_BYTES = 8192;

const HISTOGRAM_VARIANTS = variants<HistogramCall>("histogram", [
  {
    name: "vec16",
    file: "histogram",
    requires: "contiguous u8 of one channel in whole 16-byte vectors; no mask",
    gain: "2.3× at 32 × 1080p gray",
    ptx: HISTOGRAM,
    when: (_, { mask, row }) => mask === null && row !== null,
    kernel: "histogram_flat",
    tile: ({ row }) => histogramRowTile(row!),
    views: ({ row }) => [row!],
    args: ({ counts }) => [counts],
  },
  {
    name: "generic",
    file: "histogram",
    ptx: HISTOGRAM,
    kernel: "histogram",
    tile: (call) => [TILE_WIDTH, TILE_HEIGHT * tilesPerBlock(mergedSource(call))],
    views: (call) => {
      const source = mergedSource(call);
      return [call.mask ?? source, source];
    },
    args: (call) => {
      const { views: [from], mask, counts } = call, source = mergedSource(call);
      const channelPeriod = source === from ? 1 : from!.channels;
      return [counts, channelPeriod, mask === null ? 0 : 1, tilesPerBlock(source)];
    },
  },
]);

/** Adds to `counts`: 256 numbers for each channel of each image. Pixels where `mask` is 0 do not count. */
export function addCounts(
  from: ImageView,
  mask: ImageView | null,
  counts: DeviceArray<"i32">,
  stream: Stream | undefined,
): void {
  counts.fill(0, { stream });
  launchVariant(HISTOGRAM_VARIANTS, { views: [from], stream, mask, counts, row: vec16Row(from) });
}

/** The histograms of all channels, for other kernels. The caller frees them. */
export function newHistogram(from: ImageView, stream: Stream | undefined): DeviceArray<"i32"> {
  const shape = [from.count, from.channels, BINS];
  const counts = emptyArray(from.context, shape, "i32", streamOf(from.context, stream));
  try {
    addCounts(from, null, counts, stream);
    return counts;
  } catch (error) {
    counts.dispose();
    throw error;
  }
}

/** The tile of kernels for images of one row: as large as leaves enough blocks. */
export function histogramRowTile({ width, count }: ImageView): Tile {
  const blocks = Math.ceil(ROW_BLOCKS / Math.max(1, count));
  return [Math.max(MIN_ROW_BYTES, Math.ceil(width / blocks)), 1];
}

/** Without a mask, interleaved channels are counted as one long row. */
function mergedSource({ views: [from], mask }: HistogramCall): ImageView {
  return mask === null && from!.channels > 1 && memoryLayout([from!]).interleaved
    ? mergeChannels(from!)
    : from!;
}

function tilesPerBlock({ width, height, count }: ImageView): number {
  const tiles = Math.ceil(width / TILE_WIDTH) * Math.ceil(height / TILE_HEIGHT) * count;
  return Math.max(1, Math.min(MAX_TILES, Math.floor(tiles / ENOUGH_BLOCKS)));
}
