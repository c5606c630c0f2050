/** Launches of kernels on top of kernels/patterns/neighborhood.cuh: 8-bit images whose rows are words of memory. */
import type { KernelArgument } from "../../core/module/arguments.ts";
import type { Kernel } from "../../core/module/kernel.ts";
import type { Stream } from "../../core/stream/stream.ts";
import type { Border } from "./border.ts";
import { launchImages, type Tile } from "./launch.ts";
import type { ImageView } from "./view.ts";

/** A launch that suits the views. */
export interface SlidingLaunch {
  /** Interleaved channels: 1, 3 or 4. */
  readonly channels: number;
  /** Source and result as images of bytes. */
  readonly views: readonly [ImageView, ImageView];
  readonly tile: Tile;
  /** Rows that a thread makes. */
  readonly strip: number;
  /** `Edges` of kernels/patterns/neighborhood.cuh; the launch copies it. */
  readonly edges: Uint8Array<ArrayBuffer>;
}

/** What lies around the images of a launch. */
export interface Surroundings {
  /** How far the window reaches: 1 or 2. */
  readonly radius: number;
  readonly border: Border;
  /** The byte of a constant border. */
  readonly value?: number;
}

/** Bytes of a row that a block makes, and of a thread; rows of threads in a block. */
const BLOCK_BYTES = 256, THREAD_BYTES = 8, BLOCK_ROWS = 8;
/** Threads that keep a large GPU busy. Rows at the ends of strips are read twice, so strips are as long as this allows. */
const THREADS = 97_000;
const SHORTEST_STRIP = 4, LONGEST_STRIP = 16;
const LARGEST_BATCH = 65535;
/** Bytes of the shortest row that the kernels can do. */
const SHORTEST_ROW = 24;

/** How `from` is filtered into `to` by a sliding window, or null where another kernel must do it. */
export function slidingLaunch(
  from: ImageView,
  to: ImageView,
  { radius, border, value = 0 }: Surroundings,
): SlidingLaunch | null {
  if (from.dtype !== "u8" || to.dtype !== "u8") return null;
  let views: [ImageView, ImageView];
  if (from.channels !== 2 && isInterleaved(from) && isInterleaved(to)) {
    views = [asBytes(from), asBytes(to)];
  } else if (isPlanar(from) && isPlanar(to)) views = [asPlanes(from), asPlanes(to)];
  else return null;
  if (!hasWords(views[0], radius) || !hasWords(views[1], radius)) return null;
  const { count, width, height } = views[1];
  const channels = width === to.width ? 1 : from.channels;
  const threads = count * Math.ceil(width / THREAD_BYTES) * height;
  const longest = Math.min(Math.max(Math.floor(threads / THREADS), SHORTEST_STRIP), LONGEST_STRIP);
  const blocks = Math.ceil(height / (BLOCK_ROWS * longest));
  const strip = 2 * Math.ceil(height / (2 * BLOCK_ROWS * blocks));
  const edges = edgesOf(border, channels, value);
  return { channels, views, tile: [BLOCK_BYTES, BLOCK_ROWS * strip], strip, edges };
}

/** Launches a kernel on top of kernels/patterns/neighborhood.cuh; `args` are what it takes beside views, strip and edges. */
export function launchSliding(
  kernel: Kernel,
  { views, tile, strip, edges }: SlidingLaunch,
  stream: Stream | undefined,
  ...args: KernelArgument[]
): void {
  launchImages(kernel, views, tile, stream, strip, edges, ...args);
}

/** `sign`, `add` and `times` of each border. */
const ROWS: Record<Border, readonly number[]> = {
  constant: [1, 0, 0, 0, 0],
  replicate: [1, 0, 0, 0, 0],
  reflect: [-1, -1, -1, 0, 2],
  reflect101: [-1, 0, -2, 0, 2],
  wrap: [1, 0, 0, 1, -1],
};

/** `Edges` of kernels/patterns/neighborhood.cuh. */
interface Edges {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly words: Uint32Array;
}

/** By channels, once made. */
const madeEdges: Record<Border, Edges[]> = {
  constant: [],
  replicate: [],
  reflect: [],
  reflect101: [],
  wrap: [],
};

function edgesOf(border: Border, channels: number, value: number): Uint8Array<ArrayBuffer> {
  const { bytes, words } = madeEdges[border][channels] ??= newEdges(border, channels);
  words[9] = border === "constant" ? value * 0x01010101 : 0;
  return bytes;
}

function newEdges(border: Border, channels: number): Edges {
  const bytes = new Uint8Array(new ArrayBuffer(4 * 17)), words = new Uint32Array(bytes.buffer);
  words.set(selectors(border, channels));
  words[8] = border === "constant" ? 0 : 0xffffffff;
  words.set(ROWS[border], 10);
  words[15] = border === "constant" ? 1 : 0;
  words[16] = border === "wrap" ? 1 : 0;
  return { bytes, words };
}

/** `left` and `right` of `Edges`: two selectors for each of two words beyond the edge, from the nearest on. */
function selectors(border: Border, channels: number): number[] {
  return [-4, -8, 0, 4].flatMap((first) => {
    const inside = [0, 1, 2, 3].map((i) => insideOf(first + i, border, channels));
    return [selector(inside, (byte) => byte % 8), selector(inside, (byte, i) => byte < 8 ? i : byte - 4)];
  });
}

/** A selector of `prmt`, from what it selects for each of four bytes. */
function selector(bytes: readonly number[], select: (byte: number, i: number) => number): number {
  return bytes.reduce((all, byte, i) => all | select(byte, i) << 4 * i, 0);
}

/**
 * The byte that stands for one beyond an edge, among twelve: those of the word at the edge, of the next one further in, and of the
 * one after.
 *
 * @param at Bytes beyond the right edge from 0 on, beyond the left one from -1 down.
 */
function insideOf(at: number, border: Border, channels: number): number {
  const left = at < 0, pixel = Math.floor(at / channels), channel = at - pixel * channels;
  // Pixels from the edge, beyond it and in the image.
  const beyond = left ? -1 - pixel : pixel;
  const within = border === "reflect101" ? beyond + 1 : border === "reflect" ? beyond : 0;
  const byte = (left ? within : -1 - within) * channels + channel;
  const word = left ? byte >> 2 : -1 - (byte >> 2);
  // What is farther in no window reaches.
  return word > 2 ? 0 : 4 * word + (byte & 3);
}

function isInterleaved({ images, channels, columnStride, channelStride }: ImageView): boolean {
  if (images !== null) return images.every(isInterleaved);
  return columnStride === channels && (channels === 1 || channelStride === 1);
}

/** True if all planes of all images are equally far apart. */
function isPlanar({ images, count, channels, columnStride, channelStride, imageStride }: ImageView): boolean {
  return images === null && columnStride === 1 && count * channels <= LARGEST_BATCH &&
    (count === 1 || imageStride === channels * channelStride);
}

function hasWords(
  { images, array, width, height, rowStride, imageStride }: ImageView,
  radius: number,
): boolean {
  if (images !== null) return images.every((it) => hasWords(it, radius));
  return width % 4 === 0 && width >= SHORTEST_ROW && height > radius &&
    rowStride % 4 === 0 && imageStride % 4 === 0 && array.pointer % 4n === 0n;
}

function asBytes(view: ImageView): ImageView {
  return {
    ...view,
    images: view.images && view.images.map(asBytes),
    width: view.width * view.channels,
    channels: 1,
  };
}

function asPlanes(view: ImageView): ImageView {
  return {
    ...view,
    count: view.count * view.channels,
    imageStride: view.channelStride,
    channels: 1,
  };
}
