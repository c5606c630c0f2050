/**
 * Operators that move elements without changing them: copies with an offset and a border, flips, and
 * reordered channels.
 */
import { COPY_U8_TILE, COPY_VEC16_STREAMING_TILE, COPY_VEC16_TILE, VECTOR } from "../../../ptx/layouts.ts";
import { COPY_GENERIC } from "../../../ptx/ops/copy/generic.ts";
import { COPY_REORDER_U8 } from "../../../ptx/ops/copy/reorder_u8.ts";
import { COPY_U8 } from "../../../ptx/ops/copy/u8.ts";
import { COPY_VEC16 } from "../../../ptx/ops/copy/vec16.ts";
import { FLIP } from "../../../ptx/ops/flip.ts";
import type { Stream } from "../../core/stream/stream.ts";
import type { BorderFill } from "./border_fill.ts";
import { typeCode, Uploaded } from "./launch.ts";
import { rowAlignment } from "./memory_layout.ts";
import { interleavedU8Tile, PIXEL_TILE, type Tile, VEC4_TILE } from "./tiles.ts";
import { type Call, launchVariant, variants } from "./variants.ts";
import type { ImageView } from "./view.ts";

/** Where the images lie in their results. */
export interface Offset {
  readonly left: number;
  readonly top: number;
  /** An offset for each image, if they differ. */
  readonly each: Uploaded | null;
}

/** The top left corner. */
export const NO_OFFSET: Offset = { left: 0, top: 0, each: null };

interface CopyCall extends Call, Offset {
  readonly fill: BorderFill;
}

interface FlipCall extends Call {
  readonly columns: boolean;
  readonly rows: boolean;
}

interface ReorderCall extends Call {
  /** The source channel of each channel of the result. */
  readonly order: readonly number[];
  /** The bits of the element that stands for channels that the source does not have. */
  readonly fill: number;
}

/** Up to 16 MiB, streaming loads are faster. */
const FEW_VECTORS = 2 ** 20;
/** Source and result channels that have specialized kernels. */
const REORDER_KERNELS: readonly string[] = ["3_3", "3_4", "4_3", "4_4", "1_3", "1_4"];

const COPY = variants<CopyCall>("copy", [
  {
    name: "vec16",
    file: "copy/vec16",
    requires: "interleaved, not a list; result inside the source; rows of whole 16-byte vectors",
    gain: "1.80× at 32 × 1080p f32 crop",
    ptx: COPY_VEC16,
    when: (layout, call) => {
      const [from, to] = call.views as [ImageView, ImageView];
      const pixel = pixelBytes(to);
      return call.each === null && !layout.listed && layout.interleaved && isInside(from, to, call) &&
        to.width * pixel % VECTOR === 0 && rowAlignment(to, 0) === VECTOR &&
        rowAlignment(from, -call.left * pixel) === VECTOR;
    },
    kernel: ({ views: [, to] }) => isFew(to!) ? "copy_vectors_streaming" : "copy_vectors",
    tile: ({ views: [, to] }) => isFew(to!) ? COPY_VEC16_STREAMING_TILE : COPY_VEC16_TILE,
    views: ({ views: [from, to] }) => [from!, { ...to!, width: to!.width * pixelBytes(to!) / VECTOR }],
    args: ({ views: [from], left, top }) => [-top * from!.rowStride - left * pixelBytes(from!)],
  },
  {
    name: "u8",
    file: "copy/u8",
    requires: "interleaved u8",
    gain: "4.3× at 32 × 1080p border",
    ptx: COPY_U8,
    when: (layout) => layout.interleavedU8 && layout.fits32Bits,
    kernel: ({ views: [from] }) => `place_u8_${from!.channels}`,
    tile: u8Tile,
    args: ({ left, top, each, fill: { code, bits } }) => {
      const value = (bits[0] | bits[1] << 8 | bits[2] << 16 | bits[3] << 24) >>> 0;
      return [left, top, each, code, value, 0];
    },
  },
  {
    name: "generic",
    file: "copy/generic",
    ptx: COPY_GENERIC,
    kernel: ({ views: [from] }) => `place_${from!.array.itemSize}`,
    tile: PIXEL_TILE,
    args: ({ left, top, each, fill: { code, bits } }) => [left, top, each, code, ...bits],
  },
]);

const FLIP_VARIANTS = variants<FlipCall>("flip", [
  {
    name: "u8",
    file: "copy/u8",
    requires: "interleaved u8",
    gain: "3.3× at 32 × 1080p",
    ptx: COPY_U8,
    when: (layout) => layout.interleavedU8 && layout.fits32Bits,
    kernel: ({ views: [from], columns }) => `${columns ? "mirror" : "place"}_u8_${from!.channels}`,
    tile: u8Tile,
    args: ({ rows }) => [0, 0, null, 0, 0, rows ? 1 : 0],
  },
  {
    name: "generic",
    file: "flip",
    ptx: FLIP,
    kernel: ({ views: [from] }) => `flip_${from!.array.itemSize}`,
    tile: PIXEL_TILE,
    args: ({ columns, rows }) => [columns ? 1 : 0, rows ? 1 : 0],
  },
]);

const REORDER = variants<ReorderCall>("reorder", [
  {
    name: "u8",
    file: "copy/reorder_u8",
    requires: "interleaved u8; 1, 3 or 4 to 3 or 4 channels",
    gain: "1.66× at 32 × 1080p",
    ptx: COPY_REORDER_U8,
    when: (layout, call) => layout.interleavedU8 && REORDER_KERNELS.includes(channelPair(call)),
    kernel: (call) => `reorder_u8_${channelPair(call)}`,
    tile: ({ views: [, to] }) => interleavedU8Tile(to!),
    args: ({ views: [from, to], order, fill }) => {
      // The kernel selects bytes of a pixel; byte 4 is the fill.
      const selector = order.reduce(
        (all, channel, c) => all | (channel < from!.channels ? channel : 4) << (4 * c),
        0,
      );
      return [selector, fill, interleavedU8Tile(to!)[0]];
    },
  },
  {
    name: "vec4",
    file: "copy/generic",
    requires: "interleaved, not a list; rows of whole groups of four; 1, 3 or 4 to 3 or 4 channels",
    gain: "1.83× at 32 × 1080p u16",
    ptx: COPY_GENERIC,
    when: (layout, call) =>
      REORDER_KERNELS.includes(channelPair(call)) && !layout.listed && layout.interleaved &&
      layout.ascending && layout.alignedElements >= 4 && layout.widthMultiple >= 4 && layout.fits32Bits,
    kernel: (call) => `reorder_vec4_${channelPair(call)}`,
    tile: VEC4_TILE,
    args: (call) => {
      const { itemSize } = call.views[0]!.array;
      return [typeCode(itemSize === 1 ? "u8" : itemSize === 2 ? "u16" : "f32"), ...channelArgs(call)];
    },
  },
  {
    name: "generic",
    file: "copy/generic",
    ptx: COPY_GENERIC,
    kernel: ({ views: [from] }) => `reorder_${from!.array.itemSize}`,
    tile: PIXEL_TILE,
    args: channelArgs,
  },
]);

/**
 * Copies each image to an offset in its result, and fills the area around it. Parts outside the result are
 * cut off.
 */
export function copyImages(
  from: ImageView,
  to: ImageView,
  { left, top, each }: Offset,
  fill: BorderFill,
  stream: Stream | undefined,
): void {
  launchVariant(COPY, { views: [from, to], stream, left, top, each, fill });
}

/** Reverses the columns, the rows, or both. */
export function flipImages(
  from: ImageView,
  to: ImageView,
  columns: boolean,
  rows: boolean,
  stream: Stream | undefined,
): void {
  launchVariant(FLIP_VARIANTS, { views: [from, to], stream, columns, rows });
}

/**
 * Copies channel `order[c]` to channel c. Channels that the source does not have become the element with the
 * bits `fill`.
 */
export function reorderChannels(
  from: ImageView,
  to: ImageView,
  order: readonly number[],
  stream: Stream | undefined,
  fill = 0,
): void {
  launchVariant(REORDER, { views: [from, to], stream, order, fill });
}

/** Returns an offset for each image: `ImageOffset` of kernels/core/border.cuh. */
export function offsetTable(left: readonly number[], top: readonly number[]): Uploaded {
  return new Uploaded(new Int32Array(left.flatMap((x, i) => [x, top[i]!])));
}

/** True if the result is a part of the source. */
function isInside(from: ImageView, to: ImageView, { left, top }: Offset): boolean {
  return left <= 0 && top <= 0 && to.width - left <= from.width && to.height - top <= from.height;
}

function isFew(to: ImageView): boolean {
  return to.width * pixelBytes(to) / VECTOR * to.height * to.count <= FEW_VECTORS;
}

function pixelBytes({ array, channels }: ImageView): number {
  return channels * array.itemSize;
}

function u8Tile({ views: [from] }: Call): Tile {
  const [bytes, rows] = COPY_U8_TILE;
  return [Math.floor(bytes / from!.channels), rows];
}

function channelPair({ views: [from], order }: ReorderCall): string {
  return `${from!.channels}_${order.length}`;
}

function channelArgs({ order, fill }: ReorderCall): number[] {
  return [order[0] ?? 0, order[1] ?? 0, order[2] ?? 0, order[3] ?? 0, fill];
}
