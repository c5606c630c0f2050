/** Launches of kernels that slide a small window over u8 images: kernels/patterns/neighborhood.cuh. */
import { WINDOW_EDGES, WINDOW_MIN_ROW_BYTES, WINDOW_TILE } from "../../../ptx/layouts.ts";
import type { Border } from "./border.ts";
import { MAX_BATCH } from "./limits.ts";
import { memoryLayout, mergeChannels } from "./memory_layout.ts";
import { type ParamBlock, paramBlock } from "./params.ts";
import { PIXEL_TILE, type Tile } from "./tiles.ts";
import type { ImageView } from "./view.ts";

/** The memory of a source and a result that the window kernels accept. */
export interface Window {
  /** Source and result as images of one channel, whose rows are sequences of bytes. */
  readonly views: readonly [ImageView, ImageView];
  /** Interleaved channels: 1, 3 or 4. */
  readonly channels: number;
  /** The height of the smallest image: windows must not reach farther. */
  readonly minHeight: number;
}

/** Bytes of a row that a block and a thread compute, and the rows of threads in a block. */
const [BLOCK_BYTES, BLOCK_ROWS] = WINDOW_TILE, THREAD_BYTES = BLOCK_BYTES / PIXEL_TILE[0];
/**
 * Threads that fill a large GPU. Longer strips read fewer rows twice, so strips are as long as this allows.
 */
const THREADS = 97_000;
const MIN_STRIP = 4, MAX_STRIP = 16;

/** Returns the memory of `from` and `to` as the window kernels take it, or null if it does not suit them. */
export function readWindow(from: ImageView, to: ImageView): Window | null {
  const { dtype, interleaved, planar, listed } = memoryLayout([from, to]);
  if (dtype !== "u8") return null;
  let views: readonly [ImageView, ImageView];
  let channels = 1;
  if (interleaved && from.channels !== 2) {
    channels = from.channels;
    views = [mergeChannels(from), mergeChannels(to)];
  } else if (planar && !listed && planeStride(from) !== 0 && planeStride(to) !== 0) {
    views = [asPlanes(from), asPlanes(to)];
  } else return null;
  const { alignment, widthMultiple, minWidth, minHeight } = memoryLayout(views);
  return alignment >= 4 && widthMultiple >= 4 && minWidth >= WINDOW_MIN_ROW_BYTES
    ? { views, channels, minHeight }
    : null;
}

/** The number of rows that a thread computes. */
function stripOf({ views: [, { count, width, height }] }: Window): number {
  const threads = count * Math.ceil(width / THREAD_BYTES) * height;
  const longest = Math.min(Math.max(Math.floor(threads / THREADS), MIN_STRIP), MAX_STRIP);
  const blocks = Math.ceil(height / (BLOCK_ROWS * longest));
  return 2 * Math.ceil(height / (2 * BLOCK_ROWS * blocks));
}

/** The tile of a launch over `window`. */
export function windowTile(window: Window): Tile {
  return [BLOCK_BYTES, BLOCK_ROWS * stripOf(window)];
}

/** The arguments that all window kernels take after the images. `value` is the byte of a constant border. */
export function windowArgs(
  window: Window,
  border: Border,
  value = 0,
): [strip: number, edges: Uint8Array<ArrayBuffer>] {
  const edges = edgesByBorder[border][window.channels] ??= newEdges(border, window.channels);
  edges.u32[WINDOW_EDGES.u32.beyond] = border === "constant" ? value * 0x01010101 : 0;
  return [stripOf(window), edges.bytes];
}

/** Parameters by the number of channels, created at first use. */
const edgesByBorder: Record<Border, ParamBlock[]> = {
  constant: [],
  replicate: [],
  reflect: [],
  reflect101: [],
  wrap: [],
};

/**
 * Coefficients sign, add[2] and times[2] of the row that replaces a row y outside the image:
 * `sign * y + add[side] + times[side] * height`.
 */
const ROW_MAPPING: Record<Border, readonly number[]> = {
  constant: [1, 0, 0, 0, 0],
  replicate: [1, 0, 0, 0, 0],
  reflect: [-1, -1, -1, 0, 2],
  reflect101: [-1, 0, -2, 0, 2],
  wrap: [1, 0, 0, 1, -1],
};

function newEdges(border: Border, channels: number): ParamBlock {
  const edges = paramBlock(WINDOW_EDGES), { u32, i32 } = WINDOW_EDGES;
  edges.u32.set(edgeSelectors(border, channels), u32.left);
  edges.u32[u32.keep] = border === "constant" ? 0 : 0xffffffff;
  edges.i32.set(ROW_MAPPING[border], i32.sign);
  edges.i32[i32.constant] = border === "constant" ? 1 : 0;
  edges.i32[i32.wrap] = border === "wrap" ? 1 : 0;
  return edges;
}

/**
 * `left` and `right` of `WindowEdges`: two selectors for each of two words beyond the edge, the nearest one
 * first.
 */
function edgeSelectors(border: Border, channels: number): number[] {
  return [-4, -8, 0, 4].flatMap((first) => {
    const inside = [0, 1, 2, 3].map((i) => insideOf(first + i, border, channels));
    return [selector(inside, (byte) => byte % 8), selector(inside, (byte, i) => byte < 8 ? i : byte - 4)];
  });
}

/** The selector of a `prmt` instruction that picks four bytes. */
function selector(bytes: readonly number[], select: (byte: number, i: number) => number): number {
  return bytes.reduce((all, byte, i) => all | select(byte, i) << 4 * i, 0);
}

/**
 * The byte inside the image that replaces one beyond the edge, counted among the three words nearest to the
 * edge.
 *
 * @param at The byte beyond the right edge, from 0 on, or beyond the left one, from -1 down.
 */
function insideOf(at: number, border: Border, channels: number): number {
  const left = at < 0, pixel = Math.floor(at / channels), channel = at - pixel * channels;
  // Distances from the edge in pixels, on either side of it.
  const beyond = left ? -1 - pixel : pixel;
  const within = border === "reflect101" ? beyond + 1 : border === "reflect" ? beyond : 0;
  const byte = (left ? within : -1 - within) * channels + channel;
  const word = left ? byte >> 2 : -1 - (byte >> 2);
  // No window reaches farther than three words.
  return word > 2 ? 0 : 4 * word + (byte & 3);
}

/**
 * The distance between all planes of all images, or 0 if it varies or there are too many planes for a grid.
 */
function planeStride({ count, channels, channelStride, imageStride }: ImageView): number {
  const uniform = count === 1 || imageStride === channels * channelStride;
  return uniform && count * channels <= MAX_BATCH ? channelStride : 0;
}

/** Planes as a batch of single-channel images. */
function asPlanes(view: ImageView): ImageView {
  return {
    ...view,
    count: view.count * view.channels,
    imageStride: view.channelStride,
    channels: 1,
  };
}
