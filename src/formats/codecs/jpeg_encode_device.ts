/** Encodes device arrays as JPEG files: on the device if it can, otherwise on the host. */
import { DeviceArray } from "../../array/array.ts";
import { invalid, mismatch, otherDevice } from "../../base/check.ts";
import { allocationOf } from "../../core/memory/array_data.ts";
import { type StreamLike, streamLike, streamOf } from "../../core/stream_state.ts";
import type { JpegSettings } from "../../driver/jpeg.ts";
import { checkPixels } from "./array_pixels.ts";
import { checkHostSize, encodeOnHost } from "./jpeg_encode_host.ts";

/** JPEG stores extents in 16 bits. */
const MAX_SIDE = 65_535;

/** Encodes arrays of one device. */
export async function encodeArrays(
  named: readonly (readonly [name: string, array: DeviceArray])[],
  settings: JpegSettings,
  stream: StreamLike | undefined,
): Promise<Uint8Array<ArrayBuffer>[]> {
  for (const [name, array] of named) checkArray(name, array);
  if (named.length === 0) return [];
  const { context } = allocationOf(named[0]![1]);
  for (const [name, array] of named) {
    if (allocationOf(array).context !== context) {
      throw otherDevice(name, context, allocationOf(array).context);
    }
  }
  const state = streamOf(context, stream);
  const options = { stream: streamLike(state) };
  context.retain(); // until nothing is in flight
  const copies: DeviceArray[] = [];
  try {
    // Later work may change the arrays, which are encoded after the first await.
    for (const [, array] of named) copies.push(array.copy(options));
    const jpeg = await context.use().jpeg();
    if (jpeg === undefined) return await encodeEach(named, copies, settings);
    const sources = copies.map((copy, i) => {
      const gray = channelsOf(copy) === 1;
      // nvJPEG encodes gray from three equal channels.
      if (gray) {
        copies[i] = rgbView(copy).copy(options);
        copy.dispose();
      }
      const array = copies[i]!, [height, width] = array.shape as [number, number];
      allocationOf(array).touch(state);
      return { pointer: array.pointer, pitch: array.strides[0]!, width, height, gray };
    });
    context.use();
    return await jpeg.encode(sources, settings, state.handle);
  } finally {
    for (const copy of copies) copy.dispose();
    context.release();
  }
}

/** Encodes arrays on the host, one after the other. */
async function encodeEach(
  named: readonly (readonly [name: string, array: DeviceArray])[],
  arrays: readonly DeviceArray[],
  settings: JpegSettings,
): Promise<Uint8Array<ArrayBuffer>[]> {
  named.forEach(([name], i) => {
    const [height, width] = arrays[i]!.shape as [number, number];
    checkHostSize(name, width, height, settings);
  });
  const files: Uint8Array<ArrayBuffer>[] = [];
  for (const array of arrays) {
    const [height, width] = array.shape as [number, number];
    const pixels = await array.download() as Uint8Array;
    files.push(await encodeOnHost(pixels, width, height, channelsOf(array), settings));
  }
  return files;
}

function checkArray(name: string, array: DeviceArray): void {
  if (!(array instanceof DeviceArray)) {
    throw new TypeError(invalid(name, "a DeviceArray, or { width, height, data } with a Uint8Array", array));
  }
  checkPixels(name, array, [1, 3]);
  const [height, width] = array.shape as [number, number];
  if (height < 1 || width < 1 || height > MAX_SIDE || width > MAX_SIDE) {
    throw new RangeError(mismatch(name, `sides of 1 to ${MAX_SIDE} pixels`, `${height} × ${width}`));
  }
}

function channelsOf({ shape }: DeviceArray): 1 | 3 {
  return (shape[2] ?? 1) as 1 | 3;
}

/** Returns a view of a gray image with three channels. */
function rgbView(array: DeviceArray): DeviceArray {
  const [height, width] = array.shape as [number, number];
  return (array.ndim === 2 ? array.unsqueeze(2) : array).broadcastTo([height, width, 3]);
}
