/** Reference values of resizeNormalize, and its input in padded memory. */
import { readFile } from "node:fs/promises";
import type { Device, DeviceArray } from "../../mod.ts";
import { decodeNpy } from "../../src/formats/npy.ts";
import { viewOf } from "./image_memory.ts";

const DATA = `${import.meta.dirname}/../data/resize`;

/** A case of test/data/make_resize.py: a resize by OpenCV, normalized by NumPy. */
export interface ResizeCase {
  readonly name: string;
  readonly size: [number, number];
  readonly mean: number[];
  readonly std: number[];
}

export const RESIZE_CASES: readonly ResizeCase[] = JSON.parse(await readFile(`${DATA}/cases.json`, "utf8"));

/** Reads the pixels (NHWC) and the expected values (NCHW) of a case. */
export async function readResizeCase(
  name: string,
): Promise<
  ResizeCase & { shape: number[]; pixels: Uint8Array; expected: Float32Array; expectedShape: number[] }
> {
  const src = decodeNpy(await readFile(`${DATA}/${name}.src.npy`));
  const expected = decodeNpy(await readFile(`${DATA}/${name}.expected.npy`));
  return {
    ...RESIZE_CASES.find((reference) => reference.name === name)!,
    shape: [...src.shape],
    pixels: src.data as Uint8Array,
    expected: expected.data as Float32Array,
    expectedShape: [...expected.shape],
  };
}

/** Uploads NHWC pixels with `pad` bytes after each row, the first pixel `lead` bytes into the allocation. */
export function uploadPadded(
  device: Device,
  pixels: Uint8Array,
  shape: readonly number[],
  pad: number,
  lead: number,
): { base: DeviceArray<"u8">; view: DeviceArray<"u8"> } {
  const [count, height, width, channels] = shape as [number, number, number, number];
  const rowBytes = width * channels, pitch = rowBytes + pad;
  // The allocation ends with the last pixel: reading past it is an error.
  const bytes = new Uint8Array(lead + count * height * pitch - pad).fill(0xee);
  for (let row = 0; row < count * height; row++) {
    bytes.set(pixels.subarray(row * rowBytes, (row + 1) * rowBytes), lead + row * pitch);
  }
  const base = device.array(bytes);
  return { base, view: viewOf(base, shape, [height * pitch, pitch, channels, 1], lead) };
}

/** Converts NCHW values to NHWC. */
export function toNHWC(values: Float32Array, shape: readonly number[]): Float32Array {
  const [count, channels, height, width] = shape as [number, number, number, number];
  const out = new Float32Array(values.length);
  let to = 0;
  for (let n = 0; n < count; n++) {
    for (let pixel = 0; pixel < height * width; pixel++) {
      for (let c = 0; c < channels; c++) out[to++] = values[(n * channels + c) * height * width + pixel]!;
    }
  }
  return out;
}
