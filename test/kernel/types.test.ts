/** Programs that TypeScript accepts and rejects in a kernel. `tsc` checks this file; the functions never run. */
import { test } from "node:test";
import type { Device, DeviceArray, Texture } from "../../mod.ts";
import { kernel, reduce } from "../../src/kernel/mod.ts";

const scale = kernel(
  { y: "f32*", image: "u8[,]", v: "f32x4*", s: { x: "f32", n: "i32" }, a: "f32", on: "bool" },
  ({ y, image, v, s, a, on }, gpu, { GAIN }) => {
    const i: number = gpu.globalIndex();
    y[i]! += a * GAIN * image[i]![0]! + s.x + v[i]!.w;
    v[i]!.w = 1;
    const tile = gpu.shared("f32", 4);
    tile[0] = on ? tile.length : image.length;
    // @ts-expect-error a structure has only its fields
    void s.y;
    // @ts-expect-error a pointer is no number
    const bad: number = y;
    // @ts-expect-error a pointer has no length
    void y.length;
    // @ts-expect-error gpu has no such function
    gpu.syncThreads();
    // @ts-expect-error there is no such type
    gpu.shared("float", 4);
    void bad;
  },
  { constants: { GAIN: 2 } },
);

export function launches(device: Device, y: DeviceArray<"f32">, image: DeviceArray<"u8">): void {
  const at = { grid: 1, block: 1 };
  const s = { x: 1, n: 2 };
  scale.launch(device, at, { y, image, v: y, s, a: 1, on: true });
  // @ts-expect-error an array of u8 for f32*
  scale.launch(device, at, { y: image, image, v: y, s, a: 1, on: true });
  // @ts-expect-error `on` is missing
  scale.launch(device, at, { y, image, v: y, s, a: 1 });
  // @ts-expect-error a number for bool
  scale.launch(device, at, { y, image, v: y, s, a: 1, on: 1 });
  // @ts-expect-error there is no parameter `b`
  scale.launch(device, at, { y, image, v: y, s, a: 1, on: true, b: 1 });
  // @ts-expect-error an array with strides has no address alone
  scale.launch(device, at, { y, image: 0n, v: y, s, a: 1, on: true });
}

export function definitions(): void {
  // @ts-expect-error no such parameter
  kernel({ y: "f32*" }, ({ z }) => void z);
  // @ts-expect-error no such type
  kernel({ y: "float*" }, () => {});
  // @ts-expect-error no such constant
  kernel({ y: "f32*" }, ({ y }, _, { WIDTH }) => void (y[0] = WIDTH), { constants: { HEIGHT: 1 } });
  // @ts-expect-error a number is no pointer
  kernel({ n: "i32" }, ({ n }) => void (n[0] = 1));
}

export function textures(device: Device, out: DeviceArray<"f32">, photo: Texture): void {
  const read = kernel({ out: "f32*", photo: "texture2d<f32x4>" }, ({ out, photo }, gpu) => {
    out[0] = gpu.tex2D(photo, 0.5, 0.5).w;
    // @ts-expect-error a texture of two dimensions
    out[1] = gpu.tex1D(photo, 0.5).w;
    // @ts-expect-error four channels are no number
    out[2] = gpu.tex2D(photo, 0.5, 0.5);
    // @ts-expect-error an array is no texture
    void gpu.tex2D(out, 0.5, 0.5);
  });
  read.launch(device, { grid: 1, block: 1 }, { out, photo });
  // @ts-expect-error an array for a texture
  read.launch(device, { grid: 1, block: 1 }, { out, photo: out });
  // @ts-expect-error textures have no elements of 64 bits
  kernel({ photo: "texture2d<f64>" }, () => {});
}

export function reductions(): void {
  const combine = ({ a, b }: { a: number; b: number }) => a + b;
  reduce({ map: ({ x }) => x > 5 ? 1 : 0, combine: ({ a, b }) => a + b, identity: 0 });
  reduce({ map: () => 1, combine: ({ a, b }) => a + b, finish: ({ a }) => a / 2, identity: 0 });
  reduce({ map: () => true, combine: ({ a, b }) => a && !b, finish: ({ a }) => !a, identity: true });
  reduce({ map: ({ x }) => x > 5, combine: ({ a, b }) => a || b, identity: false });
  reduce({ combine: ({ a, b }) => Math.max(a, b), identity: 0 });
  reduce({ combine, identity: 0 });
  reduce({ combine: ({ a, b }: { a: boolean; b: boolean }) => a && b, identity: true });
  // @ts-expect-error a boolean from numbers
  reduce({ map: () => 1, combine: ({ a, b }) => a > b, identity: 0 });
  // @ts-expect-error a number from booleans
  reduce({ map: () => true, combine: () => 1, identity: true });
  // @ts-expect-error a string is no value
  reduce({ map: () => "1", combine: ({ a }) => a, identity: 0 });
}

test("the types of kernels are checked by tsc", () => {});
