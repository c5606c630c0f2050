/** Images in device memory: contiguous or padded, unaligned, bottom-up, interleaved or planar. */
import { allocationOf } from "../../src/core/memory/array_data.ts";
import assert from "node:assert/strict";
import { type Device, DeviceArray, type DType, DTYPES, type NDArray, type TypedArray } from "../../mod.ts";
import { contiguousStrides, sizeOf } from "../../src/base/strides.ts";

/** The axes of an array of images. */
export type TestLayout = "HW" | "HWC" | "CHW" | "NHWC" | "NCHW";

/** How images lie in memory: `lead` elements precede the first row, `pad` elements follow each row. */
export interface Placement {
  readonly layout: TestLayout;
  readonly lead?: number;
  readonly pad?: number;
  /** The last row comes first in memory. */
  readonly bottomUp?: boolean;
}

/** Fills the bytes between rows, which no operator may read or write. */
const GAP = 0xee;

/** A view of images in an allocation that ends with the view's last element. */
export interface PlacedImages extends Disposable {
  readonly base: DeviceArray<"u8">;
  readonly view: DeviceArray;
  /** Throws if a byte between the elements has changed. */
  assertGapsUntouched(): void;
}

/**
 * Uploads NHWC elements into memory as `placement` describes; null leaves the memory filled with a pattern.
 */
export function placeImages(
  device: Device,
  shape: readonly number[],
  dtype: DType,
  data: TypedArray | null,
  { layout, lead = 0, pad = 0, bottomUp = false }: Placement,
): PlacedImages {
  const { itemSize } = DTYPES[dtype];
  const extent = { N: shape[0]!, H: shape[1]!, W: shape[2]!, C: shape[3]! };
  const axes = [...layout] as (keyof typeof extent)[];
  const extents = axes.map((axis) => extent[axis]);
  const row = axes.indexOf("H");
  const strides = contiguousStrides(extents, itemSize);
  const rowBytes = strides[row]!;
  for (let axis = row; axis >= 0; axis--) {
    strides[axis] = axis === row ? rowBytes + pad * itemSize : strides[axis + 1]! * extents[axis + 1]!;
  }
  const reach = extents.reduce((end, count, axis) => end + (count - 1) * strides[axis]!, itemSize);
  const bytes = new Uint8Array(new ArrayBuffer(lead * itemSize + reach)).fill(GAP);
  const isElement = new Uint8Array(bytes.length);
  const start = lead * itemSize + (bottomUp ? (extent.H - 1) * strides[row]! : 0);
  if (bottomUp) strides[row] = -strides[row]!;
  const [ofImage, ofRow, ofPixel, ofChannel] = (["N", "H", "W", "C"] as const).map((axis) =>
    axes.includes(axis) ? strides[axes.indexOf(axis)]! : 0
  ) as [number, number, number, number];
  const source = data && new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  let element = 0;
  for (let n = 0; n < extent.N; n++) {
    for (let y = 0; y < extent.H; y++) {
      for (let x = 0; x < extent.W; x++) {
        for (let c = 0; c < extent.C; c++, element++) {
          const at = start + n * ofImage + y * ofRow + x * ofPixel + c * ofChannel;
          for (let i = 0; i < itemSize; i++) {
            if (source) bytes[at + i] = source[element * itemSize + i]!;
            isElement[at + i] = 1;
          }
        }
      }
    }
  }
  const base = device.array(bytes);
  const view = new DeviceArray(allocationOf(base), dtype, extents, strides, start, base, layout);
  return {
    base,
    view,
    assertGapsUntouched(): void {
      const after = base.toHost();
      for (let i = 0; i < after.length; i++) {
        if (isElement[i] === 0 && after[i] !== GAP) assert.fail(`byte ${i} outside the images was written`);
      }
    },
    [Symbol.dispose]: () => base.dispose(),
  };
}

/** A view of `base` with strides in bytes. */
export function viewOf<D extends DType>(
  base: DeviceArray<D>,
  shape: readonly number[],
  strides: readonly number[],
  byteOffset: number,
): DeviceArray<D> {
  return new DeviceArray(allocationOf(base), base.dtype, shape, strides, byteOffset, base);
}

/** Returns the elements of an array of images in NHWC order. */
export function inNHWC(array: DeviceArray): TypedArray {
  assert.ok(array.layout, "the array has no layout");
  const layout = array.layout;
  const order = [..."NHWC"].filter((axis) => layout.includes(axis)).map((axis) => layout.indexOf(axis));
  return array.transpose(...order).toHost();
}

/** Image `n` of a batch of NHWC images, as a batch of one. */
export function imageOf({ dtype, shape, data }: NDArray, n: number): NDArray {
  const size = sizeOf(shape.slice(1));
  return { dtype, shape: [1, ...shape.slice(1)], data: data.slice(n * size, (n + 1) * size) as typeof data };
}

/** A batch of `count` images that repeats the images of a batch. */
export function repeated(images: NDArray, count: number): NDArray {
  const parts = Array.from({ length: count }, (_, n) => imageOf(images, n % images.shape[0]!).data);
  const size = sizeOf(images.shape.slice(1));
  const Elements = images.data.constructor as new (length: number) => typeof images.data;
  // Host files are read into Buffers, whose constructor is deprecated.
  const all = images.dtype === "u8" ? new Uint8Array(count * size) : new Elements(count * size);
  parts.forEach((part, n) => (all as Uint8Array).set(part as Uint8Array, n * size));
  return { dtype: images.dtype, shape: [count, ...images.shape.slice(1)], data: all as typeof images.data };
}
