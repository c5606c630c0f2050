/** What the image tests share: reference files, views with any strides, and comparison with a tolerance. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { type Device, DeviceArray, type DType } from "../../mod.ts";
import { decodeNpy } from "../../src/formats/npy.ts";

const DATA = `${import.meta.dirname}/../data/resize`;

/** A case of test/data/make_resize.py: OpenCV's result for `src`. */
export interface ResizeCase {
  readonly name: string;
  readonly size: [number, number];
  readonly mean: number[];
  readonly std: number[];
}

export const CASES: readonly ResizeCase[] = JSON.parse(await readFile(`${DATA}/cases.json`, "utf8"));

/** The pixels (NHWC) and the expected values (NCHW) of a case. */
export async function readCase(
  name: string,
): Promise<
  ResizeCase & { shape: number[]; pixels: Uint8Array; expected: Float32Array; expectedShape: number[] }
> {
  const src = decodeNpy(await readFile(`${DATA}/${name}.src.npy`));
  const expected = decodeNpy(await readFile(`${DATA}/${name}.expected.npy`));
  return {
    ...CASES.find((it) => it.name === name)!,
    shape: [...src.shape],
    pixels: src.data as Uint8Array,
    expected: expected.data as Float32Array,
    expectedShape: [...expected.shape],
  };
}

/** A view of `base` with strides in bytes. */
export function viewOf<D extends DType>(
  base: DeviceArray<D>,
  shape: readonly number[],
  strides: readonly number[],
  byteOffset: number,
): DeviceArray<D> {
  return new DeviceArray(base.allocation, base.dtype, shape, strides, byteOffset, base);
}

/** Uploads NHWC pixels with `pad` foreign bytes behind each row, the first pixel `lead` bytes into the allocation. */
export function uploadPadded(
  device: Device,
  pixels: Uint8Array,
  shape: readonly number[],
  pad: number,
  lead: number,
): { base: DeviceArray<"u8">; view: DeviceArray<"u8"> } {
  const [count, height, width, channels] = shape as [number, number, number, number];
  const rowBytes = width * channels, pitch = rowBytes + pad;
  // Nothing behind the last pixel: a read past it is a read past the allocation.
  const bytes = new Uint8Array(lead + count * height * pitch - pad).fill(0xee);
  for (let row = 0; row < count * height; row++) {
    bytes.set(pixels.subarray(row * rowBytes, (row + 1) * rowBytes), lead + row * pitch);
  }
  const base = device.array(bytes);
  return { base, view: viewOf(base, shape, [height * pitch, pitch, channels, 1], lead) };
}

/** NCHW → NHWC. */
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

/** Every value within `tolerance` of the expected one, relative to it where it is larger than 1. */
export function assertClose(actual: Float32Array, expected: ArrayLike<number>, tolerance = 1e-5): void {
  assert.equal(actual.length, expected.length);
  for (let i = 0; i < actual.length; i++) {
    const allowed = tolerance * Math.max(1, Math.abs(expected[i]!));
    if (!(Math.abs(actual[i]! - expected[i]!) <= allowed)) {
      assert.fail(`element ${i} is ${actual[i]} where ${expected[i]} was expected`);
    }
  }
}

/** Bytes that look random and are the same everywhere (xorshift32). */
export function noise(length: number, seed = 1): Uint8Array<ArrayBuffer> {
  let state = seed;
  return Uint8Array.from({ length }, () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state & 255;
  });
}
