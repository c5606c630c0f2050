/** Launches of image kernels: views in the form of kernels/core/image.cuh, one launch for a batch or a list. */
import type { DeviceArray } from "../../array/array.ts";
import type { DType } from "../../base/dtype.ts";
import { releaseNow } from "../../base/finalization.ts";
import { Allocation } from "../../core/memory/allocation.ts";
import { streamOf } from "../../core/stream_state.ts";
import type { KernelArgument } from "../../core/module/arguments.ts";
import type { Kernel } from "../../core/module/kernel.ts";
import type { Stream } from "../../core/stream/stream.ts";
import { discard } from "./result.ts";
import type { ImageView } from "./view.ts";

/**
 * Output pixels of a block of 32 × 8 threads along x and y: BLOCK_X and BLOCK_Y of kernels/core/image.cuh for one a thread. And the
 * images of a batch that it works on, if they are several, and its rows of threads, if they are not eight.
 */
export type Tile = readonly [x: number, y: number, images?: number, rows?: number];

/** As many blocks along each axis, where they are no tiles of the result. */
export interface Blocks {
  readonly grid: readonly [x: number, y: number, z: number];
}

/** One output pixel a thread. */
export const TILE: Tile = [32, 8];

const BLOCK = [32, 8] as const;

/** sizeof(Batch) and sizeof(Image) of kernels/core/image.cuh. */
const BATCH_BYTES = 48, IMAGE_BYTES = 40;

const MAX_VIEWS = 6;

/** A `Batch` for each view of a launch; the launch copies them. */
const batches = Array.from({ length: MAX_VIEWS }, () => {
  const bytes = new Uint8Array(new ArrayBuffer(BATCH_BYTES));
  return { bytes, words: new Int32Array(bytes.buffer) };
});

/** The name of a kernel's instance for an element type and a number of channels: `EACH_INSTANCE` of kernels/core/image.cuh. */
export function instance(kernel: string, dtype: DType, channels: number): string {
  return channels !== 2 && (dtype === "u8" || dtype === "f32")
    ? `${kernel}_${dtype}_${channels}`
    : `${kernel}_${dtype}`;
}

/** The number of an element type: `enum Type` of kernels/core/image.cuh, for kernels that are told the type at run time. */
export function typeCode(dtype: DType): number {
  return TYPES.indexOf(dtype);
}

const TYPES: readonly DType[] = ["u8", "u16", "i16", "f16", "f32"];

/** Numbers that a kernel reads through a pointer, one for each image, say: an argument that the launch uploads. */
export class Uploaded {
  readonly bytes: Uint8Array;

  constructor(values: ArrayBufferView) {
    this.bytes = values instanceof Uint8Array
      ? values
      : new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
  }
}

/** What a launch takes behind its views. */
export type LaunchArgument = KernelArgument | Uploaded;

/**
 * Launches a kernel whose parameters are, for each view, an address and a `Batch`, and then `args`. The last view is
 * the result: if there are no `Blocks`, the grid covers its pixels in tiles, and its images along z. If the launch fails, what was made
 * for it is freed.
 */
export function launchImages(
  kernel: Kernel,
  views: readonly ImageView[],
  tile: Tile | Blocks,
  stream: Stream | undefined,
  ...args: LaunchArgument[]
): void {
  const to = views[views.length - 1]!;
  const { count, width, height } = to;
  if (count === 0) return;
  const options = {
    grid: "grid" in tile ? tile.grid : [
      Math.ceil(width / tile[0]),
      Math.ceil(height / tile[1]),
      Math.ceil(count / (tile[2] ?? 1)),
    ] as const,
    block: "grid" in tile || tile[3] === undefined ? BLOCK : [BLOCK[0], tile[3]] as const,
    stream,
  };
  let table: Allocation | null = null;
  try {
    if (needsTable(views, args)) table = uploadTable(views, args, stream);
    const all: KernelArgument[] = [];
    let at = table === null ? 0n : table.pointer;
    for (let i = 0; i < views.length; i++) {
      const view = views[i]!;
      const batch = batches[i]!;
      writeBatch(batch.words, view);
      if (view.images === null) all.push(view.array, batch.bytes);
      else {
        all.push(at, batch.bytes);
        at += BigInt(IMAGE_BYTES * view.images.length);
      }
    }
    for (const argument of args) {
      if (argument instanceof Uploaded) {
        all.push(at);
        at += BigInt(roundedUp(argument.bytes.length));
      } else all.push(argument);
    }
    kernel.launch(options, ...all);
  } catch (error) {
    discard(to);
    throw error;
  } finally {
    if (table !== null) releaseNow(table);
  }
}

/** Memory for tables, which copies have read when they return. */
function newScratch(byteLength: number) {
  const bytes = new Uint8Array(new ArrayBuffer(roundedUp(byteLength)));
  return { bytes, words: new Int32Array(bytes.buffer), addresses: new BigUint64Array(bytes.buffer) };
}

let scratch = newScratch(4096);

function isUploaded(argument: LaunchArgument): argument is Uploaded {
  return argument instanceof Uploaded;
}

/** Numbers start where the largest of them may. */
function roundedUp(byteLength: number): number {
  return (byteLength + 7) & ~7;
}

/** True if a launch needs more than its parameters hold. */
function needsTable(views: readonly ImageView[], args: readonly LaunchArgument[]): boolean {
  for (let i = 0; i < views.length; i++) if (views[i]!.images !== null) return true;
  for (let i = 0; i < args.length; i++) if (isUploaded(args[i]!)) return true;
  return false;
}

function writeBatch(words: Int32Array, view: ImageView): void {
  write64(words, 0, view.imageStride);
  write64(words, 2, view.rowStride);
  write64(words, 4, view.columnStride);
  write64(words, 6, view.channelStride);
  words[8] = view.width;
  words[9] = view.height;
  words[10] = view.channels;
  words[11] = view.images === null ? 0 : 1;
}

/** A whole number as 64 bits, without a bigint. */
function write64(words: Int32Array, at: number, value: number): void {
  words[at] = value;
  words[at + 1] = Math.floor(value / 2 ** 32);
}

/**
 * An `Image` for each image of each list, in the order of the views, and then the numbers among the arguments. Freed by the
 * caller, after the launch in the stream's order; a graph that captures the launch keeps it.
 */
function uploadTable(
  views: readonly ImageView[],
  args: readonly LaunchArgument[],
  stream: Stream | undefined,
): Allocation {
  const { context } = views[0]!;
  const state = streamOf(context, stream);
  let byteLength = 0;
  for (const { images } of views) byteLength += images === null ? 0 : IMAGE_BYTES * images.length;
  for (const argument of args) if (isUploaded(argument)) byteLength += roundedUp(argument.bytes.length);
  if (byteLength > scratch.bytes.length) scratch = newScratch(2 * byteLength);
  const { bytes, words, addresses } = scratch;
  let at = 0;
  for (const { images } of views) {
    if (images === null) continue;
    for (const image of images) {
      // The kernel gets addresses, which do not say whose memory they are.
      image.array.allocation.touch(state);
      const word = at / 4;
      addresses[at / 8] = image.array.pointer;
      write64(words, word + 2, image.rowStride);
      write64(words, word + 4, image.columnStride);
      write64(words, word + 6, image.channelStride);
      words[word + 8] = image.width;
      words[word + 9] = image.height;
      at += IMAGE_BYTES;
    }
  }
  for (const argument of args) {
    if (!isUploaded(argument)) continue;
    bytes.set(argument.bytes, at);
    at += roundedUp(argument.bytes.length);
  }
  // Nobody but the launch sees the table: it needs no array, nor to be found when it is forgotten.
  const table = Allocation.pool(context, byteLength, state);
  try {
    // A graph launches the kernel again and again: it keeps the table, which is uploaded once, beside the capture.
    const stream = state.capture === null ? state : context.sideStream();
    context.use().copies.hostToDevice(table.pointer, bytes, byteLength, stream.handle);
    if (state.capture !== null) table.touch(state);
    return table;
  } catch (error) {
    releaseNow(table);
    throw error;
  }
}

/**
 * A view for kernels that make something of each image, or of parts of it, beside images: blocks of `columns` × `rows` for
 * each of `count` images with a tile of 1 × 1.
 */
export function blocksOf(array: DeviceArray, from: ImageView, columns: number, rows: number): ImageView {
  const noStrides = { imageStride: 0, rowStride: 0, columnStride: 0, channelStride: 0 };
  return {
    ...from,
    ...noStrides,
    array,
    images: null,
    dtype: array.dtype,
    width: columns,
    height: rows,
    made: false,
  };
}

/** The tile of {@link blocksOf}. */
export const ONE_BLOCK: Tile = [1, 1];
