/**
 * Launches of image kernels: views in the form of kernels/core/image.cuh, and one launch for a batch or a
 * list.
 */
import { allocationOf } from "../../core/memory/array_data.ts";
import type { DeviceArray } from "../../array/array.ts";
import type { DType } from "../../base/dtype.ts";
import { releaseNow } from "../../base/finalization.ts";
import { Allocation } from "../../core/memory/allocation.ts";
import type { Context } from "../../core/context.ts";
import { streamOf, type StreamState } from "../../core/stream_state.ts";
import type { KernelArgument } from "../../core/module/arguments.ts";
import type { Kernel } from "../../core/module/kernel.ts";
import type { Stream } from "../../core/stream/stream.ts";
import { BATCH, ELEMENT_TYPE, IMAGE } from "../../../ptx/layouts.ts";
import { alignedTo8, paramBlock, reserve, writeInt64 } from "./params.ts";
import { discard } from "./result.ts";
import { PIXEL_TILE, type Tile } from "./tiles.ts";
import type { ImageView } from "./view.ts";

/** A grid that does not cover the result in tiles. */
export interface Blocks {
  readonly grid: readonly [x: number, y: number, z: number];
}

const BLOCK = PIXEL_TILE as readonly [number, number];
/** The most images that a kernel takes. */
const MAX_VIEWS = 6;

/** A `Batch` for each view of a launch. */
const batches = Array.from({ length: MAX_VIEWS }, () => paramBlock(BATCH));

/** The `Image`s of lists, followed by uploaded arguments. */
let table = paramBlock(4096);

/**
 * Returns the name of a kernel's instance for a dtype and a number of channels, as `INSTANCES` lists them.
 */
export function instance(kernel: string, dtype: DType, channels: number): string {
  return channels !== 2 && (dtype === "u8" || dtype === "f32")
    ? `${kernel}_${dtype}_${channels}`
    : `${kernel}_${dtype}`;
}

/** The number of a dtype, for kernels that branch on the type at run time. */
export function typeCode(dtype: DType): number {
  return (ELEMENT_TYPE as Partial<Record<DType, number>>)[dtype]!;
}

/** A launch argument that is copied to the device: a table with an entry for each image, for example. */
export class Uploaded {
  readonly bytes: Uint8Array;

  constructor(values: ArrayBufferView) {
    this.bytes = values instanceof Uint8Array
      ? values
      : new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
  }
}

/** An argument that follows the images. */
export type LaunchArgument = KernelArgument | Uploaded;

/**
 * Launches a kernel whose parameters are an address and a `Batch` for each view, followed by `args`. The last
 * view is the result: without `Blocks`, the grid covers its pixels in tiles, and its images along z. If the
 * launch fails, the result is freed.
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
  let uploaded: Allocation | null = null;
  try {
    if (needsTable(views, args)) uploaded = uploadTable(views, args, stream);
    const all: KernelArgument[] = [];
    let address = uploaded === null ? 0n : uploaded.pointer;
    for (let i = 0; i < views.length; i++) {
      const view = views[i]!, batch = batches[i]!;
      writeBatch(batch.i32, view);
      if (view.images === null) all.push(view.array, batch.bytes);
      else {
        all.push(address, batch.bytes);
        address += BigInt(IMAGE.bytes * view.images.length);
      }
    }
    for (const argument of args) {
      if (argument instanceof Uploaded) {
        all.push(address);
        address += BigInt(alignedTo8(argument.bytes.length));
      } else all.push(argument);
    }
    kernel.launch(options, ...all);
  } catch (error) {
    discard(to);
    throw error;
  } finally {
    if (uploaded !== null) releaseNow(uploaded);
  }
}

/** Whether a launch needs more memory than its parameters. */
function needsTable(views: readonly ImageView[], args: readonly LaunchArgument[]): boolean {
  for (let i = 0; i < views.length; i++) if (views[i]!.images !== null) return true;
  for (let i = 0; i < args.length; i++) if (args[i] instanceof Uploaded) return true;
  return false;
}

function writeBatch(words: Int32Array, view: ImageView): void {
  const { i64, i32 } = BATCH;
  writeInt64(words, 2 * i64.image, view.imageStride);
  writeInt64(words, 2 * i64.row, view.rowStride);
  writeInt64(words, 2 * i64.column, view.columnStride);
  writeInt64(words, 2 * i64.channel, view.channelStride);
  words[i32.width] = view.width;
  words[i32.height] = view.height;
  words[i32.channels] = view.channels;
  words[i32.listed] = view.images === null ? 0 : 1;
}

/**
 * Uploads an `Image` for each image of each list, in the order of the views, then the uploaded arguments. The
 * caller frees the table after the launch, in stream order; a graph that captures the launch keeps it.
 */
function uploadTable(
  views: readonly ImageView[],
  args: readonly LaunchArgument[],
  stream: Stream | undefined,
): Allocation {
  const { context } = views[0]!;
  const state = streamOf(context, stream);
  let byteLength = 0;
  for (const { images } of views) byteLength += images === null ? 0 : IMAGE.bytes * images.length;
  for (const argument of args) {
    if (argument instanceof Uploaded) byteLength += alignedTo8(argument.bytes.length);
  }
  table = reserve(table, byteLength);
  const { bytes, i32, u64 } = table;
  let at = 0;
  for (const { images } of views) {
    if (images === null) continue;
    for (const image of images) {
      // The kernel receives plain addresses, so the launch cannot see whose memory it uses.
      allocationOf(image.array).touch(state);
      const word = at / 4;
      u64[at / 8 + IMAGE.u64.data] = image.array.pointer;
      writeInt64(i32, word + 2 * IMAGE.i64.row, image.rowStride);
      writeInt64(i32, word + 2 * IMAGE.i64.column, image.columnStride);
      writeInt64(i32, word + 2 * IMAGE.i64.channel, image.channelStride);
      i32[word + IMAGE.i32.width] = image.width;
      i32[word + IMAGE.i32.height] = image.height;
      at += IMAGE.bytes;
    }
  }
  for (const argument of args) {
    if (!(argument instanceof Uploaded)) continue;
    bytes.set(argument.bytes, at);
    at += alignedTo8(argument.bytes.length);
  }
  return uploadBytes(context, bytes, byteLength, state);
}

/**
 * Copies bytes to memory that only the next launch uses. The caller frees it after the launch, in stream order; a
 * graph that captures the launch keeps it.
 */
export function uploadBytes(
  context: Context,
  bytes: Uint8Array,
  byteLength: number,
  state: StreamState,
): Allocation {
  // It needs neither an array nor a finalizer.
  const allocation = Allocation.pool(context, byteLength, state);
  try {
    // A graph launches the kernel repeatedly: it keeps the bytes, which are uploaded once, outside the capture.
    const uploadStream = state.capture === null ? state : context.sideStream();
    context.use().copies.hostToDevice(allocation.pointer, bytes, byteLength, uploadStream.handle);
    if (state.capture !== null) allocation.touch(state);
    return allocation;
  } catch (error) {
    releaseNow(allocation);
    throw error;
  }
}

/**
 * A result for kernels that compute something for each image, or for parts of it, instead of pixels:
 * `columns` × `rows` blocks for each image of `from` with the tile {@link ONE_BLOCK}.
 */
export function blockGrid(array: DeviceArray, from: ImageView, columns: number, rows: number): ImageView {
  return {
    ...from,
    imageStride: 0,
    rowStride: 0,
    columnStride: 0,
    channelStride: 0,
    array,
    images: null,
    dtype: array.dtype,
    width: columns,
    height: rows,
    owned: false,
  };
}
